"""The box, card by card and location by location: every printed value, written down a second time."""

import pytest

from tests.rulebook import rule
from westmarch.games.card_game.cards import (
    ALLOWED_PATHS,
    ATTACK,
    CARDS,
    DEFENCE,
    FACTION,
    FACTIONS,
    KIND,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    NAMES,
    NAZGUL,
    PATH_ATTACK,
    PATH_DEFENCE,
    SIDES,
    TYPE,
    TYPES,
    WEAPON,
    name,
    numbered,
)
from westmarch.games.card_game.locations import (
    BATTLEGROUND_DEFENCE,
    BATTLEGROUND_POINTS,
    BATTLEGROUND_SIDE,
    BATTLEGROUNDS,
    PATH_NUMBER,
    PATH_OWN_DEFENCE,
    PATH_POINTS,
    PATHS,
    SHOWS,
)

# card: copies, faction and type; attack, defence, both for leadership, path attack, path defence; paths; keywords
PRINTED = {
    "dead_men_of_dunharrow": (1, "dunedain army", "0 0 0 0 0 0", "", ""),
    "great_gate": (1, "dunedain army", "0 0 0 0 0 0", "", ""),
    "guards_of_the_citadel": (1, "dunedain army", "1 1 0 0 0 0", "", ""),
    "knights_of_dol_amroth": (1, "dunedain army", "1 1 0 0 0 0", "", ""),
    "soldiers_of_gondor": (1, "dunedain army", "1 1 0 0 0 0", "", ""),
    "aragorn": (1, "dunedain character", "1 1 1 1 0 0", "", ""),
    "boromir": (1, "dunedain character", "0 1 1 0 0 1", "3 4 5 6", ""),
    "denethor": (1, "dunedain character", "0 0 1 1 0 0", "", ""),
    "faramir": (1, "dunedain character", "0 1 1 0 0 1", "7 8", ""),
    "halbarad": (1, "dunedain character", "0 1 1 0 0 1", "2 3", ""),
    "prince_imrahil": (1, "dunedain character", "0 1 1 0 0 0", "", ""),
    "strider": (1, "dunedain character", "1 1 0 0 0 2", "2 3 4 5 6", ""),
    "anduril": (1, "dunedain item", "1 1 0 0 0 1", "", "weapon"),
    "blade_of_westernesse": (1, "dunedain item", "1 1 0 0 0 1", "", "weapon"),
    "paths_of_the_dead": (1, "dunedain event", "0 0 0 0 0 0", "", ""),
    "the_red_arrow": (1, "dunedain event", "0 0 0 0 0 0", "", ""),
    "the_three_hunters": (1, "dunedain event", "0 0 0 0 0 0", "", ""),
    "high_elves": (2, "elf army", "2 2 0 0 0 0", "", ""),
    "arwen": (1, "elf character", "0 0 0 1 0 0", "", ""),
    "elrond": (1, "elf character", "1 1 1 1 0 2", "3", ""),
    "galadriel": (1, "elf character", "1 1 1 1 0 2", "5", ""),
    "legolas": (1, "elf character", "1 1 0 0 0 1", "3 4 5 6 7 8 9", ""),
    "bow_of_the_galadhrim": (1, "elf item", "1 1 0 0 0 1", "", "weapon"),
    "elven_cloak": (1, "elf item", "0 0 0 0 0 1", "", ""),
    "lembas": (1, "elf item", "0 0 0 0 0 0", "", ""),
    "mirror_of_galadriel": (1, "elf item", "0 0 0 0 0 0", "", ""),
    "nenya": (1, "elf item", "1 1 0 0 0 1", "", ""),
    "phial_of_galadriel": (1, "elf item", "0 0 0 0 0 0", "", ""),
    "vilya": (1, "elf item", "1 1 0 0 0 1", "", ""),
    "gimli": (1, "dwarf character", "1 1 0 0 0 1", "3 4 5 6 7 8 9", ""),
    "dwarven_axe": (1, "dwarf item", "1 1 0 0 0 1", "", "weapon"),
    "bilbo_baggins": (1, "hobbit character", "0 0 0 0 0 1", "3", ""),
    "fatty_bolger": (1, "hobbit character", "0 0 0 0 0 0", "", ""),
    "frodo_baggins": (1, "hobbit character", "0 0 0 0 0 1", "1 2 3 4 5 6 7 8 9", ""),
    "merry_brandybuck": (1, "hobbit character", "0 0 0 1 0 1", "1 2 3 4 5 6 7 8 9", ""),
    "pippin_took": (1, "hobbit character", "0 0 0 1 0 1", "1 2 3 4 5 6 7 8 9", ""),
    "sam_gamgee": (1, "hobbit character", "0 0 0 0 0 1", "1 2 3 4 5 6 7 8 9", ""),
    "herbs_and_stewed_rabbit": (1, "hobbit item", "0 0 0 0 0 0", "", ""),
    "mithril_coat": (1, "hobbit item", "0 0 0 0 0 2", "", ""),
    "sting": (1, "hobbit item", "0 0 0 0 0 0", "", "weapon"),
    "there_is_another_way": (1, "hobbit event", "0 0 0 0 0 0", "", ""),
    "riders_of_rohan": (2, "rohan army", "2 1 0 0 0 0", "", ""),
    "village_militia": (1, "rohan army", "1 1 0 0 0 0", "", ""),
    "eomer": (1, "rohan character", "1 0 0 1 0 0", "", ""),
    "eowyn": (1, "rohan character", "1 0 0 1 0 0", "", ""),
    "ghan_buri_ghan": (1, "rohan character", "0 0 0 1 0 0", "", ""),
    "theoden": (1, "rohan character", "0 0 0 0 0 0", "", ""),
    "shadowfax": (1, "rohan item", "1 1 0 0 0 0", "", ""),
    "death_ride_ride_to_ruin": (1, "rohan event", "0 0 0 0 0 0", "", ""),
    "gandalf_the_grey": (1, "wizard character", "2 2 0 0 0 3", "1 2 3 4 5 6 7 8 9", ""),
    "gandalf_the_white": (1, "wizard character", "2 3 0 0 0 0", "", ""),
    "gwaihir_the_windlord": (1, "wizard character", "1 1 0 0 0 1", "9", ""),
    "quickbeam": (1, "wizard character", "0 0 0 0 0 1", "5 6", ""),
    "smeagol": (1, "wizard character", "0 0 0 0 0 1", "6 7 8 9", ""),
    "treebeard": (1, "wizard character", "1 1 0 0 0 1", "5 6", ""),
    "gandalfs_staff": (1, "wizard item", "1 1 0 0 0 1", "", ""),
    "glamdring": (1, "wizard item", "1 1 0 0 0 1", "", "weapon"),
    "narya": (1, "wizard item", "1 1 0 0 0 1", "", ""),
    "devilry_of_saruman": (1, "isengard army", "3 0 0 0 0 0", "", ""),
    "fighting_uruk_hai": (1, "isengard army", "1 2 0 0 0 0", "", ""),
    "white_hand_orcs": (2, "isengard army", "1 1 0 0 0 0", "", ""),
    "wolf_riders": (1, "isengard army", "2 1 0 0 0 0", "", ""),
    "grima_wormtongue": (1, "isengard character", "0 0 0 0 1 0", "1 2 5 6", ""),
    "saruman": (1, "isengard character", "1 1 1 1 2 0", "5 6", ""),
    "ugluk": (1, "isengard character", "0 0 1 1 1 0", "5 6", ""),
    "palantir_of_orthanc": (1, "isengard item", "0 0 0 0 0 0", "", ""),
    "sarumans_staff": (1, "isengard item", "1 1 0 0 1 0", "", ""),
    "woven_of_all_colours": (1, "isengard item", "0 0 0 0 0 0", "", ""),
    "threats_and_promises": (1, "isengard event", "0 0 0 0 0 0", "", ""),
    "goblins_of_the_misty_mountains": (2, "monstrous army", "1 1 0 0 0 0", "", ""),
    "balrog_of_moria": (1, "monstrous character", "2 2 0 0 2 0", "4 5", ""),
    "barrow_wights": (1, "monstrous character", "0 0 0 0 1 0", "1 2 3", ""),
    "candles_of_corpses": (1, "monstrous character", "0 0 0 0 1 0", "6 7", ""),
    "caradhras_the_cruel": (1, "monstrous character", "0 0 0 0 1 0", "4 5", ""),
    "cave_troll": (1, "monstrous character", "1 1 0 0 1 0", "4 8 9", ""),
    "flocks_of_crebain": (1, "monstrous character", "0 0 0 0 1 0", "1 2 3 4 5 6 7", ""),
    "gollum": (1, "monstrous character", "0 0 0 0 1 0", "6 7 8 9", ""),
    "hill_troll": (1, "monstrous character", "1 1 0 0 1 0", "2 3 4 5 6 7 8 9", ""),
    "shelob": (1, "monstrous character", "0 0 0 0 1 0", "7 8 9", ""),
    "coastal_raiders": (1, "southron army", "1 1 0 0 0 0", "", ""),
    "corsairs_of_umbar": (1, "southron army", "1 1 0 0 0 0", "", ""),
    "haradrim_cavalry": (1, "southron army", "1 1 0 0 0 0", "", ""),
    "haradrim_mumakil": (1, "southron army", "2 1 0 0 0 0", "", ""),
    "haradrim_regulars": (1, "southron army", "1 1 0 0 0 0", "", ""),
    "the_black_fleet": (1, "southron army", "1 1 0 0 0 0", "", ""),
    "the_black_serpent": (1, "southron character", "0 0 1 1 0 0", "", ""),
    "black_uruks": (1, "mordor army", "2 1 0 0 0 0", "", ""),
    "grond": (1, "mordor army", "3 0 0 0 0 0", "", ""),
    "mordor_orcs": (5, "mordor army", "1 1 0 0 0 0", "", ""),
    "olog_hai": (1, "mordor army", "2 2 0 0 0 0", "", ""),
    "trolls_of_udun": (1, "mordor army", "1 2 0 0 0 0", "", ""),
    "gorbag_and_shagrat": (1, "mordor character", "0 0 0 1 0 0", "8 9", ""),
    "grishnakh": (1, "mordor character", "0 0 1 0 1 0", "6 7", ""),
    "mouth_of_sauron": (1, "mordor character", "0 0 1 1 1 0", "7 8 9", ""),
    "the_beguiler": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_black_easterling": (1, "mordor character", "0 0 1 1 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_commander": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_destroyer": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_hunter": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_lidless_eye": (1, "mordor character", "0 0 0 0 1 0", "9", ""),
    "the_messenger": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_reaver": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_warrior": (1, "mordor character", "0 0 1 0 1 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "the_witch_king": (1, "mordor character", "2 0 0 0 2 0", "1 2 3 5 6 7 8 9", "nazgul"),
    "black_breath": (1, "mordor item", "0 0 0 0 0 0", "", ""),
    "black_riders_mount": (1, "mordor item", "0 0 0 0 1 0", "", ""),
    "fell_beast": (1, "mordor item", "1 0 0 0 0 0", "", ""),
    "morgul_blade": (1, "mordor item", "1 0 0 0 1 0", "", "weapon"),
    "nazguls_mantle": (1, "mordor item", "0 0 0 0 0 0", "", ""),
    "the_black_captain": (1, "mordor event", "0 0 0 0 0 0", "", ""),
    "the_day_without_dawn": (1, "mordor event", "0 0 0 0 0 0", "", ""),
    "the_ringwraiths_are_abroad": (1, "mordor event", "0 0 0 0 0 0", "", ""),
}

# battleground: side, points, defence, factions; path: number, points, path defence
FIELDS = {
    "dol_amroth": ("free", 1, 2, "dunedain wizard southron"),
    "edoras": ("free", 1, 1, "rohan wizard isengard"),
    "helms_deep": ("free", 2, 2, "rohan wizard isengard"),
    "lorien": ("free", 2, 2, "elf wizard monstrous mordor"),
    "minas_tirith": ("free", 3, 3, "dunedain wizard mordor southron"),
    "pelargir": ("free", 1, 1, "dunedain wizard southron"),
    "rivendell": ("free", 2, 2, "elf wizard monstrous"),
    "dol_guldur": ("shadow", 1, 2, "mordor elf wizard"),
    "harad": ("shadow", 1, 1, "southron dunedain wizard"),
    "minas_morgul": ("shadow", 2, 2, "mordor dunedain wizard"),
    "morannon": ("shadow", 2, 2, "mordor southron dunedain rohan wizard"),
    "moria": ("shadow", 1, 2, "monstrous dwarf elf wizard"),
    "orthanc": ("shadow", 2, 2, "isengard rohan wizard"),
    "umbar": ("shadow", 1, 2, "southron dunedain wizard"),
}
ROADS = {
    "bag_end": (1, 1, 0),
    "bucklebury_ferry": (1, 1, 1),
    "gildors_encampment": (1, 1, 1),
    "inn_of_the_prancing_pony": (2, 2, 1),
    "the_old_forest": (2, 2, 1),
    "weathertop": (2, 2, 0),
    "fords_of_bruinen": (3, 1, 0),
    "imladris": (3, 1, 1),
    "the_council_of_elrond": (3, 1, 1),
    "caradhras": (4, 2, 0),
    "khazad_dum": (4, 2, 0),
    "the_doors_of_durin": (4, 2, 0),
    "dimrill_dale": (5, 1, 0),
    "egladil": (5, 1, 1),
    "lothlorien": (5, 1, 2),
    "amon_hen": (6, 2, 0),
    "dead_marshes": (6, 2, 1),
    "emyn_muil": (6, 2, 0),
    "henneth_annun": (7, 1, 1),
    "osgiliath": (7, 1, 0),
    "the_cross_roads": (7, 1, 0),
    "cirith_ungol": (8, 2, 0),
    "morgul_vale": (8, 2, 0),
    "shelobs_lair": (8, 2, 0),
    "cracks_of_doom": (9, 3, 0),
    "morgai": (9, 3, 0),
    "orodruin": (9, 3, 0),
}


@rule("CARD-SETUP-02", "CARD-SETUP-12")
@pytest.mark.parametrize("card", PRINTED)
def test_a_card_as_it_is_printed(card: str) -> None:
    copies, kind, icons, paths, keywords = PRINTED[card]
    at = numbered(card)
    assert [name(c) for c in range(CARDS)].count(card) == copies
    assert f"{FACTIONS[FACTION[at]]} {TYPES[TYPE[at]]}" == kind
    tables = (ATTACK, DEFENCE, LEAD_ATTACK, LEAD_DEFENCE, PATH_ATTACK, PATH_DEFENCE)
    assert " ".join(str(table[at]) for table in tables) == icons
    assert [number for number in range(1, 10) if ALLOWED_PATHS[at] >> number & 1] == [int(n) for n in paths.split()]
    assert (NAZGUL[at], WEAPON[at]) == ("nazgul" in keywords, "weapon" in keywords)


@rule("CARD-SETUP-02")
def test_the_box_is_whole() -> None:
    assert tuple(PRINTED) == NAMES
    assert len(KIND) == sum(entry[0] for entry in PRINTED.values()) == 120
    assert tuple(FIELDS) == BATTLEGROUNDS
    assert tuple(ROADS) == PATHS


@rule("CARD-SETUP-05", "CARD-LOCATION-04")
@pytest.mark.parametrize("field", FIELDS)
def test_a_battleground_as_it_is_printed(field: str) -> None:
    side, points, defence, factions = FIELDS[field]
    at = BATTLEGROUNDS.index(field)
    assert (SIDES[BATTLEGROUND_SIDE[at]], BATTLEGROUND_POINTS[at], BATTLEGROUND_DEFENCE[at]) == (side, points, defence)
    assert {FACTIONS[f] for f in range(10) if SHOWS[at] >> f & 1} == set(factions.split())


@rule("CARD-SETUP-06")
@pytest.mark.parametrize("path", ROADS)
def test_a_path_as_it_is_printed(path: str) -> None:
    at = PATHS.index(path)
    assert (PATH_NUMBER[at], PATH_POINTS[at], PATH_OWN_DEFENCE[at]) == ROADS[path]
