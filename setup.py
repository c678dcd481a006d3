"""Decides whether a build is compiled; every other fact about packaging is in pyproject.toml.

The kernel, the games, two of their players, the search and the path of a choice through the server are
ordinary Python, and mypyc can turn them, unchanged, into C extension modules. The variable WESTMARCH_BUILD
says what is wanted:

    auto      compile where mypyc, a C compiler and Python's headers are at hand, else stay pure (default)
    compiled  compile, and fail if that cannot be done
    pure      never compile

WESTMARCH_OPTIMIZE says how hard the C compiler tries: 3 by default; 1 takes half the time, for tests.

An editable install is always pure: it runs the sources where they are, and no library belongs there.
"""

import os
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

COMPILED_PACKAGES = (
    "src/westmarch/kernel",
    "src/westmarch/games",
    "src/westmarch/agents/card_game",
    "src/westmarch/agents/judging",
    "src/westmarch/agents/mount_doom",
    "src/westmarch/agents/search",
    "src/westmarch/agents/war_of_the_ring",
    "src/westmarch/networks/features",
)
SERVER_MODULES = (  # what every choice goes through
    *("frames", "house", "hub", "inbox", "journal", "limits", "playing", "programs"),
    *("shelf", "sight", "sockets", "sqlite", "tables"),
)
SERVER_LIBRARIES = ("argon2", "asyncpg", "fastapi", "msgspec", "websockets")  # their types are needed to compile these
# What a front end such as pip also calls us for: to learn names and versions, or for an editable install.
COMMANDS_WITHOUT_COMPILING = {"egg_info", "dist_info", "editable_wheel"}


def obstacle() -> str | None:
    """What keeps us from compiling here; None if nothing does."""
    from distutils.ccompiler import new_compiler  # setuptools' own distutils, hence not at the top
    from distutils.errors import CompileError
    from distutils.sysconfig import customize_compiler

    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"

    # A program named `cc` on the path does not mean that Python.h is there too, so compile something.
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=scratch, include_dirs=[sysconfig.get_path("include")])
        except CompileError as error:
            return f"no C compiler that finds Python.h ({error})"
    return None


def extensions(wanted: str) -> list[Extension]:
    """The extension modules of this build: one for each module, or none when it is pure."""
    if wanted not in ("auto", "compiled", "pure"):
        sys.exit(f"WESTMARCH_BUILD is {wanted!r}; it can be auto, compiled or pure")
    if wanted == "pure" or COMMANDS_WITHOUT_COMPILING.intersection(sys.argv):
        return []
    if reason := obstacle():
        if wanted == "compiled":
            sys.exit(f"westmarch: cannot compile: {reason}")
        print(f"westmarch: building pure Python: {reason}", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    modules = sorted(str(path) for package in COMPILED_PACKAGES for path in Path(package).rglob("*.py") if ready(path))
    if all(find_spec(library) for library in SERVER_LIBRARIES):
        modules += [f"src/westmarch/server/{name}.py" for name in SERVER_MODULES]
    if not modules:  # called with none, mypycify would stop with advice about command lines
        return []
    # A library for the kernel, one for each game and each player, the search and the server: compiled side by side.
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(f"westmarch_{library_of(Path(module).parts[2:-1])}", []).append(module)
    level = os.environ.get("WESTMARCH_OPTIMIZE", "3")
    return mypycify(modules, opt_level=level, debug_level="0", separate=[(m, name) for name, m in groups.items()])


def library_of(package: tuple[str, ...]) -> str:
    """The library for a package: kernel for ("kernel",) and ("games",), else the last name that sets it apart.

    A game's player has one of its own: War of the Ring's is large enough to be compiled beside the game.
    """
    if len(package) > 1:
        return f"{package[1]}_player" if package[0] == "agents" and package[1] != "search" else package[1]
    return "server" if package == ("server",) else "kernel"


def ready(path: Path) -> bool:
    """Whether a module is worth minutes: not words for the terminal, nor a game that still grows (see its ledger)."""
    if "text" in path.parts:
        return False
    ledger = next((folder / "rules.toml" for folder in path.parents if (folder / "rules.toml").exists()), None)
    return ledger is None or "\ncomplete = true\n" in ledger.read_text(encoding="utf-8")


setup(
    ext_modules=extensions(os.environ.get("WESTMARCH_BUILD", "auto")),
    options={"build_ext": {"parallel": True}},  # as many compilers as there are cores
)
