"""What everything is worth to the players of Adventure to Mount Doom, in hearts.

Courage itself is worth more the less of it there is; a meeting with each card of the track, a move of each figure by
each number, and a further turn on this stage all have a price in hearts; and a roll is worth the best that can be made
of it, on average over the dice. So a turn is reckoned to its end by arithmetic, without playouts.

Only what lies open is read off the table: a card face down counts as the mean of those that nobody has seen.
"""

from math import comb, exp
from typing import Final

from westmarch.games.mount_doom.board import (
    BLACK_1,
    BLACK_2,
    EVENT,
    FIGURE_COUNT,
    HEART,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    NAZGUL_TOTAL,
    NO_EVENT,
    RING_BEARER,
    WAITING,
    WARRIORS,
    destination,
    is_destination,
)
from westmarch.games.mount_doom.cards import (
    ALLIES,
    ALLY,
    ARMY_OF_THE_DEAD,
    ARWEN,
    BALROG,
    BATTLES,
    BOROMIR,
    COLOUR,
    DENETHOR,
    ELROND,
    EOMER,
    EOWYN,
    EYE_OF_SAURON,
    FARAMIR,
    GALADRIEL,
    GANDALF_CARDS,
    HEARTS_GAINED,
    HEARTS_LOST,
    KIND,
    MOUTH_OF_SAURON,
    NAZGUL,
    NO_CARD,
    POWER,
    RING_POWER,
    RING_POWER_LOSS,
    SARUMAN,
    SHELOB,
    SHELOBS_STING,
    STAGE_CARDS,
    STING,
    SUPPORT,
    THEODEN,
    TREEBEARD,
    TRICK,
    URUK_HAI,
    VISION,
    WITCH_KING,
    WORMTONGUE,
    WRATH,
    cards_in,
)
from westmarch.games.mount_doom.printed import (
    COURAGE_TOP,
    EYE_SPACE,
    NAZGUL_SYMBOL,
    SLOT_SYMBOLS,
    STAGE_LENGTH,
)
from westmarch.games.mount_doom.state import Table

FACES: Final = (1, 2, 3, 4, 5, 6)


class Weights:
    """What things are worth, in hearts. The numbers were found by playing; the names say what they mean."""

    def __init__(self) -> None:
        self.scarce = 2.14  # how much more a heart is worth when courage is at its lowest
        self.scarce_span = 4.33  # and over how many spaces that fades
        self.plenty = 0.68  # what a heart is worth when courage is nearly full
        self.sated = 0.15  # how quickly it falls to that
        self.defeat = 7.21
        self.turn = [7.14, 4.5, 4.5, 3.74, 4.5]  # the least that a further turn on each stage is taken to cost
        self.pace = 1.0  # how much of the expected cost of a turn counts
        self.exact = 0.8  # a card of Gandalf's for an exact arrival
        self.nazgul = 0.77  # one more of them
        self.nazgul_steep = 5.0  # and how that grows as they gather
        self.uruk = 0.1  # one more Uruk-hai, for each stage still to come that has them
        self.support = 0.17  # a companion that stands where it can help
        self.behind = 0.03  # each space that a companion lies behind
        self.ahead = 0.09  # a companion that has run past the destination
        self.exact_hope = 0.1  # a companion within a die's reach of a destination
        self.runner = 0.3  # each space of the companion that is furthest ahead
        self.step = 1.3  # a companion on Minas Morgul: one step less for the Ring-bearer
        self.step_hope = 0.5  # a companion within a die's reach of it
        self.allies = {
            ARWEN: 1.47,
            ELROND: 1.0,
            THEODEN: 0.49,
            GALADRIEL: 1.5,
            EOWYN: 1.25,
            EOMER: 0.57,
            FARAMIR: 2.5,
            TREEBEARD: 2.0,
            BOROMIR: 0.6,
            VISION: 0.36,
            WRATH: 1.0,
            SUPPORT: 1.5,
            TRICK: 1.2,
            POWER: 1.2,
        }
        self.late = 0.2  # what is left of that on the last two stages, where cards are to be used up
        self.early = 3.0  # and what they must bring before
        self.danger = 1.0  # how much of the battles to be feared counts for a companion's support
        self.chance = 17.35  # winning, on Minas Morgul
        self.drain = 1.0  # the hearts that a turn there is expected to cost
        self._hearts: list[float] = []

    def hearts(self) -> list[float]:
        """What each level of courage is worth; 0 is defeat."""
        if not self._hearts:
            total = 0.0
            self._hearts.append(-self.defeat)
            for courage in range(1, COURAGE_TOP + 1):
                scarce = self.scarce * exp(-courage / self.scarce_span)
                total += max(self.plenty, 1 + scarce - self.sated * max(0, courage - 12))
                self._hearts.append(total)
        return self._hearts


