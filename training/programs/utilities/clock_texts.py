"""Read and write times of day: 9:30pm, 2130, halb zehn style."""
import re
from datetime import time

PATTERN = re.compile(r"(\d{1,2})(?::?(\d{2}))?(?::(\d{2}))?\s*([ap]\.?m\.?)?", re.IGNORECASE)
GERMAN = "zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf".split()


def parse(text):
    text = text.strip().lower()
    fixed = {"noon": time(12), "midnight": time(0), "mittag": time(12)}
    if text in fixed:
        return fixed[text]
    m = PATTERN.fullmatch(text.replace(".", ":") if "m" not in text else text)
    if m is None:
        raise ValueError(f"not a time: {text!r}")
    hour, minute, second = (int(g or 0) for g in m.group(1, 2, 3))
    half = (m.group(4) or "").replace(".", "")
    if half:
        if not 1 <= hour <= 12:
            raise ValueError(f"{hour} o'clock {half}?")
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour == 24 and minute == second == 0:
        hour = 0
    return time(hour, minute, second)


def twelve(t, *, dots=False, seconds=False):
    half = "am" if t.hour < 12 else "pm"
    if dots:
        half = ".".join(half) + "."
    text = f"{t.hour % 12 or 12}:{t.minute:02d}"
    if seconds:
        text += f":{t.second:02d}"
    return f"{text} {half}"


def minutes(t):
    return t.hour * 60 + t.minute


def shift(t, by):
    h, m = divmod((minutes(t) + by) % 1440, 60)
    return t.replace(hour=h, minute=m)


def between(a, b):
    """Minutes from a to b, over midnight if need be."""
    return (minutes(b) - minutes(a)) % 1440


def spoken(t):
    this, following = GERMAN[t.hour % 12], GERMAN[(t.hour + 1) % 12]
    match t.minute:
        case 0:
            return ("ein" if this == "eins" else this) + " Uhr"
        case 15:
            return f"Viertel nach {this}"
        case 30:
            return f"halb {following}"
        case 45:
            return f"Viertel vor {following}"
        case m if m < 30:
            return f"{m} nach {this}"
        case m:
            return f"{60 - m} vor {following}"


for text in ("9:30pm", "2130", "7", "12 am", "12:05 P.M.", "18.45", "Noon", "24:00"):
    t = parse(text)
    print(f"{text:>10} {t.isoformat('minutes')} {twelve(t):>8} {spoken(t)}")
print(twelve(time(0, 7), dots=True), twelve(time(23, 59, 8), seconds=True), time(6, 5, 4, 300))
print(shift(time(23, 50), 25), shift(time(0, 10, 30), -20), shift(time(12), by=2880))
print(between(time(22), time(6, 30)), between(time(6, 30), time(22)), between(time(1), time(1)))
print(spoken(time(13)), "|", spoken(time(12, 20)), "|", spoken(time(11, 51)))
print(max(time(9), time(8, 59, 59)), time.fromisoformat("07:05"), time(9) == parse("9:00 a.m."))
for bad in ("9:5", "13pm", "25:00", "8:61", "later"):
    try:
        parse(bad)
    except ValueError as e:
        print("ValueError:", e)
