"""Combat, on battlegrounds and on the path. CARD-COMBAT, CARD-PATHCOMBAT, CARD-LEADER"""

from typing import Any, ClassVar, Final

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import (
    DEAD_MEN,
    FREE,
    FRODO,
    KIND,
    LEAD_DEFENCE,
    NAMES,
    SHADOW,
)
from westmarch.games.card_game.icons import (
    DEAD_MEN_BONUS,
    defence_of,
    field_attack,
    field_defence,
    fighters,
    leaders,
    pairings,
    path_attack_of,
    path_defence_of,
    path_own_defence,
)
from westmarch.games.card_game.legality import active_fields
from westmarch.games.card_game.locations import BATTLEGROUND_SIDE, BATTLEGROUNDS, PATHS
from westmarch.games.card_game.narration import BY_RULE
from westmarch.games.card_game.piles import IN_BATTLE, IN_PATH_COMBAT, cycle_from_play, eliminate, saviours
from westmarch.games.card_game.scenarios import MORE_DEFENCE
from westmarch.games.card_game.state import FIELD, NO_PATH, NOWHERE, ON_PATH, OUT, PATH, SCORED, Table
from westmarch.games.card_game.steps.giving_up import ChooseSaviour
from westmarch.games.card_game.words import AGREE, FIGHT, LEAVE, LOCATIONS, LOSE, OBJECT, SUPPORT
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step

ICONS: Final = 64
"""A defender in the line is its card times this, plus its icons."""


class ChooseCombat(Step[Table]):
    """The first player decides which combat is resolved next; battlegrounds are fought in this step only.

    CARD-COMBAT-01, CARD-COMBAT-02, CARD-COMBAT-03, CARD-COMBAT-04, CARD-COMBAT-21
    """

    PROMPT: ClassVar[str] = "combat.next"
    RULE: ClassVar[str] = "CARD-COMBAT-02"

    def seats(self, s: Table) -> int:
        return 1 << s.order[s.first] if len(self.tokens(s, 0)) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [FIGHT + field for field in active_fields(s)]
        if s.path != NO_PATH:
            found.append(FIGHT + ON_PATH)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.push(BeginCombat(token - FIGHT))

    def resolve(self, s: Table) -> None:
        found = self.tokens(s, 0)
        if found:
            s.push(BeginCombat(found[0] - FIGHT))
        else:
            s.done()

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if FIGHT <= token < FIGHT + len(LOCATIONS):
            return "there is no combat to resolve there", "CARD-LOCATION-03"
        return "the next combat has to be chosen", self.RULE


