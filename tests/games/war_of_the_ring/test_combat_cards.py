"""The Combat halves of all 96 cards: when each may be used, and what it does. WOTR-COMBAT-53"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.battle import CANCELLED, CONFUSION, NO_REROLL
from westmarch.games.war_of_the_ring.cards import CARDS, COMBAT, COMBATS, INITIATIVE
from westmarch.games.war_of_the_ring.state import Table

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"

PLAIN = {"osgiliath": "4 sauron_regular", "lossarnach": "4 gondor_regular"}
ELITES = {"osgiliath": "3 sauron_regular southrons_easterlings_elite", "lossarnach": "3 gondor_regular gondor_elite"}
WRAITHS = {"osgiliath": "4 sauron_regular 3 nazgul", "lossarnach": "4 gondor_regular"}
LEADER = {"osgiliath": "4 sauron_regular", "lossarnach": "4 gondor_regular gondor_leader"}


def battle(card: str, armies: dict[str, str] = PLAIN, target: str = "lossarnach", **more: object) -> RingScene:
    """The Shadow attacks; the card is in its owner's hand, who is asked for a Combat card."""
    hands = f"{card} |" if CARDS.index(card) < 48 else f"| {card}"
    start = next(iter(armies))
    scene = table(armies, turn=SHADOW, dice="event | army", war=WAR, hands=hands, **more)  # type: ignore[arg-type]
    scene.choose("die army", "act attack", f"from {start}", "all", f"attack {target}")
    while "battle.card" not in scene.asked.values():
        scene.choose(sorted(scene.legal())[0])
    return scene


Check = Callable[[Table], bool]
Settings = dict[str, Any]

GIFT: Settings = {"fellowship": "lossarnach"}
HERO: Settings = {"at": {"boromir": "lossarnach"}}
MERRY: Settings = {"at": {"meriadoc": "lossarnach"}}
STRIDER: Settings = {"at": {"strider": "lossarnach"}}
GANDALF: Settings = {"at": {"gandalf_the_grey": "lossarnach"}}
FANGORN = {"fords_of_isen": "4 isengard_regular", "fangorn": "4 rohan_regular"}
WESTEMNET = {"fords_of_isen": "4 isengard_regular", "westemnet": "4 rohan_regular"}
MORIA = {"moria": "4 sauron_regular", "dimrill_dale": "4 elves_regular"}
ORTHANC = {"fords_of_isen": "4 isengard_regular", "helms_deep": "3 rohan_regular"}

HALVES: dict[str, tuple[dict[str, str], str, Settings, Check]] = {
    "it_is_a_gift": (PLAIN, "lossarnach", GIFT, lambda s: s.bonus == [1, 0] and s.re_bonus == [1, 0]),
    "one_for_the_dark_lord": (PLAIN, "lossarnach", GIFT, lambda s: s.bonus == [0, 1] and s.re_bonus == [0, 1]),
    "servant_of_the_secret_fire": (PLAIN, "lossarnach", GANDALF, lambda s: s.bonus == [1, 0]),
    "valour": (ELITES, "lossarnach", {}, lambda s: s.bonus == [1, 0]),
    "ents_rage": (FANGORN, "fangorn", {}, lambda s: s.bonus == [2, 0]),
    "huorn_dark": (WESTEMNET, "westemnet", {}, lambda s: len(s.roll[1]) == 2),
    "daylight": (PLAIN, "lossarnach", {}, lambda s: len(s.roll[1]) == 3),
    "advantageous_position": (PLAIN, "lossarnach", {}, lambda s: s.bonus == [0, -1]),
    "brave_stand": (PLAIN, "lossarnach", HERO, lambda s: len(s.roll[1]) == 3),
    "confusion": (PLAIN, "lossarnach", {}, lambda s: bool(s.round_marks & CONFUSION)),
    "cruel_as_death": (WRAITHS, "lossarnach", {}, lambda s: s.bonus == [0, 1] and s.forgone == [0, 2]),
    "they_are_terrible": (WRAITHS, "lossarnach", {}, lambda s: s.re_bonus == [0, 1] and s.forgone == [0, 1]),
    "foul_stench": (WRAITHS, "lossarnach", HERO, lambda s: bool(s.round_marks & NO_REROLL)),
    "devilry_of_orthanc": (ORTHANC, "helms_deep", {}, lambda s: s.bonus == [0, 1]),
    "deadly_strife": (PLAIN, "lossarnach", {}, lambda s: s.bonus == [2, 2] and s.re_bonus == [2, 2]),
    "desperate_battle": (PLAIN, "lossarnach", {}, lambda s: s.bonus == [1, 1] and s.re_bonus == [1, 1]),
    "swarm_of_bats": (PLAIN, "lossarnach", {}, lambda s: s.re_bonus == [0, 1]),
    "mumakil": (ELITES, "lossarnach", {}, lambda s: s.bonus == [0, 1]),
}
"""Halves that work without a choice: the position, and what shows after the cards are revealed."""

