"""Weights of a run without the optimiser's state, in bfloat16: small enough to keep in the repository.

    python -m neural_debug_training.weights --run training/runs/NAME --out training/checkpoints/NAME.pt
    python -m neural_debug_training.train --resume training/checkpoints/NAME.pt ...

A run that resumes from them starts its schedule, optimiser and data order anew and keeps the count of tokens seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch


def save(run: Path, out: Path) -> None:
    """Write shape, weights and token count of a run's last checkpoint."""
    checkpoint = torch.load(run / "checkpoint.pt", map_location="cpu", weights_only=False)
    model = {name: weight.to(torch.bfloat16) for name, weight in checkpoint["model"].items()}
    out.parent.mkdir(parents=True, exist_ok=True)
    torch.save({"shape": checkpoint["shape"], "model": model, "tokens": checkpoint["tokens"]}, out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Keep the weights of a run.")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    save(options.run, options.out)
