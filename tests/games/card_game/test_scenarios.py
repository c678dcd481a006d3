"""The scenarios and what is special about each. CARD-TRILOGY, CARD-DUEL2, CARD-DUEL3, CARD-FELLOWSHIP"""

import pytest

from tests.games.card_game.scenes import CardScene, activate, combat, draw_step, opened, table, victory_check
from tests.rulebook import rule
from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import FACTION, FACTIONS
from westmarch.games.card_game.state import HAND
from westmarch.games.card_game.steps.setup import deal


def factions(scene: CardScene, seat: str) -> set[str]:
    """The factions of a seat's deck."""
    return {FACTIONS[FACTION[card]] for card in scene.state.decks[scene.state.seats.index(seat)]}


def opening(scenario: str, people: int = 4, seed: int = 1) -> CardScene:
    """A real game after its opening cycles and the questions of its first locations."""
    scene = opened(scenario, people, seed)
    while "action.choose" not in scene.asked.values():
        seat = next(iter(scene.asked))
        scene.choose(sorted(scene.legal(seat))[0], seat=seat)
    return scene


# --- Trilogy ------------------------------------------------------------------------------------------------------


@rule("CARD-TRILOGY-01", "CARD-ROUND-02")
def test_the_turn_order_of_the_trilogy() -> None:
    firsts = []
    for turn in ("frodo", "witch_king", "aragorn", "saruman"):
        scene = draw_step(turn=turn)
        firsts.append(scene.told("round")[0]["first_player"])
    assert firsts == ["witch_king", "aragorn", "saruman", "frodo"]


@rule("CARD-TRILOGY-02")
def test_the_decks_of_the_trilogy() -> None:
    scene = opened()
    assert factions(scene, "frodo") == {"dwarf", "hobbit", "rohan", "wizard"}
    assert factions(scene, "witch_king") == {"mordor"}
    assert factions(scene, "aragorn") == {"dunedain", "elf"}
    assert factions(scene, "saruman") == {"isengard", "monstrous", "southron"}


@rule("CARD-TRILOGY-05", "CARD-TRILOGY-06")
@pytest.mark.parametrize(("people", "persons"), [(4, [0, 1, 2, 3]), (3, [0, 1, 2, 1]), (2, [0, 1, 0, 1])])
def test_all_four_seats_stay_in_the_game_with_fewer_people(people: int, persons: list[int]) -> None:
    scene = opening("trilogy", people)
    assert [scene.view(None)["seats"][seat]["person"] for seat in scene.state.seats] == persons
    assert scene.seat == "frodo"
    assert [scene.state.size(seat, HAND) >= 4 for seat in range(4)] == [True] * 4


@rule("CARD-TRILOGY-08")
def test_passing_is_judged_seat_by_seat() -> None:
    hands = {
        "aragorn": "arwen boromir strider",
        "frodo": "gimli",
        "witch_king": "grond olog_hai black_uruks the_hunter",
        "saruman": "ugluk shelob gollum",
    }
    for people in (2, 3, 4):
        assert "pass" not in table(turn="aragorn", hands=hands, people=people).legal()
    more = {**hands, "saruman": "ugluk shelob gollum hill_troll"}
    assert "pass" in table(turn="aragorn", hands=more, people=2).legal()


# --- the two-player Duel ------------------------------------------------------------------------------------------


@rule("CARD-DUEL2-01", "CARD-DUEL2-02")
def test_the_two_player_duel_begins_without_cycling() -> None:
    scene = opened("duel2")
    assert [len(deck) for deck in scene.state.decks] == [60, 60]
    assert "setup.cycle" not in scene.asked.values()
    assert scene.view(None)["first_player"] == "gandalf"
    assert len(scene.view(None)["battleground_decks"]) >= 12
    dealt = GAME.blank(GAME.settle({"scenario": "duel2"}))
    deal(dealt)
    assert [dealt.size(seat, HAND) for seat in (0, 1)] == [4, 6]


