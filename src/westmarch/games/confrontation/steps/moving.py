"""A character moves: through the mines, past the Balrog, into a region and perhaps into battle."""

from typing import ClassVar

from westmarch.games.confrontation import knowledge, narration
from westmarch.games.confrontation.board import CARADHRAS, FANGORN, REGIONS, SAURON
from westmarch.games.confrontation.cards import DARK_OF_MORDOR, NO_CARD, SHADOWFAX, SPECIAL_CARDS
from westmarch.games.confrontation.deeds import enter, remove
from westmarch.games.confrontation.ending import check_arrival
from westmarch.games.confrontation.movement import is_long_move
from westmarch.games.confrontation.pieces import BALROG, BALROG_TILE, side_of
from westmarch.games.confrontation.specials import palantir_ready
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.attack import AFTER_MOVE
from westmarch.games.confrontation.words import PASS, REVEAL
from westmarch.kernel.steps import Step


def march(s: Table, piece: int, target: int, mines: bool, card: int) -> None:
    """A character moves, by the turn's move or by a card's extra step (Shadowfax, the Dark of Mordor).

    The action step is on top of the stack; the turn's move takes its place, an extra step leaves it there.
    """
    if mines:
        narration.entered_mines(s, piece, mover(card))
        if ambush_possible(s):
            s.attacker = piece
            s.push(Ambush(card))
            return
    elif s.here(1 - side_of(piece), target) > 1 or palantir_ready(s):
        # Else the piece is revealed before anybody has to choose anything, or has moved as anybody could.
        knowledge.deduce_move(s, piece, target)
    arrive(s, piece, target, card)


def mover(card: int) -> str:
    """What brings a move about, for the log."""
    return "move" if card == NO_CARD else SPECIAL_CARDS[card]


def ambush_possible(s: Table) -> bool:
    """The question is put whenever the Fellowship cannot rule the Balrog out. CONF-CHAR-31, CONF-HIDDEN-17"""
    if s.character[BALROG_TILE] != BALROG:
        return False
    for piece in s.pieces_in(SAURON, CARADHRAS):
        if s.may_be(piece, BALROG_TILE):
            return True
    return False


class Ambush(Step[Table]):
    """The Balrog in Caradhras may defeat whoever goes through the mines.

    CONF-CHAR-28, CONF-CHAR-29, CONF-CHAR-30, CONF-CHAR-31, CONF-INTER-24, CONF-INTER-25, CONF-SPECIAL-13
    """

    PROMPT: ClassVar[str] = "turn.ambush"
    RULE: ClassVar[str] = "CONF-CHAR-28"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card  # the special card that the move is made by, if any

    def seats(self, s: Table) -> int:
        return s.asks(SAURON)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [REVEAL + BALROG, PASS] if s.region[BALROG_TILE] == CARADHRAS else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        walker = s.attacker
        s.attacker = NOBODY
        s.done()
        if token == PASS:
            narration.declined(s, SAURON, "ambush", "CONF-CHAR-31")
            arrive(s, walker, FANGORN, self.card)
            return
        knowledge.reveal(s, BALROG_TILE, "balrog", "CONF-CHAR-28")
        if not remove(s, 1 << walker, "balrog", "CONF-CHAR-28"):
            s.become(AFTER_MOVE)  # the move is spent, even Shadowfax's second one

    def about(self, s: Table, seat: int) -> dict[str, str]:
        return {"region": REGIONS[CARADHRAS]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "only the Balrog in Caradhras can strike in the mines", "CONF-CHAR-31"


def arrive(s: Table, piece: int, target: int, card: int) -> None:
    """The piece reaches its region: it wins, it attacks, or the turn goes on. CONF-MOVE-04, CONF-COMBAT-01"""
    start = s.region[piece]
    if s.summoned == piece:
        s.summoned = NOBODY  # the King's word is kept. CONF-SPECIAL-21
    enter(s, piece, target)
    narration.moved(s, piece, start, target, mover(card), "CONF-MOVE-01")
    if is_long_move(s.character[piece], start, target):
        knowledge.reveal(s, piece, "uruk_hai", "CONF-CHARV-31")
    if check_arrival(s, piece, target):
        return
    if card == SHADOWFAX:
        s.only_mover = piece  # CONF-SPECIAL-10
        knowledge.deduce_mobility(s, piece, True)
    elif card == DARK_OF_MORDOR:
        after_the_dark(s, piece)
    else:
        if s.here(1 - side_of(piece), target) > 0:  # CONF-COMBAT-02
            s.attacker = piece
            s.field = target
            s.battles = 0
        s.become(AFTER_MOVE)


def after_the_dark(s: Table, piece: int) -> None:
    """A different character must move now: the one that the King has named, if any. CONF-SPECIAL-33, CONF-SPECIAL-42"""
    s.not_mover = piece
    if s.summoned != NOBODY:
        knowledge.deduce_mobility(s, s.summoned, True)
    else:
        knowledge.deduce_some_move(s, SAURON, piece)
