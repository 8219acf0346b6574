import re
from textwrap import wrap

DOC = """# Hut rules
Please *wipe* your **boots** and read [the book](h.pt/book).

- wood: `stack it`
- water
1. lamp off
2. door shut
## Thanks
> stay *warm*"""


class Plain:
    def __init__(self, width=30):
        self.width = width
        self.links = []
        self.lines = []

    def inline(self, text):
        text = re.sub(r"\*\*(.+?)\*\*", lambda m: m[1].upper(), text)
        text = re.sub(r"\*(.+?)\*", r"_\1_", text)
        text = re.sub(r"`(.+?)`", r"'\1'", text)
        return re.sub(r"\[(.+?)\]\((.+?)\)", self._link, text)

    def _link(self, m):
        self.links.append(m[2])
        return f"{m[1]} [{len(self.links)}]"

    def feed(self, line):
        if m := re.match(r"(#+) (.*)", line):
            title = self.inline(m[2])
            self.lines += [title, ("=" if len(m[1]) == 1 else "-") * len(title)]
        elif m := re.match(r"(?:-|(\d+)\.) (.*)", line):
            bullet = f"{m[1]})" if m[1] else "*"
            self.lines.append(f"  {bullet} {self.inline(m[2])}")
        elif line.startswith("> "):
            self.lines.append("  | " + self.inline(line[2:]))
        else:
            self.lines.extend(wrap(self.inline(line), self.width) or [""])

    def finish(self):
        for no, target in enumerate(self.links, 1):
            self.lines.append(f"[{no}] {target}")
        return self.lines


p = Plain()
for raw in DOC.splitlines():
    p.feed(raw)
result = p.finish()
print("\n".join(result))
print("---")
print(len(result), "lines, longest", max(map(len, result)))
narrow = Plain(width=14)
narrow.feed("Leave **two** euros per *night* in the tin")
for i, line in enumerate(narrow.finish()):
    print(i, repr(line))
