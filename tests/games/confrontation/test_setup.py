"""The preparation. CONF-SETUP"""

import pytest

import westmarch
from tests.games.confrontation.scenes import (
    F_HAND,
    FACES,
    MOUNTAINS,
    OUTPOSTS,
    S_HAND,
    SPECIALS,
    ConfrontationScene,
    both,
    finish_draft,
    opened,
    place_all,
)
from tests.rulebook import rule

SIDES = ("fellowship", "sauron")
CLASSIC = FACES["classic"]
HOME = {"fellowship": "shire", "sauron": "mordor"}
RULES = {"fellowship": "CONF-SETUP-05", "sauron": "CONF-SETUP-06"}


def outposts(side: str, first: int = 0) -> dict[str, str]:
    """Five characters in a row, counted from `first`, for the five outposts; the other four stay at home."""
    return {region: CLASSIC[side][(first + i) % 9] for i, region in enumerate(OUTPOSTS[side])}


def started(fellowship: int = 0, sauron: int = 0, specials: int = 0, seed: int = 1) -> ConfrontationScene:
    """A classic game after both placements."""
    scene = opened(seed, fellowship_specials=specials, sauron_specials=specials)
    place_all(scene, "fellowship", outposts("fellowship", fellowship))
    place_all(scene, "sauron", outposts("sauron", sauron))
    return scene


def places(side: str) -> set[str]:
    return {f"to {region}" for region in (HOME[side], *OUTPOSTS[side])}


def picks(side: str) -> set[str]:
    return {f"place {character}" for character in CLASSIC[side]}


@rule("CONF-SETUP-01")
def test_each_side_has_nine_characters_each_a_piece_of_its_own() -> None:
    scene = opened()
    assert scene.asked == both("setup.place")
    for side, rest in (("fellowship", "sauron"), ("sauron", "fellowship")):
        assert scene.legal(side) == picks(side)
        assert len(scene.legal(side)) == 9
        assert scene.refused(f"place {CLASSIC[rest][0]}", side) == RULES[side], "the enemy's"
    scene = started()
    assert {side: len(scene.sheet(side, side)["pieces"]) for side in SIDES} == {"fellowship": 9, "sauron": 9}
    handles = [{piece["piece"] for piece in scene.sheet(side, other)["pieces"]} for side, other in (SIDES, SIDES[::-1])]
    assert handles == [{f"f{i}" for i in range(1, 10)}, {f"s{i}" for i in range(1, 10)}]


@rule("CONF-SETUP-02")
@pytest.mark.parametrize("side", SIDES)
def test_the_classic_game_uses_the_ring_faces_only(side: str) -> None:
    scene = opened(edition="classic")
    assert scene.sheet(side, side)["roster"] == CLASSIC[side]
    assert scene.legal(side) == picks(side)
    star = {"fellowship": "smeagol", "sauron": "gollum"}[side]
    assert scene.refused(f"place {star}", side) == RULES[side]


@rule("CONF-SETUP-03")
def test_each_player_starts_with_all_nine_combat_cards() -> None:
    scene = started()
    assert scene.no_card_was_used()
    assert set(scene.sheet("fellowship", "fellowship")["hand"]) == F_HAND
    assert set(scene.sheet("sauron", "sauron")["hand"]) == S_HAND


@rule("CONF-SETUP-03")
def test_special_cards_stay_out_unless_they_were_agreed_upon() -> None:
    without = opened()
    assert without.asked == both("setup.place")
    assert [without.sheet(side, side)["specials"] for side in SIDES] == [[], []]
    agreed = opened(fellowship_specials=2, sauron_specials=2)
    assert agreed.asked == both("setup.special_cards")
    for side in SIDES:
        assert agreed.legal(side) == {f"take {card}" for card in SPECIALS[side]}


