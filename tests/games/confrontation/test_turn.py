"""The turn. CONF-TURN"""

import pytest

from tests.games.confrontation.battles import attacked_together, duel
from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    ENEMY,
    FACES,
    OUTPOSTS,
    ConfrontationScene,
    opened,
    place_all,
    table,
)
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.confrontation.board import REGIONS
from westmarch.games.confrontation.state import NOBODY
from westmarch.kernel.playout import random_token


@rule("CONF-TURN-01")
def test_sauron_takes_the_first_turn() -> None:
    scene = opened()
    for side, nine in FACES["classic"].items():
        place_all(scene, side, dict(zip(OUTPOSTS[side], nine, strict=False)))
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.view("fellowship")["turn"] == {"side": "sauron", "number": 1}
    assert [(told["side"], told["number"]) for told in scene.told("turn")] == [("sauron", 1)]


@rule("CONF-TURN-01")
def test_the_players_alternate_until_the_game_ends() -> None:
    scene = table({"rohan": "frodo_classic", "shire": "merry", "mordor": "| cave_troll"})
    turns = []
    for move in (
        ("move cave_troll", "to dagorlad"),
        ("move frodo_classic", "to gondor"),
        ("move cave_troll", "to mirkwood"),
        ("move frodo_classic", "to mordor"),
    ):
        turns.append(scene.seat)
        scene.choose(*move)
    assert turns == ["sauron", "fellowship", "sauron", "fellowship"]
    assert scene.winner == "fellowship"
    assert scene.told("turn") == []
    assert scene.asked == {}


@rule("CONF-TURN-02")
@pytest.mark.parametrize(
    ("side", "legal", "move", "other"),
    [
        ("fellowship", {"move merry", "move gimli"}, ("move gimli", "to mirkwood"), "move cave_troll"),
        ("sauron", {"move warg", "move cave_troll"}, ("move warg", "to gap_of_rohan"), "move merry"),
    ],
)
def test_a_player_moves_exactly_one_character_and_cannot_pass(
    side: str, legal: set[str], move: tuple[str, str], other: str
) -> None:
    scene = table({"shire": "merry", "high_pass": "gimli", "rohan": "| warg", "gondor": "| cave_troll"}, turn=side)
    assert scene.legal() == legal
    assert scene.refused("pass") == "CONF-TURN-02"
    assert scene.refused(other) == "CONF-TURN-02"
    scene.choose(*move)
    assert len(scene.told("moved")) == 1
    waiting = ENEMY[side]
    assert scene.asked == {waiting: "turn.action"}
    assert scene.refused(move[0], side) == "CONF-TURN-02", "one move a turn"


@rule("CONF-TURN-02")
def test_a_shuffle_is_not_the_turns_move() -> None:
    scene = table({"shire": "merry gimli", "rohan": "| warg"}, turn="fellowship")
    assert scene.legal() == {"move merry", "move gimli", "shuffle shire"}
    scene.choose("shuffle shire")
    assert scene.legal() == {"move merry", "move gimli"}
    assert scene.refused("pass") == "CONF-TURN-02"


@rule("CONF-TURN-03")
def test_a_turn_runs_cards_move_battles_hiding_end() -> None:
    places = {
        "shire": "frodo_classic",
        "eregion": "legolas boromir",
        "misty_mountains": "| balrog",
        "gondor": "| warg",
        "mordor": "| cave_troll",
    }
    scene = table(places, specials="dark_of_mordor palantir")
    moves = {"move balrog", "move warg", "move cave_troll"}
    assert scene.legal() == moves | {"play dark_of_mordor", "look eregion"}
    scene.choose("look eregion")
    assert scene.legal() == moves | {"play dark_of_mordor"}
    scene.choose("play dark_of_mordor", "move cave_troll", "to dagorlad")
    assert scene.legal() == {"move balrog", "move warg"}, "a card's step, then the move"
    scene.choose("move balrog", "to eregion")
    assert scene.kinds() == ["moved"]
    assert scene.legal() == {"fight legolas", "fight boromir"}
    scene.choose("fight legolas")
    scene.cards("f_1", "s_1")
    # Balrog 6 against Legolas 4; then at once the next battle, in which Boromir takes the Balrog with him.
    assert [told["character"] for told in scene.told("defeated")] == ["legolas", "boromir", "balrog"]
    assert scene.kinds()[-1] == "turn"
    assert scene.revealed() == set()
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-TURN-03")
def test_what_was_revealed_is_hidden_after_the_last_battle_and_before_the_next_turn() -> None:
    scene = attacked_together("cave_troll", "legolas gimli", "legolas")
    scene.cards("f_1", "s_1")
    assert scene.asked == BOTH_CHOOSE_CARDS, "on to the next battle"
    assert scene.revealed() == {"gimli", "cave_troll"}
    assert scene.told("hidden") == []
    scene.cards("f_2", "s_2")
    assert scene.kinds()[-3:] == ["defeated", "hidden", "turn"]
    assert scene.told("hidden")[0]["characters"] == ["cave_troll"]
    assert scene.revealed() == set()


