"""Lighthouse keeper's log: try stepping through this one."""
import re
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum


class Light(Enum):
    OFF = 0
    DIM = 1
    FULL = 2


class LampFault(Exception):
    def __init__(self, when, reason):
        super().__init__(f"{when:%H:%M} {reason}")
        self.when = when


@dataclass(order=True)
class Entry:
    at: datetime
    state: Light = field(compare=False)
    notes: list = field(default_factory=list, compare=False)


RAW = """\
2021-11-03 17:40 FULL ship passing; fog
2021-11-03 06:55 OFF
2021-11-03 16:58 DIM dusk
2021-11-03 21:15 BROKEN bulb
"""
LINE = re.compile(r"(\S+ \d\d:\d\d) (\w+)(?: (.+))?")


@contextmanager
def watch(keeper, journal):
    journal.append(f"{keeper} on duty")
    try:
        yield journal
    finally:
        journal.append(f"{keeper} off duty")


def parse(line):
    when, state, rest = LINE.match(line).groups()
    at = datetime.strptime(when, "%Y-%m-%d %H:%M")
    try:
        light = Light[state]
    except KeyError:
        raise LampFault(at, f"unknown state {state!r}") from None
    entry = Entry(at, light)
    if rest:
        entry.notes += [n.strip() for n in rest.split(";")]
    return entry


entries, journal = [], []
with watch("Maeve", journal) as log:
    for line in RAW.splitlines():
        try:
            entries.append(parse(line))
        except LampFault as e:
            log.append(f"fault: {e}")
            print("Fault at", e.when.hour)

entries.sort()
for a, b in zip(entries, entries[1:]):
    gap = b.at - a.at
    print(f"{a.state.name:<5}-> {b.state.name:<5} after {gap}")
total = sum((b.at - a.at for a, b in zip(entries, entries[1:])), timedelta())
print("span in minutes:", total // timedelta(minutes=1))
words = Counter(w for e in entries for n in e.notes for w in n.split())
print(words.most_common(2))
print("\n".join(journal))
