"""How fast we search, beside OpenSpiel's own information-set tree search, in the same rounds on the same core.

An iteration imagines a state, goes down the tree to something new, and plays on from there at random to an end; so
what one costs is for the most part the length of the game. The peer must therefore be a game as long as ours. Of the
games that OpenSpiel can imagine states of, Gin Rummy comes nearest to The Confrontation: two players, hands that the
other does not see, and about as many decisions. It is what we are judged by. Bridge, which is half as long and has
tricks instead of melds to look after, costs a fraction of that: it stands beside it so that nobody need wonder, and so
does the search that OpenSpiel has in Python. Hearts, the headline of the other measures, is not among them: that search
crashes while cards are passed.
"""

from statistics import median
from typing import Any, Final, NamedTuple

from bench.child import OPENSPIEL
from bench.rounds import COMPILED, PURE, Child, rotated
from bench.samples import SEARCHES, SLOW_SEARCHES, Sample

OURS: Final = "confrontation/default"
RIVAL: Final = "gin_rummy"
LEAST: Final = 3.0
"""So many times as fast as the rival are we to be."""


class Search(NamedTuple):
    """Somebody's search in some game."""

    kind: str
    case: str
    measure: str

    @property
    def name(self) -> str:
        how = {SEARCHES: " in C++", SLOW_SEARCHES: " in Python"}[self.measure] if self.kind == OPENSPIEL else ""
        return f"{self.kind}{how}: {self.case}"


COMPILED_SEARCH: Final = Search(COMPILED, OURS, SEARCHES)
RIVAL_SEARCH: Final = Search(OPENSPIEL, RIVAL, SEARCHES)
SEARCHERS: Final = (
    COMPILED_SEARCH,
    Search(PURE, OURS, SEARCHES),
    RIVAL_SEARCH,
    Search(OPENSPIEL, RIVAL, SLOW_SEARCHES),
    Search(OPENSPIEL, "bridge", SEARCHES),
    Search(OPENSPIEL, "bridge", SLOW_SEARCHES),
)


def compare(children: dict[str, Child], rounds: int, seconds: float) -> dict[str, Any]:
    """The rates of all searches that are here, and how many times as fast as each the compiled one is."""
    present = [search for search in SEARCHERS if search.case in children[search.kind].cases]
    taken: dict[Search, list[Sample]] = {search: [] for search in present}
    for number in range(rounds):
        for search in rotated(present, number):
            sample = children[search.kind].run(search.case, search.measure, seconds)
            if sample is not None:
                taken[search].append(sample)
    rows = [
        {
            "search": search.name,
            "rate": median(sample.rate(search.measure) for sample in samples),
            **_ratio(taken, search),
        }
        for search, samples in taken.items()
        if samples
    ]
    return {"least": LEAST, "judged_by": RIVAL_SEARCH.name, "rows": rows}


def _ratio(taken: dict[Search, list[Sample]], search: Search) -> dict[str, float | None]:
    ours = taken.get(COMPILED_SEARCH, [])
    pairs = zip(ours, taken[search], strict=True) if ours else []
    ratios = [own.rate(SEARCHES) / other.rate(search.measure) for own, other in pairs]
    return {"ratio": median(ratios) if ratios else None}


def text(found: dict[str, Any]) -> str:
    lines = [f"{'information-set tree search':<40}{'iterations/s':>14}{'compiled / it':>16}"]
    for row in found["rows"]:
        ratio = "-" if row["ratio"] is None else f"{row['ratio']:.2f}"
        verdict = ""
        if row["search"] == found["judged_by"] and row["ratio"] is not None:
            verdict = f"  >= {found['least']:g} {'met' if row['ratio'] >= found['least'] else 'NOT MET'}"
        lines.append(f"{row['search']:<40}{row['rate']:>14,.0f}{ratio:>16}{verdict}")
    return "\n".join(lines)
