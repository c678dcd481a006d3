"""The house itself: the build under test, the pins that have to agree, the locks."""

import os
import re
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import westmarch.kernel
from westmarch._version import VERSION

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_the_build_under_test_is_the_expected_one() -> None:
    expected = os.environ.get("WESTMARCH_EXPECT_BUILD")
    if expected is None:
        pytest.skip("WESTMARCH_EXPECT_BUILD names no build")
    file = str(westmarch.kernel.__file__)
    assert expected == ("compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"), file


def test_wheels_are_compiled_by_the_mypy_of_the_lock() -> None:
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    (locked,) = re.findall(r"^mypy==\S+", (ROOT / "requirements" / "dev.txt").read_text(), re.MULTILINE)
    assert locked in requires


def test_the_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_and_hash_every_package_and_name_no_index(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index" not in text
    packages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert packages
    for package in packages:
        assert re.match(r"[a-z0-9-]+==\S+ ", package)
        assert "--hash=sha256:" in package
