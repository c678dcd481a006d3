"""The Shadow's Character deck: the Event halves. WOTR-EVENT-08 to WOTR-EVENT-12, WOTR-HUNT-36"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import besieging, bits, has_army, nazgul_in
from westmarch.games.war_of_the_ring.battle import NO_FP_CARD_FIRST
from westmarch.games.war_of_the_ring.board import (
    FORTIFICATION,
    FREE_PEOPLES,
    KIND,
    NEIGHBOURS,
    NOTHING,
    NOWHERE,
    OWNER,
    REGION_COUNT,
    SAURON,
    SHADOW,
)
from westmarch.games.war_of_the_ring.cards import CHARACTER_CARDS, DECK_SIZE
from westmarch.games.war_of_the_ring.effects.base import Event, TableCard
from westmarch.games.war_of_the_ring.effects.fp_character import SpecialTile
from westmarch.games.war_of_the_ring.effects.gains import gain
from westmarch.games.war_of_the_ring.effects.marches import MoveOrAttack
from westmarch.games.war_of_the_ring.effects.shared import RegionChoice, hit_army, roll_hits
from westmarch.games.war_of_the_ring.marching import (
    NAZGUL_NEEDED,
    NOBODY_NEEDED,
    WITCH_KING_NEEDED,
    can_attack_from,
    targets,
)
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTERS,
    EYE,
    FACE_COUNT,
    FACES,
    LEVEL,
    NAZGUL,
    SARUMAN,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import PAID, actor
from westmarch.games.war_of_the_ring.steps.attack import CardVanguard
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.steps.characters import MoreMinions
from westmarch.games.war_of_the_ring.steps.fellowship import corrupt, reveal
from westmarch.games.war_of_the_ring.steps.hunt import HuntRoll
from westmarch.games.war_of_the_ring.steps.hunt_tiles import (
    BREAKING,
    DROP_BLUE,
    DROP_EYE,
    FORCED,
    NO_REDUCING,
    OF_CARD,
    TileDraw,
    fall_from_fellowship,
)
from westmarch.games.war_of_the_ring.steps.march import OPEN
from westmarch.games.war_of_the_ring.words import (
    ACT,
    ACTS,
    CORRUPTION,
    DECLINE,
    DIE_TOKEN,
    DISCARD,
    DONE,
    FIRST_MAN,
    HUNT,
    LOSE,
    RECRUIT,
)


def in_the_wild(s: Table) -> bool:
    """The figure is not in a region with an FP Settlement, whoever controls it. WOTR-MORDOR-18, WOTR-DEF-14"""
    here = s.fellowship
    if here == NOWHERE:
        return True
    return OWNER[here] != FREE_PEOPLES or KIND[here] in (NOTHING, FORTIFICATION)


class Ambush(Event):
    """A tile is drawn against a Fellowship in the wild: Orc Patrol, Isildur's Bane, Foul Thing from the Deep."""

    def __init__(self, marks: int) -> None:
        self.marks = marks

    def ready(self, s: Table, seat: int) -> bool:
        return in_the_wild(s)

    def play(self, s: Table, seat: int) -> None:
        s.push(TileDraw(0, DROP_EYE | DROP_BLUE | self.marks, OF_CARD))


class CandlesOfCorpses(Event):
    """Three dice: each 4 adds a Corruption; with Gollum as Guide only a 6."""

    def ready(self, s: Table, seat: int) -> bool:
        return in_the_wild(s)

    def play(self, s: Table, seat: int) -> None:
        corrupt(s, roll_hits(s, 3, 6 if s.gollum_guides() else 4), "candles_of_corpses", "WOTR-FELLOWSHIP-06")


class NazgulSearch(Event):
    """The Nazgûl fly; if one finds the figure, the Fellowship is revealed."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.progress > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(Found())
        s.push(MoreMinions(PAID, 0))


class Found(RingStep):
    """WOTR-FELLOWSHIP-28"""

    def resolve(self, s: Table) -> None:
        s.done()
        if s.fellowship != NOWHERE and nazgul_in(s, s.fellowship):
            reveal(s, "nazgul_search", "WOTR-FELLOWSHIP-28")


class CruelWeather(Event):
    """The Shadow shifts the figure into an adjacent region."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.progress > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(BlownAstray())


class BlownAstray(RegionChoice):
    """Only the last known position moves. WOTR-FELLOWSHIP-02"""

    def places(self, s: Table) -> list[int]:
        return list(NEIGHBOURS[s.fellowship])

    def picked(self, s: Table, where: int) -> None:
        s.fellowship = where
        narration.fellowship(s, "shifted", "cruel_weather", "WOTR-FELLOWSHIP-02")


