"""Breaks programs as people leave them while they type, so that they do not compile any more.

    python -m neural_debug_training.corrupt --cases CASES.jsonl --out BROKEN.jsonl --seed 1
    python -m neural_debug_training.corrupt --programs TRACES.jsonl[.gz]... --out BROKEN.jsonl[.gz] --seed 1

Line numbers never change, and the steps stay those of the intact program. Each case or trace is written as it was, with
`code` (or `source`) broken in one or two places, `corruption` (kinds, joined by "+") and `edits`, a list of
`[line, column, removed, inserted]`: at that place of the intact text so many characters were replaced by that text.
Cases keep their intact text as `intact`. What cannot be broken (it did not compile before, say) is left out.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import gzip
import itertools
import json
import random
import sys
import warnings
from collections.abc import Iterator
from typing import IO, Any, NamedTuple, cast

from .corruptions import KINDS, Edit
from .program_text import ProgramText

TRIES = 40
"""Places tried before a program is given up."""


class Broken(NamedTuple):
    """A program that does not compile, and what was done to it."""

    text: str
    kinds: list[str]
    edits: list[Edit]


def compiles(text: str) -> bool:
    """Whether CPython accepts the text."""
    try:
        compile(text, "<program>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return False
    return True


def break_program(program: ProgramText, rng: random.Random) -> Broken | None:
    """Break a program in one or two places; None where it does not work."""
    wanted = rng.choice((1, 2))
    kinds: list[str] = []
    edits: list[Edit] = []
    for _ in range(TRIES):
        kind = rng.choice(list(KINDS))
        places = KINDS[kind](program, rng)
        if not places:
            continue
        chosen = rng.choice(places)
        # Each place has to be an error of its own.
        if compiles(apply(program, chosen)) or not _are_apart([*edits, *chosen]):
            continue
        kinds.append(kind)
        edits = sorted([*edits, *chosen])
        if len(kinds) == wanted:
            break
    text = apply(program, edits)
    return Broken(text, kinds, edits) if kinds and not compiles(text) else None


def apply(program: ProgramText, edits: list[Edit]) -> str:
    """The text with the edits made."""
    lines = list(program.lines)
    for line, column, removed, inserted in sorted(edits, reverse=True):
        text = lines[line - 1]
        lines[line - 1] = text[:column] + inserted + text[column + removed :]
    return "\n".join(lines)


def _are_apart(edits: list[Edit]) -> bool:
    ordered = sorted(edits)
    return all(
        before.line != after.line or before.column + max(before.removed, 1) < after.column
        for before, after in itertools.pairwise(ordered)
    )


def corrupted(item: dict[str, Any], seed: int) -> dict[str, Any] | None:
    """A case or trace with its program broken; None where that is not possible."""
    field = "source" if "source" in item else "code"
    steps = item.get("steps")
    executed = None if steps is None else {step["line"] for step in steps}
    # The lines of a module that is run itself go on after its last one.
    can_append = field == "code" or item["call"] is not None
    try:
        program = ProgramText(item[field], executed, can_append)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    broken = break_program(program, random.Random(f"{seed} {item['id']}"))
    if broken is None:
        return None
    kept = {"intact": item[field]} if field == "code" else {}
    about = {"corruption": "+".join(broken.kinds), "edits": [list(edit) for edit in broken.edits]}
    return {**item, field: broken.text, **kept, **about}


def _read(paths: list[str]) -> Iterator[dict[str, Any]]:
    for path in paths:
        with _open(path, "rt") as file:
            yield from (json.loads(line) for line in file if line.strip())


def _open(path: str, mode: str) -> IO[str]:
    if path.endswith(".gz"):
        return cast(IO[str], gzip.open(path, mode, 6, encoding="utf-8"))
    return open(path, mode, encoding="utf-8")


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given = parser.add_mutually_exclusive_group(required=True)
    given.add_argument("--cases", metavar="FILE")
    given.add_argument("--programs", nargs="+", metavar="FILE", help="traces")
    parser.add_argument("--out", required=True, metavar="FILE")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take each Nth only")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    count: collections.Counter[str] = collections.Counter()
    left_out = 0
    with _open(options.out, "wt") as out, contextlib.suppress(BrokenPipeError):
        for number, item in enumerate(_read(options.programs or [options.cases])):
            if number % options.every:
                continue
            broken = corrupted(item, options.seed)
            if broken is None:
                left_out += 1
                continue
            count.update(broken["corruption"].split("+"))
            out.write(json.dumps(broken, separators=(",", ":")) + "\n")
    kinds = ", ".join(f"{kind} {number}" for kind, number in count.most_common())
    print(f"{kinds}; left out {left_out}", file=sys.stderr)


if __name__ == "__main__":
    main()
