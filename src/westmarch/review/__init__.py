"""The review of a finished game: who stood how after every choice, what each choice lost, and what was luck.

`judging` thinks about one choice on what its player could know, `summing` puts the whole together, `page` and `words`
show it. The command is `westmarch review`.

    from westmarch.review import review

    found = review(record)            # everything at once, or in pieces, for several workers:
    points = [judge_position(record, position) for position in range(record.position)]
    found = sum_up(record, points)
"""

from westmarch.review.judging import DEFAULT_JUDGE, judge_position
from westmarch.review.summing import review, sum_up

__all__ = ["DEFAULT_JUDGE", "judge_position", "review", "sum_up"]
