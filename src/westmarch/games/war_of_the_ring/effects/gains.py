"""Cards that recruit. WOTR-MUSTER-15 to WOTR-MUSTER-20, WOTR-EVENT-19"""

from typing import Any, ClassVar

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import besieged, has_army, is_free
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NATIONS, REGION_COUNT, REGIONS, SIDE_OF_NATION
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.pieces import ELITE_OF, LEADER_OF, REGULAR_OF
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import actor
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.muster import bring_in
from westmarch.games.war_of_the_ring.words import AT, DECLINE, RECRUIT


def can_gain(s: Table, side: int, where: int) -> bool:
    """A card recruits in a free region, or inside one's own besieged Stronghold. WOTR-MUSTER-16, WOTR-MUSTER-17"""
    return is_free(s, side, where) or besieged(s, side, where)


def mask(places: tuple[int, ...] | list[int]) -> int:
    found = 0
    for where in places:
        found |= 1 << where
    return found


def gain(s: Table, where: int, nation: int, regular: int, elite: int, either: int, leader: int) -> None:
    """A region gains figures of a nation: Regulars, Elites, units of either kind, Leaders (or Nazgûl)."""
    s.push(Gain(where, nation, regular, elite, either, leader))


class Gain(RingStep):
    """As many as the reinforcements allow; of units of either kind the player chooses. WOTR-MUSTER-20"""

    PROMPT: ClassVar[str] = "event.gain"
    RULE: ClassVar[str] = "WOTR-MUSTER-20"
    FIELDS: ClassVar[tuple[str, ...]] = ("where", "nation", "regular", "elite", "either", "leader")

    def __init__(self, where: int, nation: int, regular: int, elite: int, either: int, leader: int) -> None:
        self.where = where
        self.nation = nation
        self.regular = regular
        self.elite = elite
        self.either = either
        self.leader = leader

    def _kinds(self, s: Table) -> list[int]:
        return [kind for kind in (REGULAR_OF[self.nation], ELITE_OF[self.nation]) if s.reserve[kind]]

    def seats(self, s: Table) -> int:
        if not self.either or not can_gain(s, SIDE_OF_NATION[self.nation], self.where):
            return 0
        return 1 << actor(s) if len(self._kinds(s)) == 2 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [RECRUIT + kind for kind in self._kinds(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(Gain(self.where, self.nation, self.regular, self.elite, self.either - 1, self.leader))
        bring_in(s, self.where, token - RECRUIT, 1, CARDS[s.playing], "WOTR-MUSTER-15")

    def resolve(self, s: Table) -> None:
        s.done()
        side = SIDE_OF_NATION[self.nation]
        cause = CARDS[s.playing]
        if not can_gain(s, side, self.where):
            narration.not_recruited(s, self.where, self.nation, "closed", cause, "WOTR-MUSTER-17")
            return
        came = bring_in(s, self.where, REGULAR_OF[self.nation], self.regular, cause, "WOTR-MUSTER-15")
        came += bring_in(s, self.where, ELITE_OF[self.nation], self.elite, cause, "WOTR-MUSTER-15")
        for kind in self._kinds(s):
            came += bring_in(s, self.where, kind, self.either, cause, "WOTR-MUSTER-15")
        if came == 0 and self.regular + self.elite + self.either:
            narration.not_recruited(s, self.where, self.nation, "none_left", cause, self.RULE)
        if self.leader and (side != FREE_PEOPLES or has_army(s, side, self.where)):  # WOTR-MUSTER-12
            bring_in(s, self.where, LEADER_OF[self.nation], self.leader, cause, "WOTR-MUSTER-15")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[self.where], "nation": NATIONS[self.nation]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return f"the card recruits a Regular or an Elite of {NATIONS[self.nation]}", self.RULE


class GainWhere(RingStep):
    """The player chooses the region that gains, or several different ones. WOTR-EVENT-30, WOTR-MUSTER-18"""

    PROMPT: ClassVar[str] = "event.gain_where"
    RULE: ClassVar[str] = "WOTR-EVENT-30"
    FIELDS: ClassVar[tuple[str, ...]] = ("places", "times", "nation", "regular", "elite", "either", "leader")

    def __init__(
        self, places: int, times: int, nation: int, regular: int, elite: int, either: int, leader: int
    ) -> None:
        self.places = places
        self.times = times
        self.nation = nation
        self.regular = regular
        self.elite = elite
        self.either = either
        self.leader = leader

    def _open(self, s: Table) -> list[int]:
        side = SIDE_OF_NATION[self.nation]
        return [w for w in range(REGION_COUNT) if self.places >> w & 1 and can_gain(s, side, w)]

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.times and self._open(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in self._open(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        where = token - AT
        narration.region_chosen(s, seat, where)
        rest = self.places & ~(1 << where)
        s.become(GainWhere(rest, self.times - 1, self.nation, self.regular, self.elite, self.either, self.leader))
        gain(s, where, self.nation, self.regular, self.elite, self.either, self.leader)

    def resolve(self, s: Table) -> None:
        s.done()

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "the card does not recruit there now", "WOTR-MUSTER-17"


class OptionalRegulars(RingStep):
    """Up to so many Regulars may be recruited on the spot. WOTR-EVENT-10"""

    PROMPT: ClassVar[str] = "event.up_to"
    RULE: ClassVar[str] = "WOTR-EVENT-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("where", "nation", "most")

    def __init__(self, where: int, nation: int, most: int) -> None:
        self.where = where
        self.nation = nation
        self.most = most

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.most and s.reserve[REGULAR_OF[self.nation]] else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [RECRUIT + REGULAR_OF[self.nation], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.conquest import entered

        if token == DECLINE:
            self.resolve(s)
            return
        s.become(OptionalRegulars(self.where, self.nation, self.most - 1))
        bring_in(s, self.where, REGULAR_OF[self.nation], 1, CARDS[s.playing], "WOTR-MUSTER-15")
        entered(s, SIDE_OF_NATION[self.nation], self.where)

    def resolve(self, s: Table) -> None:
        s.done()
        narration.declined(s, actor(s), "recruit", self.RULE)
