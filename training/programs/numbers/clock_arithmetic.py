# modular arithmetic around the clock and the week
WOCHENTAGE = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]


def in_stunden(jetzt, dazu):
    return (jetzt + dazu) % 24


def tag_nach(tag, n):
    i = WOCHENTAGE.index(tag)
    return WOCHENTAGE[(i + n) % 7]


for jetzt, dazu in [(22, 5), (3, -7), (12, 100)]:
    print(f"{jetzt:02d} Uhr {dazu:+d} h = {in_stunden(jetzt, dazu):02d} Uhr")

for tag, n in [("Fr", 10), ("Mo", -1), ("Do", 365)]:
    print(tag, n, "Tage ->", tag_nach(tag, n))

# wann klingeln drei Wecker wieder zusammen?
perioden = [4, 6, 5]
t = 1
while any(t % p for p in perioden):
    t += 1
print("zusammen nach", t, "Minuten")

# Winkel zwischen den Zeigern
for h, m in ((3, 0), (6, 30), (9, 45)):
    stunde = (h % 12) * 30 + m * 0.5
    minute = m * 6
    w = abs(stunde - minute)
    w = min(w, 360 - w)
    print(f"{h}:{m:02} -> {w} Grad")

reste = [n for n in range(1, 30) if n % 3 == 2 and n % 5 == 3]
print("Rest 2 mod 3 und 3 mod 5:", reste)
