"""Moving Armies: which region, which figures, where to. WOTR-ARMYMOVE-01 to WOTR-ARMYMOVE-21"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    armies_of,
    besieged,
    bits,
    count,
    force_in,
    has_army,
    kinds_in,
    may_stand,
    men_in,
    nations_in,
    open_to_army,
    peaceful,
    unit_nations,
    ways_out,
)
from westmarch.games.war_of_the_ring.board import NEIGHBOURS, REGION_COUNT, REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.marching import (
    LEADER_NEEDED,
    allowed_beside,
    can_start,
    controls_part,
    free_men,
    leaving_ok,
    meets,
    movable,
    note_move,
    part_allowed,
    shift_army,
    with_stranded,
)
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    CHARACTERS,
    FIGURE_SIDE,
    FIGURES,
    ONE,
    SARUMAN,
    UNITS,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor, commit
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import ALL, DONE, FIRST_MAN, FROM, LEAVE, TAKE, TO

# How a part of an Army is named: figure by figure, or all of it less some.
OPEN: Final = 0
TAKING: Final = 1
LEAVING: Final = 2


def refuse_figure(s: Table, side: int, where: int, force: int, men: int, token: int, rule: str) -> tuple[str, str]:
    """Why a figure cannot be added to, or left out of, the part of an Army that is being named."""
    taking = TAKE <= token < LEAVE
    if not taking and not LEAVE <= token < LEAVE + FIRST_MAN + CHARACTER_COUNT:
        return "the part of the Army is being named: figures, then where to", rule
    kind = token - TAKE if taking else token - LEAVE
    name = FIGURES[kind] if kind < FIRST_MAN else CHARACTERS[kind - FIRST_MAN]
    if kind < FIRST_MAN:
        there = force_in(s, side, where) - force if taking else force
        present = FIGURE_SIDE[kind] == side and count(there, kind) > 0
    else:
        there = men_in(s, side, where) & ~men if taking else men
        present = there >> kind - FIRST_MAN & 1 == 1
    if not present:
        return f"there is no {name} to {'take' if taking else 'leave'} in {REGIONS[where]}", rule
    if taking and kind == FIRST_MAN + SARUMAN:
        return "Saruman never leaves Orthanc", "WOTR-ARMYMOVE-11"
    if taking:
        return f"{name} may not go: it has moved, is not yours to command, or could go nowhere", rule
    return f"without {name} the part would lack a unit, or whom it needs to lead it", rule


class MoveArmies(RingStep):
    """An Army is chosen to be moved. WOTR-ARMYMOVE-01, WOTR-ARMYMOVE-02, WOTR-ARMYMOVE-05"""

    PROMPT: ClassVar[str] = "army.move"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-ARMYMOVE-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "need", "left")

    def __init__(self, face: int, need: int, left: int) -> None:
        self.face = face
        self.need = need
        self.left = left  # so many Armies may still be moved

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FROM + where for where in starts(s, seat, self.need)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
        else:
            s.push(Company(self.face, self.need, self.left, token - FROM, 0, 0, OPEN))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if not FROM <= token < FROM + REGION_COUNT:
            return "a region is needed", self.RULE
        where = token - FROM
        side = s.side_at(seat)
        if not has_army(s, side, where):
            return f"there is no Army of yours in {REGIONS[where]}", "WOTR-DEF-16"
        if besieged(s, side, where):
            return "a besieged Army cannot move", "WOTR-ARMYMOVE-19"
        if movable(s, seat, where) & UNITS[side] == 0:
            return "these figures have moved in this action", "WOTR-ARMYMOVE-03"
        if not meets(s, side, self.need, movable(s, seat, where), free_men(s, side, where, True), True):
            return "a Leader, Nazgûl or Character must go with it", "WOTR-ARMYMOVE-02"
        return "no region around is open to it", "WOTR-ARMYMOVE-12"


class MoreArmies(MoveArmies):
    """Another Army may be moved by the same die or card. WOTR-ARMYMOVE-01, WOTR-ARMYMOVE-07"""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False

    def seats(self, s: Table) -> int:
        if self.left and any_start(s, actor(s), self.need):
            return 1 << actor(s)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*super().tokens(s, seat), DONE]

    def resolve(self, s: Table) -> None:
        s.done()
        narration.declined(s, actor(s), "another_army", self.RULE)


def starts(s: Table, seat: int, need: int) -> list[int]:
    """The regions out of which the seat can move an Army."""
    return [where for where in armies_of(s, s.side_at(seat)) if can_start(s, seat, where, need)]


def any_start(s: Table, seat: int, need: int) -> bool:
    for where in armies_of(s, s.side_at(seat)):
        if can_start(s, seat, where, need):
            return True
    return False


class Company(RingStep):
    """The part of the Army that goes, and its goal. WOTR-ARMYMOVE-06, WOTR-ARMYMOVE-08 to WOTR-ARMYMOVE-13"""

    PROMPT: ClassVar[str] = "army.company"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-ARMYMOVE-06"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "need", "left", "where", "force", "men", "mode")

    def __init__(self, face: int, need: int, left: int, where: int, force: int, men: int, mode: int) -> None:
        self.face = face
        self.need = need
        self.left = left
        self.where = where
        self.force = force
        self.men = men
        self.mode = mode

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def _complete(self, s: Table, side: int) -> bool:
        return (
            self.force & UNITS[side] != 0
            and leaving_ok(s, side, self.where, self.force)
            and meets(s, side, self.need, self.force, self.men, True)
            and part_allowed(s, side, self.where, self.force)
        )

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        there = movable(s, seat, self.where)
        men = free_men(s, side, self.where, True)
        found: list[int] = []
        if self.mode != OPEN and self._complete(s, side):
            found += [TO + target for target in self.goals(s, side, self.force)]
        if self.mode == LEAVING:
            return found + self._leavable(s, side)
        whole = movable(s, seat, self.where, True)
        if self.mode == OPEN and leaving_ok(s, side, self.where, whole) and self.goals(s, side, whole):
            found.append(ALL)
        easy = bool(self.goals(s, side, with_stranded(s, side, self.where, there)))
        for kind in kinds_in(there - self.force, side):
            if easy or self._may_take(s, side, there, self.force + ONE[kind], self.men):
                found.append(TAKE + kind)
        for man in bits(men & ~self.men):
            if easy or self._may_take(s, side, there, self.force, self.men | 1 << man):
                found.append(TAKE + FIRST_MAN + man)
        return found

    def goals(self, s: Table, side: int, force: int) -> list[int]:
        """Where such a force may go from here."""
        return ways_out(s, side, self.where, nations_in(force, side))

    def _may_take(self, s: Table, side: int, there: int, force: int, men: int) -> bool:
        """The choice leaves some complete company possible."""
        if force & UNITS[side] == 0:
            for kind in kinds_in((there - force) & UNITS[side], side):
                if self._may_take(s, side, there, force + ONE[kind], men):
                    return True
            return False
        if not meets(s, side, self.need, force, men | free_men(s, side, self.where, True), True):
            for kind in kinds_in(there - force, side):
                more = force + ONE[kind]
                if meets(s, side, self.need, more, men, True) and self._may_take(s, side, there, more, men):
                    return True
            return False
        for part in allowed_beside(s, side, self.where, there, force):
            if self.goals(s, side, with_stranded(s, side, self.where, part)):
                return True
        return False

    def _leavable(self, s: Table, side: int) -> list[int]:
        found = []
        for kind in kinds_in(self.force, side):
            rest = self.force - ONE[kind]
            if (
                rest & UNITS[side]
                and leaving_ok(s, side, self.where, rest)
                and meets(s, side, self.need, rest, self.men, True)
                and controls_part(s, actor(s), rest)
                and part_allowed(s, side, self.where, rest)
            ):
                found.append(LEAVE + kind)
        for man in bits(self.men):
            if meets(s, side, self.need, self.force, self.men & ~(1 << man), True):
                found.append(LEAVE + FIRST_MAN + man)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        if token == ALL:
            everybody = free_men(s, side, self.where, True)
            s.push(self.onward(movable(s, seat, self.where, True), everybody, LEAVING))
        elif token >= TAKE and token < TAKE + FIRST_MAN:
            s.push(self.onward(self.force + ONE[token - TAKE], self.men, TAKING))
        elif token >= TAKE and token < LEAVE:
            s.push(self.onward(self.force, self.men | 1 << token - TAKE - FIRST_MAN, TAKING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN:
            s.push(self.onward(self.force - ONE[token - LEAVE], self.men, LEAVING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN + 12:
            s.push(self.onward(self.force, self.men & ~(1 << token - LEAVE - FIRST_MAN), LEAVING))
        else:
            self.go(s, side, token - TO)

    def onward(self, force: int, men: int, mode: int) -> "Company":
        return Company(self.face, self.need, self.left, self.where, force, men, mode)

    def go(self, s: Table, side: int, target: int) -> None:
        if self.need == LEADER_NEEDED:
            commit(s, self.face, "move_army", "WOTR-DICE-14")
        else:
            commit(s, self.face, "move_armies", "WOTR-DICE-17")
        if self.face == PAID:
            s.done()  # the step that asked for an Army
        if self.left > 1:
            s.push(MoreArmies(PAID, self.need, self.left - 1))
        s.now_nations |= unit_nations(self.force, side)
        s.now_at |= 1 << target
        cause = CARDS[s.playing] if s.playing >= 0 else "move"
        note_move(s, self.force, self.men, target)
        shift_army(s, side, self.force, self.men, self.where, target, cause, "WOTR-ARMYMOVE-01")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        side = s.side_at(seat)
        return {
            "region": REGIONS[self.where],
            "figures": narration.force_names(self.force, side),
            "characters": narration.men_names(self.men),
        }

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        side = s.side_at(seat)
        if TO <= token < TO + REGION_COUNT:
            target = token - TO
            if target not in NEIGHBOURS[self.where]:
                return f"{REGIONS[target]} is not adjacent to {REGIONS[self.where]}", "WOTR-DEF-02"
            if self.force & UNITS[side] == 0:
                return "an Army unit must go", "WOTR-ARMYMOVE-06"
            if not leaving_ok(s, side, self.where, self.force):
                return "Leaders may not stay without units", "WOTR-ARMYMOVE-08"
            if not meets(s, side, self.need, self.force, self.men, True):
                return "a Leader, Nazgûl or Character must go with them", "WOTR-ARMYMOVE-09"
            if not part_allowed(s, side, self.where, self.force):
                return "the last action was for the same nation", "WOTR-MULTI3-05"
            if not open_to_army(s, side, target):
                return "an enemy Army is there, or the way is barred", "WOTR-ARMYMOVE-12"
            if not may_stand(peaceful(s), nations_in(self.force, side), target):
                return "a nation that is not At War may not enter another's land", "WOTR-ARMYMOVE-13"
        return refuse_figure(s, side, self.where, self.force, self.men, token, self.RULE)
