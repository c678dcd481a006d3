"""Cards that help at more than one moment: those that change dice, and those that name no moment.

A gesture that needs more than one token (which die? which face?) is private until it is complete.
"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import (
    BLACK_DICE,
    COLOURED,
    COLOURED_DICE,
    DICE,
    DIE_COUNT,
    FIGURE_COUNT,
    MOUNT_DOOM,
    NOWHERE,
    theodens_end,
)
from westmarch.games.mount_doom.cards import CARDS, ELROND, HEARTS_GAINED, POWER, THEODEN, TREEBEARD, TRICK
from westmarch.games.mount_doom.deeds import gain_courage
from westmarch.games.mount_doom.printed import COURAGE_TOP
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.words import DIE, FACE, GAIN, LEAD, PASS, SEND, USE


def use(s: Table, card: int, rule: str) -> None:
    """A card takes effect: it is told, and it goes to the box. DOOM-ALLY-02"""
    s.spend(card)
    narration.card_used(s, card, rule)


# --- after a roll ---------------------------------------------------------------------------------------------------


def dice_cards(s: Table) -> list[int]:
    """The cards that can act on the dice just rolled. DOOM-ALLY-07, DOOM-ALLY-11"""
    found: list[int] = []
    cards = s.at_hand()
    if cards >> ELROND & 1:
        found.append(USE + ELROND)
    if cards >> TRICK & 1 and s.rolled & COLOURED_DICE:
        found.append(USE + TRICK)
    if cards >> POWER & 1 and s.rolled & BLACK_DICE:
        found.append(USE + POWER)
    return found


def use_on_dice(s: Table, card: int) -> None:
    """Begin the gesture of Elrond, Gandalf's Trick or Gandalf's Power."""
    if card == ELROND:
        s.push(RollAgain())
    else:
        s.push(SetDie(card))


class AfterThrow(Ask):
    """A roll that a card demanded may be changed before it is read. DOOM-ALLY-07, DOOM-ALLY-09"""

    PROMPT: ClassVar[str] = "dice.after_roll"
    RULE: ClassVar[str] = "DOOM-ALLY-07"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*dice_cards(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            if dice_cards(s):
                narration.roll_stands(s)  # it was asked, and the dice are taken up now: all see that
            s.rolled = 0
            s.done()
        else:
            use_on_dice(s, token - USE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)


def about_dice(s: Table) -> dict[str, Any]:
    return {"dice": {DICE[die]: s.face[die] for die in range(DIE_COUNT) if s.rolled >> die & 1}}


class RollAgain(Ask):
    """Elrond: one die of the roll is thrown again. DOOM-CARD-10"""

    PROMPT: ClassVar[str] = "card.elrond"
    RULE: ClassVar[str] = "DOOM-CARD-10"
    PRIVATE: ClassVar[bool] = True

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DIE + die for die in range(DIE_COUNT) if s.rolled >> die & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        use(s, ELROND, "DOOM-CARD-10")
        throw_again(s, token - DIE, "elrond", "DOOM-CARD-10")

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "Elrond throws a die of the roll just made", "DOOM-CARD-10"


def throw_again(s: Table, die: int, cause: str, rule: str) -> None:
    """One die is thrown again; its first face is forgotten."""
    old = s.face[die]
    s.face[die] = 1 + s.rng.below(6)
    narration.rerolled(s, die, old, cause, rule)


class SetDie(Ask):
    """Gandalf's Trick sets a coloured die, his Power a black one: which? DOOM-GANDALF-08, DOOM-GANDALF-09"""

    PROMPT: ClassVar[str] = "card.which_die"
    RULE: ClassVar[str] = "DOOM-GANDALF-08"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def tokens(self, s: Table, seat: int) -> list[int]:
        dice = s.rolled & (COLOURED_DICE if self.card == TRICK else BLACK_DICE)
        return [DIE + die for die in range(DIE_COUNT) if dice >> die & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(SetFace(self.card, token - DIE))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[self.card]}

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if self.card == TRICK:
            return "Gandalf's Trick sets a coloured die of the roll just made", "DOOM-GANDALF-08"
        return "Gandalf's Power sets a black die of the roll just made", "DOOM-GANDALF-09"


