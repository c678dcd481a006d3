"""Every card of the Free Peoples, by name: the exact choices at its moment, and what comes of them. CARD-RULING"""

import pytest

from tests.games.card_game.scenes import activate, combat, draw_step, table
from tests.rulebook import rule

# --- Dúnedain -------------------------------------------------------------------------------------------------------


@rule("CARD-RULING-31", "CARD-LEADER-09")
def test_dead_men_of_dunharrow() -> None:
    led = combat("morannon", "strider dead_men_of_dunharrow")
    assert led.told("combat")[0]["attack"] == 1 + 2  # strider 1, the dead men 0 + 2
    alone = combat("morannon", "boromir dead_men_of_dunharrow")
    assert alone.told("combat")[0]["attack"] == 1  # they support boromir (0 + 1) and have nothing by themselves


@rule("CARD-RULING-32", "CARD-LEADER-07")
def test_great_gate() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "great_gate boromir"}, at={"minas_tirith": "", "harad": ""})
    scene.choose("play great_gate")
    assert scene.legal() == {"to minas_tirith", "to reserve"}  # harad shows the Dúnedain, but is of the Shadow
    held = combat("minas_tirith", "great_gate grond olog_hai")
    assert held.where("great_gate") == "eliminated"  # 5 attack, 3 by the city, the gate cancels 3 of the 2 left
    assert held.scored("free") == {"minas_tirith"}
    elsewhere = combat("pelargir", "great_gate denethor haradrim_mumakil the_black_fleet")
    assert elsewhere.where("great_gate") == "cycle_pile"  # defence 0 there, but it supported denethor
    assert elsewhere.where("denethor") == "eliminated"


@rule("CARD-SETUP-14")
def test_guards_of_the_citadel() -> None:
    there = combat("minas_tirith", "guards_of_the_citadel olog_hai grond")
    assert there.scored("free") == {"minas_tirith"}  # 5 - 3 - (1 + 1)
    elsewhere = combat("dol_amroth", "guards_of_the_citadel haradrim_mumakil haradrim_regulars the_black_fleet")
    assert elsewhere.scored("shadow") == {"dol_amroth"}  # 4 - 2 - 1


@rule("CARD-SETUP-14")
def test_knights_of_dol_amroth() -> None:
    there = combat("dol_amroth", "knights_of_dol_amroth haradrim_mumakil haradrim_regulars the_black_fleet")
    assert there.scored("free") == {"dol_amroth"}  # 4 - 2 - (1 + 1)
    elsewhere = combat("pelargir", "knights_of_dol_amroth haradrim_mumakil haradrim_regulars")
    assert elsewhere.scored("shadow") == {"pelargir"}  # 3 - 1 - 1


def test_soldiers_of_gondor() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "soldiers_of_gondor boromir"}, at={"pelargir": "", "lorien": ""})
    scene.choose("play soldiers_of_gondor")
    assert scene.legal() == {"to pelargir", "to reserve"}
    scene.choose("to pelargir")
    assert scene.where("soldiers_of_gondor") == "pelargir"


@rule("CARD-PLAY-28", "CARD-PLAY-29", "CARD-RULING-05", "CARD-RULING-43", "CARD-ELIMINATE-06")
@pytest.mark.parametrize("where", ["hands", "reserve", "cycled", "deck", "path"])
def test_aragorn_removes_strider_wherever_he_is(where: str) -> None:
    hands = {"aragorn": "aragorn arwen boromir"}
    reserve = cycled = at = ""
    if where == "hands":
        hands["aragorn"] += " strider"
    elif where == "reserve":
        reserve = "strider"
    elif where == "cycled":
        cycled = "strider"
    elif where == "path":
        at = "strider+anduril"
    scene = table(turn="aragorn", hands=hands, reserve=reserve, cycled=cycled, at={"weathertop": at})
    scene.choose("play aragorn")  # no battleground is active and no path is his: the reserve is the only place
    scene.choose("cycle arwen")
    assert scene.where("aragorn") == "reserve"
    assert scene.where("strider") == "eliminated"
    if where == "path":
        assert scene.where("anduril") == "eliminated"


@rule("CARD-DRAW-03")
def test_aragorn_in_reserve_adds_a_card_to_the_draw_step() -> None:
    scene = draw_step(reserve="aragorn")
    assert scene.size("aragorn", "hand") - scene.size("frodo", "hand") == 1


@rule("CARD-RULING-19", "CARD-PLAY-13")
def test_boromir() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "boromir arwen halbarad"}, at={"khazad_dum": ""})
    scene.choose("play boromir")
    assert scene.legal() == {"to path", "to reserve"}
    scene.choose("to path", "cycle arwen")
    assert scene.size("aragorn", "hand") == 2  # one card was drawn
    assert scene.asked == {"aragorn": "cards.forsake"}
    assert "forsake halbarad" in scene.legal()
    scene.choose("forsake halbarad")
    assert scene.size("aragorn", "eliminated") == 1
    reserve = table(turn="aragorn", hands={"aragorn": "boromir arwen halbarad"}, at={"khazad_dum": ""})
    reserve.choose("play boromir", "to reserve", "cycle arwen")
    assert reserve.size("aragorn", "hand") == 2
    assert reserve.asked == {"saruman": "action.choose"}


