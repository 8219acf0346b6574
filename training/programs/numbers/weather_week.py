import statistics

temps = [11.2, 13.8, 12.5, 17.9, 16.1, 9.4, 10.7]
days = "Mon Tue Wed Thu Fri Sat Sun".split()

avg = sum(temps) / len(temps)
print(f"average {avg:.2f} C = {avg * 9 / 5 + 32:.1f} F")
print("warmest:", days[temps.index(max(temps))], max(temps))
print("coldest:", days[temps.index(min(temps))], min(temps))

changes = [round(b - a, 1) for a, b in zip(temps, temps[1:])]
print("changes:", changes)
jump = max(changes, key=abs)
print(f"biggest jump {jump:+.1f} on {days[changes.index(jump) + 1]}")

# three day running mean
window = 3
smooth = []
for i in range(len(temps) - window + 1):
    smooth.append(round(statistics.fmean(temps[i:i + window]), 2))
print("smoothed:", smooth)

for d, t in zip(days, temps):
    bar = "#" * int(t)
    flag = " <" if t < avg else ""
    print(f"{d} {t:5.1f} {bar}{flag}")

q = statistics.quantiles(temps, n=4)
print("quartiles:", [round(x, 2) for x in q])
print("spread:", round(statistics.stdev(temps), 3))
