# Bookbinder's helper: how many sheets, which pages face each other on a sheet
import math
from itertools import accumulate, chain, islice, zip_longest


def sheets_needed(pages, per_sheet=4):
    return math.ceil(pages / per_sheet)


def signature_sizes(sheets, biggest=4):
    """Split sheets as evenly as possible, none larger than `biggest`."""
    parts = -(-sheets // biggest)
    base, extra = divmod(sheets, parts)
    return [base + 1] * extra + [base] * (parts - extra)


def imposition(first, sheets):
    """Yield (outer left, outer right, inner left, inner right) per sheet."""
    last = first + 4 * sheets - 1
    low, high = first, last
    for _ in range(sheets):
        yield high, low, low + 1, high - 1
        low += 2
        high -= 2


def label(page, total):
    return "blank" if page > total else f"p{page}"


pages = 26
sheets = sheets_needed(pages)
sizes = signature_sizes(sheets)
print(f"{pages} pages, {sheets} sheets, {sheets * 4 - pages} blank, signatures {sizes}")

starts = [1] + [1 + 4 * s for s in accumulate(sizes)]
print("start pages", starts[:-1], "end", starts[-1] - 1)

last_sig = None
for number, (start, size) in enumerate(zip(starts, sizes), 1):
    plan = list(imposition(start, size))
    print(f"signature {number}: outer sheet", plan[0])
    last_sig = plan

for ol, or_, il, ir in last_sig:
    out = [label(p, pages) for p in (ol, or_, il, ir)]
    print("  {:>6}|{:<6} {:>6}|{:<6}".format(*out))

flat = sorted(chain.from_iterable(last_sig))
print(flat[0], flat[-1], flat == list(range(flat[0], flat[-1] + 1)))
odd = islice(flat, 0, None, 2)
even = islice(flat, 1, 6, 2)
print(list(zip_longest(odd, even, fillvalue="-"))[:4])

holes = [round(x * 210 / 5, 1) for x in range(1, 5)]
print("sewing holes at", holes, "mm")
thread = math.hypot(21.0, 2.8) * len(sizes)
print(f"thread about {thread:.1f} cm, diagonal {math.sqrt(14.8**2 + 21**2):.2f}")
print(signature_sizes(9), signature_sizes(5, biggest=2), sum(signature_sizes(11)))
