"""The cards one by one. DOOM-CARD"""

from typing import Any

import pytest

from tests.games.mount_doom.scenes import DoomScene, final, table
from tests.rulebook import rule
from westmarch.games.mount_doom.cards import CARDS, HEARTS_LOST

NOWHERE = 5
START = {"lothlorien": 1, "rohan": 9, "helms_deep": 17, "gondor": 25, "minas_morgul": 34}


def met(card: str, stage: str, *dice: int | str, slot: int = 2, **settings: Any) -> DoomScene:
    """A card on slot 2 is met; Legolas stands beside the Ring-bearer, Gimli waits, and nothing else happens."""
    start = START[stage]
    figures = {"ring_bearer": start, "legolas": start, "gimli": "waiting", **settings.pop("figures", {})}
    track = settings.pop("track", f"- {card} - - - -")
    scene = table(figures, stage=stage, track=track, **settings)
    return scene.turn((slot, "merry_pippin", 1), (NOWHERE, "gimli", 1), then=dice)


def uruks(*dice: int | str, **settings: Any) -> DoomScene:
    return met("uruk_hai", "rohan", *dice, **settings)


@rule("DOOM-CARD-01")
@pytest.mark.parametrize("lost", ["sauron", "aragorn", "gandalf"])
@pytest.mark.parametrize(("second", "result"), [("aragorn", "won"), ("gandalf", "won"), ("sauron", "lost")])
def test_boromir_throws_again_and_fails_only_on_sauron(lost: str, second: str, result: str) -> None:
    scene = uruks(lost, second, cards="boromir gandalfs_vision")
    if lost == "gandalf":
        scene.choose("pass")
    assert scene.legal() == {"use boromir", "pass"}
    assert scene.courage == 13
    scene.choose("use boromir")
    assert scene.battles == [result]
    assert scene.courage == (13 if result == "won" else 12)
    assert scene.hand() == {"gandalfs_vision"}


@rule("DOOM-CARD-01")
def test_boromir_may_be_declined() -> None:
    scene = uruks("sauron", cards="boromir").choose("pass")
    assert (scene.courage, scene.hand()) == (12, {"boromir"})


@rule("DOOM-CARD-02")
def test_boromir_works_only_against_uruk_hai_and_once() -> None:
    assert met("orc_hordes", "rohan", "sauron", cards="boromir").prompt == "turn.begin"
    scene = uruks("sauron", "sauron", "sauron", cards="boromir", warriors=1).choose("use boromir")
    assert scene.battles == ["lost", "lost"]
    assert scene.prompt == "turn.begin"


@rule("DOOM-CARD-03", "DOOM-CARD-04", "DOOM-CARD-11")
@pytest.mark.parametrize(
    ("card", "stage", "loss"),
    [
        pytest.param("cave_troll", "lothlorien", 2, id="troll"),
        pytest.param("moria_orc", "lothlorien", 1, id="orc"),
        pytest.param("orc_hordes", "rohan", 2, id="rohan"),
        pytest.param("orc_hordes", "helms_deep", 2, id="helms_deep"),
        pytest.param("orc_hordes", "gondor", 2, id="gondor"),
    ],
)
def test_one_battle_and_its_hearts(card: str, stage: str, loss: int) -> None:
    lost = met(card, stage, "sauron")
    assert (lost.battles, lost.losses) == (["lost"], [loss])
    won = met(card, stage, "legolas")
    assert (won.battles, won.losses) == (["won"], [])
    assert won.track[1] == card


@rule("DOOM-CARD-05")
@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms_deep"])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_saruman_sends_two_warriors_or_all_that_are_left(stage: str, before: int, after: int) -> None:
    scene = met("saruman", stage, warriors=before)
    assert scene.state.warriors == after
    assert scene.courage == 13


@rule("DOOM-CARD-06")
@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms_deep", "gondor"])
def test_the_nazgul_card_places_one(stage: str) -> None:
    assert met("nazgul", stage).state.nazgul == 2
    assert met("nazgul", stage, nazgul=8).reason == "nazgul_gathered"