def expected_turns() -> list[float]:
    """The turns that the Ring-bearer needs for so many spaces, with the better of two dice in each."""
    turns = [0.0]
    for spaces in range(1, STAGE_LENGTH + 1):
        turns.append(1 + sum((2 * face - 1) / 36 * turns[max(0, spaces - face)] for face in FACES))
    return turns


TURNS: Final = expected_turns()


def turns_left(s: Table) -> float:
    """The turns that this stage is expected to take still."""
    return TURNS[max(0, destination(s.stage) - s.figure[RING_BEARER])]


def winning_chances() -> list[list[float]]:
    """The chance to reach the crater by steps left and courage, every last card being equally likely."""
    table = [[0.0] + [1.0] * COURAGE_TOP]
    for steps in range(1, STAGE_LENGTH + 1):
        row = [0.0]
        for courage in range(1, COURAGE_TOP + 1):
            row.append(0.0)
            row[courage] = sum(last_card(table, row, steps, courage, card) for card in STAGE_CARDS[MOUNT_DOOM]) / 7
        table.append(row)
    return table


def last_card(table: list[list[float]], row: list[float], steps: int, courage: int, card: int) -> float:
    """The chance to win after meeting this card of the last stage."""
    if card == SHELOB:
        return row[max(0, courage - HEARTS_LOST[card])]
    onward = table[steps - 1]
    if card in (SHELOBS_STING, RING_POWER):
        losses = STING if card == SHELOBS_STING else RING_POWER_LOSS
        return sum(onward[max(0, courage - losses[face])] for face in FACES) / 6
    change = HEARTS_GAINED[card] - HEARTS_LOST[card]
    return onward[max(0, min(courage + change, COURAGE_TOP))]


CHANCES: Final = winning_chances()


