"""The doors of the state, on The Confrontation: refusals, views, JSON from outside."""

import json
from typing import Any

import pytest

import westmarch
from westmarch import BadState, Generator, IllegalMove

GAME = westmarch.game("confrontation")


def placing() -> westmarch.State:
    return GAME.new({"edition": "classic"}, seed=7)


def test_both_seats_are_pending_at_once() -> None:
    state = placing()
    assert [decision.seat for decision in state.pending] == ["fellowship", "sauron"]
    assert state.decision("sauron") is not None
    assert repr(state) == "<confrontation: fellowship setup.place (9), sauron setup.place (9)>"


@pytest.mark.parametrize(
    ("seat", "token", "reason"),
    [
        ("fellowship", "place balrog", "not among the choices"),
        ("gollum", "place frodo_classic", "no seat of this game"),
        ("fellowship", "place frodo", "did you mean"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(seat: str, token: str, reason: str) -> None:
    state = placing()
    before = state.to_json()
    with pytest.raises(IllegalMove, match=reason):
        state.play(seat, token)
    assert state.to_json() == before


def test_a_seat_with_nothing_to_choose_is_told_whom_the_game_waits_for() -> None:
    state = placing()
    while (decision := state.decision("fellowship")) is not None:
        state.play("fellowship", decision.tokens[0])
    with pytest.raises(IllegalMove, match="fellowship has nothing to choose now; sauron must choose"):
        state.play("fellowship", "place frodo_classic")


def test_after_the_end_nothing_can_be_played() -> None:
    state = placing()
    westmarch.kernel.playout(state, Generator.seeded(1))
    assert state.over
    assert state.pending == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("sauron", "pass")
    assert "confrontation: Outcome(" in repr(state)


def test_search_goes_through_the_inner_door_to_the_same_state() -> None:
    outer, inner = placing(), placing()
    rng = Generator.seeded(2)
    while not outer.over:
        seat = inner.turn
        tokens = inner.legal(seat)
        token = tokens[rng.below(len(tokens))]
        assert outer.play(outer.seats[seat], token) is not None
        inner.apply(seat, token)
        assert inner.events is None
        assert inner.to_json() == outer.to_json()
    assert inner.turn == -1
    assert inner.legal(0) == []


def broken(change: Any) -> str:
    data = json.loads(placing().to_json())
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "state"),
        ("[]", "state"),
        ("{}", "state"),
        ("[" * 100_000, "state"),
        (broken(lambda d: d.update(game="chess")), "game"),
        (broken(lambda d: d.update(rules=99)), "rules"),
        (broken(lambda d: d.update(rng=[1, 2])), "rng"),
        (broken(lambda d: d.update(rng=[0, 0, 0, 0])), "rng"),
        (broken(lambda d: d.update(rng=[1, 2, 3, "4"])), r"rng\[3\]"),
        (broken(lambda d: d.update(stack=[])), "stack"),
        (broken(lambda d: d.update(stack=[["Nonsense"]])), r"stack\[0\]"),
        (broken(lambda d: d.update(stack=[["Place", 1]])), r"stack\[0\]"),
        (broken(lambda d: d.update(stack=["Place"])), r"stack\[0\]"),
        (broken(lambda d: d.update(columns=[])), "columns"),
        (broken(lambda d: d["columns"].pop("region")), "region"),
        (broken(lambda d: d["columns"].update(region=[0])), "region"),
        (broken(lambda d: d["columns"]["region"].__setitem__(3, 99)), r"region\[3\]"),
        (broken(lambda d: d["columns"].update(side=2)), "side"),
        (broken(lambda d: d["columns"].update(belief=[[], []])), r"belief\[0\]"),
        (broken(lambda d: d["columns"]["belief"][1].append([1, 2])), r"belief\[1\]\[1\]"),
        (broken(lambda d: d.update(outcome={"winners": []})), "outcome"),
        (broken(lambda d: d.update(outcome={"winners": ["x"], "reason": "", "scores": {}})), "outcome.winners"),
        (broken(lambda d: d.update(outcome={"winners": [], "reason": 1, "scores": {}})), "outcome.reason"),
        (broken(lambda d: d.update(outcome={"winners": [], "reason": "", "scores": {"x": 1}})), "outcome.scores"),
    ],
)
def test_a_broken_state_is_refused_by_the_name_of_what_is_broken(text: str, where: str) -> None:
    with pytest.raises(BadState, match=f"^{where}: "):
        GAME.from_json(text)


def test_options_in_a_state_are_checked_too() -> None:
    with pytest.raises(westmarch.BadOption, match="edition"):
        GAME.from_json(broken(lambda d: d["options"].update(edition="x")))


def test_equal_states_have_one_fingerprint() -> None:
    assert placing().fingerprint() == placing().fingerprint()
    other = placing()
    other.play("sauron", "place balrog")
    assert other.fingerprint() != placing().fingerprint()


def test_a_fresh_secret_seed_is_drawn_when_none_is_given() -> None:
    assert GAME.new().rng.words() != GAME.new().rng.words()
