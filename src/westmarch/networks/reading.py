"""Running a network: features in, chances and priors out, on one core. The guide of the strongest searches.

ONNX Runtime does the arithmetic. It is an optional dependency: without it, or for a game without a network, `Network`
says what is missing, and `available` tells beforehand.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from pathlib import Path
from struct import pack
from typing import Any, Final

from westmarch.agents.search.guide import Guide, Sight, shares
from westmarch.agents.thumb import RulesOfThumb
from westmarch.kernel import BadInput, State, WestmarchError

GAMES: Final = ("confrontation", "mount_doom", "card_game", "war_of_the_ring")
"""The games that have features for a network."""

ASKED_AT_REST: Final = ("mount_doom",)
"""Here a network judges between turns only, which are played by the rules of thumb: they reckon the odds exactly."""

ANSWERS: Final = ("worth_logits", "token_logits")
"""What a network answers: a number for each row of features, and one for each token by the first row."""

WEIGHTS: Final = Path(__file__).parent / "weights"


class Missing(WestmarchError):
    """What a network needs is not here."""

    code = "missing"


def weights_of(game: str) -> Path:
    """Where the network of a game is kept that comes with the package."""
    return WEIGHTS / f"{game}.onnx"


def available(game: str) -> bool:
    """Whether a network can be run for this game here and now."""
    return game in GAMES and weights_of(game).exists() and find_spec("onnxruntime") is not None


class Network:
    """The network of a game as a guide for search (see `westmarch.agents.search.guide`)."""

    exploration: Final = 0.5
    """A search relies on what it found itself more than beside another guide; see docs/agents/training.md."""

    def __init__(self, game: str, weights: Path | None = None) -> None:
        if game not in GAMES:
            raise BadInput("network", f"there is none for {game}; there are for {', '.join(GAMES)}")
        self.game = game
        self.weights = weights
        module = import_module(f"westmarch.networks.features.{game}")
        self._features = module.features
        self._allies = module.allies
        self._blank: int = module.SIZE
        self._session, self._numpy = _session(str(weights or weights_of(game)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process loads it anew."""
        return Network, (self.game, self.weights)

    def look(self, state: State, seat: int, tokens: list[int]) -> Sight:
        """What each side thinks of the state by what it knows, and priors by what this seat knows.

        Both sides must be asked: whoever has just moved a hidden piece knows which one it was, and the one who is to
        answer does not.
        """
        worths, logits = self._judged(state, seat)
        return Sight(worths, shares([logits[token] for token in tokens]))

    def chances(self, state: State) -> list[float]:
        """The chance to win of each seat, as its side thinks of it."""
        return self._judged(state, state.turn)[0]

    def _judged(self, state: State, seat: int) -> tuple[list[float], memoryview]:
        """What the state is worth to each seat, and a seat's logit for every token."""
        allies = self._allies(state, seat)
        eyes = [seat] if all(allies) else [seat, allies.index(False)]
        chances, logits = self.read(state, eyes)
        return [chances[0] if ally else chances[1] for ally in allies], logits

    def read(self, state: State, seats: list[int]) -> tuple[list[float], memoryview]:
        """The chance of each of these seats to win as it sees things, and the first's logit for every token."""
        known = [self._features(state, seat) for seat in seats]
        longest = max(map(len, known))
        cells: list[int] = []
        for row in known:
            cells += row
            if len(row) < longest:
                cells += [self._blank] * (longest - len(row))
        rows = self._numpy.ndarray((len(known), longest), self._numpy.int64, pack(f"{len(cells)}q", *cells))
        worths, logits = self._session.run(ANSWERS, {"features": rows})
        return [1.0 / (1.0 + exp(-worth)) for worth in worths.tolist()], memoryview(logits)


def guide_by(network: Network, seed: int) -> Guide:
    """The guide that makes the best of a network: where dice make up a turn it is asked when they have been played."""
    return RulesOfThumb(network.game, seed, network) if network.game in ASKED_AT_REST else network


@cache
def _session(path: str) -> tuple[Any, Any]:
    """A session that keeps to one thread, and numpy for its arrays."""
    try:
        import numpy
        import onnxruntime
    except ImportError:
        needed = "ONNX Runtime is needed to run a network: pip install 'westmarch[server]', or onnxruntime"
        raise Missing(needed) from None
    if not Path(path).exists():
        raise Missing(f"there is no network at {path}")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return session, numpy
