"""Judging in a worker: what a seat could choose, and the choices of a finished game one by one."""

from typing import Any, Final

from westmarch.agents import Perspective, agent
from westmarch.agents.hints import BUDGETS, Judge
from westmarch.kernel import BadInput, game
from westmarch.review import DEFAULT_JUDGE, judge_position, sum_up
from westmarch.review.judging import PATIENCE
from westmarch.server.replays import read_record
from westmarch.server.wire import encode

USUAL: Final = DEFAULT_JUDGE
"""Who judges, unless the host says otherwise."""

FEW: Final = 5
"""The options of a choice that a review keeps, besides the chosen one; a turn of War of the Ring has a hundred."""


def check_judge(name: str) -> str:
    """The name of a judge, if it is one: of those that know the games, or a plain search with its iterations."""
    if name not in PATIENCE and not name.startswith("mo:"):
        raise BadInput("--judge", f"must be {', '.join(PATIENCE)}, or a search as in mo:200; not {name!r}")
    agent(name, 0)  # refuses a number that is none
    return name


def advise(game_id: str, imagined: str, seat: str, judge: str, seed: int) -> bytes:
    """The best few choices of a seat, and what is expected of each."""
    _, _, iterations = judge.partition(":")
    budget = int(iterations) if iterations else BUDGETS[game_id] * PATIENCE[judge]
    perspective = Perspective(game(game_id).from_json(imagined), seat)
    return encode(Judge(guided=not iterations).consider(perspective, seed, budget).describe())


def to_judge(text: str) -> int | None:
    """How many choices of a record there are to judge; None: its game is not over."""
    record = read_record(text)
    return record.position if record.state.over else None


def judge_choice(text: str, number: int, judge: str) -> dict[str, Any]:
    point = judge_position(read_record(text), number, judge)
    if not point["forced"]:
        kept = enumerate(point["options"])
        point["options"] = [option for i, option in kept if i < FEW or option["token"] == point["token"]]
    return point


def summed_up(text: str, points: list[dict[str, Any]], judge: str) -> str:
    """The whole review, as it is kept."""
    return encode(sum_up(read_record(text), points, judge)).decode()
