import re
from typing import Iterator

SHEET = """
p { color: gray; margin: 2px }
p.note { color: red; }
#top { color: blue !important; margin: 9px }
/* last */ .note, b { margin: 4px; bogus }
"""

Rule = tuple[tuple[int, int, int], str, dict]


def specificity(selector: str) -> tuple[int, int, int]:
    ids = selector.count("#")
    classes = selector.count(".")
    tags = 1 if selector[0].isalpha() else 0
    return ids, classes, tags


def rules(text: str) -> Iterator[Rule]:
    text = re.sub(r"/\*.*?\*/", "", text)
    for heads, body in re.findall(r"([^{}]+)\{([^}]*)\}", text):
        props = {}
        for decl in body.split(";"):
            name, colon, value = decl.partition(":")
            if not colon:
                continue
            props[name.strip()] = value.strip()
        for head in heads.split(","):
            head = head.strip()
            yield specificity(head), head, props


def applies(selector, tag, ident=None, classes=()):
    parts = re.findall(r"([.#]?)(\w+)", selector)
    for mark, name in parts:
        if mark == "" and name != tag:
            return False
        if mark == "#" and name != ident:
            return False
        if mark == "." and name not in classes:
            return False
    return True


def style(sheet, **element):
    chosen = {}
    matching = [r for r in sheet if applies(r[1], **element)]
    for weight, selector, props in sorted(matching, key=lambda r: r[0]):
        for k, v in props.items():
            if "!important" in chosen.get(k, ""):
                continue
            chosen[k] = v
    return chosen


sheet = list(rules(SHEET))
for weight, head, props in sheet:
    print(weight, head.ljust(8), props)

print(style(sheet, tag="p"))
print(style(sheet, tag="p", classes=["note"]))
final = style(sheet, tag="p", ident="top", classes=["note", "x"])
print({k: v.replace(" !important", "*") for k, v in final.items()})
pixels = [int(m.group(1)) for _, _, p in sheet if (m := re.match(r"(\d+)px", p.get("margin", "")))]
print("margins", pixels, "largest", max(pixels))
