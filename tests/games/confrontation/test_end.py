"""How a game ends. CONF-END"""

import pytest

from tests.games.confrontation.battles import frodo_falls
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ConfrontationScene, table
from tests.rulebook import rule


def ended(scene: ConfrontationScene) -> tuple[str | None, str | None]:
    """Who has won and why, at a table where nobody is asked anything any more."""
    if scene.state.over:
        assert scene.asked == {}
    return scene.winner, scene.reason


GOES_ON = (None, None)


# --- the Ring-bearer in Mordor ----------------------------------------------------------------------------------------


@rule("CONF-END-01")
@pytest.mark.parametrize("mordor", ["", "| balrog cave_troll"])
@pytest.mark.parametrize("frodo", ["frodo_classic", "frodo_variant"])
def test_frodo_wins_by_entering_mordor_whoever_is_there(frodo: str, mordor: str) -> None:
    places = {"gondor": f"{frodo}", "shire": "gimli", "rohan": "| warg", "mordor": mordor}
    scene = table(places, turn="fellowship").choose(f"move {frodo}")
    assert scene.legal() == {"to mordor"}
    scene.choose("to mordor")
    assert ended(scene) == ("fellowship", "ring_bearer_in_mordor")
    assert scene.told("battle") == []
    assert scene.at(frodo) == "mordor"


@rule("CONF-END-01")
def test_frodo_does_not_win_one_step_before_mordor() -> None:
    scene = table({"rohan": "frodo_classic", "mordor": "| balrog"}, turn="fellowship")
    scene.choose("move frodo_classic", "to gondor")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move balrog"}


@rule("CONF-END-09")
def test_frodo_wins_when_smeagol_changes_places_with_him_in_mordor() -> None:
    places = {"mordor": "smeagol", "gondor": "frodo_classic", "fangorn": "| flying_nazgul_classic"}
    scene = table(places).choose("move flying_nazgul_classic", "to mordor")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"switch frodo_classic", "pass"}
    scene.choose("switch frodo_classic")
    assert ended(scene) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-END-09")
def test_frodo_wins_by_the_move_after_shadowfax() -> None:
    scene = table({"fangorn": "frodo_classic", "mordor": "| balrog"}, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move frodo_classic", "to dagorlad", "move frodo_classic", "to mordor")
    assert ended(scene) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-END-11")
def test_another_character_in_mordor_attacks_and_does_not_win() -> None:
    places = {"gondor": "gimli", "shire": "frodo_classic", "mordor": "| cave_troll"}
    scene = table(places, turn="fellowship").choose("move gimli", "to mordor")
    assert [(told["fellowship"], told["sauron"]) for told in scene.told("battle")] == [("gimli", "cave_troll")]
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move cave_troll"}


@rule("CONF-END-11")
def test_another_character_in_an_empty_mordor_does_not_win() -> None:
    places = {"gondor": "gimli", "shire": "frodo_classic", "rohan": "| cave_troll"}
    scene = table(places, turn="fellowship").choose("move gimli", "to mordor")
    assert ended(scene) == GOES_ON
    assert scene.at("gimli") == "mordor"


@rule("CONF-END-14")
@pytest.mark.parametrize(
    ("bearer", "at_home", "outcome"),
    [("sam", "theoden", ("fellowship", "ring_bearer_in_mordor")), ("frodo", "frodo_variant", GOES_ON)],
)
def test_sam_wins_in_mordor_only_after_variant_frodos_defeat(
    bearer: str, at_home: str, outcome: tuple[str | None, str | None]
) -> None:
    places = {"gondor": "sam_variant", "shire": at_home, "rohan": "| uruk_hai"}
    scene = table(places, turn="fellowship", edition="variant", ring_bearer=bearer)
    scene.choose("move sam_variant", "to mordor")
    assert ended(scene) == outcome


@rule("CONF-END-14")
@pytest.mark.parametrize("sam", ["sam_classic", "sam_variant"])
def test_sam_follows_variant_frodo_as_ring_bearer(sam: str) -> None:
    scene = frodo_falls("frodo_variant", shire=sam)
    assert ended(scene) == GOES_ON
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] == sam


# --- Frodo defeated ---------------------------------------------------------------------------------------------------


@rule("CONF-END-14", "CONF-END-03")
@pytest.mark.parametrize("sam", ["sam_classic", "sam_variant"])
def test_nobody_follows_classic_frodo(sam: str) -> None:
    scene = frodo_falls("frodo_classic", shire=sam)
    assert ended(scene) == ("sauron", "ring_bearer_defeated")


