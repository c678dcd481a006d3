"""What a search expects: the line of play that it thought about most after a token, as one seat would hear of it."""

from typing import Final

from westmarch.agents.search.descent import Forest, happened
from westmarch.agents.search.guide import Companion
from westmarch.agents.search.tree import Node, Seen
from westmarch.kernel.events import Event, Facts
from westmarch.kernel.state import State

LONGEST_LINE: Final = 40
"""So many decisions are followed at most, whether anybody hears of them or not."""


class Walker:
    """An imagined state on its way through the trees."""

    def __init__(self, state: State, nodes: list[Node]) -> None:
        self.state = state
        self.nodes = nodes


def expected(
    forest: Forest, states: list[State], token: int, most: int, companion: Companion | None = None
) -> list[Facts]:
    """The events that the searching seat would be told after this token, `most` at most, along the likeliest line.

    Several imagined states, given at the decision, are played side by side, in each the token that was tried most
    often; dice and secrets make them part ways, and those that look to the seat as most of them do are followed. Where
    nothing was tried a companion says how it goes on, if there is one.
    """
    told: list[Facts] = []
    walkers = [Walker(state, forest.roots.copy()) for state in states]
    chosen = token
    for _ in range(LONGEST_LINE):
        sights: list[Seen] = []
        heard: list[list[Event]] = []
        moved: list[Walker] = []
        for walker in walkers:
            if walker.state.outcome is not None:
                continue
            choice = chosen if chosen >= 0 else forest.favourite(walker.nodes, walker.state)
            if choice < 0 and companion is not None:
                choice = companion.answer(walker.state, walker.state.turn)
            if choice < 0:
                continue
            seat = walker.state.turn if chosen < 0 else forest.searcher
            events = happened(walker.state, seat, choice)
            forest.observe(walker.nodes, seat, choice, events)
            own = choice if seat == forest.searcher else -1
            sights.append(forest.seen(events, forest.spoken(events), forest.searcher, own))
            heard.append(events)
            moved.append(walker)
        chosen = -1
        if not moved:
            break
        usual = max(range(len(sights)), key=lambda i: (sights.count(sights[i]), -i))
        for event in heard[usual]:
            facts = event.seen_by(forest.searcher)
            if facts is not None:
                told.append(facts)
        if len(told) >= most:
            break
        walkers = [moved[i] for i in range(len(moved)) if sights[i] == sights[usual]]
    return told[:most]
