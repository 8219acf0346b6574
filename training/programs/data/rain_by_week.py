"""Rainfall per ISO week and per month, with bars."""
from collections import OrderedDict
from datetime import date, timedelta

start = date(2023, 12, 28)
millimetres = [0, 4.5, 12, 0.5, 0, 0, 7, 3, 9.5]


def series(first, values):
    for i, v in enumerate(values):
        yield first + timedelta(days=i), v


def bucket(rows, key):
    out = OrderedDict()
    for day, mm in rows:
        k = key(day)
        total, days, wettest = out.get(k, (0, 0, None))
        if wettest is None or mm > wettest[1]:
            wettest = (day, mm)
        out[k] = (total + mm, days + 1, wettest)
    return out


def week_key(d):
    iso = d.isocalendar()
    return f"{iso.year}-W{iso.week:02d}"


def month_key(d):
    return d.strftime("%b %Y")


def print_bucket(title, data):
    print(title)
    for k, (total, days, (day, mm)) in data.items():
        bar = "~" * round(total)
        print(f"  {k:9} {total:5.1f} mm / {days} d  {bar}")
        print(f"            max {mm} on {day:%d.%m.}")


rows = list(series(start, millimetres))
print("from", rows[0][0], "to", rows[-1][0])
print_bucket("By week", bucket(rows, week_key))
print_bucket("By month", bucket(rows, month_key))

dry = best = 0
best_end = None
for day, mm in rows:
    dry = dry + 1 if mm < 1 else 0
    if dry > best:
        best, best_end = dry, day
print("longest dry spell:", best, "days, until", best_end.isoformat())
weekend = sum(mm for d, mm in rows if d.weekday() >= 5)
print("weekend share: {:.1f}%".format(weekend / sum(millimetres) * 100))
