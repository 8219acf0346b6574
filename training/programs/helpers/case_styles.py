"""Convert identifiers between naming styles."""
import re
from enum import Enum

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")


class Style(str, Enum):
    SNAKE = "snake"
    KEBAB = "kebab"
    CAMEL = "camel"
    PASCAL = "pascal"
    CONST = "const"


def words(name):
    if isinstance(name, bytes):
        name = name.decode("ascii")
    if not isinstance(name, str):
        raise TypeError("name must be text, got " + type(name).__name__)
    return [w.lower() for w in _WORD.findall(name)]


def convert(name, style, *, acronyms=()):
    style = Style(style)
    parts = words(name)
    if not parts:
        return ""
    if style is Style.SNAKE:
        return "_".join(parts)
    if style is Style.KEBAB:
        return "-".join(parts)
    if style is Style.CONST:
        return "_".join(parts).upper()
    big = [p.upper() if p in acronyms else p.capitalize() for p in parts]
    if style is Style.CAMEL:
        big[0] = parts[0]
    return "".join(big)


def detect(name):
    """The first style which leaves the name as it is, or None."""
    for style in Style:
        if name and convert(name, style) == name:
            return style
    return None


def convert_keys(data, style):
    if isinstance(data, dict):
        return {convert(k, style): convert_keys(v, style) for k, v in data.items()}
    if isinstance(data, list):
        return [convert_keys(v, style) for v in data]
    return data


if __name__ == "__main__":
    for raw in ("parseHTTPHeader", "max-row-count", "USER_ID2", b"plain"):
        print(raw, words(raw), *(convert(raw, s) for s in ("snake", "pascal")))
    print(convert("get_http_url", Style.CAMEL, acronyms={"http", "url"}))
    print([convert("deep sea fish", s) for s in Style])
    for name in ("a_b", "aB", "AB", "Ab", "x-y", "no Style"):
        found = detect(name)
        print(f"{name!r}: {found.name if found else 'unknown'}")
    print(convert_keys({"userName": "al", "lastLogins": [{"atHour": 9}, 3]}, "snake"))
    for args in (("x", "shouty"), (5, "snake")):
        try:
            convert(*args)
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e)
    assert convert("--", "camel") == ""
