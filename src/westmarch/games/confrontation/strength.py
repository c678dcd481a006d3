"""How strong the fighters are, and which abilities are in force."""

from westmarch.games.confrontation.board import FANGORN, FELLOWSHIP, GONDOR, ROHAN, SAURON
from westmarch.games.confrontation.cards import CARD_STRENGTH, NO_CARD
from westmarch.games.confrontation.pieces import (
    CAVE_TROLL,
    FRODO,
    ORCS_VARIANT,
    SAM_CLASSIC,
    SAM_VARIANT,
    STRENGTH,
    THEODEN,
    TREEBEARD,
    WARG,
)
from westmarch.games.confrontation.state import Table


def against_warg(s: Table) -> bool:
    """The Warg silences whomever it fights. CONF-COMBAT-09, CONF-CHAR-54, CONF-INTER-01, CONF-CHAR-55"""
    return s.character[s.shadow] == WARG


def able(s: Table, character: int) -> bool:
    """Whether this character fights for the Fellowship with its own ability in force.

    CONF-CHAR-54 (the Warg), CONF-SPECIAL-22 (Gwaihir replaces the ability)

    CONF-CHAR-27, CONF-SPECIAL-28, CONF-VARIANT-02
    """
    return s.character[s.fellow] == character and not s.gwaihir and s.character[s.shadow] != WARG


def fellowship_strength(s: Table) -> int:
    """The fighter's strength without its card. CONF-CHARV-05, CONF-CHARV-07, CONF-CHARV-20, CONF-CHAR-11"""
    if s.side == SAURON and able(s, SAM_VARIANT):
        return sauron_strength(s)  # CONF-CHARV-04, CONF-CHARV-06, CONF-CHARV-08
    if able(s, SAM_CLASSIC) and s.region[FRODO] == s.field and s.revealed >> FRODO & 1:
        return 5  # CONF-CHAR-06, CONF-CHAR-08
    if able(s, THEODEN) and (s.field == ROHAN or s.field == GONDOR):
        return 4  # CONF-CHARV-27
    if able(s, TREEBEARD) and s.field == FANGORN:
        return 6  # CONF-CHARV-17
    return STRENGTH[s.character[s.fellow]]


def sauron_strength(s: Table) -> int:
    """The fighter's strength without its card."""
    if s.character[s.shadow] == ORCS_VARIANT and s.side == SAURON:
        return 6  # CONF-CHARV-40
    return STRENGTH[s.character[s.shadow]]


def card_strength(s: Table, side: int) -> int:
    """What the card on the table adds. CONF-COMBAT-19, CONF-CARD-15, CONF-CHAR-56"""
    if s.card[side] == NO_CARD:
        return 0
    if side == SAURON and (s.cloak or s.character[s.shadow] == CAVE_TROLL):
        return 0
    return CARD_STRENGTH[side][s.card[side]]


def totals(s: Table) -> tuple[int, int]:
    """Both sides' totals in step 4. CONF-COMBAT-30, CONF-COMBAT-33, CONF-INTER-12"""
    fellowship = fellowship_strength(s) + card_strength(s, FELLOWSHIP) + s.support
    return fellowship, sauron_strength(s) + card_strength(s, SAURON)
