# half-open ranges [start, stop) as plain tuples; minutes of a day, pages, bytes, whatever

def normalise(ranges):
    """Sort, drop the empty ones, merge what touches."""
    merged = []
    for start, stop in sorted(r for r in ranges if r[0] < r[1]):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(stop, merged[-1][1]))
        else:
            merged.append((start, stop))
    return merged


def subtract(ranges, holes):
    result = normalise(ranges)
    for h0, h1 in normalise(holes):
        pieces = []
        for a, b in result:
            if h1 <= a or b <= h0:
                pieces.append((a, b))
                continue
            if a < h0:
                pieces.append((a, h0))
            if h1 < b:
                pieces.append((h1, b))
        result = pieces
    return result


def gaps(ranges, within, least=1):
    return [(a, b) for a, b in subtract([within], ranges) if b - a >= least]


def overlap(r, s):
    return max(0, min(r[1], s[1]) - max(r[0], s[0]))


def total(ranges):
    return sum(b - a for a, b in normalise(ranges))


def busiest(ranges):
    """(how many at once, first moment) by sweeping over starts and stops"""
    events = sorted([(a, 1) for a, _ in ranges] + [(b, -1) for _, b in ranges])
    now, best = 0, (0, None)
    for when, step in events:
        now += step
        if now > best[0]:
            best = (now, when)
    return best


def clock(text):
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def show(ranges):
    if not ranges:
        return "-"
    return ", ".join("%d:%02d-%d:%02d" % (*divmod(a, 60), *divmod(b, 60)) for a, b in ranges)


def read(text):
    return [tuple(clock(t) for t in part.split("-")) for part in text.split()]


hall = read("9:00-10:30 13:15-14:00 10:30-11:00")
print(hall)
print(show(normalise(hall)), total(hall))
print(show(gaps(hall, (480, 1080))))
print(show(gaps(hall, (480, 1080), least=120)), show(gaps([], (0, 5))), gaps([(0, 9)], (2, 7)))
print(subtract([(1, 10)], [(3, 4), (9, 20)]), subtract([(5, 6)], [(0, 99)]))
print(normalise([(4, 4), (7, 2), (1, 3)]), show([]))
print(overlap((1, 5), (4, 9)), overlap((1, 2), (2, 3)), overlap((0, 100), (10, 20)))
print(busiest([(8, 12), (9, 10), (10, 11)]), busiest([]))
late = hall[-1:] + [(clock("23:30"), clock("24:00"))]
print(show(late), total(late) / 60)
