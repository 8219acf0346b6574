"""Leaves out samples of statements that others have asked about often enough, so that breadth wins.

    python -m neural_debug_training.few_of_a_kind --data DIR/train --tokenizer models/tokenizer.json --out FEW/train

Two samples are of a kind if their statements are the same but for numbers: loops over the digits of large ones were
three quarters of all samples of single operations.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path

from .audit import Directory

_NUMBER = -1


def kind_of(prompt: list[int], values: int, digits: set[int]) -> tuple[int, ...]:
    """Tokens of the statement, which end where its values begin; each row of digits is one."""
    kind: list[int] = []
    for token in prompt:
        if token == values:
            break
        if token not in digits:
            kind.append(token)
        elif not kind or kind[-1] != _NUMBER:
            kind.append(_NUMBER)
    return tuple(kind)


def few_of_a_kind(data: Path, out: Path, vocabulary: dict[str, int], most: int, seed: int = 1) -> tuple[int, int]:
    """
    Copies at most `most` samples of each kind, drawn by chance, in the order in which they are.

    Returns how many samples there were, and how many are left; raises ValueError if the files do not fit together.
    """
    directory = Directory.read(data)
    index, tokens = directory.index, directory.tokens
    digits = {vocabulary[digit] for digit in "0123456789"}
    counts: Counter[tuple[int, ...]] = Counter()
    kept: list[int] = []
    drawn = list(range(len(index)))
    random.Random(seed).shuffle(drawn)
    for number in drawn:
        start, prompt = (int(part) for part in index[number, :2])
        kind = kind_of(tokens[start : start + prompt].tolist(), vocabulary["<values>"], digits)
        counts[kind] += 1
        if counts[kind] <= most:
            kept.append(number)
    kept.sort()
    directory.write_part(kept, out)
    return len(index), len(kept)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--most", type=int, default=500, help="samples of one kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    vocabulary = json.loads(options.tokenizer.read_text(encoding="utf-8"))["model"]["vocab"]
    before, after = few_of_a_kind(options.data, options.out, vocabulary, options.most, options.seed)
    print(f"{before} samples, {after} are left")


if __name__ == "__main__":
    main()
