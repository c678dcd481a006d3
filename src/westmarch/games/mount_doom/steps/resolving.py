"""The action phase: the four dice of the tile, one after the other. DOOM-ACTION-01 to DOOM-ACTION-04"""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import COLOURED, DICE, NO_DIE
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.encounters import activate
from westmarch.games.mount_doom.steps.helpers import anytime_cards, use_anytime
from westmarch.games.mount_doom.steps.moving import advance
from westmarch.games.mount_doom.steps.turn_end import EndTurn
from westmarch.games.mount_doom.words import PASS, USE


class ResolveDice(Ask):
    """Before each die, and after the last, cards that name no moment may be used; then the die takes effect.

    DOOM-ACTION-01, DOOM-ACTION-02, DOOM-ACTION-03, DOOM-ACTION-04, DOOM-ALLY-08, DOOM-TURN-06
    """

    PROMPT: ClassVar[str] = "action.before_die"
    RULE: ClassVar[str] = "DOOM-ALLY-08"
    FIELDS: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space  # of the tile; 4 once all are resolved

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*anytime_cards(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token != PASS:
            use_anytime(s, token - USE)
        elif self.space == 4:
            s.become(EndTurn())
        else:
            self._resolve_die(s)

    def _resolve_die(self, s: Table) -> None:
        die = s.tile[self.space]
        face = s.face[die]
        s.tile[self.space] = NO_DIE
        s.face[die] = 0
        narration.die_resolved(s, die, face)
        s.become(ResolveDice(self.space + 1))
        if die < COLOURED:
            advance(s, die, face, True, DICE[die])
        else:
            activate(s, face - 1)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        if self.space == 4:
            return {"die": None}
        return {"die": DICE[s.tile[self.space]], "face": s.face[s.tile[self.space]]}

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "every die on the tile is resolved, in its order", "DOOM-ACTION-03"