@rule("CARD-RULING-19", "CARD-MOVE-04")
def test_boromir_moved_to_a_path_forsakes_without_drawing() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "arwen"}, reserve="boromir", at={"khazad_dum": ""})
    scene.choose("move boromir")
    assert scene.hand("aragorn") == ["arwen"]
    assert scene.legal() == {"forsake arwen", "forsake top_of_deck"}


@rule("CARD-RULING-26")
def test_denethor() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "arwen"}, reserve="denethor faramir")
    assert scene.uses() == {"denethor"}
    scene.choose("use denethor")
    assert scene.legal() == {
        "forsake arwen",
        "forsake_reserve denethor",
        "forsake_reserve faramir",
        "forsake top_of_deck",
    }
    scene.choose("forsake arwen")
    assert scene.legal() == {"take boromir"}
    scene.choose("take boromir")
    assert scene.hand("aragorn") == ["boromir"]
    assert scene.told("took")[0]["cause"] == "denethor"


@rule("CARD-RULING-26")
def test_denethor_may_forsake_the_last_card_that_he_could_have_fetched() -> None:
    scene = table(turn="aragorn", reserve="denethor", decks={"aragorn": "faramir"})
    scene.choose("use denethor", "forsake top_of_deck")
    assert scene.where("faramir") == "eliminated"
    assert scene.asked == {"saruman": "action.choose"}
    nobody = table(turn="aragorn", reserve="denethor faramir boromir", hands={"aragorn": "arwen"})
    assert nobody.uses() == set()
    assert nobody.refused("use denethor") == "CARD-ACTION-10"


@rule("CARD-RULING-13", "CARD-PATH-08")
def test_faramir() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "faramir arwen"}, at={"osgiliath": ""})
    scene.choose("play faramir", "to path")
    assert scene.legal() == {"activate henneth_annun", "activate the_cross_roads", "decline"}
    scene.choose("activate henneth_annun")
    assert scene.scored("free") == {"osgiliath"}
    assert scene.path == "henneth_annun"
    assert scene.where("faramir") == "cycle_pile"
    elsewhere = table(turn="aragorn", hands={"aragorn": "faramir arwen"}, at={"cirith_ungol": ""})
    elsewhere.choose("play faramir", "to path")
    assert elsewhere.asked == {"saruman": "action.choose"}


def test_halbarad() -> None:
    scene = table(turn="aragorn", reserve="halbarad", hands={"aragorn": "arwen"})
    scene.choose("use halbarad")
    assert scene.legal() == {"take strider", "take aragorn"}
    scene.choose("take strider")
    assert scene.where("halbarad") == "cycle_pile"
    assert scene.where("strider") == "hand"
    without = table(turn="aragorn", reserve="halbarad", hands={"aragorn": "arwen strider"}, eliminated="aragorn")
    assert without.uses() == set()


@rule("CARD-PLAY-07", "CARD-CYCLE-05")
def test_prince_imrahil() -> None:
    hand = "prince_imrahil arwen boromir"
    scene = table(turn="aragorn", hands={"aragorn": hand})
    scene.choose("play prince_imrahil", "cycle arwen")
    assert scene.legal() == {"accept", "decline"}
    scene.choose("accept")  # the last card of the hand goes by itself
    assert scene.where("boromir") == "cycle_pile"
    assert scene.legal() == {"take knights_of_dol_amroth"}
    scene.choose("take knights_of_dol_amroth")
    assert scene.hand("aragorn") == ["knights_of_dol_amroth"]
    held = table(turn="aragorn", hands={"aragorn": hand + " knights_of_dol_amroth"})
    held.choose("play prince_imrahil", "cycle arwen")
    assert held.legal() == {"decline"}  # asked all the same, for the others cannot know
    last = table(turn="aragorn", hands={"aragorn": "prince_imrahil"})
    last.choose("play prince_imrahil", "forsake top_of_deck")
    assert last.asked == {"saruman": "action.choose"}


@rule("CARD-RULING-11", "CARD-PATH-04", "CARD-PATH-10", "CARD-PATH-06")
def test_strider() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "arwen"}, at={"khazad_dum": "strider the_reaver"})
    scene.choose("use strider")
    assert scene.legal() == {"activate dimrill_dale", "activate egladil", "activate lothlorien"}
    assert scene.refused("activate caradhras") == "CARD-PATH-08"
    scene.choose("activate lothlorien")
    assert scene.where("strider") == "eliminated"  # he defends the old path: 1 attack, 0 by the path itself
    assert scene.where("the_reaver") == "eliminated"
    assert scene.scored("free") == {"khazad_dum"}
    assert scene.path == "lothlorien"
    assert scene.asked == {"aragorn": "cards.cycle"}  # lothlorien: draw 1, cycle 1


@rule("CARD-RULING-16", "CARD-ACTIVATE-10", "CARD-MOVE-06")
def test_anduril() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "arwen"}, reserve="strider+anduril", fresh="strider anduril")
    assert scene.uses() == {"anduril"}
    scene.choose("use anduril")
    dunedain = {"dol_amroth", "minas_tirith", "pelargir", "harad", "minas_morgul", "morannon", "umbar"}
    assert scene.legal() == {f"activate {field}" for field in dunedain}
    scene.choose("activate harad")
    assert scene.where("strider") == "harad"
    assert scene.where("anduril") == "harad"
    again = table(turn="aragorn", reserve="strider+anduril", scored={"shadow": "pelargir"}, at={"harad": ""})
    again.choose("use anduril")
    assert again.legal() == {f"activate {field}" for field in dunedain - {"harad"}}
    again.choose("activate pelargir", "decline")
    assert again.active == {"harad", "pelargir"}
    assert again.points("shadow") == 0


