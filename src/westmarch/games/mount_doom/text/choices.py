"""The questions and the answers in words: what a player is asked, and what each token means now."""

from typing import Any, Final

from westmarch.games.english import capital, count, listed, sentence
from westmarch.games.mount_doom.text.board import slot_words
from westmarch.games.mount_doom.text.names import FIGURE_OF, HELPERS, battle_face, card, die, figure, hint, space, stage

View = dict[str, Any]

PROMPTS: Final[dict[str, str]] = {
    "turn.begin": "It is your turn. Which coloured die do you pick first?",
    "roll.second_die": "And which second coloured die?",
    "roll.place_black": "The first roll. Which black die goes on page 1?",
    "roll.place_coloured": "Which coloured die goes below it?",
    "roll.third_die": "Which third coloured die joins the second roll?",
    "roll.place_second": "The second roll. Which coloured die goes on page 2?",
    "action.before_die": "The dice are resolved in their order. Do you use a card first?",
    "slot.move": "How far?",
    "move.event": "Do you let Arwen help?",
    "encounter.after": "Does Gandalf's Wrath remove this card?",
    "dice.after_roll": "Do you change this roll?",
    "enemy.wormtongue": "Wormtongue: which of your allies leaves?",
    "enemy.witch_king": "The die shows a 6. Does Éowyn strike?",
    "enemy.denethor": "Denethor: which coloured die is thrown again?",
    "enemy.army": "Which way does the Army of the Dead go?",
    "battle.before": "Before the throw: do you use a card?",
    "battle.thrown": "The die lies there. Do you have it thrown again?",
    "battle.gandalf": "Gandalf's face: do you give up one of his cards to win?",
    "battle.boromir": "The battle is lost. Does Boromir stand in?",
    "courage.before_loss": "Courage is about to be lost. Does Treebeard help first?",
    "card.elrond": "Elrond: which die is thrown again?",
    "card.which_die": "Which die do you set?",
    "card.which_face": "To which face?",
    "card.theoden": "King Théoden: whom does he lead?",
    "card.treebeard": "Treebeard: how does he help?",
    "card.faramir": "Faramir: how far does he lead the Ring-bearer?",
    "card.support": "Gandalf's Support: which die do you keep?",
    "stage.vision": "The stage is over. Do you use Gandalf's Vision?",
    "stage.vision_card": "Does the card that you saw stay?",
    "final.roll": "The last stage: roll a black die.",
    "final.rolled": "The die lies there. Do you use a card?",
    "final.step": "Before the Ring-bearer's step: do you use a card?",
}

_PASSES: Final[dict[str, str]] = {
    "action.before_die": "No card: go on",
    "move.event": "Let it happen",
    "encounter.after": "Leave it on the track",
    "dice.after_roll": "Let the roll stand",
    "enemy.witch_king": "Keep Éowyn's card",
    "battle.thrown": "Let the throw stand",
    "battle.gandalf": "Lose the battle and keep the cards",
    "battle.boromir": "Lose the battle",
    "courage.before_loss": "Not now",
    "stage.vision": "Not now",
    "final.rolled": "Meet the card of that slot",
    "final.step": "Take the step",
}


def describe_prompt(decision: View) -> str:
    """The question that a decision asks."""
    prompt: str = decision["prompt"]
    about: View = decision["about"]
    question = PROMPTS.get(prompt) or sentence(prompt.replace("_", " ").replace(".", ": "))
    if prompt == "slot.move":
        return f"The slot is empty: how far does {figure(about['figure'])} go from {space(about['space'])}?"
    if prompt == "move.event":
        event = "a heart would be lost" if about["event"] == "heart" else "a Nazgûl would come"
        return f"{capital(figure(about['figure']))} stands on {space(about['space'])}: {event}. {question}"
    if prompt == "encounter.after":
        return f"{capital(card(about['card']))} has done its work. {question}"
    if prompt == "courage.before_loss":
        cause = "the space" if about["cause"] == "event_space" else card(about["cause"])
        return f"{capital(cause)} costs {count(about['hearts'], 'heart')}. Does Treebeard help first?"
    if prompt.startswith("battle."):
        return f"{_battle(about)} {question}"
    if prompt in ("card.which_die", "card.which_face"):
        which = f", {die(about['die'])}" if "die" in about else ""
        return f"{capital(card(about['card']))}{which}: {question[0].lower()}{question[1:]}"
    if prompt == "stage.vision_card":
        return f"{capital(card(about['card']))} is the first card on the way to {stage(about['stage'])}. {question}"
    if prompt == "action.before_die" and about["die"] is not None:
        return f"Next is {die(about['die'])} with its {about['face']}. Do you use a card first?"
    return question


