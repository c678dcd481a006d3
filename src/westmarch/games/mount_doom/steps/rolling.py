"""The roll phase: two rolls, four dice on the tile. DOOM-ROLL-01 to DOOM-ROLL-08"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import BLACK_1, BLACK_2, BLACK_DICE, COLOURED, COLOURED_DICE, DICE
from westmarch.games.mount_doom.cards import THEODEN, TREEBEARD
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.helpers import about_dice, anytime_cards, dice_cards, use_anytime, use_on_dice
from westmarch.games.mount_doom.steps.resolving import ResolveDice
from westmarch.games.mount_doom.words import PLACE, TAKE, USE


class SecondDie(Ask):
    """Two coloured dice are picked before the first roll: one is. DOOM-ROLL-01, DOOM-ROLL-07"""

    PROMPT: ClassVar[str] = "roll.second_die"
    RULE: ClassVar[str] = "DOOM-ROLL-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: int) -> None:
        self.first = first

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + die for die in range(COLOURED) if die != self.first]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.throw(1 << self.first | 1 << token - TAKE | BLACK_DICE)
        narration.rolled(s, "first_roll", "DOOM-ROLL-01")
        s.become(FirstRoll())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"die": DICE[self.first]}

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "another coloured die is needed for the first roll", "DOOM-ROLL-01"


def use_after_roll(s: Table, card: int) -> None:
    """A card used between a roll and the placing of its dice. DOOM-ALLY-07, DOOM-ALLY-08, DOOM-ALLY-09"""
    if card in (THEODEN, TREEBEARD):
        use_anytime(s, card)
    else:
        use_on_dice(s, card)


class FirstRoll(Ask):
    """The first roll lies there: cards may act on it, then a black die is chosen for page 1. DOOM-ROLL-02"""

    PROMPT: ClassVar[str] = "roll.place_black"
    RULE: ClassVar[str] = "DOOM-ROLL-02"

    def seats(self, s: Table) -> int:
        return 1 << s.active

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [PLACE + BLACK_1, PLACE + BLACK_2]
        if s.at_hand():
            found += dice_cards(s)
            found += anytime_cards(s)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= PLACE and token < PLACE + BLACK_2 + 1:
            s.push(PlaceColoured(token - PLACE))
        else:
            use_after_roll(s, token - USE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if PLACE <= token < PLACE + COLOURED:
            return "the black die comes first", "DOOM-ROLL-02"
        return "one of the two black dice goes on page 1", "DOOM-ROLL-02"


class PlaceColoured(Ask):
    """And one of the two coloured dice below it. DOOM-ROLL-02"""

    PROMPT: ClassVar[str] = "roll.place_coloured"
    RULE: ClassVar[str] = "DOOM-ROLL-02"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("black",)

    def __init__(self, black: int) -> None:
        self.black = black

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [PLACE + die for die in range(COLOURED) if s.rolled >> die & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        coloured = token - PLACE
        s.tile[0] = self.black
        s.tile[1] = coloured
        s.rolled &= ~(1 << self.black | 1 << coloured)
        narration.page_filled(s, 0, "DOOM-ROLL-02")
        s.become(ThirdDie())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {**about_dice(s), "black": s.face[self.black]}

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "one of the two coloured dice just rolled goes below the black one", "DOOM-ROLL-02"


class ThirdDie(Ask):
    """A third coloured die joins the two that were not placed. DOOM-ROLL-03, DOOM-ROLL-07"""

    PROMPT: ClassVar[str] = "roll.third_die"
    RULE: ClassVar[str] = "DOOM-ROLL-03"

    def seats(self, s: Table) -> int:
        return 1 << s.active

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + die for die in range(COLOURED) if not s.rolled >> die & 1 and die != s.tile[1]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.throw(s.rolled | 1 << token - TAKE)
        narration.rolled(s, "second_roll", "DOOM-ROLL-03")
        s.become(SecondRoll())

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "a coloured die is needed that was not in the first roll", "DOOM-ROLL-03"


class SecondRoll(Ask):
    """The black die goes on page 2, and one of the two coloured ones; the last returns to the pool.

    DOOM-ROLL-04, DOOM-ROLL-05, DOOM-ROLL-06
    """

    PROMPT: ClassVar[str] = "roll.place_second"
    RULE: ClassVar[str] = "DOOM-ROLL-04"

    def seats(self, s: Table) -> int:
        return 1 << s.active

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [PLACE + die for die in range(COLOURED) if s.rolled >> die & 1]
        if s.at_hand():
            found += dice_cards(s)
            found += anytime_cards(s)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token < PLACE or token >= PLACE + COLOURED:
            use_after_roll(s, token - USE)
            return
        coloured = token - PLACE
        s.tile[2] = BLACK_1 if s.rolled >> BLACK_1 & 1 else BLACK_2
        s.tile[3] = coloured
        left = s.rolled & COLOURED_DICE & ~(1 << coloured)
        for die in range(COLOURED):
            if left >> die & 1:
                s.face[die] = 0
        s.rolled = 0
        narration.page_filled(s, 1, "DOOM-ROLL-04")
        s.become(ResolveDice(0))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_dice(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "one of the two coloured dice just rolled goes on page 2", "DOOM-ROLL-04"
