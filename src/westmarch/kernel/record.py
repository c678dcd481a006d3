"""A record: a game as its seed and its tokens, with the log that they give.

The record of a game that is being played takes new tokens and takes them back; a record read from a file can be
replayed to any position, verified, and shown from any seat.
"""

import json
import os
from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

from westmarch._version import VERSION
from westmarch.kernel.errors import BadInput, BadRecord, IllegalMove, UndoRefused, UnknownGame
from westmarch.kernel.events import Event
from westmarch.kernel.game import Game
from westmarch.kernel.notation import Play, Sheet, read_sheet
from westmarch.kernel.registry import game as find_game
from westmarch.kernel.rng import check_seed, commitment, fresh_seed
from westmarch.kernel.state import SPECTATOR, State
from westmarch.kernel.tokens import Token

SNAPSHOT_EVERY: Final = 32
FilePath = str | os.PathLike[str]
Progress = Callable[[int, int], None]
"""Told how many tokens of how many have been replayed."""

EVERYTHING: Final = "everything"
"""For `log`: nothing held back, for the review of a finished game."""


class Entry:
    """A token that was played, what it told, and who learned something by it (a bit for each seat)."""

    def __init__(self, seat: str, token: Token, events: list[Event], learners: int) -> None:
        self.seat = seat
        self.token = token
        self.events = events
        self.learners = learners

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.token}>"


