"""The Confrontation in words: every event, prompt and token has its own, and the board fits the screen."""

import re
from pathlib import Path
from typing import Any

import pytest

import westmarch
from tests.cli.terminal import random_record
from tests.games.confrontation.scenes import table
from westmarch.cli.texts import PlainText, text_of
from westmarch.games.confrontation import narration, text
from westmarch.games.confrontation.board import REGIONS
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS
from westmarch.games.confrontation.text import choices, events, names

GAME = westmarch.game("confrontation")
ID = re.compile(r"[a-z]_[a-z]|_classic|_variant|[{}]|\bNone\b|Decision")
"""What must never be read by a person: an id of the data, a piece of Python."""


# --- the log --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_event_of_random_games_has_its_sentence(preset: str) -> None:
    for seed in range(4):
        record = random_record(preset, seed)
        for seat in (*record.state.seats, None, "everything"):
            for event in record.log(seat):
                assert event["event"] in events.SENTENCES
                sentence = text.describe_event(event)
                assert sentence[0].isupper(), sentence
                assert sentence.endswith((".", "!", "?", ")")), sentence
                assert not ID.search(sentence), sentence


def test_every_kind_that_the_narration_tells_has_its_sentence() -> None:
    source = Path(narration.__file__).with_suffix(".py")
    if not source.exists():
        pytest.skip("the sources are not beside the compiled build")
    kinds = set(re.findall(r'_tell\w*\(s, (?:\w+(?:\(\w+\))?, )?"(\w+)"', source.read_text()))
    kinds |= set(re.findall(r'kind = "(\w+)" if reason else "(\w+)"', source.read_text())[0])
    assert len(kinds) > 30
    assert kinds == set(events.SENTENCES)


def test_a_kind_without_words_is_told_bare() -> None:
    assert text.describe_event({"event": "wind_turned", "to": "east", "rule": "X-1"}) == "Wind turned: to east."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            {"event": "moved", "side": "sauron", "piece": "s3", "from": "rohan", "to": "gap_of_rohan", "cause": "move"},
            "Sauron's hidden piece s3 moved from Rohan to the Gap of Rohan.",
        ),
        (
            {"event": "moved", "side": "sauron", "character": "orcs_classic", "from": "rohan", "to": "mordor"}
            | {"cause": "recall_to_mordor"},
            "The Orcs moved from Rohan to Mordor, by the card Recall to Mordor.",
        ),
        (
            {"event": "defeated", "side": "sauron", "character": "flying_nazgul_classic", "region": "shire"}
            | {"cause": "legolas"},
            "The Flying Nazgûl met defeat in the Shire, by the ability of Legolas.",
        ),
        (
            {
                "event": "defeated",
                "side": "fellowship",
                "character": "boromir",
                "region": "eregion",
                "cause": "boromir",
            },
            "Boromir met defeat in Eregion, by that character's own ability.",
        ),
        (
            {"event": "cannot_move", "side": "sauron", "piece": "s1", "region": "eregion", "cause": "a_king_revealed"}
            | {"reason": "regions_in_front_full"},
            "Sauron's hidden piece s1 in Eregion could not obey the card A King Revealed: "
            "the regions in front of it are full.",
        ),
        (
            {"event": "match_over", "winner": "", "scores": {"first": 5, "second": 5}},
            "The match was drawn: 5 for the first player and 5 for the second player.",
        ),
    ],
)
def test_some_sentences_in_full(event: dict[str, Any], sentence: str) -> None:
    assert text.describe_event(event) == sentence


def test_every_reason_that_a_game_ends_for_has_words() -> None:
    for preset in GAME.presets:
        for seed in range(4):
            outcome = random_record(preset, seed).state.outcome
            assert outcome is not None
            assert outcome.reason in events.REASONS
            assert not ID.search(text.describe_outcome(outcome.describe()))


# --- prompts and tokens ---------------------------------------------------------------------------------------------


def test_every_prompt_has_its_question() -> None:
    prompts = {step.PROMPT for step in GAME.steps.values() if step.PROMPT}
    assert prompts == set(choices.PROMPTS)


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_choice_of_random_games_can_be_read(preset: str) -> None:
    for seed in range(3):
        for state in random_record(preset, seed).replay():
            for decision in state.pending:
                view = state.view(decision.seat)
                question = text.describe_prompt(decision.describe())
                assert not ID.search(question)
                meanings = [text.describe_token(token.text, view) for token in decision.tokens]
                assert not ID.search("\n".join(meanings))
                assert len(set(meanings)) == len(meanings), "two choices never read the same"


