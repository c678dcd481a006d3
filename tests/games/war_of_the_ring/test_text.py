"""The game in words: every event, prompt and token has its own, and the board fits the screen."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.war_of_the_ring.late import scenes
from tests.games.war_of_the_ring.scenes import table
from westmarch import Generator, State
from westmarch.cli.texts import text_of
from westmarch.games.english import capital, sentence
from westmarch.games.war_of_the_ring import GAME, text
from westmarch.games.war_of_the_ring.board import NATIONS, REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS, COMBATS
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, FACES, FIGURES
from westmarch.games.war_of_the_ring.text import choices, events, names
from westmarch.games.war_of_the_ring.text.combat_halves import COMBAT_HALVES
from westmarch.games.war_of_the_ring.tiles import TILES
from westmarch.games.war_of_the_ring.view import PHASES
from westmarch.games.war_of_the_ring.words import ACTS, VOCABULARY
from westmarch.kernel.playout import random_token

HOME = Path(events.__file__).parents[1]
CATALOGUE = Path(__file__).parents[3] / "locales" / "en" / "war_of_the_ring.ftl"
ID = re.compile(r"[a-z]_[a-z]|[{}]|\bNone\b|: :|\(\)")
"""What must never be read by a person: an id of the data, a piece of Python."""

NOTHING = {"bonus": 0, "reroll_bonus": 0, "fewer_dice": 0, "most_dice": 5, "forgone": 0, "hits": 0}
UNTOUCHED = {**NOTHING, "card_cancelled": False, "no_reroll": False}


def readable(words: str, about: Any = "") -> None:
    assert words, about
    assert not ID.search(words), (words, about)


def walked(state: State, seed: int, most: int) -> Iterator[tuple[State, list[dict[str, Any]]]]:
    """A random game: before each choice the state, with what the choice before it told to all."""
    rng = Generator.seeded(seed)
    told: list[dict[str, Any]] = []
    for _ in range(most):
        yield state, told
        if state.outcome is not None:
            return
        given = state.play(state.seats[state.turn], random_token(state, state.turn, rng))
        versions = [event.seen_by(seat) for event in given for seat in range(len(state.seats))]
        told = [event for event in versions if event is not None]


def test_the_terminal_finds_the_words() -> None:
    assert text_of(GAME) is text


# --- the log --------------------------------------------------------------------------------------------------------


def test_every_kind_that_the_game_tells_has_its_sentence() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in HOME.rglob("*.py") if file.parent.name != "text")
    told = set(re.findall(r"""\btell\(\s*s,\s*"([a-z_]+)"[^)]""", code))
    told |= set(re.findall(r"""tell_seat\(s, \w+, "([a-z_]+)",""", code)) | {"siege_begins", "siege_ends"}
    told |= set(re.findall(r""""(hunt_tile_removed|hunt_tile_returned)\"""", code))
    assert told == set(events.SENTENCES)


@pytest.mark.parametrize("preset", GAME.presets)
def test_games_are_told_without_a_bare_id(preset: str) -> None:
    """Every question, every choice and every line of the log, and now and then the board."""
    _read_a_game(GAME.new(GAME.presets[preset], seed=11), 700)


@pytest.mark.parametrize("name", scenes())
def test_late_games_are_told_without_a_bare_id(name: str) -> None:
    _read_a_game(scenes()[name], 150)


def _read_a_game(state: State, most: int) -> None:
    for number, (now, told) in enumerate(walked(state, 3, most)):
        for event in told:
            words = text.describe_event(event)
            readable(words, event)
            assert words[0].isupper() or words[0] in "'0123456789", words
            assert words[-1] in ".!", words
        for decision in now.pending:
            readable(text.describe_prompt(decision.describe()), decision)
            if number % 7 == 0:
                view = now.view(decision.seat)
                readable(text.describe_board(view))
                for token in decision.tokens:
                    readable(text.describe_token(token.text, view), token)


