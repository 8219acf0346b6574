"""What a run leaves to the next one: weights and the optimiser's state in bfloat16, small enough for the repository.

    python -m neural_debug_training.weights --run training/runs/NAME --out training/checkpoints/NAME.safetensors
    python -m neural_debug_training.train --resume training/checkpoints/NAME.safetensors ...

A run that begins with them starts its schedule and data order anew and keeps the count of tokens seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from .checkpoints import NAME, load_weights, part, read, write

_MOST = 60 << 20


def save(run: Path, out: Path, mixed: Path | None = None) -> None:
    """Write shape, weights, token count and the optimiser's state of a run; the weights may be those of its average."""
    weights = load_weights((mixed or run) / NAME)
    tensors = {f"model.{name}": weight.to(torch.bfloat16) for name, weight in weights.model.items()}
    state = part(read(run / NAME)[0], "optimizer")
    tensors |= {f"optimizer.{name}": value if value.ndim == 0 else value.bfloat16() for name, value in state.items()}
    write(out, tensors, {"shape": weights.shape, "tokens": weights.tokens})
    if out.stat().st_size > _MOST:
        raise SystemExit(f"{out} has {out.stat().st_size >> 20} MB: too much for the repository")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Keep the weights of a run.")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--mixed", type=Path, help="folder of an average of the run's weights, kept in their place")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    save(options.run, options.out, options.mixed)
