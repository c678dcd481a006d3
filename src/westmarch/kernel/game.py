"""A game: its vocabulary, its options, its ledger, and the way into a new state."""

import json
from collections.abc import Mapping
from typing import Any

from westmarch.kernel.decisions import outcome_from_data
from westmarch.kernel.errors import BadState
from westmarch.kernel.ledger import Ledger, ledger_of
from westmarch.kernel.options import Option, Options, Value, settle
from westmarch.kernel.rng import Generator, fresh_seed
from westmarch.kernel.state import State
from westmarch.kernel.steps import Step, step_from_data
from westmarch.kernel.tokens import Vocabulary


class Game:
    """What a game declares. The instance of each game is made once, when it is first asked for."""

    id: str
    name: str
    vocabulary: Vocabulary
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]
    """Named option sets that together cover every mode: quick starts, tests, benchmarks."""

    steps: dict[str, type[Step[Any]]]
    rules_version: int
    cooperative: bool = False
    """Whether all seats win or lose together, against the game."""

    # --- what a game answers ---------------------------------------------------------------------------

    def seats_for(self, options: Options) -> tuple[str, ...]:
        raise NotImplementedError(self.id)

    def blank(self, options: Options) -> State:
        """A state with its columns at rest and an empty stack."""
        raise NotImplementedError(self.id)

    def opening(self, state: State) -> None:
        """Set a blank state up for play and push the first step."""
        raise NotImplementedError(self.id)

    def bound(self, options: Options) -> int:
        """A number of decisions within which every game ends."""
        raise NotImplementedError(self.id)

    def figures(self, state: State) -> dict[str, int | str]:
        """What is worth counting of a finished game, beside who won and why: numbers are averaged, words counted."""
        return {}

    def progress(self, state: State) -> tuple[str, int]:
        """The part of the game that a state is in, and the number of its turn; no parts, no name."""
        return "", 0

    def shorthands(self) -> dict[str, dict[str, dict[str, Value]]]:
        """Words for several options at once, as one would say them: by name and value, the options that are meant."""
        return {}

    def teams_for(self, options: Options) -> tuple[tuple[str, ...], ...]:
        """The seats that win together: each alone, or all of them against the game, unless the game says otherwise."""
        seats = self.seats_for(options)
        return (seats,) if self.cooperative else tuple([(seat,) for seat in seats])

    # --- what every game has -----------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats under the default options; `seats_for` knows them under others."""
        return self.seats_for(settle(self.options, None))

    @property
    def ledger(self) -> Ledger:
        """Every rule of the game, read when it is first asked for."""
        return ledger_of(self.id)

    def settle(self, options: Mapping[str, object] | None = None) -> Options:
        """All options, each as given or by its default; BadOption names one that is wrong."""
        return settle(self.options, options)

    def new(self, options: Mapping[str, object] | None = None, seed: int | None = None) -> State:
        """A new game. Without a seed a fresh secret one is drawn."""
        state = self.blank(self.settle(options))
        state.rng = Generator.seeded(fresh_seed() if seed is None else seed)
        self.opening(state)
        state.advance()
        return state

    def from_json(self, text: str) -> State:
        """The state that `State.to_json` wrote; BadState names what is wrong with any other text."""
        try:
            data = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise BadState("state", f"is not JSON: {error}") from None
        if not isinstance(data, dict):
            raise BadState("state", "must be a JSON object")
        missing = {"game", "rules", "options", "rng", "stack", "outcome", "columns"} - set(data)
        if missing:
            raise BadState("state", f"lacks {', '.join(sorted(missing))}")
        if data["game"] != self.id:
            raise BadState("game", f"is {data['game']!r}, not {self.id!r}")
        if data["rules"] != self.rules_version:
            raise BadState("rules", f"version {data['rules']!r}; this is version {self.rules_version}")
        state = self.blank(self.settle(data["options"]))
        state.rng = _generator_from(data["rng"])
        self._load_columns(state, data["columns"])
        state.outcome = outcome_from_data(data["outcome"], state.seats)
        if not isinstance(data["stack"], list) or (not data["stack"] and state.outcome is None):
            raise BadState("stack", "must be a list of steps")
        state.stack = [step_from_data(self.steps, step, f"stack[{i}]") for i, step in enumerate(data["stack"])]
        state.waiting = 0 if state.outcome is not None else state.stack[-1].seats(state)
        if state.outcome is None and state.waiting == 0:
            raise BadState("stack", "nobody has anything to choose")
        return state

    def _load_columns(self, state: State, data: object) -> None:
        if not isinstance(data, dict):
            raise BadState("columns", "must be a JSON object")
        for column in state.COLUMNS:
            if column.name not in data:
                raise BadState(column.name, "is missing")
            setattr(state, column.name, column.load(data[column.name]))

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def _generator_from(data: object) -> Generator:
    if not isinstance(data, list) or len(data) != 4:
        raise BadState("rng", "must be a list of four numbers")
    for i, word in enumerate(data):
        if type(word) is not int or not 0 <= word < 1 << 32:
            raise BadState(f"rng[{i}]", "must be a 32-bit number")
    if not any(data):
        raise BadState("rng", "must not be all zero")
    return Generator(data[0], data[1], data[2], data[3])
