"""A battle, round after round. WOTR-COMBAT-01 to WOTR-COMBAT-59, WOTR-RETREAT-01 to -12, WOTR-SIEGE-01 to -29"""

from typing import ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import (
    can_reduce,
    force_in,
    is_free,
    reduce_elite,
    unit_kinds_in,
    warded,
)
from westmarch.games.war_of_the_ring.battle import (
    CANCELLED,
    FIELD_BATTLE,
    FROM_TABLE,
    NO_CEASING,
    NO_FP_CARD_FIRST,
    RIDER,
    RIDER_ASKED,
    SIEGE_BATTLE,
    alive,
    clear_round,
    dice_to_roll,
    holds_stronghold,
    is_hit,
    men_of,
    needed,
    rerollable,
)
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    MINAS_TIRITH,
    NEIGHBOURS,
    REGION_COUNT,
    REGIONS,
    SHADOW,
)
from westmarch.games.war_of_the_ring.cards import (
    BALROG_OF_MORIA,
    DENETHORS_FOLLY,
    INITIATIVE,
    NO_CARD,
    SIDE_CARDS,
)
from westmarch.games.war_of_the_ring.effects.combat import apply, usable
from westmarch.games.war_of_the_ring.marching import shift_army
from westmarch.games.war_of_the_ring.pieces import ELITE, GANDALF_WHITE, ONE, RANK, SARUMAN, WITCH_KING
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.aftermath import (
    BESIEGED,
    RETREATED,
    Advance,
    BattleEnds,
    BattleStep,
    armies_destroyed,
    close_round,
)
from westmarch.games.war_of_the_ring.steps.losses import DEFENDERS, STRIKERS, Losses
from westmarch.games.war_of_the_ring.steps.march import OPEN
from westmarch.games.war_of_the_ring.words import (
    CARD,
    CEASE,
    DECLINE,
    INTO_SIEGE,
    NO_COMBAT_CARD,
    PRESS,
    REDUCE,
    REROLL,
    RETREAT,
    STAND,
    WHITE_RIDER,
)
from westmarch.games.war_of_the_ring.words import FIELD_BATTLE as FIELD_TOKEN
from westmarch.kernel.columns import changed

# The moments of the round at which Combat cards work, by initiative. WOTR-COMBAT-53
MOMENTS: Final[tuple[int, ...]] = (0, 4, 5, 7, 8)
BEFORE_ROLL: Final = 0
BEFORE_REROLL: Final = 1
BEFORE_LOSSES: Final = 2
AFTER_LOSSES: Final = 3


class NewRound(BattleStep):
    """Before every round the defender of a Stronghold fights in the field or retreats into a siege.

    WOTR-SIEGE-01, WOTR-SIEGE-03, WOTR-SIEGE-18, WOTR-COMBAT-52
    """

    PROMPT: ClassVar[str] = "battle.stronghold"
    RULE: ClassVar[str] = "WOTR-SIEGE-01"

    def seats(self, s: Table) -> int:
        return 1 << s.commander[1 - s.attacker] if can_withdraw(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FIELD_TOKEN, INTO_SIEGE]

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "the defender of a Stronghold fights in the field or withdraws into it", self.RULE

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == INTO_SIEGE:
            withdraw(s)
            return
        if s.events is not None:
            narration.tell(s, "stands_in_the_field", {"region": REGIONS[s.field]}, rule=self.RULE)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        clear_round(s)
        s.round += 1
        s.become(WhiteRider())


def can_withdraw(s: Table) -> bool:
    return s.battle_kind == FIELD_BATTLE and holds_stronghold(s)


def withdraw(s: Table) -> None:
    """The defenders go into their Stronghold; the attacker may advance and besiege it. WOTR-SIEGE-04, WOTR-SIEGE-13"""
    narration.battle_over(s, "into_siege", [1 - s.attacker], "WOTR-SIEGE-04")
    close_round(s, Advance(BESIEGED, 0, 0, OPEN))


