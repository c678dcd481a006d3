"""One choice of a game, judged on what its player could know; and how every seat saw its own chances then."""

from math import sqrt
from typing import Any, Final

from westmarch.agents import Perspective, agent
from westmarch.agents.hints import FEW, Advice, Judge
from westmarch.agents.seeds import derived_seed
from westmarch.kernel import BadInput, Record, State

Data = dict[str, Any]

DEFAULT_JUDGE: Final = "ranger"

BUDGETS: Final = {"confrontation": 200, "mount_doom": 48, "card_game": 16, "war_of_the_ring": 12}
"""Iterations for a choice: a game of The Confrontation takes half a minute, one of War of the Ring a few minutes."""

PATIENCE: Final = {"ranger": 1, "wizard": 4}
"""The judges by name, and how many times the budget each thinks for a choice."""

SURE: Final = 6
"""A choice that was tried less often than this, in the search for a better one, is looked at by itself."""

SPREAD: Final = {"confrontation": 0.2, "mount_doom": 0.1, "card_game": 0.05, "war_of_the_ring": 0.05}
RANDOM_SPREAD: Final = 0.5
"""How far single trials are apart, with a game's guide and without: a loss within that cannot be told from chance."""


def judge_position(record: Record, position: int, judge: str = DEFAULT_JUDGE, seed: int = 0) -> Data:
    """What there is to say of the choice that was made at a position; of a forced one, that it was.

    The same record, judge and seed give the same answer, in whatever order and wherever the positions are judged.
    """
    if not 0 <= position < record.position:
        raise BadInput("position", f"must be from 0 to {record.position - 1}, not {position}")
    entry = record.entries[position]
    return judge_choice(record.at(position), position, entry.seat, entry.token.text, judge, seed)


def judge_choice(state: State, position: int, seat: str, token: str, judge: str = DEFAULT_JUDGE, seed: int = 0) -> Data:
    """The same, of a token that a seat chose in a state."""
    guided, budget = _judge(state.game.id, judge)
    decision = state.decision(seat)
    assert decision is not None
    told = {"position": position, "seat": seat, "token": token, "prompt": decision.prompt}
    if len(decision.tokens) == 1:
        return told | {"forced": True}
    thinker = Judge(guided)
    own = derived_seed("review", seed, position)
    advice = thinker.consider(Perspective(state, seat), own, budget, tell=False)
    return told | {
        "forced": False,
        "before": {each: _standing(thinker, state, each, advice, own, budget) for each in state.seats},
        "best": advice.options[0].token,
        "loss": _loss(thinker, state, advice, token, own, budget),
        "options": [
            {"token": option.token, "chance": option.chance}
            for i, option in enumerate(advice.options)
            if i < FEW or option.token == token
        ],
    }


def _judge(game: str, name: str) -> tuple[bool, int]:
    """Whether a judge goes by a guide, and how long it thinks."""
    if game not in BUDGETS:
        raise BadInput("--judge", f"there is none for {game}; there are for {', '.join(BUDGETS)}")
    if name in PATIENCE:
        return True, BUDGETS[game] * PATIENCE[name]
    base, _, number = name.partition(":")
    if base != "mo" or not number:
        raise BadInput(
            "--judge", f"must be {', '.join(PATIENCE)}, or mo with its iterations, as in mo:200; not {name!r}"
        )
    try:
        agent(name, 0)  # knows what is wrong with a number that is none
    except BadInput as error:
        raise BadInput("--judge", error.problem) from None
    return False, int(number)


def _loss(thinker: Judge, state: State, advice: Advice, token: str, seed: int, budget: int) -> float:
    """What the choice gave away, as far as the judge can be sure of it: a difference within its doubts is none."""
    best = advice.options[0]
    (option,) = [option for option in advice.options if option.token == token]
    if option is best:
        return 0.0
    chance, trials = option.chance, option.share * advice.thinking
    if trials < SURE:
        chance, trials = thinker.chance_after(Perspective(state, advice.seat), token, seed, budget), float(SURE)
    spread = SPREAD[state.game.id] if thinker.guided_in(state.game.id) else RANDOM_SPREAD
    doubt = spread * sqrt(1 / trials + 1 / (best.share * advice.thinking))
    return max(0.0, best.chance - chance - doubt)


def _standing(thinker: Judge, state: State, seat: str, advice: Advice, seed: int, budget: int) -> float:
    """The chance of a seat before the choice. One company has one chance: that which the mover sees."""
    if seat == advice.seat or state.game.cooperative:
        return advice.mean
    perspective = Perspective(state, seat)
    decision = state.decision(seat)
    if decision is not None and len(decision.tokens) > 1:
        return thinker.consider(perspective, seed, budget, tell=False).mean
    return thinker.chance(perspective, seed, budget)
