"""The levels: at every game and seat, fair, in time, and each better than the one before."""

from collections.abc import Iterator

import pytest

import westmarch
from tests.agents.haste import hurry
from tests.agents.test_agents import play
from tests.games.confrontation.scenes import table
from westmarch.agents import Perspective, agent, levels
from westmarch.agents.heuristic import EXPERTS, expert, player
from westmarch.agents.levels import (
    EXPERT,
    GUIDED,
    HOBBIT,
    LEVELS,
    RANGER,
    REHEARSED,
    TRIALS,
    WIZARD,
    Level,
    best_guide,
    thinker,
)
from westmarch.agents.mount_doom.expert import Expert
from westmarch.agents.rehearsing import Rehearser
from westmarch.agents.searching import Searcher, Trier
from westmarch.agents.thumb import RulesOfThumb
from westmarch.kernel import BadInput, Decision, Generator, State, Token, random_token

TABLES = [
    ("confrontation", {}),
    ("confrontation", {"match": True}),
    ("mount_doom", {"players": 1}),
    ("mount_doom", {"players": 4}),
    ("card_game", {"scenario": "trilogy"}),
    ("card_game", {"scenario": "duel3"}),
    ("war_of_the_ring", {"players": 2}),
    ("war_of_the_ring", {"players": 3}),
    ("war_of_the_ring", {"players": 4}),
]

PLENTY = 600.0
"""More seconds than any choice takes: iterations alone end the thinking."""


def decisions_of_every_seat(game: str, options: dict[str, object]) -> Iterator[State]:
    """For each seat a position in which it must choose, and something is hidden from it (or nothing ever is)."""
    state = westmarch.game(game).new(options, 3)
    rng = Generator.seeded(3)
    left = set(range(len(state.seats)))
    decisions = 0
    while left and not state.over:
        seat = state.turn
        if decisions > 30 and seat in left and len(state.legal(seat)) > 1:
            left.remove(seat)
            yield state.clone()
        state.apply(seat, random_token(state, seat, rng))
        decisions += 1
    assert not left


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_level_chooses_the_same_whatever_is_hidden_from_it(game: str, options: dict[str, object]) -> None:
    for state in decisions_of_every_seat(game, options):
        seat = state.seats[state.turn]
        other = state.imagine(seat, Generator.seeded(5))
        assert other.fingerprint() != state.fingerprint()
        for level in LEVELS[game]:
            before = state.fingerprint()
            thinkers = [Level(4, level, PLENTY, iterations=3) for _ in range(2)]
            chosen = [
                thinker.choose(Perspective(hidden, seat))
                for thinker, hidden in zip(thinkers, (state, other), strict=True)
            ]
            assert chosen[0] is chosen[1], f"{level} as {seat}"
            assert thinkers[0].rng.words() == thinkers[1].rng.words()
            assert state.fingerprint() == before


def test_a_long_action_does_not_run_out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty decisions of one action, each of which takes all that it may: within the allowance together."""
    state = westmarch.game("war_of_the_ring").new({}, 1)
    while state.stack[-1].PROMPT != "turn.action":
        state.apply(state.turn, state.legal(state.turn)[0])
    clock = [0.0]
    monkeypatch.setattr(levels, "now", lambda: clock[0])
    given: list[float] = []

    def think(mind: Rehearser, perspective: Perspective) -> Token:
        assert mind.seconds is not None
        given.append(mind.seconds)
        clock[0] += mind.seconds
        return perspective.decision.tokens[0]

    monkeypatch.setattr(Rehearser, "choose", think)
    wizard = Level(1, WIZARD)
    strength = LEVELS["war_of_the_ring"][WIZARD]
    perspective = Perspective(state, state.seats[state.turn])
    wizard.choose(perspective)
    monkeypatch.setattr(Perspective, "decision", replaced_prompt(perspective.decision))
    for _ in range(40):
        wizard.choose(perspective)
    assert given[0] == strength.seconds
    assert 0 < given[-1] < given[0]
    assert sum(given) < strength.allowance < 30


def replaced_prompt(decision: Decision) -> Decision:
    """The same decision in the middle of an action."""
    return Decision(decision.seat, "battle.card", decision.tokens, decision.rule, decision.about)


def test_every_game_has_every_level() -> None:
    assert list(LEVELS) == list(westmarch.games())
    for each in LEVELS.values():
        assert list(each) == [HOBBIT, RANGER, WIZARD]
        assert each[HOBBIT].slips > 0, "a newcomer needs a chance"
        assert not each[RANGER].slips + each[WIZARD].slips
        if each[WIZARD].mind == GUIDED:
            assert each[WIZARD].seconds is not None
            assert each[WIZARD].seconds < 2


def test_nobody_stalls_in_haste() -> None:
    longest = hurry(120)
    assert all(longest.values()), "every game had its turn"


def test_a_slip_is_any_token_and_as_frequent_as_the_table_says() -> None:
    """The Hobbit's own player would choose one token; with every slip another may come."""
    state = westmarch.game("mount_doom").new({}, 1)
    while len(state.legal(state.turn)) < 5:
        state.apply(state.turn, state.legal(state.turn)[0])
    own = player("mount_doom", 1).choose(Perspective(state, "first"))
    hobbit = Level(1, HOBBIT)
    tokens = [hobbit.choose(Perspective(state, "first")) for _ in range(400)]
    slips = LEVELS["mount_doom"][HOBBIT].slips
    expected = 400 * slips * (1 - 1 / len(state.legal(state.turn)))
    assert expected / 1.5 < sum(token is not own for token in tokens) < expected * 1.5
    ranger = Level(1, RANGER)
    assert {ranger.choose(Perspective(state, "first")) for _ in range(5)} == {own}


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for seed in (1, 1, 2):
        state = westmarch.game("mount_doom").new({}, 7)
        games.append(play({"first": agent(HOBBIT, seed)}, state, 30))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_ranger_takes_a_win_that_lies_open() -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    mind = Level(1, RANGER, PLENTY, iterations=150)
    scene.choose(mind.choose(Perspective(scene.state, "fellowship")).text)
    scene.choose(mind.choose(Perspective(scene.state, "fellowship")).text)
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


