import re


def numbers(lines):
    pat = re.compile(r"INV-(\d{4})/(\d+)")
    for ln in lines:
        for year, num in pat.findall(ln):
            yield int(year), int(num)


def gaps(nums):
    """Return the missing stretches as (first, last) tuples."""
    ordered = sorted(set(nums))
    missing = []
    for a, b in zip(ordered, ordered[1:]):
        if b - a > 1:
            missing.append((a + 1, b - 1))
    return missing


def runs(nums):
    result = []
    for n in sorted(set(nums)):
        if result and result[-1][1] == n - 1:
            result[-1][1] = n
        else:
            result.append([n, n])
    return result


def fmt(pair):
    a, b = pair
    return str(a) if a == b else f"{a}-{b}"


ledger = [
    "paid INV-2022/101 and INV-2022/102",
    "INV-2022/105 open",
    "reminder for INV-2022/104, INV-2022/104",
    "INV-2023/7, INV-2023/8",
    "storno INV-2023/12",
]

by_year = {}
for year, n in numbers(ledger):
    by_year.setdefault(year, []).append(n)

for year, nums in by_year.items():
    print(year, nums)
    doubles = sorted({n for n in nums if nums.count(n) > 1})
    if doubles:
        print("  double:", doubles)
    g = gaps(nums)
    print("  runs:   ", ", ".join(map(fmt, runs(nums))))
    print("  missing:", ", ".join(map(fmt, g)) or "none")
    lost = sum(b - a + 1 for a, b in g)
    span = max(nums) - min(nums) + 1
    print("  complete: %d of %d" % (span - lost, span))

everything = [n for nums in by_year.values() for n in nums]
print("total lines:", len(ledger), "total numbers:", len(everything))
assert gaps([]) == []
print("empty ->", gaps([]), "single ->", gaps([4]))
