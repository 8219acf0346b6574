# rain per day in mm, questions answered with prefix sums
rain = [4, 0, 12, 7, 0, 3, 9]
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

prefix = [0]
for mm in rain:
    prefix.append(prefix[-1] + mm)
print(prefix)

def between(first, last):
    a = days.index(first)
    b = days.index(last)
    return prefix[b + 1] - prefix[a]

print("Tue-Thu:", between("Tue", "Thu"), "mm")
print("week:", between("Mon", "Sun"), "mm")

# wettest window of 3 days
size = 3
best_start, best_sum = 0, prefix[size]
for start in range(1, len(rain) - size + 1):
    s = prefix[start + size] - prefix[start]
    if s > best_sum:
        best_start, best_sum = start, s
print("wettest:", "-".join(days[best_start:best_start + size]), best_sum)

# days since which at least half of the rain fell
half = prefix[-1] / 2
for i, total in enumerate(prefix):
    if total >= half:
        print("half of", prefix[-1], "reached on", days[i - 1])
        break

dry = [d for d, mm in zip(days, rain) if not mm]
print("dry days:", *dry)
