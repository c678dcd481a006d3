"""The questions and the answers in words: what a seat is asked, and what each of its tokens means now."""

from typing import Any, Final

from westmarch.games.card_game.text.names import card, cards, location, says, source, with_icons
from westmarch.games.card_game.text.sayings import CARDS, LOCATIONS
from westmarch.games.english import sentence

View = dict[str, Any]

PROMPTS: Final[dict[str, str]] = {
    "setup.cycle": "Which of your opening cards do you cycle?",
    "action.choose": "It is your turn. Which action do you take?",
    "action.target": "Where do you play it?",
    "action.destination": "Where does it go?",
    "cards.cycle": "Which card do you cycle?",
    "cards.forsake": "Which card do you forsake?",
    "cards.eliminate": "Which card do you eliminate?",
    "cards.saved_by": "Which text cycles the card instead?",
    "apart.play": "Which of the cards drawn do you play?",
    "apart.eliminate": "Which of the cards drawn is eliminated?",
    "apart.cycle": "Which of the cards drawn is cycled?",
    "apart.keep": "Which of the cards drawn do you keep?",
    "text.offer": "Do you take the offer?",
    "text.fetch": "Which card do you take?",
    "text.icons": "Which location gets the icons?",
    "text.ride": "Does the steed carry its wielder at once?",
    "text.copy": "Which of the copies?",
    "text.victim": "Which card is eliminated?",
    "text.fetch_or_victim": "Do you take a card, or eliminate one?",
    "text.ride_to_ruin": "Which Rohan card of your reserve do you give up?",
    "text.fallen": "Which of your Mordor cards on battlegrounds is eliminated?",
    "location.battleground": "Which battleground comes into play?",
    "location.move_there": "Does your character go there?",
    "location.path": "Which path takes the place of the active one?",
    "combat.next": "Which combat is resolved next?",
    "combat.support": "Does an army support this character?",
    "combat.lose": "Which defender do you give up?",
    "combat.objection": "Do you agree to this loss?",
    "combat.enemy_names": "They cannot agree. Which defender is given up?",
}

_PLAIN: Final[dict[str, str]] = {
    "winnow": "Winnow: eliminate 2 cards from hand, draw 1",
    "ring": "Use your Ring token",
    "pass": "Pass",
    "accept": "Take the offer",
    "decline": "Decline",
    "done": "No more",
    "agree": "Agree",
    "object": "Object: the attackers name the card",
}


def describe_prompt(decision: View) -> str:
    """The question that a decision asks."""
    prompt: str = decision["prompt"]
    about: View = decision["about"]
    question = PROMPTS.get(prompt) or sentence(prompt.replace("_", " ").replace(".", ": "))
    if about.get("card"):
        question = f"{card(about['card'])}: {question[0].lower()}{question[1:]}"
    elif about.get("cause"):
        question = f"{source(about['cause'])}: {question[0].lower()}{question[1:]}"
    if prompt == "text.offer":
        question = f"{question} ({_text_of(about['cause'])})"
    if prompt == "action.choose":
        question = f"{question} ({cards(about['hand'])} in hand, carryover limit {about['carryover']})"
    elif prompt == "combat.lose":
        question = f"{question} ({about['left']} of the attack to cancel)"
    elif about.get("left", 1) > 1:
        question = f"{question} ({about['left']} to go)"
    return question


def _text_of(cause: str) -> str:
    return CARDS[cause][1] if cause in CARDS else LOCATIONS[cause][1] if cause in LOCATIONS else ""


def describe_token(token: str, view: View) -> str:
    """What choosing this token means for the seat of this view."""
    verb, _, subject = token.partition(" ")
    if token in _PLAIN:
        return _ring(view) if token == "ring" else _PLAIN[token]
    if verb == "play":
        return f"Play {with_icons(subject)}"  # the board tells what the cards of the hand say
    if verb == "move":
        return f"Move {with_icons(subject)} out of the reserve"
    if verb == "use":
        return f"Use {card(subject)}{_saying(subject)}"
    if verb in ("to", "at"):
        return f"{'To' if verb == 'to' else 'At'} {_place(subject, view)}"
    if verb == "on":
        return f"On {card(subject)}{_whose(subject, view)}"
    if verb == "cycle":
        return f"Cycle {with_icons(subject)}"
    if verb == "forsake":
        return "The top card of your draw deck, unseen" if subject == "top_of_deck" else f"{card(subject)} from hand"
    if verb == "forsake_reserve":
        return f"{card(subject)} out of your reserve"
    return _rest(verb, subject, view)


def _rest(verb: str, subject: str, view: View) -> str:
    if verb == "activate":
        return f"{location(subject)}: {LOCATIONS[subject][1]}"
    if verb in ("add", "fight"):
        return f"{'Combat at' if verb == 'fight' else 'At'} {_place(subject, view)}"
    if verb == "take":
        return f"Take {with_icons(subject)}"
    if verb == "eliminate":
        return f"Eliminate {with_icons(subject)}"
    if verb == "support":
        return f"{card(subject)} is supported"
    if verb == "leave":
        return f"{card(subject)} is left without support"
    if verb == "lose":
        return f"Give up {card(subject)}{_cancels(subject, view)}"
    if verb == "save_by":
        return f"By the text of {card(subject)}: {says(subject)}"
    return f"{verb} {subject}".strip().replace("_", " ").capitalize()


def _saying(id: str) -> str:
    text = says(id)
    return f": {text}" if text else ""


def _place(subject: str, view: View) -> str:
    """A place; the path with the name of the active one."""
    path = view["table"]["path"]
    if subject == "path" and path is not None:
        return f"the path {location(path['path'])}"
    return location(subject)


def _whose(wielder: str, view: View) -> str:
    """Where a wielder stands."""
    table = view["table"]
    for id, field in table["battlegrounds"].items():
        if any(found["card"] == wielder for found in field["cards"]):
            return f", at {location(id)}"
    if table["path"] is not None and any(found["card"] == wielder for found in table["path"]["cards"]):
        return ", on the path"
    return ", in reserve"


def _cancels(defender: str, view: View) -> str:
    combat = view["table"]["combat"]
    for found in [] if combat is None else combat["defenders"]:
        if found["card"] == defender:
            return f": it cancels {found['icons']}"
    return ""


def _ring(view: View) -> str:
    scenario, seat = view["table"]["scenario"], view["seat"]
    if scenario == "duel2" or (scenario == "duel3" and seat == "gandalf"):
        return "Use your Ring token: draw 3, then eliminate 1 and cycle 1 from hand; it comes back next round"
    return "Use your Ring token: draw 2; unused it is worth 1 point at the end"
