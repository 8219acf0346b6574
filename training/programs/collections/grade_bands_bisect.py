import bisect

LIMITS = [50, 60, 75, 90]
LETTERS = "FDCBA"


def letter(points):
    return LETTERS[bisect.bisect(LIMITS, points)]


marks = {"Tarek": 74, "Mona": 90, "Ulf": 49, "Zoe": 60, "Inga": 99}
for name, pts in marks.items():
    print(name, pts, letter(pts))

# keep a sorted list while late marks arrive
ordered = sorted(marks.values())
for late in (66, 74, 20):
    pos = bisect.bisect_left(ordered, late)
    ordered.insert(pos, late)
    print(f"{late} goes to index {pos}: {ordered}")

bisect.insort(ordered, 83)
print("lowest", ordered[0], "highest", ordered[-1])

lo = bisect.bisect_left(ordered, 60)
hi = bisect.bisect_right(ordered, 75)
print("between 60 and 75:", ordered[lo:hi], hi - lo)

below = bisect.bisect_left(ordered, 74)
upto = bisect.bisect_right(ordered, 74)
print("74 occurs", upto - below, "times")


def has(values, x):
    i = bisect.bisect_left(values, x)
    return i < len(values) and values[i] == x


print(has(ordered, 83), has(ordered, 84))
people = sorted(marks.items(), key=lambda p: p[1])
i = bisect.bisect(people, 70, key=lambda p: p[1])
print("first above 70:", people[i][0])
