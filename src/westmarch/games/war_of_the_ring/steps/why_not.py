"""Why a die cannot be spent on something: for each act the result, the figures or the card that it lacks."""

from typing import Final

from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.cards import (
    A_POWER_TOO_GREAT,
    DENETHORS_FOLLY,
    THE_PALANTIR_OF_ORTHANC,
    THE_POWER_OF_TOM_BOMBADIL,
)
from westmarch.games.war_of_the_ring.pieces import ARMY, CHARACTER, EVENT, FACES, MUSTER, WILL
from westmarch.games.war_of_the_ring.politics import can_advance
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.action import serves
from westmarch.games.war_of_the_ring.steps.deeds import (
    A_ADVANCE_DWARVES,
    A_ADVANCE_ELVES,
    A_ADVANCE_GONDOR,
    A_ATTACK,
    A_ATTACK_LED,
    A_BRING,
    A_COMPANIONS,
    A_DIPLOMACY,
    A_DISCARD_BOMBADIL,
    A_DISCARD_FOLLY,
    A_DISCARD_PALANTIR,
    A_DISCARD_POWER,
    A_DRAW,
    A_HIDE,
    A_MINIONS,
    A_MOVE_ARMIES,
    A_MOVE_ARMY,
    A_MOVE_FELLOWSHIP,
    A_MUSTER,
    A_PLAY_ARMY,
    A_PLAY_CHARACTER,
    A_PLAY_EVENT,
    A_PLAY_MUSTER,
    A_SEPARATE,
    A_VOICE_RECRUIT,
    A_VOICE_UPGRADE,
    WARDENS,
)
from westmarch.games.war_of_the_ring.words import ACTS

ANY_FACE: Final = -1

SERVED_BY: Final[tuple[int, ...]] = (
    *[ANY_FACE],
    *[CHARACTER] * 6,
    ARMY,
    CHARACTER,
    ARMY,
    *[MUSTER] * 5,
    *[EVENT] * 2,
    *[CHARACTER, ARMY, MUSTER],
    *[ANY_FACE] * 7,
)
"""The result that each act needs, in the order of ACTS."""

MISSING: Final[dict[int, tuple[str, str]]] = {
    # why an act is not possible although the die would allow it
    A_HIDE: ("the Fellowship is hidden", "WOTR-FELLOWSHIP-37"),
    A_COMPANIONS: ("no Companion on the map can move", "WOTR-CHARMOVE-01"),
    A_MINIONS: ("no Nazgûl or Minion can move", "WOTR-CHARMOVE-10"),
    A_MOVE_ARMY: ("no Army with a Leader or Character can move", "WOTR-ARMYMOVE-02"),
    A_MOVE_ARMIES: ("no Army can move", "WOTR-ARMYMOVE-12"),
    A_ATTACK_LED: ("no Army with a Leader or Character can attack", "WOTR-ATTACK-01"),
    A_ATTACK: ("no Army can attack", "WOTR-ATTACK-02"),
    A_DIPLOMACY: ("no nation of yours can advance so", "WOTR-POLITICS-13"),
    A_MUSTER: ("nothing can be recruited: it needs a nation At War, figures and a free settlement", "WOTR-MUSTER-02"),
    A_VOICE_RECRUIT: ("Saruman's Voice needs him in play and Orthanc free", "WOTR-CHARACTER-44"),
    A_VOICE_UPGRADE: ("Saruman's Voice needs Regulars in Orthanc and Elites to replace them", "WOTR-CHARACTER-44"),
    A_DRAW: ("both decks are empty", "WOTR-EVENT-28"),
    A_PLAY_EVENT: ("no card in hand can be played now", "WOTR-EVENT-08"),
    A_PLAY_CHARACTER: ("no Character card in hand can be played now", "WOTR-EVENT-08"),
    A_PLAY_ARMY: ("no Army card in hand can be played now", "WOTR-EVENT-08"),
    A_PLAY_MUSTER: ("no Muster card in hand can be played now", "WOTR-EVENT-08"),
    A_ADVANCE_GONDOR: ("Boromir is in no unconquered City or Stronghold of Gondor", "WOTR-CHARACTER-14"),
    A_ADVANCE_ELVES: ("Legolas is in no unconquered Stronghold of the Elves", "WOTR-CHARACTER-16"),
    A_ADVANCE_DWARVES: ("Gimli is not in an unconquered Erebor", "WOTR-CHARACTER-18"),
    A_DISCARD_POWER: ("it takes an Army card and a Character card out of the hand", "WOTR-EVENT-16"),
    A_DISCARD_BOMBADIL: ("it takes an Army card and a Character card out of the hand", "WOTR-EVENT-16"),
    A_DISCARD_PALANTIR: ("it takes a Will of the West, or a die and an Elven Ring", "WOTR-EVENT-16"),
    A_DISCARD_FOLLY: ("it takes a Will of the West, or Gandalf or Aragorn in Minas Tirith", "WOTR-EVENT-16"),
}
TABLE_CARD: Final[dict[int, int]] = {
    A_DISCARD_POWER: A_POWER_TOO_GREAT,
    A_DISCARD_BOMBADIL: THE_POWER_OF_TOM_BOMBADIL,
    A_DISCARD_PALANTIR: THE_PALANTIR_OF_ORTHANC,
    A_DISCARD_FOLLY: DENETHORS_FOLLY,
}
OF_THE_FREE_PEOPLES: Final = (
    A_MOVE_FELLOWSHIP,
    A_HIDE,
    A_SEPARATE,
    A_COMPANIONS,
    *range(A_ADVANCE_GONDOR, A_DISCARD_POWER),
)
OF_THE_SHADOW: Final = (A_MINIONS, A_VOICE_RECRUIT, A_VOICE_UPGRADE, A_DISCARD_POWER, A_DISCARD_BOMBADIL)


