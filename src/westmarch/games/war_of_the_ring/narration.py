"""What the log says: every event of War of the Ring, who hears it, and what brought it about.

Search plays with nobody listening (`s.events is None`), so each of these begins by looking whether anybody does.
"""

from westmarch.games.war_of_the_ring.battle import (
    CANCELLED,
    GROUNDS,
    KINDS_OF_BATTLE,
    LANDED,
    NO_REROLL,
    ground,
    needed,
)
from westmarch.games.war_of_the_ring.board import FREE_PEOPLES, NATIONS, NOWHERE, OWNER, POINTS, REGIONS, SIDES
from westmarch.games.war_of_the_ring.cards import CARDS, COMBAT, COMBATS, DECK_KINDS, SIDE_CARDS, STAYS, deck_of_card
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTER_COUNT,
    CHARACTERS,
    END_FIGURE,
    FACES,
    FIELD,
    FIGURES,
    FIRST_FIGURE,
    SHIFT,
    WITCH_KING,
)
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.tiles import TILES
from westmarch.kernel.events import Event, Facts


def tell(s: Table, kind: str, facts: Facts, cause: str = "", rule: str = "", news: int = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, facts, cause, rule, news=news))


def tell_seat(s: Table, seat: int, kind: str, inside: Facts, outside: Facts, rule: str, news: int = 0) -> None:
    """All hear that it happened; only one seat hears the whole of it."""
    if s.events is not None:
        facts: Facts = {"seat": s.seats[seat]}
        s.events.append(Event(kind, facts, "", rule, insiders=1 << seat, inside=inside, outside=outside, news=news))


def place_name(where: int) -> str:
    return "mordor_track" if where >= NOWHERE else REGIONS[where]


def force_names(force: int, side: int) -> dict[str, int]:
    """A force in words: how many figures of each kind."""
    found = {}
    for kind in range(FIRST_FIGURE[side], END_FIGURE[side]):
        number = force >> SHIFT[kind] & FIELD[kind]
        if number:
            found[FIGURES[kind]] = number
    return found


def men_names(men: int) -> list[str]:
    return [CHARACTERS[i] for i in range(CHARACTER_COUNT) if men >> i & 1]


# --- the turn -----------------------------------------------------------------------------------------------------


def turn_begins(s: Table) -> None:
    if s.events is not None:
        facts = {
            "number": s.turns,
            "dice": {SIDES[side]: s.pool[side] for side in (0, 1)},
            "leading": {SIDES[side]: s.seats[s.leading[side]] for side in (0, 1)},
        }
        tell(s, "turn", facts, rule="WOTR-TURN-01")


def drew(s: Table, seat: int, card: int, cause: str, rule: str) -> None:
    if s.events is not None:
        deck = {"deck": DECK_KINDS[deck_of_card(card)], "cause": cause}
        tell_seat(s, seat, "drew", {**deck, "card": CARDS[card]}, deck, rule, news=1 << seat)


def discarded_hidden(s: Table, seat: int, card: int) -> None:
    if s.events is not None:
        deck = {"deck": DECK_KINDS[deck_of_card(card)]}
        tell_seat(s, seat, "discarded", {**deck, "card": CARDS[card]}, deck, "WOTR-EVENT-04")


