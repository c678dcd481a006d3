"""`westmarch train`: make a network for a game by playing, and see how it learns."""

import os
import shutil
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from westmarch.cli.choosing import game_of
from westmarch.cli.terminal import say
from westmarch.kernel import BadInput
from westmarch.networks.reading import GAMES, Missing, weights_of

NEEDED = ("torch", "onnx", "onnxruntime", "numpy")


def run(arguments: Namespace) -> int:
    game = game_of(arguments)
    if game.id not in GAMES:
        raise BadInput("GAME", f"no network can be trained for {game.id}; there are features for {', '.join(GAMES)}")
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        raise Missing(f"training needs {', '.join(lacking)}: pip install 'westmarch[train]'")
    from westmarch.networks.training.course import Course, Training

    course = Course(
        game=game.id,
        seed=arguments.seed or 1,
        games=arguments.games,
        first_games=arguments.first_games,
        iterations=arguments.iterations,
        thorough=arguments.thorough,
        width=arguments.width,
        blocks=arguments.blocks,
        matches=arguments.matches,
        generations=arguments.generations,
        minutes=arguments.minutes,
        jobs=arguments.jobs or os.cpu_count() or 1,
    )
    training = Training(course, Path(arguments.out), say)
    training.run()
    if arguments.install:
        shutil.copyfile(training.network, weights_of(game.id))
        say(f"the network is now {weights_of(game.id)}")
    return 0
