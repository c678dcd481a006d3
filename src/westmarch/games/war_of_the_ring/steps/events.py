"""Event cards: drawing them, playing them, and what playing them brings. WOTR-EVENT-01 to WOTR-EVENT-30"""

from typing import Any, ClassVar, Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.board import DWARVES, ELVES, FREE_PEOPLES, GONDOR, NORTH, ROHAN, SHADOW
from westmarch.games.war_of_the_ring.cards import (
    ANY_USER,
    ARMY_ICON,
    CARDS,
    CHARACTER_ICON,
    DECK_KINDS,
    ICON,
    MUSTER_ICON,
    NO_CARD,
    SIDE_CARDS,
    STAYS,
    THE_PALANTIR_OF_ORTHANC,
    USER,
    USERS,
    deck_of_card,
)
from westmarch.games.war_of_the_ring.effects.events import play, ready
from westmarch.games.war_of_the_ring.pieces import EVENT, FACE_COUNT, FACES, GANDALF_GREY
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import actor, commit
from westmarch.games.war_of_the_ring.steps.base import RingStep
from westmarch.games.war_of_the_ring.words import DECLINE, DISCARD, DRAW, PLAY

ICON_OF_RESULT: Final[tuple[int, ...]] = (CHARACTER_ICON, ARMY_ICON, MUSTER_ICON)
"""The icon that a Character, Army or Muster result matches."""


def may_use(s: Table, seat: int, card: int) -> bool:
    """In games of three and four some cards are for one player of the team. WOTR-MULTI4-38, WOTR-MULTI3-12"""
    if s.players == 3 and seat == 0:
        return not NATIONS_OF_CARD[card] & s.last_nations
    if s.players == 2 or USER[card] == ANY_USER:
        return True
    return s.seats[seat] == USERS[USER[card]]


TIED: Final[dict[str, int]] = {
    "dead_men_of_dunharrow": 1 << GONDOR,
    "house_of_the_stewards": 1 << GONDOR,
    "a_power_too_great": 1 << ELVES,
    "the_power_of_tom_bombadil": 1 << NORTH,
    "book_of_mazarbul": 1 << DWARVES,
    "faramirs_rangers": 1 << GONDOR,
    "fear_fire_foes": 1 << NORTH,
    "the_red_arrow": 1 << ROHAN,
    "paths_of_the_woses": 1 << ROHAN,
    "cirdans_ships": 1 << ELVES,
    "guards_of_the_citadel": 1 << GONDOR,
    "celeborns_galadhrim": 1 << ELVES,
    "riders_of_theoden": 1 << ROHAN,
    "grimbeorn_the_old_son_of_beorn": 1 << NORTH,
    "imrahil_of_dol_amroth": 1 << GONDOR,
    "king_brands_men": 1 << NORTH,
    "swords_in_eriador": 1 << NORTH | 1 << DWARVES,
    "kindred_of_glorfindel": 1 << ELVES,
    "dain_ironfoots_guard": 1 << DWARVES,
    "eomer_son_of_eomund": 1 << ROHAN,
    "thranduils_archers": 1 << ELVES,
}
"""The FP cards that recruit, move or advance a certain nation, for the lone FP player of three. WOTR-MULTI3-07"""

NATIONS_OF_CARD: Final[tuple[int, ...]] = tuple([TIED.get(name, 0) for name in CARDS])


def playable_cards(s: Table, seat: int, result: int) -> list[int]:
    """The cards in hand that a result may play now. WOTR-EVENT-07, WOTR-EVENT-08"""
    first = SIDE_CARDS * s.side_at(seat)
    hand = s.hand[seat]
    found = []
    for card in range(first, first + SIDE_CARDS):
        if not hand >> card - first & 1:
            continue
        if result != EVENT and ICON[card] != ICON_OF_RESULT[result]:
            continue
        if may_use(s, seat, card) and ready(s, seat, card):
            found.append(card)
    return found


def playable(s: Table, seat: int, result: int) -> bool:
    return len(playable_cards(s, seat, result)) > 0


