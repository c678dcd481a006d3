"""The turn, the dice, the Rings. WOTR-TURN, WOTR-DICE, WOTR-RING"""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, opened, phase, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.state import TURN_LIMIT


@rule("WOTR-TURN-01", "WOTR-TURN-06", "WOTR-TURN-08", "WOTR-TURN-09", "WOTR-TURN-10", "WOTR-DICE-12")
def test_six_phases_in_order() -> None:
    scene = opened(seed=5)
    assert scene.asked == {FP: "fellowship.phase"}
    assert scene.legal() == {"declare", "done"}
    scene.choose("done")
    assert scene.asked == {FP: "fellowship.guide"}
    assert scene.legal() == {"guide gandalf_the_grey", "guide strider"}
    scene.choose("guide strider")
    assert scene.asked == {SHADOW: "turn.hunt_dice"}
    scene.choose("allocate 2")
    rolled = {told["side"]: told["dice"] for told in scene.told("action_dice")}
    assert (len(rolled[FP]), len(rolled[SHADOW])) == (4, 5)
    assert scene.state.box == [0, 2 + rolled[SHADOW].count("eye")]
    assert scene.asked == {FP: "turn.action"}


@rule("WOTR-TURN-02")
def test_turn_follows_turn_up_to_a_cap_that_is_reported() -> None:
    scene = table(dice="event |")
    assert scene.use("event", "skip").told("turn")[0]["number"] == 3
    capped = table(dice="event |")
    capped.state.turns = TURN_LIMIT
    capped.use("event", "skip")
    assert capped.winner is None
    assert capped.reason == "turn_limit"


@rule("WOTR-TURN-03", "WOTR-TURN-04", "WOTR-DICE-04", "WOTR-DICE-05", "WOTR-DICE-06", "WOTR-DICE-07")
def test_dice_come_back_with_those_of_characters() -> None:
    scene = table(
        dice="event |", box=(2, 3), at={"aragorn": "pelargir", "saruman": "orthanc"}, gone="strider witch_king"
    )
    assert scene.view(None)["dice"][FP]["pool"] == 3  # unchanged until phase 1
    scene.use("event", "skip")
    view = scene.view(None)
    assert (view["dice"][FP]["pool"], view["dice"][SHADOW]["pool"]) == (5, 8)
    assert view["hunt_box"] == {FP: 0, SHADOW: 0}


@rule("WOTR-TURN-07", "WOTR-FELLOWSHIP-25")
def test_one_declaration_a_turn() -> None:
    scene = phase(table(corruption=3), 2)
    scene.choose("declare")
    assert scene.state.corruption == 2
    assert scene.asked == {FP: "fellowship.guide"}
    again = phase(table(corruption=3, fellowship="morannon"), 2)
    again.choose("declare")
    assert again.legal() == {"enter mordor", "done"}
    assert again.refused("declare") == "WOTR-TURN-07"


@rule("WOTR-DICE-08", "WOTR-DICE-09", "WOTR-DICE-10", "WOTR-DICE-11")
def test_how_many_dice_may_hunt() -> None:
    fresh = phase(table(), 3)
    assert fresh.legal() == {f"allocate {n}" for n in range(3)}  # two dice in the pool
    alone = table(gone="gandalf_the_grey strider boromir legolas gimli meriadoc peregrin")
    alone.state.pool = [4, 7]
    alone.state.watch = 1
    assert phase(alone, 3).legal() == {"allocate 1"}
    assert alone.refused("allocate 0") == "WOTR-DICE-08"
    assert alone.refused("allocate 2") == "WOTR-DICE-09"
    three = table(gone="gandalf_the_grey strider boromir legolas")
    three.state.pool = [4, 7]
    assert phase(three, 3).legal() == {f"allocate {n}" for n in range(4)}
    three.choose("allocate 3")
    assert sum(len(told["dice"]) for told in three.told("action_dice") if told["side"] == SHADOW) == 4


@rule("WOTR-TURN-11", "WOTR-TURN-12", "WOTR-TURN-16")
def test_a_die_is_used_once_and_may_be_skipped() -> None:
    scene = table(dice="event event | army")
    scene.use("event", "skip")
    assert scene.unused(FP) == {"event": 1}
    assert scene.seat == SHADOW
    scene.use("army", "skip")
    assert scene.unused(SHADOW) == {}


