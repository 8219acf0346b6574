import re
from datetime import date, datetime, time, timedelta

HOURS = {
    "Mon": "closed",
    "Tue-Thu": "10:00-18:00",
    "Fri": "10:00-13:00, 14:30-21:00",
    "Sat,Sun": "9:30-17:00",
}
DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def expand(spec):
    result = []
    for part in spec.split(","):
        first, dash, last = part.partition("-")
        i = DAYS.index(first)
        j = DAYS.index(last) if dash else i
        result += DAYS[i:j + 1]
    return result


def spans(text):
    found = re.findall(r"(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)", text)
    return [(time(int(a), int(b)), time(int(c), int(d))) for a, b, c, d in found]


week = {}
for spec, text in HOURS.items():
    for d in expand(spec):
        week[d] = spans(text)
print({d: len(s) for d, s in week.items()})


def is_open(moment):
    today = week[moment.strftime("%a")]
    return any(a <= moment.time() < b for a, b in today)


def next_opening(moment):
    for offset in range(8):
        day = moment.date() + timedelta(days=offset)
        for a, _ in week[DAYS[day.weekday()]]:
            start = datetime.combine(day, a)
            if start > moment:
                return start
    return None


for text in ("2024-08-02 13:15", "2024-08-02 20:59", "2024-08-04 17:00", "2024-08-05 12:00"):
    now = datetime.strptime(text, "%Y-%m-%d %H:%M")
    if is_open(now):
        print(f"{now:%a %d.%m. %H:%M} open")
    else:
        nxt = next_opening(now)
        wait = nxt - now
        print(f"{now:%a %d.%m. %H:%M} closed until {nxt:%A %I:%M %p}, {wait} = {wait.total_seconds() / 60:.0f} min")


def minutes(span):
    a, b = span
    return (b.hour - a.hour) * 60 + b.minute - a.minute


total = {d: sum(map(minutes, s)) for d, s in week.items()}
print(total, sum(total.values()) / 60)
print([d for d in DAYS if total[d] == max(total.values())], min(total.values()))

d = datetime(2024, 8, 2, 9, 5, 7)
for f in ("%d/%m/%y", "%B %e, %Y", "%H%M%S", "%I:%M:%S %p", "%j", "%U", "%w", "%a %b", "%%", "%y%m%dT%H"):
    print(d.strftime(f).strip(), end="; ")
print()
print(d.isoformat(" "), d.date(), d.time(), d.replace(microsecond=5000).isoformat(timespec="milliseconds"))
print(datetime.combine(date(2024, 2, 29), time.max).microsecond, time.fromisoformat("07:30") < time(7, 30, 1))
