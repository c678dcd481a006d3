"""Reviews: of games that are over, made once, told while they are being made, and kept."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, play_to_the_end
from tests.server.serving import GENEROUS, served
from westmarch.kernel import Record, game
from westmarch.server.services import Settings

People = Callable[..., Person]

JUDGE = "mo:2"
"""Hardly thinks: here it matters what is made of it."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose reviews are quickly made."""
    settings = Settings(data=tmp_path_factory.mktemp("data"), limits=GENEROUS, workers=1, judge=JUDGE)
    with served(settings) as address:
        yield address


def finished(me: Person) -> str:
    """A table of The Confrontation that somebody has played to the end against themselves."""
    table = me.table(seats={"fellowship": "me", "sauron": "me"})
    with me.sit(table["id"]) as chair:
        play_to_the_end({"fellowship": chair, "sauron": chair}, seed=3)
    return str(table["id"])


def followed(me: Person, id: str, seconds: float = 240) -> tuple[list[tuple[int, int]], Any]:
    """How far the review was each time one looked, and the review."""
    path = f"/api/replays/{id}/review"
    standing = me.post(path)
    seen = [(standing["done"], standing["of"])]
    end = time.monotonic() + seconds
    while standing["review"] is None:
        assert time.monotonic() < end, f"no review after {seconds} s: {seen[-1]}"
        time.sleep(0.05)
        standing = me.get(path)
        assert standing["of"], "the review was given up"
        seen.append((standing["done"], standing["of"]))
    return seen, standing["review"]


def test_a_game_is_reviewed_choice_by_choice_and_the_review_is_kept(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, limits=GENEROUS, workers=1, judge=JUDGE)) as address, Person(address) as me:
        id = finished(me)
        path = f"/api/replays/{id}/review"
        assert me.get(path) == {"done": 0, "of": 0, "review": None}
        seen, review = followed(me, id)
        tokens = me.get(f"/api/replays/{id}/tokens")["tokens"]
        outcome = me.get(f"/api/replays/{id}")["outcome"]
    assert seen == sorted(seen)
    assert len({done for done, _ in seen}) > 2, "it is told how far the review is"
    assert {of for _, of in seen} == {len(tokens)}
    judged = [{**entry, "position": entry["position"] - 1} for entry in tokens]  # a point stands where it was chosen
    for point in review["points"]:
        assert {name: point[name] for name in ("position", "seat", "token")} in judged
        assert point["token"] in [option["token"] for option in point["options"]]
        assert len(point["options"]) <= 6
    assert review["outcome"] == outcome
    assert all(0 <= chance <= 1 for point in review["points"] for chance in point["chances"].values())
    assert all(point["loss"] >= 0 for point in review["points"])
    assert set(review["turning_points"]) <= {point["position"] for point in review["points"]}
    assert set(review["players"]) == {"fellowship", "sauron"}

    # Another start of the server, another visitor: it is there at once.
    with (
        served(Settings(data=tmp_path, limits=GENEROUS, workers=1, judge=JUDGE)) as address,
        Person(address, None) as visitor,
    ):
        kept = visitor.get(path)
        assert kept == {"done": len(tokens), "of": len(tokens), "review": review}
        assert visitor.post(path) == kept


def test_a_game_that_goes_on_is_not_reviewed(person: People) -> None:
    me = person()
    table = me.table(seats={"fellowship": "me", "sauron": "random"})
    path = f"/api/replays/{table['id']}/review"
    assert me.post(path, status=409)["code"] == "not_over"
    assert me.get(path, 409)["code"] == "not_over"
    assert me.post("/api/replays/nosuchreplay/review", status=404)["code"] == "unknown_replay"
    assert me.get("/api/replays/nosuchreplay/review", 404)["code"] == "unknown_replay"


def test_a_record_that_breaks_off_is_not_reviewed(person: People) -> None:
    me = person()
    record = Record(game("confrontation"), {}, 5)
    for _ in range(6):
        decision = record.state.pending[0]
        record.play(decision.seat, decision.tokens[0])
    id = me.post("/api/replays", {"record": record.text()}, 201)["id"]
    refused = me.post(f"/api/replays/{id}/review", status=409)
    assert (refused["code"], refused["where"]) == ("not_over", id)


def test_who_asks_while_it_is_made_joins_it(person: People) -> None:
    one, two = person("Merry"), person("Pippin")
    id = finished(one)
    of = one.post(f"/api/replays/{id}/review")["of"]
    joined = two.post(f"/api/replays/{id}/review")
    assert joined["of"] == of
    assert joined["review"] is None or joined["done"] == of
    assert followed(two, id)[0][-1] == (of, of)


def test_reviews_are_not_asked_for_by_the_dozen(tmp_path: Path) -> None:
    with served(Settings(data=tmp_path, workers=1, judge=JUDGE)) as address, Person(address) as me:
        record = Record(game("confrontation"), {}, 5)
        texts = []
        for _ in range(6):
            decision = record.state.pending[0]
            record.play(decision.seat, decision.tokens[0])
            texts.append(record.text())
        ids = [me.post("/api/replays", {"record": text}, 201)["id"] for text in texts]
        answers = [me.http.post(f"/api/replays/{id}/review", json={}).status_code for id in ids]
    assert answers[0] == 409
    assert answers[-1] == 429
