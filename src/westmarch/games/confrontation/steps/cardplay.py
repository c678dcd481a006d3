"""Steps 3 and 4 of a battle: the cards and the comparison.

CONF-COMBAT-13 to CONF-COMBAT-22, CONF-CARD-01 to CONF-CARD-28
"""

from typing import Any, ClassVar, Final

from westmarch.games.confrontation import knowledge, narration, specials
from westmarch.games.confrontation.board import BACKWARD, FELLOWSHIP, NEIGHBOURS, REGION_COUNT, SAURON, SIDEWAYS
from westmarch.games.confrontation.cards import (
    CARDS_PER_SIDE,
    F_ELVEN_CLOAK,
    F_MAGIC,
    F_NOBLE_SACRIFICE,
    F_RETREAT,
    NO_CARD,
    S_EYE,
    S_FOUR,
    S_MAGIC,
    S_RETREAT,
    is_text,
)
from westmarch.games.confrontation.deeds import refuse_retreat, retreat_targets
from westmarch.games.confrontation.pieces import (
    CAVE_TROLL,
    ELROND,
    FRODO_VARIANT,
    GANDALF,
    GANDALF_CLASSIC,
    GANDALF_VARIANT,
    MOUTH_OF_SAURON,
    PER_SIDE,
    SARUMAN_VARIANT,
)
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps.results import defeat, leave_battle, region_name
from westmarch.games.confrontation.strength import able, against_warg, totals
from westmarch.games.confrontation.words import CARD, DEMAND, EXCHANGE, FETCH, LOOK, PASS, REVEAL, TO
from westmarch.kernel.steps import Step


def begin_cards(s: Table) -> None:
    """The step on top gives way to step 3, or to the comparison where no cards are played.

    CONF-COMBAT-28, CONF-CHARV-43, CONF-SPECIAL-05
    """
    if s.no_cards:
        s.become(SUPPORT)
    elif able(s, GANDALF_CLASSIC):
        s.become(SauronShows())
    else:
        s.become(CHOOSE_CARDS)


CARDS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card for card in range(CARDS_PER_SIDE) if cards >> card & 1]) for cards in range(1 << CARDS_PER_SIDE)]
)
"""The cards in every set of bits."""


def card_tokens(first: int, side: int, cards: int) -> list[int]:
    """A token for each card in a set of bits; `first` is CARD or FETCH."""
    base = first + CARDS_PER_SIDE * side
    return [base + card for card in CARDS_IN[cards]]


def lay_card(s: Table, side: int, card: int) -> None:
    s.hand[side] &= ~(1 << card)
    s.card[side] = card


class ChooseCards(Step[Table]):
    """Both choose a card in secret; both are turned up together.

    CONF-COMBAT-13, CONF-CARD-03, CONF-CARD-04, CONF-HIDDEN-10, CONF-SPECIAL-40, CONF-CHAR-57
    """

    PROMPT: ClassVar[str] = "battle.card"
    RULE: ClassVar[str] = "CONF-COMBAT-13"

    def seats(self, s: Table) -> int:
        waiting = 0
        if s.card[FELLOWSHIP] == NO_CARD:
            waiting = s.asks(FELLOWSHIP)
        if s.card[SAURON] == NO_CARD:
            waiting |= s.asks(SAURON)
        return waiting

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        found = card_tokens(CARD, side, s.hand[side])
        return found + specials.palantir_tokens(s) if side == SAURON else found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= LOOK and token < LOOK + REGION_COUNT:
            specials.look_into(s, token - LOOK)
            return
        side = s.side_at(seat)
        lay_card(s, side, token - CARD - CARDS_PER_SIDE * side)
        narration.chose_card(s, side)

    def resolve(self, s: Table) -> None:
        s.cards_open = 1
        narration.cards_revealed(s)
        s.become(SARUMAN_DEMANDS)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "a card left in your own hand is needed", "CONF-CARD-03"


