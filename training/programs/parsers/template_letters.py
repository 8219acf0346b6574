import re
from datetime import date

PIECE = re.compile(r"\{\{\s*(?P<expr>[^}]+?)\s*\}\}|\{%\s*(?P<tag>[^%]+?)\s*%\}")

FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "euro": lambda v: f"{v:,.2f} EUR",
    "day": lambda d: d.strftime("%d.%m.%Y"),
}


class TemplateError(Exception):
    pass


def lookup(name, ctx):
    cur = ctx
    for part in name.split("."):
        if isinstance(cur, dict):
            if part not in cur:
                raise TemplateError(f"no value for {name}")
            cur = cur[part]
        else:
            cur = getattr(cur, part)
    return cur


def render(tpl, ctx):
    out = []
    showing = [True]
    pos = 0
    for m in PIECE.finditer(tpl):
        if all(showing):
            out.append(tpl[pos:m.start()])
        pos = m.end()
        if m["tag"]:
            word, *rest = m["tag"].split()
            if word == "if":
                showing.append(all(showing) and bool(lookup(rest[0], ctx)))
            elif word == "else":
                showing[-1] = not showing[-1]
            elif word == "end":
                showing.pop()
        elif all(showing):
            name, *filters = [p.strip() for p in m["expr"].split("|")]
            value = lookup(name, ctx)
            for f in filters:
                value = FILTERS[f](value)
            out.append(str(value))
    if len(showing) != 1:
        raise TemplateError("missing end")
    out.append(tpl[pos:])
    return "".join(out)


tpl = "Dear {{ who.name|title }}, {% if due %}pay {{ due|euro }} by {{ on|day }}{% else %}nothing due{% end %}."
people = [
    {"who": {"name": "ines moreau"}, "due": 1250.5, "on": date(2023, 11, 3)},
    {"who": {"name": "OLE"}, "due": 0},
    {"who": {}, "due": 3},
]
for person in people:
    try:
        letter = render(tpl, person)
    except TemplateError as err:
        letter = f"<{err}>"
    print(letter)

try:
    render("{% if x %}hi {{ x|upper }}", {"x": "you"})
except TemplateError as err:
    print("template:", err)
print(render("{{ on.year }}-{{ on.month }}", people[0]))
