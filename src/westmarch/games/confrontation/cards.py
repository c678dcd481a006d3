"""The cards: nine combat cards a side, and four special cards a side. CONF-CARD-01, CONF-CARD-02, CONF-SPECIAL-01"""

from typing import Final

# Combat cards are numbered 0 to 8 within their side; a hand or a pile is a set of bits.
COMBAT_CARDS: Final[tuple[tuple[str, ...], tuple[str, ...]]] = (
    ("f_1", "f_2", "f_3", "f_4", "f_5", "f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat"),
    ("s_1", "s_2", "s_3", "s_4", "s_5", "s_6", "s_magic", "s_eye", "s_retreat"),
)
CARDS_PER_SIDE: Final = 9
FULL_HAND: Final = (1 << CARDS_PER_SIDE) - 1

F_MAGIC: Final = 5
F_NOBLE_SACRIFICE: Final = 6
F_ELVEN_CLOAK: Final = 7
F_RETREAT: Final = 8

S_FOUR: Final = 3
S_MAGIC: Final = 6
S_EYE: Final = 7
S_RETREAT: Final = 8

NO_CARD: Final = -1

CARD_STRENGTH: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 3, 4, 5, 0, 0, 0, 0),
    (1, 2, 3, 4, 5, 6, 0, 0, 0),
)
"""The number on a strength card; a text card adds nothing. CONF-COMBAT-19"""


def is_text(side: int, card: int) -> bool:
    """CONF-COMBAT-14"""
    return CARD_STRENGTH[side][card] == 0


# Special cards are numbered 0 to 7, the Fellowship's first.
SPECIAL_CARDS: Final[tuple[str, ...]] = (
    "shadowfax",
    "gandalf_the_white",
    "a_king_revealed",
    "gwaihir",
    "recall_to_mordor",
    "dark_of_mordor",
    "crebain_of_dunland",
    "palantir",
)
SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
A_KING_REVEALED: Final = 2
GWAIHIR: Final = 3
RECALL_TO_MORDOR: Final = 4
DARK_OF_MORDOR: Final = 5
CREBAIN_OF_DUNLAND: Final = 6
PALANTIR: Final = 7
SPECIALS_PER_SIDE: Final = 4
