"""A heuristic player of War of the Ring, for every seat of a game of two, three or four.

It reckons in actions: what an act of a die is worth beside the others (`acts`). The war on the map is judged by what
each Army may take and what is in danger (`war`, `odds`), the Ring-bearers' journey by what a step brings and risks
(`quest`), and both are weighed by a plan that is made anew at every decision (`plan`). It reads an imagined state, and
of that only what lies open or is its own.
"""

from westmarch.agents.war_of_the_ring.player import Player

__all__ = ["Player"]
