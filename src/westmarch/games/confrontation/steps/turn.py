"""The turn: before the move, the move itself, and the end of the turn. CONF-TURN-01 to CONF-TURN-06"""

from typing import Any, ClassVar, Final

from westmarch.games.confrontation import knowledge, narration, specials
from westmarch.games.confrontation.board import (
    BESIDE,
    CAPACITY,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    NEIGHBOURS,
    REGION_COUNT,
    REGIONS,
    RIVER,
    ROW,
    SAURON,
)
from westmarch.games.confrontation.cards import NO_CARD, PALANTIR, SPECIAL_CARDS
from westmarch.games.confrontation.ending import TURN_LIMIT, finish, stop
from westmarch.games.confrontation.movement import ROAMERS, can_move, may_use_mines, movable, targets
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, WATCHER, side_of
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.moving import march
from westmarch.games.confrontation.steps.special_cards import play_special
from westmarch.games.confrontation.words import LOOK, MINES, MOVE, PASS, PLAY, SHUFFLE, TO
from westmarch.kernel.steps import Step


class Turns(Step[Table]):
    """Turn after turn; who cannot act when his turn begins has lost.

    CONF-TURN-01, CONF-END-04, CONF-END-06, CONF-END-07, CONF-END-15
    """

    def resolve(self, s: Table) -> None:
        if s.turns >= TURN_LIMIT:
            stop(s)
            return
        s.mixed = 0
        s.stirred = 0
        s.special_used = 0
        s.bound = 0
        narration.turn_begins(s)
        if s.side == SAURON and s.summoned != NOBODY:
            self._answer_the_king(s)
        may_skip = specials.may_give_up_turn(s)
        if not may_skip and not anybody_moves(s):
            # The other side could not always tell that no ability would help.
            finish(s, 1 - s.side, "no_move", "CONF-END-04", news=s.asks(1 - s.side))
            return
        if not may_skip and knowledge.deduce_some_move(s, s.side, NOBODY):
            narration.can_act(s)
        s.push(END_TURN)
        s.push(CHOOSE_ACTION)

    def _answer_the_king(self, s: Table) -> None:
        """Judged when the turn begins. CONF-SPECIAL-17, CONF-SPECIAL-19, CONF-SPECIAL-42"""
        s.bound = 1
        moves = can_move(s, s.summoned)
        news = knowledge.deduce_mobility(s, s.summoned, moves)
        narration.summons_judged(s, s.summoned, "" if moves else why_stuck(s, s.summoned), news)
        if not moves:
            s.summoned = NOBODY


def anybody_moves(s: Table) -> bool:
    first = PER_SIDE * s.side
    for piece in range(first, first + PER_SIDE):
        if can_move(s, piece):
            return True
    return False


def why_stuck(s: Table, piece: int) -> str:
    """The reason that the board shows; it never gives an identity away. CONF-SPECIAL-19"""
    if s.character[piece] == WATCHER and s.revealed >> piece & 1:
        return "revealed_watcher"
    return "regions_in_front_full" if FORWARD[SAURON][s.region[piece]] else "no_region_in_front"


def may_move(s: Table, piece: int) -> bool:
    """Whether the piece may make the turn's move, as far as cards have a say in it.

    CONF-SPECIAL-10 (Shadowfax), CONF-SPECIAL-17 (A King Revealed), CONF-SPECIAL-33 (the Dark of Mordor)
    """
    if s.only_mover != NOBODY:
        return piece == s.only_mover
    if s.summoned != NOBODY and s.side == SAURON:
        return piece == s.summoned
    return piece != s.not_mover


