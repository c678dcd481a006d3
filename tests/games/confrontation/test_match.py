"""A match of two games. CONF-MATCH"""

import pytest

import westmarch
from tests.games.confrontation.scenes import ConfrontationScene, finish_draft, opened, place_all, table
from tests.rulebook import rule
from westmarch.games.confrontation.state import Table

ONE_STEP_AWAY = {"gondor": "frodo_classic", "shire": "gimli merry", "rohan": "sam_classic", "mordor": "| balrog warg"}
"""The Fellowship can win with four characters on the board, or Sauron with two."""


def in_a_match(
    scene: ConfrontationScene, second_game: bool = False, points: tuple[int, int] = (0, 0), **options: object
) -> ConfrontationScene:
    """The same table as a game of a match; in the second game the first player sits behind Sauron's pieces."""
    game = westmarch.game("confrontation")
    settled = game.settle({"match": True, **options})
    state = Table(game, settled, scene.state)
    state.seats = game.seats_for(settled)
    state.swapped = int(second_game)
    state.points = list(points)
    state.advance()  # whoever plays the side that is on turn is asked
    return ConfrontationScene(state)


def scores(scene: ConfrontationScene) -> dict[str, int]:
    assert scene.state.outcome is not None
    return scene.state.outcome.scores


def frodo_wins(scene: ConfrontationScene) -> None:
    scene.choose("move frodo_classic", "to mordor")


@rule("CONF-MATCH-01")
def test_the_sides_are_swapped_for_the_second_game() -> None:
    scene = in_a_match(table(ONE_STEP_AWAY, turn="fellowship"))
    assert scene.asked == {"first": "turn.action"}
    frodo_wins(scene)
    assert not scene.state.over
    assert scene.view("first")["game"] == 2
    assert scene.view("first")["seats"] == {"fellowship": "second", "sauron": "first"}
    assert scene.view("first")["side"] == "sauron"
    assert scene.asked == {"first": "setup.place", "second": "setup.place"}
    fellowship, sauron = scene.characters[:9], scene.characters[9:]
    assert scene.legal("first") == {f"place {character}" for character in sauron}
    assert scene.legal("second") == {f"place {character}" for character in fellowship}


@rule("CONF-MATCH-01")
def test_without_the_match_option_one_game_is_all() -> None:
    scene = table(ONE_STEP_AWAY, turn="fellowship")
    frodo_wins(scene)
    assert scene.state.over
    assert scene.winner == "fellowship"


@rule("CONF-MATCH-01")
def test_the_first_player_leads_the_fellowship_in_the_first_game() -> None:
    scene = opened(match=True)
    assert scene.view("first")["side"] == "fellowship"
    first = {"arthedain": "gimli", "cardolan": "merry", "enedwaith": "legolas", "eregion": "boromir"}
    place_all(scene, "first", {**first, "rhudaur": "pippin"})
    second = {"gondor": "balrog", "dagorlad": "warg", "fangorn": "shelob", "mirkwood": "cave_troll"}
    place_all(scene, "second", {**second, "rohan": "orcs_classic"})
    assert scene.asked == {"second": "turn.action"}


@rule("CONF-MATCH-02")
def test_the_winner_scores_a_point_for_each_of_his_characters_on_the_board() -> None:
    scene = table(ONE_STEP_AWAY, turn="fellowship")
    frodo_wins(scene)
    assert scores(scene) == {"fellowship": 4, "sauron": 0}
    assert [told["points"] for told in scene.told("game_over")] == [4]


@rule("CONF-MATCH-02")
def test_sauron_scores_in_the_same_way() -> None:
    places = {"shire": "| warg shelob", "arthedain": "| balrog", "gondor": "| cave_troll", "rhudaur": "gimli merry"}
    scene = table(places).choose("move balrog", "to shire")
    assert scores(scene) == {"fellowship": 0, "sauron": 4}


@rule("CONF-MATCH-02")
def test_the_points_of_the_first_game_go_to_the_player_who_won_it() -> None:
    scene = in_a_match(table(ONE_STEP_AWAY, turn="fellowship"))
    frodo_wins(scene)
    assert scene.view("second")["points"] == {"first": 4, "second": 0}


@rule("CONF-MATCH-03")
@pytest.mark.parametrize(("before", "winner"), [(3, "second"), (5, "first")])
def test_more_points_win_the_match(before: int, winner: str) -> None:
    scene = in_a_match(table(ONE_STEP_AWAY, turn="fellowship"), second_game=True, points=(before, 0))
    assert scene.asked == {"second": "turn.action"}
    frodo_wins(scene)
    assert scene.state.over
    assert (scene.winner, scene.reason) == (winner, "match_points")
    assert scores(scene) == {"first": before, "second": 4}
    assert [told["winner"] for told in scene.told("match_over")] == [winner]


