"""Steps: the rules as data on a stack.

A step says who must choose, what is legal and what a choice does. It never changes: progress is another step, or
a column of the state. So a clone copies the stack shallowly, and a step is written as its kind and a few numbers.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from westmarch.kernel.errors import BadState

if TYPE_CHECKING:
    from westmarch.kernel.state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One point in the sequence of play.

    While the step is on top of the stack, `seats` names who must choose now (a bit for each seat). When it names
    nobody, `resolve` does what follows by itself; it must leave another step on top, or end the game.
    """

    PROMPT: ClassVar[str] = ""
    """What the chooser is asked, as a key for the catalogues ("battle.card")."""

    PUBLIC: ClassVar[str] = ""
    """What the other seats are told is going on; it never depends on what the chooser holds."""

    RULE: ClassVar[str] = ""
    """The ledger id behind the prompt, and behind a refusal that knows nothing more precise (see `rule`)."""

    PRIVATE: ClassVar[bool] = False
    """Part of an unfinished gesture that no other seat has noticed yet ("move gimli", but where to?)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The step's numbers, in the order of its constructor."""

    def seats(self, s: S) -> int:
        return 0

    def resolve(self, s: S) -> None:
        raise BadState(type(self).__name__, "nobody can choose and nothing follows")

    def tokens(self, s: S, seat: int) -> list[int]:
        """The legal tokens of a seat that must choose; never empty."""
        return []

    def choose(self, s: S, seat: int, token: int) -> None:
        """Carry out a legal token."""

    def rule(self, s: S, seat: int) -> str:
        """The ledger id behind the prompt now, for steps that stand for several rules."""
        return self.RULE

    def about(self, s: S, seat: int) -> dict[str, Any]:
        """What the prompt needs to be a sentence: the region, the fighters, the card."""
        return {}

    def refusal(self, s: S, seat: int, token: int) -> tuple[str, str]:
        """Why a token that is not legal is not, and the rule that says so."""
        return "that is not among the choices now", self.rule(s, seat)


def step_to_data(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, *(getattr(step, field) for field in step.FIELDS)]


def step_from_data(kinds: dict[str, type[Step[Any]]], data: object, where: str) -> Step[Any]:
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadState(where, "a step is a list that starts with its kind")
    kind = kinds.get(data[0])
    if kind is None:
        raise BadState(where, f"{data[0]!r} is not a step of this game")
    numbers = data[1:]
    if len(numbers) != len(kind.FIELDS) or not all(type(n) is int for n in numbers):
        raise BadState(where, f"{data[0]} takes {len(kind.FIELDS)} whole numbers")
    return kind(*numbers)
