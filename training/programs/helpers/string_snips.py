# -*- coding: utf-8 -*-
"""Little string helpers; text or bytes go in, the same type comes out."""

__version__ = "0.4.1"
_RAISE = object()


def _like(sample, literal):
    return literal.encode() if isinstance(sample, bytes) else literal


def between(text, left, right, default=_RAISE, *, greedy=False):
    start = text.find(left)
    if start >= 0:
        start += len(left)
        end = text.rfind(right) if greedy else text.find(right, start)
        if end >= start:
            return text[start:end]
    if default is _RAISE:
        raise ValueError("no %r...%r in %r" % (left, right, text))
    return default


def truncate(text, limit, *, marker="...", middle=False):
    marker = _like(text, marker)
    if limit < len(marker):
        raise ValueError("limit is shorter than the marker")
    if len(text) <= limit:
        return text
    room = limit - len(marker)
    if not middle:
        return text[:room] + marker
    tail = room // 2
    return text[:room - tail] + marker + (text[-tail:] if tail else text[:0])


def squeeze(text):
    return _like(text, " ").join(text.split())


def strip_affixes(text, prefixes=(), suffixes=()):
    for p in prefixes:
        text = text.removeprefix(p)
    for s in suffixes:
        text = text.removesuffix(s)
    return text


def balanced(text, pairs="()[]{}"):
    closing = dict(zip(pairs[1::2], pairs[::2]))
    stack = []
    for i, c in enumerate(text):
        if c in closing.values():
            stack.append((c, i))
        elif c in closing:
            if not stack or stack[-1][0] != closing[c]:
                return i
            stack.pop()
    return stack[-1][1] if stack else -1


def partition_all(text, *seps):
    out = []
    for sep in seps:
        head, found, text = text.partition(sep)
        if not found:
            raise LookupError(f"separator {sep!r} is missing")
        out.append(head)
    return out + [text]


if __name__ == "__main__":
    print(between("x=<a><b>;", "<", ">"), between("x=<a><b>;", "<", ">", greedy=True))
    print(between(b"k:v;", b":", b";"), between("none", "[", "]", default=""))
    for limit in (5, 8, 30):
        print(truncate("chrysanthemum", limit), truncate("chrysanthemum", limit, middle=True))
    print(truncate(b"binary data", 6), squeeze("  a \n b\t c "), squeeze(b" x  y "))
    print(strip_affixes("test_login_spec.py", ["test_"], [".py", "_spec"]))
    for t in ("f(a[1])", "(]", "{(", "", "a)"):
        print(repr(t), balanced(t))
    print(partition_all("GET /a?b HTTP", " ", "?", " "))
    for job in (lambda: between("ab", "b", "a"), lambda: truncate("abc", 2), lambda: partition_all("a-b", "-", "+")):
        try:
            job()
        except (ValueError, LookupError) as e:
            print(type(e).__name__, e)
    assert between("aXbX", "X", "X") == "b"
