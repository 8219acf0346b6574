"""Print the table of contents of a handbook with nested chapters."""

handbook = [
    ("Basics", [
        ("Rope", []),
        ("Knots", [("Figure eight", []), ("Clove hitch", [])]),
    ]),
    ("Weather", []),
    ("Rescue", [("Signals", [])]),
]


def walk(chapters, prefix=""):
    for i, (title, sub) in enumerate(chapters, start=1):
        number = f"{prefix}{i}"
        yield number, title
        yield from walk(sub, prefix=number + ".")


def numbered(chapters):
    count = yield from counting(walk(chapters))
    yield "total", str(count)


def counting(inner):
    n = 0
    for item in inner:
        n += 1
        yield item
    return n


for number, title in numbered(handbook):
    depth = number.count(".")
    print("   " * depth + number, title)

deepest = max(walk(handbook), key=lambda pair: pair[0].count("."))
print("deepest entry:", deepest)
print("titles with 'e':", [t for _, t in walk(handbook) if "e" in t.lower()])
