"""What happens on the board, whoever brings it about: courage is gained, Nazgûl gather, cards leave the track."""

from westmarch.games.mount_doom import narration
from westmarch.games.mount_doom.board import NAZGUL_TOTAL
from westmarch.games.mount_doom.cards import ARMY_OF_THE_DEAD, NO_CARD
from westmarch.games.mount_doom.ending import NAZGUL_GATHERED, lose
from westmarch.games.mount_doom.printed import COURAGE_TOP
from westmarch.games.mount_doom.state import Table


def gain_courage(s: Table, hearts: int, cause: str, rule: str) -> None:
    """Up the track, but not above its topmost space. DOOM-COURAGE-01, DOOM-COURAGE-02"""
    before = s.courage
    s.courage = min(before + hearts, COURAGE_TOP)
    narration.courage(s, before, cause, rule)


def place_nazgul(s: Table, cause: str, rule: str) -> None:
    """One Nazgûl from the pool to Minas Morgul; the ninth ends the game.

    DOOM-NAZGUL-01, DOOM-NAZGUL-02, DOOM-NAZGUL-03, DOOM-END-03
    """
    if s.nazgul == 0:
        narration.nothing_happens(s, cause, "DOOM-NAZGUL-03")
        return
    s.nazgul_pool -= 1
    s.nazgul += 1
    narration.nazgul_placed(s, cause, rule)
    if s.nazgul == NAZGUL_TOTAL:
        lose(s, NAZGUL_GATHERED, cause, "DOOM-END-03")


def remove_from_track(s: Table, slot: int, cause: str, rule: str) -> None:
    """The uppermost card of a slot leaves the game; under the Army another comes to light.

    DOOM-ENCOUNTER-06, DOOM-GANDALF-05, DOOM-CARD-45
    """
    card = s.slot[slot]
    narration.card_removed(s, slot, card, cause, rule)
    s.box |= 1 << card
    s.slot[slot] = NO_CARD
    if card == ARMY_OF_THE_DEAD:
        s.slot[slot] = s.under
        s.under = NO_CARD


def remove_uruk(s: Table, rule: str) -> None:
    """Warriors go back to the pool first, the chieftain leaves last and for good. DOOM-URUK-03, DOOM-URUK-05"""
    chieftain = s.warriors == 0
    if chieftain:
        s.chieftain = 0
    else:
        s.warriors -= 1
    narration.uruk_removed(s, chieftain, rule)
