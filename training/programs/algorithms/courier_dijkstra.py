import heapq

roads = {}


def road(a, b, minutes):
    roads.setdefault(a, {})[b] = minutes
    roads.setdefault(b, {})[a] = minutes


road("Bakery", "School", 7)
road("Bakery", "Church", 2)
road("Church", "School", 3)
road("School", "Farm", 8)
road("Church", "Farm", 14)

dist = {place: float("inf") for place in roads}
dist["Bakery"] = 0
via = {}
heap = [(0, "Bakery")]
done = set()

while heap:
    d, place = heapq.heappop(heap)
    if place in done:
        continue
    done.add(place)
    print(f"settled {place} at {d}")
    for other, cost in roads[place].items():
        nd = d + cost
        if nd < dist[other]:
            dist[other] = nd
            via[other] = place
            heapq.heappush(heap, (nd, other))

print(dist)
route = ["Farm"]
while route[0] in via:
    route.insert(0, via[route[0]])
print(" -> ".join(route), "takes", dist["Farm"], "min")
