"""`random.Random` with a seed, known by the seed and by how far it has gone since.

A generator without a seed begins with what the machine gives it, which nobody can tell.
"""

from __future__ import annotations

import random
from typing import Any

from ..refusal import Refused

_MOST_WORDS = 5_000_000
"""Of 32 bits: so far a generator is taken again in a few milliseconds."""


class _Counting(random.Random):
    """Counts what it takes from the Mersenne Twister."""

    words = 0

    def random(self) -> float:
        self.words += 2
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.words += -(-k // 32)
        return super().getrandbits(k)


class Generator:
    """Makes the same numbers as the real one of that seed."""

    def __init__(self, x: Any = None, *, words: int = 0, gauss_next: float | None = None) -> None:
        self.seed(x)
        if words > _MOST_WORDS:
            raise Refused("a generator that has gone too far")
        if words:
            self._inner.getrandbits(32 * words)
        self._inner.gauss_next = gauss_next  # type: ignore[attr-defined]

    def seed(self, a: Any = None, version: int = 2) -> None:
        if type(a) not in (int, str, float, bytes, bool) or version != 2:
            raise Refused("a generator that nobody has given a seed")
        self._seed = a
        self._inner = _Counting(a)
        self._inner.words = 0

    def made_with(self) -> tuple[list[Any], dict[str, Any]]:
        """What its constructor takes."""
        return [self._seed], {"words": self._inner.words, "gauss_next": self._inner.gauss_next}  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return "<random.Random object>"


def _delegated(name: str) -> Any:
    def method(self: Generator, /, *arguments: Any, **keywords: Any) -> Any:
        return getattr(self._inner, name)(*arguments, **keywords)

    method.__name__ = method.__qualname__ = name
    return method


for _name in """random uniform randint randrange choice choices shuffle sample gauss normalvariate lognormvariate triangular betavariate
expovariate gammavariate vonmisesvariate paretovariate weibullvariate getrandbits randbytes""".split():
    setattr(Generator, _name, _delegated(_name))

Generator.__module__, Generator.__name__, Generator.__qualname__ = "random", "Random", "Random"

FUNCTIONS: dict[str, Any] = {"Random": Generator}
