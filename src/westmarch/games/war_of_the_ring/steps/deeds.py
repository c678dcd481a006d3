"""What each result of a die can be spent on. WOTR-DICE-14 to WOTR-DICE-24, WOTR-CHARACTER-11 to WOTR-CHARACTER-19"""

from typing import Final

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import unconquered
from westmarch.games.war_of_the_ring.board import (
    CITY,
    DWARVES,
    ELVES,
    EREBOR,
    FREE_PEOPLES,
    GONDOR,
    KIND,
    MINAS_TIRITH,
    NATION,
    REGION_COUNT,
    STRONGHOLD,
)
from westmarch.games.war_of_the_ring.cards import (
    A_POWER_TOO_GREAT,
    DENETHORS_FOLLY,
    THE_PALANTIR_OF_ORTHANC,
    THE_POWER_OF_TOM_BOMBADIL,
)
from westmarch.games.war_of_the_ring.marching import LEADER_NEEDED, NOBODY_NEEDED
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    ARMY,
    BOROMIR,
    CHARACTER,
    CHARACTERS,
    EVENT,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    LEGOLAS,
    MOUTH,
    MUSTER,
    STRIDER,
    WILL,
)
from westmarch.games.war_of_the_ring.politics import advance, can_advance, threats_fade
from westmarch.games.war_of_the_ring.state import DID_MESSENGER, DID_STRIVE, Table
from westmarch.games.war_of_the_ring.steps.action import (
    commit,
    hand_over_ring,
    may_use_ring,
    serves,
)
from westmarch.games.war_of_the_ring.steps.attack import AttackFrom, any_attack
from westmarch.games.war_of_the_ring.steps.characters import MoveCompanions, MoveMinions, fliers, movers, walkers
from westmarch.games.war_of_the_ring.steps.events import DrawAction, PlayEvent, RouteCard, playable, routable
from westmarch.games.war_of_the_ring.steps.fellowship import SeparateGroup
from westmarch.games.war_of_the_ring.steps.hunt import may_move, move_fellowship
from westmarch.games.war_of_the_ring.steps.march import MoveArmies, any_start
from westmarch.games.war_of_the_ring.steps.muster import (
    NO_KIND,
    BringCharacter,
    Diplomacy,
    Muster,
    at_peace_with_last,
    friends_to_advance,
    newcomers,
    recruitable,
    voice_heard,
    voice_places,
    voice_recruit,
    voice_upgrade,
    voice_upgrades,
)
from westmarch.games.war_of_the_ring.words import ACTS

A_SKIP: Final = ACTS.index("skip")
A_MOVE_FELLOWSHIP: Final = ACTS.index("move_fellowship")
A_HIDE: Final = ACTS.index("hide_fellowship")
A_SEPARATE: Final = ACTS.index("separate")
A_COMPANIONS: Final = ACTS.index("move_companions")
A_MINIONS: Final = ACTS.index("move_minions")
A_MOVE_ARMY: Final = ACTS.index("move_army")
A_MOVE_ARMIES: Final = ACTS.index("move_armies")
A_ATTACK_LED: Final = ACTS.index("attack_led")
A_ATTACK: Final = ACTS.index("attack")
A_DIPLOMACY: Final = ACTS.index("diplomacy")
A_MUSTER: Final = ACTS.index("muster")
A_BRING: Final = ACTS.index("bring")
A_VOICE_RECRUIT: Final = ACTS.index("voice_recruit")
A_VOICE_UPGRADE: Final = ACTS.index("voice_upgrade")
A_DRAW: Final = ACTS.index("draw")
A_PLAY_EVENT: Final = ACTS.index("play_event")
A_PLAY_CHARACTER: Final = ACTS.index("play_character")
A_PLAY_ARMY: Final = ACTS.index("play_army")
A_PLAY_MUSTER: Final = ACTS.index("play_muster")
A_ADVANCE_GONDOR: Final = ACTS.index("advance_gondor")
A_ADVANCE_ELVES: Final = ACTS.index("advance_elves")
A_ADVANCE_DWARVES: Final = ACTS.index("advance_dwarves")
A_DISCARD_POWER: Final = ACTS.index("discard_power")
A_DISCARD_BOMBADIL: Final = ACTS.index("discard_bombadil")
A_DISCARD_PALANTIR: Final = ACTS.index("discard_palantir")
A_DISCARD_FOLLY: Final = ACTS.index("discard_folly")

WARDENS: Final = ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES))
"""Companions whose ability advances a nation with any die. WOTR-CHARACTER-14, WOTR-CHARACTER-16, WOTR-CHARACTER-18"""


