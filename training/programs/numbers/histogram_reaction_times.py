from collections import Counter
import statistics

ms = [212, 240, 255, 198, 301, 243, 267, 229]
width = 25

bins = Counter()
for value in ms:
    lower = value // width * width
    bins[lower] += 1

lo, hi = min(bins), max(bins)
for edge in range(lo, hi + width, width):
    n = bins[edge]
    label = "%d-%d" % (edge, edge + width - 1)
    print(label.rjust(8), "|", "*" * n, n if n else "")

mean = statistics.mean(ms)
med = statistics.median(ms)
sd = statistics.stdev(ms)
print("mean=%.1f median=%s sd=%.1f" % (mean, med, sd))

outliers = [x for x in ms if abs(x - mean) > 1.5 * sd]
print("outliers:", outliers or "none")
kept = [x for x in ms if x not in outliers]
print("mean without:", round(statistics.mean(kept), 2))
print("most common bin:", bins.most_common(1)[0])

z = {x: round((x - mean) / sd, 2) for x in sorted(ms)[:3]}
print("fastest three, z:", z)
