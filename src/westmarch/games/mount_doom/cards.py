"""The 48 cards: 42 encounter cards, five of Gandalf's, and Boromir. DOOM-COMP-06, DOOM-COMP-08

A set of cards is the bits of a number. The fourteen that help the players come first, so that `use` and a hand need no
numbers of their own. What a card shows in numbers stands in the table; what it says in words is in `steps/`.
"""

from typing import Final

from westmarch.games.mount_doom.board import STAGES

ALLY: Final = 0  # green
GANDALF: Final = 1
ENEMY: Final = 2  # red
FINAL: Final = 3  # black
COLOURS: Final[tuple[str, ...]] = ("ally", "gandalf", "enemy", "final")

PER_BATTLE_RULE: Final = -1
"""So many battles as the card's words say: Uruk-hai, the Mouth of Sauron."""

NO_STAGE: Final = -1

_TABLE: Final[tuple[tuple[str, str, int, int, int, int, bool], ...]] = (
    # name, stage, colour, battles, hearts lost (for each lost battle, or at once), hearts gained, single use
    ("arwen", "lothlorien", ALLY, 0, 0, 0, True),
    ("elrond", "lothlorien", ALLY, 0, 0, 0, True),
    ("theoden", "rohan", ALLY, 0, 0, 0, True),
    ("galadriel", "rohan", ALLY, 0, 0, 0, True),
    ("eowyn", "helms_deep", ALLY, 0, 0, 0, True),
    ("eomer", "helms_deep", ALLY, 0, 0, 0, True),
    ("faramir", "gondor", ALLY, 0, 0, 0, True),
    ("treebeard", "gondor", ALLY, 0, 0, 2, True),
    ("boromir", "", ALLY, 0, 0, 0, True),
    ("gandalfs_vision", "", GANDALF, 0, 0, 0, True),
    ("gandalfs_wrath", "", GANDALF, 0, 0, 0, True),
    ("gandalfs_support", "", GANDALF, 0, 0, 0, True),
    ("gandalfs_trick", "", GANDALF, 0, 0, 0, True),
    ("gandalfs_power", "", GANDALF, 0, 0, 0, True),
    ("cave_troll", "lothlorien", ENEMY, 1, 2, 0, False),
    ("saruman", "lothlorien", ENEMY, 0, 0, 0, False),
    ("nazgul", "lothlorien", ENEMY, 0, 0, 0, False),
    ("balrog", "lothlorien", ENEMY, 0, 3, 0, True),
    ("moria_orc", "lothlorien", ENEMY, 1, 1, 0, False),
    ("orc_hordes", "rohan", ENEMY, 1, 2, 0, False),
    ("wargs", "rohan", ENEMY, 0, 2, 0, True),
    ("nazgul", "rohan", ENEMY, 0, 0, 0, False),
    ("uruk_hai", "rohan", ENEMY, PER_BATTLE_RULE, 1, 0, False),
    ("saruman", "rohan", ENEMY, 0, 0, 0, False),
    ("wormtongue", "helms_deep", ENEMY, 0, 0, 0, False),
    ("nazgul", "helms_deep", ENEMY, 0, 0, 0, False),
    ("uruk_hai", "helms_deep", ENEMY, PER_BATTLE_RULE, 1, 0, False),
    ("orc_hordes", "helms_deep", ENEMY, 1, 2, 0, False),
    ("saruman", "helms_deep", ENEMY, 0, 0, 0, False),
    ("nazgul", "gondor", ENEMY, 0, 0, 0, False),
    ("grond", "gondor", ENEMY, 0, 3, 0, True),
    ("orc_hordes", "gondor", ENEMY, 1, 2, 0, False),
    ("eye_of_sauron", "gondor", ENEMY, 0, 0, 0, True),
    ("uruk_hai", "gondor", ENEMY, PER_BATTLE_RULE, 1, 1, False),
    ("witch_king", "minas_morgul", ENEMY, 0, 0, 0, False),
    ("mumakil", "minas_morgul", ENEMY, 2, 2, 0, False),
    ("haradrim", "minas_morgul", ENEMY, 0, 2, 0, False),
    ("denethor", "minas_morgul", ENEMY, 0, 0, 0, False),
    ("army_of_the_dead", "minas_morgul", ENEMY, 0, 0, 0, False),
    ("uruk_hai", "minas_morgul", ENEMY, PER_BATTLE_RULE, 1, 1, False),
    ("mouth_of_sauron", "minas_morgul", ENEMY, PER_BATTLE_RULE, 1, 0, True),
    ("gollums_deceit", "mount_doom", FINAL, 0, 2, 0, False),
    ("phial_of_galadriel", "mount_doom", FINAL, 0, 0, 2, False),
    ("gollums_madness", "mount_doom", FINAL, 0, 1, 0, False),
    ("shelob", "mount_doom", FINAL, 0, 1, 0, False),
    ("shelobs_sting", "mount_doom", FINAL, 0, 0, 0, False),
    ("ring_power", "mount_doom", FINAL, 0, 0, 0, False),
    ("eagles", "mount_doom", FINAL, 0, 0, 1, False),
)

