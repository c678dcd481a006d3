"""Step 2 of a battle: who fights for the Fellowship, Gwaihir, the Fellowship's ability, then Sauron's.

CONF-COMBAT-08 to CONF-COMBAT-12, CONF-COMBAT-32
"""

from typing import Any, ClassVar, Final

from westmarch.games.confrontation import knowledge, narration, specials
from westmarch.games.confrontation.board import (
    BACKWARD,
    FELLOWSHIP,
    FORWARD,
    REGION_COUNT,
    SAURON,
    SIDEWAYS,
    is_mountain,
)
from westmarch.games.confrontation.cards import GWAIHIR
from westmarch.games.confrontation.deeds import enter, refuse_retreat, retreat_targets
from westmarch.games.confrontation.ending import check_arrival
from westmarch.games.confrontation.pieces import (
    ARAGORN_VARIANT,
    BOROMIR,
    FARAMIR,
    FLYING_NAZGUL,
    FRODO,
    FRODO_CLASSIC,
    GANDALF,
    GIMLI,
    GOLLUM,
    LEGOLAS,
    MERRY,
    ORCS,
    ORCS_CLASSIC,
    PER_SIDE,
    PIPPIN,
    SAM,
    SAM_CLASSIC,
    SARUMAN_CLASSIC,
    SARUMAN_VARIANT,
    SMEAGOL,
    WITCH_KING,
)
from westmarch.games.confrontation.state import Table
from westmarch.games.confrontation.steps.cardplay import begin_cards
from westmarch.games.confrontation.steps.results import defeat, leave_battle, region_name
from westmarch.games.confrontation.strength import able, against_warg
from westmarch.games.confrontation.words import DECLARE, LOOK, PASS, PLAY, REVEAL, SWITCH, TO
from westmarch.kernel.steps import Step


class ChangeFighter(Step[Table]):
    """Sam may step in for an attacked Frodo; Sméagol may change places with somebody near.

    CONF-CHAR-04, CONF-CHAR-05, CONF-CHAR-09, CONF-CHAR-12, CONF-CHARV-22 to CONF-CHARV-26, CONF-CHARV-57,
    CONF-INTER-27, CONF-INTER-28, CONF-HIDDEN-17, CONF-CHARV-25, CONF-INTER-08
    """

    PROMPT: ClassVar[str] = "battle.change_fighter"
    RULE: ClassVar[str] = "CONF-COMBAT-32"

    def seats(self, s: Table) -> int:
        if s.side == FELLOWSHIP:
            return 0  # both abilities are the defender's
        if s.fellow == FRODO:
            return s.asks(FELLOWSHIP) if sam_thinkable(s) else 0
        if s.character[s.fellow] == SMEAGOL and not against_warg(s) and partners(s):
            return s.asks(FELLOWSHIP)
        return 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        if s.fellow == FRODO:
            return [REVEAL + SAM_CLASSIC, PASS] if s.region[SAM] == s.field else [PASS]
        return [*(SWITCH + s.character[piece] for piece in partners(s)), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, FELLOWSHIP, "change_fighter", self.RULE)
        elif s.fellow == FRODO:
            knowledge.reveal(s, SAM, "sam_classic", "CONF-CHAR-04")
            self._take_over(s, SAM, "sam_classic", "CONF-CHAR-04")
        elif self._switch(s, (token - SWITCH) >> 1):
            return
        s.become(CALL_GWAIHIR)

    def _switch(self, s: Table, partner: int) -> bool:
        """Sméagol and his partner change places; True if the partner has won by it. CONF-CHARV-24, CONF-END-09"""
        smeagol = s.fellow
        away = s.region[partner]
        enter(s, smeagol, away)
        enter(s, partner, s.field)
        self._take_over(s, partner, "smeagol", "CONF-CHARV-22")
        knowledge.reveal(s, partner, "smeagol", "CONF-CHARV-57")
        return check_arrival(s, partner, s.field) or check_arrival(s, smeagol, away)

    def _take_over(self, s: Table, newcomer: int, cause: str, rule: str) -> None:
        narration.took_over(s, newcomer, s.fellow, cause, rule)
        s.fellow = newcomer

    def resolve(self, s: Table) -> None:
        s.become(CALL_GWAIHIR)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if s.fellow == FRODO:
            return "only Sam in the same region can fight in Frodo's stead", "CONF-CHAR-04"
        if is_mountain(s.field):
            return "in the mountains Sméagol changes places only forward or backward", "CONF-CHARV-23"
        return "Sméagol changes places with a character in an adjacent region", "CONF-CHARV-57"


def sam_thinkable(s: Table) -> bool:
    """Whether Sauron, from what is open, must reckon with Sam beside Frodo. CONF-HIDDEN-17"""
    if s.character[SAM] != SAM_CLASSIC or not s.alive(SAM) or against_warg(s):
        return False
    for piece in s.pieces_in(FELLOWSHIP, s.field):
        if piece != FRODO and s.may_be(piece, SAM):
            return True
    return False


