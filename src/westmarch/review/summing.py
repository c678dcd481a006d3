"""The whole of a game out of its choices: the curve, and for everybody what was lost, given and left to chance.

For every seat and every choice the change of its chance falls into parts that add up:

- `loss`: what the choice gave away against the best one, if it was the seat's own. Others' are `given`: a rival's
  mistake is a gift, a partner's a burden.
- `luck`: the rest, if something happened that somebody could not have foreseen: a die, a draw, an enemy's face.
- `revised`: the rest, if nothing of the kind happened: the judge thinks otherwise than it did one choice before.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from westmarch.kernel import BadInput, Record
from westmarch.review.judging import DEFAULT_JUDGE, judge_position

Data = dict[str, Any]
Progress = Callable[[int, int], None]

MISTAKE: Final = 0.1
"""A choice that loses so much of the chance to win is a mistake."""

TURN: Final = 0.1
"""A turning point changes somebody's chance by at least this."""

MOST_TURNS: Final = 6


def review(record: Record, judge: str = DEFAULT_JUDGE, seed: int = 0, progress: Progress | None = None) -> Data:
    """The review of a finished game. `progress` is told how many choices of how many have been judged."""
    check_over(record)
    points = []
    for position in range(record.position):
        points.append(judge_position(record, position, judge, seed))
        if progress is not None:
            progress(position + 1, record.position)
    return sum_up(record, points, judge, seed)


def check_over(record: Record) -> None:
    if not record.state.over:
        raise BadInput("record", "the game is not over; only a finished game is reviewed")


def sum_up(record: Record, judged: Sequence[Data], judge: str = DEFAULT_JUDGE, seed: int = 0) -> Data:
    """The review out of what `judge_position` said of every position, in their order."""
    check_over(record)
    if [point["position"] for point in judged] != list(range(record.position)):
        raise BadInput("points", f"one for each of the {record.position} positions is needed, in their order")
    assert record.state.outcome is not None
    free = [point for point in judged if not point["forced"]]
    ends = [*(point["position"] for point in free[1:]), record.position]
    standings = [*(point["before"] for point in free), _final(record)]
    points = [
        _point(record, point, end, before, after)
        for point, end, (before, after) in zip(free, ends, pairwise(standings), strict=True)
    ]
    seats = record.state.seats
    return {
        "game": record.game.id,
        "options": dict(record.options),
        "seats": list(seats),
        "players": {seat: _player(points, seat) for seat in seats},
        "outcome": record.state.outcome.describe(),
        "judge": judge,
        "seed": seed,
        "start": standings[0],
        "points": points,
        "turning_points": _turning_points(points, standings[0]),
    }


def _final(record: Record) -> dict[str, float]:
    """Who won has won, who lost has lost; nobody's game, or everybody's, is half of one to each."""
    assert record.state.outcome is not None
    winners = record.state.outcome.winners
    seats = record.state.seats
    if not record.game.cooperative and len(winners) in (0, len(seats)):
        return dict.fromkeys(seats, 0.5)
    return {seat: float(seat in winners) for seat in seats}


def _point(record: Record, judged: Data, end: int, before: dict[str, float], after: dict[str, float]) -> Data:
    """A choice with all that followed before the next one."""
    mover, loss = judged["seat"], judged["loss"]
    team = next(team for team in record.game.teams_for(record.options) if mover in team)
    rest = {seat: after[seat] - before[seat] + (loss if seat in team else -loss) for seat in before}
    nothing = dict.fromkeys(before, 0.0)
    chance = any(event.news for entry in record.entries[judged["position"] : end] for event in entry.events)
    return {
        "position": judged["position"],
        "seat": mover,
        "token": judged["token"],
        "prompt": judged["prompt"],
        "chances": after,
        "loss": loss,
        "best": judged["best"],
        "options": judged["options"],
        "luck": rest if chance else nothing,
        "revised": nothing if chance else rest,
        "given": {seat: 0.0 if seat == mover else -loss if seat in team else loss for seat in before},
    }


def _player(points: Sequence[Data], seat: str) -> Data:
    own = [point for point in points if point["seat"] == seat]
    return {
        "decisions": len(own),
        "loss": sum(point["loss"] for point in own),
        "mistakes": sum(point["loss"] >= MISTAKE for point in own),
        "luck": sum(point["luck"][seat] for point in points),
        "revised": sum(point["revised"][seat] for point in points),
        "given": sum(point["given"][seat] for point in points),
    }


def _turning_points(points: Sequence[Data], start: dict[str, float]) -> list[int]:
    """The positions whose choices changed most, in their order."""
    swings = []
    before = start
    for point in points:
        after = point["chances"]
        swings.append((max(abs(after[seat] - before[seat]) for seat in after), point["position"]))
        before = after
    largest = sorted(swings, key=lambda swing: (-swing[0], swing[1]))[:MOST_TURNS]
    return sorted(position for swing, position in largest if swing >= TURN)
