"""A reader who knows a rule's id finds its code with one search."""

from pathlib import Path

import pytest

import westmarch

GAMES = Path(__file__).parents[2] / "src" / "westmarch" / "games"


@pytest.mark.parametrize("game_id", westmarch.games())
def test_every_rule_is_named_where_it_is_implemented(game_id: str) -> None:
    ledger = westmarch.game(game_id).ledger
    code = "".join(path.read_text("utf-8") for path in (GAMES / game_id).rglob("*.py"))
    missing = [rule.id for rule in ledger if rule.id not in code]
    assert not missing or not ledger.complete
