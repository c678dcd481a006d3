"""The Free Peoples' Character deck: the Event halves. WOTR-EVENT-08 to WOTR-EVENT-12, WOTR-EVENT-27"""

from typing import ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    bits,
    count,
    fall,
    force_in,
    has_army,
    is_free,
    leaders,
    men_in,
    regular_for,
    unconquered,
    unit_kinds_in,
    unit_nations,
    warded,
)
from westmarch.games.war_of_the_ring.board import (
    DALE,
    DWARVES,
    ELVES,
    EREBOR,
    ERECH,
    FANGORN,
    FREE_PEOPLES,
    GONDOR,
    LAMEDON,
    LORIEN,
    NATION,
    NEIGHBOURS,
    NORTH,
    ORTHANC,
    PELARGIR,
    REGION_COUNT,
    ROHAN,
    SAURON_STRONGHOLDS,
    SHADOW,
    WOODLAND_REALM,
)
from westmarch.games.war_of_the_ring.cards import CARDS, CHARACTER_CARDS
from westmarch.games.war_of_the_ring.conquest import army_keeper, units_left
from westmarch.games.war_of_the_ring.effects.base import Event, TableCard
from westmarch.games.war_of_the_ring.effects.gains import OptionalRegulars, gain
from westmarch.games.war_of_the_ring.effects.shared import (
    DrawStrategy,
    Heal,
    RegionChoice,
    companion_there,
    heal,
    hit_army,
    roll_hits,
)
from westmarch.games.war_of_the_ring.marching import shift_army
from westmarch.games.war_of_the_ring.people import eliminate
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    BOROMIR,
    CHARACTER,
    ELITE_OF,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    LEGOLAS,
    NAZGUL,
    NAZGUL_SHIFT,
    REGULAR_OF,
    SARUMAN,
    STRIDER,
    WILL,
)
from westmarch.games.war_of_the_ring.politics import activate, advance, companions_arrive, react_to_attack
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.characters import MoreCompanions, movers
from westmarch.games.war_of_the_ring.steps.fellowship import CardSeparates
from westmarch.games.war_of_the_ring.steps.hunt import may_move, move_fellowship
from westmarch.games.war_of_the_ring.steps.hunt_tiles import draw_tile, special_tile
from westmarch.games.war_of_the_ring.steps.losses import BY_CARD, Losses
from westmarch.games.war_of_the_ring.steps.muster import bring_in
from westmarch.games.war_of_the_ring.tiles import DAMAGE, EYE_DAMAGE, TILES
from westmarch.games.war_of_the_ring.words import (
    ACT,
    ACTS,
    DECLINE,
    FIRST_MAN,
    HIDE,
    MOVE_ON,
    PLAY,
    RECRUIT,
    RETREAT,
    TAKE,
)
from westmarch.kernel.columns import changed

SEPARATE: Final[int] = ACT + ACTS.index("separate")
MOVE_COMPANIONS: Final[int] = ACT + ACTS.index("move_companions")


class SpecialTile(Event):
    """A special Hunt tile comes into play. WOTR-HUNT-04"""

    def __init__(self, tile: str) -> None:
        self.tile = TILES.index(tile)

    def play(self, s: Table, seat: int) -> None:
        special_tile(s, self.tile)


class FellowshipTableCard(TableCard):
    """It lies on the table while one of these Companions is in the Fellowship."""

    def __init__(self, companions: int) -> None:
        self.companions = companions

    def ready(self, s: Table, seat: int) -> bool:
        return self.companions == 0 or s.in_fellowship() & self.companions != 0


class Athelas(Event):
    """Three dice: each 5 heals one Corruption, each 3 with Strider as Guide."""

    def play(self, s: Table, seat: int) -> None:
        heal(s, roll_hits(s, 3, 3 if s.guide == STRIDER else 5))


class ThereIsAnotherWay(Event):
    """Heal one; with Gollum as Guide also hide, or move."""

    def play(self, s: Table, seat: int) -> None:
        if s.gollum_guides() and (not s.hidden or may_move(s)):
            s.push(AnotherWay())
        heal(s, 1)


