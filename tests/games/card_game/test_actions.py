"""The action step: turns, passing, playing, moving, winnowing, the Ring token.

CARD-ACTION, CARD-PASS, CARD-PLAY, CARD-RESERVE, CARD-MOVE, CARD-WINNOW, CARD-RING
"""

import pytest

from tests.games.card_game.scenes import activate, combat, draw_step, table
from tests.rulebook import rule

# --- turns ----------------------------------------------------------------------------------------------------------


@rule("CARD-ACTION-01", "CARD-ACTION-03", "CARD-PASS-04")
def test_seats_take_turns_of_one_action() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "arwen boromir", "saruman": "ugluk shelob"})
    scene.choose("cycle arwen")
    assert scene.seat == "saruman"
    scene.choose("pass")
    assert scene.seat == "frodo"
    scene.choose("pass", "pass", "cycle boromir")
    assert scene.seat == "saruman"  # it passed before, and may act now
    assert "cycle shelob" in scene.legal()


@rule("CARD-ACTION-02", "CARD-ACTION-05", "CARD-PASS-02")
def test_all_kinds_of_action_are_offered() -> None:
    scene = table(
        turn="witch_king",
        hands={"witch_king": "olog_hai morgul_blade"},
        reserve="the_reaver the_hunter",
        fresh="the_hunter",
        at={"lorien": ""},
    )
    assert scene.legal() == {
        "play olog_hai",
        "play morgul_blade",
        "move the_reaver",
        "cycle olog_hai",
        "cycle morgul_blade",
        "winnow",
        "use the_reaver",
        "use the_hunter",
        "ring",
        "pass",
    }
    empty = table(turn="witch_king", used_rings="witch_king")
    assert empty.legal() == {"pass"}


@rule("CARD-ACTION-04", "CARD-PASS-01", "CARD-PASS-03")
def test_who_may_not_pass_has_to_act() -> None:
    hands = {
        "aragorn": "arwen boromir strider halbarad",
        "witch_king": "grond olog_hai black_uruks the_hunter the_reaver",
    }
    scene = table(turn="aragorn", hands={**hands, "saruman": "ugluk shelob gollum hill_troll"})
    assert "pass" not in scene.legal()
    assert scene.refused("pass") == "CARD-PASS-01"
    more = {**hands, "saruman": "ugluk shelob gollum hill_troll cave_troll"}
    assert "pass" in table(turn="aragorn", hands=more).legal()


@rule("CARD-ACTION-10")
def test_an_action_of_which_nothing_can_be_done_is_not_offered() -> None:
    scene = table(
        turn="witch_king", reserve="the_beguiler", hands={"witch_king": "grond"}, decks={"frodo": "", "aragorn": ""}
    )
    assert scene.uses() == set()
    assert scene.refused("use the_beguiler") == "CARD-ACTION-10"
    assert table(turn="witch_king", reserve="the_beguiler", hands={"witch_king": "grond"}).uses() == {"the_beguiler"}


@rule("CARD-ACTION-11", "CARD-ACTION-06")
def test_an_impossible_part_is_skipped_and_the_rest_is_carried_out() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead arwen"}, decks={"aragorn": "boromir"})
    scene.choose("play paths_of_the_dead")  # arwen pays; deck 1, pile 1
    scene.choose("forsake top_of_deck", "forsake top_of_deck")
    assert scene.size("aragorn", "hand") == 0  # nothing is left to draw
    assert scene.where("paths_of_the_dead") == "eliminated"


# --- passing --------------------------------------------------------------------------------------------------------


@rule("CARD-PASS-05")
def test_the_step_ends_when_all_have_passed_in_a_row() -> None:
    scene = table(turn="frodo", hands={"aragorn": "arwen"}, at={"lorien": ""})
    scene.choose("pass", "pass", "cycle arwen", "pass", "pass", "pass")
    assert scene.asked == {"aragorn": "action.choose"}
    scene.choose("pass")
    assert scene.asked == {"frodo": "combat.next"}


@rule("CARD-PASS-06", "CARD-PASS-01")
def test_a_hand_above_the_limit_is_cycled_down_when_the_step_ends() -> None:
    hands = {"gandalf": "gimli theoden smeagol", "witch_king": "grond olog_hai black_uruks the_hunter"}
    reserve = "the_lidless_eye saruman+sarumans_staff"  # witch_king may keep 4
    scene = table(scenario="duel2", hands=hands, reserve=reserve, at={"lorien": ""})
    scene.choose("pass", "pass")
    assert scene.asked == {"gandalf": "cards.cycle"}
    assert scene.legal() == {"cycle gimli", "cycle theoden", "cycle smeagol"}
    scene.choose("cycle theoden")
    assert scene.asked == {"gandalf": "combat.next"}
    assert scene.size("witch_king", "hand") == 4


