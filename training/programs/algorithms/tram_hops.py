# fewest tram stops between places in our town
from collections import deque

tracks = {
    "Depot": ["Mill", "Harbor"],
    "Mill": ["Depot", "Library"],
    "Harbor": ["Depot", "Museum", "Stadium"],
    "Library": ["Mill", "Museum"],
    "Museum": ["Harbor", "Library", "Zoo"],
    "Stadium": ["Harbor"],
    "Zoo": ["Museum"],
}


def fewest_stops(start, goal):
    came_from = {start: None}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here == goal:
            break
        for nxt in tracks[here]:
            if nxt not in came_from:
                came_from[nxt] = here
                waiting.append(nxt)
    if goal not in came_from:
        return None
    route = []
    step = goal
    while step is not None:
        route.append(step)
        step = came_from[step]
    route.reverse()
    return route


def main():
    route = fewest_stops("Depot", "Zoo")
    print("Depot to Zoo:", " > ".join(route))
    print("stops:", len(route) - 1)
    back = fewest_stops("Stadium", "Mill")
    print("Stadium to Mill:", back)
    tracks["Island"] = []
    lost = fewest_stops("Stadium", "Island")
    print("Island reachable?", lost is not None)


if __name__ == "__main__":
    main()
