"""Refusals: what the server says no to, with a code for programs and a sentence for people."""

from typing import Any, Final

from westmarch.kernel import BadInput, IllegalMove, UndoRefused, WestmarchError

STATUS: Final = {
    "bad_input": 400,
    "bad_name": 400,
    "bad_option": 400,
    "bad_record": 400,
    "unknown_agent": 400,
    "who_are_you": 401,
    "wrong_password": 401,
    "foreign_origin": 403,
    "no_entry": 403,
    "no_hints": 403,
    "not_yours": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_replay": 404,
    "unknown_rule": 404,
    "unknown_seat": 404,
    "unknown_table": 404,
    "too_large": 413,
    "too_fast": 429,
    "busy": 503,
}
"""The status of every code that is not a mere conflict (409) with how things stand."""


class Refusal(Exception):
    """The server says no. `where` names what is wrong, `rule` the ledger id that refuses."""

    def __init__(self, code: str, message: str, where: str = "", rule: str | None = None, reason: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where
        self.rule = rule
        self.reason = reason

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def describe(self) -> dict[str, Any]:
        told: dict[str, Any] = {"code": self.code, "where": self.where, "message": self.message}
        if self.reason:
            told["reason"] = self.reason
        if self.rule:
            told["rule"] = self.rule
        return told


def refusal_from(error: WestmarchError, where: str = "") -> Refusal:
    """What the kernel refuses, in the words of the protocol."""
    if isinstance(error, IllegalMove):
        return Refusal("illegal_move", str(error), where, error.rule, error.reason)
    if isinstance(error, UndoRefused):
        return Refusal("undo_refused", str(error), where, reason=error.reason)
    if isinstance(error, BadInput):
        code = error.code if error.code in STATUS else "bad_input"
        return Refusal(code, str(error), where or error.where)
    return Refusal("bad_input", str(error), where)
