import re
from collections import Counter

FACILITIES = dict(enumerate("kern user mail daemon auth syslog lpr news uucp cron".split()))
SEVERITIES = ["emerg", "alert", "crit", "err", "warning", "notice", "info", "debug"]

RX = re.compile(r"<(?P<pri>\d{1,3})>(?P<ver>\d)?\s*(?P<host>[a-z][\w.-]*) (?P<tag>[^\s:\[]+)(?:\[(?P<pid>\d+)\])?: ?(?P<text>.*)")

messages = """\
<34>1 gw.lan su[1432]: 'su root' failed for lonvick
<13>nas backup: finished, 3 warnings
<191>office printer: toner low
<165>web-2 app[77]: GET /index 200
<0>web-2 kernel: Out of memory: Kill process 911
garbage line""".splitlines()


def decode(pri):
    facility, severity = divmod(int(pri), 8)
    if facility >= 16:
        name = f"local{facility - 16}"
    else:
        name = FACILITIES.get(facility, "?")
    return name, SEVERITIES[severity]


counts = Counter()
worst = ("debug", None)
for raw in messages:
    m = RX.fullmatch(raw)
    if not m:
        counts["unparsed"] += 1
        continue
    facility, severity = decode(m["pri"])
    pid = m["pid"] and int(m["pid"])
    counts[severity] += 1
    print(f"{facility + '.' + severity:<16}{m['host']:<8}{m['tag']:<8}{pid!s:<6}{m['text'][:24]!r}")
    if SEVERITIES.index(severity) < SEVERITIES.index(worst[0]):
        worst = severity, m["host"]

print(dict(counts))
print("worst:", *worst)
print(decode(8), decode("127"), decode(191))
print({f * 8 + s for f in (1, 16) for s in (3, 4)} & set(range(11, 140, 4)))

severe = [s for s in counts if s in SEVERITIES[:4]]
print(sorted(severe), counts.total(), counts["info"])
m = RX.match(messages[0])
print(m.start("text"), m.span("pid"), m["ver"], m.expand(r"\g<host>/\g<tag>#\g<pid>"))
print(re.sub(r"'(\w+) (\w+)'", r'"\2 \1"', m["text"]))