@rule("CONF-MATCH-03")
def test_a_player_may_win_the_match_by_winning_both_games() -> None:
    places = {"shire": "| warg shelob", "arthedain": "| balrog", "rhudaur": "gimli merry"}
    scene = in_a_match(table(places), second_game=True, points=(2, 0))
    assert scene.asked == {"first": "turn.action"}
    scene.choose("move balrog", "to shire")
    assert scene.winner == "first"
    assert scores(scene) == {"first": 5, "second": 0}


@rule("CONF-MATCH-04")
def test_equal_points_are_a_drawn_match() -> None:
    scene = in_a_match(table(ONE_STEP_AWAY, turn="fellowship"), second_game=True, points=(4, 0))
    frodo_wins(scene)
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == ()
    assert scene.reason == "match_drawn"
    assert scores(scene) == {"first": 4, "second": 4}


@rule("CONF-MATCH-05")
def test_who_falls_in_the_last_battle_does_not_count() -> None:
    places = {"high_pass": "frodo_classic", "mirkwood": "| shelob", "rohan": "| balrog warg"}
    scene = table(places).choose("move shelob", "to high_pass").cards("f_5", "s_1")
    assert scene.winner == "sauron"
    assert scene.at("shelob") is None
    assert scores(scene) == {"fellowship": 0, "sauron": 2}


@rule("CONF-MATCH-05")
def test_a_shelob_whom_gondor_would_not_take_in_counts_all_the_same() -> None:
    places = {"high_pass": "frodo_classic", "mirkwood": "| shelob", "gondor": "| balrog warg"}
    scene = table(places).choose("move shelob", "to high_pass").cards("f_1", "s_1")
    assert scene.winner == "sauron"
    assert scene.at("shelob") == "high_pass"
    assert scores(scene) == {"fellowship": 0, "sauron": 3}


@rule("CONF-MATCH-06")
def test_the_second_game_is_set_up_afresh_with_the_same_options() -> None:
    scene = in_a_match(
        table(ONE_STEP_AWAY, turn="fellowship", discarded="f_1 s_1", specials="shadowfax gwaihir palantir", turns=20),
        edition="draft",
        fellowship_specials=2,
        sauron_specials=1,
    )
    frodo_wins(scene)
    assert scene.asked == {"first": "setup.draft", "second": "setup.draft"}
    finish_draft(scene)
    assert scene.asked == {"first": "setup.special_cards", "second": "setup.special_cards"}
    scene.choose("take gandalf_the_white", "take shadowfax", seat="second")
    scene.choose("take recall_to_mordor", seat="first")
    assert scene.asked == {"first": "setup.place", "second": "setup.place"}
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (9, 9)
    assert (scene.pile("fellowship"), scene.alive, scene.state.turns) == (set(), set(), 0)
    assert scene.sheet("fellowship", "second")["specials"] == ["shadowfax", "gandalf_the_white"]
    assert scene.sheet("sauron", "second")["specials"] == ["recall_to_mordor"]


@rule("CONF-MATCH-07")
@pytest.mark.parametrize(
    ("places", "points"),
    [({"mirkwood": "| wormtongue", "rohan": "| balrog"}, 2), ({"mirkwood": "| wormtongue balrog"}, 1)],
)
@pytest.mark.parametrize("cards", [("f_1", "s_3"), ("f_noble_sacrifice", "s_1")])
def test_a_beaten_wormtongue_counts_if_he_had_an_empty_region_to_slip_away_to(
    places: dict[str, str], points: int, cards: tuple[str, str]
) -> None:
    scene = table({"high_pass": "frodo_classic", **places}).choose("move wormtongue", "to high_pass").cards(*cards)
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.asked == {}
    assert scene.told("retreated") == []
    assert scores(scene) == {"fellowship": 0, "sauron": points}


@rule("CONF-MATCH-07")
def test_a_wormtongue_who_wins_the_last_battle_counts_wherever_he_stands() -> None:
    scene = table({"high_pass": "frodo_classic", "mirkwood": "| wormtongue balrog"})
    scene.choose("move wormtongue", "to high_pass").cards("f_1", "s_6")
    assert scores(scene) == {"fellowship": 0, "sauron": 2}
