"""What every test of the suite has: the rule ledgers, and pytester to test the rule coverage itself."""

pytest_plugins = ["tests.rulebook", "pytester"]
