"""What the action of a card in play, or an event, is worth in points."""

from collections.abc import Callable

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

FORSAKEN = 0.2
"""A card that a seat has to give up, as it pleases."""
CYCLED_BY_FORCE = 0.15

PATH_TEXTS: dict[str, float] = {
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
        self.priced: dict[str, Callable[[int], float]] = {
            "denethor": self._fetch("boromir faramir", DECK, FORSAKEN),
            "halbarad": self._fetch("strider aragorn", DECK, 0.0),
            "strider": self._next_path,
            "anduril": self._march(DUNEDAIN),
            "paths_of_the_dead": lambda card: 4 * DRAWN - 2 * FORSAKEN,
            "the_red_arrow": self._opens(DUNEDAIN),
            "the_three_hunters": self._opens(-1),
            "lembas": self._lembas,
            "nenya": self._icons(0, 1, True),
            "vilya": self._draws(FREE),
            "bilbo_baggins": lambda card: 2 * DRAWN - 0.5 * self._kept(card),
            "fatty_bolger": lambda card: 3 * DRAWN - 0.2,
            "sam_gamgee": self._path_icon(0, 1),
            "herbs_and_stewed_rabbit": lambda card: 0.5 if self._found("hobbit", CYCLED) else 0.1,
            "there_is_another_way": self._same_path,
            "shadowfax": self._march(-1),
            "death_ride_ride_to_ruin": self._ride,
            "gandalf_the_grey": self._next_path,
            "gwaihir_the_windlord": self._gwaihir,
            "smeagol": lambda card: self._next_path(card) - 1,
            "narya": lambda card: self._every(SHADOW) * CYCLED_BY_FORCE - 0.3 * self._kept(card),
            "grima_wormtongue": self._grima,
            "ugluk": self._same_path,
            "palantir_of_orthanc": lambda card: 0.5,
            "threats_and_promises": self._captain(ISENGARD, SARUMAN),
            "barrow_wights": self._monster,
            "candles_of_corpses": self._monster,
            "caradhras_the_cruel": self._monster,
            "cave_troll": self._monster,
            "flocks_of_crebain": self._same_path,
            "gollum": self._same_path,
            "hill_troll": self._monster,
            "coastal_raiders": self._activates("dol_amroth"),
            "corsairs_of_umbar": self._activates("umbar"),
            "haradrim_cavalry": self._activates("minas_tirith"),
            "haradrim_regulars": self._activates("harad"),
            "the_black_fleet": self._activates("pelargir"),
            "the_black_serpent": self._serpent,
            "grishnakh": self._corrupts(item=False),
            "the_beguiler": lambda card: self._every(FREE) * CYCLED_BY_FORCE - 0.3 * self._kept(card),
            "the_commander": self._draws(SHADOW),
            "the_destroyer": self._icons(1, 0, False),
            "the_hunter": self._path_icon(1, 0),
            "the_messenger": self._messenger,
            "the_reaver": lambda card: self._every(FREE) * FORSAKEN - 0.3 * self._kept(card),
            "the_warrior": self._icons(0, 1, False),
            "black_breath": lambda card: 1 - self.stakes.without(s.wielder[card], False),
            "morgul_blade": self._corrupts(item=True),
            "the_black_captain": self._captain(MORDOR, THE_WITCH_KING),
            "the_day_without_dawn": lambda card: 1.0,
            "the_ringwraiths_are_abroad": lambda card: 1.1,
        }

    def of(self, card: int) -> float:
        """Using the action of a card, or playing an event."""
        return self.priced[NAMES[KIND[card]]](card)

    # --- cards ------------------------------------------------------------------------------------------------------

    def _kept(self, card: int) -> float:
        """What it costs to take a card out of the reserve."""
        return self.prospects.in_reserve(card)

    def _every(self, side: int) -> int:
        """How often an instruction to every player of a side is carried out."""
        s = self.s
        return sum(TIMES[s.scenario][seat] for seat in range(len(s.seats)) if s.sides[seat] == side)

    def _draws(self, side: int) -> Callable[[int], float]:
        return lambda card: self._every(side) * DRAWN - 0.5 * self._kept(card)

    def _monster(self, card: int) -> float:
        return self._every(FREE) * FORSAKEN - self._kept(card)

    def _found(self, what: str, zone: int) -> list[int]:
        s = self.s
        if what == "hobbit":
            return [c for c in s.cards_in(self.seat, zone) if FACTION[c] == HOBBIT and TYPE[c] == CHARACTER]
        return [c for c in s.cards_in(self.seat, zone) if NAMES[KIND[c]] in what.split()]

    def _fetch(self, names: str, zone: int, price: float) -> Callable[[int], float]:
        def worth(card: int) -> float:
            best = max([self.prospects.of(c) for c in self._found(names, zone)], default=0.0)
            return 0.6 * best - price - (0.0 if price else 0.5 * self._kept(card))

        return worth

    def _gwaihir(self, card: int) -> float:
        best = max(self.prospects.of(c) for c in (GANDALF_THE_GREY, GANDALF_THE_WHITE) if self.s.place[c] == CYCLED)
        return 0.6 * best - 0.5 * self._kept(card)

    def _messenger(self, card: int) -> float:
        witch_king = self.s.place[THE_WITCH_KING] == CYCLED
        return 0.4 * self.prospects.rounds / 8 if witch_king else -0.3

    def _grima(self, card: int) -> float:
        early = self.s.place[SARUMAN] == DECK and self.prospects.rounds >= 3
        return (0.6 if early else 0.3) - self._kept(card)

    def _lembas(self, card: int) -> float:
        s = self.s
        on_path = [c for c in range(CARDS) if s.place[c] == PATH and TYPE[c] == CHARACTER]
        hobbits = sum(1 for c in on_path if FACTION[c] == HOBBIT)
        return min(hobbits, s.corruption) - 0.3 - 0.3 * (hobbits == 1) * (self.prospects.rounds > 1)

    def _corrupts(self, item: bool) -> Callable[[int], float]:
        return lambda card: 1 - self.stakes.without(card, item)

    def _opens(self, faction: int) -> Callable[[int], float]:
        """An event that opens battlegrounds to some characters and armies: the best use of it that is one's own."""

        def worth(card: int) -> float:
            s = self.s
            mine = [*s.cards_in(self.seat, HAND), *s.cards_in(self.seat, RESERVE)]
            armed = [c for c in mine if TYPE[c] in (ARMY, CHARACTER)]
            named = [c for c in armed if (is_hunter(c) if faction < 0 else FACTION[c] == ROHAN)]
            fields = [f for f in self.stakes.active() if f != ON_PATH and (faction < 0 or SHOWS[f] >> faction & 1)]
            gains = [
                self.stakes.with_card(c, FIELD + f) - 0.5 * self.prospects.of(c)
                for c in named
                for f in fields
                if not open_field(s, c, f)
            ]
            return max(gains, default=0.0) - 0.4

        return worth

    def _ride(self, card: int) -> float:
        """The enemy gives up the card that it misses least, for one of one's own."""
        s = self.s
        there = [c for c in range(CARDS) if s.place[c] >= FIELD and FACTION[c] == MORDOR]
        if not there:
            return -1.0
        harm = min(-self.stakes.without(c, TYPE[c] == ITEM) for c in there)
        return harm - min(self._kept(c) for c in rohan_reserve(s, self.seat))

    # --- icons ------------------------------------------------------------------------------------------------------

    def _icons(self, attack: int, defence: int, or_path: bool) -> Callable[[int], float]:
        def worth(card: int) -> float:
            places = [at for at in self.stakes.active() if or_path or at != ON_PATH]
            return max(self.stakes.with_icons(at, attack, defence) for at in places) - 0.4 * self._kept(card)

        return worth

    def _path_icon(self, attack: int, defence: int) -> Callable[[int], float]:
        return lambda card: self.stakes.with_icons(ON_PATH, attack, defence) - 0.4 * self._kept(card)

    # --- paths ------------------------------------------------------------------------------------------------------

    def path(self, path: int) -> float:
        """A new path: what its text brings, and what may come of it."""
        free = PATH_TEXTS.get(PATHS[path], 0.0)
        return (free if self.side == FREE else -free) + self.stakes.path_worth(path, 0.8 - PATH_OWN_DEFENCE[path])

    def _replaced(self, higher: int) -> float:
        """The active path is fought as it is, and the best of the others takes its place."""
        best = max(self.path(path) for path in replacements(self.s, higher))
        return self.stakes.path_now() - self.stakes.at(ON_PATH) + best

    def _next_path(self, card: int) -> float:
        return self._replaced(1) - 0.3

    def _same_path(self, card: int) -> float:
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
            lost = self.stakes.field_worth(field, 9.0 if mine == defends else -9.0)
            if where - SCORED != BATTLEGROUND_SIDE[field]:
                defence = 0.0
        if mover != NO_CARD:
            defence += defence_of(s, mover, field) if defends else -attack_of(s, mover, field)
        return self.stakes.field_worth(field, defence) - lost

    def _going(self, mover: int, places: list[int], must: bool) -> float:
        alone = max([self.field(f) for f in places], default=-9.0)
        marched = max([self.field(f, mover) for f in places if open_field(self.s, mover, f)], default=-9.0)
        marched -= 0.5 * self._kept(mover)
        return marched if must else max(alone, marched)

    def _march(self, faction: int) -> Callable[[int], float]:
        def worth(card: int) -> float:
            places = fields_to_activate(self.s, faction, OUT_OF_DECK | OUT_OF_SCORING)
            return self._going(self.s.wielder[card], places, True)

        return worth

    def _captain(self, faction: int, captain: int) -> Callable[[int], float]:
        def worth(card: int) -> float:
            places = fields_to_activate(self.s, faction, OUT_OF_DECK | OUT_OF_SCORING)
            return self._going(captain, places, False)

        return worth

    def _activates(self, name: str) -> Callable[[int], float]:
        field = BATTLEGROUNDS.index(name)
        return lambda card: self.field(field) - self._kept(card)

    def _serpent(self, card: int) -> float:
        places = fields_to_activate(self.s, SOUTHRON, OUT_OF_SCORING)
        return max(self.field(field) for field in places) - self._kept(card)
