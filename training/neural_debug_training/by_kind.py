"""How often a checkpoint is exactly right on held-out samples, by kind of statement and by operation.

    python -m neural_debug_training.by_kind --weights FILE --data SAMPLES... [--by statement|operation|template]

Answers are unconstrained and in one go: what the network alone says most likely. A sample of several operations counts
for each of them. `template` tells the statements apart by their words: for drills, which have one operation each.
"""

from __future__ import annotations

import argparse
import collections
import json
from collections.abc import Iterator
from pathlib import Path

import torch

from .batches import Samples, evaluation_batches
from .checkpoints import load_model
from .processor import use_processor, working_format

WORDS = ("if", "elif", "while", "for", "return", "assert", "raise", "del", "with", "except", "yield")
_PLAIN = {"<step>", "<values>", "<do>", "<end>", "<forced>"}


def statement_kind(words: list[str]) -> str:
    """What the statement is: its first word, or how it binds; with `+calls` where something was computed before."""
    first = words[0] if words else ""
    if first in WORDS:
        return first
    depth = 0
    for word in words:
        depth += (word in "([{") - (word in ")]}")
        if depth == 0 and word == "=":
            return "assignment"
        if depth == 0 and len(word) > 1 and word.endswith("=") and word not in ("==", "!=", "<=", ">="):
            return "augmented assignment"
    return "expression"


def operations(answer: list[str]) -> list[str]:
    """Operations whose values the answer begins with."""
    depth, found = 0, []
    inside = False
    for at, word in enumerate(answer):
        inside ^= word in ('"', 'b"') and (not inside or word == '"')
        if inside:
            continue
        depth += (word in "([{") - (word in ")]}")
        if word == ":" and depth == 0 and at > 0:
            found.append(answer[at - 1])
    return found or ["nothing"]


def parts(sample: list[str]) -> tuple[list[str], list[str]]:
    """The statement's words, and those behind `<do>`."""
    begin = sample.index("<step>") + 1
    values = sample.index("<values>") if "<values>" in sample else len(sample)
    do = sample.index("<do>") if "<do>" in sample else len(sample)
    return sample[begin:values], sample[do + 1 :]


def keys_of(sample: list[str], by: str) -> list[str]:
    """The rows that a sample counts for."""
    statement, answer = parts(sample)
    if by == "statement":
        return [statement_kind(statement)]
    if by == "template":
        return [" ".join(word for word in statement if word not in _PLAIN)]
    return sorted(set(operations(answer)))


@torch.no_grad()
def judged(weights: Path, data: list[Path], count: int) -> Iterator[tuple[Samples, int, bool]]:
    """Samples by their number, and whether every token of the answer is the likeliest one."""
    model, _ = load_model(weights)
    samples = Samples(data)
    for chosen in evaluation_batches(samples, count, 4096):
        batch = samples.batch(chosen)
        logits = model(batch.tokens, batch.places, batch.positions, working_format())
        row = batch.positions // batch.tokens.shape[1]
        wrong = torch.zeros(len(chosen)).index_add_(0, row, (logits.argmax(-1) != batch.targets).float())
        for sample, errors in zip(chosen, wrong.tolist(), strict=True):
            yield samples, int(sample), errors == 0


def table(rows: dict[str, list[int]], least: int, most: int) -> str:
    """The rows with the lowest shares first; those of fewer samples than `least` are left out."""
    known = [(right / count, count, name) for name, (count, right) in rows.items() if count >= least]
    lines = [f"| {name} | {count} | {share:.3f} |" for share, count, name in sorted(known)[:most]]
    return "\n".join(["| kind | samples | exact |", "|---|---|---|", *lines])


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--data", type=Path, nargs="+", required=True)
    parser.add_argument("--samples", type=int, default=3000)
    parser.add_argument("--by", choices=("statement", "operation", "template"), default="statement")
    parser.add_argument("--least", type=int, default=20, help="samples that a row needs")
    parser.add_argument("--rows", type=int, default=40)
    parser.add_argument("--tokenizer", type=Path, default=Path("models/tokenizer.json"))
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    use_processor(options.threads)
    words = {number: word for word, number in json.loads(options.tokenizer.read_text())["model"]["vocab"].items()}
    rows: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    for samples, number, right in judged(options.weights, options.data, options.samples):
        offset, _, _, length = samples.index[number]
        text = [words[token] for token in samples.tokens[samples.source[number]][offset : offset + length].tolist()]
        for key in ["all", *keys_of(text, options.by)]:
            rows[key][0] += 1
            rows[key][1] += right
    print(table(rows, options.least, options.rows))


if __name__ == "__main__":
    main()
