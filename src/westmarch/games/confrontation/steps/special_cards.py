"""Special cards played before the move or instead of the turn.

A card is announced only when its whole instruction is chosen: until then the gesture is private and can be taken back.
"""

from typing import ClassVar

from westmarch.games.confrontation import knowledge, narration, specials
from westmarch.games.confrontation.board import FANGORN, FELLOWSHIP, MORDOR, OFF_BOARD, SAURON
from westmarch.games.confrontation.cards import (
    A_KING_REVEALED,
    CREBAIN_OF_DUNLAND,
    DARK_OF_MORDOR,
    GANDALF_THE_WHITE,
    RECALL_TO_MORDOR,
    SHADOWFAX,
    SPECIAL_CARDS,
)
from westmarch.games.confrontation.deeds import enter
from westmarch.games.confrontation.pieces import ARAGORN, GANDALF, PER_SIDE
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps.moving import march
from westmarch.games.confrontation.words import MINES, MOVE, TARGET, TO
from westmarch.kernel.steps import Step


def play_special(s: Table, card: int) -> None:
    """The action step is on top; the card's own steps go above it."""
    if card == GANDALF_THE_WHITE:
        return_gandalf(s)
    elif card == A_KING_REVEALED:
        s.push(ChooseSummoned())
    elif card == CREBAIN_OF_DUNLAND:
        s.push(ChooseSpied())
    elif card == RECALL_TO_MORDOR:
        s.push(ChooseRecalled())
    else:
        s.push(ChooseExtraMover(card))


def return_gandalf(s: Table) -> None:
    """Gandalf the White comes back to Fangorn, hidden. CONF-SPECIAL-14, CONF-SPECIAL-16, CONF-SPECIAL-37"""
    specials.spend(s, GANDALF_THE_WHITE, "CONF-SPECIAL-14")
    enter(s, GANDALF, FANGORN)
    s.learn(SAURON, s.belief[SAURON].back(s.handle[GANDALF], GANDALF))
    narration.returned(s, GANDALF, FANGORN, "gandalf_the_white", "CONF-SPECIAL-14")
    s.done()  # the turn is given up. CONF-TURN-04


class SpecialStep(Step[Table]):
    """A choice that a special card asks of the side whose turn it is."""

    PUBLIC: ClassVar[str] = "turn.action"
    PRIVATE: ClassVar[bool] = True

    def seats(self, s: Table) -> int:
        return s.asks(s.side)

    def give_up_turn(self, s: Table) -> None:
        """The card's step and the action step below it are done: only the end of the turn is left. CONF-TURN-04"""
        s.done()
        s.done()


class ChooseSummoned(SpecialStep):
    """A King Revealed: which piece must Sauron move? CONF-SPECIAL-17, CONF-SPECIAL-44, CONF-GEN-07"""

    PROMPT: ClassVar[str] = "special.a_king_revealed"
    RULE: ClassVar[str] = "CONF-SPECIAL-17"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return enemy_targets(s, SAURON)

    def choose(self, s: Table, seat: int, token: int) -> None:
        specials.spend(s, A_KING_REVEALED, "CONF-SPECIAL-17")
        knowledge.reveal(s, ARAGORN, "a_king_revealed", "CONF-SPECIAL-17")
        s.summoned = s.piece_with(SAURON, token - TARGET - PER_SIDE)
        narration.named(s, s.summoned, "a_king_revealed", "CONF-SPECIAL-17")
        self.give_up_turn(s)


class ChooseSpied(SpecialStep):
    """Crebain of Dunland: which piece is revealed for good? CONF-SPECIAL-36"""

    PROMPT: ClassVar[str] = "special.crebain_of_dunland"
    RULE: ClassVar[str] = "CONF-SPECIAL-36"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return enemy_targets(s, FELLOWSHIP)

    def choose(self, s: Table, seat: int, token: int) -> None:
        specials.spend(s, CREBAIN_OF_DUNLAND, "CONF-SPECIAL-36")
        piece = s.piece_with(FELLOWSHIP, token - TARGET)
        knowledge.reveal(s, piece, "crebain_of_dunland", "CONF-SPECIAL-36")
        s.pinned |= 1 << piece
        self.give_up_turn(s)


def enemy_targets(s: Table, side: int) -> list[int]:
    """A token for every piece of a side on the board, by its handle: hidden or revealed alike. CONF-GEN-07"""
    first = PER_SIDE * side
    alive = [s.handle[piece] for piece in range(first, first + PER_SIDE) if s.region[piece] != OFF_BOARD]
    return [TARGET + first + handle for handle in sorted(alive)]


class ChooseRecalled(SpecialStep):
    """Recall to Mordor: which character goes back? CONF-SPECIAL-29, CONF-SPECIAL-31, CONF-CHARV-47"""

    PROMPT: ClassVar[str] = "special.recall_to_mordor"
    RULE: ClassVar[str] = "CONF-SPECIAL-29"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [MOVE + s.character[piece] for piece in specials.recallable(s)]

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "a character of yours outside Mordor is needed", "CONF-SPECIAL-31"

    def choose(self, s: Table, seat: int, token: int) -> None:
        piece = (token - MOVE) >> 1
        start = s.region[piece]
        specials.spend(s, RECALL_TO_MORDOR, "CONF-SPECIAL-29")
        enter(s, piece, MORDOR)
        narration.recalled(s, piece, start)
        self.give_up_turn(s)


def extra_rule(card: int) -> str:
    return "CONF-SPECIAL-32" if card == DARK_OF_MORDOR else "CONF-SPECIAL-08"


class ChooseExtraMover(SpecialStep):
    """Shadowfax or the Dark of Mordor: who takes the extra step? CONF-SPECIAL-08, CONF-SPECIAL-32"""

    PROMPT: ClassVar[str] = "special.extra_mover"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [MOVE + s.character[piece] for piece in specials.extra_movers(s, self.card)]

    def rule(self, s: Table, seat: int) -> str:
        return extra_rule(self.card)

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.become(ChooseExtraTarget(self.card, (token - MOVE) >> 1))

    def about(self, s: Table, seat: int) -> dict[str, str]:
        return {"card": SPECIAL_CARDS[self.card]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if self.card == SHADOWFAX:
            return "that character could not make both moves", "CONF-SPECIAL-11"
        return "that character cannot take the step and leave another a move", "CONF-SPECIAL-35"


class ChooseExtraTarget(SpecialStep):
    """Shadowfax or the Dark of Mordor: where to? CONF-SPECIAL-08, CONF-SPECIAL-09, CONF-SPECIAL-32, CONF-SPECIAL-33"""

    PROMPT: ClassVar[str] = "special.extra_target"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "piece")

    def __init__(self, card: int, piece: int) -> None:
        self.card = card
        self.piece = piece

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [TO + region for region in specials.extra_targets(s, self.card, self.piece)]
        if specials.extra_mines(s, self.card, self.piece):
            found.append(MINES)
        return found

    def rule(self, s: Table, seat: int) -> str:
        return extra_rule(self.card)

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        specials.spend(s, self.card, extra_rule(self.card))
        if token == MINES:
            march(s, self.piece, FANGORN, True, self.card)
        else:
            march(s, self.piece, token - TO, False, self.card)

    def about(self, s: Table, seat: int) -> dict[str, str]:
        return {"card": SPECIAL_CARDS[self.card], "character": narration.name(s, self.piece)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "the step goes forward, into a region with room and without enemies", extra_rule(self.card)
