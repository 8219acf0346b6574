# binary searches written by hand, over a tide table (minutes after midnight)
TABLE = [(15, 0.4), (388, 3.1), (760, 0.6), (1131, 2.9)]


def lower_bound(rows, minute):
    lo, hi = 0, len(rows)
    steps = 0
    while lo < hi:
        mid = (lo + hi) // 2
        steps += 1
        if rows[mid][0] < minute:
            lo = mid + 1
        else:
            hi = mid
    return lo, steps


def exact(rows, minute):
    lo, hi = 0, len(rows) - 1
    while lo <= hi:
        mid = lo + (hi - lo) // 2
        value = rows[mid][0]
        if value == minute:
            return mid
        if value < minute:
            lo = mid + 1
        else:
            hi = mid - 1
    return ~lo


def hhmm(m):
    return "%02d:%02d" % divmod(m, 60)


for m in (0, 388, 389, 1400):
    print(hhmm(m), lower_bound(TABLE, m), exact(TABLE, m))


def water_at(minute):
    i, _ = lower_bound(TABLE, minute)
    if i in (0, len(TABLE)):
        return None
    (t0, h0), (t1, h1) = TABLE[i - 1:i + 1]
    share = (minute - t0) / (t1 - t0)
    return h0 + (h1 - h0) * share


for m in [574, 1131, 3]:
    level = water_at(m)
    print(hhmm(m), "unknown" if level is None else f"{level:.2f} m")


def integer_root(n):
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) >> 1
        if mid * mid <= n:
            lo = mid
        else:
            hi = mid
    return lo


print([integer_root(n) for n in (0, 1, 15, 16)])


def bisect_float(f, a, b, eps=0.05):
    rounds = 0
    while b - a > eps:
        m = (a + b) / 2
        rounds += 1
        a, b = (m, b) if f(m) < 0 else (a, m)
    return round(a, 3), rounds


print(bisect_float(lambda x: x * x - 2, 1, 2))
slot = ~exact(TABLE, 900)
TABLE.insert(slot, (900, 1.5))
print(slot, [hhmm(t) for t, _ in TABLE])
