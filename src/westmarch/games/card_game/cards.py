"""The 120 faction cards: factions, types, icons, paths, wielders. CARD-SETUP-02, CARD-SETUP-12, CARD-SETUP-14

A card is its number in the box less one (0 to 119); copies of one card stand side by side and share a kind (0 to 111).
Players name kinds: two copies are never told apart.
"""

from typing import Final

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final[tuple[str, ...]] = ("free", "shadow")

DUNEDAIN: Final = 0
ELF: Final = 1
DWARF: Final = 2
HOBBIT: Final = 3
ROHAN: Final = 4
WIZARD: Final = 5
ISENGARD: Final = 6
MONSTROUS: Final = 7
SOUTHRON: Final = 8
MORDOR: Final = 9
FACTIONS: Final[tuple[str, ...]] = (
    "dunedain",
    "elf",
    "dwarf",
    "hobbit",
    "rohan",
    "wizard",
    "isengard",
    "monstrous",
    "southron",
    "mordor",
)
SIDE_OF_FACTION: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1)

ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3
TYPES: Final[tuple[str, ...]] = ("army", "character", "item", "event")

_Row = tuple[str, int, int, int, str, str, str, str, str]
_BOX: Final[tuple[_Row, ...]] = (
    # id, copies, faction, type, icons, allowed paths, who may wield it, keywords, what of this is reconstructed.
    # icons: attack, defence; attack and defence of leadership; path attack, path defence.
    # dunedain: 17 cards
    ("dead_men_of_dunharrow", 1, DUNEDAIN, ARMY, "0 0  0 0  0 0", "", "", "", ""),
    ("great_gate", 1, DUNEDAIN, ARMY, "0 0  0 0  0 0", "", "", "", ""),
    ("guards_of_the_citadel", 1, DUNEDAIN, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("knights_of_dol_amroth", 1, DUNEDAIN, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("soldiers_of_gondor", 1, DUNEDAIN, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("aragorn", 1, DUNEDAIN, CHARACTER, "1 1  1 1  0 0", "", "", "", ""),
    ("boromir", 1, DUNEDAIN, CHARACTER, "0 1  1 0  0 1", "3-6", "", "", ""),
    ("denethor", 1, DUNEDAIN, CHARACTER, "0 0  1 1  0 0", "", "", "", ""),
    ("faramir", 1, DUNEDAIN, CHARACTER, "0 1  1 0  0 1", "7-8", "", "", ""),
    ("halbarad", 1, DUNEDAIN, CHARACTER, "0 1  1 0  0 1", "2-3", "", "", ""),
    ("prince_imrahil", 1, DUNEDAIN, CHARACTER, "0 1  1 0  0 0", "", "", "", ""),
    ("strider", 1, DUNEDAIN, CHARACTER, "1 1  0 0  0 2", "2-6", "", "", ""),
    ("anduril", 1, DUNEDAIN, ITEM, "1 1  0 0  0 1", "", "strider aragorn", "weapon", "keywords"),
    ("blade_of_westernesse", 1, DUNEDAIN, ITEM, "1 1  0 0  0 1", "", "faction:hobbit", "weapon", "keywords"),
    ("paths_of_the_dead", 1, DUNEDAIN, EVENT, "", "", "", "", ""),
    ("the_red_arrow", 1, DUNEDAIN, EVENT, "", "", "", "", ""),
    ("the_three_hunters", 1, DUNEDAIN, EVENT, "", "", "", "", ""),
    # elf: 13 cards
    ("high_elves", 2, ELF, ARMY, "2 2  0 0  0 0", "", "", "", ""),
    ("arwen", 1, ELF, CHARACTER, "0 0  0 1  0 0", "", "", "", ""),
    ("elrond", 1, ELF, CHARACTER, "1 1  1 1  0 2", "3", "", "", ""),
    ("galadriel", 1, ELF, CHARACTER, "1 1  1 1  0 2", "5", "", "", ""),
    ("legolas", 1, ELF, CHARACTER, "1 1  0 0  0 1", "3-9", "", "", ""),
    ("bow_of_the_galadhrim", 1, ELF, ITEM, "1 1  0 0  0 1", "", "faction:elf", "weapon", ""),
    ("elven_cloak", 1, ELF, ITEM, "0 0  0 0  0 1", "", "faction:hobbit faction:elf", "", ""),
    ("lembas", 1, ELF, ITEM, "0 0  0 0  0 0", "", "faction:hobbit", "", ""),
    ("mirror_of_galadriel", 1, ELF, ITEM, "0 0  0 0  0 0", "", "galadriel", "", ""),
    ("nenya", 1, ELF, ITEM, "1 1  0 0  0 1", "", "galadriel", "", "defence path_defence"),
    ("phial_of_galadriel", 1, ELF, ITEM, "0 0  0 0  0 0", "", "frodo_baggins sam_gamgee", "", ""),
    ("vilya", 1, ELF, ITEM, "1 1  0 0  0 1", "", "elrond", "", ""),
    # dwarf: 2 cards
    ("gimli", 1, DWARF, CHARACTER, "1 1  0 0  0 1", "3-9", "", "", ""),
    ("dwarven_axe", 1, DWARF, ITEM, "1 1  0 0  0 1", "", "faction:dwarf", "weapon", "bearers keywords"),
    # hobbit: 10 cards
    ("bilbo_baggins", 1, HOBBIT, CHARACTER, "0 0  0 0  0 1", "3", "", "", ""),
    ("fatty_bolger", 1, HOBBIT, CHARACTER, "0 0  0 0  0 0", "", "", "", ""),
    ("frodo_baggins", 1, HOBBIT, CHARACTER, "0 0  0 0  0 1", "1-9", "", "", ""),
    ("merry_brandybuck", 1, HOBBIT, CHARACTER, "0 0  0 1  0 1", "1-9", "", "", ""),
    ("pippin_took", 1, HOBBIT, CHARACTER, "0 0  0 1  0 1", "1-9", "", "", ""),
    ("sam_gamgee", 1, HOBBIT, CHARACTER, "0 0  0 0  0 1", "1-9", "", "", ""),
    ("herbs_and_stewed_rabbit", 1, HOBBIT, ITEM, "0 0  0 0  0 0", "", "frodo_baggins sam_gamgee", "", ""),
    ("mithril_coat", 1, HOBBIT, ITEM, "0 0  0 0  0 2", "", "frodo_baggins sam_gamgee", "", ""),
    ("sting", 1, HOBBIT, ITEM, "0 0  0 0  0 0", "", "frodo_baggins sam_gamgee", "weapon", "keywords"),
    ("there_is_another_way", 1, HOBBIT, EVENT, "", "", "", "", ""),
    # rohan: 9 cards
    ("riders_of_rohan", 2, ROHAN, ARMY, "2 1  0 0  0 0", "", "", "", ""),
    ("village_militia", 1, ROHAN, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("eomer", 1, ROHAN, CHARACTER, "1 0  0 1  0 0", "", "", "", ""),
    ("eowyn", 1, ROHAN, CHARACTER, "1 0  0 1  0 0", "", "", "", ""),
    ("ghan_buri_ghan", 1, ROHAN, CHARACTER, "0 0  0 1  0 0", "", "", "", ""),
    ("theoden", 1, ROHAN, CHARACTER, "0 0  0 0  0 0", "", "", "", ""),
    ("shadowfax", 1, ROHAN, ITEM, "1 1  0 0  0 0", "", "gandalf_the_grey gandalf_the_white", "steed", "keywords"),
    ("death_ride_ride_to_ruin", 1, ROHAN, EVENT, "", "", "", "", ""),
    # wizard: 9 cards
    ("gandalf_the_grey", 1, WIZARD, CHARACTER, "2 2  0 0  0 3", "1-9", "", "", ""),
    ("gandalf_the_white", 1, WIZARD, CHARACTER, "2 3  0 0  0 0", "", "", "", ""),
    ("gwaihir_the_windlord", 1, WIZARD, CHARACTER, "1 1  0 0  0 1", "9", "", "", ""),
    ("quickbeam", 1, WIZARD, CHARACTER, "0 0  0 0  0 1", "5-6", "", "ent", ""),
    ("smeagol", 1, WIZARD, CHARACTER, "0 0  0 0  0 1", "6-9", "", "", ""),
    ("treebeard", 1, WIZARD, CHARACTER, "1 1  0 0  0 1", "5-6", "", "ent", ""),
    ("gandalfs_staff", 1, WIZARD, ITEM, "1 1  0 0  0 1", "", "gandalf_the_grey gandalf_the_white", "", ""),
    ("glamdring", 1, WIZARD, ITEM, "1 1  0 0  0 1", "", "gandalf_the_grey gandalf_the_white", "weapon", "keywords"),
    ("narya", 1, WIZARD, ITEM, "1 1  0 0  0 1", "", "gandalf_the_grey gandalf_the_white", "", ""),
    # isengard: 12 cards
    ("devilry_of_saruman", 1, ISENGARD, ARMY, "3 0  0 0  0 0", "", "", "", ""),
    ("fighting_uruk_hai", 1, ISENGARD, ARMY, "1 2  0 0  0 0", "", "", "", ""),
    ("white_hand_orcs", 2, ISENGARD, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("wolf_riders", 1, ISENGARD, ARMY, "2 1  0 0  0 0", "", "", "", ""),
    ("grima_wormtongue", 1, ISENGARD, CHARACTER, "0 0  0 0  1 0", "1-2 5-6", "", "", ""),
    ("saruman", 1, ISENGARD, CHARACTER, "1 1  1 1  2 0", "5-6", "", "", ""),
    ("ugluk", 1, ISENGARD, CHARACTER, "0 0  1 1  1 0", "5-6", "", "", ""),
    ("palantir_of_orthanc", 1, ISENGARD, ITEM, "0 0  0 0  0 0", "", "saruman", "", ""),
    ("sarumans_staff", 1, ISENGARD, ITEM, "1 1  0 0  1 0", "", "saruman", "", ""),
    ("woven_of_all_colours", 1, ISENGARD, ITEM, "0 0  0 0  0 0", "", "saruman", "", ""),
    ("threats_and_promises", 1, ISENGARD, EVENT, "", "", "", "", ""),
    # monstrous: 11 cards
    ("goblins_of_the_misty_mountains", 2, MONSTROUS, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("balrog_of_moria", 1, MONSTROUS, CHARACTER, "2 2  0 0  2 0", "4-5", "", "", ""),
    ("barrow_wights", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "1-3", "", "", ""),
    ("candles_of_corpses", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "6-7", "", "", ""),
    ("caradhras_the_cruel", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "4-5", "", "", ""),
    ("cave_troll", 1, MONSTROUS, CHARACTER, "1 1  0 0  1 0", "4 8-9", "", "", ""),
    ("flocks_of_crebain", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "1-7", "", "", ""),
    ("gollum", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "6-9", "", "", ""),
    ("hill_troll", 1, MONSTROUS, CHARACTER, "1 1  0 0  1 0", "2-9", "", "", ""),
    ("shelob", 1, MONSTROUS, CHARACTER, "0 0  0 0  1 0", "7-9", "", "", ""),
    # southron: 7 cards
    ("coastal_raiders", 1, SOUTHRON, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("corsairs_of_umbar", 1, SOUTHRON, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("haradrim_cavalry", 1, SOUTHRON, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("haradrim_mumakil", 1, SOUTHRON, ARMY, "2 1  0 0  0 0", "", "", "", ""),
    ("haradrim_regulars", 1, SOUTHRON, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("the_black_fleet", 1, SOUTHRON, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("the_black_serpent", 1, SOUTHRON, CHARACTER, "0 0  1 1  0 0", "", "", "", ""),
    # mordor: 30 cards
    ("black_uruks", 1, MORDOR, ARMY, "2 1  0 0  0 0", "", "", "", ""),
    ("grond", 1, MORDOR, ARMY, "3 0  0 0  0 0", "", "", "", ""),
    ("mordor_orcs", 5, MORDOR, ARMY, "1 1  0 0  0 0", "", "", "", ""),
    ("olog_hai", 1, MORDOR, ARMY, "2 2  0 0  0 0", "", "", "", ""),
    ("trolls_of_udun", 1, MORDOR, ARMY, "1 2  0 0  0 0", "", "", "", ""),
    ("gorbag_and_shagrat", 1, MORDOR, CHARACTER, "0 0  0 1  0 0", "8-9", "", "", ""),
    ("grishnakh", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "6-7", "", "", ""),
    ("mouth_of_sauron", 1, MORDOR, CHARACTER, "0 0  1 1  1 0", "7-9", "", "", ""),
    ("the_beguiler", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_black_easterling", 1, MORDOR, CHARACTER, "0 0  1 1  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_commander", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_destroyer", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_hunter", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_lidless_eye", 1, MORDOR, CHARACTER, "0 0  0 0  1 0", "9", "", "", ""),
    ("the_messenger", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_reaver", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_warrior", 1, MORDOR, CHARACTER, "0 0  1 0  1 0", "1-3 5-9", "", "nazgul", ""),
    ("the_witch_king", 1, MORDOR, CHARACTER, "2 0  0 0  2 0", "1-3 5-9", "", "nazgul", ""),
    ("black_breath", 1, MORDOR, ITEM, "0 0  0 0  0 0", "", "keyword:nazgul", "", "icons"),
    ("black_riders_mount", 1, MORDOR, ITEM, "0 0  0 0  1 0", "", "keyword:nazgul", "steed", "attack defence"),
    ("fell_beast", 1, MORDOR, ITEM, "1 0  0 0  0 0", "", "keyword:nazgul", "steed", "icons keywords"),
    ("morgul_blade", 1, MORDOR, ITEM, "1 0  0 0  1 0", "", "keyword:nazgul", "weapon", "icons keywords"),
    ("nazguls_mantle", 1, MORDOR, ITEM, "0 0  0 0  0 0", "", "keyword:nazgul", "", "icons"),
    ("the_black_captain", 1, MORDOR, EVENT, "", "", "", "", ""),
    ("the_day_without_dawn", 1, MORDOR, EVENT, "", "", "", "", ""),
    ("the_ringwraiths_are_abroad", 1, MORDOR, EVENT, "", "", "", "", ""),
)

CARDS: Final = 120
KINDS: Final = 112
NO_CARD: Final = -1

NAMES: Final[tuple[str, ...]] = tuple(row[0] for row in _BOX)
"""By kind."""

_ROWS: Final[tuple[_Row, ...]] = tuple(row for row in _BOX for _ in range(row[1]))
KIND: Final[tuple[int, ...]] = tuple(NAMES.index(row[0]) for row in _ROWS)
FACTION: Final[tuple[int, ...]] = tuple(row[2] for row in _ROWS)
TYPE: Final[tuple[int, ...]] = tuple(row[3] for row in _ROWS)
SIDE: Final[tuple[int, ...]] = tuple(SIDE_OF_FACTION[row[2]] for row in _ROWS)

ITEMS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if TYPE[card] == ITEM)
FIGHTERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(CARDS) if SIDE[card] == side and TYPE[card] in (ARMY, CHARACTER)) for side in (0, 1)
)
"""By side."""

RECONSTRUCTED: Final[dict[str, str]] = {row[0]: row[8] for row in _BOX if row[8]}
"""Values that no source prints: they were chosen to fit everything that is known."""


def name(card: int) -> str:
    return NAMES[KIND[card]]


def numbered(kind: str) -> int:
    """The first card of this name."""
    return KIND.index(NAMES.index(kind))


def _icons(at: int) -> tuple[int, ...]:
    return tuple(int(row[4].split()[at]) if row[4] else 0 for row in _ROWS)


ATTACK: Final[tuple[int, ...]] = _icons(0)
DEFENCE: Final[tuple[int, ...]] = _icons(1)
LEAD_ATTACK: Final[tuple[int, ...]] = _icons(2)
LEAD_DEFENCE: Final[tuple[int, ...]] = _icons(3)
PATH_ATTACK: Final[tuple[int, ...]] = _icons(4)
PATH_DEFENCE: Final[tuple[int, ...]] = _icons(5)


def _numbers(text: str) -> int:
    """The path numbers of "2-3 5" as bits."""
    bits = 0
    for part in text.split():
        low, _, high = part.partition("-")
        for number in range(int(low), int(high or low) + 1):
            bits |= 1 << number
    return bits


ALLOWED_PATHS: Final[tuple[int, ...]] = tuple(_numbers(row[5]) for row in _ROWS)
"""A bit for each path number that a character may go to. CARD-PLAY-19"""

NAZGUL: Final[tuple[int, ...]] = tuple(int("nazgul" in row[7].split()) for row in _ROWS)
WEAPON: Final[tuple[int, ...]] = tuple(int("weapon" in row[7].split()) for row in _ROWS)


def _may_wield(item: _Row, card: int) -> bool:
    if TYPE[card] != CHARACTER or SIDE[card] != SIDE_OF_FACTION[item[2]]:
        return False
    called = [name(card), f"faction:{FACTIONS[FACTION[card]]}"]
    called += [f"keyword:{keyword}" for keyword in _ROWS[card][7].split()]
    return any(who in called for who in item[6].split())


WIELDERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(CARDS) if _may_wield(row, card)) for row in _ROWS
)
"""For each item the characters that may wield it; "Gandalf" stands for both of them. CARD-ITEM-02, CARD-SETUP-13"""

# The cards that a rule or another card calls by name.
DEAD_MEN: Final[int] = numbered("dead_men_of_dunharrow")
GREAT_GATE: Final[int] = numbered("great_gate")
ARAGORN: Final[int] = numbered("aragorn")
BOROMIR: Final[int] = numbered("boromir")
STRIDER: Final[int] = numbered("strider")
ARWEN: Final[int] = numbered("arwen")
ELROND: Final[int] = numbered("elrond")
GALADRIEL: Final[int] = numbered("galadriel")
LEGOLAS: Final[int] = numbered("legolas")
BOW_OF_THE_GALADHRIM: Final[int] = numbered("bow_of_the_galadhrim")
ELVEN_CLOAK: Final[int] = numbered("elven_cloak")
MIRROR_OF_GALADRIEL: Final[int] = numbered("mirror_of_galadriel")
PHIAL_OF_GALADRIEL: Final[int] = numbered("phial_of_galadriel")
GIMLI: Final[int] = numbered("gimli")
BILBO: Final[int] = numbered("bilbo_baggins")
FATTY: Final[int] = numbered("fatty_bolger")
FRODO: Final[int] = numbered("frodo_baggins")
MERRY: Final[int] = numbered("merry_brandybuck")
PIPPIN: Final[int] = numbered("pippin_took")
STING: Final[int] = numbered("sting")
GHAN_BURI_GHAN: Final[int] = numbered("ghan_buri_ghan")
THEODEN: Final[int] = numbered("theoden")
GANDALF_THE_GREY: Final[int] = numbered("gandalf_the_grey")
GANDALF_THE_WHITE: Final[int] = numbered("gandalf_the_white")
DEATH_RIDE: Final[int] = numbered("death_ride_ride_to_ruin")
LEMBAS: Final[int] = numbered("lembas")
QUICKBEAM: Final[int] = numbered("quickbeam")
SMEAGOL: Final[int] = numbered("smeagol")
GANDALFS_STAFF: Final[int] = numbered("gandalfs_staff")
SARUMAN: Final[int] = numbered("saruman")
SARUMANS_STAFF: Final[int] = numbered("sarumans_staff")
WOVEN_OF_ALL_COLOURS: Final[int] = numbered("woven_of_all_colours")
GOLLUM: Final[int] = numbered("gollum")
GORBAG_AND_SHAGRAT: Final[int] = numbered("gorbag_and_shagrat")
MOUTH_OF_SAURON: Final[int] = numbered("mouth_of_sauron")
THE_LIDLESS_EYE: Final[int] = numbered("the_lidless_eye")
THE_WITCH_KING: Final[int] = numbered("the_witch_king")
NAZGULS_MANTLE: Final[int] = numbered("nazguls_mantle")
