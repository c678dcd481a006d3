"""What is in the box, who plays, and how the table is set. DOOM-COMP, DOOM-PLAYERS, DOOM-SETUP"""

import pytest

from tests.games.mount_doom.scenes import opened, table
from tests.rulebook import rule
from westmarch import BadOption
from westmarch.games.mount_doom import GAME, cards, printed
from westmarch.games.mount_doom.board import BATTLE_FACES, DICE, EVENT, FIGURES, SLOTS, STAGES, destination
from westmarch.games.mount_doom.cards import CARDS, COLOUR, COLOURS, HELPERS, KIND, STAGE_CARDS, STAGE_OF


@rule("DOOM-COMP-01")
def test_the_route_has_six_stages_and_its_printed_events() -> None:
    assert [destination(stage) for stage in range(6)] == [8, 16, 24, 32, 40, 48]
    assert [space for space, event in enumerate(EVENT) if event == 1] == [7, 10, 22, 27, 33]
    assert [space for space, event in enumerate(EVENT) if event == 2] == [3, 15, 20, 30, 35, 37]
    assert SLOTS == 6
    view = opened().view()
    assert set(view) >= {"figures", "isengard", "minas_morgul", "courage", "track"}


@rule("DOOM-COMP-02")
def test_five_figures_have_a_die_of_their_colour() -> None:
    assert dict(zip(FIGURES, DICE[:5], strict=True)) == {
        "ring_bearer": "orange",
        "merry_pippin": "purple",
        "aragorn": "blue",
        "legolas": "green",
        "gimli": "red",
    }


@rule("DOOM-COMP-03")
def test_there_are_a_chieftain_and_five_warriors() -> None:
    isengard = opened().view()["isengard"]
    assert isengard == {"chieftain": True, "warriors": 0, "pool": 5, "treebeard": False}


@rule("DOOM-COMP-04")
def test_there_are_nine_nazgul() -> None:
    assert opened().view()["minas_morgul"] == {"nazgul": 1, "pool": 8}


@rule("DOOM-COMP-05")
def test_there_are_eight_dice() -> None:
    assert DICE == ("orange", "purple", "blue", "green", "red", "black_1", "black_2", "battle")


@rule("DOOM-COMP-06")
def test_there_are_42_encounter_cards_five_of_gandalf_and_boromir() -> None:
    assert [len(stage) for stage in STAGE_CARDS] == [7] * 6
    without_stage = {CARDS[card] for card in range(len(CARDS)) if STAGE_OF[card] < 0}
    assert without_stage == {
        "boromir",
        "gandalfs_vision",
        "gandalfs_wrath",
        "gandalfs_support",
        "gandalfs_trick",
        "gandalfs_power",
    }


@rule("DOOM-COMP-06")
def test_each_stage_has_its_own_seven() -> None:
    names = {STAGES[i]: {CARDS[card] for card in stage} for i, stage in enumerate(STAGE_CARDS)}
    assert names["lothlorien"] == {"cave_troll", "saruman", "nazgul", "balrog", "moria_orc", "arwen", "elrond"}
    assert names["rohan"] == {"orc_hordes", "wargs", "theoden", "nazgul", "uruk_hai", "saruman", "galadriel"}
    assert names["helms_deep"] == {"eowyn", "wormtongue", "eomer", "nazgul", "uruk_hai", "orc_hordes", "saruman"}
    assert names["gondor"] == {"nazgul", "grond", "orc_hordes", "eye_of_sauron", "uruk_hai", "faramir", "treebeard"}
    assert names["minas_morgul"] == {
        "witch_king",
        "mumakil",
        "haradrim",
        "denethor",
        "army_of_the_dead",
        "uruk_hai",
        "mouth_of_sauron",
    }
    assert names["mount_doom"] == {
        "gollums_deceit",
        "phial_of_galadriel",
        "gollums_madness",
        "shelob",
        "shelobs_sting",
        "ring_power",
        "eagles",
    }


@rule("DOOM-COMP-07")
def test_tokens_and_tile_lie_ready_and_empty() -> None:
    view = opened().view()
    assert view["gandalf"]["locked"] is False
    assert view["isengard"]["treebeard"] is False
    assert view["tile"] == [None] * 4


