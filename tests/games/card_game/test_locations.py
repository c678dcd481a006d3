"""Every battleground and every path, by name: what its text does, and who is asked. CARD-LOC"""

import pytest

from tests.games.card_game.scenes import CardScene, activate, table
from tests.rulebook import rule
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATHS
from westmarch.games.card_game.texts import LOCATION_TEXT, NO_TEXT

FULL = {
    "frodo": "gimli sam_gamgee theoden",
    "witch_king": "grond olog_hai black_uruks",
    "aragorn": "boromir halbarad arwen",
    "saruman": "ugluk shelob gollum",
}
"""Three cards in every hand."""


def drawn(scene: CardScene) -> dict[str, int]:
    """How many cards each seat has drawn into hand."""
    counts: dict[str, int] = {}
    for told in scene.told("drew"):
        counts[told["seat"]] = counts.get(told["seat"], 0) + told["count"]
    return counts


def test_every_location_has_a_text() -> None:
    assert len(LOCATION_TEXT) == 41
    assert NO_TEXT not in LOCATION_TEXT


SIMPLE_DRAWS: dict[str, dict[str, int]] = {
    "moria": {"saruman": 2},
    "harad": {"witch_king": 1, "saruman": 1},
    "umbar": {"witch_king": 1, "saruman": 1},
    "bag_end": {"frodo": 2},
    "bucklebury_ferry": {"witch_king": 1, "frodo": 1},
    "inn_of_the_prancing_pony": {"witch_king": 2, "saruman": 2},
    "weathertop": {"witch_king": 2},
    "imladris": {"aragorn": 2},
    "the_council_of_elrond": {"frodo": 1, "aragorn": 1},
    "khazad_dum": {"saruman": 2},
    "dead_marshes": {"saruman": 2},
    "henneth_annun": {"aragorn": 1},
    "the_cross_roads": {"frodo": 1, "aragorn": 1},
    "shelobs_lair": {"saruman": 2},
    "cracks_of_doom": {"saruman": 2},
    "orodruin": {"witch_king": 2},
}


@rule("CARD-LOCATION-02", "CARD-LOC-10", "CARD-LOCATION-07")
@pytest.mark.parametrize("location", SIMPLE_DRAWS)
def test_locations_that_only_let_cards_be_drawn(location: str) -> None:
    scene = activate(location, hands=FULL)
    assert drawn(scene) == SIMPLE_DRAWS[location]
    assert all(told["cause"] == location for told in scene.told("drew"))
    assert scene.asked == {"frodo": "action.choose"}


DRAW_AND_CYCLE = {
    "rivendell": "aragorn",
    "gildors_encampment": "aragorn",
    "lothlorien": "aragorn",
    "amon_hen": "witch_king",
}


@rule("CARD-LOCATION-02", "CARD-LOCATION-09")
@pytest.mark.parametrize("location", DRAW_AND_CYCLE)
def test_locations_that_let_one_card_be_drawn_and_one_be_cycled(location: str) -> None:
    seat = DRAW_AND_CYCLE[location]
    scene = activate(location, hands=FULL)
    assert drawn(scene) == {seat: 1}
    assert scene.asked == {seat: "cards.cycle"}
    assert scene.legal() == {f"cycle {card}" for card in scene.hand(seat)}
    card = FULL[seat].split()[0]
    scene.choose(f"cycle {card}")
    assert scene.where(card) == "cycle_pile"
    assert scene.size(seat, "hand") == 3
    assert scene.asked == {"frodo": "action.choose"}


