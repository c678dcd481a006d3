"""The pieces: eighteen tiles, nine a side, each with a classic and a variant face.

A piece is its tile's number; a character is a face: twice the tile's number, plus one for the variant.
CONF-SETUP-01, CONF-DRAFT-06
"""

from typing import Final

CLASSIC: Final = 0
VARIANT: Final = 1
TILES: Final = 18
PER_SIDE: Final = 9

CHARACTERS: Final[tuple[str, ...]] = (
    "frodo_classic",
    "frodo_variant",
    "sam_classic",
    "sam_variant",
    "pippin",
    "smeagol",
    "merry",
    "faramir",
    "gandalf_classic",
    "gandalf_variant",
    "aragorn_classic",
    "aragorn_variant",
    "legolas",
    "elrond",
    "gimli",
    "theoden",
    "boromir",
    "treebeard",
    "balrog",
    "uruk_hai",
    "shelob",
    "wormtongue",
    "witch_king_classic",
    "witch_king_variant",
    "flying_nazgul_classic",
    "flying_nazgul_variant",
    "black_rider",
    "mouth_of_sauron",
    "saruman_classic",
    "saruman_variant",
    "orcs_classic",
    "orcs_variant",
    "warg",
    "gollum",
    "cave_troll",
    "watcher",
)

STRENGTH: Final[tuple[int, ...]] = (
    *(1, 1),  # Frodo
    *(2, 1),  # Sam
    *(1, 0),  # Pippin, Sméagol
    *(2, 3),  # Merry, Faramir
    *(5, 5),  # Gandalf
    *(4, 4),  # Aragorn
    *(3, 3),  # Legolas, Elrond
    *(3, 2),  # Gimli, Théoden
    *(0, 4),  # Boromir, Treebeard
    *(5, 4),  # Balrog, Uruk-hai
    *(5, -1),  # Shelob, Wormtongue
    *(5, 2),  # Witch-king
    *(3, 5),  # Flying Nazgûl
    *(3, 3),  # Black Rider, Mouth of Sauron
    *(4, 3),  # Saruman
    *(2, 3),  # Orcs
    *(2, 1),  # Warg, Gollum
    *(9, 6),  # Cave Troll, Watcher
)
"""The printed strengths. CONF-GEN-10"""

# Tiles
FRODO: Final = 0
SAM: Final = 1
GANDALF: Final = 4
ARAGORN: Final = 5
BALROG_TILE: Final = 9
WITCH_KING: Final = 11
FLYING_NAZGUL: Final = 12
ORCS: Final = 15

# Characters
FRODO_CLASSIC: Final = 0
FRODO_VARIANT: Final = 1
SAM_CLASSIC: Final = 2
SAM_VARIANT: Final = 3
PIPPIN: Final = 4
SMEAGOL: Final = 5
MERRY: Final = 6
FARAMIR: Final = 7
GANDALF_CLASSIC: Final = 8
GANDALF_VARIANT: Final = 9
ARAGORN_CLASSIC: Final = 10
ARAGORN_VARIANT: Final = 11
LEGOLAS: Final = 12
ELROND: Final = 13
GIMLI: Final = 14
THEODEN: Final = 15
BOROMIR: Final = 16
TREEBEARD: Final = 17
BALROG: Final = 18
URUK_HAI: Final = 19
SHELOB: Final = 20
WORMTONGUE: Final = 21
WITCH_KING_CLASSIC: Final = 22
WITCH_KING_VARIANT: Final = 23
FLYING_NAZGUL_CLASSIC: Final = 24
FLYING_NAZGUL_VARIANT: Final = 25
BLACK_RIDER: Final = 26
MOUTH_OF_SAURON: Final = 27
SARUMAN_CLASSIC: Final = 28
SARUMAN_VARIANT: Final = 29
ORCS_CLASSIC: Final = 30
ORCS_VARIANT: Final = 31
WARG: Final = 32
GOLLUM: Final = 33
CAVE_TROLL: Final = 34
WATCHER: Final = 35


def side_of(piece: int) -> int:
    return 1 if piece >= PER_SIDE else 0


def tile_of(character: int) -> int:
    return character >> 1
