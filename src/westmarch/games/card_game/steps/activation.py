"""Activating locations: battlegrounds, the path, and a path in place of another.

CARD-LOCATION, CARD-ACTIVATE, CARD-REACTIVATE, CARD-PATH
"""

from typing import Any, ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import KIND, NAMES
from westmarch.games.card_game.legality import open_field
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUND_SIDE,
    PATH_COUNT,
    PATH_NUMBER,
    PATHS,
    SHOWS,
)
from westmarch.games.card_game.narration import BY_FIELD, BY_PATH, BY_RULE, source_name
from westmarch.games.card_game.scenarios import LAST_PATH
from westmarch.games.card_game.state import (
    ACTIVE,
    FIELD,
    IN_DECK,
    NO_PATH,
    ON_PATH,
    OUT,
    RESERVE,
    SCORED,
    Table,
)
from westmarch.games.card_game.steps.combat import BeginCombat
from westmarch.games.card_game.steps.follow import follow_location
from westmarch.games.card_game.steps.moving import move_card
from westmarch.games.card_game.words import ACTIVATE, ACTIVATE_PATH, DECLINE, MOVE
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step

# --- battlegrounds ------------------------------------------------------------------------------------------------


def activate_field(s: Table, field: int, source: int, random: bool = False) -> None:
    """Bring a battleground into play out of its deck or a scoring area, and have its text followed.

    Its printed defence counts unless the area is that of its attackers this time.
    CARD-LOCATION-02, CARD-ACTIVATE-06, CARD-REACTIVATE-01, CARD-REACTIVATE-02, CARD-REACTIVATE-04, CARD-REACTIVATE-05,
    CARD-REACTIVATE-06, CARD-REACTIVATE-08
    """
    came_from = s.field[field] - SCORED  # the side whose scoring area it leaves; negative: it comes out of a deck
    s.field = changed(s.field, field, ACTIVE)
    s.captured &= ~(1 << field)
    if came_from >= 0 and came_from != BATTLEGROUND_SIDE[field]:
        s.captured |= 1 << field
    narration.activated(s, field, came_from, source, random)
    follow_location(s, BY_FIELD + field)


def activate_random_field(s: Table, side: int) -> None:
    """Off the deck of the first player's side, or of the other. CARD-ACTIVATE-01, CARD-ACTIVATE-02, CARD-ACTIVATE-03"""
    found = _in_deck(s, side) or _in_deck(s, 1 - side)
    if not found:
        narration.no_battleground(s)
        return
    activate_field(s, found[s.rng.below(len(found))], BY_RULE, True)


def _in_deck(s: Table, side: int) -> list[int]:
    return [f for f in range(BATTLEGROUND_COUNT) if s.field[f] == IN_DECK and BATTLEGROUND_SIDE[f] == side]


OUT_OF_DECK: Final = 1
OUT_OF_SCORING: Final = 2


def fields_to_activate(s: Table, faction: int, sources: int) -> list[int]:
    """The battlegrounds of a faction (-1: any) that a text can bring into play.

    CARD-ACTIVATE-04, CARD-ACTIVATE-07, CARD-ACTIVATE-10, CARD-LOCATION-04
    """
    found = []
    for field in range(BATTLEGROUND_COUNT):
        if faction >= 0 and not SHOWS[field] >> faction & 1:
            continue
        where = s.field[field]
        if (where == IN_DECK and sources & OUT_OF_DECK) or (SCORED <= where < OUT and sources & OUT_OF_SCORING):
            found.append(field)
    return found


class ChooseField(Step[Table]):
    """A seat chooses the battleground that a text brings into play; then its text; then the move that goes with it.

    CARD-ACTIVATE-04, CARD-ACTIVATE-09, CARD-RULING-15, CARD-RULING-16
    """

    PROMPT: ClassVar[str] = "location.battleground"
    RULE: ClassVar[str] = "CARD-ACTIVATE-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "faction", "sources", "mover", "must", "source")

    def __init__(self, seat: int, faction: int, sources: int, mover: int, must: int, source: int) -> None:
        self.seat = seat
        self.faction = faction
        self.sources = sources
        self.mover = mover  # who is moved there; -1: nobody
        self.must = must
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = fields_to_activate(s, self.faction, self.sources)
        if self.must:
            found = [field for field in found if open_field(s, self.mover, field)]
        return [ACTIVATE + field for field in found]

    def choose(self, s: Table, seat: int, token: int) -> None:
        field = token - ACTIVATE
        if self.mover >= 0:
            s.become(MoveThere(self.seat, self.mover, field, self.must, self.source))
        else:
            s.done()
        activate_field(s, field, self.source)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"cause": source_name(self.source)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if ACTIVATE <= token < ACTIVATE_PATH:
            field = token - ACTIVATE
            if s.field[field] == ACTIVE:
                return "that battleground is active already", "CARD-ACTIVATE-07"
            if self.faction >= 0 and not SHOWS[field] >> self.faction & 1:
                return "that battleground does not show the faction", "CARD-LOCATION-04"
            return "that battleground is not where the text can take it from", "CARD-ACTIVATE-06"
        return "a battleground has to be chosen", self.RULE


