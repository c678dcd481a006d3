"""The board: rows, neighbours, room, arrows. CONF-BOARD"""

import pytest

from tests.games.confrontation.battles import attack, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ENEMY, MOUNTAINS, ConfrontationScene, moving, table
from tests.rulebook import rule
from westmarch.games.confrontation.board import REGIONS, ROW
from westmarch.games.confrontation.words import VOCABULARY

ROWS = [
    ["shire"],
    ["arthedain", "cardolan"],
    ["rhudaur", "eregion", "enedwaith"],
    ["high_pass", "misty_mountains", "caradhras", "gap_of_rohan"],
    ["mirkwood", "fangorn", "rohan"],
    ["dagorlad", "gondor"],
    ["mordor"],
]

# What lies in front of a region, by side; arrows apart.
AHEAD = {
    "fellowship": {
        "shire": "arthedain cardolan",
        "arthedain": "rhudaur eregion",
        "cardolan": "eregion enedwaith",
        "rhudaur": "high_pass misty_mountains",
        "eregion": "misty_mountains caradhras",
        "enedwaith": "caradhras gap_of_rohan",
        "high_pass": "mirkwood",
        "misty_mountains": "mirkwood fangorn",
        "caradhras": "fangorn rohan",
        "gap_of_rohan": "rohan",
        "mirkwood": "dagorlad",
        "fangorn": "dagorlad gondor",
        "rohan": "gondor",
        "dagorlad": "mordor",
        "gondor": "mordor",
    },
    "sauron": {
        "mordor": "dagorlad gondor",
        "dagorlad": "mirkwood fangorn",
        "gondor": "fangorn rohan",
        "mirkwood": "high_pass misty_mountains",
        "fangorn": "misty_mountains caradhras",
        "rohan": "caradhras gap_of_rohan",
        "high_pass": "rhudaur",
        "misty_mountains": "rhudaur eregion",
        "caradhras": "eregion enedwaith",
        "gap_of_rohan": "enedwaith",
        "rhudaur": "arthedain",
        "eregion": "arthedain cardolan",
        "enedwaith": "cardolan",
        "arthedain": "shire",
        "cardolan": "shire",
    },
}
ARROWS = {"mirkwood": {"to fangorn"}, "fangorn": {"to rohan"}, "eregion": {"mines fangorn"}}
BESIDE = {
    "arthedain": "cardolan",
    "cardolan": "arthedain",
    "rhudaur": "eregion",
    "eregion": "rhudaur enedwaith",
    "enedwaith": "eregion",
    "high_pass": "misty_mountains",
    "misty_mountains": "high_pass caradhras",
    "caradhras": "misty_mountains gap_of_rohan",
    "gap_of_rohan": "caradhras",
    "mirkwood": "fangorn",
    "fangorn": "mirkwood rohan",
    "rohan": "fangorn",
    "dagorlad": "gondor",
    "gondor": "dagorlad",
}

MOVER = {"fellowship": "legolas", "sauron": "cave_troll"}
FRIENDS = {
    "fellowship": ["merry", "gimli", "boromir", "sam_classic"],
    "sauron": ["warg", "shelob", "orcs_classic", "saruman_classic"],
}
BAR = {"fellowship": "", "sauron": "| "}


def to(regions: str) -> set[str]:
    """The tokens that lead to these regions."""
    return {f"to {region}" for region in regions.split()}


def stepping(side: str, region: str, target: str = "", friends: int = 0) -> ConfrontationScene:
    """A character without an ability to move is about to step out of a region; friends may fill a target before it."""
    places = {"shire": "frodo_classic", "mordor": "| balrog"}
    places[region] = f"{places.get(region, BAR[side])} {MOVER[side]}"
    if friends:
        places[target] = BAR[side] + " ".join(FRIENDS[side][:friends])
    return moving(places, MOVER[side])


# --- rows and neighbours ------------------------------------------------------------------------------------------


@rule("CONF-BOARD-01")
def test_sixteen_regions_lie_in_seven_rows() -> None:
    assert [[r for r, row in zip(REGIONS, ROW, strict=True) if row == number] for number in range(7)] == ROWS
    named = {token.text for token in VOCABULARY.tokens if token.text.startswith("to ")}
    assert named == {f"to {region}" for row in ROWS for region in row}
    assert len(named) == 16


