"""Battles. CONF-COMBAT"""

from collections import Counter
from typing import Any

import pytest

from tests.games.confrontation.scenes import ConfrontationScene, opened, table
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.confrontation.cards import COMBAT_CARDS, FULL_HAND, NO_CARD, is_text
from westmarch.games.confrontation.pieces import CHARACTERS
from westmarch.games.confrontation.state import NOWHERE
from westmarch.kernel.playout import random_token

F_STRENGTH = {"f_1": 1, "f_2": 2, "f_3": 3, "f_4": 4, "f_5": 5}
S_STRENGTH = {"s_1": 1, "s_2": 2, "s_3": 3, "s_4": 4, "s_5": 5, "s_6": 6}
F_HAND = {*F_STRENGTH, "f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat"}
S_HAND = {*S_STRENGTH, "s_magic", "s_eye", "s_retreat"}
EIGHT_USED = (
    "f_1 f_2 f_3 f_4 f_magic f_noble_sacrifice f_elven_cloak f_retreat s_1 s_2 s_3 s_4 s_5 s_magic s_eye s_retreat"
)
"""What is left is the Fellowship's 5 and Sauron's 6."""

BOTH_CHOOSE = {"fellowship": "battle.card", "sauron": "battle.card"}

SPARE = {"shire": "pippin", "mordor": "| balrog"}
"""Somebody on either side to move next, so that the game goes on."""

BEHIND = {
    "rhudaur": ("arthedain", "high_pass"),
    "eregion": ("arthedain", "caradhras"),
    "misty_mountains": ("rhudaur", "mirkwood"),
    "caradhras": ("enedwaith", "rohan"),
    "gap_of_rohan": ("enedwaith", "rohan"),
    "high_pass": ("rhudaur", "mirkwood"),
    "fangorn": ("misty_mountains", "dagorlad"),
    "rohan": ("caradhras", "gondor"),
}
"""Where an attack on a region comes from: the Fellowship's, Sauron's."""


def duel(
    fellow: str,
    shadow: str,
    region: str = "eregion",
    attacker: str = "fellowship",
    others: dict[str, str] | None = None,
    **setting: Any,
) -> ConfrontationScene:
    """One character has just attacked another, and nothing has been chosen in the battle yet."""
    ours, theirs = BEHIND[region]
    here = (
        {ours: fellow, region: f"| {shadow}"} if attacker == "fellowship" else {region: fellow, theirs: f"| {shadow}"}
    )
    scene = table({**SPARE, **here, **(others or {})}, turn=attacker, **setting)
    scene.choose(f"move {fellow if attacker == 'fellowship' else shadow}", f"to {region}")
    return scene


def cards(names: set[str]) -> set[str]:
    """The tokens that play these cards."""
    return {f"card {name}" for name in names}


def fallen(scene: ConfrontationScene) -> set[str]:
    """Who was defeated by the last choices."""
    return {event["character"] for event in scene.told("defeated")}


def kinds(scene: ConfrontationScene, *of_interest: str) -> list[str]:
    """The kinds of the last events, in order; only those of interest."""
    return [event.kind for event in scene.events if event.kind in of_interest]


def totals(scene: ConfrontationScene) -> tuple[int, int] | None:
    """The totals that were compared by the last choices: the Fellowship's, Sauron's."""
    compared = scene.told("compared")
    return (compared[0]["fellowship"], compared[0]["sauron"]) if compared else None


# --- when there is a battle ------------------------------------------------------------------------------------


@rule("CONF-COMBAT-01")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_entering_a_region_with_an_enemy_leads_to_a_battle_at_once(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker=attacker)
    assert scene.standing("eregion") == {"legolas", "black_rider"}
    assert scene.asked == BOTH_CHOOSE
    assert scene.legal("fellowship") == cards(F_HAND)
    assert scene.legal("sauron") == cards(S_HAND)


@rule("CONF-COMBAT-01")
def test_entering_an_empty_region_or_one_of_friends_leads_to_no_battle() -> None:
    scene = table({"arthedain": "legolas", "rhudaur": "merry", "fangorn": "| balrog"}, turn="fellowship")
    scene.choose("move legolas", "to rhudaur", "pass")
    assert scene.told("battle") == []
    assert scene.asked == {"sauron": "turn.action"}
    assert scene.legal() == {"move balrog"}
    assert scene.revealed() == set()


@rule("CONF-COMBAT-01")
@pytest.mark.parametrize(
    ("start", "mover", "goal", "there", "winner", "reason"),
    [
        ("gondor", "frodo_classic", "mordor", "| balrog", "fellowship", "ring_bearer_in_mordor"),
        ("arthedain", "| witch_king_variant", "shire", "merry", "sauron", "witch_king_in_shire"),
    ],
)
def test_an_entry_that_wins_the_game_leads_to_no_battle(
    start: str, mover: str, goal: str, there: str, winner: str, reason: str
) -> None:
    scene = table({start: mover, goal: there}, turn=winner)
    scene.choose(f"move {mover.removeprefix('| ')}", f"to {goal}")
    assert (scene.winner, scene.reason) == (winner, reason)
    assert scene.told("battle") == scene.told("revealed") == []
    assert len(scene.standing(goal)) == 2


@rule("CONF-COMBAT-02")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_who_moved_in_is_the_attacker(attacker: str) -> None:
    scene = duel("merry", "black_rider", attacker=attacker)
    (battle,) = scene.told("battle")
    assert (battle["attacker"], battle["fellowship"], battle["sauron"]) == (attacker, "merry", "black_rider")
    assert scene.view("sauron")["battle"]["attacker"] == attacker


@rule("CONF-COMBAT-02")
def test_an_ability_of_attackers_serves_who_moved_in_only() -> None:
    places = {"arthedain": "pippin", "cardolan": "merry", "rhudaur": "| black_rider", "mordor": "| balrog"}
    attacking = table(places, turn="fellowship")
    attacking.choose("move pippin", "to rhudaur")
    assert attacking.asked == {"fellowship": "battle.fellowship_ability"}
    assert attacking.legal() == {"to arthedain", "pass"}
    defending = table(places, turn="sauron")
    defending.choose("move black_rider", "to arthedain")
    assert defending.asked == BOTH_CHOOSE


