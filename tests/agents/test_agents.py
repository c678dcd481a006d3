"""The agents: fair, reproducible, and better than nothing."""

from typing import Any

import pytest

import westmarch
from tests.games.confrontation.scenes import table
from westmarch.agents import Agent, NothingToChoose, Perspective, agent
from westmarch.agents.heuristic import GAMES as HEURISTIC_GAMES
from westmarch.agents.search.ends import SCORE_WEIGHT, play_to_the_end, worth
from westmarch.kernel import BadInput, Generator, Outcome, State, random_token

GAME = westmarch.game("confrontation")


def play(agents: dict[str, Agent], state: State, most: int = 10_000) -> list[str]:
    """The rest of a game, or `most` choices of it, in place; the tokens that were chosen."""
    tokens: list[str] = []
    while not state.over and len(tokens) < most:
        seat = state.seats[state.turn]
        token = agents[seat].choose(Perspective(state, seat))
        tokens.append(token.text)
        state.play(seat, token)
    return tokens


def placed(seed: int) -> State:
    """A game whose placement was left to chance."""
    state = GAME.new({}, seed)
    rng = Generator.seeded(seed)
    while state.view(None)["table"]["phase"] == "setup":
        state.apply(state.turn, random_token(state, state.turn, rng))
    return state


# --- fairness -----------------------------------------------------------------------------------------------------


def reachable(thing: Any, depth: int = 6) -> list[Any]:
    """Everything that public attributes and containers lead to."""
    found = [thing]
    if depth == 0 or isinstance(thing, str | int | float | None):
        return found
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple):
        inside = list(thing)
    else:
        inside = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
        inside = [value for value in inside if not callable(value)]
    return found + [deeper for value in inside for deeper in reachable(value, depth - 1)]


def test_no_public_attribute_of_a_perspective_leads_to_the_state() -> None:
    state = placed(1)
    things = reachable(Perspective(state, "sauron"))
    assert len(things) > 100, "the walk sees something"
    assert not [thing for thing in things if isinstance(thing, State | Generator)]
    assert not vars(Perspective(state, "sauron")).keys() - {"seat", "_Perspective__state"}


def test_a_perspective_hands_out_what_its_seat_may_know() -> None:
    state = placed(1)
    mine = Perspective(state, "sauron")
    assert mine.seat == "sauron"
    assert mine.view == state.view("sauron")
    assert mine.decision.describe() == state.pending[0].describe()
    imagined = mine.imagine(Generator.seeded(1))
    assert imagined is not state
    assert imagined.view("sauron") == state.view("sauron")


def test_a_seat_without_a_choice_is_told_so() -> None:
    state = placed(1)
    with pytest.raises(NothingToChoose, match="fellowship has nothing to choose"):
        _ = Perspective(state, "fellowship").decision


@pytest.mark.parametrize("id", westmarch.games())
@pytest.mark.parametrize("name", ["random", "heuristic", "flat:4", "duct:4", "so:4", "mo:4"])
def test_an_agent_leaves_the_true_state_alone(name: str, id: str) -> None:
    if name == "heuristic" and id not in HEURISTIC_GAMES:
        with pytest.raises(BadInput, match=f"heuristic: does not play {id}; it plays "):
            agent(name, 1).choose(Perspective(westmarch.game(id).new({}, 2), westmarch.game(id).seats[0]))
        return
    state = westmarch.game(id).new({}, 2)
    before = state.fingerprint()
    agent(name, 1).choose(Perspective(state, state.seats[state.turn]))
    assert state.fingerprint() == before


def test_an_agent_chooses_the_same_whatever_is_hidden_from_it() -> None:
    """Two tables that Sauron cannot tell apart, with other pieces and other dice to come: he thinks the same."""
    for seed in range(4):
        state = placed(seed)
        other = state.imagine("sauron", Generator.seeded(5))
        assert other.fingerprint() != state.fingerprint()
        thinkers = [agent("flat:30", seed), agent("flat:30", seed)]
        choices = [
            thinker.choose(Perspective(hidden, "sauron"))
            for thinker, hidden in zip(thinkers, (state, other), strict=True)
        ]
        assert choices[0] is choices[1]
        assert thinkers[0].rng.words() == thinkers[1].rng.words(), "not even the playouts differed"


# --- choosing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "flat:6"])
@pytest.mark.parametrize("preset", ["classic", "all_specials"])
def test_an_agent_is_reproducible_by_its_seed(name: str, preset: str) -> None:
    games = []
    for seed in (1, 1, 2):
        state = GAME.new(GAME.presets[preset], 7)
        agents = {"fellowship": agent("random", 5), "sauron": agent(name, seed)}
        games.append(play(agents, state, 40))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_single_token_is_played_at_once() -> None:
    """Only one piece stands where it can move: there is nothing to think about, and nothing is left to chance."""
    scene = table({"gondor": "gimli", "rohan": "| warg", "shire": "| balrog"}, turn="fellowship")
    assert scene.legal() == {"move gimli"}
    flat = agent("flat", 1)
    before = flat.rng.words()
    assert flat.choose(Perspective(scene.state, "fellowship")).text == "move gimli"
    assert flat.rng.words() == before


