from itertools import accumulate, pairwise, takewhile, dropwhile
import operator

deposits = [200, 150, -80, 300, -120, 90]
balance = list(accumulate(deposits))
print("balance:", balance)

with_start = list(accumulate(deposits, initial=1000))
print("from 1000:", with_start)

peaks = list(accumulate(balance, max))
print("peaks:", peaks)
drawdowns = [p - b for p, b in zip(peaks, balance)]
print("largest drawdown:", max(drawdowns))

for month, (before, after) in enumerate(pairwise(with_start), 1):
    sign = "up" if after > before else "down"
    print(f"month {month}: {before} -> {after} {sign}")

# interest, in whole cents
rates = [2, 3, 1]
growth = list(accumulate(rates, lambda cents, r: cents + cents * r // 100, initial=5000))
print(growth)
facts = list(accumulate(range(1, 7), operator.mul))
print("factorials:", facts)

before_target = list(takewhile(lambda b: b < 400, balance))
print("months below 400:", len(before_target))
rest = list(dropwhile(lambda b: b < 400, balance))
print(rest)
changes = {b - a for a, b in pairwise(balance)}
print(sorted(changes) == sorted(deposits[1:]))
