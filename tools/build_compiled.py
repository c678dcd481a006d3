"""Build the compiled package below build/compiled: beside the sources, never among them.

    PYTHONPATH=src             runs the pure build
    PYTHONPATH=build/compiled  runs the compiled one, in the same environment

Nothing is done when no input has changed. With --if-possible, a machine that cannot compile gets a
notice instead of a failure, and is left without any build/compiled that could be taken for a fresh one.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".inputs"


def inputs_digest() -> str:
    """A digest of all the result depends on: interpreter, compiler, its effort, and every source with its name."""
    sources = [
        path for path in (ROOT / "src" / "westmarch").rglob("*") if path.suffix in {".bin", ".onnx", ".py", ".toml"}
    ]
    level = os.environ.get("WESTMARCH_OPTIMIZE", "3")
    digest = hashlib.sha256(f"{sys.version}\0{version('mypy')}\0{version('setuptools')}\0{level}".encode())
    for path in sorted([*sources, ROOT / "setup.py", ROOT / "pyproject.toml"]):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def build(wanted: str) -> bool:
    """Let setup.py build into TARGET; return whether it compiled anything."""
    shutil.rmtree(TARGET, ignore_errors=True)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(TARGET)],
        cwd=ROOT,
        env=os.environ | {"WESTMARCH_BUILD": wanted},
        check=True,
    )
    return any(TARGET.rglob("*.so")) or any(TARGET.rglob("*.pyd"))


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled package below build/compiled.")
    parser.add_argument("--if-possible", action="store_true", help="do not fail where nothing can compile")
    if_possible: bool = parser.parse_args().if_possible

    digest = inputs_digest()
    if STAMP.exists() and STAMP.read_text() == digest:
        print("build/compiled is up to date")
        return 0
    try:
        compiled = build("auto" if if_possible else "compiled")
    except subprocess.CalledProcessError:
        shutil.rmtree(TARGET, ignore_errors=True)
        print("build/compiled: FAILED, see above", file=sys.stderr)
        return 1
    if not compiled:
        shutil.rmtree(TARGET)
        print("build/compiled: NOT BUILT, nothing was compiled", file=sys.stderr)
        return 0 if if_possible else 1
    STAMP.write_text(digest)
    print("build/compiled is built")
    return 0


if __name__ == "__main__":
    sys.exit(main())
