"""Every card of the Shadow, by name: the exact choices at its moment, and what comes of them. CARD-RULING"""

import pytest

from tests.games.card_game.scenes import CardScene, activate, combat, draw_step, table
from tests.rulebook import rule

FORSAKERS = {"frodo": "gimli theoden", "aragorn": "arwen boromir"}


def free_seats_forsake(scene: CardScene) -> None:
    """Both Free Peoples seats forsake 1 and the turn is over."""
    for _ in range(2):
        assert list(scene.asked.values()) == ["cards.forsake"]
        scene.choose("forsake top_of_deck")
    assert (scene.size("frodo", "eliminated"), scene.size("aragorn", "eliminated")) == (1, 1)
    assert list(scene.asked.values()) == ["action.choose"]


# --- Isengard -------------------------------------------------------------------------------------------------------


ARMY_FIELDS = {
    "devilry_of_saruman": {"helms_deep", "orthanc", "edoras"},
    "fighting_uruk_hai": {"helms_deep", "orthanc", "edoras"},
    "white_hand_orcs": {"helms_deep", "orthanc", "edoras"},
    "wolf_riders": {"helms_deep", "orthanc", "edoras"},
    "goblins_of_the_misty_mountains": {"lorien", "rivendell", "moria"},
    "haradrim_mumakil": {"dol_amroth", "minas_tirith", "pelargir", "harad", "morannon", "umbar"},
    "black_uruks": {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"},
    "grond": {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"},
    "mordor_orcs": {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"},
    "olog_hai": {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"},
    "trolls_of_udun": {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"},
}
ALL_FIELDS = (
    "dol_amroth edoras helms_deep lorien minas_tirith pelargir rivendell"
    " dol_guldur harad minas_morgul morannon moria orthanc umbar"
)


@rule("CARD-PLAY-16", "CARD-LOCATION-04", "CARD-PLAY-22")
@pytest.mark.parametrize("army", ARMY_FIELDS)
def test_an_army_without_text_goes_where_its_faction_is_shown(army: str) -> None:
    seat = "witch_king" if "minas_morgul" in ARMY_FIELDS[army] else "saruman"
    scene = table(
        turn=seat,
        hands={seat: f"{army} the_reaver" if seat == "witch_king" else f"{army} ugluk"},
        at=dict.fromkeys(ALL_FIELDS.split(), ""),
    )
    scene.choose(f"play {army}")
    assert scene.legal() == {f"to {field}" for field in ARMY_FIELDS[army]} | {"to reserve"}


@rule("CARD-RULING-38")
def test_grima_wormtongue() -> None:
    scene = table(turn="saruman", reserve="grima_wormtongue eowyn", at={"edoras": "eomer"}, hands={"saruman": "ugluk"})
    scene.choose("use grima_wormtongue")
    assert scene.where("grima_wormtongue") == "eliminated"
    assert scene.legal() == {"take saruman", "eliminate eowyn", "eliminate eomer"}
    scene.choose("eliminate eomer")
    assert scene.where("eomer") == "eliminated"
    fetch = table(turn="saruman", reserve="grima_wormtongue", hands={"saruman": "ugluk"})
    fetch.choose("use grima_wormtongue", "take saruman")
    assert fetch.hand("saruman") == ["saruman", "ugluk"]
    neither = table(turn="saruman", reserve="grima_wormtongue saruman", hands={"saruman": "ugluk"})
    assert neither.uses() == set()


@rule("CARD-RULING-05", "CARD-FORSAKE-05", "CARD-DRAW-03")
def test_saruman() -> None:
    drew = draw_step(reserve="saruman")
    assert drew.size("saruman", "hand") - drew.size("witch_king", "hand") == 1
    top = activate("dimrill_dale", decks={"saruman": "saruman"}, hands={"witch_king": "grond olog_hai"})
    assert top.hand("witch_king") == []  # two cards were to go, and there were two
    assert top.legal() == {"forsake top_of_deck"}
    top.choose("forsake top_of_deck")
    assert top.heard("frodo", "saved")[0]["card"] == "saruman"
    top.choose("forsake top_of_deck")
    assert top.where("saruman") == "deck"  # cycled, and the empty deck was made anew of him alone
    hand = activate("the_doors_of_durin", hands={"saruman": "saruman"})
    hand.choose("accept", "forsake saruman")
    assert hand.where("saruman") == "eliminated"


@rule("CARD-RULING-13")
def test_ugluk() -> None:
    scene = table(turn="saruman", at={"egladil": "ugluk"}, hands={"saruman": "shelob"})
    scene.choose("use ugluk")
    assert scene.legal() == {"activate dimrill_dale", "activate lothlorien"}
    scene.choose("activate lothlorien")
    assert scene.where("ugluk") == "eliminated"
    assert scene.scored("free") == {"egladil"}


@rule("CARD-RULING-24", "CARD-ACTION-09", "CARD-HIDDEN-11")
def test_palantir_of_orthanc() -> None:
    deck = {"saruman": "ugluk shelob gollum wolf_riders"}
    scene = table(turn="saruman", reserve="saruman+palantir_of_orthanc", hands={"saruman": "hill_troll"}, decks=deck)
    scene.choose("use palantir_of_orthanc")
    three = scene.cards("saruman", "apart")
    assert len(three) == 3
    assert scene.legal() == {f"eliminate {card}" for card in three}
    assert scene.view("frodo")["seats"]["saruman"]["apart"] == 3
    scene.choose(f"eliminate {three[0]}")
    assert scene.legal() == {f"cycle {card}" for card in three[1:]}
    scene.choose(f"cycle {three[1]}")
    assert set(scene.hand("saruman")) == {"hill_troll", three[2]}
    scene.choose("pass", "pass", "pass")
    assert scene.uses() == set()  # once per round
    short = table(turn="saruman", reserve="saruman+palantir_of_orthanc", decks={"saruman": "ugluk shelob"})
    short.choose("use palantir_of_orthanc", "eliminate ugluk")
    assert short.where("shelob") == "cycle_pile"
    assert short.hand("saruman") == []


@rule("CARD-RULING-41", "CARD-ITEM-12")
def test_sarumans_staff() -> None:
    scene = table(turn="saruman", hands={"saruman": "sarumans_staff ugluk"}, reserve="saruman", at={"orthanc": ""})
    scene.choose("play sarumans_staff")
    assert scene.carryover("saruman") == 3
    assert scene.where("sarumans_staff") == "reserve"
    scene.choose("pass", "pass", "pass")
    assert scene.moves() == {"saruman"}
    scene.choose("move saruman")
    assert scene.where("sarumans_staff") == "orthanc"
    assert scene.carryover("saruman") == 3


@rule("CARD-RULING-06")
def test_woven_of_all_colours() -> None:
    scene = combat("helms_deep", "saruman+woven_of_all_colours+sarumans_staff wolf_riders")
    assert (
        scene.where("saruman") == scene.where("woven_of_all_colours") == scene.where("sarumans_staff") == "cycle_pile"
    )
    assert scene.where("wolf_riders") == "eliminated"


@rule("CARD-RULING-15", "CARD-ACTIVATE-04")
def test_threats_and_promises() -> None:
    hand = {"saruman": "threats_and_promises ugluk"}
    scene = table(turn="saruman", hands=hand, reserve="saruman", fresh="saruman", scored={"free": "orthanc"})
    scene.choose("play threats_and_promises")
    assert scene.legal() == {"activate edoras", "activate helms_deep", "activate orthanc"}
    scene.choose("activate orthanc", "decline")  # first the text of orthanc: saruman could not be fetched
    assert scene.active == {"orthanc"}
    assert scene.where("saruman") == "reserve"
    moved = table(turn="saruman", hands=hand, reserve="saruman", fresh="saruman")
    moved.choose("play threats_and_promises", "activate edoras", "done", "move saruman")
    assert moved.where("saruman") == "edoras"
    without = table(turn="saruman", hands=hand)
    assert without.refused("play threats_and_promises") == "CARD-PLAY-26"


# --- monsters -------------------------------------------------------------------------------------------------------


@rule("CARD-RULING-18", "CARD-MOVE-04")
def test_balrog_of_moria() -> None:
    hands = {**FORSAKERS, "saruman": "balrog_of_moria ugluk"}
    scene = table(turn="saruman", hands=hands, at={"khazad_dum": "", "moria": ""})
    scene.choose("play balrog_of_moria")
    assert scene.legal() == {"to path", "to moria", "to reserve"}
    scene.choose("to moria")
    free_seats_forsake(scene)
    moved = table(turn="saruman", hands=FORSAKERS, reserve="balrog_of_moria", at={"khazad_dum": ""})
    moved.choose("move balrog_of_moria")
    free_seats_forsake(moved)
    quiet = table(turn="saruman", hands=hands, at={"khazad_dum": "", "moria": ""})
    quiet.choose("play balrog_of_moria", "to reserve")
    assert quiet.asked == {"frodo": "action.choose"}
    assert combat("khazad_dum", "balrog_of_moria").corruption == 3
    assert combat("lothlorien", "balrog_of_moria").corruption == 0


@pytest.mark.parametrize(
    "monster", ["barrow_wights", "candles_of_corpses", "caradhras_the_cruel", "cave_troll", "hill_troll"]
)
def test_a_monster_in_reserve_is_eliminated_so_that_every_free_peoples_seat_forsakes(monster: str) -> None:
    scene = table(turn="saruman", hands={**FORSAKERS, "saruman": "ugluk"}, reserve=monster)
    scene.choose(f"use {monster}")
    assert scene.where(monster) == "eliminated"
    free_seats_forsake(scene)


def test_candles_of_corpses_burn_brighter_on_the_dead_marshes() -> None:
    assert combat("dead_marshes", "candles_of_corpses").corruption == 2 - 1
    assert combat("emyn_muil", "candles_of_corpses").corruption == 1


@rule("CARD-RULING-14")
def test_caradhras_the_cruel() -> None:
    scene = table(turn="saruman", hands={"saruman": "caradhras_the_cruel ugluk"}, at={"caradhras": ""})
    scene.choose("play caradhras_the_cruel", "to path")
    assert scene.legal() == {"activate khazad_dum", "activate the_doors_of_durin"}
    scene.choose("activate khazad_dum")
    assert scene.corruption == 1
    assert scene.path == "khazad_dum"
    moved = table(turn="saruman", hands={"saruman": "ugluk"}, reserve="caradhras_the_cruel", at={"caradhras": ""})
    moved.choose("move caradhras_the_cruel")
    assert moved.asked == {"frodo": "action.choose"}
    elsewhere = table(turn="saruman", hands={"saruman": "caradhras_the_cruel ugluk"}, at={"khazad_dum": ""})
    elsewhere.choose("play caradhras_the_cruel", "to path")
    assert elsewhere.path == "khazad_dum"


@rule("CARD-RULING-13", "CARD-FELLOWSHIP-06")
def test_flocks_of_crebain() -> None:
    scene = table(turn="saruman", hands={**FORSAKERS, "saruman": "ugluk"}, at={"weathertop": "flocks_of_crebain"})
    scene.choose("use flocks_of_crebain")
    assert scene.legal() == {"activate inn_of_the_prancing_pony", "activate the_old_forest"}
    scene.choose("activate the_old_forest")
    assert scene.corruption == 1
    free_seats_forsake(scene)
    last = table(scenario="fellowship", turn="balrog", hands={"balrog": "ugluk"}, at={"amon_hen": "flocks_of_crebain"})
    assert last.uses() == set()


@rule("CARD-RULING-04", "CARD-PATH-07")
def test_gollum() -> None:
    scene = table(turn="saruman", hands={"saruman": "ugluk"}, at={"osgiliath": "gollum"})
    scene.choose("use gollum", "activate henneth_annun")
    assert scene.where("gollum") == "cycle_pile"
    assert scene.corruption == 1
    used = table(
        turn="saruman",
        hands={"saruman": "ugluk"},
        at={"osgiliath": "gollum"},
        scored={"free": "henneth_annun", "shadow": "the_cross_roads"},
    )
    assert used.uses() == set()
    assert used.refused("use gollum") == "CARD-ACTION-10"


@rule("CARD-RULING-18")
def test_shelob() -> None:
    scene = table(turn="saruman", hands={**FORSAKERS, "saruman": "shelob ugluk"}, at={"shelobs_lair": ""})
    scene.choose("play shelob", "to path")
    free_seats_forsake(scene)
    assert combat("shelobs_lair", "shelob").corruption == 2
    assert combat("cirith_ungol", "shelob").corruption == 1


# --- Southrons ------------------------------------------------------------------------------------------------------


@rule("CARD-RULING-39", "CARD-ACTIVATE-06")
@pytest.mark.parametrize(
    ("army", "field", "side"),
    [
        ("coastal_raiders", "dol_amroth", "free"),
        ("corsairs_of_umbar", "umbar", "shadow"),
        ("haradrim_cavalry", "minas_tirith", "free"),
        ("haradrim_regulars", "harad", "shadow"),
        ("the_black_fleet", "pelargir", "free"),
    ],
)
def test_a_southron_army_activates_its_battleground(army: str, field: str, side: str) -> None:
    scene = table(turn="saruman", reserve=army, hands={"saruman": "ugluk"})
    scene.choose(f"use {army}")
    assert scene.where(army) == "eliminated"
    assert scene.active == {field}
    scored = table(turn="saruman", reserve=army, hands={"saruman": "ugluk"}, scored={side: field})
    assert scored.uses() == set()
    assert scored.refused(f"use {army}") == "CARD-ACTION-10"


@rule("CARD-SETUP-14", "CARD-COMBAT-07")
@pytest.mark.parametrize(
    ("army", "field"),
    [("coastal_raiders", "dol_amroth"), ("haradrim_cavalry", "minas_tirith"), ("the_black_fleet", "pelargir")],
)
def test_a_southron_army_has_one_attack_more_on_its_battleground(army: str, field: str) -> None:
    assert combat(field, army).told("combat")[0]["attack"] == 2
    other = "pelargir" if field != "pelargir" else "dol_amroth"
    assert combat(other, army).told("combat")[0]["attack"] == 1


@rule("CARD-RULING-39", "CARD-REACTIVATE-01")
def test_the_black_serpent() -> None:
    scene = table(
        turn="saruman",
        reserve="the_black_serpent",
        hands={"saruman": "ugluk"},
        scored={"free": "harad lorien", "shadow": "pelargir"},
    )
    scene.choose("use the_black_serpent")
    assert scene.legal() == {"activate harad", "activate pelargir"}
    scene.choose("activate harad")
    assert scene.active == {"harad"}
    assert scene.view(None)["battlegrounds"]["harad"]["defence_counts"] is False
    assert table(turn="saruman", reserve="the_black_serpent", hands={"saruman": "ugluk"}).uses() == set()


# --- Mordor ---------------------------------------------------------------------------------------------------------


@rule("CARD-RULING-21", "CARD-TOKEN-03", "CARD-PLAY-21")
@pytest.mark.parametrize(("path", "icons"), [("cirith_ungol", 2), ("morgul_vale", 1)])
def test_gorbag_and_shagrat(path: str, icons: int) -> None:
    hands = {"witch_king": "gorbag_and_shagrat grond olog_hai"}
    scene = table(turn="witch_king", hands=hands, at={path: ""})
    scene.choose("play gorbag_and_shagrat", "to path", "cycle grond")
    assert scene.legal() == {"accept", "decline"}
    scene.choose("accept")
    assert scene.where("olog_hai") == "cycle_pile"
    assert scene.view(None)["path"]["cards"][0]["path_attack_added"] == icons
    assert scene.refused("accept") == "CARD-ACTION-02"
    last = table(turn="witch_king", hands={"witch_king": "gorbag_and_shagrat"}, at={path: ""})
    last.choose("play gorbag_and_shagrat", "to path", "forsake top_of_deck")
    assert last.asked == {"aragorn": "action.choose"}  # no card in hand to cycle


def test_grishnakh() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "grond"}, at={"amon_hen": "grishnakh"})
    scene.choose("use grishnakh")
    assert scene.corruption == 1
    assert scene.where("grishnakh") == "eliminated"


@rule("CARD-RULING-20", "CARD-LOCATION-05", "CARD-DRAW-03")
def test_mouth_of_sauron() -> None:
    hands = {"witch_king": "mouth_of_sauron grond"}
    open_path = table(turn="witch_king", hands=hands, at={"orodruin": "", "lorien": ""})
    open_path.choose("play mouth_of_sauron")
    assert open_path.legal() == {"to path", "to lorien", "to reserve"}
    closed = table(turn="witch_king", hands=hands, at={"orodruin": "", "dol_guldur": ""}, captured="dol_guldur")
    closed.choose("play mouth_of_sauron")
    assert closed.legal() == {"to dol_guldur", "to reserve"}
    assert closed.refused("to path") == "CARD-PLAY-19"
    drew = draw_step(reserve="mouth_of_sauron")
    assert drew.size("witch_king", "hand") - drew.size("saruman", "hand") == 1


def test_the_beguiler() -> None:
    scene = table(turn="witch_king", hands={**FORSAKERS, "witch_king": "grond"}, reserve="the_beguiler")
    scene.choose("use the_beguiler")
    assert scene.where("the_beguiler") == "cycle_pile"
    assert scene.asked == {"aragorn": "cards.cycle"}
    scene.choose("cycle arwen")
    assert scene.legal() == {"cycle gimli", "cycle theoden"}
    scene.choose("cycle theoden")
    assert (scene.size("frodo", "hand"), scene.size("aragorn", "hand")) == (1, 1)


def test_the_black_easterling() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "the_black_easterling grond"})
    scene.choose("play the_black_easterling", "to reserve")
    assert scene.size("witch_king", "hand") == 1
    home = combat("dol_guldur", "the_black_easterling galadriel legolas gandalf_the_grey")
    assert [told["icons"] for told in home.told("cancelled")] == [1]
    led = combat("dol_guldur", "the_black_easterling mordor_orcs galadriel legolas gandalf_the_grey+glamdring")
    assert {told["card"]: told["icons"] for told in led.told("cancelled")} == {
        "the_black_easterling": 2,
        "mordor_orcs": 1,
    }


def test_the_commander() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "grond", "saruman": "ugluk"}, reserve="the_commander")
    scene.choose("use the_commander")
    assert (scene.size("witch_king", "hand"), scene.size("saruman", "hand")) == (2, 2)
    assert scene.where("the_commander") == "cycle_pile"