def possible_acts(s: Table, seat: int, face: int) -> list[int]:
    """Everything that a die of this face can be spent on now; skipping is always possible. WOTR-TURN-16"""
    side = s.side_at(seat)
    found = [A_SKIP]
    if serves(face, CHARACTER):
        character_acts(s, seat, face, found)
    if serves(face, ARMY) or (face == MUSTER and messenger_ready(s, seat)):
        if any_start(s, seat, NOBODY_NEEDED):
            found.append(A_MOVE_ARMIES)
        if any_attack(s, seat, NOBODY_NEEDED):
            found.append(A_ATTACK)
        if playable(s, seat, ARMY):
            found.append(A_PLAY_ARMY)
    if serves(face, MUSTER):
        muster_acts(s, seat, face, found)
    if serves(face, EVENT):
        if s.deck[2 * side] or s.deck[2 * side + 1]:
            found.append(A_DRAW)  # WOTR-EVENT-28
        if playable(s, seat, EVENT):
            found.append(A_PLAY_EVENT)
    any_die_acts(s, seat, face, found)
    return found


def character_acts(s: Table, seat: int, face: int, found: list[int]) -> None:
    """WOTR-DICE-14, WOTR-DICE-15, WOTR-DICE-16"""
    if s.side_at(seat) == FREE_PEOPLES:
        if may_move(s):
            found.append(A_MOVE_FELLOWSHIP)
        if s.hidden == 0:
            found.append(A_HIDE)
        if s.mordor < 0 and s.in_fellowship():
            found.append(A_SEPARATE)
        if movers(s):
            found.append(A_COMPANIONS)
    elif fliers(s) or walkers(s, seat, True):
        found.append(A_MINIONS)
    if face != WILL:  # a Will of the West does the same and more as an Army result
        if any_start(s, seat, LEADER_NEEDED):
            found.append(A_MOVE_ARMY)
        if any_attack(s, seat, LEADER_NEEDED):
            found.append(A_ATTACK_LED)
    if playable(s, seat, CHARACTER):
        found.append(A_PLAY_CHARACTER)


def muster_acts(s: Table, seat: int, face: int, found: list[int]) -> None:
    """WOTR-DICE-18, WOTR-DICE-21"""
    if friends_to_advance(s, seat):
        found.append(A_DIPLOMACY)
    if recruitable(s, seat, NO_KIND, REGION_COUNT):
        found.append(A_MUSTER)
    if (face == WILL or s.side_at(seat) != FREE_PEOPLES) and newcomers(s, seat):
        found.append(A_BRING)
    if voice_heard(s, seat):
        if voice_places(s):
            found.append(A_VOICE_RECRUIT)
        if voice_upgrades(s):
            found.append(A_VOICE_UPGRADE)
    if playable(s, seat, MUSTER):
        found.append(A_PLAY_MUSTER)


def any_die_acts(s: Table, seat: int, face: int, found: list[int]) -> None:
    """WOTR-DICE-23"""
    if s.side_at(seat) != FREE_PEOPLES:
        if s.on_table(A_POWER_TOO_GREAT) and routable(s, seat):
            found.append(A_DISCARD_POWER)
        if s.on_table(THE_POWER_OF_TOM_BOMBADIL) and routable(s, seat):
            found.append(A_DISCARD_BOMBADIL)
        return
    if s.hidden == 0 and s.guide == STRIDER and A_HIDE not in found:
        found.append(A_HIDE)  # WOTR-CHARACTER-11
    for i in range(len(WARDENS)):
        if warden_ready(s, WARDENS[i][0], WARDENS[i][1]) and at_peace_with_last(s, seat, WARDENS[i][1]):
            found.append(A_ADVANCE_GONDOR + i)
    if s.on_table(THE_PALANTIR_OF_ORTHANC) and (face == WILL or may_use_ring(s, FREE_PEOPLES)):
        found.append(A_DISCARD_PALANTIR)
    if s.on_table(DENETHORS_FOLLY) and (face == WILL or steward_defied(s)):
        found.append(A_DISCARD_FOLLY)


def messenger_ready(s: Table, seat: int) -> bool:
    """WOTR-CHARACTER-49"""
    if s.side_at(seat) == FREE_PEOPLES or not s.in_play(MOUTH) or s.deeds & DID_MESSENGER:
        return False
    return s.players == 2 or s.keeper(6) == seat