# --- who fights ------------------------------------------------------------------------------------------------

IN_THE_SHIRE = {"arthedain": "| balrog", "mordor": "| warg"}


def attack_on_the_shire(defenders: str, **setting: Any) -> ConfrontationScene:
    scene = table({**IN_THE_SHIRE, "shire": defenders}, **setting)
    scene.choose("move balrog", "to shire")
    return scene


@rule("CONF-COMBAT-03")
def test_one_of_several_hidden_defenders_is_drawn_with_equal_chances() -> None:
    scene = attack_on_the_shire("merry gimli legolas")
    drawn: Counter[str] = Counter()
    for seed in range(300):
        tried = scene.state.clone()
        tried.rng = Generator.seeded(seed)
        (event,) = [event for event in tried.play("fellowship", "pass") if event.kind == "drawn"]
        assert event.facts["out_of"] == 3
        drawn[CHARACTERS[tried.character[tried.fellow]]] += 1
    assert set(drawn) == {"merry", "gimli", "legolas"}
    assert min(drawn.values()) > 70


@rule("CONF-COMBAT-03")
def test_the_attacker_is_not_asked_whom_to_draw() -> None:
    scene = table({**SPARE, "arthedain": "legolas", "eregion": "| black_rider shelob"}, turn="fellowship")
    scene.choose("move legolas", "to eregion")
    scene.draw("shelob", "pass", seat="sauron")
    assert scene.asked == BOTH_CHOOSE
    assert scene.view("fellowship")["battle"]["sauron"] == "shelob"
    assert scene.revealed() == {"legolas", "shelob"}


@rule("CONF-COMBAT-04")
def test_the_defender_may_shuffle_before_the_draw() -> None:
    scene = attack_on_the_shire("merry gimli legolas", known="merry gimli legolas")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle shire", "pass"}
    scene.draw("merry", "shuffle shire")
    assert kinds(scene, "shuffled", "drawn", "battle") == ["shuffled", "drawn", "battle"]
    assert scene.may_be("gimli") == scene.may_be("legolas") == {"gimli", "legolas"}


@rule("CONF-COMBAT-04")
def test_without_the_shuffle_the_attacker_still_tells_the_defenders_apart() -> None:
    scene = attack_on_the_shire("merry gimli legolas", known="merry gimli legolas")
    scene.draw("merry", "pass")
    assert scene.told("shuffled") == []
    assert scene.may_be("gimli") == {"gimli"}


@rule("CONF-COMBAT-04")
def test_a_single_hidden_defender_has_nothing_to_shuffle() -> None:
    scene = table({**SPARE, "arthedain": "legolas", "eregion": "| black_rider"}, turn="fellowship")
    scene.choose("move legolas", "to eregion")
    assert scene.asked == BOTH_CHOOSE
    beside_a_revealed_one = attack_on_the_shire("merry! gimli")
    assert beside_a_revealed_one.asked == {"sauron": "attack.opponent"}


@rule("CONF-COMBAT-05")
def test_a_revealed_defender_may_be_named_instead_of_drawing() -> None:
    scene = table({"high_pass": "aragorn_classic", "mirkwood": "| watcher! gollum", "shire": "pippin"}, "fellowship")
    scene.choose("move aragorn_classic", "to mirkwood")
    assert scene.asked == {"fellowship": "attack.opponent"}
    assert scene.legal() == {"fight watcher", "draw"}
    assert scene.refused("fight gollum") == "CONF-COMBAT-05"
    scene.choose("fight watcher")
    assert scene.told("battle")[0]["sauron"] == "watcher"
    assert scene.revealed() == {"aragorn_classic", "watcher"}


@rule("CONF-COMBAT-05")
def test_the_hidden_defender_beside_a_revealed_one_may_be_fought_too() -> None:
    scene = table({"high_pass": "aragorn_classic", "mirkwood": "| watcher! gollum", "shire": "pippin"}, "fellowship")
    scene.choose("move aragorn_classic", "to mirkwood", "draw")
    assert scene.told("drawn")[0]["out_of"] == 1
    assert scene.told("battle")[0]["sauron"] == "gollum"


@rule("CONF-COMBAT-05")
def test_a_defender_revealed_in_an_earlier_turn_and_hidden_again_cannot_be_named() -> None:
    places = {"caradhras": "pippin", "misty_mountains": "legolas", "fangorn": "| shelob orcs_classic"}
    scene = table({**places, "mordor": "| balrog"}, turn="fellowship")
    scene.choose("move pippin", "to fangorn")
    scene.draw("shelob", "pass", seat="sauron")
    scene.choose("to caradhras", "move balrog", "to gondor")
    assert scene.may_be("shelob") == {"shelob"}
    scene.choose("move legolas", "to fangorn")
    assert scene.asked == {"sauron": "attack.shuffle"}
    scene.draw("orcs_classic", "pass")
    assert scene.told("drawn")[0]["out_of"] == 2


@rule("CONF-COMBAT-34")
@pytest.mark.parametrize(
    ("defenders", "options"),
    [
        ("merry! gimli", {"fight merry", "draw"}),
        ("merry! gimli!", {"fight merry", "fight gimli"}),
        ("merry! gimli! legolas", {"fight merry", "fight gimli", "draw"}),
    ],
)
def test_the_attacker_names_a_revealed_defender_or_draws_among_the_hidden(defenders: str, options: set[str]) -> None:
    scene = attack_on_the_shire(defenders)
    assert scene.asked == {"sauron": "attack.opponent"}
    assert scene.legal() == options


@rule("CONF-COMBAT-34")
def test_the_draw_never_finds_a_revealed_defender() -> None:
    scene = attack_on_the_shire("merry! gimli legolas")
    scene.choose("pass")
    for seed in range(40):
        tried = scene.state.clone()
        tried.rng = Generator.seeded(seed)
        tried.play("sauron", "draw")
        assert CHARACTERS[tried.character[tried.fellow]] in {"gimli", "legolas"}


