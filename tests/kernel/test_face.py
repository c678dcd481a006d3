"""The public face, and what it may import."""

import subprocess
import sys
from pathlib import Path

import pytest

import westmarch
from westmarch import BadInput, UnknownGame
from westmarch.kernel import game, games, register

PUBLIC = {
    "BadInput",
    "BadOption",
    "BadRecord",
    "BadState",
    "Decision",
    "Event",
    "Game",
    "Generator",
    "IllegalMove",
    "Option",
    "Outcome",
    "Record",
    "State",
    "Token",
    "UndoRefused",
    "UnknownGame",
    "WestmarchError",
    "__version__",
    "game",
    "games",
}


def test_the_public_names_are_these_and_no_others() -> None:
    assert set(westmarch.__all__) == PUBLIC
    assert all(hasattr(westmarch, name) for name in PUBLIC)


def test_every_error_is_of_one_family() -> None:
    errors = [getattr(westmarch, name) for name in PUBLIC if name.startswith(("Bad", "Unknown", "Illegal", "Undo"))]
    assert len(errors) == 7
    assert all(issubclass(error, westmarch.WestmarchError) for error in errors)
    assert len({error.code for error in errors}) == 7


def test_the_games_are_listed_and_found() -> None:
    assert "confrontation" in westmarch.games()
    assert westmarch.game("confrontation") is westmarch.game("confrontation")
    assert repr(westmarch.game("confrontation")) == "<game confrontation>"


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean confrontation"):
        westmarch.game("confrontaton")
    with pytest.raises(UnknownGame, match="the games are confrontation"):
        westmarch.game("chess")


def test_a_game_can_be_registered_from_elsewhere() -> None:
    before = games()
    register("elsewhere", "westmarch.games.confrontation")
    try:
        assert game("elsewhere") is westmarch.game("confrontation")
        assert games() == (*before, "elsewhere")
    finally:
        from westmarch.kernel import registry

        registry._homes.pop("elsewhere")
        registry._loaded.pop("elsewhere")


LIST_MODULES = """
import sys
before = set(sys.modules)
import westmarch
{more}
print(*sorted(set(sys.modules) - before))
"""


def modules_loaded_by(more: str) -> set[str]:
    source = str(Path(westmarch.__file__).parents[1])
    program = f"import sys; sys.path.insert(0, {source!r})" + LIST_MODULES.format(more=more)
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_kernel_and_games_import_the_standard_library_alone() -> None:
    every_game = "[westmarch.game(id).ledger for id in westmarch.games()]"
    # The shared object that mypyc makes of the package stands beside it under a name of its own.
    loaded = {name.split(".")[0] for name in modules_loaded_by(every_game) if not name.endswith("__mypyc")}
    assert "westmarch" in loaded
    assert loaded - {"westmarch"} <= set(sys.stdlib_module_names)


def test_a_game_is_loaded_only_when_it_is_asked_for() -> None:
    loaded = modules_loaded_by("")
    assert "westmarch.kernel.state" in loaded
    assert not {name for name in loaded if name.startswith("westmarch.games.")}
    assert "tomllib" not in loaded


def test_the_ledger_can_be_searched() -> None:
    ledger = westmarch.game("confrontation").ledger
    assert len(ledger) == 374
    assert "CONF-MOVE-03" in ledger
    assert ledger["CONF-MOVE-03"].text.startswith("A character may not move into a region")
    assert "CONF-MOVE-03" in {rule.id for rule in ledger.search("maximum number move")}
    assert ledger.search("zeppelin") == []
    with pytest.raises(BadInput, match="CONF-X"):
        ledger["CONF-X"]


def test_a_search_asks_for_no_accents_and_no_apostrophes() -> None:
    ledger = westmarch.game("card_game").ledger
    assert ledger.search("lorien") == ledger.search("Lórien") != []
    assert ledger.search("helms deep") == ledger.search("Helm's Deep") == ledger.search("Helm\u2019s Deep") != []
