"""Movement. CONF-MOVE"""

import pytest

from tests.games.confrontation.battles import duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, moving, table
from tests.rulebook import rule


@rule("CONF-MOVE-01")
def test_a_character_moves_one_step_forward() -> None:
    scene = table({"arthedain": "legolas", "gondor": "| balrog"}, turn="fellowship")
    assert scene.legal() == {"move legolas"}
    scene.choose("move legolas")
    assert scene.legal() == {"to rhudaur", "to eregion"}
    scene.choose("to rhudaur")
    assert scene.at("legolas") == "rhudaur"
    assert scene.seat == "sauron"


@rule("CONF-MOVE-01")
@pytest.mark.parametrize("far", ["misty_mountains", "enedwaith", "fangorn", "mordor"])
def test_a_character_does_not_move_further_than_one_step(far: str) -> None:
    scene = moving({"arthedain": "legolas", "gondor": "| balrog"}, "legolas")
    assert scene.refused(f"to {far}") == "CONF-MOVE-01"


@rule("CONF-MOVE-01")
def test_a_servant_of_sauron_moves_one_step_towards_the_shire() -> None:
    scene = moving({"shire": "merry", "dagorlad": "| cave_troll"}, "cave_troll")
    assert scene.legal() == {"to mirkwood", "to fangorn"}
    assert scene.refused("to misty_mountains") == "CONF-MOVE-01"
    scene.choose("to fangorn")
    assert scene.at("cave_troll") == "fangorn"


@rule("CONF-MOVE-02")
def test_nobody_moves_sideways_or_backward() -> None:
    scene = moving({"gondor": "gimli", "arthedain": "| balrog"}, "gimli")
    assert scene.legal() == {"to mordor"}
    assert scene.refused("to dagorlad") == "CONF-MOVE-02"
    assert scene.refused("to rohan") == "CONF-MOVE-02"


@rule("CONF-MOVE-02")
def test_an_ability_allows_the_sideways_or_backward_step() -> None:
    places = {"dagorlad": "| warg", "rohan": "| shelob", "mordor": "| balrog"}
    assert moving({**places, "gondor": "gimli"}, "gimli").legal() == {"to mordor"}
    aragorn = moving({**places, "gondor": "aragorn_classic"}, "aragorn_classic")
    assert aragorn.legal() == {"to mordor", "to dagorlad", "to rohan"}


@rule("CONF-MOVE-02")
def test_a_card_allows_the_backward_step() -> None:
    places = {"shire": "merry", "eregion": "| warg", "mordor": "| balrog"}
    without = moving(places, "warg")
    assert without.legal() == {"to arthedain", "to cardolan"}
    assert without.refused("to caradhras") == "CONF-MOVE-02"
    scene = table(places, specials="recall_to_mordor")
    scene.choose("play recall_to_mordor")
    assert scene.legal() == {"move warg"}
    scene.choose("move warg", "pass")
    assert scene.standing("mordor") == {"warg", "balrog"}


@rule("CONF-MOVE-03")
def test_a_full_region_cannot_be_entered() -> None:
    scene = moving({"eregion": "gimli merry", "cardolan": "legolas", "gondor": "| balrog"}, "legolas")
    assert scene.legal() == {"to enedwaith"}
    assert scene.refused("to eregion") == "CONF-MOVE-03"


@rule("CONF-MOVE-03")
def test_a_character_with_only_full_regions_before_it_cannot_be_picked() -> None:
    scene = table({"high_pass": "legolas", "mirkwood": "gimli merry", "arthedain": "| balrog"}, turn="fellowship")
    assert scene.legal() == {"move gimli", "move merry", "shuffle mirkwood"}
    assert scene.refused("move legolas") == "CONF-MOVE-03"


@rule("CONF-MOVE-03")
def test_sauron_cannot_enter_a_region_full_of_his_own() -> None:
    scene = moving({"shire": "merry", "caradhras": "| warg", "fangorn": "| shelob"}, "shelob")
    assert scene.legal() == {"to misty_mountains"}
    assert scene.refused("to caradhras") == "CONF-MOVE-03"


