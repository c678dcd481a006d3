"""The 192 halves of the 96 cards, each under its own name: when it may be played, and the exact choice that follows.

Its Event half here; its Combat half in `test_combat_cards.py`, which is counted here as well.
"""

from typing import Any

import pytest

from tests.games.war_of_the_ring import test_combat_cards
from tests.games.war_of_the_ring.scenes import FP, SHADOW
from tests.games.war_of_the_ring.test_event_cards import REQUIREMENTS, SHADOW_WAR, WAR, holding, playable
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.cards import CARDS, COMBATS

ALL_SEVEN = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"
SEVEN = " | ".join(f"take {name}" for name in ALL_SEVEN.split())
SIX_GONE = ALL_SEVEN.replace("gimli ", "")
OVER = "turn.action"
"""The prompt after a card that leaves nothing to choose: the other side's go."""

NOTHING: tuple[dict[str, Any], str, str] = ({}, OVER, "die event")


def recruits(nation: str) -> tuple[dict[str, Any], str, str]:
    """A unit of either kind is recruited."""
    return {}, "event.gain", f"recruit {nation}_regular | recruit {nation}_elite"


FOLLOWS: dict[str, tuple[dict[str, Any], str, str]] = {
    # card: the position (beside what it requires), what is asked next, the exact choices
    # --- the Free Peoples character deck
    **dict.fromkeys(CARDS[:9], NOTHING),
    "there_is_another_way": (
        {"gone": ALL_SEVEN, "guide": "gollum", "fellowship": "hollin"},
        "event.another_way",
        "move_on | decline",
    ),
    "i_will_go_alone": ({}, "fellowship.separate", SEVEN),
    "bilbos_song": NOTHING,
    "mirror_of_galadriel": NOTHING,
    "challenge_of_the_king": NOTHING,
    "gwaihir_the_windlord": (
        {"at": {"meriadoc": "edoras"}},
        "event.separate_or_move",
        "act separate | act move_companions",
    ),
    "we_prove_the_swifter": (
        {"at": {"meriadoc": "edoras"}},
        "event.separate_or_move",
        "act separate | act move_companions",
    ),
    "there_and_back_again": ({}, "fellowship.separate", SEVEN),
    "the_eagles_are_coming": ({}, "event.region", "at folde"),
    "the_ents_awake_treebeard": NOTHING,
    "the_ents_awake_huorns": NOTHING,
    "the_ents_awake_entmoot": NOTHING,
    "dead_men_of_dunharrow": (
        {"at": {"aragorn": "edoras", "gimli": "edoras"}},
        "event.region",
        "at erech | at lamedon | at pelargir | take gimli",
    ),
    "house_of_the_stewards": recruits("gondor"),
    "the_grey_company": (
        {"armies": {"edoras": "rohan_regular gondor_regular"}},
        "event.grey_company",
        "recruit gondor_elite | recruit rohan_elite",
    ),
    # --- the Free Peoples strategy deck
    "the_last_battle": NOTHING,
    "a_power_too_great": NOTHING,
    "the_power_of_tom_bombadil": NOTHING,
    "book_of_mazarbul": (
        {"at": {"gimli": "dale", "legolas": "lorien"}},
        "companions.move",
        "take gimli | take legolas | done",
    ),
    "the_spirit_of_mordor": (
        {"armies": {"moria": "sauron_regular isengard_regular", "umbar": "3 southrons_easterlings_regular"}},
        "event.region",
        "at moria",
    ),
    "faramirs_rangers": (
        {"armies": {"osgiliath": "gondor_regular", "south_ithilien": "sauron_regular", "morannon": "sauron_regular"}},
        "event.region",
        "at south_ithilien",
    ),
    "fear_fire_foes": ({"at": {"meriadoc": "buckland"}}, "companions.move", "take meriadoc | done"),
    "wisdom_of_elrond": (
        {},
        "event.nation",
        "advance dwarves | advance elves | advance gondor | advance north | advance rohan",
    ),
    "the_red_arrow": recruits("rohan"),
    "help_unlooked_for": (
        {
            "armies": {"minas_tirith": "2 gondor_regular 5 sauron_regular", "lossarnach": "5 gondor_regular"},
            "war": WAR,
            "besieged": "minas_tirith",
        },
        "event.region",
        "at minas_tirith",
    ),
    "paths_of_the_woses": (
        {"armies": {"edoras": "2 rohan_regular", "folde": "rohan_regular", "pelargir": "gondor_regular"}},
        "army.passage",
        "from edoras | from folde",
    ),
    "through_a_day_and_a_night": ({}, "army.march", "from edoras | done"),
    "cirdans_ships": (
        {"armies": {"pelargir": "gondor_regular", "edoras": "rohan_regular", "grey_havens": "elves_regular"}},
        "event.gain_where",
        "at grey_havens | at pelargir",
    ),
    "guards_of_the_citadel": recruits("gondor"),
    "celeborns_galadhrim": recruits("elves"),
    "riders_of_theoden": ({"at": {"gimli": "folde"}}, "event.gain_where", "at edoras | at folde"),
    "grimbeorn_the_old_son_of_beorn": recruits("north"),
    "imrahil_of_dol_amroth": recruits("gondor"),
    "king_brands_men": NOTHING,
    "swords_in_eriador": recruits("north"),
    "kindred_of_glorfindel": recruits("elves"),
    "dain_ironfoots_guard": recruits("dwarves"),
    "eomer_son_of_eomund": (
        {"armies": {"helms_deep": "rohan_regular isengard_regular"}, "besieged": "helms_deep"},
        "event.gain_where",
        "at edoras | at folde | at westemnet",
    ),
    "thranduils_archers": recruits("elves"),
    # --- the Shadow character deck
    "shelobs_lair": NOTHING,
    "the_ring_is_mine": NOTHING,
    "on_on_they_went": NOTHING,
    "give_it_to_uss": NOTHING,
    "orc_patrol": ({"tile": "one"}, "hunt.casualty", "casualty guide | casualty random | decline"),
    "isildurs_bane": ({"tile": "one"}, OVER, "die event"),
    "foul_thing_from_the_deep": ({"tile": "two", "gone": SIX_GONE, "guide": "gimli"}, OVER, "die event"),
    "candles_of_corpses": NOTHING,
    "nazgul_search": (
        {"armies": {"moria": "2 nazgul", "umbar": "nazgul"}},
        "minions.move",
        "from moria | from umbar | done",
    ),
    "cruel_weather": ({"fellowship": "moria"}, "event.region", "at dimrill_dale | at hollin | at north_dunland"),
    "the_nazgul_strike": ({"armies": {"moria": "2 nazgul"}}, "minions.move", "from moria | done"),
    "morgul_wound": NOTHING,
    "lure_of_the_ring": ({"gone": SIX_GONE, "guide": "gimli"}, "event.lure", "corruption | lose gimli"),
    "the_breaking_of_the_fellowship": (
        {"tile": "two", "gone": "boromir legolas gimli meriadoc peregrin"},
        "fellowship.parting",
        "take gandalf_the_grey | take strider",
    ),
    "worn_with_sorrow_and_toil": NOTHING,
    "flocks_of_crebain": NOTHING,
    "balrog_of_moria": NOTHING,
    "the_lidless_eye": ({"dice": "event | event army muster"}, "event.lidless_eye", "die army | die muster | done"),
    "dreadful_spells": (
        {"armies": {"edoras": "rohan_regular", "folde": "sauron_regular nazgul", "moria": "nazgul"}},
        "event.region",
        "at folde",
    ),
    "grond_hammer_of_the_underworld": (
        {"war": "sauron"},
        "attack.vanguard",
        "all | take sauron_regular | take witch_king",
    ),
    "the_palantir_of_orthanc": NOTHING,
    "wormtongue": NOTHING,
    "the_ringwraiths_are_abroad": (
        {"armies": {"moria": "sauron_regular nazgul"}},
        "minions.move",
        "from moria | done",
    ),
    "the_black_captain_commands": ({}, "event.black_captain", "recruit nazgul | act move_minions"),
    # --- the Shadow strategy deck
    "return_to_valinor": NOTHING,
    "the_fighting_uruk_hai": ({}, "event.region", "at helms_deep"),
    "denethors_folly": (
        {"armies": {"minas_tirith": "gondor_regular gondor_leader rohan_leader sauron_regular"}},
        "event.folly",
        "lose gondor_leader | lose rohan_leader",
    ),
    "the_day_without_dawn": NOTHING,
    "threats_and_promises": NOTHING,
    "stormcrow": ({"at": {"boromir": "pelargir"}}, "event.stormcrow", "advance elves | advance gondor"),
    "shadows_gather": (
        {"armies": {"moria": "sauron_regular", "dol_guldur": "sauron_regular", "umbar": "sauron_regular"}},
        "army.march",
        "from dol_guldur | from moria",
    ),
    "the_shadow_lengthens": (
        {"armies": {"moria": "sauron_regular", "hollin": "sauron_regular", "umbar": "sauron_regular"}},
        "army.march",
        "from hollin | from moria",
    ),
    "the_shadow_is_moving": (
        {"armies": {"moria": "sauron_regular", "umbar": "southrons_easterlings_regular"}},
        "army.move",
        "from moria | from umbar | done",
    ),
    "corsairs_of_umbar": ({"armies": {"umbar": "southrons_easterlings_regular"}}, "army.passage", "from umbar"),
    "rage_of_the_dunlendings": (
        {"armies": {"hollin": "north_regular"}},
        "event.region",
        "at cardolan | at enedwaith | at gap_of_rohan | at moria | at north_dunland | at south_downs"
        " | at south_dunland | at tharbad",
    ),
    "return_of_the_witch_king": NOTHING,
    "half_orcs_and_goblin_men": (
        {"armies": {"moria": "sauron_regular", "umbar": "southrons_easterlings_regular", "osgiliath": "nazgul"}},
        "event.gain_where",
        "at moria | at umbar",
    ),
    "olog_hai": (
        {"armies": {"moria": "sauron_regular", "umbar": "southrons_easterlings_regular", "osgiliath": "nazgul"}},
        "event.gain_where",
        "at moria | at umbar",
    ),
    "hill_trolls": (
        {"armies": {"moria": "sauron_regular", "umbar": "southrons_easterlings_regular"}},
        "event.region",
        "at moria",
    ),
    "a_new_power_is_rising": recruits("isengard"),
    "many_kings_to_the_service_of_mordor": (
        {},
        "event.gain_where",
        "at far_harad | at near_harad | at north_rhun | at south_rhun | at umbar",
    ),
    "the_king_is_revealed": NOTHING,
    "shadows_on_the_misty_mountains": ({}, "event.gain_where", "at moria | at mount_gram"),
    "orcs_multiplying_again": NOTHING,
    "horde_from_the_east": ({}, "event.gain_where", "at east_rhun | at far_harad | at khand | at south_rhun"),
    "monsters_roused": NOTHING,
    "musterings_of_long_planned_war": NOTHING,
    "pits_of_mordor": (
        {},
        "event.gain_where",
        "at barad_dur | at dol_guldur | at minas_morgul | at morannon | at moria | at mount_gundabad",
    ),
}


