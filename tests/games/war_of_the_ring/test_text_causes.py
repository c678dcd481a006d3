"""The log names the true cause: which card, whose ability, which icon, whose Army."""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.games.war_of_the_ring.test_combat_cards import battle
from tests.games.war_of_the_ring.test_fellowship import hunted, without
from tests.rulebook import rule
from westmarch.games.war_of_the_ring.text import describe_event

WRAITHS = {"osgiliath": "4 sauron_regular 2 nazgul", "lossarnach": "4 gondor_regular gondor_leader"}


def lines(scene: RingScene, *kinds: str) -> list[str]:
    """What the last choices told, in words."""
    return [describe_event(event.whole()) for event in scene.events if event.kind in kinds]


def test_gollum_reveals_not_the_tile() -> None:
    scene = hunted("one", gone=without(), guide="gollum", fellowship="hollin", progress=1)
    scene.choose("reveal")
    assert lines(scene, "fellowship") == ["Gollum gives the Fellowship away.", "The Fellowship is revealed (Gollum)!"]
    assert [event.get("rule") for event in scene.told("fellowship")] == ["WOTR-CHARACTER-36", "WOTR-CHARACTER-36"]


def test_a_stop_icon_says_why_there_is_no_step() -> None:
    scene = table(dice="character character |", mordor=0).only_tile("on_on_they_went")
    scene.use("character", "move_fellowship", "decline")
    assert lines(scene, "fellowship")[-1] == "The Stop icon holds the Fellowship on step 0 of the Mordor Track."


def test_a_tile_that_does_nothing_says_so() -> None:
    scene = table(turn=SHADOW, dice="| character", hands="| orc_patrol", fellowship="hollin").only_tile("eye")
    scene.use("character", "play_character", "play orc_patrol")
    assert lines(scene, "hunt_tile", "hunt_tile_dropped") == [
        "Hunt tile drawn (Orc Patrol): Eye.",
        "The tile Eye has no effect here and is put aside.",
    ]


def test_idling_in_mordor_is_its_own_cause() -> None:
    scene = table(dice="event |", mordor=1, corruption=2)
    scene.use("event", "skip")
    assert lines(scene, "corruption") == ["1 Corruption (no step taken in Mordor this turn): 3 in all."]


def test_the_companion_who_rouses_a_nation_is_named() -> None:
    scene = table(at={"boromir": "lossarnach"}, dice="character event |")
    scene.use("character", "move_companions", "take boromir", "to minas_tirith")
    assert lines(scene, "activated") == ["Gondor is now active (Boromir)."]
    scene = table(at={"boromir": "minas_tirith"}, dice="event event |", active="gondor")
    scene.use("event", "advance_gondor")
    assert [event["cause"] for event in scene.told("politics")] == ["boromir"]


def test_a_battle_tells_whose_army_gave_way() -> None:
    scene = battle("thranduils_archers")
    scene.choose("card none")
    while "battle.cease" not in scene.asked.values():
        scene.choose(sorted(scene.legal())[0])
    scene.choose("cease")
    assert [(event["how"], event["who"]) for event in scene.told("battle_over")] == [("ceased", [SHADOW])]


def test_a_combat_card_that_changes_nothing_yet_is_not_told_to_have_done_so() -> None:
    scene = battle("corsairs_of_umbar")  # Deadly Strife: +2 for both
    scene.choose("card corsairs_of_umbar")
    told = scene.told("combat_modified")[0]
    assert (told[FP]["bonus"], told[SHADOW]["bonus"]) == (2, 2)
    assert not told[FP]["card_cancelled"]
    waits = battle("the_nazgul_strike", WRAITHS)  # Black Breath works only after a re-roll that hits
    waits.choose("card the_nazgul_strike")
    assert [
        event["cause"] for event in waits.told("combat_modified") if not (event[FP]["hits"] or event[SHADOW]["hits"])
    ] == []


