"""Playing in the terminal, with everything typed beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import westmarch
from tests.cli.terminal import Terminal, random_record
from westmarch.agents import hints
from westmarch.cli.understanding import choice
from westmarch.kernel import Decision, Generator, IllegalMove, Record, State

GAME = westmarch.game("confrontation")

PLACED = "\n".join(
    f"place {name}\nto {region}"
    for name, region in (
        ("gandalf", "rhudaur"),
        ("legolas", "eregion"),
        ("gimli", "enedwaith"),
        ("aragorn", "arthedain"),
        ("boromir", "cardolan"),
    )
)
"""The Fellowship's placement; the four who are left go to the Shire by themselves."""

SEEDED = "--seed 6"
"""Sauron begins without an attack."""


def play(terminal: Terminal, rest: str, *typed: str, files: tuple[Path, ...] = ()) -> str:
    assert terminal.run(f"play confrontation --against random {rest}", "\n".join(typed), *files) == 0, terminal.err
    assert terminal.err == ""
    return terminal.out


def random_answers(seed: int) -> Iterator[str]:
    """Numbers without end: one that is too high is refused, and the next is tried."""
    rng = Generator.seeded(seed)
    while True:
        yield str(rng.below(9) + 1)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["classic", "all_specials", "match"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_by_script_gives_a_record_that_verifies(
    terminal: Terminal, tmp_path: Path, preset: str, seat: int
) -> None:
    seats = GAME.seats_for(GAME.settle(GAME.presets[preset]))
    path = tmp_path / "game.wmr"
    answers = random_answers(seat)
    typed = [next(answers) for _ in range(2000)]
    out = play(terminal, f"--preset {preset} --seat {seats[seat]} --seed 8 --record {{0}}", *typed, files=(path,))
    assert "The game is over. " in out
    assert f"The record is in {path}" in out
    assert max(len(line) for line in out.splitlines() if str(path) not in line) <= 100
    record = Record.read(path)
    assert record.state.over
    assert record.players == {s: "person" if s == seats[seat] else "random" for s in seats}
    assert terminal.run("verify {0}", "", path) == 0


def test_a_hot_seat_game_by_script(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    typed = []
    answers = random_answers(4)
    for _ in range(1000):
        typed += [next(answers), ""]  # an empty line is a hand-over's Enter, or nothing at all
    line = "play confrontation --hot-seat --seed 2 --record {0}"
    assert terminal.run(line, "\n".join(typed), path) == 0
    assert "The game is over. " in terminal.out
    assert Record.read(path).players == {"fellowship": "person", "sauron": "person"}


def test_the_same_seed_and_answers_give_the_same_game(terminal: Terminal) -> None:
    answers = random_answers(1)
    typed = [next(answers) for _ in range(60)]
    screens = [play(terminal, "--seed 5", *typed) for _ in range(2)]
    assert screens[0] == screens[1]


# --- what is shown --------------------------------------------------------------------------------------------------


def test_a_seat_is_shown_nothing_that_it_may_not_know(terminal: Terminal) -> None:
    """Two games that the Fellowship cannot tell apart look the same until something comes to light."""
    out = play(terminal, SEEDED, PLACED)
    for secret in ("Balrog", "Shelob", "Witch-king", "Nazgûl", "Warg", "Cave Troll"):
        assert secret not in out
    assert "s1 ?" in out


def test_log_lines_carry_their_rules_and_the_board_is_drawn(terminal: Terminal) -> None:
    out = play(terminal, SEEDED, PLACED)
    assert "  The Fellowship placed Gandalf in Rhudaur. [CONF-SETUP-05]\n" in out
    assert "  Turn 1: Sauron to move. [CONF-TURN-01]\n" in out
    assert "| MORDOR              4 |" in out
    assert "It is your turn. Who moves, or what comes before the move? [CONF-TURN-02]\n" in out
    assert "   1  Move Frodo (1), in the Shire\n" in out


def test_the_map_is_not_drawn_again_for_a_question_that_changed_nothing(terminal: Terminal) -> None:
    before = play(terminal, SEEDED, PLACED).count("MORDOR")
    assert play(terminal, SEEDED, PLACED, "move gandalf", "undo", "move gandalf").count("MORDOR") == before
    assert play(terminal, SEEDED, PLACED, "move gandalf", "board").count("MORDOR") == before + 1


def test_a_single_choice_is_made_and_told_to_a_person_alone(terminal: Terminal, tmp_path: Path) -> None:
    """Without a Gandalf to support a fight the question has one answer; yet another person sees who is asked."""
    answers = random_answers(2)
    typed = [next(answers) for _ in range(600)]
    line = "--preset variant --seed 8 --record {0}"
    alone = play(terminal, line, *typed, files=(tmp_path / "alone.wmr",))
    assert "There was only one choice," in alone
    record = Record.read(tmp_path / "alone.wmr")
    assert "pass" in [entry.token.text for entry in record.entries]
    script = []
    for entry in record.entries:
        script += ["", entry.token.text]
    assert terminal.run("play confrontation --hot-seat --preset variant --seed 8", "\n".join(script)) == 0
    assert "There was only one choice," not in terminal.out


def test_hot_seats_hand_over_and_choose_in_secret(terminal: Terminal) -> None:
    line = "play confrontation --hot-seat --seed 5"
    sauron = "\n".join(
        f"place {name}\nto {region}"
        for name, region in (
            ("balrog", "gondor"),
            ("shelob", "dagorlad"),
            ("warg", "fangorn"),
            ("orcs", "rohan"),
            ("saruman", "mirkwood"),
        )
    )
    assert terminal.run(line, f"\n{PLACED}\n\n{sauron}\n") == 0
    screens = terminal.out.split("Pass the device to ")
    assert [screen.split(",")[0] for screen in screens[1:]] == ["FELLOWSHIP", "SAURON"]
    assert "Balrog" not in screens[1]
    assert "Gandalf" not in screens[2]
    assert terminal.out.count("-" * 100) == 4, "the screen is cleared before and after each hand-over"


# --- commands -------------------------------------------------------------------------------------------------------


def test_help_names_every_command(terminal: Terminal) -> None:
    out = play(terminal, "", "?")
    for command in ("?", "rule", "log", "board", "undo", "save FILE", "quit"):
        assert f"\n  {command} " in out
    assert "Now: place frodo_classic, place sam_classic" in out


def test_rules_are_one_word_away(terminal: Terminal) -> None:
    ledger = GAME.ledger
    out = " ".join(play(terminal, "", "rule", "rule conf-move-03", "rule elven cloak fetched", "rule CONF-X-1").split())
    assert ledger["CONF-SETUP-05"].text in out
    assert ledger["CONF-MOVE-03"].text in out
    assert ledger["CONF-CARD-16"].text in out
    assert "CONF-X-01: is no rule" in out


def test_the_log_can_be_read_again(terminal: Terminal) -> None:
    out = play(terminal, "--seed 5", "gimli", "eregion", "log")
    assert out.count("The Fellowship placed Gimli in Eregion. [CONF-SETUP-05]") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "the choices are 1 to 9"),
        ("10", "the choices are 1 to 9"),
        ("9" * 30, "the choices are 1 to 9"),
        ("place balrog", "that is not among the choices now (CONF-SETUP-05)"),
        ("dance", "'dance' is not a token of this game"),
        ("plcae gimli", "did you mean 'place gimli'?"),
        ("place", "'place' could mean place frodo_classic, place sam_classic, place pippin, …"),
        ("undo", "nothing has been played yet"),
        ("save", "a file name is needed"),
        ("save /nowhere/game.wmr", "cannot be written: No such file or directory"),
    ],
)
def test_bad_input_is_answered_in_one_line(terminal: Terminal, typed: str, answer: str) -> None:
    out = play(terminal, "", typed)
    (line,) = [line for line in out.splitlines() if answer in line]
    assert line.startswith("  ")
    assert out.splitlines()[out.splitlines().index(line) + 1].startswith("fellowship>")


