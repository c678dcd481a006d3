"""The network itself, how it learns, and how it is written as ONNX.

Features that hold are rows of a table that are added up; a few residual layers follow; at the end stand a logit for
each token of the vocabulary and one for the chance to win. The export is written out by hand: it is these same few
products, and needs nothing of PyTorch but its numbers. They are stored in half precision, which costs nothing in play.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

BATCH = 2048
RATE = 1e-3
DECAY = 0.3
VALUE_WEIGHT = 1.5
AVERAGED = 0.998
"""The network that plays is a running mean of the one that learns; each step counts for what is left of one."""
FORGOTTEN = 0.1
"""While it learns, a network is not told each feature with this chance: it comes to rely on none of them alone."""
LEAST_STEPS = 200
"""A generation is learned from in so many steps at least, however few games it has."""
JUDGED_AT_ONCE = 16384


class Shape(NamedTuple):
    """What a network is made of."""

    features: int
    tokens: int
    width: int
    blocks: int


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not there when types are checked
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.rows = nn.EmbeddingBag(shape.features + 1, shape.width, mode="sum", padding_idx=shape.features)
        nn.init.normal_(self.rows.weight, std=0.06)
        with torch.no_grad():
            self.rows.weight[shape.features] = 0.0
        self.bias = nn.Parameter(torch.zeros(shape.width))
        self.inner = nn.ModuleList([nn.Linear(shape.width, shape.width) for _ in range(shape.blocks)])
        self.outer = nn.ModuleList([nn.Linear(shape.width, shape.width) for _ in range(shape.blocks)])
        for layer in self.outer:
            nn.init.zeros_(layer.weight)
        self.policy = nn.Linear(shape.width, shape.tokens)
        self.worth_inner = nn.Linear(shape.width, 64)
        self.worth = nn.Linear(64, 1)

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        x = self.rows(features) + self.bias
        for inner, outer in zip(self.inner, self.outer, strict=True):
            x = x + outer(torch.relu(inner(torch.relu(x))))
        x = torch.relu(x)
        return self.worth(torch.relu(self.worth_inner(x))).squeeze(1), self.policy(x)


class Learner:
    """A network that learns, and the mean of what it has been, which plays."""

    def __init__(self, shape: Shape, seed: int) -> None:
        torch.manual_seed(seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = Net(shape).to(self.device)
        self.mean = Net(shape).to(self.device)
        self.mean.load_state_dict(self.net.state_dict())
        fused = self.device == "cuda"  # all numbers in one go: such a small network is else learned by waiting
        self.optimiser = torch.optim.AdamW(self.net.parameters(), RATE, weight_decay=DECAY, fused=fused)
        self.steps = 0

    def learn(self, data: dict[str, Any], epochs: float, seed: int) -> dict[str, float]:
        """Go through the examples so many times; the mean losses of the last part of it."""
        table = self._table(data)
        count = len(data["worths"])
        order = torch.Generator(self.device).manual_seed(seed)
        steps = max(LEAST_STEPS, round(epochs * count / BATCH))
        losses: list[Tensor] = []
        for step in range(steps):
            rows = torch.randint(count, (BATCH,), generator=order, device=self.device)
            batch = {name: column[rows] for name, column in table.items()}
            features = batch["features"].long()
            forgotten = torch.rand(features.shape, device=self.device) < FORGOTTEN
            known = features.masked_fill(forgotten, self.net.shape.features)
            worth_loss, policy_loss = _losses(self.net, known, batch)
            self.optimiser.zero_grad()
            (VALUE_WEIGHT * worth_loss + policy_loss).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
            self.optimiser.step()
            self._average()
            if step >= steps * 3 // 4:
                losses.append(torch.stack((worth_loss, policy_loss)).detach())
        worth, policy = torch.stack(losses).mean(0).tolist()
        return {"worth_loss": worth, "policy_loss": policy}

    def judged(self, data: dict[str, Any]) -> dict[str, float]:
        """How far the network that plays is off on these examples: on games that it has not learned from, the truth."""
        table = self._table(data)
        parts = range(0, len(data["worths"]), JUDGED_AT_ONCE)
        totals = torch.zeros(2, device=self.device)
        with torch.no_grad():
            for first in parts:
                batch = {name: column[first : first + JUDGED_AT_ONCE] for name, column in table.items()}
                totals += torch.stack(_losses(self.mean, batch["features"].long(), batch))
        worth, policy = (totals / len(parts)).tolist()
        return {"unseen_worth_loss": worth, "unseen_policy_loss": policy}

    def _table(self, data: dict[str, Any]) -> dict[str, Tensor]:
        return {name: torch.from_numpy(array).to(self.device) for name, array in data.items()}

    def _average(self) -> None:
        self.steps += 1
        averaged = min(AVERAGED, self.steps / (self.steps + 10))  # at first there is nothing yet to remember
        with torch.no_grad():
            # one call for all of them: there are many steps, and the numbers are few
            torch._foreach_lerp_(list(self.mean.parameters()), list(self.net.parameters()), 1 - averaged)

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "net": self.net.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.net.load_state_dict(state["net"])
        self.mean.load_state_dict(state["mean"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.steps = state["steps"]

    def export(self, path: Path) -> None:
        """Write the mean network as ONNX, whole or not at all."""
        scratch = path.with_suffix(".part")
        onnx.save(_graph(self.mean), str(scratch))
        scratch.replace(path)


def _losses(net: Net, features: Tensor, rows: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
    """Of the worth, and of the tokens; the latter is the mean of those rows that teach any."""
    worth, logits = net(features)
    worth_loss = nn.functional.binary_cross_entropy_with_logits(worth, rows["worths"])
    tokens = rows["tokens"].long()
    legal = logits.gather(1, tokens.clamp(min=0)).masked_fill(tokens < 0, -1e9)
    surprise = -(rows["shares"] * legal.log_softmax(1)).sum(1)
    taught = rows["shares"].sum(1)
    return worth_loss, surprise.sum() / taught.sum().clamp(min=1.0)


class _Drawing:
    """An ONNX graph in the making."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.numbers: list[Any] = []

    def put(self, kind: str, *inputs: str, output: str = "", **settings: Any) -> str:
        output = output or f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [output], **settings))
        return output

    def weights(self, name: str, tensor: Tensor) -> str:
        """Stored in half precision; the runtime makes them whole once, when it loads the network."""
        array = tensor.detach().cpu().numpy().astype(numpy.float16)
        self.numbers.append(numpy_helper.from_array(array, name))
        return self.put("Cast", name, to=TensorProto.FLOAT)

    def linear(self, name: str, layer: Any, x: str, output: str = "") -> str:
        product = self.put("MatMul", x, self.weights(f"{name}.weight", layer.weight.T))
        return self.put("Add", product, self.weights(f"{name}.bias", layer.bias), output=output)


