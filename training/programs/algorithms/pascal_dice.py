"""How likely is it that a player hits k of n free throws? (fair 50:50)"""


def next_row(row):
    return [1] + [a + b for a, b in zip(row, row[1:])] + [1]


row = [1]
rows = [row]
for _ in range(5):
    row = next_row(row)
    rows.append(row)

width = len("  ".join(map(str, rows[-1])))
for r in rows:
    print("  ".join(map(str, r)).center(width).rstrip())

n = 5
total = 2 ** n
assert sum(rows[n]) == total
for k, ways in enumerate(rows[n]):
    bar = "*" * ways
    print(f"{k} hits: {ways / total:6.1%} {bar}")

at_least_3 = sum(rows[n][3:]) / total
print("3 or more:", at_least_3)
print("diagonal:", [r[2] for r in rows if len(r) > 2])
