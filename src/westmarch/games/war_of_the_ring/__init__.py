"""War of the Ring, second edition: two, three or four players, the Free Peoples against the Shadow."""

from typing import Any, Final

from westmarch.games.war_of_the_ring.armies import place_figures
from westmarch.games.war_of_the_ring.cards import DECK_SIZE
from westmarch.games.war_of_the_ring.effects import (
    combat_choices,
    fp_character,
    fp_strategy,
    gains,
    marches,
    shadow_character,
    shadow_strategy,
    shared,
)
from westmarch.games.war_of_the_ring.ending import figures
from westmarch.games.war_of_the_ring.pieces import (
    FIRST_FELLOWSHIP,
    IN_FELLOWSHIP,
    opening_forces,
)
from westmarch.games.war_of_the_ring.state import TURN_LIMIT, Table
from westmarch.games.war_of_the_ring.steps import (
    action,
    aftermath,
    attack,
    characters,
    events,
    fellowship,
    hunt,
    hunt_tiles,
    losses,
    march,
    muster,
    partings,
    rounds,
    stacking,
    team,
    turn,
)
from westmarch.games.war_of_the_ring.words import VOCABULARY
from westmarch.kernel.game import Game
from westmarch.kernel.options import Option, Options
from westmarch.kernel.state import State
from westmarch.kernel.steps import Step

BUSIEST_TURN: Final = 5000
"""More decisions than any one turn can hold."""

MODULES: Final = (
    turn,
    fellowship,
    hunt,
    hunt_tiles,
    partings,
    action,
    march,
    attack,
    rounds,
    aftermath,
    losses,
    stacking,
    team,
    muster,
    characters,
    events,
    combat_choices,
    gains,
    shared,
    marches,
    fp_character,
    fp_strategy,
    shadow_character,
    shadow_strategy,
)


class WarOfTheRing(Game):
    """The declaration of the game: options, presets, vocabulary, steps."""

    def __init__(self) -> None:
        self.id = "war_of_the_ring"
        self.name = "War of the Ring"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.options = (
            Option("players", 2, "how many play", low=2, high=4),
            Option(
                "prints",
                "italian",
                "which print decides where two cards differ: Gollum, and Threats and Promises",
                choices=("italian", "english"),
            ),
            Option("concede", False, "a player may concede in his go"),
        )
        self.presets = {
            "two_players": {"players": 2},
            "english_prints": {"players": 2, "prints": "english"},
            "three_players": {"players": 3},
            "four_players": {"players": 4},
        }
        self.steps = {name: kind for module in MODULES for name, kind in vars(module).items() if _is_step(kind)}

    def seats_for(self, options: Options) -> tuple[str, ...]:
        """WOTR-SETUP-01, WOTR-MULTI4-01, WOTR-MULTI3-01

        WOTR-MULTI4-02
        """
        if options["players"] == 2:
            return ("free_peoples", "shadow")
        if options["players"] == 3:
            return ("free_peoples", "witch_king", "saruman")
        return ("gondor", "rohan", "witch_king", "saruman")

    def teams_for(self, options: Options) -> tuple[tuple[str, ...], ...]:
        """The Free Peoples against the Shadow. WOTR-MULTI3-01, WOTR-MULTI4-01"""
        seats = self.seats_for(options)
        free = 2 if options["players"] == 4 else 1
        return seats[:free], seats[free:]

    def blank(self, options: Options) -> Table:
        return Table(self, options)

    def opening(self, state: State) -> None:
        """WOTR-SETUP-02 to WOTR-SETUP-14

        WOTR-SETUP-03, WOTR-SETUP-04, WOTR-SETUP-05, WOTR-SETUP-06, WOTR-SETUP-07, WOTR-MULTI4-03
        """
        assert isinstance(state, Table)
        for where, kind, number in opening_forces():
            place_figures(state, where, kind, number)
            state.reserve[kind] -= number
        for companion in range(FIRST_FELLOWSHIP):
            state.place[companion] = IN_FELLOWSHIP
        state.leading = [0, 1 if state.players < 4 else 2]
        for deck in range(4):
            cards = list(range(DECK_SIZE * deck, DECK_SIZE * deck + DECK_SIZE))
            state.rng.shuffle(cards)
            state.deck[deck] = cards
        hunt_tiles.fill_pool(state)
        state.push(turn.Turns())

    def bound(self, options: Options) -> int:
        return BUSIEST_TURN * (TURN_LIMIT + 1)

    def figures(self, state: State) -> dict[str, int | str]:
        assert isinstance(state, Table)
        return figures(state)


def _is_step(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Step) and kind is not Step


GAME: Final = WarOfTheRing()
