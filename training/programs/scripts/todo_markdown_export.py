import re

NOTES = """\
# Flat move
- [x] cancel internet @Joan !2
- [ ] boxes @Piet !1 due:05-12
- [ ] new lamp
# Garden
- [ ] prune the roses @Joan due:03-01
- [x] compost
some remark
"""

ITEM = re.compile(r"- \[(?P<done>[ x])\] (?P<rest>.+)")


class Task:
    def __init__(self, section, done, text):
        self.section = section
        self.done = done
        self.who = self._take(r"@(\w+)", text)
        self.prio = int(self._take(r"!(\d)", text) or 9)
        self.due = self._take(r"due:(\d\d-\d\d)", text)
        self.text = re.sub(r"\s*(@\w+|!\d|due:\S+)", "", text)

    @staticmethod
    def _take(pattern, text):
        m = re.search(pattern, text)
        return m.group(1) if m else None

    def __str__(self):
        parts = [self.text]
        if self.who:
            parts.append(f"({self.who})")
        if self.due:
            parts.append("until " + self.due)
        return " ".join(parts)


tasks, section = [], None
for line in NOTES.splitlines():
    if line.startswith("# "):
        section = line[2:]
    elif m := ITEM.match(line):
        tasks.append(Task(section, m["done"] == "x", m["rest"]))
    else:
        print("note:", line)

for section in dict.fromkeys(t.section for t in tasks):
    mine = [t for t in tasks if t.section == section]
    done = sum(t.done for t in mine)
    print(f"{section} [{'=' * done}{'.' * (len(mine) - done)}] {done}/{len(mine)}")

todo = sorted((t for t in tasks if not t.done), key=lambda t: (t.due or "99", t.prio))
for number, task in enumerate(todo, 1):
    print(f"{number}) {task}")

load = {}
for t in todo:
    load.setdefault(t.who or "nobody", []).append(t.text)
for who, what in load.items():
    print(who, "->", "; ".join(what))
