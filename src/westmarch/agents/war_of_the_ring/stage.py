"""Actions to rehearse (see `search.rehearsal`): a die, what it is spent on, and the first choice after that."""

from typing import Final

from westmarch.agents.search.ends import worths
from westmarch.agents.war_of_the_ring.estimate import chances
from westmarch.agents.war_of_the_ring.player import Chooser
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.pieces import FACE_COUNT
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.deeds import A_SKIP
from westmarch.games.war_of_the_ring.words import ACT, DIE_TOKEN
from westmarch.kernel.state import State

LONGEST: Final = 600
"""A table that has not come to rest after so many decisions is judged as it is."""

TURNS: Final = 1
"""A rehearsal ends before the Hunt dice of so many turns later are placed: no dice lie on the table then."""


class Stage:
    """The stage of War of the Ring."""

    BEGINS: Final = "turn.action"
    REHEARSED: Final = ("turn.action", "turn.hunt_dice")
    FAVOUR: Final = 0.01

    def __init__(self, weights: tuple[Weights, Weights] = USUAL, turns: int = TURNS) -> None:
        self.weights = weights
        self.turns = turns
        self.choosers = [Chooser(weights) for _ in range(4)]

    def choice(self, state: State, seat: int, tokens: list[int]) -> int:
        """What the rules of thumb would do."""
        assert isinstance(state, Table)
        return tokens[0] if len(tokens) == 1 else self.choosers[seat].choose(state, seat, tokens)

    def plans(self, state: State, seat: int) -> list[list[int]]:
        assert isinstance(state, Table)
        tokens = state.legal(seat)
        if state.stack[-1].PROMPT != "turn.action":
            own = self.choice(state, seat, tokens)
            return [[own]] + [[token] for token in tokens if token != own]
        own_plan = self._own(state, seat)
        found = [own_plan]
        dice = [token for token in tokens if DIE_TOKEN <= token < DIE_TOKEN + FACE_COUNT]
        keep = self.weights[state.side_at(seat)].versatility
        dice.sort(key=lambda token: (keep[token - DIE_TOKEN], token))
        seen: set[tuple[int, ...]] = {tuple(own_plan[1:])} if own_plan[0] in dice else set()
        for die in dice:
            for rest in self._after_die(state, seat, die):
                key = tuple(rest)
                if key not in seen:
                    seen.add(key)
                    found.append([die, *rest])
        return found + [[token] for token in tokens if token not in dice and token != own_plan[0]]

    def _after_die(self, state: Table, seat: int, die: int) -> list[list[int]]:
        """What a die can be spent on, with the first choice after that."""
        chosen = state.clone()
        chosen.apply(seat, die)
        found: list[list[int]] = []
        for act in chosen.legal(seat):
            if act == ACT + A_SKIP:
                continue
            begun = chosen.clone()
            begun.apply(seat, act)
            if begun.outcome is None and begun.waiting >> seat & 1 and begun.stack[-1].PRIVATE:
                found += [[act, token] for token in begun.legal(seat)]
            else:
                found.append([act])
        return found

    def _own(self, state: Table, seat: int) -> list[int]:
        """The first three tokens of what the rules of thumb would do."""
        copy = state.clone()
        plan: list[int] = []
        while len(plan) < 3:
            tokens = copy.legal(seat)
            token = self.choice(copy, seat, tokens)
            plan.append(token)
            copy.apply(seat, token)
            if copy.outcome is not None or not copy.waiting >> seat & 1 or not copy.stack[-1].PRIVATE:
                break
        return plan

    def play_on(self, state: State, since: State) -> list[float]:
        assert isinstance(state, Table)
        assert isinstance(since, Table)
        end = since.turns + self.turns
        for _ in range(LONGEST):
            if state.outcome is not None:
                return worths(state)
            if state.turns >= end and state.stack[-1].PROMPT == "turn.hunt_dice":
                break
            seat = state.turn
            state.apply(seat, self.choice(state, seat, state.legal(seat)))
        return chances(state)
