"""The chance to win, as a small network judges it: one for each stage, and one for each that is about to begin.

What holds on the table adds up rows of numbers, in a row the hidden units of one layer; whichever of these are above
nought count for the chance. Four parts tell which rows hold, and how often (`of_hand` and those after it). The sum of
each part is kept: from one leaf of a reckoning to the next, most parts stay the same. At the end of Minas Morgul no
network is asked: the last stage has been reckoned out.
"""

from typing import Final

from westmarch.agents.judging.layer import Layer, chance_of
from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot
from westmarch.agents.mount_doom.weights import ENTRANCE, NETWORKS
from westmarch.games.mount_doom.board import (
    CRATER,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NAZGUL_TOTAL,
    RING_BEARER,
    SLOTS,
    STAGE_COUNT,
    WAITING,
    destination,
)
from westmarch.games.mount_doom.cards import (
    ELROND,
    GALADRIEL,
    GANDALF_DECK,
    HELPERS,
    NO_CARD,
    POWER,
    STAGE_CARDS,
    THEODEN,
    TREEBEARD,
    VISION,
    WRATH,
)
from westmarch.games.mount_doom.printed import COURAGE_TOP, NAZGUL_SYMBOL, SLOT_SYMBOLS, STAGE_LENGTH

# Where the rows of each kind begin.
BY_WAY: Final = 0  # spaces to go and courage
COURAGE: Final = 120
TO_GO: Final = 136
NAZGUL: Final = 145
URUKS: Final = 155
URUKS_AND_ENTS: Final = 162
HAND: Final = 169
LOCKED: Final = 183
UNDRAWN: Final = 184
SPACE: Final = 189
SUPPORT: Final = 231
ARRIVED: Final = 236
CARD: Final = 241
HIDDEN: Final = 248
FREE: Final = 255
NAZGUL_FREE: Final = 260
COVERED: Final = 263
GALADRIEL_AT: Final = 264
TREEBEARD_AT: Final = 280

MOST_KEPT: Final = 60_000
"""So many sums of each part are kept."""

LATE: Final[tuple[int, ...]] = (ELROND, TREEBEARD, VISION, WRATH, POWER)
"""The cards that count on the last stage, in the order of the table of its entrance."""

Rows = list[tuple[int, float]]
"""What holds on a table, and how often."""

Sum = list[float]
"""Of some rows: the hidden units, and what the rows count by themselves."""


def entrance(lot: Lot) -> float:
    """The chance to win with the Ring-bearer on Minas Morgul, all dice of the turn being resolved."""
    steps = sum([1 for space in lot.figure if space == MINAS_MORGUL_SPACE]) - 1  # he stands there himself
    if lot.able(THEODEN):
        near = [space for space in lot.figure[1:] if destination(MINAS_MORGUL - 1) <= space < MINAS_MORGUL_SPACE]
        steps += 1 if near else 0
    cards = sum([1 << i for i in range(len(LATE)) if lot.hand >> LATE[i] & 1])
    courage = lot.courage
    if lot.easier:  # DOOM-EASY-01
        courage = min(COURAGE_TOP, courage + sum([lot.hand >> card & 1 for card in range(HELPERS)]))
    return ENTRANCE[STAGE_LENGTH - steps][courage][cards]