@rule("CONF-END-03")
@pytest.mark.parametrize(
    ("cards", "attacker_lives"),
    [(("f_1", "s_1"), True), (("f_5", "s_1"), False), (("f_noble_sacrifice", "s_1"), False)],
)
def test_sauron_wins_when_classic_frodo_falls_even_together_with_his_enemy(
    cards: tuple[str, str], attacker_lives: bool
) -> None:
    places = {"high_pass": "frodo_classic", "shire": "gimli", "mirkwood": "| balrog", "gondor": "| warg"}
    scene = table(places).choose("move balrog", "to high_pass").cards(*cards)
    assert ended(scene) == ("sauron", "ring_bearer_defeated")
    assert scene.at("frodo_classic") is None
    assert (scene.at("balrog") == "high_pass") is attacker_lives


@rule("CONF-END-03")
def test_sauron_wins_when_the_orcs_surprise_frodo() -> None:
    places = {"high_pass": "frodo_classic", "shire": "gimli", "mirkwood": "| orcs_classic"}
    scene = table(places).choose("move orcs_classic", "to high_pass")
    assert ended(scene) == ("sauron", "ring_bearer_defeated")


@rule("CONF-END-03")
def test_sauron_wins_when_the_balrog_strikes_frodo_in_the_mines() -> None:
    scene = table({"eregion": "frodo_classic", "shire": "gimli", "caradhras": "| balrog"}, turn="fellowship")
    scene.choose("move frodo_classic", "mines fangorn", "reveal balrog")
    assert ended(scene) == ("sauron", "ring_bearer_defeated")


@rule("CONF-END-03")
def test_the_game_goes_on_when_frodo_wins_his_battle_or_somebody_else_falls() -> None:
    places = {"high_pass": "frodo_classic", "shire": "gimli", "mirkwood": "| warg", "gondor": "| balrog"}
    scene = table(places).choose("move warg", "to high_pass").cards("f_5", "s_1")
    assert ended(scene) == GOES_ON
    assert scene.at("warg") is None
    places = {"high_pass": "gimli", "shire": "frodo_classic", "mirkwood": "| warg", "gondor": "| balrog"}
    scene = table(places).choose("move warg", "to high_pass").cards("f_1", "s_6")
    assert ended(scene) == GOES_ON
    assert scene.at("gimli") is None


# --- the Shire --------------------------------------------------------------------------------------------------------


@rule("CONF-END-02")
def test_sauron_wins_with_the_third_character_in_the_shire() -> None:
    places = {"shire": "| warg shelob", "arthedain": "| balrog", "eregion": "frodo_classic gimli"}
    scene = table(places)
    assert scene.legal() == {"move balrog", "shuffle shire"}
    scene.choose("move balrog", "to shire")
    assert ended(scene) == ("sauron", "three_in_shire")


@rule("CONF-END-02")
def test_two_characters_in_the_shire_do_not_win() -> None:
    places = {"shire": "| warg", "arthedain": "| balrog", "eregion": "frodo_classic gimli", "gondor": "| cave_troll"}
    scene = table(places).choose("move balrog", "to shire", "pass")
    assert scene.standing("shire") == {"warg", "balrog"}
    assert ended(scene) == GOES_ON
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-END-10")
@pytest.mark.parametrize(
    ("shire", "walker", "reason"),
    [("| warg shelob", "balrog", "three_in_shire"), ("", "witch_king_variant", "witch_king_in_shire")],
)
def test_a_step_of_the_dark_of_mordor_can_win_in_the_shire(shire: str, walker: str, reason: str) -> None:
    places = {"shire": shire, "arthedain": f"| {walker}", "eregion": "frodo_classic gimli", "gondor": "| cave_troll"}
    scene = table(places, specials="dark_of_mordor")
    scene.choose("play dark_of_mordor", f"move {walker}", "to shire")
    assert ended(scene) == ("sauron", reason)


@rule("CONF-END-12")
def test_who_enters_the_shire_must_beat_the_fellowship_there() -> None:
    places = {"shire": "gimli", "arthedain": "| warg", "cardolan": "| cave_troll", "eregion": "frodo_classic"}
    scene = table(places).choose("move warg", "to shire")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_5", "s_1")
    assert ended(scene) == GOES_ON
    assert scene.standing("shire") == {"gimli"}


@rule("CONF-END-12")
def test_only_those_still_in_the_shire_count_towards_three() -> None:
    """The Flying Nazgûl has left again, so the next to come is only the second."""
    places = {"shire": "| flying_nazgul_classic warg", "arthedain": "| balrog", "high_pass": "gimli"}
    scene = table({**places, "mirkwood": "frodo_classic legolas"})
    scene.choose("move flying_nazgul_classic", "to high_pass").cards("f_1", "s_6")
    scene.choose("move legolas", "to fangorn", "move balrog", "to shire")
    assert scene.standing("shire") == {"warg", "balrog"}
    assert ended(scene) == GOES_ON


