import json
from dataclasses import dataclass, field


@dataclass
class Item:
    title: str
    url: str = "#"
    children: list = field(default_factory=list)


def build_tree(rows):
    """rows: (id, parent id, title); unknown parents go to the top."""
    items = {key: Item(title, f"/p/{key}") for key, _, title in rows}
    top = []
    for key, parent, _ in rows:
        home = items.get(parent)
        if home is None or parent == key:
            top.append(items[key])
        else:
            home.children.append(items[key])
    return top


def render(items, level=0):
    lines = []
    for it in items:
        mark = "+" if it.children else "-"
        lines.append("   " * level + f"{mark} {it.title}")
        if it.children:
            lines += render(it.children, level + 1)
    return lines


def breadcrumb(items, url):
    for it in items:
        if it.url == url:
            return [it.title]
        below = breadcrumb(it.children, url)
        if below:
            return [it.title] + below
    return []


def to_plain(item):
    plain = {"t": item.title}
    kids = [to_plain(c) for c in item.children]
    if kids:
        plain["c"] = kids
    return plain


ROWS = [(1, None, "Home"), (2, 1, "Tents"), (3, 2, "Two persons"),
        (4, 1, "Stoves"), (5, 77, "Lost page"), (6, 6, "Strange")]
tree = build_tree(ROWS)
print(*render(tree), sep="\n")
for url in ("/p/3", "/p/5", "/p/100"):
    trail = breadcrumb(tree, url)
    print(url, " > ".join(trail) if trail else "not found")
print(json.dumps([to_plain(t) for t in tree]))
print(build_tree([]), render([]))
