"""Encounter cards, empty slots and courage. DOOM-ENCOUNTER, DOOM-SLOT, DOOM-COURAGE"""

import pytest

from tests.games.mount_doom.scenes import final, table
from tests.rulebook import rule
from westmarch.games.mount_doom.cards import CARDS, HELPERS, SINGLE_USE

NOBODY_SUPPORTS: dict[str, int | str] = {"ring_bearer": 2}


@rule("DOOM-COURAGE-01")
def test_courage_never_rises_above_the_top() -> None:
    scene = final(courage=14, track="- phial_of_galadriel - - - -").dice(2).choose("roll")
    assert scene.courage == 15


@rule("DOOM-COURAGE-02")
@pytest.mark.parametrize(("card", "courage"), [("gollums_madness", 6), ("eagles", 8), ("phial_of_galadriel", 9)])
def test_dark_hearts_go_down_light_hearts_up(card: str, courage: int) -> None:
    scene = final(courage=7, track=f"- {card} - - - -").dice(2).choose("roll")
    assert scene.courage == courage


@rule("DOOM-COURAGE-03")
@pytest.mark.parametrize(("courage", "over"), [(3, False), (2, True), (1, True)])
def test_the_lowest_space_is_no_loss_but_below_it_is(courage: int, over: bool) -> None:
    scene = final(courage=courage, track="- gollums_deceit - - - -").dice(2).choose("roll")
    assert scene.state.over == over
    assert scene.courage == max(courage - 2, 0)
    assert scene.reason == ("courage_lost" if over else None)


@rule("DOOM-COURAGE-04")
def test_the_hearts_of_one_card_are_paid_together() -> None:
    scene = table(NOBODY_SUPPORTS, track="balrog - - - - -").turn((1, "gimli", 1), (6, "aragorn", 1))
    assert scene.losses == [3]


@rule("DOOM-COURAGE-04")
def test_separate_losses_are_paid_one_by_one_and_defeat_is_checked_after_each() -> None:
    scene = table({"ring_bearer": 9}, track="uruk_hai - - - - -", warriors=3, courage=2)
    scene.turn((1, "gimli", 1), (6, "aragorn", 1), then=["sauron"] * 4)
    assert scene.losses == [1, 1]
    assert scene.battles == ["lost", "lost"]
    assert scene.reason == "courage_lost"


# --- encounter cards ----------------------------------------------------------------------------------------------


@rule("DOOM-ENCOUNTER-01")
@pytest.mark.parametrize("slot", [2, 3, 4, 5])
def test_the_black_die_activates_the_card_of_its_number(slot: int) -> None:
    track = ["-"] * 6
    track[slot - 1] = "nazgul"
    scene = table(track=" ".join(track)).turn((slot, "gimli", 1), (1, "aragorn", 1))
    assert scene.told("activated") == [
        {"event": "activated", "slot": slot, "card": "nazgul", "rule": "DOOM-ENCOUNTER-01"}
    ]
    assert scene.state.nazgul == 3


@rule("DOOM-ENCOUNTER-02")
@pytest.mark.parametrize("slot", [1, 6])
def test_a_face_down_card_is_turned_up_first(slot: int) -> None:
    track = "?saruman - - - - ?nazgul" if slot == 1 else "?nazgul - - - - ?saruman"
    scene = table({"gimli": "waiting"}, track=track)
    scene.turn((slot, "legolas", 1), (5, "aragorn", 1))
    (told,) = scene.told("turned_up")
    assert (told["slot"], told["card"]) == (slot, "saruman")
    assert scene.state.warriors == 2
    other = 5 if slot == 1 else 0
    assert scene.track[slot - 1] == "saruman"
    assert scene.track[other] == "?"


@rule("DOOM-ENCOUNTER-03")
def test_an_ally_goes_to_the_active_player_and_leaves_its_slot_empty() -> None:
    scene = table(track="- elrond - - - -", players=2, seat="second")
    scene.turn((2, "gimli", 1), (6, "aragorn", 1))
    assert scene.hand("second") == {"elrond"}
    assert scene.hand("first") == set()
    assert scene.track[1] == "-"


@rule("DOOM-ENCOUNTER-04")
def test_an_enemy_acts_at_once() -> None:
    scene = table({"ring_bearer": 9}, track="- wargs - - - -").turn((2, "gimli", 1), (6, "aragorn", 1))
    kinds = [event.kind for event in scene.events]
    assert kinds.index("activated") < kinds.index("courage") < kinds.index("moved")
    assert scene.courage == 11


@rule("DOOM-ENCOUNTER-05")
def test_an_enemy_stays_and_can_be_met_again() -> None:
    scene = table(track="- saruman - - - -").turn((2, "gimli", 1), (2, "aragorn", 1))
    assert scene.track[1] == "saruman"
    assert scene.state.warriors == 4


@rule("DOOM-ENCOUNTER-06")
@pytest.mark.parametrize(
    ("stage", "space", "card"),
    [
        ("lothlorien", 2, "balrog"),
        ("rohan", 9, "wargs"),
        ("gondor", 25, "grond"),
        ("gondor", 25, "eye_of_sauron"),
        ("minas_morgul", 33, "mouth_of_sauron"),
    ],
)
def test_a_single_use_enemy_leaves_the_game(stage: str, space: int, card: str) -> None:
    scene = table({"ring_bearer": space, "legolas": space}, stage=stage, track=f"- {card} - - - -")
    scene.turn((2, "gimli", 1), (6, "aragorn", 1), then=["legolas", "legolas"])
    assert scene.track[1] == "-"
    assert card in scene.box
    assert scene.told("card_removed")[0]["rule"] == "DOOM-ENCOUNTER-06"


