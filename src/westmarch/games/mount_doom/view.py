"""What a seat may see, built up from nothing. Everything lies open to all but the face-down cards."""

from typing import Any

from westmarch.games.mount_doom.board import (
    BATTLE,
    BATTLE_FACES,
    DICE,
    DIE_COUNT,
    FIGURE_COUNT,
    FIGURES,
    NO_DIE,
    SLOTS,
    STAGES,
    WAITING,
    WARRIORS,
    destination,
)
from westmarch.games.mount_doom.cards import ARMY_OF_THE_DEAD, CARDS, NO_CARD, STAGE_CARDS, cards_in
from westmarch.games.mount_doom.foresight import foresight
from westmarch.games.mount_doom.printed import COURAGE_TOP, EYE_SPACE, GALADRIEL_SPACE
from westmarch.games.mount_doom.state import Table


def table_view(s: Table, seat: int) -> dict[str, Any]:
    """The table, the same for every seat and for a spectator; looking at it costs nothing.

    DOOM-PLAYERS-04, DOOM-SETUP-10, DOOM-GANDALF-11
    """
    return {
        "turn": {"seat": s.seats[s.active], "number": s.turns + 1},
        "stage": {"name": STAGES[s.stage], "destination": destination(s.stage)},
        "figures": {FIGURES[i]: None if s.figure[i] == WAITING else s.figure[i] for i in range(FIGURE_COUNT)},
        "courage": {"now": s.courage, "top": COURAGE_TOP, "eye": EYE_SPACE, "galadriel": GALADRIEL_SPACE},
        "isengard": {
            "chieftain": bool(s.chieftain),
            "warriors": s.warriors,
            "pool": WARRIORS - s.warriors,
            "treebeard": bool(s.ents),
        },
        "minas_morgul": {"nazgul": s.nazgul, "pool": s.nazgul_pool},
        "gandalf": {"locked": bool(s.locked), "stack": len(s.gandalf_stack)},
        "track": [_slot(s, slot) for slot in range(SLOTS)],
        "removed": [CARDS[card] for card in STAGE_CARDS[s.stage] if s.box & s.seen & 1 << card],
        "stacks": {STAGES[i]: len(s.stacks[i]) for i in range(s.stage + 1, len(STAGES))},
        "foreseen": _foreseen(s),
        "cards": {name: [CARDS[card] for card in cards_in(s.hand[i])] for i, name in enumerate(s.seats)},
        "dice": {DICE[die]: _face(s, die) for die in range(DIE_COUNT) if s.rolled >> die & 1},
        "tile": [None if die == NO_DIE else {"die": DICE[die], "face": s.face[die]} for die in s.tile],
        "battle": _battle(s),
        "would": foresight(s),
    }


def _slot(s: Table, slot: int) -> dict[str, Any]:
    card = s.slot[slot]
    if card == NO_CARD:
        return {"slot": slot + 1, "card": None, "face_down": False, "covers": None}
    covers = None
    if card == ARMY_OF_THE_DEAD and s.under != NO_CARD:
        face_down = bool(s.face_down >> slot & 1)
        covers = {"card": _name(s, s.under), "face_down": face_down}
    return {"slot": slot + 1, "card": _name(s, card), "face_down": s.is_hidden(slot), "covers": covers}


def _name(s: Table, card: int) -> str:
    """A card by its name if its face has been seen, as that of a card which Gandalf's Vision left on top."""
    return CARDS[card] if s.seen >> card & 1 else "unknown"


def _foreseen(s: Table) -> str | None:
    """The card on top of the next stack, while Gandalf's Vision shows it."""
    if s.stage + 1 < len(STAGES) and s.stacks[s.stage + 1]:
        top = s.stacks[s.stage + 1][-1]
        return CARDS[top] if s.seen >> top & 1 else None
    return None


def _face(s: Table, die: int) -> int | str:
    return BATTLE_FACES[s.face[die]] if die == BATTLE else s.face[die]


def _battle(s: Table) -> dict[str, Any] | None:
    if s.enemy == NO_CARD:
        return None
    support = [FIGURES[companion] for companion in range(1, FIGURE_COUNT) if s.supports(companion)]
    return {
        "enemy": CARDS[s.enemy],
        "left": s.battles if s.battles > 0 else None,
        "won": s.wins,
        "streak": s.streak,
        "support": support,
    }
