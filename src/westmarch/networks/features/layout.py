"""How features are numbered: in blocks, one after another, each as large as what it tells needs.

A feature either holds or does not. A seat's knowledge is the list of the numbers of those that hold: short, exact, and
cheap to add up in the first layer of a network.
"""

from typing import Any

from westmarch.kernel.game import Game
from westmarch.kernel.steps import Step


class Layout:
    """Gives out blocks of numbers."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, size: int) -> int:
        """The first number of a new block."""
        first = self.size
        self.size += size
        return first


def prompts_of(game: Game) -> dict[str, int]:
    """A number for each prompt that a game's steps have, told to the chooser or to the others."""
    names = sorted({name for step in game.steps.values() for name in (step.PROMPT, step.PUBLIC)})
    return {name: number for number, name in enumerate(names)}


class Questions:
    """What somebody is asked, and what about: the prompt, and the first numbers of the step that asks."""

    def __init__(self, layout: Layout, game: Game, fields: int, numbers: int) -> None:
        self.prompts = prompts_of(game)
        self.fields = fields
        self.numbers = numbers
        self.prompt = layout.block(len(self.prompts))
        self.about = layout.block(fields * numbers)

    def tell(self, step: Step[Any], mine: bool, found: list[int]) -> None:
        """Add what is asked; the others know no more than that it is."""
        if not mine:
            found.append(self.prompt + self.prompts[step.PUBLIC or step.PROMPT])
            return
        found.append(self.prompt + self.prompts[step.PROMPT])
        for i in range(min(self.fields, len(step.FIELDS))):
            number: int = getattr(step, step.FIELDS[i])
            found.append(self.about + i * self.numbers + (number + 1) % self.numbers)
