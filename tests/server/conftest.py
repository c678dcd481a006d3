"""A server for all tests of a module, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.serving import GENEROUS, postgres, postgres_programs, served
from westmarch.server.services import Settings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Settings(data=tmp_path_factory.mktemp("data"), limits=GENEROUS, workers=1)) as address:
        yield address


@pytest.fixture
def person(address: str) -> Iterator[Callable[..., Person]]:
    """Makes people; they go home after the test."""
    people: list[Person] = []

    def make(name: str | None = "Éowyn") -> Person:
        people.append(Person(address, name))
        return people[-1]

    yield make
    for one in people:
        one.http.close()


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here: no initdb and postgres found")
    with postgres(programs) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, for what must hold on both stores; None is SQLite."""
    if request.param == "sqlite":
        return None
    found = request.getfixturevalue("postgres_address")
    assert isinstance(found, str)
    return found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
