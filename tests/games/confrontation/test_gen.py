"""What holds everywhere. CONF-GEN"""

import pytest

import westmarch
from tests.games.confrontation.battles import attack, attacked_together, duel, into_the_mines
from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    ENEMY,
    FACES,
    TILES,
    both,
    finish_draft,
    moving,
    opened,
    table,
)
from tests.rulebook import rule
from westmarch.games.confrontation.pieces import CHARACTERS, STRENGTH

PRINTED = {
    "frodo_classic": 1,
    "sam_classic": 2,
    "pippin": 1,
    "merry": 2,
    "gandalf_classic": 5,
    "aragorn_classic": 4,
    "legolas": 3,
    "gimli": 3,
    "boromir": 0,
    "frodo_variant": 1,
    "sam_variant": 1,
    "smeagol": 0,
    "faramir": 3,
    "gandalf_variant": 5,
    "aragorn_variant": 4,
    "elrond": 3,
    "theoden": 2,
    "treebeard": 4,
    "balrog": 5,
    "shelob": 5,
    "witch_king_classic": 5,
    "flying_nazgul_classic": 3,
    "black_rider": 3,
    "saruman_classic": 4,
    "orcs_classic": 2,
    "warg": 2,
    "cave_troll": 9,
    "uruk_hai": 4,
    "wormtongue": -1,
    "witch_king_variant": 2,
    "flying_nazgul_variant": 5,
    "mouth_of_sauron": 3,
    "saruman_variant": 3,
    "orcs_variant": 3,
    "gollum": 1,
    "watcher": 6,
}
"""The strength on every tile."""


# --- players and editions ---------------------------------------------------------------------------------------------


@rule("CONF-GEN-01")
def test_the_game_is_for_two_players() -> None:
    game = westmarch.game("confrontation")
    assert game.seats == ("fellowship", "sauron")
    assert len(game.seats_for(game.settle({"match": True}))) == 2
    with pytest.raises(westmarch.BadOption):
        opened(players=3)
    with pytest.raises(westmarch.IllegalMove):
        opened().choose("place gimli", seat="gondor")


@rule("CONF-GEN-01")
def test_each_player_commands_nine_characters_of_his_own() -> None:
    scene = opened()
    for side, nine in FACES["classic"].items():
        assert scene.view(side)["side"] == side
        assert scene.legal(side) == {f"place {character}" for character in nine}
        assert len(scene.legal(side)) == 9


@rule("CONF-GEN-01")
def test_nobody_commands_the_enemys_characters() -> None:
    scene = table({"shire": "merry", "mordor": "| warg"}, turn="fellowship")
    assert scene.legal() == {"move merry"}
    assert scene.refused("move warg") == "CONF-TURN-02"
    assert scene.refused("move warg", "sauron") == "CONF-TURN-02", "not his turn"


@rule("CONF-GEN-02")
@pytest.mark.parametrize("edition", ["classic", "variant"])
def test_an_edition_plays_one_kind_of_faces(edition: str) -> None:
    scene = opened(edition=edition)
    assert scene.asked == both("setup.place")
    assert scene.sheet("fellowship", "fellowship")["roster"] == FACES[edition]["fellowship"]
    assert scene.sheet("sauron", "fellowship")["roster"] == FACES[edition]["sauron"]


@rule("CONF-GEN-02")
def test_the_draft_mixes_faces_freely_one_of_each_tile() -> None:
    scene = opened(edition="draft")
    assert scene.asked == both("setup.draft")
    mixture = []
    for number, faces in enumerate(TILES["fellowship"]):
        assert scene.legal("fellowship") == {f"face {face}" for face in faces}
        mixture.append(faces[number % 2])
        scene.choose(f"face {mixture[-1]}", seat="fellowship")
    assert scene.sheet("fellowship", "fellowship")["roster"] == mixture
    for character in FACES["variant"]["sauron"]:
        scene.choose(f"face {character}", seat="sauron")
    assert scene.legal("fellowship") == {f"place {character}" for character in mixture}
    assert scene.legal("sauron") == {f"place {character}" for character in FACES["variant"]["sauron"]}