def warden_ready(s: Table, companion: int, nation: int) -> bool:
    """He stands in an unconquered City or Stronghold of the nation (Gimli: in Erebor). WOTR-CHARACTER-19"""
    where = s.place[companion]
    if where >= REGION_COUNT or NATION[where] != nation or not can_advance(s, nation):
        return False
    if companion == GIMLI and where != EREBOR:
        return False
    return KIND[where] in (CITY, STRONGHOLD) and unconquered(s, where)


def steward_defied(s: Table) -> bool:
    """Gandalf or Aragorn in Minas Tirith can end Denethor's folly with any die."""
    return MINAS_TIRITH in (s.place[GANDALF_GREY], s.place[GANDALF_WHITE], s.place[ARAGORN])


def begin_act(s: Table, seat: int, face: int, act: int) -> None:
    """The first step of what the die is spent on; acts without a choice are done at once."""
    if act == A_SKIP:
        commit(s, face, "skip", "WOTR-TURN-16")
    elif act == A_MOVE_FELLOWSHIP:
        commit(s, face, "move_fellowship", "WOTR-DICE-15")
        move_fellowship(s, True, "die")
    elif act == A_HIDE:
        by_strider = not serves(face, CHARACTER)  # with any other result only he can
        commit(s, face, "hide_fellowship", "WOTR-CHARACTER-11" if by_strider else "WOTR-DICE-15")
        hide(s, CHARACTERS[STRIDER] if by_strider else "die")
    elif act == A_SEPARATE:
        s.push(SeparateGroup(face, 0, 0, 0, 0))
    elif act == A_COMPANIONS:
        s.push(MoveCompanions(face, 0, 0, 0, 0))
    elif act == A_MINIONS:
        s.push(MoveMinions(face, 1))
    elif act == A_MOVE_ARMY:
        s.push(MoveArmies(face, LEADER_NEEDED, 1))
    elif act == A_MOVE_ARMIES:
        s.push(MoveArmies(face, NOBODY_NEEDED, 2))
    elif act == A_ATTACK_LED:
        s.push(AttackFrom(face, LEADER_NEEDED))
    elif act == A_ATTACK:
        s.push(AttackFrom(face, NOBODY_NEEDED))
    elif act == A_DIPLOMACY:
        s.push(Diplomacy(face))
    elif act == A_MUSTER:
        s.push(Muster(face, NO_KIND, REGION_COUNT))
    elif act == A_BRING:
        s.push(BringCharacter(face))
    elif act == A_VOICE_RECRUIT:
        voice_recruit(s, face)
    elif act == A_VOICE_UPGRADE:
        voice_upgrade(s, face)
    elif act == A_DRAW:
        s.push(DrawAction(face))
    elif act in (A_PLAY_EVENT, A_PLAY_CHARACTER, A_PLAY_ARMY, A_PLAY_MUSTER):
        result = (EVENT, CHARACTER, ARMY, MUSTER)[act - A_PLAY_EVENT]
        s.push(PlayEvent(face, result))
    elif act in (A_ADVANCE_GONDOR, A_ADVANCE_ELVES, A_ADVANCE_DWARVES):
        warden, nation = WARDENS[act - A_ADVANCE_GONDOR]
        commit(s, face, ACTS[act], "WOTR-CHARACTER-19")
        s.now_nations |= 1 << nation
        advance(s, nation, CHARACTERS[warden], "WOTR-CHARACTER-19")
        threats_fade(s, nation)
    elif act in (A_DISCARD_POWER, A_DISCARD_BOMBADIL):
        s.push(RouteCard(face, A_POWER_TOO_GREAT if act == A_DISCARD_POWER else THE_POWER_OF_TOM_BOMBADIL, 0))
    else:
        spend_on_discard(s, face, act)


def spend_on_discard(s: Table, face: int, act: int) -> None:
    """The FP are rid of a Shadow table card for a die. WOTR-EVENT-16, WOTR-RING-11"""
    commit(s, face, ACTS[act], "WOTR-EVENT-16")
    card = DENETHORS_FOLLY if act == A_DISCARD_FOLLY else THE_PALANTIR_OF_ORTHANC
    if act == A_DISCARD_PALANTIR and face != WILL:
        hand_over_ring(s, FREE_PEOPLES)
        narration.ring_spent(s, FREE_PEOPLES, card)
    s.discard_openly(card)
    narration.discarded(s, card, "die", "WOTR-EVENT-16")


def hide(s: Table, cause: str) -> None:
    """WOTR-FELLOWSHIP-37, WOTR-FELLOWSHIP-38"""
    s.hidden = 1
    s.deeds |= DID_STRIVE
    narration.fellowship(s, "hidden", cause, "WOTR-FELLOWSHIP-37")
