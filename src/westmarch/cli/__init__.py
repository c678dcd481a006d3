"""The command `westmarch`: play, simulate, replay, verify, and read the rules.

Each command is a module of this package with `run(arguments) -> int`, imported only when it is called.
Exit codes: 0 all is well; 1 a record does not verify, or a game could not be finished; 2 bad usage or input;
130 interrupted by Ctrl-C.
"""

import sys
from collections.abc import Sequence
from importlib import import_module

from westmarch.cli.arguments import parser
from westmarch.kernel.errors import BadInput, BadRecord, WestmarchError

__all__ = ["main"]

FINE = 0
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code comes back."""
    from westmarch.cli.terminal import forgiving_output

    forgiving_output()
    try:
        arguments = parser().parse_args(argv)
    except SystemExit as stop:  # --help, or a bad command line that argparse has explained
        return stop.code if isinstance(stop.code, int) else BAD_INPUT
    try:
        code = import_module(f"westmarch.cli.{arguments.command}").run(arguments)
        sys.stdout.flush()
        return int(code)
    except WestmarchError as error:
        print(f"westmarch: {error}", file=sys.stderr)
        return BAD_INPUT if isinstance(error, BadInput) and not isinstance(error, BadRecord) else FAILED
    except KeyboardInterrupt:
        print("\nwestmarch: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        from westmarch.cli.terminal import drop_output

        drop_output()
        return FINE