@rule("CONF-GEN-02")
def test_there_are_three_ways_to_play_and_no_fourth() -> None:
    (edition,) = (option for option in westmarch.game("confrontation").options if option.name == "edition")
    assert edition.choices == ("classic", "variant", "draft")
    with pytest.raises(westmarch.BadOption):
        opened(edition="deluxe")


@rule("CONF-GEN-02")
@pytest.mark.parametrize("edition", ["classic", "variant", "draft"])
def test_special_cards_can_be_added_to_any_edition_and_are_not_used_otherwise(edition: str) -> None:
    for due in (0, 2):
        scene = opened(edition=edition, fellowship_specials=due, sauron_specials=due)
        finish_draft(scene)
        prompt = "setup.special_cards" if due else "setup.place"
        assert scene.asked == both(prompt)
        if not due:
            assert [scene.sheet(side, side)["specials"] for side in FACES["classic"]] == [[], []]


# --- exceptions go as far as they say ---------------------------------------------------------------------------------


@rule("CONF-GEN-03")
def test_the_black_riders_ride_still_needs_room_on_its_way() -> None:
    places = {"rhudaur": "merry", "dagorlad": "| black_rider"}
    free = moving(places, "black_rider")
    assert free.legal() == {"to mirkwood", "to fangorn", "to rhudaur"}
    full = moving({**places, "high_pass": "| warg", "misty_mountains": "| shelob"}, "black_rider")
    assert full.legal() == {"to mirkwood", "to fangorn"}
    assert full.refused("to rhudaur") == "CONF-MOVE-01"


@rule("CONF-GEN-03")
def test_aragorns_ability_opens_other_directions_but_no_longer_way() -> None:
    places = {"eregion": "aragorn_classic", "cardolan": "| warg", "enedwaith": "| shelob", "gap_of_rohan": "| balrog"}
    scene = moving(places, "aragorn_classic")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn", "to cardolan", "to enedwaith"}
    assert scene.refused("to arthedain") == "CONF-MOVE-02", "backward, but nobody is there to attack"
    assert scene.refused("to gap_of_rohan") == "CONF-MOVE-01", "an enemy, but two steps away"


@rule("CONF-GEN-03")
def test_a_cards_extra_step_is_an_ordinary_forward_step() -> None:
    scene = table(
        {"cardolan": "legolas", "eregion": "gimli merry", "mordor": "| warg"}, turn="fellowship", specials="shadowfax"
    )
    scene.choose("play shadowfax", "move legolas")
    assert scene.legal() == {"to enedwaith"}, "two moves in one turn, but not into a full region, not backward"


# --- defeated and retreated -------------------------------------------------------------------------------------------


@rule("CONF-GEN-04")
def test_a_defeated_character_takes_no_further_part() -> None:
    places = {"rohan": "merry", "shire": "sam_classic", "gondor": "| balrog", "mordor": "| warg"}
    scene = attack(places, "balrog", "rohan", specials="crebain_of_dunland")
    merry = scene.handle("merry")
    scene.cards("f_1", "s_1")
    assert scene.at("merry") is None
    assert scene.standing("rohan") == {"balrog"}
    assert "merry" in scene.sheet("fellowship", "sauron")["defeated"]
    assert scene.legal() == {"move sam_classic"}
    assert scene.refused("move merry") == "CONF-GEN-04"
    scene.choose("move sam_classic", "to arthedain", "play crebain_of_dunland")
    assert scene.legal() == {f"target {scene.handle('sam_classic')}"}
    assert scene.refused(f"target {merry}") == "CONF-SPECIAL-36"


@rule("CONF-GEN-04")
def test_a_card_brings_a_defeated_character_back() -> None:
    places = {"rohan": "gandalf_classic", "shire": "sam_classic", "gondor": "| cave_troll", "mordor": "| warg"}
    scene = attack(places, "cave_troll", "rohan", specials="gandalf_the_white")
    scene.choose("card s_1", "card f_1")
    assert scene.at("gandalf_classic") is None
    assert scene.refused("move gandalf_classic") == "CONF-GEN-04"
    scene.choose("play gandalf_the_white")
    assert scene.at("gandalf_classic") == "fangorn"
    scene.choose("move warg", "to dagorlad")
    assert scene.legal() == {"move sam_classic", "move gandalf_classic"}


