"""The commands that look things up: games, rules; and how every command line fails."""

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

import westmarch
from tests.cli.terminal import Terminal
from westmarch.cli import main
from westmarch.cli.terminal import forgiving_output

COMMANDS = ("games", "rules", "play", "simulate", "replay", "verify")


def in_a_process(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    import westmarch as package

    source = os.path.dirname(os.path.dirname(str(package.__file__)))
    settings = {**os.environ, "PYTHONPATH": source, **environment}
    return subprocess.run([sys.executable, "-m", "westmarch", *words], env=settings, capture_output=True, timeout=60)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(terminal: Terminal, command: str) -> None:
    assert terminal.run(f"{command} --help") == 0
    assert terminal.out.startswith(f"usage: westmarch {command}".rstrip())
    assert "options:" in terminal.out


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.run("--version") == 0
    assert terminal.out == f"westmarch {westmarch.__version__}\n"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "COMMAND"),
        ("ply confrontation", "invalid choice: 'ply'"),
        ("play", "GAME"),
        ("play confrontatoin", "did you mean confrontation?"),
        ("play confrontation --seat gimli", "the seats are fellowship, sauron"),
        ("play confrontation --seat sauron --hot-seat", "not allowed with"),
        ("play confrontation --hot-seat --against flat", "nobody is left to play against"),
        ("play confrontation --against deep_blue", "the agents are random, flat"),
        ("play confrontation --preset clasic", "did you mean classic?"),
        ("play confrontation --option edition", "NAME=VALUE is needed"),
        ("play confrontation --option edition=deluxe", "must be one of classic, variant, draft"),
        ("play confrontation --option editon=draft", "did you mean edition?"),
        ("play confrontation --option sauron_specials=9", "from 0 to 4"),
        ("play confrontation --seed -1", "a whole number of at least 0 is needed"),
        ("play confrontation --seed 1e3", "a whole number of at least 0 is needed"),
        (f"play confrontation --seed {2**256}", "below 2**256"),
        (f"play confrontation --seed {'9' * 5000}", "a whole number of at least 0 is needed"),
        ("play confrontation --record /nowhere/at/all.wmr", "cannot be written: No such file or directory"),
        ("simulate confrontation -n 0", "a whole number of at least 1 is needed"),
        ("simulate confrontation --agents sauron=flaat", "did you mean flat?"),
        ("simulate confrontation --agents gimli=flat", "the seats are fellowship, sauron"),
        ("simulate confrontation --preset match --agents sauron=flat", "the seats are first, second"),
        ("simulate confrontation --preset none", "the presets are"),
        ("rules CONF-MOVE-99", "is no rule"),
        ("rules --game chess", "no such game"),
    ],
)
def test_a_bad_command_line_is_one_line_and_code_2(terminal: Terminal, line: str, part: str) -> None:
    assert part in terminal.fails(line, 2)


def test_games_lists_seats_options_and_presets(terminal: Terminal) -> None:
    assert terminal.run("games") == 0
    for id in westmarch.games():
        game = westmarch.game(id)
        assert f"{id}: {game.name}\n  seats: {', '.join(game.seats)}\n" in terminal.out
        for option in game.options:
            assert f"    {option.name}=" in terminal.out
            assert option.about in terminal.out
        for preset in game.presets:
            assert f"    {preset} " in terminal.out
    assert "edition=classic|variant|draft (default classic)" in terminal.out
    assert "(seats: first, second)" in terminal.out


def test_rules_lists_the_areas(terminal: Terminal) -> None:
    assert terminal.run("rules") == 0
    ledger = westmarch.game("confrontation").ledger
    assert f"confrontation: {len(ledger)} rules" in terminal.out
    moves = sum(rule.id.startswith("CONF-MOVE-") for rule in ledger)
    assert ["CONF-MOVE", str(moves)] in [line.split() for line in terminal.out.splitlines()]


@pytest.mark.parametrize("id", ["CONF-MOVE-03", "conf-move-03", "Conf-Move-3"])
def test_a_rule_is_shown_whole(terminal: Terminal, id: str) -> None:
    assert terminal.run(f"rules {id}") == 0
    words = " ".join(terminal.out.split())
    rule = westmarch.game("confrontation").ledger["CONF-MOVE-03"]
    assert rule.example
    assert words == f"{rule.id} {rule.text} Example: {rule.example} Source: {rule.source}"


def test_words_find_rules(terminal: Terminal) -> None:
    assert terminal.run("rules ELVEN cloak --game confrontation") == 0
    found = [line.split()[0] for line in terminal.out.splitlines() if line.startswith("CONF-")]
    assert found == [rule.id for rule in westmarch.game("confrontation").ledger.search("elven cloak")]
    assert max(map(len, terminal.out.splitlines())) <= 100


def test_words_that_no_rule_holds_find_nothing(terminal: Terminal) -> None:
    assert terminal.run("rules castling") == 0
    assert terminal.out == "No rule holds 'castling'.\n"


def test_ctrl_c_is_130_and_no_traceback(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert terminal.run("play confrontation") == 130
    assert terminal.err.strip() == "westmarch: interrupted"
    assert "The game was not kept" in terminal.out


def test_the_module_can_be_run() -> None:
    assert in_a_process("verify", "/nowhere.wmr").returncode == 1


def test_a_terminal_without_our_letters_gets_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_a_process("rules", "CONF-CHARV-57", PYTHONIOENCODING="ascii", PYTHONUTF8="0").returncode == 0
    forgiving_output()
    assert "Sméagol, Nazgûl…".encode("ascii", "westmarch") == b"Smeagol, Nazgul..."


@pytest.mark.parametrize("words", [("games",), ("rules",)])
def test_looking_things_up_loads_no_player_and_no_process_pool(words: Sequence[str]) -> None:
    script = (
        "import sys\n"
        "from westmarch.cli import main\n"
        f"main({list(words)!r})\n"
        "sys.exit(any(m in sys.modules for m in ('multiprocessing', 'westmarch.agents', 'westmarch.cli.play')))\n"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60).returncode == 0


def test_main_takes_its_arguments_from_the_process_by_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["westmarch", "games"])
    assert main() == 0
    assert "confrontation" in capsys.readouterr().out
