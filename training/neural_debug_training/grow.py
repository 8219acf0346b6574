"""Starts a larger model from a smaller one's weights.

    python -m neural_debug_training.grow --weights FILE --layers N --vocabulary V --out FILE

New layers begin as copies of the old ones that follow them, but add nothing at first (their output projections are
zero), so the grown model answers as the old one did ("LLaMA Pro", arXiv 2401.02415).
"""

from __future__ import annotations

import argparse
import re
from dataclasses import asdict, replace
from pathlib import Path

from torch import Tensor

from .checkpoints import Weights, load_weights, write_weights
from .model import Model, Shape


def grown(
    old: Shape, weights: dict[str, Tensor], layers: int, vocabulary: int, bits: int = 8
) -> tuple[Shape, dict[str, Tensor]]:
    """The larger shape and its weights; old layers keep their order, new ones are spread between them."""
    shape = replace(old, num_hidden_layers=layers, vocab_size=vocabulary, inner_bits=bits)
    state = Model(shape).state_dict()
    places = [round((i + 1) * layers / old.num_hidden_layers) - 1 for i in range(old.num_hidden_layers)]
    for name, tensor in state.items():
        if found := re.match(r"model\.layers\.(\d+)\.(.*)", name):
            following = next(i for i, place in enumerate(places) if place >= int(found[1]))
            source = weights[f"model.layers.{following}.{found[2]}"]
            tensor[tuple(slice(0, size) for size in source.shape)] = source
        if re.search(r"layers\.\d+\.(self_attn\.o_proj|mlp\.down_proj)", name):
            tensor.zero_()
    for name, value in weights.items():
        moved = re.sub(r"layers\.(\d+)", lambda match: f"layers.{places[int(match[1])]}", name)
        state[moved][tuple(slice(0, size) for size in value.shape)] = value
    return shape, state


def main() -> None:
    parser = argparse.ArgumentParser(description="Grow a model.")
    parser.add_argument("--weights", type=Path, required=True, help="a checkpoint")
    parser.add_argument("--layers", type=int, required=True)
    parser.add_argument("--vocabulary", type=int, required=True)
    parser.add_argument("--inner-bits", type=int, default=8, help="of exported feed-forward weights: 8 or 4")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    old = load_weights(options.weights)
    shape, state = grown(Shape(**old.shape), old.model, options.layers, options.vocabulary, options.inner_bits)
    write_weights(options.out, Weights(asdict(shape), state, old.tokens))


if __name__ == "__main__":
    main()
