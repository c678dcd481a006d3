"""The Fellowship, the Hunt, Mordor. WOTR-FELLOWSHIP, WOTR-SEPARATE, WOTR-HUNT, WOTR-MORDOR"""

from collections.abc import Callable

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, phase, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.board import NOWHERE
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.hunt import hunt_successes
from westmarch.games.war_of_the_ring.steps.hunt_tiles import TileDraw
from westmarch.games.war_of_the_ring.tiles import TILES

ALL = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"


def without(*kept: str) -> str:
    """All Companions gone but these."""
    return " ".join(c for c in ALL.split() if c not in kept)


def hunted(*tiles: str, successes: int = 1, marks: int = 0, **more: object) -> RingScene:
    """A tile is drawn against the Fellowship."""
    scene = table(**more)  # type: ignore[arg-type]
    scene.only_tile(*tiles)
    scene.state.push(TileDraw(successes, marks, 0))
    scene.state.advance()
    return scene


def asked(prompt: str) -> Callable[[Table], bool]:
    return lambda s: bool(s.stack) and prompt == s.stack[-1].PROMPT


# --- moving, declaring, hiding --------------------------------------------------------------------------------------


@rule("WOTR-FELLOWSHIP-12", "WOTR-FELLOWSHIP-13", "WOTR-FELLOWSHIP-14", "WOTR-FELLOWSHIP-03", "WOTR-HUNT-10")
def test_a_move_advances_progress_and_the_die_goes_to_the_hunt_box() -> None:
    scene = table(dice="character character | event")
    scene.use("character", "move_fellowship")
    assert (scene.state.progress, scene.where, scene.state.hidden) == (1, "rivendell", 1)
    assert scene.state.box == [1, 0]
    assert scene.told("hunt_roll") == []  # no Shadow die hunts


@rule("WOTR-FELLOWSHIP-16", "WOTR-FELLOWSHIP-17", "WOTR-FELLOWSHIP-32")
def test_when_the_fellowship_cannot_move() -> None:
    far = table(dice="character |", progress=12)
    far.choose("die character")
    assert far.refused("act move_fellowship") == "WOTR-FELLOWSHIP-17"
    seen = table(dice="character |", hidden=False)
    seen.choose("die character")
    assert seen.refused("act move_fellowship") == "WOTR-FELLOWSHIP-32"
    often = table(dice="character character |")
    often.use("character", "move_fellowship").use("character", "move_fellowship")
    assert often.state.progress == 2


@rule("WOTR-FELLOWSHIP-37", "WOTR-FELLOWSHIP-38")
def test_hiding() -> None:
    scene = table(dice="character | event", hidden=False, progress=0)
    scene.use("character", "hide_fellowship")
    assert scene.state.hidden == 1
    assert scene.state.box == [0, 0]
    hidden = table(dice="character |")
    hidden.choose("die character")
    assert hidden.refused("act hide_fellowship") == "WOTR-FELLOWSHIP-37"


@rule("WOTR-FELLOWSHIP-18", "WOTR-FELLOWSHIP-19", "WOTR-FELLOWSHIP-20", "WOTR-FELLOWSHIP-21", "WOTR-FELLOWSHIP-27")
def test_declaring_far_away() -> None:
    scene = phase(table(progress=5, corruption=1), 2)
    scene.choose("declare")
    assert {"to rivendell", "to moria", "to lorien"} <= scene.legal()
    assert "to dagorlad" not in scene.legal()
    scene.choose("to lorien")
    assert (scene.where, scene.state.progress, scene.state.hidden, scene.state.corruption) == ("lorien", 0, 1, 0)
    assert scene.told("hunt_tile") == []  # passing Moria costs nothing
    seen = phase(table(hidden=False, fellowship="morannon"), 2)
    assert seen.refused("declare") == "WOTR-FELLOWSHIP-19"


@rule("WOTR-FELLOWSHIP-22", "WOTR-FELLOWSHIP-26", "WOTR-FELLOWSHIP-06")
def test_a_besieged_haven_heals() -> None:
    armies = {"lorien": "2 elves_regular 3 sauron_regular"}
    scene = phase(table(armies, fellowship="dimrill_dale", progress=1, corruption=2, besieged="lorien"), 2)
    scene.choose("declare", "to lorien")
    assert scene.state.corruption == 1
    taken = phase(table(fellowship="lorien", corruption=2, captured="lorien"), 2)
    taken.choose("declare")
    assert taken.state.corruption == 2