@rule("CARD-RULING-42", "CARD-TOKEN-05", "CARD-TOKEN-01")
@pytest.mark.parametrize(("nazgul", "icons"), [("the_destroyer", (1, 0)), ("the_warrior", (0, 1))])
def test_the_destroyer_and_the_warrior(nazgul: str, icons: tuple[int, int]) -> None:
    at = {"lorien": "", "dol_guldur": "", "weathertop": ""}
    scene = table(turn="witch_king", hands={"witch_king": "grond"}, reserve=nazgul, at=at)
    scene.choose(f"use {nazgul}")
    assert scene.legal() == {"add lorien", "add dol_guldur"}
    scene.choose("add dol_guldur")
    assert scene.added("dol_guldur") == icons
    nowhere = table(turn="witch_king", hands={"witch_king": "grond"}, reserve=nazgul)
    assert nowhere.uses() == set()


@rule("CARD-RULING-42")
def test_the_hunter() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "grond"}, reserve="the_hunter")
    scene.choose("use the_hunter")
    assert scene.added("path") == (1, 0)
    assert scene.where("the_hunter") == "cycle_pile"


@rule("CARD-RULING-20", "CARD-RULING-41")
def test_the_lidless_eye() -> None:
    hands = {"witch_king": "the_lidless_eye grond", "saruman": "ugluk"}
    scene = table(turn="witch_king", hands=hands, at={"orodruin": "", "harad": ""})
    scene.choose("play the_lidless_eye")
    assert scene.where("the_lidless_eye") == "reserve"  # the path is closed while harad is active
    assert (scene.size("witch_king", "hand"), scene.size("saruman", "hand")) == (1, 2)
    assert scene.carryover("witch_king") == 3
    assert scene.carryover("saruman") == 2


