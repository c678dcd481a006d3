"""A heuristic player of War of the Ring: The Card Game, for any seat of any scenario.

It reckons in points: what the combats of the round are likely to bring (`stakes`), what a card may still bring in
later rounds (`prospects`), what a text is worth (`texts`). It takes the action that brings the most, and passes when
nothing is worth a card. It reads an imagined state, and of that only what lies open or is its own.
"""

from westmarch.agents.card_game.player import Player

__all__ = ["Player"]
