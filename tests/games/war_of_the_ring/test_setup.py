"""Definitions and setting up. WOTR-DEF, WOTR-SETUP"""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, opened, table
from tests.games.war_of_the_ring.subject import BOX, figures
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.armies import controller, force_in, is_free, open_to_army, unconquered, units
from westmarch.games.war_of_the_ring.board import (
    COASTAL,
    KIND,
    KINDS,
    NATION,
    NATIONS,
    NEIGHBOURS,
    NO_NATION,
    OWNER,
    POINTS,
    REGIONS,
    SETTLEMENTS,
    region,
)
from westmarch.games.war_of_the_ring.cards import CARD_TABLE, CARDS, ICON
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, DIE, FACES, LEADERSHIP, LEVEL, TOTAL
from westmarch.games.war_of_the_ring.tiles import DAMAGE, HOW_MANY, REVEALS, STOPS, TILES


@rule("WOTR-DEF-01", "WOTR-DEF-08")
def test_eight_nations_of_two_sides() -> None:
    assert NATIONS == ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings")
    assert [OWNER[region(r)] for r in ("erebor", "lorien", "edoras", "orthanc", "morannon", "umbar")] == [
        0,
        0,
        0,
        1,
        1,
        1,
    ]
    assert sum(nation != NO_NATION for nation in NATION) == 52


@rule("WOTR-DEF-02", "WOTR-DEF-03", "WOTR-DEF-04")
def test_the_map_is_symmetric_connected_and_has_its_borders() -> None:
    assert len(REGIONS) == 105
    assert sum(map(len, NEIGHBOURS)) == 2 * 232
    assert all(r in NEIGHBOURS[n] for r in range(105) for n in NEIGHBOURS[r])
    seen, edge = {0}, {0}
    while edge:
        edge = {n for r in edge for n in NEIGHBOURS[r]} - seen
        seen |= edge
    assert len(seen) == 105
    # A black line, however long, is no border: Moria and Lórien, Gorgoroth and South Ithilien.
    assert region("moria") not in NEIGHBOURS[region("lorien")]
    assert region("gorgoroth") not in NEIGHBOURS[region("south_ithilien")]


@rule("WOTR-DEF-05")
def test_the_coast_is_the_western_ocean() -> None:
    coast = {REGIONS[r] for r in COASTAL}
    assert {"grey_havens", "dol_amroth", "pelargir", "anfalas", "lamedon", "umbar"} <= coast
    assert "minas_tirith" not in coast


@rule("WOTR-DEF-09", "WOTR-DEF-10")
def test_osgiliath_and_ithilien_are_nobodys() -> None:
    for name in ("osgiliath", "north_ithilien", "south_ithilien"):
        assert NATION[region(name)] == NO_NATION
    assert NATIONS[NATION[region("fords_of_isen")]] == "rohan"
    assert [REGIONS[r] for r in range(105) if KINDS[KIND[r]] == "fortification"] == ["fords_of_isen", "osgiliath"]


@rule("WOTR-DEF-11")
def test_settlements_and_their_points() -> None:
    kinds = [KINDS[KIND[r]] for r in SETTLEMENTS]
    assert (kinds.count("stronghold"), kinds.count("city"), kinds.count("town")) == (16, 6, 14)
    assert POINTS[region("minas_tirith")] == 2
    assert POINTS[region("dale")] == 1
    assert POINTS[region("bree")] == POINTS[region("osgiliath")] == 0
    assert sum(POINTS[r] for r in range(105) if OWNER[r] == 0) == 20
    assert sum(POINTS[r] for r in range(105) if OWNER[r] == 1) == 18


@rule("WOTR-DEF-06", "WOTR-DEF-07", "WOTR-DEF-27")
def test_what_is_free_for_whom() -> None:
    s = table(
        {"helms_deep": "2 rohan_regular 3 isengard_regular", "dale": "north_regular"}, besieged="helms_deep"
    ).state
    helms_deep, dale, bree = region("helms_deep"), region("dale"), region("bree")
    assert is_free(s, 1, helms_deep)
    assert not is_free(s, 0, helms_deep)
    assert not is_free(s, 1, dale)
    assert is_free(s, 0, dale)
    # An empty enemy settlement is not free, but it is open to an Army's move.
    assert not is_free(s, 1, bree)
    assert open_to_army(s, 1, bree)
    assert not open_to_army(s, 1, dale)