@rule("DOOM-CARD-07")
def test_the_balrog_costs_three_and_takes_gandalf_away() -> None:
    scene = met("balrog", "lothlorien", cards="gandalfs_support")
    assert scene.courage == 10
    assert scene.track[1] == "-"
    assert scene.view()["gandalf"]["locked"] is True
    assert scene.refused("use gandalfs_support") == "DOOM-GANDALF-10"


@rule("DOOM-CARD-07")
def test_gandalf_is_back_when_the_ring_bearer_reaches_helms_deep() -> None:
    for space, locked in [(13, True), (21, False)]:
        scene = table(
            {"ring_bearer": space, "gimli": "waiting"}, locked=True, gandalf_stack="", track="- nazgul - - - -"
        )
        scene.turn((NOWHERE, "ring_bearer", 3), (NOWHERE, "gimli", 1))
        assert bool(scene.state.locked) == locked


@rule("DOOM-CARD-07")
def test_he_is_back_before_the_dice_left_on_the_tile() -> None:
    scene = table({"ring_bearer": 21}, locked=True, gandalf_stack="", cards="gandalfs_wrath", track="- nazgul - - - -")
    scene.turn((6, "ring_bearer", 3), (2, "gimli", 1))
    assert scene.legal() == {"use gandalfs_wrath", "pass"}


@rule("DOOM-CARD-08")
@pytest.mark.parametrize("space", [5, 13, 21])
def test_cards_are_drawn_for_exact_arrivals_during_the_lock(space: int) -> None:
    scene = table({"ring_bearer": space, "gimli": "waiting"}, locked=True, gandalf_stack="gandalfs_support")
    scene.turn((NOWHERE, "ring_bearer", 3), (NOWHERE, "gimli", 1))
    assert scene.hand() == {"gandalfs_support"}


@rule("DOOM-CARD-09")
def test_arwen_cancels_an_event_once() -> None:
    scene = table({"aragorn": 6, "legolas": 2, "gimli": "waiting"}, cards="arwen")
    scene.turn((NOWHERE, "aragorn", 1), (NOWHERE, "legolas", 1))
    assert scene.prompt == "move.event"
    assert scene.state.pending[0].about == {"figure": "aragorn", "space": 7, "event": "heart"}
    assert scene.legal() == {"use arwen", "pass"}
    scene.choose("use arwen")
    assert scene.courage == 13
    assert scene.state.nazgul == 2  # Legolas' event was not cancelled
    assert scene.hand() == set()


@rule("DOOM-CARD-09")
def test_arwen_may_be_kept_and_cancels_no_slot_and_no_card() -> None:
    scene = table({"aragorn": 6}, cards="arwen", track="- nazgul - - - -").turn((2, "aragorn", 1), (6, "gimli", 1))
    assert scene.state.nazgul == 2
    scene.choose("pass")
    assert scene.state.nazgul == 3
    assert scene.courage == 12
    assert scene.hand() == {"arwen"}


@rule("DOOM-CARD-10")
def test_elrond_throws_one_die_of_any_roll_again() -> None:
    scene = table(cards="elrond").roll({"gimli": 1, "aragorn": 2}, (3, 4)).choose("use elrond")
    assert scene.legal() == {"die red", "die blue", "die black_1", "die black_2"}
    scene.dice(6).choose("die blue")
    assert scene.view()["dice"] == {"red": 1, "blue": 6, "black_1": 3, "black_2": 4}
    (told,) = scene.told("rerolled")
    assert (told["die"], told["from"], told["to"]) == ("blue", 2, 6)
    assert met("cave_troll", "lothlorien", "sauron", "legolas", cards="elrond").choose("use elrond").battles == ["won"]