@rule("CONF-BOARD-02")
@pytest.mark.parametrize(("side", "onward"), [("fellowship", 1), ("sauron", -1)])
def test_forward_is_into_the_next_row_towards_the_enemys_home(side: str, onward: int) -> None:
    for region in AHEAD[side]:
        row = next(number for number, regions in enumerate(ROWS) if region in regions)
        reached = stepping(side, region).legal() - ARROWS.get(region, set())
        assert reached, region
        assert reached <= to(" ".join(ROWS[row + onward])), region


@rule("CONF-BOARD-02")
def test_what_is_forward_for_one_side_is_backward_for_the_other() -> None:
    up = {
        (r, token[3:])
        for r in AHEAD["fellowship"]
        for token in stepping("fellowship", r).legal() - ARROWS.get(r, set())
    }
    down = {(token[3:], r) for r in AHEAD["sauron"] for token in stepping("sauron", r).legal()}
    assert up == down
    assert len(up) == 24


@rule("CONF-BOARD-02")
@pytest.mark.parametrize("region", ["arthedain", "rhudaur", "eregion", "enedwaith"])
def test_sideways_is_the_neighbouring_region_of_the_same_row(region: str) -> None:
    row = next(regions for regions in ROWS if region in regions)
    enemies = iter(FRIENDS["fellowship"])
    places = {r: "| witch_king_classic" if r == region else next(enemies) for r in row}
    scene = moving(places, "witch_king_classic")
    assert scene.legal() == to(AHEAD["sauron"][region]) | to(BESIDE[region])


@rule("CONF-BOARD-03")
@pytest.mark.parametrize(
    ("side", "region"),
    [
        *(("fellowship", r) for r in ("shire", "arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")),
        *(("fellowship", r) for r in ("misty_mountains", "caradhras", "fangorn", "dagorlad", "gondor")),
        *(("sauron", r) for r in ("mordor", "dagorlad", "gondor", "mirkwood", "fangorn", "rohan")),
        *(("sauron", r) for r in ("misty_mountains", "caradhras", "eregion", "arthedain", "cardolan")),
    ],
)
def test_a_region_touches_those_ahead_of_it_on_the_diamond(side: str, region: str) -> None:
    arrows = ARROWS.get(region, set()) if side == "fellowship" else set()
    assert stepping(side, region).legal() == to(AHEAD[side][region]) | arrows


@rule("CONF-BOARD-04")
@pytest.mark.parametrize(
    ("side", "region", "only"),
    [
        ("fellowship", "high_pass", "mirkwood"),
        ("fellowship", "gap_of_rohan", "rohan"),
        ("fellowship", "rohan", "gondor"),
        ("sauron", "high_pass", "rhudaur"),
        ("sauron", "gap_of_rohan", "enedwaith"),
        ("sauron", "rhudaur", "arthedain"),
        ("sauron", "enedwaith", "cardolan"),
    ],
)
def test_at_the_narrowing_edge_one_region_lies_ahead(side: str, region: str, only: str) -> None:
    scene = stepping(side, region)
    assert scene.legal() == {f"to {only}"}
    scene.choose(f"to {only}")
    assert scene.at(MOVER[side]) == only


@rule("CONF-BOARD-04")
def test_mirkwood_has_one_region_ahead_besides_the_arrow() -> None:
    scene = stepping("fellowship", "mirkwood")
    assert scene.legal() == {"to dagorlad", "to fangorn"}
    assert scene.refused("to gondor") == "CONF-MOVE-01"


# --- room -----------------------------------------------------------------------------------------------------------


def assert_room(side: str, start: str, target: str, room: int) -> None:
    """A region takes in one more friend than room - 1, and no more than that."""
    around = to(AHEAD[side][start]) | (ARROWS.get(start, set()) if side == "fellowship" else set())
    scene = stepping(side, start, target, room - 1)
    assert scene.legal() == around
    scene.choose(f"to {target}")
    assert scene.standing(target) == {MOVER[side], *FRIENDS[side][: room - 1]}
    scene = stepping(side, start, target, room)
    assert scene.legal() == around - {f"to {target}"}
    assert scene.refused(f"to {target}") == "CONF-MOVE-03"