class AnotherWay(RingStep):
    """Hide the Fellowship, or move it, or neither. WOTR-FELLOWSHIP-15, WOTR-MORDOR-16"""

    PROMPT: ClassVar[str] = "event.another_way"
    RULE: ClassVar[str] = "WOTR-FELLOWSHIP-15"

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [MOVE_ON if s.hidden else HIDE, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.deeds import hide

        s.done()
        if token == HIDE:
            hide(s, "there_is_another_way")
        elif token == MOVE_ON:
            move_fellowship(s, False, "there_is_another_way")
        else:
            narration.declined(s, seat, "there_is_another_way", self.RULE)


class IWillGoAlone(Event):
    """A group leaves with one region more; then one Corruption is healed."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_fellowship() != 0

    def play(self, s: Table, seat: int) -> None:
        s.push(Heal(1))
        s.push(CardSeparates(PAID, 0, 1, 0, 0))


class BilbosSong(Event):
    """Heal one, or two with Gollum as Guide."""

    def play(self, s: Table, seat: int) -> None:
        heal(s, 2 if s.gollum_guides() else 1)


class MirrorOfGaladriel(Event):
    """A Character die becomes a Will of the West; in Lórien one Corruption is healed."""

    def play(self, s: Table, seat: int) -> None:
        if s.dice[CHARACTER]:
            s.dice[CHARACTER] -= 1
            s.dice[WILL] += 1
            if s.events is not None:
                narration.tell(
                    s, "die_turned", {"die": "character", "into": "will"}, "mirror_of_galadriel", "WOTR-EVENT-10"
                )
        if s.fellowship == LORIEN and unconquered(s, LORIEN):
            heal(s, 1)


def king(s: Table) -> int:
    """Strider, or Aragorn in his place."""
    return ARAGORN if s.in_play(ARAGORN) else STRIDER


class ChallengeOfTheKing(Event):
    """Three tiles: Eyes among them leave the game; three Eyes kill him."""

    def ready(self, s: Table, seat: int) -> bool:
        where = s.place[king(s)]
        return where < REGION_COUNT and NATION[where] in (GONDOR, ROHAN) and has_army(s, FREE_PEOPLES, where)

    def play(self, s: Table, seat: int) -> None:
        drawn = [draw_tile(s) for _ in range(3)]
        for tile in drawn:
            narration.tile_drawn(s, tile, "challenge_of_the_king", "WOTR-EVENT-27")
        eyes = [tile for tile in drawn if DAMAGE[tile] == EYE_DAMAGE]
        for tile in drawn:
            lost = tile in eyes and len(eyes) < 3
            if lost:
                s.removed = changed(s.removed, tile, s.removed[tile] + 1)
            else:
                s.bag[tile] += 1
            narration.tile_back(s, tile, lost, "challenge_of_the_king", "WOTR-EVENT-27")
        if len(eyes) == 3:
            eliminate(s, king(s), "challenge_of_the_king", "WOTR-EVENT-10")


class CompanionsRide(Event):
    """A group is separated or moved, at Level 4 (Gwaihir) or two regions further, even into a siege."""

    def __init__(self, level: int, bonus: int) -> None:
        self.level = level
        self.bonus = bonus

    def play(self, s: Table, seat: int) -> None:
        s.push(SeparateOrMove(self.level, self.bonus))


class SeparateOrMove(RingStep):
    """Out of the Fellowship, or over the map? WOTR-EVENT-24, WOTR-SEPARATE-11"""

    PROMPT: ClassVar[str] = "event.separate_or_move"
    RULE: ClassVar[str] = "WOTR-EVENT-24"
    FIELDS: ClassVar[tuple[str, ...]] = ("level", "bonus")

    def __init__(self, level: int, bonus: int) -> None:
        self.level = level
        self.bonus = bonus

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [SEPARATE] if s.in_fellowship() else []
        return [*found, MOVE_COMPANIONS] if movers(s) else found

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.tokens(s, 0) else 0

    def choose(self, s: Table, seat: int, token: int) -> None:
        if s.events is not None:
            narration.tell(s, "card_option", {"choice": ACTS[token - ACT]}, CARDS[s.playing], self.RULE)
        if token == SEPARATE:
            s.become(CardSeparates(PAID, 0, self.bonus, 1, self.level))
        else:
            s.become(MoreCompanions(PAID, 0, self.bonus, self.level, 1))

    def resolve(self, s: Table) -> None:
        s.done()


class ThereAndBackAgain(Event):
    """A group leaves; with Gimli or Legolas at home in the North-east three nations stir."""

    def play(self, s: Table, seat: int) -> None:
        s.push(HomeInTheNorth())
        if s.in_fellowship():
            s.push(CardSeparates(PAID, 0, 1, 0, 0))


class HomeInTheNorth(RingStep):
    """WOTR-POLITICS-11, WOTR-POLITICS-14"""

    def resolve(self, s: Table) -> None:
        s.done()
        homes = (DALE, EREBOR, WOODLAND_REALM)
        if s.place[GIMLI] in homes or s.place[LEGOLAS] in homes:
            for nation in (DWARVES, NORTH):
                activate(s, nation, "there_and_back_again", "WOTR-POLITICS-11")
            for nation in (DWARVES, ELVES, NORTH):
                advance(s, nation, "there_and_back_again", "WOTR-POLITICS-14")


class TheEaglesAreComing(Event):
    """Dice against the Nazgûl of a Shadow Army near an FP Army with a Companion; the rest are driven home."""

    def ready(self, s: Table, seat: int) -> bool:
        return len(EagleTarget().places(s)) > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(EagleTarget())


class EagleTarget(RegionChoice):
    """The Witch-king does not count. WOTR-DEF-20"""

    def places(self, s: Table) -> list[int]:
        found = []
        for where in range(REGION_COUNT):
            if has_army(s, SHADOW, where) and leaders(force_in(s, SHADOW, where), SHADOW):
                near = (where, *NEIGHBOURS[where])
                if any(has_army(s, FREE_PEOPLES, w) and companion_there(s, w) for w in near):
                    found.append(where)
        return found

    def picked(self, s: Table, where: int) -> None:
        number = leaders(force_in(s, SHADOW, where), SHADOW)
        for _ in range(min(number, roll_hits(s, min(5, number), 5))):
            fall(s, where, NAZGUL)
            narration.removed(s, where, NAZGUL, "the_eagles_are_coming", "WOTR-EVENT-10")
        if leaders(force_in(s, SHADOW, where), SHADOW):
            s.push(DrivenHome(where))


class DrivenHome(RegionChoice):
    """The surviving Nazgûl go to one unconquered Stronghold of Sauron."""

    FIELDS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, start: int) -> None:
        self.start = start

    def places(self, s: Table) -> list[int]:
        return [w for w in SAURON_STRONGHOLDS if unconquered(s, w)]

    def picked(self, s: Table, where: int) -> None:
        flying = leaders(force_in(s, SHADOW, self.start), SHADOW) << NAZGUL_SHIFT
        s.army[REGION_COUNT + self.start] -= flying
        s.army[REGION_COUNT + where] += flying
        narration.nazgul_flew(s, self.start, where, "the_eagles_are_coming", "WOTR-EVENT-10")


class TheEntsAwake(Event):
    """Three dice against the Shadow Army in Orthanc; a Saruman left alone dies; another card may follow."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(GANDALF_WHITE) and companion_there(s, FANGORN)

    def play(self, s: Table, seat: int) -> None:
        s.push(AnotherCard())
        s.push(EntsAftermath(1 if has_army(s, SHADOW, ORTHANC) else 0))
        if has_army(s, SHADOW, ORTHANC):
            hit_army(s, SHADOW, ORTHANC, 3, 4, as_attack=True)


class EntsAftermath(RingStep):
    """Whoever was with a destroyed Army falls, and Saruman without an Army. WOTR-EVENT-20, WOTR-CHARACTER-46"""

    FIELDS: ClassVar[tuple[str, ...]] = ("army",)

    def __init__(self, army: int) -> None:
        self.army = army

    def resolve(self, s: Table) -> None:
        s.done()
        if has_army(s, SHADOW, ORTHANC):
            return
        if self.army:
            fall_with_army(s, ORTHANC)
        if s.place[SARUMAN] == ORTHANC:
            eliminate(s, SARUMAN, CARDS[s.playing], "WOTR-CHARACTER-46")


def fall_with_army(s: Table, where: int) -> None:
    """The Nazgûl and Minions of a Shadow Army that a card has destroyed."""
    for _ in range(leaders(force_in(s, SHADOW, where), SHADOW)):
        fall(s, where, NAZGUL)
        narration.removed(s, where, NAZGUL, CARDS[s.playing], "WOTR-EVENT-20")
    for minion in bits(men_in(s, SHADOW, where)):
        eliminate(s, minion, CARDS[s.playing], "WOTR-EVENT-20")


class AnotherCard(RingStep):
    """With Gandalf the White in Fangorn or Rohan another Character card may be played for nothing. WOTR-EVENT-09

    Whoever holds a Character card is asked, whether or not it could be played: that would tell too much.
    """

    PROMPT: ClassVar[str] = "event.another_card"
    RULE: ClassVar[str] = "WOTR-EVENT-09"

    def seats(self, s: Table) -> int:
        where = s.place[GANDALF_WHITE]
        near = where == FANGORN or (where < REGION_COUNT and NATION[where] == ROHAN)
        seat = actor(s)
        return 1 << seat if near and s.hand[seat] & CHARACTER_CARDS else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        from westmarch.games.war_of_the_ring.steps.events import playable_cards

        return [*[PLAY + card for card in playable_cards(s, seat, CHARACTER)], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.events import lay_by, play_card

        s.done()
        if token == DECLINE:
            narration.declined(s, seat, "another_card", self.RULE)
            return
        lay_by(s)
        play_card(s, seat, token - PLAY)

    def resolve(self, s: Table) -> None:
        s.done()


class DeadMenOfDunharrow(Event):
    """Strider or Aragorn goes to the coast of Gondor and scatters the Shadow Army there."""

    def ready(self, s: Table, seat: int) -> bool:
        where = s.place[king(s)]
        return where < REGION_COUNT and NATION[where] == ROHAN

    def play(self, s: Table, seat: int) -> None:
        s.push(PathsOfTheDead(1 << king(s)))


class PathsOfTheDead(RegionChoice):
    """Who goes with him, and where to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("men",)

    def __init__(self, men: int) -> None:
        self.men = men

    def places(self, s: Table) -> list[int]:
        return [ERECH, LAMEDON, PELARGIR]

    def tokens(self, s: Table, seat: int) -> list[int]:
        here = men_in(s, FREE_PEOPLES, s.place[king(s)]) & ~self.men
        return [*super().tokens(s, seat), *[TAKE + FIRST_MAN + c for c in bits(here)]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= TAKE:
            s.become(PathsOfTheDead(self.men | 1 << token - TAKE - FIRST_MAN))
            if s.events is not None:
                facts = {"character": narration.men_names(1 << token - TAKE - FIRST_MAN)[0]}
                narration.tell(s, "goes_along", facts, "dead_men_of_dunharrow", self.RULE)
        else:
            super().choose(s, seat, token)

    def picked(self, s: Table, where: int) -> None:
        start = s.place[king(s)]
        for man in bits(self.men):
            s.place[man] = where
        narration.men_moved(s, self.men, start, where, "dead_men_of_dunharrow", "WOTR-EVENT-24")
        companions_arrive(s, self.men, where)
        s.push(OptionalRegulars(where, GONDOR, 3))
        if has_army(s, SHADOW, where):
            react_to_attack(s, unit_nations(force_in(s, SHADOW, where), SHADOW), where, "dead_men_of_dunharrow")
            die = s.rng.below(6) + 1
            narration.rolled(s, [die], 0, die, "dead_men_of_dunharrow", "WOTR-EVENT-21")
            s.push(Scattered(where))
            s.push(Losses(SHADOW, where, die, BY_CARD))


class Scattered(RingStep):
    """What is left of the Shadow Army must retreat, or is wiped out. WOTR-RETREAT-11, WOTR-EVENT-20"""

    PROMPT: ClassVar[str] = "event.scattered"
    RULE: ClassVar[str] = "WOTR-RETREAT-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def _ways(self, s: Table) -> list[int]:
        if not has_army(s, SHADOW, self.where):
            return []
        return [w for w in NEIGHBOURS[self.where] if is_free(s, SHADOW, w) and not warded(s, w)]

    def seats(self, s: Table) -> int:
        return 1 << army_keeper(s, SHADOW, self.where) if self._ways(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [RETREAT + w for w in self._ways(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        men = men_in(s, SHADOW, self.where) & ~(1 << SARUMAN)
        force = force_in(s, SHADOW, self.where)
        shift_army(s, SHADOW, force, men, self.where, token - RETREAT, "dead_men_of_dunharrow", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()
        force = force_in(s, SHADOW, self.where)
        for kind in unit_kinds_in(force, SHADOW):
            for _ in range(count(force, kind)):
                fall(s, self.where, kind)
                narration.removed(s, self.where, kind, "dead_men_of_dunharrow", self.RULE)
        fall_with_army(s, self.where)
        units_left(s, SHADOW, self.where)


class HouseOfTheStewards(Event):
    """Boromir in Gondor: a Gondor unit where he is, and two cards."""

    def ready(self, s: Table, seat: int) -> bool:
        where = s.place[BOROMIR]
        return where < REGION_COUNT and NATION[where] == GONDOR

    def play(self, s: Table, seat: int) -> None:
        s.push(DrawStrategy(2))
        gain(s, s.place[BOROMIR], GONDOR, 0, 0, 1, 0)


class TheGreyCompany(Event):
    """With Strider or Aragorn's Army: a Regular becomes an Elite, and two cards."""

    def ready(self, s: Table, seat: int) -> bool:
        where = s.place[king(s)]
        return where < REGION_COUNT and has_army(s, FREE_PEOPLES, where)

    def play(self, s: Table, seat: int) -> None:
        s.push(DrawStrategy(2))
        s.push(GreyCompany())


class GreyCompany(RingStep):
    """Whose Regular gives way? WOTR-MUSTER-19"""

    PROMPT: ClassVar[str] = "event.grey_company"
    RULE: ClassVar[str] = "WOTR-MUSTER-19"

    def tokens(self, s: Table, seat: int) -> list[int]:
        force = force_in(s, FREE_PEOPLES, s.place[king(s)])
        return [RECRUIT + ELITE_OF[n] for n in range(5) if count(force, REGULAR_OF[n]) and s.reserve[ELITE_OF[n]]]

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.tokens(s, 0) else 0

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        elite = token - RECRUIT
        where = s.place[king(s)]
        regular = regular_for(elite)
        fall(s, where, regular)
        narration.removed(s, where, regular, "the_grey_company", self.RULE)
        bring_in(s, where, elite, 1, "the_grey_company", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()


EVENTS: Final[dict[str, Event]] = {
    "elven_cloaks": SpecialTile("elven_cloaks"),
    "elven_rope": SpecialTile("elven_rope"),
    "phial_of_galadriel": SpecialTile("phial_of_galadriel"),
    "smeagol_helps_nice_master": SpecialTile("smeagol_helps_nice_master"),
    "mithril_coat_and_sting": FellowshipTableCard(0),
    "axe_and_bow": FellowshipTableCard(1 << GIMLI | 1 << LEGOLAS),
    "horn_of_gondor": FellowshipTableCard(1 << BOROMIR),
    "wizards_staff": FellowshipTableCard(1 << GANDALF_GREY),
    "athelas": Athelas(),
    "there_is_another_way": ThereIsAnotherWay(),
    "i_will_go_alone": IWillGoAlone(),
    "bilbos_song": BilbosSong(),
    "mirror_of_galadriel": MirrorOfGaladriel(),
    "challenge_of_the_king": ChallengeOfTheKing(),
    "gwaihir_the_windlord": CompanionsRide(4, 0),
    "we_prove_the_swifter": CompanionsRide(0, 2),
    "there_and_back_again": ThereAndBackAgain(),
    "the_eagles_are_coming": TheEaglesAreComing(),
    "the_ents_awake_treebeard": TheEntsAwake(),
    "the_ents_awake_huorns": TheEntsAwake(),
    "the_ents_awake_entmoot": TheEntsAwake(),
    "dead_men_of_dunharrow": DeadMenOfDunharrow(),
    "house_of_the_stewards": HouseOfTheStewards(),
    "the_grey_company": TheGreyCompany(),
}
