"""The Fellowship: the phase of its own, declaring, hiding, separating, its Guide and its way.

WOTR-FELLOWSHIP-01 to WOTR-FELLOWSHIP-40, WOTR-SEPARATE-01 to WOTR-SEPARATE-11, WOTR-MORDOR-01 to WOTR-MORDOR-08
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import bits, unconquered
from westmarch.games.war_of_the_ring.board import (
    CITY,
    FREE_PEOPLES,
    KIND,
    MINAS_MORGUL,
    MORANNON,
    MORIA,
    NEIGHBOURS,
    NOWHERE,
    OWNER,
    REGIONS,
    SHADOW,
    STRONGHOLD,
    within,
)
from westmarch.games.war_of_the_ring.cards import (
    BALROG_OF_MORIA,
    CARDS,
    FLOCKS_OF_CREBAIN,
    THE_LAST_BATTLE,
    WORN_WITH_SORROW_AND_TOIL,
)
from westmarch.games.war_of_the_ring.ending import FATAL_CORRUPTION, finish
from westmarch.games.war_of_the_ring.people import (
    companion_reach,
    eliminate,
    group_level,
    guide_candidates,
    lapse,
    settle_guide,
)
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, FACE_COUNT
from westmarch.games.war_of_the_ring.politics import companions_arrive, declared_at
from westmarch.games.war_of_the_ring.state import DID_DECLARE, Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.tiles import DAMAGE, EYE_DAMAGE, STANDARD, TILE_KINDS
from westmarch.games.war_of_the_ring.words import (
    DECLARE,
    DECLINE,
    DONE,
    ENTER_MORDOR,
    FIRST_MAN,
    GUIDE,
    STOP,
    TAKE,
    TO,
    USE,
)

REGION_BITS: Final = 7
"""Enough for the number of any region."""


def corrupt(s: Table, points: int, cause: str, rule: str, news: int = 0) -> bool:
    """Corruption grows (or is healed); whether it has ended the game. WOTR-FELLOWSHIP-05, WOTR-VICTORY-01"""
    before = s.corruption
    s.corruption = max(0, before + points)
    if s.corruption != before:
        narration.corrupted(s, s.corruption - before, cause, rule, news)
    if s.corruption >= FATAL_CORRUPTION:
        finish(s, SHADOW, "corruption", "WOTR-VICTORY-01")
        return True
    return False


def friendly_haven(s: Table, where: int) -> bool:
    """A City or Stronghold of the FP that the FP control. WOTR-FELLOWSHIP-24, WOTR-FELLOWSHIP-29"""
    return OWNER[where] == FREE_PEOPLES and KIND[where] in (CITY, STRONGHOLD) and unconquered(s, where)


def dark_tower(s: Table, where: int) -> bool:
    """A Stronghold of a Shadow nation that the Shadow still holds. WOTR-FELLOWSHIP-33, WOTR-FELLOWSHIP-34"""
    return OWNER[where] == SHADOW and KIND[where] == STRONGHOLD and unconquered(s, where)


# --- phase 2 --------------------------------------------------------------------------------------------------------


class FellowshipPhase(RingStep):
    """The FP may declare, may enter Mordor, and may change the Guide at the end.

    WOTR-TURN-06, WOTR-TURN-07, WOTR-MORDOR-01, WOTR-MORDOR-02, WOTR-FELLOWSHIP-19, WOTR-FELLOWSHIP-25

    WOTR-MULTI4-12
    """

    PROMPT: ClassVar[str] = "fellowship.phase"
    RULE: ClassVar[str] = "WOTR-TURN-06"

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES) if may_declare(s) or may_enter_mordor(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = []
        if may_declare(s):
            found.append(DECLARE)
        if may_enter_mordor(s):
            found.append(ENTER_MORDOR)
        found.append(DONE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLARE:
            if s.progress == 0:
                declare(s, s.fellowship, False, [])
            elif s.on_table(BALROG_OF_MORIA):
                s.push(Path(0, s.fellowship, s.progress, 0, 0, 0))
            else:
                s.push(DeclareWhere())
        elif token == ENTER_MORDOR:
            enter_mordor(s)
        else:
            narration.declined(s, seat, "fellowship_phase", self.RULE)
            self.resolve(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": narration.place_name(s.fellowship), "progress": s.progress}

    def resolve(self, s: Table) -> None:
        s.done()
        if len(guide_candidates(s)) > 1:
            s.push(ChooseGuide())

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == DECLARE:
            if s.mordor >= 0:
                return "the Fellowship is on the Mordor Track", "WOTR-MORDOR-07"
            if not s.hidden:
                return "a revealed Fellowship cannot be declared", "WOTR-FELLOWSHIP-19"
            return "it has been declared this turn", "WOTR-TURN-07"
        if token == ENTER_MORDOR:
            return "Mordor is entered from Morannon or Minas Morgul", "WOTR-MORDOR-01"
        return "declare, enter Mordor, or be done", self.RULE


def may_declare(s: Table) -> bool:
    return s.hidden == 1 and s.mordor < 0 and not s.deeds & DID_DECLARE


def may_enter_mordor(s: Table) -> bool:
    return s.fellowship in (MORANNON, MINAS_MORGUL)


class DeclareWhere(RingStep):
    """The figure goes any way it likes, so only its end is asked for. WOTR-FELLOWSHIP-20, WOTR-FELLOWSHIP-21

    WOTR-FELLOWSHIP-22, WOTR-MORDOR-22
    """

    PROMPT: ClassVar[str] = "fellowship.declare"
    PUBLIC: ClassVar[str] = "fellowship.phase"
    RULE: ClassVar[str] = "WOTR-FELLOWSHIP-20"
    PRIVATE: ClassVar[bool] = True

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TO + where for where in within(s.fellowship, s.progress)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        declare(s, token - TO, False, [])

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[s.fellowship], "progress": s.progress}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return f"the Fellowship has gone {s.progress} steps at most", self.RULE


class Path(RingStep):
    """The way of the Ring-bearers, region by region, where it matters for Strongholds or the Balrog.

    WOTR-FELLOWSHIP-29, WOTR-FELLOWSHIP-30, WOTR-FELLOWSHIP-33, WOTR-FELLOWSHIP-36
    """

    PROMPT: ClassVar[str] = "fellowship.path"
    PUBLIC: ClassVar[str] = "fellowship.phase"
    RULE: ClassVar[str] = "WOTR-FELLOWSHIP-36"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("revealed", "where", "left", "towers", "moria", "behind")

    def __init__(self, revealed: int, where: int, left: int, towers: int, moria: int, behind: int) -> None:
        self.revealed = revealed
        self.where = where
        self.left = left
        self.towers = towers  # Shadow Strongholds touched so far (each once), as regions in a set of bits
        self.moria = moria
        self.behind = behind  # the regions left behind, REGION_BITS for each: the log tells the whole way

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = []
        if self.left > 0:
            found = [TO + there for there in NEIGHBOURS[self.where] if self._may_enter(s, there)]
        if not self.revealed or not friendly_haven(s, self.where):
            found.append(STOP)
        return found

    def _may_enter(self, s: Table, there: int) -> bool:
        """A revealed Fellowship must be able to end outside the havens. WOTR-FELLOWSHIP-29"""
        return not self.revealed or self.left > 1 or not friendly_haven(s, there)

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == STOP:
            self._arrive(s)
            return
        there = token - TO
        towers = self.towers | (1 << there if dark_tower(s, there) else 0)
        moria = 1 if self.moria or there == MORIA or self.where == MORIA else 0
        behind = self.behind << REGION_BITS | self.where
        onward = Path(self.revealed, there, self.left - 1, towers, moria, behind)
        if self.PRIVATE:
            s.become(onward)
        else:
            s.push(onward)

    def _arrive(self, s: Table) -> None:
        if self.PRIVATE:
            s.done()
        if self.revealed:
            if not isinstance(s.stack[-1], RevealPath):
                raise AssertionError("a revealed Fellowship is on its way")
            s.done()
            arrive_revealed(s, self.where, self.towers, self.moria, self._whole(s))
        else:
            declare(s, self.where, self.moria == 1, self._whole(s))

    def _whole(self, s: Table) -> list[int]:
        """All regions of the way, from the figure to here."""
        gone = s.progress - self.left
        behind = [self.behind >> REGION_BITS * step & (1 << REGION_BITS) - 1 for step in range(gone)]
        return [*reversed(behind), self.where]

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[self.where], "left": self.left}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == STOP:
            return "a revealed Fellowship may not end in a haven of the Free Peoples", "WOTR-FELLOWSHIP-29"
        return "the Fellowship goes from region to adjacent region", "WOTR-FELLOWSHIP-20"


class RevealPath(Path):
    """The first step of a revealed Fellowship: the others know that it is on its way. WOTR-FELLOWSHIP-29

    WOTR-CHARACTER-38
    """

    PUBLIC: ClassVar[str] = "fellowship.phase"
    PRIVATE: ClassVar[bool] = False


def declare(s: Table, where: int, by_moria: bool, path: list[int]) -> None:
    """`path` is empty where only its end was asked for.

    WOTR-FELLOWSHIP-20, WOTR-FELLOWSHIP-24, WOTR-FELLOWSHIP-26, WOTR-FELLOWSHIP-27
    """
    s.fellowship = where
    s.progress = 0
    s.deeds |= DID_DECLARE
    narration.fellowship(s, "declared", "", "WOTR-FELLOWSHIP-20", path)
    lapse(s, THE_LAST_BATTLE, "WOTR-EVENT-14")
    declared_at(s, where)
    haven = friendly_haven(s, where)
    if haven:
        lapse(s, FLOCKS_OF_CREBAIN, "WOTR-EVENT-14")
        lapse(s, WORN_WITH_SORROW_AND_TOIL, "WOTR-EVENT-14")
        corrupt(s, -1, "declared", "WOTR-FELLOWSHIP-24")
    if by_moria and s.on_table(BALROG_OF_MORIA):
        s.push(BalrogWakes(1 if haven else 0))


def enter_mordor(s: Table) -> None:
    """The figure goes to the Mordor Track and a new Hunt Pool is formed. WOTR-MORDOR-03 to WOTR-MORDOR-05

    WOTR-MORDOR-04
    """
    s.fellowship = NOWHERE
    s.mordor = 0
    s.progress = 0
    for tile in range(STANDARD):
        if DAMAGE[tile] == EYE_DAMAGE:
            s.bag[tile] += s.drawn[tile]
            s.drawn[tile] = 0
    for tile in range(STANDARD, TILE_KINDS):
        if s.lurking >> tile & 1:
            s.bag[tile] += 1
    s.lurking = 0
    narration.fellowship(s, "entered_mordor", "", "WOTR-MORDOR-03")
    narration.pool_formed(s, "mordor", "WOTR-MORDOR-05")


# --- revealing --------------------------------------------------------------------------------------------------------


def reveal(s: Table, cause: str, rule: str) -> None:
    """A hidden Fellowship is revealed; where it is known to be follows. WOTR-FELLOWSHIP-28, WOTR-FELLOWSHIP-29"""
    if not s.hidden:
        return  # WOTR-FELLOWSHIP-39
    s.hidden = 0
    narration.fellowship(s, "revealed", cause, rule)
    if s.mordor >= 0:
        return  # WOTR-MORDOR-14
    lapse(s, THE_LAST_BATTLE, "WOTR-EVENT-14")
    here = s.fellowship
    towers = 1 << here if dark_tower(s, here) else 0
    if s.progress == 0:
        arrive_revealed(s, here, towers, 0, [])  # WOTR-FELLOWSHIP-23, WOTR-FELLOWSHIP-31
    else:
        s.push(RevealPath(1, here, s.progress, towers, 0, 0))


def arrive_revealed(s: Table, where: int, towers: int, moria: int, path: list[int]) -> None:
    """WOTR-FELLOWSHIP-18, WOTR-FELLOWSHIP-33, WOTR-FELLOWSHIP-35, WOTR-HUNT-32"""
    from westmarch.games.war_of_the_ring.steps.hunt_tiles import TowerTiles

    s.fellowship = where
    s.progress = 0
    narration.fellowship(s, "found", "revealed", "WOTR-FELLOWSHIP-29", path)
    if towers:
        s.push(TowerTiles(towers.bit_count()))
    if moria and s.on_table(BALROG_OF_MORIA):
        s.push(BalrogWakes(0))


class BalrogWakes(RingStep):
    """The Shadow may discard Balrog of Moria for an extra tile. WOTR-HUNT-32, WOTR-HUNT-33, WOTR-EVENT-16

    WOTR-HUNT-34
    """

    PROMPT: ClassVar[str] = "hunt.balrog"
    RULE: ClassVar[str] = "WOTR-HUNT-32"
    FIELDS: ClassVar[tuple[str, ...]] = ("haven",)

    def __init__(self, haven: int) -> None:
        self.haven = haven

    def seats(self, s: Table) -> int:
        return s.asks(SHADOW)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + BALROG_OF_MORIA, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.hunt_tiles import DROP_EYE, NO_REVEAL, OF_BALROG, TileDraw

        s.done()
        if token == DECLINE:
            narration.declined(s, seat, CARDS[BALROG_OF_MORIA], self.RULE)
            return
        s.discard_openly(BALROG_OF_MORIA)
        narration.discarded(s, BALROG_OF_MORIA, "used", "WOTR-EVENT-16")
        s.push(TileDraw(0, DROP_EYE | (NO_REVEAL if self.haven else 0), OF_BALROG))


# --- the Guide and the Companions ----------------------------------------------------------------------------------


class ChooseGuide(RingStep):
    """Among the Companions of the highest Level the FP player names the Guide. WOTR-FELLOWSHIP-07"""

    PROMPT: ClassVar[str] = "fellowship.guide"
    RULE: ClassVar[str] = "WOTR-FELLOWSHIP-07"

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [GUIDE + c for c in guide_candidates(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if s.guide != token - GUIDE:
            s.guide = token - GUIDE
            narration.guide(s)
        else:
            narration.declined(s, seat, "new_guide", self.RULE)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "the Guide is a Companion of the highest Level in the Fellowship", self.RULE


def part(s: Table, seat: int, men: int, bonus: int, into_sieges: bool, level: int = 0) -> None:
    """Companions leave the Fellowship as one group and move on, or are lost on the Mordor Track.

    WOTR-SEPARATE-02, WOTR-SEPARATE-06, WOTR-SEPARATE-07, WOTR-MORDOR-08
    """
    for character in bits(men):
        if s.mordor >= 0:
            eliminate(s, character, "mordor", "WOTR-MORDOR-08")
        else:
            s.place[character] = s.fellowship
    if s.mordor < 0:
        narration.men_moved(s, men, s.fellowship, s.fellowship, "separated", "WOTR-SEPARATE-02")
    settle_guide(s)
    if s.mordor < 0:
        reach = s.progress + (level or group_level(men)) + bonus
        s.push(SeparatedMove(seat, men, reach, 1 if into_sieges else 0))


class SeparatedMove(RingStep):
    """Separated Companions start where the figure is and move at once. WOTR-SEPARATE-02 to WOTR-SEPARATE-05

    Who separated them by his action moves them; in the Hunt it is the Leading Player.

    WOTR-SEPARATE-08, WOTR-SEPARATE-09, WOTR-MULTI4-20, WOTR-MULTI4-22
    """

    PROMPT: ClassVar[str] = "fellowship.separated"
    RULE: ClassVar[str] = "WOTR-SEPARATE-02"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "men", "steps", "into_sieges")

    def __init__(self, seat: int, men: int, steps: int, into_sieges: int) -> None:
        self.seat = seat
        self.men = men
        self.steps = steps
        self.into_sieges = into_sieges

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TO + there for there in companion_reach(s, s.fellowship, self.steps, self.into_sieges == 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        there = token - TO
        for character in bits(self.men):
            s.place[character] = there
        narration.men_moved(s, self.men, s.fellowship, there, "parting", "WOTR-SEPARATE-03")
        companions_arrive(s, self.men, there)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"characters": narration.men_names(self.men), "steps": self.steps}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "it is too far, or closed to Companions", "WOTR-SEPARATE-04"


class SeparateGroup(RingStep):
    """One Companion or one group is sent away from the Fellowship. WOTR-SEPARATE-01, WOTR-SEPARATE-03

    WOTR-SEPARATE-10
    """

    PROMPT: ClassVar[str] = "fellowship.separate"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-SEPARATE-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "men", "bonus", "into_sieges", "level")

    def __init__(self, face: int, men: int, bonus: int, into_sieges: int, level: int) -> None:
        self.face = face  # the die that pays; FACE_COUNT when a card does
        self.men = men
        self.bonus = bonus
        self.into_sieges = into_sieges
        self.level = level  # counts instead of their own, if not 0

    def seats(self, s: Table) -> int:
        return acting(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = []
        for character in bits(s.in_fellowship()):
            if self.men >> character == 0:  # each group is named in one order only
                found.append(TAKE + FIRST_MAN + character)
        if self.men:
            found.append(DONE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token != DONE:
            men = self.men | 1 << token - TAKE - FIRST_MAN
            s.push(SeparateGroup(self.face, men, self.bonus, self.into_sieges, self.level))
            return
        from westmarch.games.war_of_the_ring.steps.action import commit

        commit(s, self.face, "separate", "WOTR-DICE-15")
        if self.face == FACE_COUNT:
            s.done()
        part(s, seat, self.men, self.bonus, self.into_sieges == 1, self.level)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"characters": narration.men_names(self.men)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if TAKE + FIRST_MAN <= token < TAKE + FIRST_MAN + len(CHARACTERS) - 1:
            companion = token - TAKE - FIRST_MAN
            if not s.in_fellowship() >> companion & 1:
                return f"{CHARACTERS[companion]} is not in the Fellowship", self.RULE
            return "a group is named in one order, each Companion once", "WOTR-SEPARATE-03"
        return "name a Companion" + (", or be done" if self.men else ""), self.RULE


class CardSeparates(SeparateGroup):
    """A card separates a Companion or a group. WOTR-SEPARATE-11"""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = False


def acting(s: Table) -> int:
    """The seat whose go it is."""
    from westmarch.games.war_of_the_ring.steps.action import actor

    return 1 << actor(s)
