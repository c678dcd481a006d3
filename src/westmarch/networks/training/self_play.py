"""Games to learn from: all seats are played by searches, and every decision is kept with what came of it.

Most decisions are thought over quickly, one in a few thoroughly: only from the latter is learned how good the tokens
were, but from all of them how good the position was (Wu 2019). A thorough search is made curious about tokens that the
network thinks little of, and early tokens are drawn by lot, so that games differ.
"""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import westmarch
from westmarch.agents.base import Perspective
from westmarch.agents.heuristic import player
from westmarch.agents.search.ends import worths
from westmarch.agents.search.guide import Guide, Sight
from westmarch.agents.searching import Searcher, Thought
from westmarch.agents.seeds import derived_seed
from westmarch.kernel import State
from westmarch.kernel.game import Game
from westmarch.networks.reading import Network, guide_by
from westmarch.networks.training.examples import Examples

QUICKER: Final = 10
"""Most decisions are thought over with so many times fewer iterations than the thorough ones."""

CURIOSITY: Final = 0.25
"""The part of the priors that is drawn by lot where a search is curious."""
SPREAD: Final = 10.0
"""The lots are the more even the larger this is, shared among the tokens (a Dirichlet distribution)."""

DRAWN: Final = 30
"""In so many decisions of a game the token is drawn by how often it was tried; later the most tried is taken."""

FORESIGHT: Final = 0.95
"""What a position was worth is told by what searches came to think in the decisions after it and by the end of the
game, each counting for so much less than the one before it (Sutton 1988): an end that is far off says little."""

OTHER_TABLES: Final = 8
"""One game in so many is played with the options of a preset, the others with the default ones, ..."""
EVEN_TABLES: Final = ("card_game",)
"""... but here all presets are played equally often: they are games of their own."""


class Plan(NamedTuple):
    """One game to be played."""

    game: str
    seed: int
    iterations: int
    thorough: int
    """One decision in so many is thought over thoroughly."""
    teacher: str
    """Who plays: "search" without a network, "heuristic", or the path of a network."""


class Curious:
    """A guide whose first look, which is at the root, is mixed with lots."""

    def __init__(self, guide: Guide, chance: Random) -> None:
        self.guide = guide
        self.chance = chance
        self.first = True

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        sight = self.guide.look(state, seat, tokens)
        if self.first:
            self.first = False
            lots = [self.chance.gammavariate(SPREAD / len(tokens), 1.0) for _ in tokens]
            total = sum(lots) or 1.0
            mixed = zip(sight.priors, lots, strict=True)
            sight.priors = [(1 - CURIOSITY) * prior + CURIOSITY * lot / total for prior, lot in mixed]
        return sight


class Decided(NamedTuple):
    """A decision on its way to become examples: one of who made it, and one of a rival who looked on."""

    seat: int
    features: list[int]
    tokens: list[int]
    shares: list[float]
    worth: float | None
    rival: int
    """The first seat on the other side, or -1 where there is none."""
    rival_features: list[int]


def play(plan: Plan) -> tuple[Examples, str]:
    """A game played to its end; its decisions, and how it ended. Runs in a process of its own."""
    chance = Random(plan.seed)
    game = westmarch.game(plan.game)
    others = chance.randrange(OTHER_TABLES) == 0
    state = game.new(chance.choice(list(game.presets.values()) if others else even_tables(game)), plan.seed)
    module = import_module(f"westmarch.networks.features.{plan.game}")
    read = module.features
    teacher = _Heuristic(plan) if plan.teacher == "heuristic" else _Search(plan, chance)
    decided: list[Decided] = []
    while state.outcome is None:
        seat = state.turn
        tokens = state.legal(seat)
        if len(tokens) == 1:
            state.apply(seat, tokens[0])
            continue
        token, shares, worth = teacher.decide(state, seat, tokens)
        if chance.randrange(teacher.KEPT) == 0:
            allies = module.allies(state, seat)
            rival = -1 if all(allies) else allies.index(False)
            rival_known = read(state, rival) if rival >= 0 else []
            decided.append(Decided(seat, read(state, seat), tokens, shares, worth, rival, rival_known))
        state.apply(seat, token)
    return _taught(decided, [_within(end) for end in worths(state)]), "+".join(state.outcome.winners) or "nobody"


