"""The laws of the conformance kit on late stages, with every card in a hand: random games seldom come so far."""

import pytest

from tests.conformance.laws import AT_EVERY_DECISION, Position
from tests.games.mount_doom.scenes import DoomScene, table
from tests.games.mount_doom.subject import SUBJECT
from westmarch import Generator, Record
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import STAGES
from westmarch.games.mount_doom.cards import CARDS, HELPERS, STAGE_CARDS, STAGE_OF


def well_equipped(stage: int, players: int, rng: Generator) -> DoomScene:
    """A table on a stage: every ally of earlier stages held by somebody, and a track dealt at random."""
    hands: dict[str, str] = {}
    seats = ("first", "second", "third", "fourth")[:players]
    for card in range(HELPERS):
        if STAGE_OF[card] < stage:
            seat = seats[rng.below(players)]
            hands[seat] = f"{hands.get(seat, '')} {CARDS[card]}"
    cards = list(STAGE_CARDS[stage])
    rng.shuffle(cards)
    names = [CARDS[card] for card in cards[:6]]
    track = f"?{names[0]} {' '.join(names[1:5])} ?{names[5]}"
    figures: dict[str, int | str] = {"ring_bearer": 8 * stage}
    for companion in ("merry_pippin", "aragorn", "legolas", "gimli"):
        figures[companion] = min(40, 8 * stage + rng.below(8))
    if stage == 5:
        figures = {"ring_bearer": 40 + rng.below(4)}
    return table(
        figures,
        stage=STAGES[stage],
        track=track,
        cards=hands,
        gandalf_stack="",
        players=players,
        warriors=rng.below(6),
        nazgul=1 + rng.below(6),
    )


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("stage", [2, 3, 4, 5])
def test_late_stages_obey_the_laws(stage: int, players: int, seed: int) -> None:
    rng = Generator.seeded(1000 * stage + 10 * players + seed)
    record = Record(GAME, {"players": players}, seed)
    record.state = well_equipped(stage, players, rng).state
    p = Position(SUBJECT, record, rng, SUBJECT.inventory(record.state))
    decisions = 0
    while not p.state.over and decisions < 60:
        for law in AT_EVERY_DECISION:
            law(p)
        decision = p.state.pending[0]
        p.state.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
        decisions += 1
    assert decisions > 3
