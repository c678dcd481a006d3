"""The players of Adventure to Mount Doom, for any of its seats: one by rules of thumb, and the expert (see `expert`).

The player by rules of thumb knows how good its chances are by how things stand (`chances`, with the numbers of
`learned`), and what can come of each die and each card (`outcomes`, over lots of what lies open, `lot`). A turn is
reckoned by the odds of its dice (`reckoning`, and `dice` for the cards that change them); each question is then
answered for the best chance to win (`player`). Nothing is played out, and nothing is searched beyond this turn.

The expert reads the same lots, but reckons with what the dice do to each other and with the cards to come.
"""

from westmarch.agents.mount_doom.player import Player

__all__ = ["Player"]
