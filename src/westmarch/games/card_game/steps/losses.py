"""Step 3 of a combat: the defenders give up cards, one after the other. CARD-COMBAT-09 to 12, 17, 20, 22"""

from typing import Any, ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import FREE, FRODO, KIND, NAMES
from westmarch.games.card_game.icons import fighters
from westmarch.games.card_game.locations import BATTLEGROUND_SIDE
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import IN_BATTLE, IN_PATH_COMBAT, eliminate, saviours
from westmarch.games.card_game.state import FIELD, ON_PATH, PATH, Table
from westmarch.games.card_game.steps.giving_up import ChooseSaviour
from westmarch.games.card_game.words import AGREE, LOSE, OBJECT
from westmarch.kernel.steps import Step

ICONS: Final = 64
"""A defender in the line is its card times this, plus its icons."""


def defending_side(s: Table) -> int:
    """Fixed, however the location came into play.

    CARD-COMBAT-05, CARD-PATHCOMBAT-01, CARD-ACTIVATE-08, CARD-REACTIVATE-03
    """
    return FREE if s.combat == ON_PATH else BATTLEGROUND_SIDE[s.combat]


def combat_place(s: Table) -> int:
    return PATH if s.combat == ON_PATH else FIELD + s.combat


def defending_seats(s: Table) -> list[int]:
    """The seats with defenders there, in turn order from the first player. CARD-COMBAT-22"""
    owners = [s.owner[card] for card in fighters(s, combat_place(s), defending_side(s))]
    return [seat for seat in s.all_in_order() if seat in owners]


def loss_step(s: Table) -> "NameLoss":
    """Who names the losses, and which teammate may object. CARD-COMBAT-17, CARD-COMBAT-22, CARD-PATHCOMBAT-08"""
    seats = defending_seats(s)
    other = seats[1] if len(seats) > 1 and s.person[seats[1]] != s.person[seats[0]] else -1
    return NameLoss(seats[0], other)


class NameLoss(Step[Table]):
    """Step 3: the defenders cancel as much as they can, card by card.

    CARD-COMBAT-09, CARD-COMBAT-10, CARD-COMBAT-11, CARD-COMBAT-12, CARD-COMBAT-20, CARD-COMBAT-22,
    CARD-PATHCOMBAT-04, CARD-PATHCOMBAT-15
    """

    PROMPT: ClassVar[str] = "combat.lose"
    RULE: ClassVar[str] = "CARD-COMBAT-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def seats(self, s: Table) -> int:
        # Where every card has to go there is nothing to choose.
        return 1 << self.seat if s.left > 0 and len(candidates(s)) > 1 and can_spare(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [LOSE + kind for kind in candidates(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        card = in_line(s, token - LOSE)
        if self.other >= 0:
            narration.named_loss(s, self.seat, card)
            s.push(Objection(self.other, card))
        else:
            lose(s, card)

    def resolve(self, s: Table) -> None:
        if s.left > 0 and s.line:
            lose(s, s.line[0] // ICONS)
        else:
            s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"left": s.left, "icons": {NAMES[KIND[entry // ICONS]]: entry % ICONS for entry in s.line}}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return why_not_lost(token)


def why_not_lost(token: int) -> tuple[str, str]:
    if LOSE <= token < LOSE + len(NAMES):
        return "that card is no defender here or can cancel nothing", "CARD-COMBAT-12"
    return "the defenders must cancel what they can", "CARD-COMBAT-11"


def candidates(s: Table) -> list[int]:
    """The kinds of the defenders that can still cancel."""
    found: list[int] = []
    for entry in s.line:
        if KIND[entry // ICONS] not in found:
            found.append(KIND[entry // ICONS])
    return found


def can_spare(s: Table) -> bool:
    """Whether the icons left can be cancelled without giving up every card."""
    icons = 0
    for entry in s.line:
        icons += entry % ICONS
    return icons > s.left


def in_line(s: Table, kind: int) -> int:
    for entry in s.line:
        if KIND[entry // ICONS] == kind:
            return entry // ICONS
    return -1


class Objection(Step[Table]):
    """A teammate may object to the card that was named. CARD-COMBAT-22"""

    PROMPT: ClassVar[str] = "combat.objection"
    RULE: ClassVar[str] = "CARD-COMBAT-22"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seats(self, s: Table) -> int:
        return 1 << self.seat

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [AGREE, OBJECT]

    def choose(self, s: Table, seat: int, token: int) -> None:
        narration.objected(s, self.seat, token == OBJECT)
        if token == OBJECT:
            s.become(EnemyNames())
        else:
            s.done()
            lose(s, self.card)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self.card]]}


class EnemyNames(Step[Table]):
    """They cannot agree: the first attacking seat names the card. CARD-COMBAT-17, CARD-PATHCOMBAT-08"""

    PROMPT: ClassVar[str] = "combat.enemy_names"
    RULE: ClassVar[str] = "CARD-COMBAT-17"

    def seats(self, s: Table) -> int:
        for seat in s.all_in_order():
            if s.sides[seat] != defending_side(s):
                return 1 << seat
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [LOSE + kind for kind in candidates(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        lose(s, in_line(s, token - LOSE))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return why_not_lost(token)


def lose(s: Table, card: int) -> None:
    """A defender is given up whole and cancels its icons.

    CARD-COMBAT-10, CARD-PATHCOMBAT-06, CARD-ITEM-05, CARD-ELIMINATE-07
    """
    icons = 0
    line = []
    for entry in s.line:
        if entry // ICONS == card:
            icons = entry % ICONS
        else:
            line.append(entry)
    s.line = line
    s.left = max(0, s.left - icons)
    narration.cancelled(s, card, icons)
    reason = IN_PATH_COMBAT if s.combat == ON_PATH else IN_BATTLE
    if card == FRODO:
        saving = saviours(s, card, reason)
        if len(saving) > 1:
            s.push(ChooseSaviour(card, saving[0], saving[1]))  # for the others both texts come to the same
            return
    eliminate(s, card, reason, BY_RULE, "CARD-COMBAT-09")
