"""The draft. CONF-DRAFT"""

import pytest

from tests.games.confrontation.battles import frodo_falls
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, TILES, ConfrontationScene, both, moving, opened
from tests.rulebook import rule

MIXTURE = {
    side: [pair[number % 2] for number, pair in enumerate(pairs)] for side, pairs in TILES.items()
}  # classic, variant, classic, ...


def draft(scene: ConfrontationScene, *sides: str) -> None:
    for side in sides:
        scene.choose(*(f"face {face}" for face in MIXTURE[side]), seat=side)


@rule("CONF-DRAFT-01", "CONF-DRAFT-06")
@pytest.mark.parametrize("side", ["fellowship", "sauron"])
@pytest.mark.parametrize("chosen", [0, 1])
def test_every_tile_offers_its_two_faces(side: str, chosen: int) -> None:
    scene = opened(edition="draft")
    assert scene.asked == both("setup.draft")
    for pair in TILES[side]:
        assert scene.legal(side) == {f"face {pair[0]}", f"face {pair[1]}"}
        scene.choose(f"face {pair[chosen]}", seat=side)
    assert scene.legal(side) == set()
    assert scene.sheet(side, side)["roster"] == [pair[chosen] for pair in TILES[side]]


@rule("CONF-DRAFT-01")
def test_any_mixture_of_faces_may_be_fielded() -> None:
    scene = opened(edition="draft")
    draft(scene, "fellowship", "sauron")
    for side in ("fellowship", "sauron"):
        assert scene.legal(side) == {f"place {face}" for face in MIXTURE[side]}


@rule("CONF-DRAFT-01")
def test_sauron_fields_shelob_or_wormtongue_but_not_both() -> None:
    scene = opened(edition="draft")
    scene.choose("face balrog", seat="sauron")
    assert scene.legal("sauron") == {"face shelob", "face wormtongue"}
    scene.choose("face shelob", seat="sauron")
    assert scene.legal("sauron") == {"face witch_king_classic", "face witch_king_variant"}
    assert scene.refused("face wormtongue", seat="sauron") == "CONF-DRAFT-01"


@rule("CONF-DRAFT-02")
def test_a_selection_in_progress_is_secret() -> None:
    scene = opened(edition="draft")
    before = scene.view("sauron")
    scene.choose("face frodo_variant", "face sam_classic", seat="fellowship")
    assert [e["character"] for e in scene.heard("fellowship", "face_chosen")] == ["frodo_variant", "sam_classic"]
    assert scene.heard("sauron") == []
    assert scene.heard(None) == []
    assert scene.view("sauron") == before
    assert scene.sheet("fellowship", "sauron")["roster"] is None
    assert scene.sheet("fellowship", "fellowship")["roster"] == ["frodo_variant", "sam_classic"]


@rule("CONF-DRAFT-02")
def test_a_finished_selection_is_secret_until_the_other_is_done() -> None:
    scene = opened(edition="draft")
    draft(scene, "fellowship")
    assert scene.asked == {"sauron": "setup.draft"}
    assert scene.told("rosters_shown") == []
    assert scene.sheet("fellowship", "sauron")["roster"] is None
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] is None


@rule("CONF-DRAFT-03")
def test_both_selections_are_laid_open_when_both_are_done() -> None:
    scene = opened(edition="draft")
    draft(scene, "fellowship", "sauron")
    for hearer in ("fellowship", "sauron", None):
        assert [e["rosters"] for e in scene.heard(hearer, "rosters_shown")] == [MIXTURE]
    assert scene.sheet("fellowship", "sauron")["roster"] == MIXTURE["fellowship"]
    assert scene.sheet("sauron", "fellowship")["roster"] == MIXTURE["sauron"]
    assert scene.asked == both("setup.place")


@rule("CONF-DRAFT-07")
@pytest.mark.parametrize(("specials", "prompt"), [(0, "setup.place"), (2, "setup.special_cards"), (4, "setup.place")])
def test_selections_are_open_before_anything_else_is_chosen(specials: int, prompt: str) -> None:
    scene = opened(edition="draft", fellowship_specials=specials, sauron_specials=specials)
    draft(scene, "sauron", "fellowship")
    assert scene.asked == {"fellowship": prompt, "sauron": prompt}
    for viewer in ("fellowship", "sauron"):
        assert {of: scene.sheet(of, viewer)["roster"] for of in MIXTURE} == MIXTURE


# --- how a drafted game is won ------------------------------------------------------------------------------------


@rule("CONF-DRAFT-04")
@pytest.mark.parametrize("sam", ["sam_classic", "sam_variant"])
def test_nobody_follows_a_classic_frodo(sam: str) -> None:
    scene = frodo_falls("frodo_classic", shire=f"{sam} elrond")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.told("ring_bearer") == []
    assert scene.at(sam) == "shire"


@rule("CONF-DRAFT-04", "CONF-DRAFT-05")
@pytest.mark.parametrize("sam", ["sam_classic", "sam_variant"])
def test_either_sam_follows_a_variant_frodo(sam: str) -> None:
    scene = frodo_falls("frodo_variant", shire=f"{sam} elrond")
    assert scene.winner is None
    assert [e["character"] for e in scene.told("ring_bearer")] == [sam]
    assert [e["character"] for e in scene.told("revealed")] == [sam]
    assert scene.legal() == {f"move {sam}", "move elrond", "shuffle shire"}


@rule("CONF-DRAFT-05")
@pytest.mark.parametrize("sam", ["sam_classic", "sam_variant"])
def test_either_sam_wins_with_the_ring_in_mordor(sam: str) -> None:
    places = {"gondor": sam, "shire": "elrond", "mordor": "| warg", "rohan": "| uruk_hai"}
    scene = moving(places, sam, edition="variant", ring_bearer="sam")
    assert scene.legal() == {"to mordor"}
    scene.choose("to mordor")
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


@rule("CONF-DRAFT-04")
def test_only_the_variant_witch_king_wins_in_the_shire() -> None:
    outcomes = {}
    for face in ("witch_king_classic", "witch_king_variant"):
        scene = moving({"arthedain": f"| {face}", "shire": "elrond", "rohan": "theoden"}, face)
        assert scene.legal() == {"to shire"}
        scene.choose("to shire")
        outcomes[face] = (scene.winner, scene.asked)
    assert outcomes == {"witch_king_classic": (None, BOTH_CHOOSE_CARDS), "witch_king_variant": ("sauron", {})}
