"""What the log says: every event of Adventure to Mount Doom and what brought it about. All seats hear the same.

Search plays with nobody listening (`s.events is None`), so each of these begins by looking whether anybody does.
"""

from westmarch.games.mount_doom.board import BATTLE, BATTLE_FACES, COLOURED, DICE, DIE_COUNT, FIGURES, STAGES, WAITING
from westmarch.games.mount_doom.cards import CARDS, NO_CARD
from westmarch.games.mount_doom.state import Table
from westmarch.kernel.events import Event, Facts


def _tell(s: Table, kind: str, facts: Facts, cause: str, rule: str, news: bool = False) -> None:
    if s.events is not None:
        s.events.append(Event(kind, facts, cause, rule, news=s.everybody() if news else 0))


def _face(die: int, face: int) -> int | str:
    return BATTLE_FACES[face] if die == BATTLE else face


# --- the turn -------------------------------------------------------------------------------------------------------


def turn_begins(s: Table) -> None:
    if s.events is not None:
        facts = {"seat": s.seats[s.active], "number": s.turns + 1, "stage": STAGES[s.stage]}
        _tell(s, "turn", facts, "", "DOOM-TURN-03")


def rolled(s: Table, cause: str, rule: str) -> None:
    """The dice of the roll that has just been made."""
    if s.events is not None:
        dice = {DICE[die]: _face(die, s.face[die]) for die in range(DIE_COUNT) if s.rolled >> die & 1}
        _tell(s, "rolled", {"dice": dice}, cause, rule, news=True)


def rerolled(s: Table, die: int, old: int, cause: str, rule: str) -> None:
    if s.events is not None:
        facts = {"die": DICE[die], "from": _face(die, old), "to": _face(die, s.face[die])}
        _tell(s, "rerolled", facts, cause, rule, news=True)


def roll_stands(s: Table) -> None:
    if s.events is not None:
        _tell(s, "roll_stands", {"seat": s.seats[s.active]}, "", "DOOM-ALLY-07")


def die_set(s: Table, die: int, old: int, card: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "die_set", {"die": DICE[die], "from": old, "to": s.face[die]}, CARDS[card], rule)


def page_filled(s: Table, page: int, rule: str) -> None:
    if s.events is not None:
        black = s.tile[2 * page]
        coloured = s.tile[2 * page + 1]
        facts = {"page": page + 1, "dice": {DICE[black]: s.face[black], DICE[coloured]: s.face[coloured]}}
        _tell(s, "page_filled", facts, "", rule)


def die_resolved(s: Table, die: int, face: int) -> None:
    if s.events is not None:
        _tell(s, "die_resolved", {"die": DICE[die], "face": face}, "", "DOOM-ACTION-01")


# --- figures and courage --------------------------------------------------------------------------------------------


def moved(s: Table, figure: int, start: int, cause: str, rule: str) -> None:
    if s.events is not None:
        target = s.figure[figure]
        facts: Facts = {"figure": FIGURES[figure], "from": start, "to": None if target == WAITING else target}
        _tell(s, "waits" if target == WAITING else "moved", facts, cause, rule)


def stays(s: Table, figure: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "stays", {"figure": FIGURES[figure]}, "", rule)


def courage(s: Table, before: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "courage", {"from": before, "to": s.courage}, cause, rule)


def uruks_placed(s: Table, count: int) -> None:
    if s.events is not None:
        _tell(s, "uruk_hai_placed", {"count": count, "in_isengard": s.uruks()}, "saruman", "DOOM-CARD-05")


def uruk_removed(s: Table, chieftain: bool, rule: str) -> None:
    if s.events is not None:
        facts = {"chieftain": chieftain, "in_isengard": s.uruks()}
        _tell(s, "uruk_hai_removed", facts, "uruk_hai", rule)


def ents_march(s: Table) -> None:
    if s.events is not None:
        _tell(s, "ents_march", {"in_isengard": s.uruks()}, "treebeard", "DOOM-CARD-24")


def nazgul_placed(s: Table, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "nazgul_placed", {"at_minas_morgul": s.nazgul}, cause, rule)


def nazgul_slain(s: Table) -> None:
    if s.events is not None:
        _tell(s, "nazgul_slain", {}, "eowyn", "DOOM-CARD-15")


def nothing_happens(s: Table, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "nothing_happens", {}, cause, rule)


def gandalf_locked(s: Table) -> None:
    if s.events is not None:
        _tell(s, "gandalf_locked", {}, "balrog", "DOOM-CARD-07")


