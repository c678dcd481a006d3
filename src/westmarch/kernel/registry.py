"""The games that are known, each loaded when it is first asked for."""

from importlib import import_module

from westmarch.kernel.errors import UnknownGame
from westmarch.kernel.game import Game
from westmarch.kernel.hints import nearest

_homes: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(id: str, module: str) -> None:
    """Make a game known; `module` has it under the name GAME."""
    _homes[id] = module


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_homes)


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _loaded:
        if id not in _homes:
            near = nearest(str(id), _homes)
            hint = f"did you mean {near}?" if near else f"the games are {', '.join(_homes)}"
            raise UnknownGame(str(id), f"no such game; {hint}")
        found = import_module(_homes[id]).GAME
        assert isinstance(found, Game)
        _loaded[id] = found
    return _loaded[id]