@rule("WOTR-FELLOWSHIP-07", "WOTR-FELLOWSHIP-08", "WOTR-TURN-06")
def test_the_guide_is_of_the_highest_level() -> None:
    scene = phase(table(), 2)
    scene.choose("done")
    assert scene.legal() == {"guide gandalf_the_grey", "guide strider"}
    assert scene.refused("guide boromir") == "WOTR-FELLOWSHIP-07"
    scene.choose("guide strider")
    assert scene.view(None)["fellowship"]["guide"] == "strider"


@rule("WOTR-FELLOWSHIP-09", "WOTR-SEPARATE-01", "WOTR-SEPARATE-02", "WOTR-SEPARATE-06")
@rule("WOTR-SEPARATE-07", "WOTR-SEPARATE-08")
def test_separating_a_companion() -> None:
    scene = table(dice="character |", progress=2, gone=without("gandalf_the_grey", "strider", "gimli"))
    scene.choose("die character", "act separate")
    assert scene.legal() == {"take gandalf_the_grey", "take strider", "take gimli"}
    scene.choose("take gandalf_the_grey")
    assert scene.legal() == {"take strider", "take gimli", "done"}
    scene.choose("done")
    assert scene.asked == {FP: "fellowship.separated"}
    assert "to rivendell" in scene.legal()
    assert scene.refused("to lorien") == "WOTR-SEPARATE-04"  # five steps would do, but Moria stops them
    scene.choose("to bree")
    assert scene.at("gandalf_the_grey") == "bree"
    assert scene.view(None)["fellowship"]["guide"] == "strider"
    assert (scene.state.progress, scene.state.hidden) == (2, 1)


@rule("WOTR-SEPARATE-03", "WOTR-SEPARATE-09", "WOTR-SEPARATE-10")
def test_a_group_goes_as_far_as_its_best_walker() -> None:
    scene = table(dice="character |", progress=5, hidden=False)
    scene.choose("die character", "act separate", "take legolas", "take meriadoc", "done")
    if scene.asked == {FP: "fellowship.guide"}:
        scene.choose("guide strider")
    assert "to woodland_realm" in scene.legal()
    scene.choose("to woodland_realm")
    assert (scene.at("legolas"), scene.at("meriadoc")) == ("woodland_realm", "woodland_realm")


@rule("WOTR-SEPARATE-04", "WOTR-CHARMOVE-05", "WOTR-CHARMOVE-06")
def test_companions_stop_at_shadow_strongholds() -> None:
    scene = table(dice="character |", fellowship="fords_of_bruinen", gone=without("strider"))
    scene.choose("die character", "act separate", "take strider", "done")
    assert "to moria" in scene.legal()
    assert "to dimrill_dale" not in scene.legal()


@rule("WOTR-SEPARATE-05", "WOTR-SIEGE-25")
def test_separated_inside_a_siege_they_stay_there() -> None:
    armies = {"rivendell": "2 elves_regular 3 sauron_regular"}
    scene = table(armies, dice="character |", besieged="rivendell", gone=without("strider"))
    scene.choose("die character", "act separate", "take strider", "done")
    assert scene.legal() == {"to rivendell"}


# --- the Hunt -----------------------------------------------------------------------------------------------------


@rule("WOTR-HUNT-08", "WOTR-HUNT-09", "WOTR-HUNT-11", "WOTR-HUNT-12", "WOTR-HUNT-13")
def test_the_hunt_roll() -> None:
    scene = table(dice="character |", box=(1, 7), fellowship="hollin")
    scene.use("character", "move_fellowship")
    told = scene.told("hunt_roll")[0]
    assert len(told["dice"]) == 5
    assert told["bonus"] == 1
    assert told["successes"] == sum(die >= 5 for die in told["dice"])
    assert hunt_successes([1, 2, 3, 4, 5, 6], 3) == 4
    assert hunt_successes([1], 9) == 0


