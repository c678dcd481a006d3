"""The log in words: one English sentence for every kind of event that `narration` tells.

An event is the dictionary that a seat heard: the words use what is in it and nothing else.
"""

from collections.abc import Callable
from typing import Any, Final

from westmarch.games.english import count, listed, sentence
from westmarch.games.mount_doom.text.names import battle_face, card, die, figure, seat, source, space, stage

Facts = dict[str, Any]

REASONS: Final[dict[str, str]] = {
    "ring_destroyed": "the Ring was thrown into the fire of Mount Doom",
    "courage_lost": "all courage was lost",
    "nazgul_gathered": "all nine Nazgûl were at Minas Morgul",
    "turn_limit": "the game was stopped after too many turns",
}

_ROLLS: Final[dict[str, str]] = {
    "first_roll": "the first roll",
    "second_roll": "the second roll",
    "turn": "the roll of the last stage",
    "battle": "the battle",
    "boromir": "Boromir's throw",
    "gandalfs_support": "Gandalf's Support",
    "witch_king": "the Witch-king's die",
}


def describe_event(event: Facts) -> str:
    """What happened, as a sentence."""
    words = SENTENCES.get(event["event"])
    if words is None:  # a kind that has no words yet: better bare than silent
        facts = ", ".join(f"{k} {v}" for k, v in event.items() if k not in ("event", "rule", "position"))
        return sentence(f"{event['event'].replace('_', ' ')}: {facts}")
    return sentence(words(event))


def describe_outcome(outcome: Facts) -> str:
    """How the game ended, as a sentence."""
    word = "You have won" if outcome["winners"] else "You have lost"
    return sentence(f"{word}: {describe_reason(outcome['reason'])}")


def describe_reason(reason: str) -> str:
    return REASONS.get(reason) or reason.replace("_", " ")


def _by(event: Facts) -> str:
    """What brought it about, where the sentence does not say so by itself."""
    cause = event.get("cause", "")
    return f", by {source(cause)}" if cause else ""


def _face(face: int | str) -> str:
    return battle_face(face) if isinstance(face, str) else str(face)


def _dice(dice: Facts) -> str:
    return listed([f"{die(name)} {_face(face)}" for name, face in dice.items()])


# --- the turn and its dice -------------------------------------------------------------------------------------------


def _turn(e: Facts) -> str:
    return f"turn {e['number']}, on the way to {stage(e['stage'])}: {seat(e['seat'])}"


def _rolled(e: Facts) -> str:
    what = _ROLLS.get(e["cause"]) or source(e["cause"])
    return f"{what} showed: {_dice(e['dice'])}"


def _rerolled(e: Facts) -> str:
    return f"{die(e['die'])} was thrown again, from {_face(e['from'])} to {_face(e['to'])}{_by(e)}"


def _roll_stands(e: Facts) -> str:
    return f"{seat(e['seat'])} let the roll stand"


def _die_set(e: Facts) -> str:
    return f"{die(e['die'])} was turned from {e['from']} to {e['to']}{_by(e)}"


def _page_filled(e: Facts) -> str:
    return f"on page {e['page']} of the tile: {_dice(e['dice'])}"


def _die_resolved(e: Facts) -> str:
    return f"{die(e['die'])} was resolved with its {e['face']}"


# --- figures and tracks ----------------------------------------------------------------------------------------------


def _moved(e: Facts) -> str:
    by = "" if e.get("cause", "turn") == "turn" else _by(e)
    return f"{figure(e['figure'])} went from {space(e['from'])} to {space(e['to'])}{by}"


def _waits(e: Facts) -> str:
    return f"{figure(e['figure'])} went past Minas Morgul and waits beside it{_by(e)}"


def _stays(e: Facts) -> str:
    return f"{figure(e['figure'])} stayed where it was"


def _courage(e: Facts) -> str:
    change = e["to"] - e["from"]
    if change == 0:
        return f"courage stayed at {e['to']}{_by(e)}"
    word = "rose" if change > 0 else "fell"
    return f"courage {word} from {e['from']} to {e['to']}{_by(e)}"


def _uruk_hai_placed(e: Facts) -> str:
    return f"Uruk-hai came to Isengard, {e['count']} of them; {e['in_isengard']} stand there now{_by(e)}"


def _uruk_hai_removed(e: Facts) -> str:
    who = "the chieftain of the Uruk-hai" if e["chieftain"] else "an Uruk-hai"
    return f"{who} left Isengard, where {e['in_isengard']} stand now"


def _ents_march(e: Facts) -> str:
    return f"the Ents marched on Isengard, where {e['in_isengard']} Uruk-hai stand"


def _nazgul_placed(e: Facts) -> str:
    return f"a Nazgûl came to Minas Morgul, the {e['at_minas_morgul']}. of nine{_by(e)}"


def _nazgul_slain(e: Facts) -> str:
    return "Éowyn slew the Witch-king, and all Nazgûl are gone for good"


def _nothing_happens(e: Facts) -> str:
    return f"nothing came of {source(e['cause'])}"


