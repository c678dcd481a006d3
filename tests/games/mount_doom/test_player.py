"""The heuristic player of Adventure to Mount Doom: its reckoning, its fairness, its strength."""

import pytest

from tests.games.mount_doom.scenes import table
from westmarch import Generator, State
from westmarch.agents import Agent, Perspective
from westmarch.agents.mount_doom import Player
from westmarch.agents.mount_doom.chances import TURNS, Chances
from westmarch.agents.mount_doom.lot import FACE_DOWN, lot_of
from westmarch.agents.mount_doom.outcomes import Outcomes
from westmarch.agents.random import Random
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import MOUNT_DOOM, RING_BEARER
from westmarch.games.mount_doom.cards import CARDS, EOWYN, GALADRIEL, NO_CARD, STAGE_CARDS, WITCH_KING
from westmarch.games.mount_doom.state import Table
from westmarch.kernel import playout


def play(state: State, agents: list[Agent]) -> list[str]:
    """Play a game to its end; the tokens that were chosen."""
    chosen = []
    while not state.over:
        seat = state.turn
        token = agents[seat].choose(Perspective(state, state.seats[seat]))
        state.play(state.seats[seat], token)
        chosen.append(token.text)
    return chosen


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_it_plays_every_mode_to_the_end(preset: str) -> None:
    state = GAME.new(GAME.presets[preset], seed=3)
    play(state, [Player(seat) for seat in range(len(state.seats))])
    assert state.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = GAME.new({"players": 2}, seed=5), GAME.new({"players": 2}, seed=5)
    assert play(first, [Player(1), Player(2)]) == play(second, [Player(1), Player(2)])


# --- how strong it is -----------------------------------------------------------------------------------------------


def test_it_comes_much_further_than_chance() -> None:
    def reached(agent: type[Agent]) -> int:
        states = [GAME.new(seed=seed) for seed in range(12)]
        for seed, state in enumerate(states):
            play(state, [agent(seed)])
        return sum(state.outcome.scores["first"] for state in states if state.outcome is not None)

    assert reached(Player) > 2 * reached(Random)


def test_it_wins_games() -> None:
    """Of forty games about fifteen: fewer than eight would be a chance of one in two hundred."""
    states = [GAME.new(seed=seed) for seed in range(40)]
    for seed, state in enumerate(states):
        play(state, [Player(seed)])
    assert sum(bool(state.outcome and state.outcome.winners) for state in states) >= 8


# --- that it is fair ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["base_1", "harder_2", "easier_3"])
def test_what_is_hidden_does_not_sway_it(preset: str) -> None:
    """Deal anew whatever its seat cannot know (cards face down, stacks, dice to come): it chooses the same.

    In every position of whole games, by fresh players with other seeds: neither what is hidden nor chance has a say.
    """
    asked = set()
    for seed in range(2):
        state = GAME.new(GAME.presets[preset], seed)
        rng = Generator.seeded(seed)
        regular = Player(0)
        while not state.over:
            seat = state.seats[state.turn]
            token = regular.choose(Perspective(state, seat))
            (decision,) = state.pending
            if len(decision.tokens) > 1:
                asked.add(decision.prompt)
                for other in (1, 2):
                    imagined = state.imagine(seat, rng)
                    assert Player(other).choose(Perspective(imagined, seat)) == token, decision
            if rng.below(6) == 0:  # leave the beaten track now and then
                token = decision.tokens[rng.below(len(decision.tokens))]
            state.play(seat, token)
    assert len(asked) >= 10


def test_the_redeal_does_change_what_is_hidden() -> None:
    """The other half of the law: the test above would be empty if an imagined state were the true one."""
    state = GAME.new(seed=8)
    assert isinstance(state, Table)
    tracks, stacks, dice = set(), set(), set()
    for seed in range(20):
        imagined = state.imagine("first", Generator.seeded(seed))
        assert isinstance(imagined, Table)
        tracks.add((imagined.slot[0], imagined.slot[5]))
        stacks.add(tuple(imagined.stacks[3]))
        dice.add(tuple(imagined.rng.words()))
    assert len(tracks) > 3
    assert len(stacks) > 10
    assert len(dice) == 20