@pytest.mark.parametrize("card", CARDS)
@rule("WOTR-EVENT-07", "WOTR-EVENT-08", "WOTR-EVENT-12")
def test_the_event_half(card: str) -> None:
    """It may be played exactly when its requirement is met, and leads to exactly these choices."""
    met, unmet = REQUIREMENTS.get(card, ({}, None))
    if unmet is not None:
        assert not playable(card, **unmet)
    more, prompt, choices = FOLLOWS[card]
    settings = {**met, **more}
    tile = settings.pop("tile", None)
    if card in ("shadows_gather", "the_shadow_lengthens", "the_shadow_is_moving"):
        settings["war"] = SHADOW_WAR
    scene = holding(card, settings.pop("armies", None), **settings)
    if tile:
        scene.only_tile(tile)
    scene.choose("die event", "act play_event")
    assert scene.legal() == {f"play {card}"}
    scene.choose(f"play {card}")
    assert scene.legal() == set(choices.split(" | "))
    other = SHADOW if CARDS.index(card) < 48 else FP
    assert scene.asked in ({scene.seat: prompt}, {other: OVER})
    assert list(scene.asked.values()) == [prompt]


def test_all_192_halves_are_named() -> None:
    assert set(FOLLOWS) == set(CARDS)
    assert len(CARDS) == 96
    assert set(test_combat_cards.POSITIONS) == set(COMBATS)
    tried = test_combat_cards.test_when_the_combat_half_may_be_used.pytestmark  # type: ignore[attr-defined]
    named = next(mark.args[1] for mark in tried if mark.name == "parametrize")
    assert tuple(named) == CARDS
