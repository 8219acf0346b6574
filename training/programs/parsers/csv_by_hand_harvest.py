DATA = 'plot,crop,kg\nA1,"peas, late",12\nB2,"say ""kale""",7\nC3,leek\nD4,,x\n'


def split_row(line):
    cells, buf, quoted = [], "", False
    for i, piece in enumerate(line.split('"')):
        inside = i % 2 == 1
        if inside:
            if quoted and piece_before_empty:
                buf += '"'
            buf += piece
            quoted = True
        else:
            piece_before_empty = piece == "" and i > 0
            first, *others = piece.split(",")
            buf += first
            for cell in others:
                cells.append(buf)
                buf = cell
                quoted = False
    cells.append(buf)
    return cells


def records(text):
    header = None
    for line in text.strip().split("\n"):
        row = split_row(line)
        if header is None:
            header = row
            continue
        missing = len(header) - len(row)
        row += [""] * missing
        yield dict(zip(header, row)), missing


def to_number(s, fallback=0):
    try:
        return int(s)
    except ValueError:
        return fallback


total = 0
report = []
for rec, missing in records(DATA):
    kg = to_number(rec["kg"], -1)
    note = ""
    if missing:
        note = "short row"
    elif kg < 0:
        note = "bad weight"
    else:
        total += kg
    report.append((rec["plot"], rec["crop"] or "(none)", kg, note))
    print(rec)

print()
for plot, crop, kg, note in report:
    bar = "*" * max(kg, 0)
    print("%-3s %-12s %3d %s %s" % (plot, crop, kg, bar, note))
print("total", total, "from", sum(1 for r in report if not r[3]), "rows")


def quote(cell):
    if "," in cell or '"' in cell:
        return '"' + cell.replace('"', '""') + '"'
    return cell


again = [",".join(map(quote, rec.values())) for rec, _ in records(DATA)]
for a, b in zip(again, DATA.splitlines()[1:]):
    print("same" if a == b else "differs", a)
