"""Operands that are no literals: dates, exact numbers, members and records, each as the expression that makes it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

PRELUDES = {
    "urllib": "import urllib.parse\n",
    "Color": "from enum import Enum\nclass Color(Enum):\n    RED = 1\n    GREEN = 2\n    BLUE = 3\n",
    "Perm": "from enum import Flag\nclass Perm(Flag):\n    R = 4\n    W = 2\n    X = 1\n",
    "Pair": "from collections import namedtuple\nPair = namedtuple('Pair', ['x', 'y'])\n",
    "Item": "from dataclasses import dataclass\n@dataclass\nclass Item:\n    name: str\n    price: float\n",
    "Decimal": "from decimal import Decimal\n",
    "ROUND_HALF_UP": "from decimal import ROUND_HALF_UP\n",
    "Fraction": "from fractions import Fraction\n",
    "Counter": "from collections import Counter\n",
    "deque": "from collections import deque\n",
    "defaultdict": "from collections import defaultdict\n",
    "PurePosixPath": "from pathlib import PurePosixPath\n",
}
"""What a program begins with where its text has the name."""

_PLACES = ["com", "org", "dev"]


class Written(str):
    """An expression; `repr` is the text itself."""

    def __repr__(self) -> str:
        """The text of the expression."""
        return str(self)


def a_decimal(rng: random.Random) -> Written:
    """An exact number with no, one or two decimals."""
    digits = rng.choice([1, 1, 10, 100, 100])
    return Written(f"Decimal('{rng.randrange(-20, 9999) / digits:.{len(str(digits)) - 1}f}')")


def a_date(rng: random.Random) -> str:
    """Year, month and day, as a call has them."""
    return f"{rng.choice([2023, 2024, 2024, 2025, 2026])}, {rng.randint(1, 12)}, {rng.randint(1, 28)}"


def _span(rng: random.Random) -> Written:
    part = rng.choice(["days", "days", "hours", "minutes", "weeks", "seconds"])
    amount = rng.choice([1, 2, 7, 30, 45, 90, rng.randint(1, 400)])
    extra = f", hours={rng.randint(1, 30)}" if part == "days" and rng.random() < 0.3 else ""
    return Written(f"datetime.timedelta({part}={amount}{extra})")


def _similar(rng: random.Random, text: str) -> str:
    """A text that differs from `text` in little."""
    place = rng.randrange(len(text))
    return rng.choice(
        [
            text[:place] + rng.choice("abcxyz12_") + text[place + 1 :],
            text + rng.choice("abc123s"),
            text[1:] or "b",
            text,
        ]
    )


def written(rng: random.Random, word: Callable[[], str], words: list[str], numbers: list[int]) -> dict[str, Any]:
    """A value for every name that is no plain operand. `word` makes one word, `words` and `numbers` are operands already."""
    small = [rng.randint(0, 20) for _ in range(rng.randint(1, 5))]
    two = rng.sample(["RED", "GREEN", "BLUE"], 2)
    rights = " | ".join(f"Perm.{name}" for name in rng.sample("RWX", rng.randint(1, 2)))
    file = f"{word()}/{word()}{rng.choice(['.py', '.txt', '.tar.gz', ''])}"
    records = [
        {"name": word(), "size": rng.randint(0, 60), "tags": [word() for _ in range(rng.randint(1, 2))]}
        for _ in range(rng.randint(1, 3))
    ]
    plain = [{"name": one["name"], "size": one["size"]} for one in records]
    day, time = a_date(rng), f"{rng.randint(0, 23)}, {rng.choice([0, 15, 30, rng.randint(0, 59)])}"
    year, month, date = (int(part) for part in day.split(", "))
    price = rng.choice([rng.randint(1, 90), rng.randint(1, 900) / 10, rng.randint(1, 9000) / 100])
    letters = "".join(rng.choices("abcde", k=rng.randint(1, 7)))
    return {
        "dm": a_decimal(rng), "dn": a_decimal(rng), "fr": Written(f"Fraction({rng.randint(-9, 20)}, {rng.randint(1, 12)})"),
        "fs": Written(f"Fraction({rng.randint(1, 20)}, {rng.randint(1, 12)})"),
        "big": rng.randrange(10 ** rng.randint(9, 24)), "fls": [rng.randint(0, 2000) / rng.choice([2, 10, 100]) for _ in small],
        "cx": complex(rng.randint(-4, 9), rng.randint(-4, 9)), "dt": Written(f"datetime.date({day})"),
        "dt2": Written(f"datetime.date({rng.choice([day, a_date(rng), a_date(rng)])})"), "td": _span(rng),
        "tm": Written(f"datetime.datetime({day}, {time})"), "ds1": f"{year}-{month:02d}-{date:02d}",
        "near": _similar(rng, rng.choice([one for one in words if one] or ["a"])), "rec": records[0], "recs": plain,
        "tx": rng.choice(["\n", "\n", "\n\n"]).join(rng.choice(["", "  ", "    "]) + word() for _ in range(rng.randint(2, 4))),
        "kv": f"{word()}={rng.choice([word(), str(rng.randint(0, 999))])}", "row": ",".join([word(), str(rng.randint(0, 99))]),
        "js": rng.choice(['{"a": %s}', '{"a": %s, "b": [1, 2]}', '{"a": {"b": %s}}'])
        % rng.choice(["1", "null", "true", f'"{word()}"', str(rng.randint(0, 999)), "[]", "2.5"]),
        "url": f"https://{word()}.{rng.choice(_PLACES)}/{word()}?{word()}={rng.randint(1, 50)}",
        "pp": Written(f"PurePosixPath({file!r})"), "cn": Written(f"Counter({letters!r})"), "co": Written(f"Counter({letters[::2]!r})"),
        "dq": Written(f"deque({numbers[:5] or small!r})"), "dqm": Written(f"deque({small[:3]!r}, maxlen=3)"),
        "dl": Written(f"defaultdict(list, {{'a': {small[:2]!r}}})"), "di": Written(f"defaultdict(int, {{'a': {small[0]}}})"),
        "cl": Written(f"Color.{two[0]}"), "pm": Written(rights), "pt": Written(f"Pair(x={small[0]}, y={rng.randint(0, 20)})"),
        "it": Written(f"Item({word()!r}, {price})"),
    }  # fmt: skip
