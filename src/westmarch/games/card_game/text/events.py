"""The log in words: one English sentence for every kind of event that `narration` tells."""

from collections.abc import Callable
from typing import Any, Final

from westmarch.games.card_game.text.names import card, cards, location, seat, side, source
from westmarch.games.english import listed, sentence

Facts = dict[str, Any]

REASONS: Final[dict[str, str]] = {
    "last_path": "the higher score after the last path",
    "lead": "a lead of ten points or more",
}

_FROM: Final[dict[str, str]] = {
    "deck": "the draw deck",
    "hand": "the hand",
    "cycle_pile": "the cycle pile",
    "reserve": "the reserve",
}

_ICONS: Final[dict[str, str]] = {
    "attack": "attack",
    "defence": "defence",
    "path_attack": "path attack",
    "path_defence": "path defence",
}


def describe_event(event: Facts) -> str:
    """What happened, as a sentence."""
    words = SENTENCES.get(event["event"])
    if words is None:  # a kind that has no words yet: better bare than silent
        facts = [f"{name} {value}" for name, value in event.items() if name not in ("event", "rule", "position")]
        return sentence(f"{event['event'].replace('_', ' ')}: {', '.join(facts)}")
    return sentence(words(event))


def describe_reason(reason: str) -> str:
    """Why a game ended, as half a sentence."""
    return REASONS.get(reason) or reason.replace("_", " ")


def describe_outcome(outcome: Facts) -> str:
    """How the game ended, as a sentence."""
    winners = [seat(name) for name in outcome["winners"]]
    scores = ", ".join(f"{seat(name)} {points}" for name, points in outcome["scores"].items())
    return sentence(f"{listed(winners)} won: {describe_reason(outcome['reason'])} (points: {scores})")


def _by(e: Facts) -> str:
    """What brought it about."""
    cause = e.get("cause", "")
    return f", by {source(cause)}" if cause else ""


def _which(e: Facts) -> str:
    """The cards by name if the reader may know them, else how many."""
    return listed([card(name) for name in e["cards"]], none="nothing") if "cards" in e else cards(e["count"])


# --- cards ----------------------------------------------------------------------------------------------------------


def _drew(e: Facts) -> str:
    return f"{seat(e['seat'])} drew {_which(e)}{_by(e)}"


def _drew_apart(e: Facts) -> str:
    return f"{seat(e['seat'])} drew {_which(e)} apart from the hand{_by(e)}"


def _recycled(e: Facts) -> str:
    return f"{seat(e['seat'])} shuffled the cycle pile into the draw deck{_by(e)}"


def _cycled(e: Facts) -> str:
    return f"{seat(e['seat'])} cycled {_which(e)}{_by(e)}"


def _eliminated(e: Facts) -> str:
    return f"{_which(e)} of {seat(e['seat'])} went out of the game{_by(e)}"


def _removed(e: Facts) -> str:
    return f"{card(e['card'])} was removed from the game, out of {_FROM[e['from']]}{_by(e)}"


def _forsook(e: Facts) -> str:
    where = {"deck": "off the draw deck", "reserve": "out of the reserve", "hand": "from hand"}[e["from"]]
    return f"{seat(e['seat'])} forsook a card {where}{_by(e)}"


def _saved(e: Facts) -> str:
    return f"{card(e['card'])} would have been eliminated, but is cycled instead{_by(e)}"


def _took(e: Facts) -> str:
    return f"{seat(e['seat'])} took {card(e['card'])} out of {_FROM[e['from']]} and showed it{_by(e)}"


def _kept(e: Facts) -> str:
    return f"{seat(e['seat'])} kept {_which(e)}{_by(e)}"


def _looked(e: Facts) -> str:
    return f"the Mirror of Galadriel shows {card(e['card'])} on top of the draw deck of {seat(e['seat'])}"


def _played(e: Facts) -> str:
    where = f" on {card(e['on'])}" if "on" in e else f" to {location(e['to'])}" if "to" in e else ""
    return f"{seat(e['seat'])} played {card(e['card'])}{where}{_by(e)}"


def _moved(e: Facts) -> str:
    return f"{seat(e['seat'])} moved {card(e['card'])} to {location(e['to'])}{_by(e)}"


def _used(e: Facts) -> str:
    return f"{seat(e['seat'])} used the text of {card(e['card'])}"


def _accepted(e: Facts) -> str:
    return f"{seat(e['seat'])} took the offer of {source(e['cause'])}"