@rule("CONF-COMBAT-34")
@pytest.mark.parametrize("defender", ["merry", "merry!"])
def test_with_a_single_option_the_attacker_chooses_nothing(defender: str) -> None:
    scene = attack_on_the_shire(defender)
    assert scene.asked == BOTH_CHOOSE
    assert scene.view("sauron")["battle"]["fellowship"] == "merry"


@rule("CONF-COMBAT-34")
def test_with_hidden_defenders_only_the_draw_is_made_without_a_question() -> None:
    scene = attack_on_the_shire("merry gimli")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    scene.draw("gimli", "pass")
    assert scene.asked == BOTH_CHOOSE


# --- the four steps ---------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-06")
def test_a_battle_goes_through_reveal_abilities_cards_and_comparison() -> None:
    scene = duel("legolas", "saruman_classic")
    assert kinds(scene, "revealed", "battle", "cards_revealed", "compared") == ["revealed", "revealed", "battle"]
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE
    scene.cards("f_5", "s_1")
    assert kinds(scene, "cards_revealed", "compared", "defeated") == ["cards_revealed", "compared", "defeated"]
    assert totals(scene) == (8, 5)


@rule("CONF-COMBAT-07")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_both_fighters_are_revealed_to_both_players(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker=attacker, others={"rohan": "gimli"})
    assert scene.revealed() == {"legolas", "black_rider"}
    for seat in ("fellowship", "sauron", None):
        assert {event["character"] for event in scene.heard(seat, "revealed")} == {"legolas", "black_rider"}
    assert scene.may_be("legolas") == {"legolas"}
    assert scene.may_be("black_rider") == {"black_rider"}
    assert scene.may_be("gimli") == {"gimli", "pippin"}


@rule("CONF-COMBAT-08")
def test_boromir_takes_the_orcs_with_him_before_their_ability_is_reached() -> None:
    scene = duel("boromir", "orcs_classic", attacker="sauron")
    assert fallen(scene) == {"boromir", "orcs_classic"}
    assert {event["cause"] for event in scene.told("defeated")} == {"boromir"}
    without_boromir = duel("merry", "orcs_classic", attacker="sauron")
    assert [event["cause"] for event in without_boromir.told("defeated")] == ["orcs_classic"]
    assert without_boromir.at("orcs_classic") == "eregion"


@rule("CONF-COMBAT-08")
def test_the_fellowship_decides_on_its_ability_before_sauron_does() -> None:
    scene = duel("aragorn_variant", "gollum", attacker="sauron")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}


@rule("CONF-COMBAT-09")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_the_warg_silences_boromir(attacker: str) -> None:
    scene = duel("boromir", "warg", attacker=attacker)
    assert scene.asked == BOTH_CHOOSE
    scene.cards("f_1", "s_1")
    assert totals(scene) == (1, 3)
    assert scene.alive >= {"warg"}
    assert fallen(scene) == {"boromir"}


@rule("CONF-COMBAT-09")
def test_the_warg_silences_a_retreat_that_another_attacker_would_allow() -> None:
    assert duel("frodo_classic", "warg", attacker="sauron").asked == BOTH_CHOOSE
    assert duel("frodo_classic", "black_rider", attacker="sauron").asked == {"fellowship": "battle.fellowship_ability"}


@rule("CONF-COMBAT-10")
@pytest.mark.parametrize(
    ("fellow", "shadow"), [("aragorn_classic", "witch_king_classic"), ("merry", "black_rider"), ("gimli", "shelob")]
)
def test_abilities_without_meaning_in_the_battle_are_skipped(fellow: str, shadow: str) -> None:
    for attacker in ("fellowship", "sauron"):
        scene = duel(fellow, shadow, attacker=attacker)
        assert scene.asked == BOTH_CHOOSE
        assert scene.told("defeated") == scene.told("declined") == []


@rule("CONF-COMBAT-10")
def test_no_ability_can_be_used_that_the_fighter_has_not() -> None:
    scene = duel("faramir", "saruman_classic", attacker="fellowship")
    assert scene.legal() == {"declare no_cards", "pass"}
    assert scene.refused("to rhudaur") == "CONF-COMBAT-10"
    faramir = duel("faramir", "black_rider", attacker="fellowship")
    assert faramir.legal() == {"to rhudaur", "to enedwaith", "pass"}
    assert faramir.refused("declare no_cards") == "CONF-COMBAT-10"


@rule("CONF-COMBAT-11")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
@pytest.mark.parametrize(
    ("fellow", "shadow", "defeated"),
    [
        ("merry", "witch_king_classic", {"witch_king_classic"}),
        ("boromir", "cave_troll", {"boromir", "cave_troll"}),
        ("gandalf_classic", "saruman_variant", {"gandalf_classic"}),
    ],
)
def test_a_defeat_by_ability_ends_the_battle_without_cards(
    attacker: str, fellow: str, shadow: str, defeated: set[str]
) -> None:
    scene = duel(fellow, shadow, attacker=attacker)
    assert fallen(scene) == defeated
    assert scene.asked == {"sauron" if attacker == "fellowship" else "fellowship": "turn.action"}
    assert scene.hand("fellowship") == F_HAND
    assert scene.hand("sauron") == S_HAND
    assert kinds(scene, "cards_revealed", "compared") == []


@rule("CONF-COMBAT-11")
@pytest.mark.parametrize(
    ("fellow", "shadow", "attacker", "target", "who"),
    [
        ("frodo_classic", "black_rider", "sauron", "rhudaur", "frodo_classic"),
        ("merry", "gollum", "fellowship", "cardolan", "gollum"),
    ],
)
def test_a_retreat_by_ability_ends_the_battle_without_cards(
    fellow: str, shadow: str, attacker: str, target: str, who: str
) -> None:
    scene = duel(fellow, shadow, attacker=attacker)
    scene.choose(f"to {target}")
    assert scene.at(who) == target
    assert scene.view("sauron")["battle"] is None
    assert scene.asked == {"sauron" if attacker == "fellowship" else "fellowship": "turn.action"}
    assert (scene.hand("fellowship"), scene.hand("sauron")) == (F_HAND, S_HAND)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == (set(), set())


