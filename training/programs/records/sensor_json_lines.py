import json
from datetime import datetime, timedelta

STREAM = """\
{"t": "2024-07-02T06:00:00", "s": "attic", "v": 21.5}
{"t": "2024-07-02T06:10:00", "s": "attic", "v": 22.25}
# gateway restarted
{"t": "2024-07-02T06:12:30", "s": "cellar", "v": 14, "u": "C"}
{"t": "2024-07-02T06:20:00", "s": "attic", "v": null}
{"t": "2024-07-02T07:02:00", "s": "cellar", "v": 57.2, "u": "F"}
{"t": "2024-07-02T07:05
"""


def events(stream):
    for n, line in enumerate(stream.splitlines()):
        if not line or line.startswith("#"):
            continue
        try:
            e = json.loads(line)
        except ValueError:
            print(f"line {n}: broken, {len(line)} characters")
            continue
        e["t"] = datetime.fromisoformat(e["t"])
        if e.pop("u", "C") == "F":
            e["v"] = round((e["v"] - 32) * 5 / 9, 1)
        yield e


series = {}
for e in events(STREAM):
    series.setdefault(e["s"], []).append((e["t"], e["v"]))

for name, points in series.items():
    values = [v for _, v in points if v is not None]
    low, high = min(values), max(values)
    print(f"{name:>6}: {len(points)} points, {low}..{high}, mean {sum(values) / len(values):.3f}")
    for (t1, v1), (t2, v2) in zip(points, points[1:]):
        gap = t2 - t1
        if gap > timedelta(minutes=15):
            print(f"        gap {gap} from {t1:%H:%M} to {t2.time()}")
        if None in (v1, v2):
            print("        value missing near", t2.strftime("%H:%M"))

first = min(p[0][0] for p in series.values())
last = max(p[-1][0] for p in series.values())
print(first, "-", last, "=", (last - first).seconds / 60, "min")

floor = last.replace(minute=last.minute // 15 * 15)
print(floor.isoformat(timespec="minutes"), floor.time() < last.time(), floor.date() == first.date())
summary = {k: [t.strftime("%H%M") for t, _ in v] for k, v in series.items()}
print(json.dumps(summary, sort_keys=True, indent=None))
hot, *others = sorted(series, key=lambda k: series[k][0][1], reverse=True)
print(hot, others, type(series["cellar"][0][1]).__name__)