@rule("CONF-MOVE-04")
@pytest.mark.parametrize(
    ("turn", "places", "mover", "target"),
    [
        ("fellowship", {"eregion": "legolas", "caradhras": "| shelob", "mordor": "| warg"}, "legolas", "caradhras"),
        ("sauron", {"eregion": "legolas", "caradhras": "| shelob"}, "shelob", "eregion"),
    ],
)
def test_moving_upon_an_enemy_is_an_attack(turn: str, places: dict[str, str], mover: str, target: str) -> None:
    scene = table(places, turn=turn)
    scene.choose(f"move {mover}", f"to {target}")
    (battle,) = scene.told("battle")
    assert (battle["region"], battle["attacker"]) == (target, turn)
    assert scene.revealed() == {"legolas", "shelob"}
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-MOVE-04")
def test_moving_into_a_region_without_enemies_is_no_attack() -> None:
    scene = moving({"eregion": "legolas", "caradhras": "| shelob", "mordor": "| warg"}, "legolas")
    scene.choose("to misty_mountains")
    assert scene.told("battle") == []
    assert scene.revealed() == set()
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-MOVE-05")
def test_aragorn_does_not_move_sideways_in_the_mountains() -> None:
    scene = moving(
        {"caradhras": "aragorn_classic", "misty_mountains": "| warg", "mordor": "| balrog"}, "aragorn_classic"
    )
    assert scene.legal() == {"to fangorn", "to rohan"}
    assert scene.refused("to misty_mountains") == "CONF-MOVE-05"


@rule("CONF-MOVE-05")
def test_aragorn_attacks_backward_from_the_mountains() -> None:
    places = {"caradhras": "aragorn_classic", "eregion": "| warg", "mordor": "| balrog"}
    assert moving(places, "aragorn_classic").legal() == {"to fangorn", "to rohan", "to eregion"}


@rule("CONF-MOVE-05")
def test_the_witch_king_does_not_move_sideways_in_the_mountains() -> None:
    high = moving({"high_pass": "merry", "misty_mountains": "| witch_king_classic"}, "witch_king_classic")
    assert high.legal() == {"to rhudaur", "to eregion"}
    assert high.refused("to high_pass") == "CONF-MOVE-05"
    low = moving({"mirkwood": "merry", "fangorn": "| witch_king_classic"}, "witch_king_classic")
    assert low.legal() == {"to misty_mountains", "to caradhras", "to mirkwood"}


@rule("CONF-MOVE-05")
def test_only_the_classic_flying_nazgul_is_granted_a_sideways_step_in_the_mountains() -> None:
    places = {"gap_of_rohan": "merry", "caradhras": "| flying_nazgul_classic"}
    assert moving(places, "flying_nazgul_classic").legal() == {
        "to eregion",
        "to enedwaith",
        "to gap_of_rohan",
    }
    variant = moving({**places, "caradhras": "| flying_nazgul_variant"}, "flying_nazgul_variant")
    assert variant.legal() == {"to eregion", "to enedwaith"}
    assert variant.refused("to gap_of_rohan") == "CONF-MOVE-05"