def _battle(about: View) -> str:
    support = listed([figure(name) for name in about["support"]])
    thrown = f", who shows {battle_face(about['face'])}" if about.get("face") else ""
    words = f"Battle against {card(about['enemy'])} ({count(about['hearts'], 'heart')} if lost; {support} in support)"
    return f"{words}{thrown.replace('who shows', 'the die shows')}."


def describe_token(token: str, view: View) -> str:
    """What choosing this token means now."""
    verb, _, subject = token.partition(" ")
    prompt = view["decision"]["prompt"] if view["decision"] else ""
    if verb == "pass":
        if prompt == "action.before_die" and view["decision"]["about"]["die"] is None:
            return "No card: end the turn"
        return _PASSES.get(prompt, "Pass")
    if verb in ("take", "place", "die"):
        return _die(verb, subject, view)
    if verb in ("use", "discard"):
        word = "Use" if verb == "use" else "Give up"
        return f"{word} {HELPERS[subject][0]}: {hint(subject)}" if verb == "use" else f"{word} {HELPERS[subject][0]}"
    if verb == "advance":
        return _advance(int(subject), prompt, view)
    if verb == "face":
        return _set_face(int(subject), view)
    return _PLAIN.get(token) or (f"Lead {figure(subject)}{_from(subject, view)}" if verb == "lead" else token)


_PLAIN: Final[dict[str, str]] = {
    "roll": "Throw the die",
    "gain courage": "Two courage",
    "send treebeard": "The Ents march on Isengard: each victory over the Uruk-hai removes one",
    "keep": "It stays on top",
    "remove": "It leaves the game",
    "shift left": "To the left",
    "shift right": "To the right",
}


def _die(verb: str, name: str, view: View) -> str:
    """A die to pick, or one that lies there with its face and what that would do."""
    table = view["table"]
    owner = f" ({figure(FIGURE_OF[name])})" if name in FIGURE_OF else ""
    if verb == "take":
        return f"{capital(die(name))}{owner}{_from(FIGURE_OF[name], view)}"
    face = table["dice"].get(name) or next((d["face"] for d in table["tile"] if d and d["die"] == name), None)
    if not isinstance(face, int):
        return f"{capital(die(name))}{owner}"
    return f"{capital(die(name))}, {face}: {_would(name, face, view)}"


def _would(name: str, face: int, view: View) -> str:
    """What a face of a die would do as things stand."""
    table = view["table"]
    would = table["would"]
    if name not in FIGURE_OF:
        return slot_words(table["track"][face - 1], would["slots"][face - 1])
    steps = would["figures"].get(FIGURE_OF[name])
    return f"{figure(FIGURE_OF[name])} {_walk(steps[face - 1])}" if steps else figure(FIGURE_OF[name])


def _walk(step: View) -> str:
    if step["to"] is None:
        return "waits beside Minas Morgul"
    words = f"to {space(step['to'])}"
    if "event" in step:
        event = "a heart is lost" if step["event"] == "heart" else "a Nazgûl comes"
        words += ", where a figure protects from the event" if step["covered"] else f", where {event}"
    if step.get("courage"):
        words += f", {count(step['courage'], 'heart')} gained"
    if step.get("gandalf"):
        words += ", and a card of Gandalf's is " + step["gandalf"]
    return words


def _from(name: str, view: View) -> str:
    at = view["table"]["figures"][name]
    return " waits beside Minas Morgul" if at is None else f" from {space(at)}"


def _advance(steps: int, prompt: str, view: View) -> str:
    figures = view["table"]["figures"]
    name = "ring_bearer" if prompt == "card.faramir" else view["decision"]["about"].get("figure", "ring_bearer")
    if steps == 0:
        return f"{capital(figure(name))} stays"
    target = figures[name] + steps
    if name == "ring_bearer":
        target = min(target, view["table"]["stage"]["destination"])
        return f"{count(steps, 'space')}, to {space(target)}"
    return f"{count(steps, 'space')}, {'to ' + space(target) if target <= 40 else 'to wait beside Minas Morgul'}"


def _set_face(face: int, view: View) -> str:
    name = view["decision"]["about"]["die"] if view["decision"] else ""
    return f"A {face}: {_would(name, face, view)}" if name in (*FIGURE_OF, "black_1", "black_2") else f"A {face}"
