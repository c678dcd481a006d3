"""One game through the trees: from the root down to a token that has not been tried, on to an end, and back up.

Whose knowledge the nodes of a tree are is what sets the methods apart:

- `DETERMINIZED`: one tree that sees everything. It is right about one imagined state, so there is one for each of many.
- `SINGLE_OBSERVER`: one tree of what the searching seat sees. Others choose in it by what is legal for them.
- `MULTIPLE_OBSERVER`: a tree for each seat, of what that seat sees; each chooses in its own.

Dice, draws and others' choices are seen as the events tell them to a seat; what is not told leads to the same node.
Seats that must choose at the same time do so one after the other, and see as little of it as they would at the table.
"""

from typing import Final

from westmarch.agents.search.ends import play_to_the_end, worths
from westmarch.agents.search.guide import Guide
from westmarch.agents.search.tree import Arm, Node, Seen, draw
from westmarch.kernel.events import ALL_SEATS, Event, Facts
from westmarch.kernel.rng import Generator
from westmarch.kernel.state import State

DETERMINIZED: Final = 0
SINGLE_OBSERVER: Final = 1
MULTIPLE_OBSERVER: Final = 2
METHODS: Final[tuple[str, ...]] = ("duct", "so", "mo")
"""The names of the methods, in their order."""

EVERYTHING: Final = -2
"""The eye of a tree that sees everything."""


class Forest:
    """The trees of one decision, and how they are grown."""

    def __init__(self, method: int, searcher: int, seats: int, exploration: float) -> None:
        self.searcher = searcher
        self.exploration = exploration
        if method == MULTIPLE_OBSERVER:
            self.eyes = list(range(seats))
        else:
            self.eyes = [searcher if method == SINGLE_OBSERVER else EVERYTHING]
        self.roots = [Node() for _ in self.eyes]
        self.iterations = 0
        self._numbers: dict[tuple[object, ...], int] = {}  # of everything that was ever said

    @property
    def arms(self) -> dict[int, Arm]:
        """The tokens of the decision that is thought about."""
        return self.roots[self._tree_of(self.searcher)].arms

    def settled(self, left: int) -> bool:
        """Whether so many iterations more cannot change which token is tried most often."""
        most = 0
        second = 0
        for arm in self.arms.values():
            if arm.visits > most:
                most, second = arm.visits, most
            elif arm.visits > second:
                second = arm.visits
        return most - second > left

    def _tree_of(self, seat: int) -> int:
        return seat if len(self.eyes) > 1 else 0

    def grow(self, state: State, rng: Generator) -> None:
        """Play an imagined state, in place, through the trees to an end."""
        self.iterations += 1
        nodes = self.roots.copy()
        arms: list[Arm] = []
        movers: list[int] = []
        while state.outcome is None:
            seat = state.turn if arms else self.searcher  # who may be asked at the same time as others
            tokens = state.legal(seat)
            fresh = False
            if len(tokens) == 1 and arms:
                token = tokens[0]  # nothing to remember; but at the root a token must have its arm
            else:
                node = nodes[self._tree_of(seat)]
                untried = node.offer(tokens)
                fresh = len(untried) > 0
                token = draw(untried, rng) if fresh else node.promising(tokens, self.exploration)
                arms.append(node.arms[token])
                movers.append(seat)
            self.play(state, nodes, seat, token)
            if fresh:
                break
        _remember(arms, movers, play_to_the_end(state, rng))

    def grow_guided(self, state: State, guide: Guide) -> None:
        """Play an imagined state, in place, through the trees to where nobody has been, and ask the guide about it."""
        self.iterations += 1
        nodes = self.roots.copy()
        arms: list[Arm] = []
        movers: list[int] = []
        found: list[float] | None = None
        while state.outcome is None:
            seat = state.turn if arms else self.searcher  # who may be asked at the same time as others
            tokens = state.legal(seat)
            if len(tokens) == 1 and arms:
                token = tokens[0]
            else:
                node = nodes[self._tree_of(seat)]
                legal = node.weighed(tokens)
                if not legal:
                    sight = guide.look(state, seat, tokens)
                    legal = node.weigh(tokens, sight.priors, sight.worths[seat])
                    if arms:  # at the root a token must be tried
                        found = sight.worths
                        break
                favourite = node.favoured(legal, self.exploration)
                token = tokens[favourite]
                arms.append(legal[favourite])
                movers.append(seat)
            self.play(state, nodes, seat, token)
        _remember(arms, movers, worths(state) if found is None else found)

    def favourite(self, nodes: list[Node], state: State) -> int:
        """The token that was tried most often here by whoever must choose; -1 if nobody has been here."""
        seat = state.turn
        tokens = state.legal(seat)
        if len(tokens) == 1:
            return tokens[0]
        return nodes[self._tree_of(seat)].most_visited(tokens)

    def play(self, state: State, nodes: list[Node], seat: int, token: int) -> None:
        """Carry out a token, and go on to what each eye sees of it."""
        if self.eyes[0] == EVERYTHING:
            state.apply(seat, token)
            nodes[0] = nodes[0].after((token,))
            return
        self.observe(nodes, seat, token, happened(state, seat, token))

    def observe(self, nodes: list[Node], seat: int, token: int, events: list[Event]) -> None:
        """Go on to what each eye has seen of a token."""
        if self.eyes[0] == EVERYTHING:
            nodes[0] = nodes[0].after((token,))
            return
        common = self.spoken(events)
        for i in range(len(self.eyes)):
            eye = self.eyes[i]
            nodes[i] = nodes[i].after(self.seen(events, common, eye, token if eye == seat else -1))

    def spoken(self, events: list[Event]) -> list[int]:
        """What everybody hears of each event who hears of it at all, as a number: found once, however many listen."""
        return [self._number([event.kind, event.cause, event.rule], event.facts) for event in events]

    def seen(self, events: list[Event], common: list[int], eye: int, own: int) -> Seen:
        """What a seat has seen of a choice: its own token, if it was its own, and what was told to it.

        The same as the facts of `Event.seen_by`, but those would have to be put together for each eye.
        """
        told = [own]
        for i in range(len(events)):
            event = events[i]
            if event.audience != ALL_SEATS and not event.audience >> eye & 1:
                continue
            told.append(common[i])
            more = event.inside if event.insiders >> eye & 1 else event.outside
            if more is not None:
                told.append(self._number([], more))
        return tuple(told)

    def _number(self, words: list[object], facts: Facts) -> int:
        """A number for these words and facts: the same whenever the same is said."""
        plain = True
        for name, value in facts.items():
            plain = plain and (isinstance(value, str) or type(value) is int)  # a list has no hash, and True is not 1
            words.append(name)
            words.append(value)
        said = tuple(words) if plain else (*words[: -2 * len(facts)], str(facts))
        number = self._numbers.get(said)
        if number is None:
            number = self._numbers[said] = len(self._numbers)
        return number


def happened(state: State, seat: int, token: int) -> list[Event]:
    """Carry out a token, in place, and listen."""
    events: list[Event] = []
    state.events = events
    state.apply(seat, token)
    state.events = None
    return events


def _remember(arms: list[Arm], movers: list[int], found: list[float]) -> None:
    """What came of the tokens on the way down, to each for the seat that chose it."""
    for i in range(len(arms)):
        arm = arms[i]
        arm.visits += 1
        arm.total += found[movers[i]]
