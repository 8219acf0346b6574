"""Which samples are worth training on: what the model gets right nearly always is shown seldom.

Samples are told apart by their template, the words of the statement (or function) without digits and characters, and by
their size: a method may be known on short texts long before it is on long ones. Each such kind keeps a running share
of wrong answers from training itself, so this costs nothing beside the training.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from .batches import Samples

# Share of the past that one more answer replaces; more as long as few answers have been seen.
RATE = 0.02
# A template is always shown when at least one in so many answers is wrong.
FULL = 6.0
LEAST = 0.1
# Sizes told apart among samples that are at most twice as long as one another.
SIZES_AN_OCTAVE = 2


class Difficulty:
    """Share of wrong answers by template."""

    def __init__(self, samples: Samples, tokenizer: Path) -> None:
        words: Mapping[str, int] = json.loads(tokenizer.read_text())["model"]["vocab"]
        self.names, self.template = np.unique(templates(samples, words), return_inverse=True)
        self.wrong = np.ones(len(self.names))
        self.seen = np.zeros(len(self.names))

    def learn(self, samples: np.ndarray, wrong: np.ndarray) -> None:
        """Takes note of answers, each right (0) or wrong (1)."""
        templates = self.template[samples]
        np.add.at(self.seen, templates, 1)
        rate = np.maximum(RATE, 1 / (1 + self.seen[templates]))
        np.add.at(self.wrong, templates, rate * (wrong - self.wrong[templates]))
        np.clip(self.wrong, 0, 1, out=self.wrong)

    def keep(self, samples: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """The given samples without some of the easy ones."""
        share = np.clip(self.wrong[self.template[samples]] * FULL, LEAST, 1)
        return samples[random.random(len(samples)) < share]

    def state(self) -> dict[str, np.ndarray]:
        # The safetensors format and PyTorch agree on signed numbers only.
        names = self.names.view(np.int64)
        return {"names": names, "wrong": self.wrong, "seen": self.seen}

    def restore(self, state: Mapping[str, np.ndarray]) -> None:
        """Takes over what is known of templates that these data have as well."""
        _, here, there = np.intersect1d(self.names, state["names"].view(np.uint64), return_indices=True)
        self.wrong[here] = state["wrong"][there]
        self.seen[here] = state["seen"][there]


def templates(samples: Samples, words: Mapping[str, int]) -> np.ndarray:
    """A hash of the words before `<values>` and of the size of each sample, uint64 `[samples]`."""
    weight = np.random.default_rng(0).integers(0, 2**63, max(words.values()) + 1, dtype=np.uint64)
    for word, token in words.items():
        if word.startswith("c:") or word.isdigit():
            weight[token] = 0
    result = np.zeros(len(samples), dtype=np.uint64)
    for number, store in enumerate(samples.tokens):
        rows = np.flatnonzero(samples.source == number)
        begin = samples.index[rows, 0]
        marks = np.append(np.flatnonzero(store == words["<values>"]), len(store))
        # A prompt without the mark counts as a whole.
        end = np.minimum(marks[np.searchsorted(marks, begin)], begin + samples.index[rows, 1])
        sums = np.append(np.uint64(0), np.cumsum(weight[store], dtype=np.uint64))
        result[rows] = sums[end] - sums[begin]
    sizes = np.log2(samples.lengths) * SIZES_AN_OCTAVE
    return result + sizes.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
