"""Tree search: what it remembers, whose knowledge its nodes are, and that it is fair, reproducible and good."""

from collections.abc import Iterator

import pytest

import westmarch
from tests.agents.test_agents import placed, play
from tests.games.confrontation.scenes import table
from westmarch.agents import Agent, Perspective, agent
from westmarch.agents.search.descent import (
    DETERMINIZED,
    METHODS,
    MULTIPLE_OBSERVER,
    SINGLE_OBSERVER,
    Forest,
)
from westmarch.agents.search.guide import Playouts, Sight
from westmarch.agents.search.tree import Node, Seen
from westmarch.agents.searching import Searcher
from westmarch.kernel import BadInput, Event, Generator, State, random_token

# --- the tree -------------------------------------------------------------------------------------------------------


def test_a_token_counts_how_often_it_could_have_been_chosen() -> None:
    node = Node()
    assert node.offer([1, 2]) == [1, 2]
    assert node.offer([2, 3]) == [2, 3]
    node.arms[2].visits = 1
    assert node.offer([2]) == []
    assert {token: arm.available for token, arm in node.arms.items()} == {1: 1, 2: 3, 3: 1}


def test_of_two_equal_tokens_the_one_that_was_legal_more_often_is_explored() -> None:
    node = Node()
    for token, available in ((1, 4), (2, 40)):
        node.offer([token])
        arm = node.arms[token]
        arm.available, arm.visits, arm.total = available, 2, 1.0
    assert node.promising([1, 2], 0.7) == 2
    assert node.promising([1, 2], 0.0) == 1, "without exploration equal ones are taken in their order"
    node.arms[1].total = 2.0
    assert node.promising([1, 2], 0.1) == 1


def test_the_same_sight_leads_to_the_same_node() -> None:
    node = Node()
    assert node.after((1, 2)) is node.after((1, 2))
    assert node.after((1, 2)) is not node.after((1, 3))


# --- what is seen ---------------------------------------------------------------------------------------------------


def test_a_secret_leads_its_owner_to_another_node_and_nobody_else() -> None:
    def moved(character: str) -> list[Event]:
        return [Event("moved", {"to": "rohan"}, insiders=1, inside={"character": character}, outside={"piece": "f4"})]

    forest = Forest(MULTIPLE_OBSERVER, 0, 2, 0.7)

    def sight(events: list[Event], eye: int, own: int) -> Seen:
        return forest.seen(events, forest.spoken(events), eye, own)

    assert sight(moved("gimli"), 0, 7) != sight(moved("merry"), 0, 7)
    assert sight(moved("gimli"), 1, -1) == sight(moved("merry"), 1, -1)
    assert sight([Event("drew", {}, audience=1)], 1, -1) == sight([], 1, -1)


def test_whatever_reads_otherwise_leads_to_another_node() -> None:
    forest = Forest(MULTIPLE_OBSERVER, 0, 2, 0.7)
    events = [
        Event("shown", {}),
        Event("shown", {"cards": 1}),
        Event("shown", {"cards": True}),
        Event("shown", {"cards": "1"}),
        Event("shown", {"cards": ["1"]}),
        Event("shown", {"cards": {"1": 1}}),
        Event("shown", {"card": 1}),
        Event("shown", {"cards": 1}, cause="magic"),
        Event("shown", {"cards": 1}, rule="CONF-CARD-05"),
        Event("showed", {"cards": 1}),
    ]
    assert len(set(forest.spoken(events))) == len(events)
    again = [Event(event.kind, dict(event.facts), event.cause, event.rule) for event in events]
    assert forest.spoken(again) == forest.spoken(events)


def nodes(root: Node) -> Iterator[Node]:
    yield root
    for node in root.following.values():
        yield from nodes(node)


@pytest.mark.parametrize(("method", "trees"), [(DETERMINIZED, 1), (SINGLE_OBSERVER, 1), (MULTIPLE_OBSERVER, 2)])
def test_every_iteration_is_counted_once_at_the_root(method: int, trees: int) -> None:
    state = placed(3)
    forest = Forest(method, state.turn, 2, 0.7)
    rng = Generator.seeded(1)
    for _ in range(60):
        forest.grow(state.imagine("sauron", rng), rng)
    assert len(forest.roots) == trees
    assert forest.iterations == sum(arm.visits for arm in forest.arms.values()) == 60
    for root in forest.roots:
        for node in nodes(root):
            assert all(0 <= arm.visits <= arm.available for arm in node.arms.values())


def test_with_an_observer_for_each_seat_each_chooses_in_its_own_tree() -> None:
    state = placed(3)
    forest = Forest(MULTIPLE_OBSERVER, state.turn, 2, 0.7)
    rng = Generator.seeded(1)
    for _ in range(200):
        forest.grow(state.imagine("sauron", rng), rng)
    words = state.game.vocabulary.tokens
    fellowship, sauron = ({words[t].text for node in nodes(root) for t in node.arms} for root in forest.roots)
    assert "move gimli" in fellowship
    assert "move balrog" in sauron
    assert not fellowship & {"move balrog", "move shelob"}
    assert not sauron & {"move gimli", "move merry"}


