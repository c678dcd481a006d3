"""The sequence of play, a module a phase.

turn → rolling → resolving → encounters (enemies, battles) and moving → turn_end → stages; the last stage is in final.
Cards that help at more than one moment are in helpers, what comes before a loss of courage is in courage.
"""
