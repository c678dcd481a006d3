"""The step of this game: one that can always say what is wrong with a token, if it knows nothing more precise."""

from typing import Any, Final

from westmarch.games.war_of_the_ring.cards import CARDS, NO_CARD
from westmarch.games.war_of_the_ring.state import Table
from westmarch.games.war_of_the_ring.words import VOCABULARY
from westmarch.kernel.steps import Step

UNFIT: Final[dict[str, str]] = {
    # by verb; the subject stands in the place of the braces
    "allocate": "{} is not a number of dice that may be placed",
    "die": "there is no unused {} die to choose",
    "act": "{} is not what is offered here",
    "ring": "no Elven Ring can change a {} die now",
    "into": "the die cannot become {}",
    "draw": "no {} card can be drawn by this",
    "play": "{} cannot be played now",
    "card": "{} cannot be laid now",
    "discard": "{} is not there to be discarded",
    "use": "{} is not on the table, or works at another moment",
    "exchange": "{} is not in your hand",
    "merge": "there is nothing to merge in {}",
    "from": "nobody can set out from {} by this",
    "to": "{} cannot be reached, or is closed",
    "at": "{} is not among the places that this reaches",
    "take": "{} is not there, or may not go",
    "leave": "{} is not with them, or is needed",
    "attack": "there is no Army in {} that could be attacked",
    "recruit": "{} cannot be recruited by this",
    "advance": "{} is not a nation that this concerns",
    "bring": "{} cannot enter play now",
    "stand": "there is no battle to stand in",
    "reroll": "{} dice are more than may be rolled again",
    "lose": "{} is not there to be lost by this",
    "reduce": "{} cannot be reduced: none is there, or no Regular to replace it",
    "retreat": "{} is not a free region next to the battle",
    "suffer": "{} hits are more than may be dealt to oneself",
    "forgo": "{} points of Leadership are not there to be given up",
    "guide": "{} is not of the highest Level in the Fellowship",
    "remove": "there is no {} to be removed",
}


class RingStep(Step[Table]):
    """Every step of War of the Ring."""

    def about(self, s: Table, seat: int) -> dict[str, Any]:
        """The Event card that is being played, if one is: it is what most of its questions are about."""
        return {} if s.playing == NO_CARD else {"card": CARDS[s.playing]}

    def refusal(self, s: Table, seat: int, token: int) -> tuple[str, str]:
        text = VOCABULARY.tokens[token].text
        verb, _, subject = text.partition(" ")
        return UNFIT.get(verb, "{} is not asked for now").format(subject or text), self.rule(s, seat)
