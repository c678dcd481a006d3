"""Cards that move Armies in their own way. WOTR-ARMYMOVE-16, WOTR-ARMYMOVE-17, WOTR-STACK-07, WOTR-EVENT-23"""

from typing import ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    besieged,
    force_in,
    has_army,
    may_stand,
    nations_in,
    open_to_army,
    peaceful,
    unconquered,
    under_siege,
    unit_nations,
)
from westmarch.games.war_of_the_ring.battle import LANDED, NO_CEASING
from westmarch.games.war_of_the_ring.board import (
    COASTAL,
    GONDOR,
    MINAS_TIRITH,
    NATION,
    NEIGHBOURS,
    REGION_COUNT,
    REGIONS,
    ROHAN,
    SHADOW,
    UMBAR,
)
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.marching import (
    NOBODY_NEEDED,
    can_attack_from,
    free_men,
    meets,
    movable,
    note_move,
    shift_army,
)
from westmarch.games.war_of_the_ring.pieces import UNITS
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor
from westmarch.games.war_of_the_ring.steps.attack import CardAttack, CardVanguard, any_attack, begin_battle
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.march import OPEN, Company, MoreArmies, any_start
from westmarch.games.war_of_the_ring.steps.stacking import Trim
from westmarch.games.war_of_the_ring.words import ACT, ACTS, DECLINE, DONE, FROM, STOP, TO


def enterable(s: Table, side: int, nations: int, where: int) -> bool:
    return open_to_army(s, side, where) and may_stand(peaceful(s), nations, where)


# --- marches of several regions -----------------------------------------------------------------------------------


def can_join(s: Table, force: int, start: int, at: int, where: int, left: int) -> bool:
    """From a region the Shadow force that marches, and stands `at` another yet, can still end beside other Armies."""
    nations = nations_in(force, SHADOW)
    edge = {where}
    seen = {where}
    for step in range(left + 1):
        for here in edge:
            others = force_in(s, SHADOW, here) - (force if here == at else 0)
            if here != start and others & UNITS[SHADOW] and not besieged(s, SHADOW, here):
                return True
        if step < left:
            edge = {n for r in edge for n in NEIGHBOURS[r] if enterable(s, SHADOW, nations, n)} - seen
            seen |= edge
    return False


class LongMarch(RingStep):
    """Armies march several regions each; `joins`: each has to end beside another Shadow Army."""

    PROMPT: ClassVar[str] = "army.march"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-ARMYMOVE-16"
    FIELDS: ClassVar[tuple[str, ...]] = ("armies", "need", "steps", "joins")

    def __init__(self, armies: int, need: int, steps: int, joins: int) -> None:
        self.armies = armies
        self.need = need
        self.steps = steps
        self.joins = joins

    def _starts(self, s: Table, seat: int) -> list[int]:
        return [where for where in range(REGION_COUNT) if self._can_start(s, seat, where)]

    def _can_start(self, s: Table, seat: int, where: int) -> bool:
        side = s.side_at(seat)
        if not has_army(s, side, where) or besieged(s, side, where):
            return False
        force = movable(s, seat, where)
        if force & UNITS[side] == 0 or not meets(s, side, self.need, force, free_men(s, side, where, True), True):
            return False
        company = LongCompany(PAID, self.need, self.armies, where, 0, 0, OPEN, self.steps, self.joins)
        return len(company.tokens(s, seat)) > 0

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.armies and self._starts(s, actor(s)) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [FROM + where for where in self._starts(s, seat)]
        return found if self.joins else [*found, DONE]  # only "up to" lets the player do without. WOTR-EVENT-10

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
            narration.declined(s, seat, "march", self.RULE)
        else:
            s.push(LongCompany(PAID, self.need, self.armies, token - FROM, 0, 0, OPEN, self.steps, self.joins))

    def resolve(self, s: Table) -> None:
        s.done()

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == DONE:
            return "the card has to be carried out as far as it can be", "WOTR-EVENT-10"
        if FROM <= token < FROM + REGION_COUNT and not has_army(s, s.side_at(seat), token - FROM):
            return f"there is no Army of yours in {REGIONS[token - FROM]}", "WOTR-DEF-16"
        return "the card does not let an Army march from there", self.RULE


