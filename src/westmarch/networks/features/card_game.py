"""War of the Ring: The Card Game as a seat knows it.

Every card that lies open, and where; the seat's own hidden cards and those of its person; of the others' how many there
are, and which of them everybody knows; the locations, the round, and the combat.
"""

from typing import Final

from westmarch.games.card_game import GAME
from westmarch.games.card_game.cards import CARDS, FREE, NO_CARD, SHADOW
from westmarch.games.card_game.ending import score
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, PATH_COUNT
from westmarch.games.card_game.outlook import field_sums, path_sums
from westmarch.games.card_game.scenarios import MOST_SEATS, SCENARIOS
from westmarch.games.card_game.state import (
    ACTIVE,
    APART,
    DECK,
    FIELD,
    LAID,
    NO_PATH,
    NOWHERE,
    ON_PATH,
    OUT,
    ZONES,
    Table,
)
from westmarch.kernel.state import State
from westmarch.networks.features.layout import Layout, Questions

PLACES: Final = FIELD + BATTLEGROUND_COUNT
LOCATIONS: Final = BATTLEGROUND_COUNT + 1  # with the path
CLASSES: Final = 12
"""Numbers are told apart up to here."""

ROUNDS: Final = 10
LEADS: Final = 25
"""The lead of the Free Peoples, from twelve points behind to as many ahead; it counts the more the later it is."""
MARGINS: Final = 17
"""By how much an attack is stronger than the defence, or weaker, up to eight."""

FIELDS: Final = 6
NUMBERS: Final = 128
"""What a question is about: so many numbers of its step, each told apart below the second."""

_layout: Final = Layout()
WHO: Final = _layout.block(len(SCENARIOS) * MOST_SEATS)
PERSON: Final = _layout.block(MOST_SEATS)
CARD: Final = _layout.block(CARDS * PLACES)
KNOWN: Final = _layout.block(CARDS * ZONES)
TOP: Final = _layout.block(CARDS)
WIELDED: Final = _layout.block(CARDS)
FRESH: Final = _layout.block(CARDS)
PLAYED: Final = _layout.block(CARDS)
SUPPORTED: Final = _layout.block(CARDS)
SIZES: Final = _layout.block(MOST_SEATS * ZONES * CLASSES)
RINGS: Final = _layout.block(MOST_SEATS)
PASSED: Final = _layout.block(MOST_SEATS)
FIELD_AT: Final = _layout.block(BATTLEGROUND_COUNT * (OUT + 1))
ROAD_AT: Final = _layout.block(PATH_COUNT * (OUT + 1))
PATHS: Final = _layout.block(PATH_COUNT)
NEXT_PATH: Final = _layout.block(PATH_COUNT)
PATH_NUMBER: Final = _layout.block(ROUNDS)
ATTACK_ADDED: Final = _layout.block(LOCATIONS * CLASSES)
DEFENCE_ADDED: Final = _layout.block(LOCATIONS * CLASSES)
CAPTURED: Final = _layout.block(BATTLEGROUND_COUNT)
CORRUPTION: Final = _layout.block(2 * CLASSES)
ROUND: Final = _layout.block(ROUNDS)
FIRST: Final = _layout.block(MOST_SEATS)
ON_TURN: Final = _layout.block(MOST_SEATS)
FLAGS: Final = _layout.block(6)
COMBAT: Final = _layout.block(LOCATIONS)
ICONS: Final = _layout.block(3 * CLASSES)
LEAD: Final = _layout.block(ROUNDS * LEADS)
MARGIN: Final = _layout.block(LOCATIONS * MARGINS)
QUESTIONS: Final = Questions(_layout, GAME, FIELDS, NUMBERS)
SIZE: Final = _layout.size


