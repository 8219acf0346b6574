from itertools import pairwise, zip_longest

STOPS = [
    ("Valley", 812), ("Alm", 1450), ("Saddle", 1398),
    ("Gipfel", 2206), ("Hut", 2010), ("Lake", 2010),
]

climb = drop = 0
steepest = None
for (a, ha), (b, hb) in pairwise(STOPS):
    diff = hb - ha
    if diff > 0:
        climb += diff
        sign = "/"
    elif diff < 0:
        drop -= diff
        sign = "\\"
    else:
        sign = "_"
    if steepest is None or abs(diff) > abs(steepest[0]):
        steepest = diff, f"{a}-{b}"
    print(f"{a:<7}{sign}{diff:+6d}")
print(climb, drop, steepest)
assert STOPS[0][1] + climb - drop == STOPS[-1][1]

heights = [h for _, h in STOPS]
peaks = [STOPS[i][0] for i in range(1, len(STOPS) - 1)
         if heights[i - 1] < heights[i] > heights[i + 1]]
print("peaks", peaks)
print(list(pairwise("X")), list(pairwise("abc")))
print(all(x <= y for x, y in pairwise(heights)), any(x == y for x, y in pairwise(heights)))

anna = ["bread", "rope", "map"]
bjorn = ["stove", "gas", "tent", "lamp", "axe"]
for left, right in zip_longest(anna, bjorn, fillvalue="--"):
    print(left.rjust(6), right.center(7), sep="|", end="|\n")
print(len(list(zip(anna, bjorn))), len(list(zip_longest(anna, bjorn))))
try:
    packed = list(zip(anna, bjorn, strict=True))
except ValueError as e:
    print(e)
marks = dict(zip(anna, range(100, 0, -40)))
print(marks, marks.get("axe", -1))
