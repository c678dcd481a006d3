"""The heuristic player of War of the Ring: that it is fair, beats chance, ends its games, and its rules of thumb."""

import pytest

from tests.games.war_of_the_ring.late import scenes
from tests.games.war_of_the_ring.scenes import FP, SHADOW, RingScene, phase, table
from westmarch import Generator
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.war_of_the_ring import Player
from westmarch.agents.war_of_the_ring.combat_cards import Battle, combat_worth
from westmarch.agents.war_of_the_ring.estimate import chances
from westmarch.agents.war_of_the_ring.events import EVENT_WORTH
from westmarch.agents.war_of_the_ring.mind import Mind, Reckoning
from westmarch.agents.war_of_the_ring.odds import Host, fight
from westmarch.agents.war_of_the_ring.plan import CONQUEST, CORRUPTION, RING
from westmarch.agents.war_of_the_ring.player import ANSWERS, FORESEEN
from westmarch.agents.war_of_the_ring.quest import Quest
from westmarch.agents.war_of_the_ring.roads import STEPS, TO_MORDOR
from westmarch.agents.war_of_the_ring.war import War
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.board import REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS, COMBATS
from westmarch.games.war_of_the_ring.pieces import OPENING
from westmarch.games.war_of_the_ring.state import Table
from westmarch.kernel import State, random_token

LEADER = {"sauron": "nazgul"}
OPENING_ARMIES = {
    region: f"{regular} {nation}_regular {elite} {nation}_elite {leader} {LEADER.get(nation, nation + '_leader')}"
    for region, nation, regular, elite, leader in OPENING
    if nation not in ("isengard", "southrons_easterlings")
} | {"orthanc": "4 isengard_regular isengard_elite"}


def chosen(scene: RingScene) -> str:
    """What the player would choose now."""
    return Player(1).choose(Perspective(scene.state, scene.seat)).text


def act(scene: RingScene) -> str:
    """What the player would do with a die now: its die, its act, and so on to the end of the gesture."""
    tried = RingScene(scene.state.clone())
    seat = tried.seat
    said: list[str] = []
    while not said or (not tried.state.over and tried.seat == seat and tried.state.stack[-1].PRIVATE):
        said.append(chosen(tried))
        tried.choose(said[-1])
    return " / ".join(said)


def played_out(state: State, agents: dict[str, Agent]) -> State:
    while not state.over:
        seat = state.seats[state.turn]
        state.apply(state.turn, agents[seat].choose(Perspective(state, seat)).id)
    return state


# --- games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["free_peoples", "shadow"])
@pytest.mark.parametrize("preset", ["two_players", "four_players"])
def test_it_beats_chance_from_either_side(preset: str, side: str) -> None:
    state = GAME.new(GAME.presets[preset], 3)
    assert isinstance(state, Table)
    mine = [seat for i, seat in enumerate(state.seats) if state.side_at(i) == (side == "shadow")]
    played_out(state, {seat: agent("heuristic" if seat in mine else "random", 3) for seat in state.seats})
    assert state.outcome is not None
    assert set(state.outcome.winners) <= set(mine)
    assert state.outcome.winners
    assert state.turns < 40


@pytest.mark.parametrize("preset", ["two_players", "three_players", "four_players"])
def test_it_ends_its_games_in_sensible_length(preset: str) -> None:
    state = GAME.new(GAME.presets[preset], 4)
    played_out(state, {seat: agent("heuristic", 4) for seat in state.seats})
    assert isinstance(state, Table)
    assert state.outcome is not None
    assert state.outcome.winners
    assert 5 <= state.turns <= 30


@pytest.mark.parametrize("preset", ["two_players", "three_players", "four_players"])
def test_it_chooses_the_same_whatever_lies_hidden(preset: str) -> None:
    """Hands, decks and dice to come are dealt anew: a fresh player thinks the same."""
    rng = Generator.seeded(5)
    compared = 0
    for seed in range(2):
        state = GAME.new(GAME.presets[preset], seed)
        for _ in range(700):
            if state.over:
                break
            seat = state.turn
            name = state.seats[seat]
            if rng.below(8) == 0 and len(state.legal(seat)) > 1:
                token = Player(1).choose(Perspective(state, name))
                other = state.imagine(name, rng)
                assert Player(1).choose(Perspective(other, name)) == token
                compared += 1
            state.apply(seat, random_token(state, seat, rng))
    assert compared > 60


def test_late_positions_do_not_puzzle_it() -> None:
    """Sieges, Mordor, all nations At War: every question of some turns of play has an answer."""
    asked = set()
    for scene in scenes().values():
        state = scene.clone()
        rng = Generator.seeded(2)
        players = [Player(seat) for seat in range(len(state.seats))]
        for _ in range(250):
            if state.over:
                break
            seat = state.turn
            asked.add(state.stack[-1].PROMPT)
            token = players[seat].choose(Perspective(state, state.seats[seat])).id
            assert token in state.legal(seat)
            state.apply(seat, random_token(state, seat, rng) if rng.below(4) == 0 else token)
    assert len(asked) > 25


