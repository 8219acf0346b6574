from collections import defaultdict

readings = """\
hive-a 2024-05-01 31.4
hive-b 2024-05-01 28.9
hive-a 2024-05-08 33.0
hive-c 2024-05-08
hive-b 2024-05-08 27.75
hive-a 2024-05-15 36.2"""

weights = defaultdict(list)
bad = []
for nr, line in enumerate(readings.splitlines(), 1):
    parts = line.split()
    try:
        name, day, kg = parts
    except ValueError:
        bad.append((nr, len(parts)))
        continue
    weights[name].append((day, float(kg)))

print("bad lines:", bad)
print("hive-c" in weights, weights.get("hive-c"))
print(weights["hive-c"], "hive-c" in weights)

gain = {}
for name, rows in weights.items():
    if len(rows) < 2:
        gain[name] = None
        continue
    (first_day, first), *_, (last_day, last) = rows
    gain[name] = round(last - first, 2)
    print(name, first_day[5:], "->", last_day[5:], f"{gain[name]:+.2f} kg")
print(gain)

known = {k: v for k, v in gain.items() if v is not None}
best = max(known, key=known.get)
worst = min(known, key=known.get)
print(best.upper(), worst.title())

tree = defaultdict(lambda: defaultdict(int))
for name, rows in weights.items():
    for day, kg in rows:
        tree[day[:7]][name[-1]] += int(kg)
print({month: dict(inner) for month, inner in tree.items()})

letters = defaultdict(set)
for word in ["Honig", "honey", "Harz", "wax", "Wabe"]:
    letters[word[0].lower()].add(len(word))
print(sorted(letters.items()))

steps = defaultdict(int, {"smoke": 2})
steps["open"] += 1
steps["smoke"] -= 3
print(dict(steps), steps["close"], len(steps))
steps.default_factory = None
try:
    steps["rest"] += 1
except KeyError as err:
    print("KeyError", err)