@rule("CONF-SETUP-04")
@pytest.mark.parametrize("side", SIDES)
def test_four_characters_start_in_the_home_corner(side: str) -> None:
    scene = started()
    assert scene.standing(HOME[side]) == set(CLASSIC[side]) - set(outposts(side).values())
    assert len(scene.standing(HOME[side])) == 4


@rule("CONF-SETUP-05", "CONF-SETUP-06")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("first", [0, 4])
def test_any_five_characters_go_one_each_into_the_outposts(side: str, first: int) -> None:
    scene = opened()
    chosen = outposts(side, first)
    left = set(CLASSIC[side])
    open_places = places(side)
    for region, character in chosen.items():
        assert scene.legal(side) == {f"place {c}" for c in left}
        scene.choose(f"place {character}", seat=side)
        assert scene.legal(side) == open_places
        scene.choose(f"to {region}", seat=side)
        assert scene.standing(region) == {character}
        left.remove(character)
        open_places.remove(f"to {region}")
    assert scene.standing(HOME[side]) == left
    assert list(scene.asked) == [other for other in SIDES if other != side], "this side is ready"


@rule("CONF-SETUP-05", "CONF-SETUP-06")
@pytest.mark.parametrize("side", SIDES)
def test_an_outpost_takes_one_character_and_home_takes_four(side: str) -> None:
    scene = opened()
    outpost = OUTPOSTS[side][0]
    first, *others = CLASSIC[side]
    scene.choose(f"place {first}", f"to {outpost}", f"place {others[0]}", seat=side)
    assert scene.legal(side) == places(side) - {f"to {outpost}"}
    assert scene.refused(f"to {outpost}", side) == RULES[side]
    scene.choose(f"to {HOME[side]}", seat=side)
    for character in others[1:4]:
        scene.choose(f"place {character}", f"to {HOME[side]}", seat=side)
    scene.choose(f"place {others[4]}", seat=side)
    assert scene.legal(side) == {f"to {region}" for region in OUTPOSTS[side][1:]}
    assert scene.refused(f"to {HOME[side]}", side) == RULES[side]


@rule("CONF-SETUP-05", "CONF-SETUP-06")
@pytest.mark.parametrize("side", SIDES)
def test_nobody_starts_on_the_enemys_half(side: str) -> None:
    scene = opened()
    (other,) = (s for s in SIDES if s != side)
    scene.choose(f"place {CLASSIC[side][0]}", seat=side)
    assert scene.legal(side) == places(side)
    assert {scene.refused(token, side) for token in places(other)} == {RULES[side]}


@rule("CONF-SETUP-07")
def test_no_character_starts_in_a_mountain_region() -> None:
    scene = opened()
    for side in SIDES:
        scene.choose(f"place {CLASSIC[side][3]}", seat=side)
        for mountain in MOUNTAINS:
            assert scene.refused(f"to {mountain}", side) == "CONF-SETUP-07"
    scene = started()
    assert {mountain: scene.standing(mountain) for mountain in MOUNTAINS} == {mountain: set() for mountain in MOUNTAINS}
    assert len(scene.alive) == 18


@rule("CONF-SETUP-08")
@pytest.mark.parametrize(("viewer", "other"), [SIDES, SIDES[::-1]])
def test_each_player_knows_which_nine_the_other_fields_but_not_where(viewer: str, other: str) -> None:
    for scene in (opened(), started()):
        assert scene.sheet(other, viewer)["roster"] == CLASSIC[other]
    pieces = started().sheet(other, viewer)["pieces"]
    assert len(pieces) == 9
    for piece in pieces:
        assert piece["revealed"] is None
        assert piece["may_be"] == CLASSIC[other]


@rule("CONF-SETUP-08")
def test_drafted_rosters_lie_open_before_the_placement() -> None:
    scene = opened(edition="draft")
    finish_draft(scene)
    (shown,) = scene.heard("fellowship", "rosters_shown")
    assert shown["rosters"] == {side: scene.sheet(side, side)["roster"] for side in SIDES}
    assert scene.sheet("sauron", "fellowship")["roster"] == shown["rosters"]["sauron"]
    assert scene.asked == both("setup.place")