@rule("CONF-BOARD-05")
def test_mordor_takes_in_four_of_the_fellowship() -> None:
    three = table({"mordor": "merry gimli boromir", "gondor": "legolas", "rohan": "| warg"}, turn="fellowship")
    assert three.legal() == {"move legolas", "shuffle mordor"}
    three.choose("move legolas")
    assert three.legal() == {"to mordor"}
    three.choose("to mordor")
    assert three.standing("mordor") == {"merry", "gimli", "boromir", "legolas"}
    four = table(
        {"mordor": "merry gimli boromir pippin", "gondor": "legolas", "rohan": "sam_classic | "}, turn="fellowship"
    )
    assert four.legal() == {"move sam_classic", "shuffle mordor"}
    assert four.refused("move legolas") == "CONF-MOVE-03"


@rule("CONF-BOARD-05")
def test_mordor_takes_back_a_fourth_servant_but_no_fifth() -> None:
    places = {"shire": "merry", "rohan": "| cave_troll", "mordor": "| warg shelob balrog"}
    three = table(places, specials="recall_to_mordor")
    three.choose("play recall_to_mordor", "move cave_troll", "pass")
    assert three.standing("mordor") == {"warg", "shelob", "balrog", "cave_troll"}
    four = table({**places, "mordor": "| warg shelob balrog orcs_classic"}, specials="recall_to_mordor")
    moves = {f"move {c}" for c in ("warg", "shelob", "balrog", "orcs_classic", "cave_troll")}
    assert four.legal() == {*moves, "shuffle mordor"}
    assert four.refused("play recall_to_mordor") == "CONF-SPECIAL-30"


@rule("CONF-BOARD-05")
def test_the_shire_takes_back_a_fourth_of_the_fellowship_but_no_fifth() -> None:
    places = {"arthedain": "merry", "rhudaur": "| balrog"}
    three = attack({**places, "shire": "gimli boromir sam_classic"}, "balrog", "arthedain").cards("f_retreat", "s_1")
    assert three.standing("shire") == {"gimli", "boromir", "sam_classic", "merry"}
    four = attack({**places, "shire": "gimli boromir sam_classic pippin"}, "balrog", "arthedain")
    four.cards("f_retreat", "s_1")
    assert four.at("merry") is None
    assert four.totals() == (2, 6)


@rule("CONF-BOARD-06")
@pytest.mark.parametrize(
    ("side", "start", "target"),
    [
        ("fellowship", "rhudaur", "high_pass"),
        ("fellowship", "eregion", "misty_mountains"),
        ("fellowship", "enedwaith", "caradhras"),
        ("fellowship", "enedwaith", "gap_of_rohan"),
        ("sauron", "mirkwood", "high_pass"),
        ("sauron", "mirkwood", "misty_mountains"),
        ("sauron", "fangorn", "caradhras"),
        ("sauron", "rohan", "gap_of_rohan"),
    ],
)
def test_a_mountain_region_holds_one_character_of_a_side(side: str, start: str, target: str) -> None:
    assert_room(side, start, target, 1)


@rule("CONF-BOARD-07")
@pytest.mark.parametrize(
    ("side", "start", "target"),
    [
        ("fellowship", "shire", "arthedain"),
        ("fellowship", "shire", "cardolan"),
        ("fellowship", "arthedain", "rhudaur"),
        ("fellowship", "arthedain", "eregion"),
        ("fellowship", "cardolan", "enedwaith"),
        ("fellowship", "misty_mountains", "mirkwood"),
        ("fellowship", "misty_mountains", "fangorn"),
        ("fellowship", "caradhras", "rohan"),
        ("fellowship", "fangorn", "dagorlad"),
        ("fellowship", "fangorn", "gondor"),
        ("sauron", "mordor", "dagorlad"),
        ("sauron", "mordor", "gondor"),
        ("sauron", "dagorlad", "mirkwood"),
        ("sauron", "dagorlad", "fangorn"),
        ("sauron", "gondor", "rohan"),
        ("sauron", "misty_mountains", "rhudaur"),
        ("sauron", "misty_mountains", "eregion"),
        ("sauron", "caradhras", "enedwaith"),
        ("sauron", "eregion", "arthedain"),
        ("sauron", "eregion", "cardolan"),
    ],
)
def test_any_other_region_holds_two_characters_of_a_side(side: str, start: str, target: str) -> None:
    assert_room(side, start, target, 2)


@rule("CONF-BOARD-08")
def test_an_enemy_in_caradhras_leaves_the_fellowship_its_room() -> None:
    scene = moving({"eregion": "legolas", "caradhras": "| warg", "mordor": "| balrog"}, "legolas")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn"}
    scene.choose("to caradhras")
    assert scene.standing("caradhras") == {"legolas", "warg"}
    assert scene.asked == BOTH_CHOOSE_CARDS


