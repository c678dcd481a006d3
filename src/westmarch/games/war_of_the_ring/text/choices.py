"""The questions and the answers in words: what a seat is asked, and what each of its tokens means now."""

from typing import Any, Final

from westmarch.games.english import capital, count, listed, sentence
from westmarch.games.war_of_the_ring.cards import CARDS as IDS
from westmarch.games.war_of_the_ring.cards import COMBAT, COMBATS
from westmarch.games.war_of_the_ring.pieces import CHARACTERS
from westmarch.games.war_of_the_ring.text.names import (
    a_die,
    a_figure,
    act,
    card,
    card_text,
    character,
    face,
    force,
    half,
    half_text,
    in_region,
    nation,
    numbers,
    the_region,
    tile,
)

View = dict[str, Any]

PROMPTS: Final[dict[str, str]] = {
    # those that need nothing but themselves; {card} is the title of the card in question
    "turn.draw": "From which deck do you draw?",
    "turn.hunt_dice": "How many Action dice go to the Hunt Box?",
    "turn.action": "Your go. Which die do you use?",
    "team.exchange": "Do you offer your team-mate a card in exchange?",
    "fellowship.guide": "Who guides the Fellowship?",
    "hunt.crebain": "The Hunt roll comes. Do you discard Flocks of Crebain for +1 to every die?",
    "hunt.staff": "A Hunt tile is about to be drawn. Do you discard Wizard's Staff to prevent it?",
    "hunt.balrog": "The Fellowship has passed Moria. Do you discard Balrog of Moria to draw a Hunt tile?",
    "hunt.sorrow": "{card}: which Character card of the Free Peoples is discarded?",
    "army.move": "Which Army moves?",
    "army.march": "{card}: which Army marches?",
    "army.march_on": "{card}: does the Army march on?",
    "army.passage": "{card}: from where does the Army set out?",
    "attack.from": "With which Army do you attack?",
    "battle.sorcerer": "The Witch-king's sorcery: do you draw a card of the kind that you used?",
    "combat.heroes": "{card}: who gives up his Leadership for a hit?",
    "combat.heroic_death": "{card}: who falls so that others live?",
    "combat.blade": "{card}: which Minion does the blade strike?",
    "combat.fateful": "{card}: who is struck?",
    "combat.black_breath": "{card}: which Leader or Companion falls?",
    "combat.dread": "{card}: how many points of Leadership do the Nazgûl give up?",
    "combat.words": "{card}: which Companion is silenced?",
    "combat.sacrifice": "{card}: how many hits do you deal your own Army?",
    "combat.scouts": "{card}: where does your Army retreat to?",
    "minions.move": "Which Nazgûl or Minion moves?",
    "muster.figure": "What do you recruit?",
    "muster.diplomacy": "Which nation takes a step towards war?",
    "muster.character": "Who enters play?",
    "event.play": "Which Event card do you play?",
    "event.draw": "From which deck do you draw?",
    "event.guide_draw": "Gandalf the Grey is Guide. Do you draw a card?",
    "event.palantir_draw": "The Palantír of Orthanc: from which deck do you draw?",
    "event.route": "To break '{card}': which card do you discard?",
    "event.region": "{card}: which region?",
    "event.gain_where": "{card}: where do you recruit?",
    "event.up_to": "{card}: do you recruit another Regular here?",
    "event.nation": "{card}: which nation?",
    "event.stormcrow": "{card}: which nation loses heart?",
    "event.another_way": "{card}: with Gollum as Guide, do you hide the Fellowship or move it on?",
    "event.another_card": "{card}: do you play another Character card?",
    "event.separate_or_move": "{card}: separate Companions, or move those on the map?",
    "event.scattered": "{card}: where does the Army flee to?",
    "event.grey_company": "{card}: which Elite takes the place of a Regular?",
    "event.nazgul_strike": "{card}: discard a card of the Free Peoples, or hunt?",
    "event.lidless_eye": "{card}: which die becomes an Eye?",
    "event.black_captain": "{card}: recruit two Nazgûl, or let the Nazgûl fly?",
    "event.move_or_attack": "{card}: do you move, attack, or neither?",
    "event.folly": "{card}: which Leader in Minas Tirith is lost?",
    "event.dunlendings": "{card}: do more units march there? From where?",
    "event.dunlending": "{card}: which unit marches?",
}