@rule("CARD-RULING-22", "CARD-PLAY-12")
def test_the_messenger() -> None:
    scene = table(
        turn="witch_king", hands={"witch_king": "grond"}, reserve="the_messenger", cycled="the_reaver grishnakh"
    )
    scene.choose("use the_messenger")
    assert scene.legal() == {"take the_messenger", "take the_reaver"}
    scene.choose("take the_messenger")
    assert scene.hand("witch_king") == ["grond", "the_messenger"]
    alone = table(turn="witch_king", hands={"witch_king": "grond"}, reserve="the_messenger")
    alone.choose("use the_messenger")
    assert alone.legal() == {"take the_messenger"}


@rule("CARD-RESERVE-03", "CARD-RULING-10")
def test_the_reaver() -> None:
    hands = {**FORSAKERS, "witch_king": "the_reaver grond"}
    scene = table(turn="witch_king", hands=hands)
    scene.choose("play the_reaver", "to reserve")
    scene.choose("pass", "pass", "pass")
    assert scene.uses() == {"the_reaver"}  # at once, though it may not be moved this round
    assert scene.moves() == set()
    scene.choose("use the_reaver")
    free_seats_forsake(scene)
    mounted = table(turn="witch_king", hands=FORSAKERS, reserve="the_reaver+fell_beast")
    mounted.choose("use the_reaver")
    assert mounted.where("fell_beast") == "cycle_pile"


