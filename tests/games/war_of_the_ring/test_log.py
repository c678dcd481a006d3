"""The log explains the game: whatever changes on the table is told by an event that says why.

Random games are played, and after every token the change of the public table is held against the events it gave.
"""

from collections import Counter
from typing import Any

import pytest

from tests.games.war_of_the_ring.late import scenes
from westmarch import Event, Generator, State
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.board import SIDES

Table = dict[str, Any]
Told = list[dict[str, Any]]


def of(told: Told, *kinds: str) -> Told:
    return [event for event in told if event["event"] in kinds]


def on_map(table: Table) -> Counter[str]:
    """All figures on the map by kind."""
    found: Counter[str] = Counter()
    for region in table["regions"].values():
        for side in SIDES:
            found.update(region.get(side, {}))
    return found


def check_figures(before: Table, after: Table, told: Told) -> None:
    """Every figure that comes or goes is told."""
    change: Counter[str] = Counter()
    for event in of(told, "recruited"):
        change[event["figure"]] += event["number"]
    for event in of(told, "removed"):
        change[event["figure"]] -= 1
    for event in of(told, "reduced"):
        change[event["figure"]] -= 1
        change[event["figure"].replace("elite", "regular")] += 1
    now, then = on_map(after), on_map(before)
    assert {k: now[k] - then[k] for k in {*now, *then} if now[k] != then[k]} == {k: n for k, n in change.items() if n}


def check_fellowship(before: Table, after: Table, told: Told) -> None:
    old, new = before["fellowship"], after["fellowship"]
    assert new["corruption"] - old["corruption"] == sum(event["points"] for event in of(told, "corruption"))
    for fact in ("region", "progress", "hidden"):
        if new[fact] != old[fact]:
            assert of(told, "fellowship")[-1][fact] == new[fact], fact
    if new["mordor"] != old["mordor"]:
        assert of(told, "fellowship")[-1]["mordor"] == new["mordor"]
    if new["guide"] != old["guide"]:
        assert of(told, "guide")[-1]["character"] == new["guide"]


def check_politics(before: Table, after: Table, told: Told) -> None:
    for nation, new in after["politics"].items():
        old = before["politics"][nation]
        if new["steps_to_war"] != old["steps_to_war"]:
            steps = [event for event in of(told, "politics") if event["nation"] == nation]
            assert steps[-1]["steps_to_war"] == new["steps_to_war"]
            assert all(event["cause"] for event in steps)
        if new["active"] and not old["active"]:
            assert [event for event in of(told, "activated") if event["nation"] == nation and event["cause"]]


def check_tiles(before: Table, after: Table, told: Told) -> None:
    """Tiles leave the pool by being drawn, and come into it by a card or a filling."""
    old, new = before["hunt"], after["hunt"]
    if new["pool"] != old["pool"] and not of(told, "hunt_pool"):
        change: Counter[str] = Counter()
        for event in of(told, "hunt_tile"):
            assert event["cause"]
            change[event["tile"]] -= 1
        for event in of(told, "hunt_tile_returned", "special_tile"):
            change[event["tile"]] += 1
        assert Counter(new["pool"]) == Counter({k: old["pool"].get(k, 0) + change[k] for k in {*old["pool"], *change}})
    if new["removed"] != old["removed"]:
        assert of(told, "hunt_tile_removed")


def check_dice(before: Table, after: Table, told: Told) -> None:
    if after["hunt_box"] != before["hunt_box"]:
        assert of(told, "hunt_box", "hunt_dice_placed", "action_dice", "die_turned", "ring_used", "turn")
    if after["dice"] != before["dice"]:
        assert of(told, "die_used", "action_dice", "die_turned", "dice_discarded", "ring_used", "turn")
    if after["rings"] != before["rings"]:
        assert of(told, "ring_used", "die_used")


def check_the_rest(before: Table, after: Table, told: Told) -> None:
    for region in {*before["regions"], *after["regions"]}:
        old, new = before["regions"].get(region, {}), after["regions"].get(region, {})
        if old.get("controlled_by") != new.get("controlled_by"):
            assert [event for event in of(told, "captured") if event["region"] == region]
        if old.get("besieged") != new.get("besieged"):
            assert [event for event in of(told, "siege_begins", "siege_ends") if event["region"] == region]
    for character, place in after["characters"].items():
        if place != before["characters"][character]:
            named = [e for e in told if e.get("character") == character or character in (e.get("characters") or ())]
            replaced = of(told, "entered_play") and character in ("strider", "gandalf_the_grey")
            assert named or replaced, character
    for side in SIDES:
        for card in {*after["table"][side]} ^ {*before["table"][side]}:
            assert [event for event in told if event.get("card") == card], card


CHECKS = (check_figures, check_fellowship, check_politics, check_tiles, check_dice, check_the_rest)


def explained(state: State, rng: Generator, most: int) -> int:
    """Play at random and hold every change against what was told; how many decisions."""
    before = state.view(None)["table"]
    played = 0
    while not state.over and played < most:
        decision = state.pending[rng.below(len(state.pending))]
        events: list[Event] = state.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
        after = state.view(None)["table"]
        told = [event.whole() for event in events]
        assert all(event.get("rule") in GAME.ledger for event in told)
        for check in CHECKS:
            check(before, after, told)
        before = after
        played += 1
    return played


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_change_is_told(preset: str) -> None:
    assert explained(GAME.new(GAME.presets[preset], seed=3), Generator.seeded(4), 600) == 600


@pytest.mark.parametrize("name", scenes())
def test_every_change_is_told_late_in_the_game(name: str) -> None:
    assert explained(scenes()[name], Generator.seeded(9), 100) > 20
