# Walk through a museum; memo recursion + sets + a context manager class
from functools import lru_cache

DOORS = {
    "hall": {"egypt", "rome", "shop"},
    "egypt": {"hall", "rome"},
    "rome": {"egypt", "hall", "coins"},
    "coins": {"rome"},
    "shop": {"hall"},
}


class Visit:
    depth = 0

    def __init__(self, room, quiet=False):
        self.room, self.quiet = room, quiet

    def __enter__(self):
        Visit.depth += 1
        if not self.quiet:
            print("  " * Visit.depth + "> " + self.room)
        return self

    def __exit__(self, kind, exc, tb):
        Visit.depth -= 1
        if kind is LookupError:
            print("  " * (Visit.depth + 1) + f"! {exc} (seen from {self.room})")
            return self.room == "egypt"
        return False


def explore(room, seen, closed):
    if room in closed:
        raise LookupError(f"{room} is closed")
    seen.add(room)
    with Visit(room):
        for nxt in sorted(DOORS[room] - seen):
            if nxt not in seen:
                explore(nxt, seen, closed)
    return seen


calls = 0


@lru_cache(maxsize=None)
def walks(room, steps):
    """How many different walks of so many steps start here?"""
    global calls
    calls += 1
    if steps == 0:
        return 1
    return sum(walks(n, steps - 1) for n in DOORS[room])


everything = explore("hall", set(), closed=frozenset())
print(sorted(everything), everything == DOORS.keys())

print("-- coins closed")
part = explore("hall", set(), closed=frozenset({"coins"}))
print(sorted(part ^ DOORS.keys()))

print("-- shop closed")
try:
    explore("hall", set(), closed={"shop"})
except LookupError as e:
    print("gave up:", e, "| depth", Visit.depth)

print(walks("hall", 3), calls)
info = walks.cache_info()
print(info.hits, info.misses)
pairs = {frozenset((a, b)) for a, bs in DOORS.items() for b in bs}
print(len(pairs), "doors;", max(DOORS, key=lambda r: (len(DOORS[r]), r)))
