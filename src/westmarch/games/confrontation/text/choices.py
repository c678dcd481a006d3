"""The questions and the answers in words: what a seat is asked, and what each of its tokens means now."""

from typing import Any, Final

from westmarch.games.confrontation.board import SIDES
from westmarch.games.confrontation.text.names import (
    CARD_HINTS,
    SPECIAL_HINTS,
    SPECIAL_NAMES,
    card,
    named,
    region,
    strength,
    title,
    with_face,
)
from westmarch.games.english import listed, sentence

View = dict[str, Any]

PROMPTS: Final[dict[str, str]] = {
    "setup.draft": "Which face of this tile will you play?",
    "setup.special_cards": "Which special card do you take?",
    "setup.place": "Whom do you place next?",
    "turn.action": "It is your turn. Who moves, or what comes before the move?",
    "turn.target": "Where to?",
    "turn.palantir": "Do you look into the Palantír before the turn goes on?",
    "turn.ambush": "The Fellowship is in the Mines of Moria. Does the Balrog strike?",
    "turn.end_shuffle": "Your turn is ending. Do you shuffle hidden pieces?",
    "special.a_king_revealed": "A King Revealed: which piece must Sauron move?",
    "special.crebain_of_dunland": "Crebain of Dunland: whom do they spy out?",
    "special.recall_to_mordor": "Recall to Mordor: who returns?",
    "special.extra_mover": "Who moves?",
    "special.extra_target": "Where to?",
    "attack.shuffle": "You are attacked. Do you shuffle your hidden pieces first?",
    "attack.opponent": "Whom do you fight?",
    "battle.change_fighter": "Does somebody else fight instead?",
    "battle.gwaihir": "Do you call Gwaihir?",
    "battle.fellowship_ability": "Do you use an ability?",
    "battle.sauron_ability": "Do you use an ability?",
    "battle.card": "Which card do you play?",
    "battle.show_card": "You must show your card first. Which one?",
    "battle.answer_card": "Sauron's card lies open. Which card do you answer with?",
    "battle.demand": "Do you make the Fellowship play another card?",
    "battle.another_card": "Saruman demands another card. Which one?",
    "battle.exchange": "Does the Mouth of Sauron exchange your card for the 4?",
    "battle.fetch": "Magic: which card do you fetch from those you have played?",
    "battle.retreat": "Where does your fighter retreat to?",
    "battle.support": "Does Gandalf support the fight?",
    "battle.wormtongue": "Wormtongue is beaten. Does he slip away?",
}

_PASSES: Final[dict[str, str]] = {
    "turn.palantir": "Do not look now",
    "turn.ambush": "Let them pass",
    "turn.end_shuffle": "End the turn",
    "attack.shuffle": "Do not shuffle",
    "battle.change_fighter": "No, the fighter stays",
    "battle.gwaihir": "Do not call Gwaihir",
    "battle.fellowship_ability": "Use no ability",
    "battle.sauron_ability": "Use no ability",
    "battle.demand": "Let the card stand",
    "battle.exchange": "Keep the card",
    "battle.support": "No support",
    "battle.wormtongue": "Let him be defeated",
}


def describe_prompt(decision: View) -> str:
    """The question that a decision asks."""
    prompt: str = decision["prompt"]
    about: View = decision["about"]
    question = PROMPTS.get(prompt) or sentence(prompt.replace("_", " ").replace(".", ": "))
    if prompt == "setup.place" and "character" in about:
        return f"Where does {named(about['character'])} start?"
    if prompt == "setup.special_cards":
        return f"{question} ({about['left']} to take)"
    if prompt == "turn.target":
        return f"Where does {named(about['character'])} go from {region(about['from'])}?"
    if prompt == "special.extra_target":
        return f"{SPECIAL_NAMES[about['card']]}: where does {named(about['character'])} go?"
    if prompt == "special.extra_mover":
        return f"{SPECIAL_NAMES[about['card']]}: who makes the extra move?"
    if prompt.startswith(("battle.", "attack.")) and "region" in about:
        return f"Battle in {region(about['region'])}. {question}"
    return question


