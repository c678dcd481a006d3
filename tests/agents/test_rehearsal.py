"""Rehearsing: what is compared, that it is fair to all plans and over in time, and that a plan is carried out."""

import pytest

from tests.games.war_of_the_ring.scenes import FP, SHADOW, phase, table
from westmarch.agents import Perspective
from westmarch.agents.rehearsing import Rehearser, Worlds
from westmarch.agents.search.rehearsal import Trial, rehearse
from westmarch.agents.war_of_the_ring.judgement import judged
from westmarch.agents.war_of_the_ring.player import Chooser
from westmarch.agents.war_of_the_ring.stage import MOST_PLANS, Stage
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.marching import NOBODY_NEEDED
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID
from westmarch.games.war_of_the_ring.steps.attack import CardAttack
from westmarch.kernel import BadInput, Generator, State, random_token

WORTHS = {11: 0.4, 12: 0.5, 13: 0.45, 14: 0.1}
"""What the tokens of the little stage below are worth, before luck."""


class LittleStage:
    """Every plan is one token; a world's luck is the same for all of them."""

    def __init__(self) -> None:
        self.tried: list[tuple[int, int]] = []

    def plans(self, state: State, seat: int) -> list[list[int]]:
        return [[token] for token in WORTHS]

    def play_on(self, state: State, since: State) -> list[float]:
        assert isinstance(state, LittleState)
        assert isinstance(since, LittleState)
        self.tried.append((since.world, state.token))
        return [WORTHS[state.token] + 0.2 * (since.world % 2)]


class LittleState(State):
    """Knows which world it is, and what was chosen in it."""

    def __init__(self, world: int, token: int = 0) -> None:
        self.world = world
        self.token = token

    def clone(self) -> "LittleState":
        return LittleState(self.world, self.token)

    def legal(self, seat: int) -> list[int]:
        return list(WORTHS)

    def apply(self, seat: int, token: int) -> None:
        self.token = token


class LittleWorlds:
    """So many rehearsals are in time."""

    def __init__(self, most: int = 10_000) -> None:
        self.given = 0
        self.left = most

    def another(self) -> State:
        self.given += 1
        return LittleState(self.given)

    def in_time(self) -> bool:
        self.left -= 1
        return self.left >= 0


def rehearsed(stage: LittleStage, worlds: LittleWorlds, budget: int, favour: float = 0.0) -> list[Trial]:
    return rehearse(stage, worlds, stage.plans(LittleState(0), 0), 0, budget, favour)


def test_the_better_a_plan_the_longer_it_stays_in_the_running() -> None:
    stage = LittleStage()
    trials = rehearsed(stage, LittleWorlds(), 40)
    assert [trial.plan[0] for trial in trials] == [12, 13, 11, 14]
    assert [trial.times for trial in trials] == [15, 15, 5, 5]
    assert len(stage.tried) == 40


def test_plans_in_the_running_have_been_tried_in_the_same_worlds() -> None:
    stage = LittleStage()
    rehearsed(stage, LittleWorlds(), 40)
    worlds = {token: [world for world, tried in stage.tried if tried == token] for token in WORTHS}
    assert worlds[12] == worlds[13] == list(range(1, 16))
    assert worlds[11] == worlds[14] == list(range(1, 6))


def test_the_first_plan_is_preferred_by_as_much_as_it_is_favoured() -> None:
    assert rehearsed(LittleStage(), LittleWorlds(), 40, favour=0.09)[0].plan == [12]
    assert rehearsed(LittleStage(), LittleWorlds(), 40, favour=0.11)[0].plan == [11]


def test_a_world_in_which_time_ran_out_does_not_count() -> None:
    trials = rehearsed(LittleStage(), LittleWorlds(most=6), 40)
    assert [trial.times for trial in trials] == [1, 1, 1, 1]
    assert trials[0].plan == [12]
    hasty = rehearsed(LittleStage(), LittleWorlds(most=3), 40)
    assert [trial.times for trial in hasty] == [0, 0, 0, 0]
    assert hasty[0].plan == [11], "what the rules of thumb would do"


def test_with_the_smallest_budget_every_plan_is_tried_once() -> None:
    assert sorted(trial.times for trial in rehearsed(LittleStage(), LittleWorlds(), 1)) == [1, 1, 1, 1]


# --- War of the Ring ------------------------------------------------------------------------------------------------


def test_plans_are_ways_to_spend_a_die_and_the_usual_one_is_first() -> None:
    scene = table(dice="character event | army")
    plans = Stage().plans(scene.state, 0)
    assert plans[0] == Stage().plans(scene.state, 0)[0]
    assert len(plans) <= MOST_PLANS
    assert len({tuple(plan) for plan in plans}) == len(plans)
    words = [[GAME.vocabulary.tokens[token].text for token in plan] for plan in plans]
    assert ["die character", "act move_fellowship"] in words
    assert ["die event", "act draw"] in [plan[:2] for plan in words]
    for plan in plans:
        state = scene.state.clone()
        for token in plan:
            assert token in state.legal(0)
            state.apply(0, token)


