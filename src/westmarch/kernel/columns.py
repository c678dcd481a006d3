"""Columns: how the fields of a state are written to JSON and checked on the way back."""

from typing import Any

from westmarch.kernel.errors import BadState


class Column:
    """One field of a state: a number (length None), or a list of `length` numbers, each from low to high."""

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