@rule("CARD-RULING-05", "CARD-DRAW-03", "CARD-PLAY-19")
def test_the_witch_king() -> None:
    drew = draw_step(reserve="the_witch_king")
    assert drew.size("witch_king", "hand") - drew.size("saruman", "hand") == 1
    scene = table(turn="witch_king", hands={"witch_king": "the_witch_king grond"}, at={"khazad_dum": ""})
    scene.choose("play the_witch_king")
    assert scene.where("the_witch_king") == "reserve"  # path 4 is closed to the Nazgûl
    top = activate("dimrill_dale", decks={"witch_king": "the_witch_king"}, hands={"saruman": "ugluk shelob"})
    top.choose("forsake top_of_deck")
    assert top.told("saved")[0]["card"] == "the_witch_king"


@rule("CARD-RULING-23", "CARD-ITEM-13")
def test_black_breath() -> None:
    for location in ("weathertop", "lorien"):
        scene = table(
            turn="witch_king", hands={"witch_king": "grond"}, at={location: "the_reaver+black_breath+morgul_blade"}
        )
        scene.choose("use black_breath")
        assert {scene.where(c) for c in ("the_reaver", "black_breath", "morgul_blade")} == {"cycle_pile"}
        assert scene.corruption == 1
    reserve = table(turn="witch_king", hands={"witch_king": "grond"}, reserve="the_reaver+black_breath")
    assert "black_breath" not in reserve.uses()


