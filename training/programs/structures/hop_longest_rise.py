def longest_rise(values):
    """Longest strictly rising subsequence, O(n²) with parents."""
    if not values:
        return []
    length = [1] * len(values)
    parent = [-1] * len(values)
    for i in range(1, len(values)):
        for j in range(i):
            if values[j] < values[i] and length[j] + 1 > length[i]:
                length[i] = length[j] + 1
                parent[i] = j
    end = max(range(len(values)), key=length.__getitem__)
    chain = []
    while end != -1:
        chain.append(values[end])
        end = parent[end]
    return chain[::-1]


def common(a, b):
    rows, cols = len(a) + 1, len(b) + 1
    t = [[0] * cols for _ in range(rows)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            t[i][j] = t[i - 1][j - 1] + 1 if x == y else max(t[i - 1][j], t[i][j - 1])
    out, i, j = "", len(a), len(b)
    while i and j:
        if a[i - 1] == b[j - 1]:
            out = a[i - 1] + out
            i, j = i - 1, j - 1
        elif t[i - 1][j] >= t[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return t[-1][-1], out


def best_run(values):
    best = here = values[0]
    start = 0
    span = (0, 0)
    for i, v in enumerate(values[1:], start=1):
        if here + v < v:
            here, start = v, i
        else:
            here += v
        if here > best:
            best, span = here, (start, i)
    return best, span


print(longest_rise([31, 12, 25, 19, 40]))
print(longest_rise([5, 4]), longest_rise([]))
print(common("Hopfen", "Hafer"))
print(common("rye", "oats"))
print(best_run([3, -5, 4, 2, -1, 6, -9]))
print(best_run([-4, -2, -7]))
try:
    best_run([])
except IndexError as e:
    print("no values:", e)
