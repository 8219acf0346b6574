from __future__ import annotations


class QuoteError(Exception):
    def __init__(self, row, pos):
        self.row, self.pos = row, pos

    def __str__(self):
        return f"row {self.row}: quote opened at {self.pos} never closes"


def split_row(line: str, row=0, sep=";") -> list[str]:
    cells, cell, start = [], "", -1
    i = 0
    while i < len(line):
        ch = line[i]
        if start >= 0:
            if ch == '"' and line[i + 1:i + 2] == '"':
                cell += '"'
                i += 1
            elif ch == '"':
                start = -1
            else:
                cell += ch
        elif ch == '"':
            start = i
        elif ch == sep:
            cells.append(cell)
            cell = ""
        else:
            cell += ch
        i += 1
    if start >= 0:
        raise QuoteError(row, start)
    cells.append(cell)
    return cells


def guess_type(cell):
    cell = cell.strip()
    if cell == "":
        return None
    if cell.lower() in ("ja", "yes", "true"):
        return True
    for convert in (int, float):
        try:
            return convert(cell)
        except ValueError:
            continue
    return cell


def join_row(values, sep=";"):
    parts = []
    for v in values:
        s = "" if v is None else str(v)
        if sep in s or '"' in s:
            s = '"' + s.replace('"', '""') + '"'
        parts.append(s)
    return sep.join(parts)


def to_records(lines):
    it = iter(lines)
    try:
        header = split_row(next(it))
    except StopIteration:
        return
    for n, line in enumerate(it, 1):
        cells = [guess_type(c) for c in split_row(line, n)]
        extra = cells[len(header):]
        record = dict(zip(header, cells))
        if extra:
            record["_extra"] = extra
        yield record


text = ['boat;sold', '"A ""B""";ja', 'Mö;2.5', ';no;9', '"K;3']
try:
    for rec in to_records(text):
        print(rec)
        print("   ", join_row(rec.values()))
except QuoteError as e:
    print(e, (e.row, e.pos))
print(list(to_records([])), list(to_records(["only;header"])))
print([guess_type(x) for x in ("7", " 7.0", "1e3", "", "YES", "0x1")])
print(split_row(""), split_row("a,b", sep=","), join_row(["x;y", None, 2.50]))
