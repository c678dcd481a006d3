"""Tokens: everything that a player can ever choose in a game, as a verb and a subject.

A game's vocabulary is fixed: it is built once, when the game is loaded. Inside, a token is its small number;
outside, it is its text ("move gimli"). Numbers are stable: a policy network can use them as its output layer.
"""

from collections.abc import Sequence

from westmarch.kernel.errors import IllegalMove
from westmarch.kernel.hints import nearest


class Token:
    """One entry of a vocabulary. There is one object for each; compare them with `is` or `==`."""

    def __init__(self, id: int, verb: str, subject: str) -> None:
        self.id = id
        self.verb = verb
        self.subject = subject
        self.text = f"{verb} {subject}" if subject else verb

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


class Vocabulary:
    """All tokens of a game, in a fixed order."""

    def __init__(self) -> None:
        self.tokens: list[Token] = []
        self._by_text: dict[str, Token] = {}
        self._subjects: dict[str, list[str]] = {}  # of each verb

    def verb(self, verb: str, subjects: Sequence[str] = ("",)) -> int:
        """Add one token for each subject; the number of the first is returned, the others follow it."""
        first = len(self.tokens)
        for subject in subjects:
            token = Token(len(self.tokens), verb, subject)
            if token.text in self._by_text:
                raise ValueError(f"the token {token.text!r} is in the vocabulary already")
            self.tokens.append(token)
            self._by_text[token.text] = token
            self._subjects.setdefault(verb, []).append(subject)
        return first

    def __len__(self) -> int:
        return len(self.tokens)

    def __getitem__(self, id: int) -> Token:
        return self.tokens[id]

    def parse(self, text: str) -> Token:
        """The token with this text; IllegalMove with the nearest spelling if there is none."""
        wanted = " ".join(text.split())
        token = self._by_text.get(wanted)
        if token is not None:
            return token
        raise IllegalMove(f"{wanted[:60]!r} is not a token of this game{self._hint(wanted)}")

    def _hint(self, wanted: str) -> str:
        """The token with the nearest verb, then the nearest subject. Few are compared: anybody may send us anything."""
        verb, _, subject = wanted[:60].partition(" ")
        meant = verb if verb in self._subjects else nearest(verb, self._subjects)
        if meant is None:
            return ""
        whom = nearest(subject, self._subjects[meant], 0.5)
        return f"; did you mean '{meant} {whom}'?" if whom is not None else ""

    def own(self, token: object) -> Token:
        """The vocabulary's own token for a token, its text or its number."""
        if isinstance(token, str):
            return self.parse(token)
        if isinstance(token, Token):
            if 0 <= token.id < len(self.tokens) and self.tokens[token.id] is token:
                return token
            return self.parse(token.text)
        if isinstance(token, int) and not isinstance(token, bool):
            if 0 <= token < len(self.tokens):
                return self.tokens[token]
            raise IllegalMove(f"token number {token} is outside the vocabulary (0 to {len(self.tokens) - 1})")
        raise IllegalMove(f"a token, its text or its number is needed, not {type(token).__name__}")