@rule("CARD-DUEL2-03")
def test_the_draw_step_of_the_two_player_duel() -> None:
    scene = draw_step(scenario="duel2")
    told = {line["seat"]: line["count"] for line in scene.told("drew") if line["rule"] == "CARD-DRAW-02"}
    assert told == {"gandalf": 4, "witch_king": 6}


@rule("CARD-DUEL2-04", "CARD-DUEL2-11")
def test_ring_tokens_of_the_two_player_duel_are_worth_nothing() -> None:
    scene = victory_check(9, scenario="duel2", corruption=1, scored={"free": "rivendell"})
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores == {"gandalf": 2, "witch_king": 1}
    assert scene.carryover("gandalf") == 2


EGLADIL = "the_commander the_destroyer+black_riders_mount"


@rule("CARD-DUEL2-05", "CARD-DUEL2-07")
def test_a_path_is_scored_with_more_defence_than_attack() -> None:
    scene = combat("egladil", f"gimli legolas+bow_of_the_galadhrim {EGLADIL}", scenario="duel2")
    scene.choose("lose legolas")
    assert scene.scored("free") == {"egladil"}
    gandalf = combat("egladil", "gandalf_the_grey the_commander the_destroyer", scenario="duel2")
    assert gandalf.where("gandalf_the_grey") == "eliminated"
    assert gandalf.scored("free") == {"egladil"}


@rule("CARD-DUEL2-06")
def test_a_path_with_equal_icons_is_scored_by_nobody() -> None:
    scene = combat("egladil", f"legolas+bow_of_the_galadhrim {EGLADIL}", scenario="duel2")
    assert scene.where("legolas") == "eliminated"
    assert scene.scored("free") == scene.scored("shadow") == set()
    assert scene.corruption == 0
    empty = combat("caradhras", "", scenario="duel2")
    assert empty.scored("free") == set()
    trilogy = combat("caradhras", "")
    assert trilogy.scored("free") == {"caradhras"}


@rule("CARD-DUEL2-08")
def test_fewer_defence_icons_corrupt_as_usual() -> None:
    scene = combat("egladil", f"gimli {EGLADIL}", scenario="duel2")
    assert scene.corruption == 1
    assert scene.scored("shadow") == {"egladil"}


@rule("CARD-DUEL2-09")
def test_what_every_player_does_the_single_seat_does_twice() -> None:
    scene = activate("egladil", scenario="duel2", hands={"gandalf": "gimli theoden"})
    assert scene.size("gandalf", "hand") == 4
    scene.choose("cycle gimli")
    assert scene.size("gandalf", "hand") == 5
    scene.choose("cycle theoden")
    assert scene.size("gandalf", "hand") == 4
    assert scene.asked == {"gandalf": "action.choose"}


@rule("CARD-DUEL2-10")
def test_what_one_player_does_is_not_doubled() -> None:
    scene = activate("weathertop", scenario="duel2")
    assert scene.size("witch_king", "hand") == 2
    assert activate("bag_end", scenario="duel2").size("gandalf", "hand") == 2


# --- the three-player Duel ----------------------------------------------------------------------------------------


@rule("CARD-DUEL3-01", "CARD-DUEL3-04")
def test_the_decks_and_opening_of_the_three_player_duel() -> None:
    scene = opened("duel3")
    assert [len(deck) for deck in scene.state.decks] == [60, 30, 30]
    assert factions(scene, "saruman") == {"isengard", "monstrous", "southron"}
    assert scene.asked == {"witch_king": "setup.cycle", "saruman": "setup.cycle"}
    assert [scene.state.size(seat, HAND) for seat in (0, 1, 2)] == [6, 7, 7]


@rule("CARD-DUEL3-02", "CARD-DUEL3-03")
def test_gandalf_has_every_other_turn() -> None:
    scene = table(scenario="duel3", hands={"gandalf": "gimli theoden"})
    order = []
    for _ in range(5):
        order.append(scene.seat)
        scene.choose("ring" if "ring" in scene.legal() and scene.seat != "gandalf" else "pass")
        while scene.asked != {scene.seat: "action.choose"}:
            scene.choose(sorted(scene.legal())[0])
    assert order == ["gandalf", "witch_king", "gandalf", "saruman", "gandalf"]


