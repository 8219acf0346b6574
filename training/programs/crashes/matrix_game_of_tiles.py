class Grid:
    def __init__(self, w, h, fill="."):
        self.w, self.h = w, h
        self.cells = [[fill] * w for _ in range(h)]

    def put(self, x, y, ch):
        self.cells[y][x] = ch

    def get(self, x, y):
        return self.cells[y][x]

    def row(self, y):
        return "".join(self.cells[y])


MOVES = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}


class Robot:
    def __init__(self, grid, x, y):
        self.grid = grid
        self.x = x
        self.y = y
        self.steps = 0

    def go(self, way):
        dx, dy = MOVES[way]
        nx, ny = self.x + dx, self.y + dy
        if self.grid.get(nx, ny) == "#":
            print("bump at", (nx, ny))
            return
        self.x, self.y = nx, ny
        self.grid.put(nx, ny, "o")
        self.steps += 1


g = Grid(5, 3)
g.put(2, 1, "#")
g.put(4, 0, "#")
r = Robot(g, 0, 1)
for ch in "EENEESEEW":
    r.go(ch)
    print(ch, (r.x, r.y), r.steps)
for y in range(g.h):
    print(g.row(y))