MARCH: dict[str, Any] = {"event": "army_moved", "side": "free_peoples", "characters": ["boromir"], "cause": "move"}
MARCH |= {"figures": {"gondor_regular": 3, "gondor_leader": 1}, "from": "osgiliath", "to": "dead_marshes"}
SENTENCES = [
    (
        MARCH,
        "The Free Peoples march from Osgiliath to the Dead Marshes: 3 Gondor regulars, a Gondor Leader and Boromir.",
    ),
    (
        {**MARCH, "side": "shadow", "figures": {"nazgul": 2}, "characters": ["witch_king"], "cause": "retreat"},
        "The Shadow retreats from Osgiliath to the Dead Marshes: 2 Nazgûl and the Witch-king.",
    ),
    (
        {"event": "drew", "seat": "shadow", "deck": "strategy", "cause": "phase_1"},
        "The Shadow draws a Strategy card.",
    ),
    (
        {"event": "drew", "seat": "free_peoples", "deck": "character", "card": "athelas", "cause": "gandalf_the_grey"},
        "The Free Peoples draw the Character card 'Athelas' (Gandalf the Grey).",
    ),
    (
        {"event": "politics", "nation": "elves", "steps_to_war": 0, "cause": "wisdom_of_elrond"},
        "The Elves take a step towards war, now at war (Wisdom of Elrond).",
    ),
    (
        {"event": "politics", "nation": "rohan", "steps_to_war": 3, "cause": "stormcrow"},
        "Rohan falls back, 3 steps from war (Stormcrow).",
    ),
    (
        {"event": "corruption", "points": 2, "total": 7, "cause": "two_reveal"},
        "2 Corruption (Hunt tile 2 with Reveal): 7 in all.",
    ),
    ({"event": "corruption", "points": -1, "total": 6, "cause": "athelas"}, "1 Corruption healed (Athelas): 6 in all."),
    (
        {"event": "removed", "region": "pelargir", "figure": "gondor_leader", "cause": "black_breath"},
        "A Gondor Leader is lost in Pelargir (Black Breath).",
    ),
    (
        {"event": "removed", "region": "orthanc", "figure": "isengard_regular", "cause": "voice_of_saruman"},
        "An Isengard regular is replaced in Orthanc (the Voice of Saruman).",
    ),
    (
        {"event": "hunt_roll", "dice": [5, 2], "bonus": 1, "successes": 1, "reroll": False, "grounds": []},
        "The Hunt rolls: 5, 2 (+1 to each die, 6 succeeds). Successes in all: 1.",
    ),
    (
        {
            "event": "combat_roll",
            "side": "shadow",
            "dice": [6],
            "needed": 6,
            "bonus": -1,
            "hits": 1,
            "how": "open",
            "cause": "combat_roll",
        },
        "The Shadow, Combat roll: 6 (a 6 hits, -1 included). Hits: 1.",
    ),
    (
        {
            "event": "combat_modified",
            "free_peoples": {**UNTOUCHED, "bonus": 1},
            "shadow": {**UNTOUCHED, "most_dice": 3, "card_cancelled": True},
            "cause": "valour",
        },
        "After 'Valour': the Free Peoples +1 to the Combat roll, the Shadow 3 dice at most, "
        "the Shadow Combat card cancelled.",
    ),
    (
        {
            "event": "characters_moved",
            "characters": ["gimli"],
            "how": "walks",
            "from": "moria",
            "to": "moria",
            "cause": "parting",
        },
        "Gimli goes no further than Moria.",
    ),
    (
        {"event": "battle_over", "region": "edoras", "how": "destroyed", "who": ["free_peoples"]},
        "The battle in Edoras is over: the Army of the Free Peoples is destroyed.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_some_sentences_in_full(event: dict[str, Any], sentence: str) -> None:
    assert text.describe_event(event) == sentence


def test_the_ends_have_words() -> None:
    won = {"winners": ["free_peoples"], "reason": "ring_destroyed", "scores": {}}
    assert text.describe_outcome(won) == (
        "The Free Peoples have won: the Ring is destroyed in the fires of Mount Doom."
    )
    assert text.describe_outcome({**won, "winners": ["witch_king"], "reason": "shadow_conquest"}).startswith(
        "The Witch-king has won: "
    )
    assert text.describe_outcome({**won, "winners": [], "reason": "turn_limit"}).startswith("Nobody has won: ")
    code = "".join(file.read_text(encoding="utf-8") for file in HOME.rglob("*.py"))
    finished = set(re.findall(r"""finish\(s, [^,]+, "([a-z_]+)",""", code))
    assert finished | {"turn_limit"} == set(events.REASONS)


# --- questions and choices ------------------------------------------------------------------------------------------

ABOUT: dict[str, Any] = {
    "region": "edoras",
    "from": "edoras",
    "figures": {"rohan_regular": 2},
    "characters": ["strider"],
    "figure": "nazgul",
    "nation": "rohan",
    "character": "gimli",
    "card": "athelas",
    "die": "army",
    "dice": [2, 6],
    "tile": "eye",
    "damage": 2,
    "successes": 1,
    "hits": 2,
    "over": 2,
    "left": 2,
    "steps": 3,
    "progress": 1,
    "level": 2,
    "round": 1,
}


def test_every_prompt_has_its_question() -> None:
    asked = sorted({step.PROMPT for step in GAME.steps.values() if step.PROMPT})
    assert len(asked) > 75
    for prompt in asked:
        words = text.describe_prompt({"prompt": prompt, "about": ABOUT})
        readable(words, prompt)
        assert "?" in words, prompt
        assert words != sentence(prompt.replace("_", " ").replace(".", ": ")), prompt
    assert set(choices.PROMPTS) <= set(asked)


@cache
def opening() -> dict[str, Any]:
    return GAME.new({}, seed=1).view("free_peoples")


def test_every_token_has_its_words() -> None:
    view = {**opening(), "decision": {"prompt": "turn.action", "about": {}}}
    for token in VOCABULARY.tokens:
        words = text.describe_token(token.text, view)
        readable(words, token)
        assert words[0].isupper() or words[0] in "0123456789'", token


def test_a_choice_tells_who_is_there_and_what_the_army_would_meet() -> None:
    scene = table({"edoras": "2 rohan_regular", "folde": "rohan_elite"}, dice="army | army")
    scene.choose("die army", "act move_armies", "from edoras", "all")
    view = scene.state.view("free_peoples")
    assert text.describe_token("to folde", view) == "To the Folde (to join the Army there): a Rohan elite"
    assert (
        text.describe_prompt(view["decision"]) == "The Army in Edoras: who goes, and where? So far: 2 Rohan regulars."
    )


def test_a_card_is_offered_with_the_half_that_would_be_used() -> None:
    assert text.describe_token("play athelas", opening()).startswith("Play 'Athelas': Roll 3 dice")
    assert text.describe_token("card athelas", opening()).startswith("Lay 'Athelas' as Andúril: If Strider")


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_fits_its_width(width: int) -> None:
    for name, state in scenes().items():
        for seat in (*state.seats, None):
            lines = text.describe_board(state.view(seat), width).splitlines()
            assert max(len(line) for line in lines) <= width, name


def test_the_board_tells_armies_tracks_and_ones_own_hand_alone() -> None:
    board = text.describe_board(opening())
    assert "  Minas Tirith (Gondor stronghold): 3 Gondor regulars, a Gondor elite and a Gondor Leader" in board
    assert "FELLOWSHIP: last seen in Rivendell, Progress 0, hidden; Corruption 0 of 12" in board
    assert "Sauron 1 step from war" in board
    assert "YOUR HAND (2 cards)" in board
    assert "YOUR HAND" not in text.describe_board(GAME.new({}, seed=1).view(None))


def test_a_siege_is_told_from_both_sides() -> None:
    scene = table({"helms_deep": "rohan_regular 3 isengard_regular"}, besieged="helms_deep", dice="army | army")
    board = text.describe_board(scene.state.view(None))
    assert "Helm's Deep (Rohan stronghold, besieged): a Rohan regular" in board
    assert "Helm's Deep (Rohan stronghold, besieging): 3 Isengard regulars" in board


# --- the names are those of the catalogue ---------------------------------------------------------------------------


@cache
def catalogue() -> dict[str, str]:
    """Every message and attribute of the English catalogue that is one line, in the terminal's plainer signs."""
    found: dict[str, str] = {}
    id = ""
    for line in CATALOGUE.read_text(encoding="utf-8").translate(str.maketrans("’“”−", "'''-")).splitlines():
        if match := re.fullmatch(r"([a-z][\w-]*) = (.*)", line):
            id = match[1]
            found[id] = match[2]
        elif match := re.fullmatch(r" +\.([a-z]+) = (.*)", line):
            found[f"{id}.{match[1]}"] = match[2]
    return found


def dashed(id: str) -> str:
    return id.replace("_", "-")


def test_the_terminal_calls_everything_as_the_browser_does() -> None:
    said = catalogue()
    for id in (*REGIONS, "mordor_track"):
        assert names.in_region(id) == said[f"region-{dashed(id)}.in"], id
        assert f"to {names.the_region(id)}" == said[f"region-{dashed(id)}.to"], id
    for id in NATIONS:
        assert names.nation(id) == said[f"nation-{dashed(id)}.the"], id
    for id in CHARACTERS:
        assert names.character(id) == said.get(f"character-{dashed(id)}.the", said[f"character-{dashed(id)}"]), id
    for id in FIGURES:
        assert names.figure(id) == said[f"figure-{dashed(id)}"], id
    for kind, ids, name in (
        ("die", FACES, names.face),
        ("tile", TILES, names.tile),
        ("card", CARDS, names.card),
        ("combat", COMBATS, names.half),
    ):
        for id in ids:
            assert name(id) == said[f"{kind}-{dashed(id)}"], id
    for id in ACTS:
        assert capital(names.act(id)) == said[f"act-{dashed(id)}"], id
    for id, words in names.CAUSES.items():
        assert words == said[f"cause-{dashed(id)}"], id


def test_both_halves_of_a_card_say_the_same_in_terminal_and_browser() -> None:
    said = catalogue()
    assert tuple(names.CARDS) == CARDS
    assert tuple(COMBAT_HALVES) == COMBATS
    assert {id: names.card_text(id) for id in CARDS} == {id: said[f"card-{dashed(id)}.text"] for id in CARDS}
    assert {id: names.half_text(id) for id in COMBATS} == {id: said[f"combat-{dashed(id)}.text"] for id in COMBATS}


def test_phases_have_names() -> None:
    assert set(names.PHASE_NAMES) == set(PHASES)
