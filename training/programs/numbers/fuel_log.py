fills = [
    {"km": 20110, "liters": 38.2, "price": 1.799},
    {"km": 20698, "liters": 36.9, "price": 1.859},
    {"km": 21204, "liters": 33.4, "price": 1.739},
    {"km": 21870, "liters": 41.0, "price": 1.829},
]

prev = None
rates = []
cost = 0
for f in fills:
    paid = f["liters"] * f["price"]
    cost += paid
    if prev is None:
        print("first fill at", f["km"])
    else:
        dist = f["km"] - prev
        per100 = f["liters"] / dist * 100
        rates.append(per100)
        mpg = 235.215 / per100
        print(f"{dist} km, {per100:.2f} l/100km ({mpg:.1f} mpg), paid {paid:.2f}")
    prev = f["km"]

average = sum(rates) / len(rates)
print(f"average {average:.3f}, worst {max(rates):.3f}")
km = fills[-1]["km"] - fills[0]["km"]
print(f"total {cost:.2f} for {km} km = {100 * cost / km:.2f} ct/km")

tank = 45
print("range about", int(tank / average * 100) // 10 * 10, "km")
miles = km / 1.609344
print(f"{miles:,.1f} miles")
