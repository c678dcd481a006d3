"""When a special card may be played, and why not. CONF-SPECIAL-01 to CONF-SPECIAL-44"""

from westmarch.games.confrontation import knowledge, narration
from westmarch.games.confrontation.board import (
    CAPACITY,
    EREGION,
    FANGORN,
    FELLOWSHIP,
    FORWARD,
    MORDOR,
    OFF_BOARD,
    REGION_COUNT,
    RIVER,
    SAURON,
    SHIRE,
)
from westmarch.games.confrontation.cards import (
    A_KING_REVEALED,
    CREBAIN_OF_DUNLAND,
    DARK_OF_MORDOR,
    GANDALF_THE_WHITE,
    GWAIHIR,
    PALANTIR,
    RECALL_TO_MORDOR,
    SHADOWFAX,
    SPECIALS_PER_SIDE,
)
from westmarch.games.confrontation.ending import IN_THE_SHIRE
from westmarch.games.confrontation.movement import can_move, has_room
from westmarch.games.confrontation.pieces import (
    ARAGORN,
    GANDALF,
    PER_SIDE,
    WATCHER,
    WITCH_KING_VARIANT,
)
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.words import LOOK


def holds(s: Table, card: int) -> bool:
    return bool(s.specials >> card & 1)


def spend(s: Table, card: int, rule: str) -> None:
    """A special card is used once and leaves the game. CONF-SPECIAL-01"""
    s.specials &= ~(1 << card)
    s.special_used = 1
    narration.played_special(s, card, rule)


# --- cards that replace the turn -----------------------------------------------------------------------------------


def may_give_up_turn(s: Table) -> bool:
    """Whether the side can give its turn up for a special card. CONF-TURN-04, CONF-END-06, CONF-SPECIAL-18"""
    if s.specials == 0 or _committed(s):
        return False
    if s.side == SAURON:
        return possible(s, RECALL_TO_MORDOR) or possible(s, CREBAIN_OF_DUNLAND)
    return possible(s, GANDALF_THE_WHITE) or possible(s, A_KING_REVEALED)


def _committed(s: Table) -> bool:
    """Whether the turn can no longer be given up: another card was played, or the King binds it.

    CONF-SPECIAL-07, CONF-SPECIAL-18
    """
    return s.special_used == 1 or s.bound == 1


def possible(s: Table, card: int) -> bool:
    """Whether the side holds the card and its instruction can be carried out now. CONF-SPECIAL-43"""
    if not holds(s, card):
        return False
    if card == GANDALF_THE_WHITE:  # CONF-SPECIAL-14, CONF-SPECIAL-15
        return not s.alive(GANDALF) and s.here(SAURON, FANGORN) == 0 and has_room(s, FELLOWSHIP, FANGORN)
    if card == A_KING_REVEALED:  # CONF-SPECIAL-17, CONF-SPECIAL-20
        return s.alive(ARAGORN) and _anybody_on_board(s, SAURON)
    if card == RECALL_TO_MORDOR:  # CONF-SPECIAL-30, CONF-SPECIAL-31
        return s.here(FELLOWSHIP, MORDOR) == 0 and has_room(s, SAURON, MORDOR) and len(recallable(s)) > 0
    if card == CREBAIN_OF_DUNLAND:  # CONF-SPECIAL-36
        return _anybody_on_board(s, FELLOWSHIP)
    if card == PALANTIR:
        return len(palantir_regions(s)) > 0
    if card in (SHADOWFAX, DARK_OF_MORDOR):
        return len(extra_movers(s, card)) > 0
    return False


def _anybody_on_board(s: Table, side: int) -> bool:
    for piece in range(PER_SIDE * side, PER_SIDE * side + PER_SIDE):
        if s.alive(piece):
            return True
    return False


def recallable(s: Table) -> list[int]:
    """Sauron's pieces outside Mordor. CONF-SPECIAL-29, CONF-SPECIAL-31"""
    return [p for p in range(PER_SIDE, 2 * PER_SIDE) if s.region[p] != MORDOR and s.region[p] != OFF_BOARD]


def playable_before_move(s: Table, can_act: bool) -> list[int]:
    """The special cards that the side whose turn it is may play before its move.

    Without a legal move only a card that replaces the turn is left. CONF-END-06
    """
    found: list[int] = []
    if s.side == FELLOWSHIP:
        if can_act and possible(s, SHADOWFAX):
            found.append(SHADOWFAX)
        replacing = (GANDALF_THE_WHITE, A_KING_REVEALED)
    else:
        if can_act and s.not_mover == NOBODY and possible(s, DARK_OF_MORDOR):
            found.append(DARK_OF_MORDOR)
        if can_act and possible(s, PALANTIR):
            found.append(PALANTIR)
        replacing = (RECALL_TO_MORDOR, CREBAIN_OF_DUNLAND)
    if not _committed(s):
        found += [card for card in replacing if possible(s, card)]
    return found