class TheNazgulStrike(Event):
    """The Nazgûl fly; if one finds the figure, a table card is lost or the Hunt is rolled."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.progress > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(NazgulStrike())
        s.push(MoreMinions(PAID, 0))


class NazgulStrike(RingStep):
    """One of the two, or neither. WOTR-HUNT-36"""

    PROMPT: ClassVar[str] = "event.nazgul_strike"
    RULE: ClassVar[str] = "WOTR-HUNT-36"

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if s.fellowship != NOWHERE and nazgul_in(s, s.fellowship) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        open_cards = s.table_cards[FREE_PEOPLES] & CHARACTER_CARDS
        return [*[DISCARD + c for c in range(DECK_SIZE) if open_cards >> c & 1], HUNT, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == DECLINE:
            narration.declined(s, seat, "the_nazgul_strike", self.RULE)
        elif token == HUNT:
            if s.events is not None:
                narration.tell(s, "card_option", {"choice": "hunt"}, "the_nazgul_strike", self.RULE)
            s.push(HuntRoll(0))
        else:
            s.discard_openly(token - DISCARD)
            narration.discarded(s, token - DISCARD, "the_nazgul_strike", "WOTR-EVENT-10")

    def resolve(self, s: Table) -> None:
        s.done()


class MorgulWound(Event):
    """Two Corruption if there are three or fewer, else one."""

    def ready(self, s: Table, seat: int) -> bool:
        return not s.hidden

    def play(self, s: Table, seat: int) -> None:
        corrupt(s, 2 if s.corruption <= 3 else 1, "morgul_wound", "WOTR-FELLOWSHIP-06")


class LureOfTheRing(Event):
    """A Companion at random: his Level in Corruption, or his loss."""

    def ready(self, s: Table, seat: int) -> bool:
        return not s.hidden

    def play(self, s: Table, seat: int) -> None:
        here = bits(s.in_fellowship())
        if not here:
            corrupt(s, 1, "lure_of_the_ring", "WOTR-FELLOWSHIP-06")
            return
        lured = here[s.rng.below(len(here))]
        if s.events is not None:
            facts = {"character": narration.men_names(1 << lured)[0]}
            narration.tell(s, "lured", facts, "lure_of_the_ring", "WOTR-EVENT-10", s.everybody)
        s.push(Lured(lured))


class Lured(RingStep):
    """The FP choose. WOTR-CHARACTER-25"""

    PROMPT: ClassVar[str] = "event.lure"
    RULE: ClassVar[str] = "WOTR-CHARACTER-25"
    FIELDS: ClassVar[tuple[str, ...]] = ("companion",)

    def __init__(self, companion: int) -> None:
        self.companion = companion

    def seats(self, s: Table) -> int:
        return s.asks(FREE_PEOPLES)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [CORRUPTION, LOSE + FIRST_MAN + self.companion]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        if token == CORRUPTION:
            corrupt(s, LEVEL[self.companion], "lure_of_the_ring", "WOTR-FELLOWSHIP-06")
        else:
            fall_from_fellowship(s, self.companion, "lure_of_the_ring", self.RULE, 0)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        who = CHARACTERS[self.companion]
        return {"card": "lure_of_the_ring", "character": who, "level": LEVEL[self.companion]}


class TheBreakingOfTheFellowship(Event):
    """A tile says how many Companions must leave."""

    def ready(self, s: Table, seat: int) -> bool:
        return not s.hidden

    def play(self, s: Table, seat: int) -> None:
        if s.gollum_guides():
            corrupt(s, 1, "the_breaking_of_the_fellowship", "WOTR-FELLOWSHIP-06")
        else:
            s.push(TileDraw(0, DROP_EYE | DROP_BLUE | BREAKING, OF_CARD))


class TheLidlessEye(Event):
    """Up to three unused dice become Eyes."""

    def play(self, s: Table, seat: int) -> None:
        s.push(EyesTurn(3))


class EyesTurn(RingStep):
    """Die after die. WOTR-DICE-11, WOTR-DICE-13"""

    PROMPT: ClassVar[str] = "event.lidless_eye"
    RULE: ClassVar[str] = "WOTR-DICE-13"
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if self.left and s.unused(SHADOW) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [*[DIE_TOKEN + face for face in range(EYE) if s.dice[FACE_COUNT + face]], DONE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == DONE:
            s.done()
            narration.declined(s, seat, "the_lidless_eye", self.RULE)
            return
        s.become(EyesTurn(self.left - 1))
        s.dice[FACE_COUNT + token - DIE_TOKEN] -= 1
        s.box[SHADOW] += 1
        if s.events is not None:
            facts = {"die": FACES[token - DIE_TOKEN], "into": "eye"}
            narration.tell(s, "die_turned", facts, "the_lidless_eye", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()


class DreadfulSpells(Event):
    """Dice for the Nazgûl of a Shadow Army against an FP Army near it."""

    def ready(self, s: Table, seat: int) -> bool:
        return len(SpellCasters().places(s)) > 0

    def play(self, s: Table, seat: int) -> None:
        s.push(SpellCasters())


class SpellCasters(RegionChoice):
    """The Shadow Army whose Nazgûl count."""

    def places(self, s: Table) -> list[int]:
        return [w for w in range(REGION_COUNT) if nazgul_in(s, w) and has_army(s, SHADOW, w) and self.victims(s, w)]

    def victims(self, s: Table, where: int) -> list[int]:
        return [w for w in (where, *NEIGHBOURS[where]) if has_army(s, FREE_PEOPLES, w)]

    def picked(self, s: Table, where: int) -> None:
        s.push(Spellbound(where))


class Spellbound(RegionChoice):
    """The FP Army that is struck; it is no attack. WOTR-POLITICS-30, WOTR-EVENT-22"""

    FIELDS: ClassVar[tuple[str, ...]] = ("casters",)

    def __init__(self, casters: int) -> None:
        self.casters = casters

    def places(self, s: Table) -> list[int]:
        return SpellCasters().victims(s, self.casters)

    def picked(self, s: Table, where: int) -> None:
        hit_army(s, FREE_PEOPLES, where, min(5, nazgul_in(s, self.casters)), 5)


def storm(s: Table, seat: int, where: int) -> None:
    """A siege battle of three rounds in which the FP, without a Companion, begin without a card. WOTR-SIEGE-17"""
    if where in targets(s, SHADOW, where) and can_attack_from(s, seat, where, NOBODY_NEEDED):
        s.push(CardVanguard(PAID, NOBODY_NEEDED, where, 0, 0, OPEN, 3, NO_FP_CARD_FIRST, where))


class Grond(Event):
    """The Witch-king's besieging Army attacks the Stronghold for three rounds."""

    def ready(self, s: Table, seat: int) -> bool:
        where = s.place[WITCH_KING]
        return where < REGION_COUNT and besieging(s, SHADOW, where)

    def play(self, s: Table, seat: int) -> None:
        storm(s, seat, s.place[WITCH_KING])