@rule("CARD-PASS-08")
def test_a_hand_may_grow_without_limit() -> None:
    scene = table(hands={"frodo": "gimli theoden smeagol sting narya glamdring"}, reserve="fatty_bolger bilbo_baggins")
    scene.choose("use fatty_bolger")
    assert scene.size("frodo", "hand") == 9


@rule("CARD-PASS-09", "CARD-HIDDEN-07")
def test_hand_sizes_are_open() -> None:
    scene = table(hands={"aragorn": "arwen boromir"}, cycled="strider", eliminated="halbarad")
    seen = scene.view("saruman")["seats"]["aragorn"]
    assert (seen["hand"], seen["deck"], seen["cycle_pile"], seen["eliminated"]) == (2, 26, 1, 1)


# --- playing --------------------------------------------------------------------------------------------------------


@rule("CARD-PLAY-01", "CARD-PLAY-02", "CARD-PLAY-30")
def test_a_card_is_laid_then_paid_for() -> None:
    scene = table(hands={"frodo": "theoden gimli smeagol"}, at={"edoras": ""})
    scene.choose("play theoden", "to edoras")
    assert scene.where("theoden") == "edoras"
    assert scene.asked == {"frodo": "cards.cycle"}
    assert scene.legal() == {"cycle gimli", "cycle smeagol"}
    assert scene.size("frodo", "apart") == 0  # its text waits for the cost
    scene.choose("cycle gimli")
    assert scene.size("frodo", "apart") == 5


@rule("CARD-PLAY-03", "CARD-PLAY-04")
def test_the_last_card_of_a_hand_is_paid_for_by_forsaking() -> None:
    scene = table(hands={"frodo": "riders_of_rohan"}, reserve="sam_gamgee", at={"edoras": ""})
    scene.choose("play riders_of_rohan", "to edoras")
    assert scene.legal() == {"forsake_reserve sam_gamgee", "forsake top_of_deck"}
    more = table(hands={"frodo": "riders_of_rohan gimli smeagol"}, reserve="sam_gamgee", at={"edoras": ""})
    more.choose("play riders_of_rohan", "to edoras")
    assert more.refused("forsake top_of_deck") == "CARD-PLAY-04"


@rule("CARD-PLAY-06")
def test_without_anything_to_give_the_last_card_is_free() -> None:
    scene = table(hands={"frodo": "village_militia"}, decks={"frodo": ""})
    scene.choose("play village_militia")
    assert scene.where("village_militia") == "reserve"
    assert scene.asked == {"witch_king": "action.choose"}


@rule("CARD-PLAY-12")
def test_the_same_character_or_item_is_not_played_twice_in_a_round() -> None:
    hands = {"aragorn": "vilya arwen legolas"}
    scene = table(turn="aragorn", hands=hands, reserve="elrond", decks={"aragorn": ""})
    scene.choose("play vilya", "cycle arwen", "pass", "pass", "pass", "use vilya")
    # Deck and pile: arwen and vilya were recycled and one of them drawn; draw the other as well.
    scene.choose("pass", "pass", "pass", "ring")
    assert "vilya" in scene.hand("aragorn")
    scene.choose("pass", "pass", "pass")
    assert "vilya" not in scene.plays()
    assert scene.refused("play vilya") == "CARD-PLAY-12"


@rule("CARD-PLAY-14", "CARD-RULING-28")
@pytest.mark.parametrize("where", ["hand", "cycle_pile", "eliminated", "deck"])
def test_hands_decks_and_piles_are_out_of_play(where: str) -> None:
    gandalf = "gandalf_the_white"
    scene = combat(
        "orthanc",
        "theoden",
        hands={"frodo": gandalf if where == "hand" else "gimli"},
        cycled=gandalf if where == "cycle_pile" else "",
        eliminated=gandalf if where == "eliminated" else "",
    )
    assert scene.where(gandalf) == where
    assert scene.told("combat")[0]["attack"] == 0
    assert combat("orthanc", "theoden", at={"weathertop": "gandalf_the_grey"}).told("combat")[0]["attack"] == 1


