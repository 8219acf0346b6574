"""Small version parsing: 1.2.3, v1.2, 1.2rc1, 2.0.dev3."""
from __future__ import annotations

import functools
import re
from dataclasses import dataclass

_PATTERN = re.compile(
    r"^v?(?P<nums>\d+(?:\.\d+)*)(?:[.-]?(?P<tag>dev|a|b|rc)(?P<num>\d*))?$", re.I
)
_RANK = {"dev": -4, "a": -3, "b": -2, "rc": -1, None: 0}


class InvalidVersion(ValueError):
    def __init__(self, text):
        super().__init__(f"invalid version: {text!r}")
        self.text = text


@functools.total_ordering
@dataclass(frozen=True, eq=False)
class Version:
    release: tuple[int, ...]
    tag: str | None = None
    num: int = 0

    @classmethod
    def parse(cls, text: str) -> "Version":
        m = _PATTERN.match(text.strip())
        if m is None:
            raise InvalidVersion(text)
        nums = tuple(int(n) for n in m["nums"].split("."))
        tag = m["tag"].lower() if m["tag"] else None
        return cls(nums, tag, int(m["num"] or 0))

    def _key(self):
        release = self.release
        while len(release) > 1 and release[-1] == 0:
            release = release[:-1]
        return release, _RANK[self.tag], self.num

    def __eq__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self._key() == other._key()

    def __lt__(self, other):
        if not isinstance(other, Version):
            return NotImplemented
        return self._key() < other._key()

    def __hash__(self):
        return hash(self._key())

    def __str__(self):
        base = ".".join(map(str, self.release))
        return base if self.tag is None else f"{base}{self.tag}{self.num}"

    def bump(self, level: int = 2) -> "Version":
        nums = list(self.release) + [0] * (level + 1 - len(self.release))
        nums[level] += 1
        nums[level + 1:] = [0] * len(nums[level + 1:])
        return Version(tuple(nums))


if __name__ == "__main__":
    raw = ["1.10", "v1.2.0", "1.2", "1.2rc1", "1.2.dev3", "1.2-B2"]
    parsed = [Version.parse(r) for r in raw]
    print([str(v) for v in sorted(parsed)])
    print(Version.parse("1.2") == Version.parse("1.2.0.0"))
    print(Version.parse("1.9") < Version.parse("1.10"), max(parsed))
    for lvl in range(3):
        print(lvl, Version.parse("3.4.5rc2").bump(lvl))
    print(Version.parse("7").bump())
    for bad in ("", "one", "1..2", "1.0gamma"):
        try:
            print(Version.parse(bad))
        except InvalidVersion as err:
            print(err)
    assert len({Version.parse("2"), Version.parse("2.0")}) == 1
    try:
        Version.parse("1") < "2"
    except TypeError as err:
        print("TypeError", "not supported" in str(err))
