"""Three and four players. WOTR-MULTI4, WOTR-MULTI3"""

from typing import Any

from tests.games.war_of_the_ring.scenes import RingScene, opened, table
from tests.rulebook import rule
from westmarch import Generator
from westmarch.games.war_of_the_ring.board import region
from westmarch.games.war_of_the_ring.cards import CARDS
from westmarch.games.war_of_the_ring.conquest import army_keeper
from westmarch.games.war_of_the_ring.ending import own_points
from westmarch.games.war_of_the_ring.steps.turn import bury, draw_card

WAR = "sauron isengard southrons_easterlings gondor rohan north elves dwarves"
GONDOR, ROHAN, WITCH_KING, SARUMAN = "gondor", "rohan", "witch_king", "saruman"
FOUR = (GONDOR, ROHAN, WITCH_KING, SARUMAN)


def four(armies: dict[str, str] | None = None, seat: str = ROHAN, **more: Any) -> RingScene:
    """A table of four at the go of a seat; Gondor and the Witch-king lead."""
    go = (ROHAN, SARUMAN, GONDOR, WITCH_KING).index(seat)
    return table(armies, players=4, go=go, **more)


@rule("WOTR-MULTI4-01", "WOTR-MULTI4-02", "WOTR-MULTI4-03", "WOTR-MULTI4-14")
def test_four_seats_in_two_teams() -> None:
    scene = opened(players=4)
    assert scene.state.seats == FOUR
    s = scene.state
    assert [s.seats[s.keeper(n)] for n in range(8)] == [
        ROHAN,
        GONDOR,
        GONDOR,
        ROHAN,
        ROHAN,
        SARUMAN,
        WITCH_KING,
        SARUMAN,
    ]
    assert scene.view(None)["leading"] == {"free_peoples": GONDOR, "shadow": WITCH_KING}
    assert scene.view(None)["dice"]["shadow"]["pool"] == 7


def decline_all(scene: RingScene) -> None:
    while "team.exchange" in scene.asked.values():
        scene.choose("decline")


@rule("WOTR-MULTI4-04", "WOTR-MULTI4-05", "WOTR-MULTI4-06", "WOTR-MULTI4-07", "WOTR-MULTI4-49")
def test_cards_in_the_first_and_later_turns() -> None:
    scene = opened(players=4)
    assert [len(scene.hand(seat)) for seat in FOUR] == [2, 2, 2, 2]
    assert scene.asked == {GONDOR: "team.exchange"}
    later = four(dice="event |", seat=ROHAN)
    later.use("event", "skip")
    assert later.view(None)["leading"] == {"free_peoples": ROHAN, "shadow": SARUMAN}
    assert later.asked == {ROHAN: "turn.draw"}  # the Leading Player draws first
    assert later.legal() == {"draw character", "draw strategy"}
    later.choose("draw character")
    assert later.asked == {GONDOR: "turn.draw"}
    later.choose("draw strategy", "draw strategy", "draw strategy")
    assert [len(later.hand(seat)) for seat in FOUR] == [1, 1, 1, 1]
    full = four(dice="event |", seat=ROHAN, hands="| athelas bilbos_song wizards_staff axe_and_bow ||")
    full.use("event", "skip")
    full.choose("draw strategy", "draw strategy", "draw strategy", "draw strategy")
    assert full.asked == {ROHAN: "turn.hand_limit"}


@rule("WOTR-MULTI4-08", "WOTR-MULTI4-09", "WOTR-MULTI4-10")
def test_team_mates_exchange_a_card_unseen() -> None:
    scene = opened(players=4, seed=2)
    mine, his = sorted(scene.hand(GONDOR))[0], sorted(scene.hand(ROHAN))[0]
    assert scene.legal() == {*(f"exchange {card}" for card in scene.hand(GONDOR)), "decline"}
    scene.choose(f"exchange {mine}")
    assert "card" not in scene.heard(ROHAN, "exchange_offered")[0]
    assert scene.asked == {ROHAN: "team.exchange"}
    scene.choose(f"exchange {his}")
    assert mine in scene.hand(ROHAN)
    assert his in scene.hand(GONDOR)
    assert scene.asked == {WITCH_KING: "team.exchange"}
    refused = opened(players=4, seed=2)
    refused.choose(f"exchange {mine}", "decline")
    assert mine in refused.hand(GONDOR)
    assert "cards" not in refused.view(ROHAN)["hands"][GONDOR]


