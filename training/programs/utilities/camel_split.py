# identifier splitting without regular expressions (old firmware naming tool)
from itertools import groupby

LOWER, UPPER, DIGIT, OTHER = "lud_"


def kind(ch):
    if ch.isalpha():
        return UPPER if ch.isupper() else LOWER
    return DIGIT if ch.isdigit() else OTHER


def parts(name, *, digits="join"):
    """digits: 'join' them to the word before, or 'split' them off"""
    if digits not in ("join", "split"):
        raise ValueError("digits must be 'join' or 'split'")
    words, prev = [], OTHER
    for k, run in groupby(name, kind):
        text = "".join(run)
        if k == LOWER and prev == UPPER:
            last = words.pop()
            if len(last) > 1:
                words.append(last[:-1])
            words.append(last[-1] + text)
        elif k == DIGIT and digits == "join" and prev != OTHER:
            words[-1] += text
        elif k != OTHER:
            words.append(text)
        prev = k
    return words


def snake(name, **kw):
    return "_".join(p.lower() for p in parts(name, **kw))


def camel(name, *, upper_first=False):
    head, *tail = parts(name) or [""]
    head = head.capitalize() if upper_first else head.lower()
    return head + "".join(map(str.capitalize, tail))


def abbreviate(name, size=8):
    """Drop vowels from the right until it fits."""
    chars = list(name)
    pos = len(chars) - 1
    while len(chars) > size and pos > 0:
        if chars[pos] in "aeiou":
            chars.pop(pos)
        pos -= 1
    return "".join(chars)[:size]


print(parts("maxTemp"), parts("aPDFPage"))
print(parts("x12Bit"), parts("x12Bit", digits="split"))
print(parts("__id__"), parts("7up"), parts("Ä2_ö"), parts(""))
print(snake("aADC"), snake("v2B", digits="split"))
print(camel("do-it"), camel("fan_id", upper_first=True), repr(camel("--")))
print(abbreviate("heatreader"), abbreviate("valve"), abbreviate("xyzxyz", size=3))
print([kind(c) for c in "aÑ7-"])
try:
    parts("x9", digits="keep")
except ValueError as e:
    print(e)