def test_there_is_an_answer_to_every_prompt() -> None:
    prompts = {kind.PROMPT for kind in GAME.steps.values() if kind.PROMPT}
    combat = {prompt for prompt in prompts if prompt.startswith("combat.")}
    assert prompts == combat | set(ANSWERS) | set(FORESEEN)
    assert not set(ANSWERS) & set(FORESEEN)


def test_every_card_has_a_price() -> None:
    assert set(EVENT_WORTH) == set(CARDS)
    armies = {"osgiliath": "4 sauron_regular 2 nazgul", "lossarnach": "4 gondor_regular gondor_elite gondor_leader"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor", hands="athelas | stormcrow")
    scene.use("army", "attack", "from osgiliath", "all", "attack lossarnach")
    for seat in (FP, SHADOW):
        mind = Mind(scene.state, scene.state.seats.index(seat), Reckoning(scene.state))
        assert all(-2 < combat_worth(Battle(mind), half) < 4 for half in range(len(COMBATS)))


# --- reckonings -----------------------------------------------------------------------------------------------------


def test_distances_are_those_of_the_map() -> None:
    assert STEPS[REGIONS.index("minas_tirith")][REGIONS.index("minas_morgul")] == 3
    assert TO_MORDOR[REGIONS.index("dagorlad")] == 1
    assert all(STEPS[a][b] == STEPS[b][a] for a in range(105) for b in range(105))


def test_walls_help_the_defender() -> None:
    host, garrison = Host(6, 1, 1), Host(4, 1, 1)
    in_the_field = fight(host, garrison, False, False, 12)
    assert in_the_field[0] > 0 == in_the_field[1]
    assert fight(host, garrison, True, False, 12)[1] > 0


def test_an_open_stronghold_is_the_nearest_prize() -> None:
    armies = {"osgiliath": "6 sauron_regular nazgul", "pelargir": "5 gondor_regular 2 gondor_elite"}
    scene = table(armies, war="sauron gondor")
    war = War(scene.state)
    osgiliath = REGIONS.index("osgiliath")
    assert REGIONS[war.aims[1][osgiliath][0]] == "minas_tirith"


def free(mordor: int, corruption: int, captured: str = "") -> float:
    """The Free Peoples' chance on the way through Mordor."""
    scene = table(OPENING_ARMIES, mordor=mordor, corruption=corruption, captured=captured)
    free, shadow = chances(scene.state)
    assert free + shadow == pytest.approx(1)
    return free


def test_chances_follow_the_way_the_corruption_and_the_conquest() -> None:
    assert free(4, 5) > free(2, 5) > free(0, 5)
    assert free(3, 2) > free(3, 6) > free(3, 10)
    assert free(3, 5) > free(3, 5, "minas_tirith dol_amroth edoras")


def test_at_the_end_of_the_way_chances_hang_on_what_can_still_be_borne() -> None:
    assert free(mordor=4, corruption=4) > 0.75
    assert 0.15 < free(mordor=4, corruption=11) < 0.6
    assert free(mordor=0, corruption=10) < 0.15


def test_corruption_costs_more_the_less_is_left() -> None:
    fresh, worn = (Quest(table(corruption=c, gone="strider boromir").state) for c in (1, 9))
    assert worn.point() > fresh.point()
    assert fresh.step() > 0


def plan_of(scene: RingScene, side: int) -> str:
    return Mind(scene.state, side, Reckoning(scene.state)).plan.name


def test_the_plan_follows_the_position() -> None:
    assert plan_of(table(), 0) == RING
    assert plan_of(table(), 1) == CONQUEST
    assert plan_of(table(mordor=3, corruption=9), 1) == CORRUPTION
    armies = {"dimrill_dale": "5 elves_elite elves_leader", "lorien": "elves_regular", "dol_guldur": ""}
    near = table(armies, war="elves", captured="moria mount_gundabad", corruption=11)
    assert plan_of(near, 0) == CONQUEST


# --- rules of thumb: the Ring-bearers -------------------------------------------------------------------------------


def test_the_fellowship_walks_while_nobody_hunts_it() -> None:
    assert act(table(dice="character event | army")).startswith("die character / act move_fellowship")


def test_a_revealed_fellowship_hides() -> None:
    scene = table(dice="character event | army", hidden=False, fellowship="dimrill_dale")
    assert act(scene) == "die character / act hide_fellowship"


def test_the_last_step_is_taken() -> None:
    scene = table(dice="character muster | army", mordor=4, corruption=8, gone="strider", box=(1, 3))
    assert act(scene).startswith("die character / act move_fellowship")


def test_a_risk_is_better_than_a_certain_end() -> None:
    """With eleven points a turn without a step is the last one, however the tiles may fall."""
    scene = table(dice="character muster | army", mordor=2, corruption=11, box=(0, 4), gone="strider")
    assert act(scene).startswith("die character / act move_fellowship")


def test_mordor_is_entered_when_the_way_is_long_enough() -> None:
    scene = phase(table(fellowship="dagorlad", progress=1, captured="dale the_shire edoras helms_deep"), 2)
    assert chosen(scene) == "declare"
    scene.choose("declare")
    assert chosen(scene) == "to morannon"
    scene.choose("to morannon")
    assert chosen(scene) == "enter mordor"


def test_the_fellowship_heals_in_a_haven() -> None:
    scene = phase(table(fellowship="dimrill_dale", progress=1, corruption=4), 2)
    assert chosen(scene) == "declare"
    scene.choose("declare")
    assert chosen(scene) == "to lorien"


def test_gandalf_falls_for_great_damage_and_the_ring_bears_the_small() -> None:
    """He comes back in white; and one point of Corruption is cheap at the beginning."""
    for tile, damage, wanted in (("three", 3, "casualty guide"), ("one", 1, "decline")):
        scene = table(dice="character | army", box=(0, 5)).only_tile(tile)
        scene.choose("die character")
        scene.choose_so_that(lambda s: s.damage > 0, "act move_fellowship")
        assert scene.state.damage == damage
        assert chosen(scene) == wanted


def test_strider_goes_to_be_crowned() -> None:
    scene = table({"minas_tirith": "2 gondor_regular"}, dice="character | army", fellowship="lorien", progress=1)
    scene.choose("die character", "act separate")
    assert chosen(scene) == "take strider"


def test_aragorn_is_crowned_by_a_will_of_the_west() -> None:
    scene = table({"minas_tirith": "2 gondor_regular"}, dice="will event | army", at={"strider": "minas_tirith"})
    assert act(scene) == "die will / act bring / bring aragorn / at minas_tirith"


# --- rules of thumb: the war ----------------------------------------------------------------------------------------


def test_isengard_goes_to_war_and_saruman_comes() -> None:
    scene = table(OPENING_ARMIES, turn=SHADOW, dice="event | muster event", steps={"isengard": 1})
    assert act(scene) == "die muster / act diplomacy / advance isengard"
    at_war = table(OPENING_ARMIES, turn=SHADOW, dice="event | muster event", war="isengard")
    assert act(at_war) == "die muster / act bring / bring saruman / at orthanc"


def test_an_open_stronghold_is_taken() -> None:
    armies = {"dimrill_dale": "3 elves_elite elves_leader", "lorien": "2 elves_regular"}
    scene = table(armies, dice="muster_army event | army", war="elves", hidden=False)
    assert act(scene).endswith("to moria")


def test_an_army_marches_to_its_prize_and_leaves_no_one_idle() -> None:
    armies = {"minas_morgul": "8 sauron_regular 2 nazgul", "minas_tirith": "3 gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor")
    assert "/ to osgiliath" in act(scene) or "/ to north_ithilien" in act(scene) or "/ to south_ithilien" in act(scene)


def test_a_weak_garrison_withdraws_behind_its_walls() -> None:
    armies = {"osgiliath": "8 sauron_regular nazgul", "minas_tirith": "3 gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor")
    scene.use("army", "attack", "from osgiliath", "all", "attack minas_tirith")
    assert chosen(scene) == "withdraw into_siege"


def test_a_strong_garrison_meets_a_weak_enemy_in_the_field() -> None:
    armies = {"osgiliath": "sauron_regular", "minas_tirith": "4 gondor_regular 2 gondor_elite gondor_leader"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor")
    scene.use("army", "attack", "from osgiliath", "all", "attack minas_tirith")
    assert chosen(scene) == "stand in_the_field"


def test_a_siege_with_the_odds_on_its_side_is_pressed() -> None:
    armies = {"helms_deep": "2 rohan_regular 8 isengard_regular 2 isengard_elite"}
    scene = table(armies, turn=SHADOW, dice="event | army event", war="isengard rohan", besieged="helms_deep")
    assert act(scene) == "die army / act attack / from helms_deep / all / attack helms_deep"


def test_a_lost_battle_is_left() -> None:
    armies = {"fords_of_isen": "rohan_regular rohan_leader", "orthanc": "6 isengard_regular 3 isengard_elite"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="isengard rohan")
    scene.use("army", "attack", "from orthanc", "all", "attack fords_of_isen")
    for _ in range(20):
        if scene.seat == FP and any(token.startswith("retreat") for token in scene.legal()):
            assert chosen(scene) == "retreat helms_deep"
            return
        if scene.state.field == 105:
            break
        scene.choose("press" if "press" in scene.legal() else chosen(scene))
    assert not scene.here("fords_of_isen", FP), "they fell in the first round"


def test_more_hunters_when_the_ring_nears_the_fire() -> None:
    calm = phase(table(), 3)
    assert chosen(calm) == "allocate 1"
    pressing = phase(table(mordor=4, corruption=9, dice="event | army army army army army"), 3)
    assert chosen(pressing) == "allocate 3"


def test_nothing_is_gained_by_a_die_it_does_not_need() -> None:
    """With fewer dice than the enemy and nothing worth doing, it passes."""
    scene = table({"barad_dur": "sauron_regular"}, dice="event | army army army", corruption=0)
    for deck in (0, 1):
        scene.state.deck[deck] = []
    assert chosen(scene) == "pass"
