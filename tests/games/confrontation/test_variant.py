"""The variant game. CONF-VARIANT"""

import pytest

from tests.games.confrontation.battles import attack, attacked_together, duel, frodo_falls
from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    FACES,
    OUTPOSTS,
    ConfrontationScene,
    both,
    moving,
    opened,
    place_all,
)
from tests.rulebook import rule


def ring_bearer(scene: ConfrontationScene) -> str:
    """Whom both sides see carry the Ring."""
    seen = {scene.sheet("fellowship", side)["ring_bearer"] for side in ("fellowship", "sauron")}
    (bearer,) = seen
    return str(bearer)


# --- the characters -----------------------------------------------------------------------------------------------


@rule("CONF-VARIANT-01")
def test_a_variant_game_is_set_up_like_a_classic_one_with_the_star_faces() -> None:
    scene = opened(edition="variant")
    assert scene.asked == both("setup.place")
    for side, faces in FACES["variant"].items():
        assert scene.sheet(side, side)["roster"] == faces
        assert scene.legal(side) == {f"place {face}" for face in faces}
    assert scene.refused("place pippin", seat="fellowship") == "CONF-SETUP-05"
    scene.choose("place elrond", seat="fellowship")
    assert scene.legal("fellowship") == {f"to {region}" for region in ("shire", *OUTPOSTS["fellowship"])}


@rule("CONF-VARIANT-01")
def test_a_variant_game_begins_with_sauron_and_a_step_forward() -> None:
    scene = opened(edition="variant")
    place_all(scene, "fellowship", dict(zip(OUTPOSTS["fellowship"], FACES["variant"]["fellowship"], strict=False)))
    place_all(scene, "sauron", dict(zip(OUTPOSTS["sauron"], FACES["variant"]["sauron"][4:], strict=True)))
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.standing("mordor") == {"uruk_hai", "wormtongue", "witch_king_variant", "flying_nazgul_variant"}
    assert scene.legal() == {"shuffle mordor", *(f"move {face}" for face in FACES["variant"]["sauron"])}
    scene.choose("move watcher")
    assert scene.legal() == {"to caradhras", "to gap_of_rohan"}
    scene.choose("to caradhras")
    assert scene.seat == "fellowship"


@rule("CONF-VARIANT-02")
@pytest.mark.parametrize(
    ("name", "places", "classic", "variant"),
    [
        (
            "aragorn",
            {"eregion": "{}", "cardolan": "| gollum", "rhudaur": "| watcher", "shire": "elrond"},
            {"to misty_mountains", "to caradhras", "mines fangorn", "to cardolan", "to rhudaur"},
            {"to misty_mountains", "to caradhras", "mines fangorn"},
        ),
        ("witch_king", {"rhudaur": "| {}", "eregion": "elrond"}, {"to arthedain", "to eregion"}, {"to arthedain"}),
        (
            "flying_nazgul",
            {"mirkwood": "| {}", "cardolan": "elrond", "eregion": "theoden"},
            {"to high_pass", "to misty_mountains", "to cardolan", "to eregion"},
            {"to high_pass", "to misty_mountains", "to eregion"},
        ),
    ],
)
def test_a_variant_namesake_moves_in_its_own_way(
    name: str, places: dict[str, str], classic: set[str], variant: set[str]
) -> None:
    for edition, expected in (("classic", classic), ("variant", variant)):
        face = f"{name}_{edition}"
        scene = moving({region: standing.format(face) for region, standing in places.items()}, face)
        assert scene.legal() == expected


@rule("CONF-VARIANT-02")
@pytest.mark.parametrize(
    ("fellow", "shadow", "asked"),
    [
        ("frodo_classic", "watcher", {"fellowship": "battle.fellowship_ability"}),
        ("frodo_variant", "watcher", BOTH_CHOOSE_CARDS),
        ("gandalf_classic", "watcher", {"sauron": "battle.show_card"}),
        ("gandalf_variant", "watcher", BOTH_CHOOSE_CARDS),
        ("aragorn_classic", "watcher", BOTH_CHOOSE_CARDS),
        ("aragorn_variant", "watcher", {"fellowship": "battle.fellowship_ability"}),
        ("elrond", "saruman_classic", {"sauron": "battle.sauron_ability"}),
        ("elrond", "saruman_variant", BOTH_CHOOSE_CARDS),
        ("elrond", "orcs_classic", {"fellowship": "turn.action"}),  # Elrond has fallen without cards
        ("elrond", "orcs_variant", BOTH_CHOOSE_CARDS),
    ],
)
def test_a_variant_namesake_fights_in_its_own_way(fellow: str, shadow: str, asked: dict[str, str]) -> None:
    assert duel(fellow, shadow, "sauron").asked == asked