class ChooseAction(Step[Table]):
    """The side moves a character, after any shuffles and cards that come before the move.

    CONF-TURN-02, CONF-TURN-03, CONF-TURN-04, CONF-HIDDEN-16, CONF-SPECIAL-40, CONF-END-06
    """

    PROMPT: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "CONF-TURN-02"

    def seats(self, s: Table) -> int:
        return s.asks(s.side)

    def tokens(self, s: Table, seat: int) -> list[int]:
        pieces = movable(s, s.side)
        if not s.nobody_singled_out():
            pieces = [piece for piece in pieces if may_move(s, piece)]
        found = [MOVE + s.character[piece] for piece in pieces]
        can_act = len(found) > 0
        mixable = s.mixable_regions(s.side) & ~s.mixed
        if mixable:
            found += shuffles(mixable)
        if s.specials:
            for card in specials.playable_before_move(s, can_act):
                if card == PALANTIR:
                    found += [LOOK + region for region in specials.palantir_regions(s)]
                else:
                    found.append(PLAY + card)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= MOVE and token < MOVE + len(CHARACTERS):
            s.push(ChooseTarget((token - MOVE) >> 1))
        elif token >= SHUFFLE and token < SHUFFLE + REGION_COUNT:
            s.mixed |= 1 << token - SHUFFLE
            knowledge.shuffle(s, s.side, token - SHUFFLE)
        elif token >= LOOK and token < LOOK + REGION_COUNT:
            specials.look_into(s, token - LOOK)
        else:
            play_special(s, token - PLAY)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if MOVE <= token < MOVE + len(CHARACTERS):
            return self._refuse_move(s, token - MOVE)
        if SHUFFLE <= token < SHUFFLE + REGION_COUNT:
            return self._refuse_shuffle(s, token - SHUFFLE)
        if PLAY <= token < PLAY + len(SPECIAL_CARDS):
            return specials.why_not_playable(s, token - PLAY)
        if LOOK <= token < LOOK + REGION_COUNT:
            return specials.why_not_playable(s, PALANTIR)
        if token == PASS:
            return "a turn cannot be passed", "CONF-TURN-02"
        return "that is not among the choices now", self.RULE

    def _refuse_move(self, s: Table, character: int) -> tuple[str, str]:
        piece = character >> 1
        if side_of(piece) != s.side or s.character[piece] != character:
            return "that character is not yours to move", "CONF-TURN-02"
        if not s.alive(piece):
            return "that character has been defeated", "CONF-GEN-04"
        if character == WATCHER and s.revealed >> piece & 1:
            return "the Watcher cannot move once he is revealed", "CONF-CHARV-46"
        if s.only_mover != NOBODY:
            return "Shadowfax obliges another character to move on", "CONF-SPECIAL-10"
        if piece == s.not_mover:
            return "the Dark of Mordor asks for a different character", "CONF-SPECIAL-33"
        if s.summoned != NOBODY and s.side == SAURON and piece != s.summoned:
            return "the character named by A King Revealed must move", "CONF-SPECIAL-17"
        if not FORWARD[s.side][s.region[piece]]:
            return "that character has no region in front of it", "CONF-MOVE-14"
        return "every region that it could move to is full", "CONF-MOVE-03"

    def _refuse_shuffle(self, s: Table, region: int) -> tuple[str, str]:
        if s.mixed >> region & 1:
            return f"{REGIONS[region]} has been shuffled already", "CONF-HIDDEN-16"
        if len(s.hidden_in(s.side, region)) > 1:
            return "a piece that a card has singled out is not shuffled before the move", "CONF-HIDDEN-16"
        if s.here(s.side, region) > 1:
            return "revealed characters cannot be shuffled", "CONF-HIDDEN-06"
        return "a shuffle needs two hidden characters in one region", "CONF-HIDDEN-06"


def shuffles(regions: int) -> list[int]:
    """A token for each region in a set of bits."""
    found: list[int] = []
    region = 0
    while regions:
        if regions & 1:
            found.append(SHUFFLE + region)
        regions >>= 1
        region += 1
    return found


