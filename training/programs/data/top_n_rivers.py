from heapq import nlargest, nsmallest, merge
from operator import attrgetter
from dataclasses import dataclass, asdict, replace


@dataclass(order=True)
class River:
    length: int
    name: str
    mouth: str = "sea"


rivers = [
    River(1233, "Rhine"), River(2850, "Danube", "Black Sea"), River(866, "Oder", "Baltic"),
    River(1094, "Elbe"), River(1007, "Tagus", "Atlantic"), River(775, "Seine"),
]


def top(rows, n, key):
    return [r.name for r in nlargest(n, rows, key=attrgetter(key))]


print("longest:", top(rivers, 3, "length"))
print("shortest:", [r.name for r in nsmallest(2, rivers)])
print("last by name:", top(rivers, 2, "name"))

west = sorted(r for r in rivers if r.mouth in ("sea", "Atlantic"))
east = sorted(r for r in rivers if r not in west)
print(len(west), "west,", len(east), "east")
for r in merge(west, east):
    side = "W" if r in west else "E"
    print(f"{side} {r.name:<7}{r.length:>5} {'=' * (r.length // 200)}")

longest = max(rivers)
for r in rivers:
    share = r.length / longest.length
    if share > 0.4 and r is not longest:
        print(r.name, "reaches {:.1%} of {}".format(share, longest.name))

fixed = [replace(r, mouth="North Sea") if r.mouth == "sea" else r for r in rivers]
print(asdict(fixed[0]))
print(fixed[0] == rivers[0], fixed[1] is rivers[1])
groups = {}
for r in fixed:
    groups.setdefault(r.mouth, []).append(r.length)
for mouth, lengths in sorted(groups.items(), key=lambda kv: sum(kv[1]), reverse=True):
    print(f"{mouth}: {sum(lengths)} km in {len(lengths)}")
