"""Imagining: deal anew whatever a side cannot know. CONF-HIDDEN-02, CONF-HIDDEN-07, CONF-HIDDEN-18"""

from westmarch.games.confrontation.board import OFF_BOARD
from westmarch.games.confrontation.cards import NO_CARD, SPECIALS_PER_SIDE
from westmarch.games.confrontation.pieces import PER_SIDE
from westmarch.games.confrontation.state import NOBODY, Table
from westmarch.games.confrontation.steps.cardplay import ChooseCards, lay_card
from westmarch.games.confrontation.steps.setup import ChooseSpecials, Draft, Place, open_places, specials_due
from westmarch.kernel.columns import changed
from westmarch.kernel.rng import Generator


def redeal(s: Table, seat: int, rng: Generator) -> None:
    """Replace the enemy's secrets by others that the seat could not tell from them."""
    if not s.stack:
        return  # the game is over; but its hidden pieces stay hidden, and nothing is left to choose
    enemy = 1 - s.side_at(seat)
    step = s.stack[-1]
    if isinstance(step, Draft):
        _redraft(s, enemy, rng)
    elif isinstance(step, ChooseSpecials):
        _retake_specials(s, enemy, rng)
    elif isinstance(step, Place):
        _replace(s, enemy, rng)
    else:
        _swap_identities(s, enemy, rng)
        if isinstance(step, ChooseCards):
            _rechoose_card(s, enemy, rng)


def _redraft(s: Table, enemy: int, rng: Generator) -> None:
    """Whether the enemy has finished shows; how far he has come does not."""
    finished = s.progress[enemy] == PER_SIDE
    s.character = s.character.copy()
    for piece in range(PER_SIDE * enemy, PER_SIDE * enemy + PER_SIDE):
        s.character[piece] = 2 * piece + (rng.below(2) if finished else 0)
    if not finished:
        s.progress = changed(s.progress, enemy, 0)


def _retake_specials(s: Table, enemy: int, rng: Generator) -> None:
    due = specials_due(s, enemy)
    finished = s.progress[enemy] == due
    cards = list(range(SPECIALS_PER_SIDE * enemy, SPECIALS_PER_SIDE * enemy + SPECIALS_PER_SIDE))
    for card in cards:
        s.specials &= ~(1 << card)
    if not finished:
        s.progress = changed(s.progress, enemy, 0)
    elif due < SPECIALS_PER_SIDE:
        rng.shuffle(cards)
        for card in cards[:due]:
            s.specials |= 1 << card


def _replace(s: Table, enemy: int, rng: Generator) -> None:
    pieces = list(range(PER_SIDE * enemy, PER_SIDE * enemy + PER_SIDE))
    finished = s.progress[enemy] == PER_SIDE
    for piece in pieces:
        s.put(piece, OFF_BOARD)
    s.held = changed(s.held, enemy, NOBODY)
    if not finished:
        s.progress = changed(s.progress, enemy, 0)
    else:
        rng.shuffle(pieces)
        for piece in pieces:
            s.put(piece, open_places(s, enemy)[-1])


def _swap_identities(s: Table, enemy: int, rng: Generator) -> None:
    """Whatever is tied to a handle (its place, its face up or down, its part in the turn) stays with the handle."""
    first = PER_SIDE * enemy
    old_piece = [0] * PER_SIDE  # by handle
    for piece in range(first, first + PER_SIDE):
        old_piece[s.handle[piece]] = piece
    tiles = s.belief[1 - enemy].sample(rng)
    becomes = list(range(2 * PER_SIDE))  # old piece -> new piece
    for handle in range(PER_SIDE):
        if tiles[handle] >= 0:
            becomes[old_piece[handle]] = first + tiles[handle]
    region = s.region.copy()
    handle_of = s.handle
    s.handle = handle_of.copy()
    revealed = s.revealed
    pinned = s.pinned
    for old in range(first, first + PER_SIDE):
        new = becomes[old]
        s.region[new] = region[old]
        s.handle[new] = handle_of[old]
        if revealed | pinned:
            s.revealed = _with_bit(s.revealed, new, revealed >> old & 1)
            s.pinned = _with_bit(s.pinned, new, pinned >> old & 1)
    s.attacker = _renamed(becomes, s.attacker)
    s.only_mover = _renamed(becomes, s.only_mover)
    s.not_mover = _renamed(becomes, s.not_mover)
    s.summoned = _renamed(becomes, s.summoned)
    # The fighters and the fallen have been revealed by the time they are named: they stay who they are.


def _with_bit(bits: int, at: int, on: int) -> int:
    return bits | 1 << at if on else bits & ~(1 << at)


def _renamed(becomes: list[int], piece: int) -> int:
    return NOBODY if piece == NOBODY else becomes[piece]


def _rechoose_card(s: Table, enemy: int, rng: Generator) -> None:
    """A card chosen in secret may be any that its owner held. CONF-HIDDEN-10"""
    if s.card[enemy] == NO_CARD:
        return
    s.hand[enemy] |= 1 << s.card[enemy]
    cards = [card for card in range(PER_SIDE) if s.hand[enemy] >> card & 1]
    lay_card(s, enemy, cards[rng.below(len(cards))])
