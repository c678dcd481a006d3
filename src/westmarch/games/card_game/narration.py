"""What the log says: every event of the Card Game, who hears it, and what brought it about.

Search plays with nobody listening (`s.events is None`), so each of these begins by looking whether anybody does.
"""

from typing import Final

from westmarch.games.card_game.cards import CARDS, SIDES, name
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, BATTLEGROUNDS, PATHS
from westmarch.games.card_game.state import FIELD, ON_PATH, PATH, RESERVE, ZONE_NAMES, Table
from westmarch.kernel.events import Event, Facts

EVERYBODY: Final = 15
"""All seats: none could foresee it."""

# What brings something about: a card, a battleground, a path, or the rules themselves.
BY_RULE: Final = -1
BY_FIELD: Final = CARDS
BY_PATH: Final = CARDS + BATTLEGROUND_COUNT
"""A source is a card's number, or one of these and the number of the location."""


def source_name(source: int) -> str:
    if source == BY_RULE:
        return ""
    if source < BY_FIELD:
        return name(source)
    if source < BY_PATH:
        return BATTLEGROUNDS[source - BY_FIELD]
    return PATHS[source - BY_PATH]


def place_name(s: Table, place: int) -> str:
    """Where a card in play lies; the path by its own name."""
    if place == PATH:
        return PATHS[s.path]
    if place == RESERVE:
        return "reserve"
    if place >= FIELD:
        return BATTLEGROUNDS[place - FIELD]
    return ZONE_NAMES[place]


def location_name(s: Table, location: int) -> str:
    return PATHS[s.path] if location == ON_PATH else BATTLEGROUNDS[location]


def _tell(s: Table, kind: str, facts: Facts, source: int = BY_RULE, rule: str = "", news: int = 0) -> None:
    if s.events is not None:
        s.events.append(Event(kind, facts, source_name(source), rule, news=news))


def _tell_of_cards(
    s: Table, seat: int, kind: str, cards: list[int], shown: bool, source: int, rule: str, news: int = 0
) -> None:
    """Its own person hears which cards; the others hear how many, unless they are shown."""
    if s.events is None:
        return
    facts: Facts = {"seat": s.seats[seat], "count": len(cards)}
    inside: Facts = {"cards": [name(card) for card in cards]}
    if shown:
        s.events.append(Event(kind, {**facts, **inside}, source_name(source), rule, news=news))
    else:
        s.events.append(Event(kind, facts, source_name(source), rule, insiders=s.kin(seat), inside=inside, news=news))


# --- cards -----------------------------------------------------------------------------------------------------


def drew(s: Table, seat: int, cards: list[int], apart: bool, source: int, rule: str) -> None:
    if s.events is not None:
        _tell_of_cards(s, seat, "drew_apart" if apart else "drew", cards, False, source, rule, s.kin(seat))


def recycled(s: Table, seat: int, source: int) -> None:
    if s.events is not None:
        _tell(s, "recycled", {"seat": s.seats[seat]}, source, "CARD-DRAW-06" if source != BY_RULE else "CARD-DRAW-05")


def cycled(s: Table, seat: int, cards: list[int], shown: bool, source: int, rule: str, news: int = 0) -> None:
    if s.events is not None:
        _tell_of_cards(s, seat, "cycled", cards, shown, source, rule, news)


def eliminated(s: Table, seat: int, card: int, shown: bool, source: int, rule: str, news: int = 0) -> None:
    if s.events is not None:
        _tell_of_cards(s, seat, "eliminated", [card], shown, source, rule, news)


def removed(s: Table, card: int, zone: int, source: int) -> None:
    """A card is removed from the game out of a hidden place: all see which, and out of which. CARD-ELIMINATE-06"""
    if s.events is not None:
        facts = {"seat": s.seats[s.owner[card]], "card": name(card), "from": ZONE_NAMES[zone]}
        _tell(s, "removed", facts, source, "CARD-ELIMINATE-06")


def forsaking(s: Table, seat: int, where: str, source: int) -> None:
    if s.events is not None:
        _tell(s, "forsook", {"seat": s.seats[seat], "from": where}, source, "CARD-FORSAKE-01")


def saved(s: Table, card: int, by: int, rule: str, news: int) -> None:
    """A text cycles a card instead of eliminating it. CARD-ELIMINATE-07"""
    if s.events is not None:
        _tell(s, "saved", {"card": name(card)}, by, rule, news)


def took(s: Table, seat: int, card: int, zone: int, source: int) -> None:
    if s.events is not None:
        facts = {"seat": s.seats[seat], "card": name(card), "from": ZONE_NAMES[zone]}
        _tell(s, "took", facts, source, "CARD-DRAW-10" if ZONE_NAMES[zone] == "cycle_pile" else "CARD-DRAW-09")


def kept(s: Table, seat: int, card: int, source: int) -> None:
    if s.events is not None:
        _tell_of_cards(s, seat, "kept", [card], False, source, "CARD-RULING-24")


def looked(s: Table, seat: int, card: int) -> None:
    """The mirror shows its owner the top of the deck. CARD-RULING-25"""
    if s.events is not None:
        facts = {"seat": s.seats[seat], "card": name(card)}
        kin = s.kin(seat)
        s.events.append(Event("looked", facts, "mirror_of_galadriel", "CARD-RULING-25", audience=kin, news=kin))


def played(s: Table, seat: int, card: int, place: int, wielder: int, source: int) -> None:
    if s.events is not None:
        facts: Facts = {"seat": s.seats[seat], "card": name(card)}
        if wielder >= 0:
            facts["on"] = name(wielder)
        elif place >= RESERVE:
            facts["to"] = place_name(s, place)
        _tell(s, "played", facts, source, "CARD-PLAY-01")


