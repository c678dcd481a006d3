"""What a seat may see, built up from nothing. WOTR-DEF-28

The shape of the table, for whoever draws it. Names are those of the data: regions, nations, figures, characters, faces
of dice, cards, Hunt tiles. A "side" is `free_peoples` or `shadow`; a seat is a side itself in a game of two.

    turn        1, 2, …
    phase       cards | fellowship | hunt_dice | roll | actions | victory
    acting      the seat whose go it is, null outside the phase of actions
    leading     side -> seat of its Leading Player
    regions     region -> what is to be told of it; empty regions are left out
      free_peoples, shadow   figure -> number: the figures of the side that stand there
      characters             the Companions and Minions there
      controlled_by          side, when the settlement bears an enemy control marker
      besieged               side that is shut up in the Stronghold; the other besieges it
      ways                   side -> {region -> what its Army there would meet}, see `ways.py`
    characters  character -> region | "fellowship" | "waiting" (not yet in play) | null (gone)
    reinforcements, lost     figure -> number: in the box, out of the game
    mixed       side -> regions where its two players have formed one Army
    politics    nation -> {steps_to_war: 0 (At War) to 3, active}
    dice        side -> {pool: dice of this turn, unused: face -> number}
    rings, ring_used         side -> Elven Rings held; whether one was used this turn
    hunt_box    side -> dice in it
    points      side -> Victory Points;  goal: side -> points that win
    merit       seat -> Points won less lost, by which team-mates are compared
    fellowship  {region ("mordor_track" in Mordor), mordor: null or step 0 to 5, progress, hidden, corruption, guide,
                companions, declared: this turn, strove: tried to move or hide this turn}
    hunt        {pool, drawn, removed: tile -> number, waiting: tiles that wait for Mordor, tile: being resolved,
                put_by, damage: still to be met, dice: the Hunt roll, successes}
    decks       deck -> cards left
    discards, table          side -> cards
    playing     the Event card being played
    hands       seat -> {character, strategy: number by back, face_down: discards by back, offers: in exchange};
                one's own also {cards, buried: discarded face down, given: to the team-mate and not seen since}
    battle      null, or see `battle_view`
"""

from typing import Any, Final

from westmarch.games.war_of_the_ring.armies import bits, controller
from westmarch.games.war_of_the_ring.battle import (
    CANCELLED,
    FROM_TABLE,
    KINDS_OF_BATTLE,
    RIDER,
    dice_to_roll,
    force_of,
    leadership,
    men_of,
    needed,
    strength,
)
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
from westmarch.games.war_of_the_ring.ending import FREE_PEOPLES_POINTS, SHADOW_POINTS, own_points, victory_points
from westmarch.games.war_of_the_ring.narration import force_names, men_names, place_name
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    CHARACTERS,
    FACE_COUNT,
    FACES,
    FIGURES,
    GONE,
    IN_FELLOWSHIP,
    WAITING,
)
from westmarch.games.war_of_the_ring.state import DID_DECLARE, DID_STRIVE, Table
from westmarch.games.war_of_the_ring.tiles import NO_TILE, TILES
from westmarch.games.war_of_the_ring.ways import ways

PHASES: Final = ("cards", "fellowship", "hunt_dice", "roll", "actions", "victory")
ACTIONS: Final = 4


