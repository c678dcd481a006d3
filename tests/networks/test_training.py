"""Making networks: what is learned from, how it is kept, drawn and exported."""

from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tests.agents.test_agents import placed
from westmarch.agents.search.guide import Playouts
from westmarch.cli import main
from westmarch.kernel import BadInput
from westmarch.networks.features import confrontation, mount_doom
from westmarch.networks.training import self_play
from westmarch.networks.training.course import Course, Training, kept
from westmarch.networks.training.curves import drawn
from westmarch.networks.training.examples import Examples, load, save, together
from westmarch.networks.training.self_play import Curious, Decided, Plan


def test_a_game_of_search_becomes_examples_and_the_same_seed_gives_the_same() -> None:
    plan = Plan("confrontation", 11, 12, 6, "search")
    examples, end = self_play.play(plan)
    assert end in ("fellowship", "sauron")
    assert len(examples) > 30
    assert all(0 <= min(known) <= max(known) < confrontation.SIZE for known in examples.features)
    assert all(len(tokens) > 1 for tokens in examples.tokens[::2])
    assert all(0 <= worth <= 1 for worth in examples.worths)
    thorough = [shares for shares in examples.shares[::2] if shares]
    assert 0 < len(thorough) < len(examples) / 2
    assert all(sum(shares) == pytest.approx(1) for shares in thorough)
    assert self_play.play(plan) == (examples, end)


def test_whoever_looks_on_learns_what_the_position_is_worth_and_no_tokens() -> None:
    examples, _ = self_play.play(Plan("confrontation", 11, 12, 6, "search"))
    sides = [known[0] // confrontation.SIZE_A_SIDE for known in examples.features]
    assert all(mover != rival for mover, rival in zip(sides[::2], sides[1::2], strict=True))
    assert not any(examples.tokens[1::2])
    assert not any(examples.shares[1::2])
    both = zip(examples.worths[::2], examples.worths[1::2], strict=True)
    assert all(mover + rival == pytest.approx(1) for mover, rival in both)


def test_the_end_of_a_game_counts_for_less_the_further_off_it_is() -> None:
    def decided(seat: int, worth: float) -> Decided:
        return Decided(seat, [seat], [5, 6], [], worth, 1 - seat, [1 - seat])

    game = [decided(0, 0.5), decided(1, 0.4), decided(1, 0.2)]
    last = 0.95 * 0.0 + 0.05 * 0.2
    middle = 0.95 * last + 0.05 * 0.4
    first = 0.95 * (1 - middle) + 0.05 * 0.5
    taught = self_play._taught(game, [1.0, 0.0])
    assert taught.worths == pytest.approx([last, 1 - last, middle, 1 - middle, first, 1 - first])
    assert [known[0] for known in taught.features] == [1, 0, 1, 0, 0, 1]


def test_a_game_by_rules_of_thumb_teaches_one_token_a_decision() -> None:
    examples, end = self_play.play(Plan("mount_doom", 5, 0, 1, "heuristic"))
    assert all(sorted(set(shares)) == [0.0, 1.0] and sum(shares) == 1 for shares in examples.shares)
    assert all(max(known) < mount_doom.SIZE for known in examples.features)
    assert 5 < len(examples) < 60, "a sixth of a game of about 140 decisions"
    won = end != "nobody"
    assert all((worth > 0.5) == won for worth in examples.worths)


def test_curiosity_is_for_the_root_alone() -> None:
    state = placed(2)
    tokens = state.legal(state.turn)
    curious = Curious(Playouts(1), Random(1))
    first, second = (curious.look(state, state.turn, tokens).priors for _ in range(2))
    assert sum(first) == pytest.approx(1)
    assert len(set(first)) > 1
    assert len(set(second)) == 1


def test_examples_are_kept_in_tables_and_read_back_together(tmp_path: Path) -> None:
    short, long = Examples(), Examples()
    short.add([3], [1, 2], [0.25, 0.75], 1.0)
    long.add([4, 5, 6], [7, 8, 9], [], 0.0)
    for name, examples in (("a", short), ("b", long)):
        save(tmp_path / f"{name}.npz", examples.arrays(99))
    data = together([load(tmp_path / "a.npz"), load(tmp_path / "b.npz")], 99)
    assert data["features"].tolist() == [[3, 99, 99], [4, 5, 6]]
    assert data["tokens"].tolist() == [[1, 2, -1], [7, 8, 9]]
    assert data["shares"].tolist() == [[0.25, 0.75, 0], [0, 0, 0]]
    assert data["worths"].tolist() == [1, 0]


def test_curves_are_pictures() -> None:
    picture = ElementTree.fromstring(drawn("a & b", {"loss": [(0, 1.0), (1, 0.5)], "none": [], "flat": [(0, 2.0)]}))
    space = "{http://www.w3.org/2000/svg}"
    lines = picture.findall(f".//{space}polyline")
    assert [len(str(line.get("points")).split()) for line in lines] == [2, 1]
    assert len(picture.findall(f".//{space}circle")) == 3
    assert "a & b" in [text.text for text in picture.iter(f"{space}text")]


def test_a_game_without_features_cannot_be_trained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westmarch.cli.train.GAMES", ("confrontation",))
    assert main(["train", "war_of_the_ring", "--out", str(tmp_path)]) == 2
    assert "GAME: no network can be trained for war_of_the_ring" in capsys.readouterr().err


def test_the_export_computes_what_the_network_does(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="training is an optional extra")
    import onnxruntime

    from westmarch.networks.training.model import Learner, Shape

    learner = Learner(Shape(50, 7, 16, 2), 3)
    with torch.no_grad():
        for weights in learner.mean.parameters():
            weights.normal_(0, 0.3)
    learner.mean.rows.weight.data[50] = 0
    learner.export(tmp_path / "net.onnx")
    known = torch.tensor([[1, 4, 9, 50], [2, 50, 50, 50]])
    worth, logits = learner.mean(known.to(learner.device))
    session = onnxruntime.InferenceSession(str(tmp_path / "net.onnx"), providers=["CPUExecutionProvider"])
    read = session.run(None, {"features": known.numpy()})
    assert read[0] == pytest.approx(worth.detach().cpu().numpy(), abs=0.02)
    assert read[1] == pytest.approx(logits.detach().cpu().numpy()[0], abs=0.02)


def test_a_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="training is an optional extra")
    from westmarch.networks.training import model

    monkeypatch.setattr(model, "LEAST_STEPS", 2)
    course = Course("mount_doom", games=2, iterations=8, width=8, blocks=1, generations=1)
    Training(course, tmp_path, print).run()
    training = Training(replace(course, generations=2), tmp_path, print)
    assert [each["generation"] for each in training.history] == [0]
    training.run()
    assert [each["generation"] for each in training.history] == [0, 1]
    assert ["unseen_worth_loss" in each for each in training.history] == [False, True]
    assert (tmp_path / "curves.svg").exists()
    with pytest.raises(BadInput, match=r"width: the training in .* was begun with 8, not 16"):
        Training(replace(course, width=16), tmp_path, print)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"course": {}}', '{"course": 1, "history": []}'])
def test_a_file_that_no_training_wrote_is_refused_by_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "course.json"
    file.write_text(text)
    with pytest.raises(BadInput, match=r"course\.json: is not the file of a training"):
        kept(file)
