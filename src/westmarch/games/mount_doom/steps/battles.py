"""Battles, one after the other, each in the order of DOOM-COMBAT-14."""

from typing import Any, ClassVar

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import BATTLE, BATTLE_FACES, COLOURED, FIGURES, GANDALF_FACE, SAURON_FACE
from westmarch.games.mount_doom.cards import (
    BOROMIR,
    CARDS,
    ELROND,
    EOMER,
    GALADRIEL,
    GANDALF_CARDS,
    HEARTS_LOST,
    KIND,
    NO_CARD,
    URUK_HAI,
    cards_in,
)
from westmarch.games.mount_doom.deeds import remove_uruk
from westmarch.games.mount_doom.printed import GALADRIEL_SPACE
from westmarch.games.mount_doom.state import UNTIL_TWO_IN_A_ROW, Table
from westmarch.games.mount_doom.steps.asking import Ask
from westmarch.games.mount_doom.steps.courage import lose_courage
from westmarch.games.mount_doom.steps.helpers import RollAgain, anytime_cards, use, use_anytime
from westmarch.games.mount_doom.words import DISCARD, PASS, ROLL, USE
from westmarch.kernel.steps import Step


def fight(s: Table, card: int, battles: int) -> None:
    """An enemy card brings battles: how many is fixed now. DOOM-COMBAT-01, DOOM-COMBAT-13, DOOM-URUK-01"""
    s.enemy = card
    s.battles = battles
    s.wins = 0
    s.streak = 0
    s.felled = 0
    s.must_roll = 0
    s.push(BeforeBattle())


