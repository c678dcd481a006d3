"""The player: an action for every turn, and an answer to every question."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.card_game.actions import Actions
from westmarch.agents.card_game.texts import FORSAKEN
from westmarch.games.card_game.cards import ELVEN_CLOAK, KIND, NO_CARD
from westmarch.games.card_game.narration import BY_FIELD
from westmarch.games.card_game.piles import FORSAKEN as GIVEN_UP
from westmarch.games.card_game.piles import FORSAKEN_FROM_RESERVE, IN_BATTLE, IN_PATH_COMBAT, PLAINLY, saviours
from westmarch.games.card_game.state import APART, FIELD, HAND, ON_PATH, PATH, RESERVE, Table
from westmarch.games.card_game.steps.losses import ICONS
from westmarch.games.card_game.steps.playing import token_place
from westmarch.games.card_game.words import (
    ACCEPT,
    ACTIVATE,
    ACTIVATE_PATH,
    ADD,
    AGREE,
    CYCLE,
    DECLINE,
    DONE,
    ELIMINATE,
    FORSAKE,
    FORSAKE_RESERVE,
    FORSAKE_TOP,
    LOSE,
    PLAY,
    SAVE_BY,
    TAKE,
)
from westmarch.kernel import State, Step, Token

Judge = Callable[[int], float]

SAVED: Final = 0.3
"""What a card that is cycled instead of being eliminated costs, beside one that is lost."""


class Player(Agent):
    """Plays any seat of the Card Game."""

    def choose(self, perspective: Perspective) -> Token:
        decision = perspective.decision
        if len(decision.tokens) == 1:
            return decision.tokens[0]
        s = perspective.imagine(self.rng)
        chosen = self.answer(s, s.seats.index(perspective.seat))
        return next(token for token in decision.tokens if token.id == chosen)

    def answer(self, imagined: State, seat: int) -> int:
        """It reads what lies open to the seat and nothing else: there is no need to imagine again."""
        tokens = imagined.legal(seat)
        if len(tokens) == 1:
            return tokens[0]
        return max(tokens, key=self.judge(imagined, seat))

    def ranked(self, imagined: State, seat: int) -> list[int]:
        return sorted(imagined.legal(seat), key=self.judge(imagined, seat), reverse=True)

    def judge(self, imagined: State, seat: int) -> Judge:
        """What each token of the seat's decision is worth, in points."""
        assert isinstance(imagined, Table)
        step = imagined.stack[-1]
        return self._judge(Actions(imagined, seat), step.PROMPT, step)

    def _judge(self, a: Actions, prompt: str, step: Step[Any]) -> Judge:
        """What each token of a decision is worth."""
        area = prompt.partition(".")[0]
        if area == "action":
            return self._action(a, prompt, step)
        if area in ("cards", "setup", "apart"):
            return self._cards(a, prompt, step)
        if area == "combat":
            return self._combat(a, prompt)
        if area == "location":
            return self._location(a, prompt, step)
        return self._text(a, prompt, step)

    # --- actions ----------------------------------------------------------------------------------------------------

    def _action(self, a: Actions, prompt: str, step: Step[Any]) -> Judge:
        if prompt == "action.choose":
            return a.action
        card = number(step, "card")
        if prompt == "action.target":
            return lambda token: a.laid(card, token)
        return lambda token: a.moved(card, token_place(token))

    # --- giving cards up --------------------------------------------------------------------------------------------

    def _cards(self, a: Actions, prompt: str, step: Step[Any]) -> Judge:
        s = a.s
        if prompt == "cards.forsake":
            return lambda token: -forsaken(a, token)
        if prompt == "cards.saved_by":
            return lambda token: float(token == SAVE_BY + KIND[ELVEN_CLOAK])
        if prompt == "apart.play":
            only = number(step, "only")
            return lambda token: 0.05 if token == DONE else a.apart(s.find(a.seat, token - PLAY, APART), only)
        if prompt == "apart.keep":
            return lambda token: a.keep(s.find(a.seat, token - TAKE, APART))
        zone = APART if prompt.startswith("apart") else HAND
        if prompt.endswith("eliminate"):
            return lambda token: -lost(a, s.find(a.seat, token - ELIMINATE, zone), PLAINLY)
        return lambda token: -a.keep(s.find(a.seat, token - CYCLE, zone))

    # --- combat -----------------------------------------------------------------------------------------------------

    def _combat(self, a: Actions, prompt: str) -> Judge:
        s = a.s
        if prompt == "combat.objection":
            return lambda token: float(token == AGREE)
        if prompt == "combat.lose":
            cheapest = self._cheapest(a)
            return lambda token: float(token - LOSE in cheapest)
        if prompt == "combat.enemy_names":
            reason = IN_PATH_COMBAT if s.combat == ON_PATH else IN_BATTLE
            worth = {KIND[entry // ICONS]: lost(a, entry // ICONS, reason) for entry in s.line}
            return lambda token: worth[token - LOSE]
        return lambda token: 0.0  # the order of combats, and who is supported: as it comes

    def _cheapest(self, a: Actions) -> list[int]:
        """The kinds of those defenders that together cancel enough and are missed least; where all must go, any."""
        s = a.s
        reason = IN_PATH_COMBAT if s.combat == ON_PATH else IN_BATTLE
        line = [(entry // ICONS, entry % ICONS) for entry in s.line]
        loss = {card: lost(a, card, reason) for card, _ in line}
        best: tuple[float, list[int]] = (1000.0, [KIND[line[0][0]]])
        for size in range(1, len(line)):
            for some in combinations(line, size):
                if sum(icons for _, icons in some) >= s.left:
                    price = sum(loss[card] for card, _ in some) + 0.01 * size
                    if price < best[0]:
                        best = (price, [KIND[card] for card, _ in some])
        return best[1]

    # --- locations ----------------------------------------------------------------------------------------------------

    def _location(self, a: Actions, prompt: str, step: Step[Any]) -> Judge:
        if prompt == "location.path":
            waiting = -a.stakes.path_now() + a.stakes.at(ON_PATH)
            return lambda token: waiting if token == DECLINE else a.texts.path(token - ACTIVATE_PATH)
        if prompt == "location.battleground":
            mover = number(step, "mover")
            return lambda token: a.texts.field(token - ACTIVATE, mover)
        card = number(step, "card")
        going = a.moved(card, FIELD + number(step, "field"))
        return lambda token: 0.0 if token == DECLINE else going

    # --- texts ------------------------------------------------------------------------------------------------------

    def _text(self, a: Actions, prompt: str, step: Step[Any]) -> Judge:
        if prompt == "text.offer":
            return self._offer(a, number(step, "source"))
        if prompt == "text.icons":
            attack, defence = number(step, "attack"), number(step, "defence")
            return lambda token: a.stakes.with_icons(token - ADD, attack, defence)
        if prompt == "text.ride":
            rider = number(step, "rider")
            return lambda token: 0.0 if token == DECLINE else a.moved(rider, token_place(token))
        if prompt == "text.copy":
            return lambda token: float(-token)
        return lambda token: struck(a, token)

    def _offer(self, a: Actions, source: int) -> Judge:
        """Prices are small beside what they buy, except for a card that would be played soon."""
        taken = 1.0
        if source < BY_FIELD:
            rest = [a.keep(card) for card in a.s.cards_in(a.seat, HAND)]
            taken = 0.6 - min(rest, default=9.0)
        return lambda token: taken if token == ACCEPT else 0.0


def number(step: Step[Any], name: str) -> int:
    """One of the numbers of a step."""
    found = getattr(step, name)
    assert isinstance(found, int)
    return found


def lost(a: Actions, card: int, reason: int) -> float:
    """What it costs to have a card eliminated; less if a text cycles it instead."""
    return (SAVED if saviours(a.s, card, reason) else 1.0) * a.prospects.of(card)


def forsaken(a: Actions, token: int) -> float:
    """What it costs to forsake this one."""
    s = a.s
    if token == FORSAKE_TOP:
        return a.prospects.unseen(a.seat)
    if token >= FORSAKE_RESERVE:
        card = next(c for c in range(len(s.place)) if s.place[c] == RESERVE and KIND[c] == token - FORSAKE_RESERVE)
        saved = saviours(s, card, FORSAKEN_FROM_RESERVE)
        return a.prospects.in_reserve(card) - (a.prospects.in_deck(card) if saved else 0.0)
    card = s.find(a.seat, token - FORSAKE, HAND)
    saved = saviours(s, card, GIVEN_UP)
    return a.keep(card) - (a.prospects.in_deck(card) if saved else 0.0)


def struck(a: Actions, token: int) -> float:
    """A card taken into hand, or one in play that is eliminated: one's own best last, an enemy's first."""
    s = a.s
    if token in (DECLINE, DONE):
        return 0.0
    if token >= TAKE:
        return 0.1 + a.prospects.of(KIND.index(token - TAKE))
    kind = token - ELIMINATE
    cards = [c for c in range(len(s.place)) if KIND[c] == kind and s.place[c] >= RESERVE]
    if not cards:
        return 0.0
    card = cards[0]
    worth = FORSAKEN + a.prospects.in_reserve(card)
    if s.place[card] == PATH or s.place[card] >= FIELD:
        worth += abs(a.stakes.without(card, s.wielder[card] != NO_CARD))
    return -worth if s.sides[s.owner[card]] == a.side else worth
