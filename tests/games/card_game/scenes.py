"""Setting a table of the Card Game in a few lines.

    scene = table(hands={"frodo": "gimli sting"}, reserve="sam_gamgee+lembas", at={"weathertop": "the_reaver"})
    scene.choose("play gimli", "to reserve")
    assert scene.where("gimli") == "reserve"

An item stands behind its wielder ("sam_gamgee+lembas+sting"). Cards that are not mentioned lie in their draw decks,
unless `decks` says what a seat's deck holds: then the rest of its cards has been eliminated. Locations that are not
mentioned are still to come. The seat whose turn it is chooses an action.
"""

from typing import Any

from tests.scenario import Scene
from westmarch import Generator
from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import CARDS, KIND, NAMES, SIDES, name
from westmarch.games.card_game.ending import score
from westmarch.games.card_game.legality import carryover
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATH_COUNT, PATH_NUMBER, PATHS
from westmarch.games.card_game.narration import BY_PATH, BY_RULE
from westmarch.games.card_game.state import (
    ACTIVE,
    APART,
    CYCLED,
    DECK,
    ELIMINATED,
    FIELD,
    HAND,
    IN_DECK,
    LAID,
    ON_PATH,
    OUT,
    PATH,
    RED_ARROW,
    RESERVE,
    SCORED,
    THREE_HUNTERS,
    ZONE_NAMES,
    ZONES,
    Table,
)
from westmarch.games.card_game.steps.activation import activate_field
from westmarch.games.card_game.steps.combat import BeginCombat, ChooseCombat
from westmarch.games.card_game.steps.follow import follow_location
from westmarch.games.card_game.steps.rounds import ACTION, CHECK, DRAW, Round


class CardScene(Scene[Table]):
    """A scene with words for this game."""

    def where(self, card: str) -> str:
        """The place of a card (of its first copy): "hand", "deck", "reserve", "path" or a battleground."""
        return self.places(card)[0]

    def places(self, card: str) -> list[str]:
        """The places of all copies of a card."""
        return [_place_name(self.state.place[c]) for c in range(CARDS) if name(c) == card]

    def cards(self, seat: str, place: str) -> list[str]:
        """A seat's cards in a place."""
        index = self.state.seats.index(seat)
        return [name(c) for c in self.state.decks[index] if _place_name(self.state.place[c]) == place]

    def hand(self, seat: str) -> list[str]:
        return self.cards(seat, "hand")

    def size(self, seat: str, place: str) -> int:
        return len(self.cards(seat, place))

    def wielder(self, item: str) -> str | None:
        card = self.state.wielder[_cards(item)[0]]
        return None if card < 0 else name(card)

    @property
    def path(self) -> str | None:
        return None if self.state.path < 0 else PATHS[self.state.path]

    @property
    def active(self) -> set[str]:
        """The active battlegrounds."""
        return {BATTLEGROUNDS[f] for f in range(len(BATTLEGROUNDS)) if self.state.field[f] == ACTIVE}

    def scored(self, side: str) -> set[str]:
        """The locations in the scoring area of a side."""
        where = SCORED + SIDES.index(side)
        fields = {BATTLEGROUNDS[f] for f in range(len(BATTLEGROUNDS)) if self.state.field[f] == where}
        return fields | {PATHS[p] for p in range(PATH_COUNT) if self.state.road[p] == where}

    def points(self, side: str) -> int:
        return score(self.state, SIDES.index(side))

    @property
    def corruption(self) -> int:
        return self.state.corruption

    def carryover(self, seat: str) -> int:
        return carryover(self.state, self.state.seats.index(seat))

    def added(self, location: str) -> tuple[int, int]:
        """Attack and defence tokens on a location ("path": the active one)."""
        at = ON_PATH if location == "path" else BATTLEGROUNDS.index(location)
        return self.state.attack_added[at], self.state.defence_added[at]

    def view(self, seat: str | None) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(seat)["table"]
        return found

    def plays(self, seat: str | None = None) -> set[str]:
        """The cards that may be played now."""
        return {token.removeprefix("play ") for token in self.legal(seat) if token.startswith("play ")}

    def uses(self, seat: str | None = None) -> set[str]:
        """The cards whose action may be used now."""
        return {token.removeprefix("use ") for token in self.legal(seat) if token.startswith("use ")}

    def moves(self, seat: str | None = None) -> set[str]:
        """The cards that may be moved now."""
        return {token.removeprefix("move ") for token in self.legal(seat) if token.startswith("move ")}


