"""Special cards of the turn: Gandalf the White, A King Revealed and Sauron's four. CONF-SPECIAL"""

import pytest

from tests.games.confrontation.battles import duel
from tests.games.confrontation.scenes import S_HAND, ConfrontationScene, cards, table
from tests.rulebook import rule

# --- Gandalf the White ----------------------------------------------------------------------------------------


@rule("CONF-SPECIAL-14")
def test_gandalf_comes_back_to_fangorn_instead_of_a_turn() -> None:
    scene = table({"shire": "gimli", "gondor": "| balrog"}, turn="fellowship", specials="gandalf_the_white")
    assert scene.legal() == {"move gimli", "play gandalf_the_white"}
    scene.choose("play gandalf_the_white")
    assert scene.at("gandalf_classic") == "fangorn"
    assert scene.at("gimli") == "shire"
    assert scene.asked == {"sauron": "turn.action"}
    assert "gandalf_classic" not in scene.sheet("fellowship", "sauron")["defeated"]


@rule("CONF-SPECIAL-15")
@pytest.mark.parametrize(
    ("hindrance", "legal"),
    [
        ({"fangorn": "| orcs_classic"}, set()),
        ({"fangorn": "legolas merry"}, {"move legolas", "move merry", "shuffle fangorn"}),
        ({"eregion": "gandalf_classic"}, {"move gandalf_classic"}),
        ({"eregion": "gandalf_variant"}, {"move gandalf_variant"}),
    ],
)
def test_gandalf_the_white_needs_a_defeated_gandalf_and_room_in_fangorn(
    hindrance: dict[str, str], legal: set[str]
) -> None:
    places = {"shire": "gimli", "gondor": "| balrog", **hindrance}
    scene = table(places, turn="fellowship", specials="gandalf_the_white")
    assert scene.legal() == legal | {"move gimli"}
    assert scene.refused("play gandalf_the_white") == "CONF-SPECIAL-15"


