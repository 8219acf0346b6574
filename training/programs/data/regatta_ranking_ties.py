# Regatta results: low point scoring, ties share a rank ("1 2 2 4")
from itertools import groupby
from operator import itemgetter
import json

boats = [
    {"boat": "Möwe", "races": [1, 3, 2, 5]},
    {"boat": "Albatros", "races": [2, 1, 4, 1]},
    {"boat": "Kormoran", "races": [4, 2, 1, "DNF"]},
    {"boat": "Pelikan", "races": [3, 4, 3, 2]},
    {"boat": "Reiher", "races": [5, 5, 5, 3]},
]

penalty = len(boats) + 1


def score(races):
    points = [r if isinstance(r, int) else penalty for r in races]
    worst = max(points)
    points.remove(worst)   # one discard
    return sum(points), worst


for b in boats:
    b["net"], b["discard"] = score(b["races"])
    print(b["boat"].ljust(10), b["net"], "discarded", b["discard"])

boats.sort(key=itemgetter("net", "boat"))

rank = 1
for net, group in groupby(boats, key=itemgetter("net")):
    members = list(group)
    for m in members:
        m["rank"] = rank
    if len(members) > 1:
        print("tie at", net, "between", " and ".join(m["boat"] for m in members))
    rank += len(members)

dense = {}
for b in boats:
    dense.setdefault(b["net"], len(dense) + 1)
print(dense)

print()
print("Rank  Boat        Net  Dense")
print("-" * 28)
for b in boats:
    print("%3d.  %-10s %4d  %d" % (b["rank"], b["boat"], b["net"], dense[b["net"]]))

podium = [{k: b[k] for k in ("rank", "boat")} for b in boats if b["rank"] <= 3]
print(json.dumps(podium, ensure_ascii=False))
wins = {b["boat"]: b["races"].count(1) for b in boats}
print({k: v for k, v in wins.items() if v})
