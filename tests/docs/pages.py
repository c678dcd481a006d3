"""Reading the documentation as a machine does: its sessions, its commands, its links, the names in it.

Each check takes the text of a page and gives back what is wrong with it, in words; nothing is fine.
"""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

from tests.rulebook import LEDGERS, Ledger
from westmarch.cli.arguments import parser
from westmarch.cli.choosing import game_of, options_of
from westmarch.kernel import BadInput

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PAGE_NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]

_FENCE = re.compile(r"^```(\w*)$")
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_RULE_ID = re.compile(r"\b[A-Z]{2,}-[A-Z]+-\d+\b")
_PATH = re.compile(r"(?:src|tests|docs|tools|bench|requirements|\.ci)/[\w./-]+")
_NAME = re.compile(r"(?:westmarch|tests)(?:\.\w+)+")


def read(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


# --- the parts of a page -----------------------------------------------------------------------------------------


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """The fenced blocks of a page, each with its language."""
    language: str | None = None
    lines: list[str] = []
    for line in text.split("\n"):
        fence = _FENCE.match(line)
        if fence is None:
            lines.append(line)
        elif language is None:
            language, lines = fence[1], []
        else:
            yield language, "\n".join(lines) + "\n"
            language = None
    assert language is None, "a fenced block is not closed"


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def session(text: str) -> str:
    """The lines of a page's `pycon` blocks, each where it stands; all else is left empty, as doctest wants it."""
    inside = False
    kept = []
    for line in text.split("\n"):
        fence = _FENCE.match(line)
        if fence is not None:
            inside = not inside and fence[1] == "pycon"
        kept.append(line if inside and fence is None else "")
    return "\n".join(kept) + "\n"


def commands(text: str) -> Iterator[str]:
    """Every command line: those of `sh` blocks, of indented blocks, and of code in a sentence."""
    for language, block in blocks(text):
        if language == "sh":
            yield from (line.split("  #")[0].strip() for line in block.split("\n") if line.strip())
    for line in prose(text).split("\n"):
        if line.startswith("    "):
            yield line.split("  #")[0].strip()
    yield from _SPAN.findall(prose(text))


# --- the checks -----------------------------------------------------------------------------------------------------


def failures_of_session(name: str, text: str) -> tuple[int, str]:
    """How many examples a page has, and what doctest says about those that fail."""
    examples = doctest.DocTestParser().get_doctest(session(text), {}, name, name, 0)
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    runner.run(examples, out=said.append)
    return len(examples.examples), "".join(said)


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):.*##", read("Makefile"), re.MULTILINE))


def wrong_commands(text: str) -> list[str]:
    """`make` targets that do not exist, and `westmarch` command lines that it would not understand."""
    wrong = []
    targets = make_targets()
    for line in commands(text):
        words = shlex.split(line) if line.startswith(("make", "westmarch ")) else []
        if words[:1] == ["make"]:
            wrong += [f"make {word}" for word in words[1:] if word not in targets]
        elif words[:1] == ["westmarch"] and not understood(words[1:]):
            wrong.append(line)
    return wrong


def understood(words: list[str]) -> bool:
    """Whether `westmarch` takes these arguments; a command alone ("westmarch play") is one that it has."""
    if len(words) == 1:
        words = [*words, "--help"]
    try:
        arguments = parser().parse_args(words)
        if getattr(arguments, "flags", None):  # a game's options: that game knows them
            preset = None if arguments.preset == "all" else arguments.preset
            options_of(game_of(arguments), arguments, preset)
    except SystemExit as stop:
        return stop.code in (0, None)
    except BadInput:
        return False
    return True


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    bare = re.sub(r"[^\w\s-]", "", heading.lower())
    return bare.strip().replace(" ", "-")


def broken_links(page: Path, text: str) -> list[str]:
    """Relative links to a file, or to a heading in a page, that is not there."""
    broken = []
    for link in _LINK.findall(prose(text)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        there = target.exists()
        if there and anchor:
            content = text if target == page else target.read_text("utf-8")
            there = anchor in {slug(heading) for heading in _HEADING.findall(content)}
        if not there:
            broken.append(link)
    return broken


def ledger_ids() -> set[str]:
    """Every rule of every ledger, and of the little game in the guide."""
    known = {id for path in ROOT.glob(LEDGERS) for id in Ledger.read(path).ids}
    return known | set(re.findall(r'Rule\("([A-Z0-9-]+)"', read("tests/docs/riddle.py")))


def unknown_rules(text: str, known: set[str]) -> list[str]:
    return [id for id in _RULE_ID.findall(text) if id not in known]


def missing_things(text: str) -> list[str]:
    """Paths of the repository and dotted Python names, written as code in a sentence, that do not exist."""
    missing = []
    for span in _SPAN.findall(prose(text)):
        is_gone = _PATH.fullmatch(span) and not (ROOT / span).exists()
        if is_gone or (_NAME.fullmatch(span) and not _resolves(span)):
            missing.append(span)
    return missing


def _resolves(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def rows(text: str, heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head; code marks are taken off."""
    section = re.split(rf"^#+ {re.escape(heading)}$", text, flags=re.MULTILINE)[1]
    section = re.split(r"^#+ ", section, flags=re.MULTILINE)[0]
    lines = [line for line in section.split("\n") if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]
