from itertools import accumulate, chain, islice, takewhile, dropwhile, cycle, repeat, compress, starmap, count
from itertools import filterfalse, tee
import operator

inflow = [120, -35, 0, 60, -150, 45]
levels = list(accumulate(inflow, initial=500))
print(levels, len(levels))
print(list(accumulate(inflow, max)), list(accumulate([2, 3, 4], operator.mul)))

CAP = 610
capped = list(accumulate(inflow, lambda lvl, d: min(CAP, lvl + d), initial=500))
print(capped)
print("first over:", next((i for i, v in enumerate(levels) if v > CAP), None))
print("first empty:", next((i for i, v in enumerate(levels) if v <= 0), None))

print(list(takewhile(lambda v: v >= 500, levels)))
print(list(dropwhile(lambda v: v != 585, levels)))
print(list(islice(levels, 1, None, 3)), list(islice(count(5, 2), 3)))

gates = cycle(["north", "south", "weir"])
plan = {day: next(gates) for day in range(1, 6)}
print(plan)
print(list(zip(repeat("open", 2), gates)))

is_alarm = [v < 560 for v in capped]
print(list(compress(range(len(capped)), is_alarm)), sum(is_alarm))
print(list(starmap(pow, [(2, 5), (3, 2), (10, -1)])))
print(list(filterfalse(str.isdigit, ["12", "a3", "", "7"])))

weeks = [[3, 4], [], [5]]
flow = chain.from_iterable(weeks)
print(next(flow), list(flow), list(flow))
now, later = tee(levels)
next(later, None)
diffs = [b - a for a, b in zip(now, later)]
print(diffs == inflow)
stream = iter(inflow)
pairs = list(zip(stream, stream))
print(pairs, next(stream, "dry"))
total = sum(chain([1.5], (x / 10 for x in inflow if x > 0), [0.25]))
print(f"{total:.2f}")
