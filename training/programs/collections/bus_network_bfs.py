from collections import defaultdict, deque

lines = {
    "10": ["Market", "School", "Lake"],
    "11": ["School", "Museum", "Airport"],
    "12": ["Lake", "Zoo"],
}

stops = defaultdict(set)
for stop_list in lines.values():
    for a, b in zip(stop_list, stop_list[1:]):
        stops[a].add(b)
        stops[b].add(a)


def route(start, goal):
    came_from = {start: None}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            break
        for nxt in sorted(stops[here]):
            if nxt not in came_from:
                came_from[nxt] = here
                queue.append(nxt)
    if goal not in came_from:
        return None
    path = []
    while goal is not None:
        path.append(goal)
        goal = came_from[goal]
    return path[::-1]


print(" > ".join(route("Market", "Zoo")))
print(" > ".join(route("Airport", "Lake")))
print(route("Zoo", "Moon"))

serving = defaultdict(list)
for number, names in lines.items():
    for n in names:
        serving[n].append(number)
hubs = {n: ls for n, ls in serving.items() if len(ls) > 1}
print("change at:", hubs)
print("busiest:", max(sorted(stops), key=lambda s: len(stops[s])))