@pytest.mark.parametrize("name", [HOBBIT, RANGER, WIZARD])
def test_a_level_takes_no_number(name: str) -> None:
    with pytest.raises(BadInput, match=f"{name}: takes no number"):
        agent(f"{name}:50", 1)


def test_a_level_says_what_it_does_not_play() -> None:
    with pytest.raises(BadInput, match="wizard: does not play chess; it plays confrontation"):
        Level(1, WIZARD).strength("chess")
    with pytest.raises(BadInput, match="iterations: at least 1 is needed, not 0"):
        agent("guided:0", 1)
    state = westmarch.game("confrontation").new({}, 1)
    with pytest.raises(BadInput, match="trials: does not play confrontation; it plays card_game"):
        agent("trials:9", 1).choose(Perspective(state, state.seats[state.turn]))


# --- the guide of rules of thumb ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [options for game, options in TABLES if game == "card_game"])
def test_rules_of_thumb_see_one_chance_for_each_side(options: dict[str, object]) -> None:
    state = westmarch.game("card_game").new(options, 1)
    guide = RulesOfThumb("card_game", 1)
    before = state.fingerprint()
    tokens = state.legal(state.turn)
    sight = guide.look(state, state.turn, tokens)
    assert state.fingerprint() == before
    assert sum(sight.priors) == pytest.approx(1)
    assert len(sight.priors) == len(tokens)
    sides = [{sight.worths[state.seat_index(seat)] for seat in team} for team in state.game.teams_for(state.options)]
    assert [len(side) for side in sides] == [1, 1]
    assert sum(max(side) for side in sides) == pytest.approx(1)


@pytest.mark.parametrize("game", ["mount_doom", "card_game", "war_of_the_ring"])
def test_rules_of_thumb_favour_their_own_choice(game: str) -> None:
    state = westmarch.game(game).new({}, 2)
    while len(state.legal(state.turn)) == 1:
        state.apply(state.turn, state.legal(state.turn)[0])
    mind = expert(game, 1) if game in EXPERTS else player(game, 1)
    own = mind.choose(Perspective(state, state.seats[state.turn]))
    sight = RulesOfThumb(game, 1).look(state, state.turn, state.legal(state.turn))
    assert sight.priors.index(max(sight.priors)) == state.legal(state.turn).index(own.id)
    assert all(0 <= worth <= 1 for worth in sight.worths)


def test_rules_of_thumb_ask_a_judge_when_the_table_is_at_rest() -> None:
    asked: list[str] = []

    class Fixed:
        def chances(self, state: State) -> list[float]:
            asked.append(state.stack[-1].PROMPT)
            return [0.123]

    state = westmarch.game("mount_doom").new({}, 2)
    while state.stack[-1].PROMPT == "turn.begin" or len(state.legal(state.turn)) == 1:
        state.apply(state.turn, state.legal(state.turn)[0])
    sight = RulesOfThumb("mount_doom", 1, Fixed()).look(state, state.turn, state.legal(state.turn))
    assert sight.worths == [0.123]
    assert asked == ["turn.begin"]


def test_an_end_is_worth_what_it_is() -> None:
    state = westmarch.game("war_of_the_ring").new({"players": 4}, 1)
    state.end(("gondor", "rohan"), "ring_destroyed", {})
    assert RulesOfThumb("war_of_the_ring", 1).worths(state) == pytest.approx([1, 1, 0, 0])


def test_a_wizard_thinks_as_the_table_says() -> None:
    kinds = {EXPERT: Expert, GUIDED: Searcher, TRIALS: Trier, REHEARSED: Rehearser}
    for game, each in LEVELS.items():
        mind = thinker(game, each[WIZARD], 1)
        assert type(mind) is kinds[each[WIZARD].mind]
        if isinstance(mind, Searcher):
            assert type(mind.guide) is type(best_guide(game, 1))
