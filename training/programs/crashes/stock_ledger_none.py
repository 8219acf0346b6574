# quick helper for the warehouse inventory, v3
INVENTORY = [
    {"sku": "A-100", "name": "bolt M6", "qty": 240, "min": 100},
    {"sku": "A-101", "name": "nut M6", "qty": 80, "min": 100},
    {"sku": "B-220", "name": "hinge", "qty": 12, "min": 5},
]


def lookup(sku):
    for item in INVENTORY:
        if item["sku"] == sku:
            return item
    print("  (no item %s)" % sku)


def book(sku, delta):
    item = lookup(sku)
    item["qty"] += delta
    return item["qty"]


def reorder():
    result = []
    for item in INVENTORY:
        missing = item["min"] - item["qty"]
        if missing > 0:
            result.append((item["sku"], missing))
    return result


bookings = "A-100:-150 A-101:+60 B-220:-9 B-221:-1 A-100:+500"

print("start", [i["qty"] for i in INVENTORY])
for part in bookings.split():
    sku, delta = part.split(":")
    new = book(sku, int(delta))
    print("%s %s -> %d" % (sku, delta, new))
    need = reorder()
    if need:
        print("  reorder:", need)
print("end", [i["qty"] for i in INVENTORY])
