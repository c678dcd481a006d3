"""What the README and the documentation say is true: their sessions run, their commands, links and rules exist."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import westmarch.kernel
from tests.docs.pages import (
    PAGE_NAMES,
    ROOT,
    blocks,
    broken_links,
    commands,
    failures_of_session,
    ledger_ids,
    make_targets,
    missing_things,
    read,
    unknown_rules,
    wrong_commands,
)

COMPILED = str(westmarch.kernel.__file__).endswith(tuple(EXTENSION_SUFFIXES))
PURE_ONLY = {"docs/add-a-game.md"}
"""Pages whose sessions use a game that is not compiled: the compiled kernel does not take one."""

every_page = pytest.mark.parametrize("name", PAGE_NAMES)
with_session = pytest.mark.parametrize("name", [name for name in PAGE_NAMES if "\n>>> " in read(name)])


@with_session
def test_what_a_page_shows_is_what_one_sees(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if COMPILED and name in PURE_ONLY:
        pytest.skip("the little game of this page is not compiled")
    text = read(name)
    monkeypatch.chdir(tmp_path)
    shown, failures = failures_of_session(name, text)
    assert shown == sum(line.startswith(">>> ") for line in text.split("\n")), "an example stands outside pycon"
    assert not failures, failures


def test_the_quick_start_is_long_enough_to_be_one() -> None:
    readme = read("README.md")
    shown = "\n".join(block for language, block in blocks(readme) if language == "pycon")
    assert shown.count(">>> ") > 40
    for part in ("game(", "presets", ".new(", ".pending", ".play(", ".ledger", ".view(", ".clone()", ".to_json()"):
        assert part in shown
    for part in (".from_json(", "Record(", ".undo()", ".write(", "Record.read(", ".imagine(", "playout(", ".outcome"):
        assert part in shown


@every_page
def test_every_command_exists(name: str) -> None:
    assert wrong_commands(read(name)) == []


@every_page
def test_every_link_leads_somewhere(name: str) -> None:
    assert broken_links(ROOT / name, read(name)) == []


@every_page
def test_every_rule_is_in_a_ledger(name: str) -> None:
    assert unknown_rules(read(name), ledger_ids()) == []


@every_page
def test_every_path_and_name_exists(name: str) -> None:
    assert missing_things(read(name)) == []


def test_the_readme_tells_every_command() -> None:
    from westmarch.cli.arguments import parser

    usage = parser().format_help()
    offered = {line.split()[0] for line in usage.split("\n") if line.startswith("    ") and line[4] != " "}
    told = {
        words[1] for line in commands(read("README.md")) if (words := line.split())[:1] == ["westmarch"] and words[1:]
    }
    assert offered == {
        *("games", "ladder", "play", "replay", "review", "rules", "serve", "simulate", "train", "verify"),
    }
    assert told == offered


def test_every_page_is_on_the_map() -> None:
    index = read("docs/index.md")
    for name in PAGE_NAMES:
        if name.startswith("docs/") and name != "docs/index.md":
            assert f"]({name.removeprefix('docs/')})" in index, name


@every_page
def test_no_page_speaks_of_one_machine(name: str) -> None:
    text = read(name)
    above = f"{Path(__file__).resolve().parents[2]}/"
    for place in (above, *(os.sep.join(("", folder, "")) for folder in ("home", "root", "tmp", "usr"))):
        assert place not in text


# --- the checks can fail --------------------------------------------------------------------------------------------


def test_a_wrong_output_is_noticed() -> None:
    page = "Text.\n\n```pycon\n>>> 1 + 1\n3\n```\n"
    shown, failures = failures_of_session("page", page)
    assert shown == 1
    assert "Expected:\n    3\nGot:\n    2\n" in failures
    assert failures_of_session("page", page.replace("3", "2")) == (1, "")


def test_an_error_that_is_not_shown_is_noticed() -> None:
    assert "ZeroDivisionError" in failures_of_session("page", "```pycon\n>>> 1 / 0\n```\n")[1]


def test_only_sessions_are_run() -> None:
    assert failures_of_session("page", "```python\n>>> 1 / 0\n```\n\n>>> 1 / 0\n")[0] == 0


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Say `make tset`.", ["make tset"]),
        ("Say `make test` or `make`, and make of it what you like.", []),
        ("    make nonsense   # an indented block\n", ["make nonsense"]),
        ("```sh\nmake test\nmake tea  # in a block\n```\n", ["make tea"]),
        ("Say `westmarch plya`.", ["westmarch plya"]),
        ("Say `westmarch play`, or `westmarch rules elven cloak`.", []),
        ("```sh\nwestmarch play confrontation --sit sauron\n```\n", ["westmarch play confrontation --sit sauron"]),
        ("```text\nwestmarch record 1\nmake believe\n```\n", []),
    ],
)
def test_a_command_that_does_not_exist_is_noticed(
    text: str, wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert wrong_commands(text) == wrong


def test_the_targets_are_those_of_make() -> None:
    assert {"play", "test", "rules", "check", "compiled", "bench"} <= make_targets()


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("[a](README.md) [b](docs/glossary.md) [c](https://example.org/nowhere)", []),
        ("[a](REDAME.md)", ["REDAME.md"]),
        ("# The end\n\n[a](#the-end) [b](#the-beginning)", ["#the-beginning"]),
        ("[a](README.md#play) [b](README.md#plya)", ["README.md#plya"]),
    ],
)
def test_a_link_that_leads_nowhere_is_noticed(text: str, broken: list[str]) -> None:
    assert broken_links(ROOT / "CHANGELOG.md", text) == broken


def test_a_rule_that_does_not_exist_is_noticed() -> None:
    known = ledger_ids()
    assert {"CONF-MOVE-03", "RIDDLE-TURN-01"} <= known
    assert unknown_rules("CONF-MOVE-03, CONF-MOVE-99 and CONF-MVOE-03", known) == ["CONF-MOVE-99", "CONF-MVOE-03"]


def test_a_thing_that_does_not_exist_is_noticed() -> None:
    text = "`tests/rulebook.py`, `tests/rolebook.py`, `westmarch.kernel.State`, `westmarch.kernel.Stat`, `src/<game>`"
    assert missing_things(text) == ["tests/rolebook.py", "westmarch.kernel.Stat"]
