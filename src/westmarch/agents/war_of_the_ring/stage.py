"""What is rehearsed in War of the Ring (see `search.rehearsal`): actions, and a few choices on which much hangs.

An action is planned as a die, what it is spent on, and the first choice after that: which Army, which card. The plans
are those that the rules of thumb think most of; how a plan is carried out in detail is left to them.
"""

from typing import Any, Final

from westmarch.agents.search.ends import worths
from westmarch.agents.war_of_the_ring import acts, marshals, musters
from westmarch.agents.war_of_the_ring.estimate import chances
from westmarch.agents.war_of_the_ring.events import event_worth
from westmarch.agents.war_of_the_ring.judgement import judged
from westmarch.agents.war_of_the_ring.learned import LEARNED
from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.player import Chooser
from westmarch.agents.war_of_the_ring.weights import Weights
from westmarch.games.war_of_the_ring.pieces import FACE_COUNT
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.deeds import A_SKIP
from westmarch.games.war_of_the_ring.words import (
    ACT,
    BRING,
    CONCEDE,
    DECLINE,
    DIE_TOKEN,
    DONE,
    FROM,
    NATION_TOKEN,
    PLAY,
    RECRUIT,
)
from westmarch.kernel.state import State

LONGEST: Final = 600
"""A table that has not come to rest after so many decisions is judged as it is."""

TURNS: Final = 1
"""A rehearsal ends before the Hunt dice of so many turns later are placed: no dice lie on the table then."""

MOST_PLANS: Final = 12
MOST_WAYS: Final = 3
"""So many plans are compared for an action, so many of them at most for what a die is spent on."""

SECOND_BEST: Final = 0.4
"""What each way to do something is worth less than the one before it."""

WAYS: Final = ("army.move", "attack.from", "event.play", "muster.figure", "muster.diplomacy", "muster.character")
"""The first choices after that, as far as the rules of thumb can say which of them are good."""

LENGTHS: Final[dict[str, int]] = {"turn.action": 3, "turn.use": 2, **dict.fromkeys(WAYS, 1)}
"""The tokens of a plan that begins with this question."""

HINGES: Final = ("turn.hunt_dice", "fellowship.phase", "hunt.casualty", "battle.cease", "battle.retreat")
"""Other questions on which much hangs."""