@rule("WOTR-HUNT-14", "WOTR-HUNT-15", "WOTR-HUNT-16")
def test_hunt_rerolls() -> None:
    armies = {"moria": "3 sauron_regular nazgul"}
    scene = table(armies, dice="character |", box=(0, 4), fellowship="moria")
    scene.choose("die character")
    scene.choose_so_that(lambda s: asked("hunt.reroll")(s) and s.successes == 1, "act move_fellowship")
    assert scene.asked == {SHADOW: "hunt.reroll"}
    assert scene.legal() == {f"reroll {n}" for n in range(4)}  # Stronghold, Army, Nazgûl
    one_miss = table(armies, dice="character |", box=(0, 2), fellowship="moria")
    one_miss.choose("die character")
    one_miss.choose_so_that(lambda s: asked("hunt.reroll")(s) and s.successes == 1, "act move_fellowship")
    assert one_miss.legal() == {"reroll 0", "reroll 1"}
    assert one_miss.refused("reroll 2") == "WOTR-HUNT-15"
    quiet = table({"moria": ""}, dice="character |", box=(0, 2), fellowship="hollin", at={"saruman": "orthanc"})
    quiet.choose("die character")
    quiet.choose_so_that(lambda s: s.successes == 0, "act move_fellowship")
    assert quiet.asked != {SHADOW: "hunt.reroll"}


@rule("WOTR-HUNT-17", "WOTR-HUNT-18", "WOTR-HUNT-21", "WOTR-HUNT-24", "WOTR-HUNT-30")
def test_a_numbered_tile() -> None:
    scene = hunted("three")
    assert scene.state.damage == 3
    assert scene.asked == {FP: "hunt.casualty"}
    assert scene.legal() == {"casualty guide", "casualty random", "decline"}
    scene.choose("decline")
    assert scene.state.corruption == 3


@rule("WOTR-HUNT-19", "WOTR-FELLOWSHIP-35")
def test_an_eye_counts_the_successes() -> None:
    scene = hunted("eye", successes=2, fellowship="hollin")
    assert scene.state.damage == 2
    nothing = hunted("eye", successes=0, fellowship="hollin")
    assert nothing.state.corruption == 0
    assert nothing.state.hidden == 0


@rule("WOTR-HUNT-26", "WOTR-HUNT-27", "WOTR-CHARACTER-03", "WOTR-FELLOWSHIP-08")
def test_a_casualty_absorbs_his_level() -> None:
    scene = hunted("three", gone=without("boromir", "gimli"))
    scene.choose("casualty guide")
    assert scene.at("boromir") is None
    assert scene.state.corruption == 1
    assert scene.view(None)["fellowship"]["guide"] == "gimli"
    spare = hunted("one")
    spare.choose("casualty guide")
    assert spare.at("gandalf_the_grey") is None
    assert spare.state.corruption == 0


@rule("WOTR-HUNT-25", "WOTR-HUNT-35")
def test_a_random_casualty_may_be_anybody() -> None:
    fallen = set()
    for seed in range(40):
        scene = hunted("three", gone=without("strider", "gimli"), guide="strider")
        scene.state.rng = scene.state.rng.seeded(seed)
        scene.choose("casualty random")
        fallen |= {c for c in ("strider", "gimli") if scene.at(c) is None}
        if scene.at("gimli") is None:
            assert scene.state.corruption == 1
    assert fallen == {"strider", "gimli"}


@rule("WOTR-HUNT-20", "WOTR-HUNT-31", "WOTR-FELLOWSHIP-28", "WOTR-FELLOWSHIP-29")
@rule("WOTR-FELLOWSHIP-30", "WOTR-FELLOWSHIP-36")
def test_a_reveal_icon_comes_last_and_moves_the_figure() -> None:
    scene = hunted("one_reveal", progress=3)
    scene.choose("decline")
    assert scene.state.hidden == 0
    assert scene.asked == {FP: "fellowship.path"}
    assert scene.legal() == {"to fords_of_bruinen", "to trollshaws"}  # out of Rivendell it must go
    assert scene.refused("stop") == "WOTR-FELLOWSHIP-29"
    scene.choose("to fords_of_bruinen", "to high_pass", "to goblins_gate")
    assert scene.legal() == {"stop"}
    scene.choose("stop")
    assert (scene.where, scene.state.progress) == ("goblins_gate", 0)