class BeforeBattle(Ask):
    """Before the die is thrown: Théoden, Treebeard, Galadriel, or Éomer instead of the throw.

    DOOM-COMBAT-14 (1) to (3), DOOM-CARD-14, DOOM-CARD-18
    """

    PROMPT: ClassVar[str] = "battle.before"
    RULE: ClassVar[str] = "DOOM-COMBAT-14"

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [ROLL]
        cards = s.at_hand()
        if cards:
            found += anytime_cards(s)
            if not s.must_roll:
                if cards >> GALADRIEL & 1 and s.courage != GALADRIEL_SPACE:
                    found.append(USE + GALADRIEL)
                if cards >> EOMER & 1:
                    found.append(USE + EOMER)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == ROLL:
            narration.battle(s)
            throw_battle_die(s, "battle", "DOOM-COMBAT-01")
            s.become(Thrown(0))
        elif token == USE + GALADRIEL:
            use(s, GALADRIEL, "DOOM-CARD-14")
            before = s.courage
            s.courage = GALADRIEL_SPACE
            s.must_roll = 1
            narration.courage(s, before, "galadriel", "DOOM-CARD-14")
        elif token == USE + EOMER:
            use(s, EOMER, "DOOM-CARD-18")
            settle(s, True, "eomer", "DOOM-CARD-18")  # DOOM-CARD-19
        else:
            use_anytime(s, token - USE)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_battle(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "a battle cannot be declined", "DOOM-COMBAT-13"

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if token == USE + EOMER and s.must_roll:
            return "a throw must follow Galadriel's help", "DOOM-CARD-14"
        return super().refusal(s, seat, token)


def about_battle(s: Table) -> dict[str, Any]:
    support = [FIGURES[companion] for companion in range(1, COLOURED) if s.supports(companion)]
    return {"enemy": CARDS[s.enemy], "hearts": HEARTS_LOST[s.enemy], "support": support}


def throw_battle_die(s: Table, cause: str, rule: str) -> None:
    s.throw(1 << BATTLE)
    narration.rolled(s, cause, rule)


class Thrown(Ask):
    """The die lies there: Elrond may throw it again, whatever it shows. DOOM-COMBAT-14 (4), DOOM-CARD-10"""

    PROMPT: ClassVar[str] = "battle.thrown"
    RULE: ClassVar[str] = "DOOM-COMBAT-14"
    FIELDS: ClassVar[tuple[str, ...]] = ("second",)

    def __init__(self, second: int) -> None:
        self.second = second  # 1: Boromir's throw

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + ELROND, PASS] if s.at_hand() >> ELROND & 1 else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token != PASS:
            s.push(RollAgain())
        elif self.second:
            won = s.face[BATTLE] != SAURON_FACE  # DOOM-CARD-01
            settle(s, won, "boromir", "DOOM-CARD-01")
        else:
            read(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {**about_battle(s), "face": BATTLE_FACES[s.face[BATTLE]]}


def read(s: Table) -> None:
    """What the die says. DOOM-COMBAT-04 to DOOM-COMBAT-08, DOOM-COMBAT-12"""
    face = s.face[BATTLE]
    if face == SAURON_FACE:
        beaten(s)
    elif face == GANDALF_FACE:
        if s.held() & GANDALF_CARDS and not s.locked:
            s.become(GandalfsFace())
        else:
            beaten(s)
    elif s.supports(face):
        settle(s, True, BATTLE_FACES[face], "DOOM-COMBAT-04")
    else:
        beaten(s)


class GandalfsFace(Ask):
    """A card of Gandalf's, whoever drew it, buys the victory. DOOM-COMBAT-07"""

    PROMPT: ClassVar[str] = "battle.gandalf"
    RULE: ClassVar[str] = "DOOM-COMBAT-07"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*(DISCARD + card for card in cards_in(s.held() & GANDALF_CARDS)), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            beaten(s)
        else:
            s.spend(token - DISCARD)
            narration.card_discarded(s, token - DISCARD, "gandalf", "DOOM-COMBAT-07")
            settle(s, True, "gandalf", "DOOM-COMBAT-07")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return about_battle(s)

    def refuse(self, s: Table, token: int) -> tuple[str, str]:
        return "only an unused card of Gandalf's wins on his face", "DOOM-COMBAT-07"


def rule_of(face: int) -> str:
    """The rule by which a face loses a battle."""
    if face == SAURON_FACE:
        return "DOOM-COMBAT-06"
    return "DOOM-COMBAT-07" if face == GANDALF_FACE else "DOOM-COMBAT-05"


def beaten(s: Table) -> None:
    """The throw has lost the battle; against an Uruk-hai Boromir may stand in. DOOM-CARD-01, DOOM-CARD-02"""
    if KIND[s.enemy] == URUK_HAI and s.at_hand() >> BOROMIR & 1:
        s.become(BoromirStands())
    else:
        face = s.face[BATTLE]
        settle(s, False, BATTLE_FACES[face], rule_of(face))


class BoromirStands(Ask):
    """Boromir may throw once more before the courage is paid. DOOM-COMBAT-14 (6), DOOM-CARD-01, DOOM-CARD-02"""

    PROMPT: ClassVar[str] = "battle.boromir"
    RULE: ClassVar[str] = "DOOM-CARD-01"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [USE + BOROMIR, PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            face = s.face[BATTLE]
            settle(s, False, BATTLE_FACES[face], rule_of(face))
        else:
            use(s, BOROMIR, "DOOM-CARD-01")
            throw_battle_die(s, "boromir", "DOOM-CARD-01")
            s.become(Thrown(1))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {**about_battle(s), "face": BATTLE_FACES[s.face[BATTLE]]}


def settle(s: Table, won: bool, cause: str, rule: str) -> None:
    """The victory takes effect, if the card names one, or the courage is lost.

    DOOM-COMBAT-09, DOOM-COMBAT-10, DOOM-COMBAT-11, DOOM-COMBAT-14 (7), DOOM-URUK-02
    """
    narration.battle_over(s, won, cause, rule)
    s.face[BATTLE] = 0
    s.rolled = 0
    s.must_roll = 0
    if s.battles != UNTIL_TWO_IN_A_ROW:
        s.battles -= 1
    s.become(BattleOver())
    if won:
        s.wins += 1
        s.streak += 1
        if s.ents and KIND[s.enemy] == URUK_HAI:
            s.felled = 1
            remove_uruk(s, "DOOM-URUK-05")
    else:
        s.streak = 0
        lose_courage(s, HEARTS_LOST[s.enemy], s.enemy)


class BattleOver(Step[Table]):
    """The next battle, or the end of them. DOOM-COMBAT-11, DOOM-URUK-03, DOOM-URUK-07, DOOM-CARD-36"""

    def resolve(self, s: Table) -> None:
        over = s.streak == 2 if s.battles == UNTIL_TWO_IN_A_ROW else s.battles == 0
        if not over:
            s.become(BeforeBattle())
            return
        if KIND[s.enemy] == URUK_HAI and s.wins and not s.felled and s.warriors:
            remove_uruk(s, "DOOM-URUK-03")  # never the chieftain. DOOM-URUK-04
        s.enemy = NO_CARD
        s.battles = 0
        s.done()
