"""Spreadsheet addresses: columns are bijective base 26."""
import re
import string

LETTERS = string.ascii_uppercase
_CELL = re.compile(r"(\$?)([A-Z]{1,3})(\$?)([1-9]\d*)", re.I)


def column_name(index):
    """1 -> A, 26 -> Z, 27 -> AA"""
    if index < 1:
        raise ValueError("columns start at 1, got %r" % index)
    name = ""
    while index:
        index, rest = divmod(index - 1, 26)
        name = LETTERS[rest] + name
    return name


def column_index(name):
    total = 0
    for ch in name.upper():
        total = total * 26 + LETTERS.index(ch) + 1
    return total


def parse_cell(text):
    m = _CELL.fullmatch(text.strip())
    if not m:
        raise ValueError("not a cell: " + text)
    col_abs, col, row_abs, row = m.groups()
    return column_index(col), int(row), bool(col_abs), bool(row_abs)


def cell(col, row, fixed=""):
    return f"{'$' * ('c' in fixed)}{column_name(col)}{'$' * ('r' in fixed)}{row}"


def shift(text, dx=0, dy=0):
    """Move a reference as a fill-down would; $ parts stay."""
    col, row, ca, ra = parse_cell(text)
    col += 0 if ca else dx
    row += 0 if ra else dy
    if row < 1 or col < 1:
        return "#REF!"
    return cell(col, row, "c" * ca + "r" * ra)


def area(ref):
    first, _, last = ref.partition(":")
    c1, r1, *_ = parse_cell(first)
    c2, r2, *_ = parse_cell(last or first)
    return (abs(c2 - c1) + 1) * (abs(r2 - r1) + 1)


print([column_name(n) for n in (1, 26, 27, 703)])
print(column_index("C"), column_index("az"), column_index(""))
print(column_name(column_index("XFD")))
print(parse_cell("b7"), parse_cell(" $AA$10 "))
print(cell(4, 12), cell(28, 1, fixed="c"), cell(1, 1, "rc"))
for ref in ("A1", "$C4", "D$2"):
    print(ref, shift(ref, 1, 2), shift(ref, dy=-3))
print(area("B2:D5"), area("D5:B2"))
for bad in ("A0", "1A", "ABCD1"):
    try:
        parse_cell(bad)
    except ValueError as e:
        print(e)
try:
    column_name(0)
except ValueError as e:
    print(e)
