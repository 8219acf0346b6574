# Split totals into units and back: times, old money, weights, file offsets
from functools import reduce

TIME = (("d", 24), ("h", 60), ("min", 60), ("s", 1))
STERLING = (("£", 20), ("s", 12), ("d", 1))


def split_units(total, bases):
    """bases is the size of every place except the first, biggest first"""
    places = []
    for base in reversed(bases):
        total, rest = divmod(total, base)
        places.insert(0, rest)
    return [total, *places]


def join_units(places, bases):
    if len(places) != len(bases) + 1:
        raise ValueError(f"{len(places)} places for {len(bases)} bases")
    return reduce(lambda acc, pair: acc * pair[0] + pair[1], zip(bases, places[1:]), places[0])


def spell(total, table, *, skip_zero=True, sep=" "):
    sign = "-" if total < 0 else ""
    bases = [size for _, size in table[:-1]]
    places = split_units(abs(total), bases)
    words = [f"{n}{unit}" for n, (unit, _) in zip(places, table) if n or not skip_zero]
    return sign + sep.join(words or ["0" + table[-1][0]])


def odometer(wheels, sizes, steps=1):
    """Advance the last wheel and carry; returns (wheels, overflow)."""
    result = list(wheels)
    carry = steps
    for i in range(-1, -len(result) - 1, -1):
        carry, result[i] = divmod(result[i] + carry, sizes[i])
        if not carry:
            break
    return tuple(result), carry


def factoradic(n):
    digits, base = [0], 2
    while n:
        n, rest = divmod(n, base)
        digits.append(rest)
        base += 1
    return digits[::-1]


print(split_units(100_000, (24, 60, 60)))
print(split_units(59, (60,)), split_units(-1, (24, 60)), split_units(7, ()))
print(join_units([1, 3, 46, 40], (24, 60, 60)), join_units([5], []))
print(spell(3661, TIME), "|", spell(3661, TIME, skip_zero=False, sep=", "))
print(spell(0, TIME), spell(-90, TIME), spell(86400, TIME))
print(spell(500, STERLING, sep="/"), spell(11, STERLING))
dial = (0, 9, 9)
for steps in (1, 15, 901):
    print(dial, "+", steps, "=", *odometer(dial, (10, 10, 10), steps))
print(odometer((1, 23, 59), (7, 24, 60)), odometer((0,), (2,), -1))
print([factoradic(n) for n in (0, 1, 5, 10)])
weeks, days = divmod(sum([31, 29, 31]), 7)
print(f"{weeks} weeks, {days} days")
try:
    join_units((1, 2, 3), (60,))
except ValueError as e:
    print("error:", e)
