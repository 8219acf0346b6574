# find clashes between appointments; interval algebra with operators
import re
from datetime import datetime, timedelta
from itertools import combinations
from textwrap import dedent, shorten

TEXT = dedent("""\
    9:00-10:30 dentist @Main St
    10:00+45 call with Lisbon
    11:15-11:15 nothing
    13:00+120 planning of the summer festival @Town hall
    14:30-13:30 wrong way round
    14:50+20 coffee
    """)


class Interval:
    def __init__(self, start, end):
        if end <= start:
            raise ValueError("empty interval")
        self.start, self.end = start, end

    def __and__(self, o):
        start, end = max(self.start, o.start), min(self.end, o.end)
        return Interval(start, end) if start < end else None

    def __sub__(self, o):
        if (self & o) is None:
            return [self]
        ends = [(self.start, o.start), (o.end, self.end)]
        return [Interval(a, b) for a, b in ends if a < b]

    def __contains__(self, t):
        return self.start <= t < self.end

    def __len__(self):
        return (self.end - self.start) // timedelta(minutes=1)

    def __str__(self):
        return f"{self.start:%H:%M}-{self.end:%H:%M}"


class Appointment(Interval):
    pattern = re.compile(
        r"(\d+):(\d\d)(?:-(\d+):(\d\d)|\+(\d+))\s+([^@]+?)(?:\s*@(.+))?$")
    day = datetime(2024, 9, 16)

    def __init__(self, start, end, what, where=None):
        super().__init__(start, end)
        self.what = what
        self.where = where

    @classmethod
    def parse(cls, line):
        h, m, h2, m2, plus, what, where = cls.pattern.match(line).groups()
        start = cls.day.replace(hour=int(h), minute=int(m))
        if plus:
            end = start + timedelta(minutes=int(plus))
        else:
            end = cls.day.replace(hour=int(h2), minute=int(m2))
        return cls(start, end, what, where)

    def __str__(self):
        return f"{super().__str__()} {shorten(self.what, 18, placeholder='..')}"


plan = []
for no, line in enumerate(TEXT.splitlines(), 1):
    try:
        plan.append(Appointment.parse(line))
    except ValueError as e:
        print(f"line {no}: {e}")
for a in plan:
    print(f"{str(a):<32}{len(a):>4} {a.where or ''}")

for a, b in combinations(plan, 2):
    if clash := a & b:
        print(f"{a.what.split()[0]}/{b.what.split()[0]} clash {clash} = {len(clash)} min")

day = Interval(Appointment.day.replace(hour=8), Appointment.day.replace(hour=16))
free = [day]
for a in plan:
    free = [piece for f in free for piece in f - a]
print("free:", *free)
print(sum(map(len, free)), "of", len(day))
noon = Appointment.day.replace(hour=12)
print(any(noon in a for a in plan), [noon in f for f in free])
print([type(x).__name__ for x in plan[0] - plan[1]], plan[0] & plan[2])
