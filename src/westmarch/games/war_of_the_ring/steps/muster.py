"""Muster results: recruiting, diplomacy, Minions; and Aragorn and Gandalf the White.

WOTR-MUSTER-01 to WOTR-MUSTER-14, WOTR-POLITICS-12, WOTR-CHARACTER-02, WOTR-CHARACTER-44, WOTR-CHARACTER-45
"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    besieged,
    controller,
    count,
    force_in,
    has_army,
    is_free,
    place_figures,
    take_off,
    unconquered,
)
from westmarch.games.war_of_the_ring.board import (
    DOL_AMROTH,
    ELVEN_STRONGHOLDS,
    FANGORN,
    FREE_PEOPLES,
    ISENGARD,
    MINAS_TIRITH,
    NATION,
    NATION_COUNT,
    NATIONS,
    ORTHANC,
    PELARGIR,
    REGION_COUNT,
    REGIONS,
    SAURON,
    SAURON_STRONGHOLDS,
    SETTLEMENTS_OF,
    SHADOW,
    SIDE_OF_NATION,
)
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    CHARACTERS,
    ELITE,
    ELITE_OF,
    END_FIGURE,
    FIGURE_NATION,
    FIGURE_SIDE,
    FIGURES,
    FIRST_FIGURE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GONE,
    IN_FELLOWSHIP,
    LEADER,
    MOUTH,
    NAZGUL,
    RANK,
    REGULAR_OF,
    SARUMAN,
    STRIDER,
    WAITING,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.politics import activate, advance, can_advance, companions_arrive, muster_barred
from westmarch.games.war_of_the_ring.state import SEEN_MINION, Table
from westmarch.games.war_of_the_ring.steps.action import actor, commit
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import AT, BRING, DONE, NATION_TOKEN, RECRUIT

NO_KIND: Final = -1


def at_peace_with_last(s: Table, seat: int, nation: int) -> bool:
    """The lone FP player of three may not act twice running for a nation. WOTR-MULTI3-05, WOTR-MULTI3-08

    WOTR-MULTI3-07, WOTR-MULTI3-09
    """
    return not (s.players == 3 and s.side_at(seat) == FREE_PEOPLES and s.last_nations >> nation & 1)


def sites(s: Table, seat: int, kind: int, taken: int) -> list[int]:
    """The settlements where a figure may be recruited with a Muster result.

    WOTR-MUSTER-02 to WOTR-MUSTER-05, WOTR-MUSTER-07 to WOTR-MUSTER-12

    WOTR-MUSTER-09, WOTR-CAPTURE-07, WOTR-POLITICS-23
    """
    nation = FIGURE_NATION[kind]
    side = FIGURE_SIDE[kind]
    if not s.at_war(nation) or s.keeper(nation) != seat or not at_peace_with_last(s, seat, nation):
        return []
    places = SAURON_STRONGHOLDS if kind == NAZGUL else SETTLEMENTS_OF[nation]
    found = []
    for where in places:
        if where == taken or controller(s, where) != side or not is_free(s, side, where):
            continue
        if RANK[kind] == LEADER and side == FREE_PEOPLES and not has_army(s, side, where):
            continue
        found.append(where)
    return found


def recruitable(s: Table, seat: int, first: int, taken: int) -> list[int]:
    """The kinds of figure that may be recruited, as the first or the second of the action. WOTR-MUSTER-01"""
    side = s.side_at(seat)
    found = []
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        if first != NO_KIND and RANK[kind] == ELITE:
            continue
        if s.reserve[kind] - (1 if kind == first else 0) > 0 and sites(s, seat, kind, taken):
            found.append(kind)
    return found


class Muster(RingStep):
    """Two Regulars, two Leaders, one of each, or one Elite: figure by figure, place by place. WOTR-MUSTER-01"""

    PROMPT: ClassVar[str] = "muster.figure"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-MUSTER-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "first", "taken")

    def __init__(self, face: int, first: int, taken: int) -> None:
        self.face = face
        self.first = first
        self.taken = taken

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [RECRUIT + kind for kind in recruitable(s, seat, self.first, self.taken)]
        if self.first != NO_KIND:
            found.append(DONE)  # WOTR-MUSTER-06
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            recruit(s, self.face, ((self.first, self.taken),))
        else:
            s.push(MusterWhere(self.face, self.first, self.taken, token - RECRUIT))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if not RECRUIT <= token < RECRUIT + len(FIGURES):
            return "a figure is needed", self.RULE
        kind = token - RECRUIT
        nation = FIGURE_NATION[kind]
        if FIGURE_SIDE[kind] != s.side_at(seat) or s.keeper(nation) != seat:
            return "that nation is not yours", "WOTR-MULTI4-18"
        if not s.at_war(nation):
            return f"{NATIONS[nation]} is not At War", "WOTR-MUSTER-02"
        if s.reserve[kind] == 0:
            return "none is left in the reinforcements", "WOTR-MUSTER-11"
        if self.first != NO_KIND and RANK[kind] == ELITE:
            return "an Elite is recruited alone", "WOTR-MUSTER-01"
        if kind == NAZGUL:
            return "Nazgûl are recruited in free Strongholds of Sauron", "WOTR-MUSTER-07"
        if RANK[kind] == LEADER:
            return "a Leader needs a unit to join", "WOTR-MUSTER-12"
        return "there is no free settlement for it", "WOTR-MUSTER-03"


class MusterWhere(RingStep):
    """The settlement of the figure. WOTR-MUSTER-03, WOTR-MUSTER-04"""

    PROMPT: ClassVar[str] = "muster.where"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-MUSTER-03"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "first", "taken", "kind")

    def __init__(self, face: int, first: int, taken: int, kind: int) -> None:
        self.face = face
        self.first = first
        self.taken = taken
        self.kind = kind

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in sites(s, seat, self.kind, self.taken)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        where = token - AT
        if self.first != NO_KIND:
            recruit(s, self.face, ((self.first, self.taken), (self.kind, where)))
        elif RANK[self.kind] == ELITE:
            recruit(s, self.face, ((self.kind, where),))
        else:
            s.push(Muster(self.face, self.kind, where))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"figure": FIGURES[self.kind]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if AT <= token < AT + REGION_COUNT:
            where = token - AT
            side = FIGURE_SIDE[self.kind]
            if where == self.taken:
                return "the two figures go to two settlements", "WOTR-MUSTER-04"
            if NATION[where] == FIGURE_NATION[self.kind] and not unconquered(s, where):
                return "the enemy holds it", "WOTR-MUSTER-08"
            if besieged(s, side, where):
                return "the Stronghold is besieged", "WOTR-MUSTER-10"
        return "a free settlement of its own nation is needed", self.RULE


def recruit(s: Table, face: int, figures: tuple[tuple[int, int], ...]) -> None:
    commit(s, face, "muster", "WOTR-DICE-18")
    for kind, where in figures:
        bring_in(s, where, kind, 1, "muster", "WOTR-MUSTER-01")


def bring_in(s: Table, where: int, kind: int, number: int, cause: str, rule: str) -> int:
    """Figures come out of the reinforcements, as many as there are. WOTR-EVENT-19, WOTR-MUSTER-20"""
    number = min(number, s.reserve[kind])
    if number:
        s.reserve[kind] -= number
        s.now_nations |= 1 << FIGURE_NATION[kind]
        place_figures(s, where, kind, number)
        narration.recruited(s, where, kind, number, cause, rule)
    return number


# --- diplomacy ----------------------------------------------------------------------------------------------------


def friends_to_advance(s: Table, seat: int) -> list[int]:
    """WOTR-POLITICS-12, WOTR-POLITICS-13, WOTR-MULTI4-19"""
    return [
        nation
        for nation in range(NATION_COUNT)
        if s.keeper(nation) == seat
        and can_advance(s, nation)
        and not muster_barred(s, nation)
        and at_peace_with_last(s, seat, nation)
    ]


class Diplomacy(RingStep):
    """A friendly nation goes one step toward At War. WOTR-POLITICS-12"""

    PROMPT: ClassVar[str] = "muster.diplomacy"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-POLITICS-12"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [NATION_TOKEN + nation for nation in friends_to_advance(s, seat)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        commit(s, self.face, "diplomacy", "WOTR-DICE-18")
        nation = token - NATION_TOKEN
        s.now_nations |= 1 << nation
        advance(s, nation, "diplomacy", self.RULE)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if not NATION_TOKEN <= token < NATION_TOKEN + NATION_COUNT:
            return "a nation is needed", self.RULE
        nation = token - NATION_TOKEN
        if SIDE_OF_NATION[nation] != s.side_at(seat) or s.keeper(nation) != seat:
            return "that nation is not yours", self.RULE
        if s.at_war(nation):
            return "it is At War already", "WOTR-POLITICS-13"
        if muster_barred(s, nation):
            return "Threats and Promises forbids it", "WOTR-EVENT-29"
        return "a passive nation cannot enter the war", "WOTR-POLITICS-03"


# --- characters who enter play ------------------------------------------------------------------------------------


def entry_places(s: Table, character: int) -> list[int]:
    """Where a character may enter play now; none if his card does not allow it."""
    if character == ARAGORN:  # WOTR-CHARACTER-27
        where = s.place[STRIDER]
        fit = where in (MINAS_TIRITH, DOL_AMROTH, PELARGIR) and unconquered(s, where)
        return [where] if fit and s.place[ARAGORN] == WAITING else []
    if s.place[character] != WAITING:
        return []  # WOTR-CHARACTER-03
    if character == GANDALF_WHITE:  # WOTR-CHARACTER-29, WOTR-CHARACTER-30
        if s.place[GANDALF_GREY] == IN_FELLOWSHIP or not s.deeds & SEEN_MINION:
            return []
        if s.in_play(GANDALF_GREY):
            return [s.place[GANDALF_GREY]]
        return [FANGORN, *[w for w in ELVEN_STRONGHOLDS if unconquered(s, w)]]
    if character == SARUMAN:  # WOTR-CHARACTER-42
        return [ORTHANC] if s.at_war(ISENGARD) and unconquered(s, ORTHANC) else []
    fp_at_war = [nation for nation in range(5) if s.at_war(nation)]
    if character == WITCH_KING:  # WOTR-CHARACTER-40
        if not s.at_war(SAURON) or not fp_at_war:
            return []
        return [w for w in range(REGION_COUNT) if has_sauron_unit(s, w)]
    if s.mordor < 0 and len(fp_at_war) < 5:  # WOTR-CHARACTER-48
        return []
    return [w for w in SAURON_STRONGHOLDS if unconquered(s, w)]


def has_sauron_unit(s: Table, where: int) -> bool:
    force = force_in(s, SHADOW, where)
    return count(force, REGULAR_OF[SAURON]) + count(force, ELITE_OF[SAURON]) > 0


def newcomers(s: Table, seat: int) -> list[int]:
    """The characters whom the seat may bring into play now. WOTR-CHARACTER-02, WOTR-MULTI4-21, WOTR-MULTI4-24"""
    if s.side_at(seat) == FREE_PEOPLES:
        able = [ARAGORN, GANDALF_WHITE]
    else:
        able = [m for m in (SARUMAN, WITCH_KING, MOUTH) if s.keeper(ISENGARD if m == SARUMAN else SAURON) == seat]
    return [character for character in able if entry_places(s, character)]


ENTRY_RULE: Final[dict[int, str]] = {
    SARUMAN: "WOTR-CHARACTER-42",
    WITCH_KING: "WOTR-CHARACTER-40",
    MOUTH: "WOTR-CHARACTER-48",
    ARAGORN: "WOTR-CHARACTER-27",
    GANDALF_WHITE: "WOTR-CHARACTER-29",
}


class BringCharacter(RingStep):
    """A Minion by a Muster result, Aragorn or Gandalf the White by a Will of the West. WOTR-CHARACTER-02"""

    PROMPT: ClassVar[str] = "muster.character"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-CHARACTER-02"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [BRING + character for character in newcomers(s, seat)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.push(BringWhere(self.face, token - BRING))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        character = token - BRING
        if not 0 <= character < len(CHARACTERS):
            return "a character is needed", self.RULE
        if character not in ENTRY_RULE:
            return f"{CHARACTERS[character]} never enters play by a die", self.RULE
        return f"the card of {CHARACTERS[character]} does not allow it now", ENTRY_RULE[character]


class BringWhere(RingStep):
    """Where does he appear?

    WOTR-MUSTER-13, WOTR-CHARACTER-09, WOTR-CHARACTER-12
    """

    PROMPT: ClassVar[str] = "muster.character_where"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-CHARACTER-02"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "character")

    def __init__(self, face: int, character: int) -> None:
        self.face = face
        self.character = character

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"character": CHARACTERS[self.character]}

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in entry_places(s, self.character)]

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return f"{CHARACTERS[self.character]} does not appear there", ENTRY_RULE.get(self.character, self.RULE)

    def choose(self, s: Table, seat: int, token: int) -> None:
        where = token - AT
        character = self.character
        commit(s, self.face, "bring", "WOTR-CHARACTER-02")
        if character in (ARAGORN, GANDALF_WHITE):  # the old self goes. WOTR-CHARACTER-51
            s.place[STRIDER if character == ARAGORN else GANDALF_GREY] = GONE
        s.place[character] = where
        narration.entered(s, character, where, "WOTR-CHARACTER-02")
        if character in (ARAGORN, GANDALF_WHITE):
            companions_arrive(s, 1 << character, where)
            return
        s.deeds |= SEEN_MINION
        if character == WITCH_KING:
            for nation in range(5):
                activate(s, nation, "witch_king", "WOTR-CHARACTER-40")


# --- The Voice of Saruman -----------------------------------------------------------------------------------------


def voice_heard(s: Table, seat: int) -> bool:
    """WOTR-CHARACTER-44"""
    if not s.in_play(SARUMAN) or s.keeper(ISENGARD) != seat:
        return False
    return unconquered(s, ORTHANC) and not besieged(s, SHADOW, ORTHANC)


def voice_places(s: Table) -> list[int]:
    """WOTR-CHARACTER-45"""
    if s.reserve[REGULAR_OF[ISENGARD]] == 0:
        return []
    return [w for w in SETTLEMENTS_OF[ISENGARD] if unconquered(s, w) and is_free(s, SHADOW, w)]


def voice_upgrades(s: Table) -> int:
    """How many Regulars in Orthanc can become Elites."""
    there = count(force_in(s, SHADOW, ORTHANC), REGULAR_OF[ISENGARD])
    return min(2, there, s.reserve[ELITE_OF[ISENGARD]])


def voice_recruit(s: Table, face: int) -> None:
    commit(s, face, "voice_recruit", "WOTR-CHARACTER-44")
    places = 0
    for where in voice_places(s):
        places |= 1 << where
    s.push(OneEach(REGULAR_OF[ISENGARD], places))


def voice_upgrade(s: Table, face: int) -> None:
    commit(s, face, "voice_upgrade", "WOTR-CHARACTER-44")
    for _ in range(voice_upgrades(s)):
        upgrade(s, ORTHANC, ISENGARD, "voice_of_saruman", "WOTR-CHARACTER-44")


def upgrade(s: Table, where: int, nation: int, cause: str, rule: str) -> None:
    """A Regular is exchanged for an Elite. WOTR-MUSTER-19"""
    take_off(s, where, REGULAR_OF[nation], True)
    narration.removed(s, where, REGULAR_OF[nation], cause, rule)
    bring_in(s, where, ELITE_OF[nation], 1, cause, rule)


class OneEach(RingStep):
    """One figure in each of several places; who places it chooses where, if there are too few. WOTR-CHARACTER-45"""

    PROMPT: ClassVar[str] = "muster.one_each"
    RULE: ClassVar[str] = "WOTR-CHARACTER-45"
    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "places")

    def __init__(self, kind: int, places: int) -> None:
        self.kind = kind
        self.places = places

    def seats(self, s: Table) -> int:
        left = s.reserve[self.kind]
        return 1 << actor(s) if 0 < left < self.places.bit_count() else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in range(REGION_COUNT) if self.places >> where & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        where = token - AT
        s.become(OneEach(self.kind, self.places & ~(1 << where)))
        bring_in(s, where, self.kind, 1, "voice_of_saruman", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()
        for where in range(REGION_COUNT):
            if self.places >> where & 1:
                bring_in(s, where, self.kind, 1, "voice_of_saruman", self.RULE)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "that is no free settlement of Isengard still without its Regular", self.RULE

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {
            "figure": FIGURES[self.kind],
            "regions": [REGIONS[w] for w in range(REGION_COUNT) if self.places >> w & 1],
        }
