"""The map: 105 regions, their borders, their nations and settlements. WOTR-DEF-02 to WOTR-DEF-11

The table is what the printed board shows, one line a region: name, nation, what stands there, its edge of the map
(coast: the western ocean; east: the right-hand rim), and its passable neighbours. All else is derived from it.

WOTR-DEF-01, WOTR-DEF-03, WOTR-DEF-04, WOTR-DEF-05, WOTR-DEF-08, WOTR-DEF-09, WOTR-DEF-10
"""

from typing import Final

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free_peoples", "shadow")

NATIONS: Final = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings")
DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NO_NATION: Final = 8
NATION_COUNT: Final = 8
SIDE_OF_NATION: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 1, 1, 1)

NOTHING: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4
KINDS: Final = ("", "town", "city", "stronghold", "fortification")

MAP: Final = (
    # region, nation, settlement or fortification, edge, neighbours
    ("andrast", "", "", "coast", "anfalas druwaith_iaur"),
    ("anfalas", "gondor", "", "coast", "andrast dol_amroth erech"),
    ("angmar", "sauron", "city", "", "arnor ettenmoors mount_gram"),
    ("arnor", "", "", "coast", "angmar ettenmoors evendim north_downs"),
    ("ash_mountains", "", "", "", "dagorlad noman_lands south_rhun southern_dorwinion"),
    ("barad_dur", "sauron", "stronghold", "", "gorgoroth"),
    ("bree", "north", "town", "", "buckland north_downs south_downs weather_hills"),
    ("buckland", "north", "", "", "bree cardolan evendim north_downs old_forest south_downs the_shire"),
    ("cardolan", "", "", "", "buckland minhiriath north_dunland old_forest south_downs south_ered_luin tharbad"),
    (
        "carrock",
        "north",
        "town",
        "",
        "eagles_eyrie northern_mirkwood old_ford old_forest_road rhosgobel western_mirkwood",
    ),
    ("dagorlad", "", "", "", "ash_mountains eastern_emyn_muil morannon noman_lands north_ithilien"),
    (
        "dale",
        "north",
        "city",
        "",
        "erebor iron_hills northern_rhovanion old_forest_road vale_of_the_carnen withered_heath woodland_realm",
    ),
    ("dead_marshes", "", "", "", "druadan_forest eastern_emyn_muil north_ithilien osgiliath western_emyn_muil"),
    ("dimrill_dale", "", "", "", "gladden_fields lorien moria north_anduin_vale parth_celebrant south_anduin_vale"),
    ("dol_amroth", "gondor", "stronghold", "coast", "anfalas erech lamedon"),
    (
        "dol_guldur",
        "sauron",
        "stronghold",
        "",
        "eastern_brown_lands eastern_mirkwood narrows_of_the_forest "
        "north_anduin_vale south_anduin_vale southern_mirkwood western_brown_lands",
    ),
    ("druadan_forest", "gondor", "", "", "dead_marshes eastemnet folde minas_tirith osgiliath western_emyn_muil"),
    ("druwaith_iaur", "", "", "coast", "andrast enedwaith fords_of_isen gap_of_rohan"),
    ("eagles_eyrie", "", "", "", "carrock mount_gundabad old_ford"),
    ("east_harondor", "", "", "", "near_harad south_ithilien west_harondor"),
    ("east_rhun", "southrons_easterlings", "", "east", "iron_hills north_rhun south_rhun vale_of_the_carnen"),
    (
        "eastemnet",
        "rohan",
        "",
        "",
        "druadan_forest fangorn folde parth_celebrant westemnet western_brown_lands western_emyn_muil",
    ),
    (
        "eastern_brown_lands",
        "",
        "",
        "",
        "dol_guldur eastern_emyn_muil noman_lands "
        "southern_mirkwood southern_rhovanion western_brown_lands western_emyn_muil",
    ),
    (
        "eastern_emyn_muil",
        "",
        "",
        "",
        "dagorlad dead_marshes eastern_brown_lands noman_lands north_ithilien western_emyn_muil",
    ),
    (
        "eastern_mirkwood",
        "",
        "",
        "",
        "dol_guldur narrows_of_the_forest northern_rhovanion old_forest_road southern_mirkwood",
    ),
    ("edoras", "rohan", "city", "", "folde westemnet"),
    ("enedwaith", "", "", "coast", "druwaith_iaur gap_of_rohan minhiriath south_dunland tharbad"),
    ("erebor", "dwarves", "stronghold", "", "dale iron_hills withered_heath"),
    ("erech", "gondor", "", "", "anfalas dol_amroth lamedon"),
    ("ered_luin", "dwarves", "town", "", "evendim grey_havens north_ered_luin tower_hills"),
    ("ettenmoors", "", "", "", "angmar arnor mount_gram north_downs trollshaws weather_hills"),
    ("evendim", "", "", "coast", "arnor buckland ered_luin north_downs north_ered_luin the_shire tower_hills"),
    ("fangorn", "", "", "", "eastemnet fords_of_isen parth_celebrant westemnet"),
    ("far_harad", "southrons_easterlings", "city", "east", "khand near_harad"),
    ("folde", "rohan", "town", "", "druadan_forest eastemnet edoras westemnet"),
    ("fords_of_bruinen", "", "", "", "high_pass hollin rivendell trollshaws"),
    (
        "fords_of_isen",
        "rohan",
        "fortification",
        "",
        "druwaith_iaur fangorn gap_of_rohan helms_deep orthanc westemnet",
    ),
    ("forlindon", "", "", "coast", "grey_havens"),
    ("gap_of_rohan", "isengard", "", "", "druwaith_iaur enedwaith fords_of_isen orthanc south_dunland"),
    ("gladden_fields", "", "", "", "dimrill_dale north_anduin_vale old_ford rhosgobel"),
    ("goblins_gate", "", "", "", "high_pass old_ford"),
    ("gorgoroth", "sauron", "", "east", "barad_dur minas_morgul morannon nurn"),
    ("grey_havens", "elves", "stronghold", "coast", "ered_luin forlindon harlindon tower_hills"),
    ("harlindon", "", "", "coast", "grey_havens south_ered_luin"),
    ("helms_deep", "rohan", "stronghold", "", "fords_of_isen westemnet"),
    ("high_pass", "", "", "", "fords_of_bruinen goblins_gate"),
    ("hollin", "", "", "", "fords_of_bruinen moria north_dunland south_downs trollshaws"),
    ("iron_hills", "dwarves", "town", "east", "dale east_rhun erebor vale_of_the_carnen"),
    ("khand", "southrons_easterlings", "", "east", "far_harad near_harad"),
    ("lamedon", "gondor", "town", "coast", "dol_amroth erech pelargir"),
    ("lorien", "elves", "stronghold", "", "dimrill_dale parth_celebrant"),
    ("lossarnach", "gondor", "town", "", "minas_tirith osgiliath pelargir"),
    ("minas_morgul", "sauron", "stronghold", "", "gorgoroth north_ithilien south_ithilien"),
    ("minas_tirith", "gondor", "stronghold", "", "druadan_forest lossarnach osgiliath"),
    ("minhiriath", "", "", "coast", "cardolan enedwaith south_ered_luin tharbad"),
    ("morannon", "sauron", "stronghold", "", "dagorlad gorgoroth"),
    ("moria", "sauron", "stronghold", "", "dimrill_dale hollin north_dunland"),
    ("mount_gram", "sauron", "", "", "angmar ettenmoors mount_gundabad"),
    ("mount_gundabad", "sauron", "stronghold", "", "eagles_eyrie mount_gram"),
    ("narrows_of_the_forest", "", "", "", "dol_guldur eastern_mirkwood north_anduin_vale old_forest_road rhosgobel"),
    ("near_harad", "southrons_easterlings", "town", "", "east_harondor far_harad khand umbar west_harondor"),
    (
        "noman_lands",
        "",
        "",
        "",
        "ash_mountains dagorlad eastern_brown_lands eastern_emyn_muil southern_dorwinion southern_rhovanion",
    ),
    (
        "north_anduin_vale",
        "",
        "",
        "",
        "dimrill_dale dol_guldur gladden_fields narrows_of_the_forest rhosgobel south_anduin_vale",
    ),
    ("north_downs", "north", "", "", "arnor bree buckland ettenmoors evendim weather_hills"),
    ("north_dunland", "isengard", "town", "", "cardolan hollin moria south_downs south_dunland tharbad"),
    ("north_ered_luin", "dwarves", "", "coast", "ered_luin evendim"),
    ("north_ithilien", "", "", "", "dagorlad dead_marshes eastern_emyn_muil minas_morgul osgiliath south_ithilien"),
    (
        "north_rhun",
        "southrons_easterlings",
        "town",
        "",
        "east_rhun northern_dorwinion vale_of_the_carnen vale_of_the_celduin",
    ),
    ("northern_dorwinion", "", "", "", "north_rhun southern_dorwinion southern_rhovanion vale_of_the_celduin"),
    ("northern_mirkwood", "", "", "", "carrock western_mirkwood withered_heath woodland_realm"),
    (
        "northern_rhovanion",
        "",
        "",
        "",
        "dale eastern_mirkwood old_forest_road "
        "southern_mirkwood southern_rhovanion vale_of_the_carnen vale_of_the_celduin",
    ),
    ("nurn", "sauron", "town", "", "gorgoroth"),
    ("old_ford", "", "", "", "carrock eagles_eyrie gladden_fields goblins_gate rhosgobel"),
    ("old_forest", "", "", "", "buckland cardolan south_ered_luin the_shire"),
    (
        "old_forest_road",
        "north",
        "",
        "",
        "carrock dale eastern_mirkwood narrows_of_the_forest "
        "northern_rhovanion rhosgobel western_mirkwood woodland_realm",
    ),
    ("orthanc", "isengard", "stronghold", "", "fords_of_isen gap_of_rohan"),
    (
        "osgiliath",
        "",
        "fortification",
        "",
        "dead_marshes druadan_forest lossarnach minas_tirith north_ithilien pelargir south_ithilien west_harondor",
    ),
    ("parth_celebrant", "", "", "", "dimrill_dale eastemnet fangorn lorien south_anduin_vale western_brown_lands"),
    ("pelargir", "gondor", "city", "coast", "lamedon lossarnach osgiliath west_harondor"),
    (
        "rhosgobel",
        "north",
        "",
        "",
        "carrock gladden_fields narrows_of_the_forest north_anduin_vale old_ford old_forest_road",
    ),
    ("rivendell", "elves", "stronghold", "", "fords_of_bruinen trollshaws"),
    (
        "south_anduin_vale",
        "",
        "",
        "",
        "dimrill_dale dol_guldur north_anduin_vale parth_celebrant western_brown_lands",
    ),
    ("south_downs", "", "", "", "bree buckland cardolan hollin north_dunland trollshaws weather_hills"),
    ("south_dunland", "isengard", "town", "", "enedwaith gap_of_rohan north_dunland tharbad"),
    ("south_ered_luin", "", "", "coast", "cardolan harlindon minhiriath old_forest the_shire tower_hills"),
    ("south_ithilien", "", "", "", "east_harondor minas_morgul north_ithilien osgiliath west_harondor"),
    ("south_rhun", "southrons_easterlings", "town", "east", "ash_mountains east_rhun southern_dorwinion"),
    ("southern_dorwinion", "", "", "", "ash_mountains noman_lands northern_dorwinion south_rhun southern_rhovanion"),
    (
        "southern_mirkwood",
        "sauron",
        "",
        "",
        "dol_guldur eastern_brown_lands eastern_mirkwood northern_rhovanion southern_rhovanion",
    ),
    (
        "southern_rhovanion",
        "",
        "",
        "",
        "eastern_brown_lands noman_lands northern_dorwinion "
        "northern_rhovanion southern_dorwinion southern_mirkwood vale_of_the_celduin",
    ),
    ("tharbad", "", "", "", "cardolan enedwaith minhiriath north_dunland south_dunland"),
    ("the_shire", "north", "city", "", "buckland evendim old_forest south_ered_luin tower_hills"),
    ("tower_hills", "", "", "", "ered_luin evendim grey_havens south_ered_luin the_shire"),
    ("trollshaws", "", "", "", "ettenmoors fords_of_bruinen hollin rivendell south_downs weather_hills"),
    ("umbar", "southrons_easterlings", "stronghold", "coast", "near_harad west_harondor"),
    ("vale_of_the_carnen", "", "", "", "dale east_rhun iron_hills north_rhun northern_rhovanion vale_of_the_celduin"),
    (
        "vale_of_the_celduin",
        "",
        "",
        "",
        "north_rhun northern_dorwinion northern_rhovanion southern_rhovanion vale_of_the_carnen",
    ),
    ("weather_hills", "", "", "", "bree ettenmoors north_downs south_downs trollshaws"),
    ("west_harondor", "", "", "coast", "east_harondor near_harad osgiliath pelargir south_ithilien umbar"),
    ("westemnet", "rohan", "town", "", "eastemnet edoras fangorn folde fords_of_isen helms_deep"),
    (
        "western_brown_lands",
        "",
        "",
        "",
        "dol_guldur eastemnet eastern_brown_lands parth_celebrant south_anduin_vale western_emyn_muil",
    ),
    (
        "western_emyn_muil",
        "",
        "",
        "",
        "dead_marshes druadan_forest eastemnet eastern_brown_lands eastern_emyn_muil western_brown_lands",
    ),
    ("western_mirkwood", "", "", "", "carrock northern_mirkwood old_forest_road woodland_realm"),
    ("withered_heath", "", "", "", "dale erebor northern_mirkwood woodland_realm"),
    (
        "woodland_realm",
        "elves",
        "stronghold",
        "",
        "dale northern_mirkwood old_forest_road western_mirkwood withered_heath",
    ),
)

