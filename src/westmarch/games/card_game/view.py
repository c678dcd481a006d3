"""What a seat may see, built up from nothing. CARD-HIDDEN, CARD-PASS-09, CARD-SETUP-15

Teammates talk openly or not at all, so nothing is told to one of them alone. CARD-HIDDEN-09
"""

from typing import Any

from westmarch.games.card_game.cards import (
    CARDS,
    FREE,
    GORBAG_AND_SHAGRAT,
    KIND,
    NO_CARD,
    SHADOW,
    SIDES,
    TYPE,
    TYPES,
    name,
)
from westmarch.games.card_game.ending import score
from westmarch.games.card_game.legality import carryover
from westmarch.games.card_game.locations import (
    BATTLEGROUND_COUNT,
    BATTLEGROUNDS,
    PATH_COUNT,
    PATH_NUMBER,
    PATHS,
)
from westmarch.games.card_game.outlook import counted, field_sums, open_to, path_sums
from westmarch.games.card_game.scenarios import NO_RING, RING, SCENARIOS
from westmarch.games.card_game.state import (
    ACTIVE,
    APART,
    CYCLED,
    DECK,
    ELIMINATED,
    FIELD,
    HAND,
    IN_DECK,
    LAID,
    NO_PATH,
    NOWHERE,
    ON_PATH,
    PALANTIR_USED,
    PATH,
    RED_ARROW,
    RESERVE,
    SCORED,
    THREE_HUNTERS,
    ZONES,
    Table,
)
from westmarch.games.card_game.steps.losses import ICONS
from westmarch.kernel.state import SPECTATOR


