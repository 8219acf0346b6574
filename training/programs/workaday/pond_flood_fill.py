# Aerial picture of a park: find the ponds, their sizes and shores
PARK = """\
..~~.
.~~.#
....~
"""


def read(text):
    return [list(row) for row in text.splitlines()]


def neighbours(grid, r, c):
    for dr, dc in (-1, 0), (0, 1), (1, 0), (0, -1):
        if 0 <= r + dr < len(grid) and 0 <= c + dc < len(grid[0]):
            yield r + dr, c + dc


def fill(grid, r, c, mark):
    """Paints one pond and returns its fields."""
    wanted = grid[r][c]
    grid[r][c] = mark
    stack, fields = [(r, c)], []
    while stack:
        place = stack.pop()
        fields.append(place)
        for y, x in neighbours(grid, *place):
            if grid[y][x] == wanted:
                grid[y][x] = mark
                stack.append((y, x))
    return sorted(fields)


grid = read(PARK)
ponds = {}
for r, row in enumerate(grid):
    for c, cell in enumerate(row):
        if cell == "~":
            name = chr(ord("A") + len(ponds))
            ponds[name] = fill(grid, r, c, name)

for row in grid:
    print("".join(row))
for name, fields in ponds.items():
    print(name, len(fields), fields[0])

shore = {p for p in neighbours(grid, *ponds["B"][0]) if grid[p[0]][p[1]] == "."}
print("shore of B:", sorted(shore))
water = sum(map(len, ponds.values()))
area = len(grid) * len(grid[0])
print(f"{water} of {area} fields: {water / area:.0%}")
turned = ["".join(col) for col in zip(*grid[::-1])]
print(turned)
