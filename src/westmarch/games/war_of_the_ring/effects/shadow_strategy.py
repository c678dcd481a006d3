"""The Shadow's Strategy deck: the Event halves. WOTR-EVENT-08 to WOTR-EVENT-12, WOTR-MUSTER-15"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    besieging,
    controller,
    count,
    fall,
    force_in,
    has_army,
    is_free,
    under_siege,
)
from westmarch.games.war_of_the_ring.board import (
    ANGMAR,
    DOL_GULDUR,
    EASTERN,
    ELVEN_STRONGHOLDS,
    ELVES,
    ETTENMOORS,
    FREE_PEOPLES,
    GORGOROTH,
    ISENGARD,
    MINAS_MORGUL,
    MINAS_TIRITH,
    MORIA,
    MOUNT_GRAM,
    MOUNT_GUNDABAD,
    NATION,
    NATIONS,
    NEIGHBOURS,
    NORTH_DUNLAND,
    NURN,
    ORTHANC,
    REGION_COUNT,
    SAURON,
    SAURON_STRONGHOLDS,
    SETTLEMENTS_OF,
    SHADOW,
    SOUTH_DUNLAND,
    SOUTHRONS,
    STRONGHOLDS,
    TROLLSHAWS,
    WEATHER_HILLS,
)
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.conquest import units_left
from westmarch.games.war_of_the_ring.effects.base import Event, TableCard
from westmarch.games.war_of_the_ring.effects.gains import GainWhere, gain, mask
from westmarch.games.war_of_the_ring.effects.marches import LongMarch, Passage
from westmarch.games.war_of_the_ring.effects.shadow_character import storm
from westmarch.games.war_of_the_ring.effects.shared import RegionChoice, hit_army
from westmarch.games.war_of_the_ring.marching import NOBODY_NEEDED, shift_army
from westmarch.games.war_of_the_ring.people import folly_holds
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    COMPANION_COUNT,
    ELITE_OF,
    END_FIGURE,
    FIRST_LEADER,
    LEADER_OF,
    ONE,
    REGULAR_OF,
    SARUMAN,
    WILL,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.march import MoreArmies
from westmarch.games.war_of_the_ring.steps.muster import upgrade
from westmarch.games.war_of_the_ring.words import AT, DONE, LOSE, NATION_TOKEN, TAKE


def all_at_war(s: Table) -> bool:
    return s.at_war(ISENGARD) and s.at_war(SAURON) and s.at_war(SOUTHRONS)


class Levies(Event):
    """Fixed regions gain fixed figures: (region, nation, regular, elite, either, Nazgûl), with a nation At War."""

    def __init__(self, *gains: tuple[int, int, int, int, int, int], at_war: int = -1) -> None:
        self.gains = gains
        self.at_war = at_war

    def ready(self, s: Table, seat: int) -> bool:
        return self.at_war < 0 or s.at_war(self.at_war)

    def play(self, s: Table, seat: int) -> None:
        for where, nation, regular, elite, either, nazgul in reversed(self.gains):
            gain(s, where, nation, regular, elite, either, nazgul)


class ReturnToValinor(Event):
    """Elven units in Strongholds that are not besieged may fade away."""

    def ready(self, s: Table, seat: int) -> bool:
        return any(controller(s, w) == SHADOW for w in ELVEN_STRONGHOLDS)

    def play(self, s: Table, seat: int) -> None:
        for where in ELVEN_STRONGHOLDS:
            force = force_in(s, FREE_PEOPLES, where)
            elves = count(force, REGULAR_OF[ELVES]) + count(force, ELITE_OF[ELVES])
            if elves and not under_siege(s, where):
                hit_army(s, FREE_PEOPLES, where, min(5, elves), 6)


class TheFightingUrukHai(Event):
    """With Saruman in play, a besieging Army with Isengard units attacks for three rounds."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(SARUMAN) and len(UrukHaiSiege().places(s)) > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(UrukHaiSiege())


class UrukHaiSiege(RegionChoice):
    """The Stronghold that they storm."""

    def places(self, s: Table) -> list[int]:
        return [w for w in STRONGHOLDS if besieging(s, SHADOW, w) and isengard_units(s, w)]

    def picked(self, s: Table, where: int) -> None:
        storm(s, actor(s), where)


def isengard_units(s: Table, where: int) -> int:
    force = force_in(s, SHADOW, where)
    return count(force, REGULAR_OF[ISENGARD]) + count(force, ELITE_OF[ISENGARD])


