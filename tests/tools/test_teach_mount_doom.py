"""Teaching Mount Doom's networks: the tool sees what the expert sees, learns what is so, and goes on where it was."""

import sys
from math import exp
from pathlib import Path
from typing import Any

import pytest

from tests.games.mount_doom.scenes import table
from westmarch.agents.mount_doom import Player, weights
from westmarch.agents.mount_doom.judgement import LATE, Judgement
from westmarch.agents.mount_doom.lot import Lot, lot_of
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import MINAS_MORGUL, RING_BEARER, destination
from westmarch.games.mount_doom.cards import ELROND, POWER, TREEBEARD
from westmarch.games.mount_doom.state import Table
from westmarch.kernel import BadInput

numpy = pytest.importorskip("numpy")

from tools.teach_mount_doom import __main__ as command  # noqa: E402
from tools.teach_mount_doom import course, games  # noqa: E402
from tools.teach_mount_doom.course import Settings, targets, teach  # noqa: E402
from tools.teach_mount_doom.entrance import WITH_VISION, Cell, entrance  # noqa: E402
from tools.teach_mount_doom.games import (  # noqa: E402
    Batch,
    Game,
    Lesson,
    entered,
    judging_by,
    lesson_of,
    play,
    play_batch,
)
from tools.teach_mount_doom.networks import ALWAYS, Learner, Networks, blank, divergence, read, untaught, write  # noqa: E402

PACKAGED = Path(weights.__file__).with_name("judgement.bin")


def said(networks: Networks, lesson: Lesson) -> float:
    """What the tool's arrays say of a table."""
    number = weights.STORED.index(lesson.network)
    total = numpy.array([*lesson.times, 1.0]) @ networks.rows[number][[*lesson.rows, ALWAYS]]
    return float(1 / (1 + numpy.exp(-total[-1] - networks.out[number] @ numpy.maximum(total[:-1], 0))))


def tables(preset: str, seed: int) -> list[Lot]:
    """The tables of a game before the last stage, in the middle of turns too."""
    state = GAME.new(GAME.presets[preset], seed)
    assert isinstance(state, Table)
    players = [Player(seat) for seat in range(len(state.seats))]
    found = []
    while state.outcome is None and state.stage <= MINAS_MORGUL:
        if not state.stage_reached():
            found.append(lot_of(state))
        state.apply(state.turn, players[state.turn].answer(state, state.turn))
    return found


@pytest.mark.parametrize(("preset", "seeds"), [("base_1", 4), ("harder_3", 12), ("easier_2", 4)])
def test_tool_and_expert_see_the_same_in_a_table(preset: str, seeds: int) -> None:
    networks, _ = read(PACKAGED)
    lots = [lot for seed in range(seeds) for lot in tables(preset, seed)]
    lots += [lot.with_figure(RING_BEARER, destination(lot.stage)) for lot in lots if lot.stage < MINAS_MORGUL]
    lessons = [lesson_of(lot) for lot in lots]
    assert {lesson.network for lesson in lessons} == set(weights.STORED)
    for lot, lesson in zip(lots, lessons, strict=True):
        assert said(networks, lesson) == pytest.approx(Judgement().win(lot), abs=1e-9)


def test_the_games_are_played_by_the_networks_that_are_given() -> None:
    """With numbers that are all nought every table stands at one half, and so does each turn that can be reckoned."""
    lot = lot_of(table({"ring_bearer": 10}).state)
    before = Judgement().win(lot)
    with judging_by(*blank()):
        assert Judgement().win(lot) == 0.5
    assert Judgement().win(lot) == before != 0.5


def test_a_game_teaches_its_tables_in_their_order() -> None:
    networks, _ = read(PACKAGED)
    (game,) = play_batch(Batch([("base_1", 2)], *networks))
    assert play("base_1", 2) == game  # the package's own are the same
    stages = [lesson.network for lesson in game.lessons]
    walk = [0, 6, 1, 7, 2, 8, 3, 9, 4]
    assert list(dict.fromkeys(stages)) == walk
    assert stages == sorted(stages, key=walk.index)
    assert all((lesson.worth is None) == (lesson.network > 5) for lesson in game.lessons)
    assert all(lesson.worth is None or 0 < lesson.worth < 1 for lesson in game.lessons)
    assert 0 < game.chance < 1


def test_at_the_entrance_the_company_has_been_counted_already() -> None:
    """Two have come, the Ring-bearer has made two steps for them, and Théoden leads nobody any more."""
    figures: dict[str, int | str] = {"ring_bearer": 42, "gimli": 40, "aragorn": 40, "legolas": 35}
    scene = table(figures, stage="minas_morgul", courage=6, cards="theoden gandalfs_power", easier=True)
    assert entered(lot_of(scene.state)) == weights.ENTRANCE[6][6][1 << LATE.index(POWER)]


