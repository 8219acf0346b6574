import json
import textwrap

data = json.loads("""
{"warehouse": "North", "shelves": {
   "S1": [{"sku": "bolt-m6", "qty": 480, "min": 200},
          {"sku": "nut-m6", "qty": 90, "min": 200}],
   "S2": [{"sku": "glue", "qty": 0, "min": 5}],
   "S3": []
}}
""")

report = []


def out(fmt, *args):
    report.append(fmt % args)


def status(item):
    if item["qty"] == 0:
        return "OUT"
    if item["qty"] < item["min"]:
        return "LOW"
    return "ok"


orders = []
out("Stock of %s", data["warehouse"])
for shelf, items in data["shelves"].items():
    if not items:
        out("  %s: empty shelf", shelf)
        continue
    for item in items:
        s = status(item)
        out("  %s: %-8s %4d  %s", shelf, item["sku"], item["qty"], s)
        if s != "ok":
            need = item["min"] * 2 - item["qty"]
            orders.append({"sku": item["sku"], "order": need, "urgent": s == "OUT"})

print("\n".join(report))
orders.sort(key=lambda o: (not o["urgent"], o["sku"]))
print(json.dumps(orders[0], sort_keys=True))
print("orders:", len(orders), "pieces:", sum(o["order"] for o in orders))

letter = "Dear supplier, please send us " + " and ".join(
    f"{o['order']} x {o['sku']}" for o in orders
) + ". The items marked as urgent are out of stock."
for row in textwrap.wrap(letter, width=40):
    print("|", row.ljust(40), "|")

fullest = max(data["shelves"], key=lambda s: sum(i["qty"] for i in data["shelves"][s]))
print("fullest shelf:", fullest)
