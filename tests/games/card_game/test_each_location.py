"""Each of the 41 locations under its own name: who draws what when it is activated, and who is asked for which choices.

Every draw deck holds just the cards that are needed here, so that hands are known to the last card.
"""

from typing import Any

import pytest

from tests.games.card_game.scenes import CardScene, activate
from tests.rulebook import rule
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATHS

HANDS = {
    "frodo": "gimli theoden",
    "witch_king": "grond olog_hai",
    "aragorn": "boromir arwen",
    "saruman": "ugluk shelob",
}
DECKS = {
    "frodo": "sam_gamgee sting",
    "witch_king": "the_hunter the_reaver",
    "aragorn": "halbarad faramir",
    "saruman": "gollum saruman",
}
"""Two cards in every hand, two in every draw deck, none in the cycle piles."""

FREE_FORSAKES = {"forsake gimli", "forsake theoden", "forsake top_of_deck"}
OFFER = {"accept", "decline"}

TURN = ("frodo", "action.choose")

LOCATIONS: dict[str, tuple[dict[str, int], tuple[str, str], set[str] | None]] = {
    # what each seat has drawn by then, who is asked what, and the choices (None: the first turn of the action step)
    "dol_amroth": ({}, ("aragorn", "text.offer"), OFFER),
    "edoras": ({}, ("frodo", "apart.play"), {"play sam_gamgee", "done"}),
    "helms_deep": ({}, ("frodo", "apart.play"), {"play sam_gamgee", "done"}),
    "lorien": ({}, TURN, None),
    "minas_tirith": ({}, ("aragorn", "text.offer"), OFFER),
    "pelargir": ({}, ("aragorn", "text.offer"), OFFER),
    "rivendell": ({"aragorn": 1}, ("aragorn", "cards.cycle"), {"cycle boromir", "cycle arwen", "cycle halbarad"}),
    "dol_guldur": ({}, TURN, None),
    "harad": ({"witch_king": 1, "saruman": 1}, TURN, None),
    "minas_morgul": ({}, ("witch_king", "apart.play"), {"play the_hunter", "play the_reaver", "done"}),
    "morannon": ({}, ("witch_king", "apart.play"), {"play black_uruks", "done"}),
    "moria": ({"saruman": 2}, TURN, None),
    "orthanc": ({}, ("saruman", "text.fetch"), {"take saruman", "decline"}),
    "umbar": ({"witch_king": 1, "saruman": 1}, TURN, None),
    "bag_end": ({"frodo": 2}, TURN, None),
    "bucklebury_ferry": ({"witch_king": 1, "frodo": 1}, TURN, None),
    "gildors_encampment": (
        {"aragorn": 1},
        ("aragorn", "cards.cycle"),
        {"cycle boromir", "cycle arwen", "cycle halbarad"},
    ),
    "inn_of_the_prancing_pony": ({"witch_king": 2, "saruman": 2}, TURN, None),
    "the_old_forest": ({}, ("frodo", "cards.forsake"), FREE_FORSAKES),
    "weathertop": ({"witch_king": 2}, TURN, None),
    "fords_of_bruinen": ({}, ("frodo", "cards.forsake"), FREE_FORSAKES),
    "imladris": ({"aragorn": 2}, TURN, None),
    "the_council_of_elrond": ({"frodo": 1, "aragorn": 1}, TURN, None),
    "caradhras": ({}, ("frodo", "cards.forsake"), FREE_FORSAKES),
    "khazad_dum": ({"saruman": 2}, TURN, None),
    "the_doors_of_durin": ({}, ("saruman", "text.offer"), OFFER),
    "dimrill_dale": ({}, ("frodo", "action.choose"), None),
    "egladil": (
        {"frodo": 2},
        ("frodo", "cards.cycle"),
        {"cycle gimli", "cycle theoden", "cycle sam_gamgee", "cycle sting"},
    ),
    "lothlorien": ({"aragorn": 1}, ("aragorn", "cards.cycle"), {"cycle boromir", "cycle arwen", "cycle halbarad"}),
    "amon_hen": (
        {"witch_king": 1},
        ("witch_king", "cards.cycle"),
        {"cycle grond", "cycle olog_hai", "cycle the_hunter"},
    ),
    "dead_marshes": ({"saruman": 2}, TURN, None),
    "emyn_muil": ({}, ("frodo", "cards.forsake"), FREE_FORSAKES),
    "henneth_annun": ({"aragorn": 1}, TURN, None),
    "osgiliath": ({}, ("aragorn", "text.offer"), OFFER),
    "the_cross_roads": ({"frodo": 1, "aragorn": 1}, TURN, None),
    "cirith_ungol": ({}, ("witch_king", "apart.play"), {"play black_uruks", "done"}),
    "morgul_vale": ({}, ("witch_king", "apart.play"), {"play the_hunter", "play the_reaver", "done"}),
    "shelobs_lair": ({"saruman": 2}, TURN, None),
    "cracks_of_doom": ({"saruman": 2}, TURN, None),
    "morgai": ({}, TURN, None),
    "orodruin": ({"witch_king": 2}, TURN, None),
}