def test_a_cancelled_card_is_told_as_cancelled() -> None:
    scene = table(
        {"osgiliath": "4 sauron_regular", "lossarnach": "4 gondor_regular"},
        turn=SHADOW,
        dice="event | army",
        war="sauron gondor",
        hands="celeborns_galadhrim | the_shadow_is_moving",
    )
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack lossarnach")
    scene.choose("card the_shadow_is_moving", "card celeborns_galadhrim")  # Swarm of Bats against Daylight
    assert "After 'Swarm of Bats': the Free Peoples Combat card cancelled." in lines(scene, "combat_modified")


def test_a_settlement_won_back_is_retaken_and_its_points_are_the_enemys_loss() -> None:
    armies = {"lossarnach": "gondor_regular", "south_ithilien": "sauron_regular"}
    scene = table(armies, dice="army army | army", captured="pelargir", war="gondor sauron")
    scene.use("army", "move_armies", "from lossarnach", "all", "to pelargir")
    assert lines(scene, "captured") == ["The Free Peoples retake Pelargir: the enemy loses 1 Victory Point."]
    taken = table({"west_harondor": "sauron_regular"}, turn=SHADOW, dice="event | army", war="sauron")
    taken.use("army", "move_armies", "from west_harondor", "all", "to pelargir")
    assert lines(taken, "captured") == ["The Shadow takes Pelargir, worth 1 Victory Point."]


def test_a_unit_above_the_stacking_limit_is_not_lost() -> None:
    scene = table({"edoras": "6 rohan_regular", "folde": "5 rohan_regular"}, dice="army |", war="rohan")
    scene.use("army", "move_armies", "from folde", "all", "to edoras", "done")
    assert lines(scene, "removed") == [
        "A Rohan regular in Edoras goes back to the reinforcements (too many units in one region)."
    ]


def test_the_mouth_of_sauron_makes_an_army_result_of_a_muster() -> None:
    settings = {"turn": SHADOW, "dice": "event | muster", "at": {"mouth_of_sauron": "minas_morgul"}}
    scene = table({"gorgoroth": "sauron_regular"}, **settings)  # type: ignore[arg-type]
    scene.use("muster", "move_armies", "from gorgoroth", "all", "to minas_morgul")
    assert lines(scene, "die_used") == [
        "The Shadow, Muster die as an Army result (the Mouth of Sauron): move up to two Armies."
    ]
    assert scene.told("die_used")[0]["rule"] == "WOTR-CHARACTER-49"


def test_a_card_that_moves_one_army_says_so() -> None:
    settings = {"turn": SHADOW, "dice": "event | event", "at": {"witch_king": "umbar"}, "war": "southrons_easterlings"}
    scene = table({"umbar": "southrons_easterlings_regular"}, hands="| the_black_captain_commands", **settings)  # type: ignore[arg-type]
    scene.use("event", "play_event", "play the_black_captain_commands", "recruit nazgul", "act move_armies")
    assert lines(scene, "card_option")[-1] == "The Black Captain Commands: move one Army with a Leader."


@rule("WOTR-COMBAT-53")
def test_a_combat_card_whose_condition_fails_is_told_to_do_nothing() -> None:
    """The hits of the dice are not the card's doing."""
    scene = battle("stormcrow")
    scene.choose_so_that(lambda s: s.hits[0] > 0 and s.hits[1] > 0, "card stormcrow")
    assert lines(scene, "combat_effect", "combat_idle", "combat_modified") == [
        "The Shadow: 'Great Host' has no effect, its condition is not met."
    ]
    strong = battle("stormcrow", {"osgiliath": "10 sauron_regular", "lossarnach": "3 gondor_regular"})
    strong.choose_so_that(lambda s: s.hits[1] > 0, "card stormcrow")
    assert lines(strong, "combat_effect", "combat_idle") == ["The Shadow: 'Great Host' takes effect."]


