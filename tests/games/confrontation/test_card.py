"""Combat cards. CONF-CARD"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, F_STRENGTH, S_STRENGTH, all_but, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, MOUNTAINS, ConfrontationScene, cards
from tests.rulebook import rule

BOTH_SACRIFICED = {"legolas": "f_noble_sacrifice", "black_rider": "f_noble_sacrifice"}


def played(
    ours: str,
    theirs: str,
    region: str = "eregion",
    attacker: str = "fellowship",
    discarded: str = "",
    **elsewhere: str,
) -> ConfrontationScene:
    """Legolas (3) and the Black Rider (3) fight; both cards have just been turned up."""
    return duel("legolas", "black_rider", attacker, region, discarded=discarded, **elsewhere).cards(ours, theirs)


def in_play(scene: ConfrontationScene) -> dict[str, str]:
    """The cards that lie in the battle, as a spectator sees them."""
    found: dict[str, str] = scene.view(None)["battle"]["cards"]
    return found


# --- the hands --------------------------------------------------------------------------------------------------


@rule("CONF-CARD-01")
def test_the_fellowships_nine_cards() -> None:
    assert duel("legolas", "black_rider").legal("fellowship") == {
        *("card f_1", "card f_2", "card f_3", "card f_4", "card f_5"),
        *("card f_magic", "card f_noble_sacrifice", "card f_elven_cloak", "card f_retreat"),
    }


@rule("CONF-CARD-01")
@pytest.mark.parametrize("card", sorted(F_STRENGTH))
def test_the_numbers_of_the_fellowships_strength_cards(card: str) -> None:
    assert played(card, "s_eye").totals() == (3 + F_STRENGTH[card], 3)


@rule("CONF-CARD-02")
def test_saurons_nine_cards() -> None:
    assert duel("legolas", "black_rider").legal("sauron") == {
        *("card s_1", "card s_2", "card s_3", "card s_4", "card s_5", "card s_6"),
        *("card s_magic", "card s_eye", "card s_retreat"),
    }


@rule("CONF-CARD-02")
@pytest.mark.parametrize("card", sorted(S_STRENGTH))
def test_the_numbers_of_saurons_strength_cards(card: str) -> None:
    assert played("f_1", card).totals() == (4, 3 + S_STRENGTH[card])


@rule("CONF-CARD-03")
def test_a_used_card_cannot_be_played_again() -> None:
    scene = duel("legolas", "black_rider", discarded="f_5 f_magic f_retreat s_6 s_magic s_eye")
    unused = {"f_1", "f_2", "f_3", "f_4", "f_noble_sacrifice", "f_elven_cloak"}
    assert scene.legal("fellowship") == cards(unused)
    assert scene.legal("sauron") == cards({"s_1", "s_2", "s_3", "s_4", "s_5", "s_retreat"})
    assert scene.refused("card f_5", seat="fellowship") == "CONF-CARD-03"
    assert scene.refused("card s_6", seat="sauron") == "CONF-CARD-03"
    assert scene.refused("card s_1", seat="fellowship") == "CONF-CARD-03"


@rule("CONF-CARD-03")
def test_a_card_that_was_taken_back_can_be_played_again() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!", discarded=all_but("f_5 s_6"))
    scene.choose("fight orcs_classic")
    scene.cards("f_5", "s_6")
    scene.cards("f_5", "s_6")
    assert scene.totals() == (9, 9)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_5"}, {"s_6"})


@rule("CONF-CARD-04")
def test_a_last_card_that_can_do_nothing_is_played_all_the_same() -> None:
    scene = duel("legolas", "black_rider", region="caradhras", discarded=all_but("f_5 s_retreat"))
    assert scene.legal("sauron") == {"card s_retreat"}
    scene.cards("f_5", "s_retreat")
    assert scene.totals() == (8, 3)
    assert scene.told("retreated") == []


@rule("CONF-CARD-04")
def test_useless_cards_may_be_chosen_among_others() -> None:
    scene = duel("legolas", "black_rider", region="caradhras")
    assert scene.cards_are_chosen()
    scene.cards("f_magic", "s_retreat")
    assert scene.totals() == (3, 3)


# --- Magic ------------------------------------------------------------------------------------------------------


@rule("CONF-CARD-05")
@pytest.mark.parametrize(
    ("ours", "theirs", "owner", "choices"),
    [
        ("f_magic", "s_3", "fellowship", {"fetch f_2", "fetch f_elven_cloak"}),
        ("f_3", "s_magic", "sauron", {"fetch s_4", "fetch s_eye"}),
    ],
)
def test_magic_is_exchanged_for_a_card_from_its_owners_own_pile(
    ours: str, theirs: str, owner: str, choices: set[str]
) -> None:
    scene = played(ours, theirs, discarded="f_2 f_elven_cloak s_4 s_eye")
    assert scene.asked == {owner: "battle.fetch"}
    assert scene.legal() == choices
    for elsewhere in ("fetch f_5", "fetch s_5", "fetch s_4" if owner == "fellowship" else "fetch f_2"):
        assert scene.refused(elsewhere) == "CONF-CARD-05"


@rule("CONF-CARD-05")
def test_what_magic_fetches_is_the_card_played() -> None:
    scene = played("f_magic", "s_3", discarded="f_2 f_4 s_4 s_eye")
    scene.choose("fetch f_4")
    (replaced,) = scene.told("card_replaced")
    assert (replaced["side"], replaced["card"], replaced["instead_of"]) == ("fellowship", "f_4", "f_magic")
    assert scene.totals() == (7, 6)


@rule("CONF-CARD-06")
def test_a_fetched_text_card_is_resolved_at_once() -> None:
    ours = played("f_magic", "s_6", discarded="f_noble_sacrifice s_1")
    ours.choose("fetch f_noble_sacrifice")
    assert ours.fallen() == BOTH_SACRIFICED
    assert ours.told("compared") == []
    theirs = played("f_5", "s_magic", region="rohan", discarded="f_1 s_retreat")
    theirs.choose("fetch s_retreat")
    assert theirs.at("black_rider") == "fangorn"
    assert theirs.told("compared") == []


@rule("CONF-CARD-06")
def test_a_fetched_strength_card_counts_in_the_comparison() -> None:
    scene = played("f_magic", "s_magic", discarded="f_5 s_6")
    scene.choose("fetch s_6", "fetch f_5")
    assert scene.totals() == (8, 9)


@rule("CONF-CARD-07")
@pytest.mark.parametrize(
    ("ours", "theirs", "result"),
    [("f_2", "s_magic", (5, 3)), ("f_magic", "s_2", (3, 5)), ("f_magic", "s_magic", (3, 3))],
)
def test_with_an_empty_pile_magic_does_nothing(ours: str, theirs: str, result: tuple[int, int]) -> None:
    scene = played(ours, theirs)
    assert scene.told("card_replaced") == []
    assert scene.totals() == result
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({ours}, {theirs})


@rule("CONF-CARD-08")
@EITHER_ATTACKS
def test_when_both_play_magic_sauron_fetches_first(attacker: str) -> None:
    scene = played("f_magic", "s_magic", attacker=attacker, discarded="f_1 f_2 s_1 s_2")
    assert scene.asked == {"sauron": "battle.fetch"}
    assert scene.legal() == {"fetch s_1", "fetch s_2"}
    scene.choose("fetch s_2")
    assert scene.heard("fellowship", "card_replaced")[0]["card"] == "s_2"
    assert scene.asked == {"fellowship": "battle.fetch"}
    assert scene.legal() == {"fetch f_1", "fetch f_2"}


@rule("CONF-CARD-09")
def test_magic_goes_to_the_pile_and_the_fetched_card_lies_in_the_battle() -> None:
    scene = played("f_magic", "s_magic", discarded="f_1 f_2 s_1 s_2")
    assert in_play(scene) == {"fellowship": "f_magic", "sauron": "s_magic"}
    scene.choose("fetch s_2")
    assert in_play(scene) == {"fellowship": "f_magic", "sauron": "s_2"}
    assert scene.pile("sauron") == {"s_1", "s_magic"}
    scene.choose("fetch f_1")
    assert scene.pile("fellowship") == {"f_1", "f_2", "f_magic"}
    assert scene.pile("sauron") == {"s_1", "s_2", "s_magic"}
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (6, 6)


@rule("CONF-CARD-09")
def test_magic_does_not_fetch_itself() -> None:
    scene = played("f_magic", "s_3", discarded="f_1 s_1")
    assert scene.legal() == {"fetch f_1"}
    assert scene.refused("fetch f_magic") == "CONF-CARD-05"


@rule("CONF-CARD-10")
def test_a_retreat_fetched_by_sauron_ends_the_battle_before_the_fellowship_fetches() -> None:
    scene = played("f_magic", "s_magic", region="rohan", discarded="f_noble_sacrifice s_retreat")
    scene.choose("fetch s_retreat")
    assert scene.at("black_rider") == "fangorn"
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.pile("fellowship") == {"f_magic", "f_noble_sacrifice"}
    assert scene.fallen() == {}


@rule("CONF-CARD-10")
def test_a_fetched_retreat_without_a_way_out_leaves_the_fellowship_its_magic() -> None:
    scene = played("f_magic", "s_magic", region="caradhras", discarded="f_noble_sacrifice s_retreat")
    scene.choose("fetch s_retreat")
    assert scene.asked == {"fellowship": "battle.fetch"}
    assert scene.legal() == {"fetch f_noble_sacrifice"}


@rule("CONF-CARD-10")
def test_an_eye_fetched_by_sauron_cancels_the_fellowships_magic() -> None:
    scene = played("f_magic", "s_magic", discarded="f_noble_sacrifice s_eye")
    scene.choose("fetch s_eye")
    assert scene.totals() == (3, 3)
    assert [event["instead_of"] for event in scene.told("card_replaced")] == ["s_magic"]
    assert scene.told("card_ignored")[0]["card"] == "f_magic"


@rule("CONF-CARD-11")
def test_magic_never_fetches_a_special_card() -> None:
    scene = duel("legolas", "black_rider", discarded="f_1 s_1", specials="gwaihir shadowfax")
    scene.choose("play gwaihir", "pass")
    scene.cards("f_magic", "s_3")
    assert scene.asked == {"fellowship": "battle.fetch"}
    assert scene.legal() == {"fetch f_1"}
    assert scene.refused("play gwaihir") == "CONF-CARD-05"
    assert scene.refused("play shadowfax") == "CONF-CARD-05"


# --- Noble Sacrifice --------------------------------------------------------------------------------------------


@rule("CONF-CARD-12")
@EITHER_ATTACKS
@pytest.mark.parametrize("theirs", ["s_6", "s_1", "s_magic"])
def test_noble_sacrifice_defeats_both_fighters(attacker: str, theirs: str) -> None:
    scene = played("f_noble_sacrifice", theirs, attacker=attacker)
    assert scene.fallen() == BOTH_SACRIFICED
    assert scene.told("compared") == []


@rule("CONF-CARD-12")
def test_noble_sacrifice_spares_everybody_else() -> None:
    scene = duel("legolas", "black_rider! orcs_classic").choose("fight black_rider")
    scene.cards("f_noble_sacrifice", "s_6")
    assert scene.alive == {"pippin", "balrog", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CARD-13")
def test_noble_sacrifice_defeats_nobody_after_saurons_retreat() -> None:
    scene = played("f_noble_sacrifice", "s_retreat", region="rohan")
    assert scene.fallen() == {}
    assert (scene.at("legolas"), scene.at("black_rider")) == ("rohan", "fangorn")
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_noble_sacrifice"}, {"s_retreat"})


@rule("CONF-CARD-14")
@pytest.mark.parametrize(("region", "fangorn"), [("caradhras", ""), ("rohan", "merry"), ("rohan", "| warg shelob")])
def test_noble_sacrifice_works_when_saurons_retreat_could_not_be_carried_out(region: str, fangorn: str) -> None:
    scene = played("f_noble_sacrifice", "s_retreat", region=region, fangorn=fangorn)
    assert scene.fallen() == BOTH_SACRIFICED
    assert scene.told("retreated") == []


# --- Elven Cloak ------------------------------------------------------------------------------------------------


@rule("CONF-CARD-15")
@pytest.mark.parametrize("theirs", sorted(S_STRENGTH))
def test_the_elven_cloak_ignores_the_number_of_saurons_card(theirs: str) -> None:
    for attacker in ("fellowship", "sauron"):
        scene = played("f_elven_cloak", theirs, attacker=attacker)
        assert scene.totals() == (3, 3)
        (ignored,) = scene.told("card_ignored")
        assert (ignored["side"], ignored["card"], ignored["cause"]) == ("sauron", theirs, "f_elven_cloak")


@rule("CONF-CARD-15")
def test_the_elven_cloak_leaves_the_characters_strength() -> None:
    scene = duel("legolas", "balrog")
    scene.cards("f_elven_cloak", "s_6")
    assert scene.totals() == (3, 5)
    assert scene.fallen() == {"legolas": "battle"}


@rule("CONF-CARD-16")
def test_the_elven_cloak_ignores_a_number_fetched_by_magic() -> None:
    scene = played("f_elven_cloak", "s_magic", discarded="f_1 s_6")
    scene.choose("fetch s_6")
    assert scene.totals() == (3, 3)
    assert scene.told("card_ignored")[0]["card"] == "s_6"
    assert scene.pile("sauron") == {"s_6", "s_magic"}


@rule("CONF-CARD-17")
@pytest.mark.parametrize("theirs", ["s_magic", "s_retreat", "s_eye"])
def test_against_a_text_card_the_elven_cloak_does_nothing(theirs: str) -> None:
    scene = played("f_elven_cloak", theirs, region="caradhras")
    assert scene.totals() == (3, 3)
    assert [event for event in scene.told("card_ignored") if event["side"] == "sauron"] == []


@rule("CONF-CARD-17")
def test_the_elven_cloak_does_not_stop_saurons_retreat() -> None:
    scene = played("f_elven_cloak", "s_retreat", region="rohan")
    assert scene.at("black_rider") == "fangorn"


# --- Retreat ----------------------------------------------------------------------------------------------------


@rule("CONF-CARD-18")
@EITHER_ATTACKS
def test_the_fellowships_retreat_leads_backward(attacker: str) -> None:
    scene = played("f_retreat", "s_6", attacker=attacker)
    assert scene.asked == {"fellowship": "battle.retreat"}
    assert scene.legal() == {"to arthedain", "to cardolan"}
    for elsewhere in ("rhudaur", "enedwaith", "misty_mountains", "shire"):
        assert scene.refused(f"to {elsewhere}") == "CONF-RETREAT-06"
    scene.choose("to arthedain")
    assert scene.at("legolas") == "arthedain"
    assert scene.told("compared") == []


@rule("CONF-CARD-18")
def test_merry_must_retreat_to_cardolan_when_arthedain_is_full() -> None:
    scene = duel("merry", "black_rider", "sauron", arthedain="gimli legolas")
    scene.cards("f_retreat", "s_6")
    assert scene.told("retreated")[0]["to"] == "cardolan"
    assert scene.at("merry") == "cardolan"


@rule("CONF-CARD-18")
def test_without_a_region_behind_the_fellowship_fights_on() -> None:
    scene = played("f_retreat", "s_2", attacker="sauron", arthedain="gimli merry", cardolan="| warg")
    assert scene.told("retreated") == []
    assert scene.totals() == (3, 5)
    assert scene.pile("fellowship") == {"f_retreat"}


@rule("CONF-CARD-19")
@EITHER_ATTACKS
def test_the_fellowships_retreat_works_in_the_mountains(attacker: str) -> None:
    scene = duel("gimli", "black_rider", attacker, "gap_of_rohan")
    scene.cards("f_retreat", "s_6")
    assert scene.at("gimli") == "enedwaith"
    assert scene.told("compared") == []


@rule("CONF-CARD-19")
@pytest.mark.parametrize("enedwaith", ["| warg", "merry legolas"])
def test_the_retreat_from_the_mountains_needs_room_without_enemies(enedwaith: str) -> None:
    scene = duel("gimli", "black_rider", "sauron", "gap_of_rohan", enedwaith=enedwaith)
    scene.cards("f_retreat", "s_6")
    assert scene.told("retreated") == []
    assert scene.totals() == (3, 9)


@rule("CONF-CARD-20")
@EITHER_ATTACKS
def test_saurons_retreat_leads_sideways(attacker: str) -> None:
    scene = played("f_5", "s_retreat", region="eregion", attacker=attacker)
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.legal() == {"to rhudaur", "to enedwaith"}
    for elsewhere in ("arthedain", "cardolan", "misty_mountains", "caradhras", "fangorn"):
        assert scene.refused(f"to {elsewhere}") == "CONF-RETREAT-06"
    scene.choose("to enedwaith")
    assert scene.at("black_rider") == "enedwaith"
    assert scene.told("compared") == []


@rule("CONF-CARD-20")
@pytest.mark.parametrize("eregion", ["merry", "| warg shelob"])
def test_the_orcs_cannot_retreat_from_rhudaur_when_eregion_is_held_or_full(eregion: str) -> None:
    scene = duel("legolas", "orcs_classic", region="rhudaur", eregion=eregion)
    scene.cards("f_1", "s_retreat")
    assert scene.told("retreated") == []
    assert scene.totals() == (4, 2)


@rule("CONF-CARD-20")
def test_the_orcs_retreat_from_rhudaur_when_eregion_has_room() -> None:
    scene = duel("legolas", "orcs_classic", region="rhudaur", eregion="| warg")
    scene.cards("f_1", "s_retreat")
    assert scene.at("orcs_classic") == "eregion"


@rule("CONF-CARD-21")
@pytest.mark.parametrize("region", MOUNTAINS)
def test_saurons_retreat_has_no_effect_in_the_mountains(region: str) -> None:
    for attacker in ("fellowship", "sauron"):
        scene = played("f_1", "s_retreat", region=region, attacker=attacker)
        assert scene.told("retreated") == []
        assert scene.totals() == (4, 3)


@rule("CONF-CARD-21")
def test_saurons_retreat_has_no_effect_in_the_shire() -> None:
    scene = played("f_1", "s_retreat", region="shire", attacker="sauron", cardolan="merry")
    assert scene.told("retreated") == []
    assert scene.totals() == (4, 3)


@rule("CONF-CARD-21")
def test_saurons_retreat_has_no_effect_in_mordor() -> None:
    scene = played("f_1", "s_retreat", region="mordor", rohan="| warg")
    assert scene.told("retreated") == []
    assert scene.totals() == (4, 3)
    assert scene.standing("mordor") == {"legolas"}


@rule("CONF-CARD-28")
def test_the_fellowships_retreat_has_no_effect_in_the_shire() -> None:
    scene = played("f_retreat", "s_1", region="shire", attacker="sauron", cardolan="merry")
    assert scene.told("retreated") == []
    assert scene.totals() == (3, 4)
    assert scene.standing("shire") == {"black_rider"}
    assert scene.pile("fellowship") == {"f_retreat"}


# --- the Eye of Sauron ------------------------------------------------------------------------------------------


@rule("CONF-CARD-22")
@pytest.mark.parametrize("ours", ["f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat"])
def test_the_eye_cancels_the_fellowships_text_card(ours: str) -> None:
    for attacker in ("fellowship", "sauron"):
        scene = duel("aragorn_classic", "black_rider", attacker)
        scene.cards(ours, "s_eye")
        assert scene.totals() == (4, 3)
        assert scene.fallen() == {"black_rider": "battle"}
        (ignored,) = scene.told("card_ignored")
        assert (ignored["side"], ignored["card"], ignored["cause"]) == ("fellowship", ours, "s_eye")


@rule("CONF-CARD-23")
def test_the_eye_does_nothing_against_a_strength_card() -> None:
    scene = played("f_3", "s_eye")
    assert scene.totals() == (6, 3)
    assert scene.told("card_ignored") == []


@rule("CONF-CARD-24")
def test_the_eye_lets_magic_fetch_nothing() -> None:
    scene = played("f_magic", "s_eye", discarded="f_5 s_1")
    assert scene.told("card_replaced") == []
    assert scene.totals() == (3, 3)
    assert scene.pile("fellowship") == {"f_5", "f_magic"}


@rule("CONF-CARD-25")
@pytest.mark.parametrize("ours", ["f_noble_sacrifice", "f_elven_cloak", "f_retreat"])
def test_an_eye_fetched_with_magic_cancels_just_the_same(ours: str) -> None:
    scene = played(ours, "s_magic", discarded="f_1 s_eye")
    assert scene.asked == {"sauron": "battle.fetch"}
    assert scene.legal() == {"fetch s_eye"}
    scene.choose("fetch s_eye")
    assert scene.totals() == (3, 3)
    assert scene.told("card_ignored")[0]["card"] == ours
    assert scene.told("retreated") == []


@rule("CONF-CARD-26")
def test_noble_sacrifice_fetched_by_the_fellowship_takes_effect() -> None:
    scene = played("f_magic", "s_6", discarded="f_noble_sacrifice s_1")
    assert scene.asked == {"fellowship": "battle.fetch"}
    scene.choose("fetch f_noble_sacrifice")
    assert scene.fallen() == BOTH_SACRIFICED
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CARD-26")
def test_other_texts_fetched_by_the_fellowship_take_effect() -> None:
    cloak = played("f_magic", "s_6", discarded="f_elven_cloak s_1")
    cloak.choose("fetch f_elven_cloak")
    assert cloak.totals() == (3, 3)
    retreat = played("f_magic", "s_6", region="gap_of_rohan", discarded="f_retreat s_1")
    retreat.choose("fetch f_retreat")
    assert retreat.at("legolas") == "enedwaith"


# --- no card's text is optional --------------------------------------------------------------------------------


@rule("CONF-CARD-27")
@pytest.mark.parametrize(
    ("ours", "theirs", "choices", "refusal"),
    [
        ("f_magic", "s_3", {"fetch f_1"}, "CONF-CARD-05"),
        ("f_3", "s_magic", {"fetch s_1"}, "CONF-CARD-05"),
        ("f_retreat", "s_3", {"to arthedain", "to cardolan"}, "CONF-CARD-27"),
        ("f_3", "s_retreat", {"to rhudaur", "to enedwaith"}, "CONF-CARD-27"),
    ],
)
def test_the_text_of_a_card_cannot_be_declined(ours: str, theirs: str, choices: set[str], refusal: str) -> None:
    scene = played(ours, theirs, discarded="f_1 s_1")
    assert scene.legal() == choices
    assert scene.refused("pass") == refusal


@rule("CONF-CARD-27")
@pytest.mark.parametrize("fetched", ["f_retreat", "f_noble_sacrifice"])
def test_the_text_of_a_fetched_card_cannot_be_declined(fetched: str) -> None:
    scene = played("f_magic", "s_1", region="gap_of_rohan", discarded=f"{fetched} s_2")
    scene.choose(f"fetch {fetched}")
    assert scene.at("legolas") == ("enedwaith" if fetched == "f_retreat" else None)
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CARD-27")
def test_a_retreat_with_one_way_out_is_carried_out_without_a_question() -> None:
    scene = played("f_5", "s_retreat", region="rohan")
    assert scene.at("black_rider") == "fangorn"
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-CARD-27")
def test_noble_sacrifice_happens_although_the_comparison_would_have_been_won() -> None:
    scene = duel("aragorn_classic", "orcs_classic")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_noble_sacrifice", "s_1")
    assert scene.fallen() == {"aragorn_classic": "f_noble_sacrifice", "orcs_classic": "f_noble_sacrifice"}
