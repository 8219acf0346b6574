"""Helpers behind a kitchen timer app."""
import re
from datetime import timedelta

UNITS = {"h": 3600, "m": 60, "s": 1}
PIECE = re.compile(r"(\d+)\s*([hms])")


class BadDuration(ValueError):
    pass


def parse_duration(text):
    if text is None:
        raise BadDuration("no text")
    text = text.strip().lower()
    if text.isdigit():
        return int(text) * 60
    total = 0
    rest = text
    for amount, unit in PIECE.findall(text):
        total += int(amount) * UNITS[unit]
        rest = rest.replace(amount, "", 1).replace(unit, "", 1)
    if rest.strip() or not text:
        raise BadDuration(f"cannot read {text!r}")
    return total


def show(seconds):
    if seconds < 0:
        return "-" + show(-seconds)
    minutes, sec = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{sec:02}"
    return f"{minutes}:{sec:02}"


def plan_backwards(steps, ready_at):
    """When must each step begin so that all ends at ready_at (timedelta)?"""
    starts = {}
    moment = ready_at
    for name, secs in reversed(steps):
        moment -= timedelta(seconds=secs)
        starts[name] = str(moment) if moment >= timedelta(0) else "yesterday"
    return dict(reversed(list(starts.items())))


for raw in ["1h 20m", "45", "90s", "2h5", "", None]:
    try:
        secs = parse_duration(raw)
    except BadDuration as err:
        print("bad:", err)
    else:
        print(f"{raw:>8} -> {secs:5} s = {show(secs)}")

print(show(-75), show(0), show(3599))
steps = [("knead", parse_duration("12")), ("rise", parse_duration("1h30m")),
         ("bake", parse_duration("35m"))]
print(plan_backwards(steps, timedelta(hours=8)))
print(plan_backwards(steps, timedelta(hours=1)))
print(plan_backwards([], timedelta(hours=1)))
