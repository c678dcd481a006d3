"""Battles, Uruk-hai, Nazgûl. DOOM-COMBAT, DOOM-URUK, DOOM-NAZGUL"""

from typing import Any

import pytest

from tests.games.mount_doom.scenes import DoomScene, table
from tests.rulebook import rule

ALL_HELP: dict[str, int | str] = {"ring_bearer": 2, "merry_pippin": 2, "aragorn": 5, "legolas": 4, "gimli": 8}
SOME_HELP: dict[str, int | str] = {"ring_bearer": 3, "merry_pippin": 4, "aragorn": 1, "legolas": 11, "gimli": 7}


def battle(figures: dict[str, int | str], *dice: str, card: str = "cave_troll", **settings: Any) -> DoomScene:
    """The card on slot 2 is met by the first die, while all figures stand as they are said to."""
    scene = table(figures, track=f"- {card} - - - -", **settings)
    scene.turn((2, "aragorn", 1), (6, "legolas", 1), then=dice)
    return scene


def uruks(*dice: str, warriors: int = 0, space: int = 9, stage: str = "rohan", **settings: Any) -> DoomScene:
    """The Uruk-hai are met with Gimli alone at the Ring-bearer's side."""
    return battle(
        {"ring_bearer": space, "gimli": space},
        *dice,
        card="uruk_hai",
        stage=stage,
        warriors=warriors,
        **settings,
    )


@rule("DOOM-COMBAT-01")
def test_an_enemy_with_the_symbol_starts_a_battle() -> None:
    scene = battle(ALL_HELP, "gimli")
    (told,) = scene.told("battle")
    assert told["enemy"] == "cave_troll"
    kinds = [event.kind for event in scene.events]
    assert kinds.index("battle") < kinds.index("battle_won")


@rule("DOOM-COMBAT-02")
def test_whoever_stands_with_the_ring_bearer_or_ahead_in_the_stage_supports() -> None:
    (told,) = battle(ALL_HELP, "gimli").told("battle")
    assert told["support"] == ["merry_pippin", "aragorn", "legolas", "gimli"]


@rule("DOOM-COMBAT-03")
def test_whoever_is_behind_or_beyond_the_destination_does_not() -> None:
    (told,) = battle(SOME_HELP, "gimli").told("battle")
    assert told["support"] == ["merry_pippin", "gimli"]


@rule("DOOM-COMBAT-04", "DOOM-COMBAT-05")
@pytest.mark.parametrize(
    ("face", "result"), [("merry_pippin", "won"), ("gimli", "won"), ("aragorn", "lost"), ("legolas", "lost")]
)
def test_the_face_of_a_supporter_wins_that_of_another_loses(face: str, result: str) -> None:
    scene = battle(SOME_HELP, face)
    assert scene.battles == [result]
    assert scene.courage == (13 if result == "won" else 11)


@rule("DOOM-COMBAT-06")
def test_sauron_loses_the_battle_whoever_supports() -> None:
    scene = battle(ALL_HELP, "sauron", cards="gandalfs_power boromir")
    assert scene.battles == ["lost"]
    assert scene.told("battle_lost")[0]["rule"] == "DOOM-COMBAT-06"


@rule("DOOM-COMBAT-07")
def test_gandalfs_face_wins_for_one_of_his_cards() -> None:
    cards = {"first": "elrond gandalfs_vision", "second": "gandalfs_trick"}
    scene = table(ALL_HELP, track="- cave_troll - - - -", players=2, cards=cards)
    scene.turn((2, "aragorn", 1), (6, "legolas", 1), then=["gandalf"]).choose("pass")
    assert scene.legal() == {"discard gandalfs_vision", "discard gandalfs_trick", "pass"}
    assert scene.refused("discard elrond") == "DOOM-COMBAT-07"
    scene.choose("discard gandalfs_trick")
    assert scene.battles == ["won"]
    assert "gandalfs_trick" in scene.box
    assert scene.hand("second") == set()


@rule("DOOM-COMBAT-07")
def test_without_a_card_gandalfs_face_loses() -> None:
    assert battle(ALL_HELP, "gandalf", cards="elrond").choose("pass").battles == ["lost"]
    scene = battle(ALL_HELP, "gandalf", cards="gandalfs_vision").choose("pass")
    assert scene.battles == ["lost"]
    assert scene.hand() == {"gandalfs_vision"}


@rule("DOOM-COMBAT-08")
def test_a_locked_gandalf_wins_no_battle() -> None:
    scene = battle(ALL_HELP, "gandalf", cards="gandalfs_vision", locked=True)
    assert scene.battles == ["lost"]
    assert scene.prompt == "turn.begin"


