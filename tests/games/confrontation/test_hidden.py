"""Hidden and revealed characters, and what each player may know. CONF-HIDDEN"""

import pytest

from tests.games.confrontation.battles import attacked_together, duel, into_the_mines
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ConfrontationScene, piece, table
from tests.rulebook import rule

QUIET = {"eregion": "gimli merry", "shire": "frodo_classic", "gondor": "| balrog", "rohan": "| warg shelob"}
"""A position in which nothing is known to the enemy."""


def exchanged(places: dict[str, str], one: str, other: str, turn: str) -> ConfrontationScene:
    """The table with two hidden characters of one side in each other's places: the enemy cannot tell the difference."""
    names = {one: other, other: one}
    swapped = {r: " ".join(names.get(word, word) for word in standing.split()) for r, standing in places.items()}
    scene = table(swapped, turn=turn)
    handle = scene.state.handle
    handle[piece(one)], handle[piece(other)] = handle[piece(other)], handle[piece(one)]
    return scene


def assert_alike(scene: ConfrontationScene, other: ConfrontationScene, seat: str) -> None:
    """What the seat sees and has heard is the same at both tables, and so is who is asked what."""
    assert scene.state.view(seat) == other.state.view(seat)
    assert scene.heard(seat) == other.heard(seat)
    assert scene.asked == other.asked


# --- what lies open ---------------------------------------------------------------------------------------------------


@rule("CONF-HIDDEN-01")
def test_a_hidden_character_shows_its_back_and_a_revealed_one_its_face() -> None:
    scene = table({"eregion": "gimli! merry", "rohan": "| balrog"})
    for seat in ("sauron", None):
        seen = {(p["piece"], p["revealed"]) for p in scene.sheet("fellowship", seat)["pieces"]}
        assert seen == {("f8", "gimli"), ("f4", None)}
    own = {(p["character"], p["revealed"]) for p in scene.sheet("fellowship", "fellowship")["pieces"]}
    assert own == {("gimli", True), ("merry", False)}


@rule("CONF-HIDDEN-02")
def test_a_player_knows_his_own_pieces_and_of_the_enemy_only_how_many_stand_where() -> None:
    scene = table(QUIET)
    own = {(p["character"], p["region"]) for p in scene.sheet("sauron", "sauron")["pieces"]}
    assert own == {("balrog", "gondor"), ("warg", "rohan"), ("shelob", "rohan")}
    enemy = scene.sheet("fellowship", "sauron")["pieces"]
    assert sorted(p["region"] for p in enemy) == ["eregion", "eregion", "shire"]
    for seen in enemy:
        assert set(seen) == {"piece", "region", "revealed", "may_be"}
        assert set(seen["may_be"]) == {"frodo_classic", "gimli", "merry"}


@rule("CONF-HIDDEN-02")
def test_an_enemy_sees_which_pieces_are_revealed_as_whom() -> None:
    scene = table({**QUIET, "eregion": "gimli! merry"})
    seen = {p["piece"]: (p["revealed"], set(p["may_be"])) for p in scene.sheet("fellowship", "sauron")["pieces"]}
    assert seen == {
        "f8": ("gimli", {"gimli"}),
        "f4": (None, {"merry", "frodo_classic"}),
        "f1": (None, {"merry", "frodo_classic"}),
    }


@rule("CONF-HIDDEN-09")
def test_the_defeated_the_special_cards_and_the_piles_are_open_to_both() -> None:
    scene = table(QUIET, discarded="f_1 f_magic s_2 s_eye", specials="gwaihir palantir")
    for seat in ("fellowship", "sauron"):
        sides = scene.view(seat)["sides"]
        assert set(sides["fellowship"]["defeated"]) == {
            *("sam_classic", "pippin", "gandalf_classic", "aragorn_classic", "legolas", "boromir"),
        }
        assert (sides["fellowship"]["specials"], sides["sauron"]["specials"]) == (["gwaihir"], ["palantir"])
        assert set(sides["fellowship"]["discarded"]) == {"f_1", "f_magic"}
        assert set(sides["sauron"]["discarded"]) == {"s_2", "s_eye"}
    assert scene.sheet("fellowship", "sauron")["hand"] is None


