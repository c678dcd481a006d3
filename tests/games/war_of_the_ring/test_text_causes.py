"""The log names the true cause: which card, whose ability, which icon, whose Army."""

from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, table
from tests.games.war_of_the_ring.test_combat_cards import battle
from tests.games.war_of_the_ring.test_fellowship import hunted, without
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


def test_a_combat_card_that_changes_nothing_is_followed_by_no_account() -> None:
    """The hits of the dice are not the card's doing."""
    scene = battle("stormcrow")
    scene.choose_so_that(lambda s: s.hits[0] > 0 and s.hits[1] > 0, "card stormcrow")
    assert lines(scene, "combat_effect", "combat_modified") == ["The Shadow: 'Great Host' takes effect."]
