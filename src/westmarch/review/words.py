"""A review in sentences, for the terminal and for a page. What a choice says is for the game's own words to tell."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from westmarch.kernel import Record

Data = dict[str, Any]


class Words(Protocol):
    """What is needed of a game's text module."""

    def describe_token(self, token: str, view: Data) -> str: ...

    def describe_outcome(self, outcome: Data) -> str: ...


@dataclass(frozen=True)
class Told:
    """A choice of the game in words, with its figures."""

    point: Data
    before: dict[str, float]
    chosen: str
    best: str
    """What would have been best; empty if that was chosen, or nothing was lost."""

    @property
    def swung(self) -> str:
        """The seat whose chance changed most; the mover, if others' changed as much."""
        after: dict[str, float] = self.point["chances"]
        return max(after, key=lambda seat: (round(abs(after[seat] - self.before[seat]), 6), seat == self.seat))

    @property
    def swing(self) -> float:
        """By how much the chance of that seat changed."""
        return float(self.point["chances"][self.swung] - self.before[self.swung])

    @property
    def change(self) -> str:
        """That, in words."""
        return f"{self.swung} {percent(self.before[self.swung])} → {percent(self.point['chances'][self.swung])}"

    @property
    def position(self) -> int:
        return int(self.point["position"])

    @property
    def seat(self) -> str:
        return str(self.point["seat"])


def tell(record: Record, found: Data, words: Words) -> Iterator[Told]:
    """All choices that were judged, in their order."""
    before: dict[str, float] = found["start"]
    points = iter(found["points"])
    point = next(points, None)
    for position, state in enumerate(record.replay()):
        if point is None:
            return
        if position != point["position"]:
            continue
        view = state.view(point["seat"])
        better = point["loss"] > 0 and point["best"] != point["token"]
        yield Told(
            point,
            before,
            words.describe_token(point["token"], view),
            words.describe_token(point["best"], view) if better else "",
        )
        before = point["chances"]
        point = next(points, None)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """A change, in hundredths of a whole chance; what rounds to nothing has no sign."""
    rounded = round(100 * share)
    return f"{rounded:+d}" if rounded else "0"


def reason(told: Told) -> str:
    """What the change came from: the choice, what nobody could foresee, or another look."""
    point, seat = told.point, told.swung
    by_choice = -point["loss"] if seat == told.seat else point["given"][seat]
    parts = []
    if _counts(by_choice):
        parts.append(f"by the choice {signed(by_choice)}")
    if _counts(point["luck"][seat]):
        parts.append(f"by luck {signed(point['luck'][seat])}")
    if _counts(point["revised"][seat]):
        parts.append(f"judged anew {signed(point['revised'][seat])}")
    if told.best and _counts(point["loss"]):
        parts.append(f"better was: {told.best}")
    return "; ".join(parts)


def _counts(share: float) -> bool:
    """Whether a part is worth a word."""
    return round(100 * share) != 0


def summary_lines(record: Record, found: Data, words: Words) -> list[str]:
    """The review in short: everybody's figures, and the turning points."""
    lines = [words.describe_outcome(found["outcome"]), ""]
    first = max(len(seat) for seat in found["seats"])
    heads = f"  {'seat'.ljust(first)}  at first  choices  mistakes    lost    given     luck  revised"
    lines.append(heads)
    for seat in found["seats"]:
        player = found["players"][seat]
        figures = f"{percent(found['start'][seat]):>8}  {player['decisions']:>7}  {player['mistakes']:>8}"
        parts = "  ".join(
            f"{signed(value):>7}" for value in (-player["loss"], player["given"], player["luck"], player["revised"])
        )
        lines.append(f"  {seat.ljust(first)}  {figures} {parts}")
    lines.append("")
    turning = set(found["turning_points"])
    if not turning:
        return [*lines, "No single choice turned the game."]
    lines.append("Turning points:")
    for told in tell(record, found, words):
        if told.position in turning:
            why = reason(told)
            lines.append(f"  {told.position:>4}  {told.seat}: {told.chosen} ({told.change}{'; ' + why if why else ''})")
    return lines
