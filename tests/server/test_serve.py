"""The command: what it says when it cannot serve, and that it keeps secrets to itself."""

import socket
from pathlib import Path

import pytest

from tests.server.serving import Process
from westmarch.cli import main


def test_a_bad_database_address_is_told_without_its_password(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("mysql://me:mellon@somewhere/x", "postgresql://me:mellon@127.0.0.1:1/x"):
        assert main(["serve", "--data", str(data), "--database", address]) == 2
        said = capsys.readouterr().err
        assert said.startswith("westmarch: --database: ")
        assert said.count("\n") == 1
        assert "mellon" not in said


def test_a_folder_that_cannot_be_used_is_told(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.write_text("not a folder")
    assert main(["serve", "--data", str(data)]) == 2
    assert capsys.readouterr().err.startswith("westmarch: --data: ")


def test_a_second_server_on_the_same_folder_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Process(data)
    server.start()
    try:
        assert main(["serve", "--data", str(data)]) == 2
        assert "another server" in capsys.readouterr().err
    finally:
        server.kill()


def test_a_port_that_is_taken_is_told_before_anything_opens(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--open", "--data", str(data), "--port", str(port)]) == 2
    told = capsys.readouterr()
    assert f"--port: {port} is in use" in told.err
    assert "http://" not in told.out


def test_a_judge_that_is_none_is_told_before_anything_opens(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, problem in (("dragon", "must be ranger, wizard, or a search"), ("mo:many", "a whole number is needed")):
        assert main(["serve", "--data", str(data), "--judge", name]) == 2
        assert problem in capsys.readouterr().err
    assert not data.exists()
