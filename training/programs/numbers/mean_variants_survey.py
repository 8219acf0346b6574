import statistics as stats
from fractions import Fraction
from decimal import Decimal

answers = [4, 5, 3, 4, 2, 5, 4]
print("n =", len(answers), "mean", round(stats.mean(answers), 3))
print("mode", stats.mode(answers), "multimode", stats.multimode([1, 1, 6, 6, 2]))
print("median low/high", stats.median_low([1, 3, 5, 7]), stats.median_high([1, 3, 5, 7]), stats.median([1, 3, 5, 7]))

speeds = [40, 60]
print("harmonic", stats.harmonic_mean(speeds), "arith", stats.mean(speeds))
growth = [1.10, 0.95, 1.20]
print("geometric %.4f" % stats.geometric_mean(growth))
print("fractions", stats.mean([Fraction(1, 2), Fraction(1, 3)]))
print("decimals", stats.mean([Decimal("1.5"), Decimal("2.75")]))

hours = [1, 2, 3, 5, 6]
marks = [48, 55, 61, 70, 80]
line = stats.linear_regression(hours, marks)
print(f"mark = {line.slope:.2f} * hours + {line.intercept:.2f}")
print("corr:", round(stats.correlation(hours, marks), 4))
for h, m in zip(hours, marks):
    guess = line.slope * h + line.intercept
    print(f"  {h}h: real {m}, guess {guess:.1f}, off {m - guess:+.1f}")

try:
    stats.mean([])
except stats.StatisticsError as e:
    print("StatisticsError:", e)
print("variance", stats.variance(marks), "pop", stats.pvariance(marks))
