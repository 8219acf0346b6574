"""Print dialog: '1-3, 7, 9-' and back."""
from itertools import groupby


class RangeSyntaxError(ValueError):
    """The text in the dialog is not a page range."""


def expand(spec: str, last: int) -> list[int]:
    pages = []
    for chunk in spec.split(","):
        chunk = chunk.strip()
        if not chunk:
            continue
        lo, dash, hi = chunk.partition("-")
        try:
            start = int(lo) if lo else 1
            if dash:
                stop = int(hi) if hi else last
            else:
                stop = start
        except ValueError:
            raise RangeSyntaxError(chunk) from None
        step = 1 if start <= stop else -1
        pages.extend(p for p in range(start, stop + step, step) if 1 <= p <= last)
    return pages


def compress(pages) -> str:
    parts = []
    ordered = sorted(set(pages))
    for _, run in groupby(enumerate(ordered), key=lambda t: t[1] - t[0]):
        nums = [n for _, n in run]
        if len(nums) == 1:
            parts.append(str(nums[0]))
        elif len(nums) == 2:
            parts.extend(map(str, nums))
        else:
            parts.append(f"{nums[0]}-{nums[-1]}")
    return ",".join(parts)


def booklet(n: int):
    """Pairs of pages on each side of a sheet; None is a blank."""
    total = n + -n % 4
    front = []
    lo, hi = 1, total
    while lo < hi:
        pair = (hi, lo) if lo % 2 else (lo, hi)
        front.append(tuple(p if p <= n else None for p in pair))
        lo, hi = lo + 1, hi - 1
    return front


for spec in ["1-3, 7,9-", "-2", "5-3", "", "4,x", "8-20,,1"]:
    try:
        got = expand(spec, 10)
        print(f"{spec!r:12} {got} {compress(got)!r}")
    except RangeSyntaxError as bad:
        print(f"{spec!r:12} cannot read {bad} (cause {bad.__cause__})")

print(compress([4, 2, 3, 9, 10, 4]), compress([]), compress({12}))
for n in (1, 4, 6, 0):
    print(n, booklet(n))
