"""Attacking: the Army, its rearguard, its target. WOTR-ATTACK-01 to WOTR-ATTACK-16"""

from typing import Any, ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    armies_of,
    besieged,
    bits,
    force_in,
    has_army,
    kinds_in,
    unit_nations,
)
from westmarch.games.war_of_the_ring.battle import FIELD_BATTLE, SIEGE_BATTLE, SORTIE, clear_battle
from westmarch.games.war_of_the_ring.board import REGION_COUNT, REGIONS
from westmarch.games.war_of_the_ring.conquest import army_keeper
from westmarch.games.war_of_the_ring.marching import (
    LEADER_NEEDED,
    allowed_beside,
    can_attack_from,
    controls_part,
    fighting_force,
    free_men,
    lone_unit,
    meets,
    part_allowed,
    rearguard_ok,
    targets,
)
from westmarch.games.war_of_the_ring.pieces import ONE, UNITS
from westmarch.games.war_of_the_ring.politics import react_to_attack
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor, commit
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.march import LEAVING, OPEN, TAKING, refuse_figure
from westmarch.games.war_of_the_ring.words import ALL, ATTACK, DECLINE, FIRST_MAN, FROM, LEAVE, TAKE
from westmarch.kernel.columns import changed


class AttackFrom(RingStep):
    """The region whose Army attacks. WOTR-ATTACK-01, WOTR-ATTACK-03"""

    PROMPT: ClassVar[str] = "attack.from"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-ATTACK-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "need")

    def __init__(self, face: int, need: int) -> None:
        self.face = face
        self.need = need

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = armies_of(s, s.side_at(seat))
        return [FROM + where for where in found if can_attack_from(s, seat, where, self.need)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.resolve(s)
        else:
            s.push(Vanguard(self.face, self.need, token - FROM, 0, 0, OPEN, 0, 0, REGION_COUNT))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if not FROM <= token < FROM + REGION_COUNT:
            return "a region is needed", self.RULE
        where = token - FROM
        side = s.side_at(seat)
        if not has_army(s, side, where):
            return "there is no Army of yours there", "WOTR-ATTACK-06"
        if not targets(s, side, where):
            return "there is no enemy Army that it could attack", "WOTR-ATTACK-02"
        if fighting_force(s, seat, where) & UNITS[side] == 0:
            return "only units of nations At War attack", "WOTR-ATTACK-04"
        if not meets(s, side, self.need, fighting_force(s, seat, where), free_men(s, side, where, False), False):
            return "a Leader, Nazgûl or Character must be with it", "WOTR-ATTACK-01"
        return "a Leader who may not attack has no unit to stay with", "WOTR-ATTACK-10"


class CardAttack(AttackFrom):
    """A card lets an Army attack, if its player likes. WOTR-EVENT-23"""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if any_attack(s, actor(s), self.need) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*super().tokens(s, seat), DECLINE]

    def resolve(self, s: Table) -> None:
        s.done()
        narration.declined(s, actor(s), "attack", self.RULE)


def any_attack(s: Table, seat: int, need: int) -> bool:
    for where in armies_of(s, s.side_at(seat)):
        if can_attack_from(s, seat, where, need):
            return True
    return False


