"""The end of a turn. DOOM-TURN-03, DOOM-TURN-06, DOOM-STAGE-09"""

from westmarch.games.mount_doom.board import MOUNT_DOOM
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.stages import EndStage
from westmarch.kernel.steps import Step


class EndTurn(Step[Table]):
    """If the Ring-bearer has reached the destination the stage ends; then the next player clockwise takes over."""

    def resolve(self, s: Table) -> None:
        if s.stage != MOUNT_DOOM and s.stage_reached():
            s.push(EndStage())
            return
        s.turns += 1
        s.active = (s.active + 1) % s.players
        s.done()
