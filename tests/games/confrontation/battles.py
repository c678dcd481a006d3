"""Battles of The Confrontation in one line.

    scene = duel("frodo_classic", "warg", "sauron", cardolan="sam_classic")
    scene.cards("f_retreat", "s_6")

The second line is for both players; what has come of it `scene.fallen()` and `scene.totals()` tell.
"""

from typing import Any

import pytest

from tests.games.confrontation.scenes import (
    BOTH_CHOOSE_CARDS,
    ENEMY,
    F_HAND,
    FACES,
    S_HAND,
    ConfrontationScene,
    moving,
    piece,
)

F_STRENGTH = {"f_1": 1, "f_2": 2, "f_3": 3, "f_4": 4, "f_5": 5}
S_STRENGTH = {"s_1": 1, "s_2": 2, "s_3": 3, "s_4": 4, "s_5": 5, "s_6": 6}

EITHER_ATTACKS = pytest.mark.parametrize("attacker", ["fellowship", "sauron"])

ATTACKED_FROM = {
    "fellowship": {
        "rhudaur": "arthedain",
        "eregion": "cardolan",
        "high_pass": "rhudaur",
        "misty_mountains": "rhudaur",
        "caradhras": "enedwaith",
        "gap_of_rohan": "enedwaith",
        "fangorn": "caradhras",
        "rohan": "caradhras",
        "gondor": "rohan",
        "mordor": "gondor",
    },
    "sauron": {
        "shire": "arthedain",
        "rhudaur": "high_pass",
        "eregion": "misty_mountains",
        "high_pass": "mirkwood",
        "misty_mountains": "mirkwood",
        "caradhras": "rohan",
        "gap_of_rohan": "rohan",
        "fangorn": "dagorlad",
        "rohan": "gondor",
        "gondor": "mordor",
    },
}
"""Where a side's attack on a region comes from."""


def attack(places: dict[str, str], mover: str, target: str, **setting: Any) -> ConfrontationScene:
    """It is the mover's turn, and it has just entered a region ("mines fangorn": through the mines).

    Somebody of either side is far away, in the Shire and in Mordor, so that the game goes on; `places` may say who.
    """
    step = target if target.startswith("mines ") else f"to {target}"
    return moving(_with_spares(places), mover, **setting).choose(step)


def duel(
    fellow: str,
    shadow: str,
    attacker: str = "fellowship",
    region: str = "eregion",
    specials: str = "",
    discarded: str = "",
    known: str = "",
    **elsewhere: str,
) -> ConfrontationScene:
    """One character has just attacked another, and nothing has been chosen in the battle yet.

    Several may stand on the attacked side ("merry! gimli"); `elsewhere` says who stands in other regions. The
    rest is as `table` has it.
    """
    start = ATTACKED_FROM[attacker][region]
    ours, theirs = (start, region) if attacker == "fellowship" else (region, start)
    places = {ours: fellow, theirs: f"| {shadow}", **elsewhere}
    mover = fellow if attacker == "fellowship" else shadow
    return attack(places, mover, region, specials=specials, discarded=discarded, known=known)


def _with_spares(places: dict[str, str]) -> dict[str, str]:
    """The same with one more character in the Shire and in Mordor, if nothing has been said of them."""
    named = {piece(name.rstrip("!")) for standing in places.values() for name in standing.split() if name != "|"}

    def spare(side: str, first: str) -> str:
        return next(c for c in (first, *reversed(FACES["classic"][side])) if piece(c) not in named)

    return {"shire": spare("fellowship", "pippin"), "mordor": f"| {spare('sauron', 'balrog')}", **places}


def attacked_together(attacker: str, standing: str, drawn: str, **elsewhere: str) -> ConfrontationScene:
    """Sauron attacks two in Eregion; the Fellowship does not shuffle, and one of them is drawn."""
    scene = duel(standing, attacker, "sauron", **elsewhere)
    assert scene.legal() == {"shuffle eregion", "pass"}
    return scene.draw(drawn, "pass")


def defeats_at_once(fellow: str, shadow: str, attacker: str) -> bool:
    """Whether the Fellowship's character defeats the other by its ability alone, with no card and no question."""
    scene = duel(fellow, shadow, attacker)
    return (
        scene.fallen() == {shadow: fellow}
        and scene.standing("eregion") == {fellow}
        and scene.no_card_was_used()
        and scene.asked == {ENEMY[attacker]: "turn.action"}
    )


def into_the_mines(walker: str, caradhras: str = "balrog", **elsewhere: str) -> ConfrontationScene:
    """A Fellowship character goes from Eregion into the mines, past a Sauron character in Caradhras."""
    return attack({"eregion": walker, "caradhras": f"| {caradhras}", **elsewhere}, walker, "mines fangorn")


def frodo_falls(frodo: str = "frodo_variant", card: str = "f_1", **elsewhere: str) -> ConfrontationScene:
    """The Uruk-hai have attacked Frodo in Eregion, who did not retreat, and have beaten him."""
    scene = duel(frodo, "uruk_hai", "sauron", **elsewhere)
    if frodo == "frodo_classic":
        scene.choose("pass")
    assert scene.asked == BOTH_CHOOSE_CARDS
    return scene.cards(card, "s_6")


def all_but(left: str) -> str:
    """Every combat card but these, as `discarded` wants them."""
    return " ".join(sorted((F_HAND | S_HAND) - set(left.split())))
