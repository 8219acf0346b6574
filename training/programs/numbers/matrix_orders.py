def transpose(m):
    return [list(col) for col in zip(*m)]


def matvec(m, v):
    return [sum(a * b for a, b in zip(row, v)) for row in m]


def solve2(a, b, c, d, e, f):
    """ax+by=e, cx+dy=f by Cramer's rule"""
    det = a * d - b * c
    if det == 0:
        return None
    return (e * d - b * f) / det, (a * f - e * c) / det


# rows: cafes, columns: coffee, tea, cake
sold = [
    [120, 45, 60],
    [80, 70, 32],
    [95, 20, 88],
]
prices = [2.8, 2.2, 3.5]

income = matvec(sold, prices)
for i, money in enumerate(income):
    print(f"cafe {i + 1}: {money:9.2f}")
cols = transpose(sold)
totals = [sum(c) for c in cols]
print("sold:", totals, "all:", sum(totals))
print("best cafe per product:", [c.index(max(c)) + 1 for c in cols])
trace = sum(sold[i][i] for i in range(3))
print("trace", trace, "symmetric:", sold == cols)

flat = [x for row in sold for x in row]
print("mean %.2f" % (sum(flat) / len(flat)), "over 80:", sum(x > 80 for x in flat))

for eq in [(2, 1, 1, 3, 8.4, 10.2), (1, 2, 2, 4, 3, 6)]:
    res = solve2(*eq)
    if res is None:
        print("no single solution")
    else:
        x, y = res
        print(f"coffee {x:.2f}, cake {y:.2f}")
