"""A heuristic player of Adventure to Mount Doom, for any of its seats.

It reckons what everything is worth (see `mount_doom_worth`) on an imagined state, of which it reads only what lies
open, and takes what is worth most. Cards are kept until they bring more than they are expected to bring later.
"""

from collections.abc import Callable
from typing import Any

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.mount_doom_worth import CHANCES, FACES, Reckoning, Weights, last_card, turns_left
from westmarch.games.mount_doom.board import (
    BATTLE,
    BLACK_1,
    BLACK_2,
    CRATER,
    FIGURE_COUNT,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    RING_BEARER,
    destination,
)
from westmarch.games.mount_doom.cards import (
    ARMY_OF_THE_DEAD,
    ARWEN,
    BOROMIR,
    ELROND,
    EOMER,
    EOWYN,
    FARAMIR,
    FARAMIRS_STEPS,
    GALADRIEL,
    HEARTS_LOST,
    NO_CARD,
    POWER,
    RING_POWER_LOSS,
    SHELOBS_STING,
    STAGE_CARDS,
    STING,
    SUPPORT,
    THEODEN,
    TREEBEARD,
    TRICK,
    VISION,
    WRATH,
)
from westmarch.games.mount_doom.printed import (
    COURAGE_TOP,
    GALADRIEL_SPACE,
    STAGE_LENGTH,
)
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.words import (
    ADVANCE,
    DIE,
    DISCARD,
    FACE,
    GAIN,
    KEEP,
    LEAD,
    PASS,
    PLACE,
    REMOVE,
    ROLL,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    TAKE,
    USE,
)
from westmarch.kernel import Step, Token

Worth = Callable[[dict[int, int]], float]


