"""Drawing, cycling, forsaking, eliminating; items. CARD-DRAW, CARD-CYCLE, CARD-FORSAKE, CARD-ELIMINATE, CARD-ITEM"""

import pytest

from tests.games.card_game.scenes import activate, combat, draw_step, table
from tests.rulebook import rule

# --- drawing ------------------------------------------------------------------------------------------------------


@rule("CARD-DRAW-01", "CARD-HIDDEN-01")
def test_a_drawn_card_goes_into_the_hand_unseen() -> None:
    scene = table(hands={"frodo": "gimli"}, decks={"frodo": "sting narya"})
    scene.choose("ring")
    assert scene.hand("frodo") == ["gimli", "sting", "narya"]
    assert set(scene.heard("frodo", "drew")[0]["cards"]) == {"sting", "narya"}
    assert scene.heard("aragorn", "drew")[0]["count"] == 2
    assert "cards" not in scene.heard("aragorn", "drew")[0]


@rule("CARD-DRAW-02", "CARD-DRAW-04", "CARD-TRILOGY-03")
def test_in_the_draw_step_seats_draw_in_turn_order() -> None:
    scene = draw_step(turn="aragorn")
    told = [(line["seat"], line["count"]) for line in scene.told("drew") if line["rule"] == "CARD-DRAW-02"]
    assert told == [("aragorn", 3), ("saruman", 4), ("frodo", 3), ("witch_king", 4)]


@rule("CARD-DRAW-05")
def test_a_deck_that_runs_out_is_made_anew_at_once() -> None:
    pile = "sting narya glamdring theoden eomer eowyn"
    scene = table(reserve="saruman fatty_bolger", decks={"frodo": "gimli smeagol"}, cycled=pile)
    scene.choose("use fatty_bolger")  # 3 to draw: 2, then the pile is shuffled, then 1
    assert {"gimli", "smeagol"} < set(scene.hand("frodo"))
    assert scene.size("frodo", "hand") == 3
    assert scene.size("frodo", "deck") == 5
    assert scene.size("frodo", "cycle_pile") == 0
    assert [told["count"] for told in scene.told("drew")] == [2, 1]
    assert len(scene.told("recycled")) == 1
    forsaken = activate("the_old_forest", decks={"frodo": "gimli"}, cycled="sting")
    forsaken.choose("forsake top_of_deck")
    assert forsaken.where("gimli") == "eliminated"
    assert forsaken.where("sting") == "deck"
    searched = table(turn="aragorn", reserve="halbarad", decks={"aragorn": "strider"}, hands={"aragorn": "arwen"})
    searched.choose("use halbarad", "take strider")
    assert searched.where("halbarad") == "deck"


@rule("CARD-DRAW-07")
def test_cards_that_cannot_be_drawn_are_not_drawn() -> None:
    scene = table(decks={"frodo": "gimli"})
    scene.choose("ring")
    assert scene.hand("frodo") == ["gimli"]
    assert scene.asked == {"witch_king": "action.choose"}


@rule("CARD-DRAW-08")
def test_a_deck_that_stayed_empty_waits_until_a_card_is_needed() -> None:
    scene = table(hands={"frodo": "gimli sting narya smeagol"}, decks={"frodo": ""})
    scene.choose("cycle gimli", "pass", "pass", "pass", "cycle sting")
    assert scene.size("frodo", "cycle_pile") == 2
    assert scene.size("frodo", "deck") == 0
    scene.choose("pass", "pass", "pass", "ring")
    assert scene.size("frodo", "hand") == 4
    assert scene.told("recycled")[0]["seat"] == "frodo"
    search = table(
        turn="aragorn", hands={"aragorn": "arwen"}, reserve="halbarad", decks={"aragorn": ""}, cycled="strider"
    )
    assert search.uses() == set()  # a search does not recycle


# --- cycling ------------------------------------------------------------------------------------------------------


