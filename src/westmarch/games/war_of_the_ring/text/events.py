"""The log in words: one English sentence for every kind of event that `narration` tells.

An event is the dictionary that a seat heard: the words use what is in it and nothing else.
"""

from collections.abc import Callable
from typing import Any, Final

from westmarch.games.war_of_the_ring.text.names import (
    a_figure,
    act,
    card,
    character,
    count,
    face,
    faces,
    figure,
    force,
    half,
    in_region,
    listed,
    nation,
    numbers,
    seat,
    sentence,
    side,
    source,
    the_region,
    tile,
    tiles,
    verb,
)

Facts = dict[str, Any]

REASONS: Final[dict[str, str]] = {
    "ring_destroyed": "the Ring is destroyed in the fires of Mount Doom",
    "corruption": "the Ring-bearers are corrupted",
    "shadow_conquest": "the Shadow holds ten Victory Points",
    "free_peoples_conquest": "the Free Peoples hold four Victory Points",
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


def _does(e: Facts, plural: str, singular: str) -> str:
    """Who does it, with the right form of the verb."""
    return f"{seat(e['seat'])} {verb(e['seat'], plural, singular)}"


def _because(e: Facts, *silent: str) -> str:
    """The cause in brackets, unless it goes without saying."""
    cause = e.get("cause")
    return f" ({source(cause)})" if cause and cause not in silent else ""


def _known_card(e: Facts) -> str:
    """A card by its title to those who know it, by its back to the others."""
    deck = str(e["deck"]).capitalize()
    return f"the {deck} card '{card(e['card'])}'" if e.get("card") else f"a {deck} card"


def _dice(number: int) -> str:
    return count(number, "die", "dice") if number else "no dice"


# --- the turn -----------------------------------------------------------------------------------------------------


def _turn(e: Facts) -> str:
    dice = e["dice"]
    return f"TURN {e['number']}. Action dice: Free Peoples {dice['free_peoples']}, Shadow {dice['shadow']}"


def _action_dice(e: Facts) -> str:
    rolled = f"{side(e['side'])} {verb(e['side'], 'roll', 'rolls')}: {faces(e['dice'])}"
    return f"{rolled}; Eyes go to the Hunt Box" if "eye" in e["dice"] else rolled


def _die_used(e: Facts) -> str:
    """A cause is whoever makes an Army result of another face: the Mouth of Sauron."""
    result = f" as an Army result{_because(e)}" if e.get("cause") else ""
    return f"{side(e['side'])}, {face(e['die'])} die{result}: {act(e['action'])}"


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
        return f"{nation(e['nation'])} {'fall' if many else 'falls'} back, {where}{_because(e)}"
    return f"{nation(e['nation'])} {'take' if many else 'takes'} a step towards war, now {where}{_because(e)}"


def _activated(e: Facts) -> str:
    many = e["nation"] in ("dwarves", "elves", "southrons_easterlings")
    return f"{nation(e['nation'])} {'are' if many else 'is'} now active{_because(e)}"


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
        _because(e, "move", "retreat", "advance")
    )


def _characters_moved(e: Facts) -> str:
    who = listed([character(id) for id in e["characters"]])
    goes = "goes" if len(e["characters"]) == 1 else "go"
    if e["cause"] == "separated":
        return f"{who} {'leaves' if len(e['characters']) == 1 else 'leave'} the Fellowship {in_region(e['to'])}"
    if e["cause"] == "parting":
        way = f"from {the_region(e['from'])} to" if e["from"] != e["to"] else "no further than"
        return f"{who} {goes} {way} {the_region(e['to'])}"
    if e["from"] == e["to"]:
        return f"{who} must leave the Fellowship {in_region(e['to'])}{_because(e)}"
    return f"{who} {goes} from {the_region(e['from'])} to {the_region(e['to'])}{_because(e, 'move')}"


def _nazgul_flew(e: Facts) -> str:
    return f"a Nazgûl flies from {the_region(e['from'])} to {the_region(e['to'])}{_because(e, 'move')}"


