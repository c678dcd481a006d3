"""The Hunt and the way of the Ring-bearers: declaring, the path, the Guide, tiles and casualties; the Shadow's dice."""

from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import added
from westmarch.agents.war_of_the_ring.plan import CORRUPTION
from westmarch.agents.war_of_the_ring.quest import AVERAGE_DIE
from westmarch.agents.war_of_the_ring.roads import GATES, SAFE_TO_MORDOR, STEPS, TO_MORDOR
from westmarch.agents.war_of_the_ring.war import PRIZES
from westmarch.games.war_of_the_ring.armies import unconquered
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, OWNER, SHADOW
from westmarch.games.war_of_the_ring.cards import AXE_AND_BOW, CARDS, MITHRIL_COAT_AND_STING, WIZARDS_STAFF
from westmarch.games.war_of_the_ring.pieces import (
    BOROMIR,
    GANDALF_GREY,
    GIMLI,
    GOLLUM,
    LEGOLAS,
    LEVEL,
    MERIADOC,
    PEREGRIN,
    STRIDER,
)
from westmarch.games.war_of_the_ring.steps.fellowship import Path, dark_tower, friendly_haven
from westmarch.games.war_of_the_ring.tiles import DAMAGE, DIE_DAMAGE, EYE_DAMAGE, REVEALS
from westmarch.games.war_of_the_ring.words import (
    ALLOCATE,
    CASUALTY,
    DECLARE,
    DECLINE,
    DISCARD,
    DONE,
    ENTER_MORDOR,
    GUIDE,
    RANDOM_CARD,
    REROLL,
    REVEAL,
    SEPARATE_GUIDE,
    STOP,
    TO,
    USE,
)
from westmarch.games.war_of_the_ring.words import (
    CORRUPTION as TAKE_CORRUPTION,
)

HAVENS: Final = tuple(where for where in PRIZES if OWNER[where] == FREE_PEOPLES)
"""Where the Ring-bearers can be healed, as long as the Shadow does not hold the place."""

MANY_DICE: Final = 10
"""With so many dice the Shadow can spare a second one for the Hunt."""

LAST_STEPS: Final = 6
"""From so many steps before the end on a Companion in the Fellowship is worth the less the nearer it is."""

NEAR_THE_FALL: Final = 7
"""With so much Corruption every tile may be the last but one."""

# --- phase 2 --------------------------------------------------------------------------------------------------------


def choose_phase(mind: Mind, tokens: list[int]) -> int:
    """Into Mordor as soon as the way is long enough; into a haven if that heals and costs little."""
    if ENTER_MORDOR in tokens and ready_for_mordor(mind):
        return ENTER_MORDOR
    if DECLARE in tokens and declared_at(mind) >= 0:
        return DECLARE
    return DONE


def declared_at(mind: Mind) -> int:
    """Where the Fellowship had best show itself now; -1: nowhere."""
    s = mind.s
    if s.progress == 0 and s.fellowship not in HAVENS:
        return -1
    row = STEPS[s.fellowship]
    gates = [gate for gate in GATES if row[gate] <= s.progress]
    if gates and ready_for_mordor(mind):
        return gates[0]
    if not s.corruption:
        return -1
    there = TO_MORDOR[s.fellowship] - s.progress
    # who has time stays until all is healed
    healing = 1 + max(0.0, 0.7 - mind.quest.hurry) * (s.corruption - 1)
    best = (0.0, -1)
    for haven in HAVENS:
        if row[haven] <= s.progress and unconquered(s, haven):
            lost = TO_MORDOR[haven] - there
            worth = mind.quest.point() * healing - mind.weights.detour * mind.quest.hurry * lost
            best = max(best, (worth, haven), key=lambda pair: pair[0])
    return best[1]


def ready_for_mordor(mind: Mind) -> bool:
    """Who has time heals first, and leaves it to the Armies as long as the Shadow gets nowhere."""
    s = mind.s
    hurry = mind.quest.hurry
    if hurry < mind.weights.unhurried:
        return False
    return s.corruption <= mind.weights.mordor_base + mind.weights.mordor_hurry * hurry


def choose_declared(mind: Mind, tokens: list[int]) -> int:
    goal = declared_at(mind)
    if TO + goal in tokens:
        return TO + goal
    return min(tokens, key=lambda token: TO_MORDOR[token - TO])


def choose_path(mind: Mind, tokens: list[int], step: Path) -> int:
    """Towards Mordor, around the Shadow's Strongholds; a revealed Fellowship may not end in a haven."""
    s = mind.s
    goal = declared_at(mind) if not step.revealed else -1

    def worth(token: int) -> float:
        where = step.where if token == STOP else token - TO
        left = step.left if token == STOP else step.left - 1
        if goal >= 0:
            return (0.5 if token == STOP and where == goal else 0.0) - STEPS[where][goal]
        away = float(SAFE_TO_MORDOR[where])
        if where in GATES and mind.quest.hurry < mind.weights.unhurried:
            away += 2.5  # better a step before the gate, with all ways open
        if token != STOP and dark_tower(s, where) and where not in GATES:
            away += 1.5
        if token != STOP and left == 0 and friendly_haven(s, where):
            away += 3.0
        return -away + (0.1 if token == STOP else 0.0)

    return max(tokens, key=worth)


def choose_guide(mind: Mind, tokens: list[int]) -> int:
    """Gandalf draws cards, Strider hides; of the others those lead who can be missed, for the Guide falls first."""
    order = (GANDALF_GREY, STRIDER) if mind.s.hidden else (STRIDER, GANDALF_GREY)
    for companion in (*order, BOROMIR, GIMLI, LEGOLAS, PEREGRIN, MERIADOC):
        if GUIDE + companion in tokens:
            return GUIDE + companion
    return tokens[0]


