"""Trials: every token in the same imagined states, those behind left out, and as fair and reproducible as the rest."""

import pytest

import westmarch
from tests.agents.test_search import positions
from tests.games.confrontation.scenes import table
from westmarch.agents import Perspective, agent
from westmarch.agents.search.ends import play_to_the_end
from westmarch.agents.search.guide import Playouts, Sight
from westmarch.agents.search.trials import FIRST_LOOK, Trials
from westmarch.agents.searching import MOST_TRIED, Trier
from westmarch.agents.thumb import RulesOfThumb
from westmarch.kernel import Generator, State


class Gambler:
    """A companion that knows nothing, takes the last token for the best, and plays on at random."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Generator.seeded(seed)
        self.followed = 0

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        return Playouts(1).look(state, seat, tokens)

    def ranked(self, state: State, seat: int, tokens: list[int]) -> list[int]:
        return tokens[::-1]

    def answer(self, state: State, seat: int) -> int:
        return state.legal(seat)[-1]

    def follow(self, state: State, since: State) -> list[float]:
        assert state is not since
        self.followed += 1
        return play_to_the_end(state, self.rng)


def trials(*tokens: int) -> Trials:
    return Trials(Gambler(), 0, list(tokens))


def left(tried: Trials) -> list[int]:
    return [trial.token for trial in tried.left]


def test_who_is_clearly_behind_is_tried_no_more() -> None:
    tried = trials(7, 8, 9)
    luck = [0.9, 0.1, 0.5, 0.3, 0.8, 0.2]
    for i, common in enumerate(luck):
        assert left(tried) == [7, 8, 9] if i < FIRST_LOOK else True
        # 8 is a little better than 7 whatever the luck; 9 is better and worse by turns
        found = {7: common, 8: common + 0.02, 9: common + (0.05 if i % 2 else -0.05)}
        tried.add([found[token] for token in left(tried)])
    assert left(tried) == [8, 9]
    assert tried.best().token == 8
    assert tried.mean(tried.best()) == pytest.approx(sum(luck) / len(luck) + 0.02)
    assert len(tried.trials[0].found) == FIRST_LOOK


def test_of_tokens_that_come_to_the_same_the_first_is_kept() -> None:
    tried = trials(3, 4, 5)
    for i in range(FIRST_LOOK):
        tried.add([0.5, 0.5, 0.4 + 0.1 * (i % 2)])
    assert left(tried)[0] == 3
    assert 4 not in left(tried)


def test_luck_alone_leaves_nobody_behind() -> None:
    tried = trials(1, 2)
    for found in ([0.9, 0.1], [0.2, 0.7], [0.5, 0.6], [0.6, 0.4]):
        tried.add(found)
    assert tried.states == FIRST_LOOK
    assert left(tried) == [1, 2]


def test_a_state_in_which_a_token_is_tried_stays_as_it_is() -> None:
    state = westmarch.game("card_game").new({"scenario": "duel2"}, 1)
    seat = state.turn
    before = state.fingerprint()
    companion = RulesOfThumb("card_game", 1)
    tried = Trials(companion, seat, companion.ranked(state, seat, state.legal(seat)))
    found = [tried.attempt(state, index) for index in range(len(tried.left))]
    assert found == [tried.attempt(state, index) for index in range(len(tried.left))], "the luck is the state's own"
    assert state.fingerprint() == before


@pytest.mark.parametrize("game", ["card_game", "mount_doom", "war_of_the_ring"])
def test_trials_choose_the_same_whatever_is_hidden(game: str) -> None:
    for state in positions(game):
        seat = state.seats[state.turn]
        other = state.imagine(seat, Generator.seeded(5))
        thinkers = [Trier(4, RulesOfThumb(game, 2), 12) for _ in range(2)]
        chosen = [
            thinker.choose(Perspective(hidden, seat)) for thinker, hidden in zip(thinkers, (state, other), strict=True)
        ]
        assert chosen[0] is chosen[1]
        assert thinkers[0].thoughts == thinkers[1].thoughts
        assert thinkers[0].outlook == thinkers[1].outlook


def test_trials_take_a_win_that_lies_open() -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    thinker = Trier(1, Gambler(), 150)
    scene.choose("move frodo_classic")
    scene.choose(thinker.choose(Perspective(scene.state, "fellowship")).text)
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


def test_the_budget_is_kept_and_the_most_promising_are_tried() -> None:
    state = westmarch.game("card_game").new({"scenario": "duel2"}, 1)
    while len(state.legal(state.turn)) <= MOST_TRIED:
        state.apply(state.turn, state.legal(state.turn)[0])
    seat = state.turn
    tokens = state.legal(seat)
    gambler = Gambler()
    thinker = Trier(1, gambler, 30)
    thinker.choose(Perspective(state, state.seats[seat]))
    assert MOST_TRIED < gambler.followed <= 30
    tried = {thought.token.id for thought in thinker.thoughts if thought.visits}
    assert tried == set(tokens[-MOST_TRIED:])


def test_without_time_the_companion_chooses() -> None:
    (state, _) = positions("card_game")
    thinker = Trier(1, RulesOfThumb("card_game", 1), 1000, seconds=0.0)
    seat = state.seats[state.turn]
    assert thinker.choose(Perspective(state, seat)) is agent("heuristic", 1).choose(Perspective(state, seat))
    assert [thought.visits for thought in thinker.thoughts[:2]] == [1, 0]


def test_what_is_expected_is_what_the_companion_would_do() -> None:
    state = westmarch.game("card_game").new({"scenario": "fellowship"}, 3)
    thinker = Trier(1, RulesOfThumb("card_game", 1), 20)
    token = thinker.choose(Perspective(state, state.seats[state.turn]))
    assert len(thinker.expected(token)) > 1
    assert 0 < thinker.outlook < 1
