"""The chance to win, by how things stand: the logistic of a sum of what each thing counts (see `learned`)."""

from math import exp
from typing import Final

from westmarch.agents.mount_doom import learned
from westmarch.agents.mount_doom.lot import Lot
from westmarch.games.mount_doom.board import (
    CRATER,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NAZGUL_TOTAL,
    RING_BEARER,
    destination,
)
from westmarch.games.mount_doom.cards import (
    BATTLES,
    EYE_OF_SAURON,
    HEARTS_GAINED,
    HEARTS_LOST,
    HELPERS,
    KIND,
    MOUTH_OF_SAURON,
    URUK_HAI,
    WITCH_KING,
)
from westmarch.games.mount_doom.printed import EYE_SPACE, STAGE_LENGTH

FACES: Final = (1, 2, 3, 4, 5, 6)


def expected_turns() -> list[float]:
    """The turns that the Ring-bearer needs for so many spaces, with the better of two dice in each."""
    turns = [0.0]
    for spaces in range(1, STAGE_LENGTH + 1):
        turns.append(1 + sum([(2 * face - 1) / 36 * turns[max(0, spaces - face)] for face in FACES], 0.0))
    return turns


TURNS: Final = expected_turns()

MEETINGS: Final = 1 / 3
"""How often each slot is met in a turn: two black dice, six slots."""

LEAST_WIN: Final = 0.15
"""Of a battle against the Mouth of Sauron, whose card goes on until two are won in a row: cards may help."""

MOST_KEPT: Final = 100_000
"""So many sums of tracks are kept."""


def hearts_at_risk(lot: Lot, card: int, lose: float) -> float:
    """The hearts that meeting a card is expected to cost, where a battle is lost so often."""
    kind = KIND[card]
    if kind == URUK_HAI:
        uruks = lot.warriors + lot.chieftain
        return uruks * lose if uruks else -HEARTS_GAINED[card]
    if BATTLES[card] > 0:
        return BATTLES[card] * HEARTS_LOST[card] * lose
    if kind == WITCH_KING:
        return lot.nazgul / 2
    if kind == EYE_OF_SAURON:
        return max(0, lot.courage - EYE_SPACE)
    if kind == MOUTH_OF_SAURON:
        win = max(LEAST_WIN, 1 - lose)
        return (1 - win * win) / (win * win)
    return HEARTS_LOST[card]


class Chances:
    """Reckons chances; what it has summed up once, of hands and tracks, it keeps."""

    def __init__(self) -> None:
        self._hands: dict[int, float] = {}
        self._tracks: dict[tuple[object, ...], float] = {}

    def win(self, lot: Lot) -> float:
        """The chance to win at the beginning of the next turn, if things stand so then."""
        if lot.courage <= 0 or lot.nazgul >= NAZGUL_TOTAL:
            return 0.0
        stage = lot.stage
        figure = lot.figure
        bearer = figure[RING_BEARER]
        if stage == MOUNT_DOOM:
            if bearer >= CRATER:
                return 1.0
            togo = CRATER - bearer
            track = togo * self._tracked(lot, 0)
        else:
            togo = destination(stage) - bearer
            track = 0.0
            if togo <= 0:
                stage += 1
                togo = STAGE_LENGTH
                track = learned.FRESH_TRACK[stage]
                if stage == MOUNT_DOOM:
                    togo -= figure.count(MINAS_MORGUL_SPACE)  # DOOM-FINAL-02
        worth = learned.COURAGE[stage][togo][lot.courage] + learned.NAZGUL[stage][lot.nazgul] + lot.gift
        if lot.hand:
            worth += self._hand(stage, lot.hand)
        if lot.locked:
            worth += learned.LOCKED[stage]
        if stage <= MINAS_MORGUL:
            uruks = lot.warriors + lot.chieftain
            worth += learned.URUKS[stage][uruks]
            if lot.ents:
                worth += learned.ENTS[stage] * uruks
            spaces = learned.SPACE[stage]
            end = destination(stage)
            support = there = 0
            for space in figure[1:]:
                worth += spaces[space]
                if bearer <= space <= end:
                    support += 1
                if space == MINAS_MORGUL_SPACE:
                    there += 1
            worth += learned.SUPPORT[stage][support] + learned.ARRIVED[stage][there]
            if stage == lot.stage:
                track = TURNS[togo] * self._tracked(lot, support)
        return 1 / (1 + exp(-worth - track))

    def _hand(self, stage: int, hand: int) -> float:
        key = stage << HELPERS | hand
        found = self._hands.get(key)
        if found is None:
            cards = learned.HAND[stage]
            found = sum([cards[card] for card in range(HELPERS) if hand >> card & 1], 0.0)
            self._hands[key] = found
        return found

    def _tracked(self, lot: Lot, support: int) -> float:
        """What the known cards of the track count for a turn among them; which stage it is, they tell themselves."""
        key = (lot.track, support, lot.warriors + lot.chieftain, lot.nazgul, lot.courage)
        found = self._tracks.get(key)
        if found is None:
            known = [card for card in lot.track if card >= 0]
            found = sum([learned.CARD[card] for card in known], 0.0)
            if lot.stage != MOUNT_DOOM:
                risk = sum([hearts_at_risk(lot, card, 1 - support / 6) for card in known], 0.0)
                found += learned.RISK[lot.stage] * MEETINGS * risk
            if len(self._tracks) > MOST_KEPT:
                self._tracks.clear()
            self._tracks[key] = found
        return found
