"""kill -9 in the middle of play: every move that was acknowledged is there, and every game opens and goes on."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from websockets.exceptions import ConnectionClosed

from tests.server.people import Chair, Data, Person, play_to_the_end
from tests.server.serving import Process
from westmarch import Generator

KILLS = int(os.environ.get("WESTMARCH_KILLS", "2"))
GAMES = 4


class Player(Thread):
    """Plays both seats of a table until the line breaks, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, have: dict[str, int], seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.have = have
        self.rng = Generator.seeded(seed)
        self.acknowledged = dict(have)
        self.logs: dict[str, list[Data]] = {"fellowship": [], "sauron": []}
        self.over = False
        self.choices = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with self.person.sit(self.table, self.have) as chair:
                try:
                    while not self.over:
                        self.over = self._choose(chair)
                finally:
                    for seat in self.logs:
                        self.logs[seat] = chair.eyes[seat].log
        except (ConnectionClosed, OSError, TimeoutError):
            pass
        except BaseException as failure:  # told by the test
            self.failure = failure

    def _choose(self, chair: Chair) -> bool:
        ready = [seat for seat in self.logs if chair.eyes[seat].ask is not None]
        if not ready:
            return True
        seat = ready[self.rng.below(len(ready))]
        done = chair.chosen(seat, self.rng)
        self.acknowledged[seat] = done["n"]
        self.choices += 1
        return False


@contextmanager
def process(data: Path, database: str | None) -> Iterator[Process]:
    server = Process(data, database)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def test_no_acknowledged_move_is_lost(data: Path, database: str | None) -> None:
    choices, whole = 0, 0
    with process(data, database) as server, Person(server.address) as me:
        logs: dict[str, dict[str, list[Data]]] = {}
        rng = Generator.seeded(1)
        for kill in range(KILLS):
            while len(logs) < GAMES:  # a new table for each that is over
                logs[_table(me)] = {"fellowship": [], "sauron": []}
            players = [
                Player(me, table, {seat: len(log) for seat, log in seen.items()}, 100 * kill + i)
                for i, (table, seen) in enumerate(logs.items())
            ]
            for player in players:
                player.start()
            _let_them_play(players, 20 + rng.below(100))
            time.sleep(rng.below(50) / 1000)
            server.kill()
            for player in players:
                player.join(20)
                assert player.failure is None
                choices += player.choices
                for seat, log in player.logs.items():
                    logs[player.table][seat] += log
            server.start()
            for player in players:
                if _nothing_is_missing(me, player, logs[player.table]):
                    whole += 1
                    assert me.get(f"/api/verify/{player.table}")["verified"], "out of step with its record"
                    del logs[player.table]
        for table in logs:  # what is left goes on to its end
            with me.sit(table) as chair:
                play_to_the_end({"fellowship": chair, "sauron": chair})
            assert me.get(f"/api/verify/{table}")["verified"], "out of step with its record"
    assert choices >= 20 * KILLS
    print(f"{KILLS} kills, {choices} choices acknowledged, {whole + len(logs)} games, all of them whole")


def _table(me: Person) -> str:
    return str(me.table(seats={"fellowship": "me", "sauron": "me"})["id"])


def _let_them_play(players: list[Player], choices: int) -> None:
    """Until so many choices have been acknowledged, or all games are over."""
    end = time.monotonic() + 30
    while sum(player.choices for player in players) < choices and any(player.is_alive() for player in players):
        assert time.monotonic() < end, "nobody plays"
        time.sleep(0.005)


def _nothing_is_missing(me: Person, player: Player, logs: dict[str, list[Data]]) -> bool:
    """All that was told is there, unchanged; at most the moves on their way when the server died are more.

    Whether the game is over."""
    with me.sit(player.table) as chair:
        for seat, log in logs.items():
            kept = chair.eyes[seat].log
            assert kept[: len(log)] == log
            assert chair.eyes[seat].n >= player.acknowledged[seat]
            assert len(kept) == chair.eyes[seat].n
            logs[seat] = list(kept)
        return bool(chair.table["status"] == "over")


def test_a_server_that_is_asked_to_stop_stops(data: Path) -> None:
    server = Process(data)
    server.start()
    with Person(server.address) as me:
        table = me.table(seats={"fellowship": "me", "sauron": "random"})["id"]
        with me.sit(table) as chair:
            chair.quiet()
            assert server.stop() in (0, -15)