@rule("CONF-MOVE-05")
def test_cards_give_no_sideways_step_in_the_mountains() -> None:
    scene = table({"high_pass": "merry", "arthedain": "| cave_troll"}, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move merry")
    assert scene.legal() == {"to mirkwood"}
    scene = table({"shire": "merry", "caradhras": "| warg", "mordor": "| balrog"}, specials="dark_of_mordor")
    scene.choose("play dark_of_mordor", "move warg")
    assert scene.legal() == {"to eregion", "to enedwaith"}


@rule("CONF-MOVE-06")
@pytest.mark.parametrize(
    ("start", "legal", "downstream"),
    [
        ("mirkwood", {"to dagorlad", "to fangorn"}, "fangorn"),
        ("fangorn", {"to dagorlad", "to gondor", "to rohan"}, "rohan"),
    ],
)
def test_the_anduin_carries_the_fellowship_downstream(start: str, legal: set[str], downstream: str) -> None:
    scene = moving({start: "merry", "arthedain": "| balrog"}, "merry")
    assert scene.legal() == legal
    scene.choose(f"to {downstream}")
    assert scene.at("merry") == downstream
    assert scene.revealed() == set()
    assert scene.asked == {"sauron": "turn.action"}, "it was the turn's move"


@rule("CONF-MOVE-06")
def test_the_way_downstream_alone_saves_the_fellowship_from_having_no_move() -> None:
    full = {
        "dagorlad": "gimli legolas",
        "mordor": "boromir sam_classic pippin gandalf_classic",
        "arthedain": "| balrog",
    }
    scene = table({**full, "mirkwood": "merry"}, turn="fellowship")
    assert scene.legal() == {"move merry", "shuffle dagorlad", "shuffle mordor"}
    scene.choose("move merry")
    assert scene.legal() == {"to fangorn"}


@rule("CONF-MOVE-07")
@pytest.mark.parametrize(
    ("start", "upstream", "legal"),
    [("rohan", "fangorn", {"to gondor"}), ("fangorn", "mirkwood", {"to dagorlad", "to gondor", "to rohan"})],
)
def test_only_an_ability_leads_against_the_river(start: str, upstream: str, legal: set[str]) -> None:
    places = {upstream: "| cave_troll", "mordor": "| balrog"}
    merry = moving({**places, start: "merry"}, "merry")
    assert merry.legal() == legal
    assert merry.refused(f"to {upstream}") == "CONF-MOVE-07"
    aragorn = moving({**places, start: "aragorn_classic"}, "aragorn_classic")
    assert aragorn.legal() == legal | {f"to {upstream}"}
    aragorn.choose(f"to {upstream}")
    assert aragorn.asked == BOTH_CHOOSE_CARDS


@rule("CONF-MOVE-07")
def test_aragorn_goes_upstream_only_to_attack() -> None:
    scene = moving({"rohan": "aragorn_classic", "mordor": "| balrog"}, "aragorn_classic")
    assert scene.legal() == {"to gondor"}
    assert scene.refused("to fangorn") == "CONF-MOVE-07"


@rule("CONF-MOVE-07")
def test_frodo_retreats_upstream() -> None:
    scene = duel("frodo_classic", "cave_troll", "sauron", "rohan")
    assert scene.legal() == {"to fangorn", "pass"}
    scene.choose("to fangorn")
    assert scene.at("frodo_classic") == "fangorn"


@rule("CONF-MOVE-08")
def test_one_move_leads_through_the_mines() -> None:
    scene = moving({"eregion": "legolas", "arthedain": "| cave_troll"}, "legolas")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn"}
    assert scene.refused("to fangorn") == "CONF-MOVE-08", "it must be announced"
    scene.choose("mines fangorn")
    assert scene.at("legolas") == "fangorn"
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-MOVE-08")
@pytest.mark.parametrize(
    ("start", "legal"),
    [("rhudaur", {"to high_pass", "to misty_mountains"}), ("enedwaith", {"to caradhras", "to gap_of_rohan"})],
)
def test_the_mines_are_entered_in_eregion_only(start: str, legal: set[str]) -> None:
    scene = moving({start: "legolas", "arthedain": "| cave_troll"}, "legolas")
    assert scene.legal() == legal
    assert scene.refused("mines fangorn") == "CONF-MOVE-08"


@rule("CONF-MOVE-09")
def test_nobody_moves_back_through_the_mines() -> None:
    scene = moving({"fangorn": "aragorn_classic", "eregion": "| warg", "mordor": "| balrog"}, "aragorn_classic")
    assert scene.legal() == {"to dagorlad", "to gondor", "to rohan"}
    assert scene.refused("mines fangorn") == "CONF-MOVE-08"
    sauron = moving({"fangorn": "| warg", "eregion": "merry"}, "warg")
    assert sauron.legal() == {"to misty_mountains", "to caradhras"}


@rule("CONF-MOVE-09")
def test_pippin_does_not_retreat_through_the_mines() -> None:
    scene = moving({"eregion": "pippin", "fangorn": "| cave_troll", "mordor": "| balrog"}, "pippin")
    scene.choose("mines fangorn")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    scene.choose("to caradhras")
    assert scene.at("pippin") == "caradhras"


@rule("CONF-MOVE-10")
def test_a_servant_in_caradhras_does_not_bar_the_mines() -> None:
    scene = moving({"eregion": "legolas", "caradhras": "| warg", "mordor": "| shelob"}, "legolas")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn"}
    scene.choose("mines fangorn")
    assert scene.at("legolas") == "fangorn"
    assert scene.asked == {"sauron": "turn.action"}, "the Balrog lies defeated: nobody can strike"


@rule("CONF-MOVE-10")
def test_a_servant_in_caradhras_who_is_not_the_balrog_can_only_let_them_pass() -> None:
    scene = moving({"eregion": "legolas", "caradhras": "| warg", "mordor": "| balrog"}, "legolas")
    scene.choose("mines fangorn")
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"pass"}
    scene.choose("pass")
    assert scene.at("legolas") == "fangorn"