@rule("WOTR-FELLOWSHIP-23", "WOTR-FELLOWSHIP-31", "WOTR-FELLOWSHIP-39")
def test_revealed_without_progress_it_stays() -> None:
    scene = hunted("zero_reveal", progress=0)
    assert (scene.where, scene.state.hidden) == ("rivendell", 0)
    again = hunted("zero_reveal", progress=3, hidden=False)
    assert again.asked == {FP: "turn.action"}


@rule("WOTR-FELLOWSHIP-33", "WOTR-FELLOWSHIP-34", "WOTR-HUNT-32")
def test_shadow_strongholds_on_the_way_cost_tiles() -> None:
    scene = hunted("zero_reveal", "three", "three", progress=3)
    if scene.state.hidden:
        scene = hunted("zero_reveal", progress=3)
    scene.only_tile("three", "three")
    scene.choose("to fords_of_bruinen", "to hollin", "to moria", "stop")
    assert scene.where == "moria"
    assert [told["tile"] for told in scene.told("hunt_tile")] == ["three"]
    assert scene.asked == {FP: "hunt.casualty"}


@rule("WOTR-HUNT-01", "WOTR-HUNT-02", "WOTR-HUNT-39", "WOTR-HUNT-38")
def test_tiles_are_set_aside_and_return_when_the_pool_is_empty() -> None:
    scene = hunted("two", "three")
    scene.choose("decline")
    assert sum(scene.state.bag) == 1
    scene.state.push(TileDraw(1, 0, 0))
    scene.state.advance()
    scene.choose("decline")
    assert sum(scene.state.bag) == 16


@rule("WOTR-HUNT-05", "WOTR-HUNT-06")
def test_special_tiles() -> None:
    scene = hunted("phial_of_galadriel", corruption=1, mordor=1)
    assert scene.state.corruption == 0
    lair = hunted("shelobs_lair", mordor=1)
    assert 1 <= lair.state.damage <= 6


@rule("WOTR-HUNT-22", "WOTR-EVENT-27")
def test_table_cards_against_a_tile() -> None:
    scene = hunted("two", on_table="axe_and_bow horn_of_gondor")
    assert scene.asked == {FP: "hunt.table_card"}
    assert scene.legal() == {"use axe_and_bow", "use horn_of_gondor", "decline"}
    scene.choose("use horn_of_gondor")
    assert scene.asked == {FP: "hunt.casualty"}  # one card a tile
    assert scene.state.damage == 1
    assert scene.discarded("horn_of_gondor")
    staff = hunted("three", on_table="wizards_staff")
    assert staff.legal() == {"use wizards_staff", "decline"}
    staff.choose("use wizards_staff")
    assert staff.told("hunt_tile") == []


@rule("WOTR-HUNT-40", "WOTR-HUNT-22")
def test_mithril_coat_draws_a_second_tile() -> None:
    scene = hunted("three", on_table="mithril_coat_and_sting axe_and_bow")
    scene.state.bag[TILES.index("one")] = 1
    scene.state.drawn[TILES.index("one")] -= 1
    assert scene.asked == {FP: "hunt.mithril"}
    scene.choose("use mithril_coat_and_sting")
    assert scene.state.damage == 1
    assert scene.asked == {FP: "hunt.casualty"}  # no other card on the second tile
    scene.choose("decline")
    assert scene.state.bag[TILES.index("three")] == 1  # the first tile went back


@rule("WOTR-HUNT-23", "WOTR-CHARACTER-20", "WOTR-CHARACTER-21", "WOTR-CHARACTER-22", "WOTR-HUNT-28")
@rule("WOTR-CHARACTER-36", "WOTR-CHARACTER-38", "WOTR-FELLOWSHIP-11", "WOTR-CHARACTER-34")
def test_hobbits_then_gollum() -> None:
    scene = hunted("three", gone=without("meriadoc", "peregrin"), guide="meriadoc", fellowship="hollin", progress=1)
    assert scene.asked == {FP: "hunt.guide"}
    assert scene.legal() == {"separate guide", "decline"}
    scene.choose("separate guide", "to hollin")
    assert scene.view(None)["fellowship"]["guide"] == "peregrin"
    scene.choose("separate guide", "to moria")
    assert scene.view(None)["fellowship"]["guide"] == "gollum"
    assert scene.legal() == {"reveal", "decline"}
    scene.choose("reveal")
    assert scene.state.corruption == 0
    assert scene.asked == {FP: "fellowship.path"}
    assert (scene.at("meriadoc"), scene.at("peregrin")) == ("hollin", "moria")


