"""Records: play, undo, look back, write, read; and what is wrong with a broken one."""

from pathlib import Path

import pytest

import westmarch
from westmarch import BadInput, BadRecord, Generator, IllegalMove, Record, UndoRefused
from westmarch.kernel import EVERYTHING
from westmarch.kernel.record import SNAPSHOT_EVERY

GAME = westmarch.game("confrontation")


def whole_game(seed: int = 3) -> Record:
    record = Record(GAME, {"edition": "variant"}, seed=seed, players={"sauron": "Żaneta"})
    rng = Generator.seeded(seed)
    while not record.state.over:
        decision = record.state.pending[rng.below(len(record.state.pending))]
        record.play(decision.seat, decision.tokens[rng.below(len(decision.tokens))])
    return record


@pytest.fixture(scope="module")
def finished() -> Record:
    return whole_game()


@pytest.fixture
def opened() -> Record:
    record = Record(GAME, seed=5)
    while (decision := record.state.pending[0]).prompt == "setup.place":
        record.play(decision.seat, decision.tokens[-1])
    return record


def test_a_record_is_read_back_as_it_was_written(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    finished.write(path)
    again = Record.read(path)
    assert again.text() == finished.text()
    assert again.state.to_json() == finished.state.to_json()
    assert again.log(EVERYTHING) == finished.log(EVERYTHING)
    assert again.players == {"fellowship": "", "sauron": "Żaneta"}
    assert [p.name for p in tmp_path.iterdir()] == ["game.wmr"]


def test_a_file_from_another_system_is_read_too(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.wmr"
    path.write_bytes(finished.text().replace("\n", "\r\n").encode())
    assert Record.read(path).position == finished.position


def test_a_record_says_what_it_is(opened: Record) -> None:
    assert repr(opened).startswith(f"<record of confrontation, {opened.position} tokens: <confrontation: sauron")
    assert repr(opened.entries[0]) == "<fellowship: place boromir>"


def test_progress_is_told(finished: Record) -> None:
    seen: list[tuple[int, int]] = []
    Record.parse(finished.text(), lambda done, total: seen.append((done, total)))
    assert seen == [(i + 1, finished.position) for i in range(finished.position)]


def test_an_unfinished_game_is_a_record_too(opened: Record) -> None:
    again = Record.parse(opened.text())
    assert again.state.to_json() == opened.state.to_json()
    again.play("sauron", again.state.pending[0].tokens[0])


def test_every_position_can_be_looked_back_to(finished: Record) -> None:
    assert finished.position > 2 * SNAPSHOT_EVERY
    states = [state.to_json() for state in finished.replay()]
    assert len(states) == finished.position + 1
    assert [finished.at(i).to_json() for i in range(finished.position + 1)] == states
    with pytest.raises(BadInput, match="position"):
        finished.at(finished.position + 1)


def test_a_seat_hears_its_part_of_the_log(finished: Record) -> None:
    everything = finished.log(EVERYTHING)
    for seat in ("fellowship", "sauron"):
        mine = finished.log(seat)
        assert 0 < len(mine) < len(everything)
        other = "sauron" if seat == "fellowship" else "fellowship"
        assert not [
            line for line in mine if line["event"] == "placed" and line["character"] in _roster(finished, other)
        ]
    spectator = finished.log()
    assert not [line for line in spectator if line["event"] in ("placed", "card_chosen")]
    assert all(line["position"] > 0 for line in spectator)


def _roster(record: Record, seat: str) -> list[str]:
    found: list[str] = record.state.view(seat)["table"]["sides"][seat]["roster"]
    return found


# --- undo --------------------------------------------------------------------------------------------------------


def test_undo_is_free_while_nobody_has_learned_anything(opened: Record) -> None:
    before = opened.state.to_json()
    opened.play("sauron", opened.state.pending[0].tokens[0])  # which character; nobody sees that yet
    entry = opened.undo()
    assert entry.seat == "sauron"
    assert opened.state.to_json() == before


def test_undo_asks_those_who_have_learned(opened: Record) -> None:
    first = opened.state.pending[0].tokens[0]
    opened.play("sauron", first)
    before = opened.state.to_json()
    opened.play("sauron", opened.state.pending[0].tokens[0])
    after = opened.state.to_json()
    with pytest.raises(UndoRefused, match=r"fellowship learned something by 'to .*': moved") as caught:
        opened.undo()
    assert caught.value.seats == ("fellowship",)
    assert opened.state.to_json() == after
    opened.undo(consent=["fellowship"])
    assert opened.state.to_json() == before


def test_nothing_is_left_to_undo_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="nothing has been played"):
        Record(GAME, seed=1).undo()


def test_undo_crosses_snapshots(finished: Record) -> None:
    record = Record.parse(finished.text())
    states = [state.to_json() for state in finished.replay()]
    for position in range(finished.position - 1, -1, -1):
        record.undo(consent=record.state.seats)
        assert record.state.to_json() == states[position]
    for entry in finished.entries:
        record.play(entry.seat, entry.token)
    assert record.text() == finished.text()


def test_a_choice_for_another_position_is_stale(opened: Record) -> None:
    token = opened.state.pending[0].tokens[0]
    with pytest.raises(IllegalMove, match="for position 3"):
        opened.play("sauron", token, at=3)
    opened.play("sauron", token, at=opened.position)


# --- broken records --------------------------------------------------------------------------------------------------


def spoilt(record: Record, old: str, new: str) -> str:
    text = record.text()
    assert old in text
    return text.replace(old, new, 1)


def test_one_changed_token_is_found_where_it_stands(finished: Record) -> None:
    lines = finished.text().split("\n")
    at = next(i for i, line in enumerate(lines) if ": place " in line)
    spoken = lines[at].split(": place ")[1].split(" [")[0]
    seat = lines[at].split(": ")[0].split(". ")[1]
    other = next(c for c in _roster(finished, seat) if c != spoken)
    lines[at] = lines[at].replace(spoken, other)
    number = lines[at].split(".")[0]
    with pytest.raises(BadRecord, match=f"^token {number}: .*leads elsewhere") as caught:
        Record.parse("\n".join(lines))
    assert caught.value.where == f"token {number}"


def test_a_token_that_is_not_legal_is_told_with_its_rule(finished: Record) -> None:
    lines = finished.text().split("\n")
    at = next(i for i, line in enumerate(lines) if ": move " in line)
    lines[at] = lines[at].split(": move ")[0] + ": pass [00000000]"
    with pytest.raises(BadRecord, match=r"cannot play it: 'pass': a turn cannot be passed \(CONF-TURN-02\)"):
        Record.parse("\n".join(lines))


def test_a_record_cut_off_anywhere_is_refused(finished: Record) -> None:
    lines = finished.text().rstrip("\n").split("\n")
    for end in range(len(lines)):
        with pytest.raises(BadRecord):
            Record.parse("\n".join(lines[:end]))
    half = "\n".join(lines[: len(lines) // 2])
    with pytest.raises(BadRecord, match="breaks off after token"):
        Record.parse(half)


def test_a_lost_line_is_named(finished: Record) -> None:
    lines = finished.text().split("\n")
    del lines[20]
    with pytest.raises(BadRecord, match=r"line 21: token \d+ is expected"):
        Record.parse("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("westmarch record 1", "westmarch record 2", "line 1"),
        ("game: confrontation", "game: chess", "game"),
        ("game: confrontation", "gmae: confrontation", "line 2"),
        ("rules: 1", "rules: 2", "rules"),
        ("rules: 1", "rules: one", "rules"),
        ('"edition": "variant"', '"edition": "classic"', "token 1"),
        ('"edition": "variant"', '"edition": "x"', "header, edition"),
        ("options: {", "options: [{", "options"),
        ('"sauron": "Żaneta"', '"sauron": 3', "players"),
        ("commitment: ", "commitment: 0", "seed"),
        ("seed: 3", "seed: 4", "seed"),
        ("seed: 3", "seed: sealed", "seed"),
        ("seed: 3", "seed: -3", "seed"),
        ("seed: 3", "seed: " + "9" * 79, "header, seed"),
        ("\n1. ", "\nx. ", "line 10"),
        ("outcome: {", "outcome: {{", "outcome"),
        ('"winners": [', '"winners": ["nobody", ', "outcome"),
        ("\nhash: ", "\nhash: x", "hash"),
        ("\nhash: ", "\nhsah: ", "hash"),
    ],
)
def test_whatever_else_is_wrong_is_named(finished: Record, old: str, new: str, where: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.parse(spoilt(finished, old, new))
    assert caught.value.where == where


def test_more_text_after_the_end_is_refused(finished: Record) -> None:
    with pytest.raises(BadRecord, match="unexpected text after the hash"):
        Record.parse(finished.text() + "\nmore\n")


def test_the_last_hash_seals_the_record(finished: Record) -> None:
    text = finished.text().rstrip()
    flipped = text[:-1] + ("0" if text[-1] != "0" else "1")
    with pytest.raises(BadRecord, match=r"^hash: does not match"):
        Record.parse(flipped + "\n")


def test_a_new_engine_that_plays_the_same_game_verifies(finished: Record) -> None:
    assert Record.parse(spoilt(finished, "engine: ", "engine: 9.")).position == finished.position


@pytest.mark.parametrize("content", [b"", b"\x00\x01\xff\xfe" * 50, b"\x89PNG\r\n\x1a\n", "żółw".encode("utf-16")])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.wmr"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match="no Westmarch record"):
        Record.read(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.read(tmp_path / "none.wmr")