@rule("CARD-ITEM-02")
def test_blade_of_westernesse() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "blade_of_westernesse arwen"}, reserve="sam_gamgee strider")
    scene.choose("play blade_of_westernesse")
    assert scene.wielder("blade_of_westernesse") == "sam_gamgee"


@rule("CARD-RULING-44", "CARD-PLAY-25", "CARD-PLAY-07")
def test_paths_of_the_dead() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead arwen boromir halbarad"})
    scene.choose("play paths_of_the_dead", "cycle arwen", "forsake boromir", "forsake halbarad")
    assert scene.size("aragorn", "hand") == 4
    assert scene.where("paths_of_the_dead") == "eliminated"
    with_strider = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead arwen boromir"}, reserve="strider elrond")
    with_strider.choose("play paths_of_the_dead", "cycle arwen", "forsake boromir", "forsake_reserve elrond")
    assert with_strider.size("aragorn", "hand") == 5
    given_up = table(turn="aragorn", hands={"aragorn": "paths_of_the_dead arwen boromir"}, reserve="strider")
    given_up.choose("play paths_of_the_dead", "cycle arwen", "forsake boromir", "forsake_reserve strider")
    assert given_up.size("aragorn", "hand") == 4


@rule("CARD-RULING-33", "CARD-MOVE-02", "CARD-ROUND-04")
def test_the_red_arrow() -> None:
    hands = {"aragorn": "the_red_arrow arwen", "frodo": "eomer riders_of_rohan gimli"}
    scene = table(turn="aragorn", hands=hands, reserve="village_militia", at={"pelargir": "", "lorien": ""})
    scene.choose("play the_red_arrow")
    scene.choose("pass", "play riders_of_rohan", seat=None)
    assert scene.legal() == {"to pelargir", "to reserve"}
    scene.choose("to reserve", "cycle gimli")
    scene.choose("pass", "pass", "pass")
    assert scene.moves() == {"village_militia"}
    assert scene.view(None)["lasting"] == ["the_red_arrow"]


@rule("CARD-RULING-34", "CARD-LEADER-06")
def test_the_three_hunters() -> None:
    hands = {"aragorn": "the_three_hunters aragorn legolas arwen", "frodo": "gimli"}
    scene = table(turn="aragorn", hands=hands, at={"helms_deep": "riders_of_rohan", "moria": ""})
    assert "aragorn" in scene.plays()
    scene.choose("play the_three_hunters", "cycle arwen", "pass")
    assert scene.seat == "frodo"
    scene.choose("play gimli")
    assert scene.legal() == {"to helms_deep", "to moria", "to reserve"}
    cards = "aragorn riders_of_rohan devilry_of_saruman wolf_riders white_hand_orcs"
    supported = combat("helms_deep", cards, lasting="the_three_hunters")
    assert supported.told("cancelled") == [
        {"event": "cancelled", "card": "aragorn", "icons": 2, "left": 2, "rule": "CARD-COMBAT-09"},
        {"event": "cancelled", "card": "riders_of_rohan", "icons": 1, "left": 1, "rule": "CARD-COMBAT-09"},
    ]
    alone = combat("helms_deep", cards)
    assert [told["icons"] for told in alone.told("cancelled")] == [1, 1]


# --- Elves ----------------------------------------------------------------------------------------------------------


def test_high_elves() -> None:
    scene = combat("dol_guldur", "high_elves high_elves olog_hai")
    assert scene.told("combat")[0] == {
        "event": "combat",
        "location": "dol_guldur",
        "attack": 4,
        "cancelled": 2,
        "rule": "CARD-COMBAT-07",
    }


@rule("CARD-RULING-30")
def test_arwen() -> None:
    scene = combat("khazad_dum", "strider balrog_of_moria", reserve="arwen")
    assert scene.scored("free") == {"khazad_dum"}  # 3 attack against 2 + 1
    without = combat("khazad_dum", "strider balrog_of_moria")
    assert without.corruption == 1
    played = table(turn="aragorn", hands={"aragorn": "arwen boromir"})
    played.choose("play arwen")
    assert played.size("aragorn", "hand") == 1  # boromir was cycled, one card was drawn


@rule("CARD-PASS-07", "CARD-RULING-41", "CARD-RESERVE-04")
def test_elrond() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "elrond boromir arwen"}, at={"imladris": ""})
    scene.choose("play elrond", "to reserve", "cycle boromir")
    assert scene.size("aragorn", "hand") == 2
    assert scene.carryover("aragorn") == 3
    moved = table(turn="aragorn", reserve="elrond", at={"imladris": ""})
    assert moved.carryover("aragorn") == 3
    moved.choose("move elrond")
    assert moved.carryover("aragorn") == 2