def _recruited(e: Facts) -> str:
    what = a_figure(e["figure"]) if e["number"] == 1 else figure(e["figure"], e["number"])
    return f"{what} {'is' if e['number'] == 1 else 'are'} recruited {in_region(e['region'])}{_because(e)}"


def _removed(e: Facts) -> str:
    """A Regular whose place an Elite takes is not lost, nor is a unit above the stacking limit."""
    if e["cause"] == "stacking":
        return f"{a_figure(e['figure'])} {in_region(e['region'])} goes back to the reinforcements{_because(e)}"
    replaced = e["cause"] in ("hill_trolls", "the_grey_company", "voice_of_saruman")
    goes = "is replaced" if replaced else "is lost"
    return f"{a_figure(e['figure'])} {goes} {in_region(e['region'])}{_because(e)}"


def _mixed(e: Facts) -> str:
    if e["what"] == "asked":
        return f"{seat(e['seat'])} proposes to form one Army {in_region(e['region'])}"
    return f"{seat(e['seat'])} agrees: one Army {in_region(e['region'])}"


# --- the Fellowship and the Hunt --------------------------------------------------------------------------------------


def _fellowship(e: Facts) -> str:
    what, where = e["what"], e["region"]
    if what == "moves":
        if where == "mordor_track":
            return "the Fellowship sets out for another step through Mordor"
        return f"the Fellowship moves: Progress {e['progress']}"
    said = {
        "hidden": f"the Fellowship is hidden again{_because(e)}",
        "declared": f"the Fellowship is declared {in_region(where)}",
        "revealed": f"the Fellowship is revealed{_because(e)}!",
        "found": f"the Fellowship is found {in_region(where)}",
        "shifted": f"the Ring-bearers are driven off course to {the_region(where)}{_because(e)}",
        "given_away": "Gollum gives the Fellowship away",
        "entered_mordor": "the Fellowship enters Mordor",
        "stopped": f"the Stop icon holds the Fellowship on step {e['mordor']} of the Mordor Track",
    }
    return said.get(what) or f"the Fellowship reaches step {e['mordor']} of the Mordor Track"


def _corruption(e: Facts) -> str:
    points = e["points"]
    change = f"{-points} Corruption healed" if points < 0 else f"{points} Corruption"
    return f"{change}{_because(e)}: {e['total']} in all"


def _hunt_roll(e: Facts) -> str:
    again = "The Hunt rolls again" if e["reroll"] else "The Hunt rolls"
    bonus = f"+{e['bonus']} to each die, 6 succeeds" if e["bonus"] else "a 6 succeeds"
    return f"{again}: {numbers(e['dice'])} ({bonus}). Successes in all: {e['successes']}"


def _hunt_tile(e: Facts) -> str:
    return f"Hunt tile drawn{_because(e, 'hunt')}: {tile(e['tile'])}"


def _hunt_damage(e: Facts) -> str:
    rolled = ", by the roll of a die" if e.get("die") else ""
    return f"Hunt damage {e['damage']}{rolled}{_because(e)}"


def _hunt_pool(e: Facts) -> str:
    what = "the Hunt Pool for Mordor is formed" if e["cause"] == "mordor" else "the Hunt Pool is filled again"
    return f"{what}: {tiles(e['pool'])}"


def _special_tile(e: Facts) -> str:
    goes = "is in play and waits for Mordor" if e["waits"] else "joins the Hunt Pool"
    return f"the tile {tile(e['tile'])} {goes}"


# --- cards and battle ---------------------------------------------------------------------------------------------


def _dice_rolled(e: Facts) -> str:
    if e["needed"] == 0:
        return f"{source(e['cause'])}: the die shows {numbers(e['dice'])}"
    return f"{source(e['cause'])} rolls {numbers(e['dice'])} ({e['needed']} or more counts): {e['hits']}"


def _dice_discarded(e: Facts) -> str:
    return f"{count(e['dice'], 'Will of the West die', 'Will of the West dice')} discarded{_because(e)}"


