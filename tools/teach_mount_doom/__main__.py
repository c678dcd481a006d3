"""Teach the networks by which the expert of Adventure to Mount Doom judges (`westmarch.agents.mount_doom.judgement`).

    PYTHONPATH=build/compiled python -m tools.teach_mount_doom --out runs/doom --games 20000 --jobs 16

The expert plays, and after every fifty games its networks are moved: what they said of each table, towards a mixture
of what its turn was reckoned to be worth, with the odds of every roll, and of what came of it. What is taken in the end
is the mean of the last weights. The folder keeps everything, and the same command goes on from there. With --install
its networks become those of the package, and nothing is played; the compiled build must then be made again.

It begins from the networks of the package, from those of another folder (--begin runs/doom/judgement.bin) or from
nothing. From nothing, the chances at the entrance of the last stage are reckoned first. It needs numpy.
"""

import argparse
import shutil
from pathlib import Path
from typing import Final

from tools.teach_mount_doom.course import Settings, teach
from tools.teach_mount_doom.networks import read
from westmarch.cli.arguments import whole
from westmarch.games.mount_doom import GAME
from westmarch.kernel import BadInput

PACKAGE: Final = "src/westmarch/agents/mount_doom/judgement.bin"
ROOT: Final = Path(__file__).resolve().parents[2]


def presets(text: str) -> list[str]:
    found = text.split(",")
    unknown = [name for name in found if name not in GAME.presets]
    if unknown:
        raise argparse.ArgumentTypeError(f"no preset {unknown[0]!r}; there are {', '.join(GAME.presets)}")
    return found


def share(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1:
        raise argparse.ArgumentTypeError(f"a number from 0 to 1 is needed, not {text[:40]!r}")
    return found


def install(folder: Path) -> None:
    """A file that the package could not read is not put in the place of one that it can."""
    taught = folder / "judgement.bin"
    read(taught)
    shutil.copyfile(taught, ROOT / PACKAGE)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.teach_mount_doom", description="Teach the networks of Mount Doom's expert."
    )
    parser.add_argument("--out", type=Path, required=True, help="the folder that keeps what was learned")
    parser.add_argument("--games", type=whole(1), default=20_000, help="games of the whole course (default: 20000)")
    parser.add_argument("--rate", type=share, default=0.001, help="of learning; it falls to a tenth (default: 0.001)")
    parser.add_argument(
        "--trace", type=share, default=0.7, help="λ: how much the later turns and the end count (default: 0.7)"
    )
    parser.add_argument(
        "--presets", type=presets, default=["base_1"], help="of the games, in turn, with commas (default: base_1)"
    )
    parser.add_argument("--begin", default=PACKAGE, help="a judgement.bin, or `nothing` (default: the package's)")
    parser.add_argument("--seed", type=whole(0), default=1, help="of the first game; the next games have the next ones")
    parser.add_argument("--jobs", type=whole(1), default=1, help="processes (default: 1)")
    parser.add_argument("--install", action="store_true", help="make the folder's networks the package's, play nothing")
    args = parser.parse_args()
    try:
        if args.install:
            install(args.out)
        else:
            settings = Settings(args.games, args.rate, args.trace, args.presets, args.seed, args.begin)
            teach(args.out, settings, args.jobs)
    except (BadInput, OSError) as error:
        raise SystemExit(f"{parser.prog}: {error}") from error


if __name__ == "__main__":
    main()
