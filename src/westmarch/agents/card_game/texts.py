"""What the action of a card in play, or an event, is worth in points."""

from collections.abc import Callable
from typing import Final

from westmarch.agents.card_game.prospects import DRAWN, Prospects
from westmarch.agents.card_game.stakes import Stakes
from westmarch.games.card_game.cards import (
    ARMY,
    CARDS,
    CHARACTER,
    DUNEDAIN,
    FACTION,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    HOBBIT,
    ISENGARD,
    ITEM,
    KIND,
    MORDOR,
    NAMES,
    NO_CARD,
    ROHAN,
    SARUMAN,
    SHADOW,
    SOUTHRON,
    THE_WITCH_KING,
    TYPE,
)
from westmarch.games.card_game.icons import attack_of, defence_of
from westmarch.games.card_game.legality import is_hunter, open_field
from westmarch.games.card_game.locations import (
    BATTLEGROUND_DEFENCE,
    BATTLEGROUND_SIDE,
    BATTLEGROUNDS,
    PATH_OWN_DEFENCE,
    PATHS,
    SHOWS,
)
from westmarch.games.card_game.scenarios import TIMES
from westmarch.games.card_game.state import CYCLED, DECK, FIELD, HAND, ON_PATH, PATH, RESERVE, SCORED, Table
from westmarch.games.card_game.steps.activation import (
    OUT_OF_DECK,
    OUT_OF_SCORING,
    fields_to_activate,
    replacements,
)
from westmarch.games.card_game.steps.victims import rohan_reserve

FORSAKEN: Final = 0.2
"""A card that a seat has to give up, as it pleases."""

CYCLED_BY_FORCE: Final = 0.15
"""A card that a seat has to cycle."""

IMPOSSIBLE: Final = -9.0
"""Worse than anything that can be done."""

CERTAIN_MARGIN: Final = 9.0
"""At this margin a battleground is as good as held, or lost: it has been scored."""

ATTACK_ON_PATH: Final = 0.8
"""The icons that a path which is just being activated is expected to be attacked with, beyond its defenders'."""

PATH_TEXTS: Final[dict[str, float]] = {
    # what the activation text of a path brings to the Free Peoples
    "bag_end": 2 * DRAWN,
    "gildors_encampment": 0.15,
    "inn_of_the_prancing_pony": -4 * DRAWN,
    "the_old_forest": -2 * FORSAKEN,
    "weathertop": -2 * DRAWN,
    "fords_of_bruinen": 6 * DRAWN - 2 * FORSAKEN,
    "imladris": 2 * DRAWN,
    "the_council_of_elrond": 2 * DRAWN,
    "caradhras": -2 * FORSAKEN,
    "khazad_dum": -2 * DRAWN,
    "the_doors_of_durin": -0.5,
    "dimrill_dale": 4 * CYCLED_BY_FORCE,
    "egladil": 2 * DRAWN + 0.2,
    "lothlorien": 0.15,
    "amon_hen": -0.15,
    "dead_marshes": -2 * DRAWN,
    "emyn_muil": -2 * FORSAKEN,
    "henneth_annun": DRAWN,
    "osgiliath": 3 * DRAWN - FORSAKEN,
    "the_cross_roads": 2 * DRAWN,
    "cirith_ungol": -0.4,
    "morgul_vale": -0.7,
    "shelobs_lair": -2 * DRAWN,
    "cracks_of_doom": -2 * DRAWN,
    "morgai": -0.8,
    "orodruin": -2 * DRAWN,
}