PROMPTS: dict[str, tuple[dict[str, str], str, Settings, str]] = {
    "words_of_power": (WRAITHS, "lossarnach", HERO, "combat.words"),
    "dread_and_despair": (WRAITHS, "lossarnach", {}, "combat.dread"),
    "relentless_assault": (PLAIN, "lossarnach", {}, "combat.sacrifice"),
    "scouts": (PLAIN, "lossarnach", {}, "combat.scouts"),
}
"""Halves that ask at once."""

LATER: dict[str, tuple[dict[str, str], str, Settings]] = {
    "blade_of_westernesse": (PLAIN, "lossarnach", MERRY),
    "mighty_attack": (PLAIN, "lossarnach", HERO),
    "anduril": (PLAIN, "lossarnach", STRIDER),
    "heroic_death": (LEADER, "lossarnach", {}),
    "daring_defiance": (PLAIN, "lossarnach", HERO),
    "fateful_strike": (LEADER, "lossarnach", {}),
    "sudden_strike": (LEADER, "lossarnach", {}),
    "nameless_wood": (FANGORN, "fangorn", {}),
    "no_quarter": (PLAIN, "lossarnach", {}),
    "shield_wall": (PLAIN, "lossarnach", {}),
    "charge": (ELITES, "lossarnach", {}),
    "black_breath": (WRAITHS, "lossarnach", {}),
    "durins_bane": (MORIA, "dimrill_dale", {}),
    "onslaught": (PLAIN, "lossarnach", {}),
    "great_host": (PLAIN, "lossarnach", {}),
    "we_come_to_kill": (ELITES, "lossarnach", {}),
}
"""Halves that work later in the round, or by dice of their own; what they do is tested one by one below."""

POSITIONS: dict[str, tuple[dict[str, str], str, Settings]] = {
    **{name: (a, t, m) for name, (a, t, m, _) in HALVES.items()},
    **{name: (a, t, m) for name, (a, t, m, _) in PROMPTS.items()},
    **LATER,
}

ALWAYS = {
    "daylight", "no_quarter", "shield_wall", "confusion", "deadly_strife", "desperate_battle", "onslaught",
    "relentless_assault", "great_host", "swarm_of_bats", "advantageous_position", "scouts",
}  # fmt: skip
"""Halves that PLAIN allows, with or without a requirement."""


def half(card: str) -> str:
    return COMBATS[COMBAT[CARDS.index(card)]]


@pytest.mark.parametrize("card", CARDS)
@rule("WOTR-COMBAT-07", "WOTR-COMBAT-53")
def test_when_the_combat_half_may_be_used(card: str) -> None:
    armies, target, more = POSITIONS[half(card)]
    scene = battle(card, armies, target, **more)
    assert scene.legal() == {f"card {card}", "card none"}
    plain = battle(card)
    assert plain.legal() == ({f"card {card}", "card none"} if half(card) in ALWAYS else {"card none"})


@pytest.mark.parametrize("card", [c for c in CARDS if half(c) in HALVES])
@rule("WOTR-COMBAT-53", "WOTR-COMBAT-57", "WOTR-COMBAT-56", "WOTR-COMBAT-09")
def test_what_the_combat_half_does(card: str) -> None:
    armies, target, more, check = HALVES[half(card)]
    scene = battle(card, armies, target, **more)
    # Nobody loses so much that the battle is over before it can be looked at.
    scene.choose_so_that(
        lambda s: s.field < 105 and s.round == 1 and s.stack[-1].PROMPT != "battle.advance", f"card {card}"
    )
    assert check(scene.state)


@pytest.mark.parametrize("card", [c for c in CARDS if half(c) in PROMPTS])
@rule("WOTR-COMBAT-53")
def test_what_the_combat_half_asks(card: str) -> None:
    armies, target, more, prompt = PROMPTS[half(card)]
    scene = battle(card, armies, target, **more)
    scene.choose(f"card {card}")
    assert list(scene.asked.values()) == [prompt]


