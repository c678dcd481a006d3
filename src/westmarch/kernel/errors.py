"""What can be wrong, each with a code, a place and a sentence that a person can act on.

Errors travel between processes: each tells in `__reduce__` how it is made again.
"""

from typing import ClassVar


class WestmarchError(Exception):
    """Base of every error that Westmarch raises on purpose."""

    code: ClassVar[str] = "error"


class IllegalMove(WestmarchError):
    """A token was refused; the state is as it was. `rule` is the ledger id that refuses it."""

    code: ClassVar[str] = "illegal_move"

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, self.rule)


class UndoRefused(WestmarchError):
    """The last choice cannot be taken back without the consent of `seats`: they have learned from it."""

    code: ClassVar[str] = "undo_refused"

    def __init__(self, reason: str, seats: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seats = seats

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.reason, self.seats)


class BadInput(WestmarchError):
    """Something from outside is malformed; `where` names the place (an option, a line, a field)."""

    code: ClassVar[str] = "bad_input"

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.where, self.problem)


class UnknownGame(BadInput):
    code: ClassVar[str] = "unknown_game"


class BadOption(BadInput):
    code: ClassVar[str] = "bad_option"


class BadState(BadInput):
    code: ClassVar[str] = "bad_state"


class BadRecord(BadInput):
    code: ClassVar[str] = "bad_record"
