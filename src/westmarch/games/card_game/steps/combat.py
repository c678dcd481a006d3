"""Combat, on battlegrounds and on the path. CARD-COMBAT, CARD-PATHCOMBAT, CARD-LEADER"""

from typing import Any, ClassVar

from westmarch.games.card_game import narration
from westmarch.games.card_game.cards import DEAD_MEN, FREE, KIND, LEAD_DEFENCE, NAMES, SHADOW
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
from westmarch.games.card_game.piles import IN_BATTLE, IN_PATH_COMBAT, cycle_from_play, eliminate
from westmarch.games.card_game.scenarios import MORE_DEFENCE
from westmarch.games.card_game.state import FIELD, NO_PATH, NOWHERE, ON_PATH, OUT, PATH, SCORED, Table
from westmarch.games.card_game.steps.losses import (
    ICONS,
    combat_place,
    defending_seats,
    defending_side,
    loss_step,
)
from westmarch.games.card_game.words import FIGHT, LEAVE, LOCATIONS, SUPPORT
from westmarch.kernel.columns import changed
from westmarch.kernel.steps import Step


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