def gandalf_free(s: Table) -> None:
    if s.events is not None:
        _tell(s, "gandalf_free", {}, "balrog", "DOOM-CARD-07")


# --- cards ----------------------------------------------------------------------------------------------------------


def turned_up(s: Table, slot: int, card: int) -> None:
    if s.events is not None:
        _tell(s, "turned_up", {"slot": slot + 1, "card": CARDS[card]}, "", "DOOM-ENCOUNTER-02", news=True)


def activated(s: Table, slot: int, card: int) -> None:
    if s.events is not None:
        _tell(s, "activated", {"slot": slot + 1, "card": CARDS[card]}, "", "DOOM-ENCOUNTER-01")


def ally_taken(s: Table, slot: int, card: int) -> None:
    if s.events is not None:
        facts = {"slot": slot + 1, "card": CARDS[card], "seat": s.seats[s.active]}
        _tell(s, "ally_taken", facts, "", "DOOM-ENCOUNTER-03")


def card_used(s: Table, card: int, rule: str) -> None:
    if s.events is not None:
        _tell(s, "card_used", {"card": CARDS[card], "seat": s.seats[s.active]}, "", rule)


def card_discarded(s: Table, card: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "card_discarded", {"card": CARDS[card], "seat": s.seats[s.active]}, cause, rule)


def card_removed(s: Table, slot: int, card: int, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "card_removed", {"slot": slot + 1, "card": CARDS[card]}, cause, rule)


def army_shifted(s: Table, start: int, target: int) -> None:
    if s.events is not None:
        _tell(s, "army_shifted", {"from": start + 1, "to": target + 1}, "army_of_the_dead", "DOOM-CARD-31")


def gandalf_card(s: Table, card: int, rule: str) -> None:
    """A card of Gandalf's is drawn, or (NO_CARD) goes to the box unseen."""
    if s.events is not None:
        if card == NO_CARD:
            _tell(s, "gandalf_boxed", {"left": len(s.gandalf_stack)}, "", rule)
        else:
            facts = {"card": CARDS[card], "seat": s.seats[s.active], "left": len(s.gandalf_stack)}
            _tell(s, "gandalf_drawn", facts, "", rule, news=True)


def vision(s: Table, card: int) -> None:
    if s.events is not None:
        facts = {"card": CARDS[card], "stage": STAGES[s.stage + 1]}
        _tell(s, "foreseen", facts, "gandalfs_vision", "DOOM-GANDALF-03", news=True)


def vision_answered(s: Table, card: int, removed: bool) -> None:
    if s.events is not None:
        kind = "vision_removed" if removed else "vision_kept"
        _tell(s, kind, {"card": CARDS[card]}, "gandalfs_vision", "DOOM-GANDALF-04")


# --- battles --------------------------------------------------------------------------------------------------------


def battle(s: Table) -> None:
    if s.events is not None:
        support = [FIGURES[companion] for companion in range(1, COLOURED) if s.supports(companion)]
        _tell(s, "battle", {"enemy": CARDS[s.enemy], "support": support}, CARDS[s.enemy], "DOOM-COMBAT-01")


def battle_over(s: Table, won: bool, cause: str, rule: str) -> None:
    if s.events is not None:
        _tell(s, "battle_won" if won else "battle_lost", {"enemy": CARDS[s.enemy]}, cause, rule)


def event_cancelled(s: Table, figure: int) -> None:
    if s.events is not None:
        facts = {"figure": FIGURES[figure], "space": s.figure[figure]}
        _tell(s, "event_cancelled", facts, "arwen", "DOOM-CARD-09")


# --- stages ---------------------------------------------------------------------------------------------------------


def stage_ends(s: Table) -> None:
    if s.events is not None:
        _tell(s, "stage_ends", {"stage": STAGES[s.stage]}, "", "DOOM-STAGE-04")


def stage_begins(s: Table) -> None:
    if s.events is not None:
        shown = [None if s.is_hidden(i) or s.slot[i] == NO_CARD else CARDS[s.slot[i]] for i in range(6)]
        _tell(s, "stage_begins", {"stage": STAGES[s.stage], "track": shown}, "", "DOOM-STAGE-08", news=True)


def game_over(s: Table, won: bool, reason: str, cause: str, rule: str) -> None:
    if s.events is not None:
        facts = {"won": won, "reason": reason, "stage": STAGES[s.stage], "turns": s.turns + 1}
        _tell(s, "game_over", facts, cause, rule)