def describe_prompt(decision: View) -> str:
    """The question that a decision asks."""
    prompt: str = decision["prompt"]
    about: View = decision["about"]
    plain = PROMPTS.get(prompt)
    if plain is not None:
        return plain.format(card=card(about["card"])) if "{card}" in plain else plain
    head = prompt.partition(".")[0]
    asked = {"battle": _battle, "hunt": _hunt, "fellowship": _fellowship}.get(head, _other)(prompt, about)
    return asked or sentence(prompt.replace("_", " ").replace(".", ": "))


def _battle(prompt: str, about: View) -> str:
    where = in_region(about["region"])
    if prompt == "battle.losses":
        return f"Your Army {where} has {count(about['hits'], 'hit')} to take. Which loss do you choose?"
    if prompt == "battle.stronghold":
        return f"The enemy attacks {the_region(about['region'])}. Do you fight in the field or withdraw?"
    asked = {
        "battle.white_rider": "does Gandalf the White give up his Leadership, so that the Nazgûl's counts for nothing?",
        "battle.card": "which Combat card do you lay?",
        "battle.reroll": "how many missed dice do your leaders roll again?",
        "battle.cease": "do you cease the attack or press on?",
        "battle.retreat": "do you stand or retreat?",
        "battle.advance": "the way is open; who advances?",
    }
    return f"Battle {where}, round {max(1, about['round'])}: {asked[prompt]}" if prompt in asked else ""


def _hunt(prompt: str, about: View) -> str:
    if prompt == "hunt.reroll":
        rolled = f"The Hunt rolled {numbers(about['dice'])}, successes {about['successes']}"
        return f"{rolled}. How many failed dice do you roll again?"
    if prompt == "hunt.mithril":
        return f"The tile is {tile(about['tile'])}. Do you discard Mithril Coat and Sting for another one?"
    damage = f"Hunt damage {about['damage']} by the tile {tile(about['tile'])}"
    asked = {
        "hunt.table_card": "do you discard a card to lower it by one?",
        "hunt.guide": f"does {character(about['character'])}, the Guide, lower it by one?",
        "hunt.casualty": f"do you lose a Companion? {capital(character(about['character']))} is Guide; "
        "what is left becomes Corruption.",
    }
    return f"{damage}: {asked[prompt]}" if prompt in asked else ""


def _fellowship(prompt: str, about: View) -> str:
    if prompt in ("fellowship.separate", "fellowship.separated"):
        going = listed([character(id) for id in about["characters"]])
        if prompt == "fellowship.separate":
            return f"Who leaves the Fellowship together? So far: {going}."
        return f"Where do they go: {going}? {count(about['steps'], 'region')} at most."
    if prompt == "fellowship.parting":
        return f"{count(about['left'], 'Companion')} must leave the Fellowship. Who?"
    where = in_region(about["region"])
    if prompt == "fellowship.path":
        return f"The Fellowship is {where}, with {count(about['left'], 'step')} left. Where does it go?"
    gone = f"last seen {where}, {count(about['progress'], 'step')} ago" if about["progress"] else where
    if prompt == "fellowship.declare":
        return f"Where is the Fellowship, {gone}?"
    return f"The Fellowship, {gone}: what does it do?"