def test_flat_takes_a_win_that_lies_open() -> None:
    """Frodo stands before Mordor, and so do others who might move."""
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    flat = agent("flat:60", 1)
    scene.choose(flat.choose(Perspective(scene.state, "fellowship")).text)
    scene.choose(flat.choose(Perspective(scene.state, "fellowship")).text)
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


def test_flat_beats_random() -> None:
    """Each side ten times; only the placement is left to chance, for its long playouts cost more than they teach."""
    won = 0
    for seed in range(20):
        state = placed(seed)
        thinker = state.seats[seed % 2]
        agents = {seat: agent("flat:16" if seat == thinker else "random", seed) for seat in state.seats}
        play(agents, state)
        assert state.outcome is not None
        won += thinker in state.outcome.winners
    assert won >= 14


# --- the worth of an end --------------------------------------------------------------------------------------------

SEATS = ("a", "b", "c")
RIVALS = (("a",), ("b",), ("c",))
TEAMS = (("a", "b"), ("c",))
COMPANY = (SEATS,)


def end(*winners: str, **scores: int) -> Outcome:
    return Outcome(winners, "because", scores)


def test_worth_counts_wins_first() -> None:
    assert worth(end("a"), SEATS, 0, RIVALS) == 1
    assert worth(end("a"), SEATS, 1, RIVALS) == 0
    assert worth(end("a", "b"), SEATS, 1, RIVALS) == 0.5
    assert worth(end(), SEATS, 1, RIVALS) == worth(None, SEATS, 1, RIVALS) == 1 / 3


def test_worth_lets_scores_choose_between_equal_chances_only() -> None:
    close, far = end("a", a=5, b=4), end("a", a=9, b=1)
    assert 1 < worth(close, SEATS, 0, RIVALS) < worth(far, SEATS, 0, RIVALS) < 1 + SCORE_WEIGHT
    assert -SCORE_WEIGHT < worth(far, SEATS, 1, RIVALS) < worth(close, SEATS, 1, RIVALS) < 0


def test_worth_of_a_victory_is_whole_for_each_of_a_team() -> None:
    assert [worth(end("a", "b"), SEATS, seat, TEAMS) for seat in range(3)] == [1, 1, 0]
    assert [worth(end("c"), SEATS, seat, TEAMS) for seat in range(3)] == [0, 0, 1]
    assert worth(end(), SEATS, 0, TEAMS) == worth(None, SEATS, 2, TEAMS) == 1 / 2


def test_worth_of_a_partners_victory_is_nearly_that_of_ones_own() -> None:
    assert worth(end("c"), SEATS, 1, TEAMS) < 0.9 < worth(end("a"), SEATS, 1, TEAMS) < worth(end("b"), SEATS, 1, TEAMS)


def test_worth_of_a_common_cause() -> None:
    """Where all are on one side, nobody's victory is a defeat and not a draw; how far they came still counts."""
    won, lost = end("a", "b", "c", a=48, b=48, c=48), end(a=20, b=20, c=20)
    assert worth(won, SEATS, 1, COMPANY) > 1
    assert 0 < worth(lost, SEATS, 1, COMPANY) < SCORE_WEIGHT
    assert worth(end(a=9, b=9, c=9), SEATS, 1, COMPANY) < worth(lost, SEATS, 1, COMPANY)
    assert worth(None, SEATS, 1, COMPANY) == 0


def test_flat_knows_a_common_cause_by_the_game() -> None:
    state = westmarch.game("mount_doom").new({"players": 2}, seed=1)
    assert state.game.cooperative
    state.end((), "courage_lost", {"first": 3, "second": 3})
    assert play_to_the_end(state, Generator.seeded(1))[0] < SCORE_WEIGHT


# --- the registry -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("flaat", "did you mean flat?"),
        ("deep_blue", "the agents are random, flat"),
        ("", "the agents are random, flat"),
        ("flat:", "a whole number is needed after the colon"),
        ("flat:many", "a whole number is needed after the colon"),
        ("flat:0", "at least 1 is needed"),
        ("random:5", "takes no number"),
    ],
)
def test_a_bad_name_is_refused_with_a_hint(name: str, hint: str) -> None:
    with pytest.raises(BadInput) as refused:
        agent(name, 1)
    assert hint in str(refused.value)
