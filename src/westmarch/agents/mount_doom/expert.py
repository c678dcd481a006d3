"""The expert: the strongest player of Adventure to Mount Doom, for any of its seats.

Every turn is reckoned to its end over all that dice and cards can bring (`turn`, `moments`, `encounters`), and what it
leads to is judged by small networks (`judgement`); the last stage is reckoned out (`last_stage`).
"""

from typing import Final

from westmarch.agents.mount_doom.answering import Answering, as_it_comes
from westmarch.agents.mount_doom.chances import FACES
from westmarch.agents.mount_doom.dice import changeable, lying, reader
from westmarch.agents.mount_doom.encounters import Encounters, charged, without_card
from westmarch.agents.mount_doom.judgement import Judgement
from westmarch.agents.mount_doom.last_stage import HELP, LastStage, unseen_of
from westmarch.agents.mount_doom.lot import Lot, lot_of
from westmarch.agents.mount_doom.moments import KEPT, Dice, Moment, at_any_time, waiting, with_treebeard
from westmarch.agents.mount_doom.outcomes import after_loss, best_of, helped, led, room_for_treebeard
from westmarch.agents.mount_doom.reckoning import Faces
from westmarch.agents.mount_doom.turn import Plan, Tile
from westmarch.games.mount_doom.board import (
    BATTLE,
    BLACK_1,
    BLACK_2,
    CRATER,
    EVENT,
    FIGURE_COUNT,
    HEART,
    MINAS_MORGUL,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    RING_BEARER,
    destination,
)
from westmarch.games.mount_doom.cards import (
    ARMY_OF_THE_DEAD,
    ARWEN,
    ELROND,
    EOWYN,
    FARAMIR,
    FARAMIRS_STEPS,
    HEARTS_GAINED,
    NO_CARD,
    POWER,
    SUPPORT,
    THEODEN,
    TREEBEARD,
    TRICK,
    VISION,
    WRATH,
    losses_of,
)
from westmarch.games.mount_doom.state import Table
from westmarch.games.mount_doom.steps.battles import Thrown
from westmarch.games.mount_doom.steps.courage import BeforeLoss
from westmarch.games.mount_doom.steps.encounters import AfterEncounter, SymbolMove
from westmarch.games.mount_doom.steps.enemies import ReadDie, WitchKingsDie
from westmarch.games.mount_doom.steps.final import FinalRolled
from westmarch.games.mount_doom.steps.helpers import RollAgain, SetDie, SetFace
from westmarch.games.mount_doom.steps.moving import OnEventSpace
from westmarch.games.mount_doom.steps.resolving import ResolveDice
from westmarch.games.mount_doom.steps.rolling import FirstRoll, PlaceColoured, SecondRoll
from westmarch.games.mount_doom.steps.turn import GandalfsSupport
from westmarch.games.mount_doom.words import (
    ADVANCE,
    DIE,
    DISCARD,
    FACE,
    KEEP,
    LEAD,
    PASS,
    PLACE,
    REMOVE,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    TAKE,
    USE,
)

MOST_PLANS: Final = 64
"""So many turns and pages are remembered."""

KEPT_IN_LOGITS: Final = 0.03
"""What a card has to gain on the first roll above its price."""


