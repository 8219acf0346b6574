# Store room of a school: stock goes in and out, expiry, minimum amounts
STOCK = {}


def receive(name, amount, *, minimum=None, best_before=None):
    entry = STOCK.setdefault(name, {"lots": [], "minimum": 0})
    entry["lots"].append([best_before or 9999, amount])
    entry["lots"].sort()
    if minimum is not None:
        entry["minimum"] = minimum
    return total(name)


def total(name):
    return sum(amount for _, amount in STOCK[name]["lots"])


def take(name, amount):
    """Oldest lots first. All or nothing."""
    if name not in STOCK:
        raise LookupError(f"we have no {name}")
    if (have := total(name)) < amount:
        raise ValueError(f"{name}: want {amount}, have {have}")
    used = []
    lots = STOCK[name]["lots"]
    while amount:
        day, n = lots[0]
        part = min(n, amount)
        used.append((day, part))
        amount -= part
        if part == n:
            lots.pop(0)
        else:
            lots[0][1] -= part
    return used


def expired(day):
    out = {}
    for name, entry in STOCK.items():
        old = [n for d, n in entry["lots"] if d < day]
        if old:
            out[name] = sum(old)
            entry["lots"] = [lot for lot in entry["lots"] if lot[0] >= day]
    return out


def to_order():
    return {n: e["minimum"] * 2 - total(n) for n, e in STOCK.items() if total(n) < e["minimum"]}


print(receive("chalk", 40, minimum=20), receive("glue", 5, best_before=120, minimum=4))
print(receive("glue", 3, best_before=90), receive("glue", 2, best_before=200))
print(STOCK["glue"])
print(take("glue", 4), total("glue"))
for name, n in [("chalk", 25), ("chalk", 16), ("paint", 1)]:
    try:
        print(name, take(name, n))
    except (ValueError, LookupError) as e:
        print(type(e).__name__ + ":", e)
print("order", to_order())
print("day 130 throw away", expired(130), "left", STOCK["glue"]["lots"])
print("order", to_order())
low = min(STOCK, key=total)
print(f"{low} is lowest: {total(low)}", "!" * (STOCK[low]["minimum"] - total(low)))