def test_a_refusal_names_its_reason_and_rule(terminal: Terminal) -> None:
    out = play(terminal, SEEDED, PLACED, "pass", "shuffle rohan", "move gandalf", "shire")
    assert "'pass': a turn cannot be passed (CONF-TURN-02)" in out
    assert "'shuffle rohan': a shuffle needs two hidden characters in one region (CONF-HIDDEN-06)" in out
    assert "(CONF-MOVE-" in out


# --- undo -----------------------------------------------------------------------------------------------------------


def test_a_choice_that_taught_nobody_is_taken_back(terminal: Terminal) -> None:
    out = play(terminal, "--seed 5", "gimli", "eregion", "undo", "undo", "undo")
    assert "Taken back: to eregion." in out
    assert "Taken back: place gimli." in out
    assert "nothing has been played yet" in out


def test_an_undo_is_refused_when_somebody_has_learned(terminal: Terminal) -> None:
    out = play(terminal, SEEDED, PLACED, "undo")
    (refusal,) = [line for line in out.splitlines() if "learned something by" in line]
    assert "fellowship learned something" in refusal


def test_a_refused_undo_leaves_the_game_as_it_was(terminal: Terminal, tmp_path: Path) -> None:
    paths = (tmp_path / "undone.wmr", tmp_path / "plain.wmr")
    for path, last in zip(paths, ("undo", ""), strict=True):
        play(terminal, "--seed 5 --record {0}", PLACED, last, files=(path,))
    assert paths[0].read_text() == paths[1].read_text()


