"""The Confrontation: two players, hidden identities; classic, variant, draft, special cards and two-game match."""

from typing import Any, Final

from westmarch.games.confrontation.ending import TURN_LIMIT
from westmarch.games.confrontation.pieces import CLASSIC, VARIANT
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps import abilities, attack, cardplay, moving, results, setup, special_cards, turn
from westmarch.games.confrontation.words import VOCABULARY
from westmarch.kernel.game import Game
from westmarch.kernel.options import Option, Options, Value
from westmarch.kernel.state import State
from westmarch.kernel.steps import Step

BUSIEST_TURN: Final = 100
"""More decisions than any one turn can hold."""


class Confrontation(Game):
    """The declaration of the game: options, presets, vocabulary, steps. CONF-GEN-01, CONF-GEN-02"""

    def __init__(self) -> None:
        self.id = "confrontation"
        self.name = "The Confrontation"
        self.rules_version = 1
        self.vocabulary = VOCABULARY
        self.options = (
            Option(
                "edition",
                "classic",
                "which faces are played: all classic, all variant, or a draft of both",
                choices=("classic", "variant", "draft"),
            ),
            Option("fellowship_specials", 0, "how many special cards the Fellowship plays with (usually 2)", high=4),
            Option("sauron_specials", 0, "how many special cards Sauron plays with (usually 2)", high=4),
            Option("match", False, "a match of two games, with sides swapped and points counted"),
        )
        two_each: dict[str, Value] = {"fellowship_specials": 2, "sauron_specials": 2}
        self.presets = {
            "classic": {"edition": "classic"},
            "variant": {"edition": "variant"},
            "draft": {"edition": "draft"},
            "classic_specials": {"edition": "classic", **two_each},
            "variant_specials": {"edition": "variant", **two_each},
            "draft_specials": {"edition": "draft", **two_each},
            "fellowship_handicap": {"edition": "classic", "fellowship_specials": 4},
            "sauron_handicap": {"edition": "variant", "sauron_specials": 3},
            "all_specials": {"edition": "draft", "fellowship_specials": 4, "sauron_specials": 4},
            "match": {"edition": "classic", "match": True},
            "draft_match": {"edition": "draft", "match": True, **two_each},
        }
        self.steps = {
            name: kind
            for module in (setup, turn, moving, special_cards, attack, abilities, cardplay, results)
            for name, kind in vars(module).items()
            if _is_step(kind)
        }

    def seats_for(self, options: Options) -> tuple[str, ...]:
        """A seat is a side; in a match, where sides are swapped, a player (the first begins as the Fellowship)."""
        return ("first", "second") if options["match"] else ("fellowship", "sauron")

    def blank(self, options: Options) -> Table:
        return Table(self, options)

    def opening(self, state: State) -> None:
        assert isinstance(state, Table)
        if state.options["edition"] == "draft":
            state.push(setup.Draft())
            return
        setup.roster(state, VARIANT if state.options["edition"] == "variant" else CLASSIC)
        state.push(setup.ChooseSpecials())

    def bound(self, options: Options) -> int:
        games = 2 if options["match"] else 1
        return games * (BUSIEST_TURN * (TURN_LIMIT + 1))


def _is_step(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Step) and kind is not Step


GAME: Final = Confrontation()
