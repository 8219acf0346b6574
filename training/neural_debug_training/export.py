"""Writes a trained model as ONNX: `python -m neural_debug_training.export --run training/runs/NAME --out models/`.

The graph is built node by node from ONNX Runtime's fused operators: few nodes mean little overhead per token. Its
key/value cache is a pair of tensors for each layer, `[batch, heads, capacity, head_dim]`, of which `past_length`
positions are taken. What comes back is of the new tokens alone, `[layers, batch, heads, length, head_dim]`: to hand
the whole cache back and forth took most of the time behind a long prompt. Logits are those after the last `wanted`
tokens. Products inside of the layers are of whole numbers, weights of 7 bits and activations of 8: a prompt is read in
half of the time that blocks of weights with scales of their own (`MatMulNBits`) take.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from .activations import evened, largest
from .checkpoints import NAME, load_model
from .model import QUANTISED_BLOCK as BLOCK
from .model import Model, Shape, rotary_tables, rounded_to_4_bits

MICROSOFT = "com.microsoft"
OPSET = 21
#: Greatest whole number of a weight: products of two pairs fit into 16 bits, which processors without VNNI add them in.
GREATEST = 63
MATRICES = [f"self_attn.{part}_proj" for part in "qkvo"] + [f"mlp.{part}_proj" for part in ("gate", "up", "down")]


@dataclass
class Graph:
    """Collects nodes and constants, naming results as it goes."""

    #: Greatest activation that enters each matrix; None in full precision.
    ranges: dict[str, float] | None
    nodes: list[onnx.NodeProto] = field(default_factory=list)
    constants: list[onnx.TensorProto] = field(default_factory=list)

    def constant(self, name: str, value: np.ndarray) -> str:
        self.constants.append(numpy_helper.from_array(np.asarray(value, order="C"), name))
        return name

    def add(
        self, kind: str, inputs: list[str], name: str, outputs: list[str] | None = None, **attributes: object
    ) -> str:
        """Appends a node; its first output has the node's name unless `outputs` says otherwise."""
        made = outputs or [name]
        self.nodes.append(helper.make_node(kind, inputs, made, name=name, **attributes))
        return made[0]

    def multiply(self, x: str, weight: np.ndarray, name: str, entered: str | None = None) -> str:
        """`x` times the transpose of `weight` `[outputs, inputs]`, quantised if the graph is.

        @param entered names the range of `x`; without one, weights are quantised in blocks
        """
        if self.ranges is None:
            return self.add("MatMul", [x, self.constant(f"{name}.weight", weight.T)], name)
        if entered is None:
            return self.multiply_blocks(x, weight, name)
        rounded = self.rounded(x, entered, self.ranges[entered])
        scales = np.maximum(np.abs(weight).max(1), 1e-12) / GREATEST
        numbers = np.rint(weight / scales[:, None]).astype(np.int8)
        quantised = self.constant(f"{name}.quantised", numbers.T)
        sizes = [f"{entered}.scale", self.constant(f"{name}.scales", scales), f"{entered}.zero"]
        return self.add("MatMulIntegerToFloat", [rounded, quantised, *sizes], name, domain=MICROSOFT)

    def table(self, name: str, rows: np.ndarray) -> str:
        """Rows to look up, kept in 16 bits if the graph is quantised; the runtime unpacks them once."""
        if self.ranges is None:
            return self.constant(name, rows)
        packed = self.constant(f"{name}.packed", rows.astype(np.float16))
        return self.add("Cast", [packed], name, to=TensorProto.FLOAT)

    def rounded(self, x: str, entered: str, most: float) -> str:
        """`x` in 8 bits around 128, made once for all matrices that it enters."""
        name = f"{entered}.rounded"
        if all(node.name != name for node in self.nodes):
            scale = self.constant(f"{entered}.scale", np.array(most / 127, dtype=np.float32))
            self.add("QuantizeLinear", [x, scale, self.constant(f"{entered}.zero", np.array(128, np.uint8))], name)
        return name

    def multiply_blocks(self, x: str, weight: np.ndarray, name: str) -> str:
        """Each block of weights has a scale of its own, and activations get theirs in the pass, block by block."""
        outputs, inputs = weight.shape
        quantised, scales = quantise(weight)
        operands = [x, self.constant(f"{name}.quantised", quantised), self.constant(f"{name}.scales", scales)]
        attributes = {"K": inputs, "N": outputs, "bits": 8, "block_size": BLOCK, "accuracy_level": 4}
        return self.add("MatMulNBits", operands, name, domain=MICROSOFT, **attributes)


