"""Adventure to Mount Doom in the terminal: a game is played, kept and told."""

from pathlib import Path

from tests.cli.terminal import Terminal

ALWAYS_THE_FIRST = "1\n" * 2000


def test_a_game_is_played_to_its_end_and_told_again(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.wmr"
    assert terminal.run("play mount_doom --seed 4 --record {0}", ALWAYS_THE_FIRST, kept) == 0, terminal.err
    assert "It is your turn. Which coloured die do you pick first?" in terminal.out
    assert "> Lothlórien" in terminal.out
    assert "The game is over. You have lost: " in terminal.out
    assert terminal.run("verify {0}", "", kept) == 0
    assert terminal.run("replay {0}", "", kept) == 0
    assert "Turn 2, on the way to Lothlórien: the first player." in terminal.out
    assert "The game was lost on the way to " in terminal.out
    assert terminal.run("replay {0} --at 5", "", kept) == 0
    assert "Courage " in terminal.out


def test_companions_are_played_by_agents(terminal: Terminal) -> None:
    line = "play mount_doom --players 2 --difficulty hard --against heuristic --seed 1"
    assert terminal.run(line, "1\n" * 12) == 0, terminal.err
    assert "first: person, second: heuristic" in terminal.out
    assert "In front of the second player: " in terminal.out
    assert "the second player's" in terminal.out or "turn 3" in terminal.out.lower()


def test_a_kept_game_has_its_own_options(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.wmr"
    assert terminal.run("play mount_doom --players 2 --seed 1 --record {0}", "1\n", kept) == 0
    assert "holds a game with other options" in terminal.fails("play mount_doom --players 3 --record {0}", 2, kept)
    assert terminal.run("play mount_doom --players 2 --record {0}", "quit\n", kept) == 0
