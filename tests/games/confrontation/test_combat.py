"""Battles: how they come about and how one is fought. CONF-COMBAT-01 to CONF-COMBAT-23, CONF-COMBAT-34"""

from collections import Counter

import pytest

from tests.games.confrontation.battles import EITHER_ATTACKS, F_STRENGTH, S_STRENGTH, all_but, attack, duel
from tests.games.confrontation.scenes import BOTH_CHOOSE_CARDS, ENEMY, F_HAND, S_HAND, cards, table
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.confrontation.cards import COMBAT_CARDS, is_text
from westmarch.games.confrontation.pieces import CHARACTERS

# --- when there is a battle ------------------------------------------------------------------------------------


@rule("CONF-COMBAT-01")
@EITHER_ATTACKS
def test_entering_a_region_with_an_enemy_leads_to_a_battle_at_once(attacker: str) -> None:
    scene = duel("legolas", "black_rider", attacker)
    assert scene.standing("eregion") == {"legolas", "black_rider"}
    assert scene.cards_are_chosen()


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


@rule("CONF-COMBAT-03")
def test_one_of_several_hidden_defenders_is_drawn_with_equal_chances() -> None:
    scene = duel("merry gimli legolas", "balrog", "sauron", "shire")
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
    scene = duel("merry gimli legolas", "balrog", "sauron", "shire", known="merry gimli legolas")
    assert scene.asked == {"fellowship": "attack.shuffle"}
    assert scene.legal() == {"shuffle shire", "pass"}
    scene.draw("merry", "shuffle shire")
    assert scene.kinds("shuffled", "drawn", "battle") == ["shuffled", "drawn", "battle"]
    assert scene.may_be("gimli") == scene.may_be("legolas") == {"gimli", "legolas"}


@rule("CONF-COMBAT-04")
def test_without_the_shuffle_the_attacker_still_tells_the_defenders_apart() -> None:
    scene = duel("merry gimli legolas", "balrog", "sauron", "shire", known="merry gimli legolas")
    scene.draw("merry", "pass")
    assert scene.told("shuffled") == []
    assert scene.may_be("gimli") == {"gimli"}


@rule("CONF-COMBAT-04")
def test_a_single_hidden_defender_has_nothing_to_shuffle() -> None:
    assert duel("legolas", "black_rider").asked == BOTH_CHOOSE_CARDS
    beside_a_revealed_one = duel("merry! gimli", "balrog", "sauron", "shire")
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
    scene = duel(defenders, "balrog", "sauron", "shire")
    assert scene.asked == {"sauron": "attack.opponent"}
    assert scene.legal() == options


@rule("CONF-COMBAT-34")
def test_the_draw_never_finds_a_revealed_defender() -> None:
    scene = duel("merry! gimli legolas", "balrog", "sauron", "shire")
    scene.choose("pass")
    for seed in range(40):
        tried = scene.state.clone()
        tried.rng = Generator.seeded(seed)
        tried.play("sauron", "draw")
        assert CHARACTERS[tried.character[tried.fellow]] in {"gimli", "legolas"}


@rule("CONF-COMBAT-34")
@pytest.mark.parametrize("defender", ["merry", "merry!"])
def test_with_a_single_option_the_attacker_chooses_nothing(defender: str) -> None:
    scene = duel(defender, "balrog", "sauron", "shire")
    assert scene.asked == BOTH_CHOOSE_CARDS
    assert scene.view("sauron")["battle"]["fellowship"] == "merry"


@rule("CONF-COMBAT-34")
def test_with_hidden_defenders_only_the_draw_is_made_without_a_question() -> None:
    scene = duel("merry gimli", "balrog", "sauron", "shire")
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
    assert scene.standing("eregion") == {"warg"}


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
    assert scene.no_card_was_used()
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
    assert scene.no_card_was_used()


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
    assert scene.no_card_was_used()


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
    assert scene.cards_are_chosen()