@rule("CARD-LOC-07", "CARD-LOCATION-09")
@pytest.mark.parametrize(
    ("location", "cards"), [("dol_amroth", 1), ("minas_tirith", 3), ("pelargir", 1), ("osgiliath", 3)]
)
def test_the_dunedain_holder_may_forsake_one_card_to_draw(location: str, cards: int) -> None:
    scene = activate(location, hands=FULL, reserve="faramir")
    assert scene.asked == {"aragorn": "text.offer"}
    assert scene.legal() == {"accept", "decline"}
    scene.choose("accept")
    assert scene.legal() == {
        "forsake boromir",
        "forsake halbarad",
        "forsake arwen",
        "forsake_reserve faramir",
        "forsake top_of_deck",
    }
    scene.choose("forsake halbarad")
    assert scene.where("halbarad") == "eliminated"
    assert scene.size("aragorn", "hand") == 2 + cards
    declined = activate(location, hands=FULL)
    declined.choose("decline")
    assert declined.size("aragorn", "hand") == 3
    assert declined.size("aragorn", "eliminated") == 0


@rule("CARD-LOCATION-09", "CARD-FORSAKE-09")
def test_without_a_card_to_forsake_the_offer_of_osgiliath_is_not_there() -> None:
    scene = activate("osgiliath", hands={"frodo": "gimli"}, decks={"aragorn": ""})
    assert scene.size("aragorn", "eliminated") == 30
    assert scene.asked == {"frodo": "action.choose"}


@rule("CARD-LOC-02", "CARD-ACTIVATE-09")
def test_edoras_activates_helms_deep_out_of_the_deck() -> None:
    scene = activate("edoras", hands=FULL)
    assert scene.active == {"edoras", "helms_deep"}
    assert scene.told("activated")[1]["cause"] == "edoras"
    assert scene.asked == {"frodo": "apart.play"}
    assert scene.size("frodo", "apart") == 5


@rule("CARD-LOC-02", "CARD-ACTIVATE-06")
def test_edoras_does_not_fetch_helms_deep_out_of_a_scoring_area() -> None:
    scene = activate("edoras", hands=FULL, scored={"free": "helms_deep"})
    assert scene.active == {"edoras"}
    assert scene.asked == {"frodo": "action.choose"}


@rule("CARD-LOC-03", "CARD-PLAY-08", "CARD-PLAY-09", "CARD-HIDDEN-11")
def test_helms_deep_lets_one_army_or_character_be_played_there() -> None:
    deck = "gandalf_the_grey riders_of_rohan frodo_baggins sting gimli"
    scene = activate("helms_deep", hands={"frodo": "theoden"}, decks={"frodo": deck})
    assert scene.asked == {"frodo": "apart.play"}
    assert scene.legal() == {"play gandalf_the_grey", "play riders_of_rohan", "done"}
    assert scene.view("frodo")["seats"]["frodo"]["cards"]["apart"] != []
    assert scene.view("aragorn")["seats"]["frodo"]["cards"] is None
    scene.choose("play riders_of_rohan")
    assert scene.where("riders_of_rohan") == "helms_deep"
    assert {scene.where(c) for c in ("gandalf_the_grey", "frodo_baggins", "sting", "gimli")} == {"cycle_pile"}
    assert scene.hand("frodo") == ["theoden"]


@rule("CARD-LOC-03")
def test_at_helms_deep_the_five_cards_are_cycled_even_if_none_is_played() -> None:
    scene = activate("helms_deep", hands=FULL)
    scene.choose("done")
    assert scene.size("frodo", "cycle_pile") == 5


@rule("CARD-LOC-01", "CARD-ACTIVATE-07", "CARD-LOCATION-02")
def test_lorien_and_dol_guldur_bring_each_other_into_play() -> None:
    for location in ("lorien", "dol_guldur"):
        scene = activate(location, hands=FULL)
        assert scene.active == {"lorien", "dol_guldur"}
        assert scene.asked == {"frodo": "action.choose"}


@rule("CARD-LOC-01", "CARD-REACTIVATE-01", "CARD-REACTIVATE-02")
def test_lorien_reactivates_dol_guldur_out_of_a_scoring_area() -> None:
    scene = activate("lorien", hands=FULL, scored={"free": "dol_guldur"})
    assert scene.active == {"lorien", "dol_guldur"}
    assert scene.points("free") == 0
    assert [told["out_of"] for told in scene.told("reactivated")] == ["free"]
    assert scene.view(None)["battlegrounds"]["dol_guldur"]["defence_counts"] is False
    own = activate("lorien", hands=FULL, scored={"shadow": "dol_guldur"})
    assert own.view(None)["battlegrounds"]["dol_guldur"]["defence_counts"] is True


