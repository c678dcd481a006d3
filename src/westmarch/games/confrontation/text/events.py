"""The log in words: one English sentence for every kind of event that `narration` tells.

An event is the dictionary that a seat heard (or `Event.whole` for a review): the words use what is in it and
nothing else, so that they can tell no more than the event does. The past tense spares a plural for the Orcs.
"""

from collections.abc import Callable
from typing import Any, Final

from westmarch.games.confrontation.cards import COMBAT_CARDS
from westmarch.games.confrontation.text.names import (
    SPECIAL_NAMES,
    card,
    in_roster,
    named,
    region,
    side,
    side_of_character,
    source,
    with_face,
)
from westmarch.games.english import listed, sentence

Facts = dict[str, Any]

REASONS: Final[dict[str, str]] = {
    "ring_bearer_in_mordor": "the Ring-bearer reached Mordor",
    "witch_king_in_shire": "the Witch-king reached the Shire",
    "three_in_shire": "three servants of Sauron stand in the Shire",
    "ring_bearer_defeated": "the Ring-bearer was defeated",
    "no_move": "the other side could not move",
    "turn_limit": "the game was stopped after too many turns",
    "match_points": "more points in the two games together",
    "match_drawn": "equal points in the two games",
}

_DECLINED: Final[dict[str, str]] = {
    "ability": "made no use of an ability",
    "shuffle": "did not shuffle",
    "support": "called for no support by Gandalf",
    "demand": "let the Fellowship's card stand",
    "change_fighter": "sent nobody else into the battle",
    "exchange": "kept the card that lay on the table",
    "ambush": "let the mines be passed in peace",
    "gwaihir": "did not call Gwaihir",
    "palantir": "did not look into the Palantír",
}

