"""Setting a table of War of the Ring in a few lines.

    scene = table({"minas_tirith": "3 gondor_regular gondor_leader", "osgiliath": "4 sauron_regular nazgul"},
                  war="gondor sauron", dice="army | army", turn="shadow")
    scene.choose("die army", "act attack", "from osgiliath", "all", "attack minas_tirith")
    assert scene.here("minas_tirith") == {"gondor_regular": 3, "gondor_leader": 1}

Whatever is not mentioned is not on the map; all seven Companions are in the Fellowship, hidden in Rivendell, unless
`at` puts them elsewhere. It is the go of `turn` in the fifth phase.
"""

from typing import Any, Self

import westmarch
from tests.scenario import Scene
from westmarch.games.war_of_the_ring import GAME
from westmarch.games.war_of_the_ring.armies import place_figures
from westmarch.games.war_of_the_ring.board import (
    NATIONS,
    NOWHERE,
    REGION_COUNT,
    REGIONS,
    SETTLEMENT_BIT,
    SIDES,
    SIEGE_BIT,
)
from westmarch.games.war_of_the_ring.cards import CARDS, SIDE_CARDS
from westmarch.games.war_of_the_ring.narration import force_names
from westmarch.games.war_of_the_ring.pieces import (
    CHARACTERS,
    FACE_COUNT,
    FACES,
    FIGURES,
    GONE,
    IN_FELLOWSHIP,
    WAITING,
)
from westmarch.games.war_of_the_ring.state import SEEN_MINION, Table
from westmarch.games.war_of_the_ring.steps.action import ActionPhase, Go
from westmarch.games.war_of_the_ring.steps.hunt_tiles import fill_pool
from westmarch.games.war_of_the_ring.steps.turn import Turns
from westmarch.games.war_of_the_ring.tiles import TILE_KINDS, TILES

FP = "free_peoples"
SHADOW = "shadow"