@rule("CARD-LOC-04")
def test_minas_morgul_lets_a_nazgul_be_played_to_the_reserve_only() -> None:
    deck = "the_hunter the_reaver trolls_of_udun gorbag_and_shagrat morgul_blade"
    scene = activate("minas_morgul", hands=FULL, decks={"witch_king": deck})
    assert scene.legal() == {"play the_hunter", "play the_reaver", "done"}
    scene.choose("play the_hunter")
    assert scene.where("the_hunter") == "reserve"
    assert scene.where("the_reaver") == "cycle_pile"


@rule("CARD-LOC-04")
def test_morgul_vale_lets_a_nazgul_be_played_to_any_legal_place() -> None:
    deck = "the_hunter olog_hai gorbag_and_shagrat morgul_blade grond"
    scene = activate("morgul_vale", hands={"frodo": "gimli"}, decks={"witch_king": deck}, at={"lorien": ""})
    assert scene.legal() == {"play the_hunter", "done"}
    scene.choose("play the_hunter")
    assert scene.legal() == {"to lorien", "to path", "to reserve"}
    scene.choose("to path")
    assert scene.where("the_hunter") == "path"


@rule("CARD-LOC-05")
@pytest.mark.parametrize("location", ["morannon", "cirith_ungol"])
def test_morannon_and_cirith_ungol_let_one_army_be_played_to_any_legal_place(location: str) -> None:
    deck = "olog_hai the_hunter gorbag_and_shagrat morgul_blade the_black_captain"
    scene = activate(location, hands={"frodo": "gimli"}, decks={"witch_king": deck}, at={"lorien": "", "pelargir": ""})
    assert scene.legal() == {"play olog_hai", "done"}
    scene.choose("play olog_hai")
    here = {"to morannon"} if location == "morannon" else set()
    assert scene.legal() == {"to lorien", "to reserve"} | here
    scene.choose("to lorien")
    assert scene.where("olog_hai") == "lorien"
    assert scene.size("witch_king", "cycle_pile") == 4
    assert scene.size("witch_king", "deck") == 0  # it waits until a card is needed (CARD-DRAW-08)


@rule("CARD-LOC-05")
def test_in_a_duel_morannon_lets_any_army_of_the_shadow_be_played() -> None:
    deck = "olog_hai wolf_riders the_hunter morgul_blade ugluk"
    scene = activate("morannon", hands={"gandalf": "gimli"}, decks={"witch_king": deck}, scenario="duel2")
    assert scene.legal() == {"play olog_hai", "play wolf_riders", "done"}
    scene.choose("play wolf_riders")
    assert scene.where("wolf_riders") == "reserve"  # Isengard is not shown on morannon


@rule("CARD-LOC-06", "CARD-DRAW-06")
def test_orthanc_lets_saruman_be_fetched_and_then_recycles() -> None:
    scene = activate("orthanc", hands=FULL, cycled="saruman wolf_riders")
    assert scene.asked == {"saruman": "text.fetch"}
    assert scene.legal() == {"take saruman", "decline"}
    scene.choose("take saruman")
    assert scene.where("saruman") == "hand"
    assert scene.where("wolf_riders") == "deck"
    assert scene.size("saruman", "cycle_pile") == 0
    declined = activate("orthanc", hands=FULL, cycled="saruman wolf_riders")
    declined.choose("decline")
    assert declined.where("saruman") == "deck"
    assert declined.where("wolf_riders") == "deck"


