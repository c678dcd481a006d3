"""The guide's little game: the page and the file are the same, it plays by its rules, and it obeys the laws."""

from collections.abc import Iterator
from types import ModuleType

import pytest

import westmarch
from tests.conformance.laws import play_under_the_laws
from tests.conformance.subjects import Subject
from tests.docs.pages import blocks, read
from tests.docs.riddle import EMPTY, GAME, Pockets
from tests.scenario import Scene
from westmarch import Generator, Record, State
from westmarch.kernel import playout, register, registry

PAGE = read("docs/add-a-game.md")
FILE = read("tests/docs/riddle.py")
HERE = read("tests/docs/test_add_a_game.py")


@pytest.fixture
def registered() -> Iterator[None]:
    register("riddle", "tests.docs.riddle")
    yield
    del registry._homes["riddle"]
    registry._loaded.pop("riddle", None)


# --- the page --------------------------------------------------------------------------------------------------------


def code_of_the_page() -> list[str]:
    return [block for language, block in blocks(PAGE) if language == "python"]


def lines_of(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]


def test_the_page_shows_the_whole_file_and_real_tests() -> None:
    shown = code_of_the_page()
    assert lines_of("".join(block for block in shown if block in FILE)) == lines_of(FILE)
    assert [block for block in shown if block not in FILE and block.strip() not in HERE] == []


def test_the_code_on_the_page_runs_by_itself() -> None:
    module = ModuleType("page")
    exec("".join(block for block in code_of_the_page() if block in FILE), vars(module))
    state = module.GAME.new(seed=1)
    assert playout(state, Generator.seeded(1)) <= module.GAME.bound(state.options)
    assert state.over


# --- the rules -------------------------------------------------------------------------------------------------------


def hidden(bilbo: int, gollum: int, first: str) -> Scene[Pockets]:
    """Both have hidden a number, and the lot has fallen on the first."""
    scene = Scene(Pockets(GAME, GAME.settle({"highest": 3})))
    GAME.opening(scene.state)
    scene.state.advance()
    scene.choose(f"hide {bilbo}", seat="bilbo")
    return scene.choose_so_that(lambda s: s.seats[s.riddler] == first, f"hide {gollum}", seat="gollum")


def test_both_hide_a_number_in_secret() -> None:
    scene = Scene(GAME.new({"highest": 2}, seed=1))
    assert scene.legal("bilbo") == scene.legal("gollum") == {"hide 0", "hide 1", "hide 2"}
    scene.choose("hide 2", seat="bilbo")
    assert scene.legal("bilbo") == set()
    assert scene.heard("gollum") == scene.heard(None) == []
    assert scene.refused("hide 3", seat="gollum") == "RIDDLE-HIDE-01"


def test_only_open_questions_are_asked() -> None:
    scene = hidden(bilbo=0, gollum=2, first="bilbo")
    assert scene.legal() == {"ask 1", "ask 2", "ask 3", "guess 0", "guess 1", "guess 2", "guess 3"}
    scene.choose("ask 2")
    assert scene.seat == "gollum"
    scene.choose("ask 3")
    assert scene.legal() == {"ask 3", "guess 2", "guess 3"}
    assert scene.refused("ask 2") == "RIDDLE-TURN-02"
    assert scene.refused("guess 1") == "RIDDLE-TURN-03"


def test_a_wrong_guess_rules_a_number_out_and_a_right_one_wins() -> None:
    scene = hidden(bilbo=0, gollum=2, first="bilbo").choose("guess 1", "guess 3")
    assert scene.legal() == {"ask 2", "ask 3", "guess 0", "guess 2", "guess 3"}
    scene.choose("guess 2")
    assert (scene.winner, scene.reason) == ("bilbo", "riddle_solved")


# --- the laws --------------------------------------------------------------------------------------------------------


def inventory(state: State) -> object:
    """Nothing changes hands in this game."""
    return state.seats


def invariants(state: State) -> None:
    """Nobody is ever thought not to have what he has."""
    assert isinstance(state, Pockets)
    for seat in (0, 1):
        assert state.number[seat] == EMPTY or state.number[seat] in state.numbers(seat)


SUBJECT = Subject("riddle", inventory, invariants)


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("preset", GAME.presets)
def test_it_obeys_the_laws(preset: str) -> None:
    kept_step = 0
    for seed in range(20):
        options: dict[str, object] = dict(GAME.presets[preset])
        position = play_under_the_laws(SUBJECT, options, seed, Generator.seeded(seed).below)
        assert position.state.over
        kept_step += position.lockstep
    assert kept_step > 50


@pytest.mark.usefixtures("registered")
def test_it_is_a_game_like_any_other() -> None:
    record = Record(westmarch.game("riddle"), seed=4)
    while not record.state.over:
        decision = record.state.pending[0]
        record.play(decision.seat, decision.tokens[0])
    assert Record.parse(record.text()).state.to_json() == record.state.to_json()
    assert Record.parse(record.text()).text() == record.text()


class LeakyPockets(Pockets):
    """Shows Bilbo what Gollum hides."""

    def clone(self) -> "LeakyPockets":
        return LeakyPockets(self.game, self.options, self)

    def table(self, seat: int) -> dict[str, object]:
        return {**super().table(seat), "theirs": self.number[1] if seat == 0 else None}


class StickyPockets(Pockets):
    """Forgets to copy a column."""

    def clone(self) -> "StickyPockets":
        twin = StickyPockets(self.game, self.options, self)
        twin.may_be = self.may_be
        return twin


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("broken", [LeakyPockets, StickyPockets])
def test_the_laws_notice_a_broken_game(broken: type[Pockets], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "blank", lambda options: broken(GAME, options))
    with pytest.raises(AssertionError):
        play_under_the_laws(SUBJECT, {}, 1, Generator.seeded(1).below)
