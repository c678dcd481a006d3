"""Hints: what a strong player would choose in a seat's place, how good that is, and what would come of it.

A judge knows what the seat knows and nothing else. What it tells depends on the perspective, the budget and the seed
alone, so that a hint gives nothing away.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from westmarch.agents.base import Perspective
from westmarch.agents.levels import TRIALS, WIZARD, best_guide, strength_of
from westmarch.agents.search.ends import worths
from westmarch.agents.search.guide import Guide
from westmarch.agents.searching import Searcher, Thought, Trier
from westmarch.agents.seeds import derived_seed
from westmarch.agents.thumb import RulesOfThumb
from westmarch.kernel import BadInput, Generator, State
from westmarch.kernel.events import Facts

FEW: Final = 5
"""Options that are told of, at most."""

MOST_EXPECTED: Final = 6
"""Events that are told of what is expected after an option."""

BUDGETS: Final = {"confrontation": 1500, "mount_doom": 250, "card_game": 100, "war_of_the_ring": 60}
"""Iterations for a hint: about a second on one core. A guide that plays on by rules of thumb takes its time."""

DOUBT: Final = 4
"""A token counts as if it had been tried so many times more and done as well as all tokens on average."""

NEARLY: Final = 4
"""What was tried so many times less often than the favourite is not compared with it."""

FEWEST: Final = 8
"""With fewer iterations a search says no more than one look of its guide does."""

WORLDS: Final = 4
"""So many imagined states are looked at for a seat that has nothing to choose itself."""


@dataclass(frozen=True)
class Option:
    """A token: the seat's chance to win with it, the part of the thinking spent on it, and what is expected then."""

    token: str
    chance: float
    share: float
    expects: list[Facts] = field(default_factory=list)

    def describe(self) -> dict[str, Any]:
        return {"token": self.token, "chance": self.chance, "share": self.share, "expects": self.expects}


@dataclass(frozen=True)
class Advice:
    """What a judge thinks of a decision: the seat's chance to win, and its options, the best first."""

    seat: str
    chance: float
    options: list[Option]
    mean: float
    """The chance as `Searcher.outlook` has it: less sanguine than the best option, and the same from any side."""

    thinking: int
    """How many iterations were spent."""

    def describe(self, few: int = FEW) -> dict[str, Any]:
        """As JSON, with the best few options."""
        options = [option.describe() for option in self.options[:few]]
        return {"seat": self.seat, "chance": self.chance, "options": options}


