"""`westmarch verify`: are these records whole and true?"""

import sys
from argparse import Namespace

from westmarch.cli.records import header_lines, read_record
from westmarch.cli.terminal import say
from westmarch.kernel import BadRecord


def run(arguments: Namespace) -> int:
    failed = 0
    for path in arguments.files:
        try:
            record = read_record(path)
        except BadRecord as error:
            print(f"westmarch: {error}", file=sys.stderr)
            failed = 1
            continue
        say(f"{path}: OK")
        for line in header_lines(record):
            say(f"  {line}")
    return failed
