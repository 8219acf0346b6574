from collections import Counter

stations = {
    "North": {"Red": 41, "Blue": 37, "Green": 22},
    "East": {"Red": 18, "Blue": 44, "Green": 38},
    "Harbour": {"Red": 35, "Blue": 30, "Green": 12},
}


def winners(data):
    result = {}
    for station, votes in data.items():
        best, count = None, -1
        for party, n in votes.items():
            if n > count:
                best = party
                count = n
            result[station] = (best, count)
    return result


def grand_total(data):
    total = Counter()
    for votes in data.values():
        for party, n in votes.items():
            total[party] += n
        return total


for station, (party, n) in winners(stations).items():
    print(f"{station}: {party} with {n}")

tot = grand_total(stations)
everyone = sum(tot.values())
for party, n in tot.most_common():
    print("%-6s %3d  %5.1f%%" % (party, n, 100 * n / everyone))
print("elected:", tot.most_common(1)[0][0])
