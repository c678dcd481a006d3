"""Setting a table of The Confrontation in a few lines.

    scene = table({"eregion": "gimli merry", "misty_mountains": "| orcs_classic"}, turn="fellowship")
    scene.choose("move gimli", "to misty_mountains")
    assert scene.at("gimli") == "misty_mountains"

Before the bar stand the Fellowship's characters, after it Sauron's; an exclamation mark is a revealed one
("| watcher!"). Who is not mentioned has been defeated. The game is at the start of a turn.
"""

from typing import Any, Self

import westmarch
from tests.scenario import Scene
from westmarch.games.confrontation.belief import Belief
from westmarch.games.confrontation.board import OFF_BOARD, REGIONS, SIDES
from westmarch.games.confrontation.cards import COMBAT_CARDS, FULL_HAND, SPECIAL_CARDS
from westmarch.games.confrontation.pieces import CHARACTERS, PER_SIDE, WATCHER
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps.turn import Turns
from westmarch.games.confrontation.words import HANDLES

TILES = {
    "fellowship": [
        ("frodo_classic", "frodo_variant"),
        ("sam_classic", "sam_variant"),
        ("pippin", "smeagol"),
        ("merry", "faramir"),
        ("gandalf_classic", "gandalf_variant"),
        ("aragorn_classic", "aragorn_variant"),
        ("legolas", "elrond"),
        ("gimli", "theoden"),
        ("boromir", "treebeard"),
    ],
    "sauron": [
        ("balrog", "uruk_hai"),
        ("shelob", "wormtongue"),
        ("witch_king_classic", "witch_king_variant"),
        ("flying_nazgul_classic", "flying_nazgul_variant"),
        ("black_rider", "mouth_of_sauron"),
        ("saruman_classic", "saruman_variant"),
        ("orcs_classic", "orcs_variant"),
        ("warg", "gollum"),
        ("cave_troll", "watcher"),
    ],
}
"""The two faces of each tile, the ring face before the star face."""

FACES = {
    edition: {side: [faces[number] for faces in tiles] for side, tiles in TILES.items()}
    for number, edition in enumerate(("classic", "variant"))
}
"""The nine characters of a side, by edition and side."""

SPECIALS = {
    "fellowship": ["shadowfax", "gandalf_the_white", "a_king_revealed", "gwaihir"],
    "sauron": ["recall_to_mordor", "dark_of_mordor", "crebain_of_dunland", "palantir"],
}
F_HAND = {"f_1", "f_2", "f_3", "f_4", "f_5", "f_magic", "f_noble_sacrifice", "f_elven_cloak", "f_retreat"}
S_HAND = {"s_1", "s_2", "s_3", "s_4", "s_5", "s_6", "s_magic", "s_eye", "s_retreat"}
OUTPOSTS = {
    "fellowship": ["arthedain", "cardolan", "enedwaith", "eregion", "rhudaur"],
    "sauron": ["gondor", "dagorlad", "fangorn", "mirkwood", "rohan"],
}
ENEMY = {"fellowship": "sauron", "sauron": "fellowship"}
MOUNTAINS = ("high_pass", "misty_mountains", "caradhras", "gap_of_rohan")


def both(prompt: str) -> dict[str, str]:
    """Both players are asked the same at the same time."""
    return {"fellowship": prompt, "sauron": prompt}


BOTH_CHOOSE_CARDS = both("battle.card")


def cards(names: set[str]) -> set[str]:
    """The tokens that play these combat cards."""
    return {f"card {name}" for name in names}