def _other(prompt: str, about: View) -> str:
    if prompt == "turn.hand_limit":
        return f"Your hand is {count(about['over'], 'card')} too large. Which one do you discard?"
    if prompt in ("turn.use", "turn.ring"):
        what = "What do you do with" if prompt == "turn.use" else "What becomes of"
        return f"{what} the {face(about['die'])} die?"
    if prompt in ("army.company", "attack.vanguard"):
        going = force(about["figures"], about["characters"])
        what = "goes, and where" if prompt == "army.company" else "attacks, and whom"
        return f"The Army {in_region(about['region'])}: who {what}? So far: {going}."
    if prompt == "companions.move":
        going = listed([character(id) for id in about["characters"]])
        return f"Which Companions move, and where? So far: {going}."
    if prompt == "team.merge":
        return f"Shall your units {in_region(about['region'])} form one Army?"
    if prompt == "stacking.trim":
        return f"{count(about['over'], 'unit')} too many {in_region(about['region'])}. Which one is removed?"
    return _rest(prompt, about)


def _rest(prompt: str, about: View) -> str:
    if prompt == "minions.where":
        return f"From {the_region(about['from'])}: to where?"
    if prompt in ("muster.where", "muster.one_each"):
        return f"Where is {a_figure(about['figure'])} recruited?"
    if prompt == "muster.character_where":
        return f"Where does {character(about['character'])} appear?"
    if prompt == "event.gain":
        return f"What is recruited {in_region(about['region'])} for {nation(about['nation'])}?"
    if prompt == "event.deserter":
        return f"{card(about['card'])}: which figure of {nation(about['nation'])} is lost?"
    if prompt == "event.lure":
        who = character(about["character"])
        return f"{card(about['card'])}: does {who} fall, or do the Ring-bearers take {about['level']} Corruption?"
    return ""


# --- tokens -------------------------------------------------------------------------------------------------------

_PLAIN: Final[dict[str, str]] = {
    "pass": "Pass",
    "concede": "Concede the game",
    "done": "Done",
    "decline": "No",
    "agree": "Agree",
    "all": "All of them",
    "card none": "No Combat card",
    "discard random": "Discard one at random from the hand",
    "stand in_the_field": "Fight in the field",
    "stand": "Stand and fight on",
    "withdraw into_siege": "Withdraw into the Stronghold",
    "white_rider": "The White Rider comes forth",
    "cease": "Cease the attack",
    "press": "Press the attack",
    "declare": "Declare the Fellowship",
    "enter mordor": "Enter Mordor",
    "stop": "Stop here",
    "separate guide": "The Guide leaves the Fellowship: damage -1",
    "reveal": "Gollum reveals the Fellowship: damage -1",
    "hide": "Hide the Fellowship",
    "move_on": "Move the Fellowship on",
    "casualty guide": "The Guide falls",
    "casualty random": "One at random falls",
    "corruption": "Take the Corruption",
    "hunt": "Hunt for the Ring",
}
_BY_PROMPT: Final[dict[tuple[str, str], str]] = {
    ("done", "fellowship.phase"): "Go on without declaring",
    ("done", "fellowship.separate"): "These go",
    ("done", "army.move"): "No more Armies",
    ("done", "companions.move"): "No more moves",
    ("done", "minions.move"): "No more moves",
    ("decline", "battle.advance"): "Nobody advances",
    ("decline", "hunt.casualty"): "No casualty: use the Ring",
    ("decline", "team.merge"): "Keep the Armies apart",
    ("decline", "event.move_or_attack"): "Neither",
    ("decline", "event.another_way"): "Neither",
    ("decline", "event.nazgul_strike"): "Neither",
}
_SOLE: Final = frozenset(("combat.heroes", "combat.words", "minions.move", "fellowship.parting", "event.dunlending"))
"""Where whoever is taken is the one who is asked for, not one of a company."""

_DICE: Final[dict[str, str]] = {
    "allocate": "Put {} into the Hunt Box",
    "reroll": "Roll {} again",
}