@rule("CARD-DRAW-03", "CARD-PLAY-02")
def test_galadriel() -> None:
    scene = draw_step(reserve="aragorn galadriel", turn="aragorn")
    assert scene.asked == {"aragorn": "cards.cycle"}
    assert scene.size("aragorn", "hand") == 3 + 1 + 1
    scene.choose(sorted(scene.legal())[0])
    assert scene.size("aragorn", "hand") == 4
    played = table(turn="aragorn", hands={"aragorn": "galadriel boromir arwen"})
    played.choose("play galadriel", "cycle boromir")
    assert played.size("aragorn", "hand") == 2


@rule("CARD-DRAW-09", "CARD-DRAW-11", "CARD-HIDDEN-04")
def test_legolas() -> None:
    scene = table(turn="aragorn", hands={"aragorn": "legolas arwen"})
    scene.choose("play legolas")
    assert scene.legal() == {"take bow_of_the_galadhrim", "decline"}
    scene.choose("take bow_of_the_galadhrim")
    assert scene.hand("aragorn") == ["bow_of_the_galadhrim"]
    assert scene.heard("saruman", "took")[0]["card"] == "bow_of_the_galadhrim"
    assert scene.view("saruman")["seats"]["aragorn"]["known"]["hand"] == ["bow_of_the_galadhrim"]


@rule("CARD-RULING-27")
def test_bow_of_the_galadhrim() -> None:
    hand = {"aragorn": "bow_of_the_galadhrim arwen"}
    scene = table(turn="aragorn", hands=hand, reserve="legolas galadriel")
    scene.choose("play bow_of_the_galadhrim")
    assert scene.legal() == {"on legolas", "on galadriel"}
    armed = table(
        turn="frodo", hands={"frodo": "dwarven_axe gandalf_the_grey"}, reserve="legolas+bow_of_the_galadhrim gimli"
    )
    armed.choose("play dwarven_axe")
    assert armed.wielder("dwarven_axe") == "gimli"


@rule("CARD-RULING-06", "CARD-ITEM-11", "CARD-ELIMINATE-07")
def test_elven_cloak() -> None:
    scene = combat("weathertop", "sam_gamgee+elven_cloak the_reaver the_hunter")
    assert scene.where("sam_gamgee") == "cycle_pile"
    assert scene.where("elven_cloak") == "cycle_pile"
    assert scene.cards("aragorn", "cycle_pile") == ["elven_cloak"]
    assert scene.scored("free") == {"weathertop"}


@rule("CARD-RULING-07", "CARD-ACTION-08", "CARD-TOKEN-08", "CARD-ACTION-07")
def test_lembas() -> None:
    at = {"weathertop": "frodo_baggins sam_gamgee+lembas gandalf_the_grey"}
    scene = table(turn="frodo", hands={"frodo": "gimli"}, at=at, corruption=4)
    assert scene.uses() == {"lembas", "gandalf_the_grey"}
    scene.choose("use lembas")
    assert scene.corruption == 2
    assert scene.where("lembas") == "eliminated"
    owner = table(turn="aragorn", hands={"aragorn": "arwen"}, at=at, corruption=4)
    assert owner.uses() == set()
    assert owner.refused("use lembas") == "CARD-ACTION-08"
    little = table(turn="frodo", hands={"frodo": "gimli"}, at=at, corruption=1)
    little.choose("use lembas")
    assert little.corruption == 0


@rule("CARD-RULING-25", "CARD-FORSAKE-04")
def test_mirror_of_galadriel() -> None:
    hand = {"aragorn": "mirror_of_galadriel arwen"}
    scene = table(turn="aragorn", hands=hand, reserve="galadriel", decks={"aragorn": "boromir strider anduril"})
    assert scene.view("aragorn")["seats"]["aragorn"]["cards"]["top_of_deck"] is None
    scene.choose("play mirror_of_galadriel")
    top = scene.view("aragorn")["seats"]["aragorn"]["cards"]["top_of_deck"]
    assert top in {"boromir", "strider", "anduril"}
    assert scene.heard("aragorn", "looked")[0]["card"] == top
    assert scene.heard("frodo", "looked") == []
    scene.choose("pass", "pass", "pass", "ring")
    assert scene.where(top) == "hand"


@rule("CARD-RULING-09", "CARD-TOKEN-02", "CARD-RULING-42")
def test_nenya() -> None:
    scene = table(turn="aragorn", reserve="galadriel+nenya", at={"lorien": "", "lothlorien": ""})
    scene.choose("use nenya")
    assert scene.legal() == {"add lorien", "add path"}
    scene.choose("add lorien")
    assert scene.added("lorien") == (0, 1)
    assert scene.where("nenya") == "cycle_pile"
    assert scene.where("galadriel") == "reserve"


@rule("CARD-RULING-08", "CARD-ITEM-06")
def test_phial_of_galadriel() -> None:
    scene = combat("cirith_ungol", "frodo_baggins+phial_of_galadriel the_reaver the_hunter")
    assert scene.told("combat")[0]["cancelled"] == 2
    assert scene.where("frodo_baggins") == "cycle_pile"
    assert scene.where("phial_of_galadriel") == "cycle_pile"
    assert scene.scored("free") == {"cirith_ungol"}


@rule("CARD-RULING-09")
def test_vilya() -> None:
    hands = {"aragorn": "arwen", "frodo": "gimli"}
    scene = table(turn="aragorn", hands=hands, reserve="elrond+vilya")
    scene.choose("use vilya")
    assert (scene.size("aragorn", "hand"), scene.size("frodo", "hand")) == (2, 2)
    assert scene.where("vilya") == "cycle_pile"
    assert scene.where("elrond") == "reserve"


