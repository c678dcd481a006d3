"""`westmarch review`: a finished game, looked at again."""

import json
from argparse import Namespace

from westmarch.cli.records import header_lines, read_record
from westmarch.cli.terminal import ProgressBar, say, wrap
from westmarch.cli.texts import text_of
from westmarch.kernel import BadInput
from westmarch.review import review
from westmarch.review.page import review_page
from westmarch.review.summing import check_over
from westmarch.review.words import summary_lines


def run(arguments: Namespace) -> int:
    record = read_record(arguments.file)
    check_over(record)
    bar = ProgressBar(record.position, "choices")
    try:
        found = review(record, arguments.judge, arguments.seed or 0, lambda done, _: bar.show(done))
    finally:
        bar.close()
    text = text_of(record.game)
    if arguments.html is not None:
        _write(arguments.html, review_page(record, found, text))
    if arguments.json:
        say(json.dumps(found, ensure_ascii=False))
        return 0
    for line in header_lines(record)[:3]:
        say(line)
    say()
    for line in summary_lines(record, found, text):
        say(wrap(line, "", "        ") if line.startswith("   ") and "%" in line and ":" in line else line)
    if arguments.html is not None:
        say(f"\nThe page is {arguments.html}.")
    return 0


def _write(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput(path, f"cannot be written: {error.strerror}") from None