@rule("CONF-COMBAT-12")
def test_the_orcs_do_not_defeat_a_frodo_who_has_retreated() -> None:
    scene = duel("frodo_classic", "orcs_classic", attacker="sauron")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to enedwaith")
    assert scene.told("defeated") == []
    assert scene.at("frodo_classic") == "enedwaith"
    assert scene.winner is None


@rule("CONF-COMBAT-12")
def test_gollum_is_not_asked_after_the_fellowship_character_has_retreated() -> None:
    scene = duel("frodo_classic", "gollum", attacker="sauron")
    scene.choose("to rhudaur")
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.at("gollum") == "eregion"
    frodo_stays = duel("frodo_classic", "gollum", attacker="sauron")
    frodo_stays.choose("pass")
    assert frodo_stays.asked == {"sauron": "battle.sauron_ability"}


# --- the cards --------------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-13")
@pytest.mark.parametrize(
    ("first", "card", "second", "answer"),
    [("fellowship", "f_4", "sauron", "s_2"), ("sauron", "s_2", "fellowship", "f_4")],
)
def test_a_chosen_card_stays_secret_until_the_other_is_chosen(first: str, card: str, second: str, answer: str) -> None:
    scene = duel("legolas", "black_rider")
    scene.choose(f"card {card}", seat=first)
    assert scene.asked == {second: "battle.card"}
    assert scene.legal() == cards(F_HAND if second == "fellowship" else S_HAND)
    assert scene.heard(second) == scene.heard(None) == []
    assert scene.heard(first, "card_chosen")[0]["card"] == card
    assert scene.view(second)["battle"]["cards"] == {"fellowship": None, "sauron": None}
    assert scene.view(second)["sides"][first]["hand"] is None
    assert scene.view(first)["sides"][first]["hand"] == [
        name for name in COMBAT_CARDS[0 if first == "fellowship" else 1] if name != card
    ]
    scene.choose(f"card {answer}", seat=second)
    for seat in ("fellowship", "sauron", None):
        (told,) = scene.heard(seat, "cards_revealed")
        assert (told["fellowship"], told["sauron"]) == ("f_4", "s_2")


@rule("CONF-COMBAT-13")
def test_against_classic_gandalf_alone_sauron_shows_his_card_first() -> None:
    scene = duel("gandalf_classic", "black_rider")
    assert scene.asked == {"sauron": "battle.show_card"}
    scene.choose("card s_2")
    assert scene.asked == {"fellowship": "battle.answer_card"}
    assert scene.view("fellowship")["battle"]["cards"] == {"fellowship": None, "sauron": "s_2"}
    assert duel("gandalf_variant", "black_rider").asked == BOTH_CHOOSE


@rule("CONF-COMBAT-14")
def test_a_card_is_either_a_text_card_or_a_strength_card() -> None:
    texts = {name for side, names in enumerate(COMBAT_CARDS) for card, name in enumerate(names) if is_text(side, card)}
    assert texts == {"f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat", "s_magic", "s_eye", "s_retreat"}
    assert (F_HAND | S_HAND) - texts == {*F_STRENGTH, *S_STRENGTH}


@rule("CONF-COMBAT-15")
def test_a_text_card_takes_effect_before_a_strength_card() -> None:
    scene = duel("legolas", "black_rider", region="rohan")
    scene.cards("f_5", "s_retreat")
    assert scene.at("black_rider") == "fangorn"
    theirs = duel("legolas", "black_rider")
    theirs.cards("f_noble_sacrifice", "s_6")
    assert fallen(theirs) == {"legolas", "black_rider"}


@rule("CONF-COMBAT-15")
def test_of_two_text_cards_saurons_is_resolved_first() -> None:
    scene = duel("legolas", "black_rider", region="rohan")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert fallen(scene) == set()
    assert scene.at("black_rider") == "fangorn"
    magic = duel("legolas", "black_rider", discarded="f_1 s_1")
    magic.cards("f_magic", "s_magic")
    assert magic.asked == {"sauron": "battle.fetch"}
    magic.choose("fetch s_1")
    assert magic.asked == {"fellowship": "battle.fetch"}


@rule("CONF-COMBAT-16")
@pytest.mark.parametrize(
    ("ours", "theirs", "defeated", "place_of_legolas"),
    [
        ("f_retreat", "s_6", set(), "caradhras"),
        ("f_1", "s_retreat", set(), "rohan"),
        ("f_noble_sacrifice", "s_1", {"legolas", "black_rider"}, None),
    ],
)
def test_a_retreat_or_defeat_by_a_text_card_ends_the_battle(
    ours: str, theirs: str, defeated: set[str], place_of_legolas: str | None
) -> None:
    scene = duel("legolas", "black_rider", region="rohan", others={"gap_of_rohan": "gimli", "enedwaith": "merry"})
    scene.cards(ours, theirs)
    if scene.asked == {"fellowship": "battle.retreat"}:
        scene.choose("to caradhras")
    assert totals(scene) is None
    assert fallen(scene) == defeated
    assert scene.at("legolas") == place_of_legolas
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-17")
def test_after_saurons_retreat_the_fellowships_retreat_is_not_resolved() -> None:
    scene = duel("legolas", "orcs_classic")
    scene.cards("f_retreat", "s_retreat")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.legal() == {"to rhudaur", "to enedwaith"}
    scene.choose("to rhudaur")
    assert scene.at("orcs_classic") == "rhudaur"
    assert scene.at("legolas") == "eregion"
    assert [event["character"] for event in scene.told("retreated")] == ["orcs_classic"]
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-17")
def test_a_text_card_of_sauron_that_ends_nothing_leaves_the_fellowship_its_own() -> None:
    scene = duel("legolas", "orcs_classic", region="caradhras")
    scene.cards("f_retreat", "s_retreat")
    assert scene.legal() == {"to eregion", "to enedwaith"}
    scene.choose("to eregion")
    assert (scene.at("legolas"), scene.at("orcs_classic")) == ("eregion", "caradhras")


