"""The protocol's page and the server agree: every route, message and code of the one is in the other."""

import re
from pathlib import Path

import msgspec
import pytest

from westmarch.server import wire
from westmarch.server.app import create_app
from westmarch.server.errors import STATUS
from westmarch.server.services import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "westmarch" / "server").glob("*.py"))


def test_every_code_is_documented() -> None:
    raised = set(re.findall(r'Refusal\(\s*"([a-z_]+)"', SOURCES)) | set(STATUS) | {"illegal_move", "undo_refused"}
    assert {code for code in raised if f"`{code}`" not in PAGE} == set()


def test_every_message_is_documented_both_ways() -> None:
    sent = set(re.findall(r'"type": "([a-z]+)"', SOURCES))
    received = {kind.__name__.lower() for kind in wire.Message.__subclasses__()}
    assert {kind for kind in sent | received if f'"type": "{kind}"' not in PAGE} == set()


def test_every_route_is_documented(tmp_path: Path) -> None:
    paths = create_app(Settings(data=tmp_path)).openapi()["paths"]
    plain = re.sub(r"\{\w+\}", "{}", PAGE)
    assert len(paths) > 20
    assert {path for path in paths if re.sub(r"\{\w+\}", "{}", path) not in plain} == set()


def _examples() -> list[str]:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    return [part for block in blocks for part in re.split(r"\n(?=\{)", block.strip())]


@pytest.mark.parametrize("example", _examples())
def test_every_example_is_json(example: str) -> None:
    msgspec.json.decode(example)


@pytest.mark.parametrize("example", [e for e in _examples() if re.match(r'\{"type": "\w+", ("id"|"protocol")', e)])
def test_examples_of_clients_messages_are_understood(example: str) -> None:
    wire.read(example)