def quantise(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Symmetric 8-bit values around 128, `[outputs, blocks, BLOCK]`, and a scale for each block."""
    blocks = weight.reshape(weight.shape[0], -1, BLOCK)
    scales = np.maximum(np.abs(blocks).max(-1), 1e-12) / 127
    values = np.rint(blocks / scales[..., None]) + 128
    return values.astype(np.uint8), scales.astype(np.float32)


def build(shape: Shape, weights: dict[str, np.ndarray], ranges: dict[str, float] | None = None) -> onnx.ModelProto:
    """The whole decoder; `weights` has Llama's names. With the `ranges` of activations it is quantised."""
    graph = Graph(ranges)
    heads, size, layers = shape.num_attention_heads, shape.head_dim, shape.num_hidden_layers
    embeddings = weights["model.embed_tokens.weight"]
    epsilon = shape.rms_norm_eps
    angles = zip(("cosines", "sines"), rotary_tables(shape), strict=True)
    cosines, sines = (graph.constant(name, table.numpy()) for name, table in angles)

    def number(name: str, value: int) -> str:
        return graph.constant(name, np.array([value], dtype=np.int64))

    batch = graph.add("Shape", ["input_ids"], "batch", start=0, end=1)
    length = graph.add("Shape", ["input_ids"], "length", start=1, end=2)
    total = graph.add("Add", ["past_length", length], "total")
    total32 = graph.add("Cast", [total], "total32", to=TensorProto.INT32)
    last = graph.add("Sub", [total32, graph.constant("one", np.array([1], dtype=np.int32))], "last")
    lasts = graph.add("Expand", [last, batch], "lasts")
    new = graph.add(
        "Concat",
        [number("layers", layers), batch, number("heads", heads), length, number("size", size)],
        "new",
        axis=0,
    )
    positions = number("position_axis", 2)
    words = graph.add("Gather", [graph.table("embeddings", embeddings), "input_ids"], "words")
    tables = graph.constant("tables", np.arange(shape.place_channels, dtype=np.int64) * shape.place_limit)
    place_table = graph.table("place_embeddings", weights["model.embed_places.weight"])
    channels = graph.add("Gather", [place_table, graph.add("Add", ["places", tables], "rows")], "channels")
    standing = graph.add("ReduceSum", [channels, number("channel_axis", 2)], "standing", keepdims=0)
    x = graph.add("Add", [words, standing], "embedded")
    normed = graph.add(
        "SimplifiedLayerNormalization",
        [x, graph.constant("norm.0", weights["model.layers.0.input_layernorm.weight"])],
        "normed.0",
        axis=-1,
        epsilon=epsilon,
        stash_type=1,
    )

    def add_and_norm(x: str, change: str, name: str, weight: np.ndarray) -> tuple[str, str]:
        inputs = [x, change, graph.constant(f"{name}.weight", weight)]
        outputs = [f"{name}.normed", "", "", f"{name}.sum"]
        graph.add("SkipSimplifiedLayerNormalization", inputs, name, outputs, domain=MICROSOFT, epsilon=epsilon)
        return outputs[0], outputs[3]

    for layer in range(layers):
        prefix = f"model.layers.{layer}."
        matrix = {name: weights[f"{prefix}{name}.weight"] for name in MATRICES}
        joined = np.concatenate([matrix[f"self_attn.{part}_proj"] for part in "qkv"])
        mixed = graph.add(
            "GroupQueryAttention",
            [
                graph.multiply(normed, joined, f"qkv.{layer}.product", f"qkv.{layer}"),
                "",
                "",
                f"past_keys.{layer}",
                f"past_values.{layer}",
                lasts,
                total32,
                cosines,
                sines,
            ],
            f"attention.{layer}",
            [f"mixed.{layer}", f"keys.{layer}", f"values.{layer}"],
            domain=MICROSOFT,
            num_heads=heads,
            kv_num_heads=heads,
            do_rotary=1,
            scale=size**-0.5,
        )
        for kind in ("keys", "values"):
            graph.add("Slice", [f"{kind}.{layer}", "past_length", total, positions], f"new_{kind}.{layer}")
        output = graph.multiply(mixed, matrix["self_attn.o_proj"], f"output.{layer}.product", f"output.{layer}")
        normed, x = add_and_norm(x, output, f"middle.{layer}", weights[f"{prefix}post_attention_layernorm.weight"])
        gate = graph.multiply(normed, matrix["mlp.gate_proj"], f"gate.{layer}", f"inner.{layer}")
        up = graph.multiply(normed, matrix["mlp.up_proj"], f"up.{layer}", f"inner.{layer}")
        silu = graph.add("QuickGelu", [gate], f"silu.{layer}", domain=MICROSOFT, alpha=1.0)
        inner = graph.add("Mul", [silu, up], f"gated.{layer}")
        down = graph.multiply(inner, matrix["mlp.down_proj"], f"down.{layer}.product", f"down.{layer}")
        following = "model.norm" if layer == layers - 1 else f"model.layers.{layer + 1}.input_layernorm"
        normed, x = add_and_norm(x, down, f"end.{layer}", weights[f"{following}.weight"])
    # Of a prompt, only what follows it is asked about; of a guessed answer, what follows each of its tokens.
    first = graph.add("Sub", [length, "wanted"], "first")
    ending = graph.add("Slice", [normed, first, length, number("token_axis", 1)], "last_normed")
    graph.multiply(ending, embeddings, "logits")
    for kind in ("keys", "values"):
        joined = graph.add("Concat", [f"new_{kind}.{layer}" for layer in range(layers)], f"joined_{kind}", axis=0)
        graph.add("Reshape", [joined, new], f"new_{kind}")
    return finish(graph, shape)


def finish(graph: Graph, shape: Shape) -> onnx.ModelProto:
    """Declares inputs and outputs around the collected nodes."""
    heads, size, layers = shape.num_attention_heads, shape.head_dim, shape.num_hidden_layers

    def tensor(name: str, kind: int, dimensions: list[int | str]) -> onnx.ValueInfoProto:
        return helper.make_tensor_value_info(name, kind, dimensions)

    kinds = ("keys", "values")
    one: list[int | str] = ["batch", heads, "capacity", size]
    all_layers: list[int | str] = [layers, "batch", heads, "length", size]
    made = helper.make_graph(
        graph.nodes,
        "neural-debug",
        [
            tensor("input_ids", TensorProto.INT64, ["batch", "length"]),
            tensor("places", TensorProto.INT64, ["batch", "length", shape.place_channels]),
            tensor("past_length", TensorProto.INT64, [1]),
            tensor("wanted", TensorProto.INT64, [1]),
            *(tensor(f"past_{kind}.{layer}", TensorProto.FLOAT, one) for layer in range(layers) for kind in kinds),
        ],
        [
            tensor("logits", TensorProto.FLOAT, ["batch", "asked", shape.vocab_size]),
            *(tensor(f"new_{kind}", TensorProto.FLOAT, all_layers) for kind in kinds),
        ],
        graph.constants,
    )
    opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(made, opset_imports=opsets, ir_version=10, producer_name="neural-debug")


def numbers_of(model: Model) -> dict[str, np.ndarray]:
    """All weights, those of the feed-forward parts as training rounds them."""
    state = model.state_dict()
    if model.shape.inner_bits == 4:
        state = {key: rounded_to_4_bits(value) if ".mlp." in key else value for key, value in state.items()}
    return {key: value.numpy() for key, value in state.items()}


def export(run: Path, out: Path, data: list[Path], name: str = NAME, tells_paths: bool = False) -> None:
    """Writes `model.onnx` and `config.json` to `out`, and the full-precision graph into the run's folder.

    The samples in `data` tell how large activations get. With `tells_paths`, jumps are asked for with the lines on the
    way (`encode --kind paths`).
    """
    model, tokens = load_model(run / name)
    shape = model.shape
    weights = numbers_of(model)
    out.mkdir(parents=True, exist_ok=True)
    onnx.save(build(shape, weights), run / "model.fp32.onnx")
    contents = build(shape, *evened(weights, largest(model, data), shape)).SerializeToString()
    (out / "model.onnx").write_bytes(contents)
    config_file = out / "config.json"
    known = json.loads(config_file.read_text()) if config_file.exists() else {}
    # Fitted to other weights.
    for stale in ("temperature", "calibration", "resultCalibration"):
        known.pop(stale, None)
    config = {
        **known,
        "format": 1,
        "hiddenSize": shape.hidden_size,
        "placeChannels": shape.place_channels,
        "layers": shape.num_hidden_layers,
        "heads": shape.num_attention_heads,
        "headDim": shape.head_dim,
        "vocabulary": shape.vocab_size,
        "contextLength": shape.max_position_embeddings,
        "parameters": model.parameter_count(),
        "trainedTokens": tokens,
        "quantization": "weights of 7 bits, activations of 8",
        "sha256": hashlib.sha256(contents).hexdigest(),
        **({"tellsPaths": True} if tells_paths else {}),
    }
    config_file.write_text(json.dumps(config, indent=2) + "\n")
    print(f"{out / 'model.onnx'}: {len(contents) / 1e6:.2f} MB, {model.parameter_count():,} parameters")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Export a trained model to ONNX.")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--data",
        type=Path,
        action="append",
        required=True,
        help="samples that tell how large activations get",
    )
    parser.add_argument("--checkpoint", default=NAME, help="file in the run's folder")
    parser.add_argument("--tells-paths", action="store_true", help="it was trained on samples of `encode --kind paths`")
    options = parser.parse_args()
    export(options.run, options.out, options.data, options.checkpoint, options.tells_paths)
