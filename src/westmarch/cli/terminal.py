"""The terminal: what is written to it, and what is read from it, be it a person or a script."""

import codecs
import os
import shutil
import sys
import textwrap
import unicodedata
from contextlib import suppress
from typing import Final

WIDEST: Final = 100
NARROWEST: Final = 40
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # screen, scroll-back, cursor: nothing stays to be read


def forgiving_output() -> None:
    """Let a terminal without our letters show the nearest ones ("Smeagol") instead of failing."""
    codecs.register_error("westmarch", _nearest_letters)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)  # what a test puts there may not have it
        if reconfigure is not None:
            reconfigure(errors="westmarch")


def _nearest_letters(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    wanted = unicodedata.normalize("NFKD", error.object[error.start : error.end])
    letters = "".join(c if c.isascii() else "?" for c in wanted if not unicodedata.combining(c))
    return letters, error.end


def drop_output() -> None:
    """Nobody reads any more; let Python's own flush at the end fail nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def width() -> int:
    """The columns to use."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def wrap(text: str, indent: str = "", hanging: str | None = None) -> str:
    """The text in lines of the terminal's width; `hanging` indents all lines but the first."""
    return textwrap.fill(
        text,
        width(),
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )


def say(text: str = "") -> None:
    print(text)


def ask(prompt: str) -> str | None:
    """A line that was typed, without spaces around it; None when there will be no more."""
    if sys.stdin.isatty():
        _line_editing()
    try:
        line = input(prompt).strip()
    except (EOFError, UnicodeDecodeError):
        print()
        return None
    if not sys.stdin.isatty():
        print(line)  # a terminal echoes what is typed; here the transcript would lack it
    return line


def clear() -> None:
    """Leave nothing on the screen for the next person; in a transcript, a line."""
    print(_CLEAR if sys.stdout.isatty() else "-" * width())


def _line_editing() -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  # arrow keys and history, where Python has them


class ProgressBar:
    """A bar on stderr, for a person who waits; nothing when nobody watches."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.shown = sys.stderr.isatty()

    def show(self, done: int) -> None:
        if not self.shown:
            return
        filled = 30 * done // self.total
        bar = "#" * filled + "." * (30 - filled)
        print(f"\r[{bar}] {done}/{self.total} {self.what}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
