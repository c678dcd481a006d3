"""Errors: a code, a place, a sentence; and they travel between processes."""

import pickle

import pytest

from westmarch import BadOption, BadRecord, IllegalMove, UndoRefused, WestmarchError


@pytest.mark.parametrize(
    ("error", "text", "known"),
    [
        (IllegalMove("rohan is full", "CONF-MOVE-03"), "rohan is full (CONF-MOVE-03)", {"rule": "CONF-MOVE-03"}),
        (IllegalMove("the game is over"), "the game is over", {"rule": None}),
        (BadOption("edition", "no such edition"), "edition: no such edition", {"where": "edition"}),
        (BadRecord("line 3", "is odd"), "line 3: is odd", {"problem": "is odd"}),
        (UndoRefused("sauron has seen it", ("sauron",)), "sauron has seen it", {"seats": ("sauron",)}),
    ],
)
def test_an_error_survives_the_journey(error: WestmarchError, text: str, known: dict[str, object]) -> None:
    for arrived in (error, pickle.loads(pickle.dumps(error))):
        assert type(arrived) is type(error)
        assert str(arrived) == text
        assert arrived.code == error.code
        assert {name: getattr(arrived, name) for name in known} == known
