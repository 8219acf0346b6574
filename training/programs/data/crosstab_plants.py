from collections import Counter
from itertools import product

plants = [
    ("sun", "sand", 31), ("sun", "clay", 44), ("shade", "sand", 18),
    ("shade", "clay", 25), ("sun", "clay", 50), ("shade", "clay", 21),
]
light = ["sun", "shade"]
soil = ["sand", "clay", "peat"]

n = Counter()
height = Counter()
for l, s, h in plants:
    n[l, s] += 1
    height[l, s] += h

def cell(l, s):
    k = n[l, s]
    return height[l, s] / k if k else None

def show(value, width=8):
    return "--".rjust(width) if value is None else f"{value:{width}.1f}"

print("mean height (cm)")
print(" " * 6 + "".join(s.rjust(8) for s in soil))
for l in light:
    print(l.ljust(6) + "".join(show(cell(l, s)) for s in soil))

empty = [f"{l}/{s}" for l, s in product(light, soil) if not n[l, s]]
print("no plants for", ", ".join(empty))

rowsum = {l: sum(n[l, s] for s in soil) for l in light}
colsum = {s: sum(n[l, s] for l in light) for s in soil}
total = sum(rowsum.values())
assert total == sum(colsum.values()) == len(plants)
print(rowsum, colsum, total)

# expected counts if light and soil had nothing to do with each other
chi2 = 0.0
for l, s in product(light, soil):
    expected = rowsum[l] * colsum[s] / total
    if expected == 0:
        continue
    part = (n[l, s] - expected) ** 2 / expected
    chi2 += part
    print(f"{l:>5}/{s:<4} seen {n[l, s]} expected {expected:.2f} part {part:.3f}")
print("chi2 = %.4f" % chi2, "(independent)" if chi2 < 3.84 else "(linked)")

best = max((k for k in n if n[k]), key=lambda k: cell(*k))
print("tallest:", " on ".join(best), cell(*best))
diff = cell("sun", "clay") - cell("shade", "clay")
print(f"sun adds {diff:.1f} cm on clay")