class BeginCombat(Step[Table]):
    """Steps 1 and 2: the attack is counted, and the location cancels what it can.

    CARD-COMBAT-07, CARD-COMBAT-08, CARD-COMBAT-18, CARD-COMBAT-19, CARD-PATHCOMBAT-02, CARD-PATHCOMBAT-03,
    CARD-PATHCOMBAT-12, CARD-PATHCOMBAT-14, CARD-PATHCOMBAT-16
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def resolve(self, s: Table) -> None:
        s.combat = self.location
        s.supported = 0
        s.line = []
        s.become(EndCombat())
        if self.location == ON_PATH:
            self._on_path(s)
        else:
            self._on_field(s)

    def _on_path(self, s: Table) -> None:
        """All defence is summed up for the Duels, needed or not. CARD-PATHCOMBAT-13, CARD-DUEL2-07"""
        own = path_own_defence(s)
        s.attack = s.attack_added[ON_PATH]
        for card in fighters(s, PATH, SHADOW):
            s.attack += path_attack_of(s, card)
        s.defence = own
        line = []
        for card in fighters(s, PATH, FREE):
            icons = path_defence_of(s, card)
            s.defence += icons
            if icons > 0:
                line.append(card * ICONS + icons)
        s.line = line
        _cancel_by_location(s, own)
        if s.left > 0 and line:
            s.push(loss_step(s))

    def _on_field(self, s: Table) -> None:
        field = self.location
        side = BATTLEGROUND_SIDE[field]
        s.attack = field_attack(s, field, fighters(s, FIELD + field, 1 - side))
        s.defence = field_defence(s, field)
        _cancel_by_location(s, s.defence)
        if s.left > 0:
            s.push(ChooseSupport(0, 0))


def _cancel_by_location(s: Table, own: int) -> None:
    """CARD-TOKEN-02, CARD-COMBAT-08"""
    s.left = max(0, s.attack - own)
    narration.combat_begins(s, s.combat, s.attack, s.attack - s.left)


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


# --- support ------------------------------------------------------------------------------------------------------


class ChooseSupport(Step[Table]):
    """Which defending characters have an army to support them, where that can be settled in two ways.

    CARD-LEADER-02, CARD-LEADER-03, CARD-LEADER-04, CARD-LEADER-09
    """

    PROMPT: ClassVar[str] = "combat.support"
    RULE: ClassVar[str] = "CARD-LEADER-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("settled", "chosen")

    def __init__(self, settled: int, chosen: int) -> None:
        self.settled = settled  # the leaders that have been decided, as bits of the list of leaders
        self.chosen = chosen  # those of them that are supported

    def _outcomes(self, s: Table) -> list[int]:
        cards = fighters(s, combat_place(s), defending_side(s))
        return [o for o in pairings(s, cards, False) if o & self.settled == self.chosen]

    def _open(self, outcomes: list[int]) -> int:
        """The first leader that is not decided yet; -1: nothing is left to decide."""
        every = outcomes[0]
        some = outcomes[0]
        for outcome in outcomes:
            every &= outcome
            some |= outcome
        undecided = some & ~every
        return (undecided & -undecided).bit_length() - 1

    def seats(self, s: Table) -> int:
        if self._open(self._outcomes(s)) < 0:
            return 0
        return 1 << defending_seats(s)[0]

    def _leader(self, s: Table) -> int:
        cards = fighters(s, combat_place(s), defending_side(s))
        return leaders(s, cards, False)[self._open(self._outcomes(s))]

    def tokens(self, s: Table, seat: int) -> list[int]:
        kind = KIND[self._leader(s)]
        return [SUPPORT + kind, LEAVE + kind]

    def choose(self, s: Table, seat: int, token: int) -> None:
        bit = 1 << self._open(self._outcomes(s))
        supported = token < LEAVE
        narration.support(s, self._leader(s), supported)
        s.become(ChooseSupport(self.settled | bit, self.chosen | bit if supported else self.chosen))

    def resolve(self, s: Table) -> None:
        """All is decided: the line is drawn up with its icons, which stay as they are. CARD-COMBAT-18"""
        outcome = self._outcomes(s)[0]
        cards = fighters(s, combat_place(s), defending_side(s))
        counted = leaders(s, cards, False)
        line = []
        for card in cards:
            icons = defence_of(s, card, s.combat)
            if card in counted and outcome >> counted.index(card) & 1:
                icons += DEAD_MEN_BONUS if card == DEAD_MEN else LEAD_DEFENCE[card]
                s.supported |= 1 << card
            if icons > 0:
                line.append(card * ICONS + icons)
        s.line = line
        if line:
            s.become(loss_step(s))
        else:
            s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": NAMES[KIND[self._leader(s)]]}


# --- losses -------------------------------------------------------------------------------------------------------


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


# --- the end of a combat ------------------------------------------------------------------------------------------


class EndCombat(Step[Table]):
    """Step 4 and what follows: defenders are cycled, attackers eliminated, the location is scored.

    CARD-COMBAT-13, CARD-COMBAT-14, CARD-COMBAT-15, CARD-COMBAT-16, CARD-PATHCOMBAT-05, CARD-PATHCOMBAT-07
    """

    def resolve(self, s: Table) -> None:
        s.done()
        side = defending_side(s)
        place = combat_place(s)
        for card in fighters(s, place, side):
            cycle_from_play(s, card, BY_RULE, "CARD-COMBAT-13")
        reason = IN_PATH_COMBAT if s.combat == ON_PATH else IN_BATTLE
        for card in fighters(s, place, 1 - side):
            eliminate(s, card, reason, BY_RULE, "CARD-COMBAT-14")
        if s.combat == ON_PATH:
            _score_path(s)
        else:
            _score_field(s)
        if s.attack_added[s.combat]:
            s.attack_added = changed(s.attack_added, s.combat, 0)  # CARD-TOKEN-06
        if s.defence_added[s.combat]:
            s.defence_added = changed(s.defence_added, s.combat, 0)
        s.combat = NOWHERE
        s.left = 0
        s.attack = 0
        s.defence = 0
        s.supported = 0
        s.line = []


def _score_field(s: Table) -> None:
    """CARD-COMBAT-15, CARD-COMBAT-16"""
    side = BATTLEGROUND_SIDE[s.combat]
    winner = 1 - side if s.left > 0 else side
    s.field = changed(s.field, s.combat, SCORED + winner)
    s.captured &= ~(1 << s.combat)
    narration.won(s, BATTLEGROUNDS[s.combat], winner, "CARD-COMBAT-16")


def _score_path(s: Table) -> None:
    """CARD-PATHCOMBAT-09, CARD-PATHCOMBAT-10, CARD-DUEL2-05, CARD-DUEL2-06, CARD-DUEL2-08"""
    path = s.path
    s.path = NO_PATH
    if s.left > 0:
        s.corruption += s.left
        s.road = changed(s.road, path, SCORED + SHADOW)
        narration.won(s, PATHS[path], SHADOW, "CARD-PATHCOMBAT-10")
        narration.corrupted(s, s.left, BY_RULE, "CARD-PATHCOMBAT-10")
    elif MORE_DEFENCE[s.scenario] and s.defence <= s.attack:
        s.road = changed(s.road, path, OUT)
        narration.unscored(s, PATHS[path])
    else:
        s.road = changed(s.road, path, SCORED + FREE)
        narration.won(s, PATHS[path], FREE, "CARD-PATHCOMBAT-09")
