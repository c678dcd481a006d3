"""The results of a battle, in their order. CONF-COMBAT-35"""

from typing import ClassVar, Final

from westmarch.games.confrontation import narration
from westmarch.games.confrontation.board import CAPACITY, FELLOWSHIP, GONDOR, REGIONS, SAURON
from westmarch.games.confrontation.cards import CARDS_PER_SIDE, FULL_HAND, NO_CARD
from westmarch.games.confrontation.deeds import enter, lay_aside, remove, retreat
from westmarch.games.confrontation.ending import wormtongue_retreats
from westmarch.games.confrontation.pieces import SHELOB, WORMTONGUE
from westmarch.games.confrontation.state import NOBODY, NOWHERE, Table
from westmarch.games.confrontation.words import PASS, TO
from westmarch.kernel.steps import Step

CAUSES: Final[tuple[str, ...]] = ("battle", "boromir", "f_noble_sacrifice")
"""What can defeat Wormtongue."""


def defeat(s: Table, fallen: int, cause: str, rule: str) -> None:
    """The step on top gives way: these fighters are defeated, by an ability, a card or the comparison.

    All leave the board together, but Wormtongue waits; then the end of the game is checked.
    CONF-COMBAT-11, CONF-COMBAT-16, CONF-COMBAT-35
    """
    s.fallen = fallen
    waits = fallen >> s.shadow & 1 and s.character[s.shadow] == WORMTONGUE
    if not remove(s, fallen & ~(1 << s.shadow) if waits else fallen, cause, rule):
        s.become(WormtongueWaits(CAUSES.index(cause)) if waits else AFTERMATH)


class WormtongueWaits(Step[Table]):
    """Defeated by whatever it was, Wormtongue may slip away instead. CONF-CHARV-37, CONF-CHARV-38, CONF-CHARV-39"""

    PROMPT: ClassVar[str] = "battle.wormtongue"
    RULE: ClassVar[str] = "CONF-CHARV-37"
    FIELDS: ClassVar[tuple[str, ...]] = ("cause",)

    def __init__(self, cause: int) -> None:
        self.cause = cause  # what has defeated him, by its place in CAUSES

    def seats(self, s: Table) -> int:
        return s.asks(SAURON) if wormtongue_retreats(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*(TO + region for region in wormtongue_retreats(s)), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            self.resolve(s)
            return
        retreat(s, s.shadow, token - TO, "wormtongue", "CONF-CHARV-37")
        s.become(AFTERMATH)

    def resolve(self, s: Table) -> None:
        lay_aside(s, s.shadow, CAUSES[self.cause], "CONF-CHARV-37")
        s.become(AFTERMATH)

    def about(self, s: Table, seat: int) -> dict[str, str]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "he slips backward, into an empty region", "CONF-CHARV-37"


class Aftermath(Step[Table]):
    """Shelob goes home, then the battle is over.

    CONF-CHAR-32 to CONF-CHAR-37, CONF-INTER-26, CONF-CHAR-33, CONF-CHAR-36
    """

    def resolve(self, s: Table) -> None:
        fed = s.fallen >> s.fellow & 1 and not s.fallen >> s.shadow & 1
        if fed and s.character[s.shadow] == SHELOB and s.field != GONDOR:
            shelob_returns(s)
        s.become(BATTLE_OVER)


def shelob_returns(s: Table) -> None:
    """CONF-CHAR-32, CONF-CHAR-34, CONF-CHAR-35"""
    if s.here(FELLOWSHIP, GONDOR) > 0 or s.here(SAURON, GONDOR) >= CAPACITY[GONDOR]:
        lay_aside(s, s.shadow, "shelob", "CONF-CHAR-34")
        return
    enter(s, s.shadow, GONDOR)
    narration.returned(s, s.shadow, GONDOR, "shelob", "CONF-CHAR-32")


class BattleOver(Step[Table]):
    """The cards are discarded and, after the ninth, taken back.

    CONF-COMBAT-18, CONF-COMBAT-22, CONF-COMBAT-23, CONF-TURN-05
    """

    def resolve(self, s: Table) -> None:
        for side in (FELLOWSHIP, SAURON):
            if s.card[side] != NO_CARD:
                s.pile[side] |= 1 << s.card[side]
                s.card[side] = NO_CARD
        if s.pile[FELLOWSHIP] == FULL_HAND:
            take_hands_back(s)
        still_there = s.region[s.attacker] == s.field and s.here(1 - s.side, s.field) > 0
        clear_battle(s)
        if not still_there:  # CONF-COMBAT-24, CONF-COMBAT-26, CONF-COMBAT-27
            s.attacker = NOBODY
            s.field = NOWHERE
            s.battles = 0
        s.done()


def take_hands_back(s: Table) -> None:
    """CONF-COMBAT-23, CONF-COMBAT-29"""
    assert s.pile[SAURON] == FULL_HAND, f"both players run out of their {CARDS_PER_SIDE} cards together"
    s.pile = [0, 0]
    s.hand = [FULL_HAND, FULL_HAND]
    narration.hands_taken_back(s)


def clear_battle(s: Table) -> None:
    s.fellow = NOBODY
    s.shadow = NOBODY
    s.gwaihir = 0
    s.no_cards = 0
    s.cards_open = 0
    s.eye = 0
    s.cloak = 0
    s.support = 0
    s.fallen = 0


def leave_battle(s: Table, piece: int, target: int, cause: str, rule: str) -> None:
    """The step on top gives way: a fighter retreats and the battle is over. CONF-COMBAT-11, CONF-COMBAT-16"""
    if not retreat(s, piece, target, cause, rule):
        s.become(BATTLE_OVER)


def region_name(s: Table) -> dict[str, str]:
    """For prompts: where the battle is."""
    return {"region": REGIONS[s.field]}


# A step without numbers of its own never changes: one of each is enough for all games.
AFTERMATH: Final = Aftermath()
BATTLE_OVER: Final = BattleOver()
