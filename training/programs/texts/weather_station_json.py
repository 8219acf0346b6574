import json

head = '{"station": "Brocken", "height": 1141, "days": []}'
raw_days = [
    '{"date": "03-01", "temp": [-4, 1], "snow": true}',
    '{"date": "03-02", "temp": [-1, 5], "snow": false}',
    '{"date": "03-03", "temp": [0, 7], "snow": null}',
]

data = json.loads(head)
for raw in raw_days:
    data["days"].append(json.loads(raw))
print(type(data).__name__, list(data))
print(data["station"].upper(), f"{data['height']:,} m")

for day in data["days"]:
    low, high = day["temp"]
    mean = (low + high) / 2
    state = {True: "snow", False: "clear", None: "unknown"}[day["snow"]]
    print(f"{day['date']}: {low:+d} to {high:+d}, mean {mean:+.1f}, {state}")
    day["mean"] = mean
    del day["temp"]

summary = {
    "name": data["station"],
    "warmest": max(data["days"], key=lambda d: d["mean"])["date"],
    "means": [d["mean"] for d in data["days"]],
}
print(json.dumps(summary))
print(json.dumps(summary, indent=1, sort_keys=True).count("\n"), "newlines when indented")
small = json.dumps(data["days"][-1]["date"], separators=(",", ":"))
print(small, len(small))

try:
    json.loads('{"temp": 3,}')
except json.JSONDecodeError as err:
    print("bad json at column", err.colno)