class Texts:
    """What using a text is worth to a seat; the card itself is reckoned in."""

    def __init__(self, s: Table, seat: int, stakes: Stakes, prospects: Prospects) -> None:
        self.s = s
        self.seat = seat
        self.side = s.sides[seat]
        self.stakes = stakes
        self.prospects = prospects

    def of(self, card: int) -> float:
        """Using the action of a card, or playing an event."""
        return PRICED[NAMES[KIND[card]]](self, card)

    # --- cards ------------------------------------------------------------------------------------------------------

    def kept(self, card: int) -> float:
        """What it costs to take a card out of the reserve."""
        return self.prospects.in_reserve(card)

    def every(self, side: int) -> int:
        """How often an instruction to every player of a side is carried out."""
        s = self.s
        return sum(TIMES[s.scenario][seat] for seat in range(len(s.seats)) if s.sides[seat] == side)

    def draws(self, card: int, side: int) -> float:
        return self.every(side) * DRAWN - 0.5 * self.kept(card)

    def monster(self, card: int) -> float:
        return self.every(FREE) * FORSAKEN - self.kept(card)

    def fetch(self, card: int, names: str, price: float) -> float:
        """One of these out of one's own deck."""
        there = [c for c in self.s.cards_in(self.seat, DECK) if NAMES[KIND[c]] in names.split()]
        best = max([self.prospects.of(c) for c in there], default=0.0)
        return 0.6 * best - price - (0.0 if price else 0.5 * self.kept(card))

    def herbs(self, card: int) -> float:
        """It brings a Hobbit back; if none has been cycled there is little left of it."""
        cycled = [c for c in self.s.cards_in(self.seat, CYCLED) if FACTION[c] == HOBBIT and TYPE[c] == CHARACTER]
        return 0.5 if cycled else 0.1

    def gwaihir(self, card: int) -> float:
        best = max(self.prospects.of(c) for c in (GANDALF_THE_GREY, GANDALF_THE_WHITE) if self.s.place[c] == CYCLED)
        return 0.6 * best - 0.5 * self.kept(card)

    def messenger(self, card: int) -> float:
        witch_king = self.s.place[THE_WITCH_KING] == CYCLED
        return 0.4 * self.prospects.rounds / 8 if witch_king else -0.3

    def grima(self, card: int) -> float:
        early = self.s.place[SARUMAN] == DECK and self.prospects.rounds >= 3
        return (0.6 if early else 0.3) - self.kept(card)

    def lembas(self, card: int) -> float:
        s = self.s
        on_path = [c for c in range(CARDS) if s.place[c] == PATH and TYPE[c] == CHARACTER]
        hobbits = sum(1 for c in on_path if FACTION[c] == HOBBIT)
        return min(hobbits, s.corruption) - 0.3 - 0.3 * (hobbits == 1) * (self.prospects.rounds > 1)

    def corrupts(self, card: int, item: bool) -> float:
        return 1 - self.stakes.without(card, item)

    def red_arrow(self, card: int) -> float:
        """It opens the battlegrounds of the Dúnedain to armies and characters of Rohan. CARD-RULING-33"""
        fields = [f for f in self.stakes.active() if f != ON_PATH and SHOWS[f] >> DUNEDAIN & 1]
        return self._opened(lambda c: FACTION[c] == ROHAN, fields)

    def three_hunters(self, card: int) -> float:
        """It opens all battlegrounds to the hunters. CARD-RULING-34"""
        return self._opened(is_hunter, [f for f in self.stakes.active() if f != ON_PATH])

    def _opened(self, named: Callable[[int], bool], fields: list[int]) -> float:
        """Battlegrounds are opened to some characters and armies: the best use of it that is one's own."""
        s = self.s
        mine = [*s.cards_in(self.seat, HAND), *s.cards_in(self.seat, RESERVE)]
        gains = [
            self.stakes.with_card(c, FIELD + f) - 0.5 * self.prospects.of(c)
            for c in mine
            if TYPE[c] in (ARMY, CHARACTER) and named(c)
            for f in fields
            if not open_field(s, c, f)
        ]
        return max(gains, default=0.0) - 0.4

    def ride(self, card: int) -> float:
        """The enemy gives up the card that it misses least, for one of one's own."""
        s = self.s
        there = [c for c in range(CARDS) if s.place[c] >= FIELD and FACTION[c] == MORDOR]
        if not there:
            return -1.0
        harm = min(-self.stakes.without(c, TYPE[c] == ITEM) for c in there)
        return harm - min(self.kept(c) for c in rohan_reserve(s, self.seat))

    # --- icons ------------------------------------------------------------------------------------------------------

    def icons(self, card: int, attack: int, defence: int, or_path: bool = False) -> float:
        places = [at for at in self.stakes.active() if or_path or at != ON_PATH]
        return max([self.stakes.with_icons(at, attack, defence) for at in places]) - 0.4 * self.kept(card)

    def path_icon(self, card: int, attack: int, defence: int) -> float:
        return self.stakes.with_icons(ON_PATH, attack, defence) - 0.4 * self.kept(card)

    # --- paths ------------------------------------------------------------------------------------------------------

    def path(self, path: int) -> float:
        """A new path: what its text brings, and what may come of it."""
        free = PATH_TEXTS.get(PATHS[path], 0.0)
        return (free if self.side == FREE else -free) + self.stakes.path_worth(
            path, ATTACK_ON_PATH - PATH_OWN_DEFENCE[path]
        )

    def _replaced(self, higher: int) -> float:
        """The active path is fought as it is, and the best of the others takes its place."""
        best = max(self.path(path) for path in replacements(self.s, higher))
        return self.stakes.path_now() - self.stakes.at(ON_PATH) + best

    def next_path(self, card: int) -> float:
        return self._replaced(1) - 0.3

    def same_path(self, card: int) -> float:
        return self._replaced(0) - 0.1

    # --- battlegrounds ------------------------------------------------------------------------------------------------

    def field(self, field: int, mover: int = NO_CARD) -> float:
        """A battleground that comes into play, with somebody who goes there."""
        s = self.s
        where = s.field[field]
        defends = BATTLEGROUND_SIDE[field] == self.side
        defence = float(BATTLEGROUND_DEFENCE[field])
        lost = 0.0
        if SCORED <= where < SCORED + 2:
            mine = where - SCORED == self.side
            lost = self.stakes.field_worth(field, CERTAIN_MARGIN if mine == defends else -CERTAIN_MARGIN)
            if where - SCORED != BATTLEGROUND_SIDE[field]:
                defence = 0.0
        if mover != NO_CARD:
            defence += defence_of(s, mover, field) if defends else -attack_of(s, mover, field)
        return self.stakes.field_worth(field, defence) - lost

    def _going(self, mover: int, places: list[int], must: bool) -> float:
        """The best battleground to bring into play, with the mover if it must go there or had better."""
        alone = max([self.field(f) for f in places], default=IMPOSSIBLE)
        marched = max([self.field(f, mover) for f in places if open_field(self.s, mover, f)], default=IMPOSSIBLE)
        marched -= 0.5 * self.kept(mover)
        return marched if must else max(alone, marched)

    def march(self, card: int, faction: int) -> float:
        places = fields_to_activate(self.s, faction, OUT_OF_DECK | OUT_OF_SCORING)
        return self._going(self.s.wielder[card], places, True)

    def captain(self, faction: int, captain: int) -> float:
        places = fields_to_activate(self.s, faction, OUT_OF_DECK | OUT_OF_SCORING)
        return self._going(captain, places, False)

    def activates(self, card: int, name: str) -> float:
        return self.field(BATTLEGROUNDS.index(name)) - self.kept(card)

    def serpent(self, card: int) -> float:
        places = fields_to_activate(self.s, SOUTHRON, OUT_OF_SCORING)
        return max(self.field(field) for field in places) - self.kept(card)


