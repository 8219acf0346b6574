# How long did last night's backup jobs take? Reads the log of the backup box
import re

LOG = [
    "22:58:01 [1] START mail",
    "23:01:30 [2] START photos",
    "23:04:01 [1] DONE mail 812 MB",
    "23:59:50 [3] START wiki",
    "00:00:20 [3] FAIL wiki disk full",
    "00:12:30 [2] DONE photos 2048 MB",
    "-- rotated --",
]

LINE = re.compile(r"(\d\d):(\d\d):(\d\d) \[(\d+)\] ([A-Z]+) (\w+)\s*(.*)")


def seconds(h, m, s):
    return int(h) * 3600 + int(m) * 60 + int(s)


def duration(start, end):
    """End may be after midnight."""
    if end < start:
        end += 24 * 3600
    return end - start


def nice(sec):
    m, s = divmod(sec, 60)
    h, m = divmod(m, 60)
    return f"{h}h{m:02}m" if h else f"{m}m{s:02}s"


def scan(lines):
    running = {}
    for line in lines:
        if not (m := LINE.match(line)):
            yield "odd", line, None, ""
            continue
        *clock, job, event, name, rest = m.groups()
        t = seconds(*clock)
        if event == "START":
            running[job] = t
        else:
            took = duration(running.pop(job), t)
            yield event.lower(), name, took, rest


results = list(scan(LOG))
for status, name, took, rest in results:
    if took is None:
        print("??", name)
    else:
        print(f"{name:8}{status:5}{nice(took):>8}  {rest}")

done = [r for r in results if r[0] == "done"]
megabytes = sum(int(rest.split()[0]) for *_, rest in done)
longest = max(done, key=lambda r: r[2])
print(megabytes, "MB in", len(done), "jobs; longest", longest[1])
print("rate of mail: %.2f MB/s" % (812 / done[0][2]))
print(nice(59), nice(60), nice(3661), duration(86390, 5))