class Stage:
    """The stage of War of the Ring."""

    BEGINS: Final = "turn.action"
    REHEARSED: Final = (*LENGTHS, *HINGES)
    FAVOUR: Final = 0.01

    def __init__(self, weights: tuple[Weights, Weights] = LEARNED, turns: int = TURNS) -> None:
        self.weights = weights
        self.turns = turns
        self.choosers = [Chooser(weights) for _ in range(4)]

    def choice(self, state: State, seat: int, tokens: list[int]) -> int:
        """What the rules of thumb would do."""
        assert isinstance(state, Table)
        return tokens[0] if len(tokens) == 1 else self.choosers[seat].choose(state, seat, tokens)

    # --- plans ------------------------------------------------------------------------------------------------------

    def plans(self, state: State, seat: int) -> list[list[int]]:
        """What the rules of thumb would do, and what else they think most of."""
        assert isinstance(state, Table)
        usual = self._usual(state, seat)
        others = [plan for plan in self._ranked(state, seat) if plan != usual]
        return [usual, *others[: MOST_PLANS - 1]]

    def _usual(self, state: Table, seat: int) -> list[int]:
        """The first tokens of what the rules of thumb would do."""
        length = LENGTHS.get(state.stack[-1].PROMPT, 1)
        copy = state.clone()
        plan: list[int] = []
        while len(plan) < length:
            token = self.choice(copy, seat, copy.legal(seat))
            plan.append(token)
            copy.apply(seat, token)
            if not _goes_on(copy, seat):
                break
        return plan

    def _ranked(self, state: Table, seat: int) -> list[list[int]]:
        """All plans, those first that the rules of thumb think most of; for each act the die that can do least else."""
        prompt = state.stack[-1].PROMPT
        tokens = state.legal(seat)
        if prompt not in LENGTHS:
            return [[token] for token in tokens]
        mind = self.choosers[seat].mind(state, seat)
        if prompt in WAYS:
            return [[token] for token in self._ways(mind, state, seat)]
        found: list[tuple[float, int, list[int]]] = []
        seen = [ACT + A_SKIP]
        if prompt == "turn.use":
            self._add_uses(mind, state, seat, [], seen, found)
        else:
            keep = mind.weights.versatility
            dice = [token for token in tokens if DIE_TOKEN <= token < DIE_TOKEN + FACE_COUNT]
            for die in sorted([(keep[token - DIE_TOKEN], token) for token in dice]):
                chosen = state.clone()
                chosen.apply(seat, die[1])
                self._add_uses(mind, chosen, seat, [die[1]], seen, found)
            for token in tokens:
                if token not in dice and token != CONCEDE:
                    found.append((0.0, len(found), [token]))
        found.sort()
        return [plan for _, _, plan in found]

    def _add_uses(
        self,
        mind: Mind,
        chosen: Table,
        seat: int,
        die: list[int],
        seen: list[int],
        found: list[tuple[float, int, list[int]]],
    ) -> None:
        """What a die can be spent on that no other die has been found for yet."""
        for act in chosen.legal(seat):
            if act in seen:
                continue
            seen.append(act)
            worth = acts.act_worth(mind, act - ACT)
            if die:
                worth -= mind.weights.versatility[die[0] - DIE_TOKEN]
            begun = chosen.clone()
            begun.apply(seat, act)
            if not _goes_on(begun, seat):
                found.append((-worth, len(found), [*die, act]))
                continue
            for way in self._ways(mind, begun, seat):
                found.append((-worth, len(found), [*die, act, way]))
                worth -= SECOND_BEST

    def _ways(self, mind: Mind, begun: Table, seat: int) -> list[int]:
        """The best few first choices of an act."""
        tokens = begun.legal(seat)
        if DONE in tokens or DECLINE in tokens:  # not the beginning of an action: leave it to the rules of thumb
            return [self.choice(begun, seat, tokens)]
        step: Any = begun.stack[-1]
        prompt = step.PROMPT
        keyed: list[tuple[float, int]] = []
        for token in tokens:
            if prompt == "army.move":
                worth = marshals.march_from(mind, token - FROM, step.need)
            elif prompt == "attack.from":
                worth = marshals.attack_from(mind, token - FROM)
            elif prompt == "event.play":
                worth = event_worth(mind, token - PLAY)
            elif prompt == "muster.figure":
                worth = musters.worth_of_kind(mind, token - RECRUIT)
            elif prompt == "muster.diplomacy":
                worth = musters.stirring(mind, token - NATION_TOKEN)
            elif prompt == "muster.character":
                worth = musters.entering(mind, token - BRING)
            else:
                return [self.choice(begun, seat, tokens)]
            keyed.append((-worth, token))
        keyed.sort()
        return [token for _, token in keyed[:MOST_WAYS]]

    # --- playing on -------------------------------------------------------------------------------------------------

    def play_on(self, state: State, since: State) -> list[float]:
        assert isinstance(state, Table)
        assert isinstance(since, Table)
        end = since.turns + self.turns
        for _ in range(LONGEST):
            if state.outcome is not None:
                return worths(state)
            if state.turns >= end and state.stack[-1].PROMPT == "turn.hunt_dice":
                return judged(state)
            seat = state.turn
            state.apply(seat, self.choice(state, seat, state.legal(seat)))
        return chances(state)


def _goes_on(state: Table, seat: int) -> bool:
    """The seat is in the middle of a gesture that nobody has noticed yet."""
    return state.outcome is None and state.waiting >> seat & 1 == 1 and state.stack[-1].PRIVATE
