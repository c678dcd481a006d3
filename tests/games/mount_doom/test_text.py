"""The game in words: every event, prompt and token has its own, and the board fits the screen."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.agents import Perspective, agent
from westmarch.cli.texts import text_of
from westmarch.games.mount_doom import narration, text
from westmarch.games.mount_doom.board import CRATER, DICE, FIGURES, STAGES
from westmarch.games.mount_doom.cards import CARDS
from westmarch.games.mount_doom.text import choices, events, names
from westmarch.kernel import Generator, Record

GAME = westmarch.game("mount_doom")
ID = re.compile(r"[a-z]_[a-z]|[{}]|\bNone\b|unknown card|: :")
"""What must never be read by a person: an id of the data, a piece of Python."""

PRESETS = ("base_1", "base_3", "harder_2", "easier_4", "all_changes")


@cache
def record(preset: str, seed: int) -> Record:
    """A game that comes far: half of its choices are made by rules of thumb, the others by chance."""
    played = Record(GAME, GAME.presets[preset], seed)
    rng = Generator.seeded(seed)
    thumb = agent("heuristic", seed)
    while not played.state.over:
        (decision,) = played.state.pending
        if rng.below(8):
            token = thumb.choose(Perspective(played.state, decision.seat))
        else:
            token = decision.tokens[rng.below(len(decision.tokens))]
        played.play(decision.seat, token)
    return played


def test_the_terminal_finds_the_words() -> None:
    assert text_of(GAME) is text


# --- the log --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_event_has_its_sentence(preset: str) -> None:
    for seed in range(3):
        for event in record(preset, seed).log("first"):
            assert event["event"] in events.SENTENCES
            sentence = text.describe_event(event)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert not ID.search(sentence), sentence


def test_every_kind_that_the_narration_tells_has_its_sentence() -> None:
    source = Path(narration.__file__).with_suffix(".py")
    if not source.exists():
        pytest.skip("the sources are not beside the compiled build")
    told = source.read_text("utf-8")
    kinds = set(re.findall(r'_tell\(s, "(\w+)"', told))
    for pair in re.findall(r'"(\w+)" if \w+(?: == \w+)? else "(\w+)"', told):
        kinds |= set(pair)
    assert len(kinds) > 30
    assert kinds == set(events.SENTENCES)


def test_a_kind_without_words_is_told_bare() -> None:
    assert text.describe_event({"event": "wind_turned", "to": "east", "rule": "X-1"}) == "Wind turned: to east."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            {"event": "moved", "figure": "gimli", "from": 0, "to": 5, "cause": "red"},
            "Gimli went from Rivendell to space 5 towards Lothlórien, by the red die.",
        ),
        (
            {"event": "moved", "figure": "ring_bearer", "from": 47, "to": 48, "cause": "turn"},
            "The Ring-bearer went from space 7 towards Mount Doom to the crater.",
        ),
        (
            {"event": "courage", "from": 13, "to": 10, "cause": "balrog"},
            "Courage fell from 13 to 10, by the Balrog.",
        ),
        (
            {"event": "battle_lost", "enemy": "moria_orc", "cause": "sauron"},
            "The battle against the Moria Orc was lost: the die showed Sauron.",
        ),
        (
            {"event": "battle", "enemy": "mumakil", "support": ["aragorn", "merry_pippin"], "cause": "mumakil"},
            "Battle against the Mûmakil, with Aragorn and Merry & Pippin in support.",
        ),
        (
            {"event": "game_over", "won": False, "reason": "nazgul_gathered", "stage": "gondor", "turns": 12},
            "The game was lost on the way to Gondor, in turn 12: all nine Nazgûl were at Minas Morgul.",
        ),
    ],
)
def test_some_sentences_in_full(event: dict[str, Any], sentence: str) -> None:
    assert text.describe_event(event) == sentence


def test_both_ends_have_words() -> None:
    won = {"winners": ["first"], "reason": "ring_destroyed", "scores": {"first": 48}}
    assert text.describe_outcome(won) == "You have won: the Ring was thrown into the fire of Mount Doom."
    lost = {"winners": [], "reason": "courage_lost", "scores": {"first": 20}}
    assert text.describe_outcome(lost) == "You have lost: all courage was lost."
    assert text.describe_reason("turn_limit") in text.describe_outcome(lost | {"reason": "turn_limit"})


# --- prompts and tokens ---------------------------------------------------------------------------------------------


def test_every_prompt_has_its_question() -> None:
    prompts = {step.PROMPT for step in GAME.steps.values() if step.PROMPT}
    assert prompts == set(choices.PROMPTS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_can_be_read(preset: str) -> None:
    asked = set()
    for seed in range(3):
        for state in record(preset, seed).replay():
            for decision in state.pending:
                asked.add(decision.prompt)
                view = state.view(decision.seat)
                question = text.describe_prompt(decision.describe())
                assert not ID.search(question), question
                meanings = [text.describe_token(token.text, view) for token in decision.tokens]
                assert not ID.search("\n".join(meanings)), meanings
                assert len(set(meanings)) == len(meanings), meanings
                assert not {m for m, t in zip(meanings, decision.tokens, strict=True) if m == t.text}, "in words"
    assert len(asked) > 12


def test_a_die_tells_what_it_would_do() -> None:
    state = GAME.new(seed=5)
    state.play("first", "take orange")
    state.play("first", "take red")
    view = state.view("first")
    for name in ("black_1", "black_2"):
        face = view["table"]["dice"][name]
        slot = view["table"]["track"][face - 1]
        told = text.describe_token(f"place {name}", view)
        assert f", {face}: " in told
        assert ("face down" if slot["face_down"] else names.title(slot["card"])) in told


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_board_fits_its_width(width: int) -> None:
    for preset in PRESETS[:3]:
        for state in record(preset, 2).replay():
            board = text.describe_board(state.view(None), width)
            assert max(map(len, board.splitlines())) <= width
            assert not ID.search(board)


def test_every_figure_stands_on_the_route_once() -> None:
    for state in record("base_1", 1).replay():
        board = text.describe_board(state.view("first"))
        route = "\n".join(line[16:] for line in board.splitlines()[2:10])
        figures = state.view("first")["table"]["figures"]
        for name in FIGURES:
            assert route.count(names.letter(name)) == (figures[name] is not None), board


def test_the_route_and_the_tracks_in_full() -> None:
    board = text.describe_board(GAME.new({"players": 2}, seed=5).view("second"))
    assert board.splitlines()[0] == "Adventure to Mount Doom | turn 1 | the first player's | on the way to Lothlórien"
    assert "  Rivendell     RMALG\n> Lothlórien    .      .      n      .      .      .      h      .\n" in board
    assert "Courage 13 of 15  *************..  (e the Eye at 4, g Galadriel at 10)" in board
    assert "Isengard: the chieftain. Minas Morgul: 1 of 9 Nazgûl." in board
    assert "Encounters, by the face of a black die:\n  1  face down\n" in board
    assert "In front of the second player: Boromir (" in board


# --- names ----------------------------------------------------------------------------------------------------------


def test_every_id_has_a_name() -> None:
    for card in CARDS:
        assert not ID.search(names.card(card))
        assert names.title(card)[0].isupper()
    for stage in STAGES:
        assert names.stage(stage)
    for die in DICE:
        assert not ID.search(names.die(die))
    places = [names.space(space) for space in range(CRATER + 1)]
    assert len(set(places)) == len(places)
    assert (places[8], places[40]) == ("Lothlórien", "Minas Morgul")