@rule("CONF-HIDDEN-10")
def test_a_chosen_card_is_secret_until_both_have_chosen() -> None:
    scene = duel("gimli", "cave_troll", "sauron").choose("card s_3", seat="sauron")
    assert scene.heard("fellowship") == []
    assert scene.heard(None) == []
    assert scene.view("fellowship")["battle"]["cards"] == {"fellowship": None, "sauron": None}
    assert scene.sheet("sauron", "fellowship")["discarded"] == []
    scene.choose("card f_1", seat="fellowship")
    shown = [(told["fellowship"], told["sauron"]) for told in scene.heard(None, "cards_revealed")]
    assert shown == [("f_1", "s_3")]


@rule("CONF-HIDDEN-10")
def test_saurons_card_is_open_to_gandalf_as_soon_as_it_is_chosen() -> None:
    scene = duel("gandalf_classic", "cave_troll", "sauron").choose("card s_3")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert [told["card"] for told in scene.heard("fellowship", "card_shown")] == ["s_3"]
    assert scene.view("fellowship")["battle"]["cards"] == {"fellowship": None, "sauron": "s_3"}


# --- revealing and hiding again ---------------------------------------------------------------------------------------


@rule("CONF-HIDDEN-03", "CONF-HIDDEN-12")
def test_fighters_stay_open_between_battles_and_are_hidden_when_the_turn_ends() -> None:
    scene = attacked_together("cave_troll", "gimli merry", "gimli")
    assert scene.revealed() == {"gimli", "cave_troll"}
    scene.cards("f_1", "s_1")
    assert scene.revealed() == {"merry", "cave_troll"}
    scene.cards("f_2", "s_2")
    assert [told["characters"] for told in scene.told("hidden")] == [["cave_troll"]]
    assert scene.revealed() == set()
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-HIDDEN-03")
def test_both_sides_are_hidden_at_the_end_of_either_turn() -> None:
    places = {"eregion": "gimli!", "shire": "frodo_classic!", "gondor": "| balrog!", "rohan": "| warg"}
    scene = table(places).choose("move warg", "to caradhras")
    assert set(scene.told("hidden")[0]["characters"]) == {"gimli", "frodo_classic", "balrog"}
    assert scene.revealed() == set()


@rule("CONF-HIDDEN-04")
def test_whom_the_crebain_found_and_a_watcher_once_seen_stay_open() -> None:
    places = {"eregion": "gimli", "shire": "frodo_classic", "caradhras": "| watcher", "gondor": "| balrog"}
    scene = table(places, specials="crebain_of_dunland").choose("play crebain_of_dunland", "target f1")
    assert scene.revealed() == {"frodo_classic"}
    scene.choose("move gimli", "to caradhras").cards("f_1", "s_1")
    assert scene.at("gimli") is None
    assert scene.revealed() == {"frodo_classic", "watcher"}
    assert scene.asked == {"sauron": "turn.action"}
    scene.choose("move balrog", "to rohan")
    assert scene.revealed() == {"frodo_classic", "watcher"}


@rule("CONF-HIDDEN-08")
def test_gandalf_whom_the_crebain_keep_open_may_still_be_revealed_in_support() -> None:
    places = {"rhudaur": "gandalf_variant", "eregion": "theoden", "caradhras": "| uruk_hai", "gondor": "| shelob"}
    scene = table(places, specials="crebain_of_dunland").choose("play crebain_of_dunland", "target f5")
    scene.choose("move gandalf_variant", "to misty_mountains", "move uruk_hai", "to eregion").cards("f_3", "s_1")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (6, 5)
    assert scene.revealed() == {"gandalf_variant"}


@rule("CONF-HIDDEN-11", "CONF-HIDDEN-14")
def test_the_balrog_and_his_victim_in_the_mines_are_shown_and_the_balrog_is_hidden_again() -> None:
    scene = into_the_mines("gimli").choose("reveal balrog")
    assert [told["character"] for told in scene.heard("fellowship", "revealed")] == ["balrog"]
    assert [told["character"] for told in scene.heard("sauron", "defeated")] == ["gimli"]
    assert [told["characters"] for told in scene.told("hidden")] == [["balrog"]]
    assert scene.revealed() == set()
    assert scene.at("balrog") == "caradhras"
    assert scene.may_be("balrog") == {"balrog"}
    assert scene.may_be("pippin") == {"pippin"}