class SauronShows(Step[Table]):
    """Against classic Gandalf Sauron shows his card first, and carries Magic out.

    CONF-CHAR-16, CONF-CHAR-19, CONF-INTER-18, CONF-HIDDEN-10
    """

    PROMPT: ClassVar[str] = "battle.show_card"
    RULE: ClassVar[str] = "CONF-CHAR-16"

    def seats(self, s: Table) -> int:
        return s.asks(SAURON)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return card_tokens(CARD, SAURON, s.hand[SAURON]) + specials.palantir_tokens(s)

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= LOOK and token < LOOK + REGION_COUNT:
            specials.look_into(s, token - LOOK)
            return
        lay_card(s, SAURON, token - CARD - CARDS_PER_SIDE)
        narration.showed_card(s, SAURON, "gandalf_classic", "CONF-CHAR-16")
        s.become(FellowshipAnswers())
        if s.card[SAURON] == S_MAGIC and sauron_text_works(s) and s.pile[SAURON]:
            s.push(Fetch(SAURON))

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "a card left in your own hand is needed", "CONF-CARD-03"


class FellowshipAnswers(Step[Table]):
    """Then the Fellowship plays a card, knowing Sauron's. CONF-CHAR-16, CONF-CHAR-17, CONF-CHAR-18"""

    PROMPT: ClassVar[str] = "battle.answer_card"
    RULE: ClassVar[str] = "CONF-CHAR-17"

    def seats(self, s: Table) -> int:
        return s.asks(FELLOWSHIP)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return card_tokens(CARD, FELLOWSHIP, s.hand[FELLOWSHIP])

    def choose(self, s: Table, seat: int, token: int) -> None:
        lay_card(s, FELLOWSHIP, token - CARD)
        s.cards_open = 1
        narration.showed_card(s, FELLOWSHIP, "gandalf_classic", "CONF-CHAR-17")
        s.become(SARUMAN_DEMANDS)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "a card left in your own hand is needed", "CONF-CHAR-17"


class SarumanDemands(Step[Table]):
    """Variant Saruman may make the Fellowship take its card back and show another.

    CONF-CHARV-34, CONF-CHARV-35, CONF-CHARV-36, CONF-COMBAT-31
    """

    PROMPT: ClassVar[str] = "battle.demand"
    RULE: ClassVar[str] = "CONF-CHARV-34"

    def seats(self, s: Table) -> int:
        # He has defeated a Gandalf long before this. CONF-CHARV-33
        if s.character[s.shadow] == SARUMAN_VARIANT and s.hand[FELLOWSHIP]:
            return s.asks(SAURON)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DEMAND, PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, SAURON, "demand", self.RULE)
            s.become(MOUTH_SPEAKS)
        else:
            narration.demanded_card(s)
            s.become(AnotherCard())

    def resolve(self, s: Table) -> None:
        s.become(MOUTH_SPEAKS)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)


class AnotherCard(Step[Table]):
    """The Fellowship picks a different card; the first goes back to the hand. CONF-CHARV-34, CONF-CHARV-36"""

    PROMPT: ClassVar[str] = "battle.another_card"
    RULE: ClassVar[str] = "CONF-CHARV-34"

    def seats(self, s: Table) -> int:
        return s.asks(FELLOWSHIP)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return card_tokens(CARD, FELLOWSHIP, s.hand[FELLOWSHIP])

    def choose(self, s: Table, seat: int, token: int) -> None:
        first = s.card[FELLOWSHIP]
        lay_card(s, FELLOWSHIP, token - CARD)
        s.hand[FELLOWSHIP] |= 1 << first
        narration.replaced_card(s, FELLOWSHIP, first, "saruman_variant", "CONF-CHARV-34")
        s.become(MOUTH_SPEAKS)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "a different card from your own hand is needed", "CONF-CHARV-34"


class MouthSpeaks(Step[Table]):
    """The Mouth of Sauron may exchange his card for the 4, wherever it is.

    CONF-CHARV-41, CONF-CHARV-42, CONF-CHARV-44, CONF-CHARV-45, CONF-CHARV-56
    """

    PROMPT: ClassVar[str] = "battle.exchange"
    RULE: ClassVar[str] = "CONF-CHARV-41"

    def seats(self, s: Table) -> int:
        if s.character[s.shadow] == MOUTH_OF_SAURON and s.card[SAURON] != S_FOUR:
            return s.asks(SAURON)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [EXCHANGE, PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, SAURON, "exchange", self.RULE)
        else:
            self._exchange(s)
        s.become(SAURON_CARD)

    def _exchange(self, s: Table) -> None:
        first = s.card[SAURON]
        four = 1 << S_FOUR
        if s.hand[SAURON] & four:
            s.hand[SAURON] = s.hand[SAURON] & ~four | 1 << first
        else:
            s.pile[SAURON] = s.pile[SAURON] & ~four | 1 << first
        s.card[SAURON] = S_FOUR
        narration.replaced_card(s, SAURON, first, "mouth_of_sauron", "CONF-CHARV-41")

    def resolve(self, s: Table) -> None:
        s.become(SAURON_CARD)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)