# --- the agents -------------------------------------------------------------------------------------------------------


def positions(game: str) -> Iterator[State]:
    """Some positions of a game, each at a decision that offers something."""
    for seed in (1, 2):
        state = westmarch.game(game).new({}, seed)
        rng = Generator.seeded(seed)
        last = state
        for _ in range(50):
            if state.over:
                break
            if len(state.legal(state.turn)) > 1:
                last = state.clone()
            state.apply(state.turn, random_token(state, state.turn, rng))
        yield last


@pytest.mark.parametrize("game", westmarch.games())
@pytest.mark.parametrize("method", METHODS)
def test_a_search_chooses_the_same_whatever_is_hidden_from_it(method: str, game: str) -> None:
    for state in positions(game):
        seat = state.seats[state.turn]
        other = state.imagine(seat, Generator.seeded(5))
        thinkers = [agent(f"{method}:3", 4), agent(f"{method}:3", 4)]
        chosen = [
            thinker.choose(Perspective(hidden, seat)) for thinker, hidden in zip(thinkers, (state, other), strict=True)
        ]
        assert chosen[0] is chosen[1]
        assert thinkers[0].rng.words() == thinkers[1].rng.words(), "not even the playouts differed"


@pytest.mark.parametrize("method", METHODS)
def test_a_search_takes_a_win_that_lies_open(method: str) -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    thinker = agent(f"{method}:150", 1)
    scene.choose(thinker.choose(Perspective(scene.state, "fellowship")).text)
    scene.choose(thinker.choose(Perspective(scene.state, "fellowship")).text)
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


@pytest.mark.parametrize("method", METHODS)
def test_a_search_beats_random(method: str) -> None:
    won = 0
    for seed in range(6):
        state = placed(seed)
        thinker = state.seats[seed % 2]
        agents: dict[str, Agent] = {
            seat: agent(f"{method}:32" if seat == thinker else "random", seed) for seat in state.seats
        }
        play(agents, state)
        assert state.outcome is not None
        won += thinker in state.outcome.winners
    assert won >= 5


def test_what_was_thought_is_told_the_chosen_token_first() -> None:
    state = placed(2)
    searcher = Searcher(1, "mo", 80)
    chosen = searcher.choose(Perspective(state, "sauron"))
    assert searcher.thoughts[0].token is chosen
    assert sum(thought.visits for thought in searcher.thoughts) == 80
    assert {thought.token for thought in searcher.thoughts} == set(state.pending[0].tokens)
    assert all(-0.1 <= thought.worth <= 1.1 for thought in searcher.thoughts)


@pytest.mark.parametrize("method", METHODS)
def test_out_of_time_the_best_so_far_is_played(method: str) -> None:
    state = placed(2)
    searcher = Searcher(1, method, 1_000_000, seconds=0.05)
    assert searcher.choose(Perspective(state, "sauron")) in state.pending[0].tokens
    assert 0 < sum(thought.visits for thought in searcher.thoughts) < 1_000_000


@pytest.mark.parametrize("method", METHODS)
def test_a_decisive_searcher_chooses_the_same_sooner(method: str) -> None:
    """One step before the end, that step is the choice."""
    scene = table({"gondor": "frodo_classic", "shire": "sam_classic", "mordor": "| warg"}, turn="fellowship")
    spent = []
    for decisive in (False, True):
        thinker = Searcher(1, method, 200, decisive=decisive)
        assert thinker.choose(Perspective(scene.state, "fellowship")).text == "move frodo_classic"
        spent.append(sum(thought.visits for thought in thinker.thoughts))
    assert spent[0] == 200
    assert (spent[1] < 200) == (method != "duct")  # many small trees are added up: none of them is certain


def test_a_choice_is_settled_when_no_other_can_be_tried_as_often() -> None:
    forest = Forest(MULTIPLE_OBSERVER, 0, 2, 0.7)
    for token, visits in ((1, 3), (2, 10), (3, 6)):
        forest.roots[0].offer([token])
        forest.arms[token].visits = visits
    assert forest.settled(3)
    assert not forest.settled(4)


def test_who_is_asked_at_the_same_time_as_others_thinks_about_its_own_tokens() -> None:
    """Both choose a card in secret, and the search of the second seat must not wait for the first."""
    scene = table({"shire": "frodo_classic", "eregion": "gimli", "misty_mountains": "| warg"}, turn="fellowship")
    scene.choose("move gimli").choose("to misty_mountains")
    assert set(scene.asked) == {"fellowship", "sauron"}
    for seat in scene.asked:
        searcher = Searcher(1, "mo", 60)
        searcher.choose(Perspective(scene.state, seat))
        assert sum(thought.visits for thought in searcher.thoughts) == 60


# --- what the search expects ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
def test_what_is_expected_begins_with_what_the_token_does(method: str) -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    searcher = Searcher(1, method, 150)
    chosen = searcher.choose(Perspective(scene.state, "fellowship"))
    words = searcher.rng.words()
    told = searcher.expected(chosen)
    assert searcher.rng.words() == words, "asking changes nothing"
    assert chosen.text == "move frodo_classic"
    assert [facts["event"] for facts in told] == ["moved", "game_over"], told
    assert (told[0]["character"], told[0]["to"]) == ("frodo_classic", "mordor")


