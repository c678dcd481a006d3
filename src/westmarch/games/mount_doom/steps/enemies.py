"""The enemies and the cards of the last stage: each does what its numbers say, and these do what their words say.

A card is entered with the step that follows it already on the stack.
"""

from typing import ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import COLOURED, DICE, SLOTS, WARRIORS
from westmarch.games.mount_doom.cards import (
    ALLIES,
    ARMY_OF_THE_DEAD,
    BALROG,
    BATTLES,
    CARDS,
    DENETHOR,
    EOWYN,
    EYE_OF_SAURON,
    HEARTS_GAINED,
    HEARTS_LOST,
    KIND,
    MOUTH_OF_SAURON,
    NAZGUL,
    NO_CARD,
    RING_POWER,
    SARUMAN,
    SARUMANS_URUKS,
    SHELOB,
    SHELOBS_STING,
    URUK_HAI,
    WITCH_KING,
    WORMTONGUE,
    cards_in,
    losses_of,
)
from westmarch.games.mount_doom.deeds import gain_courage, place_nazgul, remove_from_track
from westmarch.games.mount_doom.printed import EYE_SPACE
from westmarch.games.mount_doom.state import UNTIL_TWO_IN_A_ROW, Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.battles import fight
from westmarch.games.mount_doom.steps.courage import TO_THE_EYE, lose_courage
from westmarch.games.mount_doom.steps.helpers import AfterThrow, throw_again, use
from westmarch.games.mount_doom.words import DIE, DISCARD, PASS, SHIFT_LEFT, SHIFT_RIGHT, USE
from westmarch.kernel.steps import Step


def meet(s: Table, card: int) -> None:
    """An activated card of the track takes effect. DOOM-ENCOUNTER-04, DOOM-ENCOUNTER-08, DOOM-ENCOUNTER-09"""
    kind = KIND[card]
    if kind == URUK_HAI:
        uruk_hai(s, card)
    elif kind == NAZGUL:
        place_nazgul(s, "nazgul", "DOOM-CARD-06")
    elif kind == SARUMAN:
        saruman(s)
    elif kind == WORMTONGUE:
        wormtongue(s)
    elif kind == WITCH_KING:
        s.push(WitchKing(s.nazgul))
    elif kind == DENETHOR:
        s.push(Denethor())
    elif kind == ARMY_OF_THE_DEAD:
        army_of_the_dead(s)
    elif kind == MOUTH_OF_SAURON:
        fight(s, card, UNTIL_TWO_IN_A_ROW)
    elif kind == EYE_OF_SAURON:
        eye_of_sauron(s)
    elif kind in (SHELOBS_STING, RING_POWER):
        demand_die(s, card)
    else:
        if kind == BALROG:
            balrog(s)
        elif kind == SHELOB:
            s.webbed = 1  # DOOM-CARD-39
        by_its_numbers(s, card)


def by_its_numbers(s: Table, card: int) -> None:
    """Battles (the first line of rules), or hearts lost (the second) or gained (the third) at once.

    DOOM-CARD-03, DOOM-CARD-04, DOOM-CARD-11, DOOM-CARD-27
    DOOM-CARD-07, DOOM-CARD-12, DOOM-CARD-20, DOOM-CARD-28, DOOM-CARD-37, DOOM-CARD-38, DOOM-CARD-39
    DOOM-CARD-42, DOOM-CARD-43
    """
    if BATTLES[card]:
        fight(s, card, BATTLES[card])
    elif HEARTS_LOST[card]:
        lose_courage(s, HEARTS_LOST[card], card)
    elif HEARTS_GAINED[card]:
        gain_courage(s, HEARTS_GAINED[card], CARDS[card], "DOOM-COURAGE-02")


def uruk_hai(s: Table, card: int) -> None:
    """A battle for each in Isengard; from Gondor on an empty Isengard gives courage. DOOM-URUK-01, DOOM-URUK-06"""
    if s.uruks():
        fight(s, card, s.uruks())
    elif HEARTS_GAINED[card]:
        gain_courage(s, HEARTS_GAINED[card], "uruk_hai", "DOOM-URUK-06")