@rule("WOTR-COMBAT-53")
def test_confusion_without_a_one_does_nothing() -> None:
    scene = battle("wisdom_of_elrond")
    scene.choose_so_that(lambda s: 1 in s.roll[1], "card wisdom_of_elrond")
    assert lines(scene, "combat_effect", "combat_idle") == ["The Free Peoples: 'Confusion' takes effect."]
    calm = battle("wisdom_of_elrond")
    calm.choose_so_that(lambda s: len(s.roll[1]) > 0 and 1 not in s.roll[1], "card wisdom_of_elrond")
    assert lines(calm, "combat_effect", "combat_idle") == [
        "The Free Peoples: 'Confusion' has no effect, its condition is not met."
    ]


@rule("WOTR-CITY-01", "WOTR-CITY-02", "WOTR-SIEGE-14")
def test_a_roll_names_the_ground_that_makes_it_harder() -> None:
    armies = {"west_harondor": "10 sauron_regular", "pelargir": "6 gondor_regular"}
    scene = battle("stormcrow", armies, "pelargir")
    scene.choose("card none")
    first = [(event["side"], event["needed"], event["how"]) for event in scene.told("combat_roll")]
    assert first == [(SHADOW, 6, "city"), (FP, 5, "open")]
    assert "(a 6 hits, in the first round against a City)" in lines(scene, "combat_roll")[0]
    siege = table(
        {"minas_tirith": "5 gondor_regular 5 sauron_regular"},
        turn=SHADOW,
        dice="event | army",
        war="sauron gondor",
        besieged="minas_tirith",
    )
    siege.use("army", "attack", "from minas_tirith", "all", "attack minas_tirith")
    assert lines(siege, "attack") == ["The Shadow storms the Stronghold in Minas Tirith with 5 Sauron regulars."]
    assert siege.told("combat_roll")[0]["how"] == "stronghold"


@rule("WOTR-SIEGE-15")
def test_a_siege_battle_whose_rounds_are_over_was_not_broken_off() -> None:
    scene = table(
        {"minas_tirith": "5 gondor_regular 5 sauron_regular"},
        turn=SHADOW,
        dice="event | army",
        war="sauron gondor",
        besieged="minas_tirith",
    )
    scene.use("army", "attack", "from minas_tirith", "all", "attack minas_tirith")
    assert lines(scene, "battle_over") == ["The siege battle in Minas Tirith is over: all its rounds are fought."]
    assert scene.told("battle_over")[0]["rule"] == "WOTR-SIEGE-15"


@rule("WOTR-HUNT-25", "WOTR-HUNT-26")
def test_a_casualty_says_how_he_was_chosen_and_what_he_meets() -> None:
    named = hunted("three", gone=without("gandalf_the_grey", "boromir"))
    named.choose("casualty guide")
    assert lines(named, "hunt_lowered") == [
        "Gandalf the Grey, the Guide, is taken as a casualty and meets 3 of the Hunt damage: 0 left."
    ]
    drawn = hunted("three", gone=without("boromir"), fellowship="hollin")
    drawn.choose("casualty random")
    assert lines(drawn, "hunt_lowered") == [
        "Boromir is drawn at random as a casualty and meets 2 of the Hunt damage: 1 left."
    ]
    small = hunted("one", gone=without("boromir"), fellowship="hollin")
    small.choose("casualty guide")
    assert [(event["met"], event["damage"]) for event in small.told("hunt_lowered")] == [(1, 0)]


@rule("WOTR-HUNT-14", "WOTR-HUNT-16")
def test_a_hunt_reroll_names_its_grounds() -> None:
    scene = table({"moria": "sauron_regular nazgul"}, dice="character |", fellowship="moria", box=(0, 5))
    scene.choose("die character").choose_so_that(lambda s: s.successes < 3, "act move_fellowship")
    scene.choose("reroll 1")
    told = scene.told("hunt_roll")[-1]
    assert told["grounds"] == ["hunt_stronghold", "hunt_army", "hunt_nazgul"]
    assert lines(scene, "hunt_roll")[-1].startswith(
        "The Hunt rolls again for a Stronghold of the Shadow around the Ring-bearers, "
        "Shadow units with the Ring-bearers and a Nazgûl with the Ring-bearers: "
    )