@rule("WOTR-TURN-13", "WOTR-TURN-14", "WOTR-TURN-15")
def test_passing_needs_fewer_unused_dice() -> None:
    level = table(dice="event event event | army army army")
    assert "pass" not in level.legal()
    assert level.refused("pass") == "WOTR-TURN-13"
    behind = table(dice="event | army army", box=(3, 0))
    assert behind.legal() == {"die event", "pass"}
    behind.choose("pass")
    assert behind.seat == SHADOW
    assert behind.unused(FP) == {"event": 1}
    behind.use("army", "skip")
    assert "pass" not in behind.legal()  # one die each


@rule("WOTR-TURN-17")
def test_the_other_side_goes_on_alone() -> None:
    scene = table(dice="event | army army")
    scene.use("event", "skip")
    for left in (1, 0):
        scene.use("army", "skip")
        assert sum(scene.unused(SHADOW).values()) == left
        assert (scene.seat == SHADOW) == (left > 0)


@rule("WOTR-TURN-18", "WOTR-MORDOR-15")
def test_idling_in_mordor_corrupts() -> None:
    scene = table(dice="event |", mordor=1, corruption=2)
    scene.use("event", "skip")
    assert scene.state.corruption == 3
    busy = table(dice="character |", mordor=1, hidden=False, corruption=2)
    busy.use("character", "hide_fellowship")
    assert busy.state.corruption == 2


@rule("WOTR-TURN-19", "WOTR-VICTORY-03", "WOTR-VICTORY-07", "WOTR-VICTORY-08")
def test_military_victory_waits_for_phase_six() -> None:
    held = "lorien woodland_realm rivendell erebor dale pelargir"
    scene = table(captured=held, dice="event | army")
    assert scene.view(None)["points"][SHADOW] == 10
    scene.use("event", "skip")
    assert not scene.state.over
    scene.use("army", "skip")
    assert (scene.winner, scene.reason) == (SHADOW, "shadow_conquest")


@rule("WOTR-TURN-20", "WOTR-EVENT-04", "WOTR-EVENT-05")
def test_hands_are_cut_to_six_by_choice() -> None:
    hand = "athelas bilbos_song wizards_staff axe_and_bow horn_of_gondor"
    scene = table(dice="event |", hands=f"{hand} | ")
    scene.use("event", "skip")
    assert scene.asked == {FP: "turn.hand_limit"}
    assert len(scene.hand(FP)) == 7
    assert scene.legal() == {f"discard {card}" for card in scene.hand(FP)}
    scene.choose("discard athelas")
    assert len(scene.hand(FP)) == 6
    assert not scene.discarded("athelas")  # face down
    assert scene.heard(SHADOW, "discarded")[0].get("card") is None
    assert scene.heard(FP, "discarded")[0]["card"] == "athelas"


@rule("WOTR-DICE-13", "WOTR-DICE-24")
def test_eyes_stay_in_the_hunt_box() -> None:
    scene = table(dice="event | army", box=(0, 3), turn=SHADOW)
    assert scene.legal() == {"die army"}
    assert scene.refused("die eye") == "WOTR-TURN-10"


LED = {"edoras": "2 rohan_regular rohan_leader", "dale": "north_regular"}


@rule("WOTR-DICE-14", "WOTR-DICE-15")
def test_what_a_character_result_does_for_the_free_peoples() -> None:
    scene = table(LED, dice="character | event", at={"gimli": "bree"}, hands="athelas |")
    assert scene.acts("character") == {
        "skip",
        "move_fellowship",
        "separate",
        "move_companions",
        "move_army",
        "play_character",
    }


@rule("WOTR-DICE-16")
def test_what_a_character_result_does_for_the_shadow() -> None:
    scene = table(
        {"umbar": "2 southrons_easterlings_regular", "moria": "nazgul"}, dice="event | character", turn=SHADOW
    )
    assert scene.acts("character") == {"skip", "move_minions"}


@rule("WOTR-DICE-17", "WOTR-DICE-20")
def test_what_an_army_result_does() -> None:
    armies = {"umbar": "2 southrons_easterlings_regular"}
    scene = table(armies, dice="event | army muster_army", turn=SHADOW, hands="| olog_hai shadows_gather")
    assert scene.acts("army") == {"skip", "move_armies", "play_army"}
    assert scene.acts("muster_army") == {"skip", "move_armies", "play_army", "diplomacy"}


