"""The figures, the characters, the dice and the starting armies. WOTR-DEF-15 to WOTR-DEF-25, WOTR-SETUP

The figures of a side in a region are one number, a field of bits for each kind of figure: a "force". The Free Peoples
have ten kinds of unit and five of Leader in fields of four bits (no nation has more than fifteen of a kind), the Shadow
six kinds of unit and the Nazgûl in fields of six bits.

WOTR-DEF-17, WOTR-DEF-19, WOTR-DEF-21, WOTR-DEF-22, WOTR-CHARACTER-01, WOTR-CHARACTER-06, WOTR-CHARACTER-10,
WOTR-CHARACTER-13, WOTR-CHARACTER-15, WOTR-CHARACTER-17, WOTR-CHARACTER-20, WOTR-CHARACTER-26,
WOTR-CHARACTER-28, WOTR-CHARACTER-39, WOTR-CHARACTER-47
"""

from typing import Final

from westmarch.games.war_of_the_ring.board import NATION_COUNT, NATIONS, region

# --- kinds of figure ----------------------------------------------------------------------------------------------

FIGURES: Final[tuple[str, ...]] = (
    *[f"{nation}_regular" for nation in NATIONS[:5]],
    *[f"{nation}_elite" for nation in NATIONS[:5]],
    *[f"{nation}_leader" for nation in NATIONS[:5]],
    *[f"{nation}_regular" for nation in NATIONS[5:]],
    *[f"{nation}_elite" for nation in NATIONS[5:]],
    "nazgul",
)
FIGURE_COUNT: Final = 22
NAZGUL: Final = 21

REGULAR: Final = 0
ELITE: Final = 1
LEADER: Final = 2
RANK: Final[tuple[int, ...]] = (REGULAR,) * 5 + (ELITE,) * 5 + (LEADER,) * 5 + (REGULAR,) * 3 + (ELITE,) * 3 + (LEADER,)
FIGURE_NATION: Final[tuple[int, ...]] = (0, 1, 2, 3, 4) * 3 + (5, 6, 7) * 2 + (6,)
FIGURE_SIDE: Final[tuple[int, ...]] = (0,) * 15 + (1,) * 7

FIRST_FIGURE: Final[tuple[int, ...]] = (0, 15)
END_FIGURE: Final[tuple[int, ...]] = (15, 22)
FIRST_LEADER: Final[tuple[int, ...]] = (10, 21)
"""A side's units come first, then its Leaders (Nazgûl)."""

REGULAR_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 15, 16, 17)
ELITE_OF: Final[tuple[int, ...]] = (5, 6, 7, 8, 9, 18, 19, 20)
LEADER_OF: Final[tuple[int, ...]] = (10, 11, 12, 13, 14, NAZGUL, NAZGUL, NAZGUL)
"""By nation. Nazgûl belong to Sauron alone; the other two entries are never used."""

SHIFT: Final[tuple[int, ...]] = tuple([4 * i for i in range(15)] + [6 * i for i in range(7)])
ONE: Final[tuple[int, ...]] = tuple([1 << shift for shift in SHIFT])
FIELD: Final[tuple[int, ...]] = (15,) * 15 + (63,) * 7
"""What one field of a force can hold, by kind."""

UNITS: Final[tuple[int, ...]] = ((1 << 40) - 1, (1 << 36) - 1)
"""The bits of a force that are Army units, by side; the rest are Leaders."""

TOTAL: Final[tuple[int, ...]] = (5, 5, 15, 10, 10, 5, 10, 5, 5, 5, 4, 4, 4, 4, 4, 12, 36, 24, 6, 6, 6, 8)
"""The figures in the box, by kind. WOTR-DEF-25"""

NAZGUL_SHIFT: Final = 36
"""The Nazgûl are the uppermost field of a Shadow force: whatever is left when the units are shifted out."""

MOST_FORCE: Final = (1 << 60) - 1

# --- characters -----------------------------------------------------------------------------------------------------

CHARACTERS: Final[tuple[str, ...]] = (
    "gandalf_the_grey",
    "strider",
    "boromir",
    "legolas",
    "gimli",
    "meriadoc",
    "peregrin",
    "aragorn",
    "gandalf_the_white",
    "saruman",
    "witch_king",
    "mouth_of_sauron",
    "gollum",
)
GANDALF_GREY: Final = 0
STRIDER: Final = 1
BOROMIR: Final = 2
LEGOLAS: Final = 3
GIMLI: Final = 4
MERIADOC: Final = 5
PEREGRIN: Final = 6
ARAGORN: Final = 7
GANDALF_WHITE: Final = 8
SARUMAN: Final = 9
WITCH_KING: Final = 10
MOUTH: Final = 11
GOLLUM: Final = 12
CHARACTER_COUNT: Final = 12
"""Gollum is only ever a Guide: he has no place on the map. WOTR-DEF-23"""

COMPANION_COUNT: Final = 9
FIRST_CHARACTER: Final[tuple[int, ...]] = (0, 9)
END_CHARACTER: Final[tuple[int, ...]] = (9, 12)
COMPANIONS: Final = 0b000111111111
MINIONS: Final = 0b111000000000
FIRST_FELLOWSHIP: Final = 7
"""The seven Companions who set out; Aragorn and Gandalf the White come later."""

