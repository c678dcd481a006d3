"""Adventure to Mount Doom: one to four players together against the game; base, easier and harder."""

from typing import Any, Final

from westmarch.games.mount_doom.board import MINAS_MORGUL_SPACE, SEATS, STAGE_COUNT, STAGES
from westmarch.games.mount_doom.cards import BOROMIR, GANDALF_DECK, STAGE_CARDS
from westmarch.games.mount_doom.state import MOST_SEATS, TURN_LIMIT, Table
from westmarch.games.mount_doom.steps import (
    battles,
    courage,
    encounters,
    enemies,
    final,
    helpers,
    moving,
    resolving,
    rolling,
    stages,
    turn,
    turn_end,
)
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.words import VOCABULARY
from westmarch.kernel.game import Game
from westmarch.kernel.options import Option, Options, Value
from westmarch.kernel.state import State
from westmarch.kernel.steps import Step

BUSIEST_TURN: Final = 1000
"""More decisions than any one turn can hold."""

DIFFICULTIES: Final[dict[str, dict[str, Value]]] = {
    "base": {},
    "easier": {"easier": True},
    "exclusive": {"exclusive_allies": True},
    "unprotected": {"unprotected": True},
    "harder": {"exclusive_allies": True, "unprotected": True},
}


SPOKEN: Final[dict[str, str]] = {"easy": "easier", "normal": "base", "hard": "harder"}
"""Other words for some of them."""


class MountDoom(Game):
    """The declaration of the game: options, presets, vocabulary, steps. DOOM-PLAYERS-01, DOOM-HARD-04, DOOM-HARD-05"""

    def __init__(self) -> None:
        self.id = "mount_doom"
        self.name = "Adventure to Mount Doom"
        self.rules_version = 1
        self.cooperative = True
        self.vocabulary = VOCABULARY
        self.options = (
            Option("players", 1, "how many players travel together", low=1, high=MOST_SEATS),
            Option("easier", False, "unused cards give courage at Minas Morgul"),
            Option("exclusive_allies", False, "harder: an ally helps only the player who won it"),
            Option("unprotected", False, "harder: event spaces act on every figure that stops there"),
        )
        self.presets = {
            f"{difficulty}_{players}": {"players": players, **changes}
            for difficulty, changes in DIFFICULTIES.items()
            for players in range(1, MOST_SEATS + 1)
        }
        self.presets["all_changes"] = {"players": 3, "easier": True, "exclusive_allies": True, "unprotected": True}
        self.steps = {
            name: kind
            for module in (
                turn,
                rolling,
                resolving,
                moving,
                encounters,
                enemies,
                battles,
                courage,
                helpers,
                stages,
                final,
                turn_end,
            )
            for name, kind in vars(module).items()
            if _is_step(kind)
        }

    def seats_for(self, options: Options) -> tuple[str, ...]:
        """A seat is a player. DOOM-PLAYERS-05"""
        players = options["players"]
        assert isinstance(players, int)
        return SEATS[:players]

    def blank(self, options: Options) -> Table:
        return Table(self, options)

    def opening(self, state: State) -> None:
        """Shuffle and deal; the oldest draws a card of Gandalf's, Boromir goes to the youngest.

        DOOM-SETUP-06, DOOM-SETUP-07, DOOM-SETUP-08, DOOM-PLAYERS-03
        """
        assert isinstance(state, Table)
        deck = list(GANDALF_DECK)
        state.rng.shuffle(deck)
        first = deck.pop()
        state.gandalf_stack = deck
        state.hand[0] |= 1 << first
        state.hand[state.players - 1] |= 1 << BOROMIR
        state.seen |= 1 << first | 1 << BOROMIR
        stacks: list[list[int]] = []
        for stage in range(STAGE_COUNT):
            cards = list(STAGE_CARDS[stage])
            state.rng.shuffle(cards)
            stacks.append(cards)
        state.stacks = stacks
        stages.lay_out(state)
        state.push(turn.Turns())

    def bound(self, options: Options) -> int:
        return BUSIEST_TURN * (TURN_LIMIT + 1)

    def figures(self, state: State) -> dict[str, int | str]:
        """How far the group came and in what shape it was: the courage that was left is that of the victories."""
        assert isinstance(state, Table)
        assert state.outcome is not None
        found: dict[str, int | str] = {"turns": state.turns + 1}
        if state.outcome.winners:
            found["courage left in victory"] = state.courage
        found["Nazgûl at Minas Morgul"] = state.nazgul
        found["companions on Minas Morgul"] = state.figure[1:].count(MINAS_MORGUL_SPACE)
        found["cards left over"] = state.held().bit_count()
        return found

    def progress(self, state: State) -> tuple[str, int]:
        assert isinstance(state, Table)
        return STAGES[state.stage], state.turns

    def shorthands(self) -> dict[str, dict[str, dict[str, Value]]]:
        """The difficulty as one word: harder is both of its parts together. DOOM-HARD-04, DOOM-HARD-05"""
        plain: dict[str, Value] = {"easier": False, "exclusive_allies": False, "unprotected": False}
        words = {name: name for name in DIFFICULTIES} | SPOKEN
        return {"difficulty": {word: {**plain, **DIFFICULTIES[name]} for word, name in words.items()}}


def _is_step(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Step) and kind is not Step and kind is not Ask


GAME: Final = MountDoom()
