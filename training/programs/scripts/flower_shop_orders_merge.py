# Two order sources (web json, phone notes) -> one delivery list
import json
import re

web = json.loads('[{"no": 501, "who": "Imani", "items": {"rose": 12, "fern": 3}, "day": 2},'
                 ' {"no": 502, "who": "Gus", "items": {"tulip": 20}, "day": 1}]')
phone = """
Mrs Pohl wants 7 rose and 5 lily, day 1
Gus wants 20 tulip, day 1
someone rang about a wreath
"""
PRICE = {"rose": 1.9, "fern": 0.6, "tulip": 0.75, "lily": 2.2}
STOCK = {"rose": 15, "fern": 10, "tulip": 40, "lily": 5}

orders = [(o["day"], o["who"], o["items"], "web") for o in web]
for line in phone.strip().splitlines():
    m = re.match(r"(.+) wants (.+), day (\d)", line)
    if m is None:
        print("call back:", line)
        continue
    who, what, day = m.groups()
    items = {flower: int(n) for n, flower in re.findall(r"(\d+) (\w+)", what)}
    same = [o for o in orders if o[0] == int(day) and o[1] == who and o[2] == items]
    if same:
        print(f"{who} ordered the same by {same[0][3]}, dropped")
    else:
        orders.append((int(day), who, items, "phone"))

orders.sort(key=lambda o: (o[0], o[1]))
stock = STOCK.copy()
income = 0
for day, who, items, source in orders:
    short = []
    for flower, n in items.items():
        give = min(n, stock[flower])
        stock[flower] -= give
        if give < n:
            short.append(f"{n - give} {flower}")
        income += give * PRICE[flower]
    text = " ".join(f"{n}x{f}" for f, n in items.items())
    print(f"day {day}: {who:<9}{text:<15}({source})")
    if short:
        print("    missing:", ", ".join(short))

print("left:", stock)
empty = [f for f, n in stock.items() if not n]
print("buy:", empty)
print(f"income {income:.2f}")
