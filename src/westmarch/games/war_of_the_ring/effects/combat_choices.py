"""Combat cards that let the side that played them choose. WOTR-COMBAT-14, WOTR-COMBAT-15, WOTR-COMBAT-53"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import bits, leaders
from westmarch.games.war_of_the_ring.battle import (
    companions_of,
    force_of,
    home_of,
    men_of,
    nazgul_leadership,
    own_leadership,
)
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, SHADOW
from westmarch.games.war_of_the_ring.cards import COMBAT, COMBATS, NO_CARD
from westmarch.games.war_of_the_ring.effects.blows import (
    extra_attack,
    hurt,
    leader_tokens,
    lose_figure,
    lose_man,
    turn_misses,
)
from westmarch.games.war_of_the_ring.pieces import ARAGORN, LEVEL, NAZGUL, STRIDER
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.losses import DEFENDERS, STRIKERS, losers, most_hits
from westmarch.games.war_of_the_ring.words import DECLINE, FIRST_MAN, FORGO, INTO_SIEGE, LOSE, RETREAT, SUFFER, TAKE

ANDURIL_BEARERS: Final = 1 << STRIDER | 1 << ARAGORN


class CardChoice(RingStep):
    """A choice that a Combat card gives to the side that played it."""

    RULE: ClassVar[str] = "WOTR-COMBAT-53"
    SIDE: ClassVar[int] = FREE_PEOPLES

    def seats(self, s: Table) -> int:
        return 1 << s.commander[self.SIDE]

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        card = s.combat_card[self.SIDE]
        return {"card": COMBATS[COMBAT[card]]} if card != NO_CARD else {}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        card = s.combat_card[self.SIDE]
        name = COMBATS[COMBAT[card]] if card != NO_CARD else "the card"
        return f"{name} does not allow that choice in this battle", self.RULE

    def refuse(self, s: Table, seat: int) -> None:
        s.done()
        narration.declined(s, seat, "combat_effect", self.RULE)


class HeroesStrike(CardChoice):
    """Mighty Attack, Andúril: a Companion gives up his Leadership for sure hits. WOTR-COMBAT-14, WOTR-COMBAT-15"""

    PROMPT: ClassVar[str] = "combat.heroes"
    FIELDS: ClassVar[tuple[str, ...]] = ("anduril",)

    def __init__(self, anduril: int) -> None:
        self.anduril = anduril

    def able(self, s: Table) -> list[int]:
        found = [c for c in companions_of(s) if own_leadership(s, c)]
        return [c for c in found if ANDURIL_BEARERS >> c & 1] if self.anduril else found

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if len(self.able(s)) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + FIRST_MAN + c for c in self.able(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        companion = token - TAKE - FIRST_MAN
        s.done()
        s.forgone[FREE_PEOPLES] += own_leadership(s, companion)
        turn_misses(s, FREE_PEOPLES, 2 if self.anduril and companion == ARAGORN else 1)
        if s.events is not None:
            facts = {"character": narration.men_names(1 << companion)[0], "hits": s.hits[FREE_PEOPLES]}
            narration.combat_effect(s, s.combat_card[FREE_PEOPLES], facts)

    def resolve(self, s: Table) -> None:
        self.choose(s, 0, TAKE + FIRST_MAN + self.able(s)[0])


class HeroicDeath(CardChoice):
    """A Leader dies for one hit, a Companion for as many as his Level."""

    PROMPT: ClassVar[str] = "combat.heroic_death"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*leader_tokens(s), *[LOSE + FIRST_MAN + c for c in companions_of(s)], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        spared = 1
        if token < LOSE + FIRST_MAN:
            lose_figure(s, FREE_PEOPLES, token - LOSE, FREE_PEOPLES)
        else:
            spared = LEVEL[token - LOSE - FIRST_MAN]
            lose_man(s, FREE_PEOPLES, token - LOSE - FIRST_MAN, FREE_PEOPLES)
        before = narration.standing(s)
        s.hits[SHADOW] = max(0, s.hits[SHADOW] - spared)
        narration.combat_modified(s, s.combat_card[FREE_PEOPLES], before)


class BladeStrikes(CardChoice):
    """A hit of the Leader re-roll eliminates a Minion instead."""

    PROMPT: ClassVar[str] = "combat.blade"

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*[LOSE + FIRST_MAN + minion for minion in bits(men_of(s, SHADOW))], DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        s.hits[FREE_PEOPLES] -= 1
        s.re_hits[FREE_PEOPLES] -= 1
        lose_man(s, SHADOW, token - LOSE - FIRST_MAN, FREE_PEOPLES)


class FatefulStrike(CardChoice):
    """One hit of the re-roll kills a Nazgûl besides; two may kill a Minion instead."""

    PROMPT: ClassVar[str] = "combat.fateful"

    def nazgul(self, s: Table) -> bool:
        return leaders(force_of(s, SHADOW), SHADOW) > 0

    def minions(self, s: Table) -> int:
        return men_of(s, SHADOW) if s.re_hits[FREE_PEOPLES] > 1 else 0

    def seats(self, s: Table) -> int:
        return 1 << s.commander[FREE_PEOPLES] if self.minions(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [LOSE + FIRST_MAN + minion for minion in bits(self.minions(s))]
        found.append(LOSE + NAZGUL if self.nazgul(s) else DECLINE)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        if token == LOSE + NAZGUL:
            lose_figure(s, SHADOW, NAZGUL, FREE_PEOPLES)
        else:
            lose_man(s, SHADOW, token - LOSE - FIRST_MAN, FREE_PEOPLES)

    def resolve(self, s: Table) -> None:
        s.done()
        lose_figure(s, SHADOW, NAZGUL, FREE_PEOPLES)


class BlackBreath(CardChoice):
    """A hit of the Shadow's re-roll may kill a Leader, or a Companion whose Level it reaches."""

    PROMPT: ClassVar[str] = "combat.black_breath"
    SIDE: ClassVar[int] = SHADOW

    def victims(self, s: Table) -> list[int]:
        found = leader_tokens(s)
        return found + [LOSE + FIRST_MAN + c for c in companions_of(s) if LEVEL[c] <= s.re_hits[SHADOW]]

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*self.victims(s), DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DECLINE:
            self.refuse(s, seat)
            return
        s.done()
        if token < LOSE + FIRST_MAN:
            lose_figure(s, FREE_PEOPLES, token - LOSE, SHADOW)
        else:
            lose_man(s, FREE_PEOPLES, token - LOSE - FIRST_MAN, SHADOW)