# --- Dwarves and Hobbits --------------------------------------------------------------------------------------------


@rule("CARD-DRAW-10")
def test_gimli() -> None:
    scene = table(hands={"frodo": "gimli theoden"}, cycled="dwarven_axe")
    scene.choose("play gimli")
    assert scene.legal() == {"take dwarven_axe", "decline"}
    scene.choose("take dwarven_axe")
    assert scene.hand("frodo") == ["dwarven_axe"]


def test_dwarven_axe() -> None:
    scene = table(hands={"frodo": "dwarven_axe theoden"}, at={"khazad_dum": "gimli sam_gamgee"})
    scene.choose("play dwarven_axe")
    assert scene.wielder("dwarven_axe") == "gimli"
    assert scene.where("dwarven_axe") == "path"
    nobody = table(hands={"frodo": "dwarven_axe theoden"}, reserve="sam_gamgee")
    assert nobody.refused("play dwarven_axe") == "CARD-ITEM-02"


@rule("CARD-RULING-02", "CARD-RULING-10")
def test_bilbo_baggins() -> None:
    scene = table(reserve="bilbo_baggins+elven_cloak", hands={"frodo": "gimli"})
    scene.choose("use bilbo_baggins")
    assert scene.size("frodo", "hand") == 3
    assert scene.where("bilbo_baggins") == scene.where("elven_cloak") == "cycle_pile"
    forsaken = activate("the_old_forest", reserve="bilbo_baggins+elven_cloak")
    forsaken.choose("forsake_reserve bilbo_baggins")
    assert forsaken.where("bilbo_baggins") == forsaken.where("elven_cloak") == "cycle_pile"


@rule("CARD-RULING-03")
def test_fatty_bolger() -> None:
    scene = table(reserve="fatty_bolger", hands={"frodo": "gimli"})
    scene.choose("use fatty_bolger")
    assert scene.size("frodo", "hand") == 4
    assert scene.where("fatty_bolger") == "eliminated"
    forsaken = activate("the_old_forest", reserve="fatty_bolger")
    forsaken.choose("forsake_reserve fatty_bolger")
    assert forsaken.where("fatty_bolger") == "cycle_pile"
    from_hand = activate("the_old_forest", hands={"frodo": "fatty_bolger"})
    from_hand.choose("forsake fatty_bolger")
    assert from_hand.where("fatty_bolger") == "eliminated"


@rule("CARD-RULING-01", "CARD-ELIMINATE-08", "CARD-ITEM-07")
def test_frodo_baggins() -> None:
    alone = combat("weathertop", "frodo_baggins+mithril_coat the_reaver the_witch_king")
    assert alone.scored("free") == {"weathertop"}
    assert alone.where("frodo_baggins") == "cycle_pile"
    assert alone.where("mithril_coat") == "eliminated"
    cloaked = combat("weathertop", "frodo_baggins+mithril_coat+elven_cloak the_reaver")
    assert cloaked.asked == {"frodo": "cards.saved_by"}
    assert cloaked.legal() == {"save_by frodo_baggins", "save_by elven_cloak"}
    cloaked.choose("save_by elven_cloak")
    assert {cloaked.where(c) for c in ("frodo_baggins", "mithril_coat", "elven_cloak")} == {"cycle_pile"}
    own = combat("weathertop", "frodo_baggins+mithril_coat+elven_cloak the_reaver")
    own.choose("save_by frodo_baggins")
    assert own.where("frodo_baggins") == "cycle_pile"
    assert own.where("elven_cloak") == own.where("mithril_coat") == "eliminated"
    forsaken = activate("the_old_forest", hands={"frodo": "frodo_baggins"})
    forsaken.choose("forsake frodo_baggins")
    assert forsaken.where("frodo_baggins") == "cycle_pile"
    assert forsaken.heard("saruman", "saved")[0]["card"] == "frodo_baggins"


@rule("CARD-RULING-04", "CARD-LEADER-06")
def test_merry_brandybuck() -> None:
    scene = table(hands={"frodo": "merry_brandybuck gimli"}, at={"edoras": "", "pelargir": "", "weathertop": ""})
    scene.choose("play merry_brandybuck")
    assert scene.legal() == {"to edoras", "to path", "to reserve"}
    led = combat("helms_deep", "merry_brandybuck riders_of_rohan devilry_of_saruman wolf_riders")
    assert led.view(None)["combat"] is None  # 5 - 2 = 3 against 1 + 1: both are lost
    assert led.where("merry_brandybuck") == "eliminated"
    assert led.scored("shadow") == {"helms_deep"}
    on_path = combat("weathertop", "merry_brandybuck the_reaver")
    assert on_path.where("merry_brandybuck") == "cycle_pile"


@rule("CARD-RULING-04", "CARD-LEADER-06")
def test_pippin_took() -> None:
    scene = table(hands={"frodo": "pippin_took gimli"}, at={"edoras": "", "pelargir": "", "weathertop": ""})
    scene.choose("play pippin_took")
    assert scene.legal() == {"to pelargir", "to path", "to reserve"}
    led = combat("pelargir", "pippin_took soldiers_of_gondor haradrim_mumakil haradrim_regulars")
    assert led.scored("free") == {"pelargir"}  # 3 - 1 = 2 against 1 + 1
    rohan = combat("morannon", "riders_of_rohan olog_hai")
    assert rohan.scored("shadow") == {"morannon"}
    on_path = combat("weathertop", "pippin_took the_reaver")
    assert on_path.where("pippin_took") == "cycle_pile"