def test_a_hot_seat_player_cannot_take_the_others_choice_back(terminal: Terminal) -> None:
    assert terminal.run("play confrontation --hot-seat", f"\n{PLACED}\n\nundo\n") == 0
    assert "the last choice was made by fellowship" in terminal.out


# --- leaving and going on -------------------------------------------------------------------------------------------


def test_the_end_of_the_input_is_polite(terminal: Terminal) -> None:
    assert terminal.run("play confrontation") == 0
    assert "The game was not kept; --record FILE or the command save FILE keeps one." in terminal.out
    assert terminal.err == ""


@pytest.mark.parametrize("last", ["quit", ""])
def test_a_recorded_game_goes_on_where_it_stopped(terminal: Terminal, tmp_path: Path, last: str) -> None:
    path = tmp_path / "game.wmr"
    out = play(terminal, "--seat sauron --seed 5 --record {0}", "place warg", last, files=(path,))
    again = f"To go on: westmarch play confrontation --record {path}"
    assert again in out
    assert terminal.run("play confrontation --record {0}", "to gondor", path) == 0
    assert "The game goes on after 1 choices." in terminal.out
    assert "Where does the Warg start?" in terminal.out
    record = Record.read(path)
    assert [entry.token.text for entry in record.entries] == ["place warg", "to gondor"]
    assert record.players == {"fellowship": "random", "sauron": "person"}


def test_save_keeps_a_game_that_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "saved.wmr"
    out = play(terminal, "--seed 5", "gimli", f"save {path}")
    assert f"Kept in {path}." in out
    assert Record.read(path).position == 1


@pytest.mark.parametrize(
    ("rest", "part"),
    [
        ("--preset draft", "holds a game with other options"),
        ("--seed 77", "holds a game with another seed"),
        ("--against deep_blue", "no such agent"),
    ],
)
def test_a_kept_game_is_what_it_is(terminal: Terminal, tmp_path: Path, rest: str, part: str) -> None:
    path = tmp_path / "game.wmr"
    random_record(most=5).write(path)
    before = path.read_text()
    assert part in terminal.fails(f"play confrontation --record {{0}} {rest}", 2, path)
    assert path.read_text() == before


