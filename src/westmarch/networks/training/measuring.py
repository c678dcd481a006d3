"""How strong a network has become: games of a search that it guides, against another agent or the game itself."""

from pathlib import Path
from typing import NamedTuple

import westmarch
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.searching import Searcher
from westmarch.agents.seeds import derived_seed
from westmarch.networks.reading import Network


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
    state = game.new({}, match.seed)
    network = Network(match.game, Path(match.network))
    sides = network.sides(state)
    mine = match.number % 2
    agents: list[Agent] = [
        Searcher(derived_seed(match.seed, seat), "mo", match.iterations, guide=network)
        if game.cooperative or sides[seat] == mine
        else agent(match.against, derived_seed(match.seed, seat))
        for seat in range(len(state.seats))
    ]
    while state.outcome is None:
        seat = state.turn
        tokens = state.legal(seat)
        token = tokens[0] if len(tokens) == 1 else agents[seat].choose(Perspective(state, state.seats[seat])).id
        state.apply(seat, token)
    winners = state.outcome.winners
    if not winners:
        return 0.0 if game.cooperative else 0.5
    won = [game.cooperative or sides[state.seats.index(name)] == mine for name in winners]
    return sum(won) / len(won)
