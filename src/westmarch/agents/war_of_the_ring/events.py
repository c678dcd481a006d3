"""What an Event card is worth to its player now, in actions, if it can be played at all."""

from collections.abc import Callable
from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import MOST_DICE, added
from westmarch.agents.war_of_the_ring.roads import STEPS
from westmarch.games.war_of_the_ring.armies import force_in, has_army, units
from westmarch.games.war_of_the_ring.board import (
    BREE,
    CARROCK,
    DALE,
    DOL_AMROTH,
    DWARVES,
    EDORAS,
    ELVES,
    EREBOR,
    FREE_PEOPLES,
    GONDOR,
    ISENGARD,
    LORIEN,
    MINAS_TIRITH,
    NORTH,
    ORTHANC,
    OSGILIATH,
    REGION_COUNT,
    RIVENDELL,
    ROHAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    THE_SHIRE,
    UMBAR,
    WOODLAND_REALM,
)
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.effects.fp_strategy import QuarrellingArmy, RangersTarget, ReliefTarget
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER,
    COMPANION_COUNT,
    ELITE_OF,
    GOLLUM,
    LEADER_OF,
    REGULAR_OF,
    SARUMAN,
    STRIDER,
    WILL,
)

Worth = Callable[[Mind], float]

KEPT: Final = 0.9
"""What a card is worth in the hand on the average."""


def always(worth: float) -> Worth:
    return lambda mind: worth


# --- the Ring-bearers -----------------------------------------------------------------------------------------------


def healing(points: float) -> Worth:
    """Healed Corruption, as far as there is any."""

    def worth(mind: Mind) -> float:
        return mind.quest.point() * min(points, mind.s.corruption) * 1.1

    return worth


def athelas(mind: Mind) -> float:
    points = 2.0 if mind.s.guide == STRIDER else 1.0
    return healing(points)(mind) if mind.s.corruption >= points else 0.1


def song(mind: Mind) -> float:
    return healing(2.0 if mind.s.guide == GOLLUM else 1.0)(mind)


def another_way(mind: Mind) -> float:
    extra = (1.5 if not mind.s.hidden else 0.5 * max(0.0, mind.quest.step())) if mind.s.guide == GOLLUM else 0.0
    return healing(1)(mind) + extra


def alone(mind: Mind) -> float:
    return healing(1)(mind) - 0.4 if mind.s.corruption else 0.0


def blue_tile(worth: float) -> Worth:
    """A Fellowship tile helps in Mordor only."""
    return lambda mind: worth * (0.6 + 0.7 * mind.quest.gone)


def mirror(mind: Mind) -> float:
    turned = 0.6 if mind.s.dice[CHARACTER] and not mind.s.dice[WILL] else 0.0
    return turned + (healing(1)(mind) if mind.s.fellowship == LORIEN else 0.0)


def hunting(worth: float) -> Worth:
    """Corruption, or what leads to it."""
    return lambda mind: worth * mind.plan.ring


def red_tile(mind: Mind) -> float:
    return (0.7 + 1.3 * mind.quest.gone) * mind.plan.ring


def ambush(worth: float) -> Worth:
    return lambda mind: worth * mind.plan.ring * (0.6 + 0.5 * mind.quest.point() / 1.5)


def morgul_wound(mind: Mind) -> float:
    return mind.plan.ring * mind.quest.point() * (2 if mind.s.corruption <= 3 else 1)


def nazgul_search(mind: Mind) -> float:
    s = mind.s
    return 1.5 * mind.plan.ring if s.hidden and s.mordor < 0 and s.progress >= 1 else 0.0


def nazgul_strike(mind: Mind) -> float:
    s = mind.s
    hunters = min(MOST_DICE, s.box[SHADOW])
    return mind.plan.ring * (0.4 + 0.35 * hunters) if s.mordor < 0 else 0.0


def lidless_eye(mind: Mind) -> float:
    """Worth it when the Ring-bearers are about to walk and dice are to spare."""
    s = mind.s
    if s.unused(SHADOW) < 4 or not s.hidden or not s.unused(FREE_PEOPLES):
        return 0.0
    return 0.9 * mind.plan.ring if mind.plan.ring > mind.plan.war else 0.2


def palantir(mind: Mind) -> float:
    return 2.2 if mind.s.turns < 10 else 1.2


# --- the war --------------------------------------------------------------------------------------------------------


def levy(side: int, *figures: tuple[int, int, int], extra: float = 0.0) -> Worth:
    """Figures in certain places: (region, kind, number)."""

    def worth(mind: Mind) -> float:
        total = extra
        for where, kind, number in figures:
            number = min(number, mind.s.reserve[kind])
            total += number * (0.3 + 0.8 * mind.war.recruit(side, where, kind))
        return total * (0.6 + 0.4 * mind.plan.war)

    return worth