class Player(Agent):
    """Plays any seat of Adventure to Mount Doom."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights or Weights()

    def choose(self, perspective: Perspective) -> Token:
        decision = perspective.decision
        if len(decision.tokens) == 1:
            return decision.tokens[0]
        s = perspective.imagine(self.rng)
        assert isinstance(s, Table)
        legal = [token.id for token in decision.tokens]
        chosen = self._answer(s, decision.prompt, legal)
        return next(token for token in decision.tokens if token.id == chosen)

    def _answer(self, s: Table, prompt: str, legal: list[int]) -> int:
        if prompt.startswith("final.") or s.stage == MOUNT_DOOM:
            return self._last_stage(s, prompt, legal)
        r = Reckoning(s, self.weights)
        if prompt == "turn.begin":
            return self._begin(r, legal)
        if prompt == "roll.second_die":
            first = next(die for die in range(FIGURE_COUNT) if TAKE + die not in legal)
            return max(legal, key=lambda token: r.pair(first, token - TAKE))
        if prompt == "roll.place_black":
            return self._after_first_roll(r, legal)
        if prompt == "roll.place_coloured":
            return PLACE + r.first_roll(lying(s))[2]
        if prompt == "roll.third_die":
            left = next(die for die in lying(s) if die < FIGURE_COUNT)
            return max(legal, key=lambda token: r.better_of(left, token - TAKE))
        if prompt == "roll.place_second":
            return self._after_second_roll(r, legal)
        if prompt.startswith("battle."):
            return self._battle(r, prompt, legal)
        if prompt.startswith("card."):
            return self._card(r, prompt, legal)
        return self._other(r, prompt, legal)

    # --- keeping cards, or using them -------------------------------------------------------------------------------

    def _price(self, s: Table, card: int) -> float:
        """What a card must bring to be used now."""
        return self.weights.allies[card] * (self.weights.late if s.stage >= MINAS_MORGUL else self.weights.early)

    def _anytime(self, r: Reckoning, legal: list[int]) -> int | None:
        """Théoden, where he brings enough; Treebeard waits for a loss that hurts."""
        if USE + THEODEN in legal and self._theoden(r)[0] > self._price(r.s, THEODEN):
            return USE + THEODEN
        return None

    def _theoden(self, r: Reckoning) -> tuple[float, int]:
        """The best companion to lead, and what it brings."""
        best = (-99.0, 0)
        for companion in range(1, FIGURE_COUNT):
            space = r.s.figure[companion]
            if space < MINAS_MORGUL_SPACE and not (space % STAGE_LENGTH == 0 and space > STAGE_LENGTH * r.s.stage):
                best = max(best, (r.move(companion, STAGE_LENGTH - space % STAGE_LENGTH, False), companion))
        return best

    def _dice_card(self, r: Reckoning, legal: list[int], worth: Worth) -> tuple[int, int, int] | None:
        """The card that improves the roll most above its price: card, die, face (0: thrown again)."""
        faces = lying(r.s)
        now = worth(faces)
        best: tuple[float, int, int, int] | None = None
        for card in (ELROND, TRICK, POWER):
            if USE + card not in legal:
                continue
            for die in faces:
                if (card == TRICK and die >= FIGURE_COUNT) or (card == POWER and die < FIGURE_COUNT):
                    continue
                values = [worth({**faces, die: face}) for face in FACES]
                value = sum(values) / 6 if card == ELROND else max(values)
                face = 0 if card == ELROND else 1 + values.index(value)
                gain = value - now - self._price(r.s, card)
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, card, die, face)
        return None if best is None else best[1:]

    # --- the turn ---------------------------------------------------------------------------------------------------

    def _begin(self, r: Reckoning, legal: list[int]) -> int:
        s = r.s
        if s.stage == MINAS_MORGUL:
            # Both are kept for the stage where a turn costs most; Faramir, until he ends it without one.
            near = destination(s.stage) - s.figure[RING_BEARER] <= FARAMIRS_STEPS[-1]
            if USE + FARAMIR in legal and near:
                return USE + FARAMIR
            if USE + SUPPORT in legal and r.best_of_five() > self._price(s, SUPPORT):
                return USE + SUPPORT
        anytime = self._anytime(r, legal)
        if anytime is not None:
            return anytime
        pairs = [(one, other) for one in range(FIGURE_COUNT) for other in range(one)]
        return TAKE + max(pairs, key=lambda pair: r.pair(pair[0], pair[1]))[0]

    def _after_first_roll(self, r: Reckoning, legal: list[int]) -> int:
        card = self._dice_card(r, legal, lambda faces: r.first_roll(faces)[0])
        return USE + card[0] if card is not None else PLACE + r.first_roll(lying(r.s))[1]

    def _after_second_roll(self, r: Reckoning, legal: list[int]) -> int:
        card = self._dice_card(r, legal, lambda faces: r.second(faces)[0])
        return USE + card[0] if card is not None else PLACE + r.second(lying(r.s))[1]

    # --- battles ----------------------------------------------------------------------------------------------------

    def _battle(self, r: Reckoning, prompt: str, legal: list[int]) -> int:
        s = r.s
        hearts = HEARTS_LOST[s.enemy]
        loss = -r.change(-hearts)
        if prompt == "battle.before":
            low = 2 if s.stage == MINAS_MORGUL else 6  # before, she is kept for what the Eye will leave
            if USE + GALADRIEL in legal and s.courage <= GALADRIEL_SPACE - low:
                return USE + GALADRIEL
            if USE + EOMER in legal and (1 - r.win) * loss > self._price(s, EOMER):
                return USE + EOMER
            return ROLL
        if prompt == "battle.thrown":
            beaten = not (1 <= s.face[BATTLE] < FIGURE_COUNT and s.supports(s.face[BATTLE]))
            return USE + ELROND if beaten and r.win * loss > self._price(s, ELROND) else PASS
        if prompt == "battle.gandalf":
            cheapest = min((token for token in legal if token != PASS), key=lambda t: self._price(s, t - DISCARD))
            return cheapest if self._price(s, cheapest - DISCARD) < loss else PASS
        return USE + BOROMIR if USE + BOROMIR in legal else PASS

    # --- gestures of cards ------------------------------------------------------------------------------------------

    def _card(self, r: Reckoning, prompt: str, legal: list[int]) -> int:
        s = r.s
        if prompt == "card.theoden":
            return LEAD + self._theoden(r)[1]
        if prompt == "card.faramir":
            return max(legal, key=lambda token: r.move(RING_BEARER, token - ADVANCE, False))
        if prompt == "card.treebeard":
            return GAIN if GAIN in legal else legal[0]
        if prompt == "card.support":
            return max(
                (token for token in legal if DIE <= token < DIE + FIGURE_COUNT),
                key=lambda token: r.moves[token - DIE][s.face[token - DIE] - 1],
            )
        faces = lying(s)
        worth = self._worth(r, faces)
        if prompt == "card.elrond":
            return max(legal, key=lambda token: sum(worth({**faces, token - DIE: face}) for face in FACES))
        if prompt == "card.which_die":
            return max(legal, key=lambda token: max(worth({**faces, token - DIE: face}) for face in FACES))
        die = field(s.stack[-1], "die")
        return FACE - 1 + max(FACES, key=lambda face: worth({**faces, die: face}))

    def _worth(self, r: Reckoning, faces: dict[int, int]) -> Worth:
        """How the dice that lie there are judged: by the roll that they belong to."""
        if BLACK_1 in faces and BLACK_2 in faces:
            return lambda other: r.first_roll(other)[0]
        if len(faces) == 3:
            return lambda other: r.second(other)[0]
        if all(die < FIGURE_COUNT for die in faces):
            return lambda other: max(r.moves[die][face - 1] for die, face in other.items())
        return lambda other: max(0.0 if face % 2 else 1.0 + (face == 6) for face in other.values())

    # --- everything else --------------------------------------------------------------------------------------------

    def _other(self, r: Reckoning, prompt: str, legal: list[int]) -> int:
        s = r.s
        if prompt == "slot.move":
            figure = field(s.stack[-1], "figure")
            return max(legal, key=lambda token: r.move(figure, token - ADVANCE, False))
        if prompt == "move.event":
            return USE + ARWEN
        if prompt == "courage.before_loss":
            hearts = field(s.stack[-1], "hearts")
            return USE + TREEBEARD if 0 < s.courage <= hearts else PASS
        if prompt == "enemy.witch_king":
            return USE + EOWYN
        if prompt == "enemy.wormtongue":
            return min(legal, key=lambda token: self.weights.allies[token - DISCARD])
        if prompt == "enemy.denethor":
            return min(legal, key=lambda token: self._to_lose(r, token - DIE))
        if prompt == "enemy.army":
            return self._army(r)
        if prompt == "encounter.after":
            card = field(s.stack[-1], "card")
            again = -r.card(card) * 0.3 * turns_left(s)
            return USE + WRATH if again > self._price(s, WRATH) else PASS
        if prompt == "stage.vision":
            return USE + VISION if s.stage >= 2 else PASS
        if prompt == "stage.vision_card":
            top = s.stacks[s.stage + 1][-1]
            mean = sum(r.card(card) for card in STAGE_CARDS[s.stage + 1]) / len(STAGE_CARDS[s.stage + 1])
            return KEEP if r.card(top) >= mean else REMOVE
        anytime = self._anytime(r, legal)
        if anytime is not None:
            return anytime
        return PASS if PASS in legal else legal[0]

    def _to_lose(self, r: Reckoning, die: int) -> float:
        """What the face of a die on the tile is worth above a new throw."""
        return r.moves[die][r.s.face[die] - 1] - sum(r.moves[die]) / 6

    def _army(self, r: Reckoning) -> int:
        """Cover the worse of the two neighbours."""
        s = r.s
        here = s.slot_of(ARMY_OF_THE_DEAD)
        left = next(slot for slot in range(here - 1, -1, -1) if s.slot[slot] != NO_CARD)
        right = next(slot for slot in range(here + 1, 6) if s.slot[slot] != NO_CARD)
        return SHIFT_LEFT if r.slots[left] <= r.slots[right] else SHIFT_RIGHT

    # --- the last stage ---------------------------------------------------------------------------------------------

    def _last_stage(self, s: Table, prompt: str, legal: list[int]) -> int:
        steps = CRATER - s.figure[RING_BEARER]
        if prompt == "courage.before_loss":
            return USE + TREEBEARD
        if USE + TREEBEARD in legal and s.courage <= COURAGE_TOP - 2 and prompt == "final.roll":
            return USE + TREEBEARD
        if prompt == "card.treebeard":
            return legal[0]
        if prompt == "final.rolled":
            chances = [self._chance(s, slot, steps) for slot in range(6)]
            now = chances[s.face[BLACK_1] - 1]
            if USE + ELROND in legal and sum(chances) / 6 > now + 0.05:
                return USE + ELROND
            if USE + POWER in legal and max(chances) > now + 0.1:
                return USE + POWER
            return PASS
        if prompt == "dice.after_roll" or prompt == "card.which_face":
            return self._demanded(s, prompt, legal, steps)
        if prompt == "encounter.after":
            card = field(s.stack[-1], "card")
            worse = last_card(CHANCES, CHANCES[steps], steps, s.courage, card) < CHANCES[steps - 1][s.courage]
            return USE + WRATH if worse and steps > 1 else PASS
        return next(token for token in (ROLL, PASS, legal[0]) if token in legal)

    def _chance(self, s: Table, slot: int, steps: int) -> float:
        """The chance to win after meeting a slot of the last stage."""
        card = s.slot[slot]
        if card == NO_CARD:
            return CHANCES[steps - 1][s.courage]
        if s.is_hidden(slot) and not s.seen >> card & 1:
            unseen = [other for other in STAGE_CARDS[MOUNT_DOOM] if not s.seen >> other & 1]
            return sum(last_card(CHANCES, CHANCES[steps], steps, s.courage, c) for c in unseen) / len(unseen)
        return last_card(CHANCES, CHANCES[steps], steps, s.courage, card)

    def _demanded(self, s: Table, prompt: str, legal: list[int], steps: int) -> int:
        """A die that Shelob's Sting or the Ring demanded; or the face that Gandalf's Power gives a die."""
        top = s.stack[-1]
        if prompt == "card.which_face":
            below = s.stack[-2]
            if type(below).__name__ == "FinalRolled":
                return FACE + max(range(6), key=lambda slot: self._chance(s, slot, steps))
            return FACE  # a 1 harms nobody
        card = field(s.stack[-2], "card")
        assert type(top).__name__ == "AfterThrow"
        losses = STING if card == SHELOBS_STING else RING_POWER_LOSS
        face = next(iter(lying(s).values()))
        if losses[face] >= 2 or losses[face] >= s.courage:
            for helper in (ELROND, POWER):
                if USE + helper in legal:
                    return USE + helper
        return PASS


def lying(s: Table) -> dict[int, int]:
    """The dice of the roll that lies there, with their faces."""
    return {die: s.face[die] for die in range(BATTLE) if s.rolled >> die & 1}


def field(step: Step[Any], name: str) -> int:
    """One of the numbers of a step."""
    number = getattr(step, name)
    assert isinstance(number, int)
    return number
