"""'3 hours ago', 'in 2 days', 'yesterday' -- with a fixed "now"."""
from datetime import date, datetime, timedelta

UNITS = (
    ("year", 365 * 86400),
    ("month", 30 * 86400),
    ("week", 7 * 86400),
    ("day", 86400),
    ("hour", 3600),
    ("minute", 60),
)
GERMAN = {"year": "Jahr Jahren", "month": "Monat Monaten", "week": "Woche Wochen", "day": "Tag Tagen",
          "hour": "Stunde Stunden", "minute": "Minute Minuten"}


def biggest(seconds):
    for unit, size in UNITS:
        if seconds >= size:
            return int(seconds // size), unit
    return 0, "minute"


def ago(then, now, *, lang="en", just_now=45):
    delta = (now - then).total_seconds()
    seconds = abs(delta)
    if seconds < just_now:
        return {"en": "just now", "de": "gerade eben"}[lang]
    n, unit = biggest(max(seconds, 60))
    if lang == "de":
        one, many = GERMAN[unit].split()
        return ("vor " if delta > 0 else "in ") + f"{n} {one if n == 1 else many}"
    text = f"{n} {unit}{'s' if n != 1 else ''}" if n > 1 else f"{'an' if unit == 'hour' else 'a'} {unit}"
    return f"{text} ago" if delta > 0 else f"in {text}"


def day_word(day, today):
    offset = (day - today).days
    named = {0: "today", 1: "tomorrow", -1: "yesterday"}
    if offset in named:
        return named[offset]
    if 1 < offset < 7:
        return day.strftime("%A")
    if -7 < offset < -1:
        return "last " + day.strftime("%A")
    if day.year == today.year:
        return f"{day:%b} {day.day}"
    return day.isoformat()


def precise(span, *, most=2, conj=" and "):
    left = int(span.total_seconds())
    if left < 0:
        raise ValueError("negative time span")
    parts = []
    for unit, size in UNITS[3:] + (("second", 1),):
        n, left = divmod(left, size)
        if n:
            parts.append(f"{n} {unit}" + "s" * (n > 1))
    parts = parts[:most]
    if len(parts) < 2:
        return parts[0] if parts else "no time"
    return ", ".join(parts[:-1]) + conj + parts[-1]


NOW = datetime(2024, 3, 9, 14, 30)
for delta in ({"seconds": 20}, {"minutes": -59}, {"hours": 1.99}, {"days": -15}, {"days": 800}):
    then = NOW - timedelta(**delta)
    print(f"{then:%d.%m.%Y %H:%M}", ago(then, NOW), "/", ago(then, NOW, lang="de"))
print(ago(NOW - timedelta(seconds=50), NOW, just_now=10), ago(NOW, NOW, lang="de"))
today = NOW.date()
days = [today + timedelta(n) for n in (0, 1, -1, 4, -3, 30, 300)]
print([day_word(d, today) for d in days])
print(day_word(date(2024, 2, 29), today), day_word(date.max, today))
print(precise(timedelta(days=2, hours=3, minutes=4)), precise(timedelta(0)))
print(precise(timedelta(seconds=3725), most=3, conj=" und "), precise(timedelta(hours=1)))
print(biggest(86399), biggest(59.9), biggest(10 ** 8))
try:
    precise(timedelta(seconds=-1))
except ValueError as e:
    print(e)
try:
    ago(today, NOW)
except TypeError as e:
    print(type(e).__name__)