@rule("CONF-MOVE-10")
def test_the_balrog_in_caradhras_may_strike_in_the_mines() -> None:
    scene = moving({"eregion": "legolas merry", "caradhras": "| balrog"}, "legolas")
    scene.choose("mines fangorn")
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert scene.alive == {"merry", "balrog"}


@rule("CONF-MOVE-11")
def test_an_arrow_into_a_full_region_is_closed() -> None:
    full = {"fangorn": "gimli merry", "arthedain": "| cave_troll"}
    mines = moving({**full, "eregion": "legolas"}, "legolas")
    assert mines.legal() == {"to misty_mountains", "to caradhras"}
    river = moving({**full, "mirkwood": "legolas"}, "legolas")
    assert river.legal() == {"to dagorlad"}
    assert river.refused("to fangorn") == "CONF-MOVE-03"
    mouth = moving({"rohan": "gimli merry", "fangorn": "legolas", "arthedain": "| cave_troll"}, "legolas")
    assert mouth.legal() == {"to dagorlad", "to gondor"}
    assert mouth.refused("to rohan") == "CONF-MOVE-03"


@rule("CONF-MOVE-11")
@pytest.mark.parametrize(
    ("start", "token", "target"),
    [("eregion", "mines fangorn", "fangorn"), ("mirkwood", "to fangorn", "fangorn"), ("fangorn", "to rohan", "rohan")],
)
def test_an_arrow_upon_an_enemy_is_an_attack(start: str, token: str, target: str) -> None:
    scene = moving({start: "legolas", target: "| shelob", "mordor": "| warg"}, "legolas")
    scene.choose(token)
    (battle,) = scene.told("battle")
    assert (battle["region"], battle["attacker"]) == (target, "fellowship")
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-MOVE-12")
@pytest.mark.parametrize(
    ("start", "legal", "arrow", "refusal"),
    [
        ("mirkwood", {"to high_pass", "to misty_mountains"}, "to fangorn", "CONF-MOVE-12"),
        ("fangorn", {"to misty_mountains", "to caradhras"}, "to rohan", "CONF-MOVE-12"),
        ("rohan", {"to caradhras", "to gap_of_rohan"}, "to fangorn", "CONF-MOVE-02"),
        ("eregion", {"to arthedain", "to cardolan"}, "mines fangorn", "CONF-MOVE-12"),
    ],
)
def test_sauron_never_uses_the_arrows(start: str, legal: set[str], arrow: str, refusal: str) -> None:
    scene = moving({"shire": "merry", start: "| cave_troll"}, "cave_troll")
    assert scene.legal() == legal
    assert scene.refused(arrow) == refusal


@rule("CONF-MOVE-12")
@pytest.mark.parametrize(
    ("start", "target", "legal"),
    [
        ("mirkwood", "fangorn", {"to high_pass", "to misty_mountains", "to fangorn"}),
        ("fangorn", "mirkwood", {"to misty_mountains", "to caradhras", "to mirkwood"}),
        ("rohan", "fangorn", {"to caradhras", "to gap_of_rohan", "to fangorn"}),
    ],
)
def test_the_witch_kings_sideways_attack_is_no_use_of_the_river(start: str, target: str, legal: set[str]) -> None:
    scene = moving({target: "gimli", start: "| witch_king_classic"}, "witch_king_classic")
    assert scene.legal() == legal


@rule("CONF-MOVE-13")
def test_the_black_riders_path_follows_no_arrow() -> None:
    # Fangorn lies beside Mirkwood and the mines below it: neither brings Caradhras or Enedwaith within his reach.
    places = {"eregion": "merry", "caradhras": "gimli", "enedwaith": "sam_classic", "mirkwood": "| black_rider"}
    scene = moving(places, "black_rider")
    assert scene.legal() == {"to high_pass", "to misty_mountains", "to eregion"}
    assert scene.refused("to caradhras") == "CONF-MOVE-01"


