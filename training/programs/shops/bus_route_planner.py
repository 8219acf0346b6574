"""Find the connection with the fewest changes in a small town."""
from collections import deque

LINES = {
    "1": ["Harbor", "Market", "Church", "Hospital"],
    "2": ["Zoo", "Church", "School"],
    "5": ["School", "Stadium", "Airport"],
}


def build(lines):
    net = {}
    for line, stops in lines.items():
        for a, b in zip(stops, stops[1:]):
            net.setdefault(a, []).append((b, line))
            net.setdefault(b, []).append((a, line))
    return net


def route(net, start, goal):
    came = {start: None}
    todo = deque([start])
    while todo:
        here = todo.popleft()
        if here == goal:
            break
        for there, line in net.get(here, ()):
            if there not in came:
                came[there] = (here, line)
                todo.append(there)
    else:
        return None
    path = []
    while came[goal]:
        prev, line = came[goal]
        path.append((prev, line, goal))
        goal = prev
    return path[::-1]


net = build(LINES)
print("Church:", net["Church"])
trip = route(net, "Market", "Stadium")
current = None
for a, line, b in trip:
    if line != current:
        print(f"take line {line} at {a}")
        current = line
print("arrive", trip[-1][2], "after", len(trip), "stops")
print("changes:", len({line for _, line, _ in trip}) - 1)
print(route(net, "Zoo", "Castle"))