REGIONS: Final[tuple[str, ...]] = tuple([row[0] for row in MAP])
REGION_COUNT: Final = 105
NOWHERE: Final = 105

_NUMBER: Final = {row[0]: i for i, row in enumerate(MAP)}

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_NUMBER[name] for name in row[4].split()]) for row in MAP]
)
NATION: Final[tuple[int, ...]] = tuple([NATIONS.index(row[1]) if row[1] else NO_NATION for row in MAP])
KIND: Final[tuple[int, ...]] = tuple([KINDS.index(row[2]) for row in MAP])
COASTAL: Final[tuple[int, ...]] = tuple([i for i, row in enumerate(MAP) if row[3] == "coast"])
EASTERN: Final[tuple[int, ...]] = tuple([i for i, row in enumerate(MAP) if row[3] == "east"])

SETTLEMENTS: Final[tuple[int, ...]] = tuple([i for i, kind in enumerate(KIND) if kind in (TOWN, CITY, STRONGHOLD)])
STRONGHOLDS: Final[tuple[int, ...]] = tuple([i for i, kind in enumerate(KIND) if kind == STRONGHOLD])
SETTLEMENT_BIT: Final[tuple[int, ...]] = tuple(
    [1 << SETTLEMENTS.index(i) if i in SETTLEMENTS else 0 for i in range(REGION_COUNT)]
)
"""The bit of a settlement in `Table.captured`; 0 where there is none."""

