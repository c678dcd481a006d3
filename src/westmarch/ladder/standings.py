"""What the games of a ladder say: ratings, scores by pairing and by side, and how long everybody thought."""

from collections.abc import Iterable, Sequence
from typing import Any

from westmarch.ladder.plan import THE_GAME, Plan
from westmarch.ladder.playing import Played, Thinking
from westmarch.ladder.statistics import Met, ratings, wilson

Data = dict[str, Any]


def standings(plan: Plan, games: Sequence[Played]) -> Data:
    """Everything at once, the strongest agent first; only the times depend on the machine."""
    met = {pairing: _met(pairing, games) for pairing in plan.pairings}
    names = (*plan.agents, THE_GAME) if plan.cooperative else plan.agents
    rated = ratings(names, {pairing: Met(len(scores), sum(scores)) for pairing, scores in met.items()})
    agents = [
        {
            "name": name,
            "rating": rated[name].value,
            "interval": [rated[name].low, rated[name].high],
            **_share(_scores(name, games)),
            "sides": _by_side(plan, name, games),
            **_thinking(name, games),
        }
        for name in plan.agents
    ]
    return {
        **plan.describe(),
        "cooperative": plan.cooperative,
        "sides": list(plan.sides),
        "played": len(games),
        "standings": sorted(agents, key=lambda each: -float(each["rating"])),
        "pairings": [
            {"agents": list(pairing), **_share(scores), "sides": _pairing_by_side(plan, pairing, games)}
            for pairing, scores in met.items()
        ],
    }


def _between(pairing: tuple[str, str], games: Sequence[Played]) -> list[Played]:
    if pairing[1] == THE_GAME:
        return [game for game in games if game.agents == (pairing[0],)]
    return [game for game in games if set(game.agents) == set(pairing)]


def _met(pairing: tuple[str, str], games: Sequence[Played]) -> list[float]:
    """The scores of the first of two, game by game."""
    return _scores(pairing[0], _between(pairing, games))


def _scores(name: str, games: Iterable[Played]) -> list[float]:
    return [_score(name, game) for game in games if name in game.agents]


def _score(name: str, game: Played) -> float:
    return game.score if game.agents[0] == name else 1 - game.score


def _share(scores: Sequence[float]) -> Data:
    """How many games, what they brought, and within which bounds the true share is likely to be."""
    if not scores:
        return {"games": 0, "won": 0, "drawn": 0, "score": None, "score_interval": None}
    return {
        "games": len(scores),
        "won": sum(score == 1 for score in scores),
        "drawn": sum(score == 0.5 for score in scores),
        "score": sum(scores) / len(scores),
        "score_interval": list(wilson(sum(scores), len(scores))),
    }


def _by_side(plan: Plan, name: str, games: Iterable[Played]) -> dict[str, Data]:
    mine = [game for game in games if name in game.agents]
    return {
        side: _share([_score(name, game) for game in mine if game.agents[i] == name])
        for i, side in enumerate(plan.sides)
    }


def _pairing_by_side(plan: Plan, pairing: tuple[str, str], games: Sequence[Played]) -> dict[str, Data]:
    return _by_side(plan, pairing[0], _between(pairing, games))


def _thinking(name: str, games: Iterable[Played]) -> Data:
    """Seconds for a decision that offers a choice: on average, and at most."""
    sides: list[Thinking] = [game.thinking[game.agents.index(name)] for game in games if name in game.agents]
    decisions = sum(side.decisions for side in sides)
    seconds = sum(side.seconds for side in sides)
    return {
        "decisions": decisions,
        "seconds_a_decision": seconds / decisions if decisions else 0.0,
        "longest_decision": max((side.longest for side in sides), default=0.0),
    }


# --- the table --------------------------------------------------------------------------------------------------------


def table(found: Data) -> str:
    """The standings as people read them."""
    names = [each["name"] for each in found["standings"]]
    first = max(len(name) for name in [*names, "agent"])
    sides = [] if found["cooperative"] else found["sides"]
    heads = "".join(f"  {side:>{max(len(side), 6)}}" for side in sides)
    lines = [
        f"  {'agent'.ljust(first)}  rating   95 % interval  games  score, %  95 % interval{heads}   mean s  longest s"
    ]
    for each in found["standings"]:
        low, high = each["interval"]
        line = (
            f"  {each['name'].ljust(first)}  {each['rating']:>+6.0f}  {low:>+6.0f} to {high:>+5.0f}  {each['games']:>5}"
        )
        line += f"  {_percent(each['score']):>8}  {_interval(each['score_interval']):>13}"
        for side in sides:
            line += f"  {_percent(each['sides'][side]['score']):>{max(len(side), 6)}}"
        lines.append(line + f"  {each['seconds_a_decision']:>7.3f}  {each['longest_decision']:>9.3f}")
    if not found["cooperative"]:
        lines += ["", *_pairing_lines(found)]
    return "\n".join(lines)


def _pairing_lines(found: Data) -> list[str]:
    labels = [f"{one} against {other}" for one, other in (each["agents"] for each in found["pairings"])]
    first = max(map(len, labels))
    sides = found["sides"]
    heads = "".join(f"  {side:>{max(len(side), 6)}}" for side in sides)
    lines = [f"  {'score of the first, %'.ljust(first)}  games   score  95 % interval{heads}"]
    for label, each in zip(labels, found["pairings"], strict=True):
        line = f"  {label.ljust(first)}  {each['games']:>5}  {_percent(each['score']):>6}"
        line += f"  {_interval(each['score_interval']):>13}"
        for side in sides:
            line += f"  {_percent(each['sides'][side]['score']):>{max(len(side), 6)}}"
        lines.append(line)
    return lines


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def _interval(interval: Sequence[float] | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}"
