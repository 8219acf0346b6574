# Intervals of working hours with operators: overlap, union, gaps, "in"
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Span:
    start: float
    end: float

    def __post_init__(self):
        if self.end <= self.start:
            raise ValueError(f"empty span {self.start}-{self.end}")

    def __and__(self, other):
        lo, hi = max(self.start, other.start), min(self.end, other.end)
        return Span(lo, hi) if lo < hi else None

    def __or__(self, other):
        if max(self.start, other.start) > min(self.end, other.end):
            raise ValueError("there is a gap between them")
        return Span(min(self.start, other.start), max(self.end, other.end))

    def __contains__(self, item):
        if isinstance(item, Span):
            return self.start <= item.start and item.end <= self.end
        return self.start <= item < self.end

    def __len__(self):
        return int((self.end - self.start) * 60)

    def __lshift__(self, hours):
        return Span(self.start - hours, self.end - hours)

    def __str__(self):
        return "-".join(f"{int(t):02d}:{round(t % 1 * 60):02d}" for t in (self.start, self.end))


def merge(spans):
    out = []
    for s in sorted(spans):
        if out and s.start <= out[-1].end:
            out[-1] |= s
        else:
            out.append(s)
    return out


def gaps(spans, day):
    last = day.start
    for s in merge(spans):
        if s.start > last:
            yield Span(last, s.start)
        last = max(last, s.end)
    if last < day.end:
        yield Span(last, day.end)


day = Span(8, 17)
anna = [Span(9, 10.5), Span(13, 14), Span(10, 11.25)]
ben = [Span(8, 9), Span(14, 15.5)]
print(*merge(anna + ben))
print("free:", *gaps(anna + ben, day), sep="  ")
print(anna[0] & anna[2], anna[0] & anna[1], len(anna[2]))
print(10.5 in anna[0], 10.25 in anna[0], anna[1] in day)
long_enough = [str(g) for g in gaps(anna + ben, day) if len(g) >= 90]
print(long_enough)
print(anna[1] << 0.5, Span(1, 2) == Span(1.0, 2), min(anna))
for a, b in [(8, 8), (9, 7)]:
    try:
        Span(a, b)
    except ValueError as e:
        print(e)
try:
    ben[0] | ben[1]
except ValueError as e:
    print(e)