LEVEL: Final[tuple[int, ...]] = (3, 3, 2, 2, 2, 1, 1, 3, 3, 0, 99, 3, 0)
LEADERSHIP: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 2, 0)
ANY_NATION: Final = -1
ACTIVATES: Final[tuple[int, ...]] = (-1, 3, 2, 1, 0, -1, -1, -1, -1)
"""The nation that each Companion can turn active; -1: any. WOTR-POLITICS-09"""

CAPTAINS: Final = 1 << GANDALF_GREY | 1 << STRIDER | 1 << BOROMIR | 1 << LEGOLAS | 1 << GIMLI | 1 << ARAGORN
"""Captains of the West. WOTR-CHARACTER-04"""

HOBBITS: Final = 1 << MERIADOC | 1 << PEREGRIN

IN_FELLOWSHIP: Final = 105
WAITING: Final = 106
GONE: Final = 107
"""Where a character is when he is in no region: in the Fellowship, not yet in play, out of the game."""

# --- dice -----------------------------------------------------------------------------------------------------------

FACES: Final = ("character", "army", "muster", "event", "muster_army", "will", "eye")
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
MUSTER_ARMY: Final = 4
WILL: Final = 5
EYE: Final = 6
FACE_COUNT: Final = 7

DIE: Final[tuple[tuple[int, ...], ...]] = (
    (CHARACTER, CHARACTER, MUSTER, MUSTER_ARMY, EVENT, WILL),
    (CHARACTER, ARMY, MUSTER, MUSTER_ARMY, EVENT, EYE),
)
"""The six faces of each side's Action die. WOTR-DICE-01, WOTR-DICE-02"""

FIRST_DICE: Final[tuple[int, ...]] = (4, 7)
"""WOTR-SETUP-09"""

# --- the opening ------------------------------------------------------------------------------------------------------

OPENING: Final = (
    # region, nation, regular units, elite units, Leaders or Nazgûl. WOTR-SETUP-12, WOTR-SETUP-13
    ("erebor", "dwarves", 1, 2, 1),
    ("ered_luin", "dwarves", 1, 0, 0),
    ("iron_hills", "dwarves", 1, 0, 0),
    ("grey_havens", "elves", 1, 1, 1),
    ("rivendell", "elves", 0, 2, 1),
    ("woodland_realm", "elves", 1, 1, 1),
    ("lorien", "elves", 1, 2, 1),
    ("minas_tirith", "gondor", 3, 1, 1),
    ("dol_amroth", "gondor", 3, 0, 0),
    ("osgiliath", "gondor", 2, 0, 0),
    ("pelargir", "gondor", 1, 0, 0),
    ("bree", "north", 1, 0, 0),
    ("carrock", "north", 1, 0, 0),
    ("dale", "north", 1, 0, 1),
    ("north_downs", "north", 0, 1, 0),
    ("the_shire", "north", 1, 0, 0),
    ("edoras", "rohan", 1, 1, 0),
    ("fords_of_isen", "rohan", 2, 0, 1),
    ("helms_deep", "rohan", 1, 0, 0),
    ("orthanc", "isengard", 4, 1, 0),
    ("north_dunland", "isengard", 1, 0, 0),
    ("south_dunland", "isengard", 1, 0, 0),
    ("barad_dur", "sauron", 4, 1, 1),
    ("dol_guldur", "sauron", 5, 1, 1),
    ("gorgoroth", "sauron", 3, 0, 0),
    ("minas_morgul", "sauron", 5, 0, 1),
    ("moria", "sauron", 2, 0, 0),
    ("mount_gundabad", "sauron", 2, 0, 0),
    ("nurn", "sauron", 2, 0, 0),
    ("morannon", "sauron", 5, 0, 1),
    ("far_harad", "southrons_easterlings", 3, 1, 0),
    ("near_harad", "southrons_easterlings", 3, 1, 0),
    ("north_rhun", "southrons_easterlings", 2, 0, 0),
    ("south_rhun", "southrons_easterlings", 3, 1, 0),
    ("umbar", "southrons_easterlings", 3, 0, 0),
)

FIRST_POLITICS: Final[tuple[int, ...]] = (3, 3, 2, 3, 3, 1, 1, 2)
"""How many steps each nation stands from At War. WOTR-SETUP-10"""

FIRST_ACTIVE: Final = 0b11100010
"""The Elves and the three Shadow nations. WOTR-SETUP-11"""


def opening_forces() -> list[tuple[int, int, int]]:
    """Region, kind of figure and number of every figure that starts on the map."""
    found = []
    for name, nation_name, regular, elite, leader in OPENING:
        nation = NATIONS.index(nation_name)
        for kind, number in ((REGULAR_OF, regular), (ELITE_OF, elite), (LEADER_OF, leader)):
            if number:
                found.append((region(name), kind[nation], number))
    return found


assert len(FIRST_POLITICS) == NATION_COUNT
