"""The log in words: one English sentence for every kind of event that `narration` tells.

An event is the dictionary that a seat heard: the words use what is in it and nothing else.
"""

from collections.abc import Callable
from typing import Final

from westmarch.games.english import count, listed, sentence
from westmarch.games.war_of_the_ring.text.battle_events import BATTLE_SENTENCES
from westmarch.games.war_of_the_ring.text.hunt_events import HUNT_SENTENCES
from westmarch.games.war_of_the_ring.text.names import (
    a_figure,
    act,
    card,
    character,
    face,
    faces,
    figure,
    force,
    in_region,
    nation,
    numbers,
    people,
    seat,
    side,
    source,
    the_region,
    verb,
)
from westmarch.games.war_of_the_ring.text.phrases import Facts, because, dice_in_words, does, known_card

REASONS: Final[dict[str, str]] = {
    "ring_destroyed": "the Ring is destroyed in the fires of Mount Doom",
    "corruption": "the Ring-bearers are corrupted",
    "shadow_conquest": "the Shadow holds ten or more Victory Points",
    "free_peoples_conquest": "the Free Peoples hold four or more Victory Points",
    "conceded": "the game was conceded",
    "turn_limit": "the last turn has passed",
}


def describe_event(event: Facts) -> str:
    """A line of the log."""
    say = SENTENCES.get(event["event"])
    return sentence(say(event)) if say else sentence(str(event["event"]).replace("_", " "))


def describe_outcome(outcome: Facts) -> str:
    reason = describe_reason(outcome["reason"])
    winners = outcome["winners"]
    if not winners:
        return sentence(f"nobody has won: {reason}")
    have = "have" if len(winners) > 1 or winners[0] == "free_peoples" else "has"
    return sentence(f"{listed([seat(each) for each in winners])} {have} won: {reason}")


def describe_reason(reason: str) -> str:
    return REASONS.get(reason) or reason.replace("_", " ")


# --- the turn -----------------------------------------------------------------------------------------------------


def _turn(e: Facts) -> str:
    dice = e["dice"]
    return f"TURN {e['number']}. Action dice: Free Peoples {dice['free_peoples']}, Shadow {dice['shadow']}"


def _action_dice(e: Facts) -> str:
    rolled = f"{side(e['side'])} {verb(e['side'], 'roll', 'rolls')}: {faces(e['dice'])}"
    return f"{rolled}; Eyes go to the Hunt Box" if "eye" in e["dice"] else rolled


def _die_used(e: Facts) -> str:
    """A cause is whoever makes an Army result of another face: the Mouth of Sauron."""
    result = f" as an Army result{because(e)}" if e.get("cause") else ""
    return f"{side(e['side'])}, {face(e['die'])} die{result}: {act(e['action'])}"


def _ring_used(e: Facts) -> str:
    goes = "goes to the Shadow" if e["side"] == "free_peoples" else "leaves the game"
    return f"{side(e['side'])}, an Elven Ring: {face(e['die'])} becomes {face(e['into'])}; the Ring {goes}"


def _discarded(e: Facts) -> str:
    why = {
        "used": "is used and discarded",
        "die": "is forced off the table with an Action die",
        "nation_advanced": "is discarded: a Free Peoples nation has advanced",
    }
    cause = e["cause"]
    return f"'{card(e['card'])}' {why.get(cause) or f'is discarded ({source(cause)})'}"


DECLINED: Final[dict[str, str]] = {
    "advance": "no advance",
    "another_army": "no other Army moves",
    "another_card": "no other card",
    "army": "neither a move nor an attack",
    "attack": "no attack",
    "casualty": "no casualty",
    "combat_effect": "no use is made of the Combat card",
    "draw": "no card is drawn",
    "dunlendings": "no more Dunlendings march",
    "exchange": "no exchange",
    "fellowship_phase": "the Fellowship is not declared",
    "guide": "the Guide is not used",
    "hunt_reroll": "the Hunt dice stand",
    "march": "no further march",
    "merge": "the Armies stay apart",
    "more_companions": "no more Companions move",
    "more_minions": "no more Nazgûl or Minions move",
    "new_guide": "the Guide stays",
    "recruit": "nothing more is recruited",
    "sorcerer": "no card is drawn by sorcery",
    "table_card": "no card on the table is used",
    "white_rider": "Gandalf keeps his Leadership",
    "the_nazgul_strike": "neither of the two",
    "there_is_another_way": "neither of the two",
    "the_lidless_eye": "no more dice are turned",
}