def describe_token(token: str, view: View) -> str:
    """What choosing this token means for the seat of this view."""
    verb, _, subject = token.partition(" ")
    if verb == "pass":
        decision = view["decision"]
        return _PASSES.get(decision["prompt"] if decision else "", "Pass")
    if verb in ("to", "mines"):
        return _destination(verb, subject, view)
    if verb == "move":
        return f"Move {_with_strength(subject)}{_standing(subject, view)}"
    if verb == "place":
        return f"Place {_with_strength(subject)}"
    if verb == "face":
        return f"{with_face(subject)}, strength {strength(subject)}"
    if verb == "take":
        return f"{SPECIAL_NAMES[subject]}: {SPECIAL_HINTS[subject]}"
    if verb == "play":
        return f"Play {SPECIAL_NAMES[subject]}: {SPECIAL_HINTS[subject]}"
    if verb == "shuffle":
        return f"Shuffle your hidden pieces in {region(subject)}{_own_there(subject, view)}"
    if verb == "look":
        return f"Look into the Palantír: reveal {_enemies(subject, view) or 'the Fellowship'} in {region(subject)}"
    if verb == "target":
        return _target(subject, view)
    if verb in ("card", "fetch"):
        return f"{'Play' if verb == 'card' else 'Fetch'} {_card(subject)}"
    return _in_battle(verb, subject, view)


def _in_battle(verb: str, subject: str, view: View) -> str:
    if verb == "fight":
        return f"Fight {_with_strength(subject)}, who lies open"
    if verb == "draw":
        return "Draw one of the hidden pieces"
    if verb == "reveal":
        return f"Reveal {named(subject)}{_standing(subject, view)}"
    if verb == "switch":
        return f"Change places with {_with_strength(subject)}{_standing(subject, view)}"
    if verb == "declare":
        return "Declare that no cards are played in this battle"
    if verb == "demand":
        return "Demand another card"
    if verb == "exchange":
        return "Exchange your card for the 4"
    return f"{verb} {subject}".strip().replace("_", " ").capitalize()


def _with_strength(character: str) -> str:
    return f"{title(character)} ({strength(character)})"


def _card(name: str) -> str:
    hint = CARD_HINTS.get(name)
    return f"the {card(name)}" if hint is None else f"{card(name)}: {hint}"


def _destination(verb: str, subject: str, view: View) -> str:
    way = "Through the Mines of Moria to" if verb == "mines" else "To"
    enemies = _enemies(subject, view)
    return f"{way} {region(subject)}{', attacking ' + enemies if enemies else ''}"


def _standing(character: str, view: View) -> str:
    """Where one's own character stands."""
    for piece in _own(view):
        if piece["character"] == character:
            return f", in {region(piece['region'])}"
    return ""


def _own_there(name: str, view: View) -> str:
    there = [title(p["character"]) for p in _own(view) if p["region"] == name and not p["revealed"]]
    return f" ({listed(there)})" if there else ""


def _target(handle: str, view: View) -> str:
    """A piece that a special card names: the enemy's."""
    for piece in _enemy_pieces(view):
        if piece["piece"] == handle:
            return f"{_known(piece)} in {region(piece['region'])}"
    return handle


def _enemies(name: str, view: View) -> str:
    """The enemies in a region, as far as the seat knows them."""
    there = [_known(piece) for piece in _enemy_pieces(view) if piece["region"] == name]
    return listed(there) if there else ""


def _known(piece: View) -> str:
    may_be = piece.get("may_be", [])
    if piece["revealed"] is not None:
        return _with_strength(piece["revealed"])
    if len(may_be) == 1:
        return f"{piece['piece']}, known as {_with_strength(may_be[0])}"
    if 1 < len(may_be) <= 3:
        return f"{piece['piece']} ({listed([title(character) for character in may_be], 'or')})"
    return f"{piece['piece']}, unknown"


def _own(view: View) -> list[View]:
    own = view["table"]["side"]
    pieces: list[View] = [] if own is None else view["table"]["sides"][own]["pieces"]
    return pieces


def _enemy_pieces(view: View) -> list[View]:
    own = view["table"]["side"]
    return [piece for name in SIDES if name != own for piece in view["table"]["sides"][name]["pieces"]]
