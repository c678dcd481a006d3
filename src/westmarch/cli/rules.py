"""`westmarch rules`: the ledgers, by id, by words, or as a list of their areas."""

import re
from argparse import Namespace
from collections import Counter
from difflib import get_close_matches

import westmarch
from westmarch.cli.terminal import say, wrap
from westmarch.kernel import BadInput, Ledger, Rule

_ID = re.compile(r"([A-Z]+-[A-Z]+-)([0-9]+)")


def run(arguments: Namespace) -> int:
    names = westmarch.games() if arguments.game is None else (arguments.game,)
    ledgers = [westmarch.game(name).ledger for name in names]
    words = " ".join(arguments.search)
    if not words.strip():
        _show_areas(ledgers)
    else:
        say("\n\n".join(look_up(ledgers, words)))
    return 0


def look_up(ledgers: list[Ledger], words: str) -> list[str]:
    """A rule in full if an id is asked for, else all rules that hold the words, briefly."""
    id = _ID.fullmatch(words.strip().upper())
    if id is not None:
        return [whole(_rule(ledgers, id[1] + id[2].zfill(2)))]
    found = [rule for ledger in ledgers for rule in ledger.search(words)]
    return [brief(rule) for rule in found] or [f"No rule holds {words.strip()!r}."]


def _rule(ledgers: list[Ledger], id: str) -> Rule:
    for ledger in ledgers:
        if id in ledger:
            return ledger[id]
    near = get_close_matches(id, [rule.id for ledger in ledgers for rule in ledger], 1)
    hint = f"; did you mean {near[0]}?" if near else f" of {' or '.join(ledger.game for ledger in ledgers)}"
    raise BadInput(id, f"is no rule{hint}")


def whole(rule: Rule) -> str:
    """A rule with everything that the ledger says about it."""
    parts = [rule.id, wrap(rule.text, "  ")]
    if rule.example:
        parts.append(wrap(f"Example: {rule.example}", "  "))
    if rule.note:
        parts.append(wrap(f"Note: {rule.note}", "  "))
    parts.append(wrap(f"Source: {rule.source}", "  "))
    return "\n".join(parts)


def brief(rule: Rule) -> str:
    return wrap(rule.text, f"{rule.id}  ", "    ")


def _show_areas(ledgers: list[Ledger]) -> None:
    for ledger in ledgers:
        say(f"{ledger.game}: {len(ledger)} rules")
        for area, count in Counter(rule.id.rpartition("-")[0] for rule in ledger).items():
            say(f"  {area:<16}{count:>4}")
    say("\nAn area, an id or words show the rules: westmarch rules CONF-MOVE, westmarch rules elven cloak")