@rule("CONF-GEN-05")
def test_frodo_in_retreat_has_not_been_defeated() -> None:
    scene = duel("frodo_classic", "shelob", "sauron")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to rhudaur")
    assert scene.winner is None
    assert scene.told("defeated") == []
    assert scene.at("frodo_classic") == "rhudaur"
    assert scene.at("shelob") == "eregion", "she has defeated nobody and does not go to Gondor"
    assert "frodo_classic" not in scene.sheet("fellowship", "sauron")["defeated"]
    assert scene.legal() == {"move frodo_classic", "move pippin"}


@rule("CONF-GEN-05")
def test_a_servant_in_retreat_has_not_been_defeated() -> None:
    places = {"rhudaur": "gimli", "arthedain": "sam_classic", "high_pass": "| warg", "eregion": "| shelob"}
    scene = attack(places, "warg", "rhudaur")
    scene.cards("f_5", "s_retreat")
    assert scene.told("defeated") == []
    assert scene.standing("eregion") == {"warg", "shelob"}


# --- empty regions ----------------------------------------------------------------------------------------------------


@rule("CONF-GEN-06")
@pytest.mark.parametrize(
    ("in_rohan", "beyond"),
    [("", {"to rohan", "to gap_of_rohan"}), ("| warg", {"to gap_of_rohan"}), ("merry", set())],
)
def test_a_region_with_anybody_in_it_is_not_empty_for_the_uruk_hai(in_rohan: str, beyond: set[str]) -> None:
    scene = moving({"shire": "gimli", "rohan": in_rohan, "mordor": "| uruk_hai"}, "uruk_hai")
    one_step = {"to dagorlad", "to gondor"}
    further = {"to mirkwood", "to fangorn", "to high_pass", "to misty_mountains", "to caradhras"}
    across = {"to rhudaur", "to eregion", "to enedwaith", "to arthedain", "to cardolan"}
    assert scene.legal() == one_step | further | across | beyond


@rule("CONF-GEN-06")
def test_a_region_that_is_not_empty_need_not_be_full() -> None:
    places = {"rhudaur": "gimli", "mirkwood": "| warg", "fangorn": "| shelob orcs_classic", "dagorlad": "| uruk_hai"}
    scene = moving(places, "uruk_hai")
    assert scene.legal() == {
        "to mirkwood",  # an ordinary step, for which room is enough
        "to high_pass",
        "to misty_mountains",
        "to eregion",
        "to arthedain",
        "to cardolan",
        "to shire",
    }


@rule("CONF-GEN-06")
@pytest.mark.parametrize(
    ("in_rohan", "escapes"),
    [("", {"to fangorn", "to rohan", "pass"}), ("| warg", {"to fangorn", "pass"}), ("merry", {"to fangorn", "pass"})],
)
def test_a_region_with_anybody_in_it_is_not_empty_for_wormtongue(in_rohan: str, escapes: set[str]) -> None:
    places = {"eregion": "legolas", "caradhras": "| wormtongue", "mordor": "| balrog", "rohan": in_rohan}
    scene = attack(places, "legolas", "caradhras")
    scene.cards("f_5", "s_1")
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == escapes


# --- choosing a character ---------------------------------------------------------------------------------------------


@rule("CONF-GEN-07")
def test_any_character_on_the_board_can_be_named_and_stays_as_it_was() -> None:
    places = {"shire": "aragorn_classic", "mordor": "| warg shelob", "rohan": "| watcher!"}
    scene = table(places, turn="fellowship", specials="a_king_revealed")
    scene.choose("play a_king_revealed")
    warg = scene.handle("warg")
    assert scene.legal() == {f"target {scene.handle(c)}" for c in ("warg", "shelob", "watcher")}
    assert scene.refused(f"target {scene.handle('balrog')}") == "CONF-SPECIAL-17", "he is off the board"
    scene.choose(f"target {warg}")
    assert scene.revealed() == {"watcher"}
    assert scene.may_be("warg") == {"warg", "shelob"}
    (heard,) = scene.heard("fellowship", "named")
    assert heard["piece"] == warg
    assert "character" not in heard
    assert [told["character"] for told in scene.heard("sauron", "named")] == ["warg"]


