"""Deduction: a belief holds exactly the worlds that a tireless observer would keep."""

from collections import Counter
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.games.confrontation.belief import Belief, belief_from_data, belief_to_data, nothing_known
from westmarch.kernel import Generator

PIECES = 5
"""Few enough for the observer to write all 120 assignments down."""

ALL = (1 << PIECES) - 1


def five_pieces() -> Belief:
    return Belief(((ALL,) * PIECES + (0,) * (9 - PIECES),), (1,))


Assignments = dict[tuple[int, ...], int]
"""Every assignment of tiles to handles that is possible, with its weight."""


def every_assignment() -> Assignments:
    return dict.fromkeys(permutations(range(PIECES)), 1)


def require(known: Assignments, handle: int, mask: int) -> Assignments:
    return {tiles: weight for tiles, weight in known.items() if mask >> tiles[handle] & 1}


def shuffle(known: Assignments, handles: list[int]) -> Assignments:
    mixed: Counter[tuple[int, ...]] = Counter()
    for tiles, weight in known.items():
        for order in permutations(handles):
            after = list(tiles)
            for old, new in zip(handles, order, strict=True):
                after[new] = tiles[old]
            mixed[tuple(after)] += weight
    return dict(mixed)


def masks(known: Assignments) -> tuple[int, ...]:
    return tuple(sum(1 << tile for tile in {tiles[h] for tiles in known}) for h in range(PIECES)) + (0,) * (9 - PIECES)


def assignments_of(belief: Belief) -> Assignments:
    """Every assignment that a belief allows, with its weight."""
    found: Counter[tuple[int, ...]] = Counter()
    for world, weight in zip(belief.worlds, belief.weights, strict=True):
        for tiles in permutations(range(PIECES)):
            if all(world[h] >> tiles[h] & 1 for h in range(PIECES)):
                found[tiles] += weight
    return dict(found)


def same_odds(a: Assignments, b: Assignments) -> bool:
    assert set(a) == set(b)
    one = next(iter(a))
    return all(a[tiles] * b[one] == b[tiles] * a[one] for tiles in a)


steps = st.lists(
    st.one_of(
        st.tuples(st.just("require"), st.integers(0, PIECES - 1), st.integers(1, ALL)),
        st.tuples(st.just("shuffle"), st.lists(st.integers(0, PIECES - 1), min_size=2, max_size=3, unique=True)),
        st.tuples(
            st.just("any"), st.lists(st.tuples(st.integers(0, PIECES - 1), st.integers(1, ALL)), min_size=1, max_size=3)
        ),
    ),
    max_size=7,
)


@given(steps)
@settings(max_examples=150, deadline=None)
def test_a_belief_is_what_a_tireless_observer_knows(deductions: list[tuple[object, ...]]) -> None:
    belief = five_pieces()
    known = every_assignment()
    for kind, *what in deductions:
        if kind == "shuffle":
            handles = list(what[0])  # type: ignore[call-overload]
            belief, known = belief.shuffle(handles), shuffle(known, handles)
            continue
        if kind == "require":
            after = require(known, what[0], what[1])  # type: ignore[arg-type]
        else:
            after = {t: w for t, w in known.items() if any(mask >> t[h] & 1 for h, mask in what[0])}  # type: ignore[attr-defined]
        if not after:
            continue  # that cannot have happened
        known = after
        belief = belief.require(what[0], what[1]) if kind == "require" else belief.require_any(what[0])  # type: ignore[arg-type]
    assert belief.masks == masks(known)
    assert same_odds(assignments_of(belief), known)
    assert belief_to_data(belief_from_data(belief_to_data(belief), "x")) == belief_to_data(belief)


def test_two_pairs_that_change_partners_are_not_a_free_for_all() -> None:
    """The marks on single pieces allow 24 assignments here, but only 16 can have come about."""
    belief = nothing_known()
    for handle in range(4):
        belief = belief.require(handle, 1 << handle)
    for pair in ([0, 1], [2, 3], [0, 2], [1, 3]):
        belief = belief.shuffle(pair)
    assert belief.masks[:4] == (15, 15, 15, 15)
    assert sum(belief.weights) == len(belief.worlds) == 16


def test_the_odds_of_a_sample_are_the_observers() -> None:
    """Shuffled with one neighbour, then that neighbour's place with another: a half, a quarter, a quarter."""
    belief = nothing_known().require(0, 1).shuffle([0, 1]).shuffle([1, 2])
    rng = Generator.seeded(9)
    drawn = Counter(belief.sample(rng).index(0) for _ in range(4000))
    assert set(drawn) == {0, 1, 2}
    assert abs(drawn[0] - 2000) < 150
    assert abs(drawn[1] - 1000) < 150


def test_a_sample_keeps_to_what_is_known() -> None:
    belief = nothing_known().require(3, 1 << 5).require(0, ~1).require(1, ~1).require(2, ~1).gone(3)
    rng = Generator.seeded(2)
    for _ in range(200):
        tiles = belief.sample(rng)
        assert tiles[3] == -1
        assert 0 not in tiles[:3]
        assert sorted(tile for tile in tiles if tile >= 0) == [0, 1, 2, 3, 4, 6, 7, 8]


def test_what_is_left_over_is_deduced() -> None:
    belief = nothing_known()
    for handle in range(8):
        belief = belief.require(handle, ~1)
    assert belief.masks[8] == 1
    assert belief.knows(8, 0)
    assert not belief.knows(7, 1)


def test_a_shuffle_of_pieces_that_are_alike_tells_nothing_and_costs_nothing() -> None:
    belief = nothing_known()
    assert belief.shuffle([0, 1, 2, 3]) is belief
    assert belief.require(0, 0b111111111) is belief


def test_a_piece_that_comes_back_is_known() -> None:
    belief = nothing_known().require(4, 1 << 4).gone(4)
    assert belief.masks[4] == 0
    assert belief.back(4, 4).masks[4] == 1 << 4


def test_what_is_asked_late_is_the_same_as_what_is_asked_at_once() -> None:
    late = at_once = nothing_known()
    deductions = ("require", 0, 0b11), ("shuffle", 0, 1), ("require", 1, ~0b1), ("gone", 8, 0), ("shuffle", 1, 2)
    for kind, handle, mask in deductions:
        known = []
        for belief in (late, at_once):
            if kind == "require":
                known.append(belief.require(handle, mask))
            else:
                known.append(belief.shuffle([handle, mask]) if kind == "shuffle" else belief.gone(handle))
        late, at_once = known
        assert len(at_once.worlds) > 0
    assert belief_to_data(late) == belief_to_data(at_once)
    assert late.masks == at_once.masks