def test_what_gandalfs_vision_is_worth_is_told_before_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faramir ends the stage; the expert uses the Vision then, and with it the last stage is worth more."""
    track = "haradrim mumakil haradrim mumakil haradrim mumakil"
    cards = "faramir gandalfs_vision"
    scene = table({"ring_bearer": 39}, stage="minas_morgul", cards=cards, track=track, gandalf_stack="", courage=4)

    class Dealt:
        presets = GAME.presets
        new = staticmethod(lambda options, seed: scene.state)

    monkeypatch.setattr(games, "GAME", Dealt)
    assert play("base_1", 1) == Game([], weights.ENTRANCE[8][4][WITH_VISION])
    assert weights.ENTRANCE[8][4][WITH_VISION] > weights.ENTRANCE[8][4][0]


# --- learning ---------------------------------------------------------------------------------------------------------


def test_what_a_table_was_worth_is_a_part_of_what_those_before_it_were_worth() -> None:
    game = Game([Lesson(0, [], [], 0.2), Lesson(6, [], [], None), Lesson(1, [], [], 0.6)], 1.0)
    found = list(targets(game, 0.5))
    assert [lesson.network for lesson, _ in found] == [1, 6, 0]
    assert [target for _, target in found] == pytest.approx([0.8, 0.8, 0.5])


def test_a_lesson_is_learned_and_nothing_else_is_touched() -> None:
    learner = Learner(untaught(1))
    before = learner.networks.copy()
    lesson = Lesson(7, [3, 120, 200], [1.0, 0.5, 2.0], None)
    first = learner.learn(lesson, 0.9, 0.01)
    units = numpy.array([*lesson.times, 1.0]) @ before.rows[6][[*lesson.rows, ALWAYS], :-1]
    moved = learner.networks.rows[6] != before.rows[6]
    assert moved[120].tolist() == [*(units > 0).tolist(), True]
    assert first == pytest.approx(divergence(0.9, said(before, lesson)), rel=1e-4)
    for _ in range(300):
        last = learner.learn(lesson, 0.9, 0.01)
    assert said(learner.networks, lesson) == pytest.approx(0.9, abs=0.01)
    assert last < first / 100
    changed = (learner.networks.rows != before.rows).any(axis=2)
    assert [tuple(at) for at in numpy.argwhere(changed).tolist()] == [(6, row) for row in (3, 120, 200, ALWAYS)]
    assert (learner.networks.out != before.out).any(axis=1).tolist() == [number == 6 for number in range(9)]


def test_the_steps_are_those_of_adam() -> None:
    """One number that counts by itself, and says one half: its slope is -0.4, and then little less."""
    learner = Learner(blank())
    number = mean = 0.0
    square = 1e-4
    for _ in range(3):
        slope = 1 / (1 + exp(-2 * number)) - 0.9  # the constant has moved as far
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        number -= 0.01 * mean / (square**0.5 + 1e-3)
        learner.learn(Lesson(0, [5], [1.0], None), 0.9, 0.01)
        assert learner.networks.rows[0, 5].tolist() == [0.0] * weights.UNITS + [pytest.approx(number, rel=1e-4)]


# --- the file and the folder ------------------------------------------------------------------------------------------


def test_a_file_that_is_read_and_written_is_the_same(tmp_path: Path) -> None:
    write(tmp_path / "again.bin", *read(PACKAGED))
    assert (tmp_path / "again.bin").read_bytes() == PACKAGED.read_bytes()
    networks, table = read(PACKAGED)
    for i, number in enumerate(weights.STORED):
        network = weights.NETWORKS[number]
        assert networks.rows[i].tolist() == [*network.rows, [*network.start, network.constant]]
        assert networks.out[i].tolist() == network.out
    assert table.tolist() == weights.ENTRANCE


def test_the_table_of_the_last_stage_is_reckoned_again() -> None:
    cards = 1 << LATE.index(POWER) | 1 << LATE.index(ELROND) | 1 << LATE.index(TREEBEARD)
    cells = [Cell(4, 2, 0), Cell(4, 1, WITH_VISION), Cell(4, 1, cards)]
    found = entrance(cells)
    for cell in cells:
        assert found[cell] == pytest.approx(weights.ENTRANCE[cell.togo][cell.courage][cell.cards], rel=1e-3)


def like_a_game(preset: str, seed: int) -> Game:
    """What a game might teach, without playing it."""
    rng = numpy.random.default_rng(seed)
    rows = [rng.choice(weights.ROWS, 20, replace=False).tolist() for _ in range(4)]
    return Game([Lesson(0, held, [1.0] * 20, float(rng.random())) for held in rows], float(preset == "base_1"))


class Stopped(Exception):
    pass


def test_a_course_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(25, 0.01, 0.7, ["base_1", "harder_4"], 3, str(PACKAGED))
    seen: list[tuple[str, int]] = []
    left = 100

    def played(batch: Batch) -> list[Game]:
        nonlocal left
        left -= 1
        if left < 0:
            raise Stopped
        seen.extend(batch.games)
        return [like_a_game(*game) for game in batch.games]

    monkeypatch.setattr(course, "ROUND", 10)
    monkeypatch.setattr(course, "play_batch", played)
    whole = teach(tmp_path / "whole", settings, jobs=1)
    assert seen == [(("base_1", "harder_4")[n % 2], 3 + n) for n in range(25)]
    assert [each.games for each in whole.rounds] == [10, 10, 5]
    assert whole.rounds[0].won == 5

    left = 8  # in the middle of the second round
    with pytest.raises(Stopped):
        teach(tmp_path / "parts", settings, jobs=1)
    left = 100
    seen.clear()
    again = teach(tmp_path / "parts", settings, jobs=1)
    assert [seed for _, seed in seen] == list(range(13, 28))
    assert again.rounds == whole.rounds
    for field in Networks._fields:
        assert (getattr(again.learner.networks, field) == getattr(whole.learner.networks, field)).all()
    taught = (tmp_path / "parts/judgement.bin").read_bytes()
    assert taught == (tmp_path / "whole/judgement.bin").read_bytes() != PACKAGED.read_bytes()
    assert (tmp_path / "parts/curves.svg").read_text().startswith("<svg")

    with pytest.raises(BadInput, match="parts: keeps a course with other settings"):
        teach(tmp_path / "parts", settings._replace(rate=0.02), jobs=1)
    (tmp_path / "parts/course.npz").write_bytes(b"no such thing")
    with pytest.raises(BadInput, match=r"course.npz: is not what a course keeps"):
        teach(tmp_path / "parts", settings, jobs=1)


def test_the_mean_is_that_of_the_first_rounds_and_the_rate_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "ROUND", 1)
    made = course.Course(Settings(4, 0.01, 0.7, ["base_1"], 1, "nothing"), Learner(untaught(1)), None)
    rates = [made.rate()]
    weighed: list[Any] = []
    for seed in range(4):
        made.learn([like_a_game("base_1", seed)])
        rates.append(made.rate())
        weighed.append(made.learner.networks.copy())
    assert rates == pytest.approx([0.01, 0.00775, 0.0055, 0.00325, 0.001])
    assert made.mean.rows == pytest.approx(sum(networks.rows for networks in weighed) / 4, abs=1e-6)


def test_what_was_learned_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / command.PACKAGE
    target.parent.mkdir(parents=True)
    write(tmp_path / "judgement.bin", untaught(1), read(PACKAGED)[1])
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["teach", "--out", str(tmp_path), "--install"])
    command.main()
    assert target.read_bytes() == (tmp_path / "judgement.bin").read_bytes() != PACKAGED.read_bytes()


@pytest.mark.parametrize(
    ("stored", "problem"),
    [
        (None, "No such file"),
        (b"taught", "it has 6 bytes, and not"),
        (b"\xff" * PACKAGED.stat().st_size, "not all that it holds are numbers"),
    ],
)
@pytest.mark.parametrize("asked", ["--install", "--begin"])
def test_a_file_that_holds_no_networks_is_refused(
    asked: str, stored: bytes | None, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "judgement.bin"
    if stored is not None:
        file.write_bytes(stored)
    words = (
        ["--out", str(tmp_path), "--install"]
        if asked == "--install"
        else ["--out", str(tmp_path), "--begin", str(file)]
    )
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["teach", *words])
    with pytest.raises(SystemExit, match=problem) as refused:
        command.main()
    assert str(file) in str(refused.value)
    assert not (tmp_path / command.PACKAGE).exists()


@pytest.mark.parametrize(
    "asked", ["--games 0", "--jobs 0", "--rate fast", "--trace 1.5", "--seed -1", "--presets base"]
)
def test_what_cannot_be_done_is_refused(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["teach", "--out", str(tmp_path), *asked.split()])
    with pytest.raises(SystemExit):
        command.main()
    assert asked.split()[0] in capsys.readouterr().err
