# wrapping, filling and hanging text for receipts and man pages
from textwrap import shorten


def wrap(text, width=30, *, hang=0, break_long=True):
    if width <= hang:
        raise ValueError(f"width {width} leaves no room after {hang} spaces")
    lines, line = [], ""
    words = text.split()
    while words:
        word = words.pop(0)
        lead = " " * hang if lines else ""
        room = width - len(lead)
        candidate = f"{line} {word}" if line else word
        if len(candidate) <= room:
            line = candidate
        elif line:
            lines.append(lead + line)
            line = ""
            words.insert(0, word)
        elif break_long:
            lines.append(lead + word[:room - 1] + "-")
            words.insert(0, word[room - 1:])
        else:
            lines.append(lead + word)
    if line:
        lines.append((" " * hang if lines else "") + line)
    return lines


def balance(text, n_lines):
    """Smallest width which needs at most n_lines."""
    low = max(map(len, text.split()), default=1)
    for width in range(low, len(text) + 1):
        if len(wrap(text, width)) <= n_lines:
            return width
    return low


def leader(left, right, width=24, dots="."):
    gap = width - len(left) - len(right)
    if gap < 1:
        left = left[:gap - 2] + "…"
        gap = width - len(left) - len(right)
    return left + dots * gap + right


def bullets(items, mark="*", width=26):
    out = []
    for i, item in enumerate(items, 1):
        lead = f"{mark.format(i)} "
        first, *rest = wrap(item, width - len(lead)) or [""]
        out.append(lead + first)
        out.extend(" " * len(lead) + r for r in rest)
    return out


def justify(line, width):
    words = line.split()
    if len(words) < 2:
        return line.ljust(width)
    spaces, extra = divmod(width - sum(map(len, words)), len(words) - 1)
    return "".join(w + " " * (spaces + (i < extra)) for i, w in enumerate(words[:-1])) + words[-1]


note = "Keep frozen. Contains nuts and Schokoladenstückchen."
for line in wrap(note, 16):
    print(f"|{line:<16}|")
print(wrap("--level set noise", 12, hang=4), wrap("", 10), wrap("one", hang=2))
print(wrap("tiny enormousword", 8, break_long=False))
print(balance("so be", 2), balance("word", 3), balance("", 1))
print(leader("Espresso", "2.40"), leader("Apfelstrudel mit Vanille", "5.90", dots=" "), sep="\n")
print(*bullets(["Bring towels and warm socks"], mark="{}."), sep="\n")
print(bullets([]), bullets(["", "x"], mark="-"))
print(repr(justify("a bb c", 10)), repr(justify("solo", 6)), repr(justify("no room here", 10)))
print(shorten("The   quick brown fox", 16, placeholder=" ..."), shorten("Hello", 3, placeholder="~"))
try:
    wrap("x", 4, hang=4)
except ValueError as e:
    print("ValueError:", e)
