import re
from html import escape

SOURCE = [
    "# Garden diary",
    "Planted **12** tomatoes & *some* basil.",
    "",
    "- water daily",
    "- check `slugs`",
    "See [plan](plan.html)",
]

INLINE = [
    (r"\*\*(.+?)\*\*", r"<b>\1</b>"),
    (r"\*(.+?)\*", r"<i>\1</i>"),
    (r"`([^`]+)`", r"<code>\1</code>"),
    (r"\[(.+?)\]\((.+?)\)", r'<a href="\2">\1</a>'),
]


def inline(text):
    text = escape(text, quote=False)
    for pattern, repl in INLINE:
        text, n = re.subn(pattern, repl, text)
        if n:
            print(f"   applied {pattern[:6]!r} x{n}")
    return text


html = []
in_list = False
for line in SOURCE:
    is_item = line.startswith("- ")
    if is_item and not in_list:
        html.append("<ul>")
        in_list = True
    if in_list and not is_item:
        html.append("</ul>")
        in_list = False
    if is_item:
        html.append("<li>" + inline(line[2:]) + "</li>")
    elif (m := re.match(r"(#+)\s+(.*)", line)):
        level = len(m[1])
        html.append(f"<h{level}>{inline(m[2])}</h{level}>")
    elif line.strip():
        html.append("<p>" + inline(line) + "</p>")

for h in html:
    print(h)