def reinforcement(where: int, nation: int, extra: float = 0.0, *, leader: bool = True) -> Worth:
    """A unit of the Free Peoples in one place, as an Elite if there is one, and a Leader; or a card instead of him."""

    def worth(mind: Mind) -> float:
        s = mind.s
        kind = ELITE_OF[nation] if s.reserve[ELITE_OF[nation]] else REGULAR_OF[nation]
        if not s.reserve[kind]:
            return extra
        gain = 0.7 + 1.2 * mind.war.recruit(FREE_PEOPLES, where, kind)
        return gain + (0.3 if leader and s.reserve[LEADER_OF[nation]] else 0.0) + extra

    return worth


def army_card(worth: float) -> Worth:
    return lambda mind: worth * mind.plan.war


def levies(worth: float, *kinds: int) -> Worth:
    """Many figures at once, as far as the box still has them."""
    return lambda mind: worth * mind.plan.war * min(1.0, sum(mind.s.reserve[kind] for kind in kinds) / 4)


def with_target(worth: float, target: type[QuarrellingArmy] | type[RangersTarget] | type[ReliefTarget]) -> Worth:
    return lambda mind: worth if target().places(mind.s) else 0.05


def stirring(nation: int, *homes: int) -> Worth:
    """Companions move, and one who gets home brings the nation to war."""

    def worth(mind: Mind) -> float:
        s = mind.s
        steps = s.politics[nation]
        there = any(
            s.place[c] < REGION_COUNT and min(STEPS[s.place[c]][home] for home in homes) <= 2
            for c in range(COMPANION_COUNT)
        )
        return 0.7 * steps if there else 0.1

    return worth


def ents(mind: Mind) -> float:
    number = units(force_in(mind.s, SHADOW, ORTHANC), SHADOW)
    return 1.0 + 0.25 * min(3, number) + (2.0 if mind.s.place[SARUMAN] == ORTHANC and number <= 3 else 0.0)


def corsairs(mind: Mind) -> float:
    number = units(force_in(mind.s, SHADOW, UMBAR), SHADOW)
    return 0.35 * min(10, number) * mind.plan.war if number >= 4 else 0.05


def trolls(mind: Mind) -> float:
    return 1.4 * mind.plan.war if mind.s.reserve[ELITE_OF[SAURON]] else 0.0


def no_dawn(mind: Mind) -> float:
    return 1.1 * mind.s.dice[WILL]


def valinor(mind: Mind) -> float:
    s = mind.s
    return added([0.15 for w in (RIVENDELL, LORIEN, WOODLAND_REALM) if has_army(s, FREE_PEOPLES, w)])


