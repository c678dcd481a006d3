"""Columns: how the fields of a state are written to JSON and checked on the way back."""

from typing import Any

from westmarch.kernel.errors import BadState


def changed(column: list[int], at: int, value: int) -> list[int]:
    """A copy of a column with one number changed, for columns that clones share because they seldom change."""
    copy = column.copy()
    copy[at] = value
    return copy


class Column:
    """A field that is a number from low to high, or (with a length) a list of so many of them."""

    def __init__(self, name: str, length: int | None = None, low: int = 0, high: int = 1) -> None:
        self.name = name
        self.length = length
        self.low = low
        self.high = high

    def dump(self, value: Any) -> Any:
        return value if self.length is None else list(value)

    def load(self, data: object) -> Any:
        if self.length is None:
            return self._number(data, self.name)
        if not isinstance(data, list) or len(data) != self.length:
            raise BadState(self.name, f"must be a list of {self.length} numbers")
        return [self._number(item, f"{self.name}[{i}]") for i, item in enumerate(data)]

    def _number(self, data: object, where: str) -> int:
        if type(data) is not int or not self.low <= data <= self.high:
            raise BadState(where, f"must be a whole number from {self.low} to {self.high}, not {data!r}")
        return data


class PileColumn(Column):
    """A field that is a pile of cards, tiles or dice: a list of at most so many numbers, in order."""

    def __init__(self, name: str, at_most: int, low: int = 0, high: int = 1) -> None:
        super().__init__(name, at_most, low, high)
        self.at_most = at_most

    def load(self, data: object) -> Any:
        return self._pile(data, self.name)

    def _pile(self, data: object, where: str) -> list[int]:
        if not isinstance(data, list) or len(data) > self.at_most:
            raise BadState(where, f"must be a list of at most {self.at_most} numbers")
        return [self._number(item, f"{where}[{i}]") for i, item in enumerate(data)]


class PilesColumn(PileColumn):
    """A field that is several piles, one a player or a place."""

    def __init__(self, name: str, piles: int, at_most: int, low: int = 0, high: int = 1) -> None:
        super().__init__(name, at_most, low, high)
        self.piles = piles

    def dump(self, value: Any) -> Any:
        return [list(pile) for pile in value]

    def load(self, data: object) -> Any:
        if not isinstance(data, list) or len(data) != self.piles:
            raise BadState(self.name, f"must be {self.piles} lists")
        return [self._pile(pile, f"{self.name}[{i}]") for i, pile in enumerate(data)]
