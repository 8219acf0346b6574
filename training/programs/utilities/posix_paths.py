"""Path arithmetic on plain strings (posix rules)."""
import posixpath


def normalise(path):
    absolute = path.startswith("/")
    stack = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == ".." and stack and stack[-1] != "..":
            stack.pop()
        elif part != ".." or not absolute:
            stack.append(part)
    return "/" * absolute + "/".join(stack) or "."


def relative(path, start):
    a, b = normalise(path), normalise(start)
    if a.startswith("/") != b.startswith("/"):
        raise ValueError(f"cannot mix {path!r} and {start!r}")
    pa, pb = ([] if p in ("/", ".") else p.strip("/").split("/") for p in (a, b))
    equal = [x == y for x, y in zip(pa, pb)] + [False]
    same = equal.index(False)
    up = [".."] * (len(pb) - same)
    return "/".join(up + pa[same:]) or "."


def common_dir(*paths):
    if not paths:
        raise ValueError("common_dir() needs a path")
    split = [normalise(p).split("/") for p in paths]
    low, high = min(split), max(split)
    for i, part in enumerate(low):
        if i >= len(high) or part != high[i]:
            low = low[:i]
            break
    return "/".join(low) or ("/" if paths[0].startswith("/") else "")


def split_all(path):
    head, tail = posixpath.split(path)
    if head == path:
        return [head] if head else []
    return split_all(head) + ([tail] if tail else [])


def change_ext(path, ext, *, only=None):
    root, old = posixpath.splitext(path)
    if only is not None and old not in only:
        return path
    return root + (ext if not ext or ext.startswith(".") else "." + ext)


def is_inside(path, folder):
    return not relative(path, folder).startswith("..")


print(normalise("/srv//www/./img/../"), normalise("../a/../../b"), normalise("/../x"))
print(normalise(""), normalise("/"))
print(relative("/home/li/cv.md", "/home/tmp"), relative("a/b", "a/b"))
print(relative("x", "a/b"))
print(common_dir("/usr/lib/x", "/usr/libexec"), common_dir("/a", "/b"))
print(common_dir("src/app/m.py"))
print(split_all("/var/app.log"), split_all("docs/"), split_all(""))
print(change_ext("pics/sea.jpeg", "webp"), change_ext("a.tar.gz", ".zip"), change_ext("x.md", ""))
print(change_ext("x.md", "html", only={".rst"}), change_ext(".profile", "bak"))
print(is_inside("/srv/../etc", "/srv"))
for args in (("/a", "b"), ()):
    try:
        print(relative(*args) if args else common_dir())
    except ValueError as e:
        print("ValueError:", e)