def even_tables(game: Game) -> list[dict[str, Any]]:
    """The options that are played equally often: the default ones, or all presets."""
    return list(game.presets.values()) if game.id in EVEN_TABLES else [{}]


def _taught(decided: list[Decided], ends: list[float]) -> Examples:
    """What can be learned from a game, now that its end is known; the last decisions first."""
    examples = Examples()
    worth = 0.0
    for i in reversed(range(len(decided))):
        each = decided[i]
        whole = ends[each.seat] + (ends[each.rival] if each.rival >= 0 else 0.0)  # what both sides have together
        if i == len(decided) - 1:
            worth = ends[each.seat]
        elif each.rival != decided[i + 1].rival:  # the next decision is the other side's
            worth = whole - worth
        if each.worth is not None:
            worth += (1 - FORESIGHT) * (_within(each.worth) - worth)
        examples.add(each.features, each.tokens, each.shares, worth)
        if each.rival >= 0:
            examples.add(each.rival_features, [], [], whole - worth)
    return examples


def _within(worth: float) -> float:
    return min(1.0, max(0.0, worth))


def play_compactly(plan: Plan, blank: int) -> tuple[dict[str, Any], str]:
    """The same as tables, which are made where there are many cores."""
    examples, end = play(plan)
    return examples.arrays(blank), end


class _Heuristic:
    """The game's own player of rules of thumb; its choices are taken to be right, but now and then it errs."""

    ERRS: Final = 0.04
    KEPT: Final = 6
    """One decision in so many is learned from: all those of a game tell the same end, and would be learned by heart."""

    def __init__(self, plan: Plan) -> None:
        self.chance = Random(derived_seed(plan.seed))
        self.player = player(plan.game, derived_seed(plan.seed, "player"))

    def decide(self, state: State, seat: int, tokens: list[int]) -> tuple[int, list[float], float | None]:
        right = self.player.choose(Perspective(state, state.seats[seat])).id
        shares = [float(token == right) for token in tokens]
        if self.chance.random() < self.ERRS:
            return self.chance.choice(tokens), shares, None
        return right, shares, None


class _Search:
    """Search, guided by a network where there is one."""

    KEPT: Final = 1

    def __init__(self, plan: Plan, chance: Random) -> None:
        self.plan = plan
        self.chance = chance
        self.guide: Guide | None = None
        if plan.teacher != "search":
            self.guide = guide_by(Network(plan.game, Path(plan.teacher)), derived_seed(plan.seed, "guide"))
        self.decisions = 0

    def decide(self, state: State, seat: int, tokens: list[int]) -> tuple[int, list[float], float | None]:
        thorough = self.chance.randrange(self.plan.thorough) == 0
        guide = self.guide
        least = 2 * len(tokens) if guide is None else 1  # without a guide nothing is known of what was not tried
        iterations = max(least, self.plan.iterations if thorough else self.plan.iterations // QUICKER)
        if thorough and guide is not None:
            guide = Curious(guide, self.chance)
        searcher = Searcher(self.chance.getrandbits(64), "mo", iterations, guide=guide)
        best = searcher.choose(Perspective(state, state.seats[seat]))
        self.decisions += 1
        found = {thought.token.id: thought for thought in searcher.thoughts}
        visits = [found[token].visits for token in tokens]
        total = sum(visits)
        shares = [visit / total for visit in visits] if thorough else []
        token = self.chance.choices(tokens, visits)[0] if self.decisions <= DRAWN else best.id
        return token, shares, _mean(searcher.thoughts)


def _mean(thoughts: list[Thought]) -> float:
    """What the search came to think of the position."""
    return sum(thought.visits * thought.worth for thought in thoughts) / sum(thought.visits for thought in thoughts)
