"""What a seat may see, built up from nothing. WOTR-DEF-28"""

from typing import Any, Final

from westmarch.games.war_of_the_ring.armies import controller
from westmarch.games.war_of_the_ring.battle import KINDS_OF_BATTLE
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    NATIONS,
    NOWHERE,
    REGION_COUNT,
    REGIONS,
    SETTLEMENT_BIT,
    SHADOW,
    SIDES,
    SIEGE_BIT,
)
from westmarch.games.war_of_the_ring.cards import (
    CARDS,
    CHARACTER_CARDS,
    DECK_KINDS,
    DECKS,
    NO_CARD,
    SIDE_CARDS,
    deck_of_card,
)
from westmarch.games.war_of_the_ring.ending import victory_points
from westmarch.games.war_of_the_ring.narration import force_names, men_names, place_name
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTERS,
    FACE_COUNT,
    FACES,
    FIGURES,
    GONE,
    IN_FELLOWSHIP,
    WAITING,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.tiles import NO_TILE, TILES

PHASES: Final = ("cards", "fellowship", "hunt_dice", "roll", "actions", "victory")


def table_view(s: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; SPECTATOR sees what lies open to all."""
    return {
        "turn": s.turns,
        "phase": PHASES[(s.phase - 1) % 6],
        "leading": {SIDES[side]: s.seats[s.leading[side]] for side in (0, 1)},
        "regions": _regions(s),
        "characters": {CHARACTERS[c]: _place(s.place[c]) for c in range(12)},
        "reinforcements": {FIGURES[k]: n for k, n in enumerate(s.reserve) if n},
        "lost": {FIGURES[k]: n for k, n in enumerate(s.lost) if n},
        "mixed": {SIDES[i]: [REGIONS[w] for w in range(REGION_COUNT) if s.mixed[i] >> w & 1] for i in (0, 1)},
        "politics": {NATIONS[n]: {"steps_to_war": s.politics[n], "active": bool(s.active >> n & 1)} for n in range(8)},
        "dice": {SIDES[side]: _dice(s, side) for side in (0, 1)},
        "rings": {SIDES[side]: s.rings[side] for side in (0, 1)},
        "ring_used": {SIDES[side]: bool(s.ring_used >> side & 1) for side in (0, 1)},
        "hunt_box": {SIDES[side]: s.box[side] for side in (0, 1)},
        "points": {SIDES[side]: victory_points(s, side) for side in (0, 1)},
        "fellowship": _fellowship(s),
        "hunt": _hunt(s),
        "decks": {DECKS[d]: len(s.deck[d]) for d in range(4)},
        "discards": {SIDES[side]: _cards(side, s.discard[side]) for side in (0, 1)},
        "table": {SIDES[side]: _cards(side, s.table_cards[side]) for side in (0, 1)},
        "playing": None if s.playing == NO_CARD else CARDS[s.playing],
        "hands": {s.seats[i]: _hand(s, i, seat) for i in range(s.players)},
        "battle": _battle(s, seat),
    }


def _place(place: int) -> str | None:
    if place < REGION_COUNT:
        return REGIONS[place]
    return {IN_FELLOWSHIP: "fellowship", WAITING: "waiting", GONE: None}[place]


def _regions(s: Table) -> dict[str, Any]:
    """Only regions with something to tell."""
    found: dict[str, Any] = {}
    for where in range(REGION_COUNT):
        free_peoples = s.army[where]
        shadow = s.army[REGION_COUNT + where]
        taken = s.captured & SETTLEMENT_BIT[where]
        if not free_peoples and not shadow and not taken:
            continue
        told: dict[str, Any] = {}
        if free_peoples:
            told["free_peoples"] = force_names(free_peoples, FREE_PEOPLES)
        if shadow:
            told["shadow"] = force_names(shadow, SHADOW)
        if taken:
            told["controlled_by"] = SIDES[controller(s, where)]
        if s.sieges & SIEGE_BIT[where]:
            told["besieged"] = SIDES[controller(s, where)]
        found[REGIONS[where]] = told
    return found


def _dice(s: Table, side: int) -> dict[str, Any]:
    faces = {FACES[f]: s.dice[FACE_COUNT * side + f] for f in range(FACE_COUNT) if s.dice[FACE_COUNT * side + f]}
    return {"pool": s.pool[side], "unused": faces}


def _fellowship(s: Table) -> dict[str, Any]:
    return {
        "region": place_name(s.fellowship),
        "mordor": None if s.mordor < 0 else s.mordor,
        "progress": s.progress,
        "hidden": bool(s.hidden),
        "corruption": s.corruption,
        "guide": CHARACTERS[s.guide],
        "companions": men_names(s.in_fellowship()),
    }


def _hunt(s: Table) -> dict[str, Any]:
    return {
        "pool": {TILES[t]: n for t, n in enumerate(s.bag) if n},
        "drawn": {TILES[t]: n for t, n in enumerate(s.drawn) if n},
        "removed": {TILES[t]: n for t, n in enumerate(s.removed) if n},
        "waiting": [TILES[t] for t in range(len(TILES)) if s.lurking >> t & 1],
        "tile": None if s.tile == NO_TILE else TILES[s.tile],
        "put_by": None if s.first_tile == NO_TILE else TILES[s.first_tile],
        "damage": s.damage,
        "dice": list(s.hunt_dice),
    }


def _cards(side: int, cards: int) -> list[str]:
    return [CARDS[SIDE_CARDS * side + c] for c in range(SIDE_CARDS) if cards >> c & 1]


def _hand(s: Table, of: int, seat: int) -> dict[str, Any]:
    """The backs of a hand are open, its faces only to its owner."""
    hand = s.hand[of]
    told: dict[str, Any] = {
        DECK_KINDS[0]: (hand & CHARACTER_CARDS).bit_count(),
        DECK_KINDS[1]: (hand & ~CHARACTER_CARDS).bit_count(),
        "face_down": {
            DECK_KINDS[0]: (s.buried[of] & CHARACTER_CARDS).bit_count(),
            DECK_KINDS[1]: (s.buried[of] & ~CHARACTER_CARDS).bit_count(),
        },
    }
    if s.swap[of] != NO_CARD:
        back = DECK_KINDS[deck_of_card(s.swap[of])]
        told["offers"] = CARDS[s.swap[of]] if of == seat else f"{back}_back"
    if of == seat:
        told["given"] = _cards(s.side_at(of), s.given[of])
        told["cards"] = _cards(s.side_at(of), hand)
        told["buried"] = _cards(s.side_at(of), s.buried[of])
    return told


def _battle(s: Table, seat: int) -> dict[str, Any] | None:
    if s.field == NOWHERE:
        return None
    return {
        "region": REGIONS[s.field],
        "from": REGIONS[s.camp],
        "attacker": SIDES[s.attacker],
        "kind": KINDS_OF_BATTLE[s.battle_kind],
        "round": s.round,
        "figures": force_names(s.strike, s.attacker),
        "characters": men_names(s.strike_men),
        "commanders": {SIDES[side]: s.seats[s.commander[side]] for side in (0, 1)},
        "cards": {SIDES[side]: _combat_card(s, side, seat) for side in (0, 1)},
        "rolls": {SIDES[side]: list(s.roll[side]) for side in (0, 1)},
        "hits": {SIDES[side]: s.hits[side] for side in (0, 1)},
    }


def _combat_card(s: Table, side: int, seat: int) -> str | None:
    """A card face down shows its back; both are shown together. WOTR-COMBAT-05, WOTR-COMBAT-06"""
    card = s.combat_card[side]
    if card == NO_CARD:
        return None
    if cards_open(s) or s.commander[side] == seat:
        return CARDS[card]
    return f"{DECK_KINDS[deck_of_card(card)]}_back"


def cards_open(s: Table) -> bool:
    """The Combat cards of the round have been revealed."""
    from westmarch.games.war_of_the_ring.steps.rounds import CombatCard

    return not (s.stack and isinstance(s.stack[-1], CombatCard))