@rule("CONF-GEN-07")
def test_an_effect_that_says_so_reveals_the_chosen_character() -> None:
    scene = table({"shire": "merry pippin", "eregion": "gimli", "mordor": "| warg"}, specials="crebain_of_dunland")
    scene.choose("play crebain_of_dunland")
    assert scene.legal() == {f"target {scene.handle(c)}" for c in ("merry", "pippin", "gimli")}
    scene.choose(f"target {scene.handle('gimli')}")
    assert scene.revealed() == {"gimli"}


# --- names and faces --------------------------------------------------------------------------------------------------


@rule("CONF-GEN-08")
@pytest.mark.parametrize("face", ["classic", "variant"])
@pytest.mark.parametrize(("hero", "foe"), [("merry", "witch_king"), ("legolas", "flying_nazgul"), ("gimli", "orcs")])
def test_a_bare_name_means_either_face(hero: str, foe: str, face: str) -> None:
    for attacker in ENEMY:
        assert duel(hero, f"{foe}_{face}", attacker).alive == {"pippin", "balrog", hero}


@rule("CONF-GEN-08")
@pytest.mark.parametrize("gandalf", ["gandalf_classic", "gandalf_variant"])
def test_variant_saruman_defeats_either_gandalf(gandalf: str) -> None:
    for attacker in ENEMY:
        assert duel(gandalf, "saruman_variant", attacker).alive == {"pippin", "saruman_variant", "balrog"}


@rule("CONF-GEN-08")
def test_an_effect_of_one_face_is_not_the_other_faces() -> None:
    variant = duel("merry", "witch_king_variant", "sauron", "shire")
    assert (variant.winner, variant.reason) == ("sauron", "witch_king_in_shire")
    classic = duel("merry", "witch_king_classic", "sauron", "shire")
    assert classic.winner is None
    assert classic.at("witch_king_classic") is None, "Merry has defeated him"


@rule("CONF-GEN-08")
def test_only_the_classic_orcs_defeat_before_the_cards() -> None:
    assert duel("legolas", "orcs_classic", "sauron").at("legolas") is None
    assert duel("legolas", "orcs_variant", "sauron").asked == BOTH_CHOOSE_CARDS


# --- may and must -----------------------------------------------------------------------------------------------------


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("fellow", "shadow", "attacker", "elsewhere", "legal"),
    [
        ("frodo_classic", "orcs_variant", "sauron", {}, {"to rhudaur", "to enedwaith", "pass"}),
        ("pippin", "orcs_variant", "fellowship", {}, {"to arthedain", "to cardolan", "pass"}),
        ("faramir", "orcs_variant", "fellowship", {}, {"to rhudaur", "to enedwaith", "pass"}),
        ("smeagol", "orcs_variant", "sauron", {"rhudaur": "elrond"}, {"switch elrond", "pass"}),
        ("aragorn_variant", "orcs_variant", "sauron", {}, {"declare no_cards", "pass"}),
        ("legolas", "saruman_classic", "sauron", {}, {"declare no_cards", "pass"}),
        ("legolas", "gollum", "fellowship", {}, {"to arthedain", "to cardolan", "pass"}),
    ],
    ids=["frodo", "pippin", "faramir", "smeagol", "aragorn", "saruman", "gollum"],
)
def test_an_ability_worded_with_may_can_be_declined(
    fellow: str, shadow: str, attacker: str, elsewhere: dict[str, str], legal: set[str]
) -> None:
    scene = duel(fellow, shadow, attacker, **elsewhere)
    standing = {c: scene.at(c) for c in scene.alive}
    assert scene.legal() == legal
    scene.choose("pass")
    assert len(scene.told("declined")) == 1
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert {c: scene.at(c) for c in scene.alive} == standing


