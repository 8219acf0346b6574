"""Packs samples for another machine: tokens and lengths alone, since their places follow from the tokens.

    python -m neural_debug_training.accelerator.pack --data DIR... --out DIR [--prefix held-out-]

Each folder of samples becomes one file `NAME.npz.xz`, a thirtieth of its size. A sample that an earlier folder has as
well is left out.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import lzma
import multiprocessing
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ..batches import Samples

SUFFIX = ".npz.xz"


def packed(samples: Samples, chosen: np.ndarray) -> bytes:
    """Tokens back to back (uint16), the lengths of prompt, forced prefix and whole (uint16 `[samples, 3]`), compressed.

    `samples` are those of one folder.
    """
    stored = samples.tokens[0]
    begin, total = samples.index[chosen, 0], samples.lengths[chosen]
    parts = [stored[start : start + length] for start, length in zip(begin, total, strict=True)]
    out = io.BytesIO()
    lengths = samples.index[chosen, 1:].astype("<u2")
    np.savez(out, tokens=np.concatenate(parts) if parts else np.zeros(0, "<u2"), lengths=lengths)
    return lzma.compress(out.getvalue(), preset=6)


def unpacked(path: Path) -> tuple[np.ndarray, np.ndarray]:
    """The tokens and lengths of a file that `packed` made."""
    with np.load(io.BytesIO(lzma.decompress(path.read_bytes()))) as arrays:
        return arrays["tokens"], arrays["lengths"]


def new_ones(samples: Samples, seen: set[bytes]) -> np.ndarray:
    """The numbers of the samples that are not in `seen`, where they are noted."""
    chosen = []
    for number, (offset, prompt, forced, total) in enumerate(samples.index):
        text = samples.tokens[0][offset : offset + total].tobytes() + bytes((prompt % 256, forced % 256))
        key = hashlib.blake2b(text, digest_size=8).digest()
        if key not in seen:
            seen.add(key)
            chosen.append(number)
    return np.array(chosen, dtype=np.int64)


def _write(job: tuple[Path, np.ndarray, Path]) -> str:
    folder, chosen, path = job
    samples = Samples([folder])
    path.write_bytes(packed(samples, chosen))
    tokens = int(samples.lengths[chosen].sum())
    return f"{path.name}: {len(chosen):,} samples, {tokens:,} tokens, {path.stat().st_size:,} bytes"


def pack(folders: Sequence[Path], out: Path, jobs: int = 2, prefix: str = "") -> None:
    """One file a folder; the end of the folder's path, with dashes, is its name."""
    out.mkdir(parents=True, exist_ok=True)
    seen: set[bytes] = set()
    work = []
    for folder in folders:
        name = "-".join(folder.parts[-2:])
        work.append((folder, new_ones(Samples([folder]), seen), out / f"{prefix}{name}{SUFFIX}"))
    with multiprocessing.Pool(jobs) as pool:
        for line in pool.imap(_write, work):
            print(line, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="folders of samples")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--prefix", default="", help="before each file's name; `held-out-`: to validate with")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    pack(options.data, options.out, options.jobs, options.prefix)
