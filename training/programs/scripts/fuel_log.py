import io

LOG = io.StringIO("""\
date      km      litres  price
12.01.    48210   41.3    1.719
28.01.    48795   39.8    1.689
09.02.    49310   20.0    1.749  partial
20.02.    49402   26.1    1.735
11.03.    49990   43.0    1.802
""")

header = LOG.readline().split()
print("columns:", header)
entries = []
for line in LOG:
    cols = line.split()
    entry = dict(zip(header, cols))
    entry["km"] = int(entry["km"])
    entry["litres"] = float(entry["litres"])
    entry["price"] = float(entry["price"])
    entry["partial"] = len(cols) > 4
    entries.append(entry)

# consumption from full tank to full tank
last_km = entries[0]["km"]
litres = 0.0
consumption = []
for e in entries[1:]:
    litres += e["litres"]
    if e["partial"]:
        print(e["date"], "partial filling, keep adding", litres)
        continue
    distance = e["km"] - last_km
    per_100 = litres / distance * 100
    consumption.append((e["date"], per_100))
    print(f"{e['date']} {distance:>4} km {litres:>5.1f} l {per_100:.2f} l/100km")
    last_km, litres = e["km"], 0.0

best = min(consumption, key=lambda c: c[1])
worst = max(consumption, key=lambda c: c[1])
print("best", best[0], "worst", worst[0], f"diff {worst[1] - best[1]:.2f}")

cost = sum(e["litres"] * e["price"] for e in entries)
km = entries[-1]["km"] - entries[0]["km"]
print("cost %.2f for %d km, %.1f ct/km" % (cost, km, cost / km * 100))

trend = []
for a, b in zip(entries, entries[1:]):
    trend.append("up" if b["price"] > a["price"] else "down")
print("price:", " ".join(trend))
dearest = max(entries, key=lambda e: e["price"])
print("dearest litre:", dearest["price"], "on", dearest["date"])