class Judgement(Chances):
    """Judges by the networks; what it has added up once it keeps."""

    def __init__(self) -> None:
        super().__init__()
        self._held: dict[int, Sum] = {}
        self._stood: dict[int, Sum] = {}
        self._ways: dict[int, Sum] = {}
        self._laid: dict[int, Sum] = {}

    def win(self, lot: Lot) -> float:
        """The chance to win at the beginning of the next turn, if things stand so then."""
        if lot.courage <= 0 or lot.nazgul >= NAZGUL_TOTAL:
            return 0.0
        if lot.stage == MOUNT_DOOM:
            return 1.0 if lot.figure[RING_BEARER] >= CRATER else super().win(lot)
        togo = destination(lot.stage) - lot.figure[RING_BEARER]
        if togo <= 0 and lot.stage == MINAS_MORGUL:
            return entrance(lot)
        number = lot.stage if togo > 0 else STAGE_COUNT + lot.stage
        network = NETWORKS[number]
        held = self._of_hand(lot, number, network)
        stood = self._of_figures(lot, number, network)
        way = self._of_way(lot, number, network, togo)
        size = network.size
        total = network.constant + held[size] + stood[size] + way[size]
        weights = network.out
        if togo > 0:
            laid = self._of_track(lot, number, network)
            total += laid[size]
            for i in range(size):
                unit = held[i] + stood[i] + way[i] + laid[i]
                if unit > 0.0:
                    total += weights[i] * unit
        else:
            for i in range(size):
                unit = held[i] + stood[i] + way[i]
                if unit > 0.0:
                    total += weights[i] * unit
        return chance_of(total)

    # --- the sums of the four parts -----------------------------------------------------------------------------------

    def _of_hand(self, lot: Lot, number: int, network: Layer) -> Sum:
        undrawn = 0
        for card in GANDALF_DECK:
            if not lot.seen >> card & 1:
                undrawn |= 1 << card - VISION
        gift = 1 if lot.gift > 0.0 else 0
        stack = 1 if lot.stack else 0
        key = number << HELPERS | lot.hand
        key = ((key << 5 | undrawn) << 2 | gift << 1 | stack) << 1 | lot.locked
        key = (((key << 4 | lot.nazgul) << 3 | lot.uruks()) << 1 | lot.ents) << 3 | lot.sharers
        found = self._held.get(key)
        if found is None:
            found = network.summed(of_hand(lot), network.begun())
            keep(self._held, key, found)
        return found

    def _of_figures(self, lot: Lot, number: int, network: Layer) -> Sum:
        key = number
        for space in lot.figure:
            key = key * (WAITING + 1) + space
        found = self._stood.get(key)
        if found is None:
            end = destination(lot.stage) if number < STAGE_COUNT else destination(lot.stage + 1)
            found = network.summed(of_figures(lot, end), network.none())
            keep(self._stood, key, found)
        return found

    def _of_way(self, lot: Lot, number: int, network: Layer, togo: int) -> Sum:
        galadriel = lot.hand >> GALADRIEL & 1
        treebeard = lot.hand >> TREEBEARD & 1
        key = ((((number << 4 | togo) << 4 | lot.courage) << 1) | galadriel) << 1 | treebeard
        key = key << 3 | lot.sharers
        found = self._ways.get(key)
        if found is None:
            found = network.summed(of_way(lot, togo), network.none())
            keep(self._ways, key, found)
        return found

    def _of_track(self, lot: Lot, number: int, network: Layer) -> Sum:
        cards = STAGE_CARDS[lot.stage]
        key = number << 1 | (0 if lot.under == NO_CARD else 1)
        for card in lot.track:
            key = key << 6 | card - FACE_DOWN
        seen = 0
        for i in range(len(cards)):
            seen |= (lot.seen >> cards[i] & 1) << i
        key = key << 7 | seen
        found = self._laid.get(key)
        if found is None:
            found = network.summed(of_track(lot), network.none())
            keep(self._laid, key, found)
        return found


def keep(kept: dict[int, Sum], key: int, found: Sum) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = found


# --- what holds on a table -------------------------------------------------------------------------------------------


def of_hand(lot: Lot) -> Rows:
    """Cards in front of the players, and the enemy's figures."""
    found: Rows = []
    for card in range(HELPERS):
        if lot.hand >> card & 1:
            found.append((HAND + card, 1.0 / lot.sharers if card < VISION else 1.0))
    unseen = lot.gandalfs()
    for card in unseen:
        if lot.gift > 0.0:  # a card that is about to be drawn: any of these
            found.append((HAND + card, 1.0 / len(unseen)))
        if lot.stack:
            found.append((UNDRAWN + card - VISION, 1.0))
    if lot.locked:
        found.append((LOCKED, 1.0))
    found.append((NAZGUL + lot.nazgul, 1.0))
    found.append(((URUKS_AND_ENTS if lot.ents else URUKS) + lot.uruks(), 1.0))
    return found


def of_figures(lot: Lot, end: int) -> Rows:
    """The companions, and which of them will support the Ring-bearer on his way to this end."""
    found: Rows = []
    bearer = lot.figure[RING_BEARER]
    support = arrived = 0
    for space in lot.figure[1:]:
        found.append((SPACE + (MINAS_MORGUL_SPACE + 1 if space == WAITING else space), 1.0))
        if bearer <= space <= end:
            support += 1
        if space == MINAS_MORGUL_SPACE:
            arrived += 1
    found.append((SUPPORT + support, 1.0))
    found.append((ARRIVED + arrived, 1.0))
    return found


def of_way(lot: Lot, togo: int) -> Rows:
    """The way to go, and the courage for it."""
    found: Rows = []
    if togo > 0:
        found.append((BY_WAY + (togo - 1) * COURAGE_TOP + lot.courage - 1, 1.0))
        found.append((TO_GO + togo, 1.0))
    found.append((COURAGE + lot.courage, 1.0))
    if lot.hand >> GALADRIEL & 1:
        found.append((GALADRIEL_AT + lot.courage, 1.0 / lot.sharers))
    if lot.hand >> TREEBEARD & 1:
        found.append((TREEBEARD_AT + lot.courage, 1.0 / lot.sharers))
    return found


def of_track(lot: Lot) -> Rows:
    """The cards that lie there, those that may lie face down, and the slots that are empty."""
    found: Rows = []
    cards = STAGE_CARDS[lot.stage]
    free = nazgul_free = hidden = 0
    for slot in range(SLOTS):
        card = lot.track[slot]
        if card == FACE_DOWN:
            hidden += 1
        elif card != NO_CARD:
            found.append((CARD + cards.index(card), 1.0))
        elif SLOT_SYMBOLS[slot] == NAZGUL_SYMBOL:
            nazgul_free += 1
        else:
            free += 1
    if hidden:
        unseen = lot.unseen()
        for card in unseen:
            found.append((HIDDEN + cards.index(card), hidden / len(unseen)))
    found.append((FREE + free, 1.0))
    found.append((NAZGUL_FREE + nazgul_free, 1.0))
    if lot.under != NO_CARD:
        found.append((COVERED, 1.0))
    return found
