"""Icons: what a card or a location counts in a combat, and who supports whom.

CARD-COMBAT-07, CARD-COMBAT-18, CARD-PATHCOMBAT-02, CARD-ITEM-04, CARD-LEADER-01 to CARD-LEADER-09
"""

from typing import Final

from westmarch.games.card_game.cards import (
    ARAGORN,
    ARMY,
    ARWEN,
    ATTACK,
    CARDS,
    CHARACTER,
    DEAD_MEN,
    DEFENCE,
    DUNEDAIN,
    FACTION,
    FIGHTERS,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GORBAG_AND_SHAGRAT,
    ISENGARD,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    MERRY,
    MONSTROUS,
    PATH_ATTACK,
    PATH_DEFENCE,
    PHIAL_OF_GALADRIEL,
    PIPPIN,
    QUICKBEAM,
    ROHAN,
    SHADOW,
    SIDE,
    STING,
    STRIDER,
    THEODEN,
    TYPE,
    numbered,
)
from westmarch.games.card_game.legality import is_hunter
from westmarch.games.card_game.locations import (
    BATTLEGROUND_DEFENCE,
    DEAD_MARSHES,
    DOL_AMROTH,
    DOL_GULDUR,
    KHAZAD_DUM,
    MINAS_TIRITH,
    ORTHANC,
    PATH_OWN_DEFENCE,
    PELARGIR,
    SHELOBS_LAIR,
)
from westmarch.games.card_game.state import FIELD, ON_PATH, PATH, RESERVE, THREE_HUNTERS, Table

DEAD_MEN_BONUS: Final = 2
PHIAL_BONUS: Final = 2

_ON_FIELD: Final[tuple[tuple[str, int, int, int], ...]] = (
    # card, battleground, attack, defence
    ("great_gate", MINAS_TIRITH, 0, 3),
    ("guards_of_the_citadel", MINAS_TIRITH, 0, 1),
    ("knights_of_dol_amroth", DOL_AMROTH, 0, 1),
    ("treebeard", ORTHANC, 1, 0),
    ("coastal_raiders", DOL_AMROTH, 1, 0),
    ("haradrim_cavalry", MINAS_TIRITH, 1, 0),
    ("the_black_fleet", PELARGIR, 1, 0),
    ("the_black_easterling", DOL_GULDUR, 0, 1),
)
"""Icons that a card has more on one battleground. CARD-SETUP-14"""

_ON_PATH: Final[tuple[tuple[str, int, int], ...]] = (
    # card, path, path attack
    ("balrog_of_moria", KHAZAD_DUM, 1),
    ("candles_of_corpses", DEAD_MARSHES, 1),
    ("shelob", SHELOBS_LAIR, 1),
)


def _column(values: list[int], default: int) -> tuple[int, ...]:
    column = [default] * CARDS
    for row, value in zip(_ON_FIELD, values, strict=True):
        column[numbered(row[0])] = value
    return tuple(column)


HOME_FIELD: Final[tuple[int, ...]] = _column([row[1] for row in _ON_FIELD], -1)
HOME_ATTACK: Final[tuple[int, ...]] = _column([row[2] for row in _ON_FIELD], 0)
HOME_DEFENCE: Final[tuple[int, ...]] = _column([row[3] for row in _ON_FIELD], 0)
HOME_PATH: Final[tuple[int, ...]] = tuple(
    next((row[1] for row in _ON_PATH if numbered(row[0]) == card), -1) for card in range(CARDS)
)


def fighters(s: Table, place: int, side: int) -> list[int]:
    """The armies and characters of a side at a location. CARD-COMBAT-06"""
    return [card for card in FIGHTERS[side] if s.place[card] == place]


# --- on battlegrounds ---------------------------------------------------------------------------------------------