def features(state: State, seat: int) -> list[int]:
    """The numbers of all that holds."""
    assert isinstance(state, Table)
    s = state
    found: list[int] = [WHO + s.scenario * MOST_SEATS + seat, ROUND + s.round, PATH_NUMBER + s.path_number]
    found.append(FIRST + s.order[s.first])
    found.append(ON_TURN + s.order[s.on_turn])
    kin = s.kin(seat)
    for other in range(len(s.seats)):
        _cards(s, other, bool(kin >> other & 1), found)
    _locations(s, found)
    _standing(s, found)
    corruption = min(2 * CLASSES - 1, s.corruption)
    found.append(CORRUPTION + corruption)
    for flag in range(3):
        if s.lasting >> flag & 1:
            found.append(FLAGS + flag)
    if s.gorbag:
        found.append(FLAGS + 2 + s.gorbag)
    if s.combat != NOWHERE:
        found.append(COMBAT + s.combat)
        for i, icons in enumerate((s.left, s.attack, s.defence)):
            found.append(ICONS + i * CLASSES + min(CLASSES - 1, icons))
    if s.stack:
        QUESTIONS.tell(s.stack[-1], bool(s.waiting >> seat & 1), found)
    return found


def allies(state: State, seat: int) -> list[bool]:
    """The seats of one side win together."""
    assert isinstance(state, Table)
    return [state.sides[other] == state.sides[seat] for other in range(len(state.seats))]


def _cards(s: Table, seat: int, own: bool, found: list[int]) -> None:
    """A seat's cards; those that are hidden by name only for its own person."""
    base = seat * ZONES
    if own:
        found.append(PERSON + seat)
        if s.top[seat] != NO_CARD:
            found.append(TOP + s.top[seat])
    for zone in range(DECK, ZONES):
        found.append(SIZES + (base + zone) * CLASSES + min(CLASSES - 1, s.count[base + zone]))
    if s.ring[seat]:
        found.append(RINGS + seat)
    if s.passed >> seat & 1:
        found.append(PASSED + seat)
    for card in s.decks[seat]:
        place = s.place[card]
        bit = s.bit[card]
        if own or place >= LAID:
            found.append(CARD + card * PLACES + place)
        else:
            zone = _surely(s, base, bit)
            if zone >= 0:
                found.append(KNOWN + card * ZONES + zone)
        if s.wielder[card] != NO_CARD:
            found.append(WIELDED + card)
        if s.fresh[seat] & bit and place >= LAID:
            found.append(FRESH + card)
        if s.played[seat] & bit:
            found.append(PLAYED + card)
        if s.supported >> card & 1:
            found.append(SUPPORTED + card)


def _surely(s: Table, base: int, bit: int) -> int:
    """The hidden place that everybody knows a card to be in, or -1. CARD-HIDDEN-06"""
    sure = -1
    for zone in range(DECK, APART + 1):
        if s.may[base + zone] & bit:
            if sure >= 0:
                return -1
            sure = zone
    return sure


def _locations(s: Table, found: list[int]) -> None:
    for field in range(BATTLEGROUND_COUNT):
        found.append(FIELD_AT + field * (OUT + 1) + s.field[field])
        if s.captured >> field & 1:
            found.append(CAPTURED + field)
    for road in range(PATH_COUNT):
        found.append(ROAD_AT + road * (OUT + 1) + s.road[road])
    if s.path != NO_PATH:
        found.append(PATHS + s.path)
    if s.next_path != NO_PATH:
        found.append(NEXT_PATH + s.next_path)
    for at in range(ON_PATH + 1):
        if s.attack_added[at]:
            found.append(ATTACK_ADDED + at * CLASSES + min(CLASSES - 1, s.attack_added[at]))
        if s.defence_added[at]:
            found.append(DEFENCE_ADDED + at * CLASSES + min(CLASSES - 1, s.defence_added[at]))


def _standing(s: Table, found: list[int]) -> None:
    """Who leads, and how the combats of the round would end as they stand: sums that a first layer cannot make."""
    lead = max(-(LEADS // 2), min(LEADS // 2, score(s, FREE) - score(s, SHADOW)))
    found.append(LEAD + s.path_number * LEADS + lead + LEADS // 2)
    for field in range(BATTLEGROUND_COUNT):
        if s.field[field] == ACTIVE:
            sums = field_sums(s, field)
            _margin(field, sums["attack"] - sums["own_defence"] - sums["cards_defence"], found)
    if s.path != NO_PATH:
        sums = path_sums(s)
        _margin(ON_PATH, sums["attack"] - sums["own_defence"] - sums["cards_defence"], found)


def _margin(at: int, margin: int, found: list[int]) -> None:
    margin = max(-(MARGINS // 2), min(MARGINS // 2, margin)) + MARGINS // 2
    found.append(MARGIN + at * MARGINS + margin)