class WhiteRider(BattleStep):
    """At the start of a battle Gandalf the White may bargain his Leadership away. WOTR-CHARACTER-32, WOTR-COMBAT-50"""

    PROMPT: ClassVar[str] = "battle.white_rider"
    RULE: ClassVar[str] = "WOTR-CHARACTER-32"

    def seats(self, s: Table) -> int:
        if s.battle_marks & RIDER_ASKED or not men_of(s, FREE_PEOPLES) >> GANDALF_WHITE & 1 or s.round > 1:
            return 0
        return 1 << s.commander[FREE_PEOPLES]

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [WHITE_RIDER, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.battle_marks |= RIDER_ASKED
        if token == WHITE_RIDER:
            s.battle_marks |= RIDER
            if s.events is not None:
                narration.tell(s, "white_rider", {"region": REGIONS[s.field]}, "gandalf_the_white", self.RULE)
        else:
            narration.declined(s, seat, "white_rider", self.RULE)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        s.become(CombatCard(0))


# --- Combat cards ---------------------------------------------------------------------------------------------------


class CombatCard(BattleStep):
    """First the attacker, then the defender, lays a card face down or none. WOTR-COMBAT-04 to WOTR-COMBAT-08

    Whoever holds a card is asked, whether or not one of his cards could be used: that would tell too much.
    """

    PROMPT: ClassVar[str] = "battle.card"
    RULE: ClassVar[str] = "WOTR-COMBAT-04"
    FIELDS: ClassVar[tuple[str, ...]] = ("second",)

    def __init__(self, second: int) -> None:
        self.second = second  # 0: the attacker's card, 1: the defender's

    def _side(self, s: Table) -> int:
        return 1 - s.attacker if self.second else s.attacker

    def seats(self, s: Table) -> int:
        side = self._side(s)
        if cards_barred(s, side):
            return 0
        seat = s.commander[side]
        return 1 << seat if s.hand[seat] or (side == SHADOW and s.on_table(BALROG_OF_MORIA)) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = self._side(s)
        first = SIDE_CARDS * side
        found = [CARD + c for c in range(first, first + SIDE_CARDS) if s.hand[seat] >> c - first & 1 and usable(s, c)]
        if side == SHADOW and s.on_table(BALROG_OF_MORIA) and usable(s, BALROG_OF_MORIA):
            found.append(CARD + BALROG_OF_MORIA)
        found.append(NO_COMBAT_CARD)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == NO_COMBAT_CARD:
            narration.no_combat_card(s, seat)
        else:
            lay_combat_card(s, seat, token - CARD)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        if self.second == 0:
            s.become(CombatCard(1))
            return
        if s.combat_card[0] != NO_CARD or s.combat_card[1] != NO_CARD:
            narration.combat_cards_shown(s)
        if s.round == 1 and men_of(s, SHADOW) >> WITCH_KING & 1:
            s.first_card = s.combat_card[SHADOW]
        s.become(CardEffects(BEFORE_ROLL, -1))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if CARD <= token < NO_COMBAT_CARD:
            side = self._side(s)
            card = token - CARD
            if card // SIDE_CARDS != side or not s.hand[seat] >> card % SIDE_CARDS & 1:
                return "that card is not in your hand", "WOTR-COMBAT-04"
            return "its requirement is not met in this battle", "WOTR-COMBAT-07"
        return "a Combat card, or none", self.RULE


def cards_barred(s: Table, side: int) -> bool:
    """Denethor's Folly, Grond and The Fighting Uruk-hai deny the FP their card."""
    if side == SHADOW:
        return False
    if s.field == MINAS_TIRITH and s.on_table(DENETHORS_FOLLY):
        return True
    return s.round == 1 and s.battle_marks & NO_FP_CARD_FIRST != 0 and men_of(s, FREE_PEOPLES) == 0


def lay_combat_card(s: Table, seat: int, card: int) -> None:
    side = card // SIDE_CARDS
    s.combat_card[side] = card
    if s.on_table(card):  # Balrog of Moria, seen by all. WOTR-EVENT-18
        s.round_marks |= FROM_TABLE
        s.table_cards = changed(s.table_cards, side, s.table_cards[side] & ~(1 << card % SIDE_CARDS))
        if s.events is not None:
            narration.tell(s, "table_card_used", {"card": "balrog_of_moria"}, rule="WOTR-EVENT-18")
        return
    s.hand[seat] &= ~(1 << card % SIDE_CARDS)
    narration.combat_card_laid(s, seat, card)


class CardEffects(BattleStep):
    """The cards work in the order of their initiative, the defender's first in a tie.

    WOTR-COMBAT-11, WOTR-COMBAT-12, WOTR-COMBAT-13, WOTR-COMBAT-19, WOTR-COMBAT-53, WOTR-COMBAT-54, WOTR-COMBAT-59

    WOTR-EVENT-26
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("moment", "last")

    def __init__(self, moment: int, last: int) -> None:
        self.moment = moment
        self.last = last  # twice the initiative of the last effect, and one more for the attacker's

    def resolve(self, s: Table) -> None:
        if not alive(s, FREE_PEOPLES) or not alive(s, SHADOW):
            armies_destroyed(s)
            return
        best = 2 * MOMENTS[self.moment + 1]
        for side in (FREE_PEOPLES, SHADOW):
            card = s.combat_card[side]
            if card == NO_CARD or s.round_marks & CANCELLED[side]:
                continue
            for initiative in INITIATIVE[card]:
                key = 2 * initiative + (1 if side == s.attacker else 0)
                if key > self.last and key >= 2 * MOMENTS[self.moment] and key < best:
                    best = key
        if best == 2 * MOMENTS[self.moment + 1]:
            self._go_on(s)
            return
        s.become(CardEffects(self.moment, best))
        apply(s, s.attacker if best & 1 else 1 - s.attacker, best >> 1)

    def _go_on(self, s: Table) -> None:
        if self.moment == BEFORE_ROLL:
            combat_roll(s)
            s.become(CardEffects(BEFORE_REROLL, -1))
        elif self.moment == BEFORE_REROLL:
            s.become(LeaderReroll(0))
        elif self.moment == BEFORE_LOSSES:
            s.become(AfterLosses())
            defender = 1 - s.attacker
            if s.hits[s.attacker]:
                s.push(Losses(defender, s.field, s.hits[s.attacker], DEFENDERS))
            if s.hits[defender]:
                s.push(Losses(s.attacker, s.camp, s.hits[defender], STRIKERS))
        else:
            s.become(CeaseOrPress())


# --- rolls --------------------------------------------------------------------------------------------------------


def combat_roll(s: Table) -> None:
    """Both sides roll at once. WOTR-COMBAT-02, WOTR-COMBAT-23"""
    rolls: list[list[int]] = [[], []]
    for side in (s.attacker, 1 - s.attacker):
        dice = [s.rng.below(6) + 1 for _ in range(dice_to_roll(s, side))]
        rolls[side] = dice
        target = needed(s, side)
        for die in dice:
            if is_hit(die, target, s.bonus[side]):
                s.hits[side] += 1
        narration.combat_roll(s, side, dice, target, s.bonus[side], s.hits[side], "WOTR-COMBAT-23", "combat_roll")
    s.roll = rolls


class LeaderReroll(BattleStep):
    """Each side says how many missed dice it rolls again; then both roll. WOTR-COMBAT-25, WOTR-COMBAT-26"""

    PROMPT: ClassVar[str] = "battle.reroll"
    RULE: ClassVar[str] = "WOTR-COMBAT-25"
    FIELDS: ClassVar[tuple[str, ...]] = ("second",)

    def __init__(self, second: int) -> None:
        self.second = second

    def _side(self, s: Table) -> int:
        return 1 - s.attacker if self.second else s.attacker

    def seats(self, s: Table) -> int:
        side = self._side(s)
        return 1 << s.commander[side] if rerollable(s, side) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [REROLL + n for n in range(rerollable(s, self._side(s)) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.again[self._side(s)] = token - REROLL
        if s.events is not None:
            narration.tell(s, "reroll_chosen", {"seat": s.seats[seat], "dice": token - REROLL}, rule=self.RULE)
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        if self.second == 0:
            s.become(LeaderReroll(1))
            return
        for side in (s.attacker, 1 - s.attacker):
            if s.again[side] == 0:
                continue
            dice = [s.rng.below(6) + 1 for _ in range(s.again[side])]
            target = needed(s, side)
            for die in dice:
                if is_hit(die, target, s.re_bonus[side]):
                    s.re_hits[side] += 1
            s.hits[side] += s.re_hits[side]
            bonus = s.re_bonus[side]
            narration.combat_roll(s, side, dice, target, bonus, s.re_hits[side], "WOTR-COMBAT-25", "leader_reroll")
        s.become(CardEffects(BEFORE_LOSSES, -1))

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "no more dice than have missed, and no more than the Leadership", self.RULE


# --- the end of a round ---------------------------------------------------------------------------------------------


class AfterLosses(BattleStep):
    """All losses have been taken. WOTR-COMBAT-29, WOTR-COMBAT-38, WOTR-COMBAT-45"""

    def resolve(self, s: Table) -> None:
        s.become(CardEffects(AFTER_LOSSES, -1))


class CeaseOrPress(BattleStep):
    """The attacker ceases or goes on; in a siege battle going on costs an Elite.

    WOTR-COMBAT-43, WOTR-SIEGE-15, WOTR-SIEGE-16, WOTR-SIEGE-17, WOTR-SIEGE-29

    WOTR-COMBAT-03
    """

    PROMPT: ClassVar[str] = "battle.cease"
    RULE: ClassVar[str] = "WOTR-COMBAT-43"

    def _elites(self, s: Table) -> list[int]:
        side = s.attacker
        return [k for k in unit_kinds_in(s.strike, side) if RANK[k] == ELITE and can_reduce(s, k)]

    def tokens(self, s: Table, seat: int) -> list[int]:
        if s.battle_kind == SIEGE_BATTLE and s.rounds_left <= 1:
            return [CEASE, *[REDUCE + kind for kind in self._elites(s)]]
        if s.battle_marks & NO_CEASING:
            return [PRESS]
        return [CEASE, PRESS]

    def seats(self, s: Table) -> int:
        return 1 << s.commander[s.attacker] if len(self.tokens(s, 0)) > 1 else 0

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == CEASE:
            narration.battle_over(s, "ceased", [s.attacker], "WOTR-COMBAT-43")
            close_round(s, BattleEnds())
            return
        if token == PRESS:
            if s.rounds_left:
                s.rounds_left -= 1
            if s.events is not None:
                narration.tell(s, "attack_goes_on", {"region": REGIONS[s.field]}, rule="WOTR-COMBAT-44")
        else:
            kind = token - REDUCE
            regular = reduce_elite(s, s.camp, kind)
            s.strike += ONE[regular] - ONE[kind]
            narration.reduced(s, s.camp, kind, "siege", "WOTR-SIEGE-15")
        s.become(RetreatOrStand())

    def resolve(self, s: Table) -> None:
        """No choice is left: the rounds of a siege battle are fought, or the attack may not cease. WOTR-SIEGE-15"""
        if s.battle_kind != SIEGE_BATTLE:
            self.choose(s, 0, PRESS)
            return
        narration.battle_over(s, "rounds_over", [s.attacker], "WOTR-SIEGE-15")
        close_round(s, BattleEnds())

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == PRESS and s.battle_kind == SIEGE_BATTLE:
            return "another round of a siege costs an Elite", "WOTR-SIEGE-15"
        return "cease, or go on", self.RULE


def retreats(s: Table) -> list[int]:
    """The free regions next to the defender. WOTR-RETREAT-02 to WOTR-RETREAT-05

    WOTR-RETREAT-04
    """
    side = 1 - s.attacker
    return [
        there
        for there in NEIGHBOURS[s.field]
        if is_free(s, side, there) and (side == FREE_PEOPLES or not warded(s, there))
    ]


class RetreatOrStand(BattleStep):
    """The defender may retreat before the next round. WOTR-COMBAT-44, WOTR-RETREAT-01

    WOTR-SORTIE-06
    """

    PROMPT: ClassVar[str] = "battle.retreat"
    RULE: ClassVar[str] = "WOTR-RETREAT-01"

    def seats(self, s: Table) -> int:
        if s.battle_kind == SIEGE_BATTLE or not retreats(s):
            return 0
        return 1 << s.commander[1 - s.attacker]

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*[RETREAT + there for there in retreats(s)], STAND]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == STAND:
            if s.events is not None:
                narration.tell(s, "stands", {"region": REGIONS[s.field]}, rule=self.RULE)
            self.resolve(s)
        else:
            retreat(s, token - RETREAT, "retreat")

    def resolve(self, s: Table) -> None:
        close_round(s, NewRound())

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if RETREAT <= token < RETREAT + REGION_COUNT:
            return "an Army retreats to an adjacent free region", "WOTR-RETREAT-03"
        return "retreat, or stand", self.RULE


def retreat(s: Table, there: int, cause: str) -> None:
    """The whole defending Army goes; only Saruman stays behind. WOTR-RETREAT-02, WOTR-RETREAT-06 to WOTR-RETREAT-10

    WOTR-RETREAT-07, WOTR-RETREAT-08, WOTR-RETREAT-09, WOTR-RETREAT-12
    """
    side = 1 - s.attacker
    force = force_in(s, side, s.field)
    men = men_of(s, side) & ~(1 << SARUMAN)
    shift_army(s, side, force, men, s.field, there, cause, "WOTR-RETREAT-02")
    narration.battle_over(s, "retreated", [side], "WOTR-COMBAT-45")
    close_round(s, Advance(RETREATED, 0, 0, OPEN) if s.battle_kind == FIELD_BATTLE else BattleEnds())