@rule("CARD-RULING-10")
def test_sam_gamgee() -> None:
    scene = table(reserve="sam_gamgee+lembas", hands={"frodo": "gimli"})
    scene.choose("use sam_gamgee")
    assert scene.added("path") == (0, 1)
    assert scene.where("sam_gamgee") == scene.where("lembas") == "cycle_pile"


@rule("CARD-DRAW-11")
def test_herbs_and_stewed_rabbit() -> None:
    item = "sam_gamgee+herbs_and_stewed_rabbit"
    scene = table(reserve=item, cycled="frodo_baggins merry_brandybuck sting", hands={"frodo": "gimli"})
    scene.choose("use herbs_and_stewed_rabbit")
    assert scene.legal() == {"take frodo_baggins", "take merry_brandybuck"}
    scene.choose("take merry_brandybuck")
    assert scene.where("herbs_and_stewed_rabbit") == "eliminated"
    assert scene.where("sam_gamgee") == "reserve"
    assert scene.size("frodo", "hand") == 3
    for_the_draw = table(at={"weathertop": item}, hands={"frodo": "gimli"})
    for_the_draw.choose("use herbs_and_stewed_rabbit")
    assert for_the_draw.size("frodo", "hand") == 2


def test_mithril_coat() -> None:
    scene = table(
        hands={"frodo": "mithril_coat gimli"}, reserve="sam_gamgee pippin_took", at={"weathertop": "frodo_baggins"}
    )
    scene.choose("play mithril_coat")
    assert scene.legal() == {"on frodo_baggins", "on sam_gamgee"}
    scene.choose("on frodo_baggins")
    assert scene.where("mithril_coat") == "path"


@rule("CARD-RULING-08")
def test_sting() -> None:
    monster = combat("weathertop", "frodo_baggins+sting hill_troll")
    assert monster.told("combat")[0]["cancelled"] == 1
    nazgul = combat("weathertop", "frodo_baggins+sting the_reaver")
    assert nazgul.told("combat")[0]["cancelled"] == 0


@rule("CARD-PATH-13", "CARD-RULING-13", "CARD-PATH-07")
def test_there_is_another_way() -> None:
    scene = table(hands={"frodo": "there_is_another_way gimli"}, at={"osgiliath": "frodo_baggins shelob"})
    scene.choose("play there_is_another_way")
    assert scene.legal() == {"activate henneth_annun", "activate the_cross_roads"}
    scene.choose("activate the_cross_roads")
    assert scene.path == "the_cross_roads"
    assert scene.added("path") == (0, 1)
    assert scene.where("shelob") == "eliminated"
    hand = {"frodo": "there_is_another_way gimli"}
    none = table(hands=hand, at={"osgiliath": ""}, scored={"free": "henneth_annun the_cross_roads"})
    assert none.refused("play there_is_another_way") == "CARD-PLAY-26"


# --- Rohan ----------------------------------------------------------------------------------------------------------


@rule("CARD-PLAY-16")
def test_riders_of_rohan() -> None:
    fields = {"edoras": "", "helms_deep": "", "orthanc": "", "morannon": "", "lorien": "", "pelargir": ""}
    scene = table(hands={"frodo": "riders_of_rohan gimli"}, at=fields)
    scene.choose("play riders_of_rohan")
    assert scene.legal() == {"to edoras", "to helms_deep", "to orthanc", "to morannon", "to reserve"}
    assert scene.refused("to lorien") == "CARD-PLAY-16"
    assert scene.refused("to path") == "CARD-PLAY-15"


@rule("CARD-PLAY-05")
def test_village_militia() -> None:
    scene = table(hands={"frodo": "village_militia"})
    scene.choose("play village_militia")
    assert scene.legal() == {"forsake top_of_deck"}
    assert scene.refused("forsake_reserve village_militia") == "CARD-PLAY-05"


@rule("CARD-PLAY-08", "CARD-PLAY-09", "CARD-PLAY-11")
def test_eomer() -> None:
    deck = {"frodo": "riders_of_rohan village_militia eowyn sting narya"}
    scene = table(hands={"frodo": "eomer gimli theoden"}, decks=deck, at={"edoras": ""})
    scene.choose("play eomer", "to edoras", "cycle gimli")
    assert scene.legal() == {"play riders_of_rohan", "play village_militia", "done"}
    assert scene.refused("play theoden") == "CARD-PLAY-09"
    scene.choose("play riders_of_rohan")
    assert scene.legal() == {"to edoras", "to reserve"}
    scene.choose("to edoras")
    assert scene.where("riders_of_rohan") == "edoras"
    assert scene.hand("frodo") == ["theoden"]  # nothing from hand was cycled for the riders


