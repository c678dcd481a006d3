"""The tests of Westmarch; a package, so that they can share modules (`from tests.rulebook import rule`)."""
