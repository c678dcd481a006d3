"""The text of a record (`.wmr`): a header, a line for each token with its running hash, and a closing.

    westmarch record 1
    game: confrontation
    ...
    1. sauron: move orcs_classic [5f0c22a1]
    ...
    outcome: {"winners": ["sauron"], ...}
    hash: 5f0c...

A line that was changed, lost or added breaks the chain of hashes at that very line.
"""

import json
import re
from typing import Any, Final

from westmarch.kernel.errors import BadRecord

FIRST_LINE: Final = "westmarch record 1"
SEALED: Final = "sealed"
"""Written in place of the seed while a game is still going on elsewhere."""

_PLAY: Final = re.compile(r"(\d+)\. ([a-z0-9_]+): (.+) \[([0-9a-f]{8})\]")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_HEADER: Final = ("game", "engine", "rules", "options", "players", "commitment", "seed")


class Play:
    """One line of a record: a seat chose a token."""

    def __init__(self, seat: str, token: str, mark: str = "") -> None:
        self.seat = seat
        self.token = token
        self.mark = mark  # the first eight digits of the running hash, as the file has it


class Sheet:
    """A record as it stands in a file: read and well-formed, but not yet replayed."""

    def __init__(
        self,
        game: str,
        engine: str,
        rules: int,
        options: dict[str, Any],
        players: dict[str, str],
        commitment: str,
        seed: int | None,
        plays: list[Play],
        outcome: dict[str, Any] | None,
        hash: str,
    ) -> None:
        self.game = game
        self.engine = engine
        self.rules = rules
        self.options = options
        self.players = players
        self.commitment = commitment
        self.seed = seed
        self.plays = plays
        self.outcome = outcome
        self.hash = hash

    def header(self) -> str:
        """The header as it is written, and as the chain of hashes begins."""
        return "\n".join(
            (
                FIRST_LINE,
                f"game: {self.game}",
                f"engine: {self.engine}",
                f"rules: {self.rules}",
                f"options: {json.dumps(self.options, sort_keys=True)}",
                f"players: {json.dumps(self.players, sort_keys=True, ensure_ascii=False)}",
                f"commitment: {self.commitment}",
                f"seed: {SEALED if self.seed is None else self.seed}",
            )
        )

    def text(self) -> str:
        lines = [self.header(), ""]
        lines += [f"{i}. {p.seat}: {p.token} [{p.mark}]" for i, p in enumerate(self.plays, 1)]
        lines += ["", f"outcome: {json.dumps(self.outcome, sort_keys=True)}", f"hash: {self.hash}", ""]
        return "\n".join(lines)


def read_sheet(text: str) -> Sheet:
    """Parse a record; BadRecord names the first line that is wrong."""
    lines = text.split("\n")
    if lines[0].rstrip() != FIRST_LINE:
        raise BadRecord("line 1", f"is not {FIRST_LINE!r}: this is no Westmarch record")
    fields, at = _read_header(lines)
    plays: list[Play] = []
    while at < len(lines) and lines[at].strip():
        plays.append(_read_play(lines[at].rstrip(), at + 1, len(plays) + 1))
        at += 1
    closing = [line for line in lines[at:] if line.strip()]
    if not closing or not closing[0].startswith("outcome: "):
        raise BadRecord(f"line {at + 1}", f"the record breaks off after token {len(plays)}: its closing is missing")
    if len(closing) < 2 or not closing[1].startswith("hash: "):
        raise BadRecord("hash", "the record breaks off before its last line")
    if len(closing) > 2:
        raise BadRecord("closing", f"unexpected text after the hash: {closing[2][:40]!r}")
    digest = closing[1].removeprefix("hash: ").strip()
    if not _HASH.fullmatch(digest):
        raise BadRecord("hash", "must be 64 hexadecimal digits")
    return Sheet(
        game=fields["game"],
        engine=fields["engine"],
        rules=_whole("rules", fields["rules"]),
        options=_mapping("options", fields["options"]),
        players=_names(_mapping("players", fields["players"])),
        commitment=fields["commitment"],
        seed=None if fields["seed"] == SEALED else _whole("seed", fields["seed"]),
        plays=plays,
        outcome=_json("outcome", closing[0].removeprefix("outcome: ")),
        hash=digest,
    )


def _read_header(lines: list[str]) -> tuple[dict[str, str], int]:
    fields: dict[str, str] = {}
    at = 1
    for name in _HEADER:
        line = lines[at].rstrip() if at < len(lines) else ""
        key, colon, value = line.partition(": ")
        if key != name or not colon:
            raise BadRecord(f"line {at + 1}", f"must be '{name}: …', not {line[:40]!r}")
        fields[name] = value
        at += 1
    if at >= len(lines) or lines[at].strip():
        raise BadRecord(f"line {at + 1}", "an empty line must follow the header")
    return fields, at + 1


def _read_play(line: str, number: int, expected: int) -> Play:
    match = _PLAY.fullmatch(line)
    if match is None:
        raise BadRecord(f"line {number}", f"is not 'number. seat: token [hash]': {line[:60]!r}")
    if int(match[1]) != expected:
        raise BadRecord(f"line {number}", f"token {expected} is expected here, not token {match[1]}")
    return Play(match[2], match[3], match[4])


def _whole(name: str, value: str) -> int:
    if not value.isdecimal() or len(value) > 80:
        raise BadRecord(name, f"must be a whole number, not {value[:40]!r}")
    return int(value)


def _json(name: str, value: str) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise BadRecord(name, f"is not JSON: {value[:40]!r}") from None


def _mapping(name: str, value: str) -> dict[str, Any]:
    data = _json(name, value)
    if not isinstance(data, dict):
        raise BadRecord(name, f"must be a JSON object, not {value[:40]!r}")
    return data


def _names(data: dict[str, Any]) -> dict[str, str]:
    for seat, name in data.items():
        if not isinstance(name, str):
            raise BadRecord("players", f"{seat!r} must be given a name")
    return data