@rule("CONF-MOVE-13")
def test_the_black_rider_does_not_ride_through_the_mines() -> None:
    mountains_full = {"misty_mountains": "| warg", "caradhras": "| shelob", "eregion": "merry"}
    scene = table({**mountains_full, "fangorn": "| black_rider"})
    assert scene.legal() == {"move warg", "move shelob"}
    assert scene.refused("move black_rider") == "CONF-MOVE-03"


@rule("CONF-MOVE-13")
def test_the_uruk_hai_go_forward_step_by_step() -> None:
    scene = moving({"shire": "frodo_variant", "mirkwood": "| uruk_hai", "misty_mountains": "| gollum"}, "uruk_hai")
    # High Pass, Rhudaur and Arthedain are the only way down: Misty Mountains is full, Eregion lies beyond it.
    assert scene.legal() == {"to high_pass", "to rhudaur", "to arthedain"}
    assert scene.refused("to fangorn") == "CONF-MOVE-12"


@rule("CONF-MOVE-14")
def test_any_character_may_enter_mordor_and_has_no_way_on() -> None:
    scene = moving({"gondor": "gimli", "shire": "merry", "rohan": "| cave_troll"}, "gimli")
    assert scene.legal() == {"to mordor"}
    scene.choose("to mordor")
    assert scene.at("gimli") == "mordor"
    assert scene.winner is None
    scene.choose("move cave_troll", "to caradhras")
    assert scene.legal() == {"move merry"}
    assert scene.refused("move gimli") == "CONF-MOVE-14"


@rule("CONF-MOVE-14")
def test_any_servant_may_enter_the_shire_and_has_no_way_on() -> None:
    scene = moving({"rhudaur": "legolas", "arthedain": "| warg", "mordor": "| balrog"}, "warg")
    assert scene.legal() == {"to shire"}
    scene.choose("to shire")
    assert scene.winner is None
    scene.choose("move legolas", "to high_pass")
    assert scene.legal() == {"move balrog"}
    assert scene.refused("move warg") == "CONF-MOVE-14"


@rule("CONF-MOVE-15")
def test_moving_reveals_nobody() -> None:
    scene = moving({"arthedain": "legolas", "shire": "merry gimli", "gondor": "| balrog"}, "legolas")
    scene.choose("to rhudaur")
    (told,) = scene.heard("sauron", "moved")
    assert (told["piece"], told["from"], told["to"]) == (scene.handle("legolas"), "arthedain", "rhudaur")
    assert "character" not in told
    assert [event["character"] for event in scene.heard("fellowship", "moved")] == ["legolas"]
    assert scene.revealed() == set()
    assert scene.may_be("legolas") == {"legolas", "merry", "gimli"}


@rule("CONF-MOVE-15")
def test_the_way_through_the_mines_reveals_nobody() -> None:
    scene = moving({"eregion": "legolas", "shire": "merry", "caradhras": "| warg", "gondor": "| balrog"}, "legolas")
    scene.choose("mines fangorn", "pass")
    assert scene.revealed() == set()
    assert [told for told in scene.heard("sauron") if "character" in told] == []
    assert scene.may_be("legolas") == {"legolas", "merry"}


@rule("CONF-MOVE-15")
@pytest.mark.parametrize(("target", "revealed"), [("mirkwood", False), ("high_pass", True), ("eregion", True)])
def test_only_the_long_move_of_the_uruk_hai_reveals(target: str, revealed: bool) -> None:
    places = {"shire": "frodo_variant sam_variant", "dagorlad": "| uruk_hai", "mordor": "| gollum"}
    scene = moving(places, "uruk_hai")
    scene.choose(f"to {target}")
    assert [told["character"] for told in scene.told("revealed")] == (["uruk_hai"] if revealed else [])
    assert scene.may_be("uruk_hai") == ({"uruk_hai"} if revealed else {"uruk_hai", "gollum"})
    assert scene.revealed() == set(), "hidden again at the end of the turn"


@rule("CONF-MOVE-15")
def test_a_move_by_ability_is_told_without_a_name() -> None:
    scene = moving({"gondor": "aragorn_classic", "dagorlad": "| warg", "mordor": "| balrog"}, "aragorn_classic")
    scene.choose("to dagorlad")
    told = [event["event"] for event in scene.heard("sauron")]
    assert told.index("moved") < told.index("revealed")
    (moved,) = scene.heard("sauron", "moved")
    assert "character" not in moved
