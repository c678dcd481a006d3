"""Battles. CONF-COMBAT"""

from collections import Counter
from typing import Any

import pytest

from tests.games.confrontation.battles import (
    EITHER_ATTACKS,
    F_HAND,
    F_STRENGTH,
    S_HAND,
    S_STRENGTH,
    all_but,
    attack,
    cards,
    duel,
    no_card_was_used,
)
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ENEMY, ConfrontationScene, moving, opened, table
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.confrontation.cards import COMBAT_CARDS, FULL_HAND, NO_CARD, is_text
from westmarch.games.confrontation.pieces import CHARACTERS
from westmarch.games.confrontation.state import NOWHERE
from westmarch.kernel.playout import random_token

# --- when there is a battle ------------------------------------------------------------------------------------


@rule("CONF-COMBAT-01")
@EITHER_ATTACKS
def test_entering_a_region_with_an_enemy_leads_to_a_battle_at_once(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker)
    assert scene.standing("eregion") == {"legolas", "black_rider"}
    assert scene.asked == BOTH_CHOOSE_CARDS
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
@EITHER_ATTACKS
def test_who_moved_in_is_the_attacker(attacker: str) -> None:
    scene = duel("merry", "black_rider", attacker)
    (battle,) = scene.told("battle")
    assert (battle["attacker"], battle["fellowship"], battle["sauron"]) == (attacker, "merry", "black_rider")
    assert scene.view("sauron")["battle"]["attacker"] == attacker


@rule("CONF-COMBAT-02")
def test_an_ability_of_attackers_serves_who_moved_in_only() -> None:
    places = {"arthedain": "pippin", "cardolan": "merry", "rhudaur": "| black_rider"}
    attacking = attack(places, "pippin", "rhudaur")
    assert attacking.asked == {"fellowship": "battle.fellowship_ability"}
    assert attacking.legal() == {"to arthedain", "pass"}
    assert attack(places, "black_rider", "arthedain").asked == BOTH_CHOOSE_CARDS


# --- who fights ------------------------------------------------------------------------------------------------


def attack_on_the_shire(defenders: str, **setting: Any) -> ConfrontationScene:
    """The Balrog has just attacked whoever is at home."""
    return attack({"arthedain": "| balrog", "shire": defenders}, "balrog", "shire", **setting)


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
    scene = duel("legolas", "black_rider shelob")
    scene.draw("shelob", "pass", seat="sauron")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("fellowship")["battle"]["sauron"] == "shelob"
    assert scene.revealed() == {"legolas", "shelob"}


@rule("CONF-COMBAT-04")
def test_the_defender_may_shuffle_before_the_draw() -> None:
    scene = attack_on_the_shire("merry gimli legolas", known="merry gimli legolas")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle shire", "pass"}
    scene.draw("merry", "shuffle shire")
    assert scene.kinds("shuffled", "drawn", "battle") == ["shuffled", "drawn", "battle"]
    assert scene.may_be("gimli") == scene.may_be("legolas") == {"gimli", "legolas"}


@rule("CONF-COMBAT-04")
def test_without_the_shuffle_the_attacker_still_tells_the_defenders_apart() -> None:
    scene = attack_on_the_shire("merry gimli legolas", known="merry gimli legolas")
    scene.draw("merry", "pass")
    assert scene.told("shuffled") == []
    assert scene.may_be("gimli") == {"gimli"}


@rule("CONF-COMBAT-04")
def test_a_single_hidden_defender_has_nothing_to_shuffle() -> None:
    assert duel("legolas", "black_rider").asked == BOTH_CHOOSE_CARDS
    beside_a_revealed_one = attack_on_the_shire("merry! gimli")
    assert beside_a_revealed_one.asked == {"sauron": "attack.opponent"}


@rule("CONF-COMBAT-05")
def test_a_revealed_defender_may_be_named_instead_of_drawing() -> None:
    scene = attack({"high_pass": "aragorn_classic", "mirkwood": "| watcher! gollum"}, "aragorn_classic", "mirkwood")
    assert scene.asked == {"fellowship": "attack.opponent"}
    assert scene.legal() == {"fight watcher", "draw"}
    assert scene.refused("fight gollum") == "CONF-COMBAT-05"
    scene.choose("fight watcher")
    assert scene.told("battle")[0]["sauron"] == "watcher"
    assert scene.revealed() == {"aragorn_classic", "watcher"}