@rule("DOOM-CARD-12", "DOOM-CARD-20", "DOOM-CARD-28")
@pytest.mark.parametrize(
    ("card", "stage", "loss", "stays"),
    [("wargs", "rohan", 2, False), ("grond", "gondor", 3, False), ("haradrim", "minas_morgul", 2, True)],
)
def test_hearts_without_battle(card: str, stage: str, loss: int, stays: bool) -> None:
    scene = met(card, stage)
    assert scene.losses == [loss]
    assert scene.told("battle") == []
    assert (scene.track[1] == card) == stays


@rule("DOOM-CARD-13")
def test_theoden_leads_a_companion_to_the_end_of_its_stage() -> None:
    places: dict[str, int | str] = {"merry_pippin": 0, "aragorn": 3, "legolas": 17, "gimli": 39, "ring_bearer": 2}
    for companion, end in [("merry_pippin", 8), ("aragorn", 8), ("legolas", 24), ("gimli", 40)]:
        scene = table(places, cards="theoden").choose("use theoden")
        assert scene.legal() == {"lead merry_pippin", "lead aragorn", "lead legolas", "lead gimli"}
        assert scene.refused("lead ring_bearer") == "DOOM-CARD-13"
        scene.choose(f"lead {companion}")
        assert scene.at(companion) == end
        assert scene.courage == 13


@rule("DOOM-CARD-14")
@pytest.mark.parametrize("courage", [4, 13])
def test_galadriel_sets_courage_before_the_throw(courage: int) -> None:
    scene = met("cave_troll", "lothlorien", "sauron", cards="galadriel", courage=courage)
    assert scene.legal() == {"roll", "use galadriel"}
    scene.choose("use galadriel")
    assert scene.told("courage")[0]["to"] == 10
    assert scene.courage == 8


@rule("DOOM-CARD-14")
def test_galadriel_needs_a_throw_and_something_to_change() -> None:
    assert met("haradrim", "minas_morgul", cards="galadriel", courage=5).prompt == "turn.begin"
    assert met("cave_troll", "lothlorien", "legolas", cards="galadriel", courage=10).battles == ["won"]
    scene = met("cave_troll", "lothlorien", cards="galadriel eomer theoden", courage=5).choose("pass", "use galadriel")
    assert scene.legal() == {"roll", "use theoden"}


def witch_king(*dice: int, **settings: Any) -> DoomScene:
    return met("witch_king", "minas_morgul", *dice, **settings)


@rule("DOOM-CARD-15")
def test_eowyn_slays_the_witch_king_on_a_six() -> None:
    scene = witch_king(6, nazgul=4, cards="eowyn")
    assert scene.legal() == {"use eowyn", "pass"}
    scene.choose("use eowyn")
    assert scene.track[1] == "-"
    assert "witch_king" in scene.box
    assert (scene.state.nazgul, scene.state.nazgul_pool) == (0, 0)
    scene.turn((1, "merry_pippin", 1), (6, "legolas", 2))
    assert scene.told("nazgul_placed") == []


@rule("DOOM-CARD-16")
def test_the_dice_of_the_witch_king_are_rolled_one_by_one() -> None:
    scene = witch_king(1, 3, 6, 5, nazgul=5, cards="eowyn")
    assert scene.losses == [1, 1]
    scene.choose("use eowyn")
    assert scene.courage == 11
    assert len(scene.told("rolled")) == 0
    scene = witch_king(1, 1, nazgul=3, courage=2)
    assert scene.reason == "courage_lost"
    assert len([told for told in scene.told("rolled") if told["cause"] == "witch_king"]) == 2


@rule("DOOM-CARD-16")
def test_eowyn_may_wait() -> None:
    scene = witch_king(6, 1, 6, nazgul=3, cards="eowyn").choose("pass")
    assert scene.courage == 12
    assert scene.legal() == {"use eowyn", "pass"}