class Record:
    """A game from its first token to the present one."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        players: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.seed = fresh_seed() if seed is None else check_seed(seed)
        self.state: State = game.new(self.options, self.seed)
        self.players = {seat: (players or {}).get(seat, "") for seat in self.state.seats}
        self.entries: list[Entry] = []
        self._snapshots: list[State] = [self.state.clone()]
        self._chain: list[bytes] = []  # the running hash after 0, 1, 2… tokens, as far as it was asked for

    # --- playing ------------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many tokens have been played."""
        return len(self.entries)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def play(self, seat: str, token: Token | str | int, at: int | None = None) -> list[Event]:
        """Choose a token; `at`, if given, is the position that the choice was made for."""
        if at is not None and at != self.position:
            raise IllegalMove(f"that choice was for position {at}, the game is at position {self.position}")
        own = self.game.vocabulary.own(token)
        events = self.state.play(seat, own)
        chooser = self.state.seat_index(seat)
        learners = 0
        for event in events:
            learners |= event.learners(chooser, len(self.state.seats))
        self.entries.append(Entry(seat, own, events, learners))
        if self.position % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())
        return events

    def undo(self, consent: Collection[str] = ()) -> Entry:
        """Take the last token back: freely while nobody has learned by it, else with the learners' consent."""
        if not self.entries:
            raise UndoRefused("nothing has been played yet")
        entry = self.entries[-1]
        learned = tuple(
            seat for i, seat in enumerate(self.state.seats) if entry.learners >> i & 1 and seat not in consent
        )
        if learned:
            who = " and ".join(learned)
            told = ", ".join(dict.fromkeys(event.kind for event in entry.events)) or "the choice"
            raise UndoRefused(f"{who} learned something by '{entry.token}': {told}", learned)
        self.entries.pop()
        del self._snapshots[self.position // SNAPSHOT_EVERY + 1 :]
        del self._chain[self.position + 1 :]
        self.state = self.at(self.position)
        return entry

    # --- looking back ---------------------------------------------------------------------------------------

    def at(self, position: int) -> State:
        """The state after `position` tokens."""
        if not 0 <= position <= self.position:
            raise BadInput("position", f"must be from 0 to {self.position}, not {position}")
        nearest = position // SNAPSHOT_EVERY
        state = self._snapshots[nearest].clone()
        for entry in self.entries[nearest * SNAPSHOT_EVERY : position]:
            state.apply(state.seat_index(entry.seat), entry.token.id)
        return state

    def log(self, seat: str | None = None) -> list[dict[str, Any]]:
        """What a seat has been told, in order; None is a spectator, EVERYTHING holds nothing back.

        Each line has the position of the state that it led to.
        """
        if seat == EVERYTHING:
            return [{"position": i, **e.whole()} for i, entry in enumerate(self.entries, 1) for e in entry.events]
        index = SPECTATOR if seat is None else self.state.seat_index(seat)
        lines = []
        for i, entry in enumerate(self.entries, 1):
            for event in entry.events:
                seen = event.seen_by(index)
                if seen is not None:
                    lines.append({"position": i, **seen})
        return lines

    def replay(self) -> Iterator[State]:
        """The states of the game one after another, from its opening to the present."""
        state = self._snapshots[0].clone()
        yield state.clone()
        for entry in self.entries:
            state.apply(state.seat_index(entry.seat), entry.token.id)
            yield state.clone()

    # --- reading ------------------------------------------------------------------------------------------------

    @staticmethod
    def read(path: FilePath, progress: Progress | None = None) -> "Record":
        """The record in a file, replayed and verified; BadRecord says what is wrong with any other file."""
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            raise BadRecord(str(path), f"cannot be read: {error.strerror}") from None
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord(str(path), "is not a text file, so it is no Westmarch record") from None
        return Record.parse(text.replace("\r\n", "\n"), progress)

    @staticmethod
    def parse(text: str, progress: Progress | None = None) -> "Record":
        """The record that a text holds, played again from its seed with every line checked."""
        sheet = read_sheet(text)
        try:
            game = find_game(sheet.game)
        except UnknownGame as unknown:
            raise BadRecord("game", str(unknown)) from None
        record = _open(sheet, game)
        record._chain.append(opening_hash(sheet))
        for number, play in enumerate(sheet.plays, 1):
            try:
                record.play(play.seat, play.token)
            except IllegalMove as refusal:
                raise BadRecord(f"token {number}", f"{play.seat} cannot play it: {refusal}") from None
            record._chain.append(link(record._chain[-1], play, record.state))
            if mark(record._chain[-1]) != play.mark:
                raise BadRecord(
                    f"token {number}",
                    f"'{play.token}' leads elsewhere than recorded: the record or the rules have changed",
                )
            if progress is not None:
                progress(number, len(sheet.plays))
        outcome = None if record.state.outcome is None else record.state.outcome.describe()
        if outcome != sheet.outcome:
            raise BadRecord("outcome", f"the game ends as {outcome}, the record says {sheet.outcome}")
        if seal(record._chain[-1], sheet) != sheet.hash:
            raise BadRecord("hash", "does not match the record")
        return record

    def __repr__(self) -> str:
        return f"<record of {self.game.id}, {self.position} tokens: {self.state!r}>"

    # --- writing ----------------------------------------------------------------------------------------------

    def sheet(self) -> Sheet:
        """The record as a file has it, with its chain of hashes."""
        sheet = Sheet(
            game=self.game.id,
            engine=VERSION,
            rules=self.game.rules_version,
            options=dict(self.options),
            players=self.players,
            commitment=self.commitment,
            seed=self.seed,
            plays=[Play(entry.seat, entry.token.text) for entry in self.entries],
            outcome=None if self.state.outcome is None else self.state.outcome.describe(),
            hash="",
        )
        self._extend_chain(sheet)
        for play, digest in zip(sheet.plays, self._chain[1:], strict=True):
            play.mark = mark(digest)
        sheet.hash = seal(self._chain[-1], sheet)
        return sheet

    def _extend_chain(self, sheet: Sheet) -> None:
        """Hash on from where it was last asked for, so that keeping a file up to date costs no more than the game."""
        if self._chain[:1] != [opening_hash(sheet)]:
            self._chain = [opening_hash(sheet)]  # the first time, or the players' names have changed
        state = self.at(len(self._chain) - 1)
        for at in range(len(self._chain) - 1, self.position):
            state.apply(state.seat_index(self.entries[at].seat), self.entries[at].token.id)
            self._chain.append(link(self._chain[-1], sheet.plays[at], state))

    def text(self) -> str:
        return self.sheet().text()

    def write(self, path: FilePath) -> None:
        """Write the record; the file is whole or not there at all."""
        draft = f"{os.fspath(path)}.part"
        with open(draft, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.text())
        os.replace(draft, path)


# The running hash goes over header, tokens and states: it shows a changed token and changed rules alike.


def opening_hash(sheet: Sheet) -> bytes:
    # The engine's version is told but not hashed: a new engine that plays the same game verifies.
    header = [line for line in sheet.header().split("\n") if not line.startswith("engine: ")]
    return sha256("\n".join(header).encode()).digest()


def link(before: bytes, play: Play, state: State) -> bytes:
    """The hash after a token that led to a state."""
    return sha256(before + f"{play.seat}: {play.token}\n{state.to_json()}".encode()).digest()


def mark(digest: bytes) -> str:
    """What of the running hash stands in a line of the file."""
    return digest.hex()[:8]


def seal(last: bytes, sheet: Sheet) -> str:
    """The hash that closes a record."""
    return sha256(last + json.dumps(sheet.outcome, sort_keys=True).encode()).hexdigest()


def _open(sheet: Sheet, game: Game) -> Record:
    """A new record under the header of a sheet."""
    if sheet.rules != game.rules_version:
        raise BadRecord("rules", f"written under version {sheet.rules}; this engine plays version {game.rules_version}")
    if sheet.seed is None:
        raise BadRecord("seed", "is still sealed: the game can be replayed when it is revealed")
    try:
        record = Record(game, sheet.options, sheet.seed, sheet.players)
    except BadInput as error:
        raise BadRecord(f"header, {error.where}", error.problem) from None
    if record.commitment != sheet.commitment:
        raise BadRecord("seed", "does not match the commitment made at the start")
    return record
