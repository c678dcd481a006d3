"""Turns of phrase that the games share when they put themselves in words: a number of things, a list, a sentence."""


def count(number: int, one: str, many: str = "") -> str:
    """ "1 heart", "2 hearts"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: list[str], last: str = "and", none: str = "nobody") -> str:
    """ "a", "a and b", "a, b and c"; "nobody", or another word, when there is nothing."""
    if not words:
        return none
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{capital(text)}{'' if text[-1] in '.?!' else '.'}"