@rule("CONF-COMBAT-05")
def test_the_hidden_defender_beside_a_revealed_one_may_be_fought_too() -> None:
    scene = attack({"high_pass": "aragorn_classic", "mirkwood": "| watcher! gollum"}, "aragorn_classic", "mirkwood")
    scene.choose("draw")
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
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("sauron")["battle"]["fellowship"] == "merry"


@rule("CONF-COMBAT-34")
def test_with_hidden_defenders_only_the_draw_is_made_without_a_question() -> None:
    scene = attack_on_the_shire("merry gimli")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    scene.draw("gimli", "pass")
    assert scene.asked == BOTH_CHOOSE_CARDS


# --- the four steps ---------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-06")
def test_a_battle_goes_through_reveal_abilities_cards_and_comparison() -> None:
    scene = duel("legolas", "saruman_classic")
    assert scene.kinds("revealed", "battle", "cards_revealed", "compared") == ["revealed", "revealed", "battle"]
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_5", "s_1")
    assert scene.kinds("cards_revealed", "compared", "defeated") == ["cards_revealed", "compared", "defeated"]
    assert scene.totals() == (8, 5)


@rule("CONF-COMBAT-07")
@EITHER_ATTACKS
def test_both_fighters_are_revealed_to_both_players(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker, rohan="gimli")
    assert scene.revealed() == {"legolas", "black_rider"}
    for seat in ("fellowship", "sauron", None):
        assert {event["character"] for event in scene.heard(seat, "revealed")} == {"legolas", "black_rider"}
    assert scene.may_be("legolas") == {"legolas"}
    assert scene.may_be("black_rider") == {"black_rider"}
    assert scene.may_be("gimli") == {"gimli", "pippin"}


@rule("CONF-COMBAT-08")
def test_boromir_takes_the_orcs_with_him_before_their_ability_is_reached() -> None:
    assert duel("boromir", "orcs_classic", "sauron").fallen() == {"boromir": "boromir", "orcs_classic": "boromir"}
    without_boromir = duel("merry", "orcs_classic", "sauron")
    assert without_boromir.fallen() == {"merry": "orcs_classic"}
    assert without_boromir.at("orcs_classic") == "eregion"


