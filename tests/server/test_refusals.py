"""What is stale, forged, oversized or malformed is refused, with a reason, and changes nothing."""

import json
import os
import resource
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Chair, Person, close_code
from tests.server.serving import served
from westmarch import Generator
from westmarch.server.services import Settings

People = Callable[..., Person]
FORGERIES = int(os.environ.get("WESTMARCH_FORGERIES", "1500"))


@pytest.fixture
def table(person: People) -> str:
    return str(person().table(seats={"fellowship": "me", "sauron": "random"})["id"])


def test_an_illegal_choice_is_refused_with_its_rule(person: People) -> None:
    me = person()
    with me.sit(me.table(seats={"fellowship": "me", "sauron": "me"})["id"]) as chair:
        refused = chair.play("fellowship", "place balrog")
        assert (refused["type"], refused["code"], refused["where"]) == ("refused", "illegal_move", "fellowship")
        assert refused["reason"]
        assert refused["rule"].startswith("CONF-")
        assert chair.play("fellowship", "plaice balrog")["message"].endswith("did you mean 'place balrog'?")
        assert chair.eyes["fellowship"].n == 0


def test_answers_to_other_questions_are_stale(person: People) -> None:
    me = person()
    with me.sit(me.table(seats={"fellowship": "me", "sauron": "me"})["id"]) as chair:
        ask = chair.eyes["fellowship"].ask or 0
        for wrong in (0, ask + 1, 1 << 53):
            assert chair.play("fellowship", ask=wrong)["code"] == "stale"
        chair.play("sauron")
        assert chair.eyes["fellowship"].ask == ask, "what others choose in secret makes nothing stale"
        assert chair.play("fellowship")["type"] == "update"


def test_nobody_plays_for_another(person: People) -> None:
    host, guest, nobody = person(), person("Gollum"), person(None)
    id = host.table(seats={"fellowship": "me"}, listed=True)["id"]
    guest.post(f"/api/tables/{id}/join", {"seat": "sauron"})
    with host.sit(id) as chair, guest.sit(id) as other, nobody.sit(id) as gallery:
        token = chair.eyes["fellowship"].tokens[0]
        for thief in (other, gallery):
            assert set(thief.eyes) != {"fellowship"}
            assert thief.ask("play", seat="fellowship", ask=1, token=token)["code"] == "not_yours"
            assert thief.ask("undo", seat="fellowship")["code"] == "not_yours"
        assert other.ask("play", seat="dwarves", ask=1, token=token)["code"] == "unknown_seat"


def test_no_choice_before_the_game_begins(person: People) -> None:
    host = person()
    with host.sit(host.table(seats={"fellowship": "me"})["id"]) as chair:
        assert chair.ask("play", seat="fellowship", ask=1, token="place frodo_classic")["code"] == "not_started"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":"play","seat":"fellowship","ask":"1","token":"x"}',
        '{"type":"play","seat":"fellowship","ask":-1,"token":"x"}',
        '{"type":"play","seat":"fellowship","ask":1.5,"token":"x"}',
        '{"type":"play","seat":"fellowship","ask":1,"token":"x","surprise":1}',
        '{"type":"play","seat":"fellowship","ask":1,"token":"\\ud800"}',
        '{"type":"chat","text":""}',
        '{"type":"chat","text":" \\u0000 "}',
        '{"type":"chat","text":"\\ud800"}',
        '{"type":"ping","id":99999999999999999999}',
        "[" * 4000,
        '{"a":' * 800,
    ],
)
def test_malformed_messages_are_refused_and_the_socket_stays(person: People, table: str, text: str) -> None:
    with person().sit(table) as chair:
        chair.socket.send(text)
        refused = chair.until("refused")
        assert refused["message"]
        assert "Traceback" not in json.dumps(refused)
        chair.quiet()


def test_frames_that_are_no_text_are_refused(person: People, table: str) -> None:
    with person().sit(table) as chair:
        chair.socket.send(b"\x00\xff")
        assert chair.until("refused")["code"] == "bad_input"


