"""Scenes of Adventure to Mount Doom: a table in a few lines, and dice that fall as the scene needs them.

    scene = table({"ring_bearer": 5, "gimli": 6}, track="cave_troll - - - - -")
    scene.turn((1, "gimli", 2), (6, "aragorn", 3), then=["sauron"])

The first line puts figures on spaces (0 where nothing is said), and cards on slots 1 to 6; "?" before a card turns it
face down, "-" is an empty slot. The game is at the start of a turn. `turn` plays a whole roll phase as a player would:
page 1 and page 2, each with the black face, the figure whose die is placed, and that die's face; `then` are the faces
of all further dice, as they are thrown.
"""

from collections.abc import Iterable
from typing import Any, Self

import westmarch
from tests.scenario import Scene
from westmarch import Generator
from westmarch.games.mount_doom import GAME
from westmarch.games.mount_doom.board import BATTLE_FACES, DICE, FIGURES, STAGES, WAITING
from westmarch.games.mount_doom.cards import CARDS, GANDALF_DECK, NO_CARD, STAGE_CARDS, cards_in
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.turn import Turns

Page = tuple[int, str, int]
EMPTY_TRACK = "- - - - - -"


class LoadedDice(Generator):
    """A generator whose next dice are known."""

    def __init__(self, faces: Iterable[int]) -> None:
        super().__init__(1, 2, 3, 4)
        self.faces = list(faces)

    def below(self, n: int) -> int:
        if not self.faces:
            return super().below(n)
        assert n == 6, "the scene expected a die"
        return self.faces.pop(0) - 1

    def copy(self) -> "LoadedDice":
        copied = LoadedDice(self.faces)
        copied.a, copied.b, copied.c, copied.d = self.a, self.b, self.c, self.d
        return copied


def faces(names: Iterable[int | str]) -> list[int]:
    return [name if isinstance(name, int) else BATTLE_FACES.index(name) for name in names]


class DoomScene(Scene[Table]):
    """A scene with words for this game."""

    def dice(self, *names: int | str) -> Self:
        """The next dice fall so: numbers, or the names of battle faces."""
        self.state.rng = LoadedDice(faces(names))
        return self

    def roll(self, first: dict[str, int], black: tuple[int, int]) -> Self:
        """Make the first roll with two coloured dice, by the names of their figures, and the black ones."""
        order = sorted(first, key=FIGURES.index)
        self.dice(*(first[figure] for figure in order), *black)
        return self.choose(*(f"take {colour(figure)}" for figure in order))

    def turn(self, first: Page, second: Page, then: Iterable[int | str] = ()) -> Self:
        """Play a whole roll phase; with cards at hand the game may then wait before the first die is resolved."""
        third = next(figure for figure in FIGURES[1:] if figure not in (first[1], second[1]))
        thrown: dict[str, int] = {first[1]: first[2], second[1]: 1}
        again: dict[str, int] = {second[1]: second[2], third: 1}
        self.dice(
            *(thrown[figure] for figure in sorted(thrown, key=FIGURES.index)),
            first[0],
            1,
            *(again[figure] for figure in sorted(again, key=FIGURES.index)),
            second[0],
            *faces(then),
        )
        return self.choose(
            f"take {colour(first[1])}",
            f"take {colour(second[1])}",
            "place black_1",
            f"place {colour(first[1])}",
            f"take {colour(third)}",
            f"place {colour(second[1])}",
        )

    def passing(self) -> Self:
        """Say no to whatever is offered, until the next turn begins."""
        events = list(self.events)
        while self.prompt not in ("turn.begin", "final.roll"):
            token = next(token for token in ("pass", "roll", "advance 0") if token in self.legal())
            events += self.choose(token).events
        self.events = events
        return self

    @property
    def prompt(self) -> str:
        return self.asked[self.seat]

    def at(self, figure: str) -> int | str:
        """The space of a figure, or "waiting"."""
        space = self.state.figure[FIGURES.index(figure)]
        return "waiting" if space == WAITING else space

    @property
    def courage(self) -> int:
        return self.state.courage

    @property
    def track(self) -> list[str]:
        """What lies on the slots: "?" is a card face down."""
        return [
            "-" if card == NO_CARD else "?" if self.state.is_hidden(slot) else CARDS[card]
            for slot, card in enumerate(self.state.slot)
        ]

    def hand(self, seat: str = "first") -> set[str]:
        return {CARDS[card] for card in cards_in(self.state.hand[self.state.seat_index(seat)])}

    @property
    def box(self) -> set[str]:
        return {CARDS[card] for card in cards_in(self.state.box)}

    @property
    def battles(self) -> list[str]:
        """The battles of the last choices, each "won" or "lost"."""
        return [e.kind.removeprefix("battle_") for e in self.events if e.kind in ("battle_won", "battle_lost")]

    @property
    def losses(self) -> list[int]:
        """How much courage each loss of the last choices took."""
        changes = [told["from"] - told["to"] for told in self.told("courage")]
        return [change for change in changes if change > 0]

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(self.state.seats[0])["table"]
        return found


