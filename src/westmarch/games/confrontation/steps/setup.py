"""Before the game: the draft, the special cards, the placement. Both players choose at the same time, in secret."""

from typing import Any, ClassVar

from westmarch.games.confrontation import narration
from westmarch.games.confrontation.belief import nothing_known
from westmarch.games.confrontation.board import (
    CAPACITY,
    FELLOWSHIP,
    HOME,
    OFF_BOARD,
    OUTPOSTS,
    REGIONS,
    SAURON,
    is_mountain,
)
from westmarch.games.confrontation.cards import SPECIALS_PER_SIDE
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, TILES
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.turn import TURNS
from westmarch.games.confrontation.words import FACE, PLACE, TAKE, TO
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step


def both(s: Table, fellowship: bool, sauron: bool) -> int:
    """The seats of those sides that have something left to do."""
    return (s.asks(FELLOWSHIP) if fellowship else 0) | (s.asks(SAURON) if sauron else 0)


class Draft(Step[Table]):
    """Each player turns each of his nine tiles to one of its faces. CONF-DRAFT-01, CONF-DRAFT-02, CONF-DRAFT-03"""

    PROMPT: ClassVar[str] = "setup.draft"
    RULE: ClassVar[str] = "CONF-DRAFT-01"

    def seats(self, s: Table) -> int:
        return both(s, s.progress[FELLOWSHIP] < PER_SIDE, s.progress[SAURON] < PER_SIDE)

    def tokens(self, s: Table, seat: int) -> list[int]:
        classic = FACE + 2 * self._tile(s, s.side_at(seat))
        return [classic, classic + 1]

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": PER_SIDE - s.progress[s.side_at(seat)]}

    def _tile(self, s: Table, side: int) -> int:
        return PER_SIDE * side + s.progress[side]

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        s.character = changed(s.character, self._tile(s, side), token - FACE)
        s.progress = changed(s.progress, side, s.progress[side] + 1)
        narration.turned_face(s, side, token - FACE)

    def resolve(self, s: Table) -> None:
        s.progress = [0, 0]
        narration.rosters(s)  # CONF-DRAFT-07: always shown before placement
        s.become(ChooseSpecials())


def specials_due(s: Table, side: int) -> int:
    """How many special cards a side plays with. CONF-SPECIAL-02, CONF-SPECIAL-04"""
    due = s.options["sauron_specials" if side == SAURON else "fellowship_specials"]
    assert isinstance(due, int)
    return due


class ChooseSpecials(Step[Table]):
    """Each player takes his special cards, if they are used; then both sets are shown.

    CONF-SPECIAL-02, CONF-SPECIAL-06, CONF-SPECIAL-03
    """

    PROMPT: ClassVar[str] = "setup.special_cards"
    RULE: ClassVar[str] = "CONF-SPECIAL-02"

    def seats(self, s: Table) -> int:
        return both(s, self._lacks(s, FELLOWSHIP), self._lacks(s, SAURON))

    def _lacks(self, s: Table, side: int) -> bool:
        due = specials_due(s, side)
        return s.progress[side] < due < SPECIALS_PER_SIDE  # with all four there is nothing to choose

    def tokens(self, s: Table, seat: int) -> list[int]:
        first = SPECIALS_PER_SIDE * s.side_at(seat)
        return [TAKE + c for c in range(first, first + SPECIALS_PER_SIDE) if not s.specials >> c & 1]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.specials |= 1 << token - TAKE
        side = s.side_at(seat)
        s.progress = changed(s.progress, side, s.progress[side] + 1)
        narration.took_special(s, side, token - TAKE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        side = s.side_at(seat)
        return {"left": specials_due(s, side) - s.progress[side]}

    def resolve(self, s: Table) -> None:
        s.progress = [0, 0]
        for side in (FELLOWSHIP, SAURON):
            if specials_due(s, side) == SPECIALS_PER_SIDE:
                s.specials |= 15 << SPECIALS_PER_SIDE * side
        if s.specials:
            narration.specials_shown(s)
        s.become(Place())


class Place(Step[Table]):
    """Four characters into the home region and one into each of the five before it, in any order.

    CONF-SETUP-05, CONF-SETUP-06, CONF-SETUP-07, CONF-SETUP-11
    """

    PROMPT: ClassVar[str] = "setup.place"

    def seats(self, s: Table) -> int:
        return both(s, s.progress[FELLOWSHIP] < PER_SIDE, s.progress[SAURON] < PER_SIDE)

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        if s.held[side] == NOBODY:
            first = PER_SIDE * side
            return [
                PLACE + s.character[piece] for piece in range(first, first + PER_SIDE) if s.region[piece] == OFF_BOARD
            ]
        return [TO + region for region in open_places(s, side)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        side = s.side_at(seat)
        if s.held[side] == NOBODY:
            s.held = changed(s.held, side, (token - PLACE) >> 1)
            return
        place(s, s.held[side], token - TO)
        s.held = changed(s.held, side, NOBODY)
        if s.progress[side] - s.here(side, HOME[side]) == len(OUTPOSTS[side]):
            for piece in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
                if s.region[piece] == OFF_BOARD:
                    place(s, piece, HOME[side])  # no other place is left for these

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        held = s.held[s.side_at(seat)]
        return {} if held == NOBODY else {"character": CHARACTERS[s.character[held]]}

    def rule(self, s: Table, seat: int) -> str:
        return "CONF-SETUP-06" if s.side_at(seat) == SAURON else "CONF-SETUP-05"

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        side = s.side_at(seat)
        rule = self.rule(s, seat)
        if TO <= token < TO + len(REGIONS) and s.held[side] != NOBODY:
            region = token - TO
            if is_mountain(region):
                return "nobody starts in the mountains", "CONF-SETUP-07"
            if region != HOME[side] and region not in OUTPOSTS[side]:
                return f"nobody of this side starts in {REGIONS[region]}", rule
            return f"{REGIONS[region]} has all the characters that start there", rule
        return "that is not among the choices now", rule

    def resolve(self, s: Table) -> None:
        name_pieces(s, FELLOWSHIP)
        name_pieces(s, SAURON)
        s.belief = [nothing_known(), nothing_known()]
        narration.game_begins(s)
        s.become(TURNS)


def name_pieces(s: Table, side: int) -> None:
    """The enemy gets a handle for each piece: by its region, and at random among those at home.

    So a handle tells nothing that the board does not show. CONF-SETUP-10, CONF-HIDDEN-07
    """
    at_home = s.pieces_in(side, HOME[side])
    handles = list(range(len(at_home)))
    s.rng.shuffle(handles)
    s.handle = s.handle.copy()
    for i in range(len(at_home)):
        s.handle[at_home[i]] = handles[i]
    for i in range(len(OUTPOSTS[side])):
        s.handle[s.pieces_in(side, OUTPOSTS[side][i])[0]] = len(at_home) + i


def place(s: Table, piece: int, region: int) -> None:
    side = SAURON if piece >= PER_SIDE else FELLOWSHIP
    s.put(piece, region)
    s.progress = changed(s.progress, side, s.progress[side] + 1)
    narration.placed(s, piece, region)


def open_places(s: Table, side: int) -> list[int]:
    """The regions that still lack a character of the side's opening."""
    home = HOME[side]
    places = [home] if s.here(side, home) < CAPACITY[home] else []
    places += [region for region in OUTPOSTS[side] if s.here(side, region) == 0]
    return places


def roster(s: Table, faces: int) -> None:
    """The nine tiles of both sides, all on one face. CONF-SETUP-02, CONF-VARIANT-01"""
    s.character = [2 * tile + faces for tile in range(TILES)]
