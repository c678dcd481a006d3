"""Coming back: nothing is lost and nothing repeated, whether the line broke or the server did."""

from collections.abc import Callable
from pathlib import Path

from tests.server.people import Person, play_to_the_end
from tests.server.serving import GENEROUS, served
from westmarch import Generator
from westmarch.server.services import Settings

People = Callable[..., Person]


def test_a_client_that_comes_back_gets_exactly_what_it_missed(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair}, 1, 50)
        whole = {seat: eye.log for seat, eye in chair.eyes.items()}
        for have in (0, 1, 7, chair.eyes["fellowship"].n):
            with me.sit(table, {"fellowship": have, "sauron": have}) as again:
                for seat, log in whole.items():
                    assert again.eyes[seat].log == [update for update in log if update["n"] > have]
                    assert again.eyes[seat].view == chair.eyes[seat].view
                    assert again.eyes[seat].ask == chair.eyes[seat].ask


def test_a_choice_that_had_arrived_is_stale_when_it_is_sent_again(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        ask, token = chair.eyes["fellowship"].ask, chair.eyes["fellowship"].tokens[0]
        chair.socket.send(f'{{"type":"play","id":1,"seat":"fellowship","ask":{ask},"token":"{token}"}}')
        chair.quiet()
    with me.sit(table) as again:
        assert again.eyes["fellowship"].n == 1
        assert again.play("fellowship", token, ask)["code"] == "stale"
        assert again.eyes["fellowship"].n == 1


def test_hello_again_on_the_same_connection(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
    with me.sit(table) as chair:
        chair.chosen("sauron", Generator.seeded(1))
        chair.say("hello", protocol=1, have={"sauron": 0})
        welcome = chair.until("welcome")
        assert [u["n"] for eye in welcome["eyes"] if eye["seat"] == "sauron" for u in eye["updates"]] == [1]


def test_the_game_goes_on_after_a_restart(data: Path) -> None:
    settings = Settings(data=data, limits=GENEROUS, workers=1)
    with served(settings) as address, Person(address) as me:
        table = me.table(seats={"fellowship": "me", "sauron": "me"})["id"]
        with me.sit(table) as chair:
            play_to_the_end({"fellowship": chair, "sauron": chair}, 4, 70)
            chair.ask("chat", text="good night")
            before = chair.eyes
        cookie = me.http.cookies["westmarch"]
    with served(settings) as address, Person(address, None) as me:
        me.http.cookies.set("westmarch", cookie)
        have = {"fellowship": before["fellowship"].n - 2, "sauron": before["sauron"].n}
        with me.sit(table, have) as chair:
            for seat in ("fellowship", "sauron"):
                assert chair.eyes[seat].view == before[seat].view
                assert chair.eyes[seat].ask == before[seat].ask
                assert chair.eyes[seat].n == before[seat].n
            assert chair.eyes["fellowship"].log == before["fellowship"].log[-2:]
            assert chair.eyes["sauron"].log == []
            assert [line["text"] for line in chair.chat] == ["good night"]
            play_to_the_end({"fellowship": chair, "sauron": chair}, 5)
            assert chair.table["status"] == "over"


def test_an_agent_that_was_to_choose_chooses_after_a_restart(data: Path) -> None:
    settings = Settings(data=data, limits=GENEROUS, workers=1)
    with served(settings) as address, Person(address) as me:
        table = me.table(seats={"fellowship": "random", "sauron": "random"})["id"]
        cookie = me.http.cookies["westmarch"]
    with served(settings) as address, Person(address, None) as me:
        me.http.cookies.set("westmarch", cookie)
        with me.sit(table) as chair:
            if chair.table["status"] != "over":
                chair.until("over", 30)
            proof = me.get(f"/api/verify/{table}")
            assert proof["verified"]