@rule("WOTR-DICE-18")
def test_what_a_muster_result_does() -> None:
    scene = table(dice="event | muster", turn=SHADOW, war="isengard", hands="| pits_of_mordor orcs_multiplying_again")
    assert scene.acts("muster") == {"skip", "diplomacy", "muster", "bring", "play_muster"}


@rule("WOTR-DICE-19", "WOTR-EVENT-03", "WOTR-EVENT-28", "WOTR-EVENT-06")
def test_an_event_result_draws_from_either_deck() -> None:
    scene = table(dice="event |")
    scene.choose("die event", "act draw")
    assert scene.legal() == {"draw character", "draw strategy"}
    scene.choose("draw strategy")
    empty = table(dice="event event |")
    empty.state.deck[1] = []
    empty.choose("die event", "act draw")
    assert empty.legal() == {"draw character"}
    assert empty.refused("draw strategy") == "WOTR-EVENT-06"
    empty.state.stack.pop()
    empty.state.deck[0] = []
    assert empty.refused("act draw") == "WOTR-EVENT-28"


@rule("WOTR-DICE-21", "WOTR-DICE-22")
def test_a_will_of_the_west_is_any_result() -> None:
    scene = table({"edoras": "rohan_regular"}, dice="will |", hands="athelas guards_of_the_citadel |")
    assert scene.acts("will") == {
        "skip",
        "move_fellowship",
        "separate",
        "move_armies",
        "diplomacy",
        "draw",
        "play_event",
        "play_character",
        "play_muster",
    }
    scene.use("will", "play_event", "play athelas")
    assert scene.asked == {FP: "event.guide_draw"}  # used as Event it stirs Gandalf the Grey


@rule("WOTR-DICE-23", "WOTR-CHARACTER-11", "WOTR-FELLOWSHIP-10")
def test_strider_hides_the_fellowship_with_any_die() -> None:
    scene = table(dice="muster |", hidden=False, guide="strider")
    assert "hide_fellowship" in scene.acts("muster")
    scene.use("muster", "hide_fellowship")
    assert scene.state.hidden == 1
    assert scene.state.box == [0, 0]
    other = table(dice="muster |", hidden=False)
    assert "hide_fellowship" not in other.acts("muster")


@rule("WOTR-RING-01", "WOTR-RING-02", "WOTR-RING-04", "WOTR-RING-07", "WOTR-RING-12")
def test_a_ring_changes_a_die_and_goes_to_the_shadow() -> None:
    scene = table(dice="event muster | army", rings=(3, 0))
    scene.choose("ring event")
    assert scene.legal() == {"into character", "into muster", "into muster_army"}
    assert scene.refused("into will") == "WOTR-RING-07"
    assert scene.refused("into army") == "WOTR-RING-12"
    scene.choose("into character")
    assert scene.unused(FP) == {"character": 1, "muster": 1}
    assert scene.state.rings == [2, 1]
    assert scene.seat == FP
    assert {"die character", "die muster"} == scene.legal()


@rule("WOTR-RING-05", "WOTR-RING-06", "WOTR-RING-03")
def test_one_ring_a_turn_and_the_shadow_may_use_it_at_once() -> None:
    scene = table(dice="event | army army", rings=(2, 0))
    scene.choose("ring event", "into muster")
    assert scene.refused("ring muster") == "WOTR-RING-05"
    assert scene.legal() == {"die muster", "pass"}
    scene.choose("pass")
    assert "ring army" in scene.legal()
    scene.choose("ring army", "into event")
    assert scene.state.rings == [1, 0]  # out of the game


@rule("WOTR-RING-08", "WOTR-RING-09", "WOTR-RING-10")
def test_the_shadow_may_make_an_eye() -> None:
    scene = table(dice="event | muster army", rings=(0, 1), turn=SHADOW, box=(0, 2))
    scene.choose("ring muster", "into eye")
    assert scene.state.box == [0, 3]
    assert scene.legal() == {"die army"}
    last = table(dice="event event | muster", rings=(0, 1), turn=SHADOW)
    last.choose("ring muster", "into eye")
    assert last.seat == FP
    none = table(dice="event | muster", rings=(0, 0), turn=SHADOW)
    assert none.refused("ring muster") == "WOTR-RING-04"
    assert table(dice="event | muster", rings=(0, 1), turn=SHADOW, box=(0, 2)).refused("ring eye") == "WOTR-RING-09"


