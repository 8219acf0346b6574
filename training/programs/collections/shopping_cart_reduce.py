from functools import reduce, partial
import operator


cart = [
    ("tent", 8900, 1),
    ("gas stove", 2450, 1),
    ("mug", 600, 3),
    ("rope", 150, 4),
]


def add_line(total, line):
    name, cents, qty = line
    total += cents * qty
    return total


def with_percent(cents, percent):
    return cents + cents * percent // 100


vat = partial(with_percent, percent=19)
sale = partial(with_percent, percent=-10)

subtotal = reduce(add_line, cart, 0)
print("subtotal", subtotal)

steps = [sale, vat, lambda c: c // 100 * 100]
price = reduce(lambda value, step: step(value), steps, subtotal)
print("to pay %.2f" % (price / 100))

names = list(map(operator.itemgetter(0), cart))
print(names)
cheap = list(filter(lambda l: l[1] < 1000, cart))
print("cheap:", [n for n, *_ in cheap])
pieces = reduce(operator.add, (q for _, _, q in cart))
print("pieces", pieces)
volume = reduce(operator.mul, [3, 4, 5], 1)
print("box volume", volume)

longest = reduce(lambda a, b: b if len(b) > len(a) else a, names)
print("longest name:", longest)
as_dict = reduce(lambda d, l: d | {l[0]: l[2]}, cart, {})
print(as_dict)
basetwo = partial(int, base=2)
print(basetwo("1011"), vat.keywords)
