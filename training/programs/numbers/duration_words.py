from datetime import timedelta


def words(td):
    secs = int(td.total_seconds())
    if secs < 0:
        return "minus " + words(-td)
    bits = []
    for name, size in (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)):
        n, secs = divmod(secs, size)
        if n == 1:
            bits.append("1 " + name)
        elif n:
            bits.append("%d %ss" % (n, name))
    if not bits:
        return "nothing"
    if len(bits) == 1:
        return bits[0]
    return ", ".join(bits[:-1]) + " and " + bits[-1]


surgeries = {
    "appendix": timedelta(minutes=55),
    "hip": timedelta(hours=2, minutes=1, seconds=9),
    "on call": timedelta(days=1, hours=12),
    "early": timedelta(minutes=-10),
    "none": timedelta(),
}
for what, t in surgeries.items():
    print(f"{what:10}{words(t)}")

total = sum(surgeries.values(), timedelta())
print("sum:", total, "->", words(total))
longest = max(surgeries, key=lambda k: surgeries[k])
print("longest:", longest, surgeries[longest].days, surgeries[longest].seconds)
print("raw early:", surgeries["early"], surgeries["early"].days)
print("hours:", round(total / timedelta(hours=1), 2), "full shifts:", total // timedelta(hours=8))
