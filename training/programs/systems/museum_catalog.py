"""Catalogue of a museum, loaded from a JSON text."""
import json
import re
from collections import defaultdict
from functools import total_ordering

SOURCE = """
[{"kind": "painting", "title": "Winter Mill", "year": "c. 1871", "size": "60x45"},
 {"kind": "vase", "title": "Blue Heron", "year": "1790", "height": 31},
 {"kind": "painting", "title": "Two Ferrymen", "year": "1902", "size": "120x80"},
 {"kind": "robot", "title": "Unit 5", "year": "1999"},
 {"kind": "vase", "title": "Plain Jar", "year": "unknown", "height": 18}]
"""

@total_ordering
class Year:
    def __init__(self, text):
        m = re.search(r"\d{4}", text)
        self.value = int(m.group()) if m else None
        self.approx = text.startswith("c.")

    def _key(self):
        return 9999 if self.value is None else self.value

    def __eq__(self, other):
        return self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key()

    @property
    def century(self):
        return None if self.value is None else (self.value - 1) // 100 + 1

    def __str__(self):
        if self.value is None:
            return "????"
        return ("~" if self.approx else "") + str(self.value)

class Exhibit:
    registry = {}

    def __init_subclass__(cls, kind, **kw):
        super().__init_subclass__(**kw)
        Exhibit.registry[kind] = cls

    def __init__(self, title, year, **rest):
        self.title = title
        self.year = Year(year)
        self.setup(**rest)

    @staticmethod
    def load(row):
        row = dict(row)
        kind = row.pop("kind")
        try:
            cls = Exhibit.registry[kind]
        except KeyError:
            raise LookupError(f"no class for {kind!r}") from None
        return cls(**row)

class Painting(Exhibit, kind="painting"):
    def setup(self, size):
        self.w, self.h = (int(n) for n in size.split("x"))

    def space(self):
        return self.w * self.h / 10000

class Vase(Exhibit, kind="vase"):
    def setup(self, height):
        self.height = height

    def space(self):
        return 0.25

print(sorted(Exhibit.registry))
items, problems = [], []
for row in json.loads(SOURCE):
    try:
        items.append(Exhibit.load(row))
    except LookupError as e:
        problems.append(str(e))

rooms = defaultdict(list)
for it in sorted(items, key=lambda x: x.year):
    print(f"{it.year!s:>6}  {it.title:<13} {it.space():.3f} m2")
    rooms[it.year.century].append(it.title)
print(dict(rooms))
print("problems:", problems)
print("oldest first?", items[0].year < items[1].year, items[0].year >= items[1].year)
