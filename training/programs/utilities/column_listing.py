# print many short words in columns, like a directory listing
from math import ceil
import unicodedata


def cell_width(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def pad_cell(text, width, align="l", fill=" "):
    gap = width - cell_width(text)
    if gap <= 0:
        return text
    if align == "l":
        return text + fill * gap
    if align == "r":
        return fill * gap + text
    if align == "c":
        left = gap // 2
        return fill * left + text + fill * (gap - left)
    raise ValueError("align must be l, r or c: " + repr(align))


def grid_shape(count, columns):
    if not count:
        return 0, 0
    rows = ceil(count / columns)
    return rows, ceil(count / rows)


def columnize(words, width=40, gap=2, down=True):
    words = [str(w) for w in words]
    if not words:
        return "(none)"
    colw = max(map(cell_width, words)) + gap
    rows, cols = grid_shape(len(words), max(1, (width + gap) // colw))
    lines = []
    for r in range(rows):
        row = words[r::rows] if down else words[r * cols:(r + 1) * cols]
        lines.append("".join(pad_cell(w, colw) for w in row).rstrip())
    return "\n".join(lines)


def two_columns(pairs, sep=" : ", missing="—"):
    left = max((len(k) for k, _ in pairs), default=0)
    return [f"{k.rjust(left)}{sep}{v if v not in (None, '') else missing}" for k, v in pairs]


def rule(width, title="", char="-"):
    if not title:
        return char * width
    return f" {title} ".center(width, char)


fruits = ["fig", "kiwi", "plum", "pears"]
print(columnize(fruits, width=14))
print(rule(18, "across"))
print(columnize(fruits, width=14, down=False))
print(rule(10), rule(11, "x", char="="))
print(columnize([3.5, None, -12], width=15))
print(columnize([]), columnize(["averylongword"], width=5))
print(cell_width("Zürich"), cell_width("東京"), cell_width(""))
for align in "lrc":
    print("[" + pad_cell("東京", 7, align, fill=".") + "]", end=" ")
print("[" + pad_cell("toolong", 3) + "]")
print(grid_shape(7, 3), grid_shape(6, 4), grid_shape(0, 9))
print(*two_columns([("Name", "Inés"), ("Telefon", ""), ("Alter", 0)]), sep="\n")
print(two_columns([]))
try:
    pad_cell("x", 4, "j")
except ValueError as error:
    print(error)
