"""The results in a folder: one line for the plan, one for each game, written as it is over.

Whoever stops a ladder loses nothing but the games that were being played; the same command goes on.
"""

import json
import os
from pathlib import Path
from typing import Any

from westmarch.kernel import BadInput
from westmarch.ladder.plan import Plan
from westmarch.ladder.playing import Played, Thinking

FILE = "games.jsonl"


class Scorebook:
    """The games of a plan that have been played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the folder's scorebook, or begin one. A scorebook of another plan is refused, with what is different."""
        self.path = folder / FILE
        self.games: dict[int, Played] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                self._read(plan)
            else:
                self._append(plan.describe())
        except OSError as error:
            raise BadInput(str(self.path), f"cannot be written: {error.strerror}") from None

    def add(self, played: Played) -> None:
        self._append(played.describe())
        self.games[played.number] = played

    def _append(self, line: dict[str, Any]) -> None:
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def _read(self, plan: Plan) -> None:
        whole = self._whole_lines()
        if not whole:
            self._append(plan.describe())
            return
        self._compare(_parsed(whole[0], str(self.path), 1), plan.describe())
        for number, line in enumerate(whole[1:], 2):
            played = _played(_parsed(line, str(self.path), number), f"{self.path}, line {number}")
            self.games.setdefault(played.number, played)

    def _whole_lines(self) -> list[str]:
        """The lines; what was being written when the last run was killed is cut off."""
        data = self.path.read_bytes()
        end = data.rfind(b"\n") + 1
        if end < len(data):
            os.truncate(self.path, end)
        try:
            return data[:end].decode("utf-8").splitlines()
        except UnicodeDecodeError:
            raise BadInput(str(self.path), "is not a text file, so it is no ladder's") from None

    def _compare(self, kept: dict[str, Any], wanted: dict[str, Any]) -> None:
        for name, value in wanted.items():
            if kept.get(name) != value:
                raise BadInput(
                    f"{self.path}, {name}",
                    f"this ladder was begun with {_told(kept.get(name))}, not {_told(value)}; "
                    "use the same settings to go on, or another folder to begin anew",
                )


def kept_seed(folder: Path) -> int | None:
    """The seed of the ladder that was begun in this folder, for a command that names none."""
    try:
        with open(folder / FILE, encoding="utf-8") as file:
            seed = json.loads(file.readline())["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None  # there is none, or the scorebook itself will say what is wrong with it
    return seed if isinstance(seed, int) else None


def _parsed(line: str, path: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BadInput(f"{path}, line {number}", f"is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadInput(f"{path}, line {number}", "must be a JSON object")
    return data


def _played(data: dict[str, Any], where: str) -> Played:
    try:
        made = Played(**data)
        thinking = tuple(Thinking(*side) for side in made.thinking)
        number, score, agents = int(made.number), float(made.score), tuple(made.agents)
    except (TypeError, ValueError):
        raise BadInput(where, "is no result of a game") from None
    return made._replace(number=number, score=score, agents=agents, thinking=thinking)


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
