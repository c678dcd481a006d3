"""Schemathesis makes up requests from the API's own description: none may end in an error of ours."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.people import Person

EXAMPLES = os.environ.get("WESTMARCH_EXAMPLES", "3")


@pytest.mark.slow
@pytest.mark.skipif(find_spec("schemathesis") is None, reason="schemathesis is not installed")
def test_no_request_ends_in_an_error_of_ours(address: str, tmp_path: Path) -> None:
    with Person(address) as me:
        cookie = me.cookie
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{address}/api/openapi.json"]
    command += ["--header", f"Cookie: {cookie}", "--checks", "not_a_server_error", "--max-examples", EXAMPLES]
    command += ["--phases", "examples,coverage,fuzzing", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "Tested: " in done.stdout, done.stdout[-4000:]
