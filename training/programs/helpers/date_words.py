"""Relative dates in words, in English and in German."""
from datetime import date, datetime, timedelta
import re

_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
_TEXTS = {
    "en": {0: "today", 1: "tomorrow", -1: "yesterday", "in": "in {n} {u}", "ago": "{n} {u} ago",
           "units": {"day": "days", "week": "weeks", "year": "years"}},
    "de": {0: "heute", 1: "morgen", -1: "gestern", "in": "in {n} {u}", "ago": "vor {n} {u}",
           "units": {"Tag": "Tagen", "Woche": "Wochen", "Jahr": "Jahren"}},
}
_OFFSET = re.compile(r"(in )?(\d+) (day|week)s?( ago)?")


def _as_date(d):
    if isinstance(d, datetime):
        return d.date()
    if isinstance(d, date):
        return d
    return date.fromisoformat(d)


def relative(day, today, *, lang="en"):
    texts = _TEXTS[lang]
    delta = (_as_date(day) - _as_date(today)).days
    if delta in (0, 1, -1):
        return texts[delta]
    sizes = zip((365, 7, 1), reversed(texts["units"].items()))
    for size, (one, many) in sizes:
        n = abs(delta) // size
        if n:
            break
    return texts["in" if delta > 0 else "ago"].format(n=n, u=one if n == 1 else many)


def parse(text, today):
    today = _as_date(today)
    text = text.strip().lower()
    for n in (0, 1, -1):
        if text == _TEXTS["en"][n]:
            return today + timedelta(days=n)
    if text.startswith("next ") and text[5:] in _DAYS:
        ahead = (_DAYS.index(text[5:]) - today.weekday()) % 7 or 7
        return today + timedelta(ahead)
    m = _OFFSET.fullmatch(text)
    if m is None or bool(m[1]) == bool(m[4]):
        raise ValueError(f"cannot understand {text!r}")
    days = int(m[2]) * (7 if m[3] == "week" else 1)
    return today + timedelta(days=-days if m[4] else days)


def span(a, b):
    a, b = sorted(map(_as_date, (a, b)))
    if (a.year, a.month) == (b.year, b.month):
        return f"{a.day}-{b.day} {_MONTHS[a.month - 1]} {a.year}"
    return " - ".join(f"{d.day} {_MONTHS[d.month - 1]} {d.year}" for d in (a, b))


if __name__ == "__main__":
    base = date(2023, 3, 15)
    for d in ("2023-03-15", "2023-03-14", "2023-03-19", "2023-02-20", "2025-04-01"):
        print(d, "|", relative(d, base), "|", relative(d, base, lang="de"))
    for t in ("Tomorrow", "next friday", "next wednesday", "3 weeks ago", "in 1 day"):
        print(t, parse(t, base).isoformat())
    print(span("2023-05-09", "2023-05-02"), span(base, datetime(2024, 1, 1, 8)), sep="\n")
    for bad in ("someday", "5 days", "in 2 days ago", "next easter"):
        try:
            parse(bad, base)
        except ValueError as e:
            print(e)
    try:
        relative(base, base, lang="fr")
    except KeyError as e:
        print("no language", e)