PRICED: Final[dict[str, Callable[[Texts, int], float]]] = {
    "denethor": lambda t, card: t.fetch(card, "boromir faramir", FORSAKEN),
    "halbarad": lambda t, card: t.fetch(card, "strider aragorn", 0.0),
    "strider": Texts.next_path,
    "anduril": lambda t, card: t.march(card, DUNEDAIN),
    "paths_of_the_dead": lambda t, card: 4 * DRAWN - 2 * FORSAKEN,
    "the_red_arrow": Texts.red_arrow,
    "the_three_hunters": Texts.three_hunters,
    "lembas": Texts.lembas,
    "nenya": lambda t, card: t.icons(card, 0, 1, True),
    "vilya": lambda t, card: t.draws(card, FREE),
    "bilbo_baggins": lambda t, card: 2 * DRAWN - 0.5 * t.kept(card),
    "fatty_bolger": lambda t, card: 3 * DRAWN - 0.2,
    "sam_gamgee": lambda t, card: t.path_icon(card, 0, 1),
    "herbs_and_stewed_rabbit": Texts.herbs,
    "there_is_another_way": Texts.same_path,
    "shadowfax": lambda t, card: t.march(card, -1),
    "death_ride_ride_to_ruin": Texts.ride,
    "gandalf_the_grey": Texts.next_path,
    "gwaihir_the_windlord": Texts.gwaihir,
    "smeagol": lambda t, card: t.next_path(card) - 1,
    "narya": lambda t, card: t.every(SHADOW) * CYCLED_BY_FORCE - 0.3 * t.kept(card),
    "grima_wormtongue": Texts.grima,
    "ugluk": Texts.same_path,
    "palantir_of_orthanc": lambda t, card: 0.5,
    "threats_and_promises": lambda t, card: t.captain(ISENGARD, SARUMAN),
    "barrow_wights": Texts.monster,
    "candles_of_corpses": Texts.monster,
    "caradhras_the_cruel": Texts.monster,
    "cave_troll": Texts.monster,
    "flocks_of_crebain": Texts.same_path,
    "gollum": Texts.same_path,
    "hill_troll": Texts.monster,
    "coastal_raiders": lambda t, card: t.activates(card, "dol_amroth"),
    "corsairs_of_umbar": lambda t, card: t.activates(card, "umbar"),
    "haradrim_cavalry": lambda t, card: t.activates(card, "minas_tirith"),
    "haradrim_regulars": lambda t, card: t.activates(card, "harad"),
    "the_black_fleet": lambda t, card: t.activates(card, "pelargir"),
    "the_black_serpent": Texts.serpent,
    "grishnakh": lambda t, card: t.corrupts(card, False),
    "the_beguiler": lambda t, card: t.every(FREE) * CYCLED_BY_FORCE - 0.3 * t.kept(card),
    "the_commander": lambda t, card: t.draws(card, SHADOW),
    "the_destroyer": lambda t, card: t.icons(card, 1, 0),
    "the_hunter": lambda t, card: t.path_icon(card, 1, 0),
    "the_messenger": Texts.messenger,
    "the_reaver": lambda t, card: t.every(FREE) * FORSAKEN - 0.3 * t.kept(card),
    "the_warrior": lambda t, card: t.icons(card, 0, 1),
    "black_breath": lambda t, card: 1 - t.stakes.without(t.s.wielder[card], False),
    "morgul_blade": lambda t, card: t.corrupts(card, True),
    "the_black_captain": lambda t, card: t.captain(MORDOR, THE_WITCH_KING),
    "the_day_without_dawn": lambda t, card: 1.0,
    "the_ringwraiths_are_abroad": lambda t, card: 1.1,
}
"""What each card with an action is worth, and each event."""