@rule("CONF-VARIANT-02")
@pytest.mark.parametrize(
    ("sam", "asked"), [("sam_classic", {"fellowship": "battle.change_fighter"}), ("sam_variant", BOTH_CHOOSE_CARDS)]
)
def test_only_the_classic_sam_steps_in_for_frodo(sam: str, asked: dict[str, str]) -> None:
    scene = attacked_together("watcher", f"frodo_variant {sam}", "frodo_variant")
    assert scene.asked == asked


# --- the Witch-king -----------------------------------------------------------------------------------------------


@rule("CONF-VARIANT-03")
def test_the_witch_king_wins_by_walking_into_the_shire() -> None:
    places = {"arthedain": "| witch_king_variant", "shire": "elrond sam_variant", "rohan": "frodo_variant"}
    scene = moving(places, "witch_king_variant")
    assert scene.legal() == {"to shire"}
    scene.choose("to shire")
    assert (scene.winner, scene.reason) == ("sauron", "witch_king_in_shire")
    assert scene.told("battle") == []
    assert scene.standing("shire") == {"witch_king_variant", "elrond", "sam_variant"}


@rule("CONF-VARIANT-03")
def test_the_witch_king_short_of_the_shire_wins_nothing() -> None:
    places = {"rhudaur": "| witch_king_variant", "shire": "elrond sam_variant", "rohan": "frodo_variant"}
    scene = moving(places, "witch_king_variant").choose("to arthedain")
    assert scene.winner is None
    assert scene.asked == {"fellowship": "turn.action"}


# --- the Ring-bearer ----------------------------------------------------------------------------------------------


@rule("CONF-VARIANT-04")
def test_frodo_begins_as_the_ring_bearer() -> None:
    assert ring_bearer(opened(edition="variant")) == "frodo_variant"


@rule("CONF-VARIANT-04")
@pytest.mark.parametrize("card", ["f_1", "f_noble_sacrifice"])
def test_sam_follows_a_defeated_frodo(card: str) -> None:
    scene = frodo_falls(card=card, shire="sam_variant elrond")
    assert scene.at("frodo_variant") is None
    assert scene.winner is None
    assert ring_bearer(scene) == "sam_variant"
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.legal() == {"move sam_variant", "move elrond", "shuffle shire"}


@rule("CONF-VARIANT-05")
def test_sam_must_be_revealed_wherever_he_stands() -> None:
    scene = frodo_falls(rohan="sam_variant", shire="elrond")
    assert [(e["character"], e["region"], e["rule"]) for e in scene.heard("sauron", "revealed")] == [
        ("sam_variant", "rohan", "CONF-VARIANT-05")
    ]
    assert [e["character"] for e in scene.heard("sauron", "ring_bearer")] == ["sam_variant"]
    assert scene.may_be("sam_variant") == {"sam_variant"}
    assert scene.may_be("elrond") == {"elrond"}


@rule("CONF-VARIANT-06")
def test_frodo_defeated_after_sam_loses_the_game() -> None:
    scene = frodo_falls()
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert [e["rule"] for e in scene.told("game_over")] == ["CONF-VARIANT-06"]


def sam_attacked(bearer: str, frodo: str = "") -> ConfrontationScene:
    """The Uruk-hai have just attacked Sam in Eregion."""
    places = {"eregion": "sam_variant", "rohan": frodo, "shire": "elrond", "misty_mountains": "| uruk_hai"}
    return attack(places, "uruk_hai", "eregion", edition="variant", ring_bearer=bearer)


