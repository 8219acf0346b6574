import re
from string import capwords

TEMPLATE = "Dear {title} {name|upper}, your {thing} costs {price|money}.{?late} Hurry!{/}"

FILTERS = {
    "upper": str.upper,
    "caps": capwords,
    "money": lambda v: "%.2f EUR" % float(v),
}


class TemplateError(LookupError):
    pass


def expand(template, values, strict=False):
    def replace(match):
        key, _, name = match.group(1).partition("|")
        if key not in values:
            if strict:
                raise TemplateError(key)
            return "<" + key + "?>"
        value = values[key]
        if name:
            func = FILTERS.get(name)
            if func is None:
                raise TemplateError("filter " + name)
            value = func(value)
        return str(value)

    return re.sub(r"\{([a-z][\w|]*)\}", replace, template)


def drop_conditionals(template, values):
    out = []
    rest = template
    while "{?" in rest:
        before, _, rest = rest.partition("{?")
        key, _, rest = rest.partition("}")
        body, _, rest = rest.partition("{/}")
        out.append(before)
        if values.get(key):
            out.append(body)
    out.append(rest)
    return "".join(out)


def wrap(text, width=34):
    lines, current = [], ""
    for word in text.split():
        if current and len(current) + 1 + len(word) > width:
            lines.append(current)
            current = word
        else:
            current = f"{current} {word}".strip()
    if current:
        lines.append(current)
    return lines


people = [
    {"title": "Ms", "name": "Çelik", "thing": "canoe", "price": 410, "late": True},
    {"title": "Dr", "thing": "paddle", "price": "19.5"},
    {"title": "", "name": "x", "thing": "y", "price": "free"},
]
for person in people:
    try:
        text = expand(drop_conditionals(TEMPLATE, person), person)
    except (ValueError, TemplateError) as e:
        print(type(e).__name__, e)
        continue
    for n, line in enumerate(wrap(text)):
        print(n, line)
print(wrap(""), wrap("Donaudampfschifffahrt ab", 10))
for tpl in ("{a|caps}", "{a|shrink}", "{zz}"):
    try:
        print(expand(tpl, {"a": "old  mill"}, strict=True))
    except TemplateError as e:
        print("error", e.args)