ONE_TO_DRAW = ("rivendell", "gildors_encampment", "lothlorien", "amon_hen")
"""Where one of two cards would be drawn: the deck holds that one only, so that the choice after it is known."""


def decks(location: str) -> dict[str, str]:
    found = dict(DECKS)
    if location in ONE_TO_DRAW:
        found |= {"aragorn": "halbarad", "witch_king": "the_hunter"}
    if location in ("morannon", "cirith_ungol"):
        found["witch_king"] = "black_uruks the_reaver"
    if location in ("edoras", "helms_deep"):
        found["frodo"] = "riders_of_rohan sting"
    return found


def frodos_turn(scene: CardScene) -> set[str]:
    """All that frodo can do with what he holds: play or cycle each card, winnow, use the token, pass."""
    hand = set(scene.hand("frodo"))
    menu = {f"cycle {card}" for card in hand} | {f"play {card}" for card in hand - {"sting"}} | {"winnow"}
    if scene.size("frodo", "deck"):
        menu.add("ring")
    others = min(scene.size("witch_king", "hand"), scene.size("saruman", "hand"))
    return menu | {"pass"} if len(hand) <= 2 or len(hand) < others else menu


@rule("CARD-LOCATION-02", "CARD-LOCATION-07", "CARD-LOCATION-08")
@pytest.mark.parametrize("location", LOCATIONS)
def test_what_a_location_brings_and_asks_first(location: str) -> None:
    drawn, (seat, prompt), choices = LOCATIONS[location]
    scene = activate(location, hands=HANDS, decks=decks(location))
    for other in HANDS:
        assert sum(told["count"] for told in scene.told("drew") if told["seat"] == other) == drawn.get(other, 0), other
    assert scene.asked == {seat: prompt}
    if location in ("edoras", "helms_deep"):
        choices = {"play riders_of_rohan", "done"}
    assert scene.legal() == (frodos_turn(scene) if choices is None else choices)


@rule("CARD-LOC-10", "CARD-LOCATION-08")
@pytest.mark.parametrize(("first", "order"), [("frodo", ["frodo", "witch_king"]), ("aragorn", ["frodo", "witch_king"])])
def test_bucklebury_ferry_is_followed_in_turn_order(first: str, order: list[str]) -> None:
    scene = activate("bucklebury_ferry", hands=HANDS, turn=first)
    assert [told["seat"] for told in scene.told("drew")] == order
    shadow: dict[str, Any] = {"hands": HANDS, "turn": "witch_king"}
    assert [told["seat"] for told in activate("bucklebury_ferry", **shadow).told("drew")] == ["witch_king", "frodo"]


def test_no_location_is_left_out() -> None:
    assert list(LOCATIONS) == [*BATTLEGROUNDS, *PATHS]
    assert len(LOCATIONS) == 41