@rule("CARD-CYCLE-01", "CARD-CYCLE-02", "CARD-CYCLE-06")
def test_the_cycle_action() -> None:
    scene = table(hands={"frodo": "gimli sting"})
    scene.choose("cycle sting")
    assert scene.cards("frodo", "cycle_pile") == ["sting"]
    assert scene.hand("frodo") == ["gimli"]
    assert "cards" not in scene.heard("aragorn", "cycled")[0]
    assert scene.view("aragorn")["seats"]["frodo"]["known"]["cycle_pile"] == []
    empty = table(hands={"frodo": "gimli"})
    assert empty.refused("cycle sting") == "CARD-CYCLE-02"


# --- forsaking ----------------------------------------------------------------------------------------------------


@rule("CARD-FORSAKE-01", "CARD-FORSAKE-02", "CARD-FORSAKE-06")
def test_cards_are_forsaken_out_of_three_places() -> None:
    setting = {
        "hands": {"frodo": "gimli", "aragorn": "arwen"},
        "reserve": "sam_gamgee+sting",
        "at": {"edoras": "theoden"},
    }
    scene = activate("the_old_forest", **setting)
    assert scene.legal() == {
        "forsake gimli",
        "forsake_reserve sam_gamgee",
        "forsake_reserve sting",
        "forsake top_of_deck",
    }
    assert scene.refused("forsake theoden") == "CARD-FORSAKE-06"
    scene.choose("forsake_reserve sting")
    assert scene.where("sting") == "eliminated"
    assert scene.where("sam_gamgee") == "reserve"


@rule("CARD-FORSAKE-03", "CARD-ITEM-11")
def test_a_forsaken_wielder_takes_its_items_along() -> None:
    scene = activate("the_old_forest", reserve="sam_gamgee+sting+elven_cloak")
    scene.choose("forsake_reserve sam_gamgee")
    assert {scene.where(c) for c in ("sam_gamgee", "sting", "elven_cloak")} == {"eliminated"}
    assert scene.cards("aragorn", "eliminated") == ["elven_cloak"]


@rule("CARD-FORSAKE-04", "CARD-ELIMINATE-03")
def test_the_top_of_the_deck_is_forsaken_unseen_and_then_looked_at() -> None:
    scene = activate("the_old_forest", decks={"frodo": "gimli"}, hands={"aragorn": "arwen"})
    scene.choose("forsake top_of_deck")
    assert scene.heard("frodo", "eliminated")[0]["cards"] == ["gimli"]
    assert "cards" not in scene.heard("aragorn", "eliminated")[0]
    entry = next(event for event in scene.events if event.kind == "eliminated")
    assert entry.news & 1  # frodo could not foresee it


@rule("CARD-FORSAKE-07", "CARD-ELIMINATE-04")
def test_who_has_nothing_forsakes_nothing_and_who_has_one_card_must_give_it() -> None:
    nothing = activate("the_old_forest", decks={"frodo": "", "aragorn": ""})
    assert nothing.asked == {"frodo": "action.choose"}
    last = activate("the_old_forest", decks={"frodo": "", "aragorn": ""}, reserve="sam_gamgee")
    assert last.legal() == {"forsake_reserve sam_gamgee"}


@rule("CARD-FORSAKE-08")
def test_the_top_of_an_empty_deck_is_there_after_a_recycle() -> None:
    scene = activate("the_old_forest", decks={"frodo": "", "aragorn": ""}, cycled="gimli")
    assert scene.legal() == {"forsake top_of_deck"}
    scene.choose("forsake top_of_deck")
    assert scene.where("gimli") == "eliminated"


@rule("CARD-FORSAKE-10")
def test_only_who_controls_the_wielder_can_forsake_an_item() -> None:
    setting = {"reserve": "sam_gamgee+elven_cloak", "decks": {"aragorn": "arwen"}, "hands": {"frodo": "gimli"}}
    scene = activate("the_old_forest", **setting)
    assert "forsake_reserve elven_cloak" in scene.legal()
    scene.choose("forsake gimli")
    assert scene.legal() == {"forsake top_of_deck"}


# --- eliminating --------------------------------------------------------------------------------------------------


