"""The view: all that a table shows, and nothing that it hides. WOTR-DEF-28"""

import json

import pytest

from tests.games.war_of_the_ring.late import scenes, siege
from tests.games.war_of_the_ring.scenes import FP, SHADOW, opened, table
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.war_of_the_ring.board import REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS, DECKS

KEYS = {
    "turn", "phase", "acting", "leading", "regions", "characters", "reinforcements", "lost", "mixed", "politics",
    "dice", "rings", "ring_used", "hunt_box", "points", "goal", "merit", "fellowship", "hunt", "decks", "discards",
    "table", "playing", "hands", "battle",
}  # fmt: skip
MEETINGS = {"move", "join", "capture", "attack", "assault", "sortie"}


@pytest.mark.parametrize("name", scenes())
def test_the_shape_of_the_table(name: str) -> None:
    state = scenes()[name]
    for seat in (*state.seats, None):
        view = state.view(seat)["table"]
        assert set(view) == KEYS
        assert json.loads(json.dumps(view)) == view
        assert set(view["decks"]) == set(DECKS)
        assert set(view["hands"]) == set(view["merit"]) == set(state.seats)
        for region, told in view["regions"].items():
            assert region in REGIONS
            assert told, "an empty region is left out"
            for ways in told.get("ways", {}).values():
                assert set(ways) <= set(REGIONS)
                assert set(ways.values()) <= MEETINGS


@rule("WOTR-DEF-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_another_hand(players: int) -> None:
    state = siege(players).state
    for i, seat in enumerate(state.seats):
        side = CARDS[:48] if state.side_at(i) == 0 else CARDS[48:]
        own = {side[c] for c in range(48) if state.hand[i] >> c & 1}
        assert own
        for other in (*state.seats, None):
            text = json.dumps(state.view(other)["table"])
            if other == seat:
                assert set(state.view(other)["table"]["hands"][seat]["cards"]) == own
            else:
                assert not [card for card in own if f'"{card}"' in text]


@rule("WOTR-DEF-28", "WOTR-TURN-10")
def test_an_unfinished_gesture_shows_to_nobody_else() -> None:
    scene = table({"moria": "2 sauron_regular"}, turn=SHADOW, dice="event | army", war="sauron")
    before = scene.state.view(FP)
    scene.choose("die army", "act move_armies", "from moria", "take sauron_regular")
    assert scene.state.view(FP) == before
    scene.choose("to hollin")
    assert scene.state.view(FP) != before


@rule("WOTR-ARMYMOVE-12", "WOTR-ARMYMOVE-13", "WOTR-ATTACK-02")
def test_what_an_army_would_meet_around_it() -> None:
    armies = {
        "osgiliath": "3 sauron_regular",
        "north_ithilien": "sauron_regular",
        "minas_tirith": "gondor_regular",
    }
    war = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor").view(None)["regions"]["osgiliath"]
    assert war["ways"] == {
        SHADOW: {
            "minas_tirith": "attack",
            "lossarnach": "capture",
            "pelargir": "capture",
            "north_ithilien": "join",
            "south_ithilien": "move",
            "west_harondor": "move",
            "dead_marshes": "move",
            "druadan_forest": "move",
        }
    }
    peace = table(armies, turn=SHADOW, dice="event | army").view(None)["regions"]["osgiliath"]
    open_land = ("dead_marshes", "south_ithilien", "west_harondor")  # Druadan Forest is on the soil of Gondor
    assert peace["ways"] == {SHADOW: {"north_ithilien": "join", **dict.fromkeys(open_land, "move")}}


@rule("WOTR-COMBAT-05", "WOTR-COMBAT-20", "WOTR-COMBAT-21", "WOTR-COMBAT-23")
def test_the_battle_panel() -> None:
    armies = {"morannon": "3 sauron_regular sauron_elite 2 nazgul", "dagorlad": "2 gondor_regular gondor_leader"}
    scene = table(
        armies,
        turn=SHADOW,
        dice="event | army",
        war="sauron gondor",
        at={"boromir": "dagorlad"},
        hands="a_power_too_great | the_day_without_dawn",
    )
    assert scene.view(None)["battle"] is None
    scene.choose("die army", "act attack", "from morannon", "all", "attack dagorlad", "card none")
    scene.choose_so_that(lambda s: s.stack[-1].PROMPT == "battle.reroll" and s.hits == [0, 0], "card a_power_too_great")
    battle = scene.view(None)["battle"]
    assert (battle["region"], battle["from"], battle["attacker"]) == ("dagorlad", "morannon", SHADOW)
    assert (battle["kind"], battle["round"], battle["white_rider"]) == ("field", 1, False)
    shadow, free = battle["sides"][SHADOW], battle["sides"][FP]
    assert shadow["figures"] == {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 2}
    assert (shadow["strength"], shadow["leadership"], shadow["dice"], shadow["needs"]) == (4, 2, 4, 5)
    assert free["characters"] == ["boromir"]
    assert (free["strength"], free["leadership"], free["dice"]) == (3, 2, 3)
    assert free["card"] == "a_power_too_great"
    assert shadow["card"] is None
    assert len(shadow["roll"]) == 4
    assert len(free["roll"]) == 3
    assert shadow["hits"] == free["hits"] == 0


@rule("WOTR-EVENT-18", "WOTR-COMBAT-06", "WOTR-DEF-28")
def test_a_combat_card_off_the_table_has_been_seen_by_all_and_one_out_of_a_hand_has_not() -> None:
    armies = {"moria": "4 sauron_regular 2 nazgul", "dimrill_dale": "4 elves_regular"}
    settings = {"turn": SHADOW, "dice": "event | army", "war": "sauron elves"}
    march = ("die army", "act attack", "from moria", "all", "attack dimrill_dale")
    shown = table(armies, on_table="balrog_of_moria", hands="athelas | grond_hammer_of_the_underworld", **settings)  # type: ignore[arg-type]
    shown.choose(*march, "card balrog_of_moria")
    assert shown.asked == {FP: "battle.card"}
    rng = Generator.seeded(2)
    for state in (shown.state, *[shown.state.imagine(FP, rng) for _ in range(10)]):
        assert state.view(FP)["table"]["battle"]["sides"][SHADOW]["card"] == "balrog_of_moria"
    laid = table(armies, hands="athelas | balrog_of_moria", **settings)  # type: ignore[arg-type]
    laid.choose(*march, "card balrog_of_moria")
    assert laid.view(FP)["battle"]["sides"][SHADOW]["card"] == "character_back"
    imagined = {laid.state.imagine(FP, rng).combat_card[1] for _ in range(40)}  # type: ignore[attr-defined]
    assert len(imagined) > 3  # whatever of that deck could be used here


def test_a_whole_opening_is_seen_alike_by_all_but_for_hands() -> None:
    state = opened(seed=4).state
    seen = [state.view(seat)["table"] for seat in (FP, SHADOW, None)]
    for view in seen:
        del view["hands"]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["acting"] is None
    assert seen[0]["goal"] == {FP: 4, SHADOW: 10}
    assert state.imagine(FP, Generator.seeded(1)).view(FP) == state.view(FP)