@rule("WOTR-DEF-12", "WOTR-DEF-13")
def test_control_and_unconquered() -> None:
    s = table({"lorien": "2 elves_regular 2 sauron_regular"}, captured="dale", besieged="lorien").state
    assert controller(s, region("dale")) == 1
    assert not unconquered(s, region("dale"))
    assert controller(s, region("lorien")) == 0
    assert unconquered(s, region("lorien"))
    assert controller(s, region("fangorn")) == -1


@rule("WOTR-DEF-15", "WOTR-DEF-17", "WOTR-DEF-25")
def test_the_figures_in_the_box() -> None:
    scene = opened()
    assert figures(scene.state) == BOX
    assert sum(TOTAL) == 75 + 90 + 20 + 8
    force = force_in(scene.state, 0, region("minas_tirith"))
    assert units(force, 0) == 4  # the Leader is no unit


@rule("WOTR-DEF-18", "WOTR-EVENT-20")
def test_a_leader_without_units_is_removed() -> None:
    scene = table(
        {"dale": "north_regular north_leader", "vale_of_the_carnen": "5 sauron_regular 5 nazgul"},
        turn=SHADOW,
        at={"gimli": "dale"},
        hands="| dreadful_spells",
        dice="event | event",
    )
    scene.use("event", "play_event", "play dreadful_spells", "at vale_of_the_carnen")
    scene.choose_so_that(lambda s: not force_in(s, 0, region("dale")), "at dale")
    assert scene.here("dale") == {}
    assert scene.lost("north_leader") == 1
    assert scene.at("gimli") == "dale"


@rule("WOTR-DEF-21", "WOTR-DEF-22", "WOTR-DEF-23", "WOTR-CHARACTER-01")
def test_the_characters() -> None:
    assert len(CHARACTERS) == 13
    levels = dict(zip(CHARACTERS, LEVEL, strict=True))
    assert [levels[c] for c in ("gandalf_the_grey", "strider", "boromir", "meriadoc", "aragorn")] == [3, 3, 2, 1, 3]
    assert [levels[c] for c in ("saruman", "mouth_of_sauron")] == [0, 3]
    leadership = dict(zip(CHARACTERS, LEADERSHIP, strict=True))
    assert [leadership[c] for c in ("aragorn", "witch_king", "mouth_of_sauron", "saruman")] == [2, 2, 2, 1]
    assert opened().view(FP)["characters"].keys() == set(CHARACTERS[:12])


@rule("WOTR-DEF-28")
def test_what_is_secret_and_what_is_open() -> None:
    scene = opened(seed=3)
    own, other = scene.view(FP)["hands"], scene.view(SHADOW)["hands"]
    assert len(own[FP]["cards"]) == 2
    assert "cards" not in other[FP]
    assert (other[FP]["character"], other[FP]["strategy"]) == (1, 1)
    assert scene.view(None)["decks"] == dict.fromkeys(
        ("fp_character", "fp_strategy", "shadow_character", "shadow_strategy"), 23
    )
    assert sum(scene.view(None)["hunt"]["pool"].values()) == 16


@rule("WOTR-SETUP-01", "WOTR-SETUP-02", "WOTR-SETUP-03", "WOTR-SETUP-04", "WOTR-SETUP-06")
def test_the_fellowship_at_the_start() -> None:
    scene = opened()
    assert scene.state.seats == (FP, SHADOW)
    fellowship = scene.view(None)["fellowship"]
    assert fellowship == {
        "region": "rivendell",
        "mordor": None,
        "progress": 0,
        "hidden": True,
        "corruption": 0,
        "guide": "gandalf_the_grey",
        "companions": list(CHARACTERS[:7]),
        "declared": False,
        "strove": False,
    }
    assert {scene.at(c) for c in ("aragorn", "gandalf_the_white", "saruman", "witch_king", "mouth_of_sauron")} == {
        "waiting"
    }


