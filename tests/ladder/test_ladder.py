"""The ladder: the games that were planned, each written down once, however often it is stopped."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli.terminal import Terminal
from westmarch.kernel import BadInput, Outcome
from westmarch.ladder import Plan, Played, Scorebook, climb, standings
from westmarch.ladder.plan import THE_GAME
from westmarch.ladder.playing import Thinking, score_of

LINE = "ladder confrontation --agents random,mo:1,so:1 --games 2 --seed 3 --out {0}"


def plan(game: str = "confrontation", games: int = 4, agents: str = "random mo:1 so:1", **options: object) -> Plan:
    settled = westmarch.game(game).settle(options)
    return Plan(game, settled, tuple(agents.split()), games, 7)


def without_times(text: str) -> Any:
    """Results but for what depends on the machine."""
    told = json.loads(text)
    for each in told["standings"]:
        del each["seconds_a_decision"], each["longest_decision"]
    return told


# --- the plan ---------------------------------------------------------------------------------------------------------


def test_each_seed_is_played_on_both_sides() -> None:
    fixtures = list(plan().fixtures())
    assert [fixture.number for fixture in fixtures] == list(range(12))
    assert plan().total == 12
    assert set(Counter(fixture.agents for fixture in fixtures).values()) == {2}
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=True):
        assert one.seed == other.seed
        assert one.agents == other.agents[::-1]


def test_all_pairings_have_the_same_luck() -> None:
    seeds: dict[frozenset[str], list[int]] = {}
    for fixture in plan().fixtures():
        seeds.setdefault(frozenset(fixture.agents), []).append(fixture.seed)
    assert len(seeds) == 3
    assert len({tuple(each) for each in seeds.values()}) == 1
    assert len(set(next(iter(seeds.values())))) == 2, "but another for each meeting"


def test_a_company_plays_the_game_itself() -> None:
    company = plan("mount_doom", 3, "random heuristic", players=2)
    assert company.sides == ("first+second",)
    assert company.pairings == [("random", THE_GAME), ("heuristic", THE_GAME)]
    fixtures = list(company.fixtures())
    assert [fixture.agents for fixture in fixtures] == 3 * [("random",), ("heuristic",)]
    assert [one.seed for one in fixtures[::2]] == [other.seed for other in fixtures[1::2]]


def test_seats_that_win_together_are_one_side() -> None:
    assert plan("card_game", scenario="trilogy").sides == ("frodo+aragorn", "witch_king+saruman")
    assert plan("card_game", scenario="duel3").sides == ("gandalf", "witch_king+saruman")
    assert plan("war_of_the_ring", players=3).sides == ("free_peoples", "witch_king+saruman")
    assert plan("confrontation", match=True).sides == ("first", "second")


def test_the_score_of_a_side() -> None:
    teams = (("a", "c"), ("b", "d"))
    assert score_of(Outcome(("a", "c"), "", {}), teams) == 1
    assert score_of(Outcome(("b", "d"), "", {}), teams) == 0
    assert score_of(Outcome((), "", {}), teams) == 0.5
    assert score_of(Outcome((), "", {}), (("a", "c"),)) == 0, "nobody's victory is the game's"


# --- playing and keeping ----------------------------------------------------------------------------------------------


def test_a_ladder_that_was_stopped_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert terminal.run(LINE, "", whole) == 0, terminal.err
    assert terminal.err == "", "no bar where nobody watches"
    assert terminal.run(LINE, "", stopped) == 0
    book = stopped / "games.jsonl"
    lines = book.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    # Killed while the fourth result was being written: half a line is there.
    book.write_text("".join(lines[:4]) + lines[4][:20])
    (stopped / "results.json").unlink()
    assert terminal.run(LINE, "", stopped) == 0
    assert book.read_text().splitlines()[:4] == [line.rstrip("\n") for line in lines[:4]], "nothing is played twice"
    results = [without_times((folder / "results.json").read_text()) for folder in (whole, stopped)]
    assert results[0] == results[1]


def test_a_ladder_that_is_done_plays_nothing_again(tmp_path: Path) -> None:
    small = plan(games=2, agents="random mo:1")
    games = climb(small, Scorebook(tmp_path, small), 1, lambda done: None)
    told: list[int] = []
    before = (tmp_path / "games.jsonl").read_text()
    assert climb(small, Scorebook(tmp_path, small), 1, told.append) == games
    assert told == [2]
    assert (tmp_path / "games.jsonl").read_text() == before


def test_the_number_of_processes_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    for jobs in (1, 2):
        assert terminal.run(f"{LINE} --jobs {jobs}", "", tmp_path / str(jobs)) == 0
    one, two = (without_times((tmp_path / jobs / "results.json").read_text()) for jobs in "12")
    assert one == two


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (LINE.replace("--seed 3", "--seed 4"), "seed: this ladder was begun with 3, not 4"),
        (LINE.replace("--games 2", "--games 4"), "games: this ladder was begun with 2, not 4"),
        (LINE.replace("so:1", "so:3"), 'agents: this ladder was begun with ["random", "mo:1", "so:1"]'),
        (LINE + " --edition variant", "options: this ladder was begun with"),
    ],
)
def test_another_ladder_in_the_same_folder_is_refused(
    terminal: Terminal, tmp_path: Path, changed: str, told: str
) -> None:
    begun = Plan("confrontation", westmarch.game("confrontation").settle({}), ("random", "mo:1", "so:1"), 2, 3)
    Scorebook(tmp_path, begun)
    error = terminal.fails(changed, 2, tmp_path)
    assert told in error
    assert "another folder" in error


def test_without_a_seed_the_kept_one_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    line = "ladder mount_doom --agents random --games 2 --out {0}"
    assert terminal.run(line, "", tmp_path) == 0
    first = terminal.out
    assert terminal.run(line, "", tmp_path) == 0
    assert terminal.out == first


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{}\n", "version: this ladder was begun with null"),
        ("a diary\n", "line 1: is not JSON"),
        ("[1]\n", "line 1: must be a JSON object"),
        ("{plan}\n{{}}\n", "line 2: is no result of a game"),
        ("{plan}\nnonsense\n", "line 2: is not JSON"),
    ],
)
def test_a_file_that_is_no_scorebook_is_refused(tmp_path: Path, content: str, told: str) -> None:
    small = plan(games=2, agents="random mo:1")
    whole = content.replace("{plan}", json.dumps(small.describe())).replace("{{}}", "{}")
    (tmp_path / "games.jsonl").write_text(whole)
    with pytest.raises(BadInput, match=told):
        Scorebook(tmp_path, small)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadInput, match="is not a text file"):
        Scorebook(tmp_path, plan())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ladder confrontation --agents random", "--agents: at least 2 must climb"),
        ("ladder confrontation --agents random,flaat", "flaat: no such agent; did you mean flat?"),
        ("ladder confrontation --agents random,flat,random", "--agents: random is there twice"),
        ("ladder confrontation --agents random,flat --games 3", "--games: an even number is needed"),
        ("ladder confrontation --agents random,flat --games 0", "--games: a whole number of at least 1 is needed"),
        ("ladder chess --agents random,flat", "the games are confrontation"),
        ("ladder confrontation --agents random,flat --edition clasic", "edition: must be one of"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(terminal: Terminal, tmp_path: Path, line: str, told: str) -> None:
    assert told in terminal.fails(f"{line} --out {{0}}", 2, tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_an_agent_that_does_not_play_the_game_is_a_failure(terminal: Terminal, tmp_path: Path) -> None:
    error = terminal.fails("ladder confrontation --agents random,heuristic --games 2 --out {0}", 1, tmp_path)
    assert "could not be finished: heuristic: does not play confrontation" in error


# --- what it says -----------------------------------------------------------------------------------------------------


def played(number: int, agents: str, score: float, seconds: float = 1.0) -> Played:
    names = tuple(agents.split())
    thinking = tuple(Thinking(4, seconds * (1 + i), seconds) for i in range(len(names)))
    return Played(number, names, score, "because", 9, thinking)


def test_scores_are_counted_by_pairing_and_by_side() -> None:
    games = [
        played(0, "a b", 1),
        played(1, "b a", 1),
        played(2, "a b", 1),
        played(3, "b a", 0.5),
    ]
    abc = Plan("confrontation", westmarch.game("confrontation").settle({}), ("a", "b"), 4, 1)
    found = standings(abc, games)
    (pairing,) = found["pairings"]
    assert (pairing["score"], pairing["won"], pairing["drawn"], pairing["games"]) == (2.5 / 4, 2, 1, 4)
    assert pairing["sides"]["fellowship"]["score"] == 1
    assert pairing["sides"]["sauron"]["score"] == 0.25
    best, other = found["standings"]
    assert (best["name"], other["name"]) == ("a", "b")
    assert best["rating"] == pytest.approx(-other["rating"])
    assert best["interval"][0] < best["rating"] < best["interval"][1]
    assert other["sides"]["sauron"]["score"] == 0
    assert best["decisions"] == 16
    assert best["seconds_a_decision"] == pytest.approx((1 + 2 + 1 + 2) / 16)
    assert best["longest_decision"] == 1


def test_a_company_is_rated_by_its_wins(terminal: Terminal, tmp_path: Path) -> None:
    line = "ladder mount_doom --players 2 --agents random heuristic --games 4 --seed 1 --out {0} --json"
    assert terminal.run(line, "", tmp_path) == 0
    told = json.loads(terminal.out)
    by_name = {each["name"]: each for each in told["standings"]}
    assert by_name["random"]["won"] == 0
    assert by_name["heuristic"]["rating"] >= by_name["random"]["rating"]
    assert told["cooperative"]
    assert [pairing["agents"] for pairing in told["pairings"]] == [["random", THE_GAME], ["heuristic", THE_GAME]]
    assert json.loads((tmp_path / "results.json").read_text()) == told


def test_the_report_stands_alone(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run(LINE, "", tmp_path) == 0
    page = (tmp_path / "report.html").read_text()
    for name in ("random", "mo:1", "so:1"):
        assert page.count(name) > 5
    assert page.count("<svg") == 3
    assert "prefers-color-scheme: dark" in page
    outside = page.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in outside
    assert "src=" not in outside
    rows = [line.split() for line in terminal.out.splitlines()]
    assert {row[0] for row in rows[2:5]} == {"random", "mo:1", "so:1"}
    assert terminal.out.count(" against ") == 3
