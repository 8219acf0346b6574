# flood fill over a small garden map: count ponds and their size
GARDEN = [
    "~~..~",
    "~..~~",
    "..~..",
    "~....",
]
rows = len(GARDEN)
cols = len(GARDEN[0])
grid = [list(line) for line in GARDEN]


def fill(r, c, label):
    stack = [(r, c)]
    size = 0
    while stack:
        y, x = stack.pop()
        if not (0 <= y < rows and 0 <= x < cols):
            continue
        if grid[y][x] != "~":
            continue
        grid[y][x] = label
        size += 1
        stack += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
    return size


ponds = {}
for r in range(rows):
    for c in range(cols):
        if grid[r][c] == "~":
            label = chr(ord("A") + len(ponds))
            ponds[label] = fill(r, c, label)
            print("pond", label, "starts at", (r, c))

for line in grid:
    print("".join(line))
biggest = max(ponds, key=ponds.get)
print(ponds)
print("biggest pond is", biggest, "with", ponds[biggest], "tiles")
