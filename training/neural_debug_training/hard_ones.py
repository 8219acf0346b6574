"""Keeps the samples that a model gets wrong or is unsure of, and a share of the others, so that little is forgotten.

    python -m neural_debug_training.hard_ones --data DIR/train --weights FILE --out HARD/train

A forward pass costs a third of a training step, and nine of ten questions of ordinary programs have been learned.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import numpy as np
import torch

from .audit import Directory
from .batches import Samples, cut
from .checkpoints import load_model
from .model import Model
from .processor import use_processor, working_format


@torch.no_grad()
def losses(model: Model, samples: Samples, micro_tokens: int = 4096) -> np.ndarray:
    """Loss of each sample's whole answer, float64 `[samples]`: the logarithm of one over its probability."""
    found = np.zeros(len(samples))
    order = np.argsort(samples.lengths, kind="stable")
    for run in cut(samples.lengths[order], micro_tokens):
        batch = samples.batch(order[run])
        logits = model(batch.tokens, batch.places, batch.positions, working_format())
        lost = torch.nn.functional.cross_entropy(logits, batch.targets, reduction="none")
        row = (batch.positions // batch.tokens.shape[1]).numpy()
        found[batch.samples] = np.bincount(row, lost.numpy(), minlength=len(batch.samples))
    return found


#: Loss of an answer that is beyond one question, in nats: digits of long products, or what the question does not tell.
BEYOND = 30.0


def hard_ones(lost: np.ndarray, sure: float, others: float, seed: int) -> np.ndarray:
    """Those to keep, bool `[samples]`: answers of a probability below `sure`, and a share of `others` of the rest."""
    drawn = np.random.default_rng(seed).random(len(lost)) < others
    return ((lost > -math.log(sure)) | drawn) & (lost < BEYOND)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True, help="the model whose doubts count")
    parser.add_argument("--sure", type=float, default=0.9, help="probability of an answer that is known")
    parser.add_argument("--others", type=float, default=0.1, help="share of the known ones that is kept")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    use_processor(options.threads)
    model, _ = load_model(options.weights)
    samples = Samples([options.data])
    kept = hard_ones(losses(model, samples), options.sure, options.others, options.seed)
    directory = Directory.read(options.data)
    # `Samples` leaves out what training cannot use.
    number_of = {int(start): number for number, start in enumerate(directory.index[:, 0])}
    numbers = [number_of[int(start)] for start in samples.index[kept, 0]]
    directory.write_part(numbers, options.out)
    tokens = int(directory.index[numbers, 3].sum())
    print(f"{len(samples)} samples, {len(numbers)} of {tokens} tokens are kept")


if __name__ == "__main__":
    main()
