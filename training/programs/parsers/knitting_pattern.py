import re


class Row(list):
    def stitches(self):
        return sum(Row.cost(s) for s in self)

    @staticmethod
    def cost(stitch):
        return {"k2tog": 2, "yo": 0}.get(stitch, 1)

    def made(self):
        return sum(2 if s == "kfb" else 1 for s in self)


def expand(text, width):
    """'k2, *p1, k1*, k1' : the starred part repeats until the width is used."""
    def plain(part):
        row = Row()
        for item in filter(None, (p.strip() for p in part.split(","))):
            m = re.fullmatch(r"([kp])(\d+)", item)
            if m:
                row.extend([m[1]] * int(m[2]))
            elif item in ("k2tog", "yo", "kfb"):
                row.append(item)
            else:
                raise ValueError(f"unknown stitch {item}")
        return row

    if "*" not in text:
        return plain(text)
    before, middle, after = text.split("*")
    first, unit, last = map(plain, (before, middle, after))
    room = width - first.stitches() - last.stitches()
    times, left = divmod(room, unit.stitches())
    if left:
        raise ValueError(f"{left} stitches over")
    return Row(first + unit * times + last)


def chart(row):
    symbols = {"k": ".", "p": "-", "yo": "o", "k2tog": "/", "kfb": "V"}
    return "".join(symbols[s] for s in row)


def main():
    width = 6
    pattern = ["*k1, p1*", "k1, *k2tog, yo*, k1", "kfb, *k1*, kfb", "*p2*",
               "*k3*, p1", "k4, z2"]
    for number, text in enumerate(pattern, 1):
        try:
            row = expand(text, width)
        except ValueError as e:
            print(f"row {number}: {text!r} -> {e}")
            continue
        used, made = row.stitches(), row.made()
        flag = "" if used == width else f" (uses {used} of {width})"
        print(f"row {number}: {chart(row)}{flag}")
        if made != width:
            print(f"       width {width} -> {made}")
        width = made
    print("cast off", width)


main()
