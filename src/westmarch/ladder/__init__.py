"""The ladder: agents play each other in turn, and what came of it says how strong they are.

`plan` says who plays whom with which seeds, `playing` plays a game, `processes` shares the work out, `keeping` writes
every result down as it comes, `statistics` reckons ratings and intervals, `standings` sums everything up, and `report`
shows it. The command is `westmarch ladder`.
"""

from westmarch.ladder.keeping import Scorebook
from westmarch.ladder.plan import Fixture, Plan
from westmarch.ladder.playing import Played, climb
from westmarch.ladder.standings import standings

__all__ = ["Fixture", "Plan", "Played", "Scorebook", "climb", "standings"]