@rule("CONF-COMBAT-18")
@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("f_2", "s_3"),
        ("f_2", "s_eye"),
        ("f_elven_cloak", "s_eye"),
        ("f_magic", "s_magic"),
        ("f_noble_sacrifice", "s_retreat"),
    ],
)
def test_both_cards_are_discarded_even_without_effect(ours: str, theirs: str) -> None:
    scene = duel("legolas", "black_rider", region="rohan")
    scene.cards(ours, theirs)
    assert scene.asked == {"sauron": "turn.action"}
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({ours}, {theirs})
    assert scene.hand("fellowship") == F_HAND - {ours}
    assert scene.hand("sauron") == S_HAND - {theirs}


# --- the comparison ---------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-19")
@pytest.mark.parametrize("card", sorted(F_STRENGTH))
def test_a_strength_card_adds_its_number(card: str) -> None:
    scene = duel("legolas", "black_rider")
    scene.cards(card, "s_3")
    assert totals(scene) == (3 + F_STRENGTH[card], 3 + 3)


@rule("CONF-COMBAT-19")
@pytest.mark.parametrize(
    ("ours", "theirs", "result"),
    [
        ("f_2", "s_eye", (5, 3)),
        ("f_2", "s_retreat", (5, 3)),
        ("f_2", "s_magic", (5, 3)),
        ("f_magic", "s_4", (3, 7)),
        ("f_magic", "s_eye", (3, 3)),
    ],
)
def test_a_text_card_adds_nothing(ours: str, theirs: str, result: tuple[int, int]) -> None:
    scene = duel("legolas", "black_rider", region="caradhras")
    scene.cards(ours, theirs)
    assert totals(scene) == result


@rule("CONF-COMBAT-20", "CONF-COMBAT-21")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
@pytest.mark.parametrize(
    ("ours", "theirs", "defeated", "why"),
    [
        ("f_5", "s_4", {"black_rider"}, "CONF-COMBAT-20"),
        ("f_3", "s_4", {"legolas"}, "CONF-COMBAT-20"),
        ("f_4", "s_4", {"legolas", "black_rider"}, "CONF-COMBAT-21"),
    ],
)
def test_the_lower_total_is_defeated_and_equal_totals_both(
    attacker: str, ours: str, theirs: str, defeated: set[str], why: str
) -> None:
    scene = duel("legolas", "black_rider", attacker=attacker)
    scene.cards(ours, theirs)
    assert fallen(scene) == defeated
    assert {event["rule"] for event in scene.told("defeated")} == {why}
    assert scene.standing("eregion") == {"legolas", "black_rider"} - defeated


@rule("CONF-COMBAT-22")
def test_after_the_battle_both_discard_piles_lie_open() -> None:
    scene = duel("legolas", "black_rider", discarded="f_1 s_1")
    scene.cards("f_4", "s_2")
    for seat in ("fellowship", "sauron", None):
        sides = scene.state.view(seat)["table"]["sides"]
        assert sides["fellowship"]["discarded"] == ["f_1", "f_4"]
        assert sides["sauron"]["discarded"] == ["s_1", "s_2"]


@rule("CONF-COMBAT-23")
def test_after_the_ninth_card_both_players_take_all_nine_back() -> None:
    scene = duel("legolas", "black_rider", discarded=EIGHT_USED)
    assert scene.legal("fellowship") == {"card f_5"}
    assert scene.legal("sauron") == {"card s_6"}
    scene.cards("f_5", "s_6")
    assert len(scene.told("hands_taken_back")) == 1
    assert (scene.hand("fellowship"), scene.hand("sauron")) == (F_HAND, S_HAND)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == (set(), set())


@rule("CONF-COMBAT-23")
def test_after_the_eighth_card_nothing_is_taken_back() -> None:
    seven_used = EIGHT_USED.replace("f_1 ", "").replace("s_1 ", "")
    scene = duel("legolas", "black_rider", discarded=seven_used)
    scene.cards("f_1", "s_1")
    assert scene.told("hands_taken_back") == []
    assert (scene.hand("fellowship"), scene.hand("sauron")) == ({"f_5"}, {"s_6"})


@rule("CONF-COMBAT-23")
def test_the_hands_are_full_again_for_the_next_battle_of_the_same_turn() -> None:
    places = {**SPARE, "arthedain": "aragorn_classic", "eregion": "| black_rider! orcs_classic!"}
    scene = table(places, turn="fellowship", discarded=EIGHT_USED)
    scene.choose("move aragorn_classic", "to eregion", "fight orcs_classic")
    scene.cards("f_5", "s_6")
    assert fallen(scene) == {"orcs_classic"}
    assert scene.told("battle")[0]["sauron"] == "black_rider"
    assert scene.legal("fellowship") == cards(F_HAND)
    assert scene.legal("sauron") == cards(S_HAND)


# --- after a battle ---------------------------------------------------------------------------------------------


def against_two(attacker: str = "aragorn_classic", defenders: str = "black_rider! orcs_classic!") -> ConfrontationScene:
    """An attack on Eregion, before the first opponent is chosen."""
    scene = table({**SPARE, "arthedain": attacker, "eregion": f"| {defenders}"}, turn="fellowship")
    scene.choose(f"move {attacker}", "to eregion")
    return scene