def _gandalf_locked(e: Facts) -> str:
    return "Gandalf was lost to the Balrog: his cards help nobody before Helm's Deep"


def _gandalf_free(e: Facts) -> str:
    return "Gandalf returned, and his cards help again"


# --- cards -----------------------------------------------------------------------------------------------------------


def _turned_up(e: Facts) -> str:
    return f"the card on slot {e['slot']} was turned up: {card(e['card'])}"


def _activated(e: Facts) -> str:
    return f"on slot {e['slot']} waited {card(e['card'])}"


def _ally_taken(e: Facts) -> str:
    return f"{seat(e['seat'])} won {card(e['card'])} as an ally"


def _card_used(e: Facts) -> str:
    return f"{seat(e['seat'])} used {card(e['card'])}"


def _card_discarded(e: Facts) -> str:
    by = ", for a victory on Gandalf's face" if e["cause"] == "gandalf" else _by(e)
    return f"{seat(e['seat'])} gave up {card(e['card'])}{by}"


def _card_removed(e: Facts) -> str:
    return f"{card(e['card'])} left slot {e['slot']}{_by(e)}"


def _army_shifted(e: Facts) -> str:
    return f"the Army of the Dead went from slot {e['from']} to slot {e['to']}"


def _gandalf_drawn(e: Facts) -> str:
    return f"{seat(e['seat'])} drew {card(e['card'])}, with {count(e['left'], 'card')} left in Gandalf's stack"


def _gandalf_boxed(e: Facts) -> str:
    return f"the destination was not reached exactly: a card of Gandalf's was lost unseen, {e['left']} are left"


def _foreseen(e: Facts) -> str:
    return f"Gandalf saw {card(e['card'])} on the way to {stage(e['stage'])}"


def _vision_kept(e: Facts) -> str:
    return f"{card(e['card'])} stayed on top"


def _vision_removed(e: Facts) -> str:
    return f"{card(e['card'])} left the game"


# --- battles ---------------------------------------------------------------------------------------------------------


def _battle(e: Facts) -> str:
    return f"battle against {card(e['enemy'])}, with {listed([figure(name) for name in e['support']])} in support"


def _fought(e: Facts) -> str:
    cause = e["cause"]
    return card(cause) if cause in ("boromir", "eomer") else battle_face(cause)


def _battle_won(e: Facts) -> str:
    return f"the battle against {card(e['enemy'])} was won, by {_fought(e)}"


def _battle_lost(e: Facts) -> str:
    return f"the battle against {card(e['enemy'])} was lost: the die showed {_fought(e)}"


def _event_cancelled(e: Facts) -> str:
    return f"Arwen kept {figure(e['figure'])} from harm on {space(e['space'])}"


# --- stages and the end ----------------------------------------------------------------------------------------------


def _stage_ends(e: Facts) -> str:
    return f"the Ring-bearer reached {stage(e['stage'])}" if e["stage"] != "mount_doom" else "Mount Doom was reached"


def _stage_begins(e: Facts) -> str:
    shown = [f"{i} {card(name) if name else 'face down'}" for i, name in enumerate(e["track"], 1)]
    return f"the way to {stage(e['stage'])} began; the encounters: {', '.join(shown)}"


def _game_over(e: Facts) -> str:
    if e["won"]:
        return f"the game was won in turn {e['turns']}: {describe_reason(e['reason'])}"
    return f"the game was lost on the way to {stage(e['stage'])}, in turn {e['turns']}: {describe_reason(e['reason'])}"


SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "turn": _turn,
    "rolled": _rolled,
    "rerolled": _rerolled,
    "roll_stands": _roll_stands,
    "die_set": _die_set,
    "page_filled": _page_filled,
    "die_resolved": _die_resolved,
    "moved": _moved,
    "waits": _waits,
    "stays": _stays,
    "courage": _courage,
    "uruk_hai_placed": _uruk_hai_placed,
    "uruk_hai_removed": _uruk_hai_removed,
    "ents_march": _ents_march,
    "nazgul_placed": _nazgul_placed,
    "nazgul_slain": _nazgul_slain,
    "nothing_happens": _nothing_happens,
    "gandalf_locked": _gandalf_locked,
    "gandalf_free": _gandalf_free,
    "turned_up": _turned_up,
    "activated": _activated,
    "ally_taken": _ally_taken,
    "card_used": _card_used,
    "card_discarded": _card_discarded,
    "card_removed": _card_removed,
    "army_shifted": _army_shifted,
    "gandalf_drawn": _gandalf_drawn,
    "gandalf_boxed": _gandalf_boxed,
    "foreseen": _foreseen,
    "vision_kept": _vision_kept,
    "vision_removed": _vision_removed,
    "battle": _battle,
    "battle_won": _battle_won,
    "battle_lost": _battle_lost,
    "event_cancelled": _event_cancelled,
    "stage_ends": _stage_ends,
    "stage_begins": _stage_begins,
    "game_over": _game_over,
}
