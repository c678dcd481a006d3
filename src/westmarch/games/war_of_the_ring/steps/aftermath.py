"""After the rounds: the Sorcerer's draw, Armies destroyed, the advance, the end of a battle.

WOTR-COMBAT-38 to WOTR-COMBAT-49, WOTR-CHARACTER-54
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    bits,
    count,
    kinds_in,
    take_off,
)
from westmarch.games.war_of_the_ring.battle import (
    FIELD_BATTLE,
    LANDED,
    SIEGE_BATTLE,
    alive,
    clear_battle,
    force_of,
    home_of,
    men_of,
)
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    NOWHERE,
    REGIONS,
    SHADOW,
)
from westmarch.games.war_of_the_ring.cards import (
    NO_CARD,
    deck_of_card,
)
from westmarch.games.war_of_the_ring.conquest import begin_siege, entered, units_left
from westmarch.games.war_of_the_ring.marching import leaving_ok, shift_army
from westmarch.games.war_of_the_ring.people import eliminate
from westmarch.games.war_of_the_ring.pieces import NAZGUL, ONE, SARUMAN, UNITS
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.march import LEAVING, OPEN, TAKING, refuse_figure
from westmarch.games.war_of_the_ring.steps.stacking import Trim
from westmarch.games.war_of_the_ring.words import (
    ALL,
    DECLINE,
    DRAW,
    FIRST_MAN,
    LEAVE,
    TAKE,
    TO,
)
from westmarch.kernel.steps import Step

# How the defender gave way.
DESTROYED: Final = 0
RETREATED: Final = 1
BESIEGED: Final = 2


class BattleStep(RingStep):
    """A step of a battle that tells where it is fought."""

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[s.field], "round": s.round}


def close_round(s: Table, onward: Step[Table]) -> None:
    """Combat cards are discarded; the Sorcerer may draw after the first round. WOTR-COMBAT-10, WOTR-CHARACTER-54

    WOTR-COMBAT-09
    """
    for side in (FREE_PEOPLES, SHADOW):
        if s.combat_card[side] != NO_CARD:
            s.discard_openly(s.combat_card[side])
            s.combat_card[side] = NO_CARD
    s.become(onward)
    if s.first_card != NO_CARD:
        s.push(Sorcerer())


class Sorcerer(BattleStep):
    """The Witch-king's first Combat card may be replaced by a draw. WOTR-CHARACTER-41, WOTR-CHARACTER-54"""

    PROMPT: ClassVar[str] = "battle.sorcerer"
    RULE: ClassVar[str] = "WOTR-CHARACTER-41"

    def seats(self, s: Table) -> int:
        return 1 << s.commander[SHADOW] if s.deck[2 + deck_of_card(s.first_card)] else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DRAW + deck_of_card(s.first_card), DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.turn import draw_card

        if token == DECLINE:
            narration.declined(s, seat, "sorcerer", self.RULE)
        else:
            draw_card(s, seat, 2 + deck_of_card(s.first_card), "sorcerer", self.RULE)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        s.first_card = NO_CARD
        s.done()


def armies_destroyed(s: Table) -> None:
    """An Army without units is gone, with all its Leaders and Characters. WOTR-COMBAT-38 to WOTR-COMBAT-40

    WOTR-COMBAT-42, WOTR-COMBAT-49, WOTR-SIEGE-21, WOTR-SORTIE-07, WOTR-SORTIE-08, WOTR-SORTIE-09
    """
    attacker = s.attacker
    fallen = [side for side in (attacker, 1 - attacker) if not alive(s, side)]
    for side in fallen:
        bury_army(s, side)
    narration.battle_over(s, "destroyed", fallen, "WOTR-COMBAT-45")
    won = fallen == [1 - attacker] and s.battle_kind == FIELD_BATTLE
    close_round(s, Advance(DESTROYED, 0, 0, OPEN) if won else BattleEnds())
    # The besiegers' end comes first: if they perish together with the garrison they capture nothing. WOTR-SIEGE-22
    first = attacker if s.battle_kind == SIEGE_BATTLE else 1 - attacker
    for side in (first, 1 - first):
        if side in fallen:
            units_left(s, side, home_of(s, side))


def bury_army(s: Table, side: int) -> None:
    """WOTR-COMBAT-39"""
    where = home_of(s, side)
    for character in bits(men_of(s, side)):
        eliminate(s, character, "battle", "WOTR-COMBAT-38")
    rest = force_of(s, side)
    for kind in kinds_in(rest, side):
        for _ in range(count(rest, kind)):
            take_off(s, where, kind, kind == NAZGUL)
            narration.removed(s, where, kind, "battle", "WOTR-COMBAT-38")
    if side == s.attacker:
        s.strike = 0
        s.strike_men = 0


