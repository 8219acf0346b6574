import bisect

ZONE_STARTS = [1000, 2000, 3400, 5000, 8001]
ZONE_NAMES = ["city", "north", "lake", "hills", "coast"]


def zone_of(code):
    i = bisect.bisect_right(ZONE_STARTS, code)
    if i == 0:
        raise ValueError(f"{code:04d} is below every zone")
    return ZONE_NAMES[i - 1]


for code in (1000, 1999, 2000, 8000, 8001, 99):
    try:
        print(code, zone_of(code))
    except ValueError as e:
        print("error:", e)

grades = "FEDCBA"
limits = (40, 50, 60, 75, 90)
print("".join(grades[bisect.bisect(limits, m)] for m in [39, 40, 59.9, 75, 100]))

depots = []
for km in [12.5, 3.0, 40.25, 12.5, 7]:
    where = bisect.bisect_left(depots, km)
    if where < len(depots) and depots[where] == km:
        print("already there:", km, "at", where)
        continue
    bisect.insort(depots, km)
print(depots)


def nearest(sorted_values, x):
    pos = bisect.bisect_left(sorted_values, x)
    around = sorted_values[max(pos - 1, 0):pos + 1]
    return min(around, key=lambda v: abs(v - x))


print([nearest(depots, q) for q in (0, 5.0, 9.9, 26, 1000)])

lo = bisect.bisect_left(depots, 5)
hi = bisect.bisect_right(depots, 12.5)
print(f"between 5 and 12.5: {depots[lo:hi]} ({hi - lo})")

parcels = [(2, "stamp"), (5, "book"), (9, "lamp")]
bisect.insort(parcels, (5, "atlas"))
bisect.insort(parcels, (6, "rug"), key=lambda p: p[0])
print(parcels)
print(bisect.bisect_left(parcels, 6, key=lambda p: p[0]), bisect.bisect(parcels, (5, "zzz")))