class Fetch(Step[Table]):
    """Magic is exchanged for a card from its owner's own pile.

    CONF-CARD-05, CONF-CARD-09, CONF-CARD-11, CONF-CARD-27
    """

    PROMPT: ClassVar[str] = "battle.fetch"
    RULE: ClassVar[str] = "CONF-CARD-05"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, s: Table) -> int:
        return s.asks(self.side)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return card_tokens(FETCH, self.side, s.pile[self.side])

    def choose(self, s: Table, seat: int, token: int) -> None:
        card = token - FETCH - CARDS_PER_SIDE * self.side
        magic = s.card[self.side]
        s.pile[self.side] = s.pile[self.side] & ~(1 << card) | 1 << magic
        s.card[self.side] = card
        narration.replaced_card(s, self.side, magic, "magic", "CONF-CARD-05")
        s.done()

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "Magic fetches a combat card from your own discard pile", "CONF-CARD-05"


def sauron_text_works(s: Table) -> bool:
    """Whether the text of Sauron's card has any effect in this battle.

    CONF-CHAR-56 (Cave Troll), CONF-CHARV-01 (variant Frodo), CONF-CHARV-09 (Elrond), CONF-INTER-17, CONF-INTER-23
    """
    if s.character[s.shadow] == CAVE_TROLL or able(s, FRODO_VARIANT):
        return False
    return not (able(s, ELROND) and s.card[SAURON] in (S_MAGIC, S_EYE))


class SauronCard(Step[Table]):
    """Sauron's text card comes first.

    CONF-COMBAT-15, CONF-CARD-06, CONF-CARD-08, CONF-CARD-20 to CONF-CARD-25, CONF-CARD-07, CONF-CARD-21,
    CONF-CARD-23, CONF-CARD-24
    """

    def resolve(self, s: Table) -> None:
        card = s.card[SAURON]
        if not is_text(SAURON, card):
            s.become(FELLOWSHIP_CARD)
            return
        if not sauron_text_works(s):
            narration.cancelled(s, SAURON, narration.name(s, muter(s)), "CONF-COMBAT-18")
            s.become(FELLOWSHIP_CARD)
            return
        if card == S_MAGIC and s.pile[SAURON]:
            s.push(Fetch(SAURON))  # and this step again, for the card that is fetched
            return
        if card == S_RETREAT and card_retreats(s, SAURON):
            s.become(CardRetreat(SAURON))
            return
        if card == S_EYE and is_text(FELLOWSHIP, s.card[FELLOWSHIP]):
            s.eye = 1
            narration.cancelled(s, FELLOWSHIP, "s_eye", "CONF-CARD-22")
        s.become(FELLOWSHIP_CARD)


def muter(s: Table) -> int:
    """The fighter that makes Sauron's text void, for the log."""
    return s.shadow if s.character[s.shadow] == CAVE_TROLL else s.fellow


class FellowshipCard(Step[Table]):
    """Then the Fellowship's text card.

    CONF-COMBAT-15, CONF-CARD-10, CONF-CARD-12 to CONF-CARD-19, CONF-CARD-26, CONF-CARD-28, CONF-CARD-07,
    CONF-CARD-13, CONF-CARD-14, CONF-CARD-16, CONF-CARD-17, CONF-INTER-16, CONF-INTER-19
    """

    def resolve(self, s: Table) -> None:
        card = s.card[FELLOWSHIP]
        if s.eye or not is_text(FELLOWSHIP, card):
            s.become(SUPPORT)
        elif card == F_MAGIC and s.pile[FELLOWSHIP]:
            s.push(Fetch(FELLOWSHIP))  # and this step again, for the card that is fetched
        elif card == F_NOBLE_SACRIFICE:
            defeat(s, 1 << s.fellow | 1 << s.shadow, "f_noble_sacrifice", "CONF-CARD-12")
        elif card == F_RETREAT and card_retreats(s, FELLOWSHIP):
            s.become(CardRetreat(FELLOWSHIP))
        else:
            if card == F_ELVEN_CLOAK and not is_text(SAURON, s.card[SAURON]):
                s.cloak = 1
                narration.cancelled(s, SAURON, "f_elven_cloak", "CONF-CARD-15")
            s.become(SUPPORT)


