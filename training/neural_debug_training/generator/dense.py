"""Dense drills: long straight functions of the operations that branches hang on, for what a model learns last.

    python -m neural_debug_training.generator.dense --kind branches --count 4000 --seed 1 --out dense.jsonl.gz

Comparisons, membership, indexing, slicing, lengths and small arithmetic, on values for which both answers are about equally
likely. One program is some sixteen such lines and three calls: many samples for one traced program. The other modules named `dense_…`
have drills of other kinds.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import string
import sys
import textwrap
from types import ModuleType

from . import (
    dense_calls,
    dense_composed,
    dense_library,
    dense_long,
    dense_objects,
    dense_pairs,
    dense_places,
    dense_texts,
    dense_values,
)

LINES = """
x = a < b|x = a > b|x = a <= b|x = a >= b|x = a == b|x = a != b|x = a % 2 == 0|x = a > b and b > 0|x = a < 0 or b < 10|x = not a
if a < b:|if a > b:|if a <= b:|if a >= b:|if a == b:|if a != b:|if a % b2 == 0:|if b > 5:|if a < 50:|if a > 100:|if 0 <= a < 10:
if c in s:|if c not in s:|if k in xs:|if k not in xs:|if w in ys:|if w in d:|if w not in d:|if c in 'aeiou':|if t in s:|x = c in s|x = k in xs
if s == t:|if c == s[i]:|if s[i] != c:|if xs[i] > k:|if xs[i] == k:|if len(s) > a:|if len(xs) < b:|if len(s) == len(t):|if c == w:
x = s[i]|x = xs[i]|x = ys[0]|x = ys[-1]|x = s[-1]|x = xs[-2]|x = s[i:j]|x = s[i:]|x = s[:j]|x = s[:-1]|x = s[::-1]|x = xs[i:j]|x = xs[1:]|x = xs[::-1]|x = s[::2]
x = len(s)|x = len(xs)|x = len(ys)|x = len(t)|x = sum(xs)|x = max(xs)|x = min(xs)|x = max(a, b)|x = min(a, b)|x = sorted(xs)|x = abs(a)|x = set(s)
x = a + b|x = a - b|x = a + 1|x = a - 1|x = a * b2|x = a // b2|x = a % b2|x = a % 10|x = a // 10|n += a|n -= b|n += 1|n += xs[i]|x = b2 * b2|x = i + 1|x = -a
x = s.replace(c, w)|x = s.replace(c, '')|x = s.count(c)|x = xs.count(k)|x = s.find(c)|x = s.upper()|x = s.lower()|x = s.swapcase()|x = s.split(c)|x = c.join(ys)|x = s.strip()
x = d.get(w)|x = d.get(w, 0)|x = d.get(w, a)|x = list(d.keys())|x = list(d.values())|x = s + t|x = s + c|x = c + s|x = s * 2|x = t * b3|x = xs + [k]|x = [k] * b3|x = list(s)
x = s.isalpha()|x = s.isdigit()|x = c.isupper()|x = c.islower()|x = c.isalnum()|x = s.startswith(c)|x = s.endswith(c)|x = ord(c)|x = str(a)|x = int(str(a))|x = f'{c}{a}'
xs.append(k)|xs.append(a)|xs.pop()|xs.pop(0)|xs.insert(0, k)|xs.reverse()|xs.sort()|xs[i] = k|d[w] = a|ys.append(w)|xs.remove(xs[i])|x = tuple(xs)|x = (a, b)|x = [a, k]
""".replace("\n", "|")
TEMPLATES = [line for line in LINES.split("|") if line]
LINES_PER_PROGRAM = 16
CALLS = 3
WORDS = ["a", "e", "key", "x", "no", "cat", "ab", "z", "Q", "7", "dog", "be"]


def integer(rng: random.Random) -> int:
    """Mostly small, some of three digits, some negative."""
    size = rng.choice([10, 20, 100, 100, 1000])
    return rng.randrange(size) * (-1 if rng.random() < 0.15 else 1)


def text(rng: random.Random, longest: int = 14) -> str:
    letters = rng.choice(
        [string.ascii_lowercase, string.ascii_letters, "abcde ", string.ascii_lowercase + string.digits]
    )
    return "".join(rng.choice(letters) for _ in range(rng.randint(3, longest)))


def arguments(rng: random.Random) -> dict[str, object]:
    a = integer(rng)
    s = text(rng)
    xs = [integer(rng) for _ in range(rng.randint(3, 9))]
    ys = [rng.choice(WORDS) for _ in range(rng.randint(1, 4))]
    d = {rng.choice(WORDS): integer(rng) for _ in range(rng.randint(1, 4))}
    i = rng.randrange(min(len(s), len(xs)) - 1)
    return {
        "a": a,
        "b": a + rng.randint(-3, 3) if rng.random() < 0.4 else integer(rng),
        "b2": rng.randint(2, 9),
        "b3": rng.randint(0, 3),
        "c": rng.choice(s) if rng.random() < 0.55 else rng.choice(string.ascii_letters),
        "d": d,
        "i": i,
        "j": rng.randint(i, len(s)),
        "k": rng.choice(xs) if rng.random() < 0.5 else integer(rng),
        "n": integer(rng),
        "s": s,
        "t": s if rng.random() < 0.3 else s[1:3] if rng.random() < 0.4 else text(rng, 5),
        "w": rng.choice(list(d)) if rng.random() < 0.5 else rng.choice(WORDS),
        "xs": xs,
        "ys": ys,
    }


def line(rng: random.Random) -> str:
    return rng.choice(TEMPLATES)


finished = dense_values.finished


def _with_body(text: str) -> str:
    if not text.endswith(":"):
        return text
    return f"{text}\n    n += 1" if text.startswith("for ") else f"{text}\n    n = 0"


def program(rng: random.Random, number: int, kind: str = "branches") -> dict[str, object]:
    """A program of one kind of drills; parameters are the names that its lines use."""
    drills = _KINDS[kind]
    body = "\n".join(_with_body(drills.line(rng)) for _ in range(drills.LINES_PER_PROGRAM))
    top, body = drills.finished(body, rng)
    words = set(re.findall(r"\w+", body)) | {"n"}
    names = sorted(name for name in drills.arguments(rng) if name in words)
    end = "" if body.split("\n")[-1].startswith("return ") else "\nreturn n"
    code = top + f"def f({', '.join(names)}):\n" + textwrap.indent(f"{body}{end}\n", "    ")
    calls = []
    for _ in range(CALLS):
        given = drills.arguments(rng)
        calls.append(f"f({', '.join(f'{name}={given[name]!r}' for name in names)})")
    id_ = f"dense/{number}" if kind == "branches" else f"dense-{kind}/{number}"
    return {"id": id_, "code": code, "entry": "f", "calls": calls}


_KINDS: dict[str, ModuleType] = {
    "branches": sys.modules[__name__],
    "values": dense_values,
    "library": dense_library,
    "texts": dense_texts,
    "long": dense_long,
    "pairs": dense_pairs,
    "places": dense_places,
    "objects": dense_objects,
    "composed": dense_composed,
    "calls": dense_calls,
}
"""Modules with `line`, `finished`, `arguments` and `LINES_PER_PROGRAM`."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Write dense drills.")
    parser.add_argument("--kind", choices=list(_KINDS), default="branches")
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    with gzip.open(options.out, "wt") as out:
        for number in range(options.count):
            out.write(json.dumps(program(rng, number, options.kind)) + "\n")


if __name__ == "__main__":
    main()
