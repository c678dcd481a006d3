"""The turn, its rolls and its actions. DOOM-TURN, DOOM-ROLL, DOOM-ACTION"""

from tests.games.mount_doom.scenes import opened, table
from tests.rulebook import rule

ALL_COLOURS = {"take orange", "take purple", "take blue", "take green", "take red"}


@rule("DOOM-TURN-01")
def test_a_turn_has_two_rolls_and_four_actions() -> None:
    scene = table({"gimli": 1, "aragorn": 1})
    scene.turn((6, "gimli", 4), (1, "aragorn", 5))
    assert [told["cause"] for told in scene.told("rolled")] == ["first_roll", "second_roll"]
    assert [told["die"] for told in scene.told("die_resolved")] == ["black_1", "red", "black_2", "blue"]


@rule("DOOM-TURN-02")
def test_the_oldest_begins() -> None:
    scene = opened(players=3)
    assert scene.seat == "first"
    assert any(card.startswith("gandalfs_") for card in scene.hand("first"))


@rule("DOOM-TURN-03")
def test_turns_go_clockwise() -> None:
    scene = table({"gimli": 1, "aragorn": 1}, players=3, track="saruman - - - - -", warriors=5)
    seats = []
    for _ in range(4):
        seats.append(scene.seat)
        scene.turn((1, "gimli", 1), (1, "aragorn", 1))
    assert seats == ["first", "second", "third", "first"]


@rule("DOOM-TURN-04")
def test_each_stage_has_its_cards_and_its_destination() -> None:
    scene = table({"ring_bearer": 15, "aragorn": 1}, track="saruman - - - - -", warriors=5)
    assert scene.view()["stage"] == {"name": "rohan", "destination": 16}
    scene.turn((1, "ring_bearer", 4), (1, "aragorn", 1))
    assert scene.view()["stage"] == {"name": "helms_deep", "destination": 24}
    assert scene.told("stage_begins")[0]["stage"] == "helms_deep"


@rule("DOOM-TURN-05")
def test_the_tile_is_the_active_players() -> None:
    scene = table(players=2, seat="second")
    scene.roll({"gimli": 2, "aragorn": 3}, (4, 5)).choose("place black_2", "place blue")
    assert scene.asked == {"second": "roll.third_die"}
    assert scene.view()["tile"] == [{"die": "black_2", "face": 5}, {"die": "blue", "face": 3}, None, None]


@rule("DOOM-TURN-06")
def test_the_order_of_a_turn() -> None:
    scene = table(
        {"ring_bearer": 5, "gimli": 1},
        track="saruman - - - - -",
        cards="treebeard gandalfs_vision elrond",
        players=2,
        gandalf_stack="",
    )
    prompts = [scene.prompt]
    for token in ["take orange", "take red", "place black_1", "place orange", "take blue", "place red"]:
        if token == "take red":
            scene.dice(3, 1, 1, 1)
        if token == "take blue":
            scene.dice(1, 1, 1)
        scene.choose(token)
        prompts.append(scene.prompt)
    while scene.seat == "first":
        prompts.append(scene.prompt)
        scene.choose("pass")
    assert prompts[:7] == [
        "turn.begin",
        "roll.second_die",
        "roll.place_black",
        "roll.place_coloured",
        "roll.third_die",
        "roll.place_second",
        "action.before_die",
    ]
    assert prompts[7:] == ["action.before_die"] * 5 + ["stage.vision"]
    assert (scene.seat, scene.prompt) == ("second", "turn.begin")


# --- the roll phase ---------------------------------------------------------------------------------------------


@rule("DOOM-ROLL-01")
def test_two_coloured_dice_are_rolled_with_both_black_ones() -> None:
    scene = table()
    assert scene.legal() == ALL_COLOURS
    scene.choose("take red")
    assert scene.legal() == ALL_COLOURS - {"take red"}
    assert scene.refused("take red") == "DOOM-ROLL-01"
    scene.choose("take blue")
    (told,) = scene.told("rolled")
    assert set(told["dice"]) == {"red", "blue", "black_1", "black_2"}


@rule("DOOM-ROLL-02")
def test_one_black_and_one_coloured_die_fill_page_one() -> None:
    scene = table().roll({"gimli": 4, "aragorn": 3}, (5, 2))
    assert scene.legal() == {"place black_1", "place black_2"}
    assert scene.refused("place blue") == "DOOM-ROLL-02"
    scene.choose("place black_2")
    assert scene.legal() == {"place blue", "place red"}
    scene.choose("place blue")
    assert scene.view()["tile"][:2] == [{"die": "black_2", "face": 2}, {"die": "blue", "face": 3}]


@rule("DOOM-ROLL-03")
def test_the_second_roll_is_the_two_dice_left_and_a_new_one() -> None:
    scene = table().roll({"gimli": 4, "aragorn": 3}, (5, 2)).choose("place black_2", "place blue")
    assert scene.legal() == {"take orange", "take purple", "take green"}
    assert scene.refused("take red") == "DOOM-ROLL-03"
    scene.choose("take green")
    (told,) = scene.told("rolled")
    assert set(told["dice"]) == {"green", "red", "black_1"}


