"""Decide the next version number of each package from its change notes."""
import re
from functools import total_ordering

NOTES = """
core 1.4.2
  fix: crash on empty file
  feat: new colour themes
ui 0.9.9
  fix: typo
  docs: readme
api 2.0.0
  feat!: drop xml output
  fix: timeouts
tools 3.1.0
"""


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))

    def bump(self, what):
        a, b, c = self.parts
        new = {"major": (a + 1, 0, 0), "minor": (a, b + 1, 0), "patch": (a, b, c + 1)}[what]
        return Version(".".join(map(str, new)))

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts

    def __str__(self):
        return ".".join(map(str, self.parts))


def blocks(text):
    current = None
    for line in text.strip("\n").split("\n"):
        if line.startswith(" "):
            current[2].append(line.strip())
        else:
            if current:
                yield current
            name, version = line.split()
            current = (name, Version(version), [])
    yield current


def decide(notes):
    order = ["patch", "minor", "major"]
    level = -1
    for note in notes:
        kind = re.match(r"(\w+)(!?):", note)
        if kind[2]:
            level = max(level, 2)
        elif kind[1] == "feat":
            level = max(level, 1)
        elif kind[1] == "fix":
            level = max(level, 0)
    return order[level] if level >= 0 else None


released = []
for name, version, notes in blocks(NOTES):
    what = decide(notes)
    if what is None:
        print(f"{name}: stays at {version}")
        continue
    new = version.bump(what)
    released.append((name, new))
    print(f"{name}: {version} -> {new} ({what}, {len(notes)} notes)")

print("highest:", *max(released, key=lambda r: r[1]))
print("order:", [name for name, v in sorted(released, key=lambda r: r[1])])
