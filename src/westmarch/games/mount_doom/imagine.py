"""Imagining: whatever nobody has seen is dealt anew; all seats know the same.

DOOM-SETUP-06, DOOM-SETUP-08, DOOM-SETUP-11, DOOM-STAGE-07, DOOM-GANDALF-11
"""

from westmarch.games.mount_doom.board import SLOTS, STAGE_COUNT
from westmarch.games.mount_doom.cards import ARMY_OF_THE_DEAD, GANDALF_DECK, NO_CARD, STAGE_CARDS
from westmarch.games.mount_doom.state import Table
from westmarch.kernel.rng import Generator


def redeal(s: Table, rng: Generator) -> None:
    """Shuffle the stacks to come, the cards that lie face down with those boxed unseen, and Gandalf's stack."""
    _redeal_track(s, rng)
    s.stacks = s.stacks.copy()
    for stage in range(s.stage + 1, STAGE_COUNT):
        s.stacks[stage] = _reshuffled(s, s.stacks[stage], rng)
    _redeal_gandalf(s, rng)


def _unseen(s: Table, cards: tuple[int, ...]) -> list[int]:
    return [card for card in cards if not s.seen >> card & 1]


def _redeal_track(s: Table, rng: Generator) -> None:
    """A card foreseen by Gandalf's Vision lies face down but is known. DOOM-GANDALF-11"""
    unseen = _unseen(s, STAGE_CARDS[s.stage])
    if not unseen:
        return
    for card in unseen:
        s.box |= 1 << card
    rng.shuffle(unseen)
    for slot in range(SLOTS):
        if not s.face_down >> slot & 1:
            continue
        covered = s.slot[slot] == ARMY_OF_THE_DEAD and s.under != NO_CARD
        lying = s.under if covered else s.slot[slot]
        if s.seen >> lying & 1:
            continue
        card = unseen.pop()
        s.box &= ~(1 << card)
        if covered:
            s.under = card
        else:
            s.slot[slot] = card


def _reshuffled(s: Table, stack: list[int], rng: Generator) -> list[int]:
    """The stack in another order; a card on top that everybody has just seen stays there."""
    hidden = [card for card in stack if not s.seen >> card & 1]
    hidden.sort()  # their true order is not to be felt, not even by the same random stream
    rng.shuffle(hidden)
    return hidden + [card for card in stack if s.seen >> card & 1]


def _redeal_gandalf(s: Table, rng: Generator) -> None:
    """The stack and what went to the box unseen."""
    unseen = _unseen(s, GANDALF_DECK)
    rng.shuffle(unseen)
    left = len(s.gandalf_stack)
    s.gandalf_stack = unseen[:left]
    for card in unseen:
        s.box |= 1 << card
    for card in s.gandalf_stack:
        s.box &= ~(1 << card)
