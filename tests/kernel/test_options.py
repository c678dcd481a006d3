"""Declared options."""

import pytest

from westmarch import BadOption, Option
from westmarch.kernel.options import settle

SCHEMA = (
    Option("edition", "classic", "which faces", choices=("classic", "variant")),
    Option("specials", 0, "how many", high=4),
    Option("match", False, "two games"),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert settle(SCHEMA, None) == {"edition": "classic", "specials": 0, "match": False}
    assert settle(SCHEMA, {"specials": 3}) == {"edition": "classic", "specials": 3, "match": False}


@pytest.mark.parametrize(
    ("given", "where", "problem"),
    [
        ({"edition": "clasic"}, "edition", "must be one of classic, variant"),
        ({"edition": ["classic"]}, "edition", "must be one of"),
        ({"specials": 5}, "specials", "from 0 to 4"),
        ({"specials": True}, "specials", "from 0 to 4"),
        ({"specials": "3"}, "specials", "whole number"),
        ({"match": 1}, "match", "true or false"),
        ({"editon": "classic"}, "editon", "did you mean edition"),
        ({"x": 1}, "x", "the options are edition, specials, match"),
        ({3: 1}, "3", "no such option"),
        ([], "options", "a mapping"),
    ],
)
def test_a_bad_option_is_named(given: dict[str, object], where: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem) as caught:
        settle(SCHEMA, given)
    assert caught.value.where == where
    assert caught.value.code == "bad_option"


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(0, "variant", "variant"), (1, "4", 4), (2, "yes", True), (2, "OFF", False)],
)
def test_values_are_read_from_text(option: int, text: str, value: object) -> None:
    assert SCHEMA[option].parse(text) == value


@pytest.mark.parametrize(("option", "text"), [(0, "both"), (1, "many"), (1, "-1"), (2, "perhaps")])
def test_text_that_is_no_value_is_refused(option: int, text: str) -> None:
    with pytest.raises(BadOption):
        SCHEMA[option].parse(text)


def test_an_option_says_what_it_is() -> None:
    assert [repr(option) for option in SCHEMA] == [
        "<edition: classic, variant; usually classic>",
        "<specials: 0–4; usually 0>",
        "<match: yes, no; usually False>",
    ]


def test_the_declaration_is_enough_for_a_form() -> None:
    assert [option.describe() for option in SCHEMA] == [
        {
            "name": "edition",
            "kind": "choice",
            "default": "classic",
            "about": "which faces",
            "choices": ["classic", "variant"],
        },
        {"name": "specials", "kind": "number", "default": 0, "about": "how many", "low": 0, "high": 4},
        {"name": "match", "kind": "flag", "default": False, "about": "two games"},
    ]
