"""The vocabulary: every token that can be chosen in the Card Game, by its number."""

from typing import Final

from westmarch.games.card_game.cards import NAMES
from westmarch.games.card_game.locations import BATTLEGROUNDS, PATHS
from westmarch.kernel.tokens import Vocabulary

LOCATIONS: Final[tuple[str, ...]] = (*BATTLEGROUNDS, "path")
"""Where combat is fought: a battleground, or the active path, whichever it is."""

VOCABULARY: Final = Vocabulary()

# Actions
PLAY: Final[int] = VOCABULARY.verb("play", NAMES)
MOVE: Final[int] = VOCABULARY.verb("move", NAMES)
TO: Final[int] = VOCABULARY.verb("to", (*LOCATIONS, "reserve"))
ON: Final[int] = VOCABULARY.verb("on", NAMES)
CYCLE: Final[int] = VOCABULARY.verb("cycle", NAMES)
WINNOW: Final[int] = VOCABULARY.verb("winnow")
USE: Final[int] = VOCABULARY.verb("use", NAMES)
RING: Final[int] = VOCABULARY.verb("ring")
PASS: Final[int] = VOCABULARY.verb("pass")

# What texts and costs ask for
ELIMINATE: Final[int] = VOCABULARY.verb("eliminate", NAMES)
FORSAKE: Final[int] = VOCABULARY.verb("forsake", (*NAMES, "top_of_deck"))
FORSAKE_TOP: Final[int] = FORSAKE + len(NAMES)
FORSAKE_RESERVE: Final[int] = VOCABULARY.verb("forsake_reserve", NAMES)
TAKE: Final[int] = VOCABULARY.verb("take", NAMES)
ACTIVATE: Final[int] = VOCABULARY.verb("activate", (*BATTLEGROUNDS, *PATHS))
ACTIVATE_PATH: Final[int] = ACTIVATE + len(BATTLEGROUNDS)
ADD: Final[int] = VOCABULARY.verb("add", LOCATIONS)
AT: Final[int] = VOCABULARY.verb("at", (*LOCATIONS, "reserve"))
ACCEPT: Final[int] = VOCABULARY.verb("accept")
DECLINE: Final[int] = VOCABULARY.verb("decline")
DONE: Final[int] = VOCABULARY.verb("done")

# Combat
FIGHT: Final[int] = VOCABULARY.verb("fight", LOCATIONS)
SUPPORT: Final[int] = VOCABULARY.verb("support", NAMES)
LEAVE: Final[int] = VOCABULARY.verb("leave", NAMES)
LOSE: Final[int] = VOCABULARY.verb("lose", NAMES)
AGREE: Final[int] = VOCABULARY.verb("agree")
OBJECT: Final[int] = VOCABULARY.verb("object")
SAVE_BY: Final[int] = VOCABULARY.verb("save_by", NAMES)
