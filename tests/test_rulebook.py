"""The rule coverage, tried on small suites of its own: it has to notice every way of falling short."""

from pathlib import Path

import pytest

from tests.rulebook import rule

ROOT = Path(__file__).resolve().parent.parent


class Suite:
    """A little project in a directory of its own, with ledgers, tests and runs of pytest."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makeini("[pytest]\nmarkers = rule(id)\naddopts = --strict-markers\n")

    def ledger(self, game: str, *ids: str, complete: bool = True, prefix: str = "G") -> None:
        rules = [f'[[rule]]\nid = "{rule_id}"\ntext = "text"\nsource = "source"' for rule_id in ids]
        head = [f'game = "{game}"', f'prefix = "{prefix}"', f"complete = {str(complete).lower()}"]
        self.ledger_text(game, "\n".join(head + rules))

    def ledger_text(self, game: str, text: str) -> None:
        path = self.pytester.path / "src" / "westmarch" / "games" / game / "rules.toml"
        path.parent.mkdir(parents=True)
        path.write_text(text)

    def tests(self, source: str) -> None:
        self.pytester.makepyfile(f"import pytest\nfrom tests.rulebook import rule\n{source}")

    def run(self, *options: str) -> pytest.RunResult:
        return self.pytester.runpytest("-p", "tests.rulebook", *options)


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # importing them all takes most of the time
    return Suite(pytester)


def test_the_wrapper_is_the_marker() -> None:
    assert rule("A-1", "A-2").mark == pytest.mark.rule("A-1", "A-2").mark


def test_a_complete_game_with_every_rule_shown_succeeds(suite: Suite) -> None:
    suite.ledger("riddles", "G-1", "G-2", "G-3")
    suite.tests("@rule('G-1', 'G-3')\ndef test_a(): pass\n@rule('G-2')\ndef test_b(): pass")
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["riddles   3/3 rules"])


def test_a_complete_game_with_a_rule_not_shown_fails(suite: Suite) -> None:
    suite.ledger("riddles", "G-1", "G-2")
    suite.tests("@rule('G-1')\ndef test_a(): pass")
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["riddles   1/2 rules   FAILED*", "    G-2"])


def test_an_incomplete_game_may_fall_short(suite: Suite) -> None:
    suite.ledger("riddles", "G-1", "G-2", complete=False)
    suite.tests("@rule('G-1')\ndef test_a(): pass")
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["riddles   1/2 rules", "    G-2"])
    result.stdout.no_fnmatch_line("*FAILED*")


def test_each_game_is_judged_by_itself(suite: Suite) -> None:
    suite.ledger("riddles", "G-1")
    suite.ledger("chess", "C-1", prefix="C")
    suite.tests("@rule('G-1')\ndef test_a(): pass")
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["chess     0/1 rules   FAILED*", "    C-1", "riddles   1/1 rules"])


def test_without_the_option_nothing_is_demanded(suite: Suite) -> None:
    suite.ledger("riddles", "G-1", "G-2")
    suite.tests("@rule('G-1')\ndef test_a(): pass")
    result = suite.run()
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rules*")


@pytest.mark.parametrize(
    "not_passing",
    [
        "@rule('G-1')\ndef test_a(): assert False",
        "@rule('G-1')\n@pytest.mark.skip\ndef test_a(): pass",
        "@rule('G-1')\n@pytest.mark.xfail\ndef test_a(): assert False",
        "@rule('G-1')\n@pytest.mark.xfail\ndef test_a(): pass",
        "@pytest.fixture\ndef broken(): assert False\n@rule('G-1')\ndef test_a(broken): pass",
        "@pytest.fixture\ndef broken():\n    yield\n    assert False\n@rule('G-1')\ndef test_a(broken): pass",
    ],
    ids=["failed", "skipped", "xfailed", "xpassed", "setup error", "teardown error"],
)
def test_only_a_passing_test_shows_a_rule(suite: Suite, not_passing: str) -> None:
    suite.ledger("riddles", "G-1")
    suite.tests(not_passing)
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["riddles   0/1 rules*", "    G-1"])


def test_one_passing_test_is_enough(suite: Suite) -> None:
    suite.ledger("riddles", "G-1")
    suite.tests("@rule('G-1')\n@pytest.mark.parametrize('n', [0, 1])\ndef test_a(n): assert n")
    result = suite.run("--rule-coverage")
    assert result.ret == pytest.ExitCode.TESTS_FAILED  # because of the test, not of the rules
    result.stdout.fnmatch_lines(["riddles   1/1 rules"])


def test_markers_of_classes_count_too(suite: Suite) -> None:
    suite.ledger("riddles", "G-1", "G-2")
    suite.tests("@rule('G-1')\nclass TestAll:\n    @rule('G-2')\n    def test_a(self): pass")
    suite.run("--rule-coverage").stdout.fnmatch_lines(["riddles   2/2 rules"])


def test_an_id_in_no_ledger_is_an_error(suite: Suite) -> None:
    suite.ledger("riddles", "G-1")
    suite.tests("@rule('G-1', 'G-7')\ndef test_a(): pass\ndef test_b(): pass")
    result = suite.run()
    result.assert_outcomes(errors=1, passed=1)
    result.stdout.fnmatch_lines(["*in no rule ledger: G-7"])


def test_twenty_missing_rules_are_named_and_the_rest_counted(suite: Suite) -> None:
    suite.ledger("riddles", *(f"G-{n}" for n in range(25)), complete=False)
    suite.tests("@rule('G-0')\ndef test_a(): pass")
    lines = suite.run("--rule-coverage").stdout.lines
    start = lines.index("riddles   1/25 rules")
    assert lines[start + 1 : start + 22] == [f"    G-{n}" for n in range(1, 21)] + ["    and 4 more"]


def test_workers_report_to_one_table(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    suite.ledger("riddles", *(f"G-{n}" for n in range(7)))
    suite.tests("\n".join(f"@rule('G-{n}')\ndef test_{n}(): pass" for n in range(6)))
    options = ("-p", "tests.rulebook", "-p", "xdist", "-n", "2", "--rule-coverage")
    result = suite.pytester.runpytest_subprocess(*options)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=6)
    result.stdout.fnmatch_lines(["riddles   6/7 rules*", "    G-6"])


HEAD = 'game = "riddles"\nprefix = "G"\ncomplete = true\n'
GOOD = '[[rule]]\nid = "G-1"\ntext = "text"\nsource = "source"\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD + GOOD + GOOD, "more than once in the ledger: G-1"),
        (HEAD + GOOD.replace("G-1", "H-1"), "without the prefix G: H-1"),
        (HEAD + GOOD.replace('"source"', '""'), "rule G-1 lacks *source*"),
        (HEAD + GOOD.replace('id = "G-1"', ""), "rule number 1 lacks *id*"),
        (HEAD.replace("complete", "finished") + GOOD, "the ledger lacks 'complete'"),
        (HEAD + "[[rule]", "*line 4*"),
    ],
    ids=["twice", "prefix", "empty", "no id", "no complete", "syntax"],
)
def test_a_malformed_ledger_stops_the_run(suite: Suite, text: str, complaint: str) -> None:
    suite.ledger_text("riddles", text)
    suite.tests("def test_a(): pass")
    result = suite.run()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: *rules.toml: {complaint}"])