@rule("CONF-TURN-03")
def test_cards_that_come_before_the_move_cannot_be_played_after_it() -> None:
    scene = table({"shire": "merry", "eregion": "legolas", "rohan": "| warg"}, turn="fellowship", specials="shadowfax")
    assert scene.legal() == {"move merry", "move legolas", "play shadowfax"}
    scene.choose("move merry", "to arthedain")
    assert scene.asked == {"sauron": "turn.action"}


def give_up_turn(card: str) -> ConfrontationScene:
    """A table on which each of the four cards that replace a turn can be played by the side that holds it."""
    side = "fellowship" if card in ("gandalf_the_white", "a_king_revealed") else "sauron"
    others = "shadowfax" if side == "fellowship" else "dark_of_mordor palantir"
    places = {"shire": "merry", "eregion": "aragorn_classic", "mordor": "| warg", "rohan": "| shelob"}
    return table(places, turn=side, specials=f"{card} {others}")


@rule("CONF-TURN-04")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("gandalf_the_white", set()),
        ("a_king_revealed", {"target s2", "target s8"}),
        ("recall_to_mordor", {"move shelob"}),
        ("crebain_of_dunland", {"target f4", "target f6"}),
    ],
)
def test_a_card_instead_of_a_turn_takes_the_place_of_the_move(card: str, choices: set[str]) -> None:
    scene = give_up_turn(card)
    side = scene.seat
    scene.choose(f"play {card}")
    if choices:
        assert scene.legal() == choices
        scene.choose(max(choices))
    if card == "recall_to_mordor":
        assert scene.asked == {"sauron": "turn.end_shuffle"}, "the recalled one may be mixed with the Warg"
        scene.choose("pass")
    assert scene.asked == ({"sauron": "turn.action"} if side == "fellowship" else {"fellowship": "turn.action"})
    assert scene.told("battle") == []
    assert scene.view(side)["turn"]["number"] == 2


@rule("CONF-TURN-04")
@pytest.mark.parametrize("card", ["recall_to_mordor", "crebain_of_dunland"])
def test_after_another_special_card_the_turn_cannot_be_given_up(card: str) -> None:
    scene = give_up_turn(card)
    moves = {"move warg", "move shelob"}
    assert scene.legal() == moves | {f"play {card}", "play dark_of_mordor", "look eregion"}
    scene.choose("look eregion")
    assert scene.legal() == moves | {"play dark_of_mordor"}
    assert scene.refused(f"play {card}") == "CONF-SPECIAL-07"


@rule("CONF-TURN-04")
def test_the_hiding_at_the_end_of_a_turn_given_up_remains() -> None:
    scene = give_up_turn("a_king_revealed")
    scene.choose("play a_king_revealed", f"target {scene.handle('warg')}")
    assert [told["character"] for told in scene.told("revealed")] == ["aragorn_classic"]
    assert [told["characters"] for told in scene.told("hidden")] == [["aragorn_classic"]]
    assert scene.revealed() == set()


@rule("CONF-TURN-05")
@pytest.mark.parametrize("edition", ["classic", "variant", "draft"])
def test_after_a_turn_no_region_holds_both_sides(edition: str) -> None:
    battles = turns = 0
    for seed in range(20):
        scene = opened(seed, edition=edition, fellowship_specials=2, sauron_specials=2)
        s, rng = scene.state, Generator.seeded(seed)
        while not s.over:
            before = s.turns
            s.apply(s.turn, random_token(s, s.turn, rng))
            battles += s.fellow != NOBODY
            if s.turns == before or s.over:
                continue
            turns += 1
            contested = [region for r, region in enumerate(REGIONS) if s.here(0, r) and s.here(1, r)]
            assert contested == [], f"seed {seed}, after turn {s.turns}"
    assert turns > 200
    assert battles > 200


