"""Agents: players that are programs. They think with what their seat may know, and know the kernel's face only.

from westmarch.agents import Perspective, agent

player = agent("flat", seed=1)
token = player.choose(Perspective(state, "sauron"))
"""

from collections.abc import Callable
from difflib import get_close_matches

from westmarch.agents.base import Agent, NothingToChoose, Perspective
from westmarch.agents.flat import Flat
from westmarch.agents.heuristic import Heuristic
from westmarch.agents.levels import GUIDED, HOBBIT, RANGER, TRIALS, WIZARD, Level, Minded
from westmarch.agents.random import Random
from westmarch.agents.searching import ITERATIONS, Searcher
from westmarch.kernel import BadInput

__all__ = ["AGENTS", "Agent", "NothingToChoose", "Perspective", "agent"]


def _random(seed: int, effort: int | None) -> Agent:
    if effort is not None:
        raise BadInput("random", "takes no number: it does not think")
    return Random(seed)


def _flat(seed: int, effort: int | None) -> Agent:
    return Flat(seed) if effort is None else Flat(seed, effort)


def _heuristic(seed: int, effort: int | None) -> Agent:
    if effort is not None:
        raise BadInput("heuristic", "takes no number: it goes by its rules of thumb")
    return Heuristic(seed)


def _searching(method: str) -> Callable[[int, int | None], Agent]:
    def made(seed: int, effort: int | None) -> Agent:
        return Searcher(seed, method, ITERATIONS if effort is None else effort, decisive=True)

    return made


def _level(name: str) -> Callable[[int, int | None], Agent]:
    def made(seed: int, effort: int | None) -> Agent:
        if effort is not None:
            raise BadInput(name, "takes no number: its strength is that of its level")
        return Level(seed, name)

    return made


def _minded(mind: str) -> Callable[[int, int | None], Agent]:
    def made(seed: int, effort: int | None) -> Agent:
        return Minded(seed, mind, ITERATIONS if effort is None else effort)

    return made


AGENTS: dict[str, Callable[[int, int | None], Agent]] = {
    "random": _random,
    "flat": _flat,
    "heuristic": _heuristic,
    "duct": _searching("duct"),
    "so": _searching("so"),
    "mo": _searching("mo"),
    GUIDED: _minded(GUIDED),
    TRIALS: _minded(TRIALS),
    HOBBIT: _level(HOBBIT),
    RANGER: _level(RANGER),
    WIZARD: _level(WIZARD),
}
"""The agents by name; each is made from a seed and, after a colon in the name, how much it may think."""


def agent(name: str, seed: int) -> Agent:
    """The agent with this name; a number after a colon is its effort: "flat:50" plays 50 games out for a decision.

    "duct", "so" and "mo" search: determinized, with a single observer, or with one for each seat (see `search`);
    "guided" does it with the best guide that the game has: its network, or its rules of thumb;
    "trials" grows no tree, but tries what comes of each token when all play on by their rules of thumb;
    "hobbit", "ranger" and "wizard" are the levels that people choose between (see `levels`).
    """
    base, colon, number = name.partition(":")
    if base not in AGENTS:
        near = get_close_matches(base, AGENTS, 1)
        hint = f"did you mean {near[0]}?" if near else f"the agents are {', '.join(AGENTS)}"
        raise BadInput(name, f"no such agent; {hint}")
    if colon and not (number.isdecimal() and len(number) < 10):
        raise BadInput(name, f"a whole number is needed after the colon, as in {base}:50")
    return AGENTS[base](seed, int(number) if colon else None)
