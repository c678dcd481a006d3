"""More words that texts are made of: those about locations, icons and corruption."""

from typing import ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import CARDS, CHARACTER, FACTION, GORBAG_AND_SHAGRAT, HOBBIT, NO_CARD, TYPE
from westmarch.games.card_game.legality import open_field
from westmarch.games.card_game.locations import CIRITH_UNGOL
from westmarch.games.card_game.state import (
    IN_DECK,
    NO_PATH,
    ON_PATH,
    PATH,
    RESERVE,
    SCORED,
    Table,
)
from westmarch.games.card_game.steps.activation import (
    OUT_OF_DECK,
    OUT_OF_SCORING,
    ChooseField,
    ChoosePath,
    activate_field,
    fields_to_activate,
    replacements,
)
from westmarch.games.card_game.steps.choices import (
    ChooseIcons,
    add_icons,
    icon_places,
)
from westmarch.games.card_game.texts import Effect

# --- locations ------------------------------------------------------------------------------------------------------


class OncePerRound(Effect):
    """CARD-ACTION-09, CARD-RULING-24"""

    COST: ClassVar[bool] = True

    def __init__(self, flag: int) -> None:
        self.flag = flag

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return not s.lasting & self.flag

    def do(self, s: Table, seat: int, source: int) -> None:
        s.lasting |= self.flag


class ForTheRound(Effect):
    """Something holds for the rest of the round. CARD-RULING-33, CARD-RULING-34"""

    def __init__(self, flag: int, rule: str) -> None:
        self.flag = flag
        self.rule = rule

    def do(self, s: Table, seat: int, source: int) -> None:
        s.lasting |= self.flag
        narration.lasts(s, source, self.rule)


SAME_NUMBER: Final = 0
NEXT_NUMBER: Final = 1


class ReplacePath(Effect):
    """Another path takes the place of the active one, which is fought first. CARD-PATH-04, CARD-PATH-06"""

    def __init__(self, higher: int) -> None:
        self.higher = higher

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return len(replacements(s, self.higher)) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        if replacements(s, self.higher):
            s.push(ChoosePath(seat, self.higher, 0, source))


class NeedsNewPath(ReplacePath):
    """The same, and what follows is for the new path: without one there is nothing to do. CARD-PATH-07, CARD-PATH-13"""

    COST: ClassVar[bool] = True


class MayReplacePath(ReplacePath):
    """The same on a path of one number, and it may be declined. CARD-RULING-13"""

    def __init__(self, number: int) -> None:
        super().__init__(SAME_NUMBER)
        self.number = number

    def do(self, s: Table, seat: int, source: int) -> None:
        if s.path_number == self.number and replacements(s, SAME_NUMBER):
            s.push(ChoosePath(seat, SAME_NUMBER, 1, source))


class ReplaceThisPath(ReplacePath):
    """The same on one path alone. CARD-RULING-14"""

    def __init__(self, path: int) -> None:
        super().__init__(SAME_NUMBER)
        self.path = path

    def do(self, s: Table, seat: int, source: int) -> None:
        if s.path == self.path:
            super().do(s, seat, source)


class Activate(Effect):
    """One battleground comes into play out of its deck. CARD-ACTIVATE-06, CARD-LOC-02, CARD-RULING-39"""

    def __init__(self, field: int) -> None:
        self.field = field

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.field[self.field] == IN_DECK

    def do(self, s: Table, seat: int, source: int) -> None:
        if self.can(s, seat, source, NO_CARD):
            activate_field(s, self.field, source)


class ActivateOrReactivate(Activate):
    """The same, out of its deck or out of a scoring area. CARD-LOC-01"""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        where = s.field[self.field]
        return where == IN_DECK or SCORED <= where < SCORED + 2


