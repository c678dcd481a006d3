"""The journal by itself: it keeps step with the kernel's record, through every undo, and can be opened anywhere."""

import json

import pytest

import westmarch
from westmarch import Generator, Record
from westmarch.server.errors import Refusal
from westmarch.server.journal import PLAY, Journal, Line

GAME = westmarch.game("confrontation")
PRESETS = tuple(GAME.presets)


def play_at_random(journal: Journal, rng: Generator, undo_one_in: int = 0) -> None:
    """One line: a choice of somebody, or now and then the taking back of one."""
    if undo_one_in and not rng.below(undo_one_in):
        line = journal.last_choice(journal.seats[rng.below(len(journal.seats))])
        if line is not None:
            journal.accept(journal.undo(journal.take_back(line), len(journal.lines)))
            return
    decision = journal.state.pending[rng.below(len(journal.state.pending))]
    token = decision.tokens[rng.below(len(decision.tokens))].text
    ask = journal.ask(journal.eye(decision.seat))
    journal.accept(journal.play(decision.seat, ask or 0, token, len(journal.lines)))


def reopened(journal: Journal, snapshots: bool = True) -> Journal:
    """The journal as the store would give it back."""
    lines = [
        Line(x.position, x.kind, x.seat, x.token, x.at, x.learners, x.struck, x.numbers, x.asks, x.story)
        for x in journal.lines
    ]
    kept = {p: s for p, s in journal.snapshots.items() if snapshots or journal.lines[p - 1].kind != PLAY}
    return Journal(GAME, journal.options, journal.seed, lines, kept)


@pytest.mark.parametrize("seed", range(8))
def test_it_keeps_step_with_the_record_through_undo(seed: int) -> None:
    rng = Generator.seeded(seed)
    journal = Journal(GAME, GAME.presets[PRESETS[seed % len(PRESETS)]], seed)
    while not journal.state.over and len(journal.lines) < 400:
        play_at_random(journal, rng, 6)
        if len(journal.lines) % 25 == 0:
            check(journal)
    check(journal)


@pytest.mark.parametrize("id", westmarch.games())
def test_what_goes_over_the_wire_is_the_view_of_the_state_whatever_was_taken_over(id: str) -> None:
    game = westmarch.game(id)
    rng = Generator.seeded(4)
    for options in game.presets.values():
        journal = Journal(game, options, 1)
        while not journal.state.over and len(journal.lines) < 60:
            play_at_random(journal, rng, 12)
            # Of some positions nobody asks for a view: then nothing can be taken over by the next.
            for eye in range(len(journal.seats) + 1):
                if rng.below(3):
                    seat = journal.seats[eye] if eye < len(journal.seats) else None
                    assert json.loads(journal.sight.view(eye)) == journal.state.view(seat)


def check(journal: Journal) -> None:
    record = Record(GAME, journal.options, journal.seed)
    for line in journal.in_force:
        record.play(line.seat, line.token)
    assert record.state.to_json() == journal.state.to_json()
    again = reopened(journal)
    assert again.state.to_json() == journal.state.to_json()
    assert (again.numbers, again.asks, again.struck) == (journal.numbers, journal.asks, journal.struck)
    assert [again.sight.view(eye) for eye in range(3)] == [journal.sight.view(eye) for eye in range(3)]
    for seat in (*journal.seats, None):
        eye = journal.eye(seat)
        assert again.updates(eye) == journal.updates(eye)
        assert [u["n"] for u in journal.updates(eye)] == list(range(1, journal.numbers[eye] + 1))


def test_every_view_of_the_past_can_be_seen_again() -> None:
    rng = Generator.seeded(3)
    journal = Journal(GAME, {}, 3)
    views = {(eye, 0): journal.sight.view(eye) for eye in range(3)}
    for _ in range(150):
        if journal.state.over:
            break
        play_at_random(journal, rng, 8)
        for eye, n in enumerate(journal.lines[-1].numbers):
            if n:
                views[eye, n] = journal.sight.view(eye)
    sparse = reopened(journal, snapshots=False)
    for (eye, n), view in views.items():
        assert json.loads(view) == journal.look(eye, n) == sparse.look(eye, n)


def test_what_a_seat_does_not_see_takes_no_number_of_its() -> None:
    journal = Journal(GAME, {}, 1)
    for _ in range(4):
        decision = journal.state.decision("sauron")
        assert decision is not None
        journal.accept(journal.play("sauron", journal.ask(1) or 0, decision.tokens[0].text, 0))
    assert journal.numbers == [0, 4, 0]
    assert journal.asks == [1, 5]


def test_who_gets_no_number_sees_no_difference() -> None:
    """What is told is decided without making every view; this makes them all."""
    for seed in range(3):
        rng = Generator.seeded(seed)
        journal = Journal(GAME, GAME.presets["draft_specials"], seed)
        while not journal.state.over and len(journal.lines) < 250:
            before = [journal.sight.view(eye) for eye in range(3)]
            play_at_random(journal, rng, 9)
            for eye, n in enumerate(journal.lines[-1].numbers):
                assert n or journal.sight.view(eye) == before[eye]


def test_a_draft_changes_nothing_before_it_is_accepted() -> None:
    journal = Journal(GAME, {}, 1)
    before = journal.state.to_json(), list(journal.numbers), list(journal.asks)
    journal.play("sauron", 1, "place balrog", 0)
    assert (journal.state.to_json(), journal.numbers, journal.asks) == before
    assert journal.lines == []


def test_taking_back_asks_exactly_those_who_have_learned() -> None:
    rng = Generator.seeded(5)
    journal = Journal(GAME, {}, 5)
    asked: set[tuple[str, ...]] = set()
    while not journal.state.over:
        play_at_random(journal, rng)
        line = journal.lines[-1]
        taken = journal.take_back(line)
        chooser = journal.seats.index(line.seat)
        learned = [s for i, s in enumerate(journal.seats) if line.learners >> i & 1 and i != chooser]
        if learned or not line.learners:
            assert taken.needs == learned
        else:
            assert taken.needs == [journal.seats[1 - chooser]]
        asked.add(tuple(taken.needs))
    assert asked == {(), ("fellowship",), ("sauron",)}


def test_refusals_of_the_journal() -> None:
    journal = Journal(GAME, {}, 1)
    with pytest.raises(Refusal, match="older question"):
        journal.play("sauron", 2, "place balrog", 0)
    with pytest.raises(Refusal, match="seats are"):
        journal.play("dwarves", 1, "place balrog", 0)
    with pytest.raises(Refusal) as refused:
        journal.play("sauron", 1, "place gimli", 0)
    assert refused.value.code == "illegal_move"
