"""How fast the builds are, beside each other and beside OpenSpiel: `make bench`.

A time means nothing by itself: it depends on the machine, and on who else is using it. So nothing is judged here but
ratios within one run. Every subject lives in a process of its own, all of them pinned to the same core; they take
turns, a fraction of a second each, for several rounds; and a ratio is the median of the ratios within the rounds.
"""
