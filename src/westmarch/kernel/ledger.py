"""The ledger: every rule of a game under its id, as `rules.toml` beside the game lists it."""

from collections.abc import Iterator

from westmarch.kernel.errors import BadInput


class Rule:
    """One entry of the ledger, in our own words."""

    def __init__(self, id: str, text: str, source: str, example: str = "", note: str = "") -> None:
        self.id = id
        self.text = text
        self.source = source
        self.example = example
        self.note = note

    def __repr__(self) -> str:
        return f"<{self.id}: {self.text}>"


class Ledger:
    """The rules of one game, in the order of its rulebook."""

    def __init__(self, game: str, complete: bool, rules: list[Rule]) -> None:
        self.game = game
        self.complete = complete
        self._rules = {rule.id: rule for rule in rules}

    def __len__(self) -> int:
        return len(self._rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __contains__(self, id: object) -> bool:
        return id in self._rules

    def __getitem__(self, id: str) -> Rule:
        try:
            return self._rules[id]
        except KeyError:
            raise BadInput(id, f"is no rule of {self.game}") from None

    def search(self, words: str) -> list[Rule]:
        """The rules whose id or text holds every word, whatever the case, the accents and the apostrophes."""
        wanted = _plain(words).split()
        told = [(rule, _plain(f"{rule.id} {rule.text} {rule.example} {rule.note}")) for rule in self]
        return [rule for rule, text in told if all(word in text for word in wanted)]


# Accents as Unicode writes them after their letters, and both kinds of apostrophe.
_UNHEARD = dict.fromkeys([*range(0x300, 0x370), ord("'"), 0x2019])


def _plain(text: str) -> str:
    """A text as it is typed in haste: "helms deep" for Helm's Deep, "lorien" for Lórien."""
    # Only when somebody searches: `import westmarch` stays quick.
    import unicodedata

    return unicodedata.normalize("NFKD", text.lower()).translate(_UNHEARD)


_read: dict[str, Ledger] = {}


def ledger_of(game: str) -> Ledger:
    """The ledger of a game; a file is read once."""
    if game not in _read:
        # Only when somebody asks for a rule: `import westmarch` stays quick.
        import tomllib
        from importlib.resources import files

        data = tomllib.loads(files("westmarch.games").joinpath(game, "rules.toml").read_text("utf-8"))
        _read[game] = Ledger(game, data["complete"], [Rule(**entry) for entry in data["rule"]])
    return _read[game]
