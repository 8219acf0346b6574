import re

page = (
    '<h1 class="big">Choir of St. Ægidius</h1>\n'
    '<p>Next concert: <b>12 May</b>, see <a href="/tickets?id=7">tickets</a>\n'
    'or <A HREF="mailto:info@aegidius.example">write to us</A>.<br/>\n'
    '<img src="choir.jpg" alt=""> &amp; more &lt;soon&gt;</p>\n'
    '<!-- <a href="/old">old</a> -->'
)

# comments first
clean, removed = re.subn(r"<!--.*?-->", "", page, flags=re.S)
print("comments removed:", removed, "| length", len(page), "->", len(clean))

tags = re.findall(r"</?([a-zA-Z][a-zA-Z0-9]*)", clean)
print(tags)
lower = [t.lower() for t in tags]
counts = {t: lower.count(t) for t in dict.fromkeys(lower)}
print(counts)

link = re.compile(r'<a\s+href="([^"]*)"[^>]*>(.*?)</a>', re.IGNORECASE)
for target, label in link.findall(clean):
    scheme, colon, rest = target.partition(":")
    if colon:
        print(f"{label}: {scheme} to {rest.split('@')[0]}")
    else:
        path, _, query = target.partition("?")
        print(f"{label}: path {path} query {query or '-'}")

attrs = dict(re.findall(r'(\w+)="([^"]*)"', re.search(r"<img[^>]*>", clean).group()))
print(attrs, "alt missing" if not attrs.get("alt") else "ok")

text = re.sub(r"<[^>]+>", "", clean)
for entity, char in [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]:
    text = text.replace(entity, char)
lines = [ln.strip() for ln in text.split("\n") if ln.strip()]
for ln in lines:
    print(repr(ln))

stack = []
for closing, name, selfclosing in re.findall(r"<(/?)(\w+)[^>]*?(/?)>", clean):
    name = name.lower()
    if closing:
        top = stack.pop()
        if top != name:
            print("expected", top, "got", name)
            if name in stack:
                stack.remove(name)
    elif not selfclosing:
        stack.append(name)
print("open at the end:", stack)
