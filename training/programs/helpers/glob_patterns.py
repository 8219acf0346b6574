"""Translate gitignore-like globs to regular expressions."""
import functools
import re
from pathlib import PurePosixPath


@functools.lru_cache(maxsize=32)
def translate(pattern):
    i, out = 0, []
    while i < len(pattern):
        c = pattern[i]
        if pattern.startswith("**/", i):
            out.append("(?:.*/)?")
            i += 3
            continue
        if pattern.startswith("**", i):
            out.append(".*")
            i += 2
            continue
        if c == "*":
            out.append("[^/]*")
        elif c == "?":
            out.append("[^/]")
        elif c == "{":
            end = pattern.find("}", i)
            if end < 0:
                raise ValueError(f"unclosed brace in {pattern!r}")
            options = pattern[i + 1:end].split(",")
            out.append("(?:%s)" % "|".join(map(re.escape, options)))
            i = end
        else:
            out.append(re.escape(c))
        i += 1
    return "".join(out)


def match(path, pattern):
    path = path.as_posix() if isinstance(path, PurePosixPath) else path
    return re.fullmatch(translate(pattern), path) is not None


class IgnoreList:
    def __init__(self, lines):
        self.rules = []
        for line in lines:
            line = line.split("#")[0].strip()
            if not line:
                continue
            negate = line.startswith("!")
            line = line.lstrip("!")
            if "/" not in line:
                line = "**/" + line
            self.rules.append((negate, line.lstrip("/")))

    def __call__(self, path):
        ignored = False
        for negate, pattern in self.rules:
            if match(path, pattern):
                ignored = not negate
        return ignored


if __name__ == "__main__":
    for pat in ("*.py", "src/**/t?.c", "{a,b}.txt", "docs/**"):
        print(pat, "->", translate(pat))
    table = [("x.py", "*.py"), ("d/x.py", "*.py"), ("d/x.py", "**/*.py"), ("src/t1.c", "src/**/t?.c"),
             ("b.txt", "{a,b}.txt"), ("c.txt", "{a,b}.txt")]
    for path, pat in table:
        print(f"{path:<9} {pat:<12} {match(path, pat)}")
    ignore = IgnoreList(["*.log  # logs", "", "!keep.log", "/build/**"])
    print(ignore.rules)
    files = ["a.log", "sub/b.log", "sub/keep.log", "build/x/y.o", "main.c"]
    print([f for f in files if not ignore(f)])
    print(match(PurePosixPath("a/./b.h"), "a/*.h"))
    try:
        match("x", "{a,b")
    except ValueError as e:
        print("ValueError:", e)
    assert not match("", "?") and match("", "*")