def discarded(s: Table, card: int, cause: str, rule: str, news: int = 0) -> None:
    if s.events is not None:
        tell(s, "card_discarded", {"side": SIDES[card // SIDE_CARDS], "card": CARDS[card]}, cause, rule, news)


def dice_rolled(s: Table, side: int, faces: list[int]) -> None:
    if s.events is not None:
        facts = {"side": SIDES[side], "dice": [FACES[face] for face in faces]}
        tell(s, "action_dice", facts, rule="WOTR-TURN-09", news=s.everybody)


def allocated(s: Table, number: int) -> None:
    if s.events is not None:
        tell(s, "hunt_dice_placed", {"dice": number}, rule="WOTR-TURN-08")


def passed(s: Table, seat: int) -> None:
    if s.events is not None:
        tell(s, "passed", {"seat": s.seats[seat]}, rule="WOTR-TURN-13")


def die_used(s: Table, side: int, face: int, act: str, cause: str, rule: str) -> None:
    """`cause`: whoever lets the die be used for what its face does not show."""
    if s.events is not None:
        tell(s, "die_used", {"side": SIDES[side], "die": FACES[face], "action": act}, cause, rule)


def ring_used(s: Table, side: int, old: int, new: int) -> None:
    if s.events is not None:
        tell(s, "ring_used", {"side": SIDES[side], "die": FACES[old], "into": FACES[new]}, rule="WOTR-RING-01")


def ring_spent(s: Table, side: int, card: int) -> None:
    """A Ring given up to be rid of a card."""
    if s.events is not None:
        tell(s, "ring_spent", {"side": SIDES[side]}, CARDS[card], "WOTR-RING-11")


# --- politics and control -----------------------------------------------------------------------------------------


def activated(s: Table, nation: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "activated", {"nation": NATIONS[nation]}, cause, rule)


def advanced(s: Table, nation: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "politics", {"nation": NATIONS[nation], "steps_to_war": s.politics[nation]}, cause, rule)


def captured(s: Table, where: int, side: int, rule: str) -> None:
    if s.events is not None:
        facts = {"region": REGIONS[where], "by": SIDES[side], "points": POINTS[where], "retaken": OWNER[where] == side}
        tell(s, "captured", facts, rule=rule)


def siege(s: Table, where: int, begins: bool, rule: str) -> None:
    if s.events is not None:
        tell(s, "siege_begins" if begins else "siege_ends", {"region": REGIONS[where]}, rule=rule)


def merging(s: Table, seat: int, where: int, what: str) -> None:
    if s.events is not None:
        tell(s, "mixed_army", {"seat": s.seats[seat], "region": REGIONS[where], "what": what}, rule="WOTR-MULTI4-30")


# --- figures ------------------------------------------------------------------------------------------------------


def recruited(s: Table, where: int, kind: int, number: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "recruited", {"region": REGIONS[where], "figure": FIGURES[kind], "number": number}, cause, rule)


def not_recruited(s: Table, where: int, nation: int, how: str, cause: str, rule: str) -> None:
    """A card finds its region closed to it, or no such figures in the reinforcements."""
    if s.events is not None:
        tell(s, "not_recruited", {"region": REGIONS[where], "nation": NATIONS[nation], "how": how}, cause, rule)


def removed(s: Table, where: int, kind: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "removed", {"region": REGIONS[where], "figure": FIGURES[kind]}, cause, rule)


def reduced(s: Table, where: int, kind: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "reduced", {"region": REGIONS[where], "figure": FIGURES[kind]}, cause, rule)


def character_lost(s: Table, character: int, cause: str, rule: str, news: int = 0) -> None:
    if s.events is not None:
        tell(s, "character_lost", {"character": CHARACTERS[character]}, cause, rule, news)


def entered(s: Table, character: int, where: int, rule: str) -> None:
    if s.events is not None:
        tell(s, "entered_play", {"character": CHARACTERS[character], "region": REGIONS[where]}, rule=rule)


def army_moved(s: Table, side: int, force: int, men: int, start: int, target: int, cause: str, rule: str) -> None:
    if s.events is not None:
        facts = {
            "side": SIDES[side],
            "figures": force_names(force, side),
            "characters": men_names(men),
            "from": REGIONS[start],
            "to": REGIONS[target],
        }
        tell(s, "army_moved", facts, cause, rule)


def men_moved(s: Table, men: int, start: int, target: int, cause: str, rule: str) -> None:
    """Of all Characters the Witch-king alone flies. WOTR-CHARACTER-39"""
    if s.events is not None:
        facts = {
            "characters": men_names(men),
            "how": "flies" if men == 1 << WITCH_KING else "walks",
            "from": place_name(start),
            "to": REGIONS[target],
        }
        tell(s, "characters_moved", facts, cause, rule)


def nazgul_flew(s: Table, start: int, target: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "nazgul_flew", {"from": REGIONS[start], "to": REGIONS[target]}, cause, rule)


# --- the Fellowship and the Hunt ------------------------------------------------------------------------------------


def fellowship(s: Table, what: str, cause: str, rule: str, path: list[int] | None = None) -> None:
    """Moved, hidden, declared, revealed, entered Mordor, took a step there.

    `path`: the regions from the last known position to where it is found now, both included.
    """
    if s.events is not None:
        way = [REGIONS[where] for where in path or ()]
        facts = {
            "what": what,
            "region": place_name(s.fellowship),
            "progress": s.progress,
            "hidden": bool(s.hidden),
            "mordor": s.mordor,
            "path": way,
            "steps": max(0, len(way) - 1),
        }
        tell(s, "fellowship", facts, cause, rule)


def guide(s: Table) -> None:
    if s.events is not None:
        tell(s, "guide", {"character": CHARACTERS[s.guide]}, rule="WOTR-FELLOWSHIP-07")


def corrupted(s: Table, points: int, cause: str, rule: str, news: int = 0) -> None:
    if s.events is not None:
        tell(s, "corruption", {"points": points, "total": s.corruption}, cause, rule, news)


def hunt_rolled(s: Table, dice: list[int], bonus: int, grounds: list[str]) -> None:
    """The Hunt roll or, on certain grounds, a re-roll."""
    if s.events is not None:
        facts = {
            "dice": dice,
            "bonus": bonus,
            "successes": s.successes,
            "reroll": len(grounds) > 0,
            "grounds": grounds,
        }
        tell(s, "hunt_roll", facts, rule="WOTR-HUNT-14" if grounds else "WOTR-HUNT-09", news=s.everybody)


def tile_drawn(s: Table, tile: int, cause: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "hunt_tile", {"tile": TILES[tile]}, cause, rule, news=s.everybody)


def tile_dropped(s: Table, rule: str) -> None:
    """What made the Shadow draw this tile gives it no effect."""
    if s.events is not None:
        tell(s, "hunt_tile_dropped", {"tile": TILES[s.tile]}, rule=rule)


def damage_known(s: Table, how: str, die: int) -> None:
    """`how`: what an Eye counts; a die or the number on the tile says it by itself."""
    if s.events is not None:
        facts: Facts = {"damage": s.damage, "how": how}
        if die:
            facts["die"] = die
        tell(s, "hunt_damage", facts, TILES[s.tile], "WOTR-HUNT-18", news=s.everybody if die else 0)


def damage_lowered(s: Table, met: int, how: str, cause: str, rule: str) -> None:
    """A table card, the Guide's ability or a casualty has met points of it; so much is left."""
    if s.events is not None:
        tell(s, "hunt_lowered", {"damage": s.damage, "met": met, "how": how}, cause, rule)


def die_in_box(s: Table) -> None:
    if s.events is not None:
        facts = {SIDES[side]: s.box[side] for side in (0, 1)}
        tell(s, "hunt_box", facts, "move_fellowship", "WOTR-TURN-12")


def pool_formed(s: Table, cause: str, rule: str) -> None:
    """The Hunt Pool is filled up, or formed anew on entering Mordor."""
    if s.events is not None:
        tell(s, "hunt_pool", {"pool": {TILES[t]: n for t, n in enumerate(s.bag) if n}}, cause, rule)


def special_tile(s: Table, tile: int) -> None:
    if s.events is not None:
        facts = {"tile": TILES[tile], "waits": s.mordor < 0}
        tell(s, "special_tile", facts, CARDS[s.playing], "WOTR-HUNT-04")


def tile_back(s: Table, tile: int, removed: bool, cause: str, rule: str) -> None:
    """A drawn tile returns to the pool, or leaves the game."""
    if s.events is not None:
        tell(s, "hunt_tile_removed" if removed else "hunt_tile_returned", {"tile": TILES[tile]}, cause, rule)


def declined(s: Table, seat: int, what: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "declined", {"seat": s.seats[seat], "what": what}, rule=rule)


def event_played(s: Table, seat: int, card: int) -> None:
    if s.events is not None:
        facts = {"seat": s.seats[seat], "card": CARDS[card], "stays": bool(STAYS[card])}
        tell(s, "event_played", facts, rule="WOTR-EVENT-07")


def region_chosen(s: Table, seat: int, where: int) -> None:
    if s.events is not None:
        facts = {"seat": s.seats[seat], "region": REGIONS[where]}
        tell(s, "region_chosen", facts, CARDS[s.playing] if s.playing >= 0 else "", "WOTR-EVENT-30")


def rolled(s: Table, dice: list[int], needed: int, hits: int, cause: str, rule: str) -> None:
    """Dice for an Event card; `needed` is 0 where the number itself counts."""
    if s.events is not None:
        tell(s, "dice_rolled", {"dice": dice, "needed": needed, "hits": hits}, cause, rule, news=s.everybody)


# --- battle -------------------------------------------------------------------------------------------------------


def battle(s: Table) -> None:
    if s.events is not None:
        facts = {
            "region": REGIONS[s.field],
            "from": REGIONS[s.camp],
            "how": "landing" if s.battle_marks & LANDED else KINDS_OF_BATTLE[s.battle_kind],
            "attacker": SIDES[s.attacker],
            "figures": force_names(s.strike, s.attacker),
            "characters": men_names(s.strike_men),
        }
        tell(s, "attack", facts, rule="WOTR-ATTACK-02")


def combat_card_laid(s: Table, seat: int, card: int) -> None:
    """The back of the card shows, its face does not. WOTR-COMBAT-06"""
    if s.events is not None:
        back: Facts = {"deck": DECK_KINDS[deck_of_card(card)]}
        tell_seat(s, seat, "combat_card", {**back, "card": CARDS[card]}, back, "WOTR-COMBAT-05")


def no_combat_card(s: Table, seat: int) -> None:
    if s.events is not None:
        tell(s, "no_combat_card", {"seat": s.seats[seat]}, rule="WOTR-COMBAT-05")


def combat_cards_shown(s: Table) -> None:
    if s.events is not None:
        cards = {}
        for side in (0, 1):
            card = s.combat_card[side]
            cards[SIDES[side]] = None if card < 0 else [CARDS[card], COMBATS[COMBAT[card]]]
        tell(s, "combat_cards_shown", cards, rule="WOTR-COMBAT-05", news=s.everybody)


def combat_roll(
    s: Table, side: int, dice: list[int], target: int, bonus: int, hits: int, rule: str, cause: str = ""
) -> None:
    """The Combat roll, the Leader re-roll or an attack of a card; `needed` is what a die must show.

    A 6 always hits and a 1 never does. `how` names the ground that asks for more than the usual number.
    """
    if s.events is not None:
        facts = {
            "side": SIDES[side],
            "dice": dice,
            "needed": max(2, min(6, target - bonus)),
            "bonus": bonus,
            "hits": hits,
            "how": GROUNDS[ground(s)] if side == s.attacker and target == needed(s, side) else GROUNDS[0],
        }
        tell(s, "combat_roll", facts, cause, rule, news=s.everybody)


def combat_idle(s: Table, side: int, card: int) -> None:
    """The moment of a Combat card comes, and what it needs is not there."""
    if s.events is not None:
        tell(s, "combat_idle", {"side": SIDES[side]}, COMBATS[COMBAT[card]], "WOTR-COMBAT-53")


def combat_effect(s: Table, card: int, effect: Facts) -> None:
    if s.events is not None:
        tell(s, "combat_effect", effect, COMBATS[COMBAT[card]], "WOTR-COMBAT-53")


def standing(s: Table) -> Facts:
    """How both sides stand in the round: what cards and rolls have done so far."""
    found: Facts = {}
    if s.events is not None:
        for side in (0, 1):
            found[SIDES[side]] = {
                "bonus": s.bonus[side],
                "reroll_bonus": s.re_bonus[side],
                "fewer_dice": s.fewer[side],
                "most_dice": s.most[side],
                "forgone": s.forgone[side],
                "hits": s.hits[side],
                "card_cancelled": bool(s.round_marks & CANCELLED[side]),
                "no_reroll": side == FREE_PEOPLES and bool(s.round_marks & NO_REROLL),
            }
    return found


def combat_modified(s: Table, card: int, before: Facts) -> None:
    """How both sides stand after a Combat card has worked, if that is not how they stood before it."""
    if s.events is not None:
        now = standing(s)
        if now != before:
            tell(s, "combat_modified", now, COMBATS[COMBAT[card]], "WOTR-COMBAT-53")


def battle_over(s: Table, how: str, who: list[int], rule: str) -> None:
    """Destroyed, retreated or withdrawn into the siege: `who` are the sides whose Army was.

    Or the attacker has ceased, or fought all rounds that a siege battle has.
    """
    if s.events is not None:
        facts = {"region": REGIONS[s.field], "how": how, "who": [SIDES[side] for side in who]}
        tell(s, "battle_over", facts, rule=rule)


# --- the end ------------------------------------------------------------------------------------------------------


def game_over(s: Table, winners: tuple[str, ...], reason: str, rule: str) -> None:
    if s.events is not None:
        tell(s, "game_over", {"winners": list(winners), "reason": reason}, rule=rule, news=s.everybody)
