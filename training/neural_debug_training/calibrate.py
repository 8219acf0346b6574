"""Fits the temperature that makes probabilities honest, on held-out samples.

    python -m neural_debug_training.calibrate --run RUN --data training/data/samples/validation --models models/

A whole answer is right with the product of its tokens' probabilities; the temperature is the one for which these
products are closest to how often answers are right (expected calibration error, ten bins). It is written into the
model's config.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from .batches import Samples, evaluation_batches
from .checkpoints import NAME, load_model
from .processor import use_processor

TEMPERATURES = [round(0.6 + 0.05 * step, 2) for step in range(21)]
BINS = 10


@torch.no_grad()
def outcomes(run: Path, data: Path, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Confidence `[temperatures, samples]` of the most likely answer, and whether it is the true one `[samples]`."""
    model, _ = load_model(run / NAME)
    samples = Samples([data])
    confidences, rights = [], []
    for chosen in evaluation_batches(samples, count, 4096):
        batch = samples.batch(chosen)
        logits = model(batch.tokens, batch.places, batch.positions, torch.float32)
        row = batch.positions // batch.tokens.shape[1]
        wrong = torch.zeros(len(chosen)).index_add_(0, row, (logits.argmax(-1) != batch.targets).float())
        rights.append((wrong == 0).numpy())
        logs = [torch.log_softmax(logits / temperature, -1).amax(-1) for temperature in TEMPERATURES]
        confidences.append(
            torch.stack([torch.zeros(len(chosen)).index_add_(0, row, log).exp() for log in logs]).numpy()
        )
    return np.concatenate(confidences, axis=1), np.concatenate(rights)


def calibration_error(confidence: np.ndarray, right: np.ndarray) -> float:
    """Mean distance of confidence and accuracy over equal bins, weighted by their sizes."""
    bins = np.minimum((confidence * BINS).astype(int), BINS - 1)
    gaps = [abs((confidence[bins == b] - right[bins == b]).sum()) for b in range(BINS)]
    return float(sum(gaps) / len(right))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the temperature of a model's probabilities.")
    parser.add_argument("--run", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    parser.add_argument("--samples", type=int, default=3000)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    use_processor(options.threads)
    confidences, right = outcomes(options.run, options.data, options.samples)
    errors = [calibration_error(confidence, right) for confidence in confidences]
    best = int(np.argmin(errors))
    plain = errors[TEMPERATURES.index(1.0)]
    file = options.models / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "temperature": TEMPERATURES[best]}, indent=2) + "\n")
    print(f"{len(right)} held-out samples, {right.mean():.3f} exactly right; calibration error {plain:.4f} at 1.0, "
          f"{errors[best]:.4f} at {TEMPERATURES[best]}")  # fmt: skip


if __name__ == "__main__":
    main()