@rule("WOTR-CHARACTER-24", "WOTR-CHARACTER-25", "WOTR-HUNT-42")
def test_take_them_alive() -> None:
    scene = hunted("two", gone=without("meriadoc"), guide="meriadoc", fellowship="hollin", progress=2)
    scene.choose("decline", "casualty guide")
    assert scene.asked == {FP: "fellowship.separated"}
    scene.choose("to fords_of_bruinen")
    assert scene.at("meriadoc") == "fords_of_bruinen"
    assert scene.state.damage == 1  # Gollum may help now
    assert scene.asked == {FP: "hunt.guide"}
    track = hunted("two", gone=without("meriadoc"), guide="meriadoc", mordor=2)
    track.choose("decline", "casualty guide")
    assert track.at("meriadoc") is None


@rule("WOTR-CHARACTER-23", "WOTR-MORDOR-08")
def test_a_hobbit_is_lost_in_mordor() -> None:
    scene = hunted("one", gone=without("peregrin"), guide="peregrin", mordor=2)
    scene.choose("separate guide")
    assert scene.at("peregrin") is None
    assert scene.state.corruption == 0


@pytest.mark.parametrize(
    ("prints", "tile", "reveals"),
    [
        ("italian", "eye", False),
        ("english", "eye", True),
        ("italian", "one_reveal", False),
        ("english", "one_reveal", False),
        ("italian", "give_it_to_uss", True),
    ],
)
@rule("WOTR-CHARACTER-35", "WOTR-CHARACTER-37", "WOTR-CHARACTER-52")
def test_gollum_ignores_reveal_icons(prints: str, tile: str, reveals: bool) -> None:
    scene = hunted(tile, gone=ALL, successes=0, mordor=1, prints=prints)
    while scene.asked[FP] == "hunt.guide":
        scene.choose("decline")
    assert (scene.state.hidden == 0) == reveals


@rule("WOTR-HUNT-41")
def test_flocks_of_crebain_help_the_roll() -> None:
    scene = table(dice="character |", box=(0, 2), on_table="flocks_of_crebain")
    scene.use("character", "move_fellowship")
    assert scene.asked == {SHADOW: "hunt.crebain"}
    scene.choose("use flocks_of_crebain")
    assert scene.told("hunt_roll")[0]["bonus"] == 1
    assert scene.discarded("flocks_of_crebain")


@rule("WOTR-HUNT-33", "WOTR-HUNT-34", "WOTR-HUNT-32")
def test_the_balrog_wakes_for_a_declared_fellowship() -> None:
    scene = phase(table(progress=5, on_table="balrog_of_moria"), 2)
    scene.only_tile("one_reveal")
    scene.choose("declare", "to fords_of_bruinen", "to hollin", "to moria", "to dimrill_dale", "to lorien", "stop")
    assert scene.asked == {SHADOW: "hunt.balrog"}
    scene.choose("use balrog_of_moria", "decline")
    assert scene.state.corruption == 1
    assert scene.state.hidden == 1  # declared in a haven


# --- Mordor -------------------------------------------------------------------------------------------------------