def test_every_half_has_its_test() -> None:
    assert set(POSITIONS) == set(COMBATS)


@rule("WOTR-COMBAT-13")
def test_mumakil_has_two_moments() -> None:
    assert INITIATIVE[CARDS.index("shadows_gather")] == (3, 5)
    assert all(len(numbers) == 1 for card, numbers in zip(CARDS, INITIATIVE, strict=True) if half(card) != "mumakil")


@rule("WOTR-COMBAT-16", "WOTR-COMBAT-17", "WOTR-COMBAT-18", "WOTR-COMBAT-19")
def test_sudden_strike_hits_before_the_roll() -> None:
    scene = battle("challenge_of_the_king", {**LEADER, "lossarnach": "4 gondor_regular 3 gondor_leader"})
    scene.choose_so_that(lambda s: s.early_hits == [2, 0], "card challenge_of_the_king")
    early = next(told for told in scene.told("combat_roll") if told.get("cause") == "sudden_strike")
    assert (len(early["dice"]), early["needed"], early["hits"]) == (3, 5, 2)
    assert len(scene.state.roll[1]) == 2  # two of the four are gone


@rule("WOTR-COMBAT-16")
def test_charge_rolls_a_die_for_each_elite() -> None:
    scene = battle("cirdans_ships", ELITES)
    scene.choose("card cirdans_ships")
    assert len(next(t for t in scene.told("combat_roll") if t.get("cause") == "charge")["dice"]) == 1


@rule("WOTR-COMBAT-16")
def test_durins_bane_hits_on_four() -> None:
    scene = battle("balrog_of_moria", MORIA, "dimrill_dale")
    scene.choose("card balrog_of_moria")
    told = next(t for t in scene.told("combat_roll") if t.get("cause") == "durins_bane")
    assert (len(told["dice"]), told["needed"]) == (3, 4)


@rule("WOTR-COMBAT-14", "WOTR-COMBAT-58")
def test_mighty_attack_and_anduril_trade_leadership_for_a_hit() -> None:
    for card, more in (("axe_and_bow", HERO), ("athelas", STRIDER)):
        scene = battle(card, PLAIN, **more)
        scene.choose_so_that(
            lambda s: s.round == 1 and s.forgone[0] == 1 and s.hits[0] == 1 and s.re_hits[0] == 0 and not s.hits[1],
            f"card {card}",
        )
        assert scene.state.forgone == [1, 0]
        assert next(t["hits"] for t in scene.told("combat_roll") if t["side"] == FP) == 0


@rule("WOTR-COMBAT-54")
def test_daring_defiance_without_a_card_to_cancel_costs_nothing() -> None:
    scene = battle("i_will_go_alone", PLAIN, **HERO)
    scene.choose_so_that(lambda s: s.round == 1 and not s.hits[1], "card i_will_go_alone")
    assert scene.state.forgone == [0, 0]
    assert not scene.state.round_marks & CANCELLED[1]


@rule("WOTR-COMBAT-41")
def test_heroic_death_spares_hits() -> None:
    scene = battle("mirror_of_galadriel", LEADER)
    scene.choose_so_that(lambda s: s.hits[1] == 2 and s.stack[-1].PROMPT == "battle.reroll", "card mirror_of_galadriel")
    scene.choose("reroll 0")
    assert scene.asked == {FP: "combat.heroic_death"}
    assert scene.legal() == {"lose gondor_leader", "decline"}
    scene.choose("lose gondor_leader")
    assert scene.state.hits[1] == 1
    assert scene.lost("gondor_leader") == 1


@rule("WOTR-COMBAT-41", "WOTR-DEF-20")
def test_fateful_strike_and_the_blade_kill_servants() -> None:
    armies = {"osgiliath": "4 sauron_regular nazgul", "lossarnach": "4 gondor_regular 3 gondor_leader"}
    scene = battle("bilbos_song", armies)
    scene.choose_so_that(lambda s: s.stack[-1].PROMPT == "battle.reroll" and not s.hits[1], "card bilbos_song")
    while scene.asked == {SHADOW: "battle.reroll"}:
        scene.choose("reroll 0")
    most = max(scene.legal())
    scene.choose_so_that(lambda s: s.re_hits[0] > 0, most)
    assert scene.reserve("nazgul") == 8
    blade = battle("mithril_coat_and_sting", PLAIN, at={"meriadoc": "lossarnach", "mouth_of_sauron": "osgiliath"})
    blade.choose_so_that(
        lambda s: s.stack[-1].PROMPT == "battle.reroll" and not s.hits[1], "card mithril_coat_and_sting"
    )
    while blade.asked == {SHADOW: "battle.reroll"}:
        blade.choose("reroll 0")
    blade.choose_so_that(lambda s: s.re_hits[0] > 0, "reroll 1")
    assert blade.legal() == {"lose mouth_of_sauron", "decline"}
    blade.choose("lose mouth_of_sauron")
    assert blade.at("mouth_of_sauron") is None