def table_view(s: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; SPECTATOR sees what lies open to all."""
    kin = 0 if seat == SPECTATOR else s.kin(seat)
    return {
        "scenario": SCENARIOS[s.scenario],
        "round": s.round,
        "first_player": s.seats[s.order[s.first]],
        "turn": s.seats[s.order[s.on_turn]],
        "order": [s.seats[place] for place in s.order],
        "passed": [s.seats[i] for i in range(len(s.seats)) if s.passed >> i & 1],
        "seats": {s.seats[i]: _seat(s, i, bool(kin >> i & 1)) for i in range(len(s.seats))},
        "path": _path(s),
        "next_path": None if s.next_path == NO_PATH else PATHS[s.next_path],
        "path_number": s.path_number,
        "battlegrounds": {BATTLEGROUNDS[f]: _field(s, f) for f in range(BATTLEGROUND_COUNT) if s.field[f] == ACTIVE},
        "battleground_decks": _left(s.field, BATTLEGROUNDS),
        "path_deck": _left(s.road, PATHS),
        "scoring": {SIDES[side]: _scoring(s, side) for side in (FREE, SHADOW)},
        "corruption": s.corruption,
        "lasting": _lasting(s),
        "combat": _combat(s),
    }


def _seat(s: Table, seat: int, own: bool) -> dict[str, Any]:
    """A seat's cards: what is hidden by name for its own person, in numbers for the others. CARD-HIDDEN-01, -02, -07"""
    told: dict[str, Any] = {
        "side": SIDES[s.sides[seat]],
        "person": s.person[seat],
        "ring": None if RING[s.scenario][seat] == NO_RING else bool(s.ring[seat]),
        "carryover": carryover(s, seat),
        "hand": s.size(seat, HAND),
        "deck": s.size(seat, DECK),
        "cycle_pile": s.size(seat, CYCLED),
        "eliminated": s.size(seat, ELIMINATED),
        "apart": s.size(seat, APART),
        "reserve": _reserve(s, seat),
        "laid": [name(card) for card in s.cards_in(seat, LAID)],
        "played": [name(card) for card in s.decks[seat] if s.played[seat] & s.bit[card]],
        "known": {
            "hand": _known(s, seat, HAND),
            "cycle_pile": _known(s, seat, CYCLED),
            "eliminated": _known(s, seat, ELIMINATED),
        },
        "cards": None,
    }
    if own:
        told["cards"] = {
            "hand": _names(s, seat, HAND),
            "deck": _names(s, seat, DECK),
            "cycle_pile": _names(s, seat, CYCLED),
            "eliminated": _names(s, seat, ELIMINATED),
            "apart": _names(s, seat, APART),
            "top_of_deck": None if s.top[seat] == NO_CARD else name(s.top[seat]),
            "open_to": open_to(s, seat),
        }
    return told


def _reserve(s: Table, seat: int) -> list[dict[str, Any]]:
    """The cards of a reserve; of copies, which nobody tells apart, those that may move stand first."""
    rested = [card for card in s.cards_in(seat, RESERVE) if s.wielder[card] == NO_CARD]
    rested.sort(key=lambda card: (KIND[card], bool(s.fresh[seat] & s.bit[card])))
    return [_card(s, card) for card in rested]


def _names(s: Table, seat: int, place: int) -> list[str]:
    return [name(card) for card in s.cards_in(seat, place)]


def _known(s: Table, seat: int, zone: int) -> list[str]:
    """The hidden cards that everybody knows to be there. CARD-HIDDEN-06"""
    base = seat * ZONES
    elsewhere = 0
    for other in range(DECK, APART + 1):
        if other != zone:
            elsewhere |= s.may[base + other]
    sure = s.may[base + zone] & ~elsewhere
    return [name(card) for card in s.decks[seat] if sure & s.bit[card]]


def _card(s: Table, card: int) -> dict[str, Any]:
    """A card in play with its items. CARD-HIDDEN-05"""
    seat = s.owner[card]
    told: dict[str, Any] = {
        "card": name(card),
        "type": TYPES[TYPE[card]],
        "seat": s.seats[seat],
        "items": [{"card": name(item), "seat": s.seats[s.owner[item]]} for item in s.items_on(card)],
        "fresh": bool(s.fresh[seat] & s.bit[card]),
    }
    if card == GORBAG_AND_SHAGRAT and s.gorbag:
        told["path_attack_added"] = s.gorbag
    return told


def _cards_at(s: Table, place: int) -> list[dict[str, Any]]:
    """The cards at a location with the icons that they count there."""
    there = [card for card in range(CARDS) if s.place[card] == place and s.wielder[card] == NO_CARD]
    return [{**_card(s, card), "icons": counted(s, card)} for card in there]


def _path(s: Table) -> dict[str, Any] | None:
    if s.path == NO_PATH:
        return None
    return {
        "path": PATHS[s.path],
        "number": PATH_NUMBER[s.path],
        "cards": _cards_at(s, PATH),
        "path_attack_added": s.attack_added[ON_PATH],
        "path_defence_added": s.defence_added[ON_PATH],
        "sums": path_sums(s),
    }


def _field(s: Table, field: int) -> dict[str, Any]:
    return {
        "cards": _cards_at(s, FIELD + field),
        "attack_added": s.attack_added[field],
        "defence_added": s.defence_added[field],
        "defence_counts": not s.captured >> field & 1,
        "sums": field_sums(s, field),
    }


def _left(where: list[int], names: tuple[str, ...]) -> list[str]:
    """The locations that are still to come, in no order. CARD-HIDDEN-08"""
    return [names[i] for i in range(len(names)) if where[i] == IN_DECK]


def _scoring(s: Table, side: int) -> dict[str, Any]:
    return {
        "battlegrounds": [BATTLEGROUNDS[f] for f in range(BATTLEGROUND_COUNT) if s.field[f] == SCORED + side],
        "paths": [PATHS[p] for p in range(PATH_COUNT) if s.road[p] == SCORED + side],
        "points": score(s, side),
    }


def _lasting(s: Table) -> list[str]:
    flags = ((RED_ARROW, "the_red_arrow"), (THREE_HUNTERS, "the_three_hunters"), (PALANTIR_USED, "palantir_of_orthanc"))
    return [what for flag, what in flags if s.lasting & flag]


def _combat(s: Table) -> dict[str, Any] | None:
    if s.combat == NOWHERE:
        return None
    return {
        "location": PATHS[s.path] if s.combat == ON_PATH else BATTLEGROUNDS[s.combat],
        "attack": s.attack,
        "left": s.left,
        "defenders": [{"card": name(entry // ICONS), "icons": entry % ICONS} for entry in s.line],
    }
