"""Cards drawn apart from the hand: some are played, the rest is cycled and pays for them.

CARD-PLAY-08, CARD-PLAY-09, CARD-PLAY-10, CARD-PLAY-11, CARD-PLAY-31, CARD-HIDDEN-11
"""

from typing import Any, ClassVar

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import EVENT, KIND, NAMES, NO_CARD, TYPE
from westmarch.games.card_game.narration import source_name
from westmarch.games.card_game.piles import PLAINLY, cycle_apart, cycle_unseen, eliminate
from westmarch.games.card_game.sets import SETS
from westmarch.games.card_game.state import APART, HAND, Table
from westmarch.games.card_game.steps.playing import FollowPlayed, PayForPlay, lay, playable, targets, why_not_there
from westmarch.games.card_game.words import CYCLE, DONE, ELIMINATE, PLAY, TAKE
from westmarch.kernel.steps import Step


class ChooseApart(Step[Table]):
    """Which of the cards drawn apart are played? The first is always laid before the second is chosen. CARD-PLAY-09"""

    PROMPT: ClassVar[str] = "apart.play"
    RULE: ClassVar[str] = "CARD-PLAY-09"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "limit", "only", "source", "first", "second")

    def __init__(self, seat: int, cards: int, limit: int, only: int, source: int, first: int, second: int) -> None:
        self.seat = seat
        self.cards = cards  # the set that may be played
        self.limit = limit
        self.only = only  # the one place where, if the text names one
        self.source = source
        self.first = first
        self.second = second

    def _played(self) -> int:
        return int(self.first != NO_CARD) + int(self.second != NO_CARD)

    def seats(self, s: Table) -> int:
        # Asked whatever the cards are, for they are hidden. CARD-HIDDEN-11
        return 1 << self.seat if self._played() < self.limit and s.size(self.seat, APART) > 0 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        for card in s.cards_in(self.seat, APART):
            if PLAY + KIND[card] not in found and self._can(s, card):
                found.append(PLAY + KIND[card])
        found.append(DONE)
        return found

    def _can(self, s: Table, card: int) -> bool:
        if card not in SETS[self.cards] or not playable(s, self.seat, card):
            return False
        return TYPE[card] == EVENT or len(targets(s, card, self.only)) > 0

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            self.resolve(s)
            return
        card = s.find(self.seat, token - PLAY, APART)
        found = targets(s, card, self.only)
        if TYPE[card] == EVENT:
            self.play(s, card, NO_CARD)
        elif len(found) == 1:
            self.play(s, card, found[0])
        else:
            s.push(ChooseApartTarget(self.seat, card, self.only))

    def play(self, s: Table, card: int, token: int) -> None:
        """Lay the card; this step is on top."""
        first = card if self.first == NO_CARD else self.first
        second = NO_CARD if self.first == NO_CARD else card
        s.become(ChooseApart(self.seat, self.cards, self.limit, self.only, self.source, first, second))
        lay(s, self.seat, card, token, self.source)

    def resolve(self, s: Table) -> None:
        """Cycle the rest, pay what it does not pay, and follow the texts in the order of play.

        CARD-PLAY-08, CARD-PLAY-10, CARD-PLAY-11
        """
        rest = s.size(self.seat, APART)
        s.done()
        if self.second != NO_CARD:
            s.push(FollowPlayed(self.second))
        if self.first != NO_CARD:
            s.push(FollowPlayed(self.first))
        owing = self._played() - rest  # the rest pays for the first cards played
        if owing > 0 and self.second != NO_CARD:
            s.push(PayForPlay(self.seat, self.second))
            owing -= 1
        if owing > 0:
            s.push(PayForPlay(self.seat, self.first))
        cycle_apart(s, self.seat, self.source)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"cause": source_name(self.source), "left": self.limit - self._played()}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if PLAY <= token < PLAY + len(NAMES):
            if s.find(self.seat, token - PLAY, APART) == NO_CARD:
                return "only the cards just drawn may be played", "CARD-PLAY-09"
            return "the text, or the usual limits, do not let that card be played", "CARD-PLAY-31"
        return "a card drawn is played, or none", self.RULE


class ChooseApartTarget(Step[Table]):
    """Where is it played, or on whom? CARD-PLAY-31"""

    PROMPT: ClassVar[str] = "action.target"
    PUBLIC: ClassVar[str] = "apart.play"
    PRIVATE: ClassVar[bool] = True
    RULE: ClassVar[str] = "CARD-PLAY-31"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "only")

    def __init__(self, seat: int, card: int, only: int) -> None:
        self.seat = seat
        self.card = card
        self.only = only

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return targets(s, self.card, self.only)

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        below = s.stack[-1]
        assert isinstance(below, ChooseApart)
        below.play(s, self.card, token)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return why_not_there(s, self.card, token)


class OneApart(Step[Table]):
    """One of the cards drawn apart goes somewhere."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "source")
    VERB: ClassVar[int] = 0

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat if s.size(self.seat, APART) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [self.VERB + kind for kind in s.kinds_in(self.seat, APART)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        self.go(s, s.find(self.seat, token - self.VERB, APART))

    def resolve(self, s: Table) -> None:
        s.done()
        for card in s.cards_in(self.seat, APART):
            self.go(s, card)

    def go(self, s: Table, card: int) -> None:
        raise NotImplementedError

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"cause": source_name(self.source)}


class EliminateOneApart(OneApart):
    """CARD-RULING-24, CARD-RULING-40"""

    PROMPT: ClassVar[str] = "apart.eliminate"
    RULE: ClassVar[str] = "CARD-RULING-40"
    VERB: ClassVar[int] = ELIMINATE

    def go(self, s: Table, card: int) -> None:
        eliminate(s, card, PLAINLY, self.source)


class CycleOneApart(OneApart):
    """CARD-RULING-24"""

    PROMPT: ClassVar[str] = "apart.cycle"
    RULE: ClassVar[str] = "CARD-RULING-24"
    VERB: ClassVar[int] = CYCLE

    def go(self, s: Table, card: int) -> None:
        cycle_unseen(s, card, self.source)


class KeepOneApart(OneApart):
    """CARD-RULING-24"""

    PROMPT: ClassVar[str] = "apart.keep"
    RULE: ClassVar[str] = "CARD-RULING-24"
    VERB: ClassVar[int] = TAKE

    def go(self, s: Table, card: int) -> None:
        s.put(card, HAND)
        s.moved_unseen(self.seat, APART, HAND)
        narration.kept(s, self.seat, card, self.source)
