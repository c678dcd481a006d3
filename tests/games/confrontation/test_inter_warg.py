"""Named pairings with the Warg. CONF-INTER-01 and CONF-INTER-02"""

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, attacked_together, duel
from tests.games.confrontation.scenes import moving
from tests.rulebook import rule

MAY_USE_IT = {"fellowship": "battle.fellowship_ability"}


@rule("CONF-INTER-01")
@pytest.mark.parametrize(
    ("fellow", "attacker", "asked_by_others"),
    [
        ("frodo_classic", "sauron", MAY_USE_IT),
        ("pippin", "fellowship", MAY_USE_IT),
        ("gandalf_classic", "fellowship", {"sauron": "battle.show_card"}),
        ("gandalf_classic", "sauron", {"sauron": "battle.show_card"}),
        ("boromir", "fellowship", {"sauron": "turn.action"}),
        ("boromir", "sauron", {"fellowship": "turn.action"}),
        ("aragorn_variant", "sauron", MAY_USE_IT),
        ("faramir", "fellowship", MAY_USE_IT),
        ("smeagol", "sauron", {"fellowship": "battle.change_fighter"}),
    ],
)
def test_the_warg_leaves_nothing_but_cards(fellow: str, attacker: str, asked_by_others: dict[str, str]) -> None:
    assert duel(fellow, "black_rider", attacker, rhudaur="legolas").asked == asked_by_others
    assert duel(fellow, "warg", attacker, rhudaur="legolas").cards_are_chosen()


@rule("CONF-INTER-01")
def test_the_warg_stops_sams_substitution_and_his_strength_of_5() -> None:
    scene = attacked_together("warg", "frodo_classic sam_classic", "frodo_classic")
    assert scene.cards_are_chosen()
    scene = attacked_together("warg", "frodo_classic sam_classic", "sam_classic")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (3, 4)


@rule("CONF-INTER-01")
def test_the_warg_strips_variant_frodo_of_protection_and_succession() -> None:
    scene = duel("frodo_variant", "warg", "sauron", cardolan="sam_variant")
    scene.cards("f_retreat", "s_eye")
    assert scene.totals() == (1, 2)
    assert scene.winner == "sauron"
    assert scene.alive >= {"sam_variant"}
    scene = duel("frodo_variant", "black_rider", "sauron", cardolan="sam_variant")
    scene.cards("f_retreat", "s_eye")
    assert scene.legal() == {"to arthedain", "to cardolan"}


@rule("CONF-INTER-01")
@EITHER_ATTACKS
@pytest.mark.parametrize(
    ("shadow", "lost"),
    [("warg", {"warg": "battle"}), ("balrog", {"elrond": "f_noble_sacrifice", "balrog": "f_noble_sacrifice"})],
)
def test_the_warg_takes_elronds_protection_away(shadow: str, lost: dict[str, str], attacker: str) -> None:
    scene = duel("elrond", shadow, attacker)
    scene.cards("f_noble_sacrifice", "s_eye")
    assert scene.fallen() == lost


@rule("CONF-INTER-01")
@pytest.mark.parametrize(("shadow", "strength"), [("warg", 1), ("black_rider", 3)])
def test_variant_sam_does_not_match_the_wargs_strength(shadow: str, strength: int) -> None:
    scene = duel("sam_variant", shadow, "sauron")
    scene.cards("f_5", "s_1")
    assert scene.totals()[0] == strength + 5


@rule("CONF-INTER-01")
@pytest.mark.parametrize(
    ("fellow", "field", "usual", "against_warg"),
    [("theoden", "rohan", 4, 2), ("theoden", "gondor", 4, 2), ("treebeard", "fangorn", 6, 4)],
)
def test_theoden_and_treebeard_are_no_stronger_than_printed_against_the_warg(
    fellow: str, field: str, usual: int, against_warg: int
) -> None:
    for shadow, strength in (("black_rider", usual), ("warg", against_warg)):
        scene = duel(fellow, shadow, "sauron", field).cards("f_5", "s_1")
        assert scene.totals()[0] == strength + 5


@rule("CONF-INTER-01")
def test_variant_gandalf_supports_nobody_against_the_warg() -> None:
    scene = duel("gimli", "black_rider", "sauron", cardolan="gandalf_variant")
    scene.cards("f_1", "s_1")
    assert scene.asked == {"fellowship": "battle.support"}
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene = duel("gimli", "warg", "sauron", cardolan="gandalf_variant")
    scene.cards("f_1", "s_1")
    assert scene.totals() == (4, 3)


@rule("CONF-INTER-02")
def test_classic_aragorn_reaches_the_warg_by_his_ability() -> None:
    scene = moving({"eregion": "aragorn_classic", "arthedain": "| warg", "mordor": "| balrog"}, "aragorn_classic")
    assert scene.legal() == {"to misty_mountains", "to caradhras", "mines fangorn", "to arthedain"}
    scene.choose("to arthedain")
    assert scene.standing("arthedain") == {"aragorn_classic", "warg"}
    assert scene.cards_are_chosen()


@rule("CONF-INTER-02")
def test_treebeard_reaches_the_warg_by_his_ability() -> None:
    scene = moving({"cardolan": "treebeard", "fangorn": "| warg", "mordor": "| balrog"}, "treebeard")
    assert scene.legal() == {"to eregion", "to enedwaith", "to fangorn"}
    scene.choose("to fangorn")
    assert scene.cards_are_chosen()
    scene.cards("f_1", "s_2")
    assert scene.totals() == (5, 4)
