"""Bump and order versions such as 1.4.0-rc.2+build5"""
import re
from dataclasses import dataclass, replace
from functools import total_ordering

PATTERN = re.compile(
    r"v?(?P<major>\d+)(?:\.(?P<minor>\d+))?(?:\.(?P<patch>\d+))?"
    r"(?:-(?P<pre>[0-9A-Za-z.-]+))?(?:\+(?P<build>[\w.]+))?"
)


@total_ordering
@dataclass(frozen=True)
class SemVer:
    major: int
    minor: int = 0
    patch: int = 0
    pre: tuple = ()
    build: str = ""

    @classmethod
    def parse(cls, text):
        m = PATTERN.fullmatch(text.strip())
        if m is None:
            raise ValueError(f"invalid version: {text!r}")
        numbers = [int(n or 0) for n in m.group("major", "minor", "patch")]
        pre = tuple(int(p) if p.isdigit() else p for p in (m["pre"] or "").split(".") if p)
        return cls(*numbers, pre, m["build"] or "")

    @property
    def release(self):
        return self.major, self.minor, self.patch

    def _key(self):
        marks = [(0, p, "") if isinstance(p, int) else (1, 0, p) for p in self.pre]
        return self.release, not self.pre, marks

    def __lt__(self, other):
        if not isinstance(other, SemVer):
            return NotImplemented
        return self._key() < other._key()

    def __str__(self):
        text = "%d.%d.%d" % self.release
        if self.pre:
            text += "-" + ".".join(map(str, self.pre))
        return text + (f"+{self.build}" if self.build else "")

    def bump(self, part="patch", label="rc"):
        clean = replace(self, pre=(), build="")
        if part == "pre":
            if not self.pre:
                return replace(clean.bump(), pre=(label, 1))
            *head, last = self.pre
            tail = (last + 1,) if isinstance(last, int) else (last, 1)
            return replace(clean, pre=(*head, *tail))
        if self.pre and part == "patch":
            return clean
        order = ("major", "minor", "patch")
        at = order.index(part)
        changes = {name: 0 for name in order[at + 1:]}
        return replace(clean, **{part: getattr(self, part) + 1}, **changes)


def latest(versions, *, stable=False):
    found = [SemVer.parse(v) for v in versions]
    return max((v for v in found if not (stable and v.pre)), default=None)


v = SemVer.parse("v1.4.0-rc.2+build5")
print(v, v.release, v.pre)
print(SemVer.parse("3"), SemVer.parse(" 2.7 "), repr(SemVer(1)))
for part in ("major", "minor", "patch", "pre"):
    print(part, v.bump(part), sep="\t")
print(SemVer(1).bump("pre", label="beta"))
tags = ["1.0.0", "1.0.0-rc.11", "1.0.0-rc.2"]
print(*sorted(map(SemVer.parse, tags)))
print(latest(tags), latest(tags[1:], stable=True), latest(["0.9", "0.10"]))
print(SemVer(1, 2) >= SemVer(1, 1, 9), SemVer(1) == SemVer.parse("1.0"), SemVer(1, build="a") <= SemVer(1))
for bad in ("1.2.x", "", "1..2"):
    try:
        SemVer.parse(bad)
    except ValueError as e:
        print(e)
try:
    SemVer(2) < "3.0"
except TypeError as e:
    print(e)
SemVer(1).bump("micro")