@rule("CARD-PLAY-15", "CARD-PLAY-17", "CARD-PLAY-18")
def test_where_armies_and_characters_may_be_played() -> None:
    at = {"moria": "", "lorien": "", "khazad_dum": ""}
    army = table(turn="aragorn", hands={"aragorn": "high_elves arwen"}, at=at)
    army.choose("play high_elves")
    assert army.legal() == {"to moria", "to lorien", "to reserve"}
    character = table(hands={"frodo": "gimli theoden"}, at=at)
    character.choose("play gimli")
    assert character.legal() == {"to moria", "to path", "to reserve"}
    assert character.refused("to lorien") == "CARD-PLAY-18"
    hobbit = table(hands={"frodo": "frodo_baggins theoden"}, at=at)
    hobbit.choose("play frodo_baggins")
    assert hobbit.legal() == {"to path", "to reserve"}


@rule("CARD-PLAY-23", "CARD-PLAY-24")
def test_an_event_is_followed_and_eliminated() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead arwen boromir"})
    scene.choose("play paths_of_the_dead", "cycle arwen")
    assert scene.where("paths_of_the_dead") == "laid"  # open on the table, but not in play
    assert "forsake_reserve paths_of_the_dead" not in scene.legal()
    assert scene.view("frodo")["seats"]["aragorn"]["laid"] == ["paths_of_the_dead"]
    scene.choose("forsake boromir", "forsake top_of_deck")
    assert scene.where("paths_of_the_dead") == "eliminated"


@rule("CARD-PLAY-26")
def test_an_event_needs_something_to_do() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "the_black_captain grond"})
    assert scene.plays() == {"grond"}
    alone = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead"}, decks={"aragorn": ""})
    assert alone.refused("play paths_of_the_dead") == "CARD-PLAY-26"  # nothing to forsake but itself, nothing to draw


@rule("CARD-PLAY-30", "CARD-ITEM-15")
def test_the_wielder_may_be_forsaken_for_the_item_just_laid_on_it() -> None:
    scene = table(hands={"frodo": "glamdring"}, reserve="gandalf_the_grey")
    scene.choose("play glamdring")
    assert scene.legal() == {"forsake_reserve gandalf_the_grey", "forsake top_of_deck"}
    scene.choose("forsake_reserve gandalf_the_grey")
    assert scene.where("glamdring") == scene.where("gandalf_the_grey") == "eliminated"


# --- the reserve and moving -----------------------------------------------------------------------------------------


@rule("CARD-RESERVE-01", "CARD-RESERVE-05", "CARD-RESERVE-06")
def test_cards_stay_in_the_reserve_until_they_are_moved() -> None:
    reserve = "sam_gamgee gimli theoden eomer eowyn village_militia riders_of_rohan smeagol"
    scene = draw_step(reserve=reserve)
    assert set(scene.cards("frodo", "reserve")) == set(reserve.split())
    back = table(at={"edoras": "theoden"}, hands={"frodo": "gimli"})
    assert back.moves() == set()


@rule("CARD-RESERVE-02", "CARD-MOVE-03")
def test_what_was_played_to_the_reserve_does_not_move_this_round() -> None:
    scene = table(hands={"frodo": "riders_of_rohan gimli"}, reserve="riders_of_rohan", at={"edoras": ""})
    scene.choose("play riders_of_rohan", "to reserve")
    scene.choose("pass", "pass", "pass")
    assert scene.moves() == {"riders_of_rohan"}  # the one that lay there before
    scene.choose("move riders_of_rohan", "pass", "pass", "pass")
    assert scene.moves() == set()
    assert scene.refused("move riders_of_rohan") == "CARD-MOVE-03"


@rule("CARD-RESERVE-07")
def test_an_item_is_in_the_reserve_of_its_wielder() -> None:
    scene = activate("the_old_forest", reserve="sam_gamgee+elven_cloak", hands={"frodo": "gimli", "aragorn": "arwen"})
    assert scene.seat == "frodo"
    assert {"forsake_reserve elven_cloak", "forsake_reserve sam_gamgee"} <= scene.legal()
    scene.choose("forsake gimli")
    assert scene.seat == "aragorn"
    assert scene.refused("forsake_reserve elven_cloak") == "CARD-FORSAKE-10"


@rule("CARD-MOVE-01", "CARD-MOVE-02", "CARD-MOVE-05", "CARD-ITEM-09")
def test_moving_takes_the_items_along_and_costs_no_card() -> None:
    scene = table(reserve="gimli+dwarven_axe", hands={"frodo": "theoden"}, at={"moria": "", "khazad_dum": ""})
    scene.choose("move gimli")
    assert scene.legal() == {"to moria", "to path"}
    scene.choose("to moria")
    assert scene.where("dwarven_axe") == "moria"
    assert scene.hand("frodo") == ["theoden"]


# --- winnowing ------------------------------------------------------------------------------------------------------


