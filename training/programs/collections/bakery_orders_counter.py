"""Counts what was sold in the bakery over three days."""
from collections import Counter

monday = Counter(["roll", "bun", "roll", "pretzel", "bun", "roll"])
tuesday = Counter(roll=4, bagel=2, bun=1)
wednesday = Counter()

for item in "bun bun bagel pretzel pretzel".split():
    wednesday[item] += 1

week = monday + tuesday
week.update(wednesday)
print("Sold in total:", sum(week.values()))

for place, (item, n) in enumerate(week.most_common(3), start=1):
    print(f"{place}. {item:<8} {n:>3}")

# stock: what we still have on the shelf
stock = Counter(roll=10, bun=5, bagel=3, pretzel=3, croissant=6)
left = stock - week
print("left:", dict(left))
missing = week - stock
if missing:
    print("sold more than baked:", dict(missing))
else:
    print("nothing missing")

raw = Counter(stock)
raw.subtract(week)
for item, diff in sorted(raw.items(), key=lambda p: p[1]):
    print(item, "%+d" % diff)

both = monday & tuesday
either = monday | tuesday
print("min of both days", sorted(both.elements()))
print("max of both days", sorted(either.items()))
print("cake sold:", week["cake"])