class DenethorsFolly(Event):
    """With Minas Tirith besieged: a Leader of the garrison dies, and the FP have no Combat cards there."""

    def ready(self, s: Table, seat: int) -> bool:
        return folly_holds(s)

    def play(self, s: Table, seat: int) -> None:
        s.push(LeaderDespairs())


class LeaderDespairs(RingStep):
    """The Shadow chooses the Leader. WOTR-EVENT-30"""

    PROMPT: ClassVar[str] = "event.folly"
    RULE: ClassVar[str] = "WOTR-EVENT-30"

    def tokens(self, s: Table, seat: int) -> list[int]:
        force = force_in(s, FREE_PEOPLES, MINAS_TIRITH)
        return [LOSE + k for k in range(FIRST_LEADER[0], END_FIGURE[0]) if count(force, k)]

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.tokens(s, 0) else 0

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        fall(s, MINAS_TIRITH, token - LOSE)
        narration.removed(s, MINAS_TIRITH, token - LOSE, "denethors_folly", "WOTR-EVENT-10")

    def resolve(self, s: Table) -> None:
        s.done()


class TheDayWithoutDawn(Event):
    """Every unused Will of the West is discarded."""

    def ready(self, s: Table, seat: int) -> bool:
        return all_at_war(s)

    def play(self, s: Table, seat: int) -> None:
        if s.dice[WILL] and s.events is not None:
            narration.tell(s, "dice_discarded", {"dice": s.dice[WILL]}, "the_day_without_dawn", "WOTR-EVENT-10")
        s.dice[WILL] = 0


class Stormcrow(Event):
    """A nation that hosts a Companion or the Ring-bearers draws back and loses a figure."""

    def ready(self, s: Table, seat: int) -> bool:
        return len(troubled(s)) > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(IllNews())


def troubled(s: Table) -> list[int]:
    """FP nations, not At War, with the figure or a Companion on their soil."""
    places = [s.fellowship, *[s.place[c] for c in range(COMPANION_COUNT)]]
    lands = [NATION[w] for w in places if w < REGION_COUNT]
    return [nation for nation in range(5) if nation in lands and not s.at_war(nation)]


