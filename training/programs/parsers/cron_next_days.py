from datetime import datetime, timedelta

FIELDS = [("minute", 0, 59), ("hour", 0, 23), ("weekday", 0, 6)]


class CronError(ValueError):
    def __init__(self, field, part):
        self.field = field
        super().__init__(f"{field}: cannot read {part!r}")


def parse_field(name, lo, hi, text):
    values = set()
    for part in text.split(","):
        body, _, step = part.partition("/")
        try:
            step = int(step or 1)
            if body == "*":
                start, stop = lo, hi
            elif "-" in body:
                start, stop = map(int, body.split("-"))
            else:
                start = stop = int(body)
        except ValueError:
            raise CronError(name, part) from None
        if start < lo or stop > hi:
            raise CronError(name, part)
        values.update(range(start, stop + 1, step))
    return sorted(values)


def parse(expr):
    texts = expr.split()
    return {n: parse_field(n, lo, hi, t) for (n, lo, hi), t in zip(FIELDS, texts, strict=True)}


def upcoming(spec, start, limit):
    day = start.replace(hour=0, minute=0)
    found = 0
    while found < limit:
        if day.weekday() in spec["weekday"]:
            for h in spec["hour"]:
                for m in spec["minute"]:
                    t = day.replace(hour=h, minute=m)
                    if t > start and found < limit:
                        found += 1
                        yield t
        day += timedelta(days=1)


now = datetime(2025, 3, 5, 17, 10)   # a Wednesday
jobs = {
    "backup": "30 2,18 0-4",
    "feed cat": "0 7-19/6 *",
    "bins": "15 6 3",
    "broken": "5 25 *",
    "worse": "a * *",
    "short": "1 2",
}
for job, expr in jobs.items():
    try:
        spec = parse(expr)
    except CronError as e:
        print(f"{job:9} ERROR in {e.field}: {e}")
    except ValueError:
        print(f"{job:9} needs three fields")
    else:
        print(f"{job:9}", spec["hour"], spec["weekday"])
        for when in upcoming(spec, now, 3):
            print("         ", when.strftime("%a %d.%m. %H:%M"), "in", when - now)
