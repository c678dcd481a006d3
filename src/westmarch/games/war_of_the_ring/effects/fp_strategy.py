"""The Free Peoples' Strategy deck: the Event halves. WOTR-EVENT-08 to WOTR-EVENT-12, WOTR-MUSTER-15"""

from typing import ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import besieged, force_in, has_army, is_free, unit_nations
from westmarch.games.war_of_the_ring.battle import HELP_UNLOOKED_FOR
from westmarch.games.war_of_the_ring.board import (
    BREE,
    CARROCK,
    COASTAL,
    DALE,
    DOL_AMROTH,
    DWARVES,
    EDORAS,
    ELVES,
    EREBOR,
    ERED_LUIN,
    FREE_PEOPLES,
    GONDOR,
    LORIEN,
    MINAS_TIRITH,
    NATION,
    NATIONS,
    NEIGHBOURS,
    NORTH,
    NORTH_ITHILIEN,
    OSGILIATH,
    REGION_COUNT,
    RIVENDELL,
    ROHAN,
    SETTLEMENTS_OF,
    SHADOW,
    SOUTH_ITHILIEN,
    STRONGHOLDS,
    THE_SHIRE,
    WOODLAND_REALM,
)
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.effects.base import Event
from westmarch.games.war_of_the_ring.effects.gains import GainWhere, gain, mask
from westmarch.games.war_of_the_ring.effects.marches import LongMarch, Passage
from westmarch.games.war_of_the_ring.effects.shared import DrawStrategy, RegionChoice, companion_there, hit_army
from westmarch.games.war_of_the_ring.marching import COMPANION_NEEDED, NOBODY_NEEDED, can_attack_from
from westmarch.games.war_of_the_ring.people import last_battle_holds
from westmarch.games.war_of_the_ring.politics import activate, advance, can_advance
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor
from westmarch.games.war_of_the_ring.steps.attack import CardVanguard
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.characters import MoreCompanions
from westmarch.games.war_of_the_ring.steps.march import OPEN
from westmarch.games.war_of_the_ring.steps.muster import at_peace_with_last
from westmarch.games.war_of_the_ring.words import NATION_TOKEN


class Reinforcements(Event):
    """A unit of either kind and a Leader, or a unit and a card, in one place."""

    def __init__(self, where: int, nation: int, regular: int, either: int, leader: int, cards: int) -> None:
        self.where = where
        self.nation = nation
        self.regular = regular
        self.either = either
        self.leader = leader
        self.cards = cards

    def play(self, s: Table, seat: int) -> None:
        if self.cards:
            s.push(DrawStrategy(self.cards))
        gain(s, self.where, self.nation, self.regular, 0, self.either, self.leader)


class TheRedArrow(Event):
    """With Gondor active: Rohan advances, and Edoras gains a Rohan unit and a Leader."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.active >> GONDOR & 1 == 1

    def play(self, s: Table, seat: int) -> None:
        gain(s, EDORAS, ROHAN, 0, 0, 1, 1)
        advance(s, ROHAN, "the_red_arrow", "WOTR-POLITICS-14")


class CirdansShips(Event):
    """With the Elves At War: two Elven units in a coastal region with an FP Army."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(ELVES)

    def play(self, s: Table, seat: int) -> None:
        places = mask([w for w in COASTAL if has_army(s, FREE_PEOPLES, w)])
        s.push(GainWhere(places, 1, ELVES, 0, 0, 2, 0))


class RidersOfTheoden(Event):
    """A Rohan unit and a Leader in Edoras, or in a Rohan region with a Companion."""

    def play(self, s: Table, seat: int) -> None:
        places = [EDORAS] + [w for w in range(REGION_COUNT) if NATION[w] == ROHAN and companion_there(s, w)]
        s.push(GainWhere(mask(places), 1, ROHAN, 0, 0, 1, 1))


class SwordsInEriador(Event):
    """A North unit in the Shire, a Dwarven unit in Ered Luin, and a card."""

    def play(self, s: Table, seat: int) -> None:
        s.push(DrawStrategy(1))
        gain(s, ERED_LUIN, DWARVES, 0, 0, 1, 0)
        gain(s, THE_SHIRE, NORTH, 0, 0, 1, 0)


