from operator import itemgetter, attrgetter
from typing import NamedTuple


class Crew(NamedTuple):
    boat: str
    club: str
    seconds: float
    seats: int = 4


crews = [
    Crew("Möwe", "RC Lahn", 402.7),
    Crew("Albatros", "Náutico", 398.15, 8),
    Crew("Heron", "RC Lahn", 402.7, 2),
    Crew("eider", "Náutico", 410.0),
    Crew("Dipper", "Otter BC", 398.15),
]

print([c.boat for c in sorted(crews, key=attrgetter("seconds"))])
print([c.boat for c in sorted(crews, key=attrgetter("seconds"), reverse=True)])
print([c.boat for c in sorted(crews, key=lambda c: (c.seconds, -c.seats))])
print([c[0] for c in sorted(crews, key=itemgetter(1, 3))])
print(sorted(c.boat for c in crews))
print(sorted((c.boat for c in crews), key=str.lower))

# two stable passes: least important first
order = list(crews)
order.sort(key=lambda c: c.boat.casefold(), reverse=True)
order.sort(key=lambda c: c.club)
for c in order:
    print(f"{c.club:10}|{c.boat}")

rank = 0
last = None
for i, crew in enumerate(sorted(crews, key=itemgetter(2)), start=1):
    if crew.seconds != last:
        rank = i
        last = crew.seconds
    minutes, secs = divmod(crew.seconds, 60)
    print(rank, crew.boat, f"{minutes:.0f}:{secs:05.2f}")

fixed = ["B", "A", "unknown", "C"]
custom = "CAB"
fixed.sort(key=lambda x: custom.find(x) if x in custom else len(custom))
print(fixed)
mixed = [3, None, 1, None, 2]
print(sorted(mixed, key=lambda v: (v is None, v or 0)))
words = ["kiwi", "fig", "plum", "date"]
print(words.sort(key=len), words, min(words, key=len), max(words, key=lambda w: w[-1]))
slowest = max(crews, key=attrgetter("seconds"), default=None)
print(slowest._replace(seconds=0.0), max([], key=len, default="-"))