@rule("CARD-DUEL3-03")
def test_the_token_passes_along_the_four_places() -> None:
    scene = draw_step(scenario="duel3", turn="witch_king")
    assert scene.told("round")[0]["first_player"] == "gandalf"
    assert scene.state.first == 2
    while "action.choose" not in scene.asked.values():
        scene.choose(sorted(scene.legal())[0])
    scene.choose("cycle " + scene.hand("gandalf")[0])
    assert scene.seat == "saruman"  # gandalf acted from the third place


@rule("CARD-DUEL3-05", "CARD-DUEL3-12")
def test_the_draw_step_of_the_three_player_duel() -> None:
    scene = draw_step(scenario="duel3")
    told = [(line["seat"], line["count"]) for line in scene.told("drew") if line["rule"] == "CARD-DRAW-02"]
    assert told == [("gandalf", 6), ("witch_king", 4), ("saruman", 4)]


@rule("CARD-DUEL3-06", "CARD-DUEL3-07")
def test_the_ring_tokens_of_the_three_player_duel() -> None:
    scene = victory_check(9, scenario="duel3", scored={"free": "rivendell"})
    assert scene.state.outcome is not None
    assert scene.state.outcome.scores == {"gandalf": 2, "witch_king": 2, "saruman": 2}
    assert scene.state.outcome.winners == ("witch_king", "saruman")
    used = table(scenario="duel3", turn="witch_king", hands={"witch_king": "grond"})
    used.choose("ring")
    assert used.size("witch_king", "hand") == 3  # as in the Trilogy: 2 cards, nothing given up
    again = draw_step(scenario="duel3", used_rings="gandalf witch_king")
    rings = {seat: again.view(None)["seats"][seat]["ring"] for seat in again.state.seats}
    assert rings == {"gandalf": True, "witch_king": False, "saruman": True}


@rule("CARD-DUEL3-08")
def test_paths_are_scored_as_in_the_two_player_duel() -> None:
    assert combat("caradhras", "", scenario="duel3").scored("free") == set()
    assert combat("egladil", "", scenario="duel3").scored("free") == {"egladil"}


@rule("CARD-DUEL3-09", "CARD-DUEL3-12")
def test_only_gandalf_doubles_in_the_three_player_duel() -> None:
    inn = activate("inn_of_the_prancing_pony", scenario="duel3")
    assert (inn.size("witch_king", "hand"), inn.size("saruman", "hand")) == (2, 2)
    forest = activate("the_old_forest", scenario="duel3", hands={"gandalf": "gimli theoden"})
    forest.choose("forsake gimli", "forsake theoden")
    assert forest.asked == {"gandalf": "action.choose"}


@rule("CARD-DUEL3-10")
def test_the_step_ends_with_a_run_of_passes_of_all_three() -> None:
    at = {"lorien": ""}
    scene = table(scenario="duel3", turn="witch_king", hands={"witch_king": "grond"}, at=at)
    scene.choose("cycle grond", "pass", "pass", "pass")  # gandalf, saruman, gandalf
    assert scene.asked == {"witch_king": "action.choose"}
    scene.choose("pass")
    assert scene.asked == {"witch_king": "combat.next"}
    short = table(scenario="duel3", hands={"gandalf": "gimli"}, at=at)
    short.choose("cycle gimli", "pass", "pass", "pass")  # witch_king, gandalf, saruman
    assert short.asked == {"gandalf": "combat.next"}


@rule("CARD-DUEL3-11")
def test_passing_by_hand_size_in_the_three_player_duel() -> None:
    hands = {
        "gandalf": "gimli theoden smeagol",
        "witch_king": "grond olog_hai black_uruks the_hunter",
        "saruman": "ugluk shelob gollum",
    }
    assert "pass" not in table(scenario="duel3", hands=hands).legal()
    small = {**hands, "gandalf": "gimli theoden smeagol sting"}
    assert "pass" in table(scenario="duel3", hands=small, turn="saruman").legal()
    assert "pass" not in table(scenario="duel3", hands=small, turn="witch_king").legal()