@rule("CONF-SPECIAL-15", "CONF-SPECIAL-16")
def test_one_companion_in_fangorn_leaves_room_for_gandalf_and_may_be_shuffled_with_him() -> None:
    places = {"shire": "gimli", "fangorn": "legolas", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", specials="gandalf_the_white")
    scene.choose("play gandalf_the_white")
    assert scene.may_be("gandalf_classic") == {"gandalf_classic"}
    assert scene.asked == {"fellowship": "turn.end_shuffle"}
    assert scene.legal() == {"shuffle fangorn", "pass"}
    scene.choose("shuffle fangorn")
    assert scene.may_be("gandalf_classic") == {"gandalf_classic", "legolas", "gimli"}
    assert scene.may_be("gimli") == {"legolas", "gimli"}


@rule("CONF-SPECIAL-16")
@pytest.mark.parametrize("edition", ["classic", "variant"])
def test_the_returned_gandalf_is_hidden_and_has_the_same_face(edition: str) -> None:
    places = {"shire": "gimli", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", specials="gandalf_the_white", edition=edition)
    scene.choose("play gandalf_the_white")
    assert scene.at(f"gandalf_{edition}") == "fangorn"
    assert f"gandalf_{edition}" in scene.characters
    assert scene.revealed() == set()
    assert scene.may_be(f"gandalf_{edition}") == {f"gandalf_{edition}"}


@rule("CONF-SPECIAL-16")
def test_the_returned_gandalf_keeps_his_ability() -> None:
    scene = table({"shire": "gimli", "gondor": "| balrog"}, turn="fellowship", specials="gandalf_the_white")
    scene.choose("play gandalf_the_white").choose("move balrog", "to fangorn")
    assert scene.asked == {"sauron": "battle.show_card"}


# --- A King Revealed --------------------------------------------------------------------------------------------------


def king_names(places: dict[str, str], named: str, specials: str = "") -> ConfrontationScene:
    """The Fellowship plays A King Revealed; it is Sauron's turn then."""
    scene = table(places, turn="fellowship", specials=f"a_king_revealed {specials}")
    scene.choose("play a_king_revealed", f"target {scene.handle(named)}")
    return scene


KING = {"cardolan": "aragorn_classic", "shire": "gimli", "mirkwood": "| orcs_classic", "rohan": "| balrog cave_troll"}


@rule("CONF-SPECIAL-17")
def test_a_king_revealed_binds_sauron_to_move_one_character() -> None:
    scene = table(KING, turn="fellowship", specials="a_king_revealed")
    scene.choose("play a_king_revealed")
    assert scene.legal() == {"target s1", "target s7", "target s9"}
    scene.choose("target s9")
    assert [told["character"] for told in scene.told("revealed")] == ["aragorn_classic"]
    assert scene.at("aragorn_classic") == "cardolan"
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.legal() == {"move cave_troll"}
    assert scene.refused("move orcs_classic") == "CONF-SPECIAL-17"
    assert scene.view("fellowship")["named"] == "s9"


@rule("CONF-SPECIAL-17")
def test_the_king_binds_one_turn_only() -> None:
    scene = king_names(KING, "orcs_classic")
    assert scene.legal() == {"move orcs_classic", "shuffle rohan"}
    scene.choose("move orcs_classic", "to high_pass").choose("move gimli", "to arthedain")
    assert scene.legal() == {"move orcs_classic", "move balrog", "move cave_troll", "shuffle rohan"}
    assert scene.view("fellowship")["named"] is None


@rule("CONF-SPECIAL-18")
def test_the_kings_turn_cannot_be_given_up_for_a_card() -> None:
    scene = king_names(KING, "orcs_classic", "recall_to_mordor crebain_of_dunland palantir")
    assert scene.legal() == {"move orcs_classic", "shuffle rohan", "look cardolan"}
    assert scene.refused("play recall_to_mordor") == "CONF-SPECIAL-18"
    assert scene.refused("play crebain_of_dunland") == "CONF-SPECIAL-18"


@rule("CONF-SPECIAL-18")
def test_the_kings_turn_cannot_be_given_up_even_if_the_named_character_is_stuck() -> None:
    places = {"cardolan": "aragorn_classic", "shire": "| orcs_classic", "rohan": "| balrog"}
    scene = king_names(places, "orcs_classic", "recall_to_mordor")
    assert scene.legal() == {"move balrog"}
    assert scene.refused("play recall_to_mordor") == "CONF-SPECIAL-18"


@rule("CONF-SPECIAL-19")
@pytest.mark.parametrize(
    ("places", "named", "reason"),
    [
        ({"shire": "| orcs_classic"}, "orcs_classic", "no_region_in_front"),
        ({"gap_of_rohan": "| orcs_classic", "enedwaith": "| warg shelob"}, "orcs_classic", "regions_in_front_full"),
        ({"fangorn": "| watcher!"}, "watcher", "revealed_watcher"),
    ],
)
def test_sauron_says_why_the_named_character_cannot_move(places: dict[str, str], named: str, reason: str) -> None:
    scene = king_names({"arthedain": "aragorn_classic", "rohan": "| balrog", **places}, named)
    told = scene.heard("fellowship", "cannot_move")
    assert [event["reason"] for event in told] == [reason]
    assert [event.get("character") for event in told] == ["watcher" if named == "watcher" else None]
    others = {"move warg", "move shelob", "shuffle enedwaith"} if "enedwaith" in places else set()
    assert scene.legal() == {"move balrog", *others}


@rule("CONF-SPECIAL-19")
def test_a_named_character_that_can_move_by_its_ability_must() -> None:
    places = {"arthedain": "aragorn_classic", "shire": "| flying_nazgul_classic", "rohan": "| balrog"}
    scene = king_names(places, "flying_nazgul_classic")
    assert scene.told("cannot_move") == []
    assert scene.legal() == {"move flying_nazgul_classic"}
    scene.choose("move flying_nazgul_classic")
    assert scene.legal() == {"to arthedain"}


@rule("CONF-SPECIAL-20")
@pytest.mark.parametrize("aragorn", ["aragorn_classic", "aragorn_variant"])
def test_either_aragorn_may_be_the_king_but_not_a_defeated_one(aragorn: str) -> None:
    places = {"shire": "gimli", "rohan": "| balrog"}
    scene = table({"cardolan": aragorn, **places}, turn="fellowship", specials="a_king_revealed")
    assert scene.legal() == {"move gimli", f"move {aragorn}", "play a_king_revealed"}
    scene.choose("play a_king_revealed", "target s1")
    assert [told["character"] for told in scene.told("revealed")] == [aragorn]
    without = table(places, turn="fellowship", specials="a_king_revealed")
    assert without.legal() == {"move gimli"}
    assert without.refused("play a_king_revealed") == "CONF-SPECIAL-20"


@rule("CONF-SPECIAL-21")
def test_the_dark_of_mordor_meets_the_duty_to_the_king() -> None:
    scene = king_names(KING, "orcs_classic", "dark_of_mordor")
    assert scene.legal() == {"move orcs_classic", "shuffle rohan", "play dark_of_mordor"}
    scene.choose("play dark_of_mordor", "move orcs_classic", "to high_pass")
    assert scene.legal() == {"move balrog", "move cave_troll", "shuffle rohan"}


@rule("CONF-SPECIAL-42")
def test_the_dark_of_mordor_may_not_block_the_kings_choice() -> None:
    places = {"cardolan": "aragorn_classic", "gap_of_rohan": "| cave_troll", "enedwaith": "| orcs_classic"}
    scene = king_names({**places, "caradhras": "| balrog"}, "cave_troll", "dark_of_mordor")
    scene.choose("play dark_of_mordor")
    assert scene.legal() == {"move cave_troll", "move balrog"}
    scene.choose("move balrog")
    assert scene.legal() == {"to eregion"}
    assert scene.refused("to enedwaith") == "CONF-SPECIAL-32"
    scene.choose("to eregion")
    assert scene.legal() == {"move cave_troll"}


@rule("CONF-SPECIAL-42")
def test_a_winning_step_of_the_dark_is_allowed_whatever_the_king_says() -> None:
    places = {"gondor": "aragorn_classic", "gap_of_rohan": "| cave_troll", "shire": "| warg shelob"}
    scene = king_names({**places, "cardolan": "| orcs_classic"}, "cave_troll", "dark_of_mordor")
    scene.choose("play dark_of_mordor")
    assert scene.legal() == {"move cave_troll", "move orcs_classic"}
    scene.choose("move orcs_classic", "to shire")
    assert (scene.winner, scene.reason) == ("sauron", "three_in_shire")


@rule("CONF-SPECIAL-42")
def test_a_duty_that_cannot_be_met_when_the_turn_begins_has_lapsed() -> None:
    places = {"gondor": "aragorn_classic", "gap_of_rohan": "| cave_troll", "enedwaith": "| warg shelob"}
    scene = king_names(places, "cave_troll", "dark_of_mordor")
    assert [told["reason"] for told in scene.told("cannot_move")] == ["regions_in_front_full"]
    scene.choose("play dark_of_mordor", "move warg", "to cardolan")
    assert scene.legal() == {"move cave_troll", "move shelob"}


@rule("CONF-SPECIAL-44")
def test_aragorn_is_hidden_again_before_saurons_turn_but_has_been_seen() -> None:
    scene = table({**KING, "cardolan": "aragorn_classic merry"}, turn="fellowship", specials="a_king_revealed")
    scene.choose("play a_king_revealed", "target s7")
    assert [told["characters"] for told in scene.told("hidden")] == [["aragorn_classic"]]
    assert scene.revealed() == set()
    assert scene.may_be("aragorn_classic") == {"aragorn_classic"}
    assert scene.asked == {"fellowship": "turn.end_shuffle"}
    assert scene.legal() == {"shuffle cardolan", "pass"}
    scene.choose("pass")
    assert scene.may_be("aragorn_classic") == {"aragorn_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-SPECIAL-12")
def test_the_move_owed_to_the_king_may_be_made_by_an_ability() -> None:
    places = {"cardolan": "aragorn_classic", "gondor": "| flying_nazgul_classic", "rohan": "| balrog"}
    scene = king_names(places, "flying_nazgul_classic")
    assert scene.legal() == {"move flying_nazgul_classic"}
    scene.choose("move flying_nazgul_classic")
    assert scene.legal() == {"to fangorn", "to rohan", "to cardolan"}


# --- Recall to Mordor -------------------------------------------------------------------------------------------------

ABROAD = {"eregion": "gimli", "shire": "| orcs_classic", "caradhras": "| balrog", "mordor": "| cave_troll"}


@rule("CONF-SPECIAL-29")
@pytest.mark.parametrize("recalled", ["orcs_classic", "balrog"])
def test_a_character_is_recalled_to_mordor_from_anywhere_instead_of_a_turn(recalled: str) -> None:
    scene = table(ABROAD, specials="recall_to_mordor")
    assert scene.legal() == {"move balrog", "move cave_troll", "play recall_to_mordor"}
    scene.choose("play recall_to_mordor")
    assert scene.legal() == {"move orcs_classic", "move balrog"}
    scene.choose(f"move {recalled}")
    assert scene.standing("mordor") == {"cave_troll", recalled}
    assert scene.legal() == {"shuffle mordor", "pass"}
    scene.choose("pass")
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-SPECIAL-30")
@pytest.mark.parametrize(
    ("mordor", "legal"),
    [
        ("merry |", {"move balrog"}),
        (
            "| cave_troll warg shelob black_rider",
            {"move balrog", "move cave_troll", "move warg", "move shelob", "move black_rider", "shuffle mordor"},
        ),
    ],
)
def test_nobody_is_recalled_into_a_mordor_that_is_full_or_holds_the_fellowship(mordor: str, legal: set[str]) -> None:
    scene = table({"eregion": "gimli", "rohan": "| balrog", "mordor": mordor}, specials="recall_to_mordor")
    assert scene.legal() == legal
    assert scene.refused("play recall_to_mordor") == "CONF-SPECIAL-30"


@rule("CONF-SPECIAL-30")
def test_three_in_mordor_leave_room_for_a_fourth() -> None:
    places = {"eregion": "gimli", "rohan": "| balrog", "mordor": "| cave_troll warg shelob"}
    scene = table(places, specials="recall_to_mordor").choose("play recall_to_mordor")
    assert scene.legal() == {"move balrog"}
    scene.choose("move balrog")
    assert scene.standing("mordor") == {"cave_troll", "warg", "shelob", "balrog"}


@rule("CONF-SPECIAL-31")
def test_a_recalled_character_stays_hidden() -> None:
    scene = table(ABROAD, specials="recall_to_mordor").choose("play recall_to_mordor", "move balrog", "pass")
    assert scene.revealed() == set()
    assert scene.may_be("balrog") == {"balrog", "orcs_classic", "cave_troll"}
    assert [told.get("character") for told in scene.heard("fellowship", "moved")] == [None]


@rule("CONF-SPECIAL-31")
def test_a_recalled_watcher_stays_revealed_and_one_in_mordor_is_not_recalled() -> None:
    places = {"eregion": "gimli", "fangorn": "| watcher!", "mordor": "| uruk_hai"}
    scene = table(places, specials="recall_to_mordor").choose("play recall_to_mordor")
    assert scene.legal() == {"move watcher"}
    scene.choose("move watcher")
    assert scene.at("watcher") == "mordor"
    assert scene.revealed() == {"watcher"}


# --- the Dark of Mordor -----------------------------------------------------------------------------------------------


@rule("CONF-SPECIAL-32")
def test_the_dark_of_mordor_leads_forward_where_no_enemy_is_and_room_is() -> None:
    places = {"rohan": "| balrog", "caradhras": "| orcs_classic", "fangorn": "| warg", "misty_mountains": "gimli"}
    scene = table({**places, "gondor": "| cave_troll"}, specials="dark_of_mordor").choose("play dark_of_mordor")
    assert scene.legal() == {"move balrog", "move orcs_classic", "move cave_troll"}
    assert scene.refused("move warg") == "CONF-SPECIAL-35"
    scene.choose("move balrog")
    assert scene.legal() == {"to gap_of_rohan"}
    assert scene.refused("to caradhras") == "CONF-SPECIAL-32"


@rule("CONF-SPECIAL-32")
def test_the_dark_of_mordor_may_lead_to_a_friend() -> None:
    places = {"eregion": "gimli", "gondor": "| cave_troll", "fangorn": "| warg", "rohan": "| balrog shelob"}
    scene = table(places, specials="dark_of_mordor").choose("play dark_of_mordor", "move cave_troll")
    assert scene.legal() == {"to fangorn"}
    scene.choose("to fangorn")
    assert scene.standing("fangorn") == {"warg", "cave_troll"}
    assert [told["cause"] for told in scene.told("moved")] == ["dark_of_mordor"]


@rule("CONF-SPECIAL-33")
def test_a_different_character_must_move_after_the_dark_of_mordor() -> None:
    places = {"eregion": "gimli", "rohan": "| balrog", "mirkwood": "| warg", "shire": "| shelob"}
    scene = table(places, specials="dark_of_mordor")
    scene.choose("play dark_of_mordor", "move balrog", "to caradhras")
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.legal() == {"move warg"}
    assert scene.refused("move balrog") == "CONF-SPECIAL-33"
    scene.choose("move warg", "to high_pass")
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-SPECIAL-34")
@pytest.mark.parametrize(("watcher", "movers"), [("watcher!", set()), ("watcher", {"move watcher"})])
def test_the_dark_of_mordor_moves_no_revealed_watcher(watcher: str, movers: set[str]) -> None:
    places = {"eregion": "gimli", "rohan": "| balrog", "mirkwood": f"| {watcher}", "gondor": "| shelob"}
    scene = table(places, specials="dark_of_mordor").choose("play dark_of_mordor")
    assert scene.legal() == movers | {"move balrog", "move shelob"}


@rule("CONF-SPECIAL-35")
def test_the_dark_of_mordor_needs_another_character_that_can_move_afterwards() -> None:
    places = {"eregion": "gimli", "rohan": "| balrog", "shire": "| shelob"}
    scene = table(places, specials="dark_of_mordor")
    assert scene.legal() == {"move balrog"}
    assert scene.refused("play dark_of_mordor") == "CONF-SPECIAL-35"


@rule("CONF-SPECIAL-35")
def test_the_dark_of_mordor_may_not_block_the_only_other_mover() -> None:
    places = {"shire": "gimli", "caradhras": "| balrog", "gap_of_rohan": "| shelob", "enedwaith": "| watcher!"}
    scene = table(places, specials="dark_of_mordor").choose("play dark_of_mordor", "move balrog")
    assert scene.legal() == {"to eregion"}


@rule("CONF-SPECIAL-35")
def test_a_winning_step_of_the_dark_needs_no_other_mover() -> None:
    places = {"eregion": "gimli", "cardolan": "| balrog", "shire": "| shelob warg"}
    scene = table(places, specials="dark_of_mordor")
    assert scene.legal() == {"move balrog", "play dark_of_mordor", "shuffle shire"}
    scene.choose("play dark_of_mordor", "move balrog", "to shire")
    assert (scene.winner, scene.reason) == ("sauron", "three_in_shire")


@rule("CONF-SPECIAL-12")
def test_the_black_rider_rides_after_the_dark_of_mordor_but_not_by_it() -> None:
    places = {"shire": "gimli", "mordor": "| black_rider flying_nazgul_classic", "rhudaur": "| balrog"}
    scene = table(places, specials="dark_of_mordor").choose("play dark_of_mordor", "move flying_nazgul_classic")
    assert scene.legal() == {"to dagorlad", "to gondor"}
    scene.choose("to gondor")
    assert scene.legal() == {"move black_rider", "move balrog"}
    scene.choose("move black_rider")
    assert scene.legal() == {"to dagorlad", "to gondor", "to shire"}


# --- Crebain of Dunland -----------------------------------------------------------------------------------------------


def spied_gandalf(specials: str = "") -> ConfrontationScene:
    """The Crebain have found Gandalf, who shares his region with Legolas; it is the Fellowship's turn."""
    places = {"eregion": "gandalf_classic legolas", "shire": "gimli", "caradhras": "| cave_troll", "gondor": "| balrog"}
    scene = table(places, specials=f"crebain_of_dunland {specials}")
    scene.choose("play crebain_of_dunland")
    assert scene.legal() == {"target f5", "target f7", "target f8"}
    scene.choose("target f5")
    return scene


@rule("CONF-SPECIAL-36")
def test_the_crebain_reveal_a_character_for_the_rest_of_the_game() -> None:
    scene = spied_gandalf()
    assert [told["character"] for told in scene.told("revealed")] == ["gandalf_classic"]
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.legal() == {"move gandalf_classic", "move legolas", "move gimli"}
    scene.choose("move gandalf_classic", "to misty_mountains").choose("move balrog", "to rohan")
    assert scene.revealed() == {"gandalf_classic"}
    assert scene.at("gandalf_classic") == "misty_mountains"


@rule("CONF-SPECIAL-36")
def test_a_character_found_by_the_crebain_keeps_its_ability() -> None:
    scene = spied_gandalf()
    scene.choose("move gimli", "to arthedain", "move cave_troll", "to eregion")
    assert scene.legal() == {"fight gandalf_classic", "draw"}
    scene.choose("fight gandalf_classic")
    assert scene.asked == {"sauron": "battle.show_card"}


@rule("CONF-SPECIAL-37")
def test_gandalf_the_white_is_no_longer_kept_revealed_by_the_crebain() -> None:
    scene = spied_gandalf("gandalf_the_white")
    scene.choose("move gimli", "to arthedain", "move cave_troll", "to eregion", "fight gandalf_classic")
    scene.choose("card s_1", "card f_1").cards("f_2", "s_2")
    assert scene.standing("eregion") == {"cave_troll"}
    scene.choose("play gandalf_the_white")
    assert scene.revealed() == set()
    scene.choose("move balrog", "to fangorn", "card s_3", "card f_5")
    assert scene.at("balrog") is None
    assert scene.at("gandalf_classic") == "fangorn"
    assert scene.revealed() == set()


# --- the Palantír -----------------------------------------------------------------------------------------------------

SEEN = {"shire": "frodo_classic", "eregion": "gimli merry", "cardolan": "legolas", "caradhras": "| cave_troll"}


@rule("CONF-SPECIAL-38")
def test_the_palantir_reveals_everybody_in_one_region_but_the_shire() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir")
    assert scene.legal() == {"move cave_troll", "move balrog", "look eregion", "look cardolan"}
    assert scene.refused("look shire") == "CONF-SPECIAL-38"
    assert scene.refused("look rohan") == "CONF-SPECIAL-38"
    scene.choose("look eregion")
    assert scene.revealed() == {"gimli", "merry"}
    assert scene.legal() == {"move cave_troll", "move balrog"}


@rule("CONF-SPECIAL-38")
def test_the_palantir_is_dark_on_the_fellowships_turn() -> None:
    scene = duel("gimli", "cave_troll", specials="palantir", rhudaur="merry")
    assert scene.cards_are_chosen()


@rule("CONF-SPECIAL-39")
def test_what_the_palantir_reveals_stays_open_and_unshuffled_until_the_turn_ends() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir")
    scene.choose("look eregion", "move cave_troll", "to eregion")
    assert scene.asked == {"sauron": "attack.opponent"}
    assert scene.legal() == {"fight gimli", "fight merry"}
    scene.choose("fight merry").cards("f_1", "s_1")
    assert scene.revealed() == {"gimli", "cave_troll"}
    scene.cards("f_noble_sacrifice", "s_2")
    assert scene.revealed() == set()


@rule("CONF-SPECIAL-39")
def test_what_the_palantir_revealed_may_be_shuffled_again_on_the_next_turn() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir")
    scene.choose("look eregion", "move balrog", "to rohan")
    assert scene.may_be("gimli") == {"gimli"}
    assert scene.legal() == {"move frodo_classic", "move gimli", "move merry", "move legolas", "shuffle eregion"}
    scene.choose("shuffle eregion")
    assert scene.may_be("gimli") == {"gimli", "merry"}


@rule("CONF-SPECIAL-40")
def test_the_palantir_may_be_used_after_a_move_without_a_battle() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir").choose("move balrog", "to rohan")
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.legal() == {"look eregion", "look cardolan", "pass"}
    scene.choose("look cardolan")
    assert [told["character"] for told in scene.told("revealed")] == ["legolas"]
    assert [told["characters"] for told in scene.told("hidden")] == [["legolas"]]
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-SPECIAL-40")
def test_the_palantir_used_on_the_attacked_region_leaves_nobody_to_shuffle_or_draw() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir").choose("move cave_troll", "to eregion")
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.revealed() == set()
    scene.choose("look eregion")
    assert scene.asked == {"sauron": "attack.opponent"}
    assert scene.legal() == {"fight gimli", "fight merry"}


@rule("CONF-SPECIAL-40")
def test_the_palantir_is_there_at_the_choice_of_the_card_and_after_every_battle() -> None:
    scene = table({**SEEN, "gondor": "| balrog"}, specials="palantir").choose("move cave_troll", "to eregion", "pass")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    scene.draw("gimli", "pass")
    assert scene.legal("sauron") == cards(S_HAND) | {"look eregion", "look cardolan"}
    scene.cards("f_1", "s_1")
    assert scene.at("gimli") is None
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.legal() == {"look eregion", "look cardolan", "pass"}
    scene.choose("pass").cards("f_2", "s_2")
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.legal() == {"look cardolan", "pass"}


@rule("CONF-SPECIAL-40")
def test_the_palantir_is_there_when_sauron_shows_his_card_to_gandalf() -> None:
    scene = duel("gandalf_classic", "cave_troll", "sauron", specials="palantir", cardolan="legolas").choose("pass")
    assert scene.asked == {"sauron": "battle.show_card"}
    scene.choose("look cardolan")
    assert scene.revealed() == {"gandalf_classic", "legolas", "cave_troll"}
    assert scene.legal() == cards(S_HAND)


@rule("CONF-SPECIAL-40")
@pytest.mark.parametrize(
    ("attacker", "cards", "legal"),
    [
        ("saruman_variant", ("f_1", "s_1"), {"demand another_card", "pass"}),
        ("mouth_of_sauron", ("f_1", "s_1"), {"exchange s_4", "pass"}),
        ("watcher", ("f_1", "s_retreat"), {"to rhudaur", "to enedwaith"}),
    ],
)
def test_the_palantir_is_not_there_once_the_cards_are_open(
    attacker: str, cards: tuple[str, str], legal: set[str]
) -> None:
    scene = duel("theoden", attacker, "sauron", specials="palantir", cardolan="elrond").choose("pass").cards(*cards)
    assert scene.seat == "sauron"
    assert scene.legal() == legal


# --- when there is nothing to do with a card --------------------------------------------------------------------------


@rule("CONF-SPECIAL-43")
@pytest.mark.parametrize(
    ("places", "turn", "card", "legal", "refusal"),
    [
        # Aragorn lives, Mordor has room: neither is what stands in the way.
        ({"cardolan": "aragorn_classic"}, "fellowship", "a_king_revealed", "move aragorn_classic", "CONF-SPECIAL-43"),
        ({"eregion": "gimli", "mordor": "| balrog"}, "sauron", "recall_to_mordor", "move balrog", "CONF-SPECIAL-43"),
        ({"shire": "gimli", "rohan": "| balrog"}, "sauron", "palantir", "move balrog", "CONF-SPECIAL-38"),
    ],
)
def test_a_card_is_not_played_for_nothing(
    places: dict[str, str], turn: str, card: str, legal: str, refusal: str
) -> None:
    scene = table(places, turn=turn, specials=card)
    assert scene.legal() == {legal}
    assert scene.refused(f"play {card}") == refusal
