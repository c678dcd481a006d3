"""`westmarch ladder`: a round robin between agents, and what it says about their strength."""

import json
import os
from argparse import Namespace
from pathlib import Path

from westmarch.cli.choosing import game_of, options_of
from westmarch.cli.terminal import ProgressBar, say
from westmarch.ladder.keeping import Scorebook, kept_seed
from westmarch.ladder.plan import Plan
from westmarch.ladder.playing import climb
from westmarch.ladder.report import report
from westmarch.ladder.standings import standings, table

RESULTS = "results.json"
REPORT = "report.html"


def run(arguments: Namespace) -> int:
    game = game_of(arguments)
    folder = Path(arguments.out or f"ladder-{game.id}")
    options = options_of(game, arguments, arguments.preset)
    names = tuple(name for word in arguments.agents for name in word.split(",") if name)
    plan = Plan(game.id, options, names, arguments.games, _seed(arguments, folder))
    plan.check()
    scorebook = Scorebook(folder, plan)
    bar = ProgressBar(plan.total, "games")
    try:
        games = climb(plan, scorebook, arguments.jobs or os.cpu_count() or 1, bar.show)
    finally:
        bar.close()
    found = standings(plan, games)
    (folder / RESULTS).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / REPORT).write_text(report(found, game.name), encoding="utf-8")
    if arguments.json:
        say(json.dumps(found, ensure_ascii=False))
        return 0
    say(f"{game.id}: {plan.total} games, seed {plan.seed}")
    say(table(found))
    say(f"The report is {folder / REPORT}, the figures are in {folder / RESULTS}.")
    return 0


def _seed(arguments: Namespace, folder: Path) -> int:
    """The one that is asked for, else that of the ladder to go on with, else a new one."""
    if arguments.seed is not None:
        return int(arguments.seed)
    kept = kept_seed(folder)
    return int.from_bytes(os.urandom(4), "big") if kept is None else kept