@rule("CONF-HIDDEN-14")
def test_a_character_defeated_in_the_mines_is_laid_aside_openly() -> None:
    scene = table({**QUIET, "gondor": "| cave_troll", "caradhras": "| balrog"}, turn="fellowship")
    scene.choose("move merry", "mines fangorn", "reveal balrog")
    assert "merry" in scene.sheet("fellowship", "sauron")["defeated"]
    assert scene.may_be("gimli") == {"gimli", "frodo_classic"}


@rule("CONF-HIDDEN-12")
def test_the_drawn_defender_is_the_only_hidden_one_that_is_revealed() -> None:
    scene = duel("frodo_classic merry gimli! legolas", "cave_troll", "sauron", "shire").choose("pass")
    assert scene.legal() == {"fight gimli", "draw"}
    scene.draw("merry")
    assert scene.revealed() == {"gimli", "merry", "cave_troll"}
    assert scene.may_be("legolas") == {"legolas", "frodo_classic"}


@rule("CONF-HIDDEN-13")
def test_a_character_that_retreats_stays_open_until_the_turn_ends() -> None:
    scene = attacked_together("cave_troll", "frodo_classic merry", "frodo_classic")
    scene.choose("to rhudaur")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.revealed() == {"frodo_classic", "merry", "cave_troll"}
    scene.cards("f_1", "s_1")
    assert scene.revealed() == set()
    assert scene.may_be("frodo_classic") == {"frodo_classic"}


@rule("CONF-HIDDEN-15")
def test_the_flying_nazgul_is_not_revealed_before_its_battle_begins() -> None:
    places = {"arthedain": "gimli", "eregion": "merry legolas", "mordor": "| flying_nazgul_classic black_rider"}
    scene = table(places, specials="palantir").choose("move flying_nazgul_classic", "to arthedain")
    assert scene.asked == {"sauron": "turn.palantir"}
    assert scene.revealed() == set()
    assert [told.get("character") for told in scene.heard("fellowship", "moved")] == [None]
    scene.choose("pass")
    assert scene.revealed() == {"flying_nazgul_classic", "gimli"}


@rule("CONF-HIDDEN-15")
@pytest.mark.parametrize(
    ("target", "shown"),
    [("dagorlad", []), ("fangorn", ["uruk_hai"]), ("arthedain", ["uruk_hai"])],
)
def test_only_a_long_move_of_the_uruk_hai_reveals_them(target: str, shown: list[str]) -> None:
    scene = table({"rohan": "theoden", "mordor": "| uruk_hai", "gondor": "| gollum"})
    scene.choose("move uruk_hai", f"to {target}")
    assert [told["character"] for told in scene.heard("fellowship", "revealed")] == shown
    assert scene.revealed() == set()


# --- shuffling --------------------------------------------------------------------------------------------------------


@rule("CONF-HIDDEN-05")
def test_a_shuffle_makes_the_enemy_lose_track() -> None:
    scene = table(QUIET, turn="fellowship", known="gimli merry")
    assert scene.may_be("gimli") == {"gimli"}
    assert scene.legal() == {"move frodo_classic", "move gimli", "move merry", "shuffle eregion"}
    scene.choose("shuffle eregion")
    assert scene.may_be("gimli") == {"gimli", "merry"}
    assert scene.may_be("merry") == {"gimli", "merry"}
    assert scene.may_be("frodo_classic") == {"frodo_classic"}