class AnyField(Effect):
    """A battleground of a faction (or any) comes into play, and a character in reserve goes there.

    CARD-ACTIVATE-04, CARD-RULING-15, CARD-RULING-16, CARD-RULING-39
    """

    def __init__(self, faction: int, sources: int, mover: int = NO_CARD, must: bool = False) -> None:
        self.faction = faction
        self.sources = sources
        self.mover = mover
        self.must = must

    def moves(self, s: Table, source: int) -> int:
        """Who moves there: the one named, or the wielder of the item."""
        return s.wielder[source] if self.must else self.mover

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        mover = self.moves(s, source)
        if mover != NO_CARD and s.place[mover] != RESERVE:
            return False
        found = fields_to_activate(s, self.faction, self.sources)
        return any(open_field(s, mover, field) for field in found) if self.must else len(found) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        if self.can(s, seat, source, NO_CARD):
            s.push(ChooseField(seat, self.faction, self.sources, self.moves(s, source), int(self.must), source))


EITHER: Final = OUT_OF_DECK | OUT_OF_SCORING


class Condition(Effect):
    """Something that has to be so; it asks for nothing. CARD-ACTION-10"""

    COST: ClassVar[bool] = True

    def do(self, s: Table, seat: int, source: int) -> None:
        pass


class WielderRested(Condition):
    """Not usable if the wielder was played this round. CARD-RULING-16"""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        wielder = s.wielder[source]
        return not s.fresh[s.owner[wielder]] & s.bit[wielder]


class InReserve(Condition):
    """A character has to be in reserve. CARD-RULING-15"""

    def __init__(self, card: int) -> None:
        self.card = card

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.place[self.card] == RESERVE


class AddToPath(Effect):
    """The active path gets icons. CARD-TOKEN-04, CARD-RULING-42"""

    def __init__(self, attack: int = 0, defence: int = 0) -> None:
        self.attack = attack
        self.defence = defence

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.path != NO_PATH

    def do(self, s: Table, seat: int, source: int) -> None:
        if s.path != NO_PATH:
            add_icons(s, ON_PATH, self.attack, self.defence, source)


class AddToBattleground(Effect):
    """An active battleground, or with `or_path` the path, gets icons. CARD-TOKEN-05, CARD-RULING-09, CARD-RULING-42"""

    def __init__(self, attack: int = 0, defence: int = 0, or_path: bool = False) -> None:
        self.attack = attack
        self.defence = defence
        self.or_path = int(or_path)

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return len(icon_places(s, self.or_path)) > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        s.push(ChooseIcons(seat, self.attack, self.defence, self.or_path, source))


class AddToThis(Effect):
    """This card gets path attack, more of it on one path. CARD-RULING-21, CARD-TOKEN-03"""

    def do(self, s: Table, seat: int, source: int) -> None:
        s.gorbag = 2 if s.path == CIRITH_UNGOL else 1
        narration.added_to_card(s, GORBAG_AND_SHAGRAT, s.gorbag)


# --- corruption -----------------------------------------------------------------------------------------------------


class AddCorruption(Effect):
    """CARD-TOKEN-08"""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: Table, seat: int, source: int) -> None:
        s.corruption += self.amount
        narration.corrupted(s, self.amount, source, "CARD-TOKEN-08")


class PayCorruption(AddCorruption):
    """The price is corruption, added first. CARD-RULING-12"""

    COST: ClassVar[bool] = True


class RemoveCorruption(Effect):
    """As much as there are Hobbit characters on the path. CARD-RULING-07, CARD-TOKEN-08"""

    def can(self, s: Table, seat: int, source: int, also: int) -> bool:
        return s.corruption > 0

    def do(self, s: Table, seat: int, source: int) -> None:
        hobbits = 0
        for card in range(CARDS):
            if s.place[card] == PATH and FACTION[card] == HOBBIT and TYPE[card] == CHARACTER:
                hobbits += 1
        removed = min(hobbits, s.corruption)
        s.corruption -= removed
        narration.corrupted(s, -removed, source, "CARD-RULING-07")
