"""Hints: for who holds a seat that must choose, at a table that allows them; from what the seat may know alone."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.server.houses import Side, with_two_houses
from tests.server.people import Chair, Person, play_to_the_end
from tests.server.serving import GENEROUS, served
from westmarch import Generator
from westmarch.agents.hints import BUDGETS
from westmarch.server.hints import Hints
from westmarch.server.judging import USUAL
from westmarch.server.services import Settings
from westmarch.server.tables import new_table
from westmarch.server.thinking import Workers

People = Callable[..., Person]

JUDGE = "mo:12"
"""Thinks little: here it matters who is told what, and not how good it is."""

POSITIONS = 3
"""Positions of each game whose hints are compared: each is thought out twice."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose hints are quickly thought out."""
    settings = Settings(data=tmp_path_factory.mktemp("data"), limits=GENEROUS, workers=1, judge=JUDGE)
    with served(settings) as address:
        yield address


def two_people(person: People, **options: Any) -> tuple[Person, Person, str]:
    host, guest = person("Éowyn"), person("Gríma")
    table = host.table(seats={"fellowship": "me"}, **options)
    guest.post(f"/api/tables/{table['id']}/join", {"seat": "sauron", "invite": table["invite"]})
    return host, guest, f"/api/tables/{table['id']}/hint"


def set_up(chair: Chair, seat: str) -> None:
    """Place all characters of a seat."""
    while chair.eyes[seat].ask is not None and chair.eyes[seat].view["decision"]["prompt"].startswith("setup"):
        chair.play(seat)


def test_a_hint_names_legal_tokens_with_their_chances_the_best_first(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "random"})
    with me.sit(table["id"]) as chair:
        set_up(chair, "fellowship")
        chair.until(lambda m: chair.eyes["fellowship"].ask is not None) if not chair.eyes["fellowship"].tokens else None
        advice = me.post(f"/api/tables/{table['id']}/hint", {"seat": "fellowship"})
        legal = chair.eyes["fellowship"].tokens
    assert advice["seat"] == "fellowship"
    assert {option["token"] for option in advice["options"]} <= set(legal)
    assert 0 <= advice["chance"] <= 1
    assert all(0 <= option["chance"] <= 1 and 0 <= option["share"] <= 1 for option in advice["options"])
    first = advice["options"][0]
    assert first["share"] > 0
    assert all(isinstance(event["event"], str) for option in advice["options"] for event in option["expects"])


def test_the_same_question_has_the_same_answer_and_the_next_one_another(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "me"})
    path = f"/api/tables/{table['id']}/hint"
    answer = me.post(path, {"seat": "fellowship"})
    assert me.post(path, {"seat": "fellowship"}) == answer
    with me.sit(table["id"]) as chair:
        chair.play("fellowship")
        after = me.post(path, {"seat": "fellowship"})
        assert {option["token"] for option in after["options"]} <= set(chair.eyes["fellowship"].tokens)
    assert after != answer


def test_only_who_holds_the_seat_is_told(person: People) -> None:
    host, guest, path = two_people(person)
    assert guest.post(path, {"seat": "fellowship"}, 403)["code"] == "not_yours"
    assert host.post(path, {"seat": "sauron"}, 403)["code"] == "not_yours"
    assert person("Stranger").post(path, {"seat": "sauron"}, 403)["code"] == "not_yours"
    assert person(None).post(path, {"seat": "sauron"}, 401)["code"] == "who_are_you"
    assert host.post(path, {"seat": "gollum"}, 404)["code"] == "unknown_seat"


def test_who_has_nothing_to_choose_is_told_so(person: People) -> None:
    host, _, path = two_people(person)
    with host.sit(path.split("/")[3]) as chair:
        set_up(chair, "fellowship")
    refused = host.post(path, {"seat": "fellowship"}, 409)
    assert (refused["code"], refused["where"]) == ("nothing_to_choose", "fellowship")


def test_before_and_after_the_game_there_is_nothing_to_hint_at(person: People) -> None:
    host = person()
    waiting = host.table(seats={"fellowship": "me"})
    assert host.post(f"/api/tables/{waiting['id']}/hint", {"seat": "fellowship"}, 409)["code"] == "not_started"
    table = host.table(seats={"fellowship": "me", "sauron": "me"})
    with host.sit(table["id"]) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair})
    assert host.post(f"/api/tables/{table['id']}/hint", {"seat": "fellowship"}, 409)["code"] == "game_over"


def test_a_table_may_be_played_without_hints_and_its_rematch_is_too(person: People) -> None:
    host = person()
    table = host.table(seats={"fellowship": "me", "sauron": "me"}, hints=False, listed=True)
    assert table["hints"] is False
    assert {t["id"]: t["hints"] for t in host.get("/api/tables")["tables"]}[table["id"]] is False
    refused = host.post(f"/api/tables/{table['id']}/hint", {"seat": "fellowship"}, 403)
    assert (refused["code"], refused["where"]) == ("no_hints", "fellowship")
    with host.sit(table["id"]) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair})
    assert host.post(f"/api/tables/{table['id']}/rematch", {}, 201)["hints"] is False
    assert host.table(seats={"fellowship": "me"})["hints"] is True


def test_who_asks_all_the_time_is_asked_to_wait(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, workers=1, judge=JUDGE)) as address, Person(address) as me:
        table = me.table(seats={"fellowship": "me", "sauron": "me"})
        path = f"/api/tables/{table['id']}/hint"
        answers = [me.http.post(path, json={"seat": "fellowship"}).status_code for _ in range(12)]
    assert answers[0] == 200
    assert answers[-1] == 429


# --- nothing but what the seat may know -----------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work of a worker, done here: two houses need no processes of their own."""

    async def run(self: Workers, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    monkeypatch.setattr(Workers, "run", run)


@pytest.mark.parametrize("game", westmarch.games())
def test_hidden_things_swapped_give_the_same_hint(
    tmp_path: Path, at_once: None, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setitem(BUDGETS, game, 6)
    asyncio.run(with_two_houses(tmp_path, lambda true, redealt: _compare_hints(true, redealt, game)))


async def _compare_hints(true: Side, redealt: Side, game: str) -> None:
    rng = Generator.seeded(4)
    for side in (true, redealt):
        table = new_table(game, {}, "person0", 0)
        table.id, table.invite, table.seed = "table1", "invite1", 1
        await side.open(table)
    compared = 0
    while compared < POSITIONS:
        for _ in range(5 + rng.below(8)):
            await _choose(true, rng)
        state = true.live.table.begun().state
        decision = state.pending[rng.below(len(state.pending))]
        if len(decision.tokens) < 2:
            continue
        redealt.redeal(true, decision.seat, rng)
        assert redealt.live.table.begun().state.to_json() != state.to_json()
        answers = [
            await Hints(side.house, USUAL, lambda: 5).ask(side.live, side.people[decision.seat], decision.seat)
            for side in (true, redealt)
        ]
        assert answers[0] == answers[1], f"the hint for {decision.seat} depends on what it cannot know"
        compared += 1


async def _choose(side: Side, rng: Generator) -> None:
    state = side.live.table.begun().state
    assert not state.over, "the game is over before enough of it was compared"
    decision = state.pending[rng.below(len(state.pending))]
    await side.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))].text)
