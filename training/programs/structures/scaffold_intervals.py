"""Rented scaffolds: merge overlapping spans of days, find gaps and peaks."""
spans = [(14, 20), (3, 9), (8, 11), (20, 22), (30, 30)]


def merge(spans, touch=0):
    merged = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1] + touch:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return [tuple(m) for m in merged]


def gaps(spans):
    done = merge(spans)
    return [(a[1] + 1, b[0] - 1) for a, b in zip(done, done[1:]) if b[0] - a[1] > 1]


def peak(spans):
    events = []
    for start, end in spans:
        events.append((start, 1))
        events.append((end + 1, -1))
    events.sort()
    level = top = 0
    day_of_top = None
    for day, change in events:
        level += change
        if level > top:
            top, day_of_top = level, day
    return top, day_of_top


def overlap(p, q):
    lo, hi = max(p[0], q[0]), min(p[1], q[1])
    return hi - lo + 1 if lo <= hi else 0


print(merge(spans))
print(merge(spans, touch=3), merge([]), merge([(5, 5)]))
print(gaps(spans))
print(peak(spans), peak([]))
print(overlap(spans[0], spans[3]), overlap(spans[1], spans[2]), overlap((1, 2), (3, 4)))

days = sum(end - start + 1 for start, end in merge(spans))
print(days, "days,", sum(e - s + 1 for s, e in spans), "scaffold days")

chosen = []
for start, end in sorted(spans, key=lambda s: s[1]):
    if not chosen or start > chosen[-1][1]:
        chosen.append((start, end))
print(len(chosen), chosen)
clipped = [(max(s, 5), min(e, 20)) for s, e in spans if e >= 5 and s <= 20]
print(clipped, max(clipped, key=lambda p: p[1] - p[0]))
first, *_ = merge(spans)
print("inside" if first[0] <= 10 <= first[1] else "outside", range(*first)[-1])
