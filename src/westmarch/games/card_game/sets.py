"""Sets of cards that texts speak of, each under a number: "a Rohan army", "Merry or Pippin"."""

from typing import Final

from westmarch.games.card_game.cards import (
    ARMY,
    CARDS,
    CHARACTER,
    FACTION,
    HOBBIT,
    ISENGARD,
    ITEM,
    MORDOR,
    NAZGUL,
    ROHAN,
    TYPE,
    name,
)

SETS: Final[list[tuple[int, ...]]] = []
"""The cards of each set."""


def _set(cards: list[int]) -> int:
    SETS.append(tuple(cards))
    return len(SETS) - 1


def named(kinds: str) -> int:
    """The cards with these names."""
    wanted = kinds.split()
    return _set([card for card in range(CARDS) if name(card) in wanted])


ROHAN_ARMIES: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == ROHAN and TYPE[c] == ARMY])
ROHAN_CARDS: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == ROHAN])
ROHAN_CHARACTERS: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == ROHAN and TYPE[c] == CHARACTER])
HOBBIT_CHARACTERS: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == HOBBIT and TYPE[c] == CHARACTER])
ISENGARD_ARMIES: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == ISENGARD and TYPE[c] == ARMY])
MORDOR_CARDS: Final[int] = _set([c for c in range(CARDS) if FACTION[c] == MORDOR])
NAZGUL_CHARACTERS: Final[int] = _set([c for c in range(CARDS) if NAZGUL[c] and TYPE[c] == CHARACTER])
ARMIES: Final[int] = _set([c for c in range(CARDS) if TYPE[c] == ARMY])
ARMIES_AND_CHARACTERS: Final[int] = _set([c for c in range(CARDS) if TYPE[c] in (ARMY, CHARACTER)])
ITEMS: Final[int] = _set([c for c in range(CARDS) if TYPE[c] == ITEM])
SARUMAN_ALONE: Final[int] = named("saruman")
