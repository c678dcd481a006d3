"""Golden records: whole games, one for every game and preset, kept in `tests/conformance/golden/`.

They were played once at random and are replayed in every build: a rule that changes shows at the very token.
When a rule was changed on purpose, `python -m tests.conformance.golden` plays them anew, and the commit says why.

Beside them stand games that agents have played, kept for the way they ended and read through by eye against the
rulebook. Of these only the tokens are played again, for the agents may have learned something since.
"""

from pathlib import Path

import westmarch
from westmarch import Generator, Record
from westmarch.kernel.notation import read_sheet

HOME = Path(__file__).with_name("golden")
PLAYED = [("war_of_the_ring", "ring_destroyed"), ("war_of_the_ring", "corruption")]
"""Games of agents: the game, and the reason of the end."""

CASES = [(id, preset) for id in westmarch.games() for preset in westmarch.game(id).presets]


def path_of(game_id: str, preset: str) -> Path:
    return HOME / game_id / f"{preset}.wmr"


def play(game_id: str, preset: str) -> Record:
    game = westmarch.game(game_id)
    seed = 1 + list(game.presets).index(preset)
    record = Record(game, game.presets[preset], seed)
    rng = Generator.seeded(seed)
    while not record.state.over:
        decision = record.state.pending[rng.below(len(record.state.pending))]
        record.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
    return record


def played_again(path: Path) -> Record:
    """The tokens of a record that is kept, under the rules of today."""
    sheet = read_sheet(path.read_text("utf-8"))
    record = Record(westmarch.game(sheet.game), sheet.options, sheet.seed, sheet.players)
    for choice in sheet.plays:
        record.play(choice.seat, choice.token)
    return record


def main() -> None:
    for game_id, reason in PLAYED:
        path = path_of(game_id, f"agents_{reason}")
        played_again(path).write(path)
    for game_id, preset in CASES:
        path = path_of(game_id, preset)
        path.parent.mkdir(parents=True, exist_ok=True)
        record = play(game_id, preset)
        record.write(path)
        print(f"{path.relative_to(HOME)}: {record.position} tokens, {record.state.outcome}")


if __name__ == "__main__":
    main()
