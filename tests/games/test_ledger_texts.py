"""The ledgers are read by players: their texts are set like those of a book, and speak in names."""

import re

import pytest

import westmarch

BARE_ID = re.compile(r"\b[a-z]+_[a-z_]+\b")


def _texts(game: str) -> dict[str, str]:
    return {
        rule.id: " ".join((rule.text, rule.example, rule.note, rule.source)) for rule in westmarch.game(game).ledger
    }


@pytest.mark.parametrize("game", westmarch.games())
def test_quotes_and_apostrophes_are_those_of_print(game: str) -> None:
    assert [id for id, text in _texts(game).items() if "'" in text or '"' in text] == []


@pytest.mark.parametrize("game", westmarch.games())
def test_nothing_is_called_by_its_id(game: str) -> None:
    assert {id: BARE_ID.findall(text) for id, text in _texts(game).items() if BARE_ID.search(text)} == {}