def partners(s: Table) -> list[int]:
    """With whom Sméagol, alone in his region, may change places. CONF-CHARV-22, CONF-CHARV-23, CONF-CHARV-57"""
    if s.here(FELLOWSHIP, s.field) > 1:
        return []
    around = FORWARD[FELLOWSHIP][s.field] + BACKWARD[FELLOWSHIP][s.field] + SIDEWAYS[s.field]
    return [piece for piece in range(PER_SIDE) if s.region[piece] in around]


class CallGwaihir(Step[Table]):
    """The Fellowship may give its fighter Gwaihir's wings in place of its own ability.

    CONF-SPECIAL-22, CONF-SPECIAL-24, CONF-SPECIAL-25, CONF-SPECIAL-26, CONF-SPECIAL-41
    """

    PROMPT: ClassVar[str] = "battle.gwaihir"
    RULE: ClassVar[str] = "CONF-SPECIAL-22"

    def seats(self, s: Table) -> int:
        return s.asks(FELLOWSHIP) if specials.holds(s, GWAIHIR) and not against_warg(s) else 0

    def tokens(self, s: Table, seat: int) -> list[int]:
        return [PLAY + GWAIHIR, PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, FELLOWSHIP, "gwaihir", self.RULE)
        else:
            specials.spend(s, GWAIHIR, "CONF-SPECIAL-22")
            s.gwaihir = 1
        s.become(FELLOWSHIP_ABILITY)

    def resolve(self, s: Table) -> None:
        s.become(FELLOWSHIP_ABILITY)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return region_name(s)


