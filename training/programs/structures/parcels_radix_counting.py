from typing import List, Sequence


def counting_sort(values: Sequence[int], top: int) -> List[int]:
    counts = [0] * (top + 1)
    for v in values:
        counts[v] += 1
    out: List[int] = []
    for v, n in enumerate(counts):
        out.extend([v] * n)
    return out


def radix_pass(codes: List[str], pos: int) -> List[str]:
    buckets = {}
    for code in codes:
        buckets.setdefault(code[pos], []).append(code)
    ordered = []
    for key in sorted(buckets):
        ordered += buckets[key]
    return ordered


codes = ["DE42", "AT07", "DE07", "CH42", "AT42"]
for pos in (3, 2, 0):
    codes = radix_pass(codes, pos)
    print(pos, codes)

grades = [3, 1, 5, 3, 2, 1]
print(counting_sort(grades, top=5))
print(counting_sort([], 2), counting_sort([0], 0))


def bucket_sort(values, n=4):
    lo, hi = min(values), max(values)
    width = (hi - lo) / n or 1
    buckets = [[] for _ in range(n)]
    for v in values:
        i = min(int((v - lo) / width), n - 1)
        buckets[i].append(v)
    print([len(b) for b in buckets])
    return [v for b in buckets for v in sorted(b)]


print(bucket_sort([0.42, 3.9, 2.2, 0.1, 2.25]))
print(bucket_sort([7, 7, 7], n=2))


def partition(flags):
    """Dutch flag: R before W before B, in place."""
    lo, i, hi = 0, 0, len(flags) - 1
    swaps = 0
    while i <= hi:
        if flags[i] == "R":
            flags[lo], flags[i] = flags[i], flags[lo]
            lo += 1
            i += 1
        elif flags[i] == "B":
            flags[hi], flags[i] = flags[i], flags[hi]
            hi -= 1
            swaps += 1
        else:
            i += 1
    return lo, swaps


f = list("WBRWRB")
print(partition(f), "".join(f))
try:
    counting_sort([2, 9], top=3)
except IndexError as e:
    print(type(e).__name__, e)
try:
    counting_sort([1.5], top=3)
except TypeError as e:
    print(e)
print(counting_sort([-1, 0, 2], top=2))
