# how many jumps does the knight need on a 3x3 board?
from collections import deque

SIZE = 3
JUMPS = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]

def square(x, y):
    return "abcd"[x] + str(y + 1)

start = (0, 0)
dist = {start: 0}
todo = deque([start])
while todo:
    x, y = todo.popleft()
    for dx, dy in JUMPS:
        nx, ny = x + dx, y + dy
        if 0 <= nx < SIZE and 0 <= ny < SIZE and (nx, ny) not in dist:
            dist[nx, ny] = dist[x, y] + 1
            todo.append((nx, ny))

for y in range(SIZE - 1, -1, -1):
    print(y + 1, *[dist.get((x, y), "-") for x in range(SIZE)])
print("  a b c")
far = max(dist.values())
print("farthest:", [square(*p) for p, d in sorted(dist.items()) if d == far], "with", far)
