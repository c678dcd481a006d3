"""The scenarios: who plays which deck, in which order, with what. CARD-TRILOGY, CARD-DUEL2, CARD-DUEL3, CARD-FELLOWSHIP

A scenario is a number into these tables. A seat is the player of one deck; the turn order is a row of places, each of
which is a seat (in the Three-player Duel gandalf has two of them).
"""

from typing import Final

from westmarch.games.card_game.cards import (
    CARDS,
    DUNEDAIN,
    DWARF,
    ELF,
    FACTION,
    FREE,
    HOBBIT,
    ISENGARD,
    MONSTROUS,
    MORDOR,
    NAMES,
    ROHAN,
    SHADOW,
    SOUTHRON,
    WIZARD,
    name,
)
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, BATTLEGROUNDS, PATH_COUNT, PATHS

SCENARIOS: Final[tuple[str, ...]] = ("trilogy", "duel2", "duel3", "fellowship")
TRILOGY: Final = 0
DUEL2: Final = 1
DUEL3: Final = 2
FELLOWSHIP: Final = 3

SEATS: Final[tuple[tuple[str, ...], ...]] = (
    ("frodo", "witch_king", "aragorn", "saruman"),
    ("gandalf", "witch_king"),
    ("gandalf", "witch_king", "saruman"),
    ("balrog", "gandalf"),
)
"""Names and nothing more: they tie a seat to no character. CARD-SETUP-16"""
MOST_SEATS: Final = 4

SEAT_SIDE: Final[tuple[tuple[int, ...], ...]] = (
    (FREE, SHADOW, FREE, SHADOW),
    (FREE, SHADOW),
    (FREE, SHADOW, SHADOW),
    (SHADOW, FREE),
)

ORDER: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (0, 1), (0, 1, 0, 2), (0, 1))
"""The places of the turn order, the first player of round 1 first. CARD-TRILOGY-01, CARD-DUEL3-02"""

_ALL_FREE: Final = (DUNEDAIN, ELF, DWARF, HOBBIT, ROHAN, WIZARD)
_SARUMAN: Final = (ISENGARD, MONSTROUS, SOUTHRON)

DECK_FACTIONS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((DWARF, HOBBIT, ROHAN, WIZARD), (MORDOR,), (DUNEDAIN, ELF), _SARUMAN),
    (_ALL_FREE, (*_SARUMAN, MORDOR)),
    (_ALL_FREE, (MORDOR,), _SARUMAN),
    ((MONSTROUS, MORDOR, ISENGARD), (DUNEDAIN, DWARF, ELF, HOBBIT, WIZARD)),
)
"""The factions of each seat's deck: who is "the Hobbit player". CARD-SETUP-03, CARD-TRILOGY-02"""

_FELLOWSHIP_DECKS: Final[tuple[str, ...]] = (
    "balrog_of_moria barrow_wights caradhras_the_cruel cave_troll flocks_of_crebain hill_troll"
    " goblins_of_the_misty_mountains goblins_of_the_misty_mountains black_breath black_riders_mount grishnakh"
    " mordor_orcs mordor_orcs mordor_orcs morgul_blade nazguls_mantle the_ringwraiths_are_abroad the_beguiler"
    " the_black_easterling the_commander the_destroyer the_hunter the_messenger the_reaver the_warrior"
    " the_witch_king palantir_of_orthanc saruman sarumans_staff ugluk",
    "blade_of_westernesse boromir strider dwarven_axe gimli arwen bow_of_the_galadhrim elrond elven_cloak galadriel"
    " high_elves high_elves legolas lembas mirror_of_galadriel nenya phial_of_galadriel vilya bilbo_baggins"
    " fatty_bolger frodo_baggins merry_brandybuck mithril_coat pippin_took sam_gamgee sting gandalf_the_grey"
    " narya gandalfs_staff glamdring",
)
"""The fixed decks of the Fellowship scenario, 30 cards each. CARD-FELLOWSHIP-01"""


def _listed(text: str) -> tuple[int, ...]:
    wanted = text.split()
    taken = {kind: wanted.count(kind) for kind in NAMES}
    found = []
    for card in range(CARDS):
        if taken[name(card)]:
            taken[name(card)] -= 1
            found.append(card)
    return tuple(found)


def _decks(scenario: int) -> tuple[tuple[int, ...], ...]:
    if scenario == FELLOWSHIP:
        return tuple(_listed(text) for text in _FELLOWSHIP_DECKS)
    return tuple(tuple(c for c in range(CARDS) if FACTION[c] in factions) for factions in DECK_FACTIONS[scenario])


DECKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(_decks(scenario) for scenario in range(4))
"""The cards of each seat, in rising order."""

NOBODY: Final = -1


def _owners(scenario: int) -> tuple[int, ...]:
    owners = [NOBODY] * CARDS
    for seat, deck in enumerate(DECKS[scenario]):
        for card in deck:
            owners[card] = seat
    return tuple(owners)


