"""Counts prompts that have more than one answer: what they ask cannot be told from the prompt, so they cap accuracy.

    python -m neural_debug_training.audit --data training/data/samples/train --tokenizer models/tokenizer.json

A prompt is all that is before the answer, the forced beginning included; equal samples count once.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

_CHUNK = 1 << 22  # tokens hashed at once
_SHOWN_ANSWERS = 4


@dataclass(frozen=True)
class Directory:
    """One directory of samples: tokens back to back, and offset, prompt, forced and whole length of each sample."""

    path: Path
    tokens: np.ndarray
    index: np.ndarray
    group: np.ndarray
    groups: list[str]

    @staticmethod
    def read(path: Path) -> Directory:
        """Maps the files of a directory; raises ValueError if they do not fit together."""
        tokens = np.memmap(path / "samples.bin", dtype="<u2", mode="r")
        index = np.fromfile(path / "index.bin", dtype="<u4").reshape(-1, 4).astype(np.int64)
        group = np.fromfile(path / "group.bin", dtype=np.uint8)
        if len(group) != len(index) or (len(index) and index[-1, 0] + index[-1, 3] != len(tokens)):
            raise ValueError(f"{path}: files of different runs")
        return Directory(path, tokens, index, group, json.loads((path / "meta.json").read_text())["groups"])

    def hashes(self) -> tuple[np.ndarray, np.ndarray]:
        """A 64-bit hash of each sample's prompt, and one of the whole sample."""
        ends = self.index[:, 0] + self.index[:, 3]
        prompts, wholes = [], []
        first = 0
        while first < len(self.index):
            start = self.index[first, 0]
            last = max(int(np.searchsorted(ends, start + _CHUNK, side="right")), first + 1)
            records = self.index[first:last]
            place = np.arange(ends[last - 1] - start) - np.repeat(records[:, 0] - start, records[:, 3])
            sums = np.concatenate([[np.uint64(0)], np.cumsum(_mixed(self.tokens[start : ends[last - 1]], place))])
            begin = records[:, 0] - start
            prompts.append(sums[begin + records[:, 1] + records[:, 2]] - sums[begin])
            wholes.append(sums[begin + records[:, 3]] - sums[begin])
            first = last
        return np.concatenate(prompts), np.concatenate(wholes)

    def write_part(self, kept: Sequence[int], out: Path) -> None:
        """Writes the samples of these numbers, in their order, as a directory of their own."""
        places = np.memmap(self.path / "places.bin", dtype="u1", mode="r").reshape(len(self.tokens), -1)
        new = self.index[kept].copy()
        spans = [slice(start, start + whole) for start, whole in new[:, [0, 3]].tolist()]
        new[:, 0] = np.cumsum(new[:, 3]) - new[:, 3]
        out.mkdir(parents=True, exist_ok=True)
        np.concatenate([self.tokens[span] for span in spans]).tofile(out / "samples.bin")
        np.concatenate([places[span] for span in spans]).tofile(out / "places.bin")
        self.group[kept].tofile(out / "group.bin")
        new.astype("<u4").tofile(out / "index.bin")
        shutil.copy(self.path / "meta.json", out / "meta.json")

    def sample(self, number: int) -> tuple[np.ndarray, np.ndarray]:
        """Tokens of a sample's prompt and of its answer."""
        offset, prompt, forced, whole = self.index[number]
        return self.tokens[offset : offset + prompt + forced], self.tokens[offset + prompt + forced : offset + whole]


def _mixed(tokens: np.ndarray, place: np.ndarray) -> np.ndarray:
    """A pseudo-random number for each token at its place (the finaliser of splitmix64)."""
    x = (tokens.astype(np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    x += (place.astype(np.uint64) + np.uint64(1)) * np.uint64(0xD1B54A32D192ED03)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


class Audit:
    """The samples of some directories ordered by prompt, without repetitions."""

    def __init__(self, directories: Sequence[Directory]) -> None:
        self.directories = directories
        self.names = sorted({name for directory in directories for name in directory.groups})
        hashes = [directory.hashes() for directory in directories]
        prompt = np.concatenate([pair[0] for pair in hashes])
        whole = np.concatenate([pair[1] for pair in hashes])
        source = np.repeat(np.arange(len(directories)), [len(directory.index) for directory in directories])
        number = np.concatenate([np.arange(len(directory.index)) for directory in directories])
        renumbered = [np.array([self.names.index(name) for name in directory.groups]) for directory in directories]
        group = np.concatenate([table[d.group] for table, d in zip(renumbered, directories, strict=True)])
        order = np.lexsort((whole, prompt))
        new = np.ones(len(order), dtype=bool)
        new[1:] = (whole[order][1:] != whole[order][:-1]) | (prompt[order][1:] != prompt[order][:-1])
        order = order[new]
        self.samples = len(new)
        self.source, self.number, self.group = source[order], number[order], group[order]
        begins = np.flatnonzero(np.concatenate([[True], prompt[order][1:] != prompt[order][:-1]]))
        self.begins = np.append(begins, len(order))
        answers = np.diff(self.begins)
        self.ambiguous = np.flatnonzero(answers > 1)
        """Numbers of the prompts with several answers; those of prompt n are from begins[n] to begins[n + 1]."""
        self.of_ambiguous = np.repeat(answers > 1, answers)

    def table(self) -> str:
        """Counts of different samples, and of those whose prompt has another answer too, by group."""
        prompts = len(self.begins) - 1
        lines = [
            f"{self.samples} samples, {len(self.group)} different ones, {prompts} prompts, "
            f"{len(self.ambiguous)} of them with several answers ({len(self.ambiguous) / max(prompts, 1):.3%})",
            f"{'group':32}{'samples':>10}{'ambiguous':>11}{'share':>9}",
        ]
        for number, name in enumerate(self.names):
            own = self.group == number
            bad = int((own & self.of_ambiguous).sum())
            lines.append(f"{name:32}{int(own.sum()):10}{bad:11}{bad / max(int(own.sum()), 1):9.3%}")
        return "\n".join(lines)

    def examples(self, name: str, count: int, seed: int = 0) -> Iterator[list[tuple[np.ndarray, np.ndarray]]]:
        """Samples (prompt, answer) of random prompts with several answers of which one is in the group."""
        group = self.names.index(name)
        having = [n for n in self.ambiguous if (self.group[self.begins[n] : self.begins[n + 1]] == group).any()]
        chosen = np.random.default_rng(seed).permutation(having)[:count]
        for n in chosen:
            rows = range(self.begins[n], self.begins[n + 1])
            yield [self.directories[self.source[row]].sample(self.number[row]) for row in rows]


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", nargs="+", type=Path, required=True, metavar="DIRECTORY")
    parser.add_argument("--tokenizer", type=Path, required=True, metavar="FILE")
    parser.add_argument("--examples", type=int, default=3, help="prompts to show of each group")
    options = parser.parse_args()
    vocabulary = json.loads(options.tokenizer.read_text())["model"]["vocab"]
    words = {number: word for word, number in vocabulary.items()}

    def text(tokens: np.ndarray) -> str:
        return " ".join(words.get(int(token), f"<{token}?>") for token in tokens)

    audit = Audit([Directory.read(path) for path in options.data])
    print(audit.table())
    for name in audit.names:
        for samples in audit.examples(name, options.examples):
            print(f"\n{name}: {text(samples[0][0])}")
            for _, answer in samples[:_SHOWN_ANSWERS]:
                print(f"    {text(answer)}")
            if len(samples) > _SHOWN_ANSWERS:
                print(f"    and {len(samples) - _SHOWN_ANSWERS} more")


if __name__ == "__main__":
    main()
