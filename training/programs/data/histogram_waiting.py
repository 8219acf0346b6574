import math
import statistics as st

waits = [3, 7, 4, 12, 9, 5, 21, 6]      # minutes at the dentist


def bins(values, size):
    top = math.ceil((max(values) + 1) / size)
    counts = [0] * top
    for v in values:
        counts[v // size] += 1
    return counts


def vertical(counts, size):
    height = max(counts)
    lines = []
    for level in range(height, 0, -1):
        lines.append("".join(" ## " if c >= level else "    " for c in counts))
    lines.append("-" * 4 * len(counts))
    lines.append("".join(f"{i * size:^4}" for i in range(len(counts))))
    return "\n".join(lines)


def percentile(values, p):
    """Linear interpolation between closest ranks."""
    data = sorted(values)
    pos = (len(data) - 1) * p / 100
    lower = math.floor(pos)
    frac = pos - lower
    if frac == 0:
        return data[lower]
    return data[lower] * (1 - frac) + data[lower + 1] * frac


for size in (5, 10):
    c = bins(waits, size)
    print("bin size", size, c)
    print(vertical(c, size))

for p in (10, 50, 90):
    print(f"p{p} = {percentile(waits, p):.2f}")

q1, q3 = percentile(waits, 25), percentile(waits, 75)
iqr = q3 - q1
fence = q3 + 1.5 * iqr
outliers = [w for w in waits if w > fence]
print(f"q1={q1} q3={q3} fence={fence}")
print("outliers:", outliers)
print("median", st.median(waits), "mean", st.mean(waits))
trimmed = sorted(waits)[1:-1]
print("trimmed mean", round(st.fmean(trimmed), 3))
z = [(w - st.mean(waits)) / st.stdev(waits) for w in waits]
print(" ".join("%.1f" % v for v in z))