@rule("CONF-VARIANT-07")
@pytest.mark.parametrize("cards", [("f_1", "s_6"), ("f_1", "s_1"), ("f_noble_sacrifice", "s_1")])
def test_sam_defeated_as_the_ring_bearer_loses_the_game(cards: tuple[str, str]) -> None:
    scene = sam_attacked("sam")
    scene.cards(*cards)
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert [e["rule"] for e in scene.told("game_over")] == ["CONF-VARIANT-07"]


@rule("CONF-VARIANT-08")
@pytest.mark.parametrize("bearer", ["frodo", "sam"])
@pytest.mark.parametrize("enemies", ["| watcher gollum orcs_variant uruk_hai", "|"])
def test_the_ring_bearer_wins_by_walking_into_mordor(bearer: str, enemies: str) -> None:
    places = {"gondor": f"{bearer}_variant", "mordor": enemies, "rohan": "| wormtongue"}
    scene = moving(places, f"{bearer}_variant", edition="variant", ring_bearer=bearer)
    assert scene.legal() == {"to mordor"}
    scene.choose("to mordor")
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")
    assert scene.told("battle") == []


@rule("CONF-VARIANT-08")
def test_sam_without_the_ring_fights_in_mordor() -> None:
    places = {"gondor": "sam_variant", "mordor": "| watcher", "shire": "frodo_variant", "rohan": "| wormtongue"}
    scene = attack(places, "sam_variant", "mordor", edition="variant")
    assert scene.winner is None
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-VARIANT-09")
def test_sam_with_the_ring_keeps_his_strength_and_gains_no_protection() -> None:
    scene = sam_attacked("sam")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_noble_sacrifice", "s_eye")  # against Frodo the Eye would be blind
    assert [(e["card"], e["cause"]) for e in scene.told("card_ignored")] == [("f_noble_sacrifice", "s_eye")]
    assert scene.totals() == (4, 4)


@rule("CONF-VARIANT-09")
def test_sam_with_the_ring_attacks_with_one() -> None:
    places = {"eregion": "sam_variant", "misty_mountains": "| uruk_hai"}
    scene = attack(places, "sam_variant", "misty_mountains", edition="variant", ring_bearer="sam")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_5", "s_1")
    assert scene.totals() == (6, 5)


@rule("CONF-VARIANT-10")
def test_sam_is_hidden_again_at_the_end_of_the_turn() -> None:
    scene = frodo_falls(shire="sam_variant elrond")
    assert [set(e["characters"]) for e in scene.told("hidden")] == [{"sam_variant", "uruk_hai"}]
    assert scene.revealed() == set()
    scene.choose("shuffle shire")
    assert scene.may_be("sam_variant") == {"sam_variant", "elrond"}


@rule("CONF-VARIANT-10")
def test_sam_lies_open_for_the_rest_of_the_turn() -> None:
    scene = duel("frodo_variant sam_variant elrond", "watcher", "sauron", "shire")
    scene.draw("frodo_variant", "pass").cards("f_1", "s_6")
    assert scene.revealed() == {"sam_variant", "watcher"}
    assert scene.asked == {"sauron": "attack.opponent"}
    assert scene.legal() == {"fight sam_variant", "draw"}


@rule("CONF-VARIANT-11")
def test_sam_in_mordor_already_must_enter_it_again() -> None:
    scene = frodo_falls(mordor="sam_variant", shire="elrond", rhudaur="| flying_nazgul_classic")
    assert ring_bearer(scene) == "sam_variant"
    assert not scene.state.over
    assert scene.legal() == {"move elrond"}
    scene.choose("move elrond", "to arthedain", "move flying_nazgul_classic", "to mordor")
    scene.cards("f_retreat", "s_1")
    assert scene.legal() == {"to dagorlad", "to gondor"}
    scene.choose("to gondor")
    assert not scene.state.over
    assert scene.legal() == {"move sam_variant", "move elrond"}
    scene.choose("move sam_variant", "to mordor")
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-VARIANT-12")
def test_the_game_goes_on_without_sam_while_frodo_lives() -> None:
    scene = sam_attacked("frodo", frodo="frodo_variant")
    scene.cards("f_1", "s_6")
    assert scene.at("sam_variant") is None
    assert scene.winner is None
    assert ring_bearer(scene) == "frodo_variant"
    assert scene.legal() == {"move frodo_variant", "move elrond"}