class Advance(BattleStep):
    """The attacker may enter the region with all or part of the attacking Army. WOTR-COMBAT-46, WOTR-COMBAT-47

    WOTR-COMBAT-48, WOTR-SIEGE-05, WOTR-SIEGE-28, WOTR-RELIEF-03
    """

    PROMPT: ClassVar[str] = "battle.advance"
    RULE: ClassVar[str] = "WOTR-COMBAT-46"
    FIELDS: ClassVar[tuple[str, ...]] = ("how", "force", "men", "mode")

    def __init__(self, how: int, force: int, men: int, mode: int) -> None:
        self.how = how
        self.force = force
        self.men = men
        self.mode = mode

    def seats(self, s: Table) -> int:
        return 1 << s.commander[s.attacker] if not s.battle_marks & LANDED else 0

    def resolve(self, s: Table) -> None:
        """Landed Corsairs hold the region already."""
        if self.how == BESIEGED:
            begin_siege(s, s.field)
            s.become(BattleEnds())
            s.push(Trim(1 - s.attacker, s.field, 0))
        else:
            entered(s, s.attacker, s.field)
            s.become(BattleEnds())

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.attacker
        men = s.strike_men & ~(1 << SARUMAN)
        found: list[int] = []
        if self.mode != OPEN and self._complete(s, self.force):
            found.append(TO + s.field)
        if self.mode == LEAVING:
            for kind in kinds_in(self.force, side):
                if self._complete(s, self.force - ONE[kind]):
                    found.append(LEAVE + kind)
            found += [LEAVE + FIRST_MAN + man for man in bits(self.men)]
            return found
        if self.mode == OPEN:
            found.append(DECLINE)
            if self._complete(s, s.strike):
                found.append(ALL)
        found += [TAKE + kind for kind in kinds_in(s.strike - self.force, side)]
        found += [TAKE + FIRST_MAN + man for man in bits(men & ~self.men)]
        return found

    def _complete(self, s: Table, force: int) -> bool:
        return force & UNITS[s.attacker] != 0 and leaving_ok(s, s.attacker, s.camp, force)

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            narration.declined(s, seat, "advance", "WOTR-COMBAT-47")
            s.become(BattleEnds())
        elif token == ALL:
            s.push(AdvanceParty(self.how, s.strike, s.strike_men & ~(1 << SARUMAN), LEAVING))
        elif token >= TAKE and token < TAKE + FIRST_MAN:
            s.push(AdvanceParty(self.how, self.force + ONE[token - TAKE], self.men, TAKING))
        elif token >= TAKE and token < LEAVE:
            s.push(AdvanceParty(self.how, self.force, self.men | 1 << token - TAKE - FIRST_MAN, TAKING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN:
            s.push(AdvanceParty(self.how, self.force - ONE[token - LEAVE], self.men, LEAVING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN + 12:
            s.push(AdvanceParty(self.how, self.force, self.men & ~(1 << token - LEAVE - FIRST_MAN), LEAVING))
        else:
            self._march(s)

    def _march(self, s: Table) -> None:
        while s.stack[-1].PRIVATE:
            s.stack.pop()
        s.become(BattleEnds())
        if self.how == BESIEGED:
            begin_siege(s, s.field)
            s.push(Trim(1 - s.attacker, s.field, 0))
        shift_army(s, s.attacker, self.force, self.men, s.camp, s.field, "advance", "WOTR-COMBAT-46")

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == TO + s.field:
            return "a unit must advance, and no Leader stay without units", "WOTR-COMBAT-47"
        if TAKE <= token < LEAVE + FIRST_MAN + 12:
            return refuse_figure(s, s.attacker, s.camp, self.force, self.men, token, "WOTR-COMBAT-47")
        return "only the attackers may advance, and only into the region they attacked", self.RULE


class AdvanceParty(Advance):
    """Part of the advance has been named."""

    PUBLIC: ClassVar[str] = "battle.advance"
    PRIVATE: ClassVar[bool] = True


class BattleEnds(BattleStep):
    """WOTR-COMBAT-45, WOTR-SIEGE-19, WOTR-SORTIE-05"""

    def resolve(self, s: Table) -> None:
        clear_battle(s)
        s.field = NOWHERE
        s.camp = NOWHERE
        s.battle_kind = FIELD_BATTLE
        s.done()
