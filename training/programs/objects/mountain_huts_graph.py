from __future__ import annotations
from collections import deque
from dataclasses import dataclass, field


@dataclass(eq=False)
class Hut:
    name: str
    height: int
    beds: int = 0
    trails: list[tuple[Hut, float]] = field(default_factory=list, repr=False)

    def connect(self, other: Hut, hours: float) -> None:
        self.trails.append((other, hours))
        other.trails.append((self, hours))

    def neighbours(self):
        return [hut for hut, _ in sorted(self.trails, key=lambda t: t[1])]

    def climb_to(self, other: Hut) -> int:
        return other.height - self.height


def fewest_stages(start: Hut, goal: Hut):
    came_from: dict[Hut, Hut | None] = {start: None}
    queue = deque([start])
    while queue:
        hut = queue.popleft()
        if hut is goal:
            break
        for nxt in hut.neighbours():
            if nxt not in came_from:
                came_from[nxt] = hut
                queue.append(nxt)
    else:
        return None
    path = []
    step: Hut | None = goal
    while step is not None:
        path.append(step)
        step = came_from[step]
    return path[::-1]


def hours(path: list[Hut]) -> float:
    total = 0.0
    for a, b in zip(path, path[1:]):
        total += min(h for hut, h in a.trails if hut is b)
    return total


seealm = Hut("Seealm", 1420, 24)
grat = Hut("Grathütte", 2310, 60)
joch = Hut("Jochhaus", 1985, 0)
tal = Hut("Talstation", 890)
biwak = Hut("Biwak", 2740, 6)

tal.connect(seealm, 2.25)
seealm.connect(grat, 3.5)
seealm.connect(joch, 1.75)
joch.connect(grat, 1.5)

print(grat)
print([h.name for h in seealm.neighbours()])
route = fewest_stages(tal, grat)
print(" → ".join(h.name for h in route), hours(route), "h")
print("climb", [a.climb_to(b) for a, b in zip(route, route[1:])])
print(fewest_stages(tal, biwak))
print(len(fewest_stages(joch, joch)), hours([joch]))

grat.connect(biwak, 2)
tal.connect(grat, 6.5)
route = fewest_stages(tal, biwak)
for i, hut in enumerate(route):
    print(f"  stage {i}: {hut.name:<11}{hut.height:>5} m, beds {hut.beds or 'none'}")
print("total", hours(route))

degrees = {h.name: len(h.trails) for h in (seealm, grat, joch, tal, biwak)}
print(max(degrees, key=degrees.get), degrees)
no_beds = [h.name for h in (tal, joch, biwak) if not h.beds]
print(no_beds, Hut("Biwak", 2740, 6) == biwak)