@rule("WOTR-MULTI4-11", "WOTR-MULTI4-12", "WOTR-MULTI4-13")
def test_the_leading_players_decide_for_their_teams() -> None:
    scene = opened(players=4)
    decline_all(scene)
    assert scene.asked == {GONDOR: "fellowship.phase"}
    scene.choose("done")
    assert scene.asked == {GONDOR: "fellowship.guide"}
    scene.choose("guide strider")
    assert scene.asked == {WITCH_KING: "turn.hunt_dice"}


@rule("WOTR-MULTI4-15", "WOTR-MULTI4-16", "WOTR-MULTI4-17")
def test_the_order_of_goes() -> None:
    scene = four(dice="event event event | army army army", seat=ROHAN)
    order = []
    for _ in range(6):
        order.append(scene.seat)
        die = "event" if scene.seat in (GONDOR, ROHAN) else "army"
        scene.use(die, "skip")
    assert order == [ROHAN, SARUMAN, GONDOR, WITCH_KING, ROHAN, SARUMAN]
    alone = four(dice="event event |", seat=ROHAN)
    alone.use("event", "skip")
    assert alone.seat == GONDOR
    behind = four(dice="event | army army", seat=ROHAN)
    behind.choose("pass")
    assert behind.seat == SARUMAN


@rule("WOTR-MULTI4-18", "WOTR-MULTI4-28", "WOTR-MULTI4-35", "WOTR-MULTI4-48")
def test_a_player_moves_his_own_nations_only() -> None:
    armies = {"lossarnach": "2 gondor_regular gondor_leader rohan_regular", "edoras": "rohan_regular"}
    scene = four(armies, dice="muster_army | event", seat=ROHAN, war=WAR, at={"gimli": "lossarnach"})
    scene.choose("die muster_army", "act move_armies")
    assert scene.legal() == {"from edoras", "from lossarnach"}
    scene.choose("from lossarnach")
    assert scene.legal() == {"all", "take rohan_regular", "take gimli"}
    scene.choose("all", "leave gimli", "to pelargir")
    assert scene.here("lossarnach") == {"gondor_regular": 2, "gondor_leader": 1}


@rule("WOTR-MULTI4-19")
def test_only_the_owner_advances_a_nation() -> None:
    scene = four(dice="muster | event", seat=ROHAN, active="gondor", at={"boromir": "minas_tirith"})
    scene.choose("die muster", "act diplomacy")
    assert scene.legal() == {"advance dwarves", "advance north", "advance rohan"}
    ability = four(dice="muster | event", seat=ROHAN, active="gondor", at={"boromir": "minas_tirith"})
    ability.use("muster", "advance_gondor")
    assert ability.steps("gondor") == 1


@rule("WOTR-MULTI4-20", "WOTR-MULTI4-21")
def test_either_free_peoples_player_leads_the_fellowship_and_companions() -> None:
    scene = four(dice="character | event", seat=ROHAN, at={"gimli": "bree"})
    assert {"move_fellowship", "separate", "move_companions"} <= scene.acts("character")
    will = four(dice="will | event", seat=ROHAN, at={"strider": "pelargir"})
    assert "bring" in will.acts("will")


@rule("WOTR-MULTI4-22", "WOTR-MULTI4-23")
def test_the_leading_player_meets_the_hunt() -> None:
    from westmarch.games.war_of_the_ring.steps.hunt_tiles import TileDraw

    scene = four(seat=ROHAN, on_table="axe_and_bow")
    scene.only_tile("three")
    scene.state.push(TileDraw(1, 0, 0))
    scene.state.advance()
    assert scene.asked == {GONDOR: "hunt.table_card"}
    scene.choose("decline")
    assert scene.asked == {GONDOR: "hunt.casualty"}


