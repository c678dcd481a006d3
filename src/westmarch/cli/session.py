"""A game in the terminal: news, board, choices, and what a person may say to them."""

import shlex
from collections.abc import Callable

from westmarch.agents import Agent, Perspective
from westmarch.agents.hints import Judge
from westmarch.agents.seeds import derived_seed
from westmarch.cli.rules import look_up
from westmarch.cli.terminal import ask, clear, say, wrap
from westmarch.cli.texts import board, log_line, text_of
from westmarch.cli.understanding import choice
from westmarch.kernel import BadInput, Decision, Record, UndoRefused, WestmarchError

HELP = """\
Choose by the number, or type the choice or its beginning: "2", "move gimli", "gimli".
  ?            this help, and the choices in the words of the record
  rule         the rule behind the question; also rule CONF-MOVE-03, or words: rule gimli
  log          all that you have been told so far
  board        the board again
  hint         what a strong player would choose, and what might follow
  undo         take your last choice back, if nobody has learned anything by it
  save FILE    keep the game in a file
  quit         stop here"""

END_HELP = """\
  all          the board with nothing held back
  log          all that was told
  save FILE    keep the game in a file
  quit         or just Enter: leave"""


HINTS = 3
EXPECTED = 4
"""So many choices does a hint name, and of what may follow each so many events."""


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """One game from its present position to its end, or until somebody leaves."""

    def __init__(self, record: Record, agents: dict[str, Agent], path: str | None) -> None:
        self.record = record
        self.agents = agents
        self.path = path
        self.text = text_of(record.game)
        self.people = tuple(seat for seat in record.state.seats if seat not in agents)
        self.hot_seat = len(self.people) > 1
        self.at_device: str | None = None if self.hot_seat else self.people[0]
        self.told = {seat: self._last_choice(seat) for seat in self.people}  # how far each has read the log
        self.seen: dict[str, list[str]] = {}  # the paragraphs of the board that a person saw last
        self.commands: dict[str, Callable[[str, str], None]] = {
            "?": self._help,
            "help": self._help,
            "rule": self._rule,
            "log": self._log,
            "board": self._board,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    # --- the game ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        self._welcome()
        try:
            while not self.record.state.over:
                self._step(self._next_seat())
            self._end()
        except Leave:
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            raise

    def _next_seat(self) -> str:
        """People before agents, so that an agent's secret choice never stands between a person and an undo."""
        waiting = [decision.seat for decision in self.record.state.pending]
        if self.at_device in waiting:
            return self.at_device
        return min(waiting, key=lambda seat: seat in self.agents)

    def _step(self, seat: str) -> None:
        if seat in self.agents:
            self.record.play(seat, self.agents[seat].choose(Perspective(self.record.state, seat)))
            return
        self._hand_over(seat)
        decision = self.record.state.decision(seat)
        assert decision is not None
        if len(decision.tokens) == 1 and not self.hot_seat:
            # With another person watching it is asked all the same: who is not asked gives something away.
            (token,) = decision.tokens
            view = self.record.state.view(seat)
            self._tell_news(seat)
            say(wrap(f"{self.text.describe_prompt(decision.describe())} There was only one choice,", "  "))
            say(wrap(f"so it was made for you: {self.text.describe_token(token.text, view)}.", "  "))
            self.record.play(seat, token)
            return
        self._try_to_keep()
        self._show(seat, decision)
        position = self.record.position
        while self.record.position == position:
            self._listen(seat)

    def keep(self) -> None:
        """Write the record to its file, if it has one."""
        if self.path is not None:
            self._write(self.path)

    def _try_to_keep(self) -> None:
        """Whenever a person may leave or fall asleep. If the file cannot be written, the game goes on all the same."""
        try:
            self.keep()
        except BadInput as error:
            say(wrap(str(error), "  "))

    def _write(self, path: str) -> None:
        try:
            self.record.write(path)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            raise BadInput(path, f"cannot be written: {getattr(error, 'strerror', None) or error}") from None

    # --- what is shown -------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        seats = [f"{seat}: {name}" for seat, name in self.record.players.items()]
        say(f"{self.record.game.name}. {', '.join(seats)}. Type ? for help.")
        if self.record.entries:
            say(f"The game goes on after {self.record.position} choices.")

    def _last_choice(self, seat: str) -> int:
        """The position at which a seat chose last: what came after it is news to whoever goes on with a game."""
        return max((i for i, entry in enumerate(self.record.entries) if entry.seat == seat), default=0)

    def _hand_over(self, seat: str) -> None:
        if seat == self.at_device:
            return
        clear()
        if ask(f"Pass the device to {seat.upper()}, press Enter. ") is None:
            raise Leave
        clear()
        self.at_device = seat
        self.seen.pop(seat, None)  # the screen was cleared

    def _show(self, seat: str, decision: Decision) -> None:
        self._show_changes(seat)
        self._tell_news(seat)
        view = self.record.state.view(seat)
        say()
        say(wrap(f"{self.text.describe_prompt(decision.describe())} [{decision.rule}]"))
        for number, token in enumerate(decision.tokens, 1):
            say(wrap(self.text.describe_token(token.text, view), f"{number:>4}  ", " " * 8))

    def _show_changes(self, seat: str) -> None:
        """The paragraphs of the board that have changed: a battle need not draw the map again at every question."""
        paragraphs = self._paragraphs(seat)
        for paragraph in paragraphs:
            if paragraph not in self.seen.get(seat, ()):
                say(f"\n{paragraph}")
        self.seen[seat] = paragraphs

    def _paragraphs(self, seat: str) -> list[str]:
        return board(self.text, self.record.state.view(seat)).split("\n\n")

    def _tell_news(self, seat: str) -> None:
        news = [event for event in self.record.log(seat) if event["position"] > self.told[seat]]
        if news:
            say()
        for event in news:
            say(log_line(self.text, event))
        self.told[seat] = self.record.position

    def _end(self) -> None:
        if self.at_device is not None:
            self._show_changes(self.at_device)
            self._tell_news(self.at_device)
        self._try_to_keep()
        outcome = self.record.state.outcome
        assert outcome is not None
        say()
        say(wrap(f"The game is over. {self.text.describe_outcome(outcome.describe())}"))
        if self.path is not None:
            say(f"The record is in {self.path}; see it with: westmarch replay {self.path}")
        say("Type all to see everything that was hidden, ? for more, Enter to leave.")
        while (line := ask("> ")) not in (None, "", "quit"):
            assert line is not None
            self._after_the_end(line)

    def _after_the_end(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "all":
            for seat in self.record.state.seats:
                say(f"\n{board(self.text, self.record.state.view(seat))}")
        elif word == "log":
            self._log(self.people[0], rest)
        elif word == "save":
            self._mind(self._save, self.people[0], rest)
        else:
            say(END_HELP)

    def _farewell(self) -> None:
        say()
        self._try_to_keep()
        if self.path is not None:
            say(f"The game is kept. {self._again(self.path)}")
        else:
            say("The game was not kept; --record FILE or the command save FILE keeps one.")

    # --- what a person may say -----------------------------------------------------------------------------------

    def _listen(self, seat: str) -> None:
        line = ask(f"{seat}> ")
        if line is None:
            raise Leave
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            self._mind(command, seat, rest.strip())
        elif line:
            self._mind(self._choose, seat, line)

    def _mind(self, deed: Callable[[str, str], None], seat: str, words: str = "") -> None:
        """Do it; if it cannot be done, one line says why."""
        try:
            deed(seat, words)
        except WestmarchError as error:
            say(wrap(str(error), "  "))

    def _choose(self, seat: str, line: str) -> None:
        decision = self.record.state.decision(seat)
        assert decision is not None
        self.record.play(seat, choice(line, decision, self.record.game.vocabulary))

    def _help(self, seat: str, words: str) -> None:
        say(HELP)
        decision = self.record.state.decision(seat)
        if decision is not None:
            say(wrap("Now: " + ", ".join(token.text for token in decision.tokens), "  ", "       "))

    def _rule(self, seat: str, words: str) -> None:
        decision = self.record.state.decision(seat)
        wanted = words or (decision.rule if decision is not None else "")
        if not wanted:
            raise BadInput("rule", "no single one stands behind this question; type rule and some words")
        say("\n\n".join(look_up([self.record.game.ledger], wanted)))

    def _log(self, seat: str, words: str) -> None:
        for event in self.record.log(seat):
            say(log_line(self.text, event, str(event["position"]).rjust(4)))

    def _board(self, seat: str, words: str) -> None:
        self.seen.pop(seat, None)
        self._show_changes(seat)

    def _hint(self, seat: str, words: str) -> None:
        """The best few choices. Asked again, it says the same: the seed is that of the position."""
        perspective = Perspective(self.record.state, seat)
        advice = Judge().consider(perspective, derived_seed("hint", seat, self.record.position))
        view = perspective.view
        say(wrap(f"Your chance to win is about {advice.chance:.0%}, as far as you can know.", "  "))
        for option in advice.options[:HINTS]:
            chosen = self.text.describe_token(option.token, view)
            say(wrap(f"{chosen}: {option.chance:.0%}", "  - ", "    "))
            for event in option.expects[:EXPECTED]:
                say(wrap(self.text.describe_event(event), "      ", "        "))

    def _undo(self, seat: str, words: str) -> None:
        """Back to this person's last real choice, or not at all."""
        taken = []
        try:
            while True:
                self._may_undo(seat)
                taken.append(self.record.undo())
                decision = self.record.state.decision(seat)
                if taken[-1].seat == seat and decision is not None and (len(decision.tokens) > 1 or self.hot_seat):
                    break
        except UndoRefused:
            for entry in reversed(taken):
                self.record.play(entry.seat, entry.token)
            raise
        self.told = {person: min(position, self.record.position) for person, position in self.told.items()}
        say(f"  Taken back: {', '.join(str(entry.token) for entry in reversed(taken))}.")

    def _may_undo(self, seat: str) -> None:
        """Another person's choice is not this person's to take back."""
        if not self.record.entries:
            raise UndoRefused("nothing has been played yet")
        last = self.record.entries[-1]
        if last.seat != seat and last.seat not in self.agents:
            raise UndoRefused(f"the last choice was made by {last.seat}")

    def _save(self, seat: str, words: str) -> None:
        path = words or self.path
        if path is None:
            raise BadInput("save", "a file name is needed, as in: save game.wmr")
        self._write(path)
        say(f"  Kept in {path}. {self._again(path)}")

    def _again(self, path: str) -> str:
        return f"To go on: westmarch play {self.record.game.id} --record {shlex.quote(path)}"

    def _quit(self, seat: str, words: str) -> None:
        raise Leave
