import json

MENU = json.loads('{"margherita": 7.0, "funghi": 8.5, "hawaii": 9.0}')
TOPPINGS = {"olives": 0.8, "cheese": 1.2, "corn": 0.5}
SIZES = {"S": 0.8, "M": 1, "L": 1.3}


def price_of(pizza, size="M", *toppings, **options):
    price = MENU[pizza] * SIZES[size]
    for t in toppings:
        price += TOPPINGS[t]
    if options.get("takeaway"):
        price -= 0.5
    if options.get("glutenfree", False):
        price += 2
    return round(price, 2)


orders = [
    ("funghi", "L", ["olives", "cheese"], {}),
    ("margherita", "S", [], {"takeaway": True}),
    ("hawaii", "M", ["pineapple"], {}),
    ("calzone", "M", [], {}),
    ("hawaii", "M", ["corn"], {"glutenfree": True, "takeaway": True}),
]

total = 0
receipt = ""
for pizza, size, tops, opts in orders:
    try:
        p = price_of(pizza, size, *tops, **opts)
    except KeyError as missing:
        print("we do not have", missing)
        continue
    receipt += size + " " + pizza
    if tops:
        receipt += " +" + "+".join(tops)
    receipt += " " + "{:.2f}".format(p) + "\n"
    total += p

print(receipt, end="")
print("Total:", total)
people = 3
share = total / people
print("each of %d pays %.2f" % (people, share))
tip = total * 0.1
if total > 20 and people >= 3:
    print("tip", round(tip, 1))
print(json.dumps({"total": total, "orders": len(receipt.splitlines())}))