class Judge:
    """Thinks about decisions: with the best guide that a game has, or, not `guided`, by playing on at random."""

    def __init__(self, guided: bool = True) -> None:
        self.guided = guided

    def consider(self, perspective: Perspective, seed: int, budget: int | None = None, tell: bool = True) -> Advice:
        """What the seat's options are worth; with `tell`, what is expected after the best few of them as well.

        The budget is in iterations; without one it is what a hint may take.
        """
        budget = _checked(perspective.game, budget)
        tokens = perspective.decision.tokens
        if len(tokens) == 1:
            chance = self.chance(perspective, seed, budget)
            return Advice(perspective.seat, chance, [Option(tokens[0].text, chance, 1.0)], chance, budget)
        searcher = self._searcher(perspective.game, seed, budget)
        searcher.choose(perspective)
        spent = max(1, sum(thought.visits for thought in searcher.thoughts))
        mean = searcher.outlook
        options: list[Option] = []
        chance = 1.0
        for i, thought in enumerate(ranked(searcher.thoughts, mean)):
            # What was hardly tried may have been lucky: it is taken for no better than what stands before it.
            chance = min(chance, bounded(_worth(thought, mean)))
            expects = searcher.expected(thought.token, MOST_EXPECTED) if tell and i < FEW and thought.visits else []
            options.append(Option(thought.token.text, chance, thought.visits / spent, expects))
        return Advice(perspective.seat, options[0].chance, options, bounded(mean), spent)

    def chance(self, perspective: Perspective, seed: int, budget: int | None = None) -> float:
        """The chance to win of a seat as it may know it, whoever must choose next."""
        budget = _checked(perspective.game, budget)
        rng = Generator.seeded(derived_seed("chance", seed))
        total = 0.0
        for world in range(WORLDS):
            total += self._chance_in(
                perspective.imagine(rng), perspective.seat, max(1, budget // WORLDS), derived_seed(seed, world)
            )
        return bounded(total / WORLDS)

    def chance_after(self, perspective: Perspective, token: str, seed: int, budget: int | None = None) -> float:
        """The chance to win of the perspective's seat once it has chosen this token, as it may know it now."""
        budget = _checked(perspective.game, budget)
        rng = Generator.seeded(derived_seed("after", seed))
        (chosen,) = [each for each in perspective.decision.tokens if each.text == token]
        total = 0.0
        for world in range(WORLDS):
            state = perspective.imagine(rng)
            state.apply(state.seat_index(perspective.seat), chosen.id)
            total += self._chance_in(state, perspective.seat, max(1, budget // WORLDS), derived_seed(seed, world))
        return bounded(total / WORLDS)

    def _chance_in(self, state: State, seat: str, budget: int, seed: int) -> float:
        """The same in an imagined state, with whoever must choose there choosing well."""
        while state.outcome is None and len(state.legal(state.turn)) == 1:
            state.apply(state.turn, state.legal(state.turn)[0])
        index = state.seat_index(seat)
        if state.outcome is not None:
            return bounded(worths(state)[index])
        if self._tries(state.game.id):
            return played_on(state, index, budget, seed)
        guide = self._guide(state.game.id, seed)
        if guide is not None and budget < FEWEST:
            sight = guide.look(state, state.turn, state.legal(state.turn))
            return bounded(sight.worths[index])
        mover = state.seats[state.turn]
        found = self.consider(Perspective(state, mover), seed, budget, tell=False).mean
        return found if mover in _team(state, seat) else 1 - found

    def guided_in(self, game: str) -> bool:
        """Whether it goes by a guide at this game."""
        return self._guide(game, 0) is not None

    def _tries(self, game: str) -> bool:
        """Whether it tries tokens as the Wizard does, and grows no tree."""
        return self.guided and strength_of(game, WIZARD).mind == TRIALS

    def _searcher(self, game: str, seed: int, budget: int) -> Searcher:
        if self._tries(game):
            return Trier(seed, RulesOfThumb(game, seed), budget)
        return Searcher(seed, "mo", budget, guide=self._guide(game, seed))

    def _guide(self, game: str, seed: int) -> Guide | None:
        return best_guide(game, seed) if self.guided else None


def played_on(state: State, seat: int, times: int, seed: int) -> float:
    """The chance of a seat if all play on in an imagined state by their rules of thumb, so many times."""
    companion = RulesOfThumb(state.game.id, seed)
    rng = Generator.seeded(seed)
    total = 0.0
    for _ in range(times):
        copy = state.clone()
        copy.rng = rng.fork()
        total += companion.follow(copy, state)[seat]
    return bounded(total / times)


def _checked(game: str, budget: int | None) -> int:
    if game not in BUDGETS:
        raise BadInput("judge", f"knows nothing of {game}; it judges {', '.join(BUDGETS)}")
    if budget is not None and budget < 1:
        raise BadInput("budget", f"at least 1 iteration is needed, not {budget}")
    return BUDGETS[game] if budget is None else budget


def bounded(chance: float) -> float:
    """Scores that tip the balance between equal chances must not take one out of bounds."""
    return min(1.0, max(0.0, chance))


def _worth(thought: Thought, mean: float) -> float:
    """What has been tried a few times only is not trusted much."""
    return (thought.visits * thought.worth + DOUBT * mean) / (thought.visits + DOUBT)


def ranked(thoughts: list[Thought], mean: float) -> list[Thought]:
    """The best first: what was tried nearly as often as the favourite by its worth, the rest as often as it was."""
    most = max(thought.visits for thought in thoughts)
    known = [thought for thought in thoughts if NEARLY * thought.visits >= most]
    rest = [thought for thought in thoughts if NEARLY * thought.visits < most]
    return sorted(known, key=lambda thought: -_worth(thought, mean)) + rest


def _team(state: State, seat: str) -> tuple[str, ...]:
    return next(team for team in state.game.teams_for(state.options) if seat in team)
