"""The sequence of play: a module a phase."""