# --- a tile ---------------------------------------------------------------------------------------------------------


def choose_staff(mind: Mind, tokens: list[int]) -> int:
    """The staff is used where it counts: when much is at stake, or Gandalf may not stay much longer."""
    s = mind.s
    risk = added([chance * max(0.0, hurt) for chance, hurt, _, _ in mind.quest.tiles()])
    keen = s.corruption >= 4 or risk >= 1.7 or mind.quest.gone > 0.4
    return USE + WIZARDS_STAFF if keen else DECLINE


def tile_hurt(mind: Mind) -> float:
    """The damage of the tile that was drawn, as far as it can be told."""
    s = mind.s
    printed = DAMAGE[s.tile]
    if printed == EYE_DAMAGE:
        return float(s.successes)
    return AVERAGE_DIE if printed == DIE_DAMAGE else float(printed)


def choose_mithril(mind: Mind, tokens: list[int]) -> int:
    """Another tile, if this one is worse than the average by far."""
    usual = added([chance * hurt for chance, hurt, _, _ in mind.quest.tiles()])
    worse = tile_hurt(mind) - usual + (0.6 if REVEALS[mind.s.tile] and mind.s.hidden else 0.0)
    return USE + MITHRIL_COAT_AND_STING if worse >= 1.0 else DECLINE


def choose_table_card(mind: Mind, tokens: list[int]) -> int:
    if mind.s.damage >= 2 or mind.s.corruption >= 4:
        return USE + AXE_AND_BOW if USE + AXE_AND_BOW in tokens else tokens[0]
    return DECLINE


def choose_guide_ability(mind: Mind, tokens: list[int]) -> int:
    """Gollum gives the Fellowship away for a point; a Hobbit leaves it for one."""
    s = mind.s
    ability, cost = (REVEAL, 2.2) if REVEAL in tokens else (SEPARATE_GUIDE, 1.1)
    deadly = s.damage >= mind.quest.margin
    return ability if deadly or (s.mordor < 0 and mind.quest.point() > cost) else DECLINE


def choose_casualty(mind: Mind, tokens: list[int]) -> int:
    """The Guide falls for great damage, or for any when Corruption is dear; else the Ring-bearers bear it."""
    s = mind.s
    spared = min(s.damage, LEVEL[s.guide])
    w = mind.weights
    price = mind.quest.point() * (1.0 if mind.quest.in_mordor else w.casualty + w.casualty_hurry * mind.quest.hurry)
    if s.damage >= mind.quest.margin:
        return CASUALTY if s.damage - spared < mind.quest.margin else CASUALTY + 1
    loss = shield_worth(mind, s.guide)
    gains = {CASUALTY: price * spared - loss, DECLINE: 0.0}
    levels = mind.quest.levels
    usual = sum(min(s.damage, level) for level in levels) / len(levels)
    gains[CASUALTY + 1] = price * usual - w.random_casualty * min(1.0, mind.quest.left / LAST_STEPS)
    return max(tokens, key=lambda token: gains[token])


def shield_worth(mind: Mind, companion: int) -> float:
    """What a Companion in the Fellowship is worth there: his Level, as long as there is a way to go."""
    usual = mind.weights.shield * LEVEL[companion] * min(1.0, mind.quest.left / LAST_STEPS)
    if companion == GANDALF_GREY:
        return usual - 0.5  # he comes back in white
    if companion == STRIDER and mind.s.mordor < 0:
        return usual + 0.7
    return usual


def choose_lured(mind: Mind, tokens: list[int], companion: int) -> int:
    points = LEVEL[companion]
    if points >= mind.quest.margin or mind.quest.point() * points > shield_worth(mind, companion) + 0.2:
        return next(token for token in tokens if token != TAKE_CORRUPTION)
    return TAKE_CORRUPTION


# --- the Shadow -----------------------------------------------------------------------------------------------------


def choose_hunt_dice(mind: Mind, tokens: list[int]) -> int:
    """As many dice as the plan asks for: the nearer the Ring-bearers are to their goal or their fall, the more."""
    s = mind.s
    quest = mind.quest
    w = mind.weights
    wanted = w.hunters + (w.hunters_many if s.pool[SHADOW] >= MANY_DICE else 0.0)
    if mind.plan.name == CORRUPTION:
        wanted += w.hunters_corruption
    if quest.in_mordor:
        wanted = w.hunters_mordor + (w.hunters_near if s.corruption >= NEAR_THE_FALL - 1 else 0.0)
        if quest.left <= 2:
            wanted += w.hunters_last
    elif not s.hidden:
        wanted -= w.hunters_revealed  # they must hide first
    elif s.corruption >= NEAR_THE_FALL:
        wanted += w.hunters_near
    if s.guide == GOLLUM:
        wanted = min(wanted, 1.0)
    return min(tokens, key=lambda token: abs(token - ALLOCATE - wanted))


def choose_hunt_reroll(tokens: list[int]) -> int:
    return max(tokens, key=lambda token: token - REROLL)


def choose_crebain(mind: Mind, tokens: list[int]) -> int:
    """With two dice or more it is worth it."""
    return tokens[0] if mind.s.box[SHADOW] >= 2 else DECLINE


def choose_sorrow(tokens: list[int]) -> int:
    """A table card first, then a card at random."""
    for token in tokens:
        if DISCARD <= token < DISCARD + len(CARDS):
            return token
    return RANDOM_CARD if RANDOM_CARD in tokens else DECLINE
