"""Passengers on a canal boat: prefix sums and difference arrays."""
boarded = [12, 0, 7, 3, 9]
prefix = [0]
for n in boarded:
    prefix.append(prefix[-1] + n)


def between(a, b):
    return prefix[b] - prefix[a]


print(prefix, between(1, 4), between(2, 2), between(0, len(boarded)))

trips = [(0, 3, 5), (2, 5, 8), (1, 2, 1), (4, 5, 30)]
diff = [0] * 6
for start, end, people in trips:
    diff[start] += people
    diff[end] -= people
load = []
aboard = 0
for d in diff[:-1]:
    aboard += d
    load.append(aboard)
print(diff, load)
full = [i for i, n in enumerate(load) if n > 30]
print("too full on legs", full, max(load), load.index(max(load)))

seen = {0: 0}
for i, p in enumerate(prefix[1:], 1):
    rest = p - 19
    if rest in seen:
        print("19 passengers between", seen[rest], "and", i)
    seen.setdefault(p, i)

heights = [3, 1, 4, 1, 5]
left = [max(heights[:i + 1]) for i in range(len(heights))]
right = [max(heights[i:]) for i in range(len(heights))]
water = [min(a, b) - h for a, b, h in zip(left, right, heights)]
print(left, right, water, sum(water))

without = []
for i in range(4):
    product = 1
    for n in boarded[:i] + boarded[i + 1:]:
        product *= n or 1
    without.append(product)
print(without)

area = [[2, 0, 1], [1, 3, 5]]
acc = [[0] * 4 for _ in range(3)]
for r in range(2):
    for c in range(3):
        acc[r + 1][c + 1] = area[r][c] + acc[r][c + 1] + acc[r + 1][c] - acc[r][c]
print(acc[-1], acc[2][3] - acc[0][3] - acc[2][1] + acc[0][1])
