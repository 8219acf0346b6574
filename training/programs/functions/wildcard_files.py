class Pattern:
    """* any text, ? one character, ! at the start turns it around."""

    def __init__(self, text):
        self.negative = text.startswith("!")
        self.text = text[1:] if self.negative else text

    def matches(self, name):
        return wild(self.text, name)

    def __str__(self):
        return ("not " if self.negative else "") + self.text


def wild(pattern, name):
    p = n = 0
    star = mark = -1
    while n < len(name):
        if p < len(pattern) and pattern[p] in ("?", name[n]) and pattern[p] != "*":
            p += 1
            n += 1
        elif p < len(pattern) and pattern[p] == "*":
            star, mark = p, n
            p += 1
        elif star >= 0:
            mark += 1
            p, n = star + 1, mark
        else:
            return False
    return pattern[p:].strip("*") == ""


def select(names, patterns):
    chosen = []
    for name in names:
        keep = False
        for pat in map(Pattern, patterns):
            if pat.matches(name):
                keep = not pat.negative
        if keep:
            chosen.append(name)
    return chosen


def split_ext(name):
    if "." not in name.lstrip("."):
        return name, ""
    stem, _, ext = name.rpartition(".")
    if stem.endswith(".tar"):
        stem, ext = stem[:-4], "tar." + ext
    return stem, ext.lower()


def free_name(name, taken):
    stem, ext = split_ext(name)
    number = 1
    candidate = name
    while candidate in taken:
        number += 1
        candidate = "%s (%d)%s" % (stem, number, "." + ext if ext else "")
    return candidate


print([wild(p, "map.png") for p in ("*.png", "m?p", "*")])
print(wild("", ""), wild("**", ""), wild("?", "é"))
files = ["a.png", ".env", "b.tar.gz"]
for rules in (["*", "!*g"], ["?.*"], []):
    print([str(Pattern(r)) for r in rules], "->", select(files, rules))
for f in files + ["a.", ""]:
    print(repr(f), split_ext(f))
for f in ("a.png", ".env", "new.txt"):
    print(free_name(f, set(files)))
