"""What the log says: every event of The Confrontation, who hears it, and what brought it about.

Search plays with nobody listening (`s.events is None`), so each of these begins by looking whether anybody does.
"""

from typing import Final

from westmarch.games.confrontation.board import FELLOWSHIP, MORDOR, REGIONS, SAURON, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS, SPECIAL_CARDS, SPECIALS_PER_SIDE
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, TILES, side_of
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.words import HANDLES
from westmarch.kernel.events import Event, Facts

BOTH: Final = 3
"""Both seats: neither could foresee it."""


def _tell(s: Table, kind: str, facts: Facts, cause: str = "", rule: str = "", news: int = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, facts, cause, rule, news=news))


def _tell_owner(s: Table, side: int, kind: str, facts: Facts, rule: str) -> None:
    """Only the side itself hears this."""
    if s.events is not None:
        s.events.append(Event(kind, facts, "", rule, audience=s.asks(side)))


def _tell_of_piece(
    s: Table, piece: int, kind: str, facts: Facts, cause: str, rule: str, open_name: bool = False, news: int = 0
) -> None:
    """Its owner hears of a character, the others of a piece, and of the character too if it lies open."""
    if s.events is None:
        return
    side = side_of(piece)
    told: Facts = {"side": SIDES[side], **facts}
    inside: Facts = {"character": name(s, piece)}
    outside: Facts = {"piece": HANDLES[side][s.handle[piece]]}
    if open_name or s.revealed >> piece & 1:
        outside.update(inside)
    s.events.append(Event(kind, told, cause, rule, insiders=s.asks(side), inside=inside, outside=outside, news=news))


def name(s: Table, piece: int) -> str:
    return CHARACTERS[s.character[piece]]


# --- setting up --------------------------------------------------------------------------------------------------


def turned_face(s: Table, side: int, character: int) -> None:
    if s.events is not None:
        _tell_owner(s, side, "face_chosen", {"character": CHARACTERS[character]}, "CONF-DRAFT-01")


def rosters(s: Table) -> None:
    if s.events is not None:
        sides = {SIDES[side]: [name(s, PER_SIDE * side + i) for i in range(PER_SIDE)] for side in (0, 1)}
        _tell(s, "rosters_shown", {"rosters": sides}, rule="CONF-DRAFT-03", news=BOTH)


def took_special(s: Table, side: int, card: int) -> None:
    if s.events is not None:
        _tell_owner(s, side, "special_taken", {"card": SPECIAL_CARDS[card]}, "CONF-SPECIAL-06")


def specials_shown(s: Table) -> None:
    if s.events is not None:
        shown = {
            SIDES[side]: [SPECIAL_CARDS[card] for card in range(4 * side, 4 * side + 4) if s.specials >> card & 1]
            for side in (0, 1)
        }
        # A full set is no surprise to anybody.
        news = sum(s.asks(1 - side) for side in (0, 1) if 0 < len(shown[SIDES[side]]) < SPECIALS_PER_SIDE)
        _tell(s, "specials_shown", {"cards": shown}, rule="CONF-SPECIAL-02", news=news)


def placed(s: Table, piece: int, region: int) -> None:
    if s.events is not None:
        facts = {"character": name(s, piece), "region": REGIONS[region]}
        rule = "CONF-SETUP-06" if piece >= PER_SIDE else "CONF-SETUP-05"
        _tell_owner(s, side_of(piece), "placed", facts, rule)


def game_begins(s: Table) -> None:
    if s.events is not None:
        seats = {SIDES[side]: s.seats[s.seat_of(side)] for side in (0, 1)}
        _tell(s, "game_begins", {"game": s.swapped + 1, "seats": seats}, rule="CONF-TURN-01")


# --- the turn ------------------------------------------------------------------------------------------------------


def turn_begins(s: Table) -> None:
    if s.events is not None:
        _tell(s, "turn", {"side": SIDES[s.side], "number": s.turns + 1}, rule="CONF-TURN-01")


def can_act(s: Table) -> None:
    """That a side has not lost for want of a move has told the other something. CONF-HIDDEN-18"""
    if s.events is not None:
        _tell(s, "can_act", {"side": SIDES[s.side]}, rule="CONF-END-05", news=s.asks(1 - s.side))