@rule("CARD-WINNOW-01", "CARD-ELIMINATE-03", "CARD-HIDDEN-06")
def test_winnowing_eliminates_two_and_draws_one() -> None:
    scene = table(hands={"frodo": "gimli theoden smeagol"})
    scene.choose("winnow")
    assert scene.legal() == {"eliminate gimli", "eliminate theoden", "eliminate smeagol"}
    scene.choose("eliminate gimli", "eliminate smeagol")
    assert scene.where("gimli") == scene.where("smeagol") == "eliminated"
    assert scene.size("frodo", "hand") == 2
    assert [told.get("cards") for told in scene.heard("aragorn", "eliminated")] == [None, None]
    assert scene.heard("frodo", "eliminated")[0]["cards"] == ["gimli"]


@rule("CARD-WINNOW-02")
def test_winnowing_needs_two_cards_in_hand() -> None:
    scene = table(hands={"frodo": "gimli"}, reserve="theoden smeagol")
    assert scene.refused("winnow") == "CARD-WINNOW-02"


@rule("CARD-WINNOW-03")
def test_a_protected_card_may_be_winnowed() -> None:
    scene = table(hands={"frodo": "frodo_baggins sting"})
    scene.choose("winnow")
    assert scene.where("frodo_baggins") == "cycle_pile"
    assert scene.where("sting") == "eliminated"
    assert scene.heard("saruman", "saved")[0]["card"] == "frodo_baggins"
    assert scene.size("frodo", "hand") == 1


@rule("CARD-WINNOW-04", "CARD-DRAW-07")
def test_winnowing_without_a_card_to_draw() -> None:
    scene = table(hands={"frodo": "gimli sting"}, decks={"frodo": ""})
    scene.choose("winnow")
    assert scene.hand("frodo") == []


# --- the Ring token -------------------------------------------------------------------------------------------------


@rule("CARD-RING-01", "CARD-RING-02", "CARD-TRILOGY-04")
def test_the_ring_token_of_the_trilogy_works_once() -> None:
    scene = table(hands={"frodo": "gimli"})
    scene.choose("ring")
    assert scene.size("frodo", "hand") == 3
    assert scene.view(None)["seats"]["frodo"]["ring"] is False
    assert scene.view(None)["seats"]["aragorn"]["ring"] is True
    scene.choose("pass", "pass", "pass")
    assert scene.refused("ring") == "CARD-RING-01"
    assert draw_step(used_rings="frodo").view(None)["seats"]["frodo"]["ring"] is False


@rule("CARD-RING-04", "CARD-DUEL2-04")
def test_the_ring_token_of_the_duel_works_once_a_round() -> None:
    scene = table(scenario="duel2", hands={"gandalf": "gimli"})
    scene.choose("ring")
    assert scene.size("gandalf", "hand") == 4
    assert scene.asked == {"gandalf": "cards.eliminate"}
    scene.choose("eliminate gimli")
    assert scene.asked == {"gandalf": "cards.cycle"}
    scene.choose(sorted(scene.legal())[0])
    assert scene.size("gandalf", "hand") == 2
    assert scene.where("gimli") == "eliminated"
    scene.choose("pass")
    assert scene.refused("ring") == "CARD-RING-01"
    assert draw_step(scenario="duel2", used_rings="gandalf").view(None)["seats"]["gandalf"]["ring"] is True


@rule("CARD-RING-05")
def test_the_ring_token_of_the_duel_with_little_to_draw() -> None:
    scene = table(scenario="duel2", decks={"gandalf": "gimli"}, reserve="sam_gamgee")
    scene.choose("ring")
    assert scene.where("gimli") == "eliminated"
    assert scene.legal() == {"forsake_reserve sam_gamgee"}
    scene.choose("forsake_reserve sam_gamgee")
    assert scene.where("sam_gamgee") == "eliminated"


@rule("CARD-RING-06")
def test_the_ring_token_needs_a_card_to_draw() -> None:
    scene = table(hands={"frodo": "gimli"}, decks={"frodo": ""})
    assert scene.refused("ring") == "CARD-RING-06"
    assert "ring" in table(hands={"frodo": "gimli"}, decks={"frodo": ""}, cycled="sting").legal()


@pytest.mark.parametrize("seat", ["frodo", "witch_king", "aragorn", "saruman"])
@rule("CARD-RING-01")
def test_each_seat_uses_its_own_token(seat: str) -> None:
    scene = table(turn=seat, used_rings=" ".join({"frodo", "witch_king", "aragorn", "saruman"} - {seat}))
    assert scene.legal() == {"ring", "pass"}
