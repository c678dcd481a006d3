"""`westmarch play`: who sits where, and which record the game is kept in."""

from argparse import Namespace
from pathlib import Path

from westmarch.agents import AGENTS, Agent, agent
from westmarch.agents.seeds import derived_seed
from westmarch.cli.choosing import check_seat, game_of, options_of
from westmarch.cli.records import read_record
from westmarch.cli.session import Session
from westmarch.kernel import BadInput, Game, Record

PERSON = "person"
DEFAULT_AGENT = "flat"


def run(arguments: Namespace) -> int:
    game = game_of(arguments)
    kept = arguments.record is not None and Path(arguments.record).exists()
    record = _kept_record(game, arguments) if kept else _new_record(game, arguments)
    record.players = _players(record, arguments)
    session = Session(record, _agents(record), arguments.record)
    if arguments.record is not None:
        session.keep()  # before anything is played: a file that cannot be written is noticed now
    session.run()
    return 0


def _new_record(game: Game, arguments: Namespace) -> Record:
    return Record(game, options_of(game, arguments, arguments.preset), arguments.seed)


def _kept_record(game: Game, arguments: Namespace) -> Record:
    """The game to go on with; what the command line says about it must be true of it."""
    path = arguments.record
    record = read_record(path)
    if record.game is not game:
        raise BadInput(path, f"holds a game of {record.game.id}")
    asked = arguments.preset is not None or arguments.options or arguments.flags
    if asked and options_of(game, arguments, arguments.preset) != record.options:
        raise BadInput(path, "holds a game with other options; leave them away to go on with it")
    if arguments.seed is not None and arguments.seed != record.seed:
        raise BadInput(path, "holds a game with another seed; leave it away to go on with it")
    if record.state.over:
        raise BadInput(path, f"the game in it is over; see it with: westmarch replay {path}")
    return record


def _players(record: Record, arguments: Namespace) -> dict[str, str]:
    """Who plays each seat: an agent by its name, anybody else is a person."""
    seats = record.state.seats
    if arguments.hot_seat:
        if arguments.against is not None:
            raise BadInput("--against", "nobody is left to play against when people play all seats")
        return dict.fromkeys(seats, PERSON)
    people = [seat for seat, name in record.players.items() if name and not _is_agent(name)]
    if people and all(record.players.values()) and arguments.seat is None and arguments.against is None:
        return record.players  # a kept game goes on as it was
    person = check_seat(arguments.seat, seats) if arguments.seat is not None else people[0] if people else seats[0]
    opponent = DEFAULT_AGENT if arguments.against is None else str(arguments.against)
    agent(opponent, 0)  # refuses a name that is none
    return {seat: PERSON if seat == person else opponent for seat in seats}


def _is_agent(name: str) -> bool:
    return name.partition(":")[0] in AGENTS


def _agents(record: Record) -> dict[str, Agent]:
    """The agents that play, each with a seed of its own."""
    return {
        seat: agent(name, derived_seed("play", record.seed, seat, record.position))
        for seat, name in record.players.items()
        if _is_agent(name)
    }