# --- no move ----------------------------------------------------------------------------------------------------------


@rule("CONF-END-04")
def test_sauron_loses_when_his_turn_begins_with_everybody_in_the_shire() -> None:
    places = {"arthedain": "gimli", "fangorn": "frodo_classic", "shire": "| cave_troll balrog"}
    scene = table(places, turn="fellowship")
    assert ended(scene) == GOES_ON
    scene.choose("move gimli", "to rhudaur")
    assert ended(scene) == ("fellowship", "no_move")
    assert [told["rule"] for told in scene.told("game_over")] == ["CONF-END-04"]


@rule("CONF-END-04")
def test_the_fellowship_loses_when_all_who_are_left_stand_in_mordor() -> None:
    scene = table({"mordor": "gimli merry", "rohan": "| balrog"}).choose("move balrog", "to caradhras")
    assert ended(scene) == ("sauron", "no_move")


@rule("CONF-END-04")
def test_a_player_who_can_move_one_character_does_not_lose() -> None:
    scene = table({"mordor": "gimli merry", "gondor": "legolas", "rohan": "| balrog"})
    scene.choose("move balrog", "to caradhras")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move legolas", "shuffle mordor"}


@rule("CONF-END-05")
def test_aragorns_backward_attack_saves_the_fellowship_from_losing() -> None:
    places = {"mordor": "aragorn_classic gimli", "gondor": "| cave_troll", "rohan": "| balrog"}
    scene = table(places).choose("move balrog", "to caradhras")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move aragorn_classic", "shuffle mordor"}
    scene.choose("move aragorn_classic")
    assert scene.legal() == {"to gondor"}


@rule("CONF-END-05")
@pytest.mark.parametrize(("fellowship", "outcome"), [("gimli", GOES_ON), ("gimli merry", ("fellowship", "no_move"))])
def test_the_flying_nazgul_saves_sauron_if_it_can_fly_out_of_the_shire(
    fellowship: str, outcome: tuple[str | None, str | None]
) -> None:
    scene = table({"rohan": fellowship, "shire": "| flying_nazgul_classic balrog"})
    assert ended(scene) == outcome
    if outcome == GOES_ON:
        assert scene.legal() == {"move flying_nazgul_classic", "shuffle shire"}


@rule("CONF-END-05")
def test_a_move_along_the_anduin_saves_the_fellowship_from_losing() -> None:
    places = {"mordor": "gimli merry legolas boromir", "dagorlad": "pippin gandalf_classic", "mirkwood": "sam_classic"}
    scene = table({**places, "arthedain": "| balrog"}, turn="fellowship")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move sam_classic", "shuffle mordor", "shuffle dagorlad"}
    scene.choose("move sam_classic")
    assert scene.legal() == {"to fangorn"}


@rule("CONF-END-06")
def test_a_player_without_a_move_may_give_up_his_turn_for_a_card() -> None:
    places = {"rohan": "gimli", "shire": "| warg"}
    scene = table(places, specials="recall_to_mordor crebain_of_dunland palantir dark_of_mordor")
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"play recall_to_mordor", "play crebain_of_dunland"}
    scene.choose("play recall_to_mordor", "move warg")
    assert scene.at("warg") == "mordor"
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-END-06")
def test_a_card_that_does_not_replace_the_turn_saves_nobody() -> None:
    scene = table({"rohan": "gimli", "shire": "| warg"}, specials="palantir dark_of_mordor")
    assert ended(scene) == ("fellowship", "no_move")


@rule("CONF-END-06")
def test_gandalf_the_white_saves_the_fellowship_from_losing() -> None:
    scene = table({"mordor": "gimli", "rohan": "| balrog"}, specials="gandalf_the_white")
    scene.choose("move balrog", "to caradhras")
    assert scene.legal() == {"play gandalf_the_white"}
    scene.choose("play gandalf_the_white")
    assert scene.at("gandalf_classic") == "fangorn"
    assert ended(scene) == GOES_ON


@rule("CONF-END-06")
def test_on_the_kings_turn_no_card_saves_sauron() -> None:
    places = {"rohan": "aragorn_classic", "shire": "| warg"}
    scene = table(places, turn="fellowship", specials="a_king_revealed recall_to_mordor")
    scene.choose("play a_king_revealed", f"target {scene.handle('warg')}")
    assert ended(scene) == ("fellowship", "no_move")


