"""Playing over the socket, from the first choice to the verified record."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.people import Person, play_to_the_end
from tests.server.serving import GENEROUS, served
from westmarch import Record
from westmarch.server.services import Settings

People = Callable[..., Person]


@pytest.mark.parametrize("preset", ["classic", "variant", "draft_specials"])
def test_a_game_against_the_computer(person: People, preset: str) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "random"}, preset=preset)["id"]
    with me.sit(table) as chair:
        play_to_the_end({"fellowship": chair}, 3)
        over = next(message for message in chair.heard if message["type"] == "over")
        assert chair.table["status"] == "over"
        assert chair.table["outcome"] == over["outcome"]
        assert chair.eyes["fellowship"].view["outcome"] == over["outcome"]
        assert [update["n"] for update in chair.eyes["fellowship"].log] == [
            *range(1, chair.eyes["fellowship"].n + 1),
        ]


def test_hot_seat_a_match_by_one_person_who_holds_both_seats(person: People) -> None:
    me = person()
    table = me.table(seats={"first": "me", "second": "me"}, preset="match")["id"]
    with me.sit(table) as chair:
        assert set(chair.eyes) == {"first", "second"}
        play_to_the_end({"first": chair, "second": chair}, 5)
        assert chair.table["status"] == "over"
        assert chair.eyes["first"].n != chair.eyes["second"].n, "each seat has its own numbers"


def test_a_game_between_two_with_a_spectator(person: People) -> None:
    host, guest, watcher = person("Galadriel"), person("Celeborn"), person(None)
    table = host.table(seats={"fellowship": "me"}, listed=True)
    with host.sit(table["id"]) as left:
        assert left.eyes == {}, "nothing to see before the game begins"
        guest.post(f"/api/tables/{table['id']}/join", {"seat": "sauron"})
        left.until(lambda m: m["type"] == "welcome" and m["eyes"])
        with guest.sit(table["id"]) as right, watcher.sit(table["id"]) as gallery:
            assert set(gallery.eyes) == {None}
            play_to_the_end({"fellowship": left, "sauron": right}, 7)
            gallery.until("over")
            assert gallery.eyes[None].view["outcome"]
            assert gallery.eyes[None].n < left.eyes["fellowship"].n, "a spectator sees no secret choice"
            assert all(
                "character" not in e or e["event"] != "placed" for u in gallery.eyes[None].log for e in u["events"]
            )
    check_the_record(watcher, table)


def check_the_record(anybody: Person, table: dict[str, str]) -> None:
    """What the server gives out is a record that verifies, under the commitment made at the start."""
    text = anybody.http.get(f"/api/replays/{table['id']}/record").text
    record = Record.parse(text)
    assert record.state.over
    assert record.commitment == table["commitment"]
    assert record.players == {"fellowship": "Galadriel", "sauron": "Celeborn"}
    proof = anybody.get(f"/api/verify/{table['id']}")
    assert proof["verified"]
    assert proof["matches"]
    assert sha256(proof["hashed"].encode()).hexdigest() == table["commitment"]
    assert proof["positions"] == record.position
    # brought in again, it is a replay like any other
    reader = Person(anybody.address, "Elrond")
    with reader:
        brought = reader.post("/api/replays", {"record": text}, 201)
        assert brought["positions"] == record.position
        assert reader.post("/api/verify", {"record": text})["verified"]
        broken = text.replace("to ", "to  ", 1).replace("sauron: ", "sauron: pass #", 1)
        assert reader.post("/api/replays", {"record": broken}, 400)["code"] == "bad_record"
        assert not reader.post("/api/verify", {"record": broken})["verified"]
        compare_replay(reader, brought["id"], record)


def compare_replay(reader: Person, id: str, record: Record) -> None:
    log = reader.get(f"/api/replays/{id}/log", seat="sauron")["log"]
    assert log == record.log("sauron")
    assert reader.get(f"/api/replays/{id}/log")["log"] == record.log("everything")
    tokens = reader.get(f"/api/replays/{id}/tokens")["tokens"]
    assert [t["token"] for t in tokens] == [entry.token.text for entry in record.entries]
    views = reader.get(f"/api/replays/{id}/views?seat=fellowship&from=20&count=3")["views"]
    assert views == [{"position": p, "view": record.at(p).view("fellowship")} for p in (20, 21, 22)]
    whole = reader.get(f"/api/replays/{id}/views?from={record.position}")["views"]
    assert whole[0]["views"] == {seat: record.state.view(seat) for seat in record.state.seats}
    assert reader.get(f"/api/replays/{id}/log", 400, seat="dwarves")["where"] == "seat"
    assert reader.get(f"/api/replays/{id}/views?from={record.position + 1}", 400)["where"] == "from"


def test_nothing_is_given_away_before_the_end(person: People) -> None:
    me, other = person(), person("Gríma")
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair}, 9, 38)
    for path in ("", "/record", "/log", "/tokens", "/views"):
        assert other.get(f"/api/replays/{table}{path}", 409)["code"] == "not_over"
    proof = other.get(f"/api/verify/{table}")
    assert proof["seed"] is None
    assert proof["commitment"] == me.get(f"/api/tables/{table}")["commitment"]
    assert other.get(f"/api/tables/{table}/log", 403, seat="sauron")["code"] == "not_yours"
    assert other.get(f"/api/tables/{table}/look", 403, seat="sauron", n=1)["code"] == "not_yours"


def test_looking_back_with_ones_own_eyes(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        views = [{"fellowship": chair.eyes["fellowship"].view, "sauron": chair.eyes["sauron"].view}]
        seen: dict[str, list[object]] = {seat: [view] for seat, view in views[0].items()}
        play_to_the_end({"fellowship": chair, "sauron": chair}, 11, 60)
        for message in chair.heard:
            if message["type"] == "update":
                seen[message["seat"]].append(message["view"])
        for seat in ("fellowship", "sauron"):
            for n in (0, 1, len(seen[seat]) // 2, len(seen[seat]) - 1):
                back = me.get(f"/api/tables/{table}/look", seat=seat, n=n)
                assert back["view"] == seen[seat][n]
                assert back["last"] == chair.eyes[seat].n
            log = me.get(f"/api/tables/{table}/log", seat=seat, since=3)["updates"]
            assert log == chair.eyes[seat].log[3:]
        assert me.get(f"/api/tables/{table}/look", 400, seat="sauron", n=9999)["where"] == "n"
        me.get(f"/api/tables/{table}/look", n=0)  # as a spectator


def test_chat_and_pointing_reach_everybody(person: People) -> None:
    host, watcher, nobody = person("Arwen"), person("Elladan"), person(None)
    table = host.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with host.sit(table) as left, watcher.sit(table) as right, nobody.sit(table) as silent:
        assert left.ask("chat", text="  well\x00 met  ")["type"] == "done"
        assert left.ask("point", at="region rohan")["type"] == "done"
        right.ask("chat", text="indeed")
        assert silent.ask("chat", text="boo")["code"] == "who_are_you"
        for watching in (right, silent):
            assert watching.ask("point", at="region moria")["code"] == "not_yours"
        for wrong in ("", "x" * 65):
            assert left.ask("point", at=wrong)["code"] == "bad_input"
        for chair in (left, right, silent):
            chair.quiet()
            assert [(line["name"], line["seat"], line["text"]) for line in chair.chat] == [
                ("Arwen", "fellowship", "well met"),
                ("Elladan", None, "indeed"),
            ]
            pointed = [message for message in chair.heard if message["type"] == "point"]
            assert pointed == [{"type": "point", "name": "Arwen", "seat": "fellowship", "at": "region rohan"}]
    with watcher.sit(table, chat=1) as again:
        assert [line["text"] for line in again.chat] == ["indeed"]


def test_presence_and_watchers_are_told(person: People) -> None:
    host, watcher = person("Arwen"), person("Elrohir")
    table = host.table(seats={"fellowship": "me"}, listed=True)["id"]
    with host.sit(table) as chair:
        with watcher.sit(table) as other:
            chair.until(lambda m: m["type"] == "table" and m["table"]["watchers"] == 1)
            assert [seat["here"] for seat in other.table["seats"]] == [True, False]
        chair.until(lambda m: m["type"] == "table" and m["table"]["watchers"] == 0)


def test_several_tabs_see_the_same(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as one, me.sit(table) as two:
        play_to_the_end({"fellowship": one, "sauron": one}, 13, 30)
        two.quiet()
        for seat in ("fellowship", "sauron"):
            assert two.eyes[seat].log == one.eyes[seat].log
            assert two.eyes[seat].view == one.eyes[seat].view


def test_only_who_asked_gets_the_answer(person: People) -> None:
    me, other = person(), person("Gollum")
    table = me.table(seats={"fellowship": "me"}, listed=True)["id"]
    other.post(f"/api/tables/{table}/join", {"seat": "sauron"})
    with me.sit(table) as one, me.sit(table) as two, other.sit(table) as right:
        number = one.number + 1
        assert one.play("fellowship")["re"] == number
        two.quiet()
        right.play("sauron")
        updates = [[m for m in chair.heard if m["type"] == "update"] for chair in (one, two, right)]
        assert [len(told) for told in updates] == [1, 1, 1]
        assert {**updates[0][0], "re": None} == {**updates[1][0], "re": None}
        assert "re" not in updates[1][0]
        assert updates[2][0]["seat"] == "sauron"


def test_the_clocks_run_for_who_is_waited_for(data: Path) -> None:
    now = 1_000_000
    settings = Settings(data=data, limits=GENEROUS, workers=1, clock=lambda: now)
    with served(settings) as address, Person(address, "Gandalf") as me, Person(address, "Sauron") as other:
        table = me.table(seats={"fellowship": "me"}, listed=True)["id"]
        now += 50_000  # before the game begins nobody's clock runs
        other.post(f"/api/tables/{table}/join", {"seat": "sauron"})
        with me.sit(table) as left, other.sit(table) as right:
            now += 7_000
            while left.eyes["fellowship"].ask is not None:  # both place their characters; the Fellowship is done first
                left.play("fellowship")
            assert left.heard[-1]["clocks"] == {"fellowship": 7_000, "sauron": 7_000}
            now += 5_000
            while right.eyes["sauron"].view["table"]["phase"] != "play":
                right.play("sauron")
            assert right.heard[-1]["clocks"] == {"fellowship": 7_000, "sauron": 12_000}
            now += 2_000
            assert me.get(f"/api/tables/{table}")["clocks"] == {"fellowship": 7_000, "sauron": 14_000}
    with served(settings) as address, Person(address, "Ghân") as watcher:
        now += 1_000
        assert watcher.get(f"/api/tables/{table}")["clocks"] == {"fellowship": 7_000, "sauron": 15_000}, "kept"


def test_every_event_says_what_brought_it_about(person: People) -> None:
    """Cause and rule of an event, where the kernel knows them, are told as fields of their own."""
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"}, preset="variant")["id"]
    with me.sit(table) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair}, 2)
        logs = {seat: [e for u in chair.eyes[seat].log for e in u["events"]] for seat in ("fellowship", "sauron")}
    record = Record.parse(me.http.get(f"/api/replays/{table}/record").text)
    for seat, log in logs.items():
        kept = [{name: fact for name, fact in event.items() if name != "position"} for event in record.log(seat)]
        assert log == kept
        assert any("cause" in event for event in log)
        assert sum("rule" in event for event in log) > len(log) // 2
