"""What a person typed, as one of the tokens of a decision."""

from westmarch.kernel import Decision, IllegalMove, Token, Vocabulary

MANY = 3


def choice(line: str, decision: Decision, vocabulary: Vocabulary) -> str:
    """The token that the line means: its number, its text, or a beginning that fits one legal token only.

    A line that fits none of them comes back as the token of the game that it seems to mean, or as it is: the game
    will refuse it, and knows best why.
    """
    typed = _plain(line)
    if typed.isdecimal():
        return _by_number(typed, decision)
    for fits in (_begins, _subject_begins, _words_begin):
        fitting = [token for token in decision.tokens if fits(typed, token)]
        exact = [token for token in fitting if typed in (_plain(token.text), _plain(token.subject))]
        if len(exact) == 1 or len(fitting) == 1:
            return (exact or fitting)[0].text
        if fitting:
            names = [token.text for token in fitting[:MANY]] + (["…"] if len(fitting) > MANY else [])
            raise IllegalMove(f"{line!r} could mean {', '.join(names)}")
    verbs = {token.verb for token in decision.tokens}
    meant = [
        t for t in vocabulary.tokens if typed == _plain(t.text) or (t.verb in verbs and typed == _plain(t.subject))
    ]
    return meant[0].text if len(meant) == 1 else line.lower()


def _by_number(typed: str, decision: Decision) -> str:
    if len(typed) > 9 or not 1 <= int(typed) <= len(decision.tokens):
        raise IllegalMove(f"the choices are 1 to {len(decision.tokens)}")
    return decision.tokens[int(typed) - 1].text


def _plain(words: str) -> str:
    """Without the differences that a person need not mind."""
    return " ".join(words.lower().replace("_", " ").replace("-", " ").split())


def _begins(typed: str, token: Token) -> bool:
    return _plain(token.text).startswith(typed)


def _subject_begins(typed: str, token: Token) -> bool:
    return _plain(token.subject).startswith(typed)


def _words_begin(typed: str, token: Token) -> bool:
    """Each word that was typed begins a word of the token, in their order: "retreat" for `card f_retreat`."""
    words = iter(_plain(token.text).split())
    return all(any(word.startswith(beginning) for word in words) for beginning in typed.split())