class EomerSonOfEomund(Event):
    """A Rohan unit and a Leader in a free Rohan settlement."""

    def play(self, s: Table, seat: int) -> None:
        places = [w for w in SETTLEMENTS_OF[ROHAN] if is_free(s, FREE_PEOPLES, w)]
        s.push(GainWhere(mask(places), 1, ROHAN, 0, 0, 1, 1))


class Ward(Event):
    """A table card that keeps the Shadow out and advances a nation: A Power too Great, Tom Bombadil."""

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def play(self, s: Table, seat: int) -> None:
        advance(s, self.nation, CARDS[s.playing], "WOTR-POLITICS-14")


class TheLastBattle(Event):
    """With Aragorn's Army abroad, dice that move the Fellowship stay out of the Hunt Box."""

    def ready(self, s: Table, seat: int) -> bool:
        return last_battle_holds(s)


class Tidings(Event):
    """Companions move; one of them in either of two places brings a nation to war."""

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def play(self, s: Table, seat: int) -> None:
        s.push(TidingsArrive(self.nation))
        s.push(MoreCompanions(PAID, 0, 0, 0, 0))


class TidingsArrive(RingStep):
    """Book of Mazarbul: Erebor or Ered Luin; Fear! Fire! Foes!: the Shire or Bree. WOTR-POLITICS-11"""

    FIELDS: ClassVar[tuple[str, ...]] = ("nation",)

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def resolve(self, s: Table) -> None:
        s.done()
        homes = (EREBOR, ERED_LUIN) if self.nation == DWARVES else (THE_SHIRE, BREE)
        if not any(companion_there(s, where) for where in homes):
            return
        activate(s, self.nation, CARDS[s.playing], "WOTR-POLITICS-11")
        while can_advance(s, self.nation):
            advance(s, self.nation, CARDS[s.playing], "WOTR-POLITICS-14")


class TheSpiritOfMordor(Event):
    """Five dice against a Shadow Army of two or more nations."""

    def play(self, s: Table, seat: int) -> None:
        s.push(QuarrellingArmy())


class QuarrellingArmy(RegionChoice):
    """An Army of at least two Shadow nations."""

    def places(self, s: Table) -> list[int]:
        return [w for w in range(REGION_COUNT) if unit_nations(force_in(s, SHADOW, w), SHADOW).bit_count() > 1]

    def picked(self, s: Table, where: int) -> None:
        hit_army(s, SHADOW, where, 5, 5)


class FaramirsRangers(Event):
    """Three dice against a Shadow Army around Osgiliath; then Osgiliath, if held, gains a unit and a Leader."""

    def play(self, s: Table, seat: int) -> None:
        s.push(HoldOsgiliath())
        s.push(RangersTarget())


class RangersTarget(RegionChoice):
    """Osgiliath, South Ithilien or North Ithilien."""

    def places(self, s: Table) -> list[int]:
        return [w for w in (OSGILIATH, SOUTH_ITHILIEN, NORTH_ITHILIEN) if has_army(s, SHADOW, w)]

    def picked(self, s: Table, where: int) -> None:
        hit_army(s, SHADOW, where, 3, 5)


class HoldOsgiliath(RingStep):
    """WOTR-MUSTER-18"""

    def resolve(self, s: Table) -> None:
        s.done()
        if has_army(s, FREE_PEOPLES, OSGILIATH):
            gain(s, OSGILIATH, GONDOR, 0, 0, 1, 1)


class WisdomOfElrond(Event):
    """One FP nation becomes active and advances."""

    def play(self, s: Table, seat: int) -> None:
        s.push(WiseCounsel())


class WiseCounsel(RingStep):
    """Which nation? WOTR-EVENT-30"""

    PROMPT: ClassVar[str] = "event.nation"
    RULE: ClassVar[str] = "WOTR-EVENT-30"

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.tokens(s, actor(s)) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [NATION_TOKEN + nation for nation in range(5) if at_peace_with_last(s, seat, nation)]

    def resolve(self, s: Table) -> None:
        s.done()  # in a game of three, all five may have just acted

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.now_nations |= 1 << token - NATION_TOKEN
        if s.events is not None:
            narration.tell(s, "nation_chosen", {"nation": NATIONS[token - NATION_TOKEN]}, CARDS[s.playing], self.RULE)
        activate(s, token - NATION_TOKEN, "wisdom_of_elrond", "WOTR-POLITICS-11")
        advance(s, token - NATION_TOKEN, "wisdom_of_elrond", "WOTR-POLITICS-14")