def _declined(e: Facts) -> str:
    what = e["what"]
    return f"{seat(e['seat'])}: {DECLINED[what]}" if what in DECLINED else f"'{card(what)}' is not used"


# --- politics and figures -------------------------------------------------------------------------------------------


def _politics(e: Facts) -> str:
    steps = e["steps_to_war"]
    where = "at war" if steps == 0 else f"{count(steps, 'step')} from war"
    many = e["nation"] in ("dwarves", "elves", "southrons_easterlings")
    if e["cause"] == "stormcrow":
        return f"{nation(e['nation'])} {'fall' if many else 'falls'} back, {where}{because(e)}"
    return f"{nation(e['nation'])} {'take' if many else 'takes'} a step towards war, now {where}{because(e)}"


def _activated(e: Facts) -> str:
    many = e["nation"] in ("dwarves", "elves", "southrons_easterlings")
    return f"{nation(e['nation'])} {'are' if many else 'is'} now active{because(e)}"


def _captured(e: Facts) -> str:
    points = count(e["points"], "Victory Point")
    if e["retaken"]:
        lost = f": the enemy loses {points}" if e["points"] else ""
        return f"{side(e['by'])} {verb(e['by'], 'retake', 'retakes')} {the_region(e['region'])}{lost}"
    worth = f", worth {points}" if e["points"] else ""
    return f"{side(e['by'])} {verb(e['by'], 'take', 'takes')} {the_region(e['region'])}{worth}"


def _army_moved(e: Facts) -> str:
    moving = force(e["figures"], e["characters"])
    way = f"from {the_region(e['from'])} to {the_region(e['to'])}"
    deed = {"retreat": "retreat", "scouts": "retreat", "advance": "advance"}.get(e["cause"], "march")
    return f"{side(e['side'])} {verb(e['side'], deed, deed + ('es' if deed == 'march' else 's'))} {way}: {moving}" + (
        because(e, "move", "retreat", "advance")
    )


def _characters_moved(e: Facts) -> str:
    who = listed([character(id) for id in e["characters"]])
    goes = "flies" if e["how"] == "flies" else "goes" if len(e["characters"]) == 1 else "go"
    if e["cause"] == "separated":
        return f"{who} {'leaves' if len(e['characters']) == 1 else 'leave'} the Fellowship {in_region(e['to'])}"
    if e["cause"] == "parting":
        way = f"from {the_region(e['from'])} to" if e["from"] != e["to"] else "no further than"
        return f"{who} {goes} {way} {the_region(e['to'])}"
    if e["from"] == e["to"]:
        return f"{who} must leave the Fellowship {in_region(e['to'])}{because(e)}"
    return f"{who} {goes} from {the_region(e['from'])} to {the_region(e['to'])}{because(e, 'move')}"


def _nazgul_flew(e: Facts) -> str:
    return f"a Nazgûl flies from {the_region(e['from'])} to {the_region(e['to'])}{because(e, 'move')}"


def _recruited(e: Facts) -> str:
    what = a_figure(e["figure"]) if e["number"] == 1 else figure(e["figure"], e["number"])
    return f"{what} {'is' if e['number'] == 1 else 'are'} recruited {in_region(e['region'])}{because(e)}"


def _not_recruited(e: Facts) -> str:
    if e["how"] == "closed":
        return f"nothing can be recruited {in_region(e['region'])}: it is not free{because(e)}"
    return f"nothing is recruited {in_region(e['region'])}: no such {people(e['nation'])} figures are left{because(e)}"


