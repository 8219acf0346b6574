"""Parcels come in, are sorted by weight class and put on vans."""
from heapq import heappush, heappop
from collections import namedtuple, OrderedDict
import itertools
import string

Parcel = namedtuple("Parcel", "prio seq code grams")
counter = itertools.count(100, 5)


def check_digit(code):
    total = 0
    for i, ch in enumerate(code):
        value = string.digits.find(ch)
        if value < 0:
            value = 10 + string.ascii_uppercase.index(ch)
        total += value * (3 if i % 2 else 1)
    return total % 10


def weight_class(g):
    for name, limit in [("S", 500), ("M", 2000), ("L", 10_000)]:
        if g <= limit:
            break
    else:
        raise ValueError(f"{g} g is too heavy")
    return name


class Van:
    loads = OrderedDict()

    def __init__(self, name, capacity):
        self.name = name
        self.free = capacity
        self.loads[name] = []

    def __iadd__(self, parcel):
        if parcel.grams > self.free:
            raise MemoryError
        self.free -= parcel.grams
        self.loads[self.name].append(parcel.code)
        return self

    def __bool__(self):
        return self.free > 300


queue = []
incoming = [("DE77A", 450), ("FR01X", 12000), ("ES3", 1900), ("de5", 10),
            ("IT9Z", 2600), ("AT4", 499)]
for code, grams in incoming:
    try:
        klass = weight_class(grams)
        full = f"{code}-{check_digit(code)}"
    except ValueError as e:
        print("rejected", code, "|", e)
        continue
    heappush(queue, Parcel("SML".index(klass), next(counter), full, grams))
    print(f"accepted {full:<8} class {klass} ({len(queue)} waiting)")

vans = [Van("north", 1200), Van("south", 5000)]
while queue:
    p = heappop(queue)
    for i, van in enumerate(vans):
        if not van:
            continue
        try:
            van += p
            break
        except MemoryError:
            print(f"{p.code} does not fit into {van.name}")
    else:
        print("stays:", p.code)

for name, codes in Van.loads.items():
    print(f"{name:>6}: {', '.join(codes) or '-'}")
print([v.free for v in vans], [bool(v) for v in vans], next(counter))