@rule("DOOM-CARD-17")
def test_wormtongue_takes_an_ally_of_the_active_player() -> None:
    cards = {"first": "arwen boromir gandalfs_trick", "second": "elrond"}
    scene = met("wormtongue", "helms_deep", players=2, cards=cards)
    assert scene.legal() == {"discard arwen", "discard boromir"}
    assert scene.refused("discard elrond") == "DOOM-CARD-17"
    assert scene.refused("discard gandalfs_trick") == "DOOM-CARD-17"
    scene.choose("discard boromir")
    assert scene.hand("first") == {"arwen", "gandalfs_trick"}
    assert "boromir" in scene.box


@rule("DOOM-CARD-17")
def test_the_only_ally_goes_without_a_question_and_without_one_nothing_happens() -> None:
    scene = met("wormtongue", "helms_deep", cards="arwen gandalfs_trick")
    assert scene.hand() == {"gandalfs_trick"}
    assert scene.told("card_discarded")[0]["card"] == "arwen"
    scene = met("wormtongue", "helms_deep", players=2, cards={"first": "gandalfs_trick", "second": "elrond"})
    assert scene.told("nothing_happens")[0]["rule"] == "DOOM-CARD-17"
    assert scene.hand("second") == {"elrond"}


@rule("DOOM-CARD-18")
def test_eomer_wins_one_battle_without_a_throw() -> None:
    scene = uruks("sauron", cards="eomer", warriors=1)
    assert scene.legal() == {"roll", "use eomer"}
    scene.choose("use eomer")
    assert scene.battles == ["won", "lost"]
    assert len(scene.told("rolled")) == 1


@rule("DOOM-CARD-19")
def test_a_battle_won_by_eomer_counts_for_everything() -> None:
    scene = uruks("sauron", cards="eomer", warriors=1).choose("use eomer")
    assert scene.state.warriors == 0
    scene = met("mouth_of_sauron", "minas_morgul", "legolas", cards="eomer").choose("roll", "use eomer")
    assert scene.battles == ["won", "won"]
    assert scene.track[1] == "-"


@rule("DOOM-CARD-21")
@pytest.mark.parametrize(("before", "after"), [(11, 4), (5, 4), (4, 4), (2, 2)])
def test_the_eye_drops_courage_to_its_space(before: int, after: int) -> None:
    scene = met("eye_of_sauron", "gondor", courage=before)
    assert scene.courage == after
    assert scene.track[1] == "-"


@rule("DOOM-CARD-21")
def test_treebeard_before_the_eye_helps_nothing_but_may_be_used() -> None:
    scene = met("eye_of_sauron", "gondor", courage=11, cards="treebeard").choose("pass")
    assert scene.prompt == "courage.before_loss"
    assert scene.state.pending[0].about == {"hearts": 7, "cause": "eye_of_sauron"}
    scene.choose("use treebeard", "gain courage")
    assert scene.courage == 4


@rule("DOOM-CARD-22")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_faramir_leads_the_ring_bearer_before_the_roll(steps: int) -> None:
    scene = table({"ring_bearer": 2}, cards="faramir").choose("use faramir")
    assert scene.legal() == {"advance 2", "advance 3", "advance 4"}
    assert scene.refused("advance 1") == "DOOM-CARD-22"
    scene.choose(f"advance {steps}")
    assert scene.at("ring_bearer") == 2 + steps
    scene = table({"ring_bearer": 7}, cards="faramir", gandalf_stack="").choose("use faramir", f"advance {steps}")
    assert scene.at("ring_bearer") == 8


@rule("DOOM-CARD-23")
def test_if_faramir_ends_the_stage_the_same_player_takes_the_turn_in_the_next() -> None:
    scene = table({"ring_bearer": 6}, cards="faramir", players=2, gandalf_stack="")
    scene.choose("use faramir", "advance 2")
    assert scene.state.stage == 1
    assert scene.asked == {"first": "turn.begin"}
    assert "-" not in scene.track


@rule("DOOM-CARD-24")
def test_treebeard_brings_two_courage_or_marches_on_isengard() -> None:
    scene = table(cards="treebeard", courage=6).choose("use treebeard")
    assert scene.legal() == {"gain courage", "send treebeard"}
    assert scene.choose("gain courage").courage == 8
    assert scene.state.ents == 0
    scene = table(cards="treebeard", courage=6).choose("use treebeard", "send treebeard")
    assert scene.courage == 6
    assert scene.view()["isengard"]["treebeard"] is True