@rule("CONF-SETUP-09")
def test_both_players_see_the_opponents_characters_and_cards() -> None:
    scene = started(specials=4)
    for viewer, other in (SIDES, SIDES[::-1]):
        sheet = scene.sheet(other, viewer)
        assert sheet["roster"] == CLASSIC[other]
        assert sheet["discarded"] == []
        assert sheet["specials"] == scene.sheet(other, other)["specials"]
        assert len(sheet["specials"]) == 4


@rule("CONF-SETUP-09")
def test_every_rules_text_is_open_knowledge() -> None:
    ledger = westmarch.game("confrontation").ledger
    assert "strength 9" in ledger["CONF-CHAR-56"].text
    assert all(entry.text and entry.source for entry in ledger)
    for scene in (opened(), started()):
        for decision in scene.state.pending:
            assert decision.rule in ledger, "a question names the rule behind it"


@rule("CONF-SETUP-10")
@pytest.mark.parametrize(("viewer", "other"), [SIDES, SIDES[::-1]])
def test_a_pieces_back_looks_the_same_whoever_it_is(viewer: str, other: str) -> None:
    views = [started(**{other: first}).view(viewer) for first in range(9)]
    own = [started(**{other: first}).view(other) for first in range(9)]
    assert all(view == views[0] for view in views[1:])
    assert len({str(view) for view in own}) == 9


@rule("CONF-SETUP-10")
@pytest.mark.parametrize("side", SIDES)
def test_the_names_of_the_pieces_at_home_are_dealt_at_random(side: str) -> None:
    at_home = [c for c in CLASSIC[side] if c not in outposts(side).values()]
    orders = {tuple(scene.handle(c) for c in at_home) for scene in (started(seed=seed) for seed in range(200))}
    assert len(orders) == 24


@rule("CONF-SETUP-10")
def test_a_player_sees_his_own_pieces_by_name_and_a_spectator_no_names() -> None:
    scene = started()
    for side in SIDES:
        at_home = dict.fromkeys(CLASSIC[side], HOME[side])
        where = at_home | {character: region for region, character in outposts(side).items()}
        assert {piece["character"]: piece["region"] for piece in scene.sheet(side, side)["pieces"]} == where
    spectator = scene.view(None)["sides"]
    for side in SIDES:
        assert all(piece.keys() == {"piece", "region", "revealed"} for piece in spectator[side]["pieces"])
        assert all(piece["revealed"] is None for piece in spectator[side]["pieces"])


@rule("CONF-SETUP-11")
@pytest.mark.parametrize(("first", "second"), [SIDES, SIDES[::-1]])
def test_nothing_of_a_placement_shows_before_both_are_made(first: str, second: str) -> None:
    scene = opened()
    before = scene.state.view(second)
    for region, character in outposts(first).items():
        scene.choose(f"place {character}", f"to {region}", seat=first)
        assert scene.heard(second) == []
        assert scene.heard(None) == []
        assert {told["character"] for told in scene.heard(first, "placed")} >= {character}
        now = scene.state.view(second)
        assert now["table"] == before["table"]
        assert now["decision"] == before["decision"]
    assert scene.asked == {second: "setup.place"}


@rule("CONF-SETUP-11")
def test_the_order_of_the_two_placements_does_not_matter() -> None:
    one, other, mixed = opened(), opened(), opened()
    for side in SIDES:
        place_all(one, side, outposts(side))
    for side in SIDES[::-1]:
        place_all(other, side, outposts(side))
    for step in range(5):
        for side in SIDES:
            region, character = list(outposts(side).items())[step]
            mixed.choose(f"place {character}", f"to {region}", seat=side)
    assert one.state.to_json() == other.state.to_json() == mixed.state.to_json()
    assert one.asked == {"sauron": "turn.action"}