class MoveThere(Step[Table]):
    """A text moves a character to the battleground that it has brought into play, even if played this round.

    CARD-MOVE-06, CARD-RULING-15, CARD-RULING-16
    """

    PROMPT: ClassVar[str] = "location.move_there"
    RULE: ClassVar[str] = "CARD-MOVE-06"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "field", "must", "source")

    def __init__(self, seat: int, card: int, field: int, must: int, source: int) -> None:
        self.seat = seat
        self.card = card
        self.field = field
        self.must = must
        self.source = source

    def _open(self, s: Table) -> bool:
        in_reserve = s.place[self.card] == RESERVE
        return in_reserve and s.field[self.field] == ACTIVE and open_field(s, self.card, self.field)

    def seats(self, s: Table) -> int:
        return 0 if self.must or not self._open(s) else 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [MOVE + KIND[self.card], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == DECLINE:
            narration.answered(s, self.seat, False, self.source)
        else:
            move_card(s, self.card, FIELD + self.field, self.source, self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()
        if self._open(s):
            move_card(s, self.card, FIELD + self.field, self.source, self.RULE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]], "cause": source_name(self.source)}


# --- paths --------------------------------------------------------------------------------------------------------


def activate_random_path(s: Table) -> None:
    """One of the next number, at random; those passed by are laid aside. CARD-PATH-01, CARD-PATH-02, CARD-PATH-12"""
    number = s.path_number + 1
    found = paths_with(s, number)
    s.path = found[s.rng.below(len(found))]
    _enter(s, True)


def paths_with(s: Table, number: int) -> list[int]:
    """Paths of a number that have not been activated in this game. CARD-PATH-07, CARD-PATH-08, CARD-REACTIVATE-09"""
    return [path for path in range(PATH_COUNT) if s.road[path] == IN_DECK and PATH_NUMBER[path] == number]


def replacements(s: Table, higher: int) -> list[int]:
    """The paths that could take the place of the active one. CARD-LOCATION-06, CARD-PATH-08, CARD-PATH-09"""
    if s.path == NO_PATH:
        return []
    # CARD-FELLOWSHIP-07: the scenario may end before path 9
    number = PATH_NUMBER[s.path] + higher
    return paths_with(s, number) if number <= LAST_PATH[s.scenario] else []


def _enter(s: Table, random: bool) -> None:
    """The path is active; paths of lower numbers will not come any more."""
    s.path_number = PATH_NUMBER[s.path]
    s.road = changed(s.road, s.path, ACTIVE)
    for path in range(PATH_COUNT):
        if s.road[path] == IN_DECK and PATH_NUMBER[path] < s.path_number:
            s.road[path] = OUT  # the column is this state's own since it was changed
    narration.path_activated(s, random)
    follow_location(s, BY_PATH + s.path)


class ChoosePath(Step[Table]):
    """A seat chooses the path that takes the place of the active one. CARD-PATH-05, CARD-PATH-06, CARD-PATH-11"""

    PROMPT: ClassVar[str] = "location.path"
    RULE: ClassVar[str] = "CARD-PATH-06"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "higher", "optional", "source")

    def __init__(self, seat: int, higher: int, optional: int, source: int) -> None:
        self.seat = seat
        self.higher = higher
        self.optional = optional
        self.source = source

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [ACTIVATE_PATH + path for path in replacements(s, self.higher)]
        if self.optional:
            found.append(DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            s.done()
            narration.answered(s, self.seat, False, self.source)
            return
        s.next_path = token - ACTIVATE_PATH
        narration.turned_up(s, s.next_path, self.source)
        s.become(EnterPath())
        s.push(BeginCombat(ON_PATH))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"cause": source_name(self.source)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if ACTIVATE_PATH <= token < ACTIVATE_PATH + PATH_COUNT:
            path = token - ACTIVATE_PATH
            if PATH_NUMBER[path] != PATH_NUMBER[s.path] + self.higher:
                return f"{PATHS[path]} has another number", "CARD-PATH-08"
            return f"{PATHS[path]} has been activated before", "CARD-PATH-07"
        return "a path has to be chosen", self.RULE


class EnterPath(Step[Table]):
    """The old path has been fought: the new one is active, and its text is followed.

    CARD-PATH-03, CARD-PATH-04, CARD-PATH-10
    """

    def resolve(self, s: Table) -> None:
        s.done()
        s.path = s.next_path
        s.next_path = NO_PATH
        _enter(s, False)
