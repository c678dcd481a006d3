"""Moving the Fellowship, and the Hunt roll. WOTR-HUNT-08 to WOTR-HUNT-17, WOTR-MORDOR-09 to WOTR-MORDOR-17"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import bits, controller, has_army, nazgul_in
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, KIND, SHADOW, STRONGHOLD
from westmarch.games.war_of_the_ring.cards import CARDS, FLOCKS_OF_CREBAIN, THE_LAST_BATTLE
from westmarch.games.war_of_the_ring.ending import CRACK_OF_DOOM, finish
from westmarch.games.war_of_the_ring.state import DID_STRIVE, Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.hunt_tiles import IN_MORDOR, OF_HUNT, OF_MORDOR, STOPPED, TileDraw
from westmarch.games.war_of_the_ring.words import DECLINE, REROLL, USE

HUNT_SUCCESS: Final = 6


# --- moving the Fellowship ----------------------------------------------------------------------------------------


def may_move(s: Table) -> bool:
    """WOTR-FELLOWSHIP-12, WOTR-FELLOWSHIP-17, WOTR-FELLOWSHIP-32, WOTR-MORDOR-14"""
    return s.hidden == 1 and (s.mordor >= 0 or s.progress < 12)


def move_fellowship(s: Table, paid_by_die: bool, cause: str) -> None:
    """The Fellowship goes one step and is hunted; the die that paid goes to the Hunt Box afterwards.

    WOTR-FELLOWSHIP-13, WOTR-FELLOWSHIP-14, WOTR-FELLOWSHIP-15, WOTR-MORDOR-09, WOTR-MORDOR-10, WOTR-HUNT-41

    WOTR-FELLOWSHIP-03, WOTR-FELLOWSHIP-16
    """
    s.deeds |= DID_STRIVE
    if paid_by_die:
        s.push(DieToBox())
    if s.mordor >= 0:
        narration.fellowship(s, "moves", cause, "WOTR-MORDOR-09")
        s.push(MordorStep())
        s.push(TileDraw(s.box[FREE_PEOPLES] + s.box[SHADOW], IN_MORDOR, OF_MORDOR))
        return
    s.progress += 1
    narration.fellowship(s, "moves", cause, "WOTR-FELLOWSHIP-13")
    s.push(HuntRoll(0))


class DieToBox(RingStep):
    """WOTR-TURN-12, WOTR-FELLOWSHIP-14, WOTR-MORDOR-12; The Last Battle keeps the die out of the box."""

    def resolve(self, s: Table) -> None:
        s.done()
        if not s.on_table(THE_LAST_BATTLE):
            s.box[FREE_PEOPLES] += 1
            narration.die_in_box(s)


class MordorStep(RingStep):
    """After the tile, the step, unless a Stop icon forbids it. WOTR-MORDOR-11, WOTR-MORDOR-13, WOTR-MORDOR-17"""

    def resolve(self, s: Table) -> None:
        s.done()
        if s.hunt & STOPPED:
            s.hunt = 0
            narration.fellowship(s, "stopped", "stop", "WOTR-MORDOR-11")
            return
        s.mordor += 1
        narration.fellowship(s, "step", "move", "WOTR-MORDOR-11")
        if s.mordor == CRACK_OF_DOOM:
            finish(s, FREE_PEOPLES, "ring_destroyed", "WOTR-VICTORY-02")


# --- the roll -----------------------------------------------------------------------------------------------------


class HuntRoll(RingStep):
    """The Shadow rolls a die for each of its dice in the Hunt Box; Flocks of Crebain may help.

    WOTR-HUNT-08 to WOTR-HUNT-13, WOTR-HUNT-36, WOTR-HUNT-41
    """

    PROMPT: ClassVar[str] = "hunt.crebain"
    RULE: ClassVar[str] = "WOTR-HUNT-41"
    FIELDS: ClassVar[tuple[str, ...]] = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def seats(self, s: Table) -> int:
        if self.bonus == 0 and s.box[SHADOW] > 0 and s.on_table(FLOCKS_OF_CREBAIN):
            return s.asks(SHADOW)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + FLOCKS_OF_CREBAIN, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, CARDS[FLOCKS_OF_CREBAIN], self.RULE)
            self.resolve(s)
            return
        s.discard_openly(FLOCKS_OF_CREBAIN)
        narration.discarded(s, FLOCKS_OF_CREBAIN, "used", "WOTR-EVENT-16")
        s.become(HuntRoll(1))

    def resolve(self, s: Table) -> None:
        level = min(5, s.box[SHADOW])
        if level == 0:
            s.done()  # WOTR-HUNT-10
            return
        bonus = self.bonus + s.box[FREE_PEOPLES]
        dice = [s.rng.below(6) + 1 for _ in range(level)]
        s.hunt_dice = dice
        s.successes = hunt_successes(dice, bonus)
        narration.hunt_rolled(s, dice, bonus, [])
        s.become(HuntReroll(bonus))


def hunt_successes(dice: list[int], bonus: int) -> int:
    """WOTR-HUNT-11, WOTR-HUNT-12, WOTR-HUNT-13"""
    found = 0
    for die in dice:
        if die > 1 and die + bonus >= HUNT_SUCCESS:
            found += 1
    return found


REROLL_GROUNDS: Final[tuple[str, ...]] = ("hunt_stronghold", "hunt_army", "hunt_nazgul")
"""What each bit of `reroll_grounds` is called in the log."""


def reroll_grounds(s: Table) -> int:
    """A Shadow Stronghold, Shadow units, Nazgûl where the figure is: a bit for each. WOTR-HUNT-14, WOTR-HUNT-16"""
    here = s.fellowship
    found = 1 if KIND[here] == STRONGHOLD and controller(s, here) == SHADOW else 0
    found |= 2 if has_army(s, SHADOW, here) else 0
    return found | (4 if nazgul_in(s, here) else 0)


def reroll_conditions(s: Table) -> int:
    """How many Hunt dice may be rolled again, at most."""
    return reroll_grounds(s).bit_count()


class HuntReroll(RingStep):
    """The Shadow may re-roll one failed die for each condition. WOTR-HUNT-14, WOTR-HUNT-15, WOTR-HUNT-17"""

    PROMPT: ClassVar[str] = "hunt.reroll"
    RULE: ClassVar[str] = "WOTR-HUNT-14"
    FIELDS: ClassVar[tuple[str, ...]] = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def _most(self, s: Table) -> int:
        if s.mordor >= 0:
            return 0
        return min(len(s.hunt_dice) - s.successes, reroll_conditions(s))

    def seats(self, s: Table) -> int:
        return s.asks(SHADOW) if self._most(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [REROLL + n for n in range(self._most(s) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        number = token - REROLL
        if number == 0:
            narration.declined(s, seat, "hunt_reroll", self.RULE)
        else:
            dice = [s.rng.below(6) + 1 for _ in range(number)]
            s.successes += hunt_successes(dice, self.bonus)
            narration.hunt_rolled(s, dice, self.bonus, [REROLL_GROUNDS[i] for i in bits(reroll_grounds(s))])
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        s.hunt_dice = []
        found = s.successes
        s.successes = 0
        s.done()
        if found:
            s.push(TileDraw(found, 0, OF_HUNT))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"dice": list(s.hunt_dice), "successes": s.successes}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "each condition allows one failed die, and each die rolls again once", "WOTR-HUNT-15"