@rule("WOTR-RING-11", "WOTR-EVENT-16")
def test_a_ring_given_for_a_card_counts_as_used() -> None:
    scene = table(
        dice="muster event | army",
        rings=(1, 0),
        on_table="the_palantir_of_orthanc",
        at={"saruman": "orthanc"},
    )
    scene.use("muster", "discard_palantir")
    assert scene.discarded("the_palantir_of_orthanc")
    assert scene.state.rings == [0, 1]
    assert scene.state.ring_used == 1
    poor = table(dice="muster | army", on_table="the_palantir_of_orthanc", at={"saruman": "orthanc"})
    assert "discard_palantir" not in poor.acts("muster")
    will = table(dice="will | army", on_table="the_palantir_of_orthanc", at={"saruman": "orthanc"})
    will.use("will", "discard_palantir")
    assert will.discarded("the_palantir_of_orthanc")


@rule("WOTR-VICTORY-11")
def test_conceding_is_an_option() -> None:
    assert "concede" not in table().legal()
    scene = table(concede=True)
    scene.choose("concede")
    assert (scene.winner, scene.reason) == (SHADOW, "conceded")


@rule("WOTR-VICTORY-01", "WOTR-VICTORY-06", "WOTR-FELLOWSHIP-05", "WOTR-HUNT-29")
def test_twelve_corruption_ends_the_game_at_once() -> None:
    scene = table(dice="character |", box=(0, 5), corruption=11, fellowship="hollin").only_tile("three")
    scene.choose("die character")
    scene.choose_so_that(lambda s: bool(s.stack) and s.stack[-1].PROMPT == "hunt.casualty", "act move_fellowship")
    scene.choose("decline")
    assert (scene.winner, scene.reason) == (SHADOW, "corruption")


@rule("WOTR-VICTORY-02", "WOTR-MORDOR-13", "WOTR-MORDOR-17")
def test_the_crack_of_doom() -> None:
    scene = table(dice="character |", mordor=4, corruption=5).only_tile("zero_reveal", "zero_reveal")
    scene.use("character", "move_fellowship")
    assert (scene.winner, scene.reason) == (FP, "ring_destroyed")
    doomed = table(dice="character |", mordor=4, corruption=11, gone="gandalf_the_grey").only_tile("three")
    doomed.use("character", "move_fellowship", "decline")
    assert doomed.winner == SHADOW


@rule("WOTR-VICTORY-04", "WOTR-VICTORY-09", "WOTR-VICTORY-10")
def test_the_free_peoples_conquer_with_four_points() -> None:
    scene = table(captured="orthanc angmar", dice="event |")
    assert scene.view(None)["points"][FP] == 3
    scene.use("event", "skip")
    assert not scene.state.over
    won = table(captured="orthanc angmar", dice="event |", besieged="")
    won.state.captured |= table(captured="umbar").state.captured
    won.use("event", "skip")
    assert (won.winner, won.reason) == (FP, "free_peoples_conquest")


@rule("WOTR-VICTORY-05")
def test_the_shadow_comes_first_when_both_have_conquered() -> None:
    held = "orthanc moria lorien woodland_realm rivendell erebor dale pelargir edoras"
    scene = table(captured=held, dice="event |")
    scene.use("event", "skip")
    assert scene.winner == SHADOW


@pytest.mark.parametrize("seed", range(3))
@rule("WOTR-TURN-09", "WOTR-DICE-03")
def test_every_die_is_somewhere(seed: int) -> None:
    scene = opened(seed=seed)
    scene.choose("done", "guide strider", "allocate 1")
    s = scene.state
    assert s.unused(0) == 4
    assert s.unused(1) + s.box[1] == 7


@rule("WOTR-VICTORY-01", "WOTR-VICTORY-08")
def test_the_figures_of_a_finished_game() -> None:
    scene = table(dice="event |", captured="lorien dale moria umbar", corruption=7, mordor=3, gone="gimli")
    scene.use("event", "skip")
    assert scene.reason == "free_peoples_conquest"
    assert scene.state.game.figures(scene.state) == {
        "turns": 2,
        "corruption": 8,  # a turn without a step in Mordor
        "in Mordor": "yes",
        "Mordor step": 3,
        "Companions lost": 1,
        "free_peoples strongholds taken": 2,
        "free_peoples cities taken": 0,
        "free_peoples points": 4,
        "shadow strongholds taken": 1,
        "shadow cities taken": 1,
        "shadow points": 3,
        "turns, free_peoples_conquest": 2,
    }