@rule("WOTR-MULTI4-24", "WOTR-MULTI4-25", "WOTR-MULTI4-26")
def test_minions_and_nazgul_of_the_shadow_team() -> None:
    armies = {"moria": "nazgul sauron_regular", "orthanc": "isengard_regular"}
    scene = four(armies, dice="event | character muster", seat=SARUMAN, war=WAR, at={"witch_king": "angmar"})
    scene.choose("die character", "act move_minions")
    assert scene.legal() == {"from moria"}
    bring = four(armies, dice="event | muster", seat=SARUMAN, war=WAR)
    bring.choose("die muster", "act bring")
    assert bring.legal() == {"bring saruman"}
    muster = four(armies, dice="event | muster", seat=SARUMAN, war=WAR)
    muster.choose("die muster", "act muster")
    assert "recruit nazgul" not in muster.legal()
    assert "recruit isengard_regular" in muster.legal()
    king = four(armies, dice="event | muster", seat=WITCH_KING, war=WAR)
    king.choose("die muster", "act bring")
    assert king.legal() == {"bring witch_king", "bring mouth_of_sauron"}


@rule("WOTR-MULTI4-27")
def test_a_nazgul_leads_either_players_army() -> None:
    armies = {"umbar": "2 southrons_easterlings_regular nazgul"}
    scene = four(armies, dice="event | character", seat=SARUMAN)
    assert "move_army" in scene.acts("character")


@rule("WOTR-MULTI4-29")
def test_team_mates_trim_in_turn() -> None:
    armies = {"gorgoroth": "7 sauron_regular 2 isengard_regular", "nurn": "3 isengard_regular"}
    scene = four(armies, dice="event | army", seat=SARUMAN, war=WAR)
    scene.use("army", "move_armies", "from nurn", "all", "to gorgoroth", "done")
    assert scene.here("gorgoroth") == {"sauron_regular": 6, "isengard_regular": 4}


@rule("WOTR-MULTI4-31", "WOTR-MULTI4-34")
def test_who_controls_troops_that_are_attacked_together() -> None:
    armies = {"osgiliath": "2 gondor_regular 2 rohan_elite", "lossarnach": "gondor_regular rohan_regular"}
    s = four(armies).state
    assert s.seats[army_keeper(s, 0, region("osgiliath"))] == ROHAN  # more Elites
    assert s.seats[army_keeper(s, 0, region("lossarnach"))] == GONDOR  # the Leading Player
    attacked = four(
        {**armies, "south_ithilien": "5 sauron_regular"},
        dice="event | army",
        seat=WITCH_KING,
        war=WAR,
        hands="|athelas||",
    )
    attacked.choose("die army", "act attack", "from south_ithilien", "all", "attack osgiliath")
    assert attacked.state.seats[attacked.state.commander[0]] == ROHAN
    assert attacked.asked == {ROHAN: "battle.card"}


@rule("WOTR-MULTI4-37")
def test_an_attack_is_made_with_ones_own_units() -> None:
    armies = {"osgiliath": "2 sauron_regular 3 isengard_regular", "lossarnach": "gondor_regular"}
    scene = four(armies, dice="event | army", seat=SARUMAN, war=WAR)
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack lossarnach")
    assert scene.told("attack")[0]["figures"] == {"isengard_regular": 3}


@rule("WOTR-MULTI4-38", "WOTR-MULTI4-39")
def test_cards_for_one_player_of_the_team() -> None:
    hands = "| guards_of_the_citadel dain_ironfoots_guard ||"
    scene = four(dice="event | army", seat=ROHAN, hands=hands)
    scene.choose("die event", "act play_event")
    assert scene.legal() == {"play dain_ironfoots_guard"}
    assert scene.refused("play guards_of_the_citadel") == "WOTR-MULTI4-38"
    armies = {"osgiliath": "2 sauron_regular", "lossarnach": "2 rohan_elite"}
    fight = four(armies, dice="event | army", seat=WITCH_KING, war=WAR, hands=hands)
    fight.choose("die army", "act attack", "from osgiliath", "all", "attack lossarnach")
    assert "card guards_of_the_citadel" in fight.legal(ROHAN)


