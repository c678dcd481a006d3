"""Running a network: what it answers, that it is fair, and what is said where something is missing."""

import pickle
import sys
from importlib import import_module

import pytest

import westmarch
from tests.agents.test_agents import placed
from tests.games.confrontation.scenes import table
from westmarch.agents import Perspective
from westmarch.agents.searching import Searcher
from westmarch.kernel import BadInput, Generator
from westmarch.networks import reading
from westmarch.networks.reading import GAMES, Missing, Network, available, weights_of

TRAINED = [game for game in GAMES if weights_of(game).exists()]


def test_the_networks_that_come_with_the_package_are_small() -> None:
    assert "confrontation" in TRAINED
    assert all(available(game) for game in TRAINED)
    assert all(weights_of(game).stat().st_size <= 5_000_000 for game in TRAINED)


@pytest.mark.parametrize("game", TRAINED)
def test_a_network_is_of_the_features_and_the_vocabulary_that_there_are_now(game: str) -> None:
    size = import_module(f"westmarch.networks.features.{game}").SIZE
    session, numpy = reading._session(str(weights_of(game)))
    worths, logits = session.run(None, {"features": numpy.array([[size - 1], [size]], numpy.int64)})
    assert len(worths) == 2
    assert len(logits) == len(westmarch.game(game).vocabulary.tokens)
    with pytest.raises(Exception, match="out of data bounds"):
        session.run(None, {"features": numpy.array([[size + 1]], numpy.int64)})


def test_a_network_answers_for_every_seat_and_for_the_legal_tokens() -> None:
    state = placed(3)
    tokens = state.legal(state.turn)
    sight = Network("confrontation").look(state, state.turn, tokens)
    assert len(sight.worths) == 2
    assert all(0 < worth < 1 for worth in sight.worths)
    assert sum(sight.priors) == pytest.approx(1)
    assert len(sight.priors) == len(tokens)
    assert min(sight.priors) > 0
    backwards = Network("confrontation").look(state, state.turn, tokens[::-1])
    assert backwards.priors == pytest.approx(sight.priors[::-1])


def test_a_network_has_learned_who_is_about_to_win() -> None:
    near = {"gondor": "frodo_classic", "shire": "sam_classic gandalf_classic", "eregion": "| warg"}
    far = {"shire": "frodo_classic", "gondor": "| balrog shelob", "mordor": "| warg", "rohan": "| orcs_classic"}
    chances = []
    for places in (near, far):
        scene = table(places, turn="fellowship")
        chances += Network("confrontation").read(scene.state, [0])[0]
    assert chances[0] > 0.5 > chances[1]


def test_each_side_is_asked_what_it_thinks_by_what_it_knows() -> None:
    network = Network("confrontation")
    state = placed(3)
    mover = state.turn
    alone = [network.read(state, [seat])[0][0] for seat in range(2)]
    assert network.look(state, mover, state.legal(mover)).worths == pytest.approx(alone, abs=1e-4)
    seat = state.seats[mover]
    imagined = state.imagine(seat, Generator.seeded(8))
    worths = network.look(imagined, mover, imagined.legal(mover)).worths
    assert worths[mover] == pytest.approx(alone[mover], abs=1e-4)
    assert worths[1 - mover] != pytest.approx(alone[1 - mover], abs=1e-4), "the rival's own pieces are others now"


def test_what_a_network_thinks_does_not_depend_on_what_is_hidden() -> None:
    state = placed(4)
    thoughts = []
    for hidden in (state, state.imagine("sauron", Generator.seeded(8))):
        searcher = Searcher(3, "mo", 30, guide=Network("confrontation"))
        searcher.choose(Perspective(hidden, "sauron"))
        thoughts.append(searcher.thoughts)
    assert thoughts[0] == thoughts[1]


def test_another_process_loads_the_same_network() -> None:
    state = placed(3)
    tokens = state.legal(state.turn)
    network = Network("confrontation")
    again = pickle.loads(pickle.dumps(network))
    assert again.look(state, state.turn, tokens).priors == network.look(state, state.turn, tokens).priors


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    with pytest.raises(BadInput, match="network: there is none for chess; there are for confrontation"):
        Network("chess")
    reading._session.cache_clear()
    monkeypatch.setattr(reading, "WEIGHTS", tmp_path)
    assert not available("confrontation")
    with pytest.raises(Missing, match=r"there is no network at .*confrontation\.onnx"):
        Network("confrontation")
    monkeypatch.undo()
    reading._session.cache_clear()
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(Missing, match="ONNX Runtime is needed to run a network"):
        Network("confrontation")
    reading._session.cache_clear()
