"""Tree search over what a seat can know, written once for all games on the kernel's face, and compiled like them.

`ends` says what an end is worth, `tree` what is remembered of a choice, `descent` how a game is played through the
trees. The agents that use them are in `westmarch.agents.searching`.
"""
