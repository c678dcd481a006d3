"""The 41 locations: 14 battlegrounds and 27 paths. CARD-SETUP-05, CARD-SETUP-06, CARD-LOCATION-04"""

from typing import Final

from westmarch.games.card_game.cards import FACTIONS, FREE, SHADOW

_BATTLEGROUNDS: Final[tuple[tuple[str, int, int, int, str, str], ...]] = (
    # id, side, points, defence, defenders, attackers
    ("dol_amroth", FREE, 1, 2, "dunedain wizard", "southron"),
    ("edoras", FREE, 1, 1, "rohan wizard", "isengard"),
    ("helms_deep", FREE, 2, 2, "rohan wizard", "isengard"),
    ("lorien", FREE, 2, 2, "elf wizard", "monstrous mordor"),
    ("minas_tirith", FREE, 3, 3, "dunedain wizard", "mordor southron"),
    ("pelargir", FREE, 1, 1, "dunedain wizard", "southron"),
    ("rivendell", FREE, 2, 2, "elf wizard", "monstrous"),
    ("dol_guldur", SHADOW, 1, 2, "mordor", "elf wizard"),
    ("harad", SHADOW, 1, 1, "southron", "dunedain wizard"),
    ("minas_morgul", SHADOW, 2, 2, "mordor", "dunedain wizard"),
    ("morannon", SHADOW, 2, 2, "mordor southron", "dunedain rohan wizard"),
    ("moria", SHADOW, 1, 2, "monstrous", "dwarf elf wizard"),
    ("orthanc", SHADOW, 2, 2, "isengard", "rohan wizard"),
    ("umbar", SHADOW, 1, 2, "southron", "dunedain wizard"),
)
BATTLEGROUNDS: Final[tuple[str, ...]] = tuple(row[0] for row in _BATTLEGROUNDS)
BATTLEGROUND_COUNT: Final = 14
BATTLEGROUND_SIDE: Final[tuple[int, ...]] = tuple(row[1] for row in _BATTLEGROUNDS)
BATTLEGROUND_POINTS: Final[tuple[int, ...]] = tuple(row[2] for row in _BATTLEGROUNDS)
BATTLEGROUND_DEFENCE: Final[tuple[int, ...]] = tuple(row[3] for row in _BATTLEGROUNDS)


def _factions(text: str) -> int:
    bits = 0
    for faction in text.split():
        bits |= 1 << FACTIONS.index(faction)
    return bits


SHOWS: Final[tuple[int, ...]] = tuple(_factions(row[4] + " " + row[5]) for row in _BATTLEGROUNDS)
"""The factions that a battleground shows, as attacker or as defender: a bit for each. CARD-LOCATION-04"""

_PATHS: Final[tuple[tuple[str, int, int, int], ...]] = (
    # id, number, points, path defence
    ("bag_end", 1, 1, 0),
    ("bucklebury_ferry", 1, 1, 1),
    ("gildors_encampment", 1, 1, 1),
    ("inn_of_the_prancing_pony", 2, 2, 1),
    ("the_old_forest", 2, 2, 1),
    ("weathertop", 2, 2, 0),
    ("fords_of_bruinen", 3, 1, 0),
    ("imladris", 3, 1, 1),
    ("the_council_of_elrond", 3, 1, 1),
    ("caradhras", 4, 2, 0),
    ("khazad_dum", 4, 2, 0),
    ("the_doors_of_durin", 4, 2, 0),
    ("dimrill_dale", 5, 1, 0),
    ("egladil", 5, 1, 1),
    ("lothlorien", 5, 1, 2),
    ("amon_hen", 6, 2, 0),
    ("dead_marshes", 6, 2, 1),
    ("emyn_muil", 6, 2, 0),
    ("henneth_annun", 7, 1, 1),
    ("osgiliath", 7, 1, 0),
    ("the_cross_roads", 7, 1, 0),
    ("cirith_ungol", 8, 2, 0),
    ("morgul_vale", 8, 2, 0),
    ("shelobs_lair", 8, 2, 0),
    ("cracks_of_doom", 9, 3, 0),
    ("morgai", 9, 3, 0),
    ("orodruin", 9, 3, 0),
)
PATHS: Final[tuple[str, ...]] = tuple(row[0] for row in _PATHS)
PATH_COUNT: Final = 27
PATH_NUMBER: Final[tuple[int, ...]] = tuple(row[1] for row in _PATHS)
PATH_POINTS: Final[tuple[int, ...]] = tuple(row[2] for row in _PATHS)
PATH_OWN_DEFENCE: Final[tuple[int, ...]] = tuple(row[3] for row in _PATHS)

DOL_AMROTH: Final[int] = BATTLEGROUNDS.index("dol_amroth")
EDORAS: Final[int] = BATTLEGROUNDS.index("edoras")
HELMS_DEEP: Final[int] = BATTLEGROUNDS.index("helms_deep")
LORIEN: Final[int] = BATTLEGROUNDS.index("lorien")
MINAS_TIRITH: Final[int] = BATTLEGROUNDS.index("minas_tirith")
PELARGIR: Final[int] = BATTLEGROUNDS.index("pelargir")
DOL_GULDUR: Final[int] = BATTLEGROUNDS.index("dol_guldur")
HARAD: Final[int] = BATTLEGROUNDS.index("harad")
ORTHANC: Final[int] = BATTLEGROUNDS.index("orthanc")
UMBAR: Final[int] = BATTLEGROUNDS.index("umbar")

CARADHRAS: Final[int] = PATHS.index("caradhras")
KHAZAD_DUM: Final[int] = PATHS.index("khazad_dum")
DEAD_MARSHES: Final[int] = PATHS.index("dead_marshes")
CIRITH_UNGOL: Final[int] = PATHS.index("cirith_ungol")
SHELOBS_LAIR: Final[int] = PATHS.index("shelobs_lair")
