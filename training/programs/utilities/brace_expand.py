"""file{1..3}.{txt,md} -> the list of words a shell would make."""
import re

RANGE = re.compile(r"(-?\d+|[a-z])\.\.(-?\d+|[a-z])(?:\.\.(\d+))?$")


class BraceError(ValueError):
    pass


def find_group(text, start=0):
    """Position of the first { and its partner, or None."""
    open_at = text.find("{", start)
    if open_at < 0:
        return None
    depth = 0
    for m in re.finditer("[{}]", text[open_at:]):
        depth += 1 if m.group() == "{" else -1
        if not depth:
            return open_at, open_at + m.start()
    raise BraceError(f"'{{' at {open_at} is never closed")


def split_commas(body):
    parts, depth = [""], 0
    for token in re.findall("[{},]|[^{},]+", body):
        depth += (token == "{") - (token == "}")
        if token == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return parts


def span(body):
    m = RANGE.match(body)
    if m is None:
        return None
    a, b, step = m.groups()
    letters = a.isalpha()
    if letters != b.isalpha():
        raise BraceError(f"mixed range {body}")
    lo, hi = (ord(a), ord(b)) if letters else (int(a), int(b))
    jump = int(step or 1) or 1
    values = range(lo, hi + 1, jump) if lo <= hi else range(lo, hi - 1, -jump)
    if letters:
        return [chr(v) for v in values]
    size = max(len(a), len(b)) if "0" in (a[:1], b[:1]) and len(a) > 1 else 0
    return [str(v).zfill(size) for v in values]


def expand(text):
    group = find_group(text)
    if group is None:
        return [text]
    start, stop = group
    head, body, tail = text[:start], text[start + 1:stop], text[stop + 1:]
    choices = span(body) or split_commas(body)
    tails = expand(tail)
    if len(choices) == 1 and ".." not in body:
        return [head + "{" + body + "}" + t for t in tails]
    return [head + c + t for choice in choices for c in expand(choice) for t in tails]


print(expand("log{1..2}"), expand("{b..a}"))
print(expand("f.{md,txt}"))
print(expand("v{,2}"))
print(expand("{x,y{1,2}}"))
print(span("09..10"), span("0..10..5"), span("5..1..2"), span("a,b"))
print(expand("{one}"))
print(split_commas("a,{b,c}"), find_group("x{y}"))
for bad in ("a{b", "{1..c}"):
    try:
        expand(bad)
    except BraceError as e:
        print("BraceError:", e)
