import re

LOG = [
    "06:12 ICE 571 Hamburg +4 signal fault",
    "06:40 RE 9 Kassel on time",
    "07:05 S 3 Altona +12 door problem",
    "07:15 ??? broken line",
    "07:31 ICE 204 Basel +7 late crew",
]

ROW = re.compile(
    r"^(?P<time>\d\d:\d\d)\s(?P<kind>[A-Z]+)\s(?P<num>\d+)\s(?P<city>\w+)\s"
    r"(?:\+(?P<delay>\d+)\s(?P<why>.+)|on time)$"
)


def parse(line):
    m = ROW.match(line)
    if m is None:
        return None
    entry = m.groupdict()
    entry["delay"] = int(entry["delay"] or 0)
    hh, mm = map(int, entry["time"].split(":"))
    total = hh * 60 + mm + entry["delay"]
    entry["real"] = f"{total // 60:02d}:{total % 60:02d}"
    return entry


def main():
    rejected = []
    delays = {}
    for nr, line in enumerate(LOG, start=1):
        entry = parse(line)
        if not entry:
            rejected.append(nr)
            continue
        train = entry["kind"] + entry["num"]
        delays[train] = entry["delay"]
        reason = entry["why"].title() if entry["why"] else "-"
        print(f"{train:<8}{entry['city']:>10} {entry['real']} {reason}")
    worst = max(delays, key=delays.get)
    print("rejected lines:", rejected)
    print("worst train:", worst, "with", delays[worst], "minutes")
    print("average: %.2f" % (sum(delays.values()) / len(delays)))


main()
