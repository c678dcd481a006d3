"""The words of a game: its module `westmarch.games.<id>.text`, or its bare data if it has none yet."""

import json
from importlib import import_module
from typing import Any, Protocol, cast

from westmarch.cli.terminal import width, wrap
from westmarch.kernel import Game

Data = dict[str, Any]


class GameText(Protocol):
    """What a game's text module offers; The Confrontation's is the example to follow."""

    def describe_board(self, view: Data, width: int = 100) -> str: ...

    def describe_event(self, event: Data) -> str: ...

    def describe_prompt(self, decision: Data) -> str: ...

    def describe_token(self, token: str, view: Data) -> str: ...

    def describe_outcome(self, outcome: Data) -> str: ...

    def describe_reason(self, reason: str) -> str: ...


class PlainText:
    """For a game without a text module: everything as it is."""

    def describe_board(self, view: Data, width: int = 100) -> str:
        return json.dumps(view["table"], indent=2, ensure_ascii=False)

    def describe_event(self, event: Data) -> str:
        facts = [f"{name} {value}" for name, value in event.items() if name not in ("event", "rule", "position")]
        return f"{event['event']}: {', '.join(facts)}" if facts else str(event["event"])

    def describe_prompt(self, decision: Data) -> str:
        about = ", ".join(f"{name} {value}" for name, value in decision["about"].items())
        return f"{decision['prompt']} ({about})" if about else str(decision["prompt"])

    def describe_token(self, token: str, view: Data) -> str:
        return token

    def describe_outcome(self, outcome: Data) -> str:
        return f"Won by {' and '.join(outcome['winners']) or 'nobody'}: {self.describe_reason(outcome['reason'])}."

    def describe_reason(self, reason: str) -> str:
        return reason.replace("_", " ")


def text_of(game: Game) -> GameText:
    """The words of this game."""
    name = f"westmarch.games.{game.id}.text"
    try:
        return cast(GameText, import_module(name))
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):  # it is there, but lacks something else
            raise
        return PlainText()


def board(text: GameText, view: Data) -> str:
    return text.describe_board(view, width())


def log_line(text: GameText, event: Data, label: str = "") -> str:
    """A line of the log: what happened, and the rule behind it."""
    rule = f" [{event['rule']}]" if "rule" in event else ""
    return wrap(f"{text.describe_event(event)}{rule}", f"{label}  ", " " * (len(label) + 4))