@rule("WOTR-HUNT-19", "WOTR-MORDOR-10")
def test_an_eye_says_what_it_counts() -> None:
    mordor = table(dice="character |", mordor=0, box=(0, 2)).only_tile("eye")
    mordor.use("character", "move_fellowship")
    assert lines(mordor, "hunt_damage") == ["Hunt damage 2, the dice in the Hunt Box (Hunt tile Eye)."]
    hunt = table(dice="character |", fellowship="hollin", box=(0, 1)).only_tile("eye")
    hunt.choose("die character").choose_so_that(lambda s: s.damage == 1, "act move_fellowship")
    assert lines(hunt, "hunt_damage") == ["Hunt damage 1, the successes of the Hunt (Hunt tile Eye)."]
    tower = hunted("zero_reveal", fellowship="hollin", progress=1).only_tile("eye")
    tower.choose("to moria", "stop")
    assert lines(tower, "hunt_damage") == ["Hunt damage 0, for want of a Hunt roll (Hunt tile Eye)."]


@rule("WOTR-FELLOWSHIP-29", "WOTR-FELLOWSHIP-36")
def test_a_revealed_fellowship_tells_its_way() -> None:
    scene = hunted("zero_reveal", progress=3)
    scene.choose("to fords_of_bruinen", "to high_pass", "to goblins_gate", "stop")
    assert lines(scene, "fellowship") == [
        "The Fellowship is found at Goblin's Gate, by this way: "
        "Rivendell, the Fords of Bruinen, the High Pass and Goblin's Gate."
    ]
    still = hunted("zero_reveal", fellowship="hollin", progress=3)
    still.choose("stop")
    assert lines(still, "fellowship") == ["The Fellowship is found in Hollin."]


@rule("WOTR-EVENT-14")
def test_a_card_that_stays_is_played_on_the_table() -> None:
    scene = table(dice="event event |", hands="athelas mithril_coat_and_sting |")
    scene.use("event", "play_event", "play mithril_coat_and_sting")
    assert lines(scene, "event_played") == ["The Free Peoples play 'Mithril Coat and Sting' on the table."]
    scene = table(dice="event event |", hands="athelas mithril_coat_and_sting |")
    scene.use("event", "play_event", "play athelas")
    assert lines(scene, "event_played") == ["The Free Peoples play 'Athelas'."]


@rule("WOTR-MUSTER-17", "WOTR-MUSTER-20")
def test_a_card_that_recruits_nobody_says_why() -> None:
    scene = table({"dale": "sauron_regular"}, dice="muster |", hands="king_brands_men |", captured="dale")
    scene.use("muster", "play_muster", "play king_brands_men")
    assert lines(scene, "recruited", "not_recruited") == [
        "Nothing can be recruited in Dale: it is not free (King Brand's Men)."
    ]
    scene = table(
        {"orthanc": "12 isengard_regular"}, SHADOW, "event | muster", "isengard", hands="| rage_of_the_dunlendings"
    )
    scene.use("muster", "play_muster", "play rage_of_the_dunlendings", "at cardolan")
    assert lines(scene, "recruited", "not_recruited") == [
        "Nothing is recruited in Cardolan: no such Isengard figures are left (Rage of the Dunlendings)."
    ]


@rule("WOTR-CHARMOVE-10", "WOTR-CHARMOVE-14")
def test_the_witch_king_flies_and_the_mouth_goes() -> None:
    scene = table(at={"witch_king": "moria", "mouth_of_sauron": "moria"}, turn=SHADOW, dice="event | character")
    scene.use("character", "move_minions", "take witch_king", "to bree")
    assert lines(scene, "characters_moved") == ["The Witch-king flies from Moria to Bree."]
    assert scene.told("characters_moved")[0]["rule"] == "WOTR-CHARMOVE-10"
    scene.choose("take mouth_of_sauron", "to hollin")
    assert lines(scene, "characters_moved") == ["The Mouth of Sauron goes from Moria to Hollin."]
    assert scene.told("characters_moved")[0]["rule"] == "WOTR-CHARMOVE-14"