@rule("WOTR-MULTI4-40", "WOTR-MULTI3-10")
def test_southron_elites_lead_while_saruman_is_in_play() -> None:
    armies = {"umbar": "southrons_easterlings_elite"}
    for players, go, leads in ((4, 1, True), (3, 1, True), (2, 1, False)):
        scene = table(armies, dice="event | character", players=players, go=go, at={"saruman": "orthanc"})
        assert ("move_army" in scene.acts("character")) == leads


@rule("WOTR-MULTI4-41", "WOTR-MULTI4-42")
def test_rings_belong_to_the_team_and_draws_to_the_actor() -> None:
    scene = four(dice="event event event | army", seat=ROHAN, rings=(2, 0))
    scene.choose("ring event", "into muster")
    scene.use("event", "draw", "draw character")
    assert len(scene.hand(ROHAN)) == 1
    scene.use("army", "skip")
    assert scene.seat == GONDOR
    assert scene.refused("ring event") == "WOTR-RING-05"


@rule("WOTR-MULTI4-43", "WOTR-MULTI4-44", "WOTR-MULTI4-46", "WOTR-MULTI4-47")
def test_the_individual_winner_of_the_shadow() -> None:
    held = "lorien woodland_realm rivendell erebor dale pelargir"
    scene = four(captured=held, dice="event |", seat=ROHAN)
    s = scene.state
    s.captor = s.captured  # Saruman's Armies took them all
    scene.use("event", "skip")
    assert s.outcome is not None
    assert s.outcome.winners == (SARUMAN,)
    shared = four(captured="lorien", dice="event |", corruption=11)
    shared.state.captor = 0
    assert own_points(shared.state, 2) == 2
    assert own_points(shared.state, 3) == 0


@rule("WOTR-MULTI4-45")
def test_the_individual_winner_of_the_free_peoples() -> None:
    scene = four(captured="orthanc moria dale", dice="event |", seat=ROHAN)
    scene.use("event", "skip")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (GONDOR,)  # the North is Rohan's loss


@rule("WOTR-MULTI3-01", "WOTR-MULTI3-02", "WOTR-MULTI3-03")
def test_three_players() -> None:
    scene = opened(players=3)
    assert scene.state.seats == ("free_peoples", WITCH_KING, SARUMAN)
    decline_all(scene)
    assert [len(scene.hand(seat)) for seat in scene.state.seats] == [2, 2, 2]
    later = table(dice="event |", players=3)
    later.use("event", "skip")
    assert later.asked == {SARUMAN: "turn.draw"}
    assert len(later.hand("free_peoples")) == 2


@rule("WOTR-MULTI3-04")
def test_the_order_of_three() -> None:
    scene = table(dice="event event event | army army", players=3, go=0)
    order = []
    for _ in range(4):
        order.append(scene.seat)
        scene.use("event" if scene.seat == "free_peoples" else "army", "skip")
    assert order == ["free_peoples", SARUMAN, "free_peoples", WITCH_KING]


@rule("WOTR-MULTI3-05", "WOTR-MULTI3-06", "WOTR-MULTI3-08", "WOTR-MULTI3-09")
def test_no_two_actions_running_for_one_nation() -> None:
    armies = {"edoras": "rohan_regular", "pelargir": "gondor_regular rohan_regular", "lossarnach": "gondor_regular"}
    scene = table(armies, dice="muster_army muster_army muster_army |", players=3, go=0, war=WAR)
    scene.use("muster_army", "move_armies", "from edoras", "all", "to folde", "done")
    scene.choose("die muster_army", "act move_armies")
    assert scene.legal() == {"from lossarnach", "from pelargir"}
    free = table(armies, dice="muster_army event muster_army |", players=3, go=0, war=WAR)
    free.use("muster_army", "move_armies", "from edoras", "all", "to folde", "done")
    free.use("event", "skip")
    free.choose("die muster_army", "act move_armies")
    assert "from folde" in free.legal()


