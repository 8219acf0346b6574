"""Encoded samples on disk, and the order in which training sees them.

A data directory holds `samples.bin` (uint16 tokens back to back), `places.bin` (uint8 places of each
token), `index.bin` (uint32 records of offset, prompt length,
forced prefix length and total length), `group.bin` (uint8 group number of each sample) and `meta.json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

LENGTH_STEP = 2
POOL_SAMPLES = 16384


@dataclass(frozen=True)
class Batch:
    """Right-padded tokens with their places, the flattened positions that predict an answer token, and those tokens."""

    tokens: Tensor
    places: Tensor
    positions: Tensor
    targets: Tensor
    samples: np.ndarray

    @property
    def answer_tokens(self) -> int:
        return self.targets.numel()


class Samples:
    """All samples of one or more data directories, memory-mapped; directories share one list of group names."""

    def __init__(self, directories: Sequence[Path], longest: int = 1024) -> None:
        self.groups: list[str] = []
        self.vocabulary = 0
        self.tokens: list[np.ndarray] = []
        self.places: list[np.ndarray] = []
        index, groups, sources = [], [], []
        for number, directory in enumerate(directories):
            meta = json.loads((directory / "meta.json").read_text())
            if self.vocabulary not in (0, meta["vocabulary"]):
                raise ValueError(f"{directory}: vocabulary of {meta['vocabulary']}, others have {self.vocabulary}")
            self.vocabulary = meta["vocabulary"]
            self.groups += [name for name in meta["groups"] if name not in self.groups]
            self.tokens.append(np.memmap(directory / "samples.bin", dtype="<u2", mode="r"))
            places = np.memmap(directory / "places.bin", dtype="u1", mode="r")
            self.places.append(places.reshape(len(self.tokens[-1]), -1))
            records = np.fromfile(directory / "index.bin", dtype="<u4").reshape(-1, 4).astype(np.int64)
            renumbered = np.array([self.groups.index(name) for name in meta["groups"]], dtype=np.int64)
            group = renumbered[np.fromfile(directory / "group.bin", dtype=np.uint8)]
            # A sample without an answer teaches nothing, and one beyond the context cannot be used.
            usable = (records[:, 3] <= longest) & (records[:, 1] + records[:, 2] < records[:, 3]) & (records[:, 1] > 0)
            index.append(records[usable])
            groups.append(group[usable])
            sources.append(np.full(int(usable.sum()), number))
        self.index = np.concatenate(index)
        self.group = np.concatenate(groups)
        self.source = np.concatenate(sources)
        self.lengths = self.index[:, 3]

    def __len__(self) -> int:
        return len(self.index)

    def weights(self, by_source: Sequence[float], by_group: Mapping[str, float]) -> np.ndarray:
        """How often each sample is seen per epoch: the product of its directory's and its group's weight."""
        unknown = set(by_group) - set(self.groups)
        if unknown:
            raise ValueError(f"no such groups: {sorted(unknown)}; there are {self.groups}")
        group = np.array([by_group.get(name, 1.0) for name in self.groups])
        return np.asarray(by_source, dtype=np.float64)[self.source] * group[self.group]

    def batch(self, samples: np.ndarray) -> Batch:
        """Pads the given samples to their longest, rounded up."""
        offset, prompt, forced, total = self.index[samples].T
        length = rounded(int(total.max()))
        columns = np.arange(length)
        tokens = np.zeros((len(samples), length), dtype=np.int64)
        places = np.zeros((len(samples), length, self.places[0].shape[1]), dtype=np.int64)
        inside = columns < total[:, None]
        for number, store in enumerate(self.tokens):
            rows = self.source[samples] == number
            if rows.any():
                kept = inside & rows[:, None]
                where = (offset[:, None] + columns)[kept]
                tokens[kept] = store[where]
                places[kept] = self.places[number][where]
        predicting = (columns >= (prompt + forced - 1)[:, None]) & (columns < (total - 1)[:, None])
        positions = np.flatnonzero(predicting)
        flat = torch.from_numpy(tokens)
        where = torch.from_numpy(positions)
        return Batch(flat, torch.from_numpy(places), where, flat.flatten()[where + 1], samples)


def rounded(length: int) -> int:
    return -(-length // LENGTH_STEP) * LENGTH_STEP


def cut(lengths: np.ndarray, batch_tokens: int) -> Iterator[slice]:
    """Cuts ascending lengths into runs of at most `batch_tokens` padded tokens."""
    start = 0
    while start < len(lengths):
        count = max(1, batch_tokens // rounded(int(lengths[start])))
        longest = int(lengths[min(start + count, len(lengths)) - 1])
        count = max(1, batch_tokens // rounded(longest))
        yield slice(start, start + count)
        start += count


Choice = Callable[[np.ndarray, np.random.Generator], np.ndarray]


class Order:
    """An endless, seeded order of batches that can be resumed at (epoch, pool).

    Each epoch is a fresh shuffle; batches are made of samples of like length within a pool of the shuffle, so that
    hardly any token is padding while neighbouring batches still mix lengths. `choose` may drop samples of a pool when
    its turn comes. With a `share` (rank, size), it is the order of one of so many processes, each of which has samples
    of its own in an epoch.
    """

    def __init__(
        self,
        samples: Samples,
        weights: np.ndarray,
        batch_tokens: int,
        seed: int,
        choose: Choice | None = None,
        share: tuple[int, int] = (0, 1),
    ) -> None:
        self.samples = samples
        self.weights = weights
        self.batch_tokens = batch_tokens
        self.seed = seed
        self.choose = choose
        self.share = share
        self.epoch = 0
        self.pool = 0

    def signature(self) -> str:
        """Changes when the data do: then a stored position within the epoch means nothing any more."""
        return f"{len(self.samples)}/{int(self.samples.lengths.sum())}/{self.weights.sum():.3f}/{self.batch_tokens}"

    def state(self) -> dict[str, object]:
        return {"epoch": self.epoch, "pool": self.pool, "signature": self.signature()}

    def restore(self, state: Mapping[str, object]) -> bool:
        """Continues after the stored pool, or at a new epoch if the data differ; says whether it was the former."""
        same = state["signature"] == self.signature()
        self.epoch = int(str(state["epoch"])) + (0 if same else 1)
        self.pool = int(str(state["pool"])) + 1 if same else 0
        return same

    def __iter__(self) -> Iterator[Batch]:
        while True:
            pools = self.pools()
            while self.pool < len(pools):
                for chosen in self.of_pool(pools[self.pool]):
                    yield self.samples.batch(chosen)
                self.pool += 1
            self.epoch += 1
            self.pool = 0

    def pools(self) -> list[np.ndarray]:
        """The sample numbers of the present epoch, shuffled and cut."""
        random = np.random.default_rng([self.seed, self.epoch])
        whole = np.floor(self.weights)
        times = whole + (random.random(len(self.weights)) < self.weights - whole)
        shuffled = random.permutation(np.repeat(np.arange(len(self.weights)), times.astype(np.int64)))
        rank, size = self.share
        shuffled = shuffled[rank::size]
        if not len(shuffled):
            raise ValueError("nothing to train on: no samples, or all weights are zero")
        return [shuffled[start : start + POOL_SAMPLES] for start in range(0, len(shuffled), POOL_SAMPLES)]

    def of_pool(self, pool: np.ndarray) -> Iterator[np.ndarray]:
        """The sample numbers of each batch of a pool."""
        random = np.random.default_rng([self.seed, self.epoch, self.pool])
        kept = self.choose(pool, random) if self.choose else pool
        kept = kept[np.argsort(self.samples.lengths[kept], kind="stable")]
        runs = list(cut(self.samples.lengths[kept], self.batch_tokens))
        for run in random.permutation(len(runs)):
            # A batch of one sample would be compiled for itself.
            if runs[run].stop - runs[run].start > 1 or len(runs) == 1:
                yield kept[runs[run]]


def evaluation_batches(samples: Samples, limit: int, batch_tokens: int, seed: int = 7) -> list[np.ndarray]:
    """A fixed choice of about `limit` samples, as even over the groups as they allow, batched by length."""
    random = np.random.default_rng(seed)
    present = [group for group in range(len(samples.groups)) if (samples.group == group).any()]
    share = max(1, limit // max(1, len(present)))
    chosen = np.concatenate([random.permutation(np.flatnonzero(samples.group == group))[:share] for group in present])
    chosen = chosen[np.argsort(samples.lengths[chosen], kind="stable")]
    return [chosen[run] for run in cut(samples.lengths[chosen], batch_tokens)]