# --- The Fellowship of the Ring -----------------------------------------------------------------------------------


@rule("CARD-FELLOWSHIP-01", "CARD-FELLOWSHIP-02", "CARD-FELLOWSHIP-03")
def test_the_fellowship_scenario_is_set_up() -> None:
    scene = opened("fellowship")
    assert [len(deck) for deck in scene.state.decks] == [30, 30]
    assert scene.asked == {"balrog": "setup.cycle", "gandalf": "setup.cycle"}
    assert [scene.state.size(seat, HAND) for seat in (0, 1)] == [7, 7]
    assert scene.view(None)["first_player"] == "balrog"
    assert scene.view(None)["seats"]["gandalf"]["ring"] is None
    assert "ring" not in table(scenario="fellowship", hands={"balrog": "ugluk"}).legal()
    drew = draw_step(scenario="fellowship")
    told = [(line["seat"], line["count"]) for line in drew.told("drew") if line["rule"] == "CARD-DRAW-02"]
    assert told == [("balrog", 4), ("gandalf", 3)]


@rule("CARD-FELLOWSHIP-04", "CARD-FELLOWSHIP-05")
@pytest.mark.parametrize(
    ("round", "fields"),
    [(1, {"rivendell"}), (2, {"moria"}), (3, {"lorien", "dol_guldur"}), (4, {"orthanc"}), (5, {"morannon"})],
)
def test_the_battlegrounds_of_the_fellowship_are_fixed(round: int, fields: set[str]) -> None:
    scene = draw_step(scenario="fellowship", round=round, path="bucklebury_ferry")
    assert scene.active == fields


@rule("CARD-FELLOWSHIP-04")
def test_the_fellowship_begins_at_minas_morgul() -> None:
    assert opening("fellowship").active == {"minas_morgul"}


@rule("CARD-FELLOWSHIP-06")
def test_the_paths_of_the_fellowship() -> None:
    paths = opened("fellowship").view(None)["path_deck"]
    assert paths == [
        "bucklebury_ferry",
        "gildors_encampment",
        "inn_of_the_prancing_pony",
        "the_old_forest",
        "fords_of_bruinen",
        "imladris",
        "caradhras",
        "khazad_dum",
        "the_doors_of_durin",
        "dimrill_dale",
        "egladil",
        "lothlorien",
        "amon_hen",
    ]


@rule("CARD-FELLOWSHIP-07", "CARD-FELLOWSHIP-08")
def test_the_fellowship_ends_after_path_six() -> None:
    last = table(scenario="fellowship", turn="gandalf", at={"amon_hen": "strider gandalf_the_grey"}, round=4)
    assert last.uses() == set()
    scene = victory_check(6, scenario="fellowship", corruption=1, scored={"free": "rivendell"}, round=4)
    assert scene.winner == "gandalf"
    assert scene.reason == "last_path"


@rule("CARD-FELLOWSHIP-09")
def test_the_fellowship_is_scored_like_the_trilogy() -> None:
    assert combat("caradhras", "", scenario="fellowship").scored("free") == {"caradhras"}
    forest = activate("the_old_forest", scenario="fellowship", hands={"gandalf": "gimli sting"})
    forest.choose("forsake gimli")
    assert forest.asked == {"balrog": "action.choose"}


@rule("CARD-FELLOWSHIP-10")
def test_what_is_not_listed_does_not_exist() -> None:
    scene = table(scenario="fellowship", turn="gandalf", reserve="strider", hands={"gandalf": "gimli"})
    assert scene.where("anduril") == "box"
    assert scene.where("gandalf_the_white") == "box"
    copies = scene.places("mordor_orcs")
    assert (copies.count("deck"), copies.count("box")) == (3, 2)
