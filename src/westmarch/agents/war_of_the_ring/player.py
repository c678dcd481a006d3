"""The player: an answer to every question of the game.

It reads an imagined state, and of that only what lies open to its seat. It keeps nothing from one decision to the next
but what it has reckoned for a position, so that a gesture of several tokens is thought through only once.
"""

from collections.abc import Callable
from typing import Any, Final

from westmarch.agents.base import Agent, Perspective
from westmarch.agents.war_of_the_ring import acts, battles, companions, hunt, marshals, musters, nazgul
from westmarch.agents.war_of_the_ring.events import event_worth, hand_worth
from westmarch.agents.war_of_the_ring.foresight import foresee
from westmarch.agents.war_of_the_ring.mind import Mind, Reckoning, position
from westmarch.agents.war_of_the_ring.weights import USUAL, Weights
from westmarch.games.war_of_the_ring.armies import force_in
from westmarch.games.war_of_the_ring.board import SHADOW
from westmarch.games.war_of_the_ring.cards import CARDS, CHARACTER_CARDS
from westmarch.games.war_of_the_ring.effects.marches import LongMarch, MarchOn
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.steps.deeds import A_ATTACK, A_MOVE_ARMIES, A_SEPARATE
from westmarch.games.war_of_the_ring.steps.losses import STRIKERS
from westmarch.games.war_of_the_ring.words import (
    ACT,
    AGREE,
    DECLINE,
    DIE_TOKEN,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    HUNT,
    PLAY,
    REMOVE,
)
from westmarch.kernel import Step, Token

Answer = Callable[[Mind, list[int], Any], int]

A_CARD: Final = 0.2
"""What a second card must bring that may be played without a die."""

SATED: Final = 0.15
"""What each card of a deck in the hand takes from the wish for another."""

LITTLE_USE: Final = 0.6
"""A card that is worth no more may go to the team-mate."""

AN_EYE: Final = 1.4
"""What an Eye more is worth to who has played The Lidless Eye."""


class Chooser:
    """Chooses in states that may be looked at: imagined ones."""

    def __init__(self, weights: tuple[Weights, Weights] = USUAL) -> None:
        self.weights = weights
        """By side."""

        self._position: tuple[object, ...] = ()
        self._reckoning: Reckoning | None = None

    def choose(self, s: Table, seat: int, tokens: list[int]) -> int:
        """One of these tokens; they are more than one."""
        step = s.stack[-1]
        return answer(self.mind(s, seat), step.PROMPT, tokens, step)

    def mind(self, s: Table, seat: int) -> Mind:
        return Mind(s, seat, self._reckon(s, seat))

    def _reckon(self, s: Table, seat: int) -> Reckoning:
        """What was reckoned for the last decision holds as long as nothing has changed on the table."""
        now = position(s, seat)
        if self._reckoning is None or now != self._position:
            self._position = now
            self._reckoning = Reckoning(s, self.weights[s.side_at(seat)])
        elif self._reckoning.s is not s:
            self._reckoning.hold_for(s)
        return self._reckoning


class Player(Agent):
    """Plays any seat of War of the Ring, with two, three or four players."""

    def __init__(self, seed: int, weights: tuple[Weights, Weights] = USUAL) -> None:
        super().__init__(seed)
        self._chooser = Chooser(weights)

    def choose(self, perspective: Perspective) -> Token:
        decision = perspective.decision
        if len(decision.tokens) == 1:
            return decision.tokens[0]
        s = perspective.imagine(self.rng)
        assert isinstance(s, Table)
        seat = s.seats.index(perspective.seat)
        chosen = self._chooser.choose(s, seat, [token.id for token in decision.tokens])
        return next(token for token in decision.tokens if token.id == chosen)


def answer(mind: Mind, prompt: str, tokens: list[int], step: Step[Any]) -> int:
    """The token that the rules of thumb name, or one step of foresight."""
    if prompt in FORESEEN:
        return foresee(mind.s, mind.seat, tokens)
    if prompt.startswith("combat."):
        return battles.choose_in_card(mind, prompt, tokens)
    return ANSWERS[prompt](mind, tokens, step)


# --- cards ----------------------------------------------------------------------------------------------------------


def choose_discard(mind: Mind, tokens: list[int], step: Any) -> int:
    """The card that is worth least in the hand."""
    return min(tokens, key=lambda token: hand_worth(mind, token - DISCARD))


