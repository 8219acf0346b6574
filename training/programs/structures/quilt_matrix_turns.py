quilt = [
    ["R", "G", "."],
    ["B", "R", "G"],
]


def show(m, title=""):
    print(title or "-" * 3)
    for row in m:
        print(" " + " ".join(row))


flipped = [row[::-1] for row in quilt]
upside = quilt[::-1]
transposed = [list(col) for col in zip(*quilt)]
clockwise = [list(col) for col in zip(*quilt[::-1])]
counter = [list(col) for col in zip(*quilt)][::-1]
show(clockwise, "clockwise")
show(counter, "counter")
print(transposed == [[quilt[r][c] for r in range(2)] for c in range(3)])
print(flipped[0], upside[0], counter[0])

costs = [[4, 8, 0], [3, 4, 8]]
print([sum(row) for row in costs], [sum(col) for col in zip(*costs)])
print(sum(map(sum, costs)), max(max(r) for r in costs), min(costs))
diagonal = [costs[i][i] for i in range(min(len(costs), len(costs[0])))]
print("trace", sum(diagonal), "corner", costs[-1][-1], costs[0][-1])

identity = [[int(i == j) for j in range(3)] for i in range(3)]
print(identity)


def multiply(a, b):
    if len(a[0]) != len(b):
        raise ValueError(f"{len(a)}x{len(a[0])} times {len(b)}x{len(b[0])}")
    cols = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, col)) for col in cols] for row in a]


print(multiply(costs, identity) == costs)
print(multiply([[1, 2]], [[3], [4]]))
try:
    multiply(costs, costs)
except ValueError as e:
    print("cannot:", e)
costs[0][1] = costs[1][2] = 9
costs.append([0] * 3)
for row in costs:
    row.append(sum(row))
print(costs)
where = [(r, c) for r, row in enumerate(costs) for c, v in enumerate(row) if v == 9]
print(where, [r for r, _ in where])
flat = [v for row in costs for v in row]
print(flat[:5], [flat[i:i + 4] for i in range(0, len(flat), 4)] == costs)
bordered = [[0] + row + [0] for row in costs[:1]]
print(bordered)
