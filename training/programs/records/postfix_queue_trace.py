"""Follow one mail through the lines of a mail server."""
import re
from collections import defaultdict

LINES = [
    "Mar  4 07:12:01 mx1 postfix/smtpd[811]: 4F2A1: client=mail.orchid.example[203.0.113.9]",
    "Mar  4 07:12:01 mx1 postfix/qmgr[512]: 4F2A1: from=<r.banerjee@orchid.example>, size=2148, nrcpt=2 (queue active)",
    "Mar  4 07:12:02 mx1 postfix/local[814]: 4F2A1: to=<anna@hof.example>, delay=0.48, status=sent (delivered to mailbox)",
    "Mar  4 07:12:05 mx1 postfix/smtp[815]: 4F2A1: to=<post@weide.example>, delay=4.2, status=deferred (connect timed out)",
    "Mar  4 07:12:06 mx1 sshd[77]: Accepted publickey for backup",
    "Mar  4 07:13:40 mx1 postfix/qmgr[512]: 90BC3: from=<>, size=311, nrcpt=1 (queue active)",
    "Mar  4 07:13:41 mx1 postfix/smtp[816]: 90BC3: to=<post@weide.example>, delay=1, status=bounced (no such user)",
]

HEAD = re.compile(r"^(\w{3})\s+(\d{1,2}) ([\d:]{8}) \S+ postfix/(\w+)\[(\d+)\]: ([0-9A-F]+): (.*)$")


def fields(rest):
    note = re.search(r"\(([^)]*)\)$", rest)
    pairs = re.findall(r"(\w+)=(<[^>]*>|[^\s,]+)", rest)
    data = {k: v.strip("<>") for k, v in pairs}
    if note:
        data["note"] = note[1]
    return data


mails = defaultdict(list)
for line in LINES:
    m = HEAD.search(line)
    if not m:
        print("other program:", line.split()[4].rstrip(":"))
        continue
    month, day, clock, daemon, pid, qid, rest = m.groups()
    mails[qid].append((clock, daemon, fields(rest)))

for qid, steps in mails.items():
    sender = next((d["from"] for _, _, d in steps if "from" in d), "?")
    size = sum(int(d.get("size", 0)) for *_, d in steps)
    print(f"{qid} from {sender or '(bounce)'} {size} bytes, {len(steps)} steps")
    for clock, daemon, data in steps:
        if "status" not in data:
            continue
        user, _, domain = data["to"].rpartition("@")
        print(f"   {clock[3:]} {daemon:>5} {user}@{domain[:4]}.. {data['status']}: {data['note']}")

delays = [float(d["delay"]) for s in mails.values() for *_, d in s if "delay" in d]
print(delays, round(sum(delays) / len(delays), 3))
print(f"slowest {max(delays):.1f}s, all {sum(delays):06.2f}s")
print(fields("nothing here"), fields("a=1, b=<>"))