class Expert(Answering):
    """Plays any seat of Adventure to Mount Doom."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chances = Judgement()
        self.encounters = Encounters(self.chances)
        self.tile = Tile(self.chances, self.encounters)
        self._plans: dict[tuple[object, ...], Plan] = {}
        self._pages: dict[tuple[object, ...], list[float]] = {}
        self._last: LastStage | None = None

    def _answer(self, s: Table, prompt: str, legal: list[int]) -> int:
        lot = lot_of(s)
        if prompt in ("card.elrond", "card.which_die", "card.which_face"):
            return self._gesture(s, lot, legal)
        if lot.stage == MOUNT_DOOM:
            return self._at_last(s, lot, prompt, legal)
        phase = prompt.partition(".")[0]
        if prompt == "turn.begin":
            return self._begin(lot, legal)
        if phase == "roll":
            return self._roll(s, lot, prompt, legal)
        if phase == "stage":
            return self._vision(s, prompt)
        if prompt == "card.support":
            return self._dice_card(s, lot, legal) or self._support(s, lot, legal)
        if prompt == "dice.after_roll":
            return self._dice_card(s, lot, legal) or PASS
        moment = Moment(s, lot, self.tile)
        if phase == "battle":
            return self._battle(moment, prompt, legal)
        if phase == "card":
            return self._card(s, moment, prompt, legal)
        if phase == "enemy":
            return self._enemy(s, moment, prompt, legal)
        return self._other(s, moment, prompt, legal)

    # --- before the turn ---------------------------------------------------------------------------------------------

    def plan(self, lot: Lot) -> Plan:
        """The turn that begins with this lot, reckoned before its first roll."""
        key = lot.key()
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            found = self._plans[key] = Plan(lot, self.chances, self.encounters)
        return found

    def _begin(self, lot: Lot, legal: list[int]) -> int:
        """A card that helps now more than later; else the better of the two dice of the first roll."""
        win = self.chances.win
        best, chosen = win(lot) + KEPT, -1
        for token, after in at_any_time(lot, legal):
            worth = win(after)
            if worth > best:
                best, chosen = worth, token
        if USE + FARAMIR in legal:
            worth = self._faramir(lot)[0]
            if worth > best:
                best, chosen = worth, USE + FARAMIR
        if USE + SUPPORT in legal and self._best_of_five(lot.without(SUPPORT)) > best:
            chosen = USE + SUPPORT
        return TAKE + self.plan(lot).pair[0] if chosen < 0 else chosen

    def _faramir(self, lot: Lot) -> tuple[float, int]:
        used = lot.without(FARAMIR)
        return max([(self.chances.win(self.encounters.move(used, RING_BEARER, n, False)), n) for n in FARAMIRS_STEPS])

    def _moves(self, lot: Lot, die: int) -> list[float]:
        return [self.chances.win(self.encounters.move(lot, die, face, True)) for face in FACES]

    def _best_of_five(self, lot: Lot) -> float:
        """Gandalf's Support: the best of five coloured dice, on average."""
        return best_of([self._moves(lot, die) for die in range(FIGURE_COUNT)])

    def _support(self, s: Table, lot: Lot, legal: list[int]) -> int:
        kept = [token for token in legal if DIE <= token < DIE + FIGURE_COUNT]
        moved = [self.encounters.move(lot, token - DIE, s.face[token - DIE], True) for token in kept]
        worths = [self.chances.win(after) for after in moved]
        return kept[worths.index(max(worths))]

    # --- the roll phase ----------------------------------------------------------------------------------------------

    def _roll(self, s: Table, lot: Lot, prompt: str, legal: list[int]) -> int:
        if prompt == "roll.second_die":
            first = next(die for die in range(FIGURE_COUNT) if TAKE + die not in legal)
            pair = self.plan(lot).pair
            return TAKE + (pair[1] if pair[0] == first else pair[0])
        if prompt == "roll.third_die":
            left = next(die for die in range(FIGURE_COUNT) if s.rolled >> die & 1)
            page = self._page_1(lot, s.face[s.tile[0]] - 1, s.tile[1], s.face[s.tile[1]], left)
            return max(legal, key=lambda token: page[token - TAKE])
        if prompt == "roll.place_second":
            return self._dice_card(s, lot, legal) or PLACE + self._second(s, lot, lying(s))[1]
        if prompt == "roll.place_black":
            card = self._dice_card(s, lot, legal)
            if card:
                return card
        coloured = [die for die in range(FIGURE_COUNT) if s.rolled >> die & 1]
        top = s.stack[-1]
        blacks = [top.black] if isinstance(top, PlaceColoured) else [BLACK_1, BLACK_2]
        best, chosen = -1.0, (blacks[0], coloured[0])
        for black in blacks:
            for die in coloured:
                left = coloured[1] if die == coloured[0] else coloured[0]
                worth = max(self._page_1(lot, s.face[black] - 1, die, s.face[die], left))
                if worth > best:
                    best, chosen = worth, (black, die)
        return PLACE + (chosen[1] if isinstance(top, PlaceColoured) else chosen[0])

    def _page_1(self, lot: Lot, slot: int, die: int, face: int, left: int) -> list[float]:
        """What page 1 is worth, by the third die."""
        key = (slot, die, face, left, *lot.key())
        found = self._pages.get(key)
        if found is None:
            if len(self._pages) >= MOST_PLANS:
                self._pages.clear()
            prices = self.plan(lot).prices
            found = self._pages[key] = self.tile.page_1(lot, slot, die, face, left, prices)
        return found

    def _second(self, s: Table, lot: Lot, faces: Faces) -> tuple[float, int]:
        """The chance with the better coloured die on page 2, and that die, if the second roll shows these faces."""
        dice = waiting(s)
        dice += [(die, face) for die, face in faces.items() if die >= FIGURE_COUNT]
        return max([(self.tile.rest(lot, [*dice, (die, faces[die])]), die) for die in faces if die < FIGURE_COUNT])

    # --- cards that change dice --------------------------------------------------------------------------------------

    def _worth(self, s: Table, lot: Lot, faces: Faces) -> float:
        """The chance to win with a roll, by the step that will read it."""
        by = reader(s)
        face = next(iter(faces.values()))
        if isinstance(by, SecondRoll):
            return self._second(s, lot, faces)[0]
        if isinstance(by, GandalfsSupport):
            moved = [self.encounters.move(lot, die, shown, True) for die, shown in faces.items()]
            return max([self.chances.win(after) for after in moved])
        if isinstance(by, WitchKingsDie):
            return Moment(s, lot, self.tile).witch_king(lot, face, by.dice)
        if isinstance(by, ReadDie | FinalRolled):
            return self._last_roll(lot, by, face)
        dice: Dice = [(die, faces.get(die, shown)) for die, shown in waiting(s)]  # Denethor's throw
        return self.tile.rest(lot, dice)

    def _last_roll(self, lot: Lot, by: ReadDie | FinalRolled, face: int) -> float:
        """The same on the last stage: the die of the turn, or one that a card demands."""
        last, togo, hand = self._last_stage(lot), CRATER - lot.figure[RING_BEARER], lot.hand & HELP
        if isinstance(by, FinalRolled):
            return last.met(togo, lot.courage, hand, lot.track, unseen_of(lot), face - 1)
        slot, hearts = lot.track.index(by.card), losses_of(by.card)[face]
        return last.paid(togo, lot.courage, hand, lot.track, unseen_of(lot), slot, hearts)

    def _options(self, s: Table, lot: Lot, card: int) -> list[tuple[float, int, int]]:
        """What a card could make of the roll: the worth, the die and (unless Elrond throws it) the face.

        The first roll is reckoned in logits, from which the price of the card is taken off.
        """
        faces = lying(s)
        first = isinstance(reader(s), FirstRoll)
        found: list[tuple[float, int, int]] = []
        for die in changeable(card, faces):
            shown = [{**faces, die: face} for face in FACES]
            if first:
                plan = self.plan(lot)
                worths = [self._first(plan, roll) - plan.prices.of(card) for roll in shown]
            else:
                worths = [self._worth(s, lot.without(card), roll) for roll in shown]
            if card == ELROND:
                found.append((sum(worths, 0.0) / len(worths), die, 0))
            else:
                found += [(worth, die, face) for face, worth in zip(FACES, worths, strict=True)]
        return found

    def _first(self, plan: Plan, faces: Faces) -> float:
        """A first roll in logits."""
        one, other = [die for die in faces if die < FIGURE_COUNT]
        slot = max([plan.slots[face - 1] for die, face in faces.items() if die >= FIGURE_COUNT])
        return slot + plan.roll(one, faces[one], other, faces[other])

    def _dice_card(self, s: Table, lot: Lot, legal: list[int]) -> int:
        """The card that gains most, if any does; 0 if none."""
        cards = [card for card in (ELROND, TRICK, POWER) if USE + card in legal]
        if not cards:
            return 0
        if isinstance(reader(s), FirstRoll):
            best = self._first(self.plan(lot), lying(s)) + KEPT_IN_LOGITS
        else:
            best = self._worth(s, lot, lying(s)) + KEPT
        chosen = 0
        for card in cards:
            worth = max([option[0] for option in self._options(s, lot, card)])
            if worth > best:
                best, chosen = worth, USE + card
        return chosen

    def _gesture(self, s: Table, lot: Lot, legal: list[int]) -> int:
        """Which die, and which face, once the card is chosen."""
        top = s.stack[-1]
        if isinstance(top, RollAgain):
            if legal[0] - DIE >= BATTLE:
                return legal[0]
            return DIE + max(self._options(s, lot, ELROND))[1]
        if isinstance(top, SetFace):
            options = [option for option in self._options(s, lot, top.card) if option[1] == top.die]
            return FACE + max(options)[2] - 1
        assert isinstance(top, SetDie)
        return DIE + max(self._options(s, lot, top.card))[1]

    # --- in the middle of the turn -----------------------------------------------------------------------------------

    def _battle(self, moment: Moment, prompt: str, legal: list[int]) -> int:
        if prompt == "battle.before":
            return moment.before_battle(legal)
        if prompt == "battle.thrown":
            top = moment.s.stack[-1]
            return moment.thrown(isinstance(top, Thrown) and top.second == 1)
        return moment.gandalfs_face(legal) if prompt == "battle.gandalf" else moment.boromir()

    def _card(self, s: Table, moment: Moment, prompt: str, legal: list[int]) -> int:
        lot = moment.lot
        if prompt == "card.faramir":
            return ADVANCE + self._faramir(lot)[1]
        judge = moment.win if s.enemy == NO_CARD else moment.fought
        if prompt == "card.theoden":
            return LEAD + max([(judge(after), companion) for companion, after in led(lot)])[1]
        return max([(judge(after), token) for token, after in with_treebeard(lot) if token in legal])[1]

    def _enemy(self, s: Table, moment: Moment, prompt: str, legal: list[int]) -> int:
        lot = moment.lot
        if prompt == "enemy.witch_king":
            return USE + EOWYN
        if prompt == "enemy.wormtongue":
            return max(legal, key=lambda token: moment.win(lot.without(token - DISCARD)))
        if prompt == "enemy.denethor":
            return max(legal, key=lambda token: moment.denethor(self.tile, token - DIE))
        slot = s.slot_of(ARMY_OF_THE_DEAD)
        worths: list[tuple[float, int]] = []
        for way, token in ((-1, SHIFT_LEFT), (1, SHIFT_RIGHT)):
            shifted = moment.encounters.shifted(lot, slot, way)
            if shifted is not None:
                worths.append((moment.win(shifted), token))
        return max(worths)[1]

    def _other(self, s: Table, moment: Moment, prompt: str, legal: list[int]) -> int:
        lot, top = moment.lot, s.stack[-1]
        if isinstance(top, SymbolMove):
            figure = top.figure
            return max(legal, key=lambda token: moment.win(moment.encounters.move(lot, figure, token - ADVANCE, False)))
        if isinstance(top, BeforeLoss):
            return self._before_loss(moment, top.hearts)
        if isinstance(top, AfterEncounter):
            return self._wrath(s, moment, top.card)
        if isinstance(top, OnEventSpace):
            struck = charged(lot, 1) if EVENT[lot.figure[top.figure]] == HEART else lot.with_nazgul()
            return USE + ARWEN if moment.win(lot.without(ARWEN)) >= moment.win(struck) else PASS
        if isinstance(top, ResolveDice):
            if USE + THEODEN in legal and not waiting(s) and self._last_chance(lot):
                return USE + THEODEN
            return moment.anytime(legal) or PASS
        return as_it_comes(legal)

    def _last_chance(self, lot: Lot) -> bool:
        """Before the company is counted at Minas Morgul Théoden can bring one more."""
        if lot.stage != MINAS_MORGUL or lot.figure[RING_BEARER] != MINAS_MORGUL_SPACE:
            return False
        return any(destination(MINAS_MORGUL - 1) <= space < MINAS_MORGUL_SPACE for space in lot.figure[1:])

    def _wrath(self, s: Table, moment: Moment, card: int) -> int:
        removed = without_card(moment.lot, s.slot_of(card))
        return USE + WRATH if moment.win(removed) > moment.win(moment.lot) + KEPT else PASS

    def _before_loss(self, moment: Moment, hearts: int) -> int:
        """Treebeard helps now if that is better than to keep him."""
        lot = moment.lot
        now, then = after_loss(lot, hearts), after_loss(helped(lot), hearts)
        return USE + TREEBEARD if moment.win(then) > moment.win(now) + (KEPT if now.courage > 0 else 0.0) else PASS

    # --- between stages, and the last one ----------------------------------------------------------------------------

    def _vision(self, s: Table, prompt: str) -> int:
        """Gandalf's Vision is kept for the last stage: there a bad card less counts most."""
        if prompt == "stage.vision":
            return USE + VISION if s.stage == MINAS_MORGUL else PASS
        seen = s.stacks[s.stage + 1][-1]  # by everybody
        return KEEP if HEARTS_GAINED[seen] else REMOVE

    def _last_stage(self, lot: Lot) -> LastStage:
        if self._last is None or self._last.nazgul != lot.nazgul:
            self._last = LastStage(lot.nazgul)
        return self._last

    def _at_last(self, s: Table, lot: Lot, prompt: str, legal: list[int]) -> int:
        last, top = self._last_stage(lot), s.stack[-1]
        room = room_for_treebeard(lot)
        if isinstance(top, BeforeLoss):
            return USE + TREEBEARD if USE + TREEBEARD in legal and (room or lot.courage <= top.hearts) else PASS
        if USE + TREEBEARD in legal and room:
            return USE + TREEBEARD
        if isinstance(top, AfterEncounter):
            left = CRATER - lot.figure[RING_BEARER] - (0 if s.webbed else 1)
            slot, unseen = s.slot_of(top.card), unseen_of(lot)
            struck = last.struck(left, lot.courage, lot.hand & HELP, lot.track, unseen, slot)
            return USE + WRATH if struck > last.turn(left, lot.courage, lot.hand & HELP, lot.track, unseen) else PASS
        if prompt in ("final.rolled", "dice.after_roll"):
            return self._dice_card(s, lot, legal) or PASS
        return as_it_comes(legal)
