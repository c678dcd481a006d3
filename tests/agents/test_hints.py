"""Hints: the best few choices, their chances, and what would follow, out of nothing but what the seat knows."""

import json

import pytest

import westmarch
from tests.agents.test_agents import placed
from tests.agents.test_levels import TABLES, decisions_of_every_seat
from tests.games.confrontation.scenes import table
from westmarch.agents import Perspective
from westmarch.agents.hints import BUDGETS, FEW, MOST_EXPECTED, Judge, ranked
from westmarch.agents.searching import Thought
from westmarch.cli.texts import text_of
from westmarch.kernel import BadInput, Generator

SMALL = 6


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_hint_is_the_same_whatever_is_hidden(game: str, options: dict[str, object]) -> None:
    text = text_of(westmarch.game(game))
    for state in decisions_of_every_seat(game, options):
        seat = state.seats[state.turn]
        other = state.imagine(seat, Generator.seeded(5))
        advice, blind = (Judge().consider(Perspective(each, seat), 3, SMALL).describe() for each in (state, other))
        assert advice == blind
        assert json.loads(json.dumps(advice)) == advice
        assert advice["seat"] == seat
        assert 0 <= advice["chance"] <= 1
        assert 1 <= len(advice["options"]) <= FEW
        tokens = {token.text for token in state.pending[0].tokens}
        for option in advice["options"]:
            assert option["token"] in tokens
            assert 0 <= option["chance"] <= 1
            assert 0 <= option["share"] <= 1
            assert len(option["expects"]) <= MOST_EXPECTED
            for event in option["expects"]:
                assert text.describe_event(event), "the log's own words tell it"
        # In a match the second game's placement is still to come: nobody is told anything of it.
        assert any(option["expects"] for option in advice["options"]) or "match" in options


def test_all_options_are_considered_and_the_thinking_is_shared_out() -> None:
    state = placed(2)
    advice = Judge(guided=False).consider(Perspective(state, "sauron"), 1, 60)
    assert {option.token for option in advice.options} == {token.text for token in state.pending[0].tokens}
    assert sum(option.share for option in advice.options) == pytest.approx(1)
    chances = [option.chance for option in advice.options]
    assert advice.chance == chances[0]
    assert chances == sorted(chances, reverse=True)


def test_what_is_known_well_goes_by_its_worth_and_the_rest_after_it() -> None:
    tokens = westmarch.game("confrontation").vocabulary.tokens
    favourite, better, rare, never = (
        Thought(tokens[i], visits, worth)
        for i, (visits, worth) in enumerate([(80, 0.5), (40, 0.6), (19, 0.9), (0, 0.0)])
    )
    assert ranked([favourite, better, rare, never], 0.5) == [better, favourite, rare, never]


def test_a_win_that_lies_open_is_seen() -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    advice = Judge(guided=False).consider(Perspective(scene.state, "fellowship"), 1, 200)
    assert advice.options[0].token == "move frodo_classic"
    assert advice.chance > 0.8
    assert [event["event"] for event in advice.options[0].expects] == ["moved", "game_over"]
    waiting = Judge(guided=False).chance(Perspective(scene.state, "sauron"), 1, 100)
    assert waiting < 0.3, "he who waits sees it coming"


def test_the_only_choice_is_its_own_best() -> None:
    scene = table({"gondor": "gimli", "rohan": "| warg", "shire": "| balrog"}, turn="fellowship")
    advice = Judge(guided=False).consider(Perspective(scene.state, "fellowship"), 1, 20)
    assert [option.token for option in advice.options] == ["move gimli"]
    assert advice.options[0].share == 1


def test_a_judge_refuses_what_makes_no_sense() -> None:
    state = placed(2)
    with pytest.raises(BadInput, match="budget: at least 1 iteration is needed, not 0"):
        Judge().consider(Perspective(state, "sauron"), 1, 0)
    assert set(BUDGETS) == set(westmarch.games())
