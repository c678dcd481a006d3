"""The Riddle: each hides a number in his pocket, and finds the other's by questions."""

from typing import Any, ClassVar, Final

from westmarch import Event, Game, Generator, Option, State
from westmarch.kernel import Column, Ledger, Rule, Step, Vocabulary
from westmarch.kernel.options import Options

LEDGER: Final = Ledger(
    "riddle",
    True,
    [
        Rule("RIDDLE-HIDE-01", "Each hides a number from 0 to the highest one, in secret.", "our own"),
        Rule("RIDDLE-TURN-01", "A lot decides who begins; then they take turns.", "our own"),
        Rule("RIDDLE-TURN-02", "Ask a question that is still open: is it at least this number?", "our own"),
        Rule("RIDDLE-TURN-03", "Or guess a number that is still possible. To be right is to win.", "our own"),
    ],
)

NUMBERS: Final = tuple(str(number) for number in range(10))
EMPTY: Final = -1  # a pocket with nothing in it yet

VOCABULARY: Final = Vocabulary()
HIDE: Final[int] = VOCABULARY.verb("hide", NUMBERS)
ASK: Final[int] = VOCABULARY.verb("ask", NUMBERS)
GUESS: Final[int] = VOCABULARY.verb("guess", NUMBERS)


class Pockets(State):
    """What is in the pockets, and what everybody can tell about it."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("number", 2, EMPTY, 9),
        Column("may_be", 2, 0, (1 << 10) - 1),
        Column("riddler", None, 0, 1),
    )

    number: list[int]  # of each seat
    may_be: list[int]  # of each seat: the numbers that it may still hide, as bits
    riddler: int  # whose turn it is

    def __init__(self, game: Game, options: Options, source: "Pockets | None" = None) -> None:
        super().__init__(game, options, source)
        if source is None:
            self.number = [EMPTY, EMPTY]
            self.may_be = [0, 0]
            self.riddler = 0
        else:
            self.number = source.number.copy()
            self.may_be = source.may_be.copy()
            self.riddler = source.riddler

    def clone(self) -> "Pockets":
        return Pockets(self.game, self.options, self)

    def numbers(self, seat: int) -> list[int]:
        """The numbers that a seat may still hide, as far as everybody knows."""
        return [number for number in range(10) if self.may_be[seat] >> number & 1]

    def table(self, seat: int) -> dict[str, Any]:
        mine = None if seat < 0 or self.number[seat] == EMPTY else self.number[seat]
        return {"mine": mine, "may_be": {name: self.numbers(i) for i, name in enumerate(self.seats)}}

    def redeal(self, seat: int, rng: Generator) -> None:
        other = 1 - seat
        if self.number[other] != EMPTY:  # that something is hidden shows, what it is does not
            numbers = self.numbers(other)
            self.number[other] = numbers[rng.below(len(numbers))]

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)


class Hide(Step[Pockets]):
    """Both hide a number, at the same time and in secret. RIDDLE-HIDE-01"""

    PROMPT: ClassVar[str] = "riddle.hide"
    RULE: ClassVar[str] = "RIDDLE-HIDE-01"

    def seats(self, s: Pockets) -> int:
        return sum(1 << seat for seat in (0, 1) if s.number[seat] == EMPTY)

    def tokens(self, s: Pockets, seat: int) -> list[int]:
        return [HIDE + number for number in s.numbers(seat)]

    def choose(self, s: Pockets, seat: int, token: int) -> None:
        s.number[seat] = token - HIDE
        s.tell(Event("hidden", {"number": token - HIDE}, rule=self.RULE, audience=1 << seat))

    def resolve(self, s: Pockets) -> None:
        """Both pockets are full: the lot falls on one of the two. RIDDLE-TURN-01"""
        s.riddler = s.rng.below(2)
        s.tell(Event("begins", {"seat": s.seats[s.riddler]}, rule="RIDDLE-TURN-01", news=0b11))
        s.become(Riddle())


class Riddle(Step[Pockets]):
    """Ask whether the other's number is at least so much, or guess it. RIDDLE-TURN-02, RIDDLE-TURN-03"""

    PROMPT: ClassVar[str] = "riddle.turn"
    RULE: ClassVar[str] = "RIDDLE-TURN-02"

    def seats(self, s: Pockets) -> int:
        return 1 << s.riddler

    def tokens(self, s: Pockets, seat: int) -> list[int]:
        numbers = s.numbers(1 - seat)
        return [ASK + number for number in numbers[1:]] + [GUESS + number for number in numbers]

    def choose(self, s: Pockets, seat: int, token: int) -> None:
        other = 1 - seat
        news = 0 if len(s.numbers(other)) == 1 else 1 << seat  # the answer to an open question is news
        if token >= GUESS:
            number = token - GUESS
            right = s.number[other] == number
            fits = 1 << number
            told = Event("guessed", {"number": number, "right": right}, rule="RIDDLE-TURN-03", news=news)
        else:
            number = token - ASK
            right = s.number[other] >= number
            fits = -1 << number
            told = Event("asked", {"at_least": number, "answer": right}, rule="RIDDLE-TURN-02", news=news)
        s.may_be[other] &= fits if right else ~fits
        s.tell(told)
        if right and token >= GUESS:
            s.end((s.seats[seat],), "riddle_solved", {s.seats[seat]: 1, s.seats[other]: 0})
        else:
            s.riddler = other

    def refusal(self, s: Pockets, seat: int, token: int) -> tuple[str, str]:
        if ASK <= token < GUESS:
            return "the answer to that is known already", "RIDDLE-TURN-02"
        return "that number is not in question any more", "RIDDLE-TURN-03"


class TheRiddle(Game):
    def __init__(self) -> None:
        self.id = "riddle"
        self.name = "The Riddle"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.options = (Option("highest", 5, "the highest number that may be hidden", low=1, high=9),)
        self.presets = {"standard": {}, "short": {"highest": 2}, "long": {"highest": 9}}
        self.steps = {"Hide": Hide, "Riddle": Riddle}

    @property
    def ledger(self) -> Ledger:
        return LEDGER

    def seats_for(self, options: Options) -> tuple[str, ...]:
        return ("bilbo", "gollum")

    def blank(self, options: Options) -> Pockets:
        return Pockets(self, options)

    def opening(self, state: State) -> None:
        assert isinstance(state, Pockets)
        highest = state.options["highest"]
        assert isinstance(highest, int)
        state.may_be = [(2 << highest) - 1] * 2
        state.push(Hide())

    def bound(self, options: Options) -> int:
        """Each turn rules a number out or ends the game."""
        highest = options["highest"]
        assert isinstance(highest, int)
        return 2 + 2 * (highest + 1)


GAME: Final = TheRiddle()
