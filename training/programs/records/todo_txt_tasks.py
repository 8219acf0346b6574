from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

TASKS = """\
(A) 2024-05-01 Call the plumber @phone +bathroom due:2024-05-04
x 2024-05-02 2024-04-20 Buy sealant +bathroom @shop
(C) Read about hedgehogs @garden
Send photos to Tía Rosa due:2024-05-10 +family +holiday
x 2024-05-03 Return library books
(a) lower case is no priority
"""


@dataclass(order=True)
class Task:
    sort_key: tuple
    text: str
    done: date | None = None
    created: date | None = None
    tags: tuple = ()
    extra: dict | None = None

    @property
    def is_done(self) -> bool:
        return self.done is not None


LINE = re.compile(
    r"(?:x (?P<done>\d{4}-\d\d-\d\d) |\((?P<prio>[A-Z])\) )?"
    r"(?:(?P<created>\d{4}-\d\d-\d\d) )?(?P<rest>.+)"
)


def parse(line: str) -> Task:
    m = LINE.fullmatch(line)
    rest = m["rest"]
    extra = dict(re.findall(r"(?<!\S)([a-z]+):(\S+)", rest))
    tags = tuple(re.findall(r"(?<!\S)[@+]\w+", rest))
    text = re.sub(r"\s*(?<!\S)(?:[@+]\w+|[a-z]+:\S+)", "", rest).strip()
    done, created = (date.fromisoformat(d) if d else None for d in m.group("done", "created"))
    key = (done is not None, m["prio"] or "Z", extra.get("due", "9999"))
    return Task(key, text, done, created, tags, extra)


tasks = sorted((parse(l) for l in TASKS.splitlines()), key=lambda t: t.sort_key)
today = date(2024, 5, 6)
for t in tasks:
    box = "[x]" if t.is_done else "[ ]"
    due = t.extra.get("due")
    late = due is not None and date.fromisoformat(due) < today
    print(box, t.sort_key[1], t.text, "LATE" if late else "", sep=" | ")

open_tasks = [t for t in tasks if not t.is_done]
projects = sorted({tag[1:] for t in tasks for tag in t.tags if tag[0] == "+"})
print(projects, f"{len(open_tasks)}/{len(tasks)} open = {len(open_tasks) / len(tasks):.0%}")
took = [(t.done - t.created).days for t in tasks if t.done and t.created]
print("days taken:", took, [t.created for t in open_tasks])
print(tasks[0] < tasks[1], parse("x marks the spot").text, parse("a +b").tags)
print(parse("Pay 10:30 bill http://x.example").extra)
