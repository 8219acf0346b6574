"""Terminal text: ANSI colours, visible width, cutting without breaking codes."""
import re
import unicodedata

ANSI = re.compile(r"\x1b\[([\d;]*)m")
CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "blue": 34, "on_yellow": 43}
RESET = "\x1b[0m"


class UnknownStyle(KeyError):
    pass


def style(text, *names, enabled=True):
    if not enabled or not names:
        return text
    try:
        codes = ";".join(str(CODES[n]) for n in names)
    except KeyError as e:
        raise UnknownStyle(*e.args) from None
    return f"\x1b[{codes}m{text}{RESET}"


def strip(text):
    return ANSI.sub("", text)


def char_width(ch):
    if unicodedata.combining(ch) or ch == "\u200b":
        return 0
    return 2 if unicodedata.east_asian_width(ch) in ("W", "F") else 1


def width(text):
    return sum(map(char_width, strip(text)))


def pieces(text):
    """Yield (is_code, piece)"""
    pos = 0
    for m in ANSI.finditer(text):
        if m.start() > pos:
            yield False, text[pos:m.start()]
        yield True, m.group()
        pos = m.end()
    if text[pos:]:
        yield False, text[pos:]


def cut(text, limit, tail="…"):
    if width(text) <= limit:
        return text
    room, out, coloured = limit - width(tail), [], False
    for is_code, piece in pieces(text):
        if is_code:
            out.append(piece)
            coloured = piece != RESET
            continue
        for ch in piece:
            if char_width(ch) > room:
                room = 0
                break
            out.append(ch)
            room -= char_width(ch)
        if not room:
            break
    return "".join(out) + tail + RESET * coloured


def pad(text, size, fill="."):
    return text + fill * (size - width(text))


warn = style("Achtung", "bold", "red")
print(repr(warn), len(warn), width(warn))
print(style("plain"), style("off", "red", enabled=False), strip(warn) == "Achtung")
print(list(pieces("a" + style("b", "dim") + "c")))
print(list(pieces("")), [m[1].split(";") for m in ANSI.finditer(warn)])
print(width("日本"), width("cafe\u0301"), len("cafe\u0301"), width("\u200b"))
print(repr(cut(warn + " Eis", 5)))
print(repr(cut("ab" + style("cd", "green") + "ef", 6)), repr(cut("harbour", 4, tail="")))
print(cut("日本語", 4), cut("日本語", 5, tail=".."))
for t in (warn, "日", ""):
    print(strip(pad(t, 9)), end="|")
print()
try:
    style("x", "bold", "pink")
except UnknownStyle as e:
    print(type(e).__name__, e, isinstance(e, LookupError))