@rule("WOTR-CHARACTER-11")
def test_strider_is_named_where_only_he_can_hide_them() -> None:
    strider = table(dice="muster character |", guide="strider", gone="gandalf_the_grey", hidden=False)
    strider.use("muster", "hide_fellowship")
    assert lines(strider, "fellowship") == ["The Fellowship is hidden again (Strider)."]
    assert strider.told("die_used")[0]["rule"] == "WOTR-CHARACTER-11"
    anybody = table(dice="muster character |", guide="strider", gone="gandalf_the_grey", hidden=False)
    anybody.use("character", "hide_fellowship")
    assert lines(anybody, "fellowship") == ["The Fellowship is hidden again (an Action die)."]


@rule("WOTR-RING-04")
def test_a_ring_that_is_used_says_where_it_goes() -> None:
    scene = table(dice="event event | event", rings=(1, 1))
    scene.choose("ring event", "into character")
    assert lines(scene, "ring_used") == [
        "The Free Peoples, an Elven Ring: Event becomes Character; the Ring goes to the Shadow."
    ]
    scene.use("character", "skip").choose("ring event", "into army")
    assert lines(scene, "ring_used") == ["The Shadow, an Elven Ring: Event becomes Army; the Ring leaves the game."]


@rule("WOTR-RING-11")
def test_a_ring_given_up_for_a_card_is_told() -> None:
    settings = {"on_table": "the_palantir_of_orthanc", "at": {"saruman": "orthanc"}, "rings": (1, 0)}
    scene = table(dice="event |", **settings)  # type: ignore[arg-type]
    scene.use("event", "discard_palantir")
    assert lines(scene, "ring_spent") == [
        "The Free Peoples give up an Elven Ring, which goes to the Shadow (The Palantír of Orthanc)."
    ]
    free = table(dice="will |", **settings)  # type: ignore[arg-type]
    free.use("will", "discard_palantir")
    assert lines(free, "ring_spent") == []


@rule("WOTR-DICE-14", "WOTR-DICE-17")
def test_an_attack_names_the_result_that_pays_for_it() -> None:
    for die, act, paid in (("character", "attack_led", "WOTR-DICE-14"), ("army", "attack", "WOTR-DICE-17")):
        scene = table(WRAITHS, turn=SHADOW, dice=f"event | {die}", war="sauron gondor")
        scene.use(die, act, "from osgiliath", "all", "attack lossarnach")
        assert [event["rule"] for event in scene.told("die_used")] == [paid]


@rule("WOTR-HUNT-38", "WOTR-MORDOR-11", "WOTR-CHARACTER-24")
def test_the_rule_beside_a_line_is_the_one_that_it_follows() -> None:
    dropped = table(turn=SHADOW, dice="| character", hands="| orc_patrol", fellowship="hollin").only_tile("eye")
    dropped.use("character", "play_character", "play orc_patrol")
    assert [event["rule"] for event in dropped.told("hunt_tile_dropped")] == ["WOTR-HUNT-38"]
    stopped = table(dice="character character |", mordor=0).only_tile("on_on_they_went")
    stopped.use("character", "move_fellowship", "decline")
    assert stopped.told("fellowship")[-1]["rule"] == "WOTR-MORDOR-11"
    alive = hunted("one", gone=without("meriadoc", "boromir"), guide="boromir", fellowship="hollin")
    alive.choose_so_that(lambda s: s.stack[-1].PROMPT == "fellowship.separated", "casualty random")
    assert [event["rule"] for event in alive.told("taken_alive")] == ["WOTR-CHARACTER-24"]
