# Second line of the machine readable zone in a passport
from datetime import date

WEIGHTS = (7, 3, 1)


def check_digit(field):
    total = 0
    for i, ch in enumerate(field):
        value = 0 if ch == "<" else int(ch, 36)
        total += value * WEIGHTS[i % 3]
    return total % 10


def yymmdd(text, pivot=30):
    yy, mm, dd = (int(text[i:i + 2]) for i in (0, 2, 4))
    century = 2000 if yy < pivot else 1900
    return date(century + yy, mm, dd)


def read_zone(line):
    number, d1 = line[:9], line[9]
    country = line[10:13].rstrip("<")
    born, d2 = line[13:19], line[19]
    sex = {"M": "male", "F": "female"}.get(line[20], "unspecified")
    until, d3 = line[21:27], line[27]
    checks = [(number, d1), (born, d2), (until, d3)]
    wrong = [f for f, d in checks if check_digit(f) != int(d)]
    return number.rstrip("<"), country, yymmdd(born), sex, yymmdd(until, 70), wrong


zones = [
    "C01X0006H1D<<6408125F2702283<<<<<<<<<<<<<<<4",
    "AB12<<<<<3KEN9102290M3006154<<<<<<<<<<<<<<02",
    "L898902C36UTO7408122<1204159ZE184226B<<<<<10",
]
today = date(2024, 5, 20)

for z in zones:
    try:
        number, country, born, sex, until, wrong = read_zone(z)
    except ValueError as e:
        print(z[:13].replace("<", " "), "->", e)
        continue
    age = today.year - born.year - ((today.month, today.day) < (born.month, born.day))
    left = (until - today).days
    state = f"{left} days left" if left >= 0 else f"expired {-left} days ago"
    print(f"{number} {country:<3} born {born:%d %b %Y} ({age}) {sex}")
    print("   valid until", until.isoformat(), "-", state, "- wrong:", wrong or None)

print(check_digit("L898902C3"), check_digit("<<<<"), check_digit("Z"))
print(yymmdd("290101"), yymmdd("300101"), yymmdd("000229").strftime("%A"))
print(zones[0].count("<"), zones[0].strip("<4").split("<")[-1], len(set(map(len, zones))))
