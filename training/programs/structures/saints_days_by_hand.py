MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
WOCHE = "Mo Di Mi Do Fr Sa So".split()


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    if not 1 <= month <= 12:
        raise ValueError("month %r" % month)
    return MONTHS[month - 1] + (month == 2 and is_leap(year))


def day_of_year(y, m, d):
    return sum(month_length(y, k) for k in range(1, m)) + d


def weekday(y, m, d):
    # Zeller's rule; January and February count as months 13, 14
    if m < 3:
        m += 12
        y -= 1
    k, j = y % 100, y // 100
    h = (d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    return (h + 5) % 7


def tomorrow(y, m, d):
    d += 1
    if d > month_length(y, m):
        m, d = m + 1, 1
        if m > 12:
            y, m = y + 1, 1
    return y, m, d


def easter(y):
    a, b, c = y % 19, *divmod(y, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return y, month, day + 1


print([y for y in (1900, 2000, 2023, 2024) if is_leap(y)])
for date in [(2024, 2, 28), (2023, 2, 28), (2023, 12, 31), (2024, 4, 30)]:
    y, m, d = tomorrow(*date)
    print(date, "->", f"{y}-{m:02}-{d:02}", WOCHE[weekday(y, m, d)])
for year in (2024, 2025):
    y, m, d = easter(year)
    print(f"Ostern {d}.{m}.{y}", WOCHE[weekday(y, m, d)], day_of_year(y, m, d))
print(day_of_year(2024, 12, 6) - day_of_year(2024, 3, 19), "days from Josef to Nikolaus")
day, month, year = map(int, "29.02.2023".split("."))
ok = day <= month_length(year, month)
print("valid" if ok else "29.02.2023 does not exist")
print(day_of_year(2023, 14, 1))