@rule("WOTR-COMBAT-41")
def test_black_breath_kills_a_leader_or_a_companion() -> None:
    armies = {"osgiliath": "4 sauron_regular 3 nazgul", "lossarnach": "4 gondor_regular gondor_leader"}
    scene = battle("morgul_wound", armies, at={"meriadoc": "lossarnach", "gimli": "lossarnach"})
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.stack[-1].PROMPT == "battle.reroll", "card morgul_wound")
    scene.choose("reroll 3")
    scene.choose_so_that(lambda s: s.re_hits == [0, 1], "reroll 0")
    assert scene.legal() == {"lose gondor_leader", "lose meriadoc", "decline"}
    scene.choose("lose meriadoc")
    assert scene.at("meriadoc") is None


@rule("WOTR-COMBAT-53")
def test_hits_are_added_and_cancelled() -> None:
    wood = battle("the_ents_awake_entmoot", FANGORN, "fangorn")
    wood.choose_so_that(
        lambda s: s.hits == [3, 0] and sum(d >= 5 for d in s.roll[0]) == 1, "card the_ents_awake_entmoot"
    )
    quarter = battle("a_power_too_great")
    quarter.choose_so_that(lambda s: s.hits == [2, 0] and sum(d >= 5 for d in s.roll[0]) == 1, "card a_power_too_great")
    wall = battle("faramirs_rangers")
    wall.choose_so_that(lambda s: s.hits == [0, 1] and sum(d >= 5 for d in s.roll[1]) == 2, "card faramirs_rangers")


@rule("WOTR-COMBAT-59", "WOTR-COMBAT-53")
def test_effects_after_the_losses() -> None:
    host = {"osgiliath": "4 sauron_regular", "lossarnach": "2 gondor_regular"}
    scene = battle("stormcrow", host)
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.round == 1, "card stormcrow")
    assert scene.here("lossarnach") == {"gondor_regular": 1}  # Great Host: twice as many
    kill = battle("olog_hai", ELITES)
    kill.choose_so_that(lambda s: s.hits == [0, 0] and s.early_hits == [0, 1], "card olog_hai")
    assert sum(kill.here("lossarnach").values()) in (3, 4)
    rage = battle("orcs_multiplying_again")
    rage.choose_so_that(
        lambda s: s.stack[-1].PROMPT == "combat.sacrifice" and not s.hits[0], "card orcs_multiplying_again"
    )
    assert rage.legal() == {f"suffer {n}" for n in range(5)}
    rage.choose("suffer 2")
    assert sum(rage.here("osgiliath").values()) == 2


@rule("WOTR-COMBAT-56")
def test_dread_and_despair_counts_points() -> None:
    scene = battle("candles_of_corpses", WRAITHS)
    scene.choose("card candles_of_corpses")
    assert scene.legal() == {"forgo 1", "forgo 2", "forgo 3"}
    scene.choose("forgo 3")
    assert len(scene.state.roll[0]) == 1


@rule("WOTR-COMBAT-53")
def test_relentless_assault_pays_with_its_own_blood() -> None:
    scene = battle("the_day_without_dawn")
    scene.choose("card the_day_without_dawn")
    assert scene.legal() == {"suffer 0", "suffer 1", "suffer 2"}
    scene.choose_so_that(lambda s: s.field < 105 and s.round == 1 and len(s.roll[1]) > 0, "suffer 2")
    assert scene.state.bonus == [0, 2]
    assert len(scene.state.roll[1]) == 2


@rule("WOTR-EVENT-18")
def test_the_balrog_fights_from_the_table() -> None:
    scene = table(MORIA, turn=SHADOW, dice="event | army", war=WAR, on_table="balrog_of_moria flocks_of_crebain")
    scene.choose("die army", "act attack", "from moria", "all", "attack dimrill_dale")
    assert scene.legal() == {"card balrog_of_moria", "card none"}
    scene.choose("card balrog_of_moria")
    assert not scene.on_table("balrog_of_moria")
