"""Tokens and vocabularies."""

import pytest

from westmarch import IllegalMove, Token
from westmarch.kernel import Vocabulary


@pytest.fixture
def words() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.verb("move", ("gimli", "merry"))
    vocabulary.verb("pass")
    return vocabulary


def test_numbers_follow_the_order_of_declaration(words: Vocabulary) -> None:
    assert [(token.id, token.verb, token.subject, token.text) for token in words.tokens] == [
        (0, "move", "gimli", "move gimli"),
        (1, "move", "merry", "move merry"),
        (2, "pass", "", "pass"),
    ]
    assert words.verb("draw") == 3


def test_a_token_twice_is_a_mistake(words: Vocabulary) -> None:
    with pytest.raises(ValueError, match="move gimli"):
        words.verb("move", ("gimli",))


@pytest.mark.parametrize("given", ["move merry", "  move   merry ", 1, Token(1, "move", "merry")])
def test_a_token_is_known_by_text_number_or_likeness(words: Vocabulary, given: object) -> None:
    assert words.own(given) is words[1]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("move mery", "did you mean 'move merry'"),
        ("", "'' is not a token of this game$"),
        ("fly merry", "'fly merry' is not a token of this game$"),
        ("mvoe mery", "did you mean 'move merry'"),
        ("move zeppelin", "'move zeppelin' is not a token of this game$"),
        ("x" * 100_000, "is not a token"),
        (3, "outside the vocabulary"),
        (-1, "outside the vocabulary"),
        (True, "bool"),
        (None, "NoneType"),
        (1.0, "float"),
        (Token(9, "fly", "away"), "fly away"),
    ],
)
def test_everything_else_is_refused_in_a_short_sentence(words: Vocabulary, given: object, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason) as caught:
        words.own(given)
    assert len(str(caught.value)) < 150
