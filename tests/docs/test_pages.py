"""Tables and excerpts in the documentation are those of the code, the tests and the records."""

from itertools import pairwise

import pytest

from tests.docs.pages import PAGE_NAMES, blocks, prose, read, rows, session
from westmarch.games.confrontation.board import CAPACITY, REGIONS, ROW
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, STRENGTH

GLOSSARY = read("docs/glossary.md")


def only_block(page: str, language: str) -> str:
    (block,) = [text for kind, text in blocks(read(page)) if kind == language]
    return block


# --- the glossary ----------------------------------------------------------------------------------------------------


def test_the_regions_are_those_of_the_board() -> None:
    told = [(id, int(row), int(holds)) for id, _, _, row, holds in rows(GLOSSARY, "Regions")]
    assert told == list(zip(REGIONS, ROW, CAPACITY, strict=True))


@pytest.mark.parametrize(("heading", "side"), [("Characters of the Fellowship", 0), ("Characters of Sauron", 1)])
def test_the_characters_are_those_of_the_box(heading: str, side: int) -> None:
    told = [(id, face, int(strength.replace("−", "-"))) for id, _, _, face, strength in rows(GLOSSARY, heading)]
    first = 2 * PER_SIDE * side
    assert told == [
        (CHARACTERS[face], ("classic", "variant")[face % 2], STRENGTH[face])
        for face in range(first, first + 2 * PER_SIDE)
    ]


def test_the_cards_are_those_of_the_box() -> None:
    assert [row[0] for row in rows(GLOSSARY, "Combat cards")] == [*COMBAT_CARDS[0], *COMBAT_CARDS[1]]
    told = [(row[0], row[3]) for row in rows(GLOSSARY, "Special cards")]
    assert told == [(card, ("the Fellowship", "Sauron")[i // 4]) for i, card in enumerate(SPECIAL_CARDS)]


def test_the_words_of_the_project_are_in_order_and_there() -> None:
    project = GLOSSARY.split("## The Confrontation")[0]
    words = [line.removeprefix("### ") for line in project.split("\n") if line.startswith("### ")]
    assert words == sorted(words)
    wanted = "Audience Belief Commitment Decision Event Handle Imagine Law Ledger News Playout Preset Record Seat Side"
    assert {*wanted.split(), "Step", "Token", "View"} <= set(words)


# --- excerpts --------------------------------------------------------------------------------------------------------


def test_the_excerpt_of_a_record_is_real() -> None:
    excerpt = only_block("docs/records.md", "text").rstrip("\n")
    golden = read("tests/conformance/golden/confrontation/classic.wmr").rstrip("\n")
    beginning, end = excerpt.split("\n...\n")
    assert golden.startswith(beginning + "\n")
    assert golden.endswith("\n" + end)


def test_the_example_of_a_rule_test_is_real() -> None:
    assert only_block("docs/writing-rule-tests.md", "python") in read("tests/games/confrontation/test_move.py")
    assert only_block("docs/writing-rule-tests.md", "toml") in read("src/westmarch/games/confrontation/rules.toml")


# --- decisions -------------------------------------------------------------------------------------------------------


def test_decisions_are_numbered_and_of_one_form() -> None:
    names = [name for name in PAGE_NAMES if name.startswith("docs/decisions/")]
    numbers = [int(name.split("/")[-1][:4]) for name in names]
    assert numbers[0] == 1
    assert all(after == before + 1 for before, after in pairwise(numbers))
    for number, name in zip(numbers, names, strict=True):
        lines = read(name).split("\n")
        assert lines[0].startswith(f"# {number}. ")
        assert [line for line in lines if line.startswith("## ")] == ["## Context", "## Decision", "## Consequences"]


# --- how pages are read ----------------------------------------------------------------------------------------------


def test_blocks_prose_and_sessions_are_told_apart() -> None:
    page = "One `two`.\n\n```sh\nthree\n```\n\n```pycon\n>>> 4\n4\n```\n\nFive.\n"
    assert list(blocks(page)) == [("sh", "three\n"), ("pycon", ">>> 4\n4\n")]
    assert prose(page).split() == ["One", "`two`.", "Five."]
    assert session(page).split() == [">>>", "4", "4"]
    assert session(page).split("\n")[7] == ">>> 4"


def test_a_block_that_is_not_closed_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not closed"):
        list(blocks("```sh\nthree\n"))
