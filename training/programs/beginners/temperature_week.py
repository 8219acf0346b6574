# Temperatures of one week, from the school weather station
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
temps = [12.5, 14.0, 9.8, -1.2, 3.3, 15.6, 15.6]


def to_fahrenheit(c):
    f = c * 9 / 5 + 32
    return round(f, 1)


hottest = temps[0]
coldest = temps[0]
total = 0.0
hot_days = []
for i in range(len(temps)):
    t = temps[i]
    total += t
    if t > hottest:
        hottest = t
        hot_days = [days[i]]
    elif t == hottest:
        hot_days.append(days[i])
    if t < coldest:
        coldest = t
    if t < 0:
        comment = "frost"
    elif t < 10:
        comment = "cold"
    elif t < 15:
        comment = "ok"
    else:
        comment = "warm"
    print(f"{days[i]}: {t:5.1f} C {to_fahrenheit(t):5.1f} F {comment}")

mean = total / len(temps)
print("average: %.2f" % mean)
print("hottest", hottest, "on", " and ".join(hot_days))
print("coldest", coldest, "on", days[temps.index(coldest)])

above = 0
for t in temps:
    if t > mean:
        above += 1
print(above, "days above average")

# biggest jump from one day to the next
jump = 0
jump_day = ""
i = 1
while i < len(temps):
    diff = abs(temps[i] - temps[i - 1])
    if diff > jump:
        jump = diff
        jump_day = days[i - 1] + "/" + days[i]
    i += 1
print("biggest jump %.1f between %s" % (jump, jump_day))

# chart
for d, t in zip(days[:4], temps):
    bar = "=" * int(abs(t) / 2)
    print(d, "<" + bar if t < 0 else bar + ">")
