"""What Combat cards do to Armies and dice: hits at once, attacks of their own, dice turned over, figures struck down.

WOTR-COMBAT-16 to WOTR-COMBAT-18, WOTR-COMBAT-41
"""

from westmarch.games.war_of_the_ring import narration
from westmarch.games.war_of_the_ring.armies import count, fall
from westmarch.games.war_of_the_ring.battle import force_of, home_of, is_hit, needed
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES
from westmarch.games.war_of_the_ring.cards import COMBAT, COMBATS
from westmarch.games.war_of_the_ring.people import eliminate
from westmarch.games.war_of_the_ring.pieces import END_FIGURE, FIRST_LEADER, ONE
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.losses import DEFENDERS, STRIKERS, Losses
from westmarch.games.war_of_the_ring.words import LOSE


def hurt(s: Table, side: int, hits: int) -> None:
    """Hits that are taken at once. WOTR-COMBAT-18"""
    if hits:
        s.push(Losses(side, home_of(s, side), hits, STRIKERS if side == s.attacker else DEFENDERS))


def extra_attack(s: Table, side: int, dice: int, target: int) -> None:
    """An attack beside the Combat roll, without re-roll or modifiers. WOTR-COMBAT-16, WOTR-COMBAT-17"""
    if dice == 0:
        return
    rolled = [s.rng.below(6) + 1 for _ in range(dice)]
    hits = sum([1 for die in rolled if is_hit(die, target, 0)])
    s.early_hits[side] += hits
    cause = COMBATS[COMBAT[s.combat_card[side]]]
    narration.combat_roll(s, side, rolled, target, 0, hits, "WOTR-COMBAT-16", cause)
    hurt(s, 1 - side, hits)


def misses(s: Table, side: int) -> int:
    target = needed(s, side)
    return sum([1 for die in s.roll[side] if not is_hit(die, target, s.bonus[side])])


def turn_misses(s: Table, side: int, number: int) -> None:
    """Missed dice of the Combat roll become hits, the lowest first."""
    dice = sorted(s.roll[side])
    target = needed(s, side)
    turned = 0
    for i in range(len(dice)):
        if turned < number and not is_hit(dice[i], target, s.bonus[side]):
            dice[i] = 6
            turned += 1
    s.hits[side] += turned
    rolls = [*s.roll]
    rolls[side] = dice
    s.roll = rolls


def leader_tokens(s: Table) -> list[int]:
    """The FP Leaders in the battle, to be lost."""
    force = force_of(s, FREE_PEOPLES)
    return [LOSE + k for k in range(FIRST_LEADER[0], END_FIGURE[0]) if count(force, k)]


def lose_figure(s: Table, side: int, kind: int, by: int) -> None:
    """A figure falls by the Combat card of a side."""
    where = home_of(s, side)
    fall(s, where, kind)
    if side == s.attacker:
        s.strike -= ONE[kind]
    narration.removed(s, where, kind, COMBATS[COMBAT[s.combat_card[by]]], "WOTR-COMBAT-41")


def lose_man(s: Table, side: int, character: int, by: int) -> None:
    if side == s.attacker:
        s.strike_men &= ~(1 << character)
    eliminate(s, character, COMBATS[COMBAT[s.combat_card[by]]], "WOTR-COMBAT-41")
