"""What can be wrong, each with a code, a place and a sentence that a person can act on."""


class WestmarchError(Exception):
    """Base of every error that Westmarch raises on purpose."""

    code = "error"

    def __reduce__(self) -> tuple[object, ...]:
        """Errors travel between processes with what they know, whatever their constructors take."""
        return _rebuilt, (type(self), self.args), self.__dict__


def _rebuilt(kind: type[WestmarchError], args: tuple[object, ...]) -> WestmarchError:
    error = kind.__new__(kind, *args)
    error.args = args
    return error


class IllegalMove(WestmarchError):
    """A token was refused; the state is as it was. `rule` is the ledger id that refuses it."""

    code = "illegal_move"

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class UndoRefused(WestmarchError):
    """The last choice cannot be taken back without the consent of `seats`: they have learned from it."""

    code = "undo_refused"

    def __init__(self, reason: str, seats: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seats = seats


class BadInput(WestmarchError):
    """Something from outside is malformed; `where` names the place (an option, a line, a field)."""

    code = "bad_input"

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class UnknownGame(BadInput):
    code = "unknown_game"


class BadOption(BadInput):
    code = "bad_option"


class BadState(BadInput):
    code = "bad_state"


class BadRecord(BadInput):
    code = "bad_record"