def test_what_is_expected_is_told_as_the_seat_would_hear_it() -> None:
    state = placed(3)
    searcher = Searcher(2, "mo", 300)
    chosen = searcher.choose(Perspective(state, "sauron"))
    told = searcher.expected(chosen, 12)
    assert 0 < len(told) <= 12
    enemies = [facts for facts in told if facts.get("side") == "fellowship" and facts["event"] == "moved"]
    assert all("character" not in facts for facts in enemies), "a hidden enemy has no name"
    assert searcher.expected(chosen, 2) == told[:2]


def test_nothing_is_expected_where_nothing_was_thought() -> None:
    assert Searcher(1).expected(placed(3).pending[0].tokens[0]) == []


# --- guides -----------------------------------------------------------------------------------------------------------


class Admirer:
    """A guide that admires one token and thinks every state equal."""

    def __init__(self, token: int) -> None:
        self.token = token
        self.looks = 0

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        self.looks += 1
        return Sight([0.5 for _ in state.seats], [0.9 if token == self.token else 0.1 for token in tokens])


def test_a_guides_priors_say_where_to_look_first() -> None:
    state = placed(2)
    for token in state.pending[0].tokens[:3]:
        guide = Admirer(token.id)
        searcher = Searcher(1, "mo", 40, guide=guide)
        assert searcher.choose(Perspective(state, "sauron")) is token
        assert searcher.thoughts[0].worth == 0.5
        assert guide.looks >= 40


def test_of_tokens_with_priors_the_favoured_weighs_worth_prior_and_how_often_it_could_be_chosen() -> None:
    node = Node()
    assert node.weighed([1, 2]) == []
    one, two = node.weigh([1, 2], [0.2, 0.8], 0.5)
    assert node.weighed([1, 2]) == [one, two] == [node.arms[1], node.arms[2]]
    assert node.weighed([1, 3]) == []
    assert node.favoured([one, two], 1.0) == 1
    two.visits, two.total = 10, 1.0
    assert node.favoured([one, two], 1.0) == 0, "it went badly"
    assert node.favoured([two], 1.0) == 0
    assert (node.arms[1].available, node.arms[2].available) == (2, 3)
    node.weigh([1, 3], [0.9, 0.1], 0.5)
    assert node.arms[1].prior == 0.2, "a prior stays as it was first told"


def test_a_guide_may_say_how_much_is_to_be_explored() -> None:
    class Stubborn(Admirer):
        exploration = 0.0

    state = placed(2)
    tokens = state.legal(state.turn)
    most = []
    for guide in (Admirer(tokens[1]), Stubborn(tokens[1])):
        searcher = Searcher(1, "mo", 20, guide=guide)
        searcher.choose(Perspective(state, state.seats[state.turn]))
        most.append(max(thought.visits for thought in searcher.thoughts))
    assert most[0] < most[1] == 20, "where all is equal, nothing but exploration leads to another token"


@pytest.mark.parametrize("game", westmarch.games())
def test_a_guided_search_chooses_the_same_whatever_is_hidden_from_it(game: str) -> None:
    for state in positions(game):
        seat = state.seats[state.turn]
        other = state.imagine(seat, Generator.seeded(5))
        thinkers = [Searcher(4, "mo", 6, guide=Playouts(7)) for _ in range(2)]
        chosen = [
            thinker.choose(Perspective(hidden, seat)) for thinker, hidden in zip(thinkers, (state, other), strict=True)
        ]
        assert chosen[0] is chosen[1]
        assert thinkers[0].thoughts == thinkers[1].thoughts


def test_a_guided_search_takes_a_win_that_lies_open() -> None:
    places = {"gondor": "frodo_classic gimli", "rohan": "merry", "shire": "sam_classic", "eregion": "| warg balrog"}
    scene = table(places, turn="fellowship")
    thinker = Searcher(1, "mo", 80, guide=Playouts(1))
    scene.choose(thinker.choose(Perspective(scene.state, "fellowship")).text)
    scene.choose(thinker.choose(Perspective(scene.state, "fellowship")).text)
    assert (scene.winner, scene.reason) == ("fellowship", "ring_bearer_in_mordor")


# --- time and processes -----------------------------------------------------------------------------------------------


def test_several_processes_think_reproducibly_and_each_does_its_share() -> None:
    state = placed(2)
    thought = []
    for _ in range(2):
        searcher = Searcher(5, "mo", 41, guide=Playouts(1), processes=2)
        searcher.choose(Perspective(state, "sauron"))
        thought.append(searcher.thoughts)
    assert thought[0] == thought[1]
    assert sum(each.visits for each in thought[0]) == 41


def test_a_budget_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadInput, match="processes: at least 1 is needed, not 0"):
        Searcher(1, processes=0)
    with pytest.raises(BadInput, match="iterations: at least 1 is needed, not 0"):
        agent("mo:0", 1)
    with pytest.raises(BadInput, match="method: must be one of duct, so, mo, not deep"):
        Searcher(1, "deep")
