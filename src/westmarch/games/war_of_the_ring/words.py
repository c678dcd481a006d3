"""The vocabulary: every token that can be chosen in War of the Ring, by its number."""

from typing import Final

from westmarch.games.war_of_the_ring.board import NATIONS, REGIONS
from westmarch.games.war_of_the_ring.cards import CARDS, DECK_KINDS
from westmarch.games.war_of_the_ring.pieces import CHARACTERS, FACES, FIGURES
from westmarch.kernel.tokens import Vocabulary

ACTS: Final = (
    "skip",
    "move_fellowship",
    "hide_fellowship",
    "separate",
    "move_companions",
    "move_minions",
    "move_army",
    "move_armies",
    "attack_led",
    "attack",
    "diplomacy",
    "muster",
    "bring",
    "voice_recruit",
    "voice_upgrade",
    "draw",
    "play_event",
    "play_character",
    "play_army",
    "play_muster",
    "advance_gondor",
    "advance_elves",
    "advance_dwarves",
    "discard_power",
    "discard_bombadil",
    "discard_palantir",
    "discard_folly",
)
"""What a die can be spent on."""

FIGURES_AND_CHARACTERS: Final = (*FIGURES, *CHARACTERS[:12])
FIRST_MAN: Final = len(FIGURES)
"""Among the subjects of `take` and `leave` the characters follow the figures."""

COUNTS: Final = tuple([str(n) for n in range(11)])

VOCABULARY: Final = Vocabulary()

# The turn
ALLOCATE: Final[int] = VOCABULARY.verb("allocate", COUNTS)
DIE_TOKEN: Final[int] = VOCABULARY.verb("die", FACES)
ACT: Final[int] = VOCABULARY.verb("act", ACTS)
RING: Final[int] = VOCABULARY.verb("ring", FACES)
INTO: Final[int] = VOCABULARY.verb("into", FACES)
PASS: Final[int] = VOCABULARY.verb("pass")
CONCEDE: Final[int] = VOCABULARY.verb("concede")
DONE: Final[int] = VOCABULARY.verb("done")
DECLINE: Final[int] = VOCABULARY.verb("decline")

# Cards
DRAW: Final[int] = VOCABULARY.verb("draw", DECK_KINDS)
PLAY: Final[int] = VOCABULARY.verb("play", CARDS)
CARD: Final[int] = VOCABULARY.verb("card", CARDS)
NO_COMBAT_CARD: Final[int] = VOCABULARY.verb("card", ("none",))
DISCARD: Final[int] = VOCABULARY.verb("discard", CARDS)
USE: Final[int] = VOCABULARY.verb("use", CARDS)
RANDOM_CARD: Final[int] = VOCABULARY.verb("discard", ("random",))
EXCHANGE: Final[int] = VOCABULARY.verb("exchange", CARDS)
MERGE: Final[int] = VOCABULARY.verb("merge", REGIONS)
AGREE: Final[int] = VOCABULARY.verb("agree")

# Armies
FROM: Final[int] = VOCABULARY.verb("from", REGIONS)
TO: Final[int] = VOCABULARY.verb("to", REGIONS)
AT: Final[int] = VOCABULARY.verb("at", REGIONS)
ALL: Final[int] = VOCABULARY.verb("all")
TAKE: Final[int] = VOCABULARY.verb("take", FIGURES_AND_CHARACTERS)
LEAVE: Final[int] = VOCABULARY.verb("leave", FIGURES_AND_CHARACTERS)
ATTACK: Final[int] = VOCABULARY.verb("attack", REGIONS)
RECRUIT: Final[int] = VOCABULARY.verb("recruit", FIGURES)
NATION_TOKEN: Final[int] = VOCABULARY.verb("advance", NATIONS)
BRING: Final[int] = VOCABULARY.verb("bring", CHARACTERS)

# Battle
FIELD_BATTLE: Final[int] = VOCABULARY.verb("stand", ("in_the_field",))
INTO_SIEGE: Final[int] = VOCABULARY.verb("withdraw", ("into_siege",))
WHITE_RIDER: Final[int] = VOCABULARY.verb("white_rider")
REROLL: Final[int] = VOCABULARY.verb("reroll", COUNTS)
LOSE: Final[int] = VOCABULARY.verb("lose", FIGURES_AND_CHARACTERS)
REDUCE: Final[int] = VOCABULARY.verb("reduce", FIGURES)
CEASE: Final[int] = VOCABULARY.verb("cease")
PRESS: Final[int] = VOCABULARY.verb("press")
STAND: Final[int] = VOCABULARY.verb("stand")
RETREAT: Final[int] = VOCABULARY.verb("retreat", REGIONS)
SUFFER: Final[int] = VOCABULARY.verb("suffer", COUNTS)
FORGO: Final[int] = VOCABULARY.verb("forgo", COUNTS)

# The Fellowship and the Hunt
DECLARE: Final[int] = VOCABULARY.verb("declare")
ENTER_MORDOR: Final[int] = VOCABULARY.verb("enter", ("mordor",))
GUIDE: Final[int] = VOCABULARY.verb("guide", CHARACTERS)
STOP: Final[int] = VOCABULARY.verb("stop")
SEPARATE_GUIDE: Final[int] = VOCABULARY.verb("separate", ("guide",))
REVEAL: Final[int] = VOCABULARY.verb("reveal")
HIDE: Final[int] = VOCABULARY.verb("hide")
MOVE_ON: Final[int] = VOCABULARY.verb("move_on")
CASUALTY: Final[int] = VOCABULARY.verb("casualty", ("guide", "random"))
CORRUPTION: Final[int] = VOCABULARY.verb("corruption")
HUNT: Final[int] = VOCABULARY.verb("hunt")
REMOVE: Final[int] = VOCABULARY.verb("remove", FIGURES)
