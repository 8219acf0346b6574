def split_braces(pattern):
    """a{b,c}d -> abd, acd (no nesting)"""
    if "{" not in pattern:
        return [pattern]
    head, rest = pattern.split("{", 1)
    inside, tail = rest.split("}", 1)
    found = []
    for option in inside.split(","):
        for end in split_braces(tail):
            found.append(head + option + end)
    return found


def parse(pattern):
    parts = []
    i = 0
    while i < len(pattern):
        c = pattern[i]
        if c == "*":
            parts.append(("star", None))
        elif c == "?":
            parts.append(("any", None))
        elif c == "[":
            close = pattern.index("]", i)
            parts.append(("one", pattern[i + 1:close]))
            i = close
        else:
            parts.append(("one", c))
        i += 1
    return parts


def matches(parts, text):
    if not parts:
        return text == ""
    (kind, chars), rest = parts[0], parts[1:]
    if kind == "star":
        return any(matches(rest, text[k:]) for k in range(len(text) + 1))
    if not text:
        return False
    if kind == "one" and text[0] not in chars:
        return False
    return matches(rest, text[1:])


files = ["ab1.png", "a2.gif", "b.png"]
for pat in ["a*g", "?[.b][1p]*", "b{1,.p}*"]:
    hits = []
    for alt in split_braces(pat):
        compiled = parse(alt)
        print(alt, [kind if chars is None else chars for kind, chars in compiled])
        hits += [f for f in files if f not in hits and matches(compiled, f)]
    print(f"  {pat} found {len(hits)}: {', '.join(hits) or 'none'}")

try:
    parse("x[ab")
except ValueError as err:
    print("open bracket:", err)
