"""Averages the weights of two checkpoints of one network, and measures the mixtures on held-out samples.

    python -m neural_debug_training.average --first training/checkpoints/A.safetensors \
        --second training/runs/B/checkpoint.safetensors --data SAMPLES/validation --out training/runs/B-mixed

Each checkpoint ends a decay of its own, the second one resumed from the first; between two such ends the loss is often
lower than at either ("stochastic weight averaging", arXiv 1803.05407). Shares of the second one are tried in turn, and
the best is written.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from .batches import Samples, evaluation_batches
from .checkpoints import NAME, load_weights, write_weights
from .model import Model, Shape
from .processor import use_processor, working_format

SHARES = [1.0, 0.85, 0.7, 0.5]


def mixed(first: dict[str, Tensor], second: dict[str, Tensor], share: float) -> dict[str, Tensor]:
    """Weights in float32, `share` of them of the second model."""
    return {name: first[name].float() * (1 - share) + weight.float() * share for name, weight in second.items()}


@torch.no_grad()
def measure(model: Model, samples: Samples, count: int) -> tuple[float, float]:
    """Share of answers whose every token is the most likely one, and loss per token."""
    right = rows = lost = tokens = 0.0
    for chosen in evaluation_batches(samples, count, 4096, seed=11):
        batch = samples.batch(chosen)
        logits = model(batch.tokens, batch.places, batch.positions, working_format())
        row = batch.positions // batch.tokens.shape[1]
        wrong = torch.zeros(len(chosen)).index_add_(0, row, (logits.argmax(-1) != batch.targets).float())
        lost += float(torch.nn.functional.cross_entropy(logits, batch.targets, reduction="sum"))
        right += float((wrong == 0).sum())
        rows += len(chosen)
        tokens += len(row)
    return right / rows, lost / tokens


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description="Average two checkpoints.")
    parser.add_argument("--first", type=Path, required=True)
    parser.add_argument("--second", type=Path, required=True)
    parser.add_argument(
        "--data", type=Path, action="append", required=True, help="held-out samples; repeat for several"
    )
    parser.add_argument("--samples", type=int, default=4000)
    parser.add_argument("--out", type=Path, required=True, help="folder for the best mixture's checkpoint")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    use_processor(options.threads)
    first, second = (load_weights(path) for path in (options.first, options.second))
    samples = Samples(options.data)
    model = Model(Shape(**second.shape)).eval()
    best: tuple[float, dict[str, Any]] | None = None
    for share in SHARES:
        weights = mixed(first.model, second.model, share)
        model.load_state_dict(weights)
        exact, loss = measure(model, samples, options.samples)
        print(f"{share:.2f} of the second: exact {exact:.4f}, loss {loss:.4f}", flush=True)
        # The loss tells mixtures apart that the share of exact answers does not.
        if best is None or loss < best[0]:
            best = loss, weights
    assert best is not None
    write_weights(options.out / NAME, replace(second, model=best[1]))


if __name__ == "__main__":
    main()
