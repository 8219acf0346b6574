import html
import re

_INLINE = [
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)"), r'<a href="\2">\1</a>'),
]
_HEADING = re.compile(r"^(#{1,4})\s+(.*?)\s*#*$")


def inline(text):
    text = html.escape(text, quote=False)
    for pattern, repl in _INLINE:
        text = pattern.sub(repl, text)
    return text


def blocks(source):
    """Yield ('h', level, text), ('ul', items) and ('p', text)."""
    pending, items = [], []

    def flush():
        nonlocal pending, items
        if pending:
            yield "p", " ".join(pending)
        if items:
            yield "ul", items
        pending, items = [], []

    for line in source.splitlines():
        line = line.strip()
        heading = _HEADING.match(line)
        if not line or heading:
            yield from flush()
            if heading:
                yield "h", len(heading[1]), heading[2]
        elif line[:2] in ("- ", "* "):
            if pending:
                yield from flush()
            items.append(line[2:])
        elif items:
            items[-1] += " " + line
        else:
            pending.append(line)
    yield from flush()


def to_html(source):
    out = []
    for kind, *rest in blocks(source):
        if kind == "h":
            out.append("<h{0}>{1}</h{0}>".format(rest[0], inline(rest[1])))
        elif kind == "ul":
            out += ["<ul>", *(f"<li>{inline(i)}</li>" for i in rest[0]), "</ul>"]
        else:
            out.append(f"<p>{inline(rest[0])}</p>")
    return out


def outline(source):
    return ["  " * (lvl - 1) + txt for kind, lvl, txt in
            (b for b in blocks(source) if b[0] == "h")]


if __name__ == "__main__":
    DOC = """# Bread #
Mix *flour*
and **water**.

## Steps
- knead
  for long
- bake at 220
Done & eaten
# Notes"""
    print(*to_html(DOC), sep="\n")
    print(outline(DOC))
    for t in ("a < b", "`x*y*z`", "[site](http://a.b)", "**a** *b*", "2 * 3"):
        print(inline(t))
    assert list(blocks("")) == []
    assert list(blocks("#no heading")) == [("p", "#no heading")]
