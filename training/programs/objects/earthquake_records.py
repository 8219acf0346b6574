from typing import NamedTuple, Optional


class Quake(NamedTuple):
    place: str
    magnitude: float
    depth_km: float = 10.0
    felt: Optional[int] = None

    @property
    def strength(self):
        if self.magnitude >= 6:
            return "strong"
        return "moderate" if self.magnitude >= 4.5 else "light"

    @classmethod
    def from_csv(cls, line):
        cells = [c.strip() or None for c in line.split(";")]
        kwargs = {}
        for key, value in zip(cls._fields, cells):
            if value is None:
                continue
            kwargs[key] = cls.__annotations__[key](value) if key in ("place", "magnitude", "depth_km") else int(value)
        return cls(**kwargs)

    def __str__(self):
        return f"M{self.magnitude:.1f} {self.place}"


lines = [
    "Valdivia; 6.25; 33.0; 1204",
    "Kütahya; 4.5;; 88",
    "Gisborne; 3.95; 12.4;",
    "Hokkaidō; 5.1",
]
quakes = [Quake.from_csv(line) for line in lines]
for q in quakes:
    print(q, q.strength, q.depth_km, q.felt)

print(repr(quakes[2]))
first, *others = quakes
place, mag, *_ = first
print(place, mag, len(others))
print(Quake._fields[2:], Quake._field_defaults)

corrected = first._replace(magnitude=6.3, felt=first.felt + 16)
print(corrected == first, corrected > first, corrected[-1])
print(corrected._asdict())

deepest = max(quakes, key=lambda q: q.depth_km)
print("deepest:", deepest.place)
felt = sum(q.felt or 0 for q in quakes)
print("felt reports", felt)
print(tuple(quakes[3]), hash(quakes[3]) == hash(tuple(quakes[3])))
made = Quake._make(("Nuuk", 2.0, 5.5, 0))
print(made, 2.0 in made, made.index(5.5), made.count(0))
try:
    first.depth_km = 1
except AttributeError as e:
    print("AttributeError:", e)
print(sorted(quakes)[0].place, min(quakes, key=lambda q: (q.felt is None, q.felt)).place)
