"""Columns: what a state's fields look like in JSON, and what is refused on the way back."""

import pytest

from westmarch import BadState
from westmarch.kernel import Column, PileColumn, PilesColumn
from westmarch.kernel.columns import changed


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (Column("side"), 1),
        (Column("hand", 2, 0, 9), [9, 0]),
        (PileColumn("deck", 3, 0, 9), []),
        (PileColumn("deck", 3, 0, 9), [9, 9, 1]),
        (PilesColumn("hands", 2, 3, 0, 9), [[1, 2, 3], []]),
    ],
)
def test_a_value_comes_back_as_it_went(column: Column, value: object) -> None:
    dumped = column.dump(value)
    assert dumped == value
    assert column.load(dumped) == value
    if isinstance(value, list):
        assert column.load(dumped) is not dumped


@pytest.mark.parametrize(
    ("column", "data", "where"),
    [
        (Column("side"), 2, "side"),
        (Column("side"), True, "side"),
        (Column("side"), [1], "side"),
        (Column("hand", 2, 0, 9), [1], "hand"),
        (Column("hand", 2, 0, 9), [1, 10], r"hand\[1\]"),
        (PileColumn("deck", 3, 0, 9), [1, 2, 3, 4], "deck"),
        (PileColumn("deck", 3, 0, 9), [1, "2"], r"deck\[1\]"),
        (PileColumn("deck", 3, 0, 9), 3, "deck"),
        (PilesColumn("hands", 2, 3, 0, 9), [[1]], "hands"),
        (PilesColumn("hands", 2, 3, 0, 9), [[1], [1, 2, 3, 4]], r"hands\[1\]"),
        (PilesColumn("hands", 2, 3, 0, 9), [[1], [-1]], r"hands\[1\]\[0\]"),
    ],
)
def test_anything_else_is_refused_by_its_place(column: Column, data: object, where: str) -> None:
    with pytest.raises(BadState, match=f"^{where}: "):
        column.load(data)


def test_a_shared_column_is_replaced() -> None:
    column = [1, 2, 3]
    assert changed(column, 1, 9) == [1, 9, 3]
    assert column == [1, 2, 3]