def table_view(s: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; SPECTATOR sees what lies open to all."""
    from westmarch.games.war_of_the_ring.steps.action import actor

    phase = (s.phase - 1) % 6
    return {
        "turn": s.turns,
        "phase": PHASES[phase],
        "acting": s.seats[actor(s)] if phase == ACTIONS and s.outcome is None else None,
        "leading": {SIDES[side]: s.seats[s.leading[side]] for side in (0, 1)},
        "regions": _regions(s),
        "characters": {CHARACTERS[c]: _place(s.place[c]) for c in range(CHARACTER_COUNT)},
        "reinforcements": {FIGURES[k]: n for k, n in enumerate(s.reserve) if n},
        "lost": {FIGURES[k]: n for k, n in enumerate(s.lost) if n},
        "mixed": {SIDES[i]: [REGIONS[w] for w in range(REGION_COUNT) if s.mixed[i] >> w & 1] for i in (0, 1)},
        "politics": {NATIONS[n]: {"steps_to_war": s.politics[n], "active": bool(s.active >> n & 1)} for n in range(8)},
        "dice": {SIDES[side]: _dice(s, side) for side in (0, 1)},
        "rings": {SIDES[side]: s.rings[side] for side in (0, 1)},
        "ring_used": {SIDES[side]: bool(s.ring_used >> side & 1) for side in (0, 1)},
        "hunt_box": {SIDES[side]: s.box[side] for side in (0, 1)},
        "points": {SIDES[side]: victory_points(s, side) for side in (0, 1)},
        "goal": {SIDES[FREE_PEOPLES]: FREE_PEOPLES_POINTS, SIDES[SHADOW]: SHADOW_POINTS},
        "merit": {s.seats[i]: own_points(s, i) for i in range(s.players)},
        "fellowship": _fellowship(s),
        "hunt": _hunt(s),
        "decks": {DECKS[d]: len(s.deck[d]) for d in range(4)},
        "discards": {SIDES[side]: _cards(side, s.discard[side]) for side in (0, 1)},
        "table": {SIDES[side]: _cards(side, s.table_cards[side]) for side in (0, 1)},
        "playing": None if s.playing == NO_CARD else CARDS[s.playing],
        "hands": {s.seats[i]: _hand(s, i, seat) for i in range(s.players)},
        "battle": battle_view(s, seat),
    }


def _place(place: int) -> str | None:
    if place < REGION_COUNT:
        return REGIONS[place]
    return {IN_FELLOWSHIP: "fellowship", WAITING: "waiting", GONE: None}[place]


def _regions(s: Table) -> dict[str, Any]:
    """Only regions with something to tell."""
    men = [0] * REGION_COUNT
    for character in range(CHARACTER_COUNT):
        if s.place[character] < REGION_COUNT:
            men[s.place[character]] |= 1 << character
    found: dict[str, Any] = {}
    for where in range(REGION_COUNT):
        told = _region(s, where, men[where])
        if told:
            found[REGIONS[where]] = told
    return found


def _region(s: Table, where: int, men: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    roads: dict[str, Any] = {}
    for side in (FREE_PEOPLES, SHADOW):
        force = s.army[side * REGION_COUNT + where]
        if force:
            told[SIDES[side]] = force_names(force, side)
            open_ways = ways(s, side, where)
            if open_ways:
                roads[SIDES[side]] = open_ways
    if men:
        told["characters"] = men_names(men)
    if s.captured & SETTLEMENT_BIT[where]:
        told["controlled_by"] = SIDES[controller(s, where)]
    if s.sieges & SIEGE_BIT[where]:
        told["besieged"] = SIDES[controller(s, where)]
    if roads:
        told["ways"] = roads
    return told


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
        "declared": bool(s.deeds & DID_DECLARE),
        "strove": bool(s.deeds & DID_STRIVE),
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
        "successes": s.successes,
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
        side = s.side_at(of)
        told["given"] = _cards(side, s.given[of] & ~(s.hand[of] | s.discard[side] | s.table_cards[side]))
        told["cards"] = _cards(side, hand)
        told["buried"] = _cards(side, s.buried[of])
    return told


def battle_view(s: Table, seat: int) -> dict[str, Any] | None:
    """The battle that is being fought.

    {region, from, attacker: side, kind: field | siege | sortie, round: 0 before the first, rounds_left: of a siege
    battle, white_rider: the Nazgûl's Leadership counts nothing, sides: side -> see `_fighter`}
    """
    if s.field == NOWHERE:
        return None
    return {
        "region": REGIONS[s.field],
        "from": REGIONS[s.camp],
        "attacker": SIDES[s.attacker],
        "kind": KINDS_OF_BATTLE[s.battle_kind],
        "round": s.round,
        "rounds_left": s.rounds_left,
        "white_rider": bool(s.battle_marks & RIDER),
        "sides": {SIDES[side]: _fighter(s, side, seat) for side in (0, 1)},
    }


def _fighter(s: Table, side: int, seat: int) -> dict[str, Any]:
    """One side of the battle: who fights, on what it hits, and what has fallen so far this round.

    `dice`: how many it rolls by its strength and the cards that have worked; `needs`: the number that hits, to which
    `bonus` and `reroll_bonus` are added; `early_hits`: by cards, before the roll; `silenced`: by Words of Power.
    """
    return {
        "seat": s.seats[s.commander[side]],
        "figures": force_names(force_of(s, side), side),
        "characters": men_names(men_of(s, side)),
        "strength": strength(s, side),
        "leadership": leadership(s, side),
        "dice": dice_to_roll(s, side),
        "needs": needed(s, side),
        "bonus": s.bonus[side],
        "reroll_bonus": s.re_bonus[side],
        "card": _combat_card(s, side, seat),
        "cancelled": bool(s.round_marks & CANCELLED[side]),
        "roll": list(s.roll[side]),
        "reroll": s.again[side],
        "hits": s.hits[side],
        "reroll_hits": s.re_hits[side],
        "early_hits": s.early_hits[side],
        "silenced": [CHARACTERS[c] for c in bits(s.silenced & men_of(s, side))],
    }


def _combat_card(s: Table, side: int, seat: int) -> str | None:
    """A card face down shows its back; both are shown together. WOTR-COMBAT-05, WOTR-COMBAT-06"""
    card = s.combat_card[side]
    if card == NO_CARD:
        return None
    if face_down(s, side, seat):
        return f"{DECK_KINDS[deck_of_card(card)]}_back"
    return CARDS[card]


def face_down(s: Table, side: int, seat: int) -> bool:
    """A Combat card of the side has been laid, and the seat has not seen its face."""
    from westmarch.games.war_of_the_ring.steps.rounds import CombatCard

    if s.combat_card[side] == NO_CARD or s.commander[side] == seat:
        return False
    if side == SHADOW and s.round_marks & FROM_TABLE:
        return False  # WOTR-EVENT-18
    return len(s.stack) > 0 and isinstance(s.stack[-1], CombatCard)
