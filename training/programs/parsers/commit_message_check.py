import re
from collections import Counter
from typing import NamedTuple

class Issue(NamedTuple):
    line: int
    code: str
    text: str

HEADER = re.compile(r"(?P<type>feat|fix|docs|chore)(?:\((?P<scope>[\w-]+)\))?(?P<bang>!)?: (?P<subject>.+)")
TRAILER = re.compile(r"^(Refs|Closes): #(\d+)$", re.M)

RULES = []

def rule(func):
    RULES.append(func)
    return func

@rule
def header_form(lines):
    m = HEADER.match(lines[0])
    if not m:
        yield Issue(1, "H1", "header has no type")
    elif m["subject"][0].isupper():
        yield Issue(1, "H2", "subject starts with a capital")

@rule
def header_length(lines):
    if (n := len(lines[0])) > 40:
        yield Issue(1, "H3", f"header is {n} long")

@rule
def blank_second(lines):
    if len(lines) > 1 and lines[1].strip():
        yield Issue(2, "B1", "second line not blank")

@rule
def body_lines(lines):
    for no, line in enumerate(lines[2:], start=3):
        if line != line.rstrip():
            yield Issue(no, "B2", "trailing space")
        if re.search(r"\b(stuff|things)\b", line):
            yield Issue(no, "B3", "vague word")

def check(message):
    lines = message.split("\n")
    return [issue for r in RULES for issue in r(lines)]

messages = [
    "fix(cart): round totals\n\nHalf cents went up.\nCloses: #41\nRefs: #7",
    "Update stuff",
    "feat!: Drop the old import format for good \nmore things",
    "docs: spell names\n\nand other things \nRefs: #7",
]
tally = Counter()
tickets = {}
for i, msg in enumerate(messages):
    issues = check(msg)
    tally.update(x.code for x in issues)
    print(f"[{i}] {msg.splitlines()[0]!r}", "ok" if not issues else "")
    for x in issues:
        print("    %d:%s %s" % x)
    for word, num in TRAILER.findall(msg):
        tickets.setdefault(int(num), []).append(f"{word.lower()}@{i}")
print(dict(sorted(tally.items())))
for num in sorted(tickets):
    print("#%d" % num, tickets[num])
m = HEADER.match(messages[2])
print("breaking" if m["bang"] else "plain", m["type"], m["scope"])
