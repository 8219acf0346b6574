"""Find gaps and outliers in the cellar's temperature log."""
import csv
import io
from datetime import datetime, timedelta

RAW = """time;sensor;value
10:00;north;11.2
10:10;north;11.3
10:40;north;11.1
10:00;south;12.0
10:10;south;25.9
10:20;south;12.2
10:30;south;ERR
"""
STEP = timedelta(minutes=10)


def load(text):
    series = {}
    for rec in csv.reader(io.StringIO(text), delimiter=";"):
        if rec[0] == "time":
            continue
        clock, sensor, value = rec
        when = datetime.strptime(clock, "%H:%M")
        try:
            number = float(value)
        except ValueError:
            print(f"{sensor} {clock}: unreadable {value!r}")
            number = None
        series.setdefault(sensor, []).append((when, number))
    return series


def gaps(points):
    for (t1, _), (t2, _) in zip(points, points[1:]):
        missing = (t2 - t1) // STEP - 1
        if missing > 0:
            yield t1 + STEP, missing


def outliers(points, limit=5.0):
    values = sorted(v for _, v in points if v is not None)
    middle = values[len(values) // 2]
    return [(t, v) for t, v in points if v is not None and abs(v - middle) > limit]


series = load(RAW)
for sensor, points in series.items():
    print(f"{sensor}: {len(points)} points")
    for start, n in gaps(points):
        print(f"  gap of {n} from {start:%H:%M}")
    strange = outliers(points)
    for t, v in strange:
        print(f"  outlier {v} at {t:%H:%M}")
    good = [v for t, v in points if v is not None and (t, v) not in strange]
    print(f"  mean of {len(good)} good: {sum(good) / len(good):.2f}")

expected = 5
for sensor in series:
    quality = sum(1 for _, v in series[sensor] if v is not None) / expected
    print(sensor, "quality", f"{quality:.0%}", "ok" if quality > 0.7 else "bad")
