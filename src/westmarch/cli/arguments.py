"""The command line: every command with its arguments and its help. Nothing is imported for it but argparse."""

import argparse
from typing import Any, NoReturn

from westmarch._version import VERSION


class Parser(argparse.ArgumentParser):
    """Refuses a command line in one line, like every other error.

    Where a command takes a game, the options of that game are flags too, and which there are is not known before the
    game is. So every flag that is not the command's own is put aside, with the word after it as its value.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **settings)
        self.takes_game = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if not self.takes_game:
            return super().parse_known_args(args, namespace)
        own = [flag for flag in self._option_string_actions if flag.startswith("--")]
        rest: list[str] = []
        flags: list[tuple[str, str | None]] = []
        words = list(args)
        while words:
            word = words.pop(0)
            name, equals, value = word.partition("=")
            if not word.startswith("--") or word == "--" or name in own:
                rest.append(word)
            elif equals:
                flags.append((name, value))
            else:
                flags.append((name, words.pop(0) if words and not words[0].startswith("-") else None))
        found, unknown = super().parse_known_args(rest, namespace)
        found.flags, found.own_flags = flags, own
        return found, unknown

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"westmarch: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    top = Parser(prog="westmarch", description="Lord of the Rings board games, played by their exact rules.")
    top.add_argument("--version", action="version", version=f"westmarch {VERSION}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    _games(commands)
    _rules(commands)
    _play(commands)
    _simulate(commands)
    _ladder(commands)
    _replay(commands)
    _review(commands)
    _verify(commands)
    _serve(commands)
    _train(commands)
    return top


AGENTS = "hobbit, ranger, wizard, random or heuristic; flat, duct, so, mo, guided or trials, with :N for their effort"

Commands = Any  # argparse keeps the type of its sub-parsers to itself


def _games(commands: Commands) -> None:
    commands.add_parser(
        "games",
        help="the games, with their seats, options and presets",
        description="List the games, with their seats, options and presets.",
    )


def _rules(commands: Commands) -> None:
    command = commands.add_parser(
        "rules",
        help="look a rule up by its id or by words",
        description="Look a rule up. Without words: the areas of each rulebook.",
        epilog="examples:\n  westmarch rules\n  westmarch rules CONF-MOVE-03\n  westmarch rules elven cloak",
    )
    command.add_argument("search", nargs="*", metavar="SEARCH", help="a rule's id, or words that the rule must hold")
    command.add_argument("--game", help="look into the rules of this game only")


def _play(commands: Commands) -> None:
    command = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal: against an agent, or with others at the same keyboard.",
        epilog=(
            "examples:\n"
            "  westmarch play confrontation\n"
            "  westmarch play confrontation --seat sauron --against flat:1000 --record game.wmr\n"
            "  westmarch play confrontation --edition draft --hot-seat\n"
            "  westmarch play mount_doom --players 2 --difficulty hard --against heuristic\n\n"
            "While you play, type ? for help. The same command with the same --record goes on where you stopped."
        ),
    )
    _add_game(command)
    seating = command.add_mutually_exclusive_group()
    seating.add_argument("--seat", help="the seat that you play (default: the first)")
    seating.add_argument("--hot-seat", action="store_true", help="people play all seats, passing the device on")
    command.add_argument(
        "--against",
        metavar="AGENT",
        help=f"who plays the other seats: {AGENTS} (default: flat)",
    )
    _add_seed(command, "the seed of the game (default: a secret one)")
    command.add_argument("--record", metavar="FILE", help="keep the game in FILE; if it is there, go on with it")


def _simulate(commands: Commands) -> None:
    command = commands.add_parser(
        "simulate",
        help="let agents play many games and count the results",
        description="Let agents play many games and count the results. The same seed gives the same results.",
        epilog=(
            "examples:\n"
            "  westmarch simulate confrontation -n 10000 --jobs 4\n"
            "  westmarch simulate confrontation -n 20 --preset all --agents fellowship=flat:50 --seed 1\n"
            "  westmarch simulate mount_doom --players 3 --difficulty hard --agents heuristic --json"
        ),
    )
    _add_game(command, "a preset, or all for -n games of each")
    command.add_argument("-n", dest="number", type=whole(1), default=100, metavar="N", help="games (default: 100)")
    command.add_argument(
        "--agents",
        nargs="+",
        default=["random"],
        metavar="AGENT",
        help=f"for all seats, or SEAT=AGENT for some: {AGENTS} (default: random)",
    )
    _add_seed(command, "the seed of all games together (default: a new one, which is told)")
    _add_jobs(command)
    command.add_argument("--json", action="store_true", help="tell the results as JSON, a line for each preset")


def _ladder(commands: Commands) -> None:
    command = commands.add_parser(
        "ladder",
        help="let agents play each other and rate them",
        description=(
            "A round robin between agents: ratings and scores, each with its 95 % interval, by side, and the time they"
            " took.\nEach seed is played on both sides; where all seats are on one side, all play the same games."
        ),
        epilog=(
            "examples:\n"
            "  westmarch ladder confrontation --agents random,hobbit,ranger,wizard --games 400 --jobs 4\n"
            "  westmarch ladder card_game --scenario duel2 --agents heuristic,wizard --games 100 --seed 1\n"
            "  westmarch ladder mount_doom --agents heuristic wizard --games 2000 --out doom\n\n"
            "Every game is written down when it is over. A command that was stopped goes on when it is given again."
        ),
    )
    _add_game(command)
    command.add_argument(
        "--agents",
        nargs="+",
        default=["random"],
        metavar="AGENT",
        help=f"who climbs, apart by commas or spaces: {AGENTS}",
    )
    command.add_argument(
        "--games", type=whole(1), default=100, metavar="N", help="games of each pairing (default: 100)"
    )
    command.add_argument("--out", metavar="FOLDER", help="where results and report are kept (default: ladder-GAME)")
    _add_seed(command, "the seed of all games together (default: a new one, which is told)")
    _add_jobs(command)
    command.add_argument("--json", action="store_true", help="tell the standings as JSON")


def _replay(commands: Commands) -> None:
    command = commands.add_parser(
        "replay",
        help="show a recorded game",
        description="Show the log of a recorded game, or the board at a position of it.",
        epilog=(
            "examples:\n"
            "  westmarch replay game.wmr\n"
            "  westmarch replay game.wmr --seat sauron --at 40\n"
            "  westmarch replay game.wmr --at 40 --log"
        ),
    )
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--seat", help="only what this seat knew; spectator: what everybody knew (default: all)")
    command.add_argument("--at", type=whole(0), metavar="POSITION", help="the board after so many tokens")
    command.add_argument("--log", action="store_true", help="with --at: the log up to there as well")


def _review(commands: Commands) -> None:
    command = commands.add_parser(
        "review",
        help="look at a finished game again: chances, mistakes, luck",
        description=(
            "Judge every choice of a finished game on what its player could know: the chances to win, what each choice"
            " lost,\nwhat was luck, and where the game turned. The same record, judge and seed give the same review."
        ),
        epilog=(
            "examples:\n"
            "  westmarch review game.wmr\n"
            "  westmarch review game.wmr --html review.html --judge wizard\n"
            "  westmarch review game.wmr --json --judge mo:200 --seed 7"
        ),
    )
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--json", action="store_true", help="tell everything as JSON")
    command.add_argument("--html", metavar="OUT", help="write a page with the curve and every choice")
    command.add_argument(
        "--judge",
        default="ranger",
        metavar="NAME",
        help="ranger, wizard (thinks four times as long), or mo:N, which plays on at random (default: ranger)",
    )
    _add_seed(command, "the seed of the judge (default: 0)")


def _verify(commands: Commands) -> None:
    command = commands.add_parser(
        "verify",
        help="check that records are whole and true",
        description="Play records again from their seeds and check every line of them.",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a record")


def _serve(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="open a house with tables to play at in a browser",
        description="Serve the games to browsers: tables, invitations, replays; everything is kept in the data folder.",
        epilog=(
            "examples:\n"
            "  westmarch serve\n"
            "  westmarch serve --host 0.0.0.0 --port 80 --data /var/lib/westmarch\n"
            "  westmarch serve --database postgresql://user@host/westmarch"
        ),
    )
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    command.add_argument("--open", action="store_true", help="show the first page in a browser")
    command.add_argument("--port", type=whole(0), default=8000, metavar="N", help="the port (default: 8000)")
    command.add_argument(
        "--data", default="westmarch-data", metavar="FOLDER", help="where games are kept (default: westmarch-data)"
    )
    command.add_argument("--database", metavar="URL", help="keep games in this PostgreSQL database instead")
    command.add_argument(
        "--workers", type=whole(1), default=2, metavar="N", help="processes in which agents think (default: 2)"
    )
    command.add_argument(
        "--limits", type=whole(1), default=1, metavar="N", help="multiply all limits on rates by this (default: 1)"
    )
    command.add_argument(
        "--judge",
        default="ranger",
        metavar="NAME",
        help="who thinks for hints and reviews: ranger (default), wizard (longer), or a plain search, as in mo:200",
    )
    command.add_argument("--static", metavar="FOLDER", help="serve the pages of this folder (default: the built ones)")


def _train(commands: Commands) -> None:
    command = commands.add_parser(
        "train",
        help="make a network for a game by letting it play against itself",
        description="Play games by search, learn from them, and again; everything is kept in a folder to go on later.",
        epilog=(
            "examples:\n"
            "  westmarch train confrontation --out runs/confrontation --jobs 0\n"
            "  westmarch train mount_doom --out runs/doom --generations 20 --minutes 30 --install"
        ),
    )
    command.add_argument("game", metavar="GAME", help="a game, as `westmarch games` lists them")
    command.add_argument(
        "--out", required=True, metavar="FOLDER", help="where the training is kept, and taken up again"
    )
    _add_seed(command, "the seed of the whole training (default: 1)")
    command.add_argument(
        "--thorough", type=whole(1), default=6, metavar="N", help="one search in so many is a thorough one (6)"
    )
    for flag, default, about in (
        ("generations", 10, "so many times games are played and learned from"),
        ("games", 640, "games of a generation"),
        ("first-games", 0, "games of the first generation, which is played without a network (default: as many)"),
        ("iterations", 160, "iterations of a thorough search"),
        ("width", 128, "the width of the network's layers"),
        ("blocks", 2, "the network's residual layers"),
        ("matches", 0, "games in which each generation is measured"),
        ("minutes", 0, "start no generation that would end later than this (0: never mind)"),
        ("jobs", 1, "processes that play (0: one for each core)"),
    ):
        command.add_argument(f"--{flag}", type=whole(0), default=default, metavar="N", help=f"{about} ({default})")
    command.add_argument("--install", action="store_true", help="make the result the network that the package uses")


def _add_game(command: Parser, about_preset: str = "a preset, as `westmarch games` lists them") -> None:
    command.takes_game = True
    command.add_argument("game", metavar="GAME", help="a game, as `westmarch games` lists them")
    command.add_argument("--preset", metavar="NAME", help=about_preset)
    command.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, also as a flag of its own (--players 3); overrides the preset",
    )


def _add_seed(command: Parser, about: str) -> None:
    command.add_argument("--seed", type=whole(0), metavar="N", help=about)


def _add_jobs(command: Parser) -> None:
    command.add_argument(
        "--jobs", type=whole(0), default=1, metavar="J", help="processes to share the work (0: one for each core)"
    )


class whole:  # noqa: N801  # reads as a type where it is used
    """A whole number of at least `least`."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __call__(self, text: str) -> int:
        # int() itself would take signs, underscores and other digits than ours, and balk at very long ones
        if not (text.isascii() and text.isdecimal()) or len(text) > 80 or int(text) < self.least:
            raise argparse.ArgumentTypeError(f"a whole number of at least {self.least} is needed, not {text[:40]!r}")
        return int(text)