class IllNews(RingStep):
    """Which nation? WOTR-POLITICS-31"""

    PROMPT: ClassVar[str] = "event.stormcrow"
    RULE: ClassVar[str] = "WOTR-POLITICS-31"

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [NATION_TOKEN + nation for nation in troubled(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        nation = token - NATION_TOKEN
        s.become(Deserter(nation))
        if s.events is not None:
            narration.tell(s, "nation_chosen", {"nation": NATIONS[nation]}, "stormcrow", self.RULE)
        if s.politics[nation] < 3:
            s.politics[nation] += 1
            narration.advanced(s, nation, "stormcrow", self.RULE)


class Deserter(RingStep):
    """The owner picks a figure of the nation on the map. WOTR-EVENT-30"""

    PROMPT: ClassVar[str] = "event.deserter"
    RULE: ClassVar[str] = "WOTR-EVENT-30"
    FIELDS: ClassVar[tuple[str, ...]] = ("nation",)

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def _kinds(self) -> tuple[int, ...]:
        return REGULAR_OF[self.nation], ELITE_OF[self.nation], LEADER_OF[self.nation]

    def _places(self, s: Table) -> list[int]:
        return [w for w in range(REGION_COUNT) if any(count(force_in(s, 0, w), k) for k in self._kinds())]

    def seats(self, s: Table) -> int:
        return 1 << s.keeper(self.nation) if self._places(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AT + where for where in self._places(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(DeserterThere(self.nation, token - AT))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": "stormcrow", "nation": NATIONS[self.nation]}

    def resolve(self, s: Table) -> None:
        s.done()


class DeserterThere(Deserter):
    """Which figure of that region? WOTR-DEF-18"""

    FIELDS: ClassVar[tuple[str, ...]] = ("nation", "where")

    def __init__(self, nation: int, where: int) -> None:
        super().__init__(nation)
        self.where = where

    def seats(self, s: Table) -> int:
        return 1 << s.keeper(self.nation)

    def tokens(self, s: Table, seat: int) -> list[int]:
        force = force_in(s, FREE_PEOPLES, self.where)
        return [LOSE + kind for kind in self._kinds() if count(force, kind)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        fall(s, self.where, token - LOSE)
        narration.removed(s, self.where, token - LOSE, "stormcrow", "WOTR-EVENT-10")
        units_left(s, FREE_PEOPLES, self.where)


class Hosts(Event):
    """Shadow Armies march to one another: Shadows Gather, The Shadow Lengthens."""

    def __init__(self, armies: int, steps: int) -> None:
        self.armies = armies
        self.steps = steps

    def play(self, s: Table, seat: int) -> None:
        s.push(LongMarch(self.armies, NOBODY_NEEDED, self.steps, 1))


class TheShadowIsMoving(Event):
    """Up to four Shadow Armies make a normal move."""

    def ready(self, s: Table, seat: int) -> bool:
        return all_at_war(s)

    def play(self, s: Table, seat: int) -> None:
        s.push(MoreArmies(PAID, NOBODY_NEEDED, 4))


class CorsairsOfUmbar(Event):
    """An Army from Umbar lands on the coast of Gondor and fights whom it finds."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(SOUTHRONS)

    def play(self, s: Table, seat: int) -> None:
        s.push(Passage(1))


class RageOfTheDunlendings(Event):
    """A free region beside Dunland gains two Isengard Regulars, and Dunlendings march there."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(ISENGARD)

    def play(self, s: Table, seat: int) -> None:
        s.push(DunlandBorder())


class DunlandBorder(RegionChoice):
    """Each Dunland borders on the other."""

    def places(self, s: Table) -> list[int]:
        near = sorted({*NEIGHBOURS[NORTH_DUNLAND], *NEIGHBOURS[SOUTH_DUNLAND]})
        return [w for w in near if is_free(s, SHADOW, w)]

    def picked(self, s: Table, where: int) -> None:
        s.push(Dunlendings(where, 4))
        gain(s, where, ISENGARD, 2, 0, 0, 0)


class Dunlendings(RingStep):
    """Up to four Isengard units out of Dunland, one after another. WOTR-EVENT-10"""

    PROMPT: ClassVar[str] = "event.dunlendings"
    RULE: ClassVar[str] = "WOTR-EVENT-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("target", "left")

    def __init__(self, target: int, left: int) -> None:
        self.target = target
        self.left = left

    def _kinds(self, s: Table) -> list[int]:
        kinds = (REGULAR_OF[ISENGARD], ELITE_OF[ISENGARD])
        return [k for k in kinds if any(count(force_in(s, SHADOW, w), k) for w in self._from(s))]

    def _from(self, s: Table) -> list[int]:
        return [w for w in (NORTH_DUNLAND, SOUTH_DUNLAND) if w != self.target]

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.left and self._kinds(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [AT + w for w in self._from(s) if isengard_units(s, w)]
        return [*found, DONE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            s.done()
            narration.declined(s, seat, "dunlendings", self.RULE)
        else:
            s.become(DunlendingUnit(self.target, self.left, token - AT))

    def resolve(self, s: Table) -> None:
        s.done()


class DunlendingUnit(RingStep):
    """A Regular or an Elite?"""

    PROMPT: ClassVar[str] = "event.dunlending"
    RULE: ClassVar[str] = "WOTR-EVENT-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("target", "left", "where")

    def __init__(self, target: int, left: int, where: int) -> None:
        self.target = target
        self.left = left
        self.where = where

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        force = force_in(s, SHADOW, self.where)
        return [TAKE + k for k in (REGULAR_OF[ISENGARD], ELITE_OF[ISENGARD]) if count(force, k)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(Dunlendings(self.target, self.left - 1))
        force = ONE[token - TAKE]
        shift_army(s, SHADOW, force, 0, self.where, self.target, "rage_of_the_dunlendings", "WOTR-EVENT-09")


class ReturnOfTheWitchKing(Event):
    """The Witch-king flies to Angmar, which gains two Regulars and an Elite."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(WITCH_KING)

    def play(self, s: Table, seat: int) -> None:
        start = s.place[WITCH_KING]
        s.place[WITCH_KING] = ANGMAR
        narration.men_moved(s, 1 << WITCH_KING, start, ANGMAR, "return_of_the_witch_king", "WOTR-EVENT-24")
        gain(s, ANGMAR, SAURON, 2, 1, 0, 0)


class ChampionJoins(Event):
    """An Army anywhere gains a unit of either kind: Half-orcs, Olog-hai."""

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(self.nation)

    def play(self, s: Table, seat: int) -> None:
        places = [w for w in range(REGION_COUNT) if has_army(s, SHADOW, w)]
        s.push(GainWhere(mask(places), 1, self.nation, 0, 0, 1, 0))


class HillTrolls(Event):
    """Two Sauron Regulars become Elites."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(SAURON)

    def play(self, s: Table, seat: int) -> None:
        s.push(TrollsCome(2))


class TrollsCome(RegionChoice):
    """Where, one after the other. WOTR-MUSTER-19"""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def places(self, s: Table) -> list[int]:
        if self.left == 0 or s.reserve[ELITE_OF[SAURON]] == 0:
            return []
        return [w for w in range(REGION_COUNT) if count(force_in(s, SHADOW, w), REGULAR_OF[SAURON])]

    def picked(self, s: Table, where: int) -> None:
        s.push(TrollsCome(self.left - 1))
        upgrade(s, where, SAURON, CARDS[s.playing], "WOTR-MUSTER-19")


class ANewPowerIsRising(Levies):
    """With Saruman in play."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(SARUMAN)


class TheKingIsRevealed(Levies):
    """With Aragorn in play."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(ARAGORN)


class Musterings(Levies):
    """With all three nations At War."""

    def ready(self, s: Table, seat: int) -> bool:
        return all_at_war(s)


class ThreeMusters(Event):
    """Three different places gain two Regulars each."""

    def __init__(self, nation: int, places: tuple[int, ...], at_war: bool) -> None:
        self.nation = nation
        self.places = mask(places)
        self.at_war = at_war

    def ready(self, s: Table, seat: int) -> bool:
        return not self.at_war or s.at_war(self.nation)

    def play(self, s: Table, seat: int) -> None:
        s.push(GainWhere(self.places, 3, self.nation, 2, 0, 0, 0))


class ShadowsOnTheMistyMountains(Event):
    """Mount Gram or Moria gains two units and a Nazgûl."""

    def play(self, s: Table, seat: int) -> None:
        s.push(GainWhere(mask((MOUNT_GRAM, MORIA)), 1, SAURON, 0, 0, 2, 1))


class HordeFromTheEast(Event):
    """A free region of theirs on the eastern rim gains five Regulars."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(SOUTHRONS)

    def play(self, s: Table, seat: int) -> None:
        places = [w for w in EASTERN if NATION[w] == SOUTHRONS and is_free(s, SHADOW, w)]
        s.push(GainWhere(mask(places), 1, SOUTHRONS, 5, 0, 0, 0))


EVENTS: Final[dict[str, Event]] = {
    "return_to_valinor": ReturnToValinor(),
    "the_fighting_uruk_hai": TheFightingUrukHai(),
    "denethors_folly": DenethorsFolly(),
    "the_day_without_dawn": TheDayWithoutDawn(),
    "threats_and_promises": TableCard(),
    "stormcrow": Stormcrow(),
    "shadows_gather": Hosts(1, 3),
    "the_shadow_lengthens": Hosts(2, 2),
    "the_shadow_is_moving": TheShadowIsMoving(),
    "corsairs_of_umbar": CorsairsOfUmbar(),
    "rage_of_the_dunlendings": RageOfTheDunlendings(),
    "return_of_the_witch_king": ReturnOfTheWitchKing(),
    "half_orcs_and_goblin_men": ChampionJoins(ISENGARD),
    "olog_hai": ChampionJoins(SAURON),
    "hill_trolls": HillTrolls(),
    "a_new_power_is_rising": ANewPowerIsRising(
        (NORTH_DUNLAND, ISENGARD, 2, 0, 0, 0), (SOUTH_DUNLAND, ISENGARD, 2, 0, 0, 0), (ORTHANC, ISENGARD, 0, 0, 2, 0)
    ),
    "many_kings_to_the_service_of_mordor": ThreeMusters(SOUTHRONS, SETTLEMENTS_OF[SOUTHRONS], False),
    "the_king_is_revealed": TheKingIsRevealed((MINAS_MORGUL, SAURON, 5, 0, 0, 1)),
    "shadows_on_the_misty_mountains": ShadowsOnTheMistyMountains(),
    "orcs_multiplying_again": Levies((DOL_GULDUR, SAURON, 3, 0, 0, 0), (MOUNT_GUNDABAD, SAURON, 3, 0, 0, 0)),
    "horde_from_the_east": HordeFromTheEast(),
    "monsters_roused": Levies(
        (ANGMAR, SAURON, 1, 0, 0, 0),
        (ETTENMOORS, SAURON, 1, 0, 0, 0),
        (WEATHER_HILLS, SAURON, 1, 0, 0, 0),
        (TROLLSHAWS, SAURON, 0, 1, 0, 0),
    ),
    "musterings_of_long_planned_war": Musterings((GORGOROTH, SOUTHRONS, 5, 0, 0, 0), (NURN, SAURON, 5, 0, 0, 0)),
    "pits_of_mordor": ThreeMusters(SAURON, SAURON_STRONGHOLDS, True),
}
