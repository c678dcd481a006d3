"""The words of the Card Game: everything that comes up in games has some, and they say what the data says."""

import re

import pytest

from tests.games.card_game.scenes import activate, combat, opened, table
from westmarch import Generator
from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import NAMES
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATHS
from westmarch.games.card_game.text import (
    describe_board,
    describe_event,
    describe_outcome,
    describe_prompt,
    describe_reason,
    describe_token,
)
from westmarch.games.card_game.text.choices import PROMPTS
from westmarch.games.card_game.text.events import SENTENCES
from westmarch.games.card_game.text.names import icons, paths, with_icons
from westmarch.games.card_game.text.sayings import CARDS, LOCATIONS

IDS = re.compile(r"[a-z]_[a-z]")


def test_every_card_and_every_location_has_a_name() -> None:
    assert list(CARDS) == list(NAMES)
    assert list(LOCATIONS) == [*BATTLEGROUNDS, *PATHS]


def test_every_question_has_words() -> None:
    asked = {step.PROMPT for step in GAME.steps.values() if step.PROMPT}
    assert asked == set(PROMPTS)


@pytest.mark.parametrize("preset", GAME.presets)
def test_whole_games_are_told_without_a_bare_id(preset: str) -> None:
    told: set[str] = set()
    for seed in range(3):
        state = GAME.new(GAME.presets[preset], seed=seed)
        rng = Generator.seeded(seed)
        while not state.over:
            decision = state.pending[0]
            view = state.view(decision.seat)
            words = [describe_prompt(decision.describe()), describe_board(view, 80)]
            words += [describe_token(token.text, view) for token in decision.tokens]
            for event in state.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))]):
                told.add(event.kind)
                words += [describe_event(event.whole()), describe_event(event.seen_by(-1) or event.whole())]
            assert not [text for text in words if IDS.search(text)]
            assert all(len(line) <= 80 for line in words[1].split("\n"))
        assert state.outcome is not None
        assert describe_outcome(state.outcome.describe()).count("won") == 1
        describe_board(state.view(None))
    assert told <= set(SENTENCES)
    assert len(told) > 20


def test_the_icons_of_a_card() -> None:
    assert icons("aragorn") == "attack 1+1, defence 1+1"
    assert icons("strider") == "attack 1, defence 1; path 2 on 2-6"
    assert icons("frodo_baggins") == "path 1 on 1-9"
    assert icons("mithril_coat") == "path 2"
    assert paths("the_reaver") == "1-3, 5-9"
    assert with_icons("lembas") == "Lembas [item]"
    assert with_icons("fatty_bolger") == "Fatty Bolger"


def test_a_hand_is_told_to_its_own_seat_alone() -> None:
    scene = table(hands={"frodo": "gimli sting", "aragorn": "arwen"}, at={"weathertop": "the_reaver"})
    mine = describe_board(scene.state.view("frodo"))
    assert "YOUR HAND (2 cards)" in mine
    assert "Gimli (Dwarf character: attack 1, defence 1; path 1 on 3-9)" in mine
    assert "attacking: The Reaver [1]" in mine
    assert "PATH 2, Weathertop: 2 points, defence 0; attack 1 against 0" in mine
    for other in ("witch_king", None):
        assert "Gimli" not in describe_board(scene.state.view(other))
        assert "Arwen" not in describe_board(scene.state.view(other))


def test_one_person_with_two_decks_reads_both_hands() -> None:
    scene = table(people=2, hands={"frodo": "gimli", "aragorn": "arwen"})
    text = describe_board(scene.state.view("frodo"))
    assert "YOUR HAND (1 card)" in text
    assert "HAND of Aragorn: Arwen" in text


def test_questions_tell_what_they_are_about() -> None:
    offer = activate("osgiliath", hands={"aragorn": "arwen"})
    question = describe_prompt(offer.state.pending[0].describe())
    assert question == (
        "Osgiliath: do you take the offer? (The holder of the Dúnedain faction may forsake 1 in order to draw 3.)"
    )
    losses = combat("egladil", "gimli legolas+bow_of_the_galadhrim the_commander the_destroyer")
    assert describe_prompt(losses.state.pending[0].describe()).endswith("(1 of the attack to cancel)")
    view = losses.state.view(losses.seat)
    assert describe_token("lose gimli", view) == "Give up Gimli: it cancels 1"


def test_the_ring_token_is_told_by_scenario() -> None:
    assert "draw 2" in describe_token("ring", opened().state.view("frodo"))
    assert "draw 3" in describe_token("ring", opened("duel2").state.view("gandalf"))
    assert "draw 3" in describe_token("ring", opened("duel3").state.view("gandalf"))
    assert "draw 2" in describe_token("ring", opened("duel3").state.view("saruman"))


def test_what_is_unseen_is_told_by_number() -> None:
    hidden = {"event": "cycled", "seat": "frodo", "count": 1}
    assert describe_event(hidden) == "Frodo cycled 1 card."
    assert (
        describe_event({**hidden, "cards": ["sting"], "cause": "narya"})
        == "Frodo cycled Sting, by Narya, Ring of Fire."
    )


def test_reasons() -> None:
    assert describe_reason("lead") == "a lead of ten points or more"
    assert describe_reason("something_else") == "something else"
