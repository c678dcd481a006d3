"""The vocabulary: every token that can be chosen in The Confrontation, by its number."""

from typing import Final

from westmarch.games.confrontation.board import REGIONS
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE
from westmarch.kernel.tokens import Vocabulary

HANDLES: Final[tuple[tuple[str, ...], tuple[str, ...]]] = (
    tuple(f"f{i + 1}" for i in range(PER_SIDE)),
    tuple(f"s{i + 1}" for i in range(PER_SIDE)),
)
"""The names under which the enemy follows hidden pieces. CONF-HIDDEN-07"""

VOCABULARY: Final = Vocabulary()

# Setting up
FACE: Final[int] = VOCABULARY.verb("face", CHARACTERS)
TAKE: Final[int] = VOCABULARY.verb("take", SPECIAL_CARDS)
PLACE: Final[int] = VOCABULARY.verb("place", CHARACTERS)

# The turn
MOVE: Final[int] = VOCABULARY.verb("move", CHARACTERS)
TO: Final[int] = VOCABULARY.verb("to", REGIONS)
MINES: Final[int] = VOCABULARY.verb("mines", ("fangorn",))
SHUFFLE: Final[int] = VOCABULARY.verb("shuffle", REGIONS)
PLAY: Final[int] = VOCABULARY.verb("play", SPECIAL_CARDS)
TARGET: Final[int] = VOCABULARY.verb("target", HANDLES[0] + HANDLES[1])
LOOK: Final[int] = VOCABULARY.verb("look", REGIONS)

# Battle
FIGHT: Final[int] = VOCABULARY.verb("fight", CHARACTERS)
DRAW: Final[int] = VOCABULARY.verb("draw")
REVEAL: Final[int] = VOCABULARY.verb("reveal", CHARACTERS)
SWITCH: Final[int] = VOCABULARY.verb("switch", CHARACTERS)
CARD: Final[int] = VOCABULARY.verb("card", COMBAT_CARDS[0] + COMBAT_CARDS[1])
FETCH: Final[int] = VOCABULARY.verb("fetch", COMBAT_CARDS[0] + COMBAT_CARDS[1])
DECLARE: Final[int] = VOCABULARY.verb("declare", ("no_cards",))
DEMAND: Final[int] = VOCABULARY.verb("demand", ("another_card",))
EXCHANGE: Final[int] = VOCABULARY.verb("exchange", ("s_4",))
PASS: Final[int] = VOCABULARY.verb("pass")