@rule("DOOM-COMBAT-09")
@pytest.mark.parametrize(("card", "loss"), [("cave_troll", 2), ("moria_orc", 1)])
def test_a_lost_battle_costs_the_cards_hearts(card: str, loss: int) -> None:
    assert battle(ALL_HELP, "sauron", card=card, courage=9).courage == 9 - loss


@rule("DOOM-COMBAT-10")
def test_a_won_battle_has_no_effect_of_its_own() -> None:
    scene = battle(ALL_HELP, "gimli", courage=9)
    assert scene.courage == 9
    assert scene.track[1] == "cave_troll"


@rule("DOOM-COMBAT-11")
@pytest.mark.parametrize(
    ("dice", "losses"),
    [(("gimli", "sauron"), [2]), (("sauron", "sauron"), [2, 2]), (("gimli", "gimli"), [])],
)
def test_several_battles_are_settled_one_by_one(dice: tuple[str, ...], losses: list[int]) -> None:
    scene = battle({"ring_bearer": 34, "gimli": 34}, *dice, card="mumakil", stage="minas_morgul")
    assert scene.losses == losses


@rule("DOOM-COMBAT-12")
def test_support_is_counted_anew_for_each_battle() -> None:
    figures: dict[str, int | str] = {"ring_bearer": 34, "aragorn": 32, "legolas": 32}
    scene = table(figures, track="- mumakil - - - -", stage="minas_morgul", cards="theoden")
    scene.turn((2, "gimli", 1), (6, "legolas", 1), then=["gimli", "aragorn"])
    scene.choose("pass", "roll")
    assert scene.battles == ["lost"]
    scene.choose("use theoden", "lead aragorn")
    assert scene.battles == ["won"]
    assert scene.told("battle")[0]["support"] == ["aragorn"]


@rule("DOOM-COMBAT-13")
def test_a_battle_cannot_be_declined() -> None:
    scene = battle(ALL_HELP, cards="eomer")
    assert scene.legal() == {"roll", "use eomer"}
    assert scene.refused("pass") == "DOOM-COMBAT-13"


@rule("DOOM-COMBAT-14")
def test_the_order_of_a_battle() -> None:
    scene = table(
        {"ring_bearer": 17},
        stage="helms_deep",
        track="- uruk_hai - - - -",
        courage=5,
        cards="theoden treebeard galadriel eomer elrond boromir gandalfs_trick",
    )
    scene.turn((2, "gimli", 1), (6, "legolas", 1), then=["aragorn", "gandalf", "merry_pippin"])
    scene.choose("pass")
    assert scene.prompt == "battle.before"
    assert scene.legal() == {"roll", "use theoden", "use treebeard", "use galadriel", "use eomer"}
    scene.choose("use galadriel")
    assert scene.courage == 10
    assert scene.legal() == {"roll", "use theoden", "use treebeard"}
    assert scene.refused("use eomer") == "DOOM-CARD-14"
    scene.choose("roll")
    assert scene.legal() == {"use elrond", "pass"}
    scene.choose("use elrond")
    assert scene.prompt == "battle.gandalf"
    assert scene.legal() == {"discard gandalfs_trick", "pass"}
    scene.choose("pass")
    assert scene.legal() == {"use boromir", "pass"}
    scene.choose("use boromir")
    assert scene.battles == ["won"]


@rule("DOOM-COMBAT-14")
def test_elrond_may_act_on_boromirs_throw() -> None:
    scene = uruks("sauron", "sauron", "gandalf", cards="elrond boromir")
    scene.choose("pass", "use boromir")
    assert scene.legal() == {"use elrond", "pass"}
    scene.choose("use elrond")
    assert scene.battles == ["won"]


@rule("DOOM-COMBAT-14")
def test_elrond_may_even_turn_sauron_away() -> None:
    scene = battle(ALL_HELP, "sauron", "gimli", cards="elrond").choose("use elrond")
    assert scene.battles == ["won"]


# --- Uruk-hai ---------------------------------------------------------------------------------------------------------


@rule("DOOM-URUK-01")
def test_a_battle_for_each_uruk_hai_in_isengard() -> None:
    scene = uruks("gimli", "gimli", "sauron", "gimli", warriors=3)
    assert scene.battles == ["won", "won", "lost", "won"]


@rule("DOOM-URUK-02")
def test_each_lost_battle_costs_one_courage() -> None:
    assert uruks("sauron", "aragorn", "gimli", warriors=2).losses == [1, 1]


