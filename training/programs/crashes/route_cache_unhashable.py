calls = 0
_memo = {}

DIST = {
    ("Bern", "Basel"): 95, ("Basel", "Zug"): 110,
    ("Zug", "Chur"): 130, ("Bern", "Zug"): 140,
}


def leg(a, b):
    return DIST.get((a, b)) or DIST.get((b, a)) or 999


def route_length(stops):
    global calls
    if stops in _memo:
        print("   cached")
        return _memo[stops]
    calls += 1
    total = 0
    for a, b in zip(stops, stops[1:]):
        total += leg(a, b)
    _memo[stops] = total
    return total


def best(options):
    shortest = None
    for opt in options:
        n = route_length(opt)
        print(" > ".join(opt), "=", n, "km")
        if shortest is None or n < route_length(shortest):
            shortest = opt
    return shortest


a = best([("Bern", "Basel", "Zug"), ("Bern", "Zug")])
print("best:", a, "calls", calls)
b = best([("Basel", "Zug", "Chur"), ("Basel", "Bern", "Zug", "Chur")])
print("best:", b, "calls", calls)
text = "Chur,Zug,Bern"
c = best([("Chur", "Bern"), text.split(",")])
print("best:", c, "calls", calls)
