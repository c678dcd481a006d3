"""Named pairings of characters and cards. CONF-INTER-03 to CONF-INTER-28"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attacked_together, defeats_at_once, duel, into_the_mines
from tests.games.confrontation.scenes import F_HAND, S_HAND, ConfrontationScene, cards, table
from tests.rulebook import rule

SAURON_DECIDES = {"sauron": "battle.sauron_ability"}
SACRIFICE = "f_noble_sacrifice"


# --- the classic Orcs ---------------------------------------------------------------------------------------


def orcs_attack_frodo_and_sam() -> ConfrontationScene:
    scene = attacked_together("orcs_classic", "frodo_classic sam_classic", "frodo_classic")
    assert scene.legal() == {"reveal sam_classic", "pass"}
    return scene


@rule("CONF-INTER-03")
def test_frodo_may_retreat_before_the_orcs_strike() -> None:
    scene = orcs_attack_frodo_and_sam()
    scene.choose("pass")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to enedwaith")
    assert scene.at("frodo_classic") == "enedwaith"
    assert scene.fallen() == {}


@rule("CONF-INTER-03")
def test_the_orcs_defeat_sam_in_frodos_stead() -> None:
    scene = orcs_attack_frodo_and_sam()
    scene.choose("reveal sam_classic")
    assert scene.fallen() == {"sam_classic": "orcs_classic"}
    assert scene.at("frodo_classic") == "eregion"
    assert scene.winner is None


@rule("CONF-INTER-03")
def test_a_frodo_who_stays_is_defeated_by_the_orcs_and_sauron_wins() -> None:
    scene = orcs_attack_frodo_and_sam()
    scene.choose("pass", "pass")
    assert scene.fallen() == {"frodo_classic": "orcs_classic"}
    assert scene.winner == "sauron"


@rule("CONF-INTER-04")
def test_orcs_that_attack_gimli_are_defeated() -> None:
    assert defeats_at_once("gimli", "orcs_classic", "sauron")


@rule("CONF-INTER-04")
def test_orcs_that_attack_boromir_fall_with_him() -> None:
    scene = duel("boromir", "orcs_classic", "sauron")
    assert scene.fallen() == {"boromir": "boromir", "orcs_classic": "boromir"}
    assert scene.standing("eregion") == set()


@rule("CONF-INTER-05")
def test_the_orcs_defeat_a_variant_aragorn_who_has_declared_no_cards() -> None:
    scene = duel("aragorn_variant", "orcs_classic", "sauron")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert [event["character"] for event in scene.told("no_cards")] == ["aragorn_variant"]
    assert scene.fallen() == {"aragorn_variant": "orcs_classic"}
    assert scene.told("compared") == []


@rule("CONF-INTER-06")
def test_the_orcs_defeat_variant_sam_for_all_his_strength() -> None:
    scene = duel("sam_variant", "orcs_classic", "sauron")
    assert scene.fallen() == {"sam_variant": "orcs_classic"}
    assert scene.told("compared") == []
    assert scene.no_card_was_used()


# --- classic Saruman ----------------------------------------------------------------------------------------


@rule("CONF-INTER-07")
@pytest.mark.parametrize(
    ("coward", "attacker", "retreats"),
    [
        ("frodo_classic", "sauron", {"to rhudaur", "to enedwaith"}),
        ("pippin", "fellowship", {"to arthedain", "to cardolan"}),
        ("faramir", "fellowship", {"to rhudaur", "to enedwaith"}),
    ],
)
def test_saruman_forbids_to_retreat_by_ability(coward: str, attacker: str, retreats: set[str]) -> None:
    assert duel(coward, "black_rider", attacker).legal() == {*retreats, "pass"}
    scene = duel(coward, "saruman_classic", attacker)
    assert scene.asked == SAURON_DECIDES
    assert scene.legal() == {"declare no_cards", "pass"}


@rule("CONF-INTER-08")
@pytest.mark.parametrize(
    ("shadow", "then_asked"),
    [("black_rider", {"fellowship": "battle.fellowship_ability"}), ("saruman_classic", SAURON_DECIDES)],
)
def test_smeagol_may_switch_before_saruman_but_his_partner_cannot_retreat(
    shadow: str, then_asked: dict[str, str]
) -> None:
    scene = duel("smeagol", shadow, "sauron", rhudaur="frodo_classic")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"switch frodo_classic", "pass"}
    scene.choose("switch frodo_classic")
    assert scene.standing("eregion") == {"frodo_classic", shadow}
    assert scene.standing("rhudaur") == {"smeagol"}
    assert scene.asked == then_asked


@rule("CONF-INTER-09")
@EITHER_ATTACKS
def test_saruman_stops_the_retreat_on_gwaihirs_wings(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker, specials="gwaihir")
    scene.choose("play gwaihir")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "to arthedain", "to cardolan", "pass"}
    scene = duel("legolas", "saruman_classic", attacker, specials="gwaihir")
    assert scene.legal() == {"play gwaihir", "pass"}
    scene.choose("play gwaihir")
    assert scene.asked == SAURON_DECIDES
    assert scene.legal() == {"declare no_cards", "pass"}


@rule("CONF-INTER-10")
@EITHER_ATTACKS
def test_boromir_comes_before_sarumans_declaration(attacker: str) -> None:
    scene = duel("boromir", "saruman_classic", attacker)
    assert scene.fallen() == {"boromir": "boromir", "saruman_classic": "boromir"}
    assert scene.no_card_was_used()


@rule("CONF-INTER-11")
@EITHER_ATTACKS
def test_without_cards_gandalf_defeats_saruman(attacker: str) -> None:
    scene = duel("gandalf_classic", "saruman_classic", attacker)
    assert scene.asked == SAURON_DECIDES
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("declare no_cards")
    assert scene.totals() == (5, 4)
    assert scene.fallen() == {"saruman_classic": "battle"}


@rule("CONF-INTER-11")
@EITHER_ATTACKS
def test_with_cards_saruman_shows_his_to_gandalf_first(attacker: str) -> None:
    scene = duel("gandalf_classic", "saruman_classic", attacker)
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.show_card"}
    assert scene.legal() == cards(S_HAND)


@rule("CONF-INTER-12")
def test_without_cards_saruman_and_variant_sam_fall_together() -> None:
    scene = duel("sam_variant", "saruman_classic", "sauron")
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 4)
    assert scene.fallen() == {"sam_variant": "battle", "saruman_classic": "battle"}


@rule("CONF-INTER-12")
def test_variant_gandalf_tips_the_scales_for_variant_sam() -> None:
    scene = duel("sam_variant", "saruman_classic", "sauron", cardolan="gandalf_variant")
    scene.choose("declare no_cards")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (5, 4)
    assert scene.fallen() == {"saruman_classic": "battle"}


# --- Boromir, and Wormtongue --------------------------------------------------------------------------------


@rule("CONF-INTER-13")
@EITHER_ATTACKS
@pytest.mark.parametrize("other", ["shelob", "balrog"])
def test_boromir_takes_shelob_and_the_balrog_with_him(other: str, attacker: str) -> None:
    scene = duel("boromir", other, attacker)
    assert scene.fallen() == {"boromir": "boromir", other: "boromir"}
    assert scene.told("returned") == []
    assert scene.standing("gondor") == set()


@rule("CONF-INTER-14")
@EITHER_ATTACKS
def test_gollum_cannot_slip_away_from_boromir(attacker: str) -> None:
    scene = duel("merry", "gollum", attacker)
    assert scene.asked == {"sauron": "battle.sauron_ability"}  # anybody else lets him choose
    scene = duel("boromir", "gollum", attacker)
    assert scene.fallen() == {"boromir": "boromir", "gollum": "boromir"}
    assert scene.alive == {"pippin", "balrog"}


def wormtongue_may_flee(scene: ConfrontationScene, lost: str) -> None:
    """The Fellowship's character has fallen; Wormtongue may go to the one empty region behind him."""
    assert scene.fallen().keys() == {lost}
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to misty_mountains", "pass"}
    assert scene.refused("to caradhras") == "CONF-CHARV-37"
    scene.choose("to misty_mountains")
    assert scene.at("wormtongue") == "misty_mountains"
    assert scene.at(lost) is None
    assert scene.fallen() == {}