EVENT_WORTH: Final[dict[str, Worth]] = {
    "elven_cloaks": blue_tile(1.2),
    "elven_rope": blue_tile(1.2),
    "phial_of_galadriel": blue_tile(1.9),
    "smeagol_helps_nice_master": blue_tile(1.6),
    "mithril_coat_and_sting": always(1.7),
    "axe_and_bow": always(1.5),
    "horn_of_gondor": always(1.5),
    "wizards_staff": always(1.9),
    "athelas": athelas,
    "there_is_another_way": another_way,
    "i_will_go_alone": alone,
    "bilbos_song": song,
    "mirror_of_galadriel": mirror,
    "challenge_of_the_king": always(1.6),
    "gwaihir_the_windlord": always(0.3),
    "we_prove_the_swifter": always(0.3),
    "there_and_back_again": always(0.3),
    "the_eagles_are_coming": always(1.4),
    "the_ents_awake_treebeard": ents,
    "the_ents_awake_huorns": ents,
    "the_ents_awake_entmoot": ents,
    "dead_men_of_dunharrow": always(2.0),
    "house_of_the_stewards": always(2.4),
    "the_grey_company": always(2.0),
    "the_last_battle": always(2.0),
    "a_power_too_great": always(2.0),
    "the_power_of_tom_bombadil": always(1.0),
    "book_of_mazarbul": stirring(DWARVES, EREBOR),
    "the_spirit_of_mordor": with_target(1.6, QuarrellingArmy),
    "faramirs_rangers": lambda mind: (
        (1.3 if RangersTarget().places(mind.s) else 0.0) + (0.9 if has_army(mind.s, FREE_PEOPLES, OSGILIATH) else 0.0)
    ),
    "fear_fire_foes": stirring(NORTH, THE_SHIRE, BREE),
    "wisdom_of_elrond": always(1.7),
    "help_unlooked_for": with_target(0.6, ReliefTarget),
    "paths_of_the_woses": always(0.8),
    "through_a_day_and_a_night": always(0.3),
    "the_red_arrow": reinforcement(EDORAS, ROHAN, 0.7),
    "cirdans_ships": always(1.2),
    "guards_of_the_citadel": reinforcement(MINAS_TIRITH, GONDOR),
    "celeborns_galadhrim": reinforcement(LORIEN, ELVES, KEPT, leader=False),
    "riders_of_theoden": reinforcement(EDORAS, ROHAN),
    "grimbeorn_the_old_son_of_beorn": reinforcement(CARROCK, NORTH),
    "imrahil_of_dol_amroth": reinforcement(DOL_AMROTH, GONDOR),
    "king_brands_men": reinforcement(DALE, NORTH, KEPT + 0.3, leader=False),
    "swords_in_eriador": always(1.2),
    "kindred_of_glorfindel": reinforcement(RIVENDELL, ELVES, KEPT, leader=False),
    "dain_ironfoots_guard": reinforcement(EREBOR, DWARVES),
    "eomer_son_of_eomund": reinforcement(EDORAS, ROHAN),
    "thranduils_archers": reinforcement(WOODLAND_REALM, ELVES, KEPT, leader=False),
    "shelobs_lair": red_tile,
    "the_ring_is_mine": red_tile,
    "on_on_they_went": red_tile,
    "give_it_to_uss": red_tile,
    "orc_patrol": ambush(1.5),
    "isildurs_bane": ambush(1.9),
    "foul_thing_from_the_deep": ambush(1.7),
    "candles_of_corpses": ambush(1.8),
    "nazgul_search": nazgul_search,
    "cruel_weather": hunting(0.7),
    "the_nazgul_strike": nazgul_strike,
    "morgul_wound": morgul_wound,
    "lure_of_the_ring": hunting(1.9),
    "the_breaking_of_the_fellowship": hunting(1.2),
    "worn_with_sorrow_and_toil": hunting(0.8),
    "flocks_of_crebain": hunting(1.1),
    "balrog_of_moria": always(1.0),
    "the_lidless_eye": lidless_eye,
    "dreadful_spells": army_card(1.4),
    "grond_hammer_of_the_underworld": army_card(3.2),
    "the_palantir_of_orthanc": palantir,
    "wormtongue": always(1.0),
    "the_ringwraiths_are_abroad": army_card(1.6),
    "the_black_captain_commands": army_card(1.9),
    "return_to_valinor": valinor,
    "the_fighting_uruk_hai": army_card(3.2),
    "denethors_folly": army_card(1.6),
    "the_day_without_dawn": no_dawn,
    "threats_and_promises": lambda mind: 1.2 if sum(mind.s.politics[:5]) >= 8 else 0.4,
    "stormcrow": always(1.0),
    "shadows_gather": army_card(1.2),
    "the_shadow_lengthens": army_card(1.5),
    "the_shadow_is_moving": army_card(2.2),
    "corsairs_of_umbar": corsairs,
    "rage_of_the_dunlendings": levies(1.5, REGULAR_OF[ISENGARD]),
    "return_of_the_witch_king": army_card(0.7),
    "half_orcs_and_goblin_men": army_card(1.3),
    "olog_hai": army_card(1.3),
    "hill_trolls": trolls,
    "a_new_power_is_rising": levy(
        SHADOW, (ORTHANC, ELITE_OF[ISENGARD], 2), (ORTHANC, REGULAR_OF[ISENGARD], 2), extra=0.4
    ),
    "many_kings_to_the_service_of_mordor": levies(1.8, REGULAR_OF[SOUTHRONS]),
    "the_king_is_revealed": levies(2.2, REGULAR_OF[SAURON]),
    "shadows_on_the_misty_mountains": levies(1.7, REGULAR_OF[SAURON]),
    "orcs_multiplying_again": levies(1.8, REGULAR_OF[SAURON]),
    "horde_from_the_east": levies(1.5, REGULAR_OF[SOUTHRONS]),
    "monsters_roused": levies(1.5, REGULAR_OF[SAURON]),
    "musterings_of_long_planned_war": levies(2.1, REGULAR_OF[SAURON], REGULAR_OF[SOUTHRONS]),
    "pits_of_mordor": levies(1.9, REGULAR_OF[SAURON]),
}
"""By card; `always` for a card whose text is worth about the same whenever it can be played."""


def event_worth(mind: Mind, card: int) -> float:
    """What it is worth to play a card that can be played now."""
    return EVENT_WORTH[CARDS[card]](mind)


HELD: Final[dict[str, float]] = {
    "the_ents_awake_treebeard": 0.4,
    "the_ents_awake_huorns": 0.4,
    "the_ents_awake_entmoot": 0.4,
    "dead_men_of_dunharrow": 0.7,
    "house_of_the_stewards": 0.7,
    "the_grey_company": 0.9,
    "the_last_battle": 0.3,
    "challenge_of_the_king": 0.5,
    "the_eagles_are_coming": 0.4,
    "the_king_is_revealed": 0.6,
    "return_to_valinor": 0.2,
    "return_of_the_witch_king": 0.5,
    "grond_hammer_of_the_underworld": 1.3,
    "the_fighting_uruk_hai": 1.3,
    "denethors_folly": 0.6,
    "morgul_wound": 1.3,
    "lure_of_the_ring": 1.2,
    "the_breaking_of_the_fellowship": 0.7,
}
"""What cards are worth in the hand that often cannot be played; others about what they would do now."""


def hand_worth(mind: Mind, card: int) -> float:
    """What it is worth to have a card in the hand, for its Event."""
    held = HELD.get(CARDS[card])
    return held if held is not None else mind.weights.hand_base + mind.weights.hand_play * event_worth(mind, card)


def draw_worth(mind: Mind) -> float:
    """A card from a deck; less when the hand is full of better ones."""
    held = mind.s.hand_size(mind.seat)
    return mind.weights.kept if held < 5 else 0.55 if held == 5 else 0.3
