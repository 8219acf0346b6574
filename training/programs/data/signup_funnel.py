import json

STEPS = ["visit", "signup", "verify", "first_order", "second_order"]

log_text = """
[{"id": 11, "did": ["visit", "signup", "verify", "first_order"]},
 {"id": 12, "did": ["visit"]},
 {"id": 13, "did": ["visit", "signup"]},
 {"id": 14, "did": ["visit", "signup", "verify"]},
 {"id": 15, "did": ["signup", "verify"]},
 {"id": 16, "did": ["visit", "signup", "verify", "first_order", "second_order"]}]
"""


def depth(actions):
    """Number of steps done in order, without a hole."""
    reached = 0
    for step in STEPS:
        if step not in actions:
            break
        reached += 1
    return reached


people = json.loads(log_text)
reach = [0] * len(STEPS)
for p in people:
    d = depth(p["did"])
    p["depth"] = d
    if d == 0:
        print("person", p["id"], "has a hole at the start")
    for i in range(d):
        reach[i] += 1

print("reach:", reach)
width = max(len(s) for s in STEPS)
previous = reach[0]
for step, n in zip(STEPS, reach):
    ratio = n / previous if previous else 0
    print(f"{step:<{width}} | {'#' * n * 3:<16}| {n} ({ratio:.0%})")
    previous = n

drops = [(a - b, STEPS[i + 1]) for i, (a, b) in enumerate(zip(reach, reach[1:]))]
print(drops)
lost, where = max(drops, key=lambda t: t[0])
print(f"largest loss: {lost} before '{where}'")

summary = {
    "conversion": round(reach[-1] / reach[0], 3),
    "stuck": {STEPS[p["depth"] - 1]: [] for p in people if p["depth"]},
}
for p in people:
    if p["depth"]:
        summary["stuck"][STEPS[p["depth"] - 1]].append(p["id"])
print(json.dumps(summary, indent=2, sort_keys=True))
