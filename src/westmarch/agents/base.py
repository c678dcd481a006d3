"""What an agent is, and all that it gets to see."""

from typing import Any

from westmarch.kernel import Decision, Generator, State, Token, WestmarchError


class NothingToChoose(WestmarchError):
    """An agent was asked for a choice that its seat does not have."""

    code = "nothing_to_choose"


class Perspective:
    """A game as one seat may know it: its view, its decision, and states that it can imagine.

    The true state stays private here. Whoever wants to think ahead draws an imagined one, in which everything that
    the seat cannot know, future dice included, is dealt anew; the decision of the seat is the same in all of them.
    """

    def __init__(self, state: State, seat: str) -> None:
        self.__state = state
        self.seat = seat

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self.__state.game.id

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, as `State.view` tells it."""
        return self.__state.view(self.seat)

    @property
    def decision(self) -> Decision:
        """What the seat must choose now."""
        found = self.__state.decision(self.seat)
        if found is None:
            raise NothingToChoose(f"{self.seat} has nothing to choose now")
        return found

    def imagine(self, rng: Generator) -> State:
        """A whole state that the seat cannot tell from the true one; it may be played with freely."""
        return self.__state.imagine(self.seat, rng)


class Agent:
    """Chooses for a seat. It is given a Perspective, never a state; its randomness comes from its seed alone."""

    def __init__(self, seed: int) -> None:
        self.rng = Generator.seeded(seed)

    def choose(self, perspective: Perspective) -> Token:
        """One of the legal tokens of the perspective's decision."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, imagined: State, seat: int) -> int:
        """Its token, by number, in a state that was imagined before: for those who think ahead for somebody else."""
        return self.choose(Perspective(imagined, imagined.seats[seat])).id

    def ranked(self, imagined: State, seat: int) -> list[int]:
        """The legal tokens of an imagined state, its own choice first, and the better before the worse if it knows."""
        own = self.answer(imagined, seat)
        return [own, *[token for token in imagined.legal(seat) if token != own]]