@rule("WOTR-MORDOR-01", "WOTR-MORDOR-02", "WOTR-MORDOR-03", "WOTR-MORDOR-04", "WOTR-MORDOR-05", "WOTR-FELLOWSHIP-40")
def test_entering_mordor() -> None:
    scene = table(fellowship="dagorlad", progress=1)
    s = scene.state
    s.bag[0], s.drawn[0] = 2, 2
    s.bag[1], s.drawn[1] = 0, 3
    s.lurking = 1 << TILES.index("elven_cloaks")
    phase(scene, 2)
    scene.choose("declare", "to morannon", "enter mordor")
    assert (s.fellowship, s.mordor, s.progress) == (NOWHERE, 0, 0)
    assert s.bag[0] == 4
    assert s.bag[1] == 0
    assert s.bag[TILES.index("elven_cloaks")] == 1
    assert sum(s.bag) == 14
    revealed = phase(table(fellowship="minas_morgul", hidden=False), 2)
    assert revealed.legal() == {"enter mordor", "done"}
    away = phase(table(fellowship="gorgoroth"), 2)
    assert away.refused("enter mordor") == "WOTR-MORDOR-01"


@rule("WOTR-MORDOR-09", "WOTR-MORDOR-10", "WOTR-MORDOR-11", "WOTR-MORDOR-12", "WOTR-HUNT-04")
def test_moving_in_mordor() -> None:
    scene = table(dice="character |", mordor=0, box=(1, 3)).only_tile("eye")
    scene.use("character", "move_fellowship")
    assert scene.told("hunt_roll") == []
    assert scene.state.damage == 4
    scene.choose("decline")
    assert scene.state.mordor == 1
    assert scene.state.corruption == 4
    stopped = table(dice="character character |", mordor=0).only_tile("on_on_they_went")
    stopped.use("character", "move_fellowship", "decline")
    assert stopped.state.mordor == 0
    assert stopped.state.box == [1, 0]


@rule("WOTR-MORDOR-14", "WOTR-MORDOR-16", "WOTR-MORDOR-07")
def test_revealed_in_mordor() -> None:
    scene = table(dice="character character |", mordor=1).only_tile("zero_reveal")
    scene.use("character", "move_fellowship")
    assert (scene.state.hidden, scene.state.mordor) == (0, 2)
    scene.choose("die character")
    assert scene.refused("act move_fellowship") == "WOTR-FELLOWSHIP-32"
    assert scene.refused("act separate") == "WOTR-MORDOR-08"
    quiet = phase(table(mordor=1), 2)
    assert quiet.asked == {FP: "fellowship.guide"}  # nothing to declare or to enter


@rule("WOTR-MORDOR-20")
def test_the_staff_lets_the_fellowship_advance_without_a_tile() -> None:
    scene = table(dice="character |", mordor=1, on_table="wizards_staff")
    scene.use("character", "move_fellowship", "use wizards_staff")
    assert scene.state.mordor == 2


@rule("WOTR-MORDOR-21")
def test_dice_are_still_allocated_in_mordor() -> None:
    scene = table(mordor=1, gone=without("boromir", "gimli"))
    scene.state.pool = [4, 7]
    assert phase(scene, 3).legal() == {"allocate 0", "allocate 1", "allocate 2"}


@rule("WOTR-MORDOR-19")
def test_a_card_tile_in_mordor_is_no_move() -> None:
    scene = hunted("on_on_they_went", mordor=1)
    scene.choose("decline")
    assert scene.state.mordor == 1
    eye = hunted("eye", successes=0, mordor=1, box=(2, 3))
    assert eye.state.corruption == 0


@rule("WOTR-MORDOR-06")
def test_the_pool_is_refilled_in_mordor() -> None:
    scene = table(dice="character |", mordor=1).only_tile("one")
    scene.use("character", "move_fellowship", "decline")
    assert sum(scene.state.bag) == 16


@rule("WOTR-MORDOR-22", "WOTR-FELLOWSHIP-02")
def test_gorgoroth_is_an_ordinary_region() -> None:
    scene = phase(table(fellowship="morannon", progress=2), 2)
    scene.choose("declare")
    assert {"to gorgoroth", "to barad_dur", "to nurn"} <= scene.legal()


@rule("WOTR-FELLOWSHIP-01", "WOTR-FELLOWSHIP-04")
def test_companions_in_the_fellowship_are_not_on_the_map() -> None:
    armies = {"rivendell": "2 elves_regular", "trollshaws": "3 sauron_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron elves")
    scene.use("army", "attack", "from trollshaws", "all", "attack rivendell")
    from westmarch.games.war_of_the_ring.battle import leadership, strength

    assert strength(scene.state, 0) == 2
    assert leadership(scene.state, 0) == 0