def _attack(e: Facts) -> str:
    who = f"{side(e['attacker'])} {verb(e['attacker'], 'attack', 'attacks')}"
    inside = e["region"] == e["from"]
    way = in_region(e["region"]) if inside else f"{the_region(e['region'])} from {the_region(e['from'])}"
    return f"{who} {way} with {force(e['figures'], e['characters'])}"


def _cards_shown(e: Facts) -> str:
    shown = [f"{side(id)}, {half(e[id][1])} ({card(e[id][0])})" for id in ("free_peoples", "shadow") if e[id]]
    return f"Combat cards: {'; '.join(shown)}"


def _combat_roll(e: Facts) -> str:
    bonus = f", {e['bonus']:+d} included" if e["bonus"] else ""
    dice = f"{numbers(e['dice'])} ({min(e['needed'], 6)} or more hits{bonus})"
    return f"{side(e['side'])}, {source(e['cause'])}: {dice}. Hits: {e['hits']}"


def _combat_effect(e: Facts) -> str:
    name = source(e["cause"])
    if e.get("character"):
        who = character(e["character"])
        if e.get("hits") is None:
            return f"{name}: {who} is silenced for this round"
        return f"{name}: {who} turns misses into hits ({count(e['hits'], 'hit')} now)"
    if e.get("forgone") is not None:
        return f"{name}: the Nazgûl give up {e['forgone']} Leadership"
    if e.get("suffered") is not None:
        return f"{name}: the Shadow deals its own Army {count(e['suffered'], 'hit')}"
    return f"{side(e['side'])}: '{name}' takes effect"


def _combat_modified(e: Facts) -> str:
    changes = [change for id in ("free_peoples", "shadow") for change in _changes(id, e[id])]
    return f"after '{source(e['cause'])}': {', '.join(changes)}"


def _changes(id: str, now: Facts) -> list[str]:
    """What cards have changed for one side."""
    told = [
        (now["bonus"], f"{now['bonus']:+d} to the Combat roll"),
        (now["reroll_bonus"], f"{now['reroll_bonus']:+d} to the re-roll"),
        (now["fewer_dice"], f"{count(now['fewer_dice'], 'die', 'dice')} fewer"),
        (now["most_dice"] < 5, f"{now['most_dice']} dice at most"),
        (now["forgone"], f"without {now['forgone']} Leadership"),
        (now["hits"], count(now["hits"], "hit")),
        (now["card_cancelled"], "Combat card cancelled"),
        (now["no_reroll"], "no Leader re-roll"),
    ]
    return [f"{side(id)} {words}" for holds, words in told if holds]


def _battle_over(e: Facts) -> str:
    who = listed([side(id) for id in e["who"]])
    if e["how"] == "destroyed":
        return f"the battle {in_region(e['region'])} is over: the Army of {who} is destroyed"
    if e["how"] == "retreated":
        return f"the battle {in_region(e['region'])} is over: the Army of {who} has retreated"
    if e["how"] == "into_siege":
        return f"the defenders withdraw into the Stronghold {in_region(e['region'])}"
    return f"{who} {verb(e['who'][0], 'cease', 'ceases')} the attack {in_region(e['region'])}"


def _game_over(e: Facts) -> str:
    return describe_outcome({"winners": e["winners"], "reason": e["reason"]})


def _reroll_chosen(e: Facts) -> str:
    return f"{seat(e['seat'])}: {_dice(e['dice'])} rolled again"


SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "turn": _turn,
    "drew": lambda e: f"{_does(e, 'draw', 'draws')} {_known_card(e)}{_because(e, 'phase_1')}",
    "discarded": lambda e: f"{_does(e, 'discard', 'discards')} {_known_card(e)} face down, to the hand limit",
    "card_discarded": _discarded,
    "action_dice": _action_dice,
    "hunt_dice_placed": lambda e: f"the Shadow puts {_dice(e['dice'])} into the Hunt Box",
    "passed": lambda e: _does(e, "pass", "passes"),
    "die_used": _die_used,
    "ring_used": lambda e: f"{side(e['side'])}, an Elven Ring: {face(e['die'])} becomes {face(e['into'])}",
    "die_turned": lambda e: f"a {face(e['die'])} die becomes {face(e['into'])}{_because(e)}",
    "dice_discarded": _dice_discarded,
    "activated": _activated,
    "politics": _politics,
    "nation_chosen": lambda e: f"{source(e['cause'])}: {nation(e['nation'])}",
    "captured": _captured,
    "siege_begins": lambda e: f"the siege of {the_region(e['region'])} begins",
    "siege_ends": lambda e: f"the siege of {the_region(e['region'])} is over",
    "mixed_army": _mixed,
    "recruited": _recruited,
    "removed": _removed,
    "reduced": lambda e: f"{a_figure(e['figure'])} {in_region(e['region'])} is reduced to a Regular{_because(e)}",
    "character_lost": lambda e: f"{character(e['character'])} is out of the game{_because(e)}",
    "taken_alive": lambda e: f"{character(e['character'])} is taken alive and leaves the Fellowship{_because(e)}",
    "entered_play": lambda e: f"{character(e['character'])} enters play {in_region(e['region'])}",
    "army_moved": _army_moved,
    "characters_moved": _characters_moved,
    "nazgul_flew": _nazgul_flew,
    "goes_along": lambda e: f"{character(e['character'])} goes along{_because(e)}",
    "lured": lambda e: f"the Ring calls to {character(e['character'])}{_because(e)}",
    "fellowship": _fellowship,
    "guide": lambda e: f"{character(e['character'])} now guides the Fellowship",
    "corruption": _corruption,
    "hunt_roll": _hunt_roll,
    "hunt_tile": _hunt_tile,
    "hunt_tile_dropped": lambda e: f"the tile {tile(e['tile'])} has no effect here and is put aside",
    "hunt_damage": _hunt_damage,
    "hunt_lowered": lambda e: f"{source(e['cause'])} meets part of the Hunt damage: {e['damage']} left",
    "hunt_box": lambda e: f"the Free Peoples' die goes to the Hunt Box ({e['free_peoples']} there now)",
    "hunt_pool": _hunt_pool,
    "special_tile": _special_tile,
    "hunt_tile_removed": lambda e: f"the tile {tile(e['tile'])} is out of the game{_because(e)}",
    "hunt_tile_returned": lambda e: f"the tile {tile(e['tile'])} goes back into the Hunt Pool{_because(e)}",
    "declined": _declined,
    "event_played": lambda e: f"{_does(e, 'play', 'plays')} '{card(e['card'])}'",
    "region_chosen": lambda e: f"{_does(e, 'choose', 'chooses')} {the_region(e['region'])}{_because(e)}",
    "card_option": lambda e: f"{source(e['cause'])}: {act(e['choice'])}",
    "dice_rolled": _dice_rolled,
    "attack": _attack,
    "stands_in_the_field": lambda e: f"the defenders of {the_region(e['region'])} meet the attack in the field",
    "white_rider": lambda e: "the White Rider comes forth: the Nazgûl's Leadership counts for nothing in this battle",
    "combat_card": lambda e: f"{_does(e, 'lay', 'lays')} {_known_card(e)} face down",
    "no_combat_card": lambda e: f"{_does(e, 'lay', 'lays')} no Combat card",
    "table_card_used": lambda e: f"'{card(e['card'])}' is used from the table as a Combat card",
    "combat_cards_shown": _cards_shown,
    "combat_roll": _combat_roll,
    "reroll_chosen": _reroll_chosen,
    "combat_effect": _combat_effect,
    "combat_modified": _combat_modified,
    "attack_goes_on": lambda e: f"the attack on {the_region(e['region'])} goes on",
    "stands": lambda e: f"the defenders of {the_region(e['region'])} stand",
    "battle_over": _battle_over,
    "exchange_offered": lambda e: f"{seat(e['seat'])} offers {_known_card(e)}",
    "exchange_received": lambda e: f"{seat(e['seat'])} receives {_known_card(e)}",
    "game_over": _game_over,
}
"""By kind of event."""