@rule("WOTR-SETUP-05", "WOTR-SETUP-14")
def test_rings_and_points_at_the_start() -> None:
    view = opened().view(None)
    assert view["rings"] == {FP: 3, SHADOW: 0}
    assert view["points"] == {FP: 0, SHADOW: 0}
    assert all("controlled_by" not in told for told in view["regions"].values())


@rule("WOTR-SETUP-07", "WOTR-EVENT-01", "WOTR-TURN-05")
def test_four_decks_and_the_first_cards_in_phase_one() -> None:
    assert len(set(CARDS)) == 96
    assert [ICON.count(icon) for icon in (0, 1, 2)] == [48, 8 + 11, 16 + 13]
    assert sum(row[3] == "table" for row in CARD_TABLE) == 14
    scene = opened()
    assert [len(scene.hand(seat)) for seat in (FP, SHADOW)] == [2, 2]
    assert opened(seed=1).hand(FP) != opened(seed=2).hand(FP)


@rule("WOTR-SETUP-08", "WOTR-HUNT-03", "WOTR-HUNT-07")
def test_the_hunt_tiles() -> None:
    assert sum(HOW_MANY[:7]) == 16
    assert sum(HOW_MANY) == 24
    assert dict(zip(TILES[:7], HOW_MANY[:7], strict=True)) == {
        "eye": 4,
        "three": 3,
        "two": 2,
        "two_reveal": 1,
        "one": 2,
        "one_reveal": 2,
        "zero_reveal": 2,
    }
    assert [TILES[t] for t in range(15) if STOPS[t]] == list(TILES[11:])
    assert REVEALS[0]
    assert DAMAGE[TILES.index("phial_of_galadriel")] == -2


@rule("WOTR-SETUP-09", "WOTR-DICE-01", "WOTR-DICE-02", "WOTR-DICE-03")
def test_the_dice() -> None:
    assert sorted(FACES[f] for f in DIE[0]) == ["character", "character", "event", "muster", "muster_army", "will"]
    assert sorted(FACES[f] for f in DIE[1]) == ["army", "character", "event", "eye", "muster", "muster_army"]
    view = opened().view(None)["dice"]
    assert (view[FP]["pool"], view[SHADOW]["pool"]) == (4, 7)


@rule("WOTR-SETUP-10", "WOTR-SETUP-11", "WOTR-POLITICS-01", "WOTR-POLITICS-02")
def test_politics_at_the_start() -> None:
    politics = opened().view(None)["politics"]
    assert {n: told["steps_to_war"] for n, told in politics.items()} == {
        "dwarves": 3,
        "elves": 3,
        "gondor": 2,
        "north": 3,
        "rohan": 3,
        "isengard": 1,
        "sauron": 1,
        "southrons_easterlings": 2,
    }
    assert {n for n, told in politics.items() if told["active"]} == {
        "elves",
        "isengard",
        "sauron",
        "southrons_easterlings",
    }


@rule("WOTR-SETUP-12", "WOTR-SETUP-13")
def test_the_opening_armies() -> None:
    scene = opened()
    assert scene.here("erebor") == {"dwarves_regular": 1, "dwarves_elite": 2, "dwarves_leader": 1}
    assert scene.here("minas_tirith") == {"gondor_regular": 3, "gondor_elite": 1, "gondor_leader": 1}
    assert scene.here("dol_guldur") == {"sauron_regular": 5, "sauron_elite": 1, "nazgul": 1}
    assert scene.here("far_harad") == {"southrons_easterlings_regular": 3, "southrons_easterlings_elite": 1}
    left = scene.view(None)["reinforcements"]
    assert (left["gondor_regular"], left["gondor_elite"], left["gondor_leader"]) == (6, 4, 3)
    assert (left["sauron_regular"], left["sauron_elite"], left["nazgul"]) == (8, 4, 4)
    assert "elves_leader" not in left