_STUCK: Final[dict[str, str]] = {
    "revealed_watcher": "the Watcher stays where he was revealed",
    "regions_in_front_full": "the regions in front of it are full",
    "no_region_in_front": "there is no region in front of it",
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
    winners = [_seat(seat) for seat in outcome["winners"]]
    scores = ", ".join(f"{_seat(seat)} {points}" for seat, points in outcome["scores"].items())
    who = f"{listed(winners)} won" if winners else "nobody won"
    return sentence(f"{who}: {describe_reason(outcome['reason'])} (points: {scores})")


def _seat(seat: str) -> str:
    """A seat is a side, or a player of a match."""
    return side(seat) if seat in ("fellowship", "sauron") else f"the {seat} player"


def _who(event: Facts) -> str:
    """The piece by its name if the reader may know it, else as the enemy follows it."""
    if "character" in event:
        return named(event["character"])
    owner = "Sauron's" if event["side"] == "sauron" else "the Fellowship's"
    return f"{owner} hidden piece {event['piece']}"


def _by(event: Facts) -> str:
    """What brought it about, where the sentence does not say so by itself."""
    cause = event.get("cause", "")
    if cause in ("", "move", "battle"):
        return ""
    if cause == event.get("character"):
        return ", by that character's own ability"
    return f", by {source(cause)}"


# --- setting up --------------------------------------------------------------------------------------------------


def _face_chosen(e: Facts) -> str:
    return f"{side(side_of_character(e['character']))} chose the face {with_face(e['character'])}"


def _rosters_shown(e: Facts) -> str:
    rosters = [
        f"{side(name)} has {listed([in_roster(c) for c in faces], none='nothing')}"
        for name, faces in e["rosters"].items()
    ]
    return f"the faces were shown: {'; '.join(rosters)}"


def _special_taken(e: Facts) -> str:
    return f"the special card {SPECIAL_NAMES[e['card']]} was chosen"


def _specials_shown(e: Facts) -> str:
    sets = [
        f"{side(name)} has {listed([SPECIAL_NAMES[c] for c in cards], none='nothing')}"
        for name, cards in e["cards"].items()
    ]
    return f"the special cards were shown: {'; '.join(sets)}"


def _placed(e: Facts) -> str:
    return f"{side(side_of_character(e['character']))} placed {named(e['character'])} in {region(e['region'])}"


def _game_begins(e: Facts) -> str:
    if e["seats"]["fellowship"] == "fellowship":
        return "all are in their places and the game began"
    leaders = [f"{_seat(seat)} led {side(name)}" for name, seat in e["seats"].items()]
    return f"game {e['game']} of the match began: {listed(leaders)}"


# --- the turn ------------------------------------------------------------------------------------------------------


def _turn(e: Facts) -> str:
    return f"turn {e['number']}: {side(e['side'])} to move"


def _moved(e: Facts) -> str:
    return f"{_who(e)} moved from {region(e['from'])} to {region(e['to'])}{_by(e)}"


def _entered_mines(e: Facts) -> str:
    return f"{_who(e)} entered the Mines of Moria, from Eregion towards Fangorn"


def _shuffled(e: Facts) -> str:
    return f"{side(e['side'])} shuffled the hidden pieces in {region(e['region'])}"


def _revealed(e: Facts) -> str:
    cause = e.get("cause", "")
    why = {
        "battle": " for the battle",
        "ring_bearer": ", the Ring-bearer from now on",
        "support": " to support the fight",
    }.get(cause, _by(e))
    if "piece" not in e:  # its owner follows characters, not pieces
        return f"{named(e['character'])} came into the open in {region(e['region'])}{why}"
    return f"the piece {e['piece']} in {region(e['region'])} was revealed as {named(e['character'])}{why}"


def _hidden(e: Facts) -> str:
    return f"{listed([named(character) for character in e['characters']])} turned face down again"


def _declined(e: Facts) -> str:
    question = e["question"]
    return f"{side(e['side'])} {_DECLINED.get(question) or 'declined: ' + question.replace('_', ' ')}"


def _can_act(e: Facts) -> str:
    return f"{side(e['side'])} can still move"


def _must_move(e: Facts) -> str:
    return f"{_who(e)} in {region(e['region'])} can move, and so must obey {source(e['cause'])}"


def _cannot_move(e: Facts) -> str:
    why = _STUCK.get(e["reason"]) or e["reason"].replace("_", " ")
    return f"{_who(e)} in {region(e['region'])} could not obey {source(e['cause'])}: {why}"


# --- battle ---------------------------------------------------------------------------------------------------------


def _drawn(e: Facts) -> str:
    if e["out_of"] == 1:
        return f"the attack in {region(e['region'])} met {_who(e)}"
    return f"the attacker drew {_who(e)} out of {e['out_of']} hidden pieces in {region(e['region'])}"


def _battle(e: Facts) -> str:
    defender = "sauron" if e["attacker"] == "fellowship" else "fellowship"
    return f"battle in {region(e['region'])}: {named(e[e['attacker']])} attacked {named(e[defender])}"


def _took_over(e: Facts) -> str:
    return f"{named(e['character'])} took over the battle from {named(e['for'])}{_by(e)}"


def _retreated(e: Facts) -> str:
    return f"{named(e['character'])} retreated from {region(e['from'])} to {region(e['to'])}{_by(e)}"


def _no_cards(e: Facts) -> str:
    return f"{named(e['character'])} declared that no cards are played in this battle"


def _card_chosen(e: Facts) -> str:
    owner = "fellowship" if e["card"] in COMBAT_CARDS[0] else "sauron"
    return f"{side(owner)} laid the card {card(e['card'])} face down"


def _card_shown(e: Facts) -> str:
    return f"{side(e['side'])} played the card {card(e['card'])} openly{_by(e)}"


def _cards_revealed(e: Facts) -> str:
    return f"the cards were turned up: {card(e['fellowship'])} for the Fellowship, {card(e['sauron'])} for Sauron"


def _card_replaced(e: Facts) -> str:
    by = "Magic" if e["cause"] == "magic" else source(e["cause"])
    return f"{side(e['side'])} put {card(e['card'])} in the place of {card(e['instead_of'])}, by {by}"


def _card_demanded(e: Facts) -> str:
    return f"another card was demanded of the Fellowship{_by(e)}"


def _card_ignored(e: Facts) -> str:
    return f"the card {card(e['card'])} of {side(e['side'])} counted for nothing{_by(e)}"


def _compared(e: Facts) -> str:
    return f"strength against strength: the Fellowship {e['fellowship']}, Sauron {e['sauron']}"


def _defeated(e: Facts) -> str:
    return f"{named(e['character'])} met defeat in {region(e['region'])}{_by(e)}"


def _ring_bearer(e: Facts) -> str:
    return f"{named(e['character'])} took up the Ring and is the Ring-bearer now"


def _returned(e: Facts) -> str:
    return f"{named(e['character'])} returned to {region(e['to'])}{_by(e)}"


def _hands_taken_back(e: Facts) -> str:
    return "all combat cards were used, and both sides took them back into their hands"


# --- special cards --------------------------------------------------------------------------------------------


def _special_played(e: Facts) -> str:
    return f"{side(e['side'])} played the special card {SPECIAL_NAMES[e['card']]}"


def _named(e: Facts) -> str:
    return f"{source(e['cause'])} named {_who(e)} in {region(e['region'])}, the one to move next"


# --- the end --------------------------------------------------------------------------------------------------


def _game_over(e: Facts) -> str:
    if not e["winner"]:
        return f"nobody won the game: {describe_reason(e['reason'])}"
    return f"{side(e['winner'])} won the game: {describe_reason(e['reason'])} ({e['points']} points)"


def _match_over(e: Facts) -> str:
    scores = listed([f"{points} for {_seat(seat)}" for seat, points in e["scores"].items()])
    return f"{_seat(e['winner']) + ' won the match' if e['winner'] else 'the match was drawn'}: {scores}"


SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "face_chosen": _face_chosen,
    "rosters_shown": _rosters_shown,
    "special_taken": _special_taken,
    "specials_shown": _specials_shown,
    "placed": _placed,
    "game_begins": _game_begins,
    "turn": _turn,
    "moved": _moved,
    "entered_mines": _entered_mines,
    "shuffled": _shuffled,
    "revealed": _revealed,
    "hidden": _hidden,
    "declined": _declined,
    "can_act": _can_act,
    "must_move": _must_move,
    "cannot_move": _cannot_move,
    "drawn": _drawn,
    "battle": _battle,
    "took_over": _took_over,
    "retreated": _retreated,
    "no_cards": _no_cards,
    "card_chosen": _card_chosen,
    "card_shown": _card_shown,
    "cards_revealed": _cards_revealed,
    "card_replaced": _card_replaced,
    "card_demanded": _card_demanded,
    "card_ignored": _card_ignored,
    "compared": _compared,
    "defeated": _defeated,
    "ring_bearer": _ring_bearer,
    "returned": _returned,
    "hands_taken_back": _hands_taken_back,
    "special_played": _special_played,
    "named": _named,
    "game_over": _game_over,
    "match_over": _match_over,
}
