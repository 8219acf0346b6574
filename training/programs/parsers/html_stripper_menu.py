from html import unescape
import re

PAGE = ('<h1>Soup &amp; Bread</h1><ul><li>Leek <b>4.50</b></li>'
        '<li>Pea<br>mint <b>5.25</b></ul><script>x=1</script><p>Caf&eacute;</div>')

BLOCK = {"h1", "li", "p", "ul", "div"}
VOID = {"br", "img"}
SKIP = {"script", "style"}


class TextCollector:
    """Collects text, tolerates bad nesting."""

    def __init__(self):
        self.open = []
        self.lines = [""]
        self.complaints = []

    def feed(self, html):
        for raw in re.split(r"(<[^>]+>)", html):
            if not raw:
                continue
            if raw[0] != "<":
                self.data(raw)
            elif raw[1] == "/":
                self.end(raw[2:-1])
            else:
                self.start(raw[1:-1].split()[0])
        for tag in reversed(self.open):
            self.complaints.append(f"<{tag}> left open")
        return self

    def newline(self):
        if self.lines[-1]:
            self.lines.append("")

    def start(self, tag):
        if tag in BLOCK:
            self.newline()
        if tag == "li":
            self.lines[-1] += "- "
        elif tag == "br":
            self.lines[-1] += " / "
        if tag not in VOID:
            self.open.append(tag)

    def end(self, tag):
        if tag not in self.open:
            self.complaints.append(f"stray </{tag}>")
            return
        while (top := self.open.pop()) != tag:
            self.complaints.append(f"<{top}> closed by </{tag}>")
        if tag in BLOCK:
            self.newline()

    def data(self, text):
        if SKIP.isdisjoint(self.open):
            text = unescape(text)
            self.lines[-1] += text.upper() if "h1" in self.open else text


c = TextCollector().feed(PAGE)
for line in c.lines:
    if line:
        print(line)
print("complaints:", len(c.complaints))
for i, s in enumerate(c.complaints, 1):
    print(f"  {i}. {s}")

prices = [float(p) for p in re.findall(r"<b>([\d.]+)</b>", PAGE)]
print(f"sum {sum(prices):.2f}, cheapest {min(prices):.2f}")
