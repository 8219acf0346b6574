"""Sets of half-open integer intervals."""
from bisect import bisect_right
from typing import Iterable, Iterator, Tuple

Span = Tuple[int, int]


class IntervalSet:
    def __init__(self, spans: Iterable[Span] = ()):
        self._spans: list[Span] = []
        for lo, hi in spans:
            self.add(lo, hi)

    @classmethod
    def parse(cls, text: str) -> "IntervalSet":
        """'1-4,9' (both ends included)"""
        out = cls()
        for part in filter(None, (p.strip() for p in text.split(","))):
            lo, dash, hi = part.partition("-")
            out.add(int(lo), int(hi if dash else lo) + 1)
        return out

    def add(self, lo: int, hi: int) -> None:
        if lo > hi:
            raise ValueError(f"reversed interval [{lo}, {hi})")
        if lo == hi:
            return
        kept = []
        for a, b in self._spans:
            if b < lo or a > hi:
                kept.append((a, b))
            else:
                lo, hi = min(a, lo), max(b, hi)
        kept.append((lo, hi))
        self._spans = sorted(kept)

    def remove(self, lo: int, hi: int) -> None:
        result = []
        for a, b in self._spans:
            if b <= lo or a >= hi:
                result.append((a, b))
                continue
            if a < lo:
                result.append((a, lo))
            if b > hi:
                result.append((hi, b))
        self._spans = result

    def __contains__(self, point: int) -> bool:
        i = bisect_right(self._spans, (point, float("inf"))) - 1
        return i >= 0 and self._spans[i][0] <= point < self._spans[i][1]

    def __iter__(self) -> Iterator[Span]:
        return iter(self._spans)

    def __len__(self) -> int:
        return sum(b - a for a, b in self)

    def gaps(self):
        for (_, end), (start, _) in zip(self._spans, self._spans[1:]):
            yield end, start

    def __str__(self):
        return ",".join(f"{a}" if b - a == 1 else f"{a}-{b - 1}" for a, b in self)


if __name__ == "__main__":
    pages = IntervalSet.parse("1-3, 8, 12-15,")
    print(pages, len(pages), list(pages))
    pages.add(4, 8)
    print(pages)
    pages.remove(2, 6)
    print(pages, list(pages.gaps()))
    print([n for n in (1, 2, 6, 8, 9, 15, 16) if n in pages])
    pages.add(5, 5)
    pages.remove(100, 200)
    print(str(pages), bool(IntervalSet()))
    for bad in ((9, 3),):
        try:
            pages.add(*bad)
        except ValueError as e:
            print("ValueError:", e)
    try:
        IntervalSet.parse("1-x")
    except ValueError as e:
        print("parse:", e)
    assert str(IntervalSet([(0, 5), (5, 7)])) == "0-6"
