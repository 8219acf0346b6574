"""Checkpoints of runs: tensors with a few facts, in the safetensors format, which holds no code.

A file is the length of its head (uint64), the head in JSON, and the tensors back to back. The head's `__metadata__`
has the facts, also in JSON. Files that `torch.save` wrote (`*.pt`) are read as well.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from .model import Model, Shape

NAME = "checkpoint.safetensors"

_TYPES = {
    "F32": torch.float32, "BF16": torch.bfloat16, "F16": torch.float16, "F64": torch.float64,
    "U8": torch.uint8, "I32": torch.int32, "I64": torch.int64,
}  # fmt: skip
_NAMES = {kind: name for name, kind in _TYPES.items()}
_ALIGNMENT = 8


@dataclass(frozen=True)
class Weights:
    """A network: its shape, its weights in float32, and the tokens that it has seen."""

    shape: dict[str, Any]
    model: dict[str, Tensor]
    tokens: int


def write(path: Path, tensors: Mapping[str, Tensor], facts: Mapping[str, Any]) -> None:
    """Replace a file in one go."""
    head: dict[str, Any] = {"__metadata__": {"facts": json.dumps(facts)}}
    kept = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
    end = 0
    # The wide types first, so that each tensor stands at a multiple of its size.
    order = sorted(kept, key=lambda name: -kept[name].element_size())
    for name in order:
        tensor = kept[name]
        begin, end = end, end + tensor.numel() * tensor.element_size()
        head[name] = {"dtype": _NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [begin, end]}
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % _ALIGNMENT)
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f"{path.name}.partial")
    with partial.open("wb") as out:
        out.write(len(text).to_bytes(8, "little") + text)
        for name in order:
            out.write(kept[name].reshape(-1).view(torch.uint8).numpy().tobytes())
    os.replace(partial, path)


def read(path: Path) -> tuple[dict[str, Tensor], dict[str, Any]]:
    """Tensors and facts. Raises ValueError where the file is none of `write`."""
    contents = bytearray(path.read_bytes())
    length = int.from_bytes(contents[:8], "little")
    if 8 + length > len(contents):
        raise ValueError(f"{path} is cut short, or no safetensors file")
    head = json.loads(contents[8 : 8 + length])
    facts = json.loads(head.pop("__metadata__", {}).get("facts", "{}"))
    tensors = {}
    for name, told in head.items():
        begin, end = (8 + length + offset for offset in told["data_offsets"])
        kind = _TYPES[told["dtype"]]
        count = (end - begin) // kind.itemsize
        flat = (
            torch.frombuffer(contents, dtype=kind, count=count, offset=begin) if count else torch.zeros(0, dtype=kind)
        )
        tensors[name] = flat.reshape(told["shape"]).clone()
    return tensors, facts


def part(tensors: Mapping[str, Tensor], prefix: str) -> dict[str, Tensor]:
    """Tensors below a prefix, without it."""
    return {name[len(prefix) + 1 :]: tensor for name, tensor in tensors.items() if name.startswith(f"{prefix}.")}


def load_weights(path: Path) -> Weights:
    """The network of any checkpoint."""
    if path.suffix == ".pt":
        found = torch.load(path, map_location="cpu", weights_only=False)
        model, facts = found["model"], found
    else:
        tensors, facts = read(path)
        model = part(tensors, "model")
    return Weights(facts["shape"], {name: weight.float() for name, weight in model.items()}, int(facts["tokens"]))


def load_model(path: Path) -> tuple[Model, int]:
    """The network of any checkpoint in float32, to be asked, and the number of tokens it was trained on."""
    weights = load_weights(path)
    model = Model(Shape(**weights.shape))
    model.load_state_dict(weights.model)
    return model.eval(), weights.tokens


def write_weights(path: Path, weights: Weights) -> None:
    """A network alone."""
    write(
        path,
        {f"model.{name}": weight for name, weight in weights.model.items()},
        {"shape": weights.shape, "tokens": weights.tokens},
    )