class HelpUnlookedFor(Event):
    """An attack on besiegers from outside; the garrison's units weigh on the besiegers' dice."""

    def play(self, s: Table, seat: int) -> None:
        s.push(ReliefTarget())


class ReliefTarget(RegionChoice):
    """A Shadow Army besieging a Stronghold, with an FP Army next to it that can attack. WOTR-RELIEF-01"""

    def places(self, s: Table) -> list[int]:
        return [w for w in STRONGHOLDS if besieged(s, FREE_PEOPLES, w) and relievers(s, w)]

    def picked(self, s: Table, where: int) -> None:
        s.push(ReliefArmy(where))


def relievers(s: Table, target: int) -> list[int]:
    return [w for w in NEIGHBOURS[target] if can_attack_from(s, actor(s), w, NOBODY_NEEDED)]


class ReliefArmy(RegionChoice):
    """The Army that comes to help."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def places(self, s: Table) -> list[int]:
        return relievers(s, self.target)

    def picked(self, s: Table, where: int) -> None:
        s.push(CardVanguard(PAID, NOBODY_NEEDED, where, 0, 0, OPEN, 0, HELP_UNLOOKED_FOR, self.target))


class PathsOfTheWoses(Event):
    """With Rohan At War an Army goes from Rohan to Minas Tirith."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.at_war(ROHAN)

    def play(self, s: Table, seat: int) -> None:
        s.push(Passage(0))


class ThroughADayAndANight(Event):
    """An Army with a Companion moves up to two regions."""

    def ready(self, s: Table, seat: int) -> bool:
        return any(has_army(s, FREE_PEOPLES, w) and companion_there(s, w) for w in range(REGION_COUNT))

    def play(self, s: Table, seat: int) -> None:
        s.push(LongMarch(1, COMPANION_NEEDED, 2, 0))


EVENTS: Final[dict[str, Event]] = {
    "the_last_battle": TheLastBattle(),
    "a_power_too_great": Ward(ELVES),
    "the_power_of_tom_bombadil": Ward(NORTH),
    "book_of_mazarbul": Tidings(DWARVES),
    "the_spirit_of_mordor": TheSpiritOfMordor(),
    "faramirs_rangers": FaramirsRangers(),
    "fear_fire_foes": Tidings(NORTH),
    "wisdom_of_elrond": WisdomOfElrond(),
    "help_unlooked_for": HelpUnlookedFor(),
    "paths_of_the_woses": PathsOfTheWoses(),
    "through_a_day_and_a_night": ThroughADayAndANight(),
    "the_red_arrow": TheRedArrow(),
    "cirdans_ships": CirdansShips(),
    "guards_of_the_citadel": Reinforcements(MINAS_TIRITH, GONDOR, 0, 1, 1, 0),
    "celeborns_galadhrim": Reinforcements(LORIEN, ELVES, 0, 1, 0, 1),
    "riders_of_theoden": RidersOfTheoden(),
    "grimbeorn_the_old_son_of_beorn": Reinforcements(CARROCK, NORTH, 0, 1, 1, 0),
    "imrahil_of_dol_amroth": Reinforcements(DOL_AMROTH, GONDOR, 0, 1, 1, 0),
    "king_brands_men": Reinforcements(DALE, NORTH, 2, 0, 0, 1),
    "swords_in_eriador": SwordsInEriador(),
    "kindred_of_glorfindel": Reinforcements(RIVENDELL, ELVES, 0, 1, 0, 1),
    "dain_ironfoots_guard": Reinforcements(EREBOR, DWARVES, 0, 1, 1, 0),
    "eomer_son_of_eomund": EomerSonOfEomund(),
    "thranduils_archers": Reinforcements(WOODLAND_REALM, ELVES, 0, 1, 0, 1),
}
