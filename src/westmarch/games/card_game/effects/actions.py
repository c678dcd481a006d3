"""The actions that are texts of the rules themselves: winnowing and the Ring token. CARD-WINNOW, CARD-RING"""

from typing import Final

from westmarch.games.card_game.effects.language import Cycle, Draw, EliminateFromHand
from westmarch.games.card_game.texts import text

WINNOWING: Final[int] = text((EliminateFromHand(2), Draw(1)))
"""A card that is cycled instead pays as well, and without a card to draw none is drawn.

CARD-WINNOW-01, CARD-WINNOW-03, CARD-WINNOW-04
"""

RING_ONCE_PER_GAME: Final[int] = text((Draw(2),))
"""CARD-RING-02"""

RING_ONCE_PER_ROUND: Final[int] = text((Draw(3), EliminateFromHand(1), Cycle(1)))
"""CARD-RING-04, CARD-RING-05"""
