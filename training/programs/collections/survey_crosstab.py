from collections import Counter, defaultdict

answers = [
    ("town", "bike"), ("village", "car"), ("town", "bus"),
    ("town", "bike"), ("village", "bus"), ("village", "car"),
    ("town", "car"),
]

pairs = Counter(answers)
places = sorted({p for p, _ in answers})
modes = sorted({m for _, m in answers})

print(" " * 9 + " ".join(f"{m:>5}" for m in modes))
for p in places:
    print(f"{p:<9}" + " ".join(f"{pairs[p, m]:>5}" for m in modes))

(top, n), = pairs.most_common(1)[:1]
print("top:", top, n)

# one Counter per place
per_place = defaultdict(Counter)
for p, m in answers:
    per_place[p][m] += 1
for p in places:
    c = per_place[p]
    share = {m: round(c[m] / sum(c.values()), 2) for m in modes}
    print(p, share)

diff = per_place["town"] - per_place["village"]
print("more in town:", dict(sorted(diff.items())))
overall = sum(per_place.values(), Counter())
print(sorted(overall.items()), overall.total())

matrix = [[pairs[p, m] for m in modes] for p in places]
turned = list(map(list, zip(*matrix)))
print(matrix, turned)
never = [(p, m) for p in places for m in modes if (p, m) not in pairs]
print("never:", never)
