"""Running the command as a person would, with lines typed beforehand."""

import io
from pathlib import Path

import pytest

import westmarch
from westmarch.cli import main
from westmarch.kernel import Generator, Record


class Terminal:
    """What a command line gave: its exit code and what it wrote."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        self.out = ""
        self.err = ""

    def run(self, line: str, typed: str = "", *files: Path) -> int:
        """Run a command line; {0}, {1} ... in it stand for files, whose names may hold spaces."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([word.format(*files) for word in line.split()])
        self.out, self.err = self._capsys.readouterr()
        return code

    def fails(self, line: str, code: int, *files: Path, typed: str = "") -> str:
        """Run a command line that must fail with one line on stderr; that line comes back."""
        assert self.run(line, typed, *files) == code, (self.out, self.err)
        assert self.err.startswith("westmarch: ")
        assert self.err.count("\n") == 1, self.err
        return self.err


def random_record(preset: str = "classic", seed: int = 1, most: int = 10_000) -> Record:
    """A game of random choices, the simultaneous ones in any order, or its first `most` choices."""
    game = westmarch.game("confrontation")
    record = Record(game, game.presets[preset], seed)
    rng = Generator.seeded(seed)
    while not record.state.over and record.position < most:
        pending = record.state.pending
        decision = pending[rng.below(len(pending))]
        record.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
    return record