@rule("CONF-HIDDEN-06")
def test_characters_in_different_regions_are_not_shuffled_together() -> None:
    places = {"eregion": "gimli merry", "rhudaur": "legolas pippin", "shire": "frodo_classic", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", known="gimli merry legolas pippin")
    before = {name: scene.handle(name) for name in ("legolas", "pippin", "frodo_classic")}
    scene.choose("shuffle eregion")
    assert {name: scene.handle(name) for name in before} == before
    assert (scene.may_be("gimli"), scene.may_be("legolas")) == ({"gimli", "merry"}, {"legolas"})
    assert scene.refused("shuffle shire") == "CONF-HIDDEN-06"


@rule("CONF-HIDDEN-06")
def test_revealed_characters_are_not_shuffled() -> None:
    scene = table({**QUIET, "eregion": "gimli! merry"}, turn="fellowship")
    assert scene.legal() == {"move frodo_classic", "move gimli", "move merry"}
    assert scene.refused("shuffle eregion") == "CONF-HIDDEN-06"


@rule("CONF-HIDDEN-06")
def test_a_shuffle_leaves_a_revealed_character_out() -> None:
    scene = table({"shire": "gimli! merry legolas", "gondor": "| balrog"}, turn="fellowship", known="merry legolas")
    scene.choose("shuffle shire")
    assert scene.may_be("gimli") == {"gimli"}
    assert scene.may_be("merry") == {"merry", "legolas"}


@rule("CONF-HIDDEN-07")
def test_a_piece_keeps_its_handle_through_moves_battles_and_retreats() -> None:
    places = {"arthedain": "pippin", "shire": "frodo_classic", "misty_mountains": "| cave_troll", "gondor": "| balrog"}
    scene = table(places, turn="fellowship")
    handles = {name: scene.handle(name) for name in ("pippin", "cave_troll", "balrog")}
    scene.choose("move pippin", "to eregion").choose("move balrog", "to rohan")
    scene.choose("move pippin", "to misty_mountains", "to rhudaur")
    assert scene.at("pippin") == "rhudaur"
    assert {name: scene.handle(name) for name in handles} == handles
    assert [told["piece"] for told in scene.heard("sauron", "moved")] == [handles["pippin"]]


@rule("CONF-HIDDEN-07")
@pytest.mark.parametrize("changed", [True, False])
def test_a_shuffle_may_or_may_not_give_new_handles_and_nobody_can_tell(changed: bool) -> None:
    scene = table(QUIET, turn="fellowship", known="gimli merry")
    scene.choose_so_that(lambda s: (s.handle[piece("gimli")] == piece("merry")) is changed, "shuffle eregion")
    assert scene.handle("gimli") == ("f4" if changed else "f8")
    assert {scene.handle("gimli"), scene.handle("merry")} == {"f8", "f4"}
    told = scene.heard("sauron")
    assert [event["event"] for event in told] == ["shuffled"]
    assert set(told[0]) == {"event", "side", "region", "rule"}
    assert scene.may_be("gimli") == {"gimli", "merry"}


@rule("CONF-HIDDEN-16")
def test_a_region_may_be_shuffled_once_before_the_move_and_the_enemy_sees_it() -> None:
    scene = table({**QUIET, "arthedain": "legolas pippin"}, turn="fellowship")
    moves = {f"move {name}" for name in ("frodo_classic", "gimli", "merry", "legolas", "pippin")}
    assert scene.legal() == moves | {"shuffle eregion", "shuffle arthedain"}
    scene.choose("shuffle eregion")
    assert [(told["side"], told["region"]) for told in scene.heard("sauron", "shuffled")] == [("fellowship", "eregion")]
    assert scene.legal() == moves | {"shuffle arthedain"}
    assert scene.refused("shuffle eregion") == "CONF-HIDDEN-16"
    scene.choose("move legolas", "to rhudaur")
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-HIDDEN-16")
def test_a_region_may_be_shuffled_before_a_card_that_replaces_the_move() -> None:
    scene = table(QUIET, specials="crebain_of_dunland")
    assert scene.legal() == {
        *("move balrog", "move warg", "move shelob", "shuffle rohan", "play crebain_of_dunland"),
    }
    scene.choose("shuffle rohan")
    assert scene.legal() == {"move balrog", "move warg", "move shelob", "play crebain_of_dunland"}


@rule("CONF-HIDDEN-16")
def test_the_defender_may_shuffle_before_the_draw_if_two_are_hidden() -> None:
    places = {"eregion": "gimli merry", "caradhras": "| cave_troll", "gondor": "| balrog"}
    scene = table(places, known="gimli merry").choose("move cave_troll", "to eregion")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle eregion", "pass"}
    scene.choose("shuffle eregion")
    assert [told["region"] for told in scene.heard("sauron", "shuffled")] == ["eregion"]
    open_one = table({**places, "eregion": "gimli! merry"}).choose("move cave_troll", "to eregion")
    assert open_one.asked == {"sauron": "attack.opponent"}


@rule("CONF-HIDDEN-16")
def test_a_region_that_was_entered_may_be_shuffled_at_the_end_of_the_turn() -> None:
    places = {"arthedain": "legolas", "rhudaur": "pippin boromir", "eregion": "gimli", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", known="legolas gimli").choose("move legolas", "to eregion")
    assert scene.asked == {"fellowship": "turn.end_shuffle"}
    assert scene.legal() == {"shuffle eregion", "pass"}
    scene.choose("shuffle eregion")
    assert scene.may_be("legolas") == {"legolas", "gimli"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-HIDDEN-16")
def test_nobody_is_asked_to_shuffle_where_nothing_has_stirred() -> None:
    scene = table(QUIET).choose("move balrog", "to fangorn")
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-HIDDEN-16")
def test_the_piece_that_the_king_named_takes_no_part_in_a_shuffle_until_it_has_moved() -> None:
    places = {"cardolan": "aragorn_classic", "mordor": "| cave_troll balrog warg"}
    scene = table(places, turn="fellowship", specials="a_king_revealed", known="cave_troll balrog")
    scene.choose("play a_king_revealed", "target s9")
    assert scene.legal() == {"move cave_troll", "shuffle mordor"}
    scene.choose("shuffle mordor")
    assert (scene.handle("cave_troll"), scene.view("fellowship")["named"]) == ("s9", "s9")
    assert (scene.may_be("cave_troll"), scene.may_be("warg")) == ({"cave_troll"}, {"balrog", "warg"})


@rule("CONF-HIDDEN-16")
def test_the_piece_that_shadowfax_moved_takes_no_part_in_a_shuffle_until_it_has_moved_on() -> None:
    places = {"arthedain": "legolas", "eregion": "gimli", "shire": "merry", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", specials="shadowfax", known="legolas")
    scene.choose("play shadowfax", "move legolas", "to eregion")
    assert scene.legal() == {"move legolas"}
    assert scene.refused("shuffle eregion") == "CONF-HIDDEN-16"
    scene.choose("move legolas", "to caradhras")
    assert scene.may_be("legolas") == {"legolas"}


@rule("CONF-HIDDEN-16")
def test_the_piece_that_the_dark_of_mordor_moved_takes_no_part_in_a_shuffle_until_another_has_moved() -> None:
    places = {"rohan": "gimli merry", "dagorlad": "| warg", "mirkwood": "| orcs_classic", "mordor": "| balrog"}
    scene = table(places, specials="dark_of_mordor", known="warg orcs_classic")
    scene.choose("play dark_of_mordor", "move warg", "to mirkwood")
    assert scene.legal() == {"move orcs_classic", "move balrog"}
    assert scene.refused("shuffle mirkwood") == "CONF-HIDDEN-16"
    scene.choose("move orcs_classic", "to high_pass")
    assert scene.may_be("orcs_classic") == {"orcs_classic"}


# --- what nobody can tell ---------------------------------------------------------------------------------------------


@rule("CONF-HIDDEN-17")
@pytest.mark.parametrize(
    ("places", "one", "other", "turn", "tokens", "cards", "question", "answers"),
    [
        (
            {"eregion": "gimli", "shire": "merry", "caradhras": "| balrog", "gondor": "| cave_troll"},
            *("balrog", "cave_troll", "fellowship", ["move gimli", "mines fangorn"], None),
            *("turn.ambush", {"reveal balrog", "pass"}),
        ),
        (
            {"eregion": "frodo_classic! sam_classic", "shire": "gimli", "caradhras": "| cave_troll"},
            *("sam_classic", "gimli", "sauron", ["move cave_troll", "to eregion", "fight frodo_classic"], None),
            *("battle.change_fighter", {"reveal sam_classic", "pass"}),
        ),
        (
            {"eregion": "sam_classic! frodo_classic", "shire": "gimli", "caradhras": "| cave_troll"},
            *("frodo_classic", "gimli", "sauron", ["move cave_troll", "to eregion", "fight sam_classic"], None),
            *("battle.fellowship_ability", {"reveal frodo_classic", "pass"}),
        ),
        (
            {"eregion": "theoden", "rhudaur": "gandalf_variant", "shire": "elrond", "caradhras": "| uruk_hai"},
            *("gandalf_variant", "elrond", "sauron", ["move uruk_hai", "to eregion"], ("f_1", "s_1")),
            *("battle.support", {"reveal gandalf_variant", "pass"}),
        ),
    ],
    ids=["balrog", "sam", "frodo beside sam", "gandalf"],
)
def test_a_declined_ability_looks_as_if_the_character_were_somewhere_else(
    places: dict[str, str],
    one: str,
    other: str,
    turn: str,
    tokens: list[str],
    cards: tuple[str, str] | None,
    question: str,
    answers: set[str],
) -> None:
    here = table(places, turn=turn)
    elsewhere = exchanged(places, one, other, turn)
    enemy = "fellowship" if one == "balrog" else "sauron"
    for scene in (here, elsewhere):
        scene.choose(*tokens)
        if cards:
            scene.cards(*cards)
    assert list(here.asked.values()) == [question]
    assert here.legal() == answers
    assert elsewhere.legal() == {"pass"}
    assert_alike(here, elsewhere, enemy)
    here.choose("pass")
    elsewhere.choose("pass")
    assert_alike(here, elsewhere, enemy)


@rule("CONF-HIDDEN-17")
@pytest.mark.parametrize(
    ("known", "asked"), [("", {"sauron": "turn.ambush"}), ("orcs_classic", {"sauron": "turn.action"})]
)
def test_the_question_is_put_only_if_the_enemy_cannot_rule_the_choice_out(known: str, asked: dict[str, str]) -> None:
    places = {"eregion": "gimli", "shire": "merry", "caradhras": "| orcs_classic", "gondor": "| balrog"}
    scene = table(places, turn="fellowship", known=known).choose("move gimli", "mines fangorn")
    assert scene.asked == asked
    assert scene.refused("reveal balrog") == ("CONF-TURN-02" if known else "CONF-CHAR-31")


@rule("CONF-HIDDEN-17")
def test_a_defeated_sam_is_asked_about_no_more() -> None:
    scene = duel("frodo_classic! merry", "cave_troll", "sauron").choose("fight frodo_classic")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}


# --- what follows from open facts -------------------------------------------------------------------------------------


@rule("CONF-HIDDEN-18")
def test_a_piece_that_entered_mordor_without_winning_is_not_the_ring_bearer() -> None:
    places = {"gondor": "gimli", "shire": "frodo_classic", "eregion": "merry", "rohan": "| balrog"}
    scene = table(places, turn="fellowship").choose("move gimli", "to mordor")
    assert scene.may_be("gimli") == {"gimli", "merry"}
    assert scene.may_be("merry") == {"gimli", "merry", "frodo_classic"}


@rule("CONF-HIDDEN-18")
@pytest.mark.parametrize("face", ["variant", "classic"])
def test_a_piece_that_entered_the_shire_without_winning_is_not_the_variant_witch_king(face: str) -> None:
    witch_king = f"witch_king_{face}"
    places = {"arthedain": "| warg", "gondor": f"| {witch_king}", "rohan": "gimli frodo_classic"}
    scene = table(places).choose("move warg", "to shire")
    assert scene.may_be("warg") == ({"warg"} if face == "variant" else {"warg", witch_king})


@rule("CONF-HIDDEN-18")
def test_a_piece_that_cannot_obey_the_king_is_none_that_could_by_an_ability() -> None:
    places = {"rohan": "aragorn_classic", "shire": "| warg", "gondor": "| flying_nazgul_classic shelob"}
    scene = table(places, turn="fellowship", specials="a_king_revealed")
    assert scene.may_be("warg") == {"warg", "flying_nazgul_classic", "shelob"}
    scene.choose("play a_king_revealed", f"target {scene.handle('warg')}")
    assert scene.may_be("warg") == {"warg", "shelob"}
    assert scene.may_be("shelob") == {"warg", "flying_nazgul_classic", "shelob"}


@rule("CONF-HIDDEN-18")
def test_a_piece_that_must_obey_the_king_by_an_ability_is_known_by_it() -> None:
    places = {"rohan": "aragorn_classic", "shire": "| flying_nazgul_classic", "gondor": "| warg shelob"}
    scene = table(places, turn="fellowship", specials="a_king_revealed")
    scene.choose("play a_king_revealed", f"target {scene.handle('flying_nazgul_classic')}")
    assert scene.may_be("flying_nazgul_classic") == {"flying_nazgul_classic"}


@rule("CONF-HIDDEN-18")
def test_that_an_ability_was_not_used_proves_nothing() -> None:
    scene = into_the_mines("gimli").choose("pass")
    assert scene.at("gimli") == "fangorn"
    assert scene.may_be("balrog") == {"balrog", "cave_troll"}
