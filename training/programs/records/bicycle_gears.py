from fractions import Fraction

chainrings = (46, 30)
sprockets = [11, 13, 15, 18, 21, 24, 28, 32]
WHEEL = 2.105  # metres

table = {}
for ring in chainrings:
    for s in sprockets[::3]:
        table[ring, s] = Fraction(ring, s)

for (ring, s), ratio in table.items():
    print(f"{ring}/{s:<3}{str(ratio):>7} {float(ratio):5.2f} {float(ratio) * WHEEL:6.2f} m")

easiest = min(table, key=table.get)
hardest = max(table, key=table.get)
span = table[hardest] / table[easiest]
print("range", span, f"= {float(span):.0%}", easiest, hardest)

equal = {}
for pair, ratio in table.items():
    equal.setdefault(ratio.limit_denominator(4), []).append(pair)
twins = {str(r): p for r, p in equal.items() if len(p) > 1}
print(twins)

steps = [Fraction(b, a) - 1 for a, b in zip(sprockets, sprockets[1:])]
print([f"{float(x):.1%}" for x in steps])
print(max(steps), min(steps), sum(steps).limit_denominator(100))


def speed(ratio, cadence):
    metres_per_minute = float(ratio) * WHEEL * cadence
    return round(metres_per_minute * 60 / 1000, 1)


for cadence in (60, 90):
    print(cadence, "rpm:", [speed(table[k], cadence) for k in (easiest, hardest)], "km/h")

pi_like = Fraction(3.14159).limit_denominator(50)
print(pi_like, Fraction(46, 11).as_integer_ratio(), int(Fraction(46, 11)), Fraction(-7, 2).__floor__())
print(Fraction(30, 11) > Fraction(46, 18), Fraction(5, 10) in {Fraction(1, 2)}, abs(Fraction(-3, 9)))
