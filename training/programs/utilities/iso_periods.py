"""ISO 8601 durations (P3DT4H) to timedelta and back."""
import re
from datetime import timedelta

ISO = re.compile(r"(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?")
WORDS = {"w": 7 * 86400, "d": 86400, "h": 3600, "m": 60, "s": 1}


def parse_iso(text):
    m = ISO.fullmatch(text)
    if not m or text[-1] in "PT":
        raise ValueError(f"not a duration: {text}")
    sign, weeks, days, hours, minutes, seconds = m.groups()
    span = timedelta(
        weeks=int(weeks or 0),
        days=int(days or 0),
        hours=int(hours or 0),
        minutes=int(minutes or 0),
        seconds=float((seconds or "0").replace(",", ".")),
    )
    return -span if sign else span


def to_iso(span):
    if span < timedelta(0):
        return "-" + to_iso(-span)
    minutes, seconds = divmod(span.seconds, 60)
    hours, minutes = divmod(minutes, 60)
    text = "P" + (f"{span.days}D" if span.days else "")
    clock = "".join(f"{n}{u}" for n, u in ((hours, "H"), (minutes, "M")) if n)
    if seconds or span.microseconds:
        clock += f"{seconds + span.microseconds / 1_000_000:g}S"
    if clock:
        text += "T" + clock
    return "PT0S" if text == "P" else text


def parse_short(text):
    """'1h 30m' and '90m' and '2d'"""
    pieces = re.findall(r"(\d+(?:\.\d+)?)\s*([a-z])", text.lower())
    if not pieces:
        raise ValueError(f"nothing to read in {text!r}")
    try:
        return timedelta(seconds=sum(float(n) * WORDS[u] for n, u in pieces))
    except KeyError as e:
        raise ValueError(f"unknown unit {e}") from None


def clock_face(span, *, hours=None, tenths=False):
    total = span.total_seconds()
    sign = "-" * (total < 0)
    m, s = divmod(abs(total), 60)
    h, m = divmod(int(m), 60)
    sec = f"{s:04.1f}" if tenths else f"{int(s):02d}"
    if h or hours:
        return f"{sign}{h}:{m:02d}:{sec}"
    return f"{sign}{m}:{sec}"


def round_span(span, to=timedelta(minutes=15)):
    return round(span / to) * to


print(parse_iso("P3DT4H"), "|", parse_iso("PT90M"), "|", parse_iso("-P1W"))
print(parse_iso("PT1,5S"), parse_iso("P0D"))
for span in (timedelta(hours=36), timedelta(0), timedelta(minutes=-5), timedelta(seconds=61.25)):
    print(to_iso(span), repr(span))
print(parse_short("1h 30m"), parse_short("2.5D"), parse_short("90 sec"))
print(clock_face(timedelta(seconds=75)), clock_face(timedelta(hours=2, seconds=9)))
print(clock_face(timedelta(seconds=59.94), tenths=True), clock_face(timedelta(minutes=-3), hours=True))
print(round_span(timedelta(minutes=52)), round_span(timedelta(minutes=7.5)), round_span(timedelta(minutes=22.5)))
print(round_span(timedelta(hours=5), to=timedelta(days=1)), timedelta(hours=7) // timedelta(minutes=45))
for bad in ("P", "PT", "3D", "P1H"):
    try:
        parse_iso(bad)
    except ValueError as e:
        print(e, end="; ")
print()
for bad in ("soon", "3y"):
    try:
        parse_short(bad)
    except ValueError as e:
        print(e)