def attack_of(s: Table, card: int, field: int) -> int:
    """A card's attack with its items, without leadership. CARD-COMBAT-07, CARD-ITEM-04, CARD-LEADER-08"""
    icons = ATTACK[card] + _more(s, card, field)
    if HOME_FIELD[card] == field:
        icons += HOME_ATTACK[card]
    if TYPE[card] == CHARACTER:
        for item in s.items_on(card):
            icons += ATTACK[item]
    return icons


def defence_of(s: Table, card: int, field: int) -> int:
    """A card's defence with its items, without leadership. CARD-LEADER-05"""
    icons = DEFENCE[card] + _more(s, card, field)
    if HOME_FIELD[card] == field:
        icons += HOME_DEFENCE[card]
    if card in (STRIDER, ARAGORN):
        icons += int(s.place[ARWEN] == RESERVE)  # CARD-RULING-30
    if TYPE[card] == CHARACTER:
        for item in s.items_on(card):
            icons += DEFENCE[item]
    return icons


def _more(s: Table, card: int, field: int) -> int:
    """What a text adds to attack and defence alike."""
    if card == THEODEN:  # CARD-RULING-28
        return int(s.place[GANDALF_THE_GREY] >= RESERVE or s.place[GANDALF_THE_WHITE] >= RESERVE)
    if card == QUICKBEAM:  # CARD-RULING-29
        enemies = [c for c in fighters(s, FIELD + field, SHADOW) if FACTION[c] == ISENGARD]
        return len(enemies) // 2
    return 0


def field_defence(s: Table, field: int) -> int:
    """What the battleground itself cancels. CARD-COMBAT-08, CARD-REACTIVATE-04, CARD-REACTIVATE-07"""
    printed = 0 if s.captured >> field & 1 else BATTLEGROUND_DEFENCE[field]
    return printed + s.defence_added[field]


# --- on the path --------------------------------------------------------------------------------------------------


def path_attack_of(s: Table, card: int) -> int:
    """Only path icons count on a path. CARD-PATHCOMBAT-02, CARD-PATHCOMBAT-11"""
    icons = PATH_ATTACK[card]
    if HOME_PATH[card] == s.path:
        icons += 1
    if card == GORBAG_AND_SHAGRAT:
        icons += s.gorbag  # CARD-RULING-21
    for item in s.items_on(card):
        icons += PATH_ATTACK[item]
    return icons


def path_defence_of(s: Table, card: int) -> int:
    """CARD-PATHCOMBAT-04, CARD-RULING-30"""
    icons = PATH_DEFENCE[card]
    if card in (STRIDER, ARAGORN):
        icons += int(s.place[ARWEN] == RESERVE)
    for item in s.items_on(card):
        icons += PATH_DEFENCE[item]
    return icons


def path_own_defence(s: Table) -> int:
    """What the path itself cancels, with items that strengthen it. CARD-PATHCOMBAT-03, CARD-ITEM-06, CARD-RULING-08"""
    icons = PATH_OWN_DEFENCE[s.path] + s.defence_added[ON_PATH]
    if s.place[PHIAL_OF_GALADRIEL] == PATH:
        icons += PHIAL_BONUS
    if s.place[STING] == PATH and any(FACTION[card] == MONSTROUS for card in fighters(s, PATH, SHADOW)):
        icons += 1
    return icons


# --- support ------------------------------------------------------------------------------------------------------


def supports(s: Table, army: int, leader: int) -> bool:
    """Whether an army can support a character on its battleground, with icons or without.

    CARD-LEADER-01, CARD-LEADER-06, CARD-LEADER-07, CARD-RULING-34
    """
    if leader == STRIDER:
        return army == DEAD_MEN  # he has no leadership; only the dead men gain by it. CARD-RULING-31
    if FACTION[army] == FACTION[leader]:
        return True
    if leader == MERRY:
        return FACTION[army] == ROHAN
    if leader == PIPPIN:
        return FACTION[army] == DUNEDAIN
    return bool(s.lasting & THREE_HUNTERS) and is_hunter(leader) and SIDE[army] == FREE


