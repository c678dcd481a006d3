"""What each act of a die is worth now; the best die for the best act; when an Elven Ring is worth its use."""

from math import inf
from typing import Final

from westmarch.agents.war_of_the_ring import companions, marshals, musters, nazgul
from westmarch.agents.war_of_the_ring.events import draw_worth, event_worth
from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.games.war_of_the_ring.armies import besieging
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, MINAS_TIRITH, REGION_COUNT, SHADOW
from westmarch.games.war_of_the_ring.ending import FREE_PEOPLES_POINTS, victory_points
from westmarch.games.war_of_the_ring.marching import LEADER_NEEDED, NOBODY_NEEDED
from westmarch.games.war_of_the_ring.pieces import (
    ARMY,
    CHARACTER,
    DIE,
    EVENT,
    EYE,
    FACE_COUNT,
    MUSTER,
    WILL,
)
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
    A_SKIP,
    A_VOICE_RECRUIT,
    A_VOICE_UPGRADE,
    WARDENS,
    possible_acts,
)
from westmarch.games.war_of_the_ring.steps.events import playable_cards
from westmarch.games.war_of_the_ring.words import ACT, DIE_TOKEN, INTO, MERGE, PASS, RING

WINNING: Final = -1.0
"""What a step is worth to who has won on the map when the turn ends: it can only spoil that."""

HOST: Final = 6
"""The might of an Army that could break a Stronghold, were it not warded by a card."""

PLAYS: Final = {A_PLAY_EVENT: EVENT, A_PLAY_CHARACTER: CHARACTER, A_PLAY_ARMY: ARMY, A_PLAY_MUSTER: MUSTER}


def act_worth(mind: Mind, act: int) -> float:
    """What an act is worth, whatever die pays for it."""
    found = mind.reckoning.acts.get(act)
    if found is None:
        found = mind.reckoning.acts[act] = _worth(mind, act)
    return found


def _worth(mind: Mind, act: int) -> float:
    if act == A_SKIP:
        return 0.0
    if act in PLAYS:
        cards = playable_cards(mind.s, mind.seat, PLAYS[act])
        return mind.weights.of_playing * max([event_worth(mind, card) for card in cards], default=0.0)
    if act == A_DRAW:
        return mind.weights.of_drawing * draw_worth(mind)
    if act in (A_MOVE_ARMY, A_MOVE_ARMIES):
        return marshals.marching(mind, LEADER_NEEDED if act == A_MOVE_ARMY else NOBODY_NEEDED)
    if act in (A_ATTACK_LED, A_ATTACK):
        return marshals.attacking(mind, LEADER_NEEDED if act == A_ATTACK_LED else NOBODY_NEEDED)
    if act in (A_MUSTER, A_DIPLOMACY, A_BRING, A_VOICE_RECRUIT, A_VOICE_UPGRADE):
        return _mustering(mind, act)
    if act in (A_MOVE_FELLOWSHIP, A_HIDE, A_SEPARATE, A_COMPANIONS):
        return _fellowship(mind, act)
    if act == A_MINIONS:
        return mind.weights.of_flying * nazgul.flying(mind)
    if act in (A_ADVANCE_GONDOR, A_ADVANCE_ELVES, A_ADVANCE_DWARVES):
        return musters.stirring(mind, WARDENS[act - A_ADVANCE_GONDOR][1])
    return _discarding(mind, act)


def _mustering(mind: Mind, act: int) -> float:
    if act == A_MUSTER:
        return mind.weights.of_mustering * musters.mustering(mind)
    if act == A_DIPLOMACY:
        return mind.weights.of_diplomacy * musters.diplomacy(mind)
    if act == A_BRING:
        return musters.newcomer(mind)
    return mind.weights.of_voice * musters.voice(mind, act == A_VOICE_UPGRADE)


def _fellowship(mind: Mind, act: int) -> float:
    if act == A_MOVE_FELLOWSHIP:
        if victory_points(mind.s, FREE_PEOPLES) >= FREE_PEOPLES_POINTS and mind.quest.left > 1:
            return WINNING
        return mind.plan.ring * mind.quest.step()
    if act == A_HIDE:
        return mind.weights.hiding * mind.plan.ring
    if act == A_SEPARATE:
        return mind.weights.of_separating * companions.separating(mind)[0]
    return mind.weights.of_riding * companions.moving(mind)[0]


def _discarding(mind: Mind, act: int) -> float:
    """To be rid of a card that the enemy has on the table."""
    if act == A_DISCARD_PALANTIR:
        return 0.4
    if act == A_DISCARD_FOLLY:
        return 0.8 if besieging(mind.s, SHADOW, MINAS_TIRITH) else 0.2
    if act in (A_DISCARD_POWER, A_DISCARD_BOMBADIL):  # these cost two cards besides
        return 0.3 if any(might > HOST for might in mind.war.might[SHADOW].values()) else -0.5
    return 0.0


# --- the die --------------------------------------------------------------------------------------------------------


def face_worth(mind: Mind, face: int) -> float:
    """The best that can be done with a die of this face."""
    return max(act_worth(mind, act) for act in possible_acts(mind.s, mind.seat, face))


def choose_die(mind: Mind, tokens: list[int]) -> int:
    """A die for the best act that there is; a Ring if it makes a much better one; a pass if nothing is worth a die."""
    merging = [token for token in tokens if MERGE <= token < MERGE + REGION_COUNT]
    if merging:
        return merging[0]  # one Army strikes harder than two
    best = (-inf, tokens[0])
    lasting = 0.0
    worth: dict[int, float] = {}
    for token in tokens:
        if DIE_TOKEN <= token < DIE_TOKEN + FACE_COUNT:
            face = token - DIE_TOKEN
            worth[face] = face_worth(mind, face)
            lasting = max(lasting, worth[face])
            best = max(best, (worth[face] - mind.weights.versatility[face], token), key=lambda pair: pair[0])
    if any(RING <= token < RING + FACE_COUNT for token in tokens):
        ring = _ring(mind, worth, lasting)
        if ring is not None and RING + ring in tokens:
            return RING + ring
    if PASS in tokens and lasting < mind.weights.idle_die:
        return PASS
    return best[1]


def _ring(mind: Mind, worth: dict[int, float], lasting: float) -> int | None:
    """The face of the least useful die, if another face would be worth far more than anything now possible."""
    poorest = min(worth, key=lambda face: (worth[face], face))
    if poorest == WILL:
        return None
    made = max(face_worth(mind, face) for face in _faces(mind) if face != poorest)
    price = mind.weights.ring_price * (0.6 if mind.quest.in_mordor else 1.0)
    if made - max(worth[poorest], 0.0) > price + mind.weights.ring_margin and made > lasting + 0.5:
        return poorest
    return None


def _faces(mind: Mind) -> list[int]:
    """What a Ring can make of a die. WOTR-RING-07"""
    return [face for face in sorted(set(DIE[mind.side])) if face not in (WILL, EYE)]


def choose_face(mind: Mind, tokens: list[int]) -> int:
    """What the Ring turns the die into."""
    return max(
        tokens,
        key=lambda t: -1.0 if t == INTO + EYE else face_worth(mind, t - INTO) - mind.weights.versatility[t - INTO],
    )


def choose_act(mind: Mind, tokens: list[int]) -> int:
    return max(tokens, key=lambda token: act_worth(mind, token - ACT))