@rule("CONF-INTER-15")
@EITHER_ATTACKS
def test_wormtongue_may_flee_from_boromir(attacker: str) -> None:
    wormtongue_may_flee(duel("boromir", "wormtongue", attacker, caradhras="| warg"), "boromir")


@rule("CONF-INTER-15")
def test_a_wormtongue_without_an_empty_region_behind_him_falls_with_boromir() -> None:
    scene = duel("boromir", "wormtongue", caradhras="| warg", misty_mountains="gimli")
    assert scene.fallen().keys() == {"boromir", "wormtongue"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-INTER-16")
@EITHER_ATTACKS
def test_wormtongue_may_flee_from_noble_sacrifice(attacker: str) -> None:
    scene = duel("legolas", "wormtongue", attacker, caradhras="| warg")
    scene.cards(SACRIFICE, "s_1")
    wormtongue_may_flee(scene, "legolas")


# --- the Cave Troll -----------------------------------------------------------------------------------------


@rule("CONF-INTER-17")
@EITHER_ATTACKS
def test_the_cave_troll_cannot_retreat_from_noble_sacrifice(attacker: str) -> None:
    scene = duel("merry", "cave_troll", attacker)
    scene.cards(SACRIFICE, "s_retreat")
    assert scene.fallen() == {"merry": SACRIFICE, "cave_troll": SACRIFICE}
    scene = duel("merry", "black_rider", attacker)
    scene.cards(SACRIFICE, "s_retreat")
    assert scene.legal("sauron") == {"to rhudaur", "to enedwaith"}


@rule("CONF-INTER-17")
def test_the_eye_of_the_cave_troll_sees_nothing() -> None:
    scene = duel("merry", "cave_troll", "sauron")
    scene.cards("f_retreat", "s_eye")
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}


