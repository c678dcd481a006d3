"""The options that a game declares: one schema for validation, forms, help and presets."""

from collections.abc import Mapping, Sequence
from typing import Any

from westmarch.kernel.errors import BadOption
from westmarch.kernel.hints import nearest

Value = str | int | bool


class Option:
    """One declared option. Its kind follows from its default: a choice, a whole number or a yes/no."""

    def __init__(
        self,
        name: str,
        default: Value,
        about: str,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.about = about
        self.choices = tuple(choices)
        self.low = low
        self.high = high

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> Value:
        """The value if it is allowed, else a BadOption that says what is."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadOption(self.name, f"must be true or false, not {value!r}")
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(self.name, f"must be a whole number from {self.low} to {self.high}, not {value!r}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(self.name, f"must be one of {', '.join(self.choices)}, not {value!r}")

    def parse(self, text: str) -> Value:
        """The value written as text, as on a command line or in a form."""
        if self.kind == "flag" and text.lower() in ("yes", "true", "on", "1"):
            return True
        if self.kind == "flag" and text.lower() in ("no", "false", "off", "0"):
            return False
        if self.kind == "number" and text.lstrip("-").isdecimal():
            return self.check(int(text))
        return self.check(text)

    def describe(self) -> dict[str, Any]:
        """The declaration as JSON, for a form."""
        told: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default, "about": self.about}
        if self.kind == "choice":
            told["choices"] = list(self.choices)
        if self.kind == "number":
            told["low"], told["high"] = self.low, self.high
        return told

    def __repr__(self) -> str:
        values = (
            ", ".join(self.choices) if self.choices else "yes, no" if self.kind == "flag" else f"{self.low}–{self.high}"
        )
        return f"<{self.name}: {values}; usually {self.default}>"


Options = dict[str, Value]


def settle(schema: Sequence[Option], given: Mapping[Any, object] | None) -> Options:
    """All options of the schema, each as given or by its default; a name that is not declared is refused."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadOption("options", f"a mapping of names to values is needed, not {type(given).__name__}")
    names = [option.name for option in schema]
    for name in given:
        if name not in names:
            near = nearest(str(name), names)
            hint = f"did you mean {near}?" if near else f"the options are {', '.join(names) or 'none'}"
            raise BadOption(str(name), f"no such option; {hint}")
    return {o.name: o.check(given[o.name]) if o.name in given else o.default for o in schema}
