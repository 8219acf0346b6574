"""Samples in a GPU's memory, and an order of batches that is made there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ..batches import cut
from ..difficulty import FULL, RATE, SIZES_AN_OCTAVE
from .pack import unpacked
from .places import CHANNELS, OTHER, places

LENGTH_STEP = 16
IGNORED = -100
_PADDED_TOKENS = 16_000_000
"""Padded tokens whose places are computed at once."""


@dataclass(frozen=True)
class Batch:
    """Tokens `[rows, length]` and their places, what each position is to predict (or `IGNORED`), samples' numbers."""

    tokens: Tensor
    places: Tensor
    targets: Tensor
    samples: Tensor


class Store:
    """All samples of some packed files, each file a group."""

    def __init__(self, files: Sequence[Path], kinds: Tensor, words: dict[str, int], device: torch.device) -> None:
        # Decompressing leaves other threads alone.
        with ThreadPoolExecutor() as pool:
            read = list(pool.map(unpacked, files))
        self.groups = [path.name.split(".")[0] for path in files]
        tokens = np.concatenate([found for found, _ in read])
        lengths = np.concatenate([found for _, found in read]).astype(np.int64)
        self.group = torch.tensor(np.repeat(np.arange(len(read)), [len(found) for _, found in read])).to(device)
        self.tokens = torch.from_numpy(tokens.astype(np.int16)).to(device)
        self.prompt, self.forced, self.total = torch.from_numpy(lengths.T.copy()).to(device)
        self.offset = self.total.cumsum(0) - self.total
        self.kinds = kinds.to(device)
        self.places = self._places()
        self.template = self._templates(words)

    def __len__(self) -> int:
        return len(self.total)

    def _gather(self, samples: Tensor, length: int) -> tuple[Tensor, Tensor]:
        """Where each token of the samples is, `[samples, length]`, and whether it is one of them."""
        columns = torch.arange(length, device=samples.device)
        where = self.offset[samples][:, None] + columns
        return where.clamp_(max=len(self.tokens) - 1), columns < self.total[samples][:, None]

    def _places(self) -> Tensor:
        found = torch.zeros(len(self.tokens), CHANNELS, dtype=torch.uint8, device=self.tokens.device)
        for samples, length in self.runs(torch.arange(len(self), device=found.device), _PADDED_TOKENS):
            where, inside = self._gather(samples, length)
            kind = torch.where(inside, self.kinds[self.tokens[where].long()], torch.full_like(self.kinds[:1], OTHER))
            found[where[inside]] = places(kind, self.prompt[samples])[inside]
        return found

    def _templates(self, words: dict[str, int]) -> Tensor:
        """Numbers of the kinds of samples: words before `<values>` without digits and characters, and size."""
        generator = torch.Generator().manual_seed(0)
        weight = torch.randint(1 << 40, (max(words.values()) + 1,), generator=generator)
        for word, token in words.items():
            if word.startswith("c:") or word.isdigit():
                weight[token] = 0
        weight = weight.to(self.tokens.device)
        marks = (self.tokens == words["<values>"]).nonzero()[:, 0]
        marks = torch.cat((marks, torch.tensor([len(self.tokens)], device=marks.device)))
        end = torch.minimum(marks[torch.searchsorted(marks, self.offset)], self.offset + self.prompt)
        sums = weight[self.tokens.long()].cumsum(0)
        sums = torch.cat((torch.zeros_like(sums[:1]), sums))
        sizes = (self.total.double().log2() * SIZES_AN_OCTAVE).long()
        names = (sums[end] - sums[self.offset]) * 64 + sizes
        return torch.unique(names, return_inverse=True)[1]

    def batch(self, samples: Tensor, length: int) -> Batch:
        """The given samples, padded to `length`."""
        where, inside = self._gather(samples, length + 1)
        tokens = torch.where(inside, self.tokens[where].long(), torch.zeros_like(where))
        columns = torch.arange(length, device=samples.device)
        begin = (self.prompt + self.forced)[samples][:, None] - 1
        answers = (columns >= begin) & (columns < self.total[samples][:, None] - 1)
        targets = torch.where(answers, tokens[:, 1:], torch.full_like(where[:, 1:], IGNORED))
        near = torch.where(inside[:, :-1, None], self.places[where[:, :-1]], torch.zeros_like(self.places[:1]))
        return Batch(tokens[:, :-1].contiguous(), near.long(), targets, samples)

    def runs(self, samples: Tensor, batch_tokens: int) -> list[tuple[Tensor, int]]:
        """Cuts samples into batches of like lengths, ascending, each with the length to pad to.

        The lengths are told here once, since every question to the device would wait for all that it has to do.
        """
        samples = samples[self.total[samples].argsort(stable=True)]
        lengths = (-(-self.total[samples] // LENGTH_STEP) * LENGTH_STEP).cpu().numpy()
        return [(samples[run], int(lengths[run][-1])) for run in cut(lengths, batch_tokens)]


class Order:
    """Batches without end; what is answered right nearly always is shown seldom (see `difficulty.py`)."""

    POOL = 400_000

    def __init__(self, store: Store, weights: Tensor, batch_tokens: int, seed: int, least: float) -> None:
        self.store = store
        self.weights = weights
        self.batch_tokens = batch_tokens
        self.least = least
        device = store.tokens.device
        self.random = torch.Generator(device=device).manual_seed(seed)
        size = int(store.template.max()) + 1
        self.wrong = torch.ones(size, device=device)
        self.rows = torch.zeros(size, device=device)
        self.errors = torch.zeros(size, device=device)
        self.epoch = 0

    def learn(self, batch: Batch, wrong: Tensor) -> None:
        """Takes note of answers, each right (0) or wrong (1)."""
        template = self.store.template[batch.samples]
        self.rows.index_add_(0, template, torch.ones_like(wrong))
        self.errors.index_add_(0, template, wrong)

    def _take_note(self) -> None:
        """Moves each kind's share of wrong answers towards what was seen since the last time."""
        share = self.errors / self.rows.clamp(min=1)
        rate = 1 - (1 - RATE) ** self.rows
        # The first answers of a kind count at once.
        rate = torch.maximum(rate, self.rows / (self.rows + 2))
        self.wrong += rate * (share - self.wrong)
        self.rows.zero_()
        self.errors.zero_()

    def _random(self, size: int) -> Tensor:
        return torch.rand(size, generator=self.random, device=self.weights.device)

    def __iter__(self) -> Iterator[Batch]:
        while True:
            times = self.weights.floor() + (self._random(len(self.weights)) < self.weights % 1)
            shuffled = torch.arange(len(times), device=times.device).repeat_interleave(times.long())
            shuffled = shuffled[self._random(len(shuffled)).argsort()]
            for pool in shuffled.split(self.POOL):
                self._take_note()
                keep = (self.wrong[self.store.template[pool]] * FULL).clamp(self.least, 1)
                kept = pool[self._random(len(pool)) < keep]
                runs = self.store.runs(kept, self.batch_tokens)
                for number in self._random(len(runs)).argsort().tolist():
                    yield self.store.batch(*runs[number])
            self.epoch += 1