OWNER: Final[tuple[tuple[int, ...], ...]] = tuple(_owners(scenario) for scenario in range(4))
"""The seat whose deck a card belongs to; nobody, if the scenario does without the card."""


def _holders(scenario: int) -> tuple[int, ...]:
    holders = [NOBODY] * 10
    for seat, factions in enumerate(DECK_FACTIONS[scenario]):
        for faction in factions:
            holders[faction] = seat
    return tuple(holders)


HOLDER: Final[tuple[tuple[int, ...], ...]] = tuple(_holders(scenario) for scenario in range(4))
"""For each faction the seat whose deck contains it. CARD-SETUP-03"""

OPENING_DRAW: Final[tuple[tuple[int, ...], ...]] = ((7, 7, 7, 7), (4, 6), (6, 7, 7), (7, 7))
OPENING_CYCLE: Final[tuple[tuple[int, ...], ...]] = ((2, 2, 2, 2), (0, 0), (0, 2, 2), (2, 2))
DRAW_STEP: Final[tuple[tuple[int, ...], ...]] = ((3, 4, 3, 4), (4, 6), (6, 4, 4), (4, 3))
"""CARD-TRILOGY-03, CARD-DUEL2-03, CARD-DUEL3-05, CARD-FELLOWSHIP-02"""

NO_RING: Final = 0
ONCE_PER_GAME: Final = 1
ONCE_PER_ROUND: Final = 2
RING: Final[tuple[tuple[int, ...], ...]] = (
    (ONCE_PER_GAME, ONCE_PER_GAME, ONCE_PER_GAME, ONCE_PER_GAME),
    (ONCE_PER_ROUND, ONCE_PER_ROUND),
    (ONCE_PER_ROUND, ONCE_PER_GAME, ONCE_PER_GAME),
    (NO_RING, NO_RING),
)
"""CARD-TRILOGY-04, CARD-DUEL2-04, CARD-DUEL3-06, CARD-FELLOWSHIP-03"""

TIMES: Final[tuple[tuple[int, ...], ...]] = ((1, 1, 1, 1), (2, 2), (2, 1, 1), (1, 1))
"""How often a seat carries out what a text orders each player of its side to do.

CARD-DUEL2-09, CARD-DUEL3-09, CARD-FELLOWSHIP-09
"""

MORE_DEFENCE: Final[tuple[int, ...]] = (0, 1, 1, 0)
"""Whether a path is scored only with more path defence than path attack.

All else in the Duels is as in the Trilogy. CARD-DUEL2-05, CARD-DUEL2-11, CARD-DUEL3-08, CARD-FELLOWSHIP-09
"""

LAST_PATH: Final[tuple[int, ...]] = (9, 9, 9, 6)

_FELLOWSHIP_PATHS: Final = (
    "bucklebury_ferry gildors_encampment inn_of_the_prancing_pony the_old_forest fords_of_bruinen imladris"
    " caradhras khazad_dum the_doors_of_durin egladil dimrill_dale lothlorien amon_hen"
)
_FELLOWSHIP_BATTLEGROUNDS: Final = "minas_morgul rivendell moria lorien dol_guldur orthanc morannon"

_FEW_PATHS: Final[tuple[int, ...]] = tuple(int(path in _FELLOWSHIP_PATHS.split()) for path in PATHS)
_FEW_FIELDS: Final[tuple[int, ...]] = tuple(int(b in _FELLOWSHIP_BATTLEGROUNDS.split()) for b in BATTLEGROUNDS)
_ALL_PATHS: Final[tuple[int, ...]] = (1,) * PATH_COUNT
_ALL_FIELDS: Final[tuple[int, ...]] = (1,) * BATTLEGROUND_COUNT

PATHS_USED: Final[tuple[tuple[int, ...], ...]] = (_ALL_PATHS, _ALL_PATHS, _ALL_PATHS, _FEW_PATHS)
BATTLEGROUNDS_USED: Final[tuple[tuple[int, ...], ...]] = (_ALL_FIELDS, _ALL_FIELDS, _ALL_FIELDS, _FEW_FIELDS)
"""The locations that exist in a scenario. CARD-FELLOWSHIP-06, CARD-FELLOWSHIP-10"""

FELLOWSHIP_ROUNDS: Final[tuple[int, ...]] = tuple(
    BATTLEGROUNDS.index(b) for b in ("minas_morgul", "rivendell", "moria", "lorien", "orthanc", "morannon")
)
"""The battleground of each round; lorien brings dol_guldur with it.

Those of rounds that are not reached are not used. CARD-FELLOWSHIP-04, CARD-FELLOWSHIP-05, CARD-FELLOWSHIP-08
"""


def people_of(scenario: int, people: int) -> tuple[int, ...]:
    """For each seat the person who holds it. CARD-TRILOGY-05"""
    if scenario == TRILOGY and people == 2:
        return (0, 1, 0, 1)
    if scenario == TRILOGY and people == 3:
        return (0, 1, 2, 1)
    return tuple(range(len(SEATS[scenario])))