@rule("DOOM-URUK-03")
@pytest.mark.parametrize(
    ("dice", "left"),
    [(("gimli",) * 4, 2), (("gimli", "gimli", "gimli", "sauron"), 2), (("sauron",) * 3 + ("gimli",), 2)],
)
def test_one_warrior_leaves_after_the_last_battle_however_many_were_won(dice: tuple[str, ...], left: int) -> None:
    scene = uruks(*dice, warriors=3)
    assert scene.state.warriors == left
    kinds = [event.kind for event in scene.events]
    assert kinds.index("uruk_hai_removed") > max(i for i, kind in enumerate(kinds) if kind == "rolled")


@rule("DOOM-URUK-03")
def test_nobody_leaves_if_no_battle_was_won() -> None:
    assert uruks("sauron", "sauron", warriors=1).state.warriors == 1


@rule("DOOM-URUK-04")
def test_the_chieftain_stays_without_treebeard() -> None:
    scene = uruks("gimli")
    assert scene.told("uruk_hai_removed") == []
    assert scene.state.chieftain == 1


@rule("DOOM-URUK-05")
def test_with_treebeard_each_victory_removes_one_the_chieftain_last() -> None:
    scene = uruks("gimli", "sauron", "gimli", warriors=2, space=25, stage="gondor", ents=True)
    assert [told["chieftain"] for told in scene.told("uruk_hai_removed")] == [False, False]
    assert scene.state.uruks() == 1
    scene = uruks("gimli", "gimli", warriors=1, space=25, stage="gondor", ents=True)
    assert [told["chieftain"] for told in scene.told("uruk_hai_removed")] == [False, True]
    assert scene.state.uruks() == 0


@rule("DOOM-URUK-06")
@pytest.mark.parametrize(("stage", "space"), [("gondor", 25), ("minas_morgul", 34)])
def test_an_empty_isengard_gives_courage(stage: str, space: int) -> None:
    scene = uruks(stage=stage, space=space, chieftain=False, ents=True, courage=9)
    assert scene.told("battle") == []
    assert scene.courage == 10


@rule("DOOM-URUK-07")
def test_treebeard_sent_between_battles_acts_from_the_next_on() -> None:
    scene = uruks("gimli", "gimli", "gimli", warriors=2, space=25, stage="gondor", cards="treebeard")
    scene.choose("pass", "roll", "use treebeard", "send treebeard")
    assert scene.battles == ["won", "won", "won"]
    assert [told["rule"] for told in scene.told("uruk_hai_removed")] == ["DOOM-URUK-05", "DOOM-URUK-05"]
    assert scene.state.uruks() == 1


@rule("DOOM-URUK-07")
def test_an_earlier_victory_still_removes_one_if_the_token_removed_none() -> None:
    scene = uruks("gimli", "sauron", warriors=1, space=25, stage="gondor", cards="treebeard")
    scene.choose("pass", "roll", "use treebeard", "send treebeard")
    assert scene.battles == ["won", "lost"]
    assert [told["rule"] for told in scene.told("uruk_hai_removed")] == ["DOOM-URUK-03"]
    assert (scene.state.warriors, scene.state.chieftain) == (0, 1)


# --- Nazgûl -----------------------------------------------------------------------------------------------------------


@rule("DOOM-NAZGUL-01")
def test_placing_a_nazgul_is_compulsory_and_comes_from_the_pool() -> None:
    scene = battle({"ring_bearer": 2}, card="nazgul", nazgul=4)
    assert (scene.state.nazgul, scene.state.nazgul_pool) == (6, 3)  # and one by the empty slot 6
    assert [told["cause"] for told in scene.told("nazgul_placed")] == ["nazgul", "slot"]


@rule("DOOM-NAZGUL-02")
@pytest.mark.parametrize(("before", "over"), [(7, False), (8, True)])
def test_the_ninth_loses_the_game_at_once(before: int, over: bool) -> None:
    scene = table({"gimli": "waiting"}, track="- nazgul - - - -", nazgul=before)
    scene.turn((2, "aragorn", 1), (5, "legolas", 1))
    assert scene.state.over == over
    assert scene.state.nazgul == before + 1


@rule("DOOM-NAZGUL-03")
def test_after_eowyn_nobody_is_placed_any_more() -> None:
    scene = table({"ring_bearer": 34, "aragorn": 34}, stage="minas_morgul", nazgul=0)
    scene.turn((6, "aragorn", 1), (1, "legolas", 3))
    assert scene.told("nazgul_placed") == []
    assert scene.state.nazgul == 0
    assert not scene.state.over
    assert {told["rule"] for told in scene.told("nothing_happens")} == {"DOOM-NAZGUL-03"}
