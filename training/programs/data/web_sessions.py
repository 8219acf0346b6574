# Cut a click stream into sessions: a pause above 30 minutes starts a new one
from datetime import datetime, timedelta
from itertools import groupby

EVENTS = [
    ("ana", "2023-11-02 08:00", "/home"),
    ("ben", "2023-11-02 08:05", "/home"),
    ("ana", "2023-11-02 08:12", "/boots"),
    ("ana", "2023-11-02 09:30", "/cart"),
    ("ben", "2023-11-02 08:20", "/socks"),
    ("ana", "2023-11-02 09:41", "/pay"),
    ("cleo", "2023-11-02 10:00", "/home"),
]
PAUSE = timedelta(minutes=30)


def load(rows):
    out = []
    for user, stamp, page in rows:
        out.append({"user": user, "at": datetime.strptime(stamp, "%Y-%m-%d %H:%M"), "page": page})
    return sorted(out, key=lambda e: (e["user"], e["at"]))


def sessions(events):
    current = []
    for e in events:
        if current and e["at"] - current[-1]["at"] > PAUSE:
            yield current
            current = []
        current.append(e)
    if current:
        yield current


def describe(s):
    length = s[-1]["at"] - s[0]["at"]
    minutes = int(length.total_seconds() // 60)
    path = " > ".join(e["page"] for e in s)
    return f"{s[0]['at']:%H:%M} {minutes:>3} min  {path}"


def main():
    total, bounces = 0, 0
    longest = timedelta(0)
    for user, evs in groupby(load(EVENTS), key=lambda e: e["user"]):
        print(user.upper())
        for n, s in enumerate(sessions(evs), 1):
            print(f"  #{n} {describe(s)}")
            total += 1
            if len(s) == 1:
                bounces += 1
            longest = max(longest, s[-1]["at"] - s[0]["at"])
    print("sessions:", total)
    print("bounce rate: %.1f%%" % (100 * bounces / total))
    print("longest:", longest)


if __name__ == "__main__":
    main()
