"""Durations like P3DT4H5M as timedelta and back."""
import re
from datetime import timedelta

PERIOD = re.compile(
    r"(?P<sign>-)?P(?:(?P<weeks>\d+)W)?(?:(?P<days>\d+)D)?"
    r"(?:T(?:(?P<hours>\d+)H)?(?:(?P<minutes>\d+)M)?(?:(?P<seconds>\d+(?:\.\d+)?)S)?)?"
)


def parse_period(text: str) -> timedelta:
    m = PERIOD.fullmatch(text)
    if not m or text.endswith(("P", "T")):
        raise ValueError("not a period: " + text)
    parts = m.groupdict(default="0")
    sign = parts.pop("sign")
    delta = timedelta(**{k: float(v) for k, v in parts.items()})
    return -delta if sign == "-" else delta


def format_period(delta: timedelta) -> str:
    if delta < timedelta(0):
        return "-" + format_period(-delta)
    hours, rest = divmod(delta.seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    out = "P"
    if delta.days:
        out += f"{delta.days}D"
    clock = ""
    for n, unit in zip((hours, minutes, seconds), "HMS"):
        if n:
            clock += f"{n}{unit}"
    if clock:
        out += "T" + clock
    return "PT0S" if out == "P" else out


samples = ["P1W", "P3DT4H5M", "PT90M", "-PT36H", "PT0.5S", "P", "P1Y", "PT"]
good = []
for s in samples:
    try:
        d = parse_period(s)
    except ValueError as exc:
        print("!", exc)
    else:
        good.append(d)
        print(f"{s:<10}{str(d):<20}{format_period(d)}")

total = sum(good, timedelta())
print("sum", total, total.total_seconds())
print("days/seconds of -36h:", good[3].days, good[3].seconds)
print(max(good) // timedelta(hours=5), max(good) % timedelta(days=4))
print(timedelta(minutes=90) / timedelta(hours=1), abs(good[3]), good[2] * 3 == timedelta(hours=4.5))
print(repr(timedelta(days=1, hours=-1)), bool(timedelta()))