@rule("CONF-INTER-17")
def test_the_magic_of_the_cave_troll_fetches_nothing() -> None:
    scene = duel("merry", "cave_troll", "sauron", discarded="f_5 s_retreat")
    scene.cards("f_magic", "s_magic")
    # Sauron is not asked; the Fellowship's own Magic works.
    assert scene.asked == {"fellowship": "battle.fetch"}
    assert scene.legal() == {"fetch f_5"}
    scene.choose("fetch f_5")
    assert scene.totals() == (7, 9)
    assert scene.pile("sauron") == {"s_retreat", "s_magic"}


@rule("CONF-INTER-18")
def test_sauron_shows_gandalf_the_cave_trolls_useless_card() -> None:
    scene = duel("gandalf_classic", "cave_troll", "sauron", discarded="f_5 s_retreat")
    assert scene.asked == {"sauron": "battle.show_card"}
    assert scene.legal() == cards(S_HAND - {"s_retreat"})
    scene.choose("card s_magic")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert scene.legal() == cards(F_HAND - {"f_5"})
    scene.choose("card f_4")
    assert scene.totals() == (9, 9)


# --- cards that change, and those who look away -------------------------------------------------------------


@rule("CONF-INTER-19")
def test_the_elven_cloak_ignores_the_mouths_4() -> None:
    scene = duel("aragorn_classic", "mouth_of_sauron", "sauron")
    scene.cards("f_elven_cloak", "s_eye")
    assert scene.asked == {"sauron": "battle.exchange"}
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (4, 3)


@rule("CONF-INTER-19")
@pytest.mark.parametrize(("fellow", "strength"), [("frodo_variant", 1), ("elrond", 3)])
def test_frodo_and_elrond_do_not_stop_the_mouth(fellow: str, strength: int) -> None:
    scene = duel(fellow, "mouth_of_sauron", "sauron", cardolan="sam_variant")
    scene.cards("f_1", "s_magic")
    assert scene.legal("sauron") == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert scene.totals() == (strength + 1, 7)


@rule("CONF-INTER-19")
@pytest.mark.parametrize(("fellow", "strength"), [("frodo_variant", 1), ("elrond", 3)])
def test_frodo_and_elrond_do_not_stop_sarumans_demand(fellow: str, strength: int) -> None:
    scene = duel(fellow, "saruman_variant", "sauron", cardolan="sam_variant")
    scene.cards("f_5", "s_1")
    assert scene.asked == {"sauron": "battle.demand"}
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.legal("fellowship") == cards(F_HAND - {"f_5"})
    scene.choose("card f_4")
    assert scene.totals() == (strength + 4, 4)


