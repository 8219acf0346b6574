"""Merge busy times of a meeting room and find free gaps."""


def to_minutes(clock):
    h, m = clock.split(":")
    return int(h) * 60 + int(m)


def to_clock(minutes):
    return "{:02d}:{:02d}".format(*divmod(minutes, 60))


bookings = [
    ("09:30", "10:15", "Ida"),
    ("13:00", "14:00", "Sven"),
    ("10:00", "11:00", "Rosa"),
    ("13:45", "14:30", "Jo"),
]

spans = sorted((to_minutes(a), to_minutes(b)) for a, b, _ in bookings)
print("first:", spans[0])

busy = []
for start, end in spans:
    if busy and start <= busy[-1][1]:
        busy[-1][1] = max(busy[-1][1], end)
    else:
        busy.append([start, end])
for start, end in busy:
    print("busy", to_clock(start), "-", to_clock(end))

clashes = []
for i in range(len(bookings)):
    for j in range(i + 1, len(bookings)):
        a, b = bookings[i], bookings[j]
        if max(a[0], b[0]) < min(a[1], b[1]):
            clashes.append(a[2] + "/" + b[2])
print("clashes:", clashes)

free_from = to_minutes("08:00")
gaps = []
for start, end in busy + [[to_minutes("17:00")] * 2]:
    if start - free_from >= 60:
        gaps.append((to_clock(free_from), start - free_from))
    free_from = end
print(gaps)
print("longest gap:", max(gaps, key=lambda g: g[1]))