def choose_event(mind: Mind, tokens: list[int], step: Any) -> int:
    return max(tokens, key=lambda token: A_CARD if token == DECLINE else event_worth(mind, token - PLAY))


def choose_draw(mind: Mind, tokens: list[int], step: Any) -> int:
    """From the deck that serves the plan; what one holds of it already counts against it."""
    if DECLINE in tokens:
        return tokens[0]  # Gandalf's draw: from one deck, and free
    held = mind.s.hand[mind.seat]
    characters = (held & CHARACTER_CARDS).bit_count()
    strategies = held.bit_count() - characters
    plan = mind.plan
    return DRAW if plan.ring - SATED * characters >= plan.war - SATED * strategies else DRAW + 1


def choose_exchange(mind: Mind, tokens: list[int], step: Any) -> int:
    """A card that is of little use here may be of use there."""
    cards = [token for token in tokens if token != DECLINE]
    worst = min(cards, key=lambda token: hand_worth(mind, token - EXCHANGE), default=DECLINE)
    if worst == DECLINE or hand_worth(mind, worst - EXCHANGE) > LITTLE_USE:
        return DECLINE
    return worst


def choose_eyes(mind: Mind, tokens: list[int], step: Any) -> int:
    """The dice that are worth least become Eyes."""
    dice = [token for token in tokens if token != DONE]
    worst = min(dice, key=lambda token: acts.face_worth(mind, token - DIE_TOKEN))
    return worst if acts.face_worth(mind, worst - DIE_TOKEN) < AN_EYE else DONE


def choose_strike(mind: Mind, tokens: list[int], step: Any) -> int:
    """The Hunt, if there are dice for it; else a table card."""
    open_cards = [token for token in tokens if DISCARD <= token < DISCARD + len(CARDS)]
    if mind.s.box[SHADOW] >= 2 or not open_cards:
        return HUNT
    return open_cards[0]


def choose_ride(mind: Mind, tokens: list[int], step: Any) -> int:
    """Out of the Fellowship, or over the map?"""
    out, over = companions.rides(mind)
    separate = ACT + A_SEPARATE
    return separate if out > over and separate in tokens else next(t for t in tokens if t != separate)


def choose_move_or_attack(mind: Mind, tokens: list[int], step: Any) -> int:
    def worth(token: int) -> float:
        if token == ACT + A_ATTACK:
            return marshals.attacking(mind, step.need)
        return marshals.marching(mind, step.need) if token == ACT + A_MOVE_ARMIES else 0.0

    return max(tokens, key=worth)


def choose_long_march(mind: Mind, tokens: list[int], step: LongMarch) -> int:
    return marshals.choose_march(mind, tokens, step.need)


def choose_march_on(mind: Mind, tokens: list[int], step: MarchOn) -> int:
    return marshals.choose_march_on(mind, tokens, step.force, step.men, step.where)


def losing(mind: Mind, step: Any) -> int:
    """The force that losses are chosen from."""
    return mind.s.strike if step.who == STRIKERS else force_in(mind.s, step.side, step.where)