@rule("CONF-BOARD-08")
@pytest.mark.parametrize(
    ("turn", "places", "mover", "target"),
    [
        ("fellowship", {"caradhras": "gimli", "rohan": "| warg shelob", "mordor": "| balrog"}, "gimli", "rohan"),
        ("fellowship", {"gondor": "gimli", "mordor": "| warg shelob balrog orcs_classic"}, "gimli", "mordor"),
        ("sauron", {"eregion": "gimli merry", "caradhras": "| warg"}, "warg", "eregion"),
        ("sauron", {"shire": "gimli merry pippin legolas", "arthedain": "| warg"}, "warg", "shire"),
    ],
)
def test_a_region_full_of_enemies_can_be_attacked(turn: str, places: dict[str, str], mover: str, target: str) -> None:
    scene = table(places, turn=turn)
    defenders = scene.standing(target)
    start = scene.at(mover)
    assert start
    scene.choose(f"move {mover}")
    assert scene.legal() == to(AHEAD[turn][start])
    scene.choose(f"to {target}")
    assert scene.standing(target) == {mover, *defenders}
    defender = ENEMY[turn]
    assert scene.asked == {defender: "attack.shuffle"}


@rule("CONF-BOARD-09")
@pytest.mark.parametrize("region", BESIDE)
def test_only_the_four_mountain_regions_stop_a_sideways_step(region: str) -> None:
    enemies = iter(FRIENDS["sauron"])
    places = {r: f"| {next(enemies)}" for r in BESIDE[region].split()}
    scene = moving({**places, region: "aragorn_classic"}, "aragorn_classic")
    without = to(AHEAD["fellowship"][region]) | ARROWS.get(region, set())
    if region in MOUNTAINS:
        assert scene.legal() == without
        assert {scene.refused(token) for token in to(BESIDE[region])} == {"CONF-MOVE-05"}
    else:
        assert scene.legal() == without | to(BESIDE[region])


# --- arrows -----------------------------------------------------------------------------------------------------------


@rule("CONF-BOARD-10")
def test_three_arrows_lead_the_fellowship_and_no_more() -> None:
    found = {r: stepping("fellowship", r).legal() - to(AHEAD["fellowship"][r]) for r in AHEAD["fellowship"]}
    assert {region: arrows for region, arrows in found.items() if arrows} == ARROWS


@rule("CONF-BOARD-11")
def test_the_mines_do_not_make_eregion_and_fangorn_adjacent_for_smeagol() -> None:
    far = duel("smeagol", "orcs_variant", "sauron", fangorn="theoden")
    assert far.asked == BOTH_CHOOSE_CARDS
    near = duel("smeagol", "orcs_variant", "sauron", fangorn="theoden", enedwaith="elrond")
    assert near.asked == {"fellowship": "battle.change_fighter"}
    assert near.legal() == {"switch elrond", "pass"}
    assert near.refused("switch theoden") == "CONF-CHARV-57"


@rule("CONF-BOARD-11")
def test_the_mines_do_not_make_eregion_and_fangorn_adjacent_for_gandalfs_support() -> None:
    far = duel("theoden", "orcs_variant", "sauron", fangorn="gandalf_variant").cards("f_4", "s_1")
    assert far.totals() == (6, 7)
    near = duel("theoden", "orcs_variant", "sauron", caradhras="gandalf_variant").cards("f_4", "s_1")
    assert near.asked == {"fellowship": "battle.support"}
    assert near.legal() == {"reveal gandalf_variant", "pass"}


@rule("CONF-BOARD-11")
def test_the_mines_are_no_way_to_retreat() -> None:
    scene = attack({"eregion": "pippin", "fangorn": "| warg", "rohan": "| shelob"}, "pippin", "mines fangorn")
    assert scene.asked == BOTH_CHOOSE_CARDS, "the Warg silences Pippin"
    scene.cards("f_retreat", "s_1")
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to misty_mountains", "to caradhras"}
    assert scene.refused("to eregion") == "CONF-RETREAT-04"


@rule("CONF-BOARD-11")
def test_the_mines_are_closed_to_sauron() -> None:
    scene = stepping("sauron", "fangorn")
    assert scene.legal() == {"to misty_mountains", "to caradhras"}
    assert scene.refused("to eregion") == "CONF-MOVE-09"
    scene = stepping("sauron", "eregion")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    assert scene.refused("mines fangorn") == "CONF-MOVE-12"
