"""An attack: battle after battle until the region is no longer contested. CONF-COMBAT-01 to CONF-COMBAT-07"""

from typing import Any, ClassVar, Final

from westmarch.games.confrontation import knowledge, narration, specials
from westmarch.games.confrontation.board import REGIONS, SAURON
from westmarch.games.confrontation.pieces import side_of
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.abilities import CHANGE_FIGHTER
from westmarch.games.confrontation.words import DRAW, FIGHT, LOOK, PASS, SHUFFLE
from westmarch.kernel.steps import Step


class AfterMove(Step[Table]):
    """After the move and again after every battle: the Palantír, then the next battle or the end of the turn.

    CONF-COMBAT-24, CONF-COMBAT-26, CONF-COMBAT-27, CONF-RETREAT-13, CONF-SPECIAL-40
    """

    PROMPT: ClassVar[str] = "turn.palantir"
    RULE: ClassVar[str] = "CONF-SPECIAL-40"

    def seats(self, s: Table) -> int:
        return s.asks(SAURON) if specials.palantir_ready(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*specials.palantir_tokens(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, SAURON, "palantir", self.RULE)
        else:
            specials.look_into(s, token - LOOK)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        if s.attacker == NOBODY:
            s.done()
        else:
            s.push(DEFENDER_SHUFFLE)


class DefenderShuffle(Step[Table]):
    """Before an opponent is drawn the defender may shuffle his hidden characters there.

    CONF-COMBAT-04, CONF-HIDDEN-16
    """

    PROMPT: ClassVar[str] = "attack.shuffle"
    RULE: ClassVar[str] = "CONF-COMBAT-04"

    def seats(self, s: Table) -> int:
        defender = 1 - s.side
        if s.here(defender, s.field) > 1 and len(s.hidden_in(defender, s.field)) > 1:
            return s.asks(defender)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [SHUFFLE + s.field, PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, 1 - s.side, "shuffle", self.RULE)
        else:
            knowledge.shuffle(s, 1 - s.side, s.field)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        s.become(CHOOSE_OPPONENT)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[s.field]}


class ChooseOpponent(Step[Table]):
    """Against a revealed character by name, or a hidden one by the draw.

    CONF-COMBAT-03, CONF-COMBAT-05, CONF-COMBAT-34, CONF-HIDDEN-12
    """

    PROMPT: ClassVar[str] = "attack.opponent"
    RULE: ClassVar[str] = "CONF-COMBAT-34"

    def seats(self, s: Table) -> int:
        enemies = s.here(1 - s.side, s.field)
        if enemies == 1 or len(s.hidden_in(1 - s.side, s.field)) == enemies:
            return 0  # one option only
        return s.asks(s.side)

    def tokens(self, s: Table, seat: int) -> list[int]:
        enemies = s.pieces_in(1 - s.side, s.field)
        revealed = [piece for piece in enemies if s.revealed >> piece & 1]
        found = [FIGHT + s.character[piece] for piece in revealed]
        if len(revealed) < len(enemies):
            found.append(DRAW)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DRAW:
            draw(s)
        else:
            begin_battle(s, (token - FIGHT) >> 1)

    def resolve(self, s: Table) -> None:
        if s.hidden_in(1 - s.side, s.field):
            draw(s)
        else:
            begin_battle(s, s.pieces_in(1 - s.side, s.field)[0])

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"region": REGIONS[s.field]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "only a revealed character there can be named; a hidden one is drawn", "CONF-COMBAT-05"


def draw(s: Table) -> None:
    hidden = s.hidden_in(1 - s.side, s.field)
    # In the order of their handles, so that the draw depends on nothing that the attacker cannot see.
    piece = hidden[0]
    if len(hidden) > 1:
        handles = sorted([s.handle[piece] for piece in hidden])
        piece = s.piece_with(1 - s.side, handles[s.rng.below(len(handles))])
    narration.drawn(s, piece, len(hidden))
    begin_battle(s, piece)


def begin_battle(s: Table, defender: int) -> None:
    """Step 1: both fighters are revealed. CONF-COMBAT-07, CONF-COMBAT-25"""
    s.battles += 1
    if side_of(defender) == SAURON:
        s.fellow = s.attacker
        s.shadow = defender
    else:
        s.fellow = defender
        s.shadow = s.attacker
    knowledge.reveal(s, s.attacker, "battle", "CONF-COMBAT-07")
    knowledge.reveal(s, defender, "battle", "CONF-COMBAT-07")
    narration.battle_begins(s)
    s.become(CHANGE_FIGHTER)


# A step without numbers of its own never changes: one of each is enough for all games.
AFTER_MOVE: Final = AfterMove()
DEFENDER_SHUFFLE: Final = DefenderShuffle()
CHOOSE_OPPONENT: Final = ChooseOpponent()