CARD_COUNT: Final = 48
HELPERS: Final = 14
"""Cards below this number help the players."""

CARDS: Final[tuple[str, ...]] = tuple(row[0] for row in _TABLE)
STAGE_OF: Final[tuple[int, ...]] = tuple(STAGES.index(row[1]) if row[1] else NO_STAGE for row in _TABLE)
COLOUR: Final[tuple[int, ...]] = tuple(row[2] for row in _TABLE)
BATTLES: Final[tuple[int, ...]] = tuple(row[3] for row in _TABLE)
HEARTS_LOST: Final[tuple[int, ...]] = tuple(row[4] for row in _TABLE)
HEARTS_GAINED: Final[tuple[int, ...]] = tuple(row[5] for row in _TABLE)
SINGLE_USE: Final[tuple[bool, ...]] = tuple(row[6] for row in _TABLE)
KIND: Final[tuple[int, ...]] = tuple(CARDS.index(row[0]) for row in _TABLE)
"""The first card of the same name: four stages have Nazgûl, and all of them do the same."""

STAGE_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(CARD_COUNT) if STAGE_OF[card] == stage) for stage in range(len(STAGES))
)
CARDS_PER_STAGE: Final = 7

STING: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 2)
RING_POWER_LOSS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 5)
"""Hearts lost by the face of the die that Shelob's Sting and the One Ring's Power demand. DOOM-CARD-40, DOOM-CARD-41"""

SARUMANS_URUKS: Final = 2
FARAMIRS_STEPS: Final[tuple[int, ...]] = (2, 3, 4)

NO_CARD: Final = -1

ARWEN: Final = 0
ELROND: Final = 1
THEODEN: Final = 2
GALADRIEL: Final = 3
EOWYN: Final = 4
EOMER: Final = 5
FARAMIR: Final = 6
TREEBEARD: Final = 7
BOROMIR: Final = 8
VISION: Final = 9
WRATH: Final = 10
SUPPORT: Final = 11
TRICK: Final = 12
POWER: Final = 13

# Enemies and the cards of the last stage, by kind: what is not here does just what its numbers say.
SARUMAN: Final = 15
NAZGUL: Final = 16
BALROG: Final = 17
URUK_HAI: Final = 22
WORMTONGUE: Final = 24
EYE_OF_SAURON: Final = 32
WITCH_KING: Final = 34
DENETHOR: Final = 37
ARMY_OF_THE_DEAD: Final = 38
MOUTH_OF_SAURON: Final = 40
SHELOB: Final = 44
SHELOBS_STING: Final = 45
RING_POWER: Final = 46

ALLIES: Final = 0b00000111111111
GANDALF_CARDS: Final = 0b11111000000000
GANDALF_DECK: Final[tuple[int, ...]] = (VISION, WRATH, SUPPORT, TRICK, POWER)
ALL_CARDS: Final = (1 << CARD_COUNT) - 1


def losses_of(card: int) -> tuple[int, ...]:
    """The hearts lost by the face of the die that a card of the last stage demands. DOOM-CARD-40, DOOM-CARD-41"""
    return STING if card == SHELOBS_STING else RING_POWER_LOSS


def cards_in(mask: int) -> list[int]:
    """The cards of a set, in order."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found
