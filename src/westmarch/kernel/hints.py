"""A friendly guess at what somebody meant."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str], likeness: float = 0.6) -> str | None:
    """The known word most like this one, if any is like it at all."""
    from difflib import get_close_matches  # only when something has gone wrong: `import westmarch` stays quick

    found = get_close_matches(word, list(known), 1, likeness)
    return found[0] if found else None