class SarumansCard(TableCard):
    """It lies on the table while Saruman is in play."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(SARUMAN)


class TheRingwraithsAreAbroad(Event):
    """The Nazgûl fly; then two Armies with Nazgûl move, or one attacks."""

    def play(self, s: Table, seat: int) -> None:
        s.push(MoveOrAttack(NAZGUL_NEEDED, 2))
        s.push(MoreMinions(PAID, 0))


class TheBlackCaptainCommands(Event):
    """Two Nazgûl join the Witch-king, or the Nazgûl fly; then his Army moves or attacks."""

    def ready(self, s: Table, seat: int) -> bool:
        return s.in_play(WITCH_KING)

    def play(self, s: Table, seat: int) -> None:
        s.push(MoveOrAttack(WITCH_KING_NEEDED, 1))
        s.push(CaptainsChoice())


class CaptainsChoice(RingStep):
    """Recruit, or fly? WOTR-EVENT-30"""

    PROMPT: ClassVar[str] = "event.black_captain"
    RULE: ClassVar[str] = "WOTR-EVENT-30"

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [RECRUIT + NAZGUL, ACT + ACTS.index("move_minions")]

    def choose(self, s: Table, seat: int, token: int) -> None:
        s.done()
        recruits = token == RECRUIT + NAZGUL
        if s.events is not None:
            facts = {"choice": "recruit" if recruits else "fly"}
            narration.tell(s, "card_option", facts, "the_black_captain_commands", self.RULE)
        if recruits:
            gain(s, s.place[WITCH_KING], SAURON, 0, 0, 0, 2)
        else:
            s.push(MoreMinions(PAID, 0))


EVENTS: Final[dict[str, Event]] = {
    "shelobs_lair": SpecialTile("shelobs_lair"),
    "the_ring_is_mine": SpecialTile("the_ring_is_mine"),
    "on_on_they_went": SpecialTile("on_on_they_went"),
    "give_it_to_uss": SpecialTile("give_it_to_uss"),
    "orc_patrol": Ambush(0),
    "isildurs_bane": Ambush(NO_REDUCING),
    "foul_thing_from_the_deep": Ambush(FORCED),
    "candles_of_corpses": CandlesOfCorpses(),
    "nazgul_search": NazgulSearch(),
    "cruel_weather": CruelWeather(),
    "the_nazgul_strike": TheNazgulStrike(),
    "morgul_wound": MorgulWound(),
    "lure_of_the_ring": LureOfTheRing(),
    "the_breaking_of_the_fellowship": TheBreakingOfTheFellowship(),
    "worn_with_sorrow_and_toil": TableCard(),
    "flocks_of_crebain": TableCard(),
    "balrog_of_moria": TableCard(),
    "the_lidless_eye": TheLidlessEye(),
    "dreadful_spells": DreadfulSpells(),
    "grond_hammer_of_the_underworld": Grond(),
    "the_palantir_of_orthanc": SarumansCard(),
    "wormtongue": SarumansCard(),
    "the_ringwraiths_are_abroad": TheRingwraithsAreAbroad(),
    "the_black_captain_commands": TheBlackCaptainCommands(),
}
