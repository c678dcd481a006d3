"""War of the Ring: The Card Game, for two to four people: Trilogy, two Duels and The Fellowship of the Ring."""

from typing import Any, Final

from westmarch.games.card_game import effects
from westmarch.games.card_game.cards import FREE, SHADOW
from westmarch.games.card_game.ending import figures
from westmarch.games.card_game.scenarios import SCENARIOS, SEAT_SIDE, SEATS
from westmarch.games.card_game.state import Table
from westmarch.games.card_game.steps import (
    actions,
    activation,
    apart,
    choices,
    combat,
    follow,
    giving_up,
    losses,
    playing,
    rounds,
    setup,
    victims,
)
from westmarch.games.card_game.words import VOCABULARY
from westmarch.kernel.game import Game
from westmarch.kernel.options import Option, Options
from westmarch.kernel.state import State
from westmarch.kernel.steps import Step

LONGEST: Final = 20_000
"""More decisions than nine rounds can hold: an action uses up a card, a token or a path."""


class CardGame(Game):
    """The declaration of the game: options, presets, vocabulary, steps. CARD-SETUP-01"""

    def __init__(self) -> None:
        self.id = "card_game"
        self.name = "War of the Ring: The Card Game"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.options = (
            Option("scenario", "trilogy", "which scenario is played", choices=SCENARIOS),
            Option("people", 4, "how many people play the Trilogy, each deck being a seat", low=2, high=4),
        )
        self.presets = {
            "trilogy": {"scenario": "trilogy", "people": 4},
            "trilogy_3": {"scenario": "trilogy", "people": 3},
            "trilogy_2": {"scenario": "trilogy", "people": 2},
            "duel2": {"scenario": "duel2"},
            "duel3": {"scenario": "duel3"},
            "fellowship": {"scenario": "fellowship"},
        }
        self.steps = {
            name: kind
            for module in (
                setup,
                rounds,
                actions,
                playing,
                giving_up,
                follow,
                choices,
                apart,
                activation,
                combat,
                losses,
                victims,
            )
            for name, kind in vars(module).items()
            if _is_step(kind)
        }

    def seats_for(self, options: Options) -> tuple[str, ...]:
        """A seat is the player of one deck. CARD-TRILOGY-01, CARD-DUEL2-01, CARD-DUEL3-01, CARD-FELLOWSHIP-01"""
        return SEATS[SCENARIOS.index(str(options["scenario"]))]

    def teams_for(self, options: Options) -> tuple[tuple[str, ...], ...]:
        """The Free Peoples against the Shadow. CARD-TRILOGY-01, CARD-DUEL3-01"""
        sides = SEAT_SIDE[SCENARIOS.index(str(options["scenario"]))]
        seats = self.seats_for(options)
        return tuple([tuple([seats[i] for i in range(len(seats)) if sides[i] == side]) for side in (FREE, SHADOW)])

    def blank(self, options: Options) -> Table:
        return Table(self, options)

    def opening(self, state: State) -> None:
        assert isinstance(state, Table)
        setup.deal(state)
        state.push(setup.OpeningCycle())

    def bound(self, options: Options) -> int:
        return LONGEST

    def figures(self, state: State) -> dict[str, int | str]:
        assert isinstance(state, Table)
        return figures(state)


def _is_step(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Step) and kind is not Step


GAME: Final = CardGame()

__all__ = ["GAME", "effects"]
