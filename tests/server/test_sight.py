"""Parts of tables are made once for all who see them, and are forgotten before they are too many."""

import json

from westmarch.server import sight
from westmarch.server.sight import MOST_PARTS, part_as_json


def named(name: str, number: int) -> dict[str, object]:
    return {"name": name, "number": number}


def numbered(name: str, number: int) -> list[object]:
    return [number, name]


def test_a_part_is_told_apart_by_what_makes_it_and_by_all_that_it_is_made_of() -> None:
    for make in (named, numbered):
        for of in (("gimli", 1), ("gimli", 2), ("gollum", 1)):
            made = part_as_json(make, of)
            assert json.loads(bytes(made)) == make(*of)
            assert part_as_json(make, of) is made


def test_what_is_remembered_does_not_grow_without_end() -> None:
    for number in range(2 * MOST_PARTS + 1):
        assert json.loads(bytes(part_as_json(numbered, ("gimli", number)))) == [number, "gimli"]
        assert len(sight._parts) <= MOST_PARTS
