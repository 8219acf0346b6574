# Lotka-Volterra with crude steps (biology class)
rabbits, foxes = 100.0, 12.0
birth, eaten, grow, death = 0.3, 0.02, 0.002, 0.25

log = []
for month in range(0, 9):
    log.append((month, rabbits, foxes))
    dr = birth * rabbits - eaten * rabbits * foxes
    df = grow * rabbits * foxes - death * foxes
    rabbits = max(0.0, rabbits + dr)
    foxes = max(0.0, foxes + df)

for month, r, f in log[::2]:
    print("month %d: %6.1f rabbits %5.1f foxes  ratio %.2f" % (month, r, f, r / f))

peak = max(log, key=lambda row: row[1])
print("most rabbits in month", peak[0], "with", int(peak[1]))
trend = ["+" if b[1] > a[1] else "-" for a, b in zip(log, log[1:])]
print("trend:", "".join(trend))

scale = max(r for _, r, _ in log) / 30
for month, r, f in log[:5]:
    print(str(month).rjust(2), "r" * round(r / scale))