@rule("DOOM-ENCOUNTER-06")
def test_exactly_five_enemies_are_single_use() -> None:
    single = {CARDS[card] for card in range(HELPERS, len(CARDS)) if SINGLE_USE[card]}
    assert single == {"balrog", "wargs", "grond", "eye_of_sauron", "mouth_of_sauron"}


@rule("DOOM-ENCOUNTER-07")
def test_the_same_number_twice_resolves_the_slot_as_it_then_stands() -> None:
    scene = table(track="- - elrond - - -").turn((3, "gimli", 1), (3, "legolas", 1))
    assert scene.told("ally_taken")
    assert scene.prompt == "slot.move"
    assert scene.legal() == {"advance 0", "advance 1", "advance 2"}
    scene.choose("advance 1")
    assert scene.at("aragorn") == 1


@rule("DOOM-ENCOUNTER-08")
def test_symbols_of_a_card_in_battle() -> None:
    scene = table({"ring_bearer": 33, "gimli": 34}, stage="minas_morgul", track="- mumakil - - - -", courage=9)
    scene.turn((2, "aragorn", 1), (6, "legolas", 1), then=["gimli", "sauron"])
    assert len(scene.told("battle")) == 2
    assert scene.battles == ["won", "lost"]
    assert scene.losses == [2]
    assert scene.track[1] == "mumakil"


@rule("DOOM-ENCOUNTER-09")
def test_hearts_without_a_battle_are_lost_at_once() -> None:
    scene = table({"ring_bearer": 33}, stage="minas_morgul", track="- haradrim - - - -")
    scene.turn((2, "aragorn", 1), (6, "legolas", 1))
    assert scene.losses == [2]
    assert scene.told("battle") == []


# --- empty slots ----------------------------------------------------------------------------------------------------


@rule("DOOM-SLOT-01")
@pytest.mark.parametrize(("slot", "figure"), [(2, "merry_pippin"), (3, "aragorn"), (4, "legolas"), (5, "gimli")])
def test_an_empty_slot_shows_a_companion(slot: int, figure: str) -> None:
    scene = table({figure: 11, "ring_bearer": 9}).turn((slot, "ring_bearer", 2), (6, "gimli", 1))
    assert scene.prompt == "slot.move"
    assert scene.state.pending[0].about["figure"] == figure
    scene.choose("advance 2")
    assert scene.at(figure) == 13 + (figure == "gimli")


@rule("DOOM-SLOT-01", "DOOM-SLOT-02")
@pytest.mark.parametrize("slot", [1, 6])
def test_an_empty_slot_with_a_nazgul_places_one(slot: int) -> None:
    scene = table({"gimli": "waiting"}).turn((slot, "aragorn", 1), (5, "legolas", 1))
    assert scene.state.nazgul == 2
    assert scene.told("nazgul_placed")[0]["rule"] == "DOOM-SLOT-02"


@rule("DOOM-SLOT-02")
def test_the_last_nazgul_of_a_slot_loses_the_game() -> None:
    scene = table(nazgul=8).turn((6, "aragorn", 1), (5, "legolas", 1))
    assert scene.reason == "nazgul_gathered"


@rule("DOOM-SLOT-03")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_companion_moves_up_to_two_spaces(steps: int) -> None:
    scene = table({"aragorn": 11, "ring_bearer": 9}).turn((3, "legolas", 1), (6, "gimli", 1))
    assert scene.legal() == {"advance 0", "advance 1", "advance 2"}
    assert scene.refused("advance 3") == "DOOM-SLOT-03"
    scene.choose(f"advance {steps}")
    assert scene.at("aragorn") == 11 + steps


@rule("DOOM-SLOT-03")
def test_nothing_happens_for_a_companion_in_the_waiting_area() -> None:
    scene = table({"aragorn": "waiting"}).turn((3, "legolas", 1), (6, "gimli", 1))
    assert scene.prompt == "turn.begin"
    assert scene.told("nothing_happens")[0]["rule"] == "DOOM-SLOT-03"


@rule("DOOM-SLOT-04")
def test_a_symbols_move_triggers_events_but_wins_no_courage() -> None:
    scene = table({"aragorn": 6, "legolas": 1}).turn((3, "legolas", 1), (6, "gimli", 1)).choose("advance 1")
    assert scene.losses == [1]
    scene = table({"aragorn": 6, "legolas": 1}).turn((3, "legolas", 1), (6, "gimli", 1)).choose("advance 2")
    assert scene.at("aragorn") == 8
    assert scene.told("courage") == []


@rule("DOOM-SLOT-05")
def test_an_empty_slot_stays_empty_until_the_next_stage() -> None:
    scene = table({"ring_bearer": 5, "gimli": "waiting"}, track="- arwen - - - -", gandalf_stack="")
    scene.turn((2, "legolas", 1), (5, "aragorn", 1))
    assert scene.track[1] == "-"
    scene.turn((2, "legolas", 1), (5, "ring_bearer", 3))
    assert scene.prompt == "slot.move"
    scene.choose("advance 0")
    assert scene.state.stage == 1
    assert "-" not in scene.track
