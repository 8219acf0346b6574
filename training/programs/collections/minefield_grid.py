WIDTH, HEIGHT = 4, 2
mines = {(0, 1), (2, 0)}

grid = [["." for _ in range(WIDTH)] for _ in range(HEIGHT)]
for x, y in mines:
    grid[y][x] = "*"


def around(x, y):
    return [(x + dx, y + dy)
            for dx in (-1, 0, 1) for dy in (-1, 0, 1)
            if (dx, dy) != (0, 0) and 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT]


for x, y in mines:
    for nx, ny in around(x, y):
        cell = grid[ny][nx]
        if cell == ".":
            grid[ny][nx] = "1"
        elif cell != "*":
            grid[ny][nx] = str(int(cell) + 1)

for row in grid:
    print("".join(row))

print("neighbours of corner:", sorted(around(0, 0)))
flat = [c for row in grid for c in row]
print("safe cells:", flat.count("."), "mines:", flat.count("*"))
twos = [(x, y) for y, row in enumerate(grid) for x, c in enumerate(row) if c == "2"]
print("twos at", twos)
cols = ["".join(col) for col in zip(*grid)]
print(cols)
print("clean columns:", [i for i, c in enumerate(cols) if "*" not in c])