@rule("DOOM-CARD-25")
def test_the_witch_king_rolls_a_die_for_each_nazgul() -> None:
    scene = witch_king(1, 2, 5, 6, nazgul=4)
    assert [told["dice"] for told in scene.told("rolled")[2:]] == [{"black_1": n} for n in (1, 2, 5, 6)]
    assert scene.courage == 11
    assert scene.track[1] == "witch_king"


@rule("DOOM-CARD-25")
def test_his_dice_do_not_disturb_the_die_that_waits_on_the_tile() -> None:
    scene = table({"ring_bearer": 34, "gimli": "waiting"}, stage="minas_morgul", track="- witch_king - - - -", nazgul=1)
    scene.roll({"gimli": 1, "merry_pippin": 1}, (NOWHERE, 2)).choose("place black_2", "place purple")
    scene.dice(1, 1, 5, 3).choose("take blue", "place red")
    assert [told["face"] for told in scene.told("die_resolved")] == [2, 1, 5, 1]
    assert scene.courage == 12


@rule("DOOM-CARD-26")
def test_the_witch_king_brings_no_battle() -> None:
    scene = witch_king(1, 3, nazgul=2, cards="eomer galadriel boromir", courage=9)
    assert scene.prompt == "turn.begin"
    assert scene.told("battle") == []
    assert scene.courage == 7


@rule("DOOM-CARD-27")
def test_the_mumakil_bring_two_battles() -> None:
    scene = met("mumakil", "minas_morgul", "sauron", "sauron")
    assert scene.losses == [2, 2]
    assert scene.track[1] == "mumakil"


@rule("DOOM-CARD-29")
def test_denethor_has_a_waiting_coloured_die_thrown_again() -> None:
    scene = table({"ring_bearer": 34, "gimli": "waiting"}, stage="minas_morgul", track="- denethor - - - -")
    scene.turn((2, "merry_pippin", 1), (NOWHERE, "aragorn", 1), then=[6])
    assert scene.legal() == {"die purple", "die blue"}
    assert scene.refused("die red") == "DOOM-CARD-29"
    assert scene.refused("die black_2") == "DOOM-CARD-29"
    scene.choose("die blue")
    assert (scene.at("merry_pippin"), scene.at("aragorn")) == (1, 6)


@rule("DOOM-CARD-29")
def test_the_only_waiting_die_is_thrown_without_a_question() -> None:
    scene = table({"ring_bearer": 34, "gimli": "waiting"}, stage="minas_morgul", track="- denethor - - - -")
    scene.turn((NOWHERE, "merry_pippin", 1), (2, "aragorn", 1), then=[5])
    assert (scene.at("merry_pippin"), scene.at("aragorn")) == (1, 5)


@rule("DOOM-CARD-29")
def test_elrond_and_trick_may_act_on_denethors_throw() -> None:
    scene = table(
        {"ring_bearer": 34, "gimli": "waiting"},
        stage="minas_morgul",
        track="- denethor - - - -",
        cards="elrond gandalfs_trick gandalfs_power",
    )
    scene.turn((NOWHERE, "merry_pippin", 1), (2, "aragorn", 1), then=[5])
    assert scene.legal() == {"use elrond", "use gandalfs_trick", "pass"}
    scene.choose("use gandalfs_trick", "face 2", "pass")
    assert scene.at("aragorn") == 2


@rule("DOOM-CARD-30")
def test_denethor_twice_throws_the_same_die_twice() -> None:
    scene = table({"ring_bearer": 34, "gimli": "waiting"}, stage="minas_morgul", track="- denethor - - - -")
    scene.turn((2, "merry_pippin", 1), (2, "aragorn", 1), then=[6, 4]).choose("die blue")
    assert [(told["die"], told["to"]) for told in scene.told("rerolled")] == [("blue", 6), ("blue", 4)]
    assert scene.at("aragorn") == 4


