"""Records in files: read with errors that name the file, and what there is to say about one."""

from westmarch.cli.choosing import written
from westmarch.cli.texts import text_of
from westmarch.kernel import BadRecord, Record


def read_record(path: str) -> Record:
    """The record in a file, verified; whatever is wrong with it is told with the file's name."""
    try:
        return Record.read(path)
    except BadRecord as error:
        if error.where == path:
            raise
        raise BadRecord(path, str(error)) from None


def header_lines(record: Record) -> list[str]:
    options = ", ".join(f"{name}={written(value)}" for name, value in record.options.items())
    players = ", ".join(f"{seat}: {name or 'unnamed'}" for seat, name in record.players.items())
    return [
        f"game: {record.game.name} ({options})",
        f"players: {players}",
        f"tokens: {record.position}",
        f"outcome: {outcome_of(record)}",
        f"commitment: {record.commitment}",
    ]


def outcome_of(record: Record) -> str:
    outcome = record.state.outcome
    return "the game is not over" if outcome is None else text_of(record.game).describe_outcome(outcome.describe())
