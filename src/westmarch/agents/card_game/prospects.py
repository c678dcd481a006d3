"""What a card may still bring in later rounds, in points."""

from math import pow
from typing import Final

from westmarch.games.card_game.cards import (
    ALLOWED_PATHS,
    ATTACK,
    CARDS,
    CHARACTER,
    DEFENCE,
    EVENT,
    FACTION,
    FACTIONS,
    ITEM,
    KIND,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    NAMES,
    NO_CARD,
    PATH_ATTACK,
    PATH_DEFENCE,
    TYPE,
    WIELDERS,
)
from westmarch.games.card_game.locations import BATTLEGROUND_COUNT, SHOWS
from westmarch.games.card_game.scenarios import LAST_PATH
from westmarch.games.card_game.state import CYCLED, DECK, HAND, IN_DECK, RESERVE, Table

PATH_ICON: Final = 0.7
FIELD_ICON: Final = 0.4
"""What an icon brings where it can be used: on a path, and on a battleground."""

LEADERSHIP: Final = 0.6
"""Of a leadership icon, which needs an army, beside a plain one."""

OF_USE: Final[tuple[float, ...]] = tuple(1 - 0.6**count for count in range(10))
"""The chance to be of use on one of so many paths to come."""

NO_USE: Final = 0.65
"""The chance that one battleground to come of a card's faction is of no use to it."""

DRAWN: Final = 0.38
"""A card drawn."""

EVERY_ROUND: Final[dict[str, float]] = {
    # in reserve, for each draw step to come
    "aragorn": 0.3,
    "galadriel": 0.22,
    "gandalf_the_white": 0.3,
    "saruman": 0.3,
    "mouth_of_sauron": 0.3,
    "the_witch_king": 0.3,
    "elrond": 0.15,
    "the_lidless_eye": 0.15,
    "gandalfs_staff": 0.12,
    "sarumans_staff": 0.12,
    "palantir_of_orthanc": 0.3,
}
TALENTS: Final[dict[str, float]] = {
    # what a text may bring once, if there is time for it
    "arwen": 0.4,
    "elrond": 0.3,
    "galadriel": 0.3,
    "boromir": 0.2,
    "legolas": 0.2,
    "halbarad": 0.2,
    "eomer": 0.4,
    "theoden": 0.5,
    "vilya": 0.5,
    "narya": 0.3,
    "nenya": 0.4,
    "bilbo_baggins": 0.5,
    "fatty_bolger": 0.7,
    "sam_gamgee": 0.2,
    "herbs_and_stewed_rabbit": 0.4,
    "frodo_baggins": 0.3,
    "merry_brandybuck": 0.3,
    "pippin_took": 0.3,
    "phial_of_galadriel": 1.0,
    "elven_cloak": 0.2,
    "lembas": 0.5,
    "paths_of_the_dead": 0.8,
    "there_is_another_way": 0.3,
    "anduril": 0.5,
    "shadowfax": 0.5,
    "the_commander": 0.4,
    "the_reaver": 0.4,
    "the_hunter": 0.2,
    "the_beguiler": 0.2,
    "the_messenger": 0.2,
    "the_black_easterling": 0.3,
    "the_lidless_eye": 0.5,
    "balrog_of_moria": 0.4,
    "shelob": 0.3,
    "gollum": 0.3,
    "barrow_wights": 0.2,
    "candles_of_corpses": 0.2,
    "hill_troll": 0.2,
    "cave_troll": 0.1,
    "caradhras_the_cruel": 0.1,
    "grishnakh": 0.4,
    "black_breath": 0.4,
    "morgul_blade": 0.5,
    "grima_wormtongue": 0.3,
    "the_day_without_dawn": 1.0,
    "the_ringwraiths_are_abroad": 1.2,
    "the_black_captain": 0.5,
    "threats_and_promises": 0.5,
    "corsairs_of_umbar": 0.3,
    "haradrim_regulars": 0.3,
}


