"""How strong a network has become: games of a search that it guides, against another agent or the game itself."""

from pathlib import Path
from typing import NamedTuple

import westmarch
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.search.ends import worths
from westmarch.agents.searching import Searcher
from westmarch.agents.seeds import derived_seed
from westmarch.networks.reading import Network, guide_by
from westmarch.networks.training.self_play import even_tables


class Match(NamedTuple):
    """One game; the network plays the seats of one side, which changes from game to game."""

    game: str
    number: int
    seed: int
    iterations: int
    network: str
    against: str


def play(match: Match) -> float:
    """The network's share of the victory. Runs in a process of its own."""
    game = westmarch.game(match.game)
    tables = even_tables(game)
    state = game.new(tables[match.number // 2 % len(tables)], match.seed)
    guide = guide_by(Network(match.game, Path(match.network)), match.seed)
    teams = game.teams_for(state.options)
    mine = teams[match.number % len(teams)]
    agents: list[Agent] = [
        Searcher(derived_seed(match.seed, seat), "mo", match.iterations, guide=guide, decisive=True)
        if state.seats[seat] in mine
        else agent(match.against, derived_seed(match.seed, seat))
        for seat in range(len(state.seats))
    ]
    while state.outcome is None:
        seat = state.turn
        tokens = state.legal(seat)
        token = tokens[0] if len(tokens) == 1 else agents[seat].choose(Perspective(state, state.seats[seat])).id
        state.apply(seat, token)
    return min(1.0, max(0.0, worths(state)[state.seats.index(mine[0])]))
