from functools import total_ordering


@total_ordering
class Duration:
    def __init__(self, minutes=0, seconds=0):
        self.total = minutes * 60 + seconds

    @classmethod
    def parse(cls, text):
        m, _, s = text.partition(":")
        return cls(int(m), int(s or 0))

    def __eq__(self, other):
        return self.total == other.total

    def __lt__(self, other):
        return self.total < other.total

    def __hash__(self):
        return hash(self.total)

    def __add__(self, other):
        return Duration(seconds=self.total + other.total)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __floordiv__(self, n):
        return Duration(seconds=self.total // n)

    def __int__(self):
        return self.total

    def __format__(self, spec):
        m, s = divmod(self.total, 60)
        if spec == "long":
            return f"{m} min {s} s"
        return f"{m}:{s:02}"


laps = [Duration.parse(t) for t in ("1:12", "1:09", "1:15", "1:9")]
print([f"{x}" for x in laps])
best, worst = min(laps), max(laps)
print(f"best {best} worst {worst:long}")
total = sum(laps)
print(f"total {total:long}, average {total // len(laps)}")
print(best <= worst, best >= worst, laps[1] == laps[3], best != worst)
print(len(set(laps)), "different lap times")
names = {Duration(1, 12): "Ines"}
print(names[Duration(seconds=72)], int(total))
running = Duration()
for lap in laps:
    running += lap
    print(f"{running}", end=" ")
print()