def _graph(net: Net) -> Any:
    """A row of features for each seat that is asked; all of them tell their worth, the first also its tokens."""
    d = _Drawing()
    d.numbers.append(numpy_helper.from_array(numpy.array([1], numpy.int64), "features_axis"))
    d.numbers.append(numpy_helper.from_array(numpy.array([-1], numpy.int64), "flat"))
    d.numbers.append(numpy_helper.from_array(numpy.array(0, numpy.int64), "first"))
    held = d.put("Gather", d.weights("rows", net.rows.weight), "features")
    x = d.put("Add", d.put("ReduceSum", held, "features_axis", keepdims=0), d.weights("bias", net.bias))
    for i in range(net.shape.blocks):
        inside = d.put("Relu", d.linear(f"inner{i}", net.inner[i], d.put("Relu", x)))
        x = d.put("Add", x, d.linear(f"outer{i}", net.outer[i], inside))
    x = d.put("Relu", x)
    worths = d.linear("worth", net.worth, d.put("Relu", d.linear("worth_inner", net.worth_inner, x)))
    d.put("Reshape", worths, "flat", output="worth_logits")
    d.linear("policy", net.policy, d.put("Gather", x, "first"), output="token_logits")
    graph = helper.make_graph(
        d.nodes,
        "westmarch",
        [helper.make_tensor_value_info("features", TensorProto.INT64, [None, None])],
        [
            helper.make_tensor_value_info("worth_logits", TensorProto.FLOAT, [None]),
            helper.make_tensor_value_info("token_logits", TensorProto.FLOAT, [net.shape.tokens]),
        ],
        d.numbers,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    return model
