"""The levels: for every game a Hobbit whom a newcomer beats, a Ranger who knows the ways, and a Wizard.

All that sets them apart is in the table below: who thinks, how long, and how often a choice is made without thought.
None of them knows more than its seat. Where the Wizard searches, its budget is a number of iterations that one core
does within `seconds`; where it does not, time is what ends the thinking, and the best so far is played.
"""

from dataclasses import dataclass, replace
from typing import Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.clock import now
from westmarch.agents.heuristic import GAMES as THUMB_GAMES
from westmarch.agents.heuristic import Heuristic, expert
from westmarch.agents.rehearsing import Rehearser
from westmarch.agents.search.guide import Guide
from westmarch.agents.searching import Searcher, Trier
from westmarch.agents.seeds import derived_seed
from westmarch.agents.thumb import RulesOfThumb
from westmarch.kernel import BadInput, Token

HOBBIT: Final = "hobbit"
RANGER: Final = "ranger"
WIZARD: Final = "wizard"

SEARCH: Final = "search"
"""Multiple-observer search that plays on at random."""

GUIDED: Final = "guided"
"""The same, guided by the best guide that there is for the game."""

TRIALS: Final = "trials"
"""Each token tried in the same imagined states, and played on from there by the game's rules of thumb."""

REHEARSED: Final = "rehearsed"
"""Rules of thumb; what they would do is compared with what else could be done where much hangs on it."""

THUMB: Final = "thumb"
"""The game's own player, by its rules of thumb."""

EXPERT: Final = "expert"
"""The game's own player that reckons to the end of a turn: only where there is one."""

PART: Final = 5
"""A decision may take a fifth of the time that is left for its action."""

SLIP_STEPS: Final = 1000
"""The share of slips is drawn in thousandths."""


@dataclass(frozen=True)
class Strength:
    """How a level plays a game."""

    mind: str
    iterations: int = 1
    seconds: float | None = None
    slips: float = 0.0
    """The share of choices that are made without thought."""

    action: str = ""
    """The prompt that begins an action, where an action is a long row of decisions."""

    allowance: float = 0.0
    """The most seconds for all decisions of one action."""


LEVELS: Final[dict[str, dict[str, Strength]]] = {
    "confrontation": {
        HOBBIT: Strength(SEARCH, 120, 1.0, slips=0.04),
        RANGER: Strength(GUIDED, 120, 1.5),
        WIZARD: Strength(GUIDED, 7000, 1.8),
    },
    "mount_doom": {
        HOBBIT: Strength(THUMB, slips=0.25),
        RANGER: Strength(THUMB),
        WIZARD: Strength(EXPERT),
    },
    "card_game": {
        HOBBIT: Strength(THUMB, slips=0.25),
        RANGER: Strength(THUMB),
        WIZARD: Strength(TRIALS, 100, 1.8),
    },
    "war_of_the_ring": {
        HOBBIT: Strength(THUMB, slips=0.25),
        RANGER: Strength(THUMB),
        WIZARD: Strength(REHEARSED, 96, 1.8, action="turn.action", allowance=28.0),
    },
}
"""By game and level."""


def best_guide(game: str, seed: int) -> Guide | None:
    """The best guide that there is for a game: its network, else its rules of thumb, else none."""
    from westmarch.networks.reading import Network, available, guide_by  # networks guide search: they stand above it

    if available(game):
        return guide_by(Network(game), seed)
    return RulesOfThumb(game, seed) if game in THUMB_GAMES else None


def strength_of(game: str, level: str) -> Strength:
    if game not in LEVELS:
        raise BadInput(level, f"does not play {game}; it plays {', '.join(LEVELS)}")
    return LEVELS[game][level]


def thinker(game: str, strength: Strength, seed: int) -> Agent:
    """Who thinks for a level."""
    if strength.mind == THUMB:
        return Heuristic(seed)
    if strength.mind == TRIALS:
        return Trier(seed, RulesOfThumb(game, seed), strength.iterations, strength.seconds)
    if strength.mind == REHEARSED:
        return Rehearser(seed, game, strength.iterations, strength.seconds)
    if strength.mind == EXPERT:
        return expert(game, seed)
    guide = best_guide(game, seed) if strength.mind == GUIDED else None
    return Searcher(seed, "mo", strength.iterations, strength.seconds, guide, decisive=True)


class Thinking(Agent):
    """Plays any game with the strength that it has there; who thinks is made when the first choice is asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed
        self._made: tuple[Strength, Agent] | None = None
        self._left = 0.0  # seconds for the rest of the action

    def strength(self, game: str) -> Strength:
        raise NotImplementedError(type(self).__name__)

    def choose(self, perspective: Perspective) -> Token:
        if self._made is None:
            strength = self.strength(perspective.game)
            self._made = strength, thinker(perspective.game, strength, derived_seed("thinker", self._seed))
            self._left = strength.allowance
        strength, mind = self._made
        tokens = perspective.decision.tokens
        if strength.slips and self.rng.below(SLIP_STEPS) < strength.slips * SLIP_STEPS:
            return tokens[self.rng.below(len(tokens))]
        if not strength.action or not isinstance(mind, Searcher | Rehearser):
            return mind.choose(perspective)
        return self._choose_in_action(perspective, strength, mind)

    def _choose_in_action(self, perspective: Perspective, strength: Strength, mind: Searcher | Rehearser) -> Token:
        """A decision takes a part of what is left for the action at most, so that it never runs out."""
        if perspective.decision.prompt == strength.action:
            self._left = strength.allowance
        mind.seconds = min(strength.seconds or self._left, self._left / PART)
        started = now()
        token = mind.choose(perspective)
        self._left = max(0.0, self._left - (now() - started))
        return token


class Level(Thinking):
    """A level of the table. `seconds` and `iterations`, if given, are the most that a decision may take there."""

    def __init__(self, seed: int, level: str, seconds: float | None = None, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.level = level
        self.seconds = seconds
        self.iterations = iterations

    def strength(self, game: str) -> Strength:
        found = strength_of(game, self.level)
        seconds = found.seconds if self.seconds is None else self.seconds
        iterations = found.iterations if self.iterations is None else min(found.iterations, self.iterations)
        return replace(found, iterations=iterations, seconds=seconds)


class Minded(Thinking):
    """A mind of the table, for so many iterations: `GUIDED` with the best guide of the game, or `TRIALS`."""

    def __init__(self, seed: int, mind: str, iterations: int) -> None:
        super().__init__(seed)
        if iterations < 1:
            raise BadInput("iterations", f"at least 1 is needed, not {iterations}")
        self.mind = mind
        self.iterations = iterations

    def strength(self, game: str) -> Strength:
        if self.mind == TRIALS and game not in THUMB_GAMES:
            raise BadInput(TRIALS, f"does not play {game}; it plays {', '.join(THUMB_GAMES)}")
        return Strength(self.mind, self.iterations)