def army(track: str, slot: int, **settings: Any) -> DoomScene:
    return met("army_of_the_dead", "minas_morgul", track=track, slot=slot, **settings)


@rule("DOOM-CARD-31")
def test_the_army_covers_a_neighbour_which_is_out_of_play() -> None:
    scene = army("- haradrim army_of_the_dead mumakil - -", 3)
    assert scene.legal() == {"shift left", "shift right"}
    scene.choose("shift left")
    assert scene.track == ["-", "army_of_the_dead", "-", "mumakil", "-", "-"]
    assert scene.view()["track"][1]["covers"] == {"card": "haradrim", "face_down": False}
    scene.turn((2, "merry_pippin", 1), (NOWHERE, "gimli", 1))
    assert scene.courage == 13  # not the Haradrim: the Army has moved on, to the only other card
    assert scene.track == ["-", "haradrim", "-", "army_of_the_dead", "-", "-"]


@rule("DOOM-CARD-32")
def test_the_army_skips_empty_slots() -> None:
    scene = army("- haradrim army_of_the_dead - - mumakil", 3).choose("shift right")
    assert scene.track == ["-", "haradrim", "-", "-", "-", "army_of_the_dead"]


@rule("DOOM-CARD-33")
def test_the_army_does_not_leave_the_track() -> None:
    scene = army("army_of_the_dead - haradrim - - mumakil", 1)
    assert scene.track == ["-", "-", "army_of_the_dead", "-", "-", "mumakil"]  # right was the only way
    scene = army("haradrim - mumakil - - army_of_the_dead", 6)
    assert scene.track == ["haradrim", "-", "army_of_the_dead", "-", "-", "-"]


@rule("DOOM-CARD-34")
def test_the_army_moves_on_and_what_lay_beneath_is_active_again() -> None:
    scene = army("- haradrim army_of_the_dead mumakil - -", 3).choose("shift left")
    scene.turn((2, "merry_pippin", 1), (2, "gimli", 1))
    assert scene.losses == [2]  # the second die met the Haradrim again
    scene.turn((3, "merry_pippin", 1), (NOWHERE, "gimli", 1))
    assert scene.prompt == "slot.move"  # the slot it first left is empty


@rule("DOOM-CARD-35")
def test_a_covered_card_stays_face_down_and_a_lonely_army_stays() -> None:
    scene = army("?haradrim army_of_the_dead - - - -", 2)
    assert scene.track == ["army_of_the_dead", "-", "-", "-", "-", "-"]
    assert scene.view()["track"][0]["covers"] == {"card": "unknown", "face_down": True}
    scene = army("- army_of_the_dead - - - -", 2)
    assert scene.track[1] == "army_of_the_dead"
    assert scene.told("nothing_happens")[0]["rule"] == "DOOM-CARD-35"


@rule("DOOM-CARD-35")
def test_an_uncovered_card_is_turned_up_only_when_it_is_met() -> None:
    scene = army("?haradrim army_of_the_dead mumakil - - -", 2).choose("shift left")
    scene.turn((1, "merry_pippin", 1), (NOWHERE, "gimli", 1))
    assert scene.track[:3] == ["?", "-", "army_of_the_dead"]
    scene.turn((1, "merry_pippin", 1), (NOWHERE, "gimli", 1))
    assert scene.told("turned_up")[0]["card"] == "haradrim"


@rule("DOOM-CARD-36")
def test_the_mouth_fights_until_two_are_won_in_a_row() -> None:
    scene = met("mouth_of_sauron", "minas_morgul", "legolas", "sauron", "legolas", "legolas")
    assert scene.battles == ["won", "lost", "won", "won"]
    assert scene.losses == [1]
    assert scene.track[1] == "-"