@pytest.mark.parametrize("size", [4097, 8000, 100_000])
def test_messages_that_are_too_large_end_the_connection(person: People, table: str, size: int) -> None:
    with person().sit(table) as chair:
        chair.socket.send(json.dumps({"type": "chat", "text": "x" * size}))
        assert close_code(chair) == 1009


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', 4400),
        ("nonsense", 4400),
        ('{"type":"hello","protocol":99}', 4426),
        ('{"type":"hello"}', 4400),
    ],
)
def test_a_conversation_begins_with_hello(person: People, table: str, first: str, code: int) -> None:
    with Chair(person().knock(table)) as chair:
        chair.socket.send(first)
        assert close_code(chair) == code


def test_no_socket_for_a_table_that_is_not_there(person: People) -> None:
    with Chair(person().knock("nosuchtable")) as chair:
        assert close_code(chair) == 4404


def test_no_socket_for_the_page_of_another_site(person: People, table: str) -> None:
    with Chair(person().knock(table, Origin="https://mordor.example")) as chair:
        assert close_code(chair) == 4403


def test_too_much_at_once_is_refused(data: Path) -> None:
    with served(Settings(data=data, workers=1)) as address, Person(address) as me:
        id = me.table(seats={"fellowship": "me"})["id"]
        with me.sit(id) as chair:
            for _ in range(100):
                chair.say("ping")
            assert chair.until("refused")["code"] == "too_fast"
        with me.sit(id) as chair:
            answers = [chair.ask("point", at="region rohan") for _ in range(14)]
            assert {answer.get("code") for answer in answers[:8]} == {None}
            assert answers[-1]["code"] == "too_fast"
        with me.sit(id) as chair:
            flood(chair, 1000)
            assert close_code(chair) == 4429
        for _ in range(40):
            limited = me.http.post("/api/login", json={"name": "x", "password": "y"})
            if limited.status_code == 429:
                break
        assert limited.json()["code"] == "too_fast"
        assert limited.headers["retry-after"]


def flood(chair: Chair, messages: int) -> None:
    with suppress(ConnectionClosed):
        for _ in range(messages):
            chair.say("ping")


def test_forged_messages_by_the_thousand(person: People) -> None:
    """None is accepted, none answered with a traceback, and memory stays where it is."""
    me, thief = person(), person("Gollum")
    id = me.table(seats={"fellowship": "me", "sauron": "me"}, listed=True)["id"]
    rng = Generator.seeded(1)
    with me.sit(id) as chair, thief.sit(id) as other:
        for seat in ("fellowship", "sauron"):
            chair.play(seat)
        before = me.get(f"/api/tables/{id}/look", seat="fellowship", n=1), chair.eyes["sauron"].view
        start = 0
        for number in range(FORGERIES):
            if number == FORGERIES // 3:
                start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            (other if rng.below(2) else chair).socket.send(forged(rng, chair))
            if number % 100 == 99:
                for end in (chair, other):
                    end.quiet()
                    end.heard.clear()
        assert (me.get(f"/api/tables/{id}/look", seat="fellowship", n=1), chair.eyes["sauron"].view) == before
        assert chair.eyes["fellowship"].n == chair.eyes["sauron"].n == 1
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - start
        assert grown < 20_000, f"{grown} KB more than after the first third"


def forged(rng: Generator, chair: Chair) -> str:
    """A message that must not be accepted from anybody: never a right answer to a present question."""
    eye = chair.eyes["fellowship"]
    seat = ("fellowship", "sauron", "nobody", "", "x" * 65)[rng.below(5)]
    stale = ((eye.ask or 0) - 1, (eye.ask or 0) + 1, 0, -1, 1 << 60)[rng.below(5)]
    token = (*eye.tokens[:2], "move gimli", "place balrog", "", "x" * 300, "\x00", 7)[rng.below(8)]
    whole = json.dumps(
        (
            {"type": "play", "id": 1, "seat": seat, "ask": stale, "token": token},
            {"type": "play", "id": 1, "seat": "nobody", "ask": eye.ask, "token": token},
            {"type": "play", "id": 1, "seat": "fellowship", "ask": eye.ask, "token": "place balrog"},
            {"type": "answer", "id": 1, "undo": rng.below(5), "seat": seat, "agree": True},
            {"type": "withdraw", "id": 1, "undo": rng.below(5)},
            {"type": "undo", "id": 1, "seat": "nobody"},
            {"type": ("hullo", "welcome", "update", "", None)[rng.below(5)], "id": 1},
        )[rng.below(7)]
    )
    if rng.below(3):
        return whole
    cut = rng.below(len(whole))
    return whole[:cut] + ("", '"', "}", "\\", "é")[rng.below(5)]
