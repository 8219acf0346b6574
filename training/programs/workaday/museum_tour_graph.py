# Rooms of a museum as a graph: shortest tour, reachable rooms, dead ends
from collections import deque

doors = """
entry: hall shop
hall: egypt rome
egypt: hall cellar
rome: garden
garden: cafe
cellar:
shop: entry
"""

graph = {}
for line in doors.split("\n"):
    if ":" in line:
        room, rest = line.split(":")
        graph[room] = rest.split()

# rooms that are only mentioned as a target
missing = {t for targets in graph.values() for t in targets} - graph.keys()
print("no line for:", missing)
for m in missing:
    graph[m] = []


def route(start, goal):
    came = {start: None}
    todo = deque([start])
    while todo:
        room = todo.popleft()
        if room == goal:
            path = []
            while room is not None:
                path.append(room)
                room = came[room]
            return path[::-1]
        for nxt in graph[room]:
            if nxt not in came:
                came[nxt] = room
                todo.append(nxt)
    return None


def reachable(start, seen=None):
    seen = set() if seen is None else seen
    if start not in seen:
        seen.add(start)
        for nxt in graph[start]:
            reachable(nxt, seen)
    return seen


for a, b in [("entry", "cafe"), ("garden", "hall"), ("hall", "hall")]:
    path = route(a, b)
    if path:
        print(" > ".join(path), f"({len(path) - 1} doors)")
    else:
        print(f"no way from {a} to {b}")

print("from rome:", sorted(reachable("rome")))
print("dead ends:", [r for r, t in graph.items() if not t])
ins = {r: sum(r in t for t in graph.values()) for r in graph}
print("most doors in:", max(ins, key=ins.get), max(ins.values()))
