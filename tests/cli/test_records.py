"""Records on the command line: verify and replay, and what is said about files that are no records."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, random_record


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "a game.wmr"
    random_record().write(path)
    return path


def spoilt(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def changed_token(text: str) -> str:
    """The first region that somebody was placed in, replaced by another one."""
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if ": to " in line)
    old = lines[at].split(": to ")[1].split(" ")[0]
    home, outpost = ("mordor", "gondor") if "sauron" in lines[at] else ("shire", "cardolan")
    lines[at] = lines[at].replace(old, home if old != home else outpost)
    return "\n".join(lines)


# --- verify -------------------------------------------------------------------------------------------------------


def test_a_true_record_is_ok(terminal: Terminal, whole: Path) -> None:
    record = random_record()
    assert terminal.run("verify {0}", "", whole) == 0
    assert terminal.err == ""
    assert terminal.out.startswith(f"{whole}: OK\n  game: The Confrontation (edition=classic, ")
    assert f"\n  tokens: {record.position}\n" in terminal.out
    assert f"\n  commitment: {record.commitment}\n" in terminal.out
    assert " won: " in terminal.out


def test_a_game_that_goes_on_verifies_too(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "begun.wmr"
    random_record(most=20).write(path)
    assert terminal.run("verify {0}", "", path) == 0
    assert "outcome: the game is not over" in terminal.out


def bad_files(whole: Path) -> dict[str, tuple[Path, str]]:
    text = whole.read_text("utf-8")
    return {
        "one changed token": (spoilt(whole.with_name("changed"), changed_token(text)), "leads elsewhere than recorded"),
        "truncated": (spoilt(whole.with_name("truncated"), text[: len(text) // 2]), "token"),
        "without its end": (spoilt(whole.with_name("endless"), text.split("\noutcome:")[0]), "closing is missing"),
        "binary": (spoilt(whole.with_name("binary"), bytes(range(256))), "is not a text file"),
        "empty": (spoilt(whole.with_name("empty"), ""), "this is no Westmarch record"),
        "missing": (whole.with_name("missing"), "cannot be read: No such file"),
        "a folder": (whole.parent, "cannot be read: Is a directory"),
        "another game": (spoilt(whole.with_name("other"), text.replace("confrontation", "chess")), "no such game"),
    }


KINDS = (
    "one changed token",
    "truncated",
    "without its end",
    "binary",
    "empty",
    "missing",
    "a folder",
    "another game",
)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_true_record_is_one_line_and_code_1(
    terminal: Terminal, whole: Path, command: str, kind: str
) -> None:
    path, part = bad_files(whole)[kind]
    error = terminal.fails(f"{command} {{0}}", 1, path)
    assert str(path) in error
    assert part in error
    assert terminal.out == ""


def test_one_bad_record_among_several_is_enough_to_fail(terminal: Terminal, whole: Path) -> None:
    empty = spoilt(whole.with_name("empty"), "")
    terminal.fails("verify {0} {1} {0}", 1, whole, empty)
    assert terminal.out.count(": OK\n") == 2


# --- replay ---------------------------------------------------------------------------------------------------------


def log_of(terminal: Terminal) -> list[str]:
    """The log, a line for each event."""
    lines: list[str] = []
    for line in terminal.out.split("\n\n", 1)[1].splitlines():
        if line[:4].strip():
            lines.append(line)
        else:
            lines[-1] += " " + line.strip()
    return lines


def test_replay_shows_everything_by_default(terminal: Terminal, whole: Path) -> None:
    record = random_record()
    assert terminal.run("replay {0}", "", whole) == 0
    lines = log_of(terminal)
    assert len(lines) == len(record.log("everything"))
    assert "Mordor" in terminal.out
    assert all(line.endswith("]") for line in lines), "each with its rule"
    assert max(map(len, terminal.out.splitlines())) <= 100


@pytest.mark.parametrize(("seat", "told", "untold"), [("sauron", "Sauron", "Fellowship")])
def test_replay_for_a_seat_shows_what_it_heard(
    terminal: Terminal, whole: Path, seat: str, told: str, untold: str
) -> None:
    assert terminal.run(f"replay {{0}} --seat {seat}", "", whole) == 0
    lines = log_of(terminal)
    assert len(lines) == len(random_record().log(seat))
    assert any(f"{told} placed" in line for line in lines)
    assert not any(f"{untold} placed" in line for line in lines)


def test_replay_for_a_spectator_shows_no_secret(terminal: Terminal, whole: Path) -> None:
    assert terminal.run("replay {0} --seat spectator", "", whole) == 0
    assert len(log_of(terminal)) == len(random_record().log(None))
    assert " placed " not in terminal.out


def test_replay_at_a_position_shows_the_board_there(terminal: Terminal, whole: Path) -> None:
    assert terminal.run("replay {0} --at 60 --seat sauron", "", whole) == 0
    assert "you are Sauron" in terminal.out
    assert "you are the Fellowship" not in terminal.out
    assert "[CONF-" not in terminal.out, "no log unless it is asked for"
    assert terminal.run("replay {0} --at 60", "", whole) == 0
    assert "you are Sauron" in terminal.out
    assert "you are the Fellowship" in terminal.out
    assert terminal.run("replay {0} --at 60 --seat spectator", "", whole) == 0
    assert "you are" not in terminal.out


def test_replay_at_a_position_with_the_log_up_to_there(terminal: Terminal, whole: Path) -> None:
    assert terminal.run("replay {0} --at 60 --seat sauron --log", "", whole) == 0
    heard = [event for event in random_record().log("sauron") if event["position"] <= 60]
    assert terminal.out.count("[CONF-") == len(heard)
    assert "MORDOR" in terminal.out


@pytest.mark.parametrize(
    ("rest", "part"),
    [("--at 99999", "position: must be from 0 to"), ("--seat gimli", "the seats are fellowship, sauron, spectator")],
)
def test_replay_of_what_is_not_there(terminal: Terminal, whole: Path, rest: str, part: str) -> None:
    assert part in terminal.fails(f"replay {{0}} {rest}", 2, whole)