@rule("WOTR-MULTI3-07", "WOTR-MULTI3-05")
def test_diplomacy_and_mustering_count_for_a_nation() -> None:
    scene = table(dice="muster muster |", players=3, go=0, active="rohan")
    scene.use("muster", "diplomacy", "advance rohan")
    scene.choose("die muster", "act diplomacy")
    assert "advance rohan" not in scene.legal()
    assert "advance elves" in scene.legal()
    cards = table(dice="muster event |", players=3, go=0, active="rohan", hands="eomer_son_of_eomund athelas | |")
    cards.use("muster", "diplomacy", "advance rohan")
    cards.choose("die event", "act play_event")
    assert cards.legal() == {"play athelas"}
    assert cards.refused("play eomer_son_of_eomund") == "WOTR-MULTI3-05"


@rule("WOTR-MULTI3-11", "WOTR-MULTI3-12")
def test_the_free_peoples_alone_use_every_card_and_win_alone() -> None:
    hands = "guards_of_the_citadel dain_ironfoots_guard | |"
    scene = table(dice="event |", players=3, go=0, hands=hands)
    scene.choose("die event", "act play_event")
    assert scene.legal() == {"play guards_of_the_citadel", "play dain_ironfoots_guard"}
    won = table(dice="event |", players=3, go=0, captured="orthanc moria")
    won.use("event", "skip")
    assert won.state.outcome is not None
    assert won.state.outcome.winners == ("free_peoples",)


@rule("WOTR-MULTI4-30", "WOTR-MULTI4-32", "WOTR-MULTI4-28")
def test_a_mixed_army_is_formed_by_agreement() -> None:
    armies = {"lossarnach": "2 gondor_regular 3 rohan_regular", "osgiliath": "sauron_regular"}
    scene = four(armies, dice="muster_army muster_army muster_army | event event", seat=ROHAN, war=WAR)
    assert "merge lossarnach" in scene.legal()
    scene.choose("merge lossarnach")
    assert scene.asked == {GONDOR: "team.merge"}
    assert scene.legal() == {"agree", "decline"}
    refused = RingScene(scene.state.clone())
    refused.choose("decline")
    assert "merge lossarnach" not in refused.legal()  # asked once a go
    scene.choose("agree")
    assert scene.view(None)["mixed"] == {"free_peoples": ["lossarnach"], "shadow": []}
    scene.use("muster_army", "move_armies", "from lossarnach", "all", "to pelargir")
    assert scene.here("pelargir") == {"gondor_regular": 2, "rohan_regular": 3}


@rule("WOTR-MULTI4-32", "WOTR-MULTI4-35")
def test_who_does_not_control_a_mixed_army_cannot_attack_with_it() -> None:
    armies = {"lossarnach": "2 gondor_regular 3 rohan_regular", "osgiliath": "sauron_regular"}
    scene = four(armies, dice="muster_army | event", seat=GONDOR, war=WAR)
    assert "attack" in scene.acts("muster_army")
    scene.choose("merge lossarnach", "agree")
    assert "attack" not in scene.acts("muster_army")
    scene.choose("die muster_army", "act move_armies", "from lossarnach")
    assert scene.legal() == {"all", "take gondor_regular"}  # he may take his own out of it
    scene.choose("all")
    assert scene.legal() == {"to minas_tirith", "to pelargir", "leave gondor_regular"}


@rule("WOTR-MULTI4-33")
def test_a_mixed_army_is_not_split_out_of_control() -> None:
    armies = {"lossarnach": "2 gondor_regular 3 rohan_regular"}
    scene = four(armies, dice="muster_army | event", seat=ROHAN, war=WAR)
    scene.choose("merge lossarnach", "agree")
    scene.choose("die muster_army", "act move_armies", "from lossarnach", "all")
    assert "leave rohan_regular" not in scene.legal()  # with two each Gondor, who leads, would control it
    scene.choose("leave gondor_regular")
    assert "leave rohan_regular" in scene.legal()


