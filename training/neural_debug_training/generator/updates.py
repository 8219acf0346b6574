"""Accumulators: how they start and how loop bodies change them."""

from __future__ import annotations

import re
from random import Random

_STARTS: dict[str, list[str]] = {
    "s": ["''", "''", "''", "'{c}'"],
    "i": ["0", "0", "0", "1", "{i}", "-1"],
    "li": ["[]", "[]", "[]", "[{i}]", "list()"],
    "ls": ["[]", "[]", "[]", "['']"],
    "dsi": ["{}", "{}", "dict()"],
    "dsl": ["{}"],
    "dis": ["{}"],
    "si": ["set()"],
    "b": ["False", "True"],
    "ll": ["[]"],
    "dss": ["{}"],
    "ss": ["set()"],
    "lp": ["[]"],
}
_WEIGHTS = {
    "s": 6,
    "i": 7,
    "li": 5,
    "ls": 5,
    "dsi": 3,
    "dsl": 0.7,
    "dis": 0.5,
    "si": 1,
    "b": 1,
    "ll": 0.6,
    "dss": 0.6,
    "ss": 0.6,
    "lp": 0.5,
}
_UPDATES: dict[str, list[str]] = {
    "s": [
        "N += $c",
        "N += $c",
        "N += $s",
        "N = $c + N",
        "N += str($i)",
        "N += $w",
        "N = N + $s",
        "N = N.replace($c, $c)",
        "N += $c.upper()",
        "N = N[1:] + $c",
        "N = $w + N",
        "N += $s[::-1]",
        "N += f'{$is}'",
        "N = N.strip() + $c",
        "N += $c * $tiny",
        "N += $c if $b else $c",
        "if $c not in N:\n    N += $c",
    ],
    "i": [
        "N += 1",
        "N += 1",
        "N += $i",
        "N += $i",
        "N -= $i",
        "N += len($s)",
        "N = max(N, $i)",
        "N = min(N, $i)",
        "N = N + $i * $i",
        "N = N * $tiny + $i",
        "N += ord($c)",
        "N ^= $i",
        "N += $i % $pos",
        "N = (N + $i) % 100",
        "N -= 1",
        "N = $i",
        "N += $i if $b else $i",
        "N += $i // $pos",
        "N *= $pos",
        "if $i > N:\n    N = $i",
    ],
    "li": [
        "N.append($i)",
        "N.append($i)",
        "N.append($i)",
        "N.insert(0, $i)",
        "N.append(len($s))",
        "N += [$i]",
        "N.extend([$i, $i])",
        "N.append($i * $i)",
        "N.append(ord($c))",
        "if N and N[-1] > $i:\n    N.pop()\nelse:\n    N.append($i)",
        "if $i not in N:\n    N.append($i)",
        "N = [$i] + N",
        "N.append($i + N[-1] if N else $i)",
        "N[-1:] = [$i]",
    ],
    "ls": [
        "N.append($s)",
        "N.append($c)",
        "N.append($w)",
        "N.append($s.upper())",
        "N.insert(0, $s)",
        "N += [$s]",
        "N.append(str($i))",
        "N.extend($s)",
        "N.append($s[::-1])",
        "N.append(f'{$is}')",
        "if $s not in N:\n    N.append($s)",
        "if N:\n    N[-1] += $c\nelse:\n    N.append($c)",
        "N.append($c + $s)",
    ],
    "dsi": [
        "N[$s] = $i",
        "N[$w] = N.get($w, 0) + 1",
        "N[$c1] = N.get($c1, 0) + 1",
        "N[$s1] = len($s1)",
        "if $c1 in N:\n    N[$c1] += 1\nelse:\n    N[$c1] = 1",
        "if $s1 not in N:\n    N[$s1] = 0\nN[$s1] += $i",
        "N[$w] = $i",
        "N.setdefault($s, $i)",
        "N.update({$c: $i})",
        "N.pop($c, None)",
        "N[$s] = $i + len(N)",
    ],
    "dsl": ["N.setdefault($w, []).append($i)", "if $c1 not in N:\n    N[$c1] = []\nN[$c1].append($i)", "N[$w] = [$i]"],
    "dis": ["N[$i] = $s", "N[$i1] = N.get($i1, '') + $c", "N[len($s1)] = $s1", "N[len(N)] = $c"],
    "dss": ["N[$c] = $s", "N[$w] = N.get($w, '') + $c", "N[$s1] = $s1.upper()"],
    "si": ["N.add($i)", "N.add($i % $pos)", "N.discard($i)", "if $i1 in N:\n    N.remove($i1)\nelse:\n    N.add($i1)"],
    "ss": ["N.add($c)", "N.add($w)"],
    "b": ["N = not N", "N = $b", "N = N or $b", "N = N and $b"],
    "ll": [
        "N.append([$i, $i])",
        "N.append([$i])",
        "if N and len(N[-1]) < 2:\n    N[-1].append($i)\nelse:\n    N.append([$i])",
        "N.append($li)",
    ],
    "lp": ["N.append(($s, $i))", "N.append(($c, $i))"],
}


def accumulator(rng: Random, kinds: list[str] | None = None) -> tuple[str, str]:
    """The text of a first value, and its type."""
    names = kinds or list(_WEIGHTS)
    kind = rng.choices(names, [_WEIGHTS[name] for name in names])[0]
    return rng.choice(_STARTS[kind]).format(c=rng.choice("ab-_x#"), i=rng.randrange(10)) if kind not in (
        "dsi",
        "dsl",
        "dis",
        "dss",
    ) else rng.choice(_STARTS[kind]), kind


def update(kind: str, name: str, rng: Random) -> str:
    """A template of a statement that changes the accumulator."""
    return re.sub(r"\bN\b", name, rng.choice(_UPDATES[kind]))
