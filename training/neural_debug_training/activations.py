"""How large the activations get that enter each matrix of a layer, and weights that make them fit into 8 bits.

The export rounds activations with one scale for each matrix, fixed beforehand: what a token gives then does not depend
on those beside it, as it would with a scale that is measured in each pass. Channels of different sizes would waste most
of the 256 steps, so each is divided by a factor by which the weights that it meets are multiplied ("SmoothQuant", arXiv
2211.10438). All these factors go into weights that are there anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from .batches import Samples, evaluation_batches
from .model import Model, Shape

#: How much of the differences between channels the weights take over.
SHARE = 0.6
#: Activations a little larger than any that was seen are not cut off.
MARGIN = 1.05
#: What an activation enters, by what it is called here, and the weights before it that are divided: a norm's, or rows.
ENTERED: dict[str, tuple[list[str], str]] = {
    "qkv": (["self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj"], "input_layernorm"),
    "output": (["self_attn.o_proj"], "self_attn.v_proj"),
    "inner": (["mlp.gate_proj", "mlp.up_proj"], "post_attention_layernorm"),
    "down": (["mlp.down_proj"], "mlp.up_proj"),
}

#: Greatest size of each channel `[inputs]`, by the name in `ENTERED` and the layer: `qkv.0`.
Largest = dict[str, np.ndarray]


@torch.no_grad()
def largest(model: Model, data: list[Path], count: int = 200) -> Largest:
    """Of `count` samples of each directory, prompts and answers."""
    found: dict[str, Tensor] = {}
    inside: list[Tensor] = []

    def note(name: str) -> Callable[..., None]:
        def look(_module: nn.Module, given: tuple[Tensor, ...]) -> None:
            sizes = given[0].abs()[inside[-1]].amax(0)
            found[name] = torch.maximum(found.get(name, sizes), sizes)

        return look

    hooks = [
        # Three matrices are applied as one, by the module around them.
        layer.get_submodule("self_attn" if name == "qkv" else entered[0]).register_forward_pre_hook(
            note(f"{name}.{number}")
        )
        for number, layer in enumerate(model.model.layers)
        for name, (entered, _) in ENTERED.items()
    ]
    for directory in data:
        samples = Samples([directory])
        for chosen in evaluation_batches(samples, count, 2048):
            batch = samples.batch(chosen)
            lengths = torch.from_numpy(samples.lengths[chosen])
            inside.append(torch.arange(batch.tokens.shape[1]) < lengths[:, None])
            model(batch.tokens, batch.places)
    for hook in hooks:
        hook.remove()
    return {name: sizes.numpy() for name, sizes in found.items()}


def evened(
    weights: dict[str, np.ndarray], sizes: Largest, shape: Shape
) -> tuple[dict[str, np.ndarray], dict[str, float]]:
    """Weights of the same network with channels of like sizes, and the greatest activation that enters each matrix."""
    made = dict(weights)
    ranges = {}
    for layer in range(shape.num_hidden_layers):
        for name, (entered, before) in ENTERED.items():
            keys = [f"model.layers.{layer}.{part}.weight" for part in entered]
            active = np.maximum(sizes[f"{name}.{layer}"], 1e-5)
            weighty = np.maximum(np.max([np.abs(made[key]).max(0) for key in keys], axis=0), 1e-6)
            factors = active**SHARE / weighty ** (1 - SHARE)
            factors /= np.exp(np.log(factors).mean())
            for key in keys:
                made[key] = made[key] * factors
            key = f"model.layers.{layer}.{before}.weight"
            made[key] = made[key] / (factors[:, None] if made[key].ndim == 2 else factors)
            ranges[f"{name}.{layer}"] = float((active / factors).max() * MARGIN)
    return {name: value.astype(np.float32) for name, value in made.items()}, ranges