@rule("CONF-COMBAT-24")
def test_battles_go_on_until_the_region_is_no_longer_contested() -> None:
    scene = attack_on_the_shire("merry! gimli! legolas!")
    for opponent, ours, theirs in (("merry", "f_1", "s_1"), ("gimli", "f_2", "s_2")):
        assert scene.asked == {"sauron": "attack.opponent"}
        scene.choose(f"fight {opponent}")
        scene.cards(ours, theirs)
        assert fallen(scene) == {opponent}
    assert scene.asked == BOTH_CHOOSE
    assert scene.told("battle")[0]["fellowship"] == "legolas"
    scene.cards("f_5", "s_3")
    assert scene.standing("shire") == set()
    assert totals(scene) == (8, 8)


@rule("CONF-COMBAT-24")
def test_no_battle_follows_when_no_enemy_is_left() -> None:
    scene = duel("legolas", "black_rider")
    scene.cards("f_5", "s_1")
    assert scene.told("battle") == []
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-25")
def test_a_further_battle_starts_with_a_new_shuffle_draw_and_the_cards_left() -> None:
    scene = attack_on_the_shire("merry gimli legolas")
    scene.draw("merry", "pass")
    scene.cards("f_1", "s_1")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle shire", "pass"}
    scene.draw("gimli", "shuffle shire")
    assert scene.revealed() == {"balrog", "gimli"}
    assert scene.asked == BOTH_CHOOSE
    assert scene.legal("fellowship") == cards(F_HAND - {"f_1"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"})


@rule("CONF-COMBAT-25")
def test_an_ability_works_in_a_further_battle() -> None:
    scene = against_two("legolas", "black_rider! flying_nazgul_classic!")
    assert scene.legal() == {"fight black_rider", "fight flying_nazgul_classic"}
    scene.choose("fight black_rider")
    scene.cards("f_5", "s_1")
    assert [event["cause"] for event in scene.told("defeated")] == ["battle", "legolas"]
    assert scene.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-25")
def test_a_declaration_of_no_cards_holds_for_one_battle_only() -> None:
    places = {**SPARE, "caradhras": "| saruman_classic", "eregion": "legolas! merry!"}
    scene = table(places)
    scene.choose("move saruman_classic", "to eregion", "fight legolas", "declare no_cards")
    assert totals(scene) == (3, 4)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE


@rule("CONF-COMBAT-25")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        (("f_retreat", "s_eye"), ("f_elven_cloak", "s_5"), (4, 3)),  # the Eye no longer cancels
        (("f_elven_cloak", "s_6"), ("f_1", "s_5"), (5, 8)),  # the Cloak no longer hides
    ],
)
def test_a_card_of_one_battle_has_no_effect_in_the_next(
    first: tuple[str, str], second: tuple[str, str], result: tuple[int, int]
) -> None:
    scene = against_two()
    scene.choose("fight orcs_classic")
    scene.cards(*first)
    assert totals(scene) == (4, 2)
    assert scene.asked == BOTH_CHOOSE
    scene.cards(*second)
    assert totals(scene) == result


@rule("CONF-COMBAT-25")
def test_the_cards_of_a_further_battle_are_secret_again() -> None:
    scene = against_two()
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("card f_2", seat="fellowship")
    assert scene.view("sauron")["battle"]["cards"] == {"fellowship": None, "sauron": None}