@rule("CARD-RULING-17")
def test_black_riders_mount() -> None:
    hands = {"witch_king": "black_riders_mount grond"}
    scene = table(turn="witch_king", hands=hands, reserve="the_hunter", fresh="the_hunter")
    scene.choose("play black_riders_mount")
    assert scene.legal() == {"to path", "decline"}
    scene.choose("to path")
    assert scene.where("the_hunter") == scene.where("black_riders_mount") == "path"
    closed = table(turn="witch_king", hands=hands, reserve="the_hunter", at={"khazad_dum": ""})
    closed.choose("play black_riders_mount")
    assert closed.asked == {"aragorn": "action.choose"}
    riding = table(turn="witch_king", hands=hands, at={"weathertop": "the_hunter"})
    riding.choose("play black_riders_mount")
    assert riding.asked == {"aragorn": "action.choose"}


@rule("CARD-RULING-17")
def test_fell_beast() -> None:
    hands = {"witch_king": "fell_beast grond"}
    at = {"lorien": "", "dol_guldur": "", "edoras": ""}
    scene = table(turn="witch_king", hands=hands, reserve="the_hunter", fresh="the_hunter", at=at)
    scene.choose("play fell_beast")
    assert scene.legal() == {"to lorien", "to dol_guldur", "decline"}
    scene.choose("decline")
    assert scene.where("the_hunter") == "reserve"


