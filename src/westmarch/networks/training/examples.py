"""What is learned from: for each decision what was known, which tokens were legal, how good each was, who won."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy


@dataclass
class Examples:
    """Decisions in a row; the lists of features and tokens are of any length, one after another."""

    features: list[list[int]] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    """How much each token was thought about; empty where that was too little to learn from."""
    worths: list[float] = field(default_factory=list)
    """What came of it for the seat, from 0 to 1."""

    def add(self, features: list[int], tokens: list[int], shares: list[float], worth: float) -> None:
        self.features.append(features)
        self.tokens.append(tokens)
        self.shares.append(shares)
        self.worths.append(worth)

    def extend(self, others: "Examples") -> None:
        self.features += others.features
        self.tokens += others.tokens
        self.shares += others.shares
        self.worths += others.worths

    def __len__(self) -> int:
        return len(self.worths)

    def arrays(self, blank: int) -> dict[str, Any]:
        """Tables with a row for each decision, filled up with `blank` features, tokens of -1 and shares of 0."""
        return {
            "features": _table(self.features, blank, "int16"),  # there are a few thousand of them
            "tokens": _table(self.tokens, -1, "int16"),
            "shares": _table([self.shares[i] or [0.0] * len(t) for i, t in enumerate(self.tokens)], 0.0, "float32"),
            "worths": numpy.array(self.worths, "float32"),
        }


def _table(rows: list[Any], fill: float, kind: str) -> Any:
    table: Any = numpy.full((len(rows), max(map(len, rows), default=0)), fill, kind)
    for i, row in enumerate(rows):
        table[i, : len(row)] = row
    return table


def save(path: Path, arrays: dict[str, Any]) -> None:
    """Whole or not at all: a run that is broken off leaves nothing half written."""
    scratch = path.with_suffix(".part.npz")
    numpy.savez(scratch, **arrays)  # as it is: to compress it takes longer than to learn from it
    scratch.replace(path)


def load(path: Path) -> dict[str, Any]:
    with numpy.load(path) as file:
        return {name: file[name] for name in file.files}


def together(parts: list[dict[str, Any]], blank: int) -> dict[str, Any]:
    """The decisions of several tables as one."""
    fills = {"features": blank, "tokens": -1, "shares": 0.0, "worths": 0.0}
    return {name: _joined([part[name] for part in parts], fill) for name, fill in fills.items()}


def _joined(tables: list[Any], fill: float) -> Any:
    if tables[0].ndim == 1:
        return numpy.concatenate(tables)
    width = max(table.shape[1] for table in tables)
    padded = [numpy.pad(t, ((0, 0), (0, width - t.shape[1])), constant_values=fill) for t in tables]
    return numpy.concatenate(padded)