def _by_card(table: dict[str, float]) -> tuple[float, ...]:
    return tuple(table.get(NAMES[KIND[card]], 0.0) for card in range(CARDS))


PER_ROUND = _by_card(EVERY_ROUND)
TALENT = _by_card(TALENTS)


def rounds_left(s: Table) -> int:
    """The rounds to come after this one, if no path is leapt over."""
    return LAST_PATH[s.scenario] - max(1, s.path_number)


class Prospects:
    """What each card of one table may still bring after this round."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.rounds = rounds_left(s)
        self._known: dict[int, float] = {}
        self._fields = [0.0] * len(FACTIONS)  # to come, by faction
        for field in range(BATTLEGROUND_COUNT):
            if s.field[field] == IN_DECK:
                for faction in range(len(FACTIONS)):
                    self._fields[faction] += SHOWS[field] >> faction & 1
        to_come = sum(1 for where in s.field if where == IN_DECK)
        seen = min(1.0, (self.rounds + 1) / to_come) if to_come else 0.0
        self._fields = [count * seen for count in self._fields]

    def of(self, card: int) -> float:
        """A card that can be used in any round to come."""
        if card not in self._known:
            self._known[card] = self._reckon(card)
        return self._known[card]

    def _reckon(self, card: int) -> float:
        if self.rounds <= 0:
            return 0.0
        talent = TALENT[card] * min(1.0, self.rounds / 3)
        if TYPE[card] == EVENT:
            return talent
        if TYPE[card] == ITEM:
            return (talent + self._item(card)) * self._wielded(card)
        on_path = 0.0
        if TYPE[card] == CHARACTER:
            ahead = ALLOWED_PATHS[card] >> (self.s.path_number + 1)
            on_path = PATH_ICON * max(PATH_ATTACK[card], PATH_DEFENCE[card]) * OF_USE[ahead.bit_count()]
        icons = max(ATTACK[card] + LEADERSHIP * LEAD_ATTACK[card], DEFENCE[card] + LEADERSHIP * LEAD_DEFENCE[card])
        on_field = FIELD_ICON * icons * (1 - pow(NO_USE, self._fields[FACTION[card]]))
        return max(on_path, on_field) + 0.3 * min(on_path, on_field) + talent

    def _item(self, card: int) -> float:
        on_path = PATH_ICON * max(PATH_ATTACK[card], PATH_DEFENCE[card])
        return max(on_path, FIELD_ICON * max(ATTACK[card], DEFENCE[card]))

    def _wielded(self, item: int) -> float:
        """Whether somebody is there to wield it, or may come."""
        best = 0.0
        for card in WIELDERS[item]:
            place = self.s.place[card]
            if place >= RESERVE:
                best = max(best, 0.9)
            elif self.s.owner[card] != self.s.owner[item]:
                best = max(best, 0.4)  # whatever a partner holds is not known
            elif place == HAND:
                best = max(best, 0.7)
            elif place in (DECK, CYCLED):
                best = max(best, 0.4)
        return best

    def in_reserve(self, card: int) -> float:
        """A card that lies in reserve, with what it wields: it can be used without another card."""
        worth = 1.15 * self.of(card) + PER_ROUND[card] * self.rounds
        if TYPE[card] == CHARACTER:
            for item in self.s.items_on(card):
                worth += self.of(item) + PER_ROUND[item] * self.rounds
        return worth

    def in_deck(self, card: int) -> float:
        """A card in the draw deck or the cycle pile, which may come up again or not."""
        return 0.45 * self.of(card)

    def unseen(self, seat: int) -> float:
        """The card on top of a deck; it is any of those that may lie there, unless its owner has looked at it."""
        s = self.s
        if s.top[seat] != NO_CARD:
            return self.in_deck(s.top[seat])
        deck = [card for card in s.decks[seat] if s.place[card] in (DECK, CYCLED)]
        return sum(self.in_deck(card) for card in deck) / max(1, len(deck))