def test_a_person_may_take_over_a_game_of_agents(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    begun = random_record(most=5)
    begun.players = dict.fromkeys(begun.players, "random")
    begun.write(path)
    assert terminal.run("play confrontation --record {0}", "quit", path) == 0
    assert Record.read(path).players == {"fellowship": "person", "sauron": "flat"}


def test_a_finished_game_is_not_played_on(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    random_record().write(path)
    assert "the game in it is over" in terminal.fails("play confrontation --record {0}", 2, path)


def test_a_file_that_is_no_record_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Bilbo")
    assert "this is no Westmarch record" in terminal.fails("play confrontation --record {0}", 1, path)
    assert path.read_text() == "Dear Bilbo"


def test_after_the_end_everything_can_be_seen(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    record = random_record()
    last = record.entries[-1]
    unfinished = random_record(most=record.position - 1)
    unfinished.players = dict.fromkeys(unfinished.players, "person")
    unfinished.write(path)
    assert last.token.text
    typed = f"\n{last.token.text}\nall\n?\nlog\nquit\n"
    assert terminal.run("play confrontation --record {0}", typed, path) == 0
    assert terminal.out.count("you are the Fellowship") >= 1
    assert terminal.out.count("you are Sauron") >= 1
    assert "  all          the board with nothing held back" in terminal.out
    assert Record.read(path).state.over


# --- understanding --------------------------------------------------------------------------------------------------


def decision_of(state: State, seat: str) -> Decision:
    found = state.decision(seat)
    assert found is not None
    return found


@pytest.mark.parametrize("typed", ["8", "place gimli", "PLACE  Gimli", "place gim", "gimli", "gi", "pl gi"])
def test_many_ways_to_say_the_same(typed: str) -> None:
    decision = decision_of(GAME.new({}, 1), "fellowship")
    assert choice(typed, decision, GAME.vocabulary) == "place gimli"


def test_a_word_of_the_token_is_enough_if_no_other_has_it() -> None:
    tokens = tuple(GAME.vocabulary.parse(text) for text in ("card f_1", "card f_retreat", "card f_4"))
    decision = Decision("fellowship", "battle.card", tokens, "", {})
    assert choice("retreat", decision, GAME.vocabulary) == "card f_retreat"
    assert choice("card 4", decision, GAME.vocabulary) == "card f_4"
    with pytest.raises(IllegalMove, match="could mean card f_1, card f_retreat, card f_4"):
        choice("card", decision, GAME.vocabulary)


def test_a_token_that_is_the_beginning_of_another_can_be_said() -> None:
    tokens = tuple(GAME.vocabulary.parse(text) for text in ("to rohan", "to gap_of_rohan", "pass"))
    decision = Decision("fellowship", "turn.target", tokens, "", {})
    assert choice("rohan", decision, GAME.vocabulary) == "to rohan"
    assert choice("gap of rohan", decision, GAME.vocabulary) == "to gap_of_rohan"


def test_what_is_not_legal_is_handed_on_to_be_refused() -> None:
    tokens = tuple(GAME.vocabulary.parse(text) for text in ("to rohan", "to gondor"))
    decision = Decision("fellowship", "turn.target", tokens, "", {})
    assert choice("mirkwood", decision, GAME.vocabulary) == "to mirkwood"
    assert choice("move gimli", decision, GAME.vocabulary) == "move gimli"
    assert choice("nonsense", decision, GAME.vocabulary) == "nonsense"


# --- hints ----------------------------------------------------------------------------------------------------------


def test_a_hint_names_choices_and_what_may_follow(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hints.BUDGETS, "confrontation", 40)
    out = play(terminal, SEEDED, PLACED, "hint", "hint", "quit")
    assert out.count("Your chance to win is about ") == 2
    first, second = (part.split("fellowship>")[0] for part in out.split("Your chance to win is about ")[1:])
    assert first == second, "asked again, it says the same"
    choices = [line for line in first.splitlines() if line.startswith("  - ")]
    assert len(choices) == 3
    assert all(line.endswith("%") for line in choices)
    assert any(line.startswith("      ") for line in first.splitlines()), "what may follow is told in the log's words"
