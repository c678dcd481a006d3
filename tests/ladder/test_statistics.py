"""Ratings and intervals, against what is known of them."""

import math

import pytest

from westmarch.ladder.statistics import ELO, PRIOR, Met, inverse, ratings
from westmarch.reports.svg import Bar, Line, Mark, intervals, round_steps, shares


def test_a_rating_is_what_the_score_says() -> None:
    """Of two, the difference is the logarithm of the odds; the games of the prior count as drawn."""
    found = ratings(["a", "b"], {("a", "b"): Met(99, 74.5)})
    expected = ELO * math.log((74.5 + PRIOR / 2) / (24.5 + PRIOR / 2))
    assert found["a"].value - found["b"].value == pytest.approx(expected)
    assert expected == pytest.approx(400 * math.log10(3)), "75 % are 191 points"


def test_an_interval_narrows_with_the_root_of_the_games() -> None:
    few, many = (ratings(["a", "b"], {("a", "b"): Met(n, n / 2)})["a"] for n in (99, 399))
    assert few.value == pytest.approx(0)
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2)
    # Half of the difference's deviation, 1 / sqrt(n p (1 - p)), each.
    assert few.high == pytest.approx(1.959964 * ELO / math.sqrt(100 / 4) / 2)


def test_ratings_find_strengths_that_were_given() -> None:
    strength = {"a": 150.0, "b": 20.0, "c": -170.0}
    meetings = {}
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        expected = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        meetings[one, other] = Met(100_000, 100_000 * expected)
    found = ratings(list(strength), meetings)
    for name, value in strength.items():
        assert found[name].value == pytest.approx(value, abs=0.1)
        assert found[name].low < value < found[name].high


def test_who_won_everything_has_a_rating_all_the_same() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): Met(10, 10), ("a", "c"): Met(10, 10), ("b", "c"): Met(10, 5)})
    assert 200 < found["a"].value < 1000
    assert found["b"].value == pytest.approx(found["c"].value)
    assert sum(rating.value for rating in found.values()) == pytest.approx(0)


def test_an_inverse() -> None:
    found = inverse([[0.0, 2.0], [1.0, 1.0]])
    assert found == [[pytest.approx(-0.5), pytest.approx(1)], [pytest.approx(0.5), pytest.approx(0)]]


# --- plots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bounds", "steps"),
    [((0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1.0]), ((-130, 90), [-100, -50, 0, 50]), ((3, 3), [3])],
)
def test_round_steps(bounds: tuple[float, float], steps: list[float]) -> None:
    assert round_steps(*bounds)[: len(steps)] == pytest.approx(steps)


def test_marks_lie_in_order_and_say_what_they_are() -> None:
    drawn = intervals([Bar("a <b>", -50, 0, 50, "told & sold"), Bar("c", 20, 30, 40, "more")])
    assert "a &lt;b&gt;" in drawn
    assert "told &amp; sold" in drawn
    places = [float(part.split('"')[1]) for part in drawn.split("cx=")[1:]]
    assert places[0] < places[1]
    logarithmic = intervals([Bar("a", 0.01, 0.01, 1, ""), Bar("b", 0.1, 0.1, 1, "")], logarithmic=True)
    first, second = (float(part.split('"')[1]) for part in logarithmic.split("cx=")[1:])
    assert first < second


def test_a_curve_goes_up_with_the_chance() -> None:
    drawn = shares([Line("one", [(0, 0.0), (10, 1.0)])], [Mark(10, 1.0, "the end", "#there")], "choices")
    (points,) = [part.split('"')[1] for part in drawn.split("points=")[1:]]
    (x1, y1), (x2, y2) = (tuple(map(float, point.split(","))) for point in points.split())
    assert x1 < x2
    assert y1 > y2
    assert '<a href="#there">' in drawn
    assert shares([Line("nothing", [(0, 0.5)])], [], "choices").count("<polyline") == 1