SIEGE_BIT: Final[tuple[int, ...]] = tuple(
    [1 << STRONGHOLDS.index(i) if i in STRONGHOLDS else 0 for i in range(REGION_COUNT)]
)
"""The bit of a stronghold in `Table.sieges`; 0 where there is none."""

OWNER: Final[tuple[int, ...]] = tuple([SIDE_OF_NATION[n] if n < NO_NATION else -1 for n in NATION])
"""The side of the nation whose region it is; -1 outside every border."""

POINTS: Final[tuple[int, ...]] = tuple([1 if kind == CITY else 2 if kind == STRONGHOLD else 0 for kind in KIND])
"""What a settlement is worth to the enemy who controls it. WOTR-DEF-11"""

SETTLEMENTS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([i for i in SETTLEMENTS if NATION[i] == n]) for n in range(NATION_COUNT)]
)
"""All settlements of each nation."""


def region(name: str) -> int:
    return _NUMBER[name]


def within(start: int, steps: int) -> tuple[int, ...]:
    """All regions that are no more than so many steps away, borders permitting."""
    found = {start}
    edge = {start}
    for _ in range(steps):
        edge = {n for r in edge for n in NEIGHBOURS[r]} - found
        found |= edge
    return tuple(sorted(found))


ANGMAR: Final[int] = _NUMBER["angmar"]
BREE: Final[int] = _NUMBER["bree"]
CARROCK: Final[int] = _NUMBER["carrock"]
DALE: Final[int] = _NUMBER["dale"]
DOL_AMROTH: Final[int] = _NUMBER["dol_amroth"]
DOL_GULDUR: Final[int] = _NUMBER["dol_guldur"]
EDORAS: Final[int] = _NUMBER["edoras"]
EREBOR: Final[int] = _NUMBER["erebor"]
ERECH: Final[int] = _NUMBER["erech"]
ERED_LUIN: Final[int] = _NUMBER["ered_luin"]
ETTENMOORS: Final[int] = _NUMBER["ettenmoors"]
FANGORN: Final[int] = _NUMBER["fangorn"]
GORGOROTH: Final[int] = _NUMBER["gorgoroth"]
HELMS_DEEP: Final[int] = _NUMBER["helms_deep"]
LAMEDON: Final[int] = _NUMBER["lamedon"]
LORIEN: Final[int] = _NUMBER["lorien"]
MINAS_MORGUL: Final[int] = _NUMBER["minas_morgul"]
MINAS_TIRITH: Final[int] = _NUMBER["minas_tirith"]
MORANNON: Final[int] = _NUMBER["morannon"]
MORIA: Final[int] = _NUMBER["moria"]
MOUNT_GRAM: Final[int] = _NUMBER["mount_gram"]
MOUNT_GUNDABAD: Final[int] = _NUMBER["mount_gundabad"]
NORTH_DUNLAND: Final[int] = _NUMBER["north_dunland"]
NORTH_ITHILIEN: Final[int] = _NUMBER["north_ithilien"]
NURN: Final[int] = _NUMBER["nurn"]
ORTHANC: Final[int] = _NUMBER["orthanc"]
OSGILIATH: Final[int] = _NUMBER["osgiliath"]
PELARGIR: Final[int] = _NUMBER["pelargir"]
RIVENDELL: Final[int] = _NUMBER["rivendell"]
SOUTH_DUNLAND: Final[int] = _NUMBER["south_dunland"]
SOUTH_ITHILIEN: Final[int] = _NUMBER["south_ithilien"]
THE_SHIRE: Final[int] = _NUMBER["the_shire"]
TROLLSHAWS: Final[int] = _NUMBER["trollshaws"]
UMBAR: Final[int] = _NUMBER["umbar"]
WEATHER_HILLS: Final[int] = _NUMBER["weather_hills"]
WOODLAND_REALM: Final[int] = _NUMBER["woodland_realm"]

NEAR_MORIA: Final[tuple[int, ...]] = within(MORIA, 2)
SAURON_STRONGHOLDS: Final[tuple[int, ...]] = tuple([i for i in STRONGHOLDS if NATION[i] == SAURON])
ELVEN_STRONGHOLDS: Final[tuple[int, ...]] = tuple([i for i in STRONGHOLDS if NATION[i] == ELVES])
