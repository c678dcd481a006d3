"""The bond between the rule ledgers and the tests: a marker for the tests, a plugin for pytest.

A ledger, `src/westmarch/games/<game>/rules.toml`, lists every rule of a game under an id. A test names
the rules it shows:

    @rule("CONF-MOVE-03")
    def test_a_character_moves_forward() -> None: ...

To name an id that is in no ledger is an error. A rule is covered when at least one test that names it
passes. `pytest --rule-coverage` prints how far each game has come, and fails if a game that declares
itself complete has a rule which no passing test shows.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest

LEDGERS = "src/westmarch/games/*/rules.toml"
RULE_KEYS = {"id", "text", "source"}
MOST_MISSING_SHOWN = 20


def rule(first: str, *more: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules."""
    return pytest.mark.rule(first, *more)


@dataclass(frozen=True)
class Ledger:
    """What the coverage has to know of one rules.toml."""

    game: str
    complete: bool
    ids: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a ledger; a malformed one stops pytest, since no figure drawn from it could be trusted."""
        try:
            ledger = tomllib.loads(path.read_text(encoding="utf-8"))
            rules: list[dict[str, Any]] = ledger.get("rule", [])
            for number, entry in enumerate(rules, start=1):
                if lacking := RULE_KEYS - {key for key, value in entry.items() if value}:
                    raise ValueError(f"rule {entry.get('id', f'number {number}')} lacks {sorted(lacking)}")
            ids = tuple(str(entry["id"]) for entry in rules)
            if twice := [rule_id for rule_id, count in Counter(ids).items() if count > 1]:
                raise ValueError(f"more than once in the ledger: {', '.join(twice)}")
            if foreign := [rule_id for rule_id in ids if not rule_id.startswith(f"{ledger['prefix']}-")]:
                raise ValueError(f"without the prefix {ledger['prefix']}: {', '.join(foreign)}")
            return cls(str(ledger["game"]), bool(ledger["complete"]), ids)
        except KeyError as key:
            raise pytest.UsageError(f"{path}: the ledger lacks {key}") from None
        except ValueError as error:  # which a TOML syntax error is, too
            raise pytest.UsageError(f"{path}: {error}") from None


class RuleCoverage:
    """The plugin: checks the ids that tests name, and adds up which rules passing tests have shown.

    Under xdist each worker runs tests, and only the controller sees all reports. So the ids travel
    with the reports, as user properties, and are added up where the reports arrive.
    """

    def __init__(self, ledgers: list[Ledger]) -> None:
        self.ledgers = ledgers
        self.known = {rule_id for ledger in ledgers for rule_id in ledger.ids}
        self.passed_calls: set[str] = set()
        self.shown: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        named = [rule_id for marker in item.iter_markers("rule") for rule_id in marker.args]
        if unknown := [rule_id for rule_id in named if rule_id not in self.known]:
            pytest.fail(f"in no rule ledger: {', '.join(map(str, unknown))}", pytrace=False)
        item.user_properties.extend(("rule", rule_id) for rule_id in named)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # Skipped and xfailed calls are not "passed"; an unexpected pass is, but carries `wasxfail`.
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed_calls.add(report.nodeid)
        elif report.when == "teardown" and report.passed and report.nodeid in self.passed_calls:
            self.shown.update(str(value) for name, value in report.user_properties if name == "rule")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        wanted = session.config.getoption("rule_coverage") and not hasattr(session.config, "workerinput")
        broken_promise = any(ledger.complete and self.missing(ledger) for ledger in self.ledgers)
        if wanted and broken_promise and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not terminalreporter.config.getoption("rule_coverage"):
            return
        terminalreporter.section("rule coverage")
        if not self.ledgers:
            terminalreporter.line(f"no ledger at {LEDGERS}")
        width = max((len(ledger.game) for ledger in self.ledgers), default=0)
        for ledger in self.ledgers:
            missing = self.missing(ledger)
            line = f"{ledger.game:<{width}}   {len(ledger.ids) - len(missing)}/{len(ledger.ids)} rules"
            if missing and ledger.complete:
                terminalreporter.line(f"{line}   FAILED: it declares itself complete", red=True)
            else:
                terminalreporter.line(line, green=not missing)
            for rule_id in missing[:MOST_MISSING_SHOWN]:
                terminalreporter.line(f"    {rule_id}")
            if len(missing) > MOST_MISSING_SHOWN:
                terminalreporter.line(f"    and {len(missing) - MOST_MISSING_SHOWN} more")

    def missing(self, ledger: Ledger) -> list[str]:
        return [rule_id for rule_id in ledger.ids if rule_id not in self.shown]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-coverage", action="store_true", help="report which ledger rules tests show")


def pytest_configure(config: pytest.Config) -> None:
    ledgers = [Ledger.read(path) for path in sorted(config.rootpath.glob(LEDGERS))]
    config.pluginmanager.register(RuleCoverage(ledgers), "rule-coverage")