@rule("CONF-COMBAT-25")
def test_gandalfs_support_is_asked_for_and_counted_in_each_battle_by_itself() -> None:
    places = {**SPARE, "cardolan": "gandalf_variant", "eregion": "| black_rider! orcs_classic!"}
    scene = table({**places, "arthedain": "aragorn_classic"}, turn="fellowship")
    scene.choose("move aragorn_classic", "to eregion", "fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("reveal gandalf_variant")
    assert totals(scene) == (6, 3)
    scene.cards("f_2", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("pass")
    assert totals(scene) == (6, 5)


@rule("CONF-COMBAT-25")
def test_only_the_classic_orcs_have_no_ability_left_in_a_further_battle() -> None:
    scene = table({**SPARE, "caradhras": "| orcs_classic", "eregion": "legolas! merry!"})
    scene.choose("move orcs_classic", "to eregion", "fight merry")
    assert fallen(scene) == {"merry"}
    assert scene.asked == BOTH_CHOOSE
    assert scene.view("sauron")["battle"]["fellowship"] == "legolas"


@rule("CONF-COMBAT-26")
def test_when_the_attacker_is_defeated_the_remaining_defenders_stay() -> None:
    scene = against_two()
    scene.choose("fight black_rider")
    scene.cards("f_1", "s_6")
    assert fallen(scene) == {"aragorn_classic"}
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-26")
def test_when_the_attacker_retreats_the_remaining_defenders_stay() -> None:
    scene = against_two()
    scene.choose("fight black_rider")
    scene.cards("f_retreat", "s_6")
    assert scene.legal() == {"to arthedain", "to cardolan"}
    scene.choose("to cardolan")
    assert scene.at("aragorn_classic") == "cardolan"
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-27")
@pytest.mark.parametrize(
    ("shadow", "place"), [("black_rider", "eregion"), ("witch_king_classic", "eregion"), ("shelob", "gondor")]
)
def test_an_attacker_that_has_cleared_the_region_stays_there_unless_it_is_shelob(shadow: str, place: str) -> None:
    scene = duel("legolas", shadow, attacker="sauron")
    scene.cards("f_1", "s_6")
    assert scene.at("legolas") is None
    assert scene.at(shadow) == place
    ours = duel("legolas", shadow)
    ours.cards("f_5", "s_1")
    assert ours.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-28")
@pytest.mark.parametrize("attacker", ["fellowship", "sauron"])
def test_when_saruman_declares_no_cards_the_strengths_alone_decide(attacker: str) -> None:
    scene = duel("legolas", "saruman_classic", attacker=attacker)
    scene.choose("declare no_cards")
    assert totals(scene) == (3, 4)
    assert fallen(scene) == {"legolas"}
    assert kinds(scene, "no_cards", "cards_revealed") == ["no_cards"]
    assert (scene.hand("fellowship"), scene.hand("sauron")) == (F_HAND, S_HAND)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == (set(), set())


@rule("CONF-COMBAT-28")
def test_when_variant_aragorn_declares_no_cards_the_strengths_alone_decide() -> None:
    scene = duel("aragorn_variant", "mouth_of_sauron", attacker="sauron", discarded="f_1 s_1")
    scene.choose("declare no_cards")
    assert totals(scene) == (4, 3)
    assert fallen(scene) == {"mouth_of_sauron"}
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1"}, {"s_1"})


# --- the number of cards ---------------------------------------------------------------------------------------


def assert_seven_each(scene: ConfrontationScene) -> None:
    """Two cards have been used by either side."""
    assert scene.asked == {"sauron": "turn.action"}
    assert (len(scene.hand("fellowship")), len(scene.hand("sauron"))) == (7, 7)
    assert (len(scene.pile("fellowship")), len(scene.pile("sauron"))) == (2, 2)


@rule("CONF-COMBAT-29")
@pytest.mark.parametrize(
    ("shadow", "ours", "theirs", "answers"),
    [
        ("black_rider", "f_magic", "s_magic", ["fetch s_1", "fetch f_1"]),
        ("black_rider", "f_magic", "s_eye", []),
        ("saruman_variant", "f_5", "s_2", ["demand another_card", "card f_2"]),
        ("mouth_of_sauron", "f_5", "s_2", ["exchange s_4"]),
        ("mouth_of_sauron", "f_5", "s_magic", ["pass", "fetch s_1"]),
    ],
)
def test_exchanged_cards_leave_both_hands_equally_full(shadow: str, ours: str, theirs: str, answers: list[str]) -> None:
    scene = duel("legolas", shadow, discarded="f_1 s_1")
    scene.cards(ours, theirs)
    scene.choose(*answers)
    assert_seven_each(scene)


@rule("CONF-COMBAT-29")
def test_the_mouths_four_from_the_discard_pile_leaves_both_hands_equally_full() -> None:
    scene = duel("legolas", "mouth_of_sauron", discarded="f_1 s_4")
    scene.cards("f_5", "s_2")
    scene.choose("exchange s_4")
    assert_seven_each(scene)
    assert scene.pile("sauron") == {"s_2", "s_4"}


@rule("CONF-COMBAT-29")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_both_hands_are_equally_full_between_battles(seed: int) -> None:
    edition = ("classic", "variant", "draft")[seed % 3]
    s = opened(seed=seed + 1, edition=edition, fellowship_specials=2, sauron_specials=2).state
    rng = Generator.seeded(seed)
    most_used = 0
    while s.outcome is None:
        s.apply(s.turn, random_token(s, s.turn, rng))
        if s.field == NOWHERE:
            assert s.hand[0].bit_count() == s.hand[1].bit_count()
            assert s.hand[0] ^ s.pile[0] == s.hand[1] ^ s.pile[1] == FULL_HAND
            assert s.card == [NO_CARD, NO_CARD]
            most_used = max(most_used, s.pile[0].bit_count())
    assert most_used > 0


# --- the whole of a battle --------------------------------------------------------------------------------------


@rule("CONF-COMBAT-30")
def test_the_rulebooks_example_of_a_battle() -> None:
    scene = table({**SPARE, "mirkwood": "aragorn_classic", "fangorn": "| shelob"}, turn="fellowship")
    scene.choose("move aragorn_classic")
    assert scene.legal() == {"to dagorlad", "to fangorn"}
    scene.choose("to fangorn")
    assert scene.asked == BOTH_CHOOSE
    scene.cards("f_4", "s_eye")
    assert totals(scene) == (8, 5)
    assert fallen(scene) == {"shelob"}
    assert scene.standing("fangorn") == {"aragorn_classic"}
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_4"}, {"s_eye"})


@rule("CONF-COMBAT-31")
def test_the_mouth_exchanges_after_the_reveal_and_before_any_text_is_resolved() -> None:
    scene = duel("legolas", "mouth_of_sauron", discarded="f_1 s_1")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert len(scene.told("cards_revealed")) == 1
    assert scene.told("retreated") == scene.told("defeated") == []
    assert scene.asked == {"sauron": "battle.exchange"}
    assert scene.legal() == {"exchange s_4", "pass"}
    scene.choose("exchange s_4")
    assert fallen(scene) == {"legolas", "mouth_of_sauron"}


@rule("CONF-COMBAT-31")
def test_saruman_demands_another_card_after_the_reveal_and_before_any_text_is_resolved() -> None:
    scene = duel("legolas", "saruman_variant")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert scene.told("retreated") == scene.told("defeated") == []
    assert scene.asked == {"sauron": "battle.demand"}
    assert scene.legal() == {"demand another_card", "pass"}
    scene.choose("demand another_card")
    assert scene.legal() == cards(F_HAND - {"f_noble_sacrifice"})
    scene.choose("card f_1")
    assert scene.asked == {"sauron": "battle.retreat"}
    assert scene.told("defeated") == []


def walk_through(scene: ConfrontationScene, *stations: tuple[str, str, set[str], str]) -> None:
    """At each station: who is asked, the prompt, the exact choices, and the one that is taken."""
    for seat, prompt, choices, taken in stations:
        assert scene.asked == {seat: prompt}
        assert scene.legal() == choices
        if taken.startswith("draw "):
            scene.draw(taken.removeprefix("draw "))
        else:
            scene.choose(taken)


@rule("CONF-COMBAT-32")
def test_the_order_of_all_decisions_of_a_battle() -> None:
    places = {"shire": "frodo_classic sam_classic merry!", "cardolan": "gandalf_variant", "mordor": "| balrog"}
    scene = table({**places, "arthedain": "| saruman_classic"}, specials="palantir gwaihir", discarded="f_1 s_1")
    scene.choose("move saruman_classic", "to shire")
    walk_through(
        scene,
        ("sauron", "turn.palantir", {"look cardolan", "pass"}, "pass"),
        ("fellowship", "attack.shuffle", {"shuffle shire", "pass"}, "pass"),
        ("sauron", "attack.opponent", {"fight merry", "draw"}, "draw frodo_classic"),
        ("fellowship", "battle.change_fighter", {"reveal sam_classic", "pass"}, "reveal sam_classic"),
        ("fellowship", "battle.gwaihir", {"play gwaihir", "pass"}, "pass"),
        ("sauron", "battle.sauron_ability", {"declare no_cards", "look cardolan", "pass"}, "pass"),
    )
    assert scene.asked == BOTH_CHOOSE
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"}) | {"look cardolan"}
    scene.cards("f_magic", "s_magic")
    walk_through(
        scene,
        ("sauron", "battle.fetch", {"fetch s_1"}, "fetch s_1"),
        ("fellowship", "battle.fetch", {"fetch f_1"}, "fetch f_1"),
        ("fellowship", "battle.support", {"reveal gandalf_variant", "pass"}, "reveal gandalf_variant"),
    )
    assert kinds(scene, "revealed", "compared", "defeated") == ["revealed", "compared", "defeated"]
    assert totals(scene) == (5 + 1 + 1, 4 + 1)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1", "f_magic"}, {"s_1", "s_magic"})


@rule("CONF-COMBAT-32")
def test_frodo_is_revealed_for_sam_after_gwaihir_and_before_saurons_ability() -> None:
    scene = table(
        {"eregion": "frodo_classic sam_classic", "caradhras": "| saruman_classic", "mordor": "| balrog"},
        specials="gwaihir",
    )
    scene.choose("move saruman_classic", "to eregion")
    scene.draw("sam_classic", "pass", seat="fellowship")
    walk_through(
        scene,
        ("fellowship", "battle.gwaihir", {"play gwaihir", "pass"}, "pass"),
        ("fellowship", "battle.fellowship_ability", {"reveal frodo_classic", "pass"}, "reveal frodo_classic"),
        ("sauron", "battle.sauron_ability", {"declare no_cards", "pass"}, "declare no_cards"),
    )
    assert totals(scene) == (5, 4)


@rule("CONF-COMBAT-32")
def test_the_wargs_ban_is_in_force_from_the_reveal_on() -> None:
    places = {"eregion": "frodo_classic sam_classic", "cardolan": "gandalf_variant", "caradhras": "| warg"}
    scene = table({**places, "mordor": "| balrog"}, specials="gwaihir")
    scene.choose("move warg", "to eregion")
    scene.draw("frodo_classic", "pass", seat="fellowship")
    assert scene.asked == BOTH_CHOOSE
    scene.cards("f_1", "s_2")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")


@rule("CONF-COMBAT-33")
def test_a_total_may_be_negative() -> None:
    places = {"cardolan": "smeagol", "enedwaith": "| wormtongue", "gap_of_rohan": "| warg", "shire": "merry"}
    scene = table({**places, "caradhras": "| balrog"}, turn="fellowship")
    scene.choose("move smeagol", "to enedwaith")
    scene.cards("f_elven_cloak", "s_eye")
    assert totals(scene) == (0, -1)
    assert fallen(scene) == {"wormtongue"}
    assert scene.at("smeagol") == "enedwaith"


@rule("CONF-COMBAT-33")
@pytest.mark.parametrize(("theirs", "result"), [("s_1", (0, 0)), ("s_2", (0, 1))])
def test_a_card_is_added_to_a_negative_strength(theirs: str, result: tuple[int, int]) -> None:
    scene = table({"caradhras": "| wormtongue", "eregion": "smeagol", "shire": "merry", "mordor": "| warg"})
    scene.choose("move wormtongue", "to eregion")
    scene.cards("f_magic", theirs)
    assert totals(scene) == result


# --- the results ------------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-35")
def test_the_ring_passes_on_before_wormtongue_slips_away_and_the_cards_come_last() -> None:
    all_but_the_four_and_the_six = EIGHT_USED.replace("f_4", "f_5")
    sam = {"cardolan": "sam_variant"}
    scene = duel("frodo_variant", "wormtongue", others=sam, discarded=all_but_the_four_and_the_six)
    scene.cards("f_4", "s_6")
    assert totals(scene) == (5, 5)
    interesting = ("defeated", "ring_bearer", "revealed", "retreated", "hands_taken_back")
    assert kinds(scene, *interesting) == ["defeated", "ring_bearer", "revealed"]
    assert fallen(scene) == {"frodo_variant"}
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    assert len(scene.pile("sauron")) == 8
    scene.choose("to caradhras")
    assert kinds(scene, *interesting) == ["retreated", "hands_taken_back"]
    assert scene.at("wormtongue") == "caradhras"


@rule("CONF-COMBAT-35")
def test_shelob_goes_home_before_the_cards_are_discarded_and_taken_back() -> None:
    scene = duel("legolas", "shelob", attacker="sauron", discarded=EIGHT_USED)
    scene.cards("f_5", "s_6")
    interesting = ("compared", "defeated", "returned", "hands_taken_back", "turn")
    assert kinds(scene, *interesting) == list(interesting)


@rule("CONF-COMBAT-35")
def test_the_game_ends_before_shelob_goes_home() -> None:
    scene = duel("frodo_classic", "shelob", attacker="sauron")
    scene.choose("pass")
    scene.cards("f_1", "s_1")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.told("returned") == []
    assert scene.told("game_over")[0]["points"] == 2


@rule("CONF-COMBAT-35")
def test_all_defeated_leave_together_before_the_end_of_the_game_is_checked() -> None:
    scene = duel("frodo_classic", "shelob", attacker="sauron")
    scene.choose("pass")
    scene.cards("f_5", "s_1")
    assert kinds(scene, "defeated", "game_over") == ["defeated", "defeated", "game_over"]
    assert scene.told("game_over")[0]["points"] == 1
    assert scene.alive == {"pippin", "balrog"}


@rule("CONF-COMBAT-35")
def test_the_results_come_before_a_further_battle() -> None:
    scene = against_two()
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    assert kinds(scene, "defeated", "battle") == ["defeated", "battle"]
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1"}, {"s_1"})
    assert scene.asked == BOTH_CHOOSE
