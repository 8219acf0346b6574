import re
from collections import Counter

LOGS = (
    '10.0.0.7 [12/May 08:01] "GET /index.html" 200 512',
    '10.0.0.9 [12/May 08:02] "GET /img/cat.png" 404 0',
    '10.0.0.7 [12/May 08:02] "POST /login" 302 88',
    '10.0.0.7 [12/May 09:15] "GET /home" 500 17',
    'kernel: oops',
)

PATTERN = re.compile(
    r"""
    (?P<ip>[\d.]+)\s
    \[(?P<stamp>[^\]]+)\]\s
    "(?P<verb>[A-Z]+)\s(?P<url>\S+)"\s   # request
    (?P<status>\d{3})\s
    (?P<size>\d+)
    """,
    re.VERBOSE,
)


def classify(status):
    match status // 100:
        case 2:
            return "ok"
        case 3:
            return "redirect"
        case 4 | 5:
            return "error"
        case _:
            return "other"


hits = Counter()
sizes = Counter()
errors = []
for entry in LOGS:
    m = PATTERN.match(entry)
    if m is None:
        print("unparsed:", entry)
        continue
    kind = classify(int(m["status"]))
    hits[kind] += 1
    sizes[m["ip"]] += int(m["size"])
    if kind == "error":
        hour = m["stamp"].split()[1].split(":")[0]
        errors.append((hour, m["url"]))

print(dict(hits))
for ip, size in sizes.most_common():
    print(f"{ip:<12}{size:>6} bytes")
for hour, url in errors:
    print(f"{hour}h {url}")