@rule("CONF-INTER-20")
@EITHER_ATTACKS
@pytest.mark.parametrize(
    ("hunter", "prey"),
    [
        ("merry", "witch_king_classic"),
        ("merry", "witch_king_variant"),
        ("legolas", "flying_nazgul_classic"),
        ("legolas", "flying_nazgul_variant"),
        ("gimli", "orcs_classic"),
        ("gimli", "orcs_variant"),
    ],
)
def test_merry_legolas_and_gimli_defeat_either_face_in_attack_and_defence(
    hunter: str, prey: str, attacker: str
) -> None:
    assert defeats_at_once(hunter, prey, attacker)


# --- variant Saruman and Gandalf ----------------------------------------------------------------------------


@rule("CONF-INTER-21")
@pytest.mark.parametrize("edition", ["classic", "variant"])
def test_variant_saruman_defeats_a_gandalf_who_came_back(edition: str) -> None:
    scene = table(
        {"shire": "pippin", "gondor": "| saruman_variant", "mordor": "| balrog"},
        turn="fellowship",
        specials="gandalf_the_white",
        edition=edition,
    )
    assert scene.legal() == {"move pippin", "play gandalf_the_white"}
    scene.choose("play gandalf_the_white")
    gandalf = f"gandalf_{edition}"
    assert scene.at(gandalf) == "fangorn"
    scene.choose("move saruman_variant", "to fangorn")
    assert scene.fallen() == {gandalf: "saruman_variant"}
    assert scene.no_card_was_used()
    assert scene.standing("fangorn") == {"saruman_variant"}


@rule("CONF-INTER-22")
def test_variant_saruman_does_not_defeat_a_gandalf_who_merely_supports() -> None:
    scene = duel("merry", "saruman_variant", "sauron", cardolan="gandalf_variant")
    assert scene.cards_are_chosen()
    scene.cards("f_2", "s_1")
    assert scene.legal("sauron") == {"demand another_card", "pass"}
    scene.choose("pass")
    assert scene.legal("fellowship") == {"reveal gandalf_variant", "pass"}
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (5, 4)
    assert scene.fallen() == {"saruman_variant": "battle"}
    assert scene.at("gandalf_variant") == "cardolan"


@rule("CONF-INTER-23")
@pytest.mark.parametrize("protector", ["frodo_variant", "elrond"])
def test_frodo_and_elrond_protect_nobody_but_themselves(protector: str) -> None:
    # Beside them the Eye of Sauron works as ever.
    scene = attacked_together("black_rider", f"merry {protector}", "merry")
    scene.cards(SACRIFICE, "s_eye")
    assert scene.totals() == (2, 3)
    assert scene.fallen() == {"merry": "battle"}
    # Themselves it does not trouble.
    scene = attacked_together("black_rider", f"merry {protector}", protector)
    scene.cards("f_retreat", "s_eye")
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}


# --- the Balrog ---------------------------------------------------------------------------------------------


@rule("CONF-INTER-24")
@pytest.mark.parametrize("fangorn", ["", "| orcs_classic"])
@pytest.mark.parametrize(
    "walker",
    ["sam_classic", "merry", "gandalf_classic", "aragorn_classic", "legolas", "boromir", "treebeard", "smeagol"],
)
def test_the_balrog_intercepts_anybody_in_the_mines(walker: str, fangorn: str) -> None:
    scene = into_the_mines(walker, fangorn=fangorn)
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert scene.fallen() == {walker: "balrog"}
    assert scene.told("battle") == []


