"""A black die is resolved: the card on its slot, or the symbol of an empty one."""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import FIGURES, MOUNT_DOOM, WAITING
from westmarch.games.mount_doom.cards import ALLY, CARDS, COLOUR, NO_CARD, SINGLE_USE, WRATH
from westmarch.games.mount_doom.deeds import place_nazgul, remove_from_track
from westmarch.games.mount_doom.printed import NAZGUL_SYMBOL, SLOT_SYMBOLS
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.enemies import meet
from westmarch.games.mount_doom.steps.helpers import use
from westmarch.games.mount_doom.steps.moving import advance
from westmarch.games.mount_doom.words import ADVANCE, PASS, USE


def activate(s: Table, slot: int) -> None:
    """The card on a slot is turned up, if need be, and met. Whoever calls this has already said what follows.

    DOOM-ENCOUNTER-01 to DOOM-ENCOUNTER-07, DOOM-SLOT-01, DOOM-SLOT-05
    """
    card = s.slot[slot]
    if card == NO_CARD:
        resolve_symbol(s, slot)
        return
    if s.is_hidden(slot):
        s.face_down &= ~(1 << slot)
        s.seen |= 1 << card
        narration.turned_up(s, slot, card)
    if COLOUR[card] == ALLY:
        s.slot[slot] = NO_CARD
        s.hand[s.active] |= 1 << card
        narration.ally_taken(s, slot, card)
        return
    narration.activated(s, slot, card)
    s.push(AfterEncounter(card))
    meet(s, card)


def resolve_symbol(s: Table, slot: int) -> None:
    """DOOM-SLOT-01, DOOM-SLOT-02, DOOM-SLOT-03, DOOM-FINAL-12"""
    figure = SLOT_SYMBOLS[slot]
    if figure == NAZGUL_SYMBOL:
        place_nazgul(s, "slot", "DOOM-SLOT-02")
    elif s.stage == MOUNT_DOOM:
        narration.nothing_happens(s, "slot", "DOOM-FINAL-12")
    elif s.figure[figure] == WAITING:
        narration.nothing_happens(s, "slot", "DOOM-SLOT-03")
    else:
        s.push(SymbolMove(figure))


class SymbolMove(Ask):
    """The figure shown may move by 0, 1 or 2 spaces. DOOM-SLOT-03, DOOM-SLOT-04, DOOM-MOVE-08"""

    PROMPT: ClassVar[str] = "slot.move"
    RULE: ClassVar[str] = "DOOM-SLOT-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [ADVANCE, ADVANCE + 1, ADVANCE + 2]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        advance(s, self.figure, token - ADVANCE, False, "slot")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"figure": FIGURES[self.figure], "space": s.figure[self.figure]}

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "the figure shown moves by 0, 1 or 2 spaces", "DOOM-SLOT-03"


class AfterEncounter(Ask):
    """The card has done its work: a single-use one leaves, any other may be removed by Gandalf's Wrath.

    DOOM-ENCOUNTER-05, DOOM-ENCOUNTER-06, DOOM-GANDALF-05, DOOM-CARD-45, DOOM-FINAL-06, DOOM-FINAL-12
    """

    PROMPT: ClassVar[str] = "encounter.after"
    RULE: ClassVar[str] = "DOOM-GANDALF-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def tokens(self, s: Table, seat: int) -> list[int]:
        if s.at_hand() >> WRATH & 1 and not SINGLE_USE[self.card] and s.slot_of(self.card) >= 0:
            return [USE + WRATH, PASS]
        return [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token != PASS:
            use(s, WRATH, "DOOM-GANDALF-05")
            remove_from_track(s, s.slot_of(self.card), "gandalfs_wrath", "DOOM-GANDALF-05")
        elif SINGLE_USE[self.card]:
            remove_from_track(s, s.slot_of(self.card), "single_use", "DOOM-ENCOUNTER-06")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[self.card]}