def why_not_playable(s: Table, card: int) -> tuple[str, str]:
    """Why a special card cannot be played before the move."""
    if card // SPECIALS_PER_SIDE != s.side or not holds(s, card):
        return "that special card is not in your hand", "CONF-SPECIAL-02"
    if card == GWAIHIR:
        return "Gwaihir comes at the start of a battle", "CONF-SPECIAL-22"
    if card in (GANDALF_THE_WHITE, A_KING_REVEALED, RECALL_TO_MORDOR, CREBAIN_OF_DUNLAND):
        if s.bound:
            return "A King Revealed forbids giving this turn up", "CONF-SPECIAL-18"
        if s.special_used:
            return "another special card was played this turn", "CONF-SPECIAL-07"
    if (card == A_KING_REVEALED and s.alive(ARAGORN)) or (card == RECALL_TO_MORDOR and not recallable(s)):
        return "there is nobody whom it could be played on", "CONF-SPECIAL-43"
    rules = {
        SHADOWFAX: ("no character could make both moves", "CONF-SPECIAL-11"),
        GANDALF_THE_WHITE: ("Gandalf must be defeated, and Fangorn open to him", "CONF-SPECIAL-15"),
        A_KING_REVEALED: ("Aragorn has been defeated", "CONF-SPECIAL-20"),
        RECALL_TO_MORDOR: ("Mordor must have room and be free of the Fellowship", "CONF-SPECIAL-30"),
        DARK_OF_MORDOR: ("no character can take that step and leave another a move", "CONF-SPECIAL-35"),
        CREBAIN_OF_DUNLAND: ("there is nobody to reveal", "CONF-SPECIAL-43"),
        PALANTIR: (
            "the Palantír looks into a region other than the Shire that holds the Fellowship",
            "CONF-SPECIAL-38",
        ),
    }
    return rules[card]


# --- Shadowfax and the Dark of Mordor --------------------------------------------------------------------------------


def extra_movers(s: Table, card: int) -> list[int]:
    """The pieces that one of these cards may move. CONF-SPECIAL-08, CONF-SPECIAL-32"""
    first = PER_SIDE if card == DARK_OF_MORDOR else 0
    return [
        piece
        for piece in range(first, first + PER_SIDE)
        if s.alive(piece) and (extra_targets(s, card, piece) or extra_mines(s, card, piece))
    ]


def extra_targets(s: Table, card: int, piece: int) -> list[int]:
    """Where the card may take a piece, the mines apart: never by an ability. CONF-SPECIAL-12, CONF-SPECIAL-34"""
    region = s.region[piece]
    side = SAURON if card == DARK_OF_MORDOR else FELLOWSHIP
    if s.character[piece] == WATCHER and s.revealed >> piece & 1:
        return []
    ahead = list(FORWARD[side][region])
    if side == FELLOWSHIP and RIVER[region] != OFF_BOARD:
        ahead.append(RIVER[region])
    return [r for r in ahead if _free(s, side, r) and _leaves_a_move(s, card, piece, r)]


def extra_mines(s: Table, card: int, piece: int) -> bool:
    """Shadowfax may run through the mines too. CONF-SPECIAL-09"""
    return (
        card == SHADOWFAX
        and s.region[piece] == EREGION
        and _free(s, FELLOWSHIP, FANGORN)
        and _leaves_a_move(s, card, piece, FANGORN)
    )


def _free(s: Table, side: int, region: int) -> bool:
    return s.here(1 - side, region) == 0 and s.here(side, region) < CAPACITY[region]


def _leaves_a_move(s: Table, card: int, piece: int, target: int) -> bool:
    """Whether the normal move that the card demands will be there after its step (or the step wins).

    CONF-SPECIAL-11 (the same character), CONF-SPECIAL-35 and CONF-SPECIAL-42 (a different one)
    """
    start = s.region[piece]
    s.put(piece, target)
    if card == SHADOWFAX:
        leaves = can_move(s, piece)
    elif _wins(s, piece, target):
        leaves = True
    elif s.summoned != NOBODY and s.summoned != piece:
        leaves = can_move(s, s.summoned)
    else:
        leaves = False
        for other in range(PER_SIDE, 2 * PER_SIDE):
            if other != piece and can_move(s, other):
                leaves = True
                break
    s.put(piece, start)
    return leaves


def _wins(s: Table, piece: int, target: int) -> bool:
    """CONF-END-10"""
    if target != SHIRE:
        return False
    return s.character[piece] == WITCH_KING_VARIANT or s.here(SAURON, SHIRE) >= IN_THE_SHIRE


# --- the Palantír ---------------------------------------------------------------------------------------------


def palantir_regions(s: Table) -> list[int]:
    """CONF-SPECIAL-38, CONF-SPECIAL-43"""
    return [r for r in range(REGION_COUNT) if r != SHIRE and s.here(FELLOWSHIP, r) > 0]


def palantir_ready(s: Table) -> bool:
    """Whether Sauron could look into the Palantír now: on his own turn, at any moment. CONF-SPECIAL-40"""
    return s.side == SAURON and holds(s, PALANTIR) and len(palantir_regions(s)) > 0


def palantir_tokens(s: Table) -> list[int]:
    """The looks that Sauron may take beside whatever else he has to choose."""
    if not palantir_ready(s):
        return []
    return [LOOK + region for region in palantir_regions(s)]


def look_into(s: Table, region: int) -> None:
    """The Palantír reveals all Fellowship characters in a region. CONF-SPECIAL-38, CONF-SPECIAL-39"""
    spend(s, PALANTIR, "CONF-SPECIAL-38")
    for piece in s.pieces_in(FELLOWSHIP, region):
        knowledge.reveal(s, piece, "palantir", "CONF-SPECIAL-38")