@rule("CONF-INTER-24")
def test_the_balrog_intercepts_a_rider_of_shadowfax_and_the_turn_is_over() -> None:
    places = {"eregion": "gimli", "shire": "pippin", "caradhras": "| balrog", "mordor": "| warg"}
    scene = table(places, turn="fellowship", specials="shadowfax").choose("play shadowfax", "move gimli")
    assert scene.legal() == {"to misty_mountains", "mines fangorn"}
    scene.choose("mines fangorn")
    assert scene.asked == {"sauron": "turn.ambush"}
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert scene.fallen() == {"gimli": "balrog"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-INTER-24")
def test_the_balrog_intercepts_the_normal_move_after_shadowfax_too() -> None:
    places = {"cardolan": "gimli", "shire": "pippin", "caradhras": "| balrog", "mordor": "| warg"}
    scene = table(places, turn="fellowship", specials="shadowfax")
    scene.choose("play shadowfax", "move gimli", "to eregion", "move gimli", "mines fangorn")
    assert scene.legal() == {"reveal balrog", "pass"}
    scene.choose("reveal balrog")
    assert scene.fallen() == {"gimli": "balrog"}


@rule("CONF-INTER-25")
def test_sam_takes_the_ring_up_when_the_balrog_defeats_variant_frodo() -> None:
    scene = into_the_mines("frodo_variant", shire="sam_variant").choose("reveal balrog")
    assert scene.fallen() == {"frodo_variant": "balrog"}
    assert [event["character"] for event in scene.told("ring_bearer")] == ["sam_variant"]
    assert [event["character"] for event in scene.told("revealed")] == ["balrog", "sam_variant"]
    assert scene.sheet("fellowship", "sauron")["ring_bearer"] == "sam_variant"
    assert scene.winner is None
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-INTER-25")
def test_sauron_wins_when_the_balrog_defeats_variant_frodo_after_sams_fall() -> None:
    scene = into_the_mines("frodo_variant").choose("reveal balrog")
    assert scene.winner == "sauron"


# --- results, and the rest ----------------------------------------------------------------------------------


@rule("CONF-INTER-26")
def test_wormtongue_retreats_before_the_next_battle_begins() -> None:
    scene = duel("gimli", "wormtongue black_rider")
    scene.draw("wormtongue", "pass")
    scene.cards("f_5", "s_1")
    assert scene.totals() == (8, 0)
    assert scene.told("battle") == []
    assert scene.legal("sauron") == {"to misty_mountains", "to caradhras", "pass"}
    scene.choose("to caradhras")
    assert scene.at("wormtongue") == "caradhras"
    assert scene.kinds("retreated", "battle") == ["retreated", "battle"]
    assert scene.legal("fellowship") == cards(F_HAND - {"f_5"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"})


@rule("CONF-INTER-26")
def test_shelob_has_gone_before_another_battle_could_begin() -> None:
    scene = attacked_together("shelob", "merry legolas", "merry")
    scene.cards("f_1", "s_3")
    assert scene.kinds("defeated", "returned", "battle", "hidden") == ["defeated", "returned", "hidden"]
    assert scene.standing("eregion") == {"legolas"}
    assert scene.standing("gondor") == {"shelob"}


@rule("CONF-INTER-27")
def test_saruman_does_not_stop_sam_from_taking_frodos_place() -> None:
    scene = attacked_together("saruman_classic", "frodo_classic sam_classic", "frodo_classic")
    assert scene.asked == {"fellowship": "battle.change_fighter"}
    assert scene.legal() == {"reveal sam_classic", "pass"}
    scene.choose("reveal sam_classic")
    assert scene.asked == SAURON_DECIDES
    scene.choose("declare no_cards")
    assert scene.totals() == (5, 4)
    assert scene.fallen() == {"saruman_classic": "battle"}


@rule("CONF-INTER-28")
def test_an_attacking_sam_has_2_even_if_frodo_lies_open_near_by() -> None:
    scene = duel("sam_classic", "black_rider", cardolan="frodo_classic! sam_classic")
    assert scene.cards_are_chosen()
    scene.cards("f_4", "s_2")
    assert scene.totals() == (6, 5)


@rule("CONF-INTER-28")
def test_sam_does_not_replace_an_attacking_frodo() -> None:
    scene = duel("frodo_classic", "black_rider", cardolan="frodo_classic sam_classic")
    assert scene.at("frodo_classic") == "eregion"
    assert scene.cards_are_chosen()
    assert scene.view("sauron")["battle"]["fellowship"] == "frodo_classic"
