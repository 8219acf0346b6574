# nested dict <-> indented outline <-> tree with branches
def draw(tree, prefix=""):
    """dict of dicts (or None for leaves)"""
    items = list(tree.items())
    for i, (name, children) in enumerate(items):
        last = i == len(items) - 1
        yield prefix + ("└── " if last else "├── ") + name
        if children:
            yield from draw(children, prefix + ("    " if last else "│   "))


def from_paths(paths, sep="/"):
    tree = {}
    for path in paths:
        node = tree
        for part in path.strip(sep).split(sep):
            node = node.setdefault(part, {})
    return tree


def outline(tree, indent=2, level=0):
    lines = []
    for name, sub in tree.items():
        lines.append(" " * indent * level + name)
        lines += outline(sub or {}, indent, level + 1)
    return lines


def read_outline(text):
    root = {}
    stack = [(-1, root)]
    for number, line in enumerate(text.splitlines(), 1):
        name = line.strip()
        if not name:
            continue
        depth = len(line) - len(line.lstrip())
        while stack[-1][0] >= depth:
            stack.pop()
        parent = stack[-1][1]
        if name in parent:
            raise ValueError(f"line {number}: {name!r} twice")
        parent[name] = {}
        stack.append((depth, parent[name]))
    return root


def depth(tree):
    return 1 + max(map(depth, tree.values()), default=0) if tree else 0


def leaves(tree):
    return sum(leaves(t) if t else 1 for t in tree.values())


def prune(tree, keep):
    """Only the branches with a name for which keep(name) is true"""
    out = {}
    for name, sub in tree.items():
        kept = prune(sub or {}, keep)
        if kept or keep(name):
            out[name] = kept
    return out


repo = from_paths(["src/app.py", "/src/lib/io.py", "README", "docs/"])
print(*draw(repo), sep="\n")
print(repo["src"], depth(repo), leaves(repo))
print(outline({"a": {"b": None}, "c": {}}), outline({}, indent=4))
menu = read_outline("Tea\n    Green\n\n    Black\n        Assam\nCake")
print(menu)
print("\n".join(draw(prune(menu, lambda n: "ss" in n))))
print(prune(menu, str.isupper), depth({}), leaves({}), list(draw({})))
print(from_paths(["x.y", "x.z.w"], sep="."), from_paths([]))
print(read_outline("\n".join(outline(menu))) == menu)
try:
    read_outline("a\n b\n b")
except ValueError as e:
    print("ValueError:", e)