def colour(figure: str) -> str:
    return DICE[FIGURES.index(figure)]


def card_named(name: str, stage: int) -> int:
    """A card by its name; one that several stages have, that of the stage."""
    named = [card for card, other in enumerate(CARDS) if other == name]
    here = [card for card in named if card in STAGE_CARDS[stage]]
    return (here or named)[0]


def table(
    figures: dict[str, int | str] | None = None,
    *,
    track: str = EMPTY_TRACK,
    stage: str = "",
    courage: int = 13,
    cards: str | dict[str, str] = "",
    gandalf_stack: str | None = None,
    seat: str = "first",
    warriors: int = 0,
    chieftain: bool = True,
    ents: bool = False,
    nazgul: int = 1,
    locked: bool = False,
    turns: int = 0,
    players: int = 1,
    **options: bool,
) -> DoomScene:
    """A table at the start of a turn.

    `stage`: the current one, by default that which the Ring-bearer is in; `cards`: unused ones in front of the first
    seat, or of each seat; `gandalf_stack`: from the uppermost down, by default all of Gandalf's that nobody has.
    """
    s = Table(GAME, GAME.settle({"players": players, **options}))
    s.rng = westmarch.Generator.seeded(1)
    for name, space in (figures or {}).items():
        s.figure[FIGURES.index(name)] = WAITING if space == "waiting" else int(space)
    s.stage = STAGES.index(stage) if stage else min(s.figure[0] // 8, 5)
    s.stacks = [list(STAGE_CARDS[i]) if i > s.stage else [] for i in range(len(STAGES))]
    held = cards if isinstance(cards, dict) else {"first": cards}
    for owner, names in held.items():
        for name in names.split():
            s.hand[s.seat_index(owner)] |= 1 << CARDS.index(name)
            s.seen |= 1 << CARDS.index(name)
    for slot, name in enumerate(track.split()):
        if name == "-":
            continue
        card = card_named(name.lstrip("?"), s.stage)
        s.slot[slot] = card
        if name.startswith("?"):
            s.face_down |= 1 << slot
        else:
            s.seen |= 1 << card
    if gandalf_stack is None:
        s.gandalf_stack = [card for card in GANDALF_DECK if not s.held() >> card & 1]
    else:
        s.gandalf_stack = [CARDS.index(name) for name in reversed(gandalf_stack.split())]
    lying = [*s.slot, *s.gandalf_stack, *(card for stack in s.stacks for card in stack)]
    s.box = sum(1 << card for card in range(len(CARDS)) if card not in lying and not s.held() >> card & 1)
    s.courage = courage
    s.warriors = warriors
    s.chieftain = int(chieftain)
    s.ents = int(ents)
    s.nazgul = nazgul
    s.nazgul_pool = 9 - nazgul if nazgul else 0
    s.locked = int(locked)
    s.turns = turns
    s.active = s.seat_index(seat)
    s.stack = [Turns()]
    s.advance()
    return DoomScene(s)


def final(space: int = 40, **settings: Any) -> DoomScene:
    """The last stage, at the start of a turn."""
    return table({"ring_bearer": space}, stage="mount_doom", **settings)


def opened(seed: int = 1, **options: object) -> DoomScene:
    """A real new game, at its first decision."""
    state = GAME.new(options, seed=seed)
    assert isinstance(state, Table)
    return DoomScene(state)
