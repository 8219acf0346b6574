from collections import namedtuple
from collections.abc import MutableSet
from functools import total_ordering
from fractions import Fraction
import re

COUNTRY = {"GB": "Britain", "CH": "Switzerland", "BR": "Brazil"}


@total_ordering
class Stamp(namedtuple("Stamp", "country year value state")):
    __slots__ = ()
    STATES = "mint used torn".split()

    @classmethod
    def parse(cls, s):
        m = re.fullmatch(r"([A-Z]{2})(\d{4})/(\d+(?:/\d+)?)([mut])?", s)
        if not m:
            raise ValueError(f"no stamp: {s}")
        c, y, v, st = m.groups(default="u")
        state = next(x for x in cls.STATES if x[0] == st)
        return cls(c, int(y), Fraction(v), state)

    def __lt__(self, other):
        return (self.year, self.country) < (other.year, other.country)

    def __str__(self):
        return f"{COUNTRY[self.country]} {self.year}, {self.value}p {self.state}"


class Album(MutableSet):
    def __init__(self, stamps=()):
        self._d = {}
        for s in stamps:
            self.add(s)

    @staticmethod
    def key(s):
        return s[:3]

    def __contains__(self, s):
        return self.key(s) in self._d

    def __iter__(self):
        yield from sorted(self._d.values())

    def __len__(self):
        return len(self._d)

    def add(self, s):
        old = self._d.get(self.key(s))
        if old and Stamp.STATES.index(old.state) <= Stamp.STATES.index(s.state):
            return
        self._d[self.key(s)] = s

    def discard(self, s):
        self._d.pop(self.key(s), None)


def read(text):
    for word in text.split():
        try:
            yield Stamp.parse(word)
        except ValueError as e:
            print(e)


mine = Album(read("GB1840/1 CH1850/5/2t BR1843/30m GB40/1 CH1850/5/2"))
yours = Album(read("BR1843/30t GB1935/1/2m"))
for s in mine:
    print(s)
print(len(mine), len(mine | yours), len(mine & yours), mine.isdisjoint(yours))
for s in mine - yours:
    print("you lack", s.country, s.year)
swap = yours - mine
mine |= swap
yours -= swap
print([s.year for s in mine], [s.state for s in yours])
oldest, *_, newest = mine
print(newest.year - oldest.year, oldest < newest, min(mine, key=lambda s: s.value).country)
print(sum(s.value for s in mine), oldest._replace(state="torn") in mine)
