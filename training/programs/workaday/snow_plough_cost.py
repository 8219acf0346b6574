# Cheapest way for the snow plough through the village (dynamic programming)
snow = [
    [1, 3, 9],
    [2, 8, 1],
    [4, 1, 2],
]
BLOCKED = None
INF = float("inf")


def table_for(grid):
    """table[r][c]: least snow on the way to that field, only right and down."""
    rows, cols = len(grid), len(grid[0])
    table = [[INF] * cols for _ in range(rows)]
    for r in range(rows):
        for c in range(cols):
            if grid[r][c] is BLOCKED:
                continue
            before = 0 if (r, c) == (0, 0) else INF
            if r:
                before = table[r - 1][c]
            if c and table[r][c - 1] < before:
                before = table[r][c - 1]
            table[r][c] = grid[r][c] + before
    return table


def way_back(table):
    r, c = len(table) - 1, len(table[0]) - 1
    if table[r][c] == INF:
        return ""
    letters = ""
    while r or c:
        if r and (not c or table[r - 1][c] <= table[r][c - 1]):
            letters += "D"
            r -= 1
        else:
            letters += "R"
            c -= 1
    return letters[::-1]


table = table_for(snow)
for row in table:
    print(" ".join(f"{x:>3}" for x in row))
route = way_back(table)
print(route, "costs", table[-1][-1])

r = c = 0
seen = [snow[0][0]]
for letter in route:
    r, c = (r + 1, c) if letter == "D" else (r, c + 1)
    seen.append(snow[r][c])
print(seen, sum(seen) == table[-1][-1])

snow[2][1] = snow[1][2] = BLOCKED
table = table_for(snow)
print(repr(way_back(table)), table[2])