def saruman(s: Table) -> None:
    """Two warriors to Isengard, or as many as the pool has. DOOM-CARD-05"""
    count = min(SARUMANS_URUKS, WARRIORS - s.warriors)
    s.warriors += count
    if count:
        narration.uruks_placed(s, count)
    else:
        narration.nothing_happens(s, "saruman", "DOOM-CARD-05")


def balrog(s: Table) -> None:
    """Gandalf is lost until Helm's Deep. DOOM-CARD-07, DOOM-GANDALF-10, DOOM-COMBAT-08"""
    s.locked = 1
    narration.gandalf_locked(s)


def eye_of_sauron(s: Table) -> None:
    """Courage drops to the Eye, if it stands higher. DOOM-CARD-21"""
    if s.courage > EYE_SPACE:
        lose_courage(s, TO_THE_EYE, EYE_OF_SAURON)
    else:
        narration.nothing_happens(s, "eye_of_sauron", "DOOM-CARD-21")


# --- Wormtongue -----------------------------------------------------------------------------------------------------


def wormtongue(s: Table) -> None:
    """An ally in front of the active player has to go. DOOM-CARD-17"""
    if s.hand[s.active] & ALLIES:
        s.push(Wormtongue())
    else:
        narration.nothing_happens(s, "wormtongue", "DOOM-CARD-17")


class Wormtongue(Ask):
    """Which of one's own allies? DOOM-CARD-17"""

    PROMPT: ClassVar[str] = "enemy.wormtongue"
    RULE: ClassVar[str] = "DOOM-CARD-17"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DISCARD + card for card in cards_in(s.hand[s.active] & ALLIES)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.spend(token - DISCARD)
        narration.card_discarded(s, token - DISCARD, "wormtongue", "DOOM-CARD-17")

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "one of your own allies must go; Gandalf's cards and those of others are safe", "DOOM-CARD-17"


# --- the Witch-king -------------------------------------------------------------------------------------------------


class WitchKing(Step[Table]):
    """A black die for each Nazgûl, one by one. DOOM-CARD-25, DOOM-CARD-26, DOOM-CARD-16"""

    FIELDS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice  # still to be rolled

    def resolve(self, s: Table) -> None:
        if self.dice == 0:
            s.done()
            return
        die = s.spare_black()
        s.throw(1 << die)
        narration.rolled(s, "witch_king", "DOOM-CARD-25")
        s.become(WitchKingsDie(self.dice - 1, die))
        s.push(AfterThrow())


class WitchKingsDie(Ask):
    """An odd face costs courage; on a 6 Éowyn may strike. DOOM-CARD-15, DOOM-CARD-16, DOOM-CARD-25"""

    PROMPT: ClassVar[str] = "enemy.witch_king"
    RULE: ClassVar[str] = "DOOM-CARD-15"
    FIELDS: ClassVar[tuple[str, ...]] = ("dice", "die")

    def __init__(self, dice: int, die: int) -> None:
        self.dice = dice  # still to be rolled after this one
        self.die = die

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + EOWYN, PASS] if s.face[self.die] == 6 and s.at_hand() >> EOWYN & 1 else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        face = s.face[self.die]
        s.face[self.die] = 0
        if token != PASS:
            s.done()
            slay_the_witch_king(s)
            return
        s.become(WitchKing(self.dice))
        if face % 2 == 1:
            lose_courage(s, 1, WITCH_KING)


def slay_the_witch_king(s: Table) -> None:
    """He, his card and all Nazgûl are gone for good. DOOM-CARD-15, DOOM-NAZGUL-03"""
    use(s, EOWYN, "DOOM-CARD-15")
    remove_from_track(s, s.slot_of(WITCH_KING), "eowyn", "DOOM-CARD-15")
    s.nazgul = 0
    s.nazgul_pool = 0
    narration.nazgul_slain(s)