class PlayEvent(RingStep):
    """Which card is played? WOTR-EVENT-07, WOTR-EVENT-08"""

    PROMPT: ClassVar[str] = "event.play"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-EVENT-07"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "result")

    def __init__(self, face: int, result: int) -> None:
        self.face = face
        self.result = result

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [PLAY + card for card in playable_cards(s, seat, self.result)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        card = token - PLAY
        commit(s, self.face, f"play_{FACES[self.result]}", "WOTR-EVENT-07")
        s.paid = self.result
        play_card(s, seat, card)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if not PLAY <= token < PLAY + len(CARDS):
            return "a card is needed", self.RULE
        card = token - PLAY
        if card // SIDE_CARDS != s.side_at(seat) or not s.hand[seat] >> card % SIDE_CARDS & 1:
            return "that card is not in your hand", "WOTR-EVENT-07"
        if self.result != EVENT and ICON[card] != ICON_OF_RESULT[self.result]:
            return "its icon does not match the result", "WOTR-EVENT-07"
        if not may_use(s, seat, card):
            if s.players == 3 and seat == 0:
                return "the last action was for the same nation", "WOTR-MULTI3-05"
            return "another player of the team uses this card", "WOTR-MULTI4-38"
        return "its requirement is not met", "WOTR-EVENT-08"


def play_card(s: Table, seat: int, card: int) -> None:
    """The card is shown and does what it says; it lies on the table or is discarded when all is done. WOTR-EVENT-13"""
    s.hand[seat] &= ~(1 << card % SIDE_CARDS)
    s.playing = card
    s.now_nations |= NATIONS_OF_CARD[card]
    narration.event_played(s, seat, card)
    if STAYS[card]:
        s.lay_on_table(card)  # WOTR-EVENT-14
    play(s, seat, card)


def lay_by(s: Table) -> None:
    """The card that was being played is done with.

    WOTR-EVENT-17, WOTR-MULTI4-39
    """
    card = s.playing
    if card != NO_CARD:
        s.playing = NO_CARD
        if not STAYS[card]:
            s.discard_openly(card)


def close_event(s: Table) -> None:
    """At the end of the action: the card goes, and draws that it earned are made.

    WOTR-EVENT-13, WOTR-CHARACTER-07, WOTR-CHARACTER-08, WOTR-MULTI4-42
    """
    card = s.playing
    paid = s.paid
    s.paid = FACE_COUNT
    if card == NO_CARD:
        return
    lay_by(s)
    if paid != EVENT:
        return
    side = card // SIDE_CARDS
    if side == FREE_PEOPLES and s.guide == GANDALF_GREY and s.deck[deck_of_card(card)]:
        s.push(GuideDraw(deck_of_card(card)))
    elif side == SHADOW and card != THE_PALANTIR_OF_ORTHANC and s.on_table(THE_PALANTIR_OF_ORTHANC):
        s.push(PalantirDraw())


class DrawAction(RingStep):
    """An Event result draws one card from either deck. WOTR-DICE-19, WOTR-EVENT-28"""

    PROMPT: ClassVar[str] = "event.draw"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-DICE-19"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        side = s.side_at(seat)
        return [DRAW + kind for kind in range(len(DECK_KINDS)) if s.deck[2 * side + kind]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.turn import draw_card

        commit(s, self.face, "draw", "WOTR-DICE-19")
        draw_card(s, seat, 2 * s.side_at(seat) + token - DRAW, "event", "WOTR-DICE-19")

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "that deck is empty", "WOTR-EVENT-06"


class GuideDraw(RingStep):
    """Gandalf the Grey as Guide: a card of the same type may be drawn. WOTR-CHARACTER-07, WOTR-CHARACTER-08"""

    PROMPT: ClassVar[str] = "event.guide_draw"
    RULE: ClassVar[str] = "WOTR-CHARACTER-07"
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DRAW + self.kind, DECLINE]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.turn import draw_card

        s.done()
        if token == DECLINE:
            narration.declined(s, seat, "draw", self.RULE)
        else:
            draw_card(s, seat, 2 * s.side_at(seat) + self.kind, "gandalf_the_grey", self.RULE)


class PalantirDraw(RingStep):
    """The Palantír of Orthanc gives a card after an Event. WOTR-EVENT-14"""

    PROMPT: ClassVar[str] = "event.palantir_draw"
    RULE: ClassVar[str] = "WOTR-EVENT-14"

    def seats(self, s: Table) -> int:
        return 1 << actor(s) if s.deck[2] or s.deck[3] else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DRAW + kind for kind in (0, 1) if s.deck[2 + kind]]

    def choose(self, s: Table, seat: int, token: int) -> None:
        from westmarch.games.war_of_the_ring.steps.turn import draw_card

        s.done()
        draw_card(s, seat, 2 + token - DRAW, "the_palantir_of_orthanc", self.RULE)

    def resolve(self, s: Table) -> None:
        s.done()


# --- the Shadow's way around the wards ------------------------------------------------------------------------------


def _held(s: Table, seat: int, icon: int) -> list[int]:
    first = SIDE_CARDS * s.side_at(seat)
    return [c for c in range(first, first + SIDE_CARDS) if s.hand[seat] >> c - first & 1 and ICON[c] == icon]


def routable(s: Table, seat: int) -> bool:
    """An Army card and a Character card are in hand."""
    return bool(_held(s, seat, ARMY_ICON)) and bool(_held(s, seat, CHARACTER_ICON))


class RouteCard(RingStep):
    """A Power too Great or Tom Bombadil yields to a die, an Army card and a Character card. WOTR-EVENT-16"""

    PROMPT: ClassVar[str] = "event.route"
    PUBLIC: ClassVar[str] = "turn.action"
    RULE: ClassVar[str] = "WOTR-EVENT-16"
    PRIVATE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("face", "card", "first")

    def __init__(self, face: int, card: int, first: int) -> None:
        self.face = face
        self.card = card
        self.first = first  # the Army card that is given up; 0 while it is not chosen

    def seats(self, s: Table) -> int:
        return 1 << actor(s)

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [DISCARD + c for c in _held(s, seat, CHARACTER_ICON if self.first else ARMY_ICON)]

    def choose(self, s: Table, seat: int, token: int) -> None:
        given = token - DISCARD
        if self.first == 0:
            s.push(RouteCard(self.face, self.card, given))
            return
        commit(s, self.face, "discard", "WOTR-EVENT-16")
        for spent in (self.first, given):
            s.hand[seat] &= ~(1 << spent % SIDE_CARDS)
            s.discard_openly(spent)
            narration.discarded(s, spent, CARDS[self.card], "WOTR-EVENT-16")
        s.discard_openly(self.card)
        narration.discarded(s, self.card, "die", "WOTR-EVENT-16")

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {"card": CARDS[self.card]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        return "an Army card, then a Character card, out of the hand", self.RULE
