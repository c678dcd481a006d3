"""What a network reads off a table of War of the Ring: exact facts, and what each of them changes."""

import pytest

import westmarch
from tests.games.war_of_the_ring.scenes import RingScene, table
from westmarch.games.war_of_the_ring.board import (
    MINAS_TIRITH,
    NATIONS,
    OSGILIATH,
    PELARGIR,
    REGION_COUNT,
    SETTLEMENTS,
    SHADOW,
)
from westmarch.games.war_of_the_ring.cards import CARDS, SIDE_CARDS
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, FACES, FIGURES
from westmarch.networks.features import war_of_the_ring as ring
from westmarch.networks.features import war_of_the_ring_map as chart
from westmarch.networks.features import war_of_the_ring_moment as moment
from westmarch.networks.features.war_of_the_ring import allies, features, way_left

FREE = 0
WIDTH = 128
ROOM = 4_800_000


def known(scene: RingScene, seat: int = FREE) -> set[int]:
    return set(features(scene.state, seat))


def own(feature: int, side: int = FREE) -> int:
    """A feature of the race as one side is told it."""
    return ring.OF_SIDES + side * ring.SIDED + feature


def on_map(feature: int, side: int = FREE) -> int:
    """A feature of the map as one side is told it."""
    return ring.MAP + chart.OF_SIDES + side * chart.SIDED + feature


def test_a_network_for_it_is_small_enough_for_the_package() -> None:
    tokens = len(westmarch.game("war_of_the_ring").vocabulary.tokens)
    assert ring.SIZE < 1 << 15
    assert (ring.SIZE + tokens) * WIDTH * 2 < ROOM


def test_the_ring_bearers_way_is_told_by_what_is_left_of_it() -> None:
    assert way_left(table(fellowship="morannon").state) == 6
    assert way_left(table(fellowship="dagorlad").state) == 7
    assert way_left(table(fellowship="dagorlad", progress=3).state) == 6
    assert way_left(table(mordor=0).state) == 5
    assert way_left(table(mordor=4).state) == 1


def test_moving_the_fellowship_changes_its_progress_and_all_that_hangs_on_the_way() -> None:
    before, after = known(table(progress=1)), known(table(progress=2))
    way = way_left(table(progress=1).state)
    assert {own(ring.WAY + way), own(ring.PROGRESS + ring.STEPS + 1)} <= before - after
    assert {own(ring.WAY + way - 1), own(ring.PROGRESS + ring.STEPS + 2)} <= after - before
    assert own(ring.PROGRESS + 2) in known(table(progress=2, hidden=False))


def test_corruption_is_told_alone_and_together_with_the_turn_and_the_way() -> None:
    before, after = known(table(corruption=3)), known(table(corruption=4))
    way = way_left(table().state)
    age = 1  # the second turn
    assert after - before == {
        own(ring.CORRUPTION + 4),
        own(ring.AGE_CORRUPTION + age * ring.CORRUPTIONS + 4),
        own(ring.WAY_CORRUPTION + way * ring.CORRUPTIONS + 4),
    }


def test_a_unit_in_a_region_is_told_by_kind_and_by_strength() -> None:
    one = known(table({"osgiliath": "gondor_regular"}))
    two = known(table({"osgiliath": "gondor_regular gondor_elite"}))
    regular = FIGURES.index("gondor_regular")
    elite = FIGURES.index("gondor_elite")
    assert ring.MAP + chart.UNITS_AT + regular * REGION_COUNT + OSGILIATH in one & two
    assert ring.MAP + chart.UNITS_AT + elite * REGION_COUNT + OSGILIATH in two - one
    assert on_map(chart.ARMY + OSGILIATH * chart.STRENGTHS + chart.STRENGTH[1]) in one - two
    assert on_map(chart.ARMY + OSGILIATH * chart.STRENGTHS + chart.STRENGTH[3]) in two - one


def test_an_army_is_told_to_each_side_by_numbers_of_its_own() -> None:
    scene = table({"osgiliath": "5 sauron_regular 2 nazgul"})
    at = REGION_COUNT + OSGILIATH
    for side in (FREE, SHADOW):
        told = known(scene, side)
        assert on_map(chart.ARMY + at * chart.STRENGTHS + chart.STRENGTH[5], side) in told
        assert on_map(chart.LED + at * chart.LEADERS + 1, side) in told
        assert on_map(chart.ARMY + at * chart.STRENGTHS + chart.STRENGTH[5], 1 - side) not in told


@pytest.mark.parametrize(("region", "reach"), [("osgiliath", 0), ("north_ithilien", 1)])
def test_a_stronghold_is_threatened_by_who_is_near(region: str, reach: int) -> None:
    told = known(table({"minas_tirith": "3 gondor_regular", region: "10 sauron_regular"}))
    near = chart.PRIZES.index(MINAS_TIRITH) * chart.REACHES + reach
    joint = (near * chart.ROUGH + chart.ROUGHLY[3]) * (chart.ROUGH - 1) + chart.ROUGHLY[10] - 1
    assert on_map(chart.THREAT + joint) in told
    far = known(table({"minas_tirith": "3 gondor_regular", "dagorlad": "10 sauron_regular"}))
    first = on_map(chart.THREAT + near * chart.ROUGH * (chart.ROUGH - 1))
    assert not far & set(range(first, first + chart.ROUGH * (chart.ROUGH - 1)))


def test_a_siege_is_told_with_those_inside_and_those_outside() -> None:
    armies = {"minas_tirith": "5 gondor_regular 8 sauron_regular"}
    free, shut = known(table(armies)), known(table(armies, besieged="minas_tirith"))
    siege = range(on_map(chart.SIEGE), on_map(chart.THREAT))
    assert not free & set(siege)
    assert len(shut & set(siege)) == 1


