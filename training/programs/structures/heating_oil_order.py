# orders of heating oil: the cheapest supplier for every street
offers = {
    "Brunner": {"price": 104.9, "min": 1500},
    "Öl-Maier": {"price": 101.35, "min": 3000},
    "Ekşi Enerji": {"price": 103.0, "min": 2000},
}
houses = [("Gasse 4", 900), ("Gasse 7", 1350), ("Am Hang 1", 2800), ("Am Hang 3", 60)]

streets = {}
for address, litres in houses:
    street, number = address.rsplit(" ", 1)
    streets.setdefault(street, []).append((int(number), litres))
print(streets)


def possible(total):
    names = [n for n, o in offers.items() if total >= o["min"]]
    names.sort(key=lambda n: offers[n]["price"])
    return names


def cheapest(total):
    for name in possible(total):
        best = name
        break
    return best, round(offers[best]["price"] * total / 100, 2)


bill = {}
for street, rows in streets.items():
    total = sum(litres for _, litres in rows)
    supplier, cost = cheapest(total)
    print(f"{street:<8} {total:>5} l {supplier:<12}{cost:>9.2f}")
    for number, litres in rows:
        bill[f"{street} {number}"] = round(cost * litres / total, 2)

for address, _ in houses:
    print(address.ljust(10, "."), f"{bill[address]:8.2f}")
print(max(bill, key=bill.get), len(bill), sum(bill.values()) > 4000)

discount = 0.02


def apply_discount(amount):
    if amount > 2000:
        discount = 0.05
    return amount * (1 - discount)


print(possible(1500), possible(10), [o["min"] // 100 for o in offers.values()])
print(round(apply_discount(2884.0), 1))
print(apply_discount(1000))