def test_a_lot_knows_only_what_lies_open() -> None:
    state = GAME.new(seed=8)
    for seed in range(300):
        rng = Generator.seeded(seed)
        playout(state, rng, 1)
        if state.over:
            break
        assert isinstance(state, Table)
        true, imagined = lot_of(state), state.imagine("first", rng)
        assert isinstance(imagined, Table)
        other = lot_of(imagined)
        assert true.key() == other.key()
        hidden = [true.track[slot] == FACE_DOWN for slot in range(6)]
        unseen = [slot >= 0 and not state.seen >> slot & 1 for slot in state.slot]
        assert hidden == unseen


# --- its reckoning --------------------------------------------------------------------------------------------------


def test_the_chances_are_ordered() -> None:
    """More courage, fewer steps and fewer Nazgûl are better; nothing is lost or won before it is."""
    chances = Chances()
    lot = lot_of(GAME.new(seed=1))  # type: ignore[arg-type]
    assert chances.win(lot.with_courage(0)) == 0
    for low, high in ((2, 6), (6, 10), (10, 14)):
        assert chances.win(lot.with_courage(low)) < chances.win(lot.with_courage(high))
    lot.stage = MOUNT_DOOM
    lot.track = (NO_CARD,) * 6
    for space in range(40, 47):
        here = lot.with_figure(RING_BEARER, space).with_courage(6)
        assert chances.win(here) < chances.win(lot.with_figure(RING_BEARER, space + 1).with_courage(6))
    assert chances.win(lot.with_figure(RING_BEARER, 48)) == 1
    many = lot.with_figure(RING_BEARER, 44)
    many.nazgul = 9
    assert chances.win(many) == 0
    assert TURNS[0] == 0
    assert TURNS[1] == 1


@pytest.mark.parametrize("card", [card for stage in STAGE_CARDS for card in stage])
def test_the_odds_of_a_meeting_sum_to_one(card: int) -> None:
    state = GAME.new(seed=2)
    assert isinstance(state, Table)
    lot = lot_of(state)
    lot.nazgul = 4
    lot.warriors = 2
    for hand in (0, 1 << EOWYN, 1 << GALADRIEL):
        lot.hand = hand
        odds = Outcomes(Chances()).card(lot, 2, card)
        assert sum(share for share, _ in odds) == pytest.approx(1), CARDS[card]
        assert all(0 <= after.courage <= 15 for _, after in odds)


def test_the_witch_king_is_expected_to_cost_half_a_heart_for_each_nazgul() -> None:
    scene = table({"ring_bearer": 34}, stage="minas_morgul", track="- witch_king - - - -", nazgul=3, courage=9)
    lot = lot_of(scene.state)
    odds = Outcomes(Chances()).card(lot, 1, WITCH_KING)
    mean = sum(share * (9 - after.courage) for share, after in odds)
    assert mean == pytest.approx(1.5)


def test_it_takes_the_hint() -> None:
    """With the end one step away Faramir finishes the stage, and a 6 of the Witch-king's die is Éowyn's."""
    scene = table({"ring_bearer": 38}, stage="minas_morgul", cards="faramir", gandalf_stack="")
    assert Player(1).choose(Perspective(scene.state, "first")).text == "use faramir"
    scene = table(
        {"ring_bearer": 34}, stage="minas_morgul", cards="eowyn", track="- witch_king - - - -", nazgul=5
    ).turn((2, "gimli", 1), (6, "aragorn", 1), then=[6])
    assert Player(1).choose(Perspective(scene.state, "first")).text == "use eowyn"


def test_it_does_not_die_with_treebeard_at_hand() -> None:
    scene = table({"ring_bearer": 30}, stage="gondor", cards="treebeard", track="- grond - - - -", courage=3)
    scene.turn((2, "gimli", 1), (6, "aragorn", 1))
    state = scene.state
    while (decision := state.decision("first")) is not None and decision.prompt != "courage.before_loss":
        state.play("first", "pass")
    assert Player(1).choose(Perspective(state, "first")).text == "use treebeard"