@rule("CONF-GEN-09")
def test_the_balrogs_ambush_can_be_declined() -> None:
    scene = into_the_mines("legolas")
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("pass")
    assert len(scene.told("declined")) == 1
    assert scene.at("legolas") == "fangorn"


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("drawn", "legal"),
    [("frodo_classic", {"reveal sam_classic", "pass"}), ("sam_classic", {"reveal frodo_classic", "pass"})],
)
def test_both_parts_of_sams_ability_can_be_declined(drawn: str, legal: set[str]) -> None:
    scene = attacked_together("uruk_hai", "frodo_classic sam_classic", drawn, rhudaur="merry legolas")
    assert scene.legal() == legal
    scene.choose("pass")
    if drawn == "frodo_classic":
        assert scene.legal() == {"to enedwaith", "pass"}, "Frodo himself fights, and may slip away"
        scene.choose("pass")
    scene.cards("f_5", "s_1")
    assert scene.totals() == ((6, 5) if drawn == "frodo_classic" else (7, 5))


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("shadow", "power", "result"),
    [
        ("saruman_variant", "demand another_card", (6, 4)),
        ("mouth_of_sauron", "exchange s_4", (6, 4)),
        ("uruk_hai", "reveal gandalf_variant", (6, 5)),
    ],
)
def test_a_power_over_the_cards_or_the_totals_can_be_declined(shadow: str, power: str, result: tuple[int, int]) -> None:
    gandalf = {"rhudaur": "gandalf_variant"} if "gandalf" in power else {}
    scene = duel("legolas", shadow, "sauron", **gandalf).cards("f_3", "s_1")
    assert scene.legal() == {power, "pass"}
    scene.choose("pass")
    assert scene.totals() == result


@rule("CONF-GEN-09")
def test_wormtongue_may_decline_to_slip_away() -> None:
    scene = duel("legolas", "wormtongue", region="caradhras").cards("f_5", "s_1")
    assert scene.legal() == {"to fangorn", "to rohan", "pass"}
    scene.choose("pass")
    assert scene.at("wormtongue") is None


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("mover", "start", "target", "ordinary"),
    [
        ("aragorn_classic", "eregion", "rhudaur", {"to misty_mountains", "to caradhras", "mines fangorn"}),
        ("treebeard", "shire", "fangorn", {"to arthedain", "to cardolan"}),
        ("witch_king_classic", "rohan", "fangorn", {"to caradhras", "to gap_of_rohan"}),
        ("flying_nazgul_classic", "rohan", "rhudaur", {"to caradhras", "to gap_of_rohan"}),
        ("black_rider", "rohan", "eregion", {"to caradhras", "to gap_of_rohan"}),
        ("flying_nazgul_variant", "rohan", "enedwaith", {"to caradhras", "to gap_of_rohan"}),
    ],
)
def test_a_power_to_move_leaves_the_ordinary_moves_open(
    mover: str, start: str, target: str, ordinary: set[str]
) -> None:
    ours = mover in ("aragorn_classic", "treebeard")
    places = {start: mover, target: "| warg"} if ours else {start: f"| {mover}", target: "legolas"}
    scene = moving(places, mover)
    assert scene.legal() == ordinary | {f"to {target}"}


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("hero", "foe", "attacker", "fallen"),
    [
        ("merry", "witch_king_classic", "sauron", {"witch_king_classic": "merry"}),
        ("legolas", "flying_nazgul_classic", "fellowship", {"flying_nazgul_classic": "legolas"}),
        ("gimli", "orcs_classic", "sauron", {"orcs_classic": "gimli"}),
        ("boromir", "cave_troll", "fellowship", {"boromir": "boromir", "cave_troll": "boromir"}),
        ("merry", "orcs_classic", "sauron", {"merry": "orcs_classic"}),
        ("gandalf_variant", "saruman_variant", "fellowship", {"gandalf_variant": "saruman_variant"}),
    ],
)
def test_an_instant_defeat_cannot_be_declined(hero: str, foe: str, attacker: str, fallen: dict[str, str]) -> None:
    scene = duel(hero, foe, attacker)
    assert scene.fallen() == fallen
    assert scene.told("declined") == []
    assert set(scene.asked.values()) == {"turn.action"}


