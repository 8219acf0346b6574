import re
from collections import Counter
from datetime import datetime

LINE = re.compile(r"(?P<when>\d\d:\d\d:\d\d) (?P<level>[A-Z]+) +(?P<what>.*)")

LOG = """\
08:00:01 INFO  start pump 1
08:00:04 WARN  pressure 3.4 high
08:00:09 INFO  start pump 2
garbage line
08:01:30 ERROR pump 2 failed
08:01:31 WARN  pressure 3.9 high
"""


def parse(line):
    m = LINE.match(line)
    if not m:
        return None
    rec = m.groupdict()
    rec["when"] = datetime.strptime(rec["when"], "%H:%M:%S")
    return rec


def summarize(text):
    levels, broken, first, last = Counter(), 0, None, None
    for raw in text.splitlines():
        rec = parse(raw)
        if rec is None:
            broken += 1
            continue
        levels[rec["level"]] += 1
        first = first or rec["when"]
        last = rec["when"]
    span = (last - first).total_seconds() if first else 0.0
    return {"levels": dict(levels), "broken": broken, "span": span}


def fingerprint(message):
    """Same message apart from numbers -> same fingerprint."""
    return re.sub(r"\d+(\.\d+)?", "#", message)


def longest_silence(text):
    longest, before = (0, ""), None
    for rec in filter(None, map(parse, text.splitlines())):
        if before is not None:
            pause = int((rec["when"] - before).total_seconds())
            longest = max(longest, (pause, rec["what"]))
        before = rec["when"]
    return longest


if __name__ == "__main__":
    print(summarize(LOG))
    print(summarize(""))
    print(summarize("what\nis this"))
    kinds = Counter(fingerprint(r["what"]) for r in map(parse, LOG.splitlines()) if r)
    for kind, n in kinds.most_common():
        print("%2d x %s" % (n, kind))
    for sample in (LOG, LOG[:26], ""):
        secs, what = longest_silence(sample)
        print(f"silence {secs}s before {what!r}")
    print(fingerprint("v1.2.3 ok"), fingerprint(""))