@rule("CONF-END-07")
def test_a_lack_of_moves_does_not_count_on_the_opponents_turn() -> None:
    """The Fellowship has no move while Sauron is on turn; the Nazgûl's attack gives Aragorn one."""
    places = {"mordor": "aragorn_classic gimli merry legolas", "gondor": "pippin", "rohan": "| flying_nazgul_classic"}
    scene = table(places)
    assert ended(scene) == GOES_ON
    scene.choose("move flying_nazgul_classic", "to gondor").cards("f_1", "s_6")
    assert scene.at("pippin") is None
    assert ended(scene) == GOES_ON
    assert scene.legal() == {"move aragorn_classic", "shuffle mordor"}


@rule("CONF-END-07")
def test_a_player_who_lost_his_last_mover_loses_only_when_his_turn_begins() -> None:
    places = {"mordor": "gimli", "eregion": "pippin", "caradhras": "| cave_troll", "enedwaith": "| warg balrog"}
    scene = table(places).choose("move cave_troll", "to eregion").cards("f_1", "s_1")
    assert scene.told("hidden") != []
    assert ended(scene) == ("sauron", "no_move")
    assert [told["event"] for told in scene.heard(None)][-2:] == ["turn", "game_over"]


# --- the end is the end -----------------------------------------------------------------------------------------------


@rule("CONF-END-08")
def test_the_game_ends_before_shelob_goes_home() -> None:
    places = {"eregion": "frodo_classic merry", "caradhras": "| shelob", "rohan": "| balrog"}
    scene = table(places).choose("move shelob", "to eregion").draw("frodo_classic", "pass")
    scene.choose("pass").cards("f_1", "s_1")
    assert ended(scene) == ("sauron", "ring_bearer_defeated")
    assert scene.at("shelob") == "eregion"
    assert scene.at("merry") == "eregion"
    assert scene.told("returned") == []
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores == {"fellowship": 0, "sauron": 2}


@rule("CONF-END-08")
def test_nothing_is_hidden_and_nobody_is_asked_after_the_victory() -> None:
    places = {"gondor": "frodo_classic", "shire": "gimli merry", "mordor": "| balrog", "arthedain": "| warg!"}
    scene = table(places, turn="fellowship").choose("move frodo_classic", "to mordor")
    assert ended(scene) == ("fellowship", "ring_bearer_in_mordor")
    assert scene.told("hidden") == []
    assert scene.revealed() == {"warg"}
    assert scene.refused("move gimli", "fellowship") is None


@rule("CONF-END-13", "CONF-END-15")
def test_a_game_that_reaches_the_turn_limit_is_stopped_without_a_winner() -> None:
    scene = table({"arthedain": "gimli frodo_classic", "gondor": "| balrog"}, turn="fellowship", turns=399)
    scene.choose("move gimli", "to rhudaur")
    assert scene.state.over
    assert ended(scene) == (None, "turn_limit")
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores == {"fellowship": 0, "sauron": 0}
    assert [told["rule"] for told in scene.told("game_over")] == ["CONF-END-15"]


@rule("CONF-END-15")
def test_the_four_hundredth_turn_is_still_played() -> None:
    scene = table({"arthedain": "gimli frodo_classic", "gondor": "| balrog"}, turn="fellowship", turns=398)
    scene.choose("move gimli", "to rhudaur")
    assert scene.legal() == {"move balrog"}
    scene.choose("move balrog", "to rohan")
    assert ended(scene) == (None, "turn_limit")


@rule("CONF-END-15")
def test_a_victory_on_the_last_turn_counts() -> None:
    scene = table({"gondor": "frodo_classic", "fangorn": "| balrog"}, turn="fellowship", turns=399)
    scene.choose("move frodo_classic", "to mordor")
    assert ended(scene) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-END-13")
def test_a_position_that_comes_again_and_again_is_no_draw() -> None:
    """Pippin attacks and retreats while the Flying Nazgûl chases a Frodo who retreats."""
    places = {"eregion": "pippin", "arthedain": "frodo_classic", "caradhras": "| cave_troll"}
    scene = table({**places, "cardolan": "| flying_nazgul_classic"})
    for _ in range(10):
        for target, refuge in (("arthedain", "cardolan"), ("cardolan", "arthedain")):
            scene.choose("move flying_nazgul_classic", f"to {target}", f"to {refuge}")
            assert (scene.at("flying_nazgul_classic"), scene.at("frodo_classic")) == (target, refuge)
            scene.choose("move pippin", "to caradhras", "to eregion")
    assert ended(scene) == GOES_ON
    assert scene.state.turns == 40