@rule("DOOM-COMP-08")
def test_the_colour_tells_enemies_allies_and_cards_of_the_last_stage_apart() -> None:
    kinds = {CARDS[card]: COLOURS[COLOUR[card]] for card in range(len(CARDS))}
    allies = {name for name, kind in kinds.items() if kind == "ally"}
    assert allies == {"arwen", "elrond", "theoden", "galadriel", "eowyn", "eomer", "faramir", "treebeard", "boromir"}
    assert {kinds[CARDS[card]] for card in STAGE_CARDS[5]} == {"final"}
    assert kinds["wargs"] == kinds["army_of_the_dead"] == "enemy"


@rule("DOOM-COMP-09")
def test_the_battle_die_has_six_different_faces() -> None:
    assert BATTLE_FACES[1:] == ("merry_pippin", "aragorn", "legolas", "gimli", "gandalf", "sauron")


@rule("DOOM-COMP-09")
def test_a_thrown_die_shows_one_to_six() -> None:
    seen = set()
    for seed in range(40):
        scene = opened(seed)
        scene.choose("take blue", "take red")
        (told,) = scene.told("rolled")
        seen |= set(told["dice"].values())
    assert seen == {1, 2, 3, 4, 5, 6}


def test_every_constant_of_a_card_names_that_card() -> None:
    for name, number in vars(cards).items():
        if name.lower() in CARDS:
            assert CARDS[number] == name.lower()
            assert KIND[number] == number
    helpers = ("VISION", "WRATH", "SUPPORT", "TRICK", "POWER")
    assert [CARDS[getattr(cards, name)] for name in helpers] == [f"gandalfs_{name.lower()}" for name in helpers]
    assert all(COLOUR[card] < 2 for card in range(HELPERS))
    assert all(COLOUR[card] >= 2 for card in range(HELPERS, len(CARDS)))


def test_every_printed_value_says_where_it_comes_from() -> None:
    values = {
        name
        for name, value in vars(printed).items()
        if name.isupper() and name not in ("PROVENANCE", "NAZGUL_SYMBOL") and not isinstance(value, str)
    }
    assert set(printed.PROVENANCE) == values
    told = {name: (p,) if isinstance(p, str) else p for name, p in printed.PROVENANCE.items()}
    assert all(p in (printed.KNOWN, printed.RECONSTRUCTED) for parts in told.values() for p in parts)
    assert len(told["SLOT_SYMBOLS"]) == len(printed.SLOT_SYMBOLS)


# --- players ------------------------------------------------------------------------------------------------------