def _declined(e: Facts) -> str:
    return f"{seat(e['seat'])} declined what {source(e['cause'])} offers"


def _lasts(e: Facts) -> str:
    return f"{source(e['cause'])} holds for the rest of the round"


# --- locations ------------------------------------------------------------------------------------------------------


def _activated(e: Facts) -> str:
    return f"the battleground {location(e['battleground'])} was activated{_by(e)}"


def _reactivated(e: Facts) -> str:
    return f"{location(e['battleground'])} was reactivated out of the scoring area of {side(e['out_of'])}{_by(e)}"


def _path_turned_up(e: Facts) -> str:
    return f"the path {location(e['path'])} will take the place of the active one{_by(e)}"


def _path_activated(e: Facts) -> str:
    return f"the path {location(e['path'])} was activated"


def _no_battleground(e: Facts) -> str:
    return "no battleground is left to be activated"


def _icons_added(e: Facts) -> str:
    where = card(e["card"]) if "card" in e else location(e["location"])
    return f"{where} got {e['amount']} {_ICONS[e['icon']]}{'' if 'card' in e else _by(e)}"


def _corruption(e: Facts) -> str:
    change = f"{e['by']} corruption was added" if e["by"] >= 0 else f"{-e['by']} corruption was removed"
    return f"{change}{_by(e)}; it is {e['corruption']} now"


# --- the round ------------------------------------------------------------------------------------------------------


def _round(e: Facts) -> str:
    return f"round {e['round']}: {seat(e['first_player'])} is the first player"


def _turn(e: Facts) -> str:
    return f"{seat(e['seat'])} to act"


def _passed(e: Facts) -> str:
    return f"{seat(e['seat'])} passed"


def _winnowed(e: Facts) -> str:
    return f"{seat(e['seat'])} winnowed: two cards go for good, one is drawn"


def _ring_used(e: Facts) -> str:
    return f"{seat(e['seat'])} used the Ring token"


def _scores(e: Facts) -> str:
    return f"the score: the Free Peoples {e['free']}, the Shadow {e['shadow']}"


def _game_over(e: Facts) -> str:
    return f"{side(e['winner'])} won the game: {describe_reason(e['reason'])}"


# --- combat ---------------------------------------------------------------------------------------------------------


def _combat(e: Facts) -> str:
    return f"combat at {location(e['location'])}: attack {e['attack']}, of which the location cancels {e['cancelled']}"


def _support(e: Facts) -> str:
    return f"{card(e['character'])} {'is supported by an army' if e['supported'] else 'is left without support'}"


def _loss_named(e: Facts) -> str:
    return f"{seat(e['seat'])} would give up {card(e['card'])}"


def _agreed(e: Facts) -> str:
    return f"{seat(e['seat'])} agreed"


def _objected(e: Facts) -> str:
    return f"{seat(e['seat'])} objected: the attackers name the card"


def _cancelled(e: Facts) -> str:
    return (
        f"{card(e['card'])} cancelled {e['icons']}; {e['left']} of the attack {'is' if e['left'] == 1 else 'are'} left"
    )


def _won(e: Facts) -> str:
    return f"{side(e['side'])} won {location(e['location'])}"


def _nobody_scores(e: Facts) -> str:
    return f"nobody scores {location(e['location'])}: there is no more defence than attack"


SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "drew": _drew,
    "drew_apart": _drew_apart,
    "recycled": _recycled,
    "cycled": _cycled,
    "eliminated": _eliminated,
    "removed": _removed,
    "forsook": _forsook,
    "saved": _saved,
    "took": _took,
    "kept": _kept,
    "looked": _looked,
    "played": _played,
    "moved": _moved,
    "used": _used,
    "accepted": _accepted,
    "declined": _declined,
    "lasts_for_the_round": _lasts,
    "activated": _activated,
    "reactivated": _reactivated,
    "path_turned_up": _path_turned_up,
    "path_activated": _path_activated,
    "no_battleground": _no_battleground,
    "icons_added": _icons_added,
    "corruption": _corruption,
    "round": _round,
    "turn": _turn,
    "passed": _passed,
    "winnowed": _winnowed,
    "ring_used": _ring_used,
    "scores": _scores,
    "game_over": _game_over,
    "combat": _combat,
    "support": _support,
    "loss_named": _loss_named,
    "agreed": _agreed,
    "objected": _objected,
    "cancelled": _cancelled,
    "won": _won,
    "nobody_scores": _nobody_scores,
}