@rule("CARD-RULING-35")
def test_eowyn() -> None:
    at = {"edoras": "", "lorien": "the_commander"}
    scene = table(hands={"frodo": "eowyn gimli"}, reserve="the_hunter grishnakh", at=at)
    scene.choose("play eowyn", "to edoras")
    assert scene.legal() == {"eliminate the_hunter", "eliminate the_commander", "decline"}
    scene.choose("eliminate the_commander")
    assert scene.where("the_commander") == "eliminated"
    home = table(hands={"frodo": "eowyn gimli"}, cycled="pippin_took", at=at)
    home.choose("play eowyn", "to reserve")
    assert home.legal() == {"take pippin_took", "decline"}
    home.choose("take pippin_took")
    assert home.hand("frodo") == ["pippin_took"]
    moved = table(reserve="eowyn the_hunter", hands={"frodo": "gimli"}, at=at)
    moved.choose("move eowyn")
    assert moved.asked == {"witch_king": "action.choose"}


@rule("CARD-RULING-33", "CARD-PLAY-20")
def test_ghan_buri_ghan() -> None:
    at = {"minas_tirith": "", "dol_amroth": ""}
    scene = table(hands={"frodo": "eomer riders_of_rohan"}, reserve="ghan_buri_ghan", at=at)
    assert scene.moves() == {"ghan_buri_ghan"}
    scene.choose("play eomer")
    assert scene.legal() == {"to minas_tirith", "to reserve"}
    from_hand = table(hands={"frodo": "ghan_buri_ghan gimli"}, at=at)
    from_hand.choose("play ghan_buri_ghan")
    assert from_hand.where("ghan_buri_ghan") == "reserve"


@rule("CARD-RULING-28", "CARD-PLAY-10", "CARD-PLAY-31")
def test_theoden() -> None:
    with_gandalf = combat("orthanc", "theoden riders_of_rohan", reserve="gandalf_the_white")
    assert with_gandalf.told("combat")[0]["attack"] == 3
    without = combat("orthanc", "theoden riders_of_rohan")
    assert without.told("combat")[0]["attack"] == 2
    deck = {"frodo": "shadowfax eowyn sting narya death_ride_ride_to_ruin"}
    scene = table(hands={"frodo": "theoden gimli"}, decks=deck, reserve="gandalf_the_grey")
    scene.choose("play theoden")
    assert scene.legal() == {"play shadowfax", "play eowyn", "play death_ride_ride_to_ruin", "done"}
    scene.choose("play shadowfax")
    assert scene.wielder("shadowfax") == "gandalf_the_grey"
    single = table(hands={"frodo": "theoden village_militia smeagol"}, decks={"frodo": ""})
    single.choose("play theoden", "cycle village_militia")
    assert single.legal() == {"play village_militia", "done"}
    single.choose("play village_militia")
    assert single.where("smeagol") == "cycle_pile"  # there was no rest to pay for it


@rule("CARD-RULING-16")
def test_shadowfax() -> None:
    scene = table(reserve="gandalf_the_grey+shadowfax", hands={"frodo": "gimli"}, scored={"shadow": "umbar"})
    scene.choose("use shadowfax")
    assert len(scene.legal()) == 14
    scene.choose("activate umbar")
    assert scene.where("gandalf_the_grey") == scene.where("shadowfax") == "umbar"
    fresh = table(reserve="gandalf_the_grey+shadowfax", fresh="gandalf_the_grey", hands={"frodo": "gimli"})
    assert fresh.uses() == set()
    assert fresh.refused("use shadowfax") == "CARD-ACTION-10"


@rule("CARD-RULING-37")
def test_death_ride_ride_to_ruin() -> None:
    at = {"minas_tirith": "mordor_orcs the_hunter+fell_beast", "lorien": "mordor_orcs", "weathertop": "the_reaver"}
    reserve = "village_militia riders_of_rohan gandalf_the_grey+shadowfax grishnakh"
    scene = table(hands={"frodo": "death_ride_ride_to_ruin gimli"}, reserve=reserve, at=at)
    scene.choose("play death_ride_ride_to_ruin")
    assert scene.legal() == {"eliminate village_militia", "eliminate riders_of_rohan", "eliminate shadowfax"}
    scene.choose("eliminate shadowfax")
    assert scene.legal() == {"eliminate village_militia", "eliminate riders_of_rohan", "done"}
    scene.choose("eliminate village_militia", "done")
    assert scene.where("gandalf_the_grey") == "reserve"
    assert scene.asked == {"witch_king": "text.fallen"}
    assert scene.legal() == {"eliminate mordor_orcs", "eliminate the_hunter", "eliminate fell_beast"}
    scene.choose("eliminate mordor_orcs")
    assert scene.legal() == {"at minas_tirith", "at lorien"}
    scene.choose("at lorien", "eliminate fell_beast")
    assert scene.where("fell_beast") == "eliminated"
    assert scene.where("the_hunter") == "minas_tirith"
    nobody = table(hands={"frodo": "death_ride_ride_to_ruin gimli"}, at=at)
    assert nobody.refused("play death_ride_ride_to_ruin") == "CARD-PLAY-26"


# --- Wizards --------------------------------------------------------------------------------------------------------