# --- dice that the last stage demands -------------------------------------------------------------------------------


def demand_die(s: Table, card: int) -> None:
    """Shelob's Sting and the One Ring's Power. DOOM-CARD-40, DOOM-CARD-41"""
    die = s.spare_black()
    s.throw(1 << die)
    narration.rolled(s, CARDS[card], rule_of(card))
    s.push(ReadDie(card, die))
    s.push(AfterThrow())


class ReadDie(Step[Table]):
    """The demanded die is read. DOOM-CARD-40, DOOM-CARD-41"""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "die")

    def __init__(self, card: int, die: int) -> None:
        self.card = card
        self.die = die

    def resolve(self, s: Table) -> None:
        face = s.face[self.die]
        s.face[self.die] = 0
        s.done()
        hearts = losses_of(self.card)[face]
        if hearts:
            lose_courage(s, hearts, self.card)
        else:
            narration.nothing_happens(s, CARDS[self.card], rule_of(self.card))


def rule_of(card: int) -> str:
    return "DOOM-CARD-40" if card == SHELOBS_STING else "DOOM-CARD-41"


# --- Denethor -------------------------------------------------------------------------------------------------------


class Denethor(Ask):
    """A coloured die that waits on the tile is thrown again. DOOM-CARD-29, DOOM-CARD-30"""

    PROMPT: ClassVar[str] = "enemy.denethor"
    RULE: ClassVar[str] = "DOOM-CARD-29"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DIE + s.tile[space] for space in (1, 3) if s.tile[space] >= 0]

    def choose(self, s: Table, seat: int, token: int) -> None:
        die = token - DIE
        throw_again(s, die, "denethor", "DOOM-CARD-29")
        s.rolled = 1 << die
        s.become(AfterThrow())

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        if DIE <= token < DIE + COLOURED:
            return f"the {DICE[token - DIE]} die does not wait on the tile", "DOOM-CARD-29"
        return "a coloured die on the tile must be thrown again", "DOOM-CARD-29"


# --- the Army of the Dead -------------------------------------------------------------------------------------------


def army_of_the_dead(s: Table) -> None:
    """It shifts to the nearest card on one side, if there is any. DOOM-CARD-31, DOOM-CARD-35"""
    if next_card(s, -1) < 0 and next_card(s, 1) < 0:
        narration.nothing_happens(s, "army_of_the_dead", "DOOM-CARD-35")
    else:
        s.push(ArmyOfTheDead())


def next_card(s: Table, way: int) -> int:
    """The nearest slot with a card on one side of the Army, or -1. DOOM-CARD-32, DOOM-CARD-33"""
    slot = s.slot_of(ARMY_OF_THE_DEAD) + way
    while 0 <= slot < SLOTS:
        if s.slot[slot] != NO_CARD:
            return slot
        slot += way
    return -1


class ArmyOfTheDead(Ask):
    """To the left or to the right? DOOM-CARD-31 to DOOM-CARD-35"""

    PROMPT: ClassVar[str] = "enemy.army"
    RULE: ClassVar[str] = "DOOM-CARD-31"

    def tokens(self, s: Table, seat: int) -> list[int]:
        found: list[int] = []
        if next_card(s, -1) >= 0:
            found.append(SHIFT_LEFT)
        if next_card(s, 1) >= 0:
            found.append(SHIFT_RIGHT)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        start = s.slot_of(ARMY_OF_THE_DEAD)
        target = next_card(s, -1 if token == SHIFT_LEFT else 1)
        s.slot[start] = s.under  # what it covered is active again. DOOM-CARD-34
        s.under = s.slot[target]
        s.slot[target] = ARMY_OF_THE_DEAD
        narration.army_shifted(s, start, target)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "the Army shifts onto the nearest card on its left or right", "DOOM-CARD-33"