@rule("CONF-TURN-05")
def test_battles_go_on_until_one_side_is_left() -> None:
    scene = duel("merry gimli", "cave_troll", "sauron", "rhudaur")
    scene.draw("merry", "pass")
    scene.cards("f_1", "s_1")
    assert scene.standing("rhudaur") == {"gimli", "cave_troll"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_2", "s_2")
    assert scene.standing("rhudaur") == {"cave_troll"}
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-TURN-05")
@pytest.mark.parametrize(
    ("side", "places", "move", "region"),
    [
        ("fellowship", {"gondor": "frodo_classic", "mordor": "| warg"}, ("move frodo_classic", "to mordor"), "mordor"),
        (
            "sauron",
            {"shire": "gimli", "cardolan": "| witch_king_variant"},
            ("move witch_king_variant", "to shire"),
            "shire",
        ),
    ],
)
def test_a_move_that_wins_may_leave_both_sides_in_one_region(
    side: str, places: dict[str, str], move: tuple[str, str], region: str
) -> None:
    scene = table(places, turn=side)
    scene.choose(*move)
    assert scene.winner == side
    assert scene.told("battle") == []
    assert len(scene.standing(region)) == 2


@rule("CONF-TURN-06")
@pytest.mark.parametrize(
    ("side", "start", "target", "mover", "legal"),
    [
        ("fellowship", "gondor", "dagorlad", "aragorn_classic", {"to mordor", "to dagorlad"}),
        ("fellowship", "gondor", "rohan", "aragorn_classic", {"to mordor", "to rohan"}),
        ("fellowship", "cardolan", "fangorn", "treebeard", {"to eregion", "to enedwaith", "to fangorn"}),
        ("sauron", "rhudaur", "eregion", "witch_king_classic", {"to arthedain", "to eregion"}),
        ("sauron", "rhudaur", "gondor", "flying_nazgul_classic", {"to arthedain", "to gondor"}),
        ("sauron", "gondor", "caradhras", "black_rider", {"to fangorn", "to rohan", "to shire", "to caradhras"}),
        ("sauron", "rohan", "eregion", "flying_nazgul_variant", {"to caradhras", "to gap_of_rohan", "to eregion"}),
    ],
)
def test_a_move_by_ability_is_the_turns_move(side: str, start: str, target: str, mover: str, legal: set[str]) -> None:
    both_go_on = {"shire": "merry pippin", "mordor": "| shelob"}
    if side == "fellowship":
        scene = table({**both_go_on, start: mover, target: "| warg"}, turn=side)
    else:
        scene = table({**both_go_on, start: f"| {mover}", target: "elrond"}, turn=side)
    scene.choose(f"move {mover}")
    assert scene.legal() == legal
    scene.choose(f"to {target}")
    scene.cards("f_1", "s_6")
    assert scene.asked == ({"sauron": "turn.action"} if side == "fellowship" else {"fellowship": "turn.action"})


@rule("CONF-TURN-06")
def test_the_uruk_hais_long_move_is_the_turns_move() -> None:
    scene = table({"shire": "merry", "mordor": "| uruk_hai gollum"})
    scene.choose("move uruk_hai", "to enedwaith")
    assert scene.at("uruk_hai") == "enedwaith"
    assert scene.asked == {"fellowship": "turn.action"}


@rule("CONF-TURN-06")
def test_a_move_by_ability_fulfils_the_duty_when_no_other_is_left() -> None:
    places = {"mordor": "aragorn_classic", "gondor": "| warg", "shire": "| balrog"}
    scene = table(places, turn="fellowship")
    assert scene.legal() == {"move aragorn_classic"}
    scene.choose("move aragorn_classic")
    assert scene.legal() == {"to gondor"}
    stuck = table({**places, "mordor": "gimli"}, turn="fellowship")
    assert (stuck.winner, stuck.reason) == ("sauron", "no_move")