def test_a_destination_tells_whom_one_meets() -> None:
    places = {
        "eregion": "gimli",
        "misty_mountains": "| orcs_classic",
        "fangorn": "| warg balrog",
        "shire": "sam_classic",
    }
    scene = table(places, turn="fellowship", known="warg")
    scene.choose("move gimli")
    view = scene.state.view("fellowship")
    told = {token: text.describe_token(token, view) for token in scene.legal()}
    orcs, warg, balrog = (scene.handle(name) for name in ("orcs_classic", "warg", "balrog"))
    either = "Orcs" if orcs < balrog else "Balrog"
    assert either
    assert told["to caradhras"] == "To Caradhras"
    assert told["to misty_mountains"] == f"To the Misty Mountains, attacking {orcs} (Balrog or Orcs)"
    fangorn = sorted((f"{warg}, known as Warg (2)", f"{balrog} (Balrog or Orcs)"))
    assert told["mines fangorn"] == f"Through the Mines of Moria to Fangorn, attacking {' and '.join(fangorn)}"


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 200])
@pytest.mark.parametrize("preset", ["classic", "all_specials", "draft_match"])
def test_the_board_fits_its_width(preset: str, width: int) -> None:
    for state in random_record(preset, 3).replay():
        for seat in (*state.seats, None):
            board = text.describe_board(state.view(seat), width)
            assert max(map(len, board.splitlines())) <= min(width, 200)
            assert not ID.search(board)
            diamond = [line for line in board.splitlines() if line.lstrip().startswith(("|", "+"))]
            assert max(map(len, diamond)) <= 97


def test_every_piece_stands_on_the_board_once() -> None:
    for state in random_record("classic", 5).replay():
        table = state.view("sauron")["table"]
        if table["phase"] == "setup":
            continue
        board = text.describe_board(state.view("sauron"))
        diamond = "\n".join(line for line in board.splitlines() if line.lstrip().startswith("|"))
        for piece in table["sides"]["sauron"]["pieces"]:
            assert len(re.findall(rf"\b{names.short(piece['character'])} \d[!*]?(?= )", diamond)) >= 1
        for piece in table["sides"]["fellowship"]["pieces"]:
            assert len(re.findall(rf"\b{piece['piece']} ", diamond)) == 1


def test_own_pieces_by_name_enemies_by_what_is_known() -> None:
    places = {
        "eregion": "gimli merry",
        "shire": "frodo_classic sam_classic!",
        "rohan": "| warg orcs_classic",
        "mordor": "| cave_troll!",
        "gondor": "| balrog shelob",
    }
    scene = table(places, turn="fellowship", known="warg gimli")
    board = text.describe_board(scene.state.view("fellowship"))
    assert "Gimli 3*" in board, "known to the enemy"
    assert "Merry 2 " in board
    assert "Sam 2!" in board, "lies open"
    assert f"{scene.handle('warg')} Warg 2" in board
    assert f"{scene.handle('cave_troll')} Troll 9!" in board
    assert re.search(rf"{scene.handle('balrog')} Balrog/Shelob/ .*\n.*   Orcs\?", board), "too long for one line"
    assert "(^ mountains, one of a side; ! lies open; * the enemy knows who it is)" in board


def test_the_battle_is_told() -> None:
    scene = table(
        {"eregion": "gimli", "misty_mountains": "| warg", "shire": "sam_classic", "rohan": "| balrog"},
        turn="fellowship",
    )
    scene.choose("move gimli", "to misty_mountains")
    board = text.describe_board(scene.state.view("sauron"))
    assert "BATTLE in the Misty Mountains: Gimli 3 attacks Warg 2." in board
    scene.state.play("fellowship", "card f_3")
    assert "on the table" not in text.describe_board(scene.state.view("sauron"))


# --- names ----------------------------------------------------------------------------------------------------------


def test_every_id_has_a_name() -> None:
    for character in CHARACTERS:
        assert names.named(character)
        assert 0 < len(names.short(character)) <= 7
    for region in REGIONS:
        assert names.region(region)
    for card in COMBAT_CARDS[0] + COMBAT_CARDS[1]:
        assert not ID.search(names.card(card))
    for special in SPECIAL_CARDS:
        assert names.SPECIAL_NAMES[special]
        assert names.SPECIAL_HINTS[special]


# --- how a game offers its words ------------------------------------------------------------------------------------


def test_a_games_words_are_found_by_its_id() -> None:
    assert text_of(GAME) is text


def test_a_game_without_words_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "id", "unheard_of")
    plain = text_of(GAME)
    assert isinstance(plain, PlainText)
    record = random_record(most=60)
    view = record.state.view("sauron")
    assert '"phase"' in plain.describe_board(view)
    assert plain.describe_token("move gimli", view) == "move gimli"
    assert plain.describe_event({"event": "turn", "number": 3, "rule": "X"}) == "turn: number 3"
    assert plain.describe_prompt({"prompt": "turn.action", "about": {"card": "x"}}) == "turn.action (card x)"
    assert plain.describe_outcome({"winners": [], "reason": "no_move"}) == "Won by nobody: no move."
