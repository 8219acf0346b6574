"""Checks the greenhouse controller's configuration before it is uploaded."""
import json
import sys

CONFIG = """
{
  "name": "house-3",
  "zones": [
    {"id": "A", "crop": "tomato", "temp": [18, 26], "water": 4},
    {"id": "B", "crop": "basil", "temp": [24, 20], "water": 2},
    {"id": "A", "crop": "chili", "temp": [20, 30], "water": "much"},
    {"id": "C", "temp": [16, 22], "water": 3}
  ],
  "pump_limit": 8
}
"""

REQUIRED = ("id", "crop", "temp", "water")


def check_zone(zone, seen):
    label = zone.get("id", "?")
    for key in REQUIRED:
        if key not in zone:
            yield "error", f"zone {label}: {key} is missing"
    if label in seen:
        yield "error", f"zone {label}: id used twice"
    seen.add(label)
    low, high = zone.get("temp", (0, 0))
    if low >= high:
        yield "error", f"zone {label}: temp {low}..{high} is empty"
    elif high - low > 9:
        yield "warning", f"zone {label}: wide range of {high - low} degrees"
    if not isinstance(zone.get("water"), (int, float)):
        yield "error", f"zone {label}: water must be a number"


def check(config):
    seen = set()
    for zone in config["zones"]:
        yield from check_zone(zone, seen)
    water = sum(z["water"] for z in config["zones"]
                if isinstance(z.get("water"), int))
    if water > config["pump_limit"]:
        yield "warning", f"pump: {water} needed, limit {config['pump_limit']}"


def main():
    config = json.loads(CONFIG)
    print("checking", config["name"], "with", len(config["zones"]), "zones")
    counts = {"error": 0, "warning": 0}
    for severity, text in check(config):
        counts[severity] += 1
        mark = "E" if severity == "error" else "w"
        print(f"  {mark} {text}")
    print(", ".join(f"{n} {k}{'s' if n != 1 else ''}" for k, n in counts.items()))
    status = 1 if counts["error"] else 0
    print("exit code would be", status)
    return 0


sys.exit(main())
