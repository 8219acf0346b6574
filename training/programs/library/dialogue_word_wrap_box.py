# Speech bubbles for a small comic script, as boxes of text
import re
import textwrap
from itertools import cycle, zip_longest

SCRIPT = """
MILO (whispering): Is the badger still behind the door?
-- a long pause --
TIA: Badgers don't   wait. They PLAN.
MILO: That is exactly what I was afraid of, Tia...
"""

LINE = re.compile(r"(?P<who>[A-Z]{2,})(?:\s*\((?P<how>[^)]*)\))?:\s*(?P<text>.*)")


def bubble(text, width=24, how=None):
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\b([A-Z]{3,})\b", lambda m: f"*{m.group(1).lower()}*", text)
    corner, side = ("'", ":") if how == "whispering" else ("+", "|")
    lines = textwrap.wrap(text, width - 4)
    inner = max(map(len, lines))
    edge = corner + "-" * (inner + 2) + corner
    return [edge] + [f"{side} {l:<{inner}} {side}" for l in lines] + [edge]


def beside(left, right, gap=2):
    width = max(len(l) for l in left)
    out = []
    for a, b in zip_longest(left, right, fillvalue=""):
        out.append((a.ljust(width + gap) + b).rstrip())
    return out


boxes = []
ignored = []
for line in SCRIPT.strip().splitlines():
    m = LINE.match(line)
    if not m:
        ignored.append(line.strip("- "))
        continue
    boxes.append((m["who"].capitalize(), bubble(m["text"], how=m["how"])))

for line in beside(boxes[0][1], boxes[1][1]):
    print(line)
print("\n".join(boxes[2][1]))
print("ignored:", ignored)

names = cycle("LR")
for (who, box), side in zip(boxes, names):
    print(f"{side} {who:<5} {len(box[0]):>3} wide {len(box) - 2} lines")

quote = "“Don't,” said Tia — “not yet.”"
print(re.split(r"[“”—]\s*", quote))
print(re.findall(r"“([^”]+)”", quote), len(quote))
stage = "(a door) closes (slowly)"
print(re.sub(r"\s*\(([^)]*)\)\s*", r"[\1]", stage))
print(textwrap.wrap("antidisestablishmentarianism", 10), textwrap.wrap(""))
print(textwrap.shorten(quote, width=18, placeholder="…"))
print("tab\there".expandtabs(6), "x\ty\tz".expandtabs(4).count(" "))
