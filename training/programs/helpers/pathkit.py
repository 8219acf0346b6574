from pathlib import PurePosixPath, PureWindowsPath
import os.path

__all__ = ["to_posix", "ensure_suffix", "sibling", "common_root", "shorten", "is_hidden"]

_MISSING = object()


def _as_path(value):
    if isinstance(value, PurePosixPath):
        return value
    if isinstance(value, bytes):
        value = value.decode("utf-8")
    if isinstance(value, str):
        return PurePosixPath(value)
    raise TypeError("not a path: %r" % (value,))


def to_posix(windows_path):
    p = PureWindowsPath(windows_path)
    if p.drive:
        letter = p.drive.rstrip(":").lower()
        return PurePosixPath("/mnt", letter, *p.parts[1:])
    return PurePosixPath(*p.parts)


def ensure_suffix(path, suffix, *, replace=False):
    path = _as_path(path)
    if not suffix.startswith("."):
        suffix = "." + suffix
    if path.suffix == suffix:
        return path
    if replace and path.suffix:
        return path.with_suffix(suffix)
    return path.with_name(path.name + suffix)


def sibling(path, name):
    return _as_path(path).parent / name


def common_root(paths, default=_MISSING):
    paths = [_as_path(p) for p in paths]
    if not paths:
        if default is _MISSING:
            raise ValueError("no paths given")
        return default
    root = []
    for column in zip(*(p.parts for p in paths)):
        if len(set(column)) != 1:
            break
        root.append(column[0])
    return PurePosixPath(*root)


def shorten(path, keep=2):
    parts = _as_path(path).parts
    if len(parts) <= keep + 1:
        return str(_as_path(path))
    return "/".join([parts[0].rstrip("/"), "...", *parts[-keep:]])


def is_hidden(path):
    return any(p.startswith(".") and p not in (".", "..") for p in _as_path(path).parts)


if __name__ == "__main__":
    print(to_posix(r"C:\Users\ana\notes.txt"))
    print(to_posix("docs\\img"))
    for name in ("a/report", "a/report.md", b"a/report.tar.gz"):
        print(ensure_suffix(name, "md"), ensure_suffix(name, ".md", replace=True))
    print(sibling("/srv/app/main.py", "util.py"))
    print(common_root(["/srv/app/x.py", "/srv/app/lib/y.py", "/srv/app"]))
    print(common_root(["src/a", "lib/b"]))
    print(common_root([], default=None))
    try:
        common_root([])
    except ValueError as e:
        print("error:", e)
    for p in ["/usr/share/doc/python/README", "a/b", "x/y/z/w"]:
        print(shorten(p), shorten(p, keep=1))
    checks = {".git/config": True, "a/../b": False, "./src": False, "home/.ssh": True}
    for p, want in checks.items():
        assert is_hidden(p) is want, p
        print(p, is_hidden(p), os.path.basename(p))
    try:
        is_hidden(3.5)
    except TypeError as e:
        print("error:", e)