def card_retreats(s: Table, side: int) -> list[int]:
    """Where a Retreat card may lead: backward for the Fellowship, sideways for Sauron. CONF-CARD-18, CONF-CARD-20"""
    return retreat_targets(s, side, card_directions(s, side))


def card_directions(s: Table, side: int) -> tuple[int, ...]:
    return BACKWARD[side][s.field] if side == FELLOWSHIP else SIDEWAYS[s.field]


class CardRetreat(Step[Table]):
    """A Retreat card must be carried out; its owner only chooses among the regions.

    CONF-RETREAT-08, CONF-RETREAT-11, CONF-CARD-13, CONF-CARD-27, CONF-COMBAT-16, CONF-COMBAT-17, CONF-CHAR-48
    """

    PROMPT: ClassVar[str] = "battle.retreat"
    RULE: ClassVar[str] = "CONF-RETREAT-08"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, s: Table) -> int:
        return s.asks(self.side) if len(card_retreats(s, self.side)) > 1 else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [TO + region for region in card_retreats(s, self.side)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        self._go(s, token - TO)

    def resolve(self, s: Table) -> None:
        self._go(s, card_retreats(s, self.side)[0])

    def _go(self, s: Table, target: int) -> None:
        if self.side == SAURON:
            leave_battle(s, s.shadow, target, "s_retreat", "CONF-CARD-20")
        else:
            leave_battle(s, s.fellow, target, "f_retreat", "CONF-CARD-18")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if TO <= token < TO + REGION_COUNT:
            return refuse_retreat(s, self.side, token - TO, card_directions(s, self.side))
        return "a region to retreat to is needed", "CONF-CARD-27"


class Support(Step[Table]):
    """Variant Gandalf, near by, may add his 1 before the strengths are compared.

    CONF-CHARV-12 to CONF-CHARV-16, CONF-INTER-22, CONF-HIDDEN-17, CONF-CHARV-14, CONF-CHARV-15
    """

    PROMPT: ClassVar[str] = "battle.support"
    RULE: ClassVar[str] = "CONF-CHARV-12"

    def seats(self, s: Table) -> int:
        return s.asks(FELLOWSHIP) if self._thinkable(s) else 0

    def _thinkable(self, s: Table) -> bool:
        """Whether Sauron, from what is open, must reckon with Gandalf near by."""
        if s.character[GANDALF] != GANDALF_VARIANT or s.fellow == GANDALF or not s.alive(GANDALF):
            return False
        if against_warg(s):
            return False
        for piece in range(PER_SIDE):
            if piece != s.fellow and near(s, piece) and s.may_be(piece, GANDALF):
                return True
        return False

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [REVEAL + GANDALF_VARIANT, PASS] if near(s, GANDALF) else [PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, FELLOWSHIP, "support", self.RULE)
        else:
            knowledge.reveal(s, GANDALF, "support", "CONF-CHARV-12")
            s.support = 1
        self.resolve(s)

    def resolve(self, s: Table) -> None:
        compare(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "only Gandalf in this region or an adjacent one can support", "CONF-CHARV-12"


def near(s: Table, piece: int) -> bool:
    """CONF-CHARV-13"""
    return s.region[piece] == s.field or s.region[piece] in NEIGHBOURS[s.field]


def compare(s: Table) -> None:
    """Step 4: the lower total is defeated, equal totals both. CONF-COMBAT-19, CONF-COMBAT-20, CONF-COMBAT-21"""
    fellowship, sauron = totals(s)
    narration.compared(s, fellowship, sauron)
    fallen = 0
    if fellowship <= sauron:
        fallen |= 1 << s.fellow
    if sauron <= fellowship:
        fallen |= 1 << s.shadow
    defeat(s, fallen, "battle", "CONF-COMBAT-21" if fellowship == sauron else "CONF-COMBAT-20")


# A step without numbers of its own never changes: one of each is enough for all games.
CHOOSE_CARDS: Final = ChooseCards()
SARUMAN_DEMANDS: Final = SarumanDemands()
MOUTH_SPEAKS: Final = MouthSpeaks()
SAURON_CARD: Final = SauronCard()
FELLOWSHIP_CARD: Final = FellowshipCard()
SUPPORT: Final = Support()