@rule("CARD-RULING-11", "CARD-PATH-04", "CARD-ROUND-05")
def test_gandalf_the_grey() -> None:
    scene = table(at={"weathertop": "gandalf_the_grey the_witch_king"}, hands={"frodo": "gimli"})
    scene.choose("use gandalf_the_grey")
    assert scene.legal() == {"activate fords_of_bruinen", "activate imladris", "activate the_council_of_elrond"}
    scene.choose("activate imladris")
    assert scene.scored("free") == {"weathertop"}
    assert scene.where("gandalf_the_grey") == "eliminated"
    assert scene.size("aragorn", "hand") == 2
    assert scene.state.path_number == 3
    last = table(at={"orodruin": "gandalf_the_grey"}, hands={"frodo": "gimli"})
    assert last.uses() == set()


@rule("CARD-PLAY-27", "CARD-PLAY-29", "CARD-DRAW-03")
def test_gandalf_the_white() -> None:
    at = {"weathertop": "gandalf_the_grey+glamdring"}
    scene = table(hands={"frodo": "gandalf_the_white gimli"}, at=at)
    scene.choose("play gandalf_the_white")
    assert scene.where("gandalf_the_white") == "reserve"
    assert scene.where("gandalf_the_grey") == scene.where("glamdring") == "eliminated"
    drew = draw_step(reserve="gandalf_the_white")
    assert drew.size("frodo", "hand") - drew.size("aragorn", "hand") == 1


def test_gwaihir_the_windlord() -> None:
    scene = table(reserve="gwaihir_the_windlord", cycled="gandalf_the_grey", hands={"frodo": "gimli"})
    scene.choose("use gwaihir_the_windlord")
    assert scene.legal() == {"take gandalf_the_grey"}
    scene.choose("take gandalf_the_grey")
    assert scene.where("gwaihir_the_windlord") == "cycle_pile"
    nobody = table(reserve="gwaihir_the_windlord", hands={"frodo": "gimli"})
    assert nobody.uses() == set()


@rule("CARD-RULING-29")
def test_quickbeam() -> None:
    three = combat("orthanc", "quickbeam riders_of_rohan saruman white_hand_orcs wolf_riders")
    assert three.told("combat")[0]["attack"] == 1 + 2
    one = combat("orthanc", "quickbeam riders_of_rohan wolf_riders")
    assert one.told("combat")[0]["attack"] == 2


@rule("CARD-RULING-12", "CARD-RULING-04", "CARD-PATH-09")
def test_smeagol() -> None:
    scene = table(at={"osgiliath": "smeagol shelob"}, hands={"frodo": "gimli"})
    scene.choose("use smeagol")
    assert scene.corruption == 1
    scene.choose("activate shelobs_lair")
    assert scene.where("smeagol") == "cycle_pile"
    assert scene.corruption == 1
    last = table(at={"orodruin": "smeagol"}, hands={"frodo": "gimli"})
    assert last.uses() == set()
    assert last.refused("use smeagol") == "CARD-ACTION-10"


@rule("CARD-RULING-36")
def test_treebeard() -> None:
    at = {"orthanc": "white_hand_orcs", "weathertop": ""}
    scene = table(hands={"frodo": "treebeard gimli"}, reserve="white_hand_orcs wolf_riders", at=at)
    scene.choose("play treebeard", "to orthanc")
    assert scene.asked == {"saruman": "text.victim"}
    assert scene.legal() == {"eliminate white_hand_orcs", "eliminate wolf_riders"}
    scene.choose("eliminate white_hand_orcs")
    assert scene.legal() == {"at orthanc", "at reserve"}
    scene.choose("at reserve")
    assert sorted(scene.places("white_hand_orcs")) == ["eliminated", "orthanc"]
    moved = table(reserve="treebeard wolf_riders", hands={"frodo": "gimli"}, at={"orthanc": ""})
    moved.choose("move treebeard", "eliminate wolf_riders")
    assert moved.where("wolf_riders") == "eliminated"
    none = table(reserve="treebeard", hands={"frodo": "gimli"}, at={"orthanc": ""})
    none.choose("move treebeard")
    assert none.asked == {"witch_king": "action.choose"}
    assert combat("orthanc", "treebeard").told("combat")[0]["attack"] == 2


@rule("CARD-RULING-41")
def test_gandalfs_staff() -> None:
    scene = table(at={"weathertop": "gandalf_the_grey+gandalfs_staff"}, hands={"frodo": "gimli"})
    assert scene.carryover("frodo") == 3
    assert scene.carryover("aragorn") == 2


@rule("CARD-SETUP-13", "CARD-ITEM-14", "CARD-ITEM-04")
def test_glamdring() -> None:
    for gandalf in ("gandalf_the_grey", "gandalf_the_white"):
        scene = table(hands={"frodo": "glamdring gimli"}, reserve=gandalf + "+gandalfs_staff+narya+shadowfax")
        scene.choose("play glamdring")
        assert scene.wielder("glamdring") == gandalf
    fought = combat("weathertop", "gandalf_the_grey+glamdring the_witch_king the_reaver the_hunter")
    assert fought.scored("free") == {"weathertop"}  # 4 against 3 + 1


@rule("CARD-RULING-09", "CARD-CYCLE-03")
def test_narya() -> None:
    scene = table(reserve="gandalf_the_grey+narya", hands={"frodo": "gimli", "witch_king": "grond olog_hai"})
    scene.choose("use narya")
    assert scene.asked == {"witch_king": "cards.cycle"}
    scene.choose("cycle grond")
    assert scene.asked == {"saruman": "cards.forsake"}
    scene.choose("forsake top_of_deck")
    assert scene.where("narya") == "cycle_pile"
