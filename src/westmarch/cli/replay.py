"""`westmarch replay`: a recorded game, as one seat heard it or with nothing held back."""

from argparse import Namespace

from westmarch.cli.choosing import check_seat
from westmarch.cli.records import header_lines, read_record
from westmarch.cli.terminal import say
from westmarch.cli.texts import board, log_line, text_of
from westmarch.kernel import EVERYTHING, Record

SPECTATOR = "spectator"


def run(arguments: Namespace) -> int:
    record = read_record(arguments.file)
    if arguments.seat not in (None, SPECTATOR):
        check_seat(arguments.seat, (*record.state.seats, SPECTATOR))
    state = record.state if arguments.at is None else record.at(arguments.at)
    for line in header_lines(record):
        say(line)
    if arguments.at is None or arguments.log:
        say()
        _show_log(record, arguments.seat, record.position if arguments.at is None else arguments.at)
    if arguments.at is not None:
        say(f"\nAfter token {arguments.at}:")
        # Nothing held back means all seats' views: each of them shows what the others cannot see.
        seats = record.state.seats if arguments.seat is None else (arguments.seat,)
        for seat in seats:
            say()
            say(board(text_of(record.game), state.view(None if seat == SPECTATOR else seat)))
    return 0


def _show_log(record: Record, seat: str | None, until: int) -> None:
    heard = EVERYTHING if seat is None else None if seat == SPECTATOR else seat
    text = text_of(record.game)
    for event in record.log(heard):
        if event["position"] <= until:
            say(log_line(text, event, str(event["position"]).rjust(4)))