class SetFace(Ask):
    """To which face? DOOM-GANDALF-08, DOOM-GANDALF-09"""

    PROMPT: ClassVar[str] = "card.which_face"
    RULE: ClassVar[str] = "DOOM-GANDALF-08"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "die")

    def __init__(self, card: int, die: int) -> None:
        self.card = card
        self.die = die

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FACE + face for face in range(6)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        rule = "DOOM-GANDALF-08" if self.card == TRICK else "DOOM-GANDALF-09"
        use(s, self.card, rule)
        old = s.face[self.die]
        s.face[self.die] = 1 + token - FACE
        narration.die_set(s, self.die, old, self.card, rule)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[self.card], "die": DICE[self.die]}


# --- at any moment --------------------------------------------------------------------------------------------------


def anytime_cards(s: Table) -> list[int]:
    """Théoden and Treebeard, where they have something to do. DOOM-ALLY-08, DOOM-ALLY-11, DOOM-FINAL-10"""
    found: list[int] = []
    cards = s.at_hand()
    if cards >> THEODEN & 1 and theodens_companions(s):
        found.append(USE + THEODEN)
    if cards >> TREEBEARD & 1 and treebeards_help(s):
        found.append(USE + TREEBEARD)
    return found


def use_anytime(s: Table, card: int) -> None:
    """Begin the gesture of Théoden or Treebeard."""
    if card == THEODEN:
        s.push(TheodenLeads())
    else:
        s.push(TreebeardHelps())


def theodens_companions(s: Table) -> list[int]:
    """The companions that have an end of their stage before them. DOOM-CARD-13, DOOM-CARD-44, DOOM-FINAL-10"""
    if s.stage == MOUNT_DOOM:
        return []
    return [companion for companion in range(1, FIGURE_COUNT) if theodens_end(s.figure[companion], s.stage) != NOWHERE]


class TheodenLeads(Ask):
    """King Théoden leads a companion to the end of its stage; no reward, no event. DOOM-CARD-13, DOOM-STAGE-11"""

    PROMPT: ClassVar[str] = "card.theoden"
    RULE: ClassVar[str] = "DOOM-CARD-13"
    PRIVATE: ClassVar[bool] = True

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [LEAD + companion for companion in theodens_companions(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        use(s, THEODEN, "DOOM-CARD-13")
        companion = token - LEAD
        start = s.figure[companion]
        s.figure[companion] = theodens_end(start, s.stage)
        narration.moved(s, companion, start, "theoden", "DOOM-CARD-13")

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if token == LEAD:
            return "Théoden does not lead the Ring-bearer", "DOOM-CARD-13"
        if LEAD < token < LEAD + COLOURED:
            return "that companion is at the end of its stage already", "DOOM-CARD-44"
        return "a companion is needed", "DOOM-CARD-13"


def treebeards_help(s: Table) -> list[int]:
    """Two courage, if there is room for it; the token in Isengard, as long as Uruk-hai can be met.

    DOOM-CARD-24, DOOM-ALLY-11, DOOM-FINAL-10
    """
    found: list[int] = []
    if s.courage < COURAGE_TOP:
        found.append(GAIN)
    if s.stage != MOUNT_DOOM:
        found.append(SEND)
    return found


class TreebeardHelps(Ask):
    """Either courage or the march on Isengard. DOOM-CARD-24"""

    PROMPT: ClassVar[str] = "card.treebeard"
    RULE: ClassVar[str] = "DOOM-CARD-24"
    PRIVATE: ClassVar[bool] = True

    def tokens(self, s: Table, seat: int) -> list[int]:
        return treebeards_help(s)

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        use(s, TREEBEARD, "DOOM-CARD-24")
        if token == GAIN:
            gain_courage(s, HEARTS_GAINED[TREEBEARD], "treebeard", "DOOM-CARD-24")
        else:
            s.ents = 1
            narration.ents_march(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if token == GAIN:
            return "courage stands at the top already", "DOOM-COURAGE-01"
        if token == SEND:
            return "no Uruk-hai can be met on the last stage", "DOOM-FINAL-10"
        return "Treebeard brings courage or marches on Isengard", "DOOM-CARD-24"