@rule("WOTR-MULTI4-36")
def test_a_mixed_army_is_bound_by_every_nation_in_it() -> None:
    armies = {"osgiliath": "gondor_regular 3 rohan_regular"}
    scene = four(armies, dice="muster_army | event", seat=ROHAN, war="gondor")
    scene.choose("merge osgiliath", "agree", "die muster_army", "act move_armies", "from osgiliath", "all")
    assert "to lossarnach" not in scene.legal()  # Gondor's land, and Rohan is at peace
    assert "to north_ithilien" in scene.legal()


@rule("WOTR-MULTI3-06", "WOTR-MULTI3-05")
def test_a_mixed_army_acts_after_one_of_its_nations_but_only_as_a_mixed_army() -> None:
    armies = {"edoras": "rohan_regular", "lossarnach": "gondor_regular rohan_regular"}
    scene = table(armies, dice="muster_army muster_army muster_army |", players=3, go=0, war=WAR)
    scene.use("muster_army", "move_armies", "from edoras", "all", "to folde", "done")
    scene.choose("die muster_army", "act move_armies", "from lossarnach", "take rohan_regular")
    assert scene.legal() == {"take gondor_regular"}  # Rohan alone has just acted
    assert scene.refused("to pelargir") == "WOTR-MULTI3-05"
    scene.choose("take gondor_regular", "to pelargir")
    scene.choose("die muster_army")
    assert "act move_armies" not in scene.legal()  # the same Army, wherever it stands now; and Folde is Rohan's
    assert scene.refused("act move_armies") == "WOTR-ARMYMOVE-12"


@rule("WOTR-MULTI3-06", "WOTR-ARMYMOVE-04")
def test_who_has_just_marched_in_makes_no_mixed_army_of_those_who_stood_there() -> None:
    armies = {"edoras": "rohan_regular", "lossarnach": "rohan_regular rohan_leader", "pelargir": "gondor_regular"}
    scene = table(armies, dice="muster_army muster_army event |", players=3, go=0, war=WAR, at={"gimli": "lossarnach"})
    scene.use("muster_army", "move_armies", "from edoras", "all", "to folde", "done")
    scene.use("muster_army", "move_armies", "from pelargir", "all", "to lossarnach")
    assert scene.asked == {"free_peoples": "turn.action"}  # Rohan has just acted: there is no second Army to move
    fresh = table(armies, dice="muster_army event |", players=3, go=0, war=WAR)
    fresh.use("muster_army", "move_armies", "from pelargir", "all", "to lossarnach")
    assert fresh.legal() == {"from edoras", "from lossarnach", "done"}


@rule("WOTR-MULTI3-05", "WOTR-EVENT-12")
def test_wisdom_of_elrond_helps_nobody_when_every_nation_has_just_acted() -> None:
    armies = {"pelargir": "gondor_regular rohan_regular north_regular elves_regular dwarves_regular"}
    settings = {"dice": "muster_army event |", "players": 3, "go": 0, "hands": "wisdom_of_elrond | |"}
    scene = table(armies, war=WAR, **settings)  # type: ignore[arg-type]
    scene.use("muster_army", "move_armies", "from pelargir", "all", "to lossarnach")
    scene.choose("die event", "act play_event", "play wisdom_of_elrond")
    assert scene.told("nation_chosen") == []
    assert scene.state.discard[0] == 1 << CARDS.index("wisdom_of_elrond")


