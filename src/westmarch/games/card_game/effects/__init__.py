"""What the cards and locations say. Importing the package writes every text down."""

from westmarch.games.card_game.effects import actions, free_peoples, locations, shadow

__all__ = ["actions", "free_peoples", "locations", "shadow"]