class LongCompany(Company):
    """The part of the Army that marches, fixed before it starts. WOTR-ARMYMOVE-16"""

    FIELDS: ClassVar[tuple[str, ...]] = (*Company.FIELDS, "steps", "joins")

    def __init__(
        self,
        face: int,
        need: int,
        left: int,
        where: int,
        force: int,
        men: int,
        mode: int,
        steps: int,
        joins: int,
    ) -> None:
        super().__init__(face, need, left, where, force, men, mode)
        self.steps = steps
        self.joins = joins

    def goals(self, s: Table, side: int, force: int) -> list[int]:
        return [
            there
            for there in super().goals(s, side, force)
            if not self.joins or can_join(s, force, self.where, self.where, there, self.steps - 1)
        ]

    def onward(self, force: int, men: int, mode: int) -> "LongCompany":
        return LongCompany(self.face, self.need, self.left, self.where, force, men, mode, self.steps, self.joins)

    def go(self, s: Table, side: int, target: int) -> None:
        while s.stack[-1].PRIVATE:
            s.stack.pop()
        s.become(LongMarch(self.left - 1, self.need, self.steps, self.joins))
        s.push(MarchOn(self.force, self.men, target, self.where, self.steps - 1, self.joins))
        s.now_nations |= unit_nations(self.force, side)
        s.now_at |= 1 << target
        shift_army(s, side, self.force, self.men, self.where, target, CARDS[s.playing], "WOTR-ARMYMOVE-16")


class MarchOn(RingStep):
    """Region after region; figures are neither dropped nor picked up. WOTR-ARMYMOVE-16, WOTR-ARMYMOVE-17"""

    PROMPT: ClassVar[str] = "army.march_on"
    RULE: ClassVar[str] = "WOTR-ARMYMOVE-17"
    FIELDS: ClassVar[tuple[str, ...]] = ("force", "men", "where", "start", "left", "joins")

    def __init__(self, force: int, men: int, where: int, start: int, left: int, joins: int) -> None:
        self.force = force
        self.men = men
        self.where = where
        self.start = start
        self.left = left
        self.joins = joins

    def _ways(self, s: Table, side: int) -> list[int]:
        if self.left == 0:
            return []
        nations = nations_in(self.force, side)
        found = [there for there in NEIGHBOURS[self.where] if enterable(s, side, nations, there)]
        if not self.joins:
            return found
        return [t for t in found if can_join(s, self.force, self.start, self.where, t, self.left - 1)]

    def _may_stop(self, s: Table, side: int) -> bool:
        others = force_in(s, side, self.where) - self.force
        return not self.joins or (others & UNITS[side] != 0 and self.where != self.start)

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self._ways(s, s.side_at(actor(s))) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        found = [TO + there for there in self._ways(s, side)]
        return [*found, STOP] if self._may_stop(s, side) else found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == STOP:
            self.resolve(s)
            narration.declined(s, seat, "march", self.RULE)
            return
        there = token - TO
        s.become(MarchOn(self.force, self.men, there, self.start, self.left - 1, self.joins))
        cause = CARDS[s.playing]
        shift_army(s, s.side_at(seat), self.force, self.men, self.where, there, cause, self.RULE)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == STOP:
            return "it has to end beside another Shadow Army", "WOTR-EVENT-09"
        if TO <= token < TO + REGION_COUNT and token - TO not in NEIGHBOURS[self.where]:
            return f"{REGIONS[token - TO]} is not adjacent to {REGIONS[self.where]}", "WOTR-DEF-02"
        return "the way there is closed, or leads to no other Shadow Army", self.RULE

    def resolve(self, s: Table) -> None:
        s.done()
        note_move(s, self.force, self.men, self.where)


# --- a journey to one place ---------------------------------------------------------------------------------------