@rule("WOTR-MULTI3-06")
def test_the_same_mixed_army_is_known_after_a_retreat() -> None:
    armies = {"lossarnach": "2 gondor_regular rohan_regular", "osgiliath": "6 sauron_regular"}
    scene = table(armies, dice="muster_army muster_army | army", players=3, go=2, war=WAR)
    scene.use("muster_army", "attack", "from lossarnach", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.field < 105, "attack osgiliath")
    scene.choose("cease")
    assert scene.seat == WITCH_KING
    scene.choose("die army", "act attack", "from osgiliath", "all")
    scene.choose_so_that(lambda s: s.hits == [0, 0] and s.field < 105, "attack lossarnach")
    scene.choose("press", "retreat pelargir", "decline")
    assert scene.seat == "free_peoples"
    scene.choose("die muster_army")
    assert "act move_armies" not in scene.legal()


@rule("WOTR-MULTI4-20", "WOTR-MULTI4-12")
def test_who_separates_companions_also_moves_them() -> None:
    scene = four(dice="character |", seat=ROHAN)
    scene.use("character", "separate", "take gimli", "done")
    assert scene.asked == {ROHAN: "fellowship.separated"}
    scene.choose("to hollin")
    assert scene.asked == {GONDOR: "fellowship.guide"}  # the Guide is the Leading Player's to name


@rule("WOTR-MULTI4-09", "WOTR-MULTI4-10", "WOTR-DEF-28")
def test_a_card_given_away_may_be_in_hand_or_among_the_hidden_discards() -> None:
    scene = opened(players=4, seed=2)
    mine, his = sorted(scene.hand(GONDOR))[0], sorted(scene.hand(ROHAN))[0]
    scene.choose(f"exchange {mine}", f"exchange {his}")
    assert scene.view(GONDOR)["hands"][GONDOR]["given"] == [mine]
    s = scene.state
    rng = Generator.seeded(3)
    bit = 1 << CARDS.index(mine)
    assert all(s.imagine(GONDOR, rng).hand[1] & bit for _ in range(20))  # type: ignore[attr-defined]
    bury(s, 1, CARDS.index(mine))
    draw_card(s, 1, CARDS.index(mine) // 24, "test", "WOTR-EVENT-03")  # another of the same back
    seen = [s.imagine(GONDOR, rng) for _ in range(60)]
    in_hand = sum(bool(state.hand[1] & bit) for state in seen)  # type: ignore[attr-defined]
    assert 0 < in_hand < 60  # he cannot tell which of the two it is
    assert all((state.hand[1] | state.buried[1]) & bit for state in seen)  # type: ignore[attr-defined]
    assert all(state.view(GONDOR) == s.view(GONDOR) for state in seen)


@rule("WOTR-MULTI4-36", "WOTR-ARMYMOVE-03")
def test_a_team_mates_units_that_came_along_are_not_counted_against_ones_own() -> None:
    armies = {
        "dimrill_dale": "2 sauron_regular isengard_regular",
        "gladden_fields": "3 sauron_regular southrons_easterlings_regular",
    }
    scene = four(armies, dice="event event | army army", seat=WITCH_KING, war=WAR)
    scene.choose("merge dimrill_dale", "agree")
    scene.use("army", "move_armies", "from dimrill_dale", "all", "to gladden_fields", "from gladden_fields")
    assert scene.legal() == {"all", "take sauron_regular"}
    scene.choose("take sauron_regular", "take sauron_regular", "take sauron_regular")
    assert {token.split()[0] for token in scene.legal()} == {"to"}
    scene.choose("to old_ford")
    assert scene.here("old_ford") == {"sauron_regular": 3}
    assert scene.here("gladden_fields") == {
        "sauron_regular": 2,
        "isengard_regular": 1,
        "southrons_easterlings_regular": 1,
    }
    assert scene.view(None)["mixed"]["shadow"] == []  # with other troops there they would have to agree anew
    alone = four({"dimrill_dale": armies["dimrill_dale"]}, dice="event event | army army", seat=WITCH_KING, war=WAR)
    alone.choose("merge dimrill_dale", "agree")
    alone.use("army", "move_armies", "from dimrill_dale", "all", "to gladden_fields")
    assert alone.view(None)["mixed"]["shadow"] == ["gladden_fields"]  # one Army still, where it went