class Reckoning:
    """The worth of everything that can happen in this turn, reckoned once for a decision."""

    def __init__(self, s: Table, weights: Weights) -> None:
        self.s = s
        self.w = weights
        self.hearts = self._last_hearts() if s.stage == MINAS_MORGUL else weights.hearts()
        self.win = sum(s.supports(companion) for companion in range(1, FIGURE_COUNT)) / 6
        self.supporting = weights.support + weights.danger * self._one_more_supporter()
        self.turn_cost = 0.0
        self.now = self._standing(s.figure, s.stage)
        self.slots = [self._slot(slot) for slot in range(6)]
        best_of_two = sum(max(a, b) for a in self.slots for b in self.slots) / 36
        self.turn_cost = max(weights.turn[s.stage], -weights.pace * (best_of_two + sum(self.slots) / 6))
        self.now = self._standing(s.figure, s.stage)
        self._moves: list[list[float]] | None = None
        self._better: dict[tuple[int, int], float] = {}

    @property
    def moves(self) -> list[list[float]]:
        """The worth of every face of every coloured die."""
        if self._moves is None:
            self._moves = [[self.move(figure, face, True) for face in FACES] for figure in range(FIGURE_COUNT)]
        return self._moves

    # --- courage ----------------------------------------------------------------------------------------------------

    def _last_hearts(self) -> list[float]:
        """On Minas Morgul courage is worth the chance to win that will be left of it at the end of the stage."""
        s = self.s
        spent = self.w.drain * turns_left(s)
        steps = STAGE_LENGTH - s.figure[1:].count(MINAS_MORGUL_SPACE)
        worth = [-self.w.defeat / 4]
        for courage in range(1, COURAGE_TOP + 1):
            left = max(0.0, courage - spent)
            low = int(left)
            part = left - low
            chance = (1 - part) * CHANCES[steps][low] + part * CHANCES[steps][min(low + 1, COURAGE_TOP)]
            worth.append(self.w.chance * chance + self.w.plenty * courage)
        return worth

    def change(self, hearts: int) -> float:
        """What it is worth to gain (or lose, below nought) so many hearts now."""
        after = max(0, min(self.s.courage + hearts, COURAGE_TOP))
        return self.hearts[after] - self.hearts[self.s.courage]

    def nazgul(self) -> float:
        """What it is worth to have one more Nazgûl placed: never anything good."""
        count = self.s.nazgul
        if count == 0:
            return 0.0
        if count >= NAZGUL_TOTAL - 1:
            return self.change(-COURAGE_TOP)
        return -self.w.nazgul - self.w.nazgul_steep * (count / NAZGUL_TOTAL) ** 4

    # --- battles ----------------------------------------------------------------------------------------------------

    def _one_more_supporter(self) -> float:
        """What one more companion in support would save before the stage ends."""
        s = self.s
        fights = [card for card in s.slot if card != NO_CARD and s.seen >> card & 1 and BATTLES[card]]
        before = sum(self.card(card) for card in fights)
        self.win += 1 / 6
        after = sum(self.card(card) for card in fights)
        self.win -= 1 / 6
        return (after - before) / 3 * turns_left(s)

    def battles(self, count: int, hearts: int) -> float:
        """So many battles, each costing so many hearts if lost."""
        lose = 1 - self.win
        return sum(
            (
                comb(count, lost) * lose**lost * self.win ** (count - lost) * self.change(-hearts * lost)
                for lost in range(1, count + 1)
            ),
            0.0,
        )

    def _mouth(self) -> float:
        """Battles until two are won in a row."""
        win = max(self.win, 0.05)
        lost = (1 - win) * (1 + win) / win**2
        low = min(int(lost), COURAGE_TOP)
        part = min(lost, COURAGE_TOP) - low
        return (1 - part) * self.change(-low) + part * self.change(-low - 1)

    # --- the track --------------------------------------------------------------------------------------------------

    def _slot(self, slot: int) -> float:
        s = self.s
        card = s.slot[slot]
        if card == NO_CARD:
            return self._symbol(slot)
        if s.is_hidden(slot) and not s.seen >> card & 1:
            unseen = [other for other in STAGE_CARDS[s.stage] if not s.seen >> other & 1]
            return sum(self.card(other) for other in unseen) / len(unseen)
        return self.card(card)

    def _symbol(self, slot: int) -> float:
        figure = SLOT_SYMBOLS[slot]
        if figure == NAZGUL_SYMBOL:
            return self.nazgul()
        return max(self.move(figure, spaces, False) for spaces in (0, 1, 2))

    def card(self, card: int) -> float:
        """What it is worth to meet a card now."""
        s = self.s
        if COLOUR[card] == ALLY:
            return self.w.allies[card]
        kind = KIND[card]
        if kind == URUK_HAI:
            return self.battles(s.uruks(), 1) if s.uruks() else self.change(HEARTS_GAINED[card])
        if kind == NAZGUL:
            return self.nazgul()
        if kind == SARUMAN:
            return -self.w.uruk * min(2, WARRIORS - s.warriors) * (MOUNT_DOOM - max(1, s.stage))
        if kind == WORMTONGUE:
            return -min((self.w.allies[ally] for ally in cards_in(s.hand[s.active] & ALLIES)), default=0.0)
        if kind == WITCH_KING:
            return sum(comb(s.nazgul, odd) / 2.0**s.nazgul * self.change(-odd) for odd in range(1, s.nazgul + 1))
        if kind == MOUTH_OF_SAURON:
            return self._mouth()
        if kind == EYE_OF_SAURON:
            return self.change(min(0, EYE_SPACE - s.courage))
        if kind in (DENETHOR, ARMY_OF_THE_DEAD):
            return 0.0
        if kind == BALROG:
            return self.change(-3) - 0.5 * (s.held() & GANDALF_CARDS).bit_count()
        if BATTLES[card] > 0:
            return self.battles(BATTLES[card], HEARTS_LOST[card])
        return self.change(HEARTS_GAINED[card] - HEARTS_LOST[card])

    # --- the figures ------------------------------------------------------------------------------------------------

    def _standing(self, figure: list[int], stage: int) -> float:
        """What it is worth that the figures stand so."""
        bearer = figure[RING_BEARER]
        end = destination(stage)
        if bearer == end and stage < MINAS_MORGUL:
            worth = 0.0
            end += STAGE_LENGTH
        else:
            worth = -self.turn_cost * TURNS[max(0, end - bearer)]
        front = 0
        for companion in range(1, FIGURE_COUNT):
            space = figure[companion]
            worth += self._companion(space, bearer, end)
            if front < space <= MINAS_MORGUL_SPACE:
                front = space
        return worth + self.w.runner * min(front, bearer + STAGE_LENGTH)

    def _companion(self, space: int, bearer: int, end: int) -> float:
        w = self.w
        if space == WAITING:
            return 0.0
        if space == MINAS_MORGUL_SPACE:
            return w.step + (self.supporting if end == MINAS_MORGUL_SPACE else w.ahead)
        worth = w.step_hope if space >= MINAS_MORGUL_SPACE - 6 else 0.0
        if space % STAGE_LENGTH >= 2:
            worth += w.exact_hope
        if space < bearer:
            worth -= w.behind * min(bearer - space, 10)
        elif space <= end:
            worth += self.supporting
        else:
            worth += w.ahead
        return worth

    def move(self, figure: int, spaces: int, by_die: bool) -> float:
        """What it is worth to move a figure so far, by its die or otherwise."""
        s = self.s
        start = s.figure[figure]
        if start == WAITING or spaces == 0:
            return 0.0
        target = start + spaces
        worth = 0.0
        if figure == RING_BEARER:
            end = destination(s.stage)
            if target == end and by_die and s.gandalf_stack:
                worth += self.w.exact
            target = min(target, end)
        elif target > MINAS_MORGUL_SPACE:
            target = WAITING
        elif by_die and is_destination(target):
            worth += self.change(1)
        event = EVENT[target] if target != WAITING else NO_EVENT
        if event != NO_EVENT and (s.unprotected or target not in s.figure):
            worth += self.change(-1) if event == HEART else self.nazgul()
        s.figure[figure] = target
        worth += self._standing(s.figure, s.stage) - self.now
        s.figure[figure] = start
        return worth

    # --- the rolls --------------------------------------------------------------------------------------------------

    def better_of(self, one: int, other: int) -> float:
        """The better of two dice that are still to be rolled, on average."""
        dice = (one, other) if one < other else (other, one)
        if dice not in self._better:
            self._better[dice] = sum(max(a, b) for a in self.moves[one] for b in self.moves[other]) / 36
        return self._better[dice]

    def second_roll(self, left: int, gone: int) -> float:
        """The second roll, with the best third die beside the one that was left."""
        return max(self.better_of(left, die) for die in range(FIGURE_COUNT) if die not in (left, gone))

    def pair(self, one: int, other: int) -> float:
        """Two dice picked for the first roll."""
        then_other = self.second_roll(other, one)
        then_one = self.second_roll(one, other)
        return sum(max(a + then_other, b + then_one) for a in self.moves[one] for b in self.moves[other]) / 36

    def first_roll(self, faces: dict[int, int]) -> tuple[float, int, int]:
        """The best that can be made of the first roll: its worth, the black and the coloured die for page 1."""
        black = max((BLACK_1, BLACK_2), key=lambda die: self.slots[faces[die] - 1])
        one, other = [die for die in faces if die < FIGURE_COUNT]
        place_one = self.moves[one][faces[one] - 1] + self.second_roll(other, one)
        place_other = self.moves[other][faces[other] - 1] + self.second_roll(one, other)
        best, coloured = (place_one, one) if place_one >= place_other else (place_other, other)
        return self.slots[faces[black] - 1] + best, black, coloured

    def second(self, faces: dict[int, int]) -> tuple[float, int]:
        """The best of the second roll: its worth and the coloured die for page 2."""
        coloured = max((d for d in faces if d < FIGURE_COUNT), key=lambda die: self.moves[die][faces[die] - 1])
        black = next(die for die in faces if die >= FIGURE_COUNT)
        return self.slots[faces[black] - 1] + self.moves[coloured][faces[coloured] - 1], coloured

    def best_of_five(self) -> float:
        """The best of five coloured dice, on average: Gandalf's Support."""
        values = sorted({value for row in self.moves for value in row})
        mean = below = 0.0
        for value in values:
            chance = 1.0
            for row in self.moves:
                chance *= sum(other <= value for other in row) / 6
            mean += (chance - below) * value
            below = chance
        return mean
