import statistics

READINGS = "03:4.2 04:0 07:11.5 08:tr 12:2.0 13:2.4 14:- 21:19.8"


def parse_reading(token):
    day, value = token.split(":")
    if value == "tr":
        return int(day), 0.05
    if value == "-":
        return int(day), None
    return int(day), float(value)


readings = dict(parse_reading(t) for t in READINGS.split())
missing = [d for d, v in readings.items() if v is None]
wet = {d: v for d, v in readings.items() if v}
print("readings:", len(readings), "missing on:", missing)

total = sum(wet.values())
print(f"total {total:.2f} mm on {len(wet)} wet days")
print("median wet day:", statistics.median(wet.values()))

# histogram, one # for 2 mm
for day, mm in sorted(wet.items()):
    bar = "#" * int(mm / 2) or "."
    print(f"{day:>3} {bar:<10}{mm:>6.1f}")

# longest run of wet days
best = run = 0
last = None
for day in sorted(wet):
    if last is not None and day == last + 1:
        run += 1
    else:
        run = 1
    best = max(best, run)
    last = day
print("longest wet run:", best)

dry = 0
days = sorted(wet)
for a, b in zip(days, days[1:]):
    if b - a - 1 > dry:
        dry, where = b - a - 1, (a + 1, b - 1)
print("longest dry spell: %d days (%d-%d)" % (dry, *where))
classes = {"light": 0, "moderate": 0, "heavy": 0}
for mm in wet.values():
    name = "light" if mm < 2.5 else "moderate" if mm < 15 else "heavy"
    classes[name] += 1
print(classes)