def _place_name(place: int) -> str:
    if place == PATH:
        return "path"
    if place == RESERVE:
        return "reserve"
    return BATTLEGROUNDS[place - FIELD] if place >= FIELD else ZONE_NAMES[place]


def _cards(kind: str) -> list[int]:
    return [card for card in range(CARDS) if KIND[card] == NAMES.index(kind)]


class _Builder:
    """Lays cards one after the other, each copy once."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.laid: set[int] = set()

    def lay(self, kinds: str, place: int) -> list[int]:
        found = []
        for group in kinds.split():
            wielder, *items = group.split("+")
            card = self._one(wielder, place)
            found.append(card)
            for item in items:
                self.s.wielder[self._one(item, place)] = card
        return found

    def _one(self, kind: str, place: int) -> int:
        card = next(c for c in _cards(kind) if c not in self.laid and self.s.owner[c] >= 0)
        self.laid.add(card)
        self.s.put(card, place)
        return card


Cards = dict[str, str]


def blank(
    turn: str = "",
    hands: Cards | None = None,
    reserve: str = "",
    at: Cards | None = None,
    cycled: str = "",
    eliminated: str = "",
    decks: Cards | None = None,
    fresh: str = "",
    scored: Cards | None = None,
    corruption: int = 0,
    first: str = "",
    used_rings: str = "",
    scenario: str = "trilogy",
    people: int = 4,
    round: int = 2,
    captured: str = "",
    path: str = "weathertop",
    lasting: str = "",
) -> Table:
    """A table with nothing to do yet.

    `at`: cards on active locations, by location (an empty text only makes it active); `fresh`: cards in reserve that
    were played this round; `lasting`: events played this round; `captured`: active battlegrounds that were reactivated
    out of their enemy's scoring area.
    """
    s = GAME.blank(GAME.settle({"scenario": scenario, "people": people}))
    s.rng = Generator.seeded(1)
    builder = _Builder(s)
    for kinds in (hands or {}).values():
        builder.lay(kinds, HAND)
    builder.lay(reserve, RESERVE)
    builder.lay(cycled, CYCLED)
    builder.lay(eliminated, ELIMINATED)
    s.path = PATHS.index(path) if path else -1
    for location, kinds in (at or {}).items():
        if location in PATHS:
            s.path = PATHS.index(location)
            builder.lay(kinds, PATH)
        else:
            s.field[BATTLEGROUNDS.index(location)] = ACTIVE
            builder.lay(kinds, FIELD + BATTLEGROUNDS.index(location))
    for seat, kinds in (decks or {}).items():
        builder.lay(kinds, DECK)
        for card in s.decks[s.seats.index(seat)]:
            if card not in builder.laid:
                builder.laid.add(card)
                s.put(card, ELIMINATED)
    for side, locations in (scored or {}).items():
        for location in locations.split():
            if location in PATHS:
                s.road[PATHS.index(location)] = SCORED + SIDES.index(side)
            else:
                s.field[BATTLEGROUNDS.index(location)] = SCORED + SIDES.index(side)
    for kind in fresh.split():
        for card in _cards(kind):
            if s.place[card] == RESERVE:
                s.fresh[s.owner[card]] |= s.bit[card]
    for field in captured.split():
        s.captured |= 1 << BATTLEGROUNDS.index(field)
    if s.path >= 0:
        s.road[s.path] = ACTIVE
        s.path_number = PATH_NUMBER[s.path]
    for other in range(PATH_COUNT):
        if s.road[other] == IN_DECK and PATH_NUMBER[other] < s.path_number:
            s.road[other] = OUT
    for seat in used_rings.split():
        s.ring[s.seats.index(seat)] = 0
    for event in lasting.split():
        s.lasting |= {"the_red_arrow": RED_ARROW, "the_three_hunters": THREE_HUNTERS}[event]
    s.corruption = corruption
    s.round = round
    turn = turn or s.seats[s.order[0]]
    s.on_turn = s.order.index(s.seats.index(turn))
    s.first = s.order.index(s.seats.index(first)) if first else s.on_turn
    _nothing_known(s)
    return s


def _nothing_known(s: Table) -> None:
    """Any hidden card of a seat might be in any of its hidden places that holds one."""
    for seat, deck in enumerate(s.decks):
        hidden = sum(s.bit[card] for card in deck if DECK <= s.place[card] <= APART)
        for zone in range(ZONES):
            s.may[seat * ZONES + zone] = hidden if DECK <= zone <= APART and s.size(seat, zone) else 0
    assert LAID < ZONES


def table(**setting: Any) -> CardScene:
    """A table in the action step."""
    s = blank(**setting)
    start = s.on_turn
    s.stack = [Round(ACTION)]
    s.on_turn = start
    s.advance()
    return CardScene(s)


def activate(location: str, **setting: Any) -> CardScene:
    """A table on which a location has just been activated: its text is being followed, the action step comes next."""
    s = blank(**setting)
    s.stack = [Round(ACTION)]
    scene = CardScene(s)
    s.events = scene.events
    if location in PATHS:
        s.path = PATHS.index(location)
        s.road[s.path] = ACTIVE
        s.path_number = PATH_NUMBER[s.path]
        for other in range(PATH_COUNT):
            if other != s.path and s.road[other] == ACTIVE:
                s.road[other] = OUT
        follow_location(s, BY_PATH + s.path)
    else:
        activate_field(s, BATTLEGROUNDS.index(location), BY_RULE)
    s.advance()
    s.events = None
    return scene


def combat(location: str, cards: str, **setting: Any) -> CardScene:
    """A combat on one location; the action step comes next, so that everything stays where the combat left it."""
    at = {location: cards, **setting.pop("at", {})}
    s = blank(at=at, **setting)
    s.stack = [Round(ACTION)]
    scene = CardScene(s)
    s.events = scene.events
    s.push(BeginCombat(ON_PATH if location in PATHS else BATTLEGROUNDS.index(location)))
    s.advance()
    s.events = None
    return scene


def combat_step(**setting: Any) -> CardScene:
    """The combat step, before its first combat."""
    s = blank(**setting)
    s.stack = [Round(CHECK), ChooseCombat()]
    s.advance()
    return CardScene(s)


def victory_check(number: int, **setting: Any) -> CardScene:
    """The victory check after a path of this number was fought, and what follows up to the next decision."""
    s = blank(**{"path": "", **setting})
    s.path_number = number
    s.stack = [Round(CHECK)]
    scene = CardScene(s)
    s.events = scene.events
    s.advance()
    s.events = None
    return scene


def draw_step(**setting: Any) -> CardScene:
    """The draw step and what follows it, up to the next decision."""
    s = blank(**setting)
    s.path = -1
    s.road = [OUT if where == ACTIVE else where for where in s.road]
    s.stack = [Round(DRAW)]
    scene = CardScene(s)
    s.events = scene.events
    s.advance()
    s.events = None
    return scene


def opened(scenario: str = "trilogy", people: int = 4, seed: int = 1) -> CardScene:
    """A real new game, at its first decision."""
    state = GAME.new({"scenario": scenario, "people": people}, seed=seed)
    assert isinstance(state, Table)
    return CardScene(state)
