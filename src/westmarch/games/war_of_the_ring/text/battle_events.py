"""Battles in words."""

from collections.abc import Callable
from typing import Final

from westmarch.games.english import count, listed
from westmarch.games.war_of_the_ring.text.names import (
    card,
    character,
    force,
    half,
    in_region,
    numbers,
    seat,
    side,
    source,
    the_region,
    verb,
)
from westmarch.games.war_of_the_ring.text.phrases import Facts, dice_in_words, does, known_card


def _attack(e: Facts) -> str:
    who, there = e["attacker"], the_region(e["region"])
    deed = {
        "field": f"{verb(who, 'attack', 'attacks')} {there} from {the_region(e['from'])}",
        "siege": f"{verb(who, 'storm', 'storms')} the Stronghold {in_region(e['region'])}",
        "sortie": f"{verb(who, 'sally', 'sallies')} out against the besiegers of {there}",
        "landing": f"{verb(who, 'attack', 'attacks')} {there} from the sea",
    }
    return f"{side(who)} {deed[e['how']]} with {force(e['figures'], e['characters'])}"


def _cards_shown(e: Facts) -> str:
    shown = [f"{side(id)}, {half(e[id][1])} ({card(e[id][0])})" for id in ("free_peoples", "shadow") if e[id]]
    return f"Combat cards: {'; '.join(shown)}"


GROUNDS: Final[dict[str, str]] = {
    "stronghold": ", against a Stronghold",
    "city": ", in the first round against a City",
    "fortification": ", in the first round against a Fortification",
}


def _combat_roll(e: Facts) -> str:
    bonus = f", {e['bonus']:+d} included" if e["bonus"] else ""
    hits = "a 6 hits" if e["needed"] == 6 else f"{e['needed']} or more hits"
    dice = f"{numbers(e['dice'])} ({hits}{bonus}{GROUNDS.get(e['how'], '')})"
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
    if e["how"] == "rounds_over":
        return f"the siege battle {in_region(e['region'])} is over: all its rounds are fought"
    return f"{who} {verb(e['who'][0], 'cease', 'ceases')} the attack {in_region(e['region'])}"


def _reroll_chosen(e: Facts) -> str:
    return f"{seat(e['seat'])}: {dice_in_words(e['dice'])} rolled again"


BATTLE_SENTENCES: Final[dict[str, Callable[[Facts], str]]] = {
    "attack": _attack,
    "stands_in_the_field": lambda e: f"the defenders of {the_region(e['region'])} meet the attack in the field",
    "white_rider": lambda e: "the White Rider comes forth: the Nazgûl's Leadership counts for nothing in this battle",
    "combat_card": lambda e: f"{does(e, 'lay', 'lays')} {known_card(e)} face down",
    "no_combat_card": lambda e: f"{does(e, 'lay', 'lays')} no Combat card",
    "table_card_used": lambda e: f"'{card(e['card'])}' is used from the table as a Combat card",
    "combat_cards_shown": _cards_shown,
    "combat_roll": _combat_roll,
    "reroll_chosen": _reroll_chosen,
    "combat_effect": _combat_effect,
    "combat_idle": lambda e: f"{side(e['side'])}: '{source(e['cause'])}' has no effect, its condition is not met",
    "combat_modified": _combat_modified,
    "attack_goes_on": lambda e: f"the attack on {the_region(e['region'])} goes on",
    "stands": lambda e: f"the defenders of {the_region(e['region'])} stand",
    "battle_over": _battle_over,
}
"""By kind of event."""