@rule("DOOM-CARD-37", "DOOM-CARD-38", "DOOM-CARD-42", "DOOM-CARD-43")
@pytest.mark.parametrize(
    ("card", "change"),
    [("gollums_deceit", -2), ("gollums_madness", -1), ("phial_of_galadriel", 2), ("eagles", 1)],
)
def test_cards_of_the_last_stage_change_courage(card: str, change: int) -> None:
    scene = final(41, courage=9, track=f"- - {card} - - -").dice(3).choose("roll")
    assert scene.courage == 9 + change
    assert scene.at("ring_bearer") == 42


@rule("DOOM-CARD-39")
def test_shelob_costs_one_and_cancels_the_step() -> None:
    scene = final(47, courage=9, track="- - shelob - - -", players=2).dice(3, 2).choose("roll")
    assert scene.courage == 8
    assert scene.at("ring_bearer") == 47
    assert scene.seat == "second"
    scene.choose("roll")
    assert scene.reason == "ring_destroyed"  # the step of the next turn is free again


@rule("DOOM-CARD-40")
@pytest.mark.parametrize(("face", "loss"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_shelobs_sting_costs_by_a_die(face: int, loss: int) -> None:
    assert final(courage=9, track="- - shelobs_sting - - -").dice(3, face).choose("roll").courage == 9 - loss


@rule("DOOM-CARD-41")
@pytest.mark.parametrize(("face", "loss"), [(1, 0), (5, 0), (6, 5)])
def test_the_ring_shows_its_power_on_a_six(face: int, loss: int) -> None:
    assert final(courage=9, track="- - ring_power - - -").dice(3, face).choose("roll").courage == 9 - loss


@rule("DOOM-CARD-44")
def test_a_companion_at_a_destination_waits_for_the_next_stage() -> None:
    scene = table({"ring_bearer": 2, "gimli": 8, "aragorn": 3}, cards="theoden").choose("use theoden")
    assert "lead gimli" not in scene.legal()
    assert scene.refused("lead gimli") == "DOOM-CARD-44"
    scene = table({"ring_bearer": 9, "gimli": 8, "aragorn": 16}, cards="theoden").choose("use theoden")
    assert scene.legal() == {"lead gimli", "lead merry_pippin", "lead legolas"}
    assert scene.choose("lead gimli").at("gimli") == 16


@rule("DOOM-CARD-44")
def test_the_next_stage_begins_only_when_it_is_laid_out() -> None:
    places: dict[str, int | str] = {"ring_bearer": 5, "gimli": 8, "aragorn": "waiting", "legolas": "waiting"}
    scene = table({**places, "merry_pippin": "waiting"}, cards="theoden", gandalf_stack="")
    assert "use theoden" not in scene.legal()
    scene.turn((3, "ring_bearer", 3), (3, "aragorn", 1))
    assert scene.told("card_used") == []
    assert scene.state.stage == 1
    assert "use theoden" in scene.legal()


@rule("DOOM-CARD-45")
def test_wrath_takes_the_army_from_where_it_has_come() -> None:
    scene = army("- haradrim army_of_the_dead mumakil - -", 3, cards="gandalfs_wrath").choose("shift left")
    assert scene.legal() == {"use gandalfs_wrath", "pass"}
    scene.choose("use gandalfs_wrath")
    assert scene.track == ["-", "haradrim", "-", "mumakil", "-", "-"]
    assert "army_of_the_dead" in scene.box
    scene.turn((2, "merry_pippin", 1), (NOWHERE, "gimli", 1))
    assert scene.losses == [2]


def test_the_numbers_of_the_cards() -> None:
    hearts = {CARDS[card]: HEARTS_LOST[card] for card in range(len(CARDS)) if HEARTS_LOST[card]}
    assert hearts == {
        "cave_troll": 2,
        "balrog": 3,
        "moria_orc": 1,
        "orc_hordes": 2,
        "wargs": 2,
        "uruk_hai": 1,
        "grond": 3,
        "mumakil": 2,
        "haradrim": 2,
        "mouth_of_sauron": 1,
        "gollums_deceit": 2,
        "gollums_madness": 1,
        "shelob": 1,
    }