@rule("CARD-ELIMINATE-01", "CARD-HIDDEN-02")
def test_an_eliminated_card_never_returns() -> None:
    scene = table(hands={"frodo": "gimli sting"}, decks={"frodo": ""})
    scene.choose("winnow")
    assert {"gimli", "sting"} <= set(scene.view("frodo")["seats"]["frodo"]["cards"]["eliminated"])
    assert scene.view("aragorn")["seats"]["frodo"]["cards"] is None
    scene.choose("pass", "pass", "pass")
    assert scene.refused("ring") == "CARD-RING-06"  # nothing can be recycled


@rule("CARD-ELIMINATE-02", "CARD-HIDDEN-04")
def test_a_card_with_text_about_its_elimination_is_shown() -> None:
    scene = activate("the_old_forest", hands={"frodo": "bilbo_baggins", "aragorn": "arwen"})
    scene.choose("forsake bilbo_baggins")
    assert scene.heard("witch_king", "saved")[0]["card"] == "bilbo_baggins"
    assert scene.where("bilbo_baggins") == "cycle_pile"
    assert scene.view("witch_king")["seats"]["frodo"]["known"]["cycle_pile"] == ["bilbo_baggins"]
    scene.choose("forsake arwen")
    assert scene.heard("witch_king", "saved") == []


@rule("CARD-ELIMINATE-05")
def test_a_benefit_is_not_there_without_its_elimination() -> None:
    lying = table(turn="saruman", at={"moria": "cave_troll"}, hands={"saruman": "ugluk"})
    assert lying.uses() == set()  # not in reserve: it cannot be given up
    assert lying.refused("use cave_troll") == "CARD-ACTION-02"


# --- items --------------------------------------------------------------------------------------------------------


@rule("CARD-ITEM-01", "CARD-ITEM-02", "CARD-ITEM-03")
def test_an_item_is_played_on_a_wielder_wherever_it_is() -> None:
    hands = {"aragorn": "elven_cloak arwen"}
    at = {"weathertop": "frodo_baggins", "lorien": "galadriel"}
    scene = table(turn="aragorn", hands=hands, reserve="sam_gamgee strider", at=at)
    scene.choose("play elven_cloak")
    assert scene.legal() == {"on frodo_baggins", "on galadriel", "on sam_gamgee"}
    assert scene.refused("on strider") == "CARD-ITEM-02"
    assert scene.refused("to reserve") == "CARD-ITEM-01"
    scene.choose("on galadriel")
    assert scene.where("elven_cloak") == "lorien"
    nobody = table(turn="witch_king", hands={"witch_king": "black_breath grond"}, reserve="grishnakh")
    assert nobody.refused("play black_breath") == "CARD-ITEM-02"


@rule("CARD-ITEM-08")
def test_an_item_does_not_move_by_itself() -> None:
    scene = table(reserve="gandalf_the_grey+glamdring", hands={"frodo": "gimli"})
    assert scene.moves() == {"gandalf_the_grey"}
    assert scene.refused("move glamdring") == "CARD-ITEM-08"


@rule("CARD-ITEM-10", "CARD-ITEM-09")
def test_an_item_goes_wherever_its_wielder_may_go() -> None:
    scene = table(reserve="merry_brandybuck+elven_cloak", hands={"frodo": "gimli"}, at={"helms_deep": ""})
    scene.choose("move merry_brandybuck", "to helms_deep")
    assert scene.where("elven_cloak") == "helms_deep"


@rule("CARD-ITEM-07", "CARD-ITEM-11")
@pytest.mark.parametrize("attack", ["the_reaver", "grishnakh"])
def test_items_share_the_fate_of_their_wielder(attack: str) -> None:
    lost = combat("weathertop", f"gandalf_the_grey+glamdring {attack}", corruption=0)
    assert lost.where("gandalf_the_grey") == lost.where("glamdring") == "eliminated"
    kept = combat("weathertop", "gandalf_the_grey+glamdring")
    assert kept.where("gandalf_the_grey") == kept.where("glamdring") == "cycle_pile"


@rule("CARD-ACTION-07")
def test_an_action_text_does_nothing_when_its_card_leaves_in_another_way() -> None:
    scene = combat("weathertop", "sam_gamgee+lembas the_reaver", corruption=3)
    assert scene.where("lembas") == "eliminated"
    assert scene.corruption == 3