def test_a_rehearsal_ends_before_the_next_hunt_dice() -> None:
    state = GAME.new({}, 1)
    assert isinstance(state, Table)
    chooser = Chooser()
    while state.stack[-1].PROMPT != "turn.action":
        state.apply(state.turn, chooser.choose(state, state.turn, state.legal(state.turn)))
    played = state.clone()
    worths = Stage().play_on(played, state)
    assert (played.turns, played.stack[-1].PROMPT) == (state.turns + 1, "turn.hunt_dice")
    assert worths == judged(played)
    assert sum(worths) == pytest.approx(1)


def test_an_action_is_carried_out_as_it_was_planned() -> None:
    scene = table(dice="character event | army")
    mind = Rehearser(1, "war_of_the_ring", 30)
    said: list[int] = []
    while scene.seat == FP and len(said) < 3:
        token = mind.choose(Perspective(scene.state, FP))
        said.append(token.id)
        scene.choose(token.text)
        if not scene.state.stack[-1].PRIVATE:
            break
    assert said == mind.trials[0].plan[: len(said)]


def test_the_last_step_is_taken_whatever_else_could_be_done() -> None:
    scene = table(dice="character muster | army", mordor=4, corruption=8, gone="strider", box=(1, 3))
    mind = Rehearser(1, "war_of_the_ring", 60)
    assert mind.choose(Perspective(scene.state, FP)).text == "die character"
    scene.choose("die character")
    assert mind.choose(Perspective(scene.state, FP)).text == "act move_fellowship"


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    scene = phase(table(mordor=3, corruption=8, dice="event | army army army army army"), 3)
    minds = [Rehearser(seed, "war_of_the_ring", 24) for seed in (1, 1)]
    chosen = [mind.choose(Perspective(scene.state, SHADOW)) for mind in minds]
    assert chosen[0] is chosen[1]
    assert [trial.total for trial in minds[0].trials] == [trial.total for trial in minds[1].trials]


def test_without_time_it_goes_by_its_rules_of_thumb() -> None:
    scene = table(dice="character event | army")
    mind = Rehearser(1, "war_of_the_ring", 30, seconds=0.0)
    usual = Stage().plans(scene.state, 0)[0]
    assert mind.choose(Perspective(scene.state, FP)).id == usual[0]
    assert all(trial.times == 0 for trial in mind.trials)


def test_worlds_are_imagined_and_take_no_longer_than_they_may() -> None:
    scene = table(dice="character event | army", hands="athelas | stormcrow")
    worlds = Worlds(Perspective(scene.state, FP), Generator.seeded(1), None)
    assert worlds.another().fingerprint() != scene.state.fingerprint()
    assert all(worlds.in_time() for _ in range(100))
    assert not Worlds(Perspective(scene.state, FP), Generator.seeded(1), 0.0).in_time()


def test_it_says_what_it_cannot_do() -> None:
    with pytest.raises(BadInput, match=r"rehearsal: there is none of chess; there are of war_of_the_ring"):
        Rehearser(1, "chess", 10)
    with pytest.raises(BadInput, match="iterations: at least 1 is needed, not 0"):
        Rehearser(1, "war_of_the_ring", 0)


@pytest.mark.parametrize("preset", ["two_players", "three_players", "four_players"])
def test_whoever_comes_to_a_table_in_the_middle_of_anything_can_go_on(preset: str) -> None:
    """A house asks a new agent at every choice; a card's attacks and marches may be declined."""
    state = GAME.new(GAME.presets[preset], 5)
    rng = Generator.seeded(5)
    stage = Stage()
    asked = set()
    for _ in range(900):
        if state.over:
            break
        seat = state.turn
        tokens = state.legal(seat)
        if len(tokens) > 1:
            asked.add(state.stack[-1].PROMPT)
            plans = stage.plans(state, seat)
            assert all(plan[0] in tokens for plan in plans)
        token = random_token(state, seat, rng) if rng.below(6) == 0 else stage.choice(state, seat, tokens)
        state.apply(seat, token)
    assert asked >= {"turn.action", "turn.use", "army.move", "event.play"}


def test_an_attack_that_a_card_offers_may_be_declined() -> None:
    armies = {"osgiliath": "4 sauron_regular nazgul", "lossarnach": "gondor_regular"}
    scene = table(armies, turn=SHADOW, dice="event | army", war="sauron gondor")
    state = scene.state.clone()
    state.push(CardAttack(PAID, NOBODY_NEEDED))
    state.advance()
    assert GAME.vocabulary.own("decline").id in state.legal(1)
    assert [len(plan) for plan in Stage().plans(state, 1)] == [1]
