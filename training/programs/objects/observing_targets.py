"""Pick tonight's telescope targets from a small catalogue."""
from dataclasses import dataclass, field, asdict, replace


@dataclass(order=True)
class Target:
    sort_key: tuple = field(init=False, repr=False)
    name: str = field(compare=False)
    magnitude: float = field(compare=False)
    altitude: int = field(default=45, compare=False)
    tags: list = field(default_factory=list, compare=False, repr=False)

    def __post_init__(self):
        self.name = self.name.strip().title()
        self.sort_key = (self.magnitude, -self.altitude)

    @property
    def visible(self):
        return self.altitude > 20 and self.magnitude <= 8.5

    @classmethod
    def from_row(cls, row):
        name, mag, alt, *rest = row.split("|")
        tags = [t.strip() for t in rest if t.strip()]
        return cls(name, float(mag), int(alt), tags)


ROWS = [
    " ring nebula |8.8|61|nebula|",
    "albireo|3.05|47|double| colour",
    "ANDROMEDA galaxy|3.44|33|galaxy",
    "vega|0.03|72",
    "m 22|5.1|12|cluster",
]

targets = [Target.from_row(r) for r in ROWS]
print(targets[0])
best = min(targets)
print("brightest:", best.name, best.sort_key)

tonight = sorted(t for t in targets if t.visible)
for n, t in enumerate(tonight, start=1):
    label = "/".join(t.tags) or "-"
    print(f"{n}. {t.name:<18} {t.magnitude:5.2f} mag  {label}")

later = replace(targets[4], name="messier 22", altitude=28)
print(later.visible, targets[4].visible)
print(later.tags is targets[4].tags)
later.tags.append("late")
print(targets[4].tags)

record = asdict(best)
del record["sort_key"]
print(record)
print(Target("a", 4.0, 30) == Target("b", 4.0, 30, ["x"]))
print(max(targets).name, len(targets) - len(tonight), "hidden")