@rule("CONF-COMBAT-08")
def test_the_fellowship_decides_on_its_ability_before_sauron_does() -> None:
    scene = duel("aragorn_variant", "gollum", "sauron")
    assert scene.asked == {"fellowship": "battle.fellowship_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"to arthedain", "to cardolan", "pass"}


@rule("CONF-COMBAT-09")
@EITHER_ATTACKS
def test_the_warg_silences_boromir(attacker: str) -> None:
    scene = duel("boromir", "warg", attacker)
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_1")
    assert scene.totals() == (1, 3)
    assert scene.fallen() == {"boromir": "battle"}


@rule("CONF-COMBAT-09")
def test_the_warg_silences_a_retreat_that_another_attacker_would_allow() -> None:
    assert duel("frodo_classic", "warg", "sauron").asked == BOTH_CHOOSE_CARDS
    assert duel("frodo_classic", "black_rider", "sauron").asked == {"fellowship": "battle.fellowship_ability"}


@rule("CONF-COMBAT-10")
@pytest.mark.parametrize(
    ("fellow", "shadow"), [("aragorn_classic", "witch_king_classic"), ("merry", "black_rider"), ("gimli", "shelob")]
)
def test_abilities_without_meaning_in_the_battle_are_skipped(fellow: str, shadow: str) -> None:
    for attacker in ("fellowship", "sauron"):
        scene = duel(fellow, shadow, attacker)
        assert scene.asked == BOTH_CHOOSE_CARDS
        assert scene.told("defeated") == scene.told("declined") == []


@rule("CONF-COMBAT-10")
def test_no_ability_can_be_used_that_the_fighter_has_not() -> None:
    scene = duel("faramir", "saruman_classic")
    assert scene.legal() == {"declare no_cards", "pass"}
    assert scene.refused("to rhudaur") == "CONF-COMBAT-10"
    faramir = duel("faramir", "black_rider")
    assert faramir.legal() == {"to rhudaur", "to enedwaith", "pass"}
    assert faramir.refused("declare no_cards") == "CONF-COMBAT-10"


@rule("CONF-COMBAT-11")
@EITHER_ATTACKS
@pytest.mark.parametrize(
    ("fellow", "shadow", "defeated"),
    [
        ("merry", "witch_king_classic", {"witch_king_classic": "merry"}),
        ("boromir", "cave_troll", {"boromir": "boromir", "cave_troll": "boromir"}),
        ("gandalf_classic", "saruman_variant", {"gandalf_classic": "saruman_variant"}),
    ],
)
def test_a_defeat_by_ability_ends_the_battle_without_cards(
    attacker: str, fellow: str, shadow: str, defeated: dict[str, str]
) -> None:
    scene = duel(fellow, shadow, attacker)
    assert scene.fallen() == defeated
    assert scene.asked == {ENEMY[attacker]: "turn.action"}
    assert no_card_was_used(scene)
    assert scene.kinds("cards_revealed", "compared") == []


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
    scene = duel(fellow, shadow, attacker)
    scene.choose(f"to {target}")
    assert scene.at(who) == target
    assert scene.view("sauron")["battle"] is None
    assert scene.asked == {ENEMY[attacker]: "turn.action"}
    assert no_card_was_used(scene)


@rule("CONF-COMBAT-12")
def test_the_orcs_do_not_defeat_a_frodo_who_has_retreated() -> None:
    scene = duel("frodo_classic", "orcs_classic", "sauron")
    assert scene.legal() == {"to rhudaur", "to enedwaith", "pass"}
    scene.choose("to enedwaith")
    assert scene.told("defeated") == []
    assert scene.at("frodo_classic") == "enedwaith"
    assert scene.winner is None


@rule("CONF-COMBAT-12")
def test_gollum_is_not_asked_after_the_fellowship_character_has_retreated() -> None:
    scene = duel("frodo_classic", "gollum", "sauron")
    scene.choose("to rhudaur")
    assert scene.asked == {"fellowship": "turn.action"}
    assert scene.at("gollum") == "eregion"
    frodo_stays = duel("frodo_classic", "gollum", "sauron")
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
    assert scene.sheet(first, second)["hand"] is None
    assert scene.sheet(first, first)["hand"] == [
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
    assert duel("gandalf_variant", "black_rider").asked == BOTH_CHOOSE_CARDS


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
    assert theirs.fallen() == {"legolas": "f_noble_sacrifice", "black_rider": "f_noble_sacrifice"}


@rule("CONF-COMBAT-15")
def test_of_two_text_cards_saurons_is_resolved_first() -> None:
    scene = duel("legolas", "black_rider", region="rohan")
    scene.cards("f_noble_sacrifice", "s_retreat")
    assert scene.fallen() == {}
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
    scene = duel("legolas", "black_rider", region="rohan", gap_of_rohan="gimli", enedwaith="merry")
    scene.cards(ours, theirs)
    assert scene.told("compared") == []
    assert scene.fallen().keys() == defeated
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
    assert scene.totals() == (3 + F_STRENGTH[card], 3 + 3)
    assert [event["rule"] for event in scene.told("compared")] == ["CONF-COMBAT-19"]


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
    assert scene.totals() == result


@rule("CONF-COMBAT-20", "CONF-COMBAT-21")
@EITHER_ATTACKS
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
    scene = duel("legolas", "black_rider", attacker)
    scene.cards(ours, theirs)
    assert scene.fallen().keys() == defeated
    assert {event["rule"] for event in scene.told("defeated")} == {why}
    assert scene.standing("eregion") == {"legolas", "black_rider"} - defeated


@rule("CONF-COMBAT-22")
def test_after_the_battle_both_discard_piles_lie_open() -> None:
    scene = duel("legolas", "black_rider", discarded="f_1 s_1")
    scene.cards("f_4", "s_2")
    for seat in ("fellowship", "sauron", None):
        sides = scene.view(seat)["sides"]
        assert sides["fellowship"]["discarded"] == ["f_1", "f_4"]
        assert sides["sauron"]["discarded"] == ["s_1", "s_2"]


@rule("CONF-COMBAT-23")
def test_after_the_ninth_card_both_players_take_all_nine_back() -> None:
    scene = duel("legolas", "black_rider", discarded=all_but("f_5 s_6"))
    assert scene.legal("fellowship") == {"card f_5"}
    assert scene.legal("sauron") == {"card s_6"}
    scene.cards("f_5", "s_6")
    assert len(scene.told("hands_taken_back")) == 1
    assert no_card_was_used(scene)


@rule("CONF-COMBAT-23")
def test_after_the_eighth_card_nothing_is_taken_back() -> None:
    scene = duel("legolas", "black_rider", discarded=all_but("f_1 f_5 s_1 s_6"))
    scene.cards("f_1", "s_1")
    assert scene.told("hands_taken_back") == []
    assert (scene.hand("fellowship"), scene.hand("sauron")) == ({"f_5"}, {"s_6"})


@rule("CONF-COMBAT-23")
def test_the_hands_are_full_again_for_the_next_battle_of_the_same_turn() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!", discarded=all_but("f_5 s_6"))
    scene.choose("fight orcs_classic")
    scene.cards("f_5", "s_6")
    assert scene.fallen() == {"orcs_classic": "battle"}
    assert scene.told("battle")[0]["sauron"] == "black_rider"
    assert scene.legal("fellowship") == cards(F_HAND)
    assert scene.legal("sauron") == cards(S_HAND)


# --- after a battle ---------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-24")
def test_battles_go_on_until_the_region_is_no_longer_contested() -> None:
    scene = attack_on_the_shire("merry! gimli! legolas!")
    for opponent, ours, theirs in (("merry", "f_1", "s_1"), ("gimli", "f_2", "s_2")):
        assert scene.asked == {"sauron": "attack.opponent"}
        scene.choose(f"fight {opponent}")
        scene.cards(ours, theirs)
        assert scene.fallen() == {opponent: "battle"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.told("battle")[0]["fellowship"] == "legolas"
    scene.cards("f_5", "s_3")
    assert scene.standing("shire") == set()
    assert scene.totals() == (8, 8)


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
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.legal("fellowship") == cards(F_HAND - {"f_1"})
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"})


@rule("CONF-COMBAT-25")
def test_an_ability_works_in_a_further_battle() -> None:
    scene = duel("legolas", "black_rider! flying_nazgul_classic!")
    assert scene.legal() == {"fight black_rider", "fight flying_nazgul_classic"}
    scene.choose("fight black_rider")
    scene.cards("f_5", "s_1")
    assert [event["cause"] for event in scene.told("defeated")] == ["battle", "legolas"]
    assert scene.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-25")
def test_a_declaration_of_no_cards_holds_for_one_battle_only() -> None:
    scene = duel("legolas! merry!", "saruman_classic", "sauron")
    scene.choose("fight legolas", "declare no_cards")
    assert scene.totals() == (3, 4)
    assert scene.asked == {"sauron": "battle.sauron_ability"}
    assert scene.legal() == {"declare no_cards", "pass"}
    scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE_CARDS


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
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards(*first)
    assert scene.totals() == (4, 2)
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards(*second)
    assert scene.totals() == result


@rule("CONF-COMBAT-25")
def test_the_cards_of_a_further_battle_are_secret_again() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("card f_2", seat="fellowship")
    assert scene.view("sauron")["battle"]["cards"] == {"fellowship": None, "sauron": None}


@rule("CONF-COMBAT-25")
def test_gandalfs_support_is_asked_for_and_counted_in_each_battle_by_itself() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!", arthedain="gandalf_variant")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    scene.choose("reveal gandalf_variant")
    assert scene.totals() == (6, 3)
    scene.cards("f_2", "s_2")
    assert scene.legal() == {"reveal gandalf_variant", "pass"}
    scene.choose("pass")
    assert scene.totals() == (6, 5)


@rule("CONF-COMBAT-25")
def test_the_classic_orcs_alone_have_no_ability_left_in_a_further_battle() -> None:
    scene = duel("legolas! merry!", "orcs_classic", "sauron")
    scene.choose("fight merry")
    assert scene.fallen() == {"merry": "orcs_classic"}
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("sauron")["battle"]["fellowship"] == "legolas"


@rule("CONF-COMBAT-26")
def test_when_the_attacker_is_defeated_the_remaining_defenders_stay() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight black_rider")
    scene.cards("f_1", "s_6")
    assert scene.fallen() == {"aragorn_classic": "battle"}
    assert scene.standing("eregion") == {"black_rider", "orcs_classic"}
    assert scene.asked == {"sauron": "turn.action"}


@rule("CONF-COMBAT-26")
def test_when_the_attacker_retreats_the_remaining_defenders_stay() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
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
    scene = duel("legolas", shadow, "sauron")
    scene.cards("f_1", "s_6")
    assert scene.at("legolas") is None
    assert scene.at(shadow) == place
    ours = duel("legolas", shadow)
    ours.cards("f_5", "s_1")
    assert ours.standing("eregion") == {"legolas"}


@rule("CONF-COMBAT-28")
@EITHER_ATTACKS
def test_when_saruman_declares_no_cards_the_strengths_alone_decide(attacker: str) -> None:
    scene = duel("legolas", "saruman_classic", attacker)
    scene.choose("declare no_cards")
    assert scene.totals() == (3, 4)
    assert scene.fallen() == {"legolas": "battle"}
    assert scene.kinds("no_cards", "cards_revealed") == ["no_cards"]
    assert no_card_was_used(scene)


@rule("CONF-COMBAT-28")
def test_when_variant_aragorn_declares_no_cards_the_strengths_alone_decide() -> None:
    scene = duel("aragorn_variant", "mouth_of_sauron", "sauron", discarded="f_1 s_1")
    scene.choose("declare no_cards")
    assert scene.totals() == (4, 3)
    assert scene.fallen() == {"mouth_of_sauron": "battle"}
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
    scene = moving({"mirkwood": "aragorn_classic", "fangorn": "| shelob", "mordor": "| balrog"}, "aragorn_classic")
    assert scene.legal() == {"to dagorlad", "to fangorn"}
    scene.choose("to fangorn")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_4", "s_eye")
    assert scene.totals() == (8, 5)
    assert scene.fallen() == {"shelob": "battle"}
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
    assert scene.fallen() == {"legolas": "f_noble_sacrifice", "mouth_of_sauron": "f_noble_sacrifice"}


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
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.legal("sauron") == cards(S_HAND - {"s_1"}) | {"look cardolan"}
    scene.cards("f_magic", "s_magic")
    walk_through(
        scene,
        ("sauron", "battle.fetch", {"fetch s_1"}, "fetch s_1"),
        ("fellowship", "battle.fetch", {"fetch f_1"}, "fetch f_1"),
        ("fellowship", "battle.support", {"reveal gandalf_variant", "pass"}, "reveal gandalf_variant"),
    )
    assert scene.kinds("revealed", "compared", "defeated") == ["revealed", "compared", "defeated"]
    assert scene.totals() == (5 + 1 + 1, 4 + 1)
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1", "f_magic"}, {"s_1", "s_magic"})


@rule("CONF-COMBAT-32")
def test_frodo_is_revealed_for_sam_after_gwaihir_and_before_saurons_ability() -> None:
    scene = duel("frodo_classic sam_classic", "saruman_classic", "sauron", specials="gwaihir")
    scene.draw("sam_classic", "pass", seat="fellowship")
    walk_through(
        scene,
        ("fellowship", "battle.gwaihir", {"play gwaihir", "pass"}, "pass"),
        ("fellowship", "battle.fellowship_ability", {"reveal frodo_classic", "pass"}, "reveal frodo_classic"),
        ("sauron", "battle.sauron_ability", {"declare no_cards", "pass"}, "declare no_cards"),
    )
    assert scene.totals() == (5, 4)


@rule("CONF-COMBAT-32")
def test_the_wargs_ban_is_in_force_from_the_reveal_on() -> None:
    scene = duel("frodo_classic sam_classic", "warg", "sauron", specials="gwaihir", cardolan="gandalf_variant")
    scene.draw("frodo_classic", "pass", seat="fellowship")
    assert scene.asked == BOTH_CHOOSE_CARDS
    scene.cards("f_1", "s_2")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")


@rule("CONF-COMBAT-33")
def test_a_total_may_be_negative() -> None:
    no_way_back = {"gap_of_rohan": "| warg", "caradhras": "| balrog"}
    scene = attack({"cardolan": "smeagol", "enedwaith": "| wormtongue", **no_way_back}, "smeagol", "enedwaith")
    scene.cards("f_elven_cloak", "s_eye")
    assert scene.totals() == (0, -1)
    assert scene.fallen() == {"wormtongue": "battle"}
    assert scene.at("smeagol") == "enedwaith"


@rule("CONF-COMBAT-33")
@pytest.mark.parametrize(("theirs", "result"), [("s_1", (0, 0)), ("s_2", (0, 1))])
def test_a_card_is_added_to_a_negative_strength(theirs: str, result: tuple[int, int]) -> None:
    scene = duel("smeagol", "wormtongue", "sauron")
    scene.cards("f_magic", theirs)
    assert scene.totals() == result


# --- the results ------------------------------------------------------------------------------------------------


@rule("CONF-COMBAT-35")
def test_the_ring_passes_on_before_wormtongue_slips_away_and_the_cards_come_last() -> None:
    scene = duel("frodo_variant", "wormtongue", discarded=all_but("f_4 s_6"), arthedain="sam_variant")
    scene.cards("f_4", "s_6")
    assert scene.totals() == (5, 5)
    interesting = ("defeated", "ring_bearer", "revealed", "retreated", "hands_taken_back")
    assert scene.kinds(*interesting) == ["defeated", "ring_bearer", "revealed"]
    assert scene.fallen() == {"frodo_variant": "battle"}
    assert scene.asked == {"sauron": "battle.wormtongue"}
    assert scene.legal() == {"to misty_mountains", "to caradhras", "pass"}
    assert len(scene.pile("sauron")) == 8
    scene.choose("to caradhras")
    assert scene.kinds(*interesting) == ["retreated", "hands_taken_back"]
    assert scene.at("wormtongue") == "caradhras"


@rule("CONF-COMBAT-35")
def test_shelob_goes_home_before_the_cards_are_discarded_and_taken_back() -> None:
    scene = duel("legolas", "shelob", "sauron", discarded=all_but("f_5 s_6"))
    scene.cards("f_5", "s_6")
    interesting = ("compared", "defeated", "returned", "hands_taken_back", "turn")
    assert scene.kinds(*interesting) == list(interesting)


@rule("CONF-COMBAT-35")
def test_the_game_ends_before_shelob_goes_home() -> None:
    scene = duel("frodo_classic", "shelob", "sauron")
    scene.choose("pass")
    scene.cards("f_1", "s_1")
    assert (scene.winner, scene.reason) == ("sauron", "ring_bearer_defeated")
    assert scene.told("returned") == []
    assert scene.told("game_over")[0]["points"] == 2


@rule("CONF-COMBAT-35")
def test_all_defeated_leave_together_before_the_end_of_the_game_is_checked() -> None:
    scene = duel("frodo_classic", "shelob", "sauron")
    scene.choose("pass")
    scene.cards("f_5", "s_1")
    assert scene.kinds("defeated", "game_over") == ["defeated", "defeated", "game_over"]
    assert scene.told("game_over")[0]["points"] == 1
    assert scene.alive == {"pippin", "balrog"}


@rule("CONF-COMBAT-35")
def test_the_results_come_before_a_further_battle() -> None:
    scene = duel("aragorn_classic", "black_rider! orcs_classic!")
    scene.choose("fight orcs_classic")
    scene.cards("f_1", "s_1")
    assert scene.kinds("defeated", "battle") == ["defeated", "battle"]
    assert (scene.pile("fellowship"), scene.pile("sauron")) == ({"f_1"}, {"s_1"})
    assert scene.asked == BOTH_CHOOSE_CARDS
