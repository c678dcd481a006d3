"""The review as a page: the curve, everybody's figures, the turning points, and every choice in words."""

from html import escape
from typing import Any

from westmarch.kernel import Record
from westmarch.reports.page import figure, heading, page, paragraph, table
from westmarch.reports.svg import Line, Mark, shares
from westmarch.review.words import Told, Words, percent, reason, signed, tell

Data = dict[str, Any]

ABOUT = (
    "Every chance is judged on what that player could know then. Lost is what own choices gave away against the best "
    "ones; given is what others' choices gave; luck is what nobody could foresee: dice, draws, enemy faces; revised "
    "is where the judge came to think otherwise. At first, lost, given, luck and revised add up to the end. In "
    "hundredths."
)


def review_page(record: Record, found: Data, words: Words) -> str:
    told = list(tell(record, found, words))
    turning = [each for each in told if each.position in found["turning_points"]]
    parts = [
        paragraph(words.describe_outcome(found["outcome"])),
        heading("The chances to win"),
        figure(shares(_lines(record, found), [_mark(each) for each in turning], "choices"), _caption(found)),
        heading("The players"),
        _players(found),
        paragraph(ABOUT),
        heading("Turning points"),
        _choices(turning) if turning else paragraph("No single choice turned the game."),
        heading("Every choice"),
        _choices(told, anchors=True),
    ]
    return page(f"Review: {record.game.name}", parts)


def _lines(record: Record, found: Data) -> list[Line]:
    """A curve for each seat; one for all where they have one chance together."""
    seats = found["seats"][:1] if record.game.cooperative else found["seats"]
    at = [0, *(point["position"] + 1 for point in found["points"])]
    standings = [found["start"], *(point["chances"] for point in found["points"])]
    return [
        Line(
            "the company" if record.game.cooperative else seat,
            [(position, standing[seat]) for position, standing in zip(at, standings, strict=True)],
        )
        for seat in seats
    ]


def _caption(found: Data) -> str:
    return f"After every choice, as each player could know it; judged by {found['judge']}, seed {found['seed']}."


def _mark(told: Told) -> Mark:
    label = f"{told.position}: {told.seat}, {told.chosen} ({told.change})"
    return Mark(told.position + 1, told.point["chances"][told.swung], label, f"#choice-{told.position}")


def _players(found: Data) -> str:
    rows = []
    for seat in found["seats"]:
        player = found["players"][seat]
        rows.append(
            [
                seat,
                percent(found["start"][seat]),
                str(player["decisions"]),
                str(player["mistakes"]),
                *(signed(value) for value in (-player["loss"], player["given"], player["luck"], player["revised"])),
            ]
        )
    return table(["seat", "at first", "choices", "mistakes", "lost", "given", "luck", "revised"], rows)


def _choices(told: list[Told], anchors: bool = False) -> str:
    heads = "<tr><th>position</th><th class=words>seat</th><th class=words>choice</th><th>chance</th>"
    lines = [f"{heads}<th class=words>why it changed</th></tr>"]
    for each in told:
        anchor = f' id="choice-{each.position}"' if anchors else ""
        shade = ' class="words faint"' if abs(each.swing) < 0.005 else " class=words"
        lines.append(
            f"<tr{anchor}><td>{each.position}</td><td class=words>{escape(each.seat)}</td>"
            f"<td{shade}>{escape(each.chosen)}</td><td class=whole>{escape(each.change)}</td>"
            f"<td class=words>{escape(reason(each))}</td></tr>"
        )
    return '<div class="scroll"><table>\n' + "\n".join(lines) + "\n</table></div>"