def describe_token(token: str, view: View) -> str:
    """What choosing this token means for the seat of this view."""
    verb, _, subject = token.partition(" ")
    prompt = view["decision"]["prompt"] if view["decision"] else ""
    if (token, prompt) in _BY_PROMPT:
        return _BY_PROMPT[token, prompt]
    if token in _PLAIN:
        return _PLAIN[token]
    if verb in _DICE:
        return _DICE[verb].format(count(int(subject), "die", "dice") if subject != "0" else "no dice")
    if verb in ("suffer", "forgo"):
        return count(int(subject), "hit" if verb == "suffer" else "point") if subject != "0" else "Not any"
    if verb in ("die", "ring", "into"):
        if verb == "into":
            return f"Into {face(subject)}"
        word = "Use {}" if verb == "die" else "Change {} with an Elven Ring"
        return ("Turn {} into an Eye" if prompt == "event.lidless_eye" else word).format(a_die(subject))
    return _with_subject(verb, subject, prompt, view)


def _with_subject(verb: str, subject: str, prompt: str, view: View) -> str:
    if verb == "act":
        return capital(act(subject))
    if verb == "draw":
        return f"Draw from the {subject.capitalize()} deck"
    if verb in ("play", "use", "discard", "exchange", "card"):
        return _card(verb, subject)
    if verb in ("from", "to", "at", "attack", "retreat", "merge"):
        return _region(verb, subject, prompt, view)
    if verb == "advance":
        return capital(nation(subject))
    if verb in ("bring", "guide"):
        return capital(character(subject))
    name = character(subject) if subject in CHARACTERS else a_figure(subject)
    if verb == "take" and prompt in _SOLE:
        return capital(name)
    words = {
        "take": "With {}",
        "leave": "Without {}",
        "lose": "Lose {}",
        "reduce": "Reduce {} to a Regular",
        "recruit": "Recruit {}",
        "remove": "Remove {}",
    }
    return words[verb].format(name)


def _card(verb: str, id: str) -> str:
    """A card with what it says: as an Event or, in battle, its Combat half."""
    if verb == "card":
        used = COMBATS[COMBAT[IDS.index(id)]]
        return f"Lay '{card(id)}' as {half(used)}: {half_text(used)}"
    word = {"play": "Play", "use": "Discard and use", "discard": "Discard", "exchange": "Offer"}[verb]
    return f"{word} '{card(id)}'" if verb in ("discard", "exchange") else f"{word} '{card(id)}': {card_text(id)}"


_MEETING: Final[dict[str, str]] = {
    "join": "to join the Army there",
    "capture": "to take it undefended",
    "attack": "an enemy Army is there",
    "assault": "to assault the Stronghold",
    "sortie": "to sally out against the besiegers",
}


def _region(verb: str, id: str, prompt: str, view: View) -> str:
    """A region with who stands there, and what an Army would meet."""
    if verb == "attack":
        return f"Attack {the_region(id)}{_standing(id, view)}"
    if verb == "retreat":
        return f"Retreat to {the_region(id)}{_standing(id, view)}"
    if verb == "merge":
        return f"Propose to form one Army {in_region(id)}"
    if verb == "from" and prompt == "minions.move":
        return f"A Nazgûl {in_region(id)}{_standing(id, view)}"
    if verb in ("from", "at") or prompt == "fellowship.declare":
        return f"{capital(in_region(id))}{_standing(id, view)}"
    met = _met(id, prompt, view)
    return f"To {the_region(id)}{f' ({met})' if met else ''}{_standing(id, view)}"


def _met(target: str, prompt: str, view: View) -> str:
    """What the Army that is being gathered would meet there, as the view tells."""
    if prompt != "army.company":
        return ""
    here = view["table"]["regions"].get(view["decision"]["about"]["region"], {})
    found = [ways[target] for ways in here.get("ways", {}).values() if target in ways]
    return _MEETING.get(found[0], "") if found else ""


def _standing(id: str, view: View) -> str:
    """Who stands in a region: ": 3 Gondor regulars; Boromir"."""
    there = view["table"]["regions"].get(id, {})
    forces = [force(there[side]) for side in ("free_peoples", "shadow") if side in there]
    forces += [listed([character(who) for who in there["characters"]])] if "characters" in there else []
    return f": {'; '.join(forces)}" if forces else ""