class Passage(RingStep):
    """An Army goes straight to a far region: Paths of the Woses, Corsairs of Umbar."""

    PROMPT: ClassVar[str] = "army.passage"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-EVENT-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("by_sea",)

    def __init__(self, by_sea: int) -> None:
        self.by_sea = by_sea

    def _starts(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        places = [UMBAR] if self.by_sea else [w for w in range(REGION_COUNT) if NATION[w] == ROHAN]
        found = []
        for where in places:
            if movable(s, seat, where) & UNITS[side] == 0 or (self.by_sea and besieged(s, side, where)):
                continue
            if Travellers(PAID, 0, 1, where, 0, 0, OPEN, self.by_sea).tokens(s, seat):
                found.append(where)
        return found

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self._starts(s, actor(s)) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FROM + where for where in self._starts(s, seat)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.push(Travellers(PAID, NOBODY_NEEDED, 1, token - FROM, 0, 0, OPEN, self.by_sea))

    def resolve(self, s: Table) -> None:
        s.done()


class Travellers(Company):
    """The part of the Army that goes. WOTR-ARMYMOVE-16"""

    FIELDS: ClassVar[tuple[str, ...]] = (*Company.FIELDS, "by_sea")

    def __init__(
        self, face: int, need: int, left: int, where: int, force: int, men: int, mode: int, by_sea: int
    ) -> None:
        super().__init__(face, need, left, where, force, men, mode)
        self.by_sea = by_sea

    def goals(self, s: Table, side: int, force: int) -> list[int]:
        peace = peaceful(s)
        nations = nations_in(force, side)
        if self.by_sea:
            return [w for w in COASTAL if NATION[w] == GONDOR and may_stand(peace, nations, w)]
        if unconquered(s, MINAS_TIRITH) and not under_siege(s, MINAS_TIRITH):
            places: tuple[int, ...] = (MINAS_TIRITH,)
        else:
            places = NEIGHBOURS[MINAS_TIRITH]
        return [w for w in places if w != self.where and enterable(s, side, nations, w)]

    def onward(self, force: int, men: int, mode: int) -> "Travellers":
        return Travellers(self.face, self.need, self.left, self.where, force, men, mode, self.by_sea)

    def go(self, s: Table, side: int, target: int) -> None:
        while s.stack[-1].PRIVATE:
            s.stack.pop()
        s.done()
        defended = has_army(s, 1 - side, target)
        s.now_nations |= unit_nations(self.force, side)
        s.now_at |= 1 << target
        shift_army(s, side, self.force, self.men, self.where, target, CARDS[s.playing], "WOTR-EVENT-09")
        if not defended:
            return
        if under_siege(s, target):
            s.push(JoinAssault(target))
            s.push(Trim(side, target, 0))
        else:
            begin_battle(s, side, target, target, self.force, self.men, 0, NO_CEASING | LANDED)


class JoinAssault(RingStep):
    """The Corsairs have joined the besiegers, within the stacking limit, and assault the Stronghold with them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def resolve(self, s: Table) -> None:
        s.done()
        if can_attack_from(s, actor(s), self.where, NOBODY_NEEDED):
            s.push(CardVanguard(PAID, NOBODY_NEEDED, self.where, 0, 0, OPEN, 0, 0, self.where))


# --- after the Nazgûl have flown ------------------------------------------------------------------------------------


class MoveOrAttack(RingStep):
    """Armies with a certain leader may move, or one may attack. WOTR-EVENT-23, WOTR-EVENT-24"""

    PROMPT: ClassVar[str] = "event.move_or_attack"
    RULE: ClassVar[str] = "WOTR-EVENT-23"
    FIELDS: ClassVar[tuple[str, ...]] = ("need", "armies")

    def __init__(self, need: int, armies: int) -> None:
        self.need = need
        self.armies = armies

    def seats(self, s: Table) -> int:
        if s.moved_men or s.flown:
            return 0
        seat = actor(s)
        return 1 << seat if any_start(s, seat, self.need) or any_attack(s, seat, self.need) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = []
        if any_start(s, seat, self.need):
            found.append(ACT + ACTS.index("move_armies"))
        if any_attack(s, seat, self.need):
            found.append(ACT + ACTS.index("attack"))
        return [*found, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == DECLINE:
            narration.declined(s, seat, "army", self.RULE)
            return
        attacks = token == ACT + ACTS.index("attack")
        if s.events is not None:
            moves = "move_army" if self.armies == 1 else "move_armies"
            choice = "attack" if attacks else moves
            narration.tell(s, "card_option", {"choice": choice}, CARDS[s.playing], self.RULE)
        if attacks:
            s.push(CardAttack(PAID, self.need))
        else:
            s.push(MoreArmies(PAID, self.need, self.armies))

    def resolve(self, s: Table) -> None:
        """The card orders both movements: who flew may go along."""
        if s.moved_men or s.flown:
            s.moved_men = 0
            s.flown = []
        else:
            s.done()
