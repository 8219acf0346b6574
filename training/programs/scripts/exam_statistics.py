# results of the written test, points of 40; who passed, what was hard
from statistics import mean, pstdev, quantiles

results = {
    "k01": [8, 10, 6, 9],
    "k02": [3, 7, 2, 5],
    "k03": [10, 9, 4, 10],
    "k04": [6, 8, 0, 7],
    "k05": [5, 4, 3, 8],
}
TASK_MAX = 10
PASS = 20
SCALE = [(34, "A"), (28, "B"), (20, "C"), (0, "F")]


def grade(points):
    for limit, letter in SCALE:
        if points >= limit:
            return letter


sums = {code: sum(points) for code, points in results.items()}
for code, total in sums.items():
    print(f"{code}: {total:>2} {grade(total)}")

values = list(sums.values())
print("mean %.1f, sd %.2f" % (mean(values), pstdev(values)))
q1, q2, q3 = quantiles(values, n=4)
print("quartiles", q1, q2, q3)

passed = [c for c, t in sums.items() if t >= PASS]
print(f"passed: {len(passed)} of {len(sums)}")

for number, column in enumerate(zip(*results.values()), 1):
    solved = sum(column) / (TASK_MAX * len(column))
    level = "hard" if solved < 0.4 else "easy" if solved > 0.75 else "fine"
    print(f"task {number}: {solved:.0%} {level} (range {min(column)}-{max(column)})")

# one point away from a better grade?
for code, total in sums.items():
    if grade(total + 1) != grade(total):
        print(code, "is one point below", grade(total + 1))

histogram = {letter: 0 for _, letter in SCALE}
for total in values:
    histogram[grade(total)] += 1
print(" ".join(f"{k}:{'|' * v}" for k, v in histogram.items()))