@rule("DOOM-ROLL-04")
def test_the_black_die_must_go_on_page_two() -> None:
    scene = table({"legolas": 2}, cards="treebeard").roll({"gimli": 4, "aragorn": 3}, (5, 2))
    scene.choose("place black_2", "place blue").dice(6, 1, 4).choose("take green")
    assert scene.legal() == {"place green", "place red", "use treebeard"}
    scene.choose("place green")
    assert scene.view()["tile"][2:] == [{"die": "black_1", "face": 4}, {"die": "green", "face": 6}]


@rule("DOOM-ROLL-05")
def test_the_die_not_chosen_has_no_effect() -> None:
    scene = table({"gimli": 1, "aragorn": 1, "legolas": 1}).roll({"gimli": 4, "aragorn": 3}, (6, 2))
    scene.choose("place black_1", "place blue").dice(4, 4, 6).choose("take green", "place green")
    assert (scene.at("aragorn"), scene.at("legolas"), scene.at("gimli")) == (4, 5, 1)
    assert scene.state.face == [0] * 8


@rule("DOOM-ROLL-06")
def test_no_figure_is_moved_twice_by_the_tile() -> None:
    for first, second in [("red", "blue"), ("blue", "red")]:
        scene = table({"gimli": 1, "aragorn": 1}).roll({"gimli": 1, "aragorn": 1}, (6, 6))
        scene.choose("place black_1", f"place {first}")
        assert f"take {first}" not in scene.legal()
        scene.choose("take green")
        assert scene.legal() == {"place green", f"place {second}"}


@rule("DOOM-ROLL-07")
def test_dice_are_picked_before_their_roll_is_known() -> None:
    scene = table().choose("take red")
    assert scene.told("rolled") == []
    assert scene.view()["dice"] == {}
    scene.choose("take blue", "place black_1", "place red")
    assert scene.prompt == "roll.third_die"
    assert set(scene.view()["dice"]) == {"blue", "black_2"}


@rule("DOOM-ROLL-07")
def test_the_first_pick_stays_between_the_player_and_his_hand() -> None:
    scene = table(players=2)
    before = scene.state.view("second")
    scene.choose("take red")
    assert scene.heard("second") == []
    assert scene.state.view("second") == before


@rule("DOOM-ROLL-08")
def test_the_die_of_a_waiting_companion_may_be_picked_and_does_nothing() -> None:
    scene = table({"ring_bearer": 33, "gimli": "waiting", "aragorn": 33}, track="- - - - - -", stage="minas_morgul")
    assert scene.legal() == ALL_COLOURS
    scene.turn((5, "gimli", 4), (5, "aragorn", 1))
    assert scene.at("gimli") == "waiting"
    assert [told["rule"] for told in scene.told("stays")] == ["DOOM-MOVE-07"]


# --- the action phase ---------------------------------------------------------------------------------------------


@rule("DOOM-ACTION-01")
def test_page_one_comes_first_from_top_to_bottom() -> None:
    scene = table({"gimli": 1, "aragorn": 1}).turn((6, "gimli", 4), (1, "aragorn", 5))
    resolved = [(told["die"], told["face"]) for told in scene.told("die_resolved")]
    assert resolved == [("black_1", 6), ("red", 4), ("black_2", 1), ("blue", 5)]


@rule("DOOM-ACTION-02")
def test_a_die_is_back_in_the_pool_before_the_next_is_looked_at() -> None:
    scene = table({"gimli": 1, "aragorn": 1}, track=EMPTY_BUT_TWO)
    scene.turn((3, "gimli", 4), (3, "aragorn", 5))
    assert scene.prompt == "slot.move"
    assert scene.view()["tile"] == [None, *TILE_REST]
    scene.choose("advance 2")
    assert (scene.at("gimli"), scene.at("aragorn")) == (5, 3)
    assert scene.view()["tile"] == [None, None, None, TILE_REST[2]]


EMPTY_BUT_TWO = "saruman - - - - -"
TILE_REST = [{"die": "red", "face": 4}, {"die": "black_2", "face": 3}, {"die": "blue", "face": 5}]


@rule("DOOM-ACTION-03")
def test_no_die_may_be_skipped() -> None:
    scene = table({"gimli": 1, "aragorn": 1}, cards="treebeard").turn((6, "gimli", 4), (1, "aragorn", 5))
    assert scene.legal() == {"use treebeard", "pass"}
    assert scene.refused("place red") == "DOOM-ACTION-03"
    scene.passing()
    assert len(scene.told("die_resolved")) == 4


@rule("DOOM-ACTION-04")
def test_all_dice_are_resolved_after_the_destination_is_reached() -> None:
    scene = table({"ring_bearer": 5, "gimli": 1}, track="nazgul - - - - saruman", gandalf_stack="")
    scene.turn((1, "ring_bearer", 3), (6, "gimli", 4))
    assert scene.told("uruk_hai_placed")
    assert scene.at("gimli") == 5
    kinds = [event.kind for event in scene.events]
    assert kinds.index("stage_ends") < kinds.index("uruk_hai_placed") < kinds.index("stage_begins")


@rule("DOOM-ACTION-04")
def test_only_the_end_of_the_game_stops_the_dice() -> None:
    scene = table({"gimli": 1, "aragorn": 1}, nazgul=8).turn((1, "gimli", 4), (6, "aragorn", 5))
    assert scene.reason == "nazgul_gathered"
    assert len(scene.told("die_resolved")) == 1
    assert scene.at("gimli") == 1