class DreadAndDespair(CardChoice):
    """Points of Nazgûl Leadership against dice of the FP."""

    PROMPT: ClassVar[str] = "combat.dread"
    SIDE: ClassVar[int] = SHADOW

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [FORGO + n for n in range(1, min(10, nazgul_leadership(s)) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.forgone[SHADOW] += token - FORGO
        s.fewer[FREE_PEOPLES] += token - FORGO
        if s.events is not None:
            narration.combat_effect(s, s.combat_card[SHADOW], {"forgone": token - FORGO})


class WordsOfPower(CardChoice):
    """One Companion's Leadership and abilities do not count this round. WOTR-CHARACTER-53"""

    PROMPT: ClassVar[str] = "combat.words"
    SIDE: ClassVar[int] = SHADOW

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TAKE + FIRST_MAN + c for c in companions_of(s)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        s.silenced |= 1 << token - TAKE - FIRST_MAN
        if s.events is not None:
            facts = {"character": narration.men_names(1 << token - TAKE - FIRST_MAN)[0]}
            narration.combat_effect(s, s.combat_card[SHADOW], facts)


class Sacrifice(CardChoice):
    """Relentless Assault, Onslaught: the Shadow hurts its own units for more force."""

    PROMPT: ClassVar[str] = "combat.sacrifice"
    SIDE: ClassVar[int] = SHADOW
    FIELDS: ClassVar[tuple[str, ...]] = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def tokens(self, s: Table, seat: int) -> list[int]:
        who = STRIKERS if s.attacker == SHADOW else DEFENDERS
        able = most_hits(s, SHADOW, losers(s, SHADOW, home_of(s, SHADOW), who))
        return [SUFFER + n for n in range(min(self.most, able) + 1)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        hits = token - SUFFER
        if self.most == 2:
            s.done()
            s.bonus[SHADOW] += hits
        else:
            s.become(OnslaughtRoll(hits))
        if s.events is not None:
            narration.combat_effect(s, s.combat_card[SHADOW], {"suffered": hits})
        hurt(s, SHADOW, hits)


class OnslaughtRoll(RingStep):
    """A die for each hit dealt to oneself; 4 or more hits the enemy."""

    FIELDS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def resolve(self, s: Table) -> None:
        s.done()
        extra_attack(s, SHADOW, self.dice, 4)


class ScoutsRetreat(CardChoice):
    """The FP Army leaves the battle before any roll. WOTR-COMBAT-11, WOTR-RETREAT-11"""

    PROMPT: ClassVar[str] = "combat.scouts"

    def tokens(self, s: Table, seat: int) -> list[int]:
        from westmarch.games.war_of_the_ring.steps.rounds import can_withdraw, retreats

        found = [RETREAT + there for there in retreats(s)]
        return [*found, INTO_SIEGE] if can_withdraw(s) else found

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.rounds import retreat, withdraw

        s.done()  # the step beneath, CardEffects, gives way to the end of the battle
        if token == INTO_SIEGE:
            withdraw(s)
        else:
            retreat(s, token - RETREAT, "scouts")
