from collections import deque

cave = [
    "S.#.",
    "..#E",
    "#...",
]
H, W = len(cave), len(cave[0])
grid = {(r, c): ch for r, row in enumerate(cave) for c, ch in enumerate(row)}
start = next(pos for pos, ch in grid.items() if ch == "S")
goal = next(p for p in grid if grid[p] == "E")
print(start, goal, len(grid), sum(ch == "#" for ch in grid.values()))


def neighbours(pos):
    r, c = pos
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        nxt = r + dr, c + dc
        if grid.get(nxt, "#") != "#":
            yield nxt


came_from = {start: None}
todo = deque([start])
widest = 1
while todo:
    here = todo.popleft()
    if here == goal:
        break
    for there in neighbours(here):
        if there not in came_from:
            came_from[there] = here
            todo.append(there)
    widest = max(widest, len(todo))

path = []
pos = goal
while pos is not None:
    path.append(pos)
    pos = came_from[pos]
path.reverse()
print(len(path) - 1, "steps", path)
print("widest queue", widest, "seen", len(came_from))

names = {(0, 1): "E", (1, 0): "S", (0, -1): "W", (-1, 0): "N"}
moves = ""
for (r0, c0), (r1, c1) in zip(path, path[1:]):
    moves += names[r1 - r0, c1 - c0]
print(moves)

for r in range(H):
    line = ""
    for c in range(W):
        if (r, c) in path[1:-1]:
            line += "*"
        else:
            line += grid[r, c]
    print(line)
print(grid.get((9, 9)), (0, 2) in came_from)