class ConfrontationScene(Scene[Table]):
    """A scene with words for this game."""

    def at(self, character: str) -> str | None:
        """The region that a character stands in; None: it has been defeated."""
        region = self.state.region[self._piece(character)]
        return None if region == OFF_BOARD else REGIONS[region]

    def standing(self, region: str) -> set[str]:
        """Everybody who stands in a region."""
        return {c for p, c in enumerate(self.characters) if self.state.region[p] == REGIONS.index(region)}

    @property
    def characters(self) -> list[str]:
        return [CHARACTERS[face] for face in self.state.character]

    @property
    def alive(self) -> set[str]:
        return {c for p, c in enumerate(self.characters) if self.state.region[p] != OFF_BOARD}

    def revealed(self) -> set[str]:
        """The characters that lie open now."""
        return {c for p, c in enumerate(self.characters) if self.state.revealed >> p & 1}

    def handle(self, character: str) -> str:
        """The name under which the enemy follows this character's piece ("s4")."""
        p = self._piece(character)
        return HANDLES[p // PER_SIDE][self.state.handle[p]]

    def may_be(self, character: str) -> set[str]:
        """What the enemy must reckon with this character's piece being."""
        p = self._piece(character)
        side = p // PER_SIDE
        mask = self.state.belief[1 - side].masks[self.state.handle[p]]
        return {CHARACTERS[self.state.character[PER_SIDE * side + i]] for i in range(PER_SIDE) if mask >> i & 1}

    def draw(self, character: str, token: str = "draw", seat: str | None = None) -> Self:
        """Choose a token (the attacker's "draw", or whatever leads to the draw) so that this character is drawn."""
        p = self._piece(character)
        battle = self.state.battles + 1
        return self.choose_so_that(
            lambda s: not s.alive(p) or (p in (s.fellow, s.shadow) and s.battles == battle), token, seat
        )

    def cards(self, fellowship: str, sauron: str) -> Self:
        """Both players choose a combat card."""
        events = []
        for side, card in (("fellowship", fellowship), ("sauron", sauron)):
            events += self.state.play(side, f"card {card}")
        self.events = events
        return self

    def hand(self, side: str) -> set[str]:
        i = SIDES.index(side)
        return {COMBAT_CARDS[i][c] for c in range(9) if self.state.hand[i] >> c & 1}

    def pile(self, side: str) -> set[str]:
        i = SIDES.index(side)
        return {COMBAT_CARDS[i][c] for c in range(9) if self.state.pile[i] >> c & 1}

    def cards_are_chosen(self) -> bool:
        """Whether both players choose among all nine cards, and neither has anything else to choose."""
        legal = {seat: self.legal(seat) for seat in self.asked}
        return self.asked == BOTH_CHOOSE_CARDS and legal == {"fellowship": cards(F_HAND), "sauron": cards(S_HAND)}

    def no_card_was_used(self) -> bool:
        """Whether both hands are full."""
        hands, piles = ([use(side) for side in SIDES] for use in (self.hand, self.pile))
        return hands == [F_HAND, S_HAND] and piles == [set(), set()]

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a player sees it, or a spectator (None)."""
        found: dict[str, Any] = self.state.view(seat)["table"]
        return found

    def sheet(self, side: str, seen_by: str | None) -> dict[str, Any]:
        """One side's part of the table as a player sees it, or a spectator (None)."""
        found: dict[str, Any] = self.view(seen_by)["sides"][side]
        return found

    def kinds(self, *of_interest: str) -> list[str]:
        """The kinds of the last events, in order: all of them, or only those of interest."""
        return [event.kind for event in self.events if not of_interest or event.kind in of_interest]

    def fallen(self) -> dict[str, str]:
        """Who was defeated by the last choices, and by what."""
        return {event["character"]: event["cause"] for event in self.told("defeated")}

    def totals(self) -> tuple[int, int]:
        """What was compared, exactly once, after the last choices: the Fellowship's total and Sauron's."""
        (compared,) = self.told("compared")
        return compared["fellowship"], compared["sauron"]

    def _piece(self, character: str) -> int:
        p = piece(character)
        assert self.characters[p] == character, f"{character}'s tile shows {self.characters[p]}"
        return p


def piece(character: str) -> int:
    """The tile that has this face."""
    return CHARACTERS.index(character) >> 1


def table(
    places: dict[str, str],
    turn: str = "sauron",
    discarded: str = "",
    specials: str = "",
    edition: str = "classic",
    known: str = "",
    ring_bearer: str = "frodo",
    turns: int = 0,
) -> ConfrontationScene:
    """A table at the start of a turn.

    `discarded`: combat cards already used, as many by either side ("f_1 f_2 s_1 s_2"); `specials`: special cards in
    play; `edition`: the faces of those who are not mentioned; `known`: hidden characters that the enemy has tracked
    down; `ring_bearer`: "frodo" or "sam"; `turns`: completed already.
    """
    game = westmarch.game("confrontation")
    s = Table(game, game.settle({"edition": "draft"}))
    s.rng = westmarch.Generator.seeded(1)
    if edition == "variant":
        s.character = [face + 1 for face in s.character]
    for region, standing in places.items():
        fellowship, _, sauron = standing.partition("|")
        for names in (fellowship, sauron):
            for name in names.split():
                character = CHARACTERS.index(name.rstrip("!"))
                assert (character >= 18) == (names is sauron), f"{name} stands on the wrong side of the bar"
                assert s.region[character >> 1] == OFF_BOARD, f"{name}'s tile is on the board already"
                s.character[character >> 1] = character
                s.put(character >> 1, REGIONS.index(region))
                if name.endswith("!"):
                    s.revealed |= 1 << (character >> 1)
                    if character == WATCHER:
                        s.pinned |= 1 << (character >> 1)
    for name in discarded.split():
        side = 0 if name.startswith("f_") else 1
        s.pile[side] |= 1 << COMBAT_CARDS[side].index(name)
    assert s.pile[0].bit_count() == s.pile[1].bit_count(), "both sides have used equally many cards (CONF-COMBAT-29)"
    s.hand = [FULL_HAND & ~pile for pile in s.pile]
    for name in specials.split():
        s.specials |= 1 << SPECIAL_CARDS.index(name)
    _beliefs(s, known.split())
    s.ring_bearer = ("frodo", "sam").index(ring_bearer)
    s.side = SIDES.index(turn)
    s.turns = turns
    s.stack = [Turns()]
    s.advance()
    return ConfrontationScene(s)


def moving(places: dict[str, str], mover: str, **setting: Any) -> ConfrontationScene:
    """A character has been picked up on its side's turn: where may it go?"""
    return table(places, turn=SIDES[piece(mover) // PER_SIDE], **setting).choose(f"move {mover}")


def _beliefs(s: Table, known: list[str]) -> None:
    """Each side knows who is open or laid aside, the characters in `known`, and nothing else."""
    tracked = [CHARACTERS.index(name) >> 1 for name in known]
    for side in (0, 1):
        pieces = range(PER_SIDE * side, PER_SIDE * side + PER_SIDE)
        alive = sum(1 << p % PER_SIDE for p in pieces if s.region[p] != OFF_BOARD)
        belief = Belief((tuple(alive if s.region[p] != OFF_BOARD else 0 for p in pieces),), (1,))
        for p in pieces:
            if s.revealed >> p & 1 or p in tracked:
                belief = belief.require(s.handle[p], 1 << p % PER_SIDE)
        s.belief[1 - side] = belief


def opened(seed: int = 1, **options: object) -> ConfrontationScene:
    """A real new game, at its first decision."""
    state = westmarch.game("confrontation").new(options, seed=seed)
    assert isinstance(state, Table)
    return ConfrontationScene(state)


def place_all(scene: ConfrontationScene, side: str, outposts: dict[str, str]) -> None:
    """Place one side: the named characters into the five outposts, everybody else at home."""
    for region, character in outposts.items():
        scene.choose(f"place {character}", f"to {region}", seat=side)


def finish_draft(scene: ConfrontationScene) -> None:
    """Both players take, of every tile that is left, the face whose name comes first."""
    while "setup.draft" in scene.asked.values():
        seat = next(iter(scene.asked))
        scene.choose(min(scene.legal(seat)), seat=seat)