def test_captured_settlements_and_points() -> None:
    before, after = known(table()), known(table(captured="pelargir minas_tirith"))
    assert on_map(chart.CAPTURED + SETTLEMENTS.index(PELARGIR)) in after - before
    assert own(ring.SHADOW_WINS) in before - after
    assert own(ring.SHADOW_WINS + 3) in after - before


def test_characters_dice_and_politics() -> None:
    told = known(table(at={"boromir": "minas_tirith"}, gone="gimli", war="gondor", dice="will will | eye"))
    boromir = CHARACTERS.index("boromir")
    assert ring.MAP + chart.CHARACTER_AT + boromir * REGION_COUNT + MINAS_TIRITH in told
    assert on_map(chart.STATUS + boromir * chart.STATUSES) in told
    assert on_map(chart.STATUS + CHARACTERS.index("legolas") * chart.STATUSES + 1) in told
    assert on_map(chart.STATUS + CHARACTERS.index("saruman") * chart.STATUSES + 2) in told
    assert on_map(chart.STATUS + CHARACTERS.index("gimli") * chart.STATUSES + 3) in told
    assert own(ring.FACES + FACES.index("will") * ring.NUMBER + 2) in told
    gondor = NATIONS.index("gondor")
    assert own(ring.POLITICS + gondor * ring.STEPS_TO_WAR * 2 + 1) in told, "At War and active"


def test_a_card_in_hand_is_told_to_its_holder_and_to_nobody_else() -> None:
    athelas, bilbo = CARDS.index("athelas"), CARDS.index("bilbos_song")
    first, second = table(hands="athelas |"), table(hands="bilbos_song |")
    assert known(first) - known(second) == {own(ring.HAND + athelas)}
    assert known(second) - known(first) == {own(ring.HAND + bilbo)}
    assert features(first.state, SHADOW) == features(second.state, SHADOW)
    other_deck = table(hands="fear_fire_foes |")
    assert features(first.state, SHADOW) != features(other_deck.state, SHADOW), "the backs are open"


def test_a_card_on_the_table_is_told_to_both() -> None:
    crebain = CARDS.index("flocks_of_crebain")
    for side in (FREE, SHADOW):
        assert own(ring.ON_TABLE + crebain, side) in known(table(on_table="flocks_of_crebain"), side)
    assert crebain >= SIDE_CARDS


def test_each_side_is_told_who_is_to_choose() -> None:
    for turn, seat in (("free_peoples", FREE), ("shadow", SHADOW)):
        for side in (FREE, SHADOW):
            told = known(table(turn=turn), side)
            assert own(ring.CHOOSES + seat, side) in told
            assert own(ring.CHOOSES + 1 - seat, side) not in told


def test_an_unfinished_gesture_is_told_to_its_chooser_alone() -> None:
    armies = {"osgiliath": "2 gondor_regular gondor_elite gondor_leader"}
    scene = table(armies, dice="muster_army | army", war="gondor")
    shadow = features(scene.state, SHADOW)
    scene.use("muster_army", "move_armies", "from osgiliath", "take gondor_elite")
    told = known(scene)
    where = ring.MOMENT + moment.BLOCKS["where"][1]
    assert where + OSGILIATH in told
    assert ring.MOMENT + moment.CHOSEN + FIGURES.index("gondor_elite") * moment.MANY in told
    assert ring.MOMENT + moment.PROMPT + moment.PROMPTS["army.company"] in told
    assert features(scene.state, SHADOW) == shadow


def test_a_battle_is_told_and_a_card_laid_face_down_shows_its_back_until_both_are_chosen() -> None:
    armies = {"osgiliath": "5 gondor_regular", "south_ithilien": "5 sauron_regular"}
    hands = "fear_fire_foes | the_day_without_dawn"
    scene = table(armies, "shadow", "character | army", "gondor sauron", hands=hands)
    scene.use("army", "attack", "from south_ithilien", "all", "attack osgiliath")
    even = chart.ROUGHLY[5] * chart.ROUGH + chart.ROUGHLY[5]
    for side in (FREE, SHADOW):
        fight = (side * 2 + SHADOW) * 3 * chart.ROUGH * chart.ROUGH + even  # in the field
        assert ring.MOMENT + moment.FIGHT + fight in known(scene, side)
    scene.choose("card the_day_without_dawn")
    laid = ring.MOMENT + moment.CARD_LAID + CARDS.index("the_day_without_dawn")
    assert scene.state.turn == FREE
    assert laid in known(scene, SHADOW)
    assert laid not in known(scene)
    assert ring.MOMENT + moment.BACK + 2 * SHADOW + 1 in known(scene)
    scene.choose("card fear_fire_foes")
    assert laid in known(scene)


@pytest.mark.parametrize(
    ("players", "seat", "together"),
    [
        (2, 0, [True, False]),
        (3, 2, [False, True, True]),
        (4, 1, [True, True, False, False]),
    ],
)
def test_the_seats_of_a_side_win_together(players: int, seat: int, together: list[bool]) -> None:
    assert allies(table(players=players).state, seat) == together


def test_every_number_of_every_step_is_told_or_left_out_on_purpose() -> None:
    names = {name for step in westmarch.game("war_of_the_ring").steps.values() for name in step.FIELDS}
    assert names == set(moment.BLOCKS) | set(moment.UNTOLD)
    assert {*moment.REGION_FIELDS, *moment.MEN_FIELDS, *moment.NAMING_FIELDS, *moment.UNTOLD} <= names
