"""The player itself: for each question the answer that leaves the best chance to win."""

from typing import Final

from westmarch.agents.mount_doom.answering import Answering, as_it_comes
from westmarch.agents.mount_doom.chances import Chances
from westmarch.agents.mount_doom.dice import HOLD, DiceCards
from westmarch.agents.mount_doom.lot import FACE_DOWN, Lot, lot_of
from westmarch.agents.mount_doom.outcomes import (
    BOROMIRS_ODDS,
    Outcomes,
    after_loss,
    helped,
    led,
    paid,
    room_for_treebeard,
    step,
)
from westmarch.agents.mount_doom.reckoning import Reckoning
from westmarch.games.mount_doom.board import (
    BATTLE,
    EVENT,
    FIGURE_COUNT,
    GANDALF_FACE,
    HEART,
    MINAS_MORGUL,
    MOUNT_DOOM,
    RING_BEARER,
    SAURON_FACE,
)
from westmarch.games.mount_doom.cards import (
    ARWEN,
    BOROMIR,
    ELROND,
    EOMER,
    EOWYN,
    FARAMIR,
    FARAMIRS_STEPS,
    GALADRIEL,
    GANDALF_CARDS,
    HEARTS_LOST,
    NO_CARD,
    STAGE_CARDS,
    SUPPORT,
    THEODEN,
    TREEBEARD,
    VISION,
    WRATH,
    cards_in,
)
from westmarch.games.mount_doom.printed import GALADRIEL_SPACE
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.battles import Thrown
from westmarch.games.mount_doom.steps.courage import BeforeLoss
from westmarch.games.mount_doom.steps.encounters import AfterEncounter, SymbolMove
from westmarch.games.mount_doom.steps.enemies import next_card
from westmarch.games.mount_doom.steps.moving import OnEventSpace
from westmarch.games.mount_doom.words import (
    ADVANCE,
    DIE,
    DISCARD,
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

VISION_FROM: Final = MINAS_MORGUL
"""Gandalf's Vision is kept for the last stage: there a bad card less counts most."""

MOST_KEPT: Final = 1000
"""So many tables are remembered with what was reckoned for them."""


class Player(Answering):
    """Plays any seat of Adventure to Mount Doom."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chances = Chances()
        self.outcomes = Outcomes(self.chances)
        self._reckonings: dict[tuple[object, ...], Reckoning] = {}

    def _reckoning(self, lot: Lot) -> Reckoning:
        """What has been reckoned once is kept: a search comes by the same table again and again."""
        key = lot.key()
        found = self._reckonings.get(key)
        if found is None:
            if len(self._reckonings) >= MOST_KEPT:
                self._reckonings.clear()
            found = self._reckonings[key] = Reckoning(lot, self.outcomes)
        return found

    def _answer(self, s: Table, prompt: str, legal: list[int]) -> int:
        lot = lot_of(s)
        phase = prompt.partition(".")[0]
        if prompt == "turn.begin":
            return self._begin(lot, legal)
        if phase == "roll":
            return self._roll(s, self._reckoning(lot), prompt, legal)
        if phase == "battle":
            return self._battle(s, lot, prompt, legal)
        if prompt in ("card.elrond", "card.which_die", "card.which_face"):
            return DiceCards(s, self._reckoning(lot)).gesture(prompt, legal)
        if prompt in ("dice.after_roll", "final.rolled"):
            return DiceCards(s, self._reckoning(lot)).use(legal) or PASS
        if phase == "card":
            return self._card(s, lot, prompt, legal)
        if phase == "enemy":
            return self._enemy(s, self._reckoning(lot), prompt, legal)
        if phase == "stage":
            return self._stage(s, lot, prompt)
        return self._other(s, lot, prompt, legal)

    # --- cards that need no moment of their own ----------------------------------------------------------------------

    def _theoden(self, lot: Lot) -> tuple[float, int]:
        """The best companion to lead, and the chance to win then."""
        return max([(self.chances.win(after), companion) for companion, after in led(lot)])

    def _anytime(self, lot: Lot, legal: list[int]) -> int | None:
        """Théoden, where he brings more than he will later; Treebeard waits for a loss that hurts."""
        if USE + THEODEN in legal and self._theoden(lot)[0] > self.chances.win(lot) + HOLD:
            return USE + THEODEN
        if lot.stage == MOUNT_DOOM and USE + TREEBEARD in legal and room_for_treebeard(lot):
            return USE + TREEBEARD
        return None

    # --- the turn ----------------------------------------------------------------------------------------------------

    def _begin(self, lot: Lot, legal: list[int]) -> int:
        anytime = self._anytime(lot, legal)
        if anytime is not None:
            return anytime
        now = self.chances.win(lot) + HOLD
        if USE + FARAMIR in legal and self._faramir(lot)[0] > now:
            return USE + FARAMIR
        if USE + SUPPORT in legal:
            used = Reckoning(lot.without(SUPPORT), self.outcomes)
            if used.win + used.best_of_five() > now:
                return USE + SUPPORT
        r = self._reckoning(lot)
        pairs = [(one, other) for one in range(FIGURE_COUNT) for other in range(one)]
        return TAKE + max(pairs, key=lambda pair: r.pair(pair[0], pair[1]))[0]

    def _faramir(self, lot: Lot) -> tuple[float, int]:
        used = lot.without(FARAMIR)
        return max(
            (self.chances.win(self.outcomes.move(used, RING_BEARER, steps, False)), steps) for steps in FARAMIRS_STEPS
        )

    def _roll(self, s: Table, r: Reckoning, prompt: str, legal: list[int]) -> int:
        if prompt == "roll.second_die":
            first = next(die for die in range(FIGURE_COUNT) if TAKE + die not in legal)
            return max(legal, key=lambda token: r.pair(max(first, token - TAKE), min(first, token - TAKE)))
        cards = DiceCards(s, r)
        if prompt == "roll.place_black":
            return cards.use(legal) or self._anytime(r.lot, legal) or PLACE + r.black(cards.faces)
        if prompt == "roll.place_coloured":
            return PLACE + r.coloured(cards.faces)
        placed = s.tile[1], s.face[s.tile[1]]
        if prompt == "roll.third_die":
            left = next(die for die in cards.faces if die < FIGURE_COUNT)
            return TAKE + r.third_die(*placed, left)
        return (
            cards.use(legal)
            or self._anytime(r.lot, legal)
            or PLACE + r.place_second(s.face[s.tile[0]], placed, cards.faces)
        )

    # --- battles -----------------------------------------------------------------------------------------------------

    def _battle(self, s: Table, lot: Lot, prompt: str, legal: list[int]) -> int:
        win, hearts = self.chances.win, HEARTS_LOST[s.enemy]
        worst = win(paid(lot, hearts))

        def fought(then: Lot, odds: float) -> float:
            return odds * win(then) + (1 - odds) * win(paid(then, hearts))

        odds = lot.support() / 6
        if prompt == "battle.before":
            anytime = self._anytime(lot, legal)
            if anytime is not None:
                return anytime
            if USE + GALADRIEL in legal and lot.courage < GALADRIEL_SPACE:
                comforted = lot.without(GALADRIEL).with_courage(GALADRIEL_SPACE)
                if fought(comforted, odds) > fought(lot, odds) + HOLD:
                    return USE + GALADRIEL
            settled = win(lot.without(EOMER)) > fought(lot, odds) + HOLD
            return USE + EOMER if USE + EOMER in legal and settled else ROLL
        if prompt == "battle.thrown":
            top = s.stack[-1]
            second = isinstance(top, Thrown) and top.second == 1
            again = fought(lot.without(ELROND), BOROMIRS_ODDS if second else odds)
            return self._thrown(s, lot, second, worst, again)
        if prompt == "battle.gandalf":
            best = max([token for token in legal if token != PASS], key=lambda token: win(lot.without(token - DISCARD)))
            return best if win(lot.without(best - DISCARD)) > worst else PASS
        return USE + BOROMIR if fought(lot.without(BOROMIR), BOROMIRS_ODDS) > worst else PASS

    def _thrown(self, s: Table, lot: Lot, second: bool, worst: float, again: float) -> int:
        """Elrond throws a lost battle again, unless a card of Gandalf's is the better way out."""
        face = s.face[BATTLE]
        if second:  # Boromir's throw
            beaten = face == SAURON_FACE
        else:
            beaten = face >= GANDALF_FACE or not s.supports(face)
            if face == GANDALF_FACE and not lot.locked:
                for card in cards_in(lot.hand & GANDALF_CARDS):
                    worst = max(worst, self.chances.win(lot.without(card)))
        return USE + ELROND if beaten and again > worst + HOLD else PASS

    # --- gestures of cards -------------------------------------------------------------------------------------------

    def _card(self, s: Table, lot: Lot, prompt: str, legal: list[int]) -> int:
        if prompt == "card.theoden":
            return LEAD + self._theoden(lot)[1]
        if prompt == "card.faramir":
            return ADVANCE + self._faramir(lot)[1]
        if prompt == "card.treebeard":
            return GAIN if GAIN in legal else legal[0]
        r = self._reckoning(lot)  # card.support
        kept = [token for token in legal if DIE <= token < DIE + FIGURE_COUNT]
        best = max(kept, key=lambda token: r.moves(token - DIE)[s.face[token - DIE] - 1])
        return DiceCards(s, r).use(legal) or self._anytime(lot, legal) or best

    # --- enemies -----------------------------------------------------------------------------------------------------

    def _enemy(self, s: Table, r: Reckoning, prompt: str, legal: list[int]) -> int:
        if prompt == "enemy.witch_king":
            return USE + EOWYN
        if prompt == "enemy.wormtongue":
            return max(legal, key=lambda token: self.chances.win(r.lot.without(token - DISCARD)))
        if prompt == "enemy.denethor":
            return min(legal, key=lambda token: r.moves(token - DIE)[s.face[token - DIE] - 1] - r.average(token - DIE))
        return SHIFT_LEFT if r.slot(next_card(s, -1)) <= r.slot(next_card(s, 1)) else SHIFT_RIGHT

    # --- between stages ----------------------------------------------------------------------------------------------

    def _stage(self, s: Table, lot: Lot, prompt: str) -> int:
        if prompt == "stage.vision":
            return USE + VISION if s.stage >= VISION_FROM else PASS
        top = s.stacks[s.stage + 1][-1]  # everybody has just seen it
        ahead = Lot(lot)
        ahead.stage += 1
        ahead.track = (FACE_DOWN, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD)
        worth = {card: self._met(ahead, card) for card in STAGE_CARDS[s.stage + 1]}
        return KEEP if worth[top] >= sum(worth.values(), 0.0) / len(worth) else REMOVE

    def _met(self, lot: Lot, card: int) -> float:
        return sum([odds * self.chances.win(after) for odds, after in self.outcomes.card(lot, 1, card)], 0.0)

    # --- everything else ---------------------------------------------------------------------------------------------

    def _other(self, s: Table, lot: Lot, prompt: str, legal: list[int]) -> int:
        win, top = self.chances.win, s.stack[-1]
        if isinstance(top, SymbolMove):
            figure = top.figure
            return max(legal, key=lambda token: win(self.outcomes.move(lot, figure, token - ADVANCE, False)))
        if isinstance(top, BeforeLoss):
            return self._before_loss(lot, top.hearts)
        if isinstance(top, AfterEncounter):
            removed = lot.without(WRATH).with_slot(s.slot_of(top.card), NO_CARD)
            if lot.stage == MOUNT_DOOM and not s.webbed:
                return USE + WRATH if win(step(removed)) > win(step(lot)) + HOLD else PASS
            return USE + WRATH if win(removed) > win(lot) + HOLD else PASS
        if isinstance(top, OnEventSpace):
            struck = paid(lot, 1) if EVENT[lot.figure[top.figure]] == HEART else lot.with_nazgul()
            return USE + ARWEN if win(lot.without(ARWEN)) >= win(struck) else PASS
        anytime = self._anytime(lot, legal)
        if anytime is not None:
            return anytime
        return as_it_comes(legal)

    def _before_loss(self, lot: Lot, hearts: int) -> int:
        """Treebeard helps now if that is better than to keep him."""
        now, then = after_loss(lot, hearts), after_loss(helped(lot), hearts)
        return USE + TREEBEARD if self.chances.win(then) > self.chances.win(now) else PASS