class Vanguard(RingStep):
    """The attacking part of the Army; who is not in it is the rearguard. WOTR-ATTACK-07 to WOTR-ATTACK-10

    `target`: the only region that may be attacked (a card's), or REGION_COUNT for any.
    """

    PROMPT: ClassVar[str] = "attack.vanguard"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-ATTACK-07"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "need", "where", "force", "men", "mode", "rounds", "marks", "target")

    def __init__(
        self,
        face: int,
        need: int,
        where: int,
        force: int,
        men: int,
        mode: int,
        rounds: int,
        marks: int,
        target: int,
    ) -> None:
        self.face = face
        self.need = need
        self.where = where
        self.force = force
        self.men = men
        self.mode = mode
        self.rounds = rounds  # of a siege battle; 0: as usual
        self.marks = marks
        self.target = target

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def _ready(self, s: Table, side: int, force: int, men: int) -> bool:
        return (
            force & UNITS[side] != 0
            and rearguard_ok(s, side, self.where, force, men)
            and meets(s, side, self.need, force, men, False)
            and controls_part(s, actor(s), force)
            and part_allowed(s, side, self.where, force)
        )

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        there = fighting_force(s, seat, self.where)
        men = free_men(s, side, self.where, False)
        found: list[int] = []
        if self.mode != OPEN and self._ready(s, side, self.force, self.men):
            found += [ATTACK + t for t in targets(s, side, self.where) if self.target in (REGION_COUNT, t)]
        if self.mode == LEAVING:
            return found + self._leavable(s, side)
        if self.mode == OPEN and self._ready(s, side, fighting_force(s, seat, self.where, True), men):
            found.append(ALL)
        stuck = force_in(s, side, self.where) - there  # who may not attack
        last = lone_unit(there - self.force, side) if stuck and not stuck & UNITS[side] else 0
        for kind in kinds_in(there - self.force, side):
            if ONE[kind] != last and self._leads_on(s, side, there, kind, stuck):
                found.append(TAKE + kind)  # a Leader who may not attack needs a unit beside him
        found += [TAKE + FIRST_MAN + man for man in bits(men & ~self.men)]
        return found

    def _leads_on(self, s: Table, side: int, there: int, kind: int, stuck: int) -> bool:
        """With this figure there is, or can still be, a part that may act again. WOTR-MULTI3-05"""
        part = self.force + ONE[kind]
        if part & UNITS[side] == 0 or part_allowed(s, side, self.where, part):
            return True
        if stuck and not stuck & UNITS[side] and lone_unit(there - part, side):
            return False
        return len(allowed_beside(s, side, self.where, there, part)) > 0

    def _leavable(self, s: Table, side: int) -> list[int]:
        found = []
        for kind in kinds_in(self.force, side):
            if self._ready(s, side, self.force - ONE[kind], self.men):
                found.append(LEAVE + kind)
        for man in bits(self.men):
            if self._ready(s, side, self.force, self.men & ~(1 << man)):
                found.append(LEAVE + FIRST_MAN + man)
        return found

    def _onward(self, force: int, men: int, mode: int) -> "Vanguard":
        return Vanguard(self.face, self.need, self.where, force, men, mode, self.rounds, self.marks, self.target)

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        if token == ALL:
            men = free_men(s, side, self.where, False)
            s.push(self._onward(fighting_force(s, seat, self.where, True), men, LEAVING))
        elif token >= TAKE and token < TAKE + FIRST_MAN:
            s.push(self._onward(self.force + ONE[token - TAKE], self.men, TAKING))
        elif token >= TAKE and token < LEAVE:
            s.push(self._onward(self.force, self.men | 1 << token - TAKE - FIRST_MAN, TAKING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN:
            s.push(self._onward(self.force - ONE[token - LEAVE], self.men, LEAVING))
        elif token >= LEAVE and token < LEAVE + FIRST_MAN + 12:
            s.push(self._onward(self.force, self.men & ~(1 << token - LEAVE - FIRST_MAN), LEAVING))
        else:
            commit(s, self.face, "attack", "WOTR-DICE-14" if self.need == LEADER_NEEDED else "WOTR-DICE-17")
            if self.face == PAID:
                s.done()
            begin_battle(s, side, self.where, token - ATTACK, self.force, self.men, self.rounds, self.marks)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        side = s.side_at(seat)
        return {
            "region": REGIONS[self.where],
            "figures": narration.force_names(self.force, side),
            "characters": narration.men_names(self.men),
        }

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        side = s.side_at(seat)
        if ATTACK <= token < ATTACK + REGION_COUNT:
            if token - ATTACK not in targets(s, side, self.where):
                return "there is no enemy Army to attack there", "WOTR-ATTACK-02"
            if self.force & UNITS[side] == 0:
                return "an Army unit must attack", "WOTR-ATTACK-05"
            if not rearguard_ok(s, side, self.where, self.force, self.men):
                return "a rearguard needs a unit", "WOTR-ATTACK-07"
            if not part_allowed(s, side, self.where, self.force):
                return "the last action was for the same nation", "WOTR-MULTI3-05"
            if not meets(s, side, self.need, self.force, self.men, False):
                return "a Leader, Nazgûl or Character must attack with them", "WOTR-ATTACK-08"
            if self.target not in (REGION_COUNT, token - ATTACK):
                return "the card names the Army that is attacked", "WOTR-EVENT-23"
            return "you would not control the part of the mixed Army that attacks", "WOTR-MULTI4-33"
        return refuse_figure(s, side, self.where, self.force, self.men, token, self.RULE)


class CardVanguard(Vanguard):
    """The card has named the Army: only its parts are asked for. WOTR-EVENT-23"""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False


def begin_battle(s: Table, side: int, camp: int, field: int, force: int, men: int, rounds: int, marks: int) -> None:
    """The attack is declared: the nations react, then round after round. WOTR-COMBAT-52, WOTR-ATTACK-14

    WOTR-SORTIE-10, WOTR-COMBAT-51
    """
    from westmarch.games.war_of_the_ring.steps.rounds import NewRound

    clear_battle(s)
    s.attacker = side
    s.camp = camp
    s.field = field
    s.strike = force
    s.strike_men = men
    s.battle_marks = marks
    s.battle_kind = FIELD_BATTLE
    if camp == field and besieged(s, side, field):
        s.battle_kind = SORTIE
    elif camp == field and besieged(s, 1 - side, field):
        s.battle_kind = SIEGE_BATTLE
        s.rounds_left = max(1, rounds)
    s.commander = changed(s.commander, side, actor(s))
    s.commander[1 - side] = army_keeper(s, 1 - side, field)  # the copy just made
    s.now_nations |= unit_nations(force, side)
    s.now_at |= 1 << camp
    narration.battle(s)
    react_to_attack(s, unit_nations(force_in(s, 1 - side, field), 1 - side), field, "attack")
    s.push(NewRound())
