"""Muster results: whom to recruit and where, which nation to stir, which character to bring."""

from typing import Final

from westmarch.agents.war_of_the_ring.mind import Mind
from westmarch.agents.war_of_the_ring.odds import added
from westmarch.agents.war_of_the_ring.war import PRIZES
from westmarch.games.war_of_the_ring.armies import leaders
from westmarch.games.war_of_the_ring.board import (
    FREE_PEOPLES,
    ISENGARD,
    NATION,
    ORTHANC,
    POINTS,
    REGION_COUNT,
    SETTLEMENTS_OF,
    SHADOW,
    SOUTHRONS,
)
from westmarch.games.war_of_the_ring.pieces import (
    ARAGORN,
    ELITE,
    ELITE_OF,
    LEADER,
    MOUTH,
    NAZGUL,
    RANK,
    REGULAR_OF,
    SARUMAN,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.steps.muster import (
    NO_KIND,
    entry_places,
    friends_to_advance,
    newcomers,
    recruitable,
    sites,
    voice_places,
    voice_upgrades,
)
from westmarch.games.war_of_the_ring.words import AT, BRING, DONE, NATION_TOKEN, RECRUIT

FEW_NAZGUL: Final = 4
"""So many start on the map; with fewer there is one missing somewhere."""

OLD_AGE: Final = 12
"""The turn after which an extra die is worth less with every turn."""

BESIDE_AN_ARMY: Final = 2.0
"""What it is worth to a Companion to have an Army with him at all."""


# --- recruiting -----------------------------------------------------------------------------------------------------


def figure_worth(mind: Mind, kind: int, where: int) -> float:
    """What a figure is worth in a settlement."""
    side = mind.side
    gain = mind.war.recruit(side, where, kind)
    if RANK[kind] == LEADER:
        if kind == NAZGUL:
            flying = sum(leaders(force, SHADOW) for force in mind.s.army[REGION_COUNT:] if force)
            return mind.weights.fresh_nazgul if flying < FEW_NAZGUL else 0.5
        return 0.1 + gain
    fresh = mind.weights.fresh * (1.0 if side == SHADOW or POINTS[where] else 0.5)
    return gain + fresh * (mind.weights.fresh_elite if RANK[kind] == ELITE else 1.0)


def best_site(mind: Mind, kind: int, taken: int) -> float:
    return max([figure_worth(mind, kind, where) for where in sites(mind.s, mind.seat, kind, taken)], default=0.0)


def mustering(mind: Mind) -> float:
    """The best pair of figures, or the best Elite."""
    kinds = recruitable(mind.s, mind.seat, NO_KIND, REGION_COUNT)
    single = [best_site(mind, kind, REGION_COUNT) for kind in kinds if RANK[kind] == ELITE]
    pairs = sorted([best_site(mind, kind, REGION_COUNT) for kind in kinds if RANK[kind] != ELITE], reverse=True)
    two = 1.7 * pairs[0] if pairs else 0.0
    if len(pairs) > 1:
        two = max(two, pairs[0] + pairs[1])
    return max([two, *single])


def worth_of_kind(mind: Mind, kind: int) -> float:
    """What it is worth to recruit a first figure of a kind: half of a pair, or an Elite by itself."""
    return best_site(mind, kind, REGION_COUNT) * (0.55 if RANK[kind] == ELITE else 1.0)


def choose_figure(mind: Mind, tokens: list[int], first: int, taken: int) -> int:
    def worth(token: int) -> float:
        if token == DONE:
            return 0.01
        kind = token - RECRUIT
        return best_site(mind, kind, taken) * (0.55 if RANK[kind] == ELITE and first == NO_KIND else 1.0)

    return max(tokens, key=worth)


def choose_site(mind: Mind, tokens: list[int], kind: int) -> int:
    return max(tokens, key=lambda token: figure_worth(mind, kind, token - AT))


def voice(mind: Mind, upgrade: bool) -> float:
    """Saruman's voice: a Regular in each settlement of Isengard, or two Elites."""
    s = mind.s
    if upgrade:
        return voice_upgrades(s) * (0.45 + 0.3 * mind.war.recruit(SHADOW, ORTHANC, ELITE_OF[ISENGARD]))
    kind = REGULAR_OF[ISENGARD]
    return added([mind.weights.fresh + mind.war.recruit(SHADOW, where, kind) for where in voice_places(s)])


# --- politics -------------------------------------------------------------------------------------------------------


def nation_danger(mind: Mind, nation: int) -> float:
    """What the Shadow may take of a nation that somebody still defends."""
    war = mind.war
    hosts = war.hosts[FREE_PEOPLES]
    return added([war.danger(FREE_PEOPLES, w, hosts[w]) for w in PRIZES if NATION[w] == nation and w in hosts])


def stirring(mind: Mind, nation: int) -> float:
    """What a step towards war is worth."""
    w = mind.weights
    steps = mind.s.politics[nation]
    if mind.side == SHADOW:
        if nation == SOUTHRONS:
            return w.stir_southrons + (0.3 if steps == 1 else 0.0)
        return w.stir_isengard if nation == ISENGARD else w.stir
    danger = nation_danger(mind, nation)
    whole = len(SETTLEMENTS_OF[nation])
    near = w.stir_last if steps == 1 else 1.0 if steps == 2 else w.stir_far
    return (w.stir + w.stir_danger * danger + w.stir_whole * whole) * near


def diplomacy(mind: Mind) -> float:
    return max([stirring(mind, nation) for nation in friends_to_advance(mind.s, mind.seat)], default=0.0)


def choose_nation(mind: Mind, tokens: list[int]) -> int:
    """The nation to stir; one that is At War already gains nothing."""

    def worth(token: int) -> float:
        nation = token - NATION_TOKEN
        return stirring(mind, nation) if mind.s.politics[nation] else -1.0

    return max(tokens, key=worth)


# --- characters -----------------------------------------------------------------------------------------------------


def entering(mind: Mind, character: int) -> float:
    """What it is worth to bring somebody who gives a die every turn."""
    w = mind.weights
    if character == SARUMAN:
        return w.saruman
    if character == WITCH_KING:
        return w.witch_king
    if character == MOUTH:
        return w.mouth
    return w.aragorn if character == ARAGORN else w.gandalf


def newcomer(mind: Mind) -> float:
    """An extra die for the rest of the game."""
    late = mind.weights.aging * max(0, mind.s.turns - OLD_AGE)
    return max([entering(mind, man) for man in newcomers(mind.s, mind.seat)], default=0.0) - late


def choose_newcomer(mind: Mind, tokens: list[int]) -> int:
    return max(tokens, key=lambda token: entering(mind, token - BRING))


def choose_entry(mind: Mind, tokens: list[int], character: int) -> int:
    """Where he serves best: a Minion with the Army that is nearest to its aim, a Companion with the greatest."""
    war = mind.war
    places = entry_places(mind.s, character)

    def worth(token: int) -> float:
        where = token - AT
        if where not in places:
            return -1.0
        if mind.side == SHADOW:
            aim = war.aims[SHADOW].get(where)
            return war.price[SHADOW][aim[0]] * aim[1] if aim else 0.0
        found = war.hosts[FREE_PEOPLES].get(where)
        return found.units + BESIDE_AN_ARMY if found else 0.0

    return max(tokens, key=worth)
