"""The review of a game: chances are chances, losses are losses, and everything adds up."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.agents.test_levels import TABLES
from tests.cli.terminal import Terminal, random_record
from westmarch.agents import Perspective, agent
from westmarch.cli.texts import text_of
from westmarch.kernel import BadInput, Generator, Record
from westmarch.review import judge_position, review, sum_up
from westmarch.review import judging as judging_module
from westmarch.review.judging import judge_choice
from westmarch.review.page import review_page
from westmarch.review.words import summary_lines, tell

QUICK = "mo:2"


@pytest.fixture(autouse=True)
def _small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging_module, "BUDGETS", dict.fromkeys(judging_module.BUDGETS, 3))


def played(game: str, options: dict[str, object], name: str, seed: int, most: int = 10_000) -> Record:
    record = Record(westmarch.game(game), options, seed)
    agents = {seat: agent(name, seed) for seat in record.state.seats}
    while not record.state.over and record.position < most:
        seat = record.state.seats[record.state.turn]
        record.play(seat, agents[seat].choose(Perspective(record.state, seat)))
    return record


@cache
def confrontation() -> tuple[Record, dict[str, Any]]:
    record = min((random_record(seed=seed) for seed in range(12)), key=lambda record: record.position)
    return record, review(record, QUICK, 5)


@cache
def mount_doom() -> tuple[Record, dict[str, Any]]:
    record = played("mount_doom", {"players": 2}, "random", 3)
    return record, review(record, "mo:4", 5)


REVIEWED = [confrontation, mount_doom]


# --- what holds for every review --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reviewed", REVIEWED)
def test_chances_and_losses_are_what_they_say(reviewed: Any) -> None:
    record, found = reviewed()
    assert json.loads(json.dumps(found)) == found
    assert found["points"]
    for point in found["points"]:
        assert set(point["chances"]) == set(found["seats"])
        assert all(0 <= chance <= 1 for chance in point["chances"].values())
        assert 0 <= point["loss"] <= 1
        assert all(0 <= option["chance"] <= 1 for option in point["options"])
        state = record.at(point["position"])
        decision = state.decision(point["seat"])
        assert decision is not None
        legal = {token.text for token in decision.tokens}
        told = [option["token"] for option in point["options"]]
        assert set(told) <= legal
        assert point["token"] in told
        assert point["best"] == told[0]
        assert len(told) <= 6, "the best few, and what was chosen"
        assert point["token"] == record.entries[point["position"]].token.text
        assert point["loss"] == 0 or point["best"] != point["token"]
    assert set(found["turning_points"]) <= {point["position"] for point in found["points"]}


@pytest.mark.parametrize("reviewed", REVIEWED)
def test_everything_adds_up(reviewed: Any) -> None:
    record, found = reviewed()
    assert record.state.outcome is not None
    for seat in found["seats"]:
        player = found["players"][seat]
        end = found["points"][-1]["chances"][seat]
        assert end == float(seat in record.state.outcome.winners)
        whole = player["luck"] + player["given"] + player["revised"] - player["loss"]
        assert end - found["start"][seat] == pytest.approx(whole)
        before = found["start"][seat]
        for point in found["points"]:
            own = -point["loss"] if point["seat"] == seat else point["given"][seat]
            change = own + point["luck"][seat] + point["revised"][seat]
            assert point["chances"][seat] - before == pytest.approx(change)
            before = point["chances"][seat]
    assert sum(player["decisions"] for player in found["players"].values()) == len(found["points"])


def test_forced_choices_are_passed_over() -> None:
    record, found = confrontation()
    judged = {point["position"] for point in found["points"]}
    for position, state in enumerate(record.replay()):
        if position < record.position:
            decision = state.decision(record.entries[position].seat)
            assert decision is not None
            assert (position in judged) == (len(decision.tokens) > 1)


def test_luck_is_where_something_could_not_be_foreseen() -> None:
    for record, found in (confrontation(), mount_doom()):
        positions = [point["position"] for point in found["points"]]
        for point, end in zip(found["points"], [*positions[1:], record.position], strict=True):
            news = any(event.news for entry in record.entries[point["position"] : end] for event in entry.events)
            assert not any((point["revised"] if news else point["luck"]).values())
        assert any(any(point["luck"].values()) for point in found["points"])


def test_a_company_has_one_chance() -> None:
    _, found = mount_doom()
    assert all(point["chances"]["first"] == point["chances"]["second"] for point in found["points"])
    first, second = (found["players"][seat] for seat in ("first", "second"))
    assert first["luck"] == pytest.approx(second["luck"])
    assert first["given"] == pytest.approx(-second["loss"]), "a partner's mistake is a burden"


# --- in pieces, and judged fairly -------------------------------------------------------------------------------------


def test_pieces_make_the_whole() -> None:
    record, found = confrontation()
    read = Record.parse(record.text())
    pieces = {position: judge_position(read, position, QUICK, 5) for position in reversed(range(record.position))}
    assert sum_up(read, [pieces[position] for position in sorted(pieces)], QUICK, 5) == found
    assert review(record, QUICK, 6) != found, "another seed, other thoughts"


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_choice_is_judged_the_same_whatever_was_hidden(game: str, options: dict[str, object]) -> None:
    """What the mover could not know changes neither its options nor its chance nor its loss."""
    record = played(game, options, "heuristic" if game != "confrontation" else "random", 2, 45)
    judged = judge_position(record, record.position - 1)
    position = record.position - 1
    while judged["forced"]:
        position -= 1
        judged = judge_position(record, position)
    seat = judged["seat"]
    redealt = record.at(position).imagine(seat, Generator.seeded(8))
    assert redealt.fingerprint() != record.at(position).fingerprint()
    entry = record.entries[position]
    blind = judge_choice(redealt, position, seat, entry.token.text)
    assert blind["options"] == judged["options"]
    assert blind["loss"] == judged["loss"]
    assert blind["before"][seat] == judged["before"][seat]
    assert set(judged["before"]) == set(record.state.seats)
    assert all(0 <= chance <= 1 for chance in judged["before"].values())


# --- what is refused --------------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    random_record(most=20).write(path)
    assert "the game is not over" in terminal.fails("review {0}", 2, path)


@pytest.mark.parametrize("judge", ["sauron", "mo", "mo:", "mo:many", "random:3", "mo:0"])
def test_a_judge_that_is_none_is_refused(terminal: Terminal, tmp_path: Path, judge: str) -> None:
    path = tmp_path / "game.wmr"
    confrontation()[0].write(path)
    error = terminal.fails(f"review {{0}} --judge {judge}", 2, path)
    assert "--judge: " in error


def test_positions_and_points_must_fit_the_record() -> None:
    record, _ = confrontation()
    with pytest.raises(BadInput, match=f"position: must be from 0 to {record.position - 1}, not {record.position}"):
        judge_position(record, record.position)
    with pytest.raises(BadInput, match=f"points: one for each of the {record.position} positions"):
        sum_up(record, [])


# --- as people read it ------------------------------------------------------------------------------------------------


def test_the_page_stands_alone_and_tells_every_choice() -> None:
    record, found = confrontation()
    page = review_page(record, found, text_of(record.game))
    assert page.count('id="choice-') == len(found["points"])
    assert page.count("<polyline") == 2
    assert page.count('href="#choice-') == len(found["turning_points"])
    outside = page.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in outside
    company = mount_doom()
    page = review_page(*company, text_of(company[0].game))
    assert page.count("<polyline") == 1
    assert "the company" in page


def test_words_follow_the_game() -> None:
    record, found = confrontation()
    text = text_of(record.game)
    told = list(tell(record, found, text))
    assert [each.position for each in told] == [point["position"] for point in found["points"]]
    for each in told:
        assert each.chosen == text.describe_token(each.point["token"], record.at(each.position).view(each.seat))
        assert bool(each.best) == (each.point["loss"] > 0)
    lines = summary_lines(record, found, text)
    begun = lines.index("Turning points:") + 1
    assert [int(line.split()[0]) for line in lines[begun:]] == found["turning_points"]


def test_the_command_tells_json_pages_and_a_summary(terminal: Terminal, tmp_path: Path) -> None:
    record, found = mount_doom()
    path, page = tmp_path / "game.wmr", tmp_path / "review.html"
    record.write(path)
    assert terminal.run("review {0} --judge mo:4 --seed 5 --json", "", path) == 0
    assert json.loads(terminal.out) == found
    assert terminal.err == ""
    assert terminal.run("review {0} --judge mo:4 --seed 5 --html {1}", "", path, page) == 0
    assert page.read_text() == review_page(record, found, text_of(record.game))
    assert "at first  choices  mistakes" in terminal.out
    assert str(page) in terminal.out
    assert "cannot be written" in terminal.fails("review {0} --judge mo:1 --html {1}", 2, path, tmp_path)