class FellowshipAbility(Step[Table]):
    """The Fellowship resolves its fighter's ability first.

    CONF-COMBAT-08, CONF-COMBAT-12, CONF-RETREAT-01, CONF-RETREAT-11, CONF-GEN-08, CONF-GEN-09, CONF-INTER-04,
    CONF-INTER-10, CONF-INTER-13, CONF-INTER-14, CONF-INTER-15, CONF-INTER-20
    """

    PROMPT: ClassVar[str] = "battle.fellowship_ability"
    RULE: ClassVar[str] = "CONF-COMBAT-08"

    def seats(self, s: Table) -> int:
        if fellowship_retreats(s) or self._may_declare(s) or frodo_thinkable(s):
            return s.asks(FELLOWSHIP)
        return 0

    def _may_declare(self, s: Table) -> bool:
        """Variant Aragorn, defending. CONF-CHARV-10"""
        return s.side == SAURON and able(s, ARAGORN_VARIANT)

    def tokens(self, s: Table, seat: int) -> list[int]:
        found = [TO + region for region in fellowship_retreats(s)]
        if self._may_declare(s):
            found.append(DECLARE)
        if frodo_thinkable(s) and s.region[FRODO] == s.field:
            found.append(REVEAL + s.character[FRODO])
        found.append(PASS)
        return found

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token == PASS:
            narration.declined(s, FELLOWSHIP, "ability", self.RULE)
        elif token == DECLARE:
            s.no_cards = 1
            narration.no_cards(s, s.fellow, "CONF-CHARV-10")
        elif token >= TO and token < TO + REGION_COUNT:
            cause = "gwaihir" if s.gwaihir else narration.name(s, s.fellow)
            leave_battle(s, s.fellow, token - TO, cause, "CONF-RETREAT-01")
            return
        else:
            knowledge.reveal(s, FRODO, "sam_classic", "CONF-CHAR-06")
        s.become(SAURON_ABILITY)

    def resolve(self, s: Table) -> None:
        if able(s, BOROMIR):  # CONF-CHAR-26
            defeat(s, 1 << s.fellow | 1 << s.shadow, "boromir", "CONF-CHAR-26")
        elif able(s, MERRY) and s.shadow == WITCH_KING:  # CONF-CHAR-15
            defeat(s, 1 << s.shadow, "merry", "CONF-CHAR-15")
        elif able(s, LEGOLAS) and s.shadow == FLYING_NAZGUL:  # CONF-CHAR-24
            defeat(s, 1 << s.shadow, "legolas", "CONF-CHAR-24")
        elif able(s, GIMLI) and s.shadow == ORCS:  # CONF-CHAR-25
            defeat(s, 1 << s.shadow, "gimli", "CONF-CHAR-25")
        else:
            s.become(SAURON_ABILITY)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {**region_name(s), "character": narration.name(s, s.fellow)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if TO <= token < TO + REGION_COUNT and retreat_directions(s):
            return refuse_retreat(s, FELLOWSHIP, token - TO, retreat_directions(s))
        return "the fighting character has no such ability now", "CONF-COMBAT-10"


def fellowship_retreats(s: Table) -> list[int]:
    """Where the Fellowship's fighter may retreat by an ability.

    CONF-CHAR-01 (classic Frodo), CONF-CHAR-13 (Pippin), CONF-CHARV-21 (Faramir), CONF-SPECIAL-22 (Gwaihir); never
    against the Warg (CONF-INTER-01) or classic Saruman (CONF-CHAR-46, CONF-INTER-09)

    CONF-INTER-07, CONF-SPECIAL-23
    """
    if against_warg(s) or s.character[s.shadow] == SARUMAN_CLASSIC:
        return []
    return retreat_targets(s, FELLOWSHIP, retreat_directions(s))


def retreat_directions(s: Table) -> tuple[int, ...]:
    """The regions that the ability of the Fellowship's fighter points to, as far as direction goes.

    CONF-CHAR-02, CONF-CHAR-03, CONF-CHAR-14
    """
    if s.gwaihir:
        return SIDEWAYS[s.field] + BACKWARD[FELLOWSHIP][s.field]
    fighter = s.character[s.fellow]
    if fighter == FRODO_CLASSIC and s.side == SAURON:
        return SIDEWAYS[s.field]
    if fighter == PIPPIN and s.side == FELLOWSHIP:
        return BACKWARD[FELLOWSHIP][s.field]
    if fighter == FARAMIR and s.side == FELLOWSHIP:
        return SIDEWAYS[s.field]
    return ()


def frodo_thinkable(s: Table) -> bool:
    """Whether classic Sam may ask for Frodo to be revealed: Sauron cannot rule out that Frodo is there.

    CONF-CHAR-06, CONF-CHAR-07, CONF-CHAR-09, CONF-CHAR-12, CONF-HIDDEN-17. A Frodo who lies open already needs no
    question (CONF-CHAR-08).
    """
    if not able(s, SAM_CLASSIC):
        return False
    for piece in s.hidden_in(FELLOWSHIP, s.field):
        if s.may_be(piece, FRODO):
            return True
    return False


class SauronAbility(Step[Table]):
    """Then Sauron resolves his.

    CONF-COMBAT-08, CONF-COMBAT-11, CONF-CHAR-10, CONF-CHAR-50, CONF-CHAR-51, CONF-CHAR-52, CONF-CHARV-53,
    CONF-SPECIAL-27, CONF-INTER-11
    """

    PROMPT: ClassVar[str] = "battle.sauron_ability"
    RULE: ClassVar[str] = "CONF-COMBAT-08"

    def seats(self, s: Table) -> int:
        fighter = s.character[s.shadow]
        if fighter == SARUMAN_CLASSIC:
            return 0 if s.no_cards else s.asks(SAURON)  # CONF-CHAR-47, CONF-CHARV-11
        if fighter == GOLLUM and self._gollum_retreats(s):
            return s.asks(SAURON)
        return 0

    def _gollum_retreats(self, s: Table) -> list[int]:
        """CONF-CHARV-52, CONF-CHARV-54"""
        return retreat_targets(s, SAURON, FORWARD[SAURON][s.field])

    def tokens(self, s: Table, seat: int) -> list[int]:
        if s.character[s.shadow] == SARUMAN_CLASSIC:
            found = [DECLARE]
        else:
            found = [TO + region for region in self._gollum_retreats(s)]
        return [*found, *specials.palantir_tokens(s), PASS]

    def choose(self, s: Table, seat: int, token: int) -> None:
        if token >= LOOK and token < LOOK + REGION_COUNT:
            specials.look_into(s, token - LOOK)
            return
        if token >= TO and token < TO + REGION_COUNT:
            leave_battle(s, s.shadow, token - TO, "gollum", "CONF-CHARV-52")  # CONF-CHARV-55
            return
        if token == DECLARE:
            s.no_cards = 1
            narration.no_cards(s, s.shadow, "CONF-CHAR-47")
        else:
            narration.declined(s, SAURON, "ability", self.RULE)
        begin_cards(s)

    def resolve(self, s: Table) -> None:
        fighter = s.character[s.shadow]
        if fighter == ORCS_CLASSIC and s.side == SAURON and s.battles == 1:
            # CONF-CHAR-49 to CONF-CHAR-53, CONF-INTER-03, CONF-INTER-05, CONF-INTER-06
            defeat(s, 1 << s.fellow, "orcs_classic", "CONF-CHAR-49")
        elif fighter == SARUMAN_VARIANT and s.fellow == GANDALF:
            defeat(s, 1 << s.fellow, "saruman_variant", "CONF-CHARV-33")  # CONF-INTER-21
        else:
            begin_cards(s)

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        return {**region_name(s), "character": narration.name(s, s.shadow)}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        if TO <= token < TO + REGION_COUNT and s.character[s.shadow] == GOLLUM:
            return refuse_retreat(s, SAURON, token - TO, FORWARD[SAURON][s.field])
        return "the fighting character has no such ability now", "CONF-COMBAT-10"


# A step without numbers of its own never changes: one of each is enough for all games.
CHANGE_FIGHTER: Final = ChangeFighter()
CALL_GWAIHIR: Final = CallGwaihir()
FELLOWSHIP_ABILITY: Final = FellowshipAbility()
SAURON_ABILITY: Final = SauronAbility()