@rule("CONF-GEN-09")
@pytest.mark.parametrize(
    ("fellow", "shadow", "attacker", "region", "cards", "result"),
    [
        ("gimli", "cave_troll", "sauron", "eregion", ("f_1", "s_6"), (4, 9)),
        ("legolas", "orcs_variant", "sauron", "eregion", ("f_1", "s_1"), (4, 7)),
        ("sam_variant", "wormtongue", "sauron", "eregion", ("f_5", "s_1"), (4, 0)),
        ("theoden", "uruk_hai", "fellowship", "rohan", ("f_1", "s_1"), (5, 5)),
        ("treebeard", "uruk_hai", "fellowship", "fangorn", ("f_1", "s_1"), (7, 5)),
        ("boromir", "warg", "fellowship", "eregion", ("f_1", "s_1"), (1, 3)),
        ("elrond", "uruk_hai", "sauron", "eregion", ("f_5", "s_magic"), (8, 4)),
        ("frodo_variant", "uruk_hai", "sauron", "shire", ("f_retreat", "s_eye"), (1, 4)),
    ],
    ids=["cave_troll", "orcs", "sam", "theoden", "treebeard", "warg", "elrond", "frodo"],
)
def test_an_ability_worded_without_may_applies_by_itself(
    fellow: str, shadow: str, attacker: str, region: str, cards: tuple[str, str], result: tuple[int, int]
) -> None:
    scene = duel(fellow, shadow, attacker, region, discarded="f_2 s_2", gap_of_rohan="merry")
    assert scene.asked == BOTH_CHOOSE_CARDS, "no question before the cards"
    scene.cards(*cards)
    assert scene.totals() == result


@rule("CONF-GEN-09")
def test_gandalf_and_sarumans_ban_are_not_asked_about() -> None:
    assert duel("gandalf_classic", "uruk_hai", "sauron").asked == {"sauron": "battle.show_card"}
    frodo = duel("frodo_classic", "saruman_classic", "sauron")
    assert frodo.asked == {"sauron": "battle.sauron_ability"}
    assert frodo.legal() == {"declare no_cards", "pass"}
    frodo.choose("pass")
    assert frodo.asked == BOTH_CHOOSE_CARDS


@rule("CONF-GEN-09")
def test_shelob_goes_home_and_the_watcher_stays_open_unasked() -> None:
    shelob = duel("merry", "shelob", "sauron", "rhudaur").cards("f_1", "s_1")
    assert shelob.at("shelob") == "gondor"
    assert shelob.asked == {"fellowship": "turn.action"}
    watcher = duel("gimli", "watcher", region="mordor", high_pass="| shelob").cards("f_1", "s_1")
    assert watcher.revealed() == {"watcher"}
    assert watcher.legal() == {"move shelob"}
    assert watcher.refused("move watcher") == "CONF-CHARV-46"


# --- what a tile shows ------------------------------------------------------------------------------------------------


@rule("CONF-GEN-10")
def test_every_tile_shows_its_strength_side_and_edition() -> None:
    printed = dict(zip(CHARACTERS, STRENGTH, strict=True))
    assert printed == PRINTED
    assert len(printed) == 36
    # A tile's two faces lie side by side, the ring face first; the Fellowship's eighteen faces come before Sauron's.
    assert list(zip(CHARACTERS[::2], CHARACTERS[1::2], strict=True)) == TILES["fellowship"] + TILES["sauron"]


@rule("CONF-GEN-10")
@pytest.mark.parametrize("character", FACES["classic"]["fellowship"] + FACES["variant"]["fellowship"])
def test_the_fellowship_fights_with_the_printed_strength(character: str) -> None:
    # The Warg silences every ability: what is left is what the tile shows.
    scene = duel(character, "warg")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_elven_cloak", "s_eye")
    assert scene.totals() == (PRINTED[character], 2)


@rule("CONF-GEN-10")
@pytest.mark.parametrize("character", FACES["classic"]["sauron"] + FACES["variant"]["sauron"])
def test_sauron_defends_with_the_printed_strength(character: str) -> None:
    scene = duel("aragorn_classic", character)
    while scene.asked != BOTH_CHOOSE_CARDS:
        scene.choose("pass")
    scene.cards("f_elven_cloak", "s_eye")
    if scene.asked in ({"sauron": "battle.demand"}, {"sauron": "battle.exchange"}):
        scene.choose("pass")
    assert scene.totals() == (4, PRINTED[character])