@rule("CARD-LOC-06", "CARD-HIDDEN-01")
def test_orthanc_asks_as_well_when_saruman_is_in_hand_where_others_cannot_see_him() -> None:
    scene = activate("orthanc", hands={**FULL, "saruman": "saruman shelob gollum"}, cycled="wolf_riders")
    assert scene.legal() == {"decline"}
    open_to_all = activate("orthanc", hands=FULL, reserve="saruman", cycled="wolf_riders")
    assert open_to_all.asked == {"frodo": "action.choose"}
    assert open_to_all.where("wolf_riders") == "deck"


@rule("CARD-LOCATION-08", "CARD-RULING-13")
@pytest.mark.parametrize("location", ["the_old_forest", "caradhras", "emyn_muil"])
def test_paths_that_make_every_free_peoples_seat_forsake(location: str) -> None:
    scene = activate(location, hands=FULL, turn="aragorn")
    assert scene.asked == {"aragorn": "cards.forsake"}
    scene.choose("forsake arwen")
    assert scene.asked == {"frodo": "cards.forsake"}
    assert scene.legal() == {"forsake gimli", "forsake sam_gamgee", "forsake theoden", "forsake top_of_deck"}
    scene.choose("forsake top_of_deck")
    assert scene.size("frodo", "eliminated") == 1
    assert scene.size("aragorn", "eliminated") == 1
    assert scene.asked == {"aragorn": "action.choose"}


@rule("CARD-LOCATION-08")
def test_fords_of_bruinen_each_seat_forsakes_and_draws_before_the_next() -> None:
    scene = activate("fords_of_bruinen", hands=FULL)
    scene.choose("forsake gimli")
    assert scene.size("frodo", "hand") == 5
    assert scene.asked == {"aragorn": "cards.forsake"}
    scene.choose("forsake arwen")
    assert scene.size("aragorn", "hand") == 5


@rule("CARD-LOC-09", "CARD-TOKEN-04")
def test_the_doors_of_durin_sell_a_path_attack_for_a_card() -> None:
    scene = activate("the_doors_of_durin", hands=FULL)
    assert scene.asked == {"saruman": "text.offer"}
    scene.choose("accept", "forsake ugluk")
    assert scene.added("path") == (1, 0)
    declined = activate("the_doors_of_durin", hands=FULL)
    declined.choose("decline")
    assert declined.added("path") == (0, 0)


@rule("CARD-LOC-08", "CARD-CYCLE-04")
def test_dimrill_dale_makes_the_shadow_cycle_two_and_forsake_what_is_missing() -> None:
    scene = activate("dimrill_dale", hands={**FULL, "saruman": "ugluk"})
    assert scene.asked == {"witch_king": "cards.cycle"}
    scene.choose("cycle grond", "cycle olog_hai")
    assert scene.hand("witch_king") == ["black_uruks"]
    assert scene.where("ugluk") == "cycle_pile"  # the only card goes by itself
    assert scene.asked == {"saruman": "cards.forsake"}
    scene.choose("forsake top_of_deck")
    assert scene.size("saruman", "eliminated") == 1


@rule("CARD-LOCATION-08")
def test_egladil_each_seat_draws_two_and_cycles_one() -> None:
    scene = activate("egladil", hands=FULL)
    assert scene.size("frodo", "hand") == 5
    assert scene.size("aragorn", "hand") == 3
    scene.choose("cycle gimli")
    assert scene.size("aragorn", "hand") == 5
    scene.choose("cycle arwen")
    assert scene.size("aragorn", "hand") == 4


@rule("CARD-TOKEN-04")
def test_morgai_gets_a_path_attack_of_its_own() -> None:
    scene = activate("morgai", hands=FULL)
    assert scene.added("path") == (1, 0)
    assert scene.asked == {"frodo": "action.choose"}


@rule("CARD-LOCATION-10")
def test_locations_are_not_among_the_cards_that_can_be_played() -> None:
    scene = table(hands=FULL)
    names = {token.split()[-1] for token in scene.legal()}
    assert not names & {*BATTLEGROUNDS, *PATHS}