def test_morgul_blade() -> None:
    scene = table(turn="witch_king", hands={"witch_king": "grond"}, at={"weathertop": "the_reaver+morgul_blade"})
    scene.choose("use morgul_blade")
    assert scene.corruption == 1
    assert scene.where("morgul_blade") == "eliminated"
    assert scene.where("the_reaver") == "path"
    battle = table(turn="witch_king", hands={"witch_king": "grond"}, at={"lorien": "the_reaver+morgul_blade"})
    assert battle.uses() == set()


@rule("CARD-RULING-06")
def test_nazguls_mantle() -> None:
    for location in ("weathertop", "lorien"):
        scene = combat(location, "the_reaver+nazguls_mantle+morgul_blade")
        assert {scene.where(c) for c in ("the_reaver", "nazguls_mantle", "morgul_blade")} == {"cycle_pile"}


@rule("CARD-RULING-15", "CARD-ACTIVATE-08", "CARD-MOVE-06")
def test_the_black_captain() -> None:
    hands = {"witch_king": "the_black_captain grond"}
    scene = table(turn="witch_king", hands=hands, reserve="the_witch_king", fresh="the_witch_king")
    scene.choose("play the_black_captain")
    fields = {"lorien", "minas_tirith", "dol_guldur", "minas_morgul", "morannon"}
    assert scene.legal() == {f"activate {field}" for field in fields}
    assert scene.refused("activate edoras") == "CARD-LOCATION-04"
    scene.choose("activate lorien")
    assert scene.active == {"lorien", "dol_guldur"}
    assert scene.legal() == {"move the_witch_king", "decline"}
    scene.choose("move the_witch_king")
    assert scene.where("the_witch_king") == "lorien"
    without = table(turn="witch_king", hands=hands)
    assert without.refused("play the_black_captain") == "CARD-PLAY-26"


