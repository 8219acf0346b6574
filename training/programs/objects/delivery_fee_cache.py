from functools import lru_cache, cache, wraps
from typing import NamedTuple


class Zone(NamedTuple):
    name: str
    km: float


class FeeService:
    """Fees are slow to look up, so they are cached per service class."""
    calls = []

    @staticmethod
    @lru_cache(maxsize=3)
    def fee(zone, weight=1, *, express=False):
        FeeService.calls.append(zone.name)
        price = 2.9 + 0.35 * zone.km + max(0, weight - 5) * 0.8
        if express:
            price *= 1.5
        return round(price, 2)

    @classmethod
    def report(cls):
        info = cls.fee.cache_info()
        return f"hits={info.hits} misses={info.misses} size={info.currsize}/{info.maxsize}"


def memo_by(key):
    def decorate(func):
        store = {}

        @wraps(func)
        def inner(arg):
            k = key(arg)
            if k not in store:
                store[k] = func(arg)
            return store[k]
        inner.store = store
        return inner
    return decorate


@memo_by(key=str.casefold)
def district(street):
    return "north" if street[0].upper() < "M" else "south"


@cache
def routes(stops):
    if stops <= 1:
        return 1
    return routes(stops - 1) * stops


old_town = Zone("old town", 2.5)
harbour = Zone("harbour", 7)
hills = Zone("hills", 11.2)

print(FeeService.fee(old_town), FeeService.fee(Zone("old town", 2.5)))
print(FeeService.report())
print(FeeService.fee(harbour, 6), FeeService.fee(harbour, weight=6))
print(FeeService.report(), FeeService.calls)
print(FeeService.fee(hills, express=True))
print(FeeService.fee(old_town), FeeService.calls[-1])
print(FeeService.report())
FeeService.fee.cache_clear()
print(FeeService.report(), len(FeeService.calls))
print(FeeService.fee.__wrapped__(hills, 7.5), FeeService.fee.cache_parameters())

for s in ("Ahornweg", "AHORNWEG", "Ölmühle 3", "Mozartgasse"):
    print(s, "->", district(s))
print(district.store, district.__name__)

print(routes(5), routes(6), routes(4))
print(routes.cache_info()[:2])
try:
    FeeService.fee(["attic", 3])
except TypeError as e:
    print("TypeError:", e)
