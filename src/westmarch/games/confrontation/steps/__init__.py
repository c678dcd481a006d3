"""The sequence of play, a module a phase: setup, turn, moving, specials, attack, abilities, cardplay, results."""
