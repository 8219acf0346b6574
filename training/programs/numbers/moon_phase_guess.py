from datetime import date, datetime, timezone, timedelta

NEW_MOON = datetime(2000, 1, 6, 18, 14, tzinfo=timezone.utc)
MONTH = timedelta(days=29.530588)
names = ["new", "waxing", "half up", "almost", "full", "waning", "half down", "old"]


def phase(d):
    noon = datetime(d.year, d.month, d.day, 12, tzinfo=timezone.utc)
    age = (noon - NEW_MOON) % MONTH
    part = age / MONTH
    return part, names[int(part * 8 + 0.5) % 8]


for d in [date(2021, 5, 26), date(2022, 1, 2), date(2023, 8, 9)]:
    part, name = phase(d)
    print(d.strftime("%d/%m/%y"), f"{part:.3f}", name)

# search the next full moon from a day on
d = date(2023, 8, 20)
for _ in range(31):
    part, name = phase(d)
    if abs(part - 0.5) < 0.017:
        break
    d += timedelta(days=1)
print("full moon near", d, d.strftime("(%A)"))

berlin = timezone(timedelta(hours=2), "CEST")
tokyo = timezone(timedelta(hours=9))
launch = datetime(2023, 8, 31, 23, 45, tzinfo=berlin)
print(launch.isoformat(), launch.tzname())
print(launch.astimezone(tokyo).strftime("%Y-%m-%d %H:%M %z"))
print(launch == launch.astimezone(timezone.utc), launch.utcoffset())