class ChooseTarget(Step[Table]):
    """Where does the character go? CONF-MOVE-01 to CONF-MOVE-14"""

    PROMPT: ClassVar[str] = "turn.target"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "CONF-MOVE-01"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("piece",)

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def seats(self, s: Table) -> int:
        return s.asks(s.side)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [TO + region for region in targets(s, self.piece)]
        if may_use_mines(s, self.piece):
            found.append(MINES)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == MINES:
            march(s, self.piece, FANGORN, True, NO_CARD)
        else:
            march(s, self.piece, token - TO, False, NO_CARD)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"character": CHARACTERS[s.character[self.piece]], "from": REGIONS[s.region[self.piece]]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == MINES:
            return refuse_mines(s, self.piece)
        if not TO <= token < TO + REGION_COUNT:
            return "a region is needed", self.RULE
        return refuse_target(s, self.piece, token - TO)


def refuse_mines(s: Table, piece: int) -> tuple[str, str]:
    """Why a piece may not go through the mines."""
    if side_of(piece) == SAURON:
        return "Sauron's characters do not use the mines", "CONF-MOVE-12"
    if s.region[piece] == EREGION:
        return "Fangorn is full", "CONF-MOVE-11"
    return "the mines lead from Eregion to Fangorn", "CONF-MOVE-08"


def refuse_target(s: Table, piece: int, target: int) -> tuple[str, str]:
    """Why a piece may not go to a region."""
    start = s.region[piece]
    side = side_of(piece)
    if start == FANGORN and target == EREGION:
        return "nothing goes back through the mines", "CONF-MOVE-09"
    reachable = target in NEIGHBOURS[start] or ROAMERS[s.character[piece]]
    if reachable and s.here(side, target) >= CAPACITY[target]:
        return f"{REGIONS[target]} is full", "CONF-MOVE-03"
    if target in BESIDE[start]:
        if ROW[start] == 3:
            return "nobody moves sideways in the mountains", "CONF-MOVE-05"
        if side == FELLOWSHIP and ROW[start] == 4:
            return "the Anduin carries nobody upstream", "CONF-MOVE-07"
        if RIVER[start] == target:
            return "only the Fellowship travels on the Anduin", "CONF-MOVE-12"
        return "that is a sideways move", "CONF-MOVE-02"
    if target in FORWARD[1 - side][start]:
        return "that is a backward move", "CONF-MOVE-02"
    if target == FANGORN and start != FANGORN and side == FELLOWSHIP and may_use_mines(s, piece):
        return "the way to Fangorn is through the mines", "CONF-MOVE-08"
    return f"{REGIONS[target]} is not in front of {REGIONS[start]}", "CONF-MOVE-01"


class EndTurn(Step[Table]):
    """What was revealed is hidden again, and what stirred may be shuffled. CONF-HIDDEN-03, CONF-HIDDEN-16"""

    def resolve(self, s: Table) -> None:
        s.only_mover = NOBODY
        s.not_mover = NOBODY
        knowledge.hide_all(s)
        s.become(END_SHUFFLES)


class EndShuffles(Step[Table]):
    """The side may shuffle where its characters went or were hidden. CONF-HIDDEN-16"""

    PROMPT: ClassVar[str] = "turn.end_shuffle"
    RULE: ClassVar[str] = "CONF-HIDDEN-16"

    def seats(self, s: Table) -> int:
        return s.asks(s.side) if s.stirred and s.stirred & s.mixable_regions(s.side) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*shuffles(s.stirred & s.mixable_regions(s.side)), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            self.resolve(s)
            return
        s.stirred &= ~(1 << token - SHUFFLE)
        knowledge.shuffle(s, s.side, token - SHUFFLE)

    def resolve(self, s: Table) -> None:
        s.turns += 1
        s.side = 1 - s.side
        s.done()


# A step without numbers of its own never changes: one of each is enough for all games.
TURNS: Final = Turns()
CHOOSE_ACTION: Final = ChooseAction()
END_TURN: Final = EndTurn()
END_SHUFFLES: Final = EndShuffles()