def moved(s: Table, piece: int, start: int, target: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell_of_piece(s, piece, "moved", {"from": REGIONS[start], "to": REGIONS[target]}, cause, rule)


def entered_mines(s: Table, piece: int, cause: str) -> None:
    if s.events is not None:
        _tell_of_piece(s, piece, "entered_mines", {}, cause, "CONF-MOVE-08")


def shuffled(s: Table, side: int, region: int) -> None:
    if s.events is not None:
        _tell(s, "shuffled", {"side": SIDES[side], "region": REGIONS[region]}, rule="CONF-HIDDEN-05")


def revealed(s: Table, piece: int, cause: str, rule: str, news: bool) -> None:
    if s.events is not None:
        facts = {"region": REGIONS[s.region[piece]]}
        learns = s.asks(1 - side_of(piece)) if news else 0
        _tell_of_piece(s, piece, "revealed", facts, cause, rule, True, learns)


def hidden(s: Table, pieces: int) -> None:
    if s.events is not None:
        names = [name(s, piece) for piece in range(TILES) if pieces >> piece & 1]
        _tell(s, "hidden", {"characters": names}, rule="CONF-HIDDEN-03")


def declined(s: Table, side: int, question: str, rule: str) -> None:
    """The same words whether there was a choice or not. CONF-HIDDEN-17"""
    if s.events is not None:
        _tell(s, "declined", {"side": SIDES[side], "question": question}, rule=rule)


def summons_judged(s: Table, piece: int, reason: str, news: bool) -> None:
    """Whether the piece named by A King Revealed can move, and if not, why."""
    if s.events is not None:
        facts = {"region": REGIONS[s.region[piece]], **({"reason": reason} if reason else {})}
        kind = "cannot_move" if reason else "must_move"
        learns = s.asks(FELLOWSHIP) if news else 0
        _tell_of_piece(s, piece, kind, facts, "a_king_revealed", "CONF-SPECIAL-19", False, learns)


# --- battle ---------------------------------------------------------------------------------------------------------


def drawn(s: Table, piece: int, out_of: int) -> None:
    if s.events is not None:
        facts = {"region": REGIONS[s.field], "out_of": out_of}
        _tell_of_piece(s, piece, "drawn", facts, "", "CONF-COMBAT-03", False, BOTH if out_of > 1 else 0)


def battle_begins(s: Table) -> None:
    if s.events is not None:
        facts = {
            "region": REGIONS[s.field],
            "attacker": SIDES[side_of(s.attacker)],
            "fellowship": name(s, s.fellow),
            "sauron": name(s, s.shadow),
        }
        _tell(s, "battle", facts, rule="CONF-COMBAT-06")


def took_over(s: Table, newcomer: int, instead_of: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "took_over", {"character": name(s, newcomer), "for": name(s, instead_of)}, cause, rule)


def retreated(s: Table, piece: int, start: int, target: int, cause: str, rule: str) -> None:
    if s.events is not None:
        facts = {"character": name(s, piece), "from": REGIONS[start], "to": REGIONS[target]}
        _tell(s, "retreated", facts, cause, rule)


def no_cards(s: Table, piece: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "no_cards", {"character": name(s, piece)}, name(s, piece), rule)


def chose_card(s: Table, side: int) -> None:
    if s.events is not None:
        _tell_owner(s, side, "card_chosen", {"card": COMBAT_CARDS[side][s.card[side]]}, "CONF-COMBAT-13")


def showed_card(s: Table, side: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "card_shown", {"side": SIDES[side], "card": COMBAT_CARDS[side][s.card[side]]}, cause, rule)


def cards_revealed(s: Table) -> None:
    if s.events is not None:
        cards = {SIDES[side]: COMBAT_CARDS[side][s.card[side]] for side in (FELLOWSHIP, SAURON)}
        # Who chose last learns the other's card as well, unless it was the only one left in his hand.
        news = BOTH if s.hand[FELLOWSHIP] else 0
        _tell(s, "cards_revealed", cards, rule="CONF-COMBAT-13", news=news)


def replaced_card(s: Table, side: int, old: int, cause: str, rule: str) -> None:
    if s.events is not None:
        cards = COMBAT_CARDS[side]
        facts = {"side": SIDES[side], "card": cards[s.card[side]], "instead_of": cards[old]}
        _tell(s, "card_replaced", facts, cause, rule)


def demanded_card(s: Table) -> None:
    if s.events is not None:
        _tell(s, "card_demanded", {}, "saruman_variant", "CONF-CHARV-34")


def cancelled(s: Table, side: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "card_ignored", {"side": SIDES[side], "card": COMBAT_CARDS[side][s.card[side]]}, cause, rule)


def compared(s: Table, fellowship: int, sauron: int) -> None:
    if s.events is not None:
        _tell(s, "compared", {"fellowship": fellowship, "sauron": sauron}, rule="CONF-COMBAT-19")


def defeated(s: Table, piece: int, cause: str, rule: str) -> None:
    if s.events is not None:
        observer = 1 - side_of(piece)
        known = s.belief[observer].knows(s.handle[piece], piece % PER_SIDE)
        facts = {"region": REGIONS[s.region[piece]]}
        _tell_of_piece(s, piece, "defeated", facts, cause, rule, True, 0 if known else s.asks(observer))


def new_ring_bearer(s: Table) -> None:
    if s.events is not None:
        _tell(s, "ring_bearer", {"character": name(s, s.ring_bearer)}, "frodo_variant", "CONF-VARIANT-04")


def returned(s: Table, piece: int, target: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell_of_piece(s, piece, "returned", {"to": REGIONS[target]}, cause, rule, True)


def hands_taken_back(s: Table) -> None:
    if s.events is not None:
        _tell(s, "hands_taken_back", {}, rule="CONF-COMBAT-23")


# --- special cards --------------------------------------------------------------------------------------------


def played_special(s: Table, card: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "special_played", {"side": SIDES[card // 4], "card": SPECIAL_CARDS[card]}, rule=rule)


def named(s: Table, piece: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell_of_piece(s, piece, "named", {"region": REGIONS[s.region[piece]]}, cause, rule)


def recalled(s: Table, piece: int, start: int) -> None:
    facts = {"from": REGIONS[start], "to": REGIONS[MORDOR]}
    _tell_of_piece(s, piece, "moved", facts, "recall_to_mordor", "CONF-SPECIAL-29")


# --- the end --------------------------------------------------------------------------------------------------


def game_over(s: Table, winner: str, reason: str, points: int, rule: str, news: int = 0) -> None:
    if s.events is not None:
        facts = {"winner": winner, "reason": reason, "points": points, "game": s.swapped + 1}
        _tell(s, "game_over", facts, rule=rule, news=news)


def match_over(s: Table, winner: str) -> None:
    if s.events is not None:
        scores = {s.seats[seat]: s.points[seat] for seat in (0, 1)}
        _tell(s, "match_over", {"winner": winner, "scores": scores}, rule="CONF-MATCH-03")