@rule("CARD-RULING-40", "CARD-PLAY-11")
def test_the_day_without_dawn() -> None:
    deck = "olog_hai black_uruks grond the_reaver grishnakh morgul_blade trolls_of_udun"
    hands = {"witch_king": "the_day_without_dawn fell_beast"}
    scene = table(turn="witch_king", hands=hands, decks={"witch_king": deck}, at={"lorien": ""})
    scene.choose("play the_day_without_dawn")
    while scene.asked == {"witch_king": "apart.eliminate"}:
        scene.choose(sorted(scene.legal())[0])
    assert scene.asked == {"witch_king": "apart.play"}
    armies = [
        c for c in scene.cards("witch_king", "apart") if c in {"olog_hai", "black_uruks", "grond", "trolls_of_udun"}
    ]
    assert scene.legal() == {f"play {card}" for card in armies} | {"done"}
    scene.choose(f"play {armies[0]}", "to lorien", f"play {armies[1]}", "to reserve")
    assert scene.where(armies[0]) == "lorien"
    assert scene.where(armies[1]) == "reserve"
    assert scene.where("the_day_without_dawn") == "eliminated"


@rule("CARD-RULING-40")
def test_the_ringwraiths_are_abroad() -> None:
    deck = "the_hunter the_reaver olog_hai grishnakh morgul_blade black_breath grond"
    hands = {"witch_king": "the_ringwraiths_are_abroad fell_beast"}
    scene = table(turn="witch_king", hands=hands, decks={"witch_king": deck})
    scene.choose("play the_ringwraiths_are_abroad")
    # fell_beast was cycled for the cost; the deck ran out at the seventh card
    assert scene.size("witch_king", "apart") == 7
    scene.choose("eliminate olog_hai")
    assert scene.legal() == {"play the_hunter", "play the_reaver", "done"}
    scene.choose("play the_hunter", "to path", "play the_reaver", "to reserve")
    assert scene.where("the_hunter") == "path"
    assert scene.where("the_reaver") == "reserve"
    assert scene.cards("witch_king", "cycle_pile") == ["grond", "grishnakh", "black_breath", "morgul_blade"]
