"""The laws that every game obeys at every decision, each written once.

A law takes a position of a game that is being played and fails an assertion where it is broken.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.conformance.subjects import Subject
from westmarch import Event, Generator, IllegalMove, Record, State, UndoRefused
from westmarch.kernel import SPECTATOR


@dataclass
class Position:
    """A game at one of its decisions."""

    subject: Subject
    record: Record
    rng: Generator
    inventory: object
    stale: list[tuple[str, str]] = field(default_factory=list)
    """Seats and tokens that were legal one decision ago."""

    forged: int = 0
    """How many forged tokens have been tried in this game."""

    lockstep: int = 0
    """How many decisions a re-dealt game has kept step with the true one."""

    @property
    def state(self) -> State:
        return self.record.state


def seen(state: State, seat: str | None) -> str:
    """What a seat sees, to the byte."""
    return json.dumps(state.view(seat))


def known(state: State, seat: str | None) -> str:
    """What a seat knows of the table, to the byte: its view without who is waited for."""
    return json.dumps(state.view(seat)["table"])


def heard(state: State, events: list[Event], seat: str) -> list[object]:
    index = state.seat_index(seat)
    return [told for event in events if (told := event.seen_by(index)) is not None]


# --- tokens --------------------------------------------------------------------------------------------------------


def every_decision_has_tokens(p: Position) -> None:
    assert p.state.over or p.state.pending
    for decision in p.state.pending:
        assert decision.tokens
        assert len(set(decision.tokens)) == len(decision.tokens)
        assert decision.rule in p.subject.game.ledger, f"{decision.prompt} names no rule"
        assert decision.prompt
    assert p.state.stack or p.state.over


def every_listed_token_applies(p: Position) -> None:
    for decision in p.state.pending:
        for token in decision.tokens:
            tried = p.state.clone()
            tried.play(decision.seat, token)
            assert tried.over or tried.pending
            p.subject.invariants(tried)


def nothing_else_applies(p: Position) -> None:
    """Forged tokens: of the wrong seat, stale, unlisted, out of range, malformed."""
    game = p.subject.game
    before = p.state.to_json()
    legal = {d.seat: {token.text for token in d.tokens} for d in p.state.pending}
    any_token = game.vocabulary[p.rng.below(len(game.vocabulary))].text
    forgeries: list[tuple[str, str | int]] = [(seat, any_token) for seat in p.state.seats]
    forgeries += p.stale
    forgeries += [
        (seat, next(iter(tokens))) for tokens in legal.values() for seat in p.state.seats if seat not in legal
    ]
    forgeries += [("nobody", any_token), (p.state.seats[0], len(game.vocabulary)), (p.state.seats[0], -1)]
    forgeries += [(p.state.seats[0], ""), (p.state.seats[0], any_token + "x")]
    for seat, token in forgeries:
        if token in legal.get(seat, ()):
            continue
        refusal = refusal_of(p.state, seat, token)
        assert refusal is not None, f"{seat} could play {token!r}"
        assert refusal.reason
        assert refusal.rule is None or refusal.rule in game.ledger
        p.forged += 1
    assert p.state.to_json() == before


def refusal_of(state: State, seat: str, token: str | int) -> IllegalMove | None:
    try:
        state.play(seat, token)
    except IllegalMove as refusal:
        return refusal
    return None


# --- states --------------------------------------------------------------------------------------------------------


def json_round_trip(p: Position) -> None:
    text = p.state.to_json()
    again = p.subject.game.from_json(text)
    assert again.to_json() == text
    assert [d.describe() for d in again.pending] == [d.describe() for d in p.state.pending]


def clones_share_nothing(p: Position) -> None:
    before = p.state.to_json()
    clone = p.state.clone()
    assert clone.to_json() == before
    _play_on(clone, p.rng, 6)
    assert p.state.to_json() == before


def pieces_are_conserved(p: Position) -> None:
    p.subject.invariants(p.state)
    assert p.subject.inventory(p.state) == p.inventory


def _play_on(state: State, rng: Generator, count: int) -> None:
    for _ in range(count):
        if state.over:
            return
        decision = state.pending[rng.below(len(state.pending))]
        state.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])


# --- hidden information ----------------------------------------------------------------------------------


def views_are_json(p: Position) -> None:
    for seat in (*p.state.seats, None):
        view = p.state.view(seat)
        assert json.loads(json.dumps(view)) == view


def imagined_states_look_the_same(p: Position) -> None:
    for seat in p.state.seats:
        before = p.state.to_json()
        imagined = p.state.imagine(seat, p.rng.fork())
        assert p.state.to_json() == before
        assert seen(imagined, seat) == seen(p.state, seat)
        assert imagined.over == p.state.over
        if not imagined.over:
            every_decision_has_tokens(Position(p.subject, p.record, p.rng, p.inventory))
            assert imagined.pending
            assert all(d.tokens for d in imagined.pending)
        p.subject.invariants(imagined)
        _play_on(imagined, p.rng, 4)


def redealt_games_keep_step(p: Position) -> None:
    """A game with the hidden things swapped goes on beside the true one, as far as the seat cannot tell them apart:
    its own tokens must tell it the same, and whatever the others do unseen must change nothing for it."""
    seat = p.state.seats[p.rng.below(len(p.state.seats))]
    true = p.state.clone()
    redealt = true.imagine(seat, p.rng.fork())
    for _ in range(8):
        if true.over:
            return
        decision = true.pending[p.rng.below(len(true.pending))]
        token = decision.tokens[p.rng.below(len(decision.tokens))].text
        events = true.play(decision.seat, token)
        told = heard(true, events, seat)
        if decision.seat == seat:
            answers = redealt.play(seat, token)
            chooser = true.seat_index(seat)
            if any(event.learners(chooser, len(true.seats)) >> chooser & 1 for event in [*events, *answers]):
                return  # it has learned something by its own choice
            assert heard(redealt, answers, seat) == told, f"{token!r} told {seat} what it could not know"
        elif told:
            # The others did something that shows. Unless it gives a secret away, they could have done it here too.
            matched = _find_the_same(redealt, decision.seat, seat, told)
            if matched is None:
                return
            redealt = matched
        else:
            # Nothing showed. The re-dealt game may be ahead or behind with such choices; both must look alike.
            assert known(redealt, seat) == known(true, seat)
            redealt = true.imagine(seat, p.rng.fork())
        assert seen(redealt, seat) == seen(true, seat)
        p.lockstep += 1


MOST_TRIES = 250


def _find_the_same(redealt: State, other: str, seat: str, told: list[object]) -> State | None:
    """The re-dealt game after some choices of the other seat that tell the seat exactly this."""
    frontier = [redealt]
    tries = 0
    for _ in range(4):  # an unseen gesture is at most a few tokens long
        onward = []
        for state in frontier:
            decision = state.decision(other)
            if decision is None:
                continue
            for token in decision.tokens:
                tries += 1
                if tries > MOST_TRIES:
                    return None  # somewhere in a long secret set-up: that many ways need not be searched
                tried = state.clone()
                events = tried.play(other, token)
                if heard(tried, events, seat) == told:
                    return tried
                if not heard(tried, events, seat):
                    onward.append(tried)
        frontier = onward
    return None


# --- playing on ------------------------------------------------------------------------------------------


def play_under_the_laws_of_learning(p: Position, seat: str, token: str) -> None:
    """Play a token. Who hears nothing knows nothing new; undo is refused exactly when somebody has learned."""
    state = p.state
    before = state.to_json()
    views = {s: known(state, s) for s in (*state.seats, None)}
    imagined = state.imagine(seat, p.rng.fork())
    p.stale = [(d.seat, t.text) for d in state.pending for t in d.tokens[:3]]
    clone = state.clone()
    events = p.record.play(seat, token)
    clone.play(seat, token)
    assert clone.to_json() == p.state.to_json(), "the same token led to two states"
    learners = p.record.entries[-1].learners
    for index, other in enumerate(state.seats):
        told = heard(state, events, other)
        if not told:
            assert known(p.state, other) == views[other], f"{other} sees what nobody told it"
        if other != seat:
            assert bool(told) == bool(learners >> index & 1)
    if not any(event.seen_by(SPECTATOR) for event in events):
        assert known(p.state, None) == views[None]
    if not learners >> state.seat_index(seat) & 1:
        answers = imagined.play(seat, token)
        assert heard(imagined, answers, seat) == heard(state, events, seat)
        assert seen(imagined, seat) == seen(p.state, seat)
    after = p.state.to_json()
    asked = consent_needed(p.record)
    assert asked == {s for i, s in enumerate(state.seats) if learners >> i & 1}
    if asked:
        assert p.state.to_json() == after
        p.record.undo(consent=asked)
    assert p.state.to_json() == before
    p.record.play(seat, token)
    assert p.state.to_json() == after


def consent_needed(record: Record) -> set[str]:
    """Take the last token back, if that is free; else the seats whose consent it needs."""
    try:
        record.undo()
    except UndoRefused as refusal:
        return set(refusal.seats)
    return set()


Law = Callable[[Position], None]

AT_EVERY_DECISION: tuple[Law, ...] = (
    every_decision_has_tokens,
    every_listed_token_applies,
    nothing_else_applies,
    json_round_trip,
    clones_share_nothing,
    pieces_are_conserved,
    views_are_json,
    imagined_states_look_the_same,
    redealt_games_keep_step,
)


BETWEEN: tuple[Law, ...] = (every_decision_has_tokens, pieces_are_conserved)
"""The laws that cost so little that a long run checks them at every decision."""


def play_under_the_laws(
    subject: Subject,
    options: dict[str, object],
    seed: int,
    choose: Callable[[int], int],
    every: int = 1,
    limit: int | None = None,
    start: State | None = None,
) -> Position:
    """Play a whole game (or its first `limit` decisions), `choose(n)` picking one of n, under all the laws.

    With `every` = k all laws are checked at every k-th decision, and those of BETWEEN at the others. With `start` the
    game goes on from that state instead of its opening.
    """
    game = subject.game
    record = Record(game, options, seed)
    if start is not None:
        record.state = start.clone()
        record._snapshots = [start.clone()]
    p = Position(subject, record, Generator.seeded(seed), subject.inventory(record.state))
    bound = game.bound(record.options)
    while not p.state.over and record.position != limit:
        assert record.position < bound, f"no end after {bound} decisions"
        decisions = p.state.pending
        decision = decisions[choose(len(decisions))]
        token = decision.tokens[choose(len(decision.tokens))].text
        if record.position % every == 0:
            for law in AT_EVERY_DECISION:
                law(p)
            play_under_the_laws_of_learning(p, decision.seat, token)
        else:
            for law in BETWEEN:
                law(p)
            record.play(decision.seat, token)
    if p.state.over:
        the_end_is_the_end(p)
    return p


def the_end_is_the_end(p: Position) -> None:
    assert p.state.outcome is not None
    assert not p.state.pending
    assert set(p.state.outcome.winners) <= set(p.state.seats)
    json_round_trip(p)
    views_are_json(p)
    imagined_states_look_the_same(p)
    nothing_else_applies(p)
