#!/usr/bin/env python3
# timesheet -> hours per project, rounded to quarters, with overtime
from collections import namedtuple

Entry = namedtuple("Entry", "day start end project pause")

SHEET = [
    Entry("Mo", "08:07", "12:31", "website", 0),
    Entry("Mo", "13:02", "17:40", "crm", 10),
    Entry("Di", "07:55", "16:20", "crm", 45),
    Entry("Mi", "09:30", "09:10", "website", 0),
    Entry("Do", "10:00", "19:05", "support", 30),
]


def minutes(clock):
    h, m = map(int, clock.split(":"))
    return h * 60 + m


def quarter(mins):
    return round(mins / 15) * 15


def pretty(mins):
    sign = "-" if mins < 0 else ""
    h, m = divmod(abs(mins), 60)
    return "%s%d:%02d" % (sign, h, m)


def main():
    projects, days, bad = {}, {}, []
    for e in SHEET:
        worked = minutes(e.end) - minutes(e.start) - e.pause
        if worked <= 0:
            bad.append(e)
            continue
        billed = quarter(worked)
        print(e.day, e.project.ljust(8), pretty(worked), "=>", pretty(billed))
        projects.setdefault(e.project, []).append(billed)
        days[e.day] = days.get(e.day, 0) + worked

    for e in bad:
        print("CHECK: %s %s-%s on %s" % (e.day, e.start, e.end, e.project))

    print()
    for name in sorted(projects):
        parts = projects[name]
        joined = " + ".join(pretty(p) for p in parts)
        print(f"{name}: {joined} = {pretty(sum(parts))}")

    overtime = 0
    for day, mins in days.items():
        diff = mins - 8 * 60
        overtime += diff
        print(day, pretty(mins), "(%s)" % pretty(diff))
    print("overtime:", pretty(overtime))


main()