class RingScene(Scene[Table]):
    """A scene with words for this game."""

    def here(self, region: str, side: str | None = None) -> dict[str, int]:
        """The figures in a region, of one side or of both."""
        where = REGIONS.index(region)
        found: dict[str, int] = {}
        for i in (0, 1):
            if side in (None, SIDES[i]):
                found.update(force_names(self.state.army[i * REGION_COUNT + where], i))
        return found

    def at(self, character: str) -> str | None:
        place = self.state.place[CHARACTERS.index(character)]
        if place < REGION_COUNT:
            return REGIONS[place]
        return {IN_FELLOWSHIP: "fellowship", WAITING: "waiting", GONE: None}[place]

    def steps(self, nation: str) -> int:
        """How many steps a nation stands from At War."""
        return self.state.politics[NATIONS.index(nation)]

    def active(self, nation: str) -> bool:
        return bool(self.state.active >> NATIONS.index(nation) & 1)

    def unused(self, side: str) -> dict[str, int]:
        found: dict[str, int] = self.state.view(side)["table"]["dice"][side]["unused"]
        return found

    def reserve(self, figure: str) -> int:
        return self.state.reserve[FIGURES.index(figure)]

    def lost(self, figure: str) -> int:
        return self.state.lost[FIGURES.index(figure)]

    def besieged(self, region: str) -> bool:
        return bool(self.state.sieges & SIEGE_BIT[REGIONS.index(region)])

    def captured(self, region: str) -> bool:
        return bool(self.state.captured & SETTLEMENT_BIT[REGIONS.index(region)])

    def on_table(self, card: str) -> bool:
        return self.state.on_table(CARDS.index(card))

    def discarded(self, card: str) -> bool:
        number = CARDS.index(card)
        return bool(self.state.discard[number // SIDE_CARDS] >> number % SIDE_CARDS & 1)

    def hand(self, seat: str) -> set[str]:
        cards: list[str] = self.state.view(seat)["table"]["hands"][seat]["cards"]
        return set(cards)

    @property
    def where(self) -> str:
        """The region of the Ring-bearers."""
        return "mordor" if self.state.fellowship == NOWHERE else REGIONS[self.state.fellowship]

    def view(self, seat: str | None) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(seat)["table"]
        return found

    def use(self, die: str, act: str, *tokens: str) -> Self:
        """Spend a die: what on, and the tokens that follow."""
        return self.choose(f"die {die}", f"act {act}", *tokens)

    def acts(self, die: str) -> set[str]:
        """What a die could be spent on now."""
        tried = RingScene(self.state.clone())
        tried.choose(f"die {die}")
        return {token.removeprefix("act ") for token in tried.legal()}

    def only_tile(self, *tiles: str) -> Self:
        """The Hunt Pool holds just these tiles; the others have been drawn."""
        for tile in range(TILE_KINDS):
            self.state.drawn[tile] += self.state.bag[tile]
            self.state.bag[tile] = 0
        for name in tiles:
            tile = TILES.index(name)
            self.state.bag[tile] += 1
            if self.state.drawn[tile]:
                self.state.drawn[tile] -= 1
        return self


def table(
    armies: dict[str, str] | None = None,
    turn: str = FP,
    dice: str = "character event | character event",
    war: str = "",
    active: str = "",
    steps: dict[str, int] | None = None,
    at: dict[str, str] | None = None,
    gone: str = "",
    guide: str = "",
    fellowship: str = "rivendell",
    progress: int = 0,
    hidden: bool = True,
    corruption: int = 0,
    mordor: int = -1,
    hands: str = "|",
    on_table: str = "",
    besieged: str = "",
    captured: str = "",
    box: tuple[int, int] = (0, 0),
    rings: tuple[int, int] = (0, 0),
    seen_minion: bool = False,
    players: int = 2,
    prints: str = "italian",
    concede: bool = False,
    go: int | None = None,
) -> RingScene:
    """A table at somebody's go; see the head of this module. Before a bar stands the Free Peoples' part."""
    s = Table(GAME, GAME.settle({"players": players, "prints": prints, "concede": concede}))
    s.rng = westmarch.Generator.seeded(1)
    s.leading = [0, 1 if players < 4 else 2]
    for region, figures in (armies or {}).items():
        number = 1
        for word in figures.split():
            if word.isdecimal():
                number = int(word)
                continue
            kind = FIGURES.index(word)
            place_figures(s, REGIONS.index(region), kind, number)
            s.reserve[kind] -= number
            number = 1
    for c in range(7):
        s.place[c] = IN_FELLOWSHIP
    for name, region in (at or {}).items():
        s.place[CHARACTERS.index(name)] = REGIONS.index(region)
    for name in gone.split():
        s.place[CHARACTERS.index(name)] = GONE
    for nation in war.split():
        s.politics[NATIONS.index(nation)] = 0
        s.active |= 1 << NATIONS.index(nation)
    for nation in active.split():
        s.active |= 1 << NATIONS.index(nation)
    for nation, number in (steps or {}).items():
        s.politics[NATIONS.index(nation)] = number
    for side, faces in enumerate(dice.split("|")):
        for face in faces.split():
            s.dice[FACE_COUNT * side + FACES.index(face)] += 1
        s.pool[side] = len(faces.split()) + box[side]
    s.box = list(box)
    s.rings = list(rings)
    _cards(s, hands, on_table)
    s.fellowship = NOWHERE if mordor >= 0 else REGIONS.index(fellowship)
    s.mordor = mordor
    s.progress = progress
    s.hidden = int(hidden)
    s.corruption = corruption
    here = s.in_fellowship()
    s.guide = CHARACTERS.index(guide) if guide else (0 if here & 1 else 1 if here & 2 else 12 if not here else 2)
    for region in besieged.split():
        s.sieges |= SIEGE_BIT[REGIONS.index(region)]
    for region in captured.split():
        s.captured |= SETTLEMENT_BIT[REGIONS.index(region)]
    if seen_minion:
        s.deeds |= SEEN_MINION
    fill_pool(s)
    s.turns = 2
    s.phase = 5
    s.go = go if go is not None else SIDES.index(turn)
    s.stack = [Turns(), ActionPhase(), Go()]
    s.advance()
    return RingScene(s)


def _cards(s: Table, hands: str, on_table: str) -> None:
    """Hands by seat, cards on the table; all other cards are in their decks, in order."""
    dealt = set()
    for seat, names in enumerate(hands.split("|")):
        for name in names.split():
            number = CARDS.index(name)
            assert number // SIDE_CARDS == s.side_at(seat), f"{name} is not a card of {s.seats[seat]}"
            dealt.add(number)
            s.hand[seat] |= 1 << number % SIDE_CARDS
    for name in on_table.split():
        dealt.add(CARDS.index(name))
        s.lay_on_table(CARDS.index(name))
    for deck in range(4):
        s.deck[deck] = [card for card in range(24 * deck, 24 * deck + 24) if card not in dealt]


def opened(seed: int = 1, **options: object) -> RingScene:
    """A real new game, at its first decision."""
    state = GAME.new(options, seed=seed)
    assert isinstance(state, Table)
    return RingScene(state)


def phase(scene: RingScene, number: int) -> RingScene:
    """The table at the beginning of a phase (1 to 6) instead of a go."""
    s = scene.state
    s.phase = number - 1
    s.stack = [Turns()]
    s.advance()
    return scene