def moved(s: Table, card: int, place: int, source: int, rule: str) -> None:
    if s.events is not None:
        facts = {"seat": s.seats[s.owner[card]], "card": name(card), "to": place_name(s, place)}
        _tell(s, "moved", facts, source, rule)


def used(s: Table, seat: int, card: int) -> None:
    if s.events is not None:
        _tell(s, "used", {"seat": s.seats[seat], "card": name(card)}, rule="CARD-ACTION-02")


def answered(s: Table, seat: int, accepted: bool, source: int) -> None:
    if s.events is not None:
        _tell(s, "accepted" if accepted else "declined", {"seat": s.seats[seat]}, source, "CARD-LOCATION-09")


def lasts(s: Table, source: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "lasts_for_the_round", {}, source, rule)


# --- locations ------------------------------------------------------------------------------------------------


def activated(s: Table, field: int, came_from: int, source: int, random: bool) -> None:
    if s.events is not None:
        facts: Facts = {"battleground": BATTLEGROUNDS[field]}
        if came_from >= 0:
            facts["out_of"] = SIDES[came_from]
        kind = "reactivated" if came_from >= 0 else "activated"
        _tell(s, kind, facts, source, "CARD-LOCATION-02", EVERYBODY if random else 0)


def turned_up(s: Table, path: int, source: int) -> None:
    """A path that will take the place of the active one. CARD-PATH-11"""
    if s.events is not None:
        _tell(s, "path_turned_up", {"path": PATHS[path]}, source, "CARD-PATH-11")


def path_activated(s: Table, random: bool) -> None:
    if s.events is not None:
        _tell(s, "path_activated", {"path": PATHS[s.path]}, rule="CARD-LOCATION-02", news=EVERYBODY if random else 0)


def no_battleground(s: Table) -> None:
    if s.events is not None:
        _tell(s, "no_battleground", {}, rule="CARD-ACTIVATE-03")


def added(s: Table, location: int, icon: str, amount: int, source: int) -> None:
    if s.events is not None:
        facts = {"location": location_name(s, location), "icon": icon, "amount": amount}
        _tell(s, "icons_added", facts, source, "CARD-TOKEN-01")


def added_to_card(s: Table, card: int, amount: int) -> None:
    if s.events is not None:
        facts = {"card": name(card), "icon": "path_attack", "amount": amount}
        _tell(s, "icons_added", facts, card, "CARD-TOKEN-03")


def corrupted(s: Table, amount: int, source: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "corruption", {"by": amount, "corruption": s.corruption}, source, rule)


# --- the round ------------------------------------------------------------------------------------------------


def round_begins(s: Table) -> None:
    if s.events is not None:
        facts = {"round": s.round, "first_player": s.seats[s.order[s.first]]}
        _tell(s, "round", facts, rule="CARD-ROUND-01")


def turn_begins(s: Table) -> None:
    if s.events is not None:
        _tell(s, "turn", {"seat": s.seats[s.order[s.on_turn]]}, rule="CARD-ACTION-01")


def passed(s: Table, seat: int) -> None:
    if s.events is not None:
        _tell(s, "passed", {"seat": s.seats[seat]}, rule="CARD-PASS-01")


def winnowed(s: Table, seat: int) -> None:
    if s.events is not None:
        _tell(s, "winnowed", {"seat": s.seats[seat]}, rule="CARD-WINNOW-01")


def ring_used(s: Table, seat: int) -> None:
    if s.events is not None:
        _tell(s, "ring_used", {"seat": s.seats[seat]}, rule="CARD-RING-01")


def scores(s: Table, free: int, shadow: int) -> None:
    if s.events is not None:
        _tell(s, "scores", {"free": free, "shadow": shadow}, rule="CARD-VICTORY-01")


def game_over(s: Table, winner: int, reason: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "game_over", {"winner": SIDES[winner], "reason": reason}, rule=rule)


# --- combat ---------------------------------------------------------------------------------------------------


def combat_begins(s: Table, location: int, attack: int, cancelled: int) -> None:
    if s.events is not None:
        facts = {"location": location_name(s, location), "attack": attack, "cancelled": cancelled}
        rule = "CARD-PATHCOMBAT-02" if location == ON_PATH else "CARD-COMBAT-07"
        _tell(s, "combat", facts, rule=rule)


def support(s: Table, leader: int, supported: bool) -> None:
    if s.events is not None:
        _tell(s, "support", {"character": name(leader), "supported": supported}, rule="CARD-LEADER-03")


def named_loss(s: Table, seat: int, card: int) -> None:
    if s.events is not None:
        _tell(s, "loss_named", {"seat": s.seats[seat], "card": name(card)}, rule="CARD-COMBAT-22")


def objected(s: Table, seat: int, objected: bool) -> None:
    if s.events is not None:
        _tell(s, "objected" if objected else "agreed", {"seat": s.seats[seat]}, rule="CARD-COMBAT-22")


def cancelled(s: Table, card: int, icons: int) -> None:
    if s.events is not None:
        _tell(s, "cancelled", {"card": name(card), "icons": icons, "left": s.left}, rule="CARD-COMBAT-09")


def won(s: Table, location: str, side: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "won", {"location": location, "side": SIDES[side]}, rule=rule)


def unscored(s: Table, path: str) -> None:
    if s.events is not None:
        _tell(s, "nobody_scores", {"location": path}, rule="CARD-DUEL2-06")