ANSWERS: Final[dict[str, Answer]] = {
    # the turn
    "turn.action": lambda mind, tokens, step: acts.choose_die(mind, tokens),
    "turn.use": lambda mind, tokens, step: acts.choose_act(mind, tokens),
    "turn.ring": lambda mind, tokens, step: acts.choose_face(mind, tokens),
    "turn.draw": choose_draw,
    "turn.hand_limit": choose_discard,
    "turn.hunt_dice": lambda mind, tokens, step: hunt.choose_hunt_dice(mind, tokens),
    "team.merge": lambda mind, tokens, step: AGREE,
    "team.exchange": choose_exchange,
    # Armies
    "army.move": lambda mind, tokens, step: marshals.choose_march(mind, tokens, step.need),
    "army.company": lambda mind, tokens, step: marshals.choose_company(mind, tokens, step),
    "army.march": choose_long_march,
    "army.march_on": choose_march_on,
    "attack.from": lambda mind, tokens, step: marshals.choose_attack_from(mind, tokens),
    "attack.vanguard": lambda mind, tokens, step: marshals.choose_vanguard(mind, tokens, step),
    "event.move_or_attack": choose_move_or_attack,
    "stacking.trim": lambda mind, tokens, step: battles.choose_trim(mind, tokens, REMOVE),
    # battle
    "battle.stronghold": lambda mind, tokens, step: battles.choose_stronghold(mind, tokens),
    "battle.white_rider": lambda mind, tokens, step: battles.choose_rider(mind, tokens),
    "battle.card": lambda mind, tokens, step: battles.choose_card(mind, tokens),
    "battle.reroll": lambda mind, tokens, step: battles.choose_reroll(tokens),
    "battle.losses": lambda mind, tokens, step: battles.choose_loss(mind, tokens, losing(mind, step)),
    "battle.cease": lambda mind, tokens, step: battles.choose_cease(mind, tokens),
    "battle.retreat": lambda mind, tokens, step: battles.choose_retreat(mind, tokens),
    "battle.sorcerer": lambda mind, tokens, step: tokens[0],
    "battle.advance": lambda mind, tokens, step: marshals.choose_advance(mind, tokens, step),
    # the Fellowship and the Hunt
    "fellowship.phase": lambda mind, tokens, step: hunt.choose_phase(mind, tokens),
    "fellowship.declare": lambda mind, tokens, step: hunt.choose_declared(mind, tokens),
    "fellowship.path": lambda mind, tokens, step: hunt.choose_path(mind, tokens, step),
    "fellowship.guide": lambda mind, tokens, step: hunt.choose_guide(mind, tokens),
    "fellowship.parting": lambda mind, tokens, step: companions.choose_parting(tokens),
    "fellowship.separate": lambda mind, tokens, step: companions.choose_separated(
        mind, tokens, step.men, step.bonus, step.level
    ),
    "fellowship.separated": lambda mind, tokens, step: companions.choose_destination(mind, tokens, step.men),
    "companions.move": lambda mind, tokens, step: companions.choose_mover(mind, tokens, step.group),
    "hunt.staff": lambda mind, tokens, step: hunt.choose_staff(mind, tokens),
    "hunt.mithril": lambda mind, tokens, step: hunt.choose_mithril(mind, tokens),
    "hunt.table_card": lambda mind, tokens, step: hunt.choose_table_card(mind, tokens),
    "hunt.guide": lambda mind, tokens, step: hunt.choose_guide_ability(mind, tokens),
    "hunt.casualty": lambda mind, tokens, step: hunt.choose_casualty(mind, tokens),
    "hunt.crebain": lambda mind, tokens, step: hunt.choose_crebain(mind, tokens),
    "hunt.reroll": lambda mind, tokens, step: hunt.choose_hunt_reroll(tokens),
    "hunt.sorrow": lambda mind, tokens, step: hunt.choose_sorrow(tokens),
    "hunt.balrog": lambda mind, tokens, step: tokens[0],
    "event.lure": lambda mind, tokens, step: hunt.choose_lured(mind, tokens, step.companion),
    "event.nazgul_strike": choose_strike,
    "event.lidless_eye": choose_eyes,
    # Nazgûl and Minions
    "minions.move": lambda mind, tokens, step: nazgul.choose_flier(mind, tokens),
    "minions.where": lambda mind, tokens, step: nazgul.choose_flight(mind, tokens, step.who, step.start),
    # musters
    "muster.figure": lambda mind, tokens, step: musters.choose_figure(mind, tokens, step.first, step.taken),
    "muster.where": lambda mind, tokens, step: musters.choose_site(mind, tokens, step.kind),
    "muster.one_each": lambda mind, tokens, step: musters.choose_site(mind, tokens, step.kind),
    "muster.diplomacy": lambda mind, tokens, step: musters.choose_nation(mind, tokens),
    "event.nation": lambda mind, tokens, step: musters.choose_nation(mind, tokens),
    "muster.character": lambda mind, tokens, step: musters.choose_newcomer(mind, tokens),
    "muster.character_where": lambda mind, tokens, step: musters.choose_entry(mind, tokens, step.character),
    # cards
    "event.play": choose_event,
    "event.another_card": choose_event,
    "event.draw": choose_draw,
    "event.guide_draw": choose_draw,
    "event.palantir_draw": choose_draw,
    "event.route": choose_discard,
    "event.separate_or_move": choose_ride,
}
"""By prompt; the tokens are all legal, and never a single one."""

FORESEEN: Final = (
    "army.passage",
    "event.another_way",
    "event.black_captain",
    "event.deserter",
    "event.dunlending",
    "event.dunlendings",
    "event.folly",
    "event.gain",
    "event.gain_where",
    "event.grey_company",
    "event.region",
    "event.scattered",
    "event.stormcrow",
    "event.up_to",
)
"""The small choices of cards that are tried and looked at; the Combat cards' questions have answers of their own."""
