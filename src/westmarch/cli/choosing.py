"""From words on the command line to a game's options."""

from argparse import Namespace
from difflib import get_close_matches

import westmarch
from westmarch.kernel import BadInput, Game
from westmarch.kernel.hints import nearest
from westmarch.kernel.options import Options, Value


def game_of(arguments: Namespace) -> Game:
    return westmarch.game(arguments.game)


def options_of(game: Game, arguments: Namespace, preset: str | None) -> Options:
    """The preset's options, with those that are given one by one in their place."""
    options: dict[str, object] = {}
    if preset is not None:
        options.update(_preset(game, preset))
    for word, value in arguments.flags:
        options.update(_flag(game, word, value, arguments.own_flags))
    known = {option.name: option for option in game.options}
    for pair in arguments.options:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("--option", f"NAME=VALUE is needed, not {pair!r}")
        # A name that is not declared goes on to `settle`, which knows the nearest one.
        options[name] = known[name].parse(value) if name in known else value
    return game.settle(options)


def _flag(game: Game, word: str, value: str | None, own_flags: list[str]) -> dict[str, Value]:
    """An option of the game, or a word for several of them, that was given as a flag of its own name."""
    name = word.removeprefix("--").replace("-", "_")
    spoken = game.shorthands()
    option = next((option for option in game.options if option.name == name), None)
    if option is not None:
        if value is None and option.kind != "flag":
            raise BadInput(word, f"a value is needed: {option!r}")
        return {name: True if value is None else option.parse(value)}
    if name in spoken:
        if value in spoken[name]:
            return spoken[name][value]
        raise BadInput(word, f"must be one of {', '.join(spoken[name])}, not {value!r}")
    names = [f"--{each.replace('_', '-')}" for each in (*(o.name for o in game.options), *spoken)]
    near = nearest(word.removeprefix("--"), [flag.removeprefix("--") for flag in (*names, *own_flags)])
    hint = f"did you mean --{near}?" if near else f"the options of {game.id} are {', '.join(names)}"
    raise BadInput(word, f"no such option; {hint}")


def _preset(game: Game, name: str) -> Options:
    if name in game.presets:
        return game.presets[name]
    near = get_close_matches(name, game.presets, 1)
    hint = f"did you mean {near[0]}?" if near else f"the presets are {', '.join(game.presets)}"
    raise BadInput("--preset", f"{name!r} is no preset of {game.id}; {hint}")


def written(value: Value) -> str:
    """An option's value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def check_seat(seat: str, seats: tuple[str, ...]) -> str:
    if seat in seats:
        return seat
    raise BadInput("--seat", f"{seat!r} is no seat of this game; the seats are {', '.join(seats)}")