def refuse_act(s: Table, seat: int, face: int, act: int) -> tuple[str, str]:
    """Why the die cannot be spent on that."""
    free = s.side_at(seat) == FREE_PEOPLES
    if act in (OF_THE_SHADOW if free else OF_THE_FREE_PEOPLES):
        return "that is an action of the other side", "WOTR-DICE-16" if free else "WOTR-DICE-15"
    if act in TABLE_CARD and not s.on_table(TABLE_CARD[act]):
        return "that card is not on the table", "WOTR-EVENT-16"
    needed = SERVED_BY[act]
    if needed != ANY_FACE and not serves(face, needed) and not (needed == ARMY and face == MUSTER and not free):
        return f"a {FACES[face]} result does not allow it", "WOTR-DICE-24"
    if needed == ARMY and face == MUSTER:
        return "only the Mouth of Sauron makes a Muster an Army result, once a turn", "WOTR-CHARACTER-49"
    if act in (A_MOVE_ARMY, A_ATTACK_LED) and face == WILL:
        return "a Will of the West does the same as an Army result", "WOTR-DICE-21"
    if act == A_MOVE_FELLOWSHIP:
        if not s.hidden:
            return "a revealed Fellowship must first be hidden", "WOTR-FELLOWSHIP-32"
        return "the Fellowship Track ends at 12", "WOTR-FELLOWSHIP-17"
    if act == A_SEPARATE:
        if s.mordor >= 0:
            return "Companions cannot be separated in Mordor", "WOTR-MORDOR-08"
        return "no Companion is left in the Fellowship", "WOTR-SEPARATE-01"
    if act == A_BRING:
        if free and face != WILL:
            return "only a Will of the West brings Aragorn or Gandalf the White", "WOTR-DICE-21"
        return "no character's card allows him to enter play now", "WOTR-CHARACTER-02"
    if A_ADVANCE_GONDOR <= act <= A_ADVANCE_DWARVES and not can_advance(s, WARDENS[act - A_ADVANCE_GONDOR][1]):
        return "the nation can advance no further now", "WOTR-POLITICS-13"
    return MISSING[act]


assert len(SERVED_BY) == len(ACTS)