def _removed(e: Facts) -> str:
    """A Regular whose place an Elite takes is not lost, nor is a unit above the stacking limit."""
    if e["cause"] == "stacking":
        return f"{a_figure(e['figure'])} {in_region(e['region'])} goes back to the reinforcements{because(e)}"
    replaced = e["cause"] in ("hill_trolls", "the_grey_company", "voice_of_saruman")
    goes = "is replaced" if replaced else "is lost"
    return f"{a_figure(e['figure'])} {goes} {in_region(e['region'])}{because(e)}"


def _mixed(e: Facts) -> str:
    if e["what"] == "asked":
        return f"{seat(e['seat'])} proposes to form one Army {in_region(e['region'])}"
    return f"{seat(e['seat'])} agrees: one Army {in_region(e['region'])}"


# --- cards ------------------------------------------------------------------------------------------------------


def _dice_rolled(e: Facts) -> str:
    if e["needed"] == 0:
        return f"{source(e['cause'])}: the die shows {numbers(e['dice'])}"
    return f"{source(e['cause'])} rolls {numbers(e['dice'])} ({e['needed']} or more counts): {e['hits']}"


def _dice_discarded(e: Facts) -> str:
    return f"{count(e['dice'], 'Will of the West die', 'Will of the West dice')} discarded{because(e)}"


def _game_over(e: Facts) -> str:
    return describe_outcome({"winners": e["winners"], "reason": e["reason"]})


SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    **HUNT_SENTENCES,
    **BATTLE_SENTENCES,
    "turn": _turn,
    "drew": lambda e: f"{does(e, 'draw', 'draws')} {known_card(e)}{because(e, 'phase_1')}",
    "discarded": lambda e: f"{does(e, 'discard', 'discards')} {known_card(e)} face down, to the hand limit",
    "card_discarded": _discarded,
    "action_dice": _action_dice,
    "hunt_dice_placed": lambda e: f"the Shadow puts {dice_in_words(e['dice'])} into the Hunt Box",
    "passed": lambda e: does(e, "pass", "passes"),
    "die_used": _die_used,
    "ring_used": _ring_used,
    "ring_spent": lambda e: f"{side(e['side'])} give up an Elven Ring, which goes to the Shadow{because(e)}",
    "die_turned": lambda e: f"a {face(e['die'])} die becomes {face(e['into'])}{because(e)}",
    "dice_discarded": _dice_discarded,
    "activated": _activated,
    "politics": _politics,
    "nation_chosen": lambda e: f"{source(e['cause'])}: {nation(e['nation'])}",
    "captured": _captured,
    "siege_begins": lambda e: f"the siege of {the_region(e['region'])} begins",
    "siege_ends": lambda e: f"the siege of {the_region(e['region'])} is over",
    "mixed_army": _mixed,
    "recruited": _recruited,
    "not_recruited": _not_recruited,
    "removed": _removed,
    "reduced": lambda e: f"{a_figure(e['figure'])} {in_region(e['region'])} is reduced to a Regular{because(e)}",
    "character_lost": lambda e: f"{character(e['character'])} is out of the game{because(e)}",
    "taken_alive": lambda e: f"{character(e['character'])} is taken alive and leaves the Fellowship{because(e)}",
    "entered_play": lambda e: f"{character(e['character'])} enters play {in_region(e['region'])}",
    "army_moved": _army_moved,
    "characters_moved": _characters_moved,
    "nazgul_flew": _nazgul_flew,
    "goes_along": lambda e: f"{character(e['character'])} goes along{because(e)}",
    "lured": lambda e: f"the Ring calls to {character(e['character'])}{because(e)}",
    "declined": _declined,
    "event_played": lambda e: f"{does(e, 'play', 'plays')} '{card(e['card'])}'{' on the table' if e['stays'] else ''}",
    "region_chosen": lambda e: f"{does(e, 'choose', 'chooses')} {the_region(e['region'])}{because(e)}",
    "card_option": lambda e: f"{source(e['cause'])}: {act(e['choice'])}",
    "dice_rolled": _dice_rolled,
    "exchange_offered": lambda e: f"{seat(e['seat'])} offers {known_card(e)}",
    "exchange_received": lambda e: f"{seat(e['seat'])} receives {known_card(e)}",
    "game_over": _game_over,
}
"""By kind of event."""