def leaders(s: Table, cards: list[int], attacking: bool) -> list[int]:
    """Those who can be supported, in the order in which pairings are told; the dead men themselves stand last.

    CARD-LEADER-09, CARD-RULING-31
    """
    lead = LEAD_ATTACK if attacking else LEAD_DEFENCE
    found = [card for card in cards if TYPE[card] == CHARACTER and lead[card] > 0]
    if DEAD_MEN in cards and (STRIDER in cards or ARAGORN in cards):
        found.append(DEAD_MEN)
    return found


def pairings(s: Table, cards: list[int], attacking: bool) -> list[int]:
    """All that support can come to: for each allowed pairing the bits of `leaders` that it makes count.

    No army stands idle while a character that it could support has none. CARD-LEADER-02, CARD-LEADER-09
    """
    counted = leaders(s, cards, attacking)
    if not counted:
        return [0]
    armies = [card for card in cards if TYPE[card] == ARMY]
    wanting = [card for card in counted if card != DEAD_MEN]
    if DEAD_MEN in counted and STRIDER in cards:
        wanting.append(STRIDER)
    found: list[int] = []
    _pair(s, counted, wanting, armies, 0, 0, 0, found)
    return found


def _pair(
    s: Table,
    counted: list[int],
    wanting: list[int],
    armies: list[int],
    at: int,
    taken: int,
    left: int,
    found: list[int],
) -> None:
    """Give the character at `at` one of the armies, or none, and go on; `left` are characters left without."""
    if at == len(wanting):
        outcome = _outcome(s, counted, wanting, armies, taken, left)
        if outcome >= 0 and outcome not in found:
            found.append(outcome)
        return
    tried: list[int] = []
    for i in range(len(armies)):
        army = armies[i]
        alike = DEAD_MEN if army == DEAD_MEN else FACTION[army] - CARDS
        if taken >> (4 * i) & 15 or alike in tried or not supports(s, army, wanting[at]):
            continue
        tried.append(alike)
        _pair(s, counted, wanting, armies, at + 1, taken | (at + 1) << (4 * i), left, found)
    _pair(s, counted, wanting, armies, at + 1, taken, left | 1 << at, found)


def _outcome(s: Table, counted: list[int], wanting: list[int], armies: list[int], taken: int, left: int) -> int:
    """The bits of `counted` under this pairing; -1 if an army stands idle that should not."""
    for i in range(len(armies)):
        if taken >> (4 * i) & 15:
            continue
        for at in range(len(wanting)):
            if left >> at & 1 and supports(s, armies[i], wanting[at]):
                return -1
    outcome = 0
    for index in range(len(counted)):
        leader = counted[index]
        if leader == DEAD_MEN:
            holder = (taken >> (4 * armies.index(DEAD_MEN))) & 15
            counts = holder > 0 and wanting[holder - 1] in (STRIDER, ARAGORN)
        else:
            counts = not left >> wanting.index(leader) & 1
        if counts:
            outcome |= 1 << index
    return outcome


def worth(s: Table, counted: list[int], outcome: int, attacking: bool) -> int:
    """The icons that a pairing adds. CARD-LEADER-02, CARD-RULING-31"""
    lead = LEAD_ATTACK if attacking else LEAD_DEFENCE
    icons = 0
    for index in range(len(counted)):
        if outcome >> index & 1:
            icons += DEAD_MEN_BONUS if counted[index] == DEAD_MEN else lead[counted[index]]
    return icons


def field_attack(s: Table, field: int, cards: list[int]) -> int:
    """All attack icons of the attackers, with the pairing that brings the most. CARD-COMBAT-07, CARD-LEADER-03"""
    icons = s.attack_added[field]
    for card in cards:
        icons += attack_of(s, card, field)
    counted = leaders(s, cards, True)
    if not counted:
        return icons
    return icons + max([worth(s, counted, outcome, True) for outcome in pairings(s, cards, True)])
