"""`westmarch games`: what can be played."""

from argparse import Namespace

import westmarch
from westmarch.cli.choosing import written
from westmarch.cli.terminal import say, wrap
from westmarch.kernel import Game, Option


def run(arguments: Namespace) -> int:
    for number, id in enumerate(westmarch.games()):
        if number:
            say()
        _show(westmarch.game(id))
    return 0


def _show(game: Game) -> None:
    say(f"{game.id}: {game.name}")
    say(f"  seats: {', '.join(game.seats)}")
    say("  options (--option NAME=VALUE):")
    for option in game.options:
        say(wrap(f"{option.name}={_values(option)} (default {written(option.default)})", "    "))
        say(wrap(option.about, "        "))
    say("  presets (--preset NAME):")
    longest = max((len(name) for name in game.presets), default=0)
    for name, options in game.presets.items():
        settings = ", ".join(f"{option}={written(value)}" for option, value in options.items())
        seats = game.seats_for(game.settle(options))
        if seats != game.seats:
            settings += f" (seats: {', '.join(seats)})"
        say(wrap(settings, f"    {name.ljust(longest)}  ", " " * (longest + 6)))


def _values(option: Option) -> str:
    if option.kind == "flag":
        return "yes|no"
    return "|".join(option.choices) if option.kind == "choice" else f"{option.low}..{option.high}"
