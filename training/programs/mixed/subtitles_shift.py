import re
from datetime import timedelta
from dataclasses import dataclass, replace
from textwrap import shorten

SRT = """1
00:00:58,500 --> 00:01:01,000
Where is the boat?

2
00:01:02,250 --> 00:01:04,000
It sank. Years ago,
before you were born.

3
00:01:03,100 --> 00:01:05,000
Oh."""

STAMP = r"(\d\d):(\d\d):(\d\d),(\d{3})"
BLOCK = re.compile(rf"(\d+)\n{STAMP} --> {STAMP}\n(.+)", re.S)


class OverlapError(ValueError):
    pass


@dataclass(frozen=True)
class Cue:
    no: int
    start: timedelta
    end: timedelta
    text: str

    def __add__(self, delta):
        return replace(self, start=self.start + delta, end=self.end + delta)

    def __sub__(self, other):
        if isinstance(other, Cue):
            return self.start - other.end
        return self + -other

    @property
    def speed(self):
        return len(self.text) / (self.end - self.start).total_seconds()


def to_delta(h, m, s, ms):
    h, m, s, ms = map(int, (h, m, s, ms))
    return timedelta(hours=h, minutes=m, seconds=s, milliseconds=ms)


def fmt(delta):
    minutes, seconds = divmod(delta, timedelta(minutes=1))
    return f"{minutes:02d}:{seconds.total_seconds():06.3f}"


def parse(srt):
    for block in srt.split("\n\n"):
        no, *stamps, text = BLOCK.match(block).groups()
        yield Cue(int(no), to_delta(*stamps[:4]), to_delta(*stamps[4:]),
                  " ".join(text.split()))


def check(cues):
    for before, after in zip(cues, cues[1:]):
        if (gap := after - before) < timedelta(0):
            raise OverlapError(before.no, after.no, gap)
        print(f"gap {before.no}/{after.no}: {gap.total_seconds()}")


cues = list(parse(SRT))
for c in cues:
    print(fmt(c.start), f"{c.speed:5.1f}", shorten(c.text, 20, placeholder="..."))
try:
    check(cues)
except OverlapError as e:
    a, b, gap = e.args
    print("overlap", a, b, abs(gap))
    cues[b - 1:] = [c - gap for c in cues[b - 1:]]
check(cues)
late = [c + timedelta(seconds=90) for c in cues]
print(fmt(late[-1].end), late[0].no == cues[0].no, late[0] == cues[0])
