"""The standings as a page: ratings, the score of everybody against everybody, sides, and time."""

from typing import Any

from westmarch.reports.page import figure, heading, page, paragraph, table
from westmarch.reports.svg import Bar, intervals

Data = dict[str, Any]

QUICKEST = 1e-6
"""Times below this are not told apart."""


def report(found: Data, name: str) -> str:
    """The page of a ladder of the game with this name."""
    each = "each agent plays the same" if found["cooperative"] else "each pairing plays, with sides swapped,"
    options = ", ".join(f"{option}={_written(value)}" for option, value in found["options"].items())
    parts = [
        paragraph(f"{options}; {each} {found['games']} games; seed {found['seed']}; Westmarch {found['version']}."),
        heading("Ratings"),
        figure(
            intervals([_rating_bar(agent) for agent in found["standings"]]),
            "Elo's scale, 0 is the mean of the ladder: 100 points more score 64 %, 200 score 76 %, 400 score 91 %. "
            "By maximum likelihood (Bradley and Terry), with 95 % intervals.",
        ),
        _standings(found),
    ]
    if not found["cooperative"]:
        parts += [heading("Everybody against everybody"), _matrix(found), *_sides(found)]
    parts += [heading("Time"), *_times(found)]
    return page(f"Ladder: {name}", parts)


def _rating_bar(agent: Data) -> Bar:
    low, high = agent["interval"]
    told = f"{agent['name']}: {agent['rating']:+.0f}, between {low:+.0f} and {high:+.0f}"
    return Bar(agent["name"], low, agent["rating"], high, told)


def _standings(found: Data) -> str:
    rows = [
        [
            agent["name"],
            f"{agent['rating']:+.0f}",
            f"{agent['interval'][0]:+.0f} to {agent['interval'][1]:+.0f}",
            str(agent["games"]),
            str(agent["won"]),
            str(agent["drawn"]),
            _percent(agent["score"]),
            _interval(agent["score_interval"]),
        ]
        for agent in found["standings"]
    ]
    return table(["agent", "rating", "95 %", "games", "won", "drawn", "score", "95 %"], rows)


def _matrix(found: Data) -> str:
    """The score of each row's agent against each column's."""
    names = [agent["name"] for agent in found["standings"]]
    scores = {tuple(pairing["agents"]): pairing["score"] for pairing in found["pairings"]}
    rows: list[list[str]] = []
    shades: dict[tuple[int, int], float] = {}
    for i, one in enumerate(names):
        cells = [one]
        for j, other in enumerate(names, 1):
            forward, backward = scores.get((one, other)), scores.get((other, one))
            score = forward if forward is not None else None if backward is None else 1 - backward
            cells.append("" if one == other else _percent(score))
            if score is not None:
                shades[i, j] = score
        rows.append(cells)
    return table(["score of / against", *names], rows, shades)


def _sides(found: Data) -> list[str]:
    bars = [
        Bar(
            f"{agent['name']}, {side}",
            100 * share["score_interval"][0],
            100 * share["score"],
            100 * share["score_interval"][1],
            f"{agent['name']} as {side}: {_percent(share['score'])} of {share['games']} games",
            hue,
        )
        for agent in found["standings"]
        for hue, (side, share) in enumerate(agent["sides"].items())
        if share["games"]
    ]
    if not bars:
        return []
    rows = [
        [
            f"{one} against {other}",
            str(each["games"]),
            _percent(each["score"]),
            _interval(each["score_interval"]),
            *(f"{_percent(share['score'])} ({_interval(share['score_interval'])})" for share in each["sides"].values()),
        ]
        for each in found["pairings"]
        for one, other in [each["agents"]]
    ]
    return [
        heading("By side"),
        figure(intervals(bars, " %"), "The score of each agent on each side, with 95 % intervals (Wilson)."),
        table(["score of the first", "games", "score", "95 %", *(f"as {side}" for side in found["sides"])], rows),
    ]


def _times(found: Data) -> list[str]:
    bars = [
        Bar(
            agent["name"],
            max(QUICKEST, agent["seconds_a_decision"]),
            max(QUICKEST, agent["seconds_a_decision"]),
            max(QUICKEST, agent["longest_decision"]),
            f"{agent['name']}: {agent['seconds_a_decision']:.4f} s on average, {agent['longest_decision']:.3f} at most",
        )
        for agent in found["standings"]
        if agent["decisions"]
    ]
    if not bars:
        return [paragraph("Nobody had anything to choose.")]
    caption = "Seconds for a decision that offers a choice: the mean is the mark, the line goes to the longest."
    return [figure(intervals(bars, " s", logarithmic=True), caption)]


def _written(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _interval(interval: list[float] | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %"
