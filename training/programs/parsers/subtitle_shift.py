import re
from datetime import timedelta

SRT = """1
00:00:01,500 --> 00:00:03,000
Who is there?

2
00:00:02,800 --> 00:00:04,250
Only the <i>wind</i>.
- And me!

x
00:00:09,000 -> 00:00:10,000
lost
"""

STAMP = r"(\d+):(\d+):(\d+),(\d+)"
ARROW = re.compile(f"{STAMP} --> {STAMP}")


class Cue:
    def __init__(self, start, end, lines):
        self.start, self.end = start, end
        self.lines = lines

    @property
    def length(self):
        return self.end - self.start

    def shifted(self, delta):
        return Cue(max(self.start + delta, timedelta()), self.end + delta, self.lines)

    def speed(self):
        letters = sum(len(re.sub(r"<.*?>", "", l)) for l in self.lines)
        return letters / self.length.total_seconds()


def stamp(parts):
    h, m, s, ms = map(int, parts)
    return timedelta(hours=h, minutes=m, seconds=s, milliseconds=ms)


def show(t):
    ms = t // timedelta(milliseconds=1)
    s, ms = divmod(ms, 1000)
    return f"{s // 3600:02}:{s // 60 % 60:02}:{s % 60:02},{ms:03}"


def parse(text):
    cues, bad = [], 0
    for block in text.strip().split("\n\n"):
        number, times, *lines = block.split("\n")
        m = ARROW.match(times)
        if not number.isdigit() or not m:
            bad += 1
            continue
        g = m.groups()
        cues.append(Cue(stamp(g[:4]), stamp(g[4:]), lines))
    return cues, bad


cues, bad = parse(SRT)
print(len(cues), "cues,", bad, "bad")
for cue in cues:
    print(show(cue.start), cue.length, f"{cue.speed():.1f} letters/s", cue.lines)

for a, b in zip(cues, cues[1:]):
    if b.start < a.end:
        print("overlap of", (a.end - b.start).total_seconds(), "s, trimming")
        a.end = b.start

for delta in (timedelta(seconds=-2), timedelta(minutes=61)):
    moved = [c.shifted(delta) for c in cues]
    print(delta.total_seconds(), [show(c.start) for c in moved], show(moved[-1].end))