@rule("DOOM-PLAYERS-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_and_win_together(players: int) -> None:
    scene = table({"ring_bearer": 47}, stage="mount_doom", players=players, track="- eagles - - - -")
    scene.dice(2).choose("roll")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == scene.state.seats
    assert len(scene.state.seats) == players


@rule("DOOM-PLAYERS-01")
def test_there_are_no_more_than_four() -> None:
    with pytest.raises(BadOption):
        GAME.new({"players": 5})
    with pytest.raises(BadOption):
        GAME.new({"players": 0})


@rule("DOOM-PLAYERS-02")
@pytest.mark.parametrize("seat", ["first", "second"])
def test_whoever_is_active_chooses_among_all_figures(seat: str) -> None:
    scene = table(players=2, seat=seat)
    assert scene.seat == seat
    assert scene.legal() == {"take orange", "take purple", "take blue", "take green", "take red"}


@rule("DOOM-PLAYERS-03")
def test_alone_one_player_is_oldest_and_youngest_and_takes_every_turn() -> None:
    scene = opened(players=1)
    assert "boromir" in scene.hand()
    assert len(scene.hand()) == 2
    scene = table({"gimli": 1, "aragorn": 1})
    scene.turn((6, "gimli", 1), (6, "aragorn", 1))
    assert scene.seat == "first"
    assert scene.state.turns == 1


@rule("DOOM-PLAYERS-04")
def test_looking_things_up_costs_nothing() -> None:
    scene = opened(players=2)
    before = scene.state.to_json()
    scene.view()
    assert len(GAME.ledger.search("battle die")) > 3
    assert scene.state.to_json() == before


@rule("DOOM-PLAYERS-05")
@pytest.mark.parametrize(("players", "youngest"), [(2, "second"), (4, "fourth")])
def test_the_first_seat_is_the_oldest_the_last_the_youngest(players: int, youngest: str) -> None:
    scene = opened(players=players)
    assert "boromir" in scene.hand(youngest)
    (gandalfs,) = scene.hand("first") - {"boromir"}
    assert gandalfs.startswith("gandalfs_")
    assert scene.seat == "first"


# --- setting up -----------------------------------------------------------------------------------------------------


@rule("DOOM-SETUP-01")
def test_all_figures_start_in_rivendell() -> None:
    assert opened().view()["figures"] == dict.fromkeys(FIGURES, 0)


@rule("DOOM-SETUP-02", "DOOM-SETUP-03")
def test_only_the_chieftain_stands_in_isengard() -> None:
    scene = opened()
    assert scene.state.uruks() == 1
    assert scene.view()["isengard"]["pool"] == 5


@rule("DOOM-SETUP-03")
def test_warriors_go_to_isengard_and_back() -> None:
    scene = table({"gimli": 5, "aragorn": 1, "ring_bearer": 9}, track="saruman uruk_hai - - - -", stage="rohan")
    scene.turn((1, "aragorn", 1), (6, "legolas", 1))
    assert scene.view()["isengard"] == {"chieftain": True, "warriors": 2, "pool": 3, "treebeard": False}
    scene = table({"ring_bearer": 9, "gimli": 9}, track="saruman uruk_hai - - - -", stage="rohan", warriors=2)
    scene.turn((2, "aragorn", 1), (6, "legolas", 1), then=["gimli", "sauron", "sauron"])
    assert scene.view()["isengard"] == {"chieftain": True, "warriors": 1, "pool": 4, "treebeard": False}


@rule("DOOM-SETUP-04", "DOOM-SETUP-05")
def test_the_witch_king_stands_at_minas_morgul_and_eight_wait() -> None:
    scene = opened()
    assert scene.state.nazgul == 1
    assert scene.state.nazgul_pool == 8


@rule("DOOM-SETUP-05")
def test_a_placed_nazgul_stays() -> None:
    scene = table({"ring_bearer": 5}, track="nazgul - - - - -", gandalf_stack="")
    scene.turn((1, "ring_bearer", 3), (2, "gimli", 1))
    scene.choose("advance 0")
    assert scene.state.stage == 1
    assert (scene.state.nazgul, scene.state.nazgul_pool) == (2, 7)


@rule("DOOM-SETUP-06")
def test_one_card_of_gandalf_is_drawn_by_the_oldest_and_four_wait() -> None:
    drawn = set()
    for seed in range(40):
        scene = opened(seed, players=3)
        (card,) = scene.hand("first")
        drawn.add(card)
        assert scene.view()["gandalf"]["stack"] == 4
        assert scene.view()["cards"] == {"first": [card], "second": [], "third": ["boromir"]}
    assert len(drawn) == 5


@rule("DOOM-SETUP-07")
def test_boromir_lies_in_front_of_the_youngest_from_the_start() -> None:
    assert opened(players=4).hand("fourth") == {"boromir"}


@rule("DOOM-SETUP-08")
def test_five_stacks_wait_each_shuffled_by_itself() -> None:
    first, second = opened(1), opened(2)
    assert first.view()["stacks"] == dict.fromkeys(STAGES[1:], 7)
    for stage in range(1, 6):
        assert sorted(first.state.stacks[stage]) == sorted(STAGE_CARDS[stage])
    assert first.state.stacks != second.state.stacks


@rule("DOOM-SETUP-09")
def test_the_cards_of_lothlorien_cover_the_six_slots() -> None:
    state = opened().state
    assert len(set(state.slot)) == 6
    assert set(state.slot) < set(STAGE_CARDS[0])
    assert state.stacks[0] == []


@rule("DOOM-SETUP-10")
def test_four_cards_lie_open_two_are_face_down() -> None:
    scene = opened()
    shown = [slot["card"] for slot in scene.view()["track"]]
    assert [slot["face_down"] for slot in scene.view()["track"]] == [True, False, False, False, False, True]
    assert shown[0] == shown[5] == "unknown"
    assert "unknown" not in shown[1:5]


@rule("DOOM-SETUP-11")
def test_the_seventh_card_goes_to_the_box_unseen() -> None:
    scene = opened()
    assert scene.state.box.bit_count() == 1
    assert scene.state.box & scene.state.seen == 0
    assert scene.view()["removed"] == []


@rule("DOOM-SETUP-12")
def test_all_dice_start_in_the_pool() -> None:
    scene = opened()
    assert scene.state.face == [0] * 8
    assert scene.view()["dice"] == {}
    assert scene.view()["tile"] == [None] * 4


@rule("DOOM-SETUP-13")
def test_courage_starts_on_the_ring_space() -> None:
    assert opened().view()["courage"]["now"] == 13


@rule("DOOM-SETUP-14")
def test_the_tokens_have_no_effect_at_the_start() -> None:
    state = opened().state
    assert (state.locked, state.ents) == (0, 0)
