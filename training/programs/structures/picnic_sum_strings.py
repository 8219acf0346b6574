"""Split the costs of a picnic. Typed in by Sanjana, week 6."""
entries = [
    "Sanjana; bread ; 4.60",
    "Luca;cheese;11,20",
    "Mbali;juice;7",
    "Luca;grapes;3.05",
    "Sanjana;;0",
]

paid = {}
things = []
for e in entries:
    fields = [f.strip() for f in e.split(";")]
    name, thing, price = fields
    price = float(price.replace(",", "."))
    paid[name] = paid.get(name, 0) + price
    if thing:
        things.append(thing)
    else:
        things.append("?")

print(paid)
print(things, things.count("?"))
share = sum(paid.values()) / len(paid)
print("share %.2f" % share)

debt = {}
for name in paid:
    debt[name] = round(paid[name] - share, 2)
print(debt, round(sum(debt.values()), 2))

givers = sorted([n for n in debt if debt[n] < 0], key=lambda n: debt[n])
takers = [n for n in debt if debt[n] > 0]
i = j = 0
while i < len(givers) and j < len(takers):
    giver, taker = givers[i], takers[j]
    amount = min(-debt[giver], debt[taker])
    print(f"{giver} -> {taker}: {amount:.2f}")
    debt[giver] += amount
    debt[taker] -= amount
    if abs(debt[giver]) < 0.01:
        i += 1
    if abs(debt[taker]) < 0.01:
        j += 1

print([round(v, 2) + 0 for v in debt.values()])
print("longest name:", max(paid, key=len), "- first:", min(paid))
print("bread" + "-" * 3 + "juice", "ee" in things[1], things[-2][::2])

late = ["2", "0.5", 3]
total = 0
for x in late[:2]:
    total += float(x)
print(total)
print("sum:", sum(late[2:]), sum([True, False, 2.5]))
print("all:", sum(late))
