def format_cell(value, width, places=2):
    """Numbers to the right, texts to the left, None as a dash."""
    if value is None:
        return "-".center(width)
    if isinstance(value, bool):
        return ("yes" if value else "no").ljust(width)
    if isinstance(value, float):
        text = f"{value:,.{places}f}"
    elif isinstance(value, int):
        text = f"{value:,}"
    else:
        text = str(value)
        if len(text) > width:
            text = text[: width - 1] + "~"
        return text.ljust(width)
    return text.rjust(width) if len(text) <= width else "#" * width


def column_widths(rows, limit=12):
    widths = []
    for row in rows:
        for i, v in enumerate(row):
            need = len("" if v is None else str(v))
            if i >= len(widths):
                widths.append(0)
            widths[i] = min(limit, max(widths[i], need, 3))
    return widths


def render(rows, header=()):
    widths = column_widths([header, *rows] if header else rows)
    lines = []
    if header:
        lines.append(" ".join(h.ljust(w) for h, w in zip(header, widths)))
        lines.append(" ".join("=" * w for w in widths))
    for row in rows:
        cells = [format_cell(v, w) for v, w in zip(row, widths)]
        lines.append(" ".join(cells).rstrip())
    return "\n".join(lines)


def parse_money(text):
    sign = -1 if text.startswith("(") and text.endswith(")") else 1
    body = text.strip("()$€ ").replace(",", "")
    try:
        return sign * float(body)
    except ValueError:
        return None


def main():
    stock = [
        ["Garden hose 20m", 14, parse_money("$18.50"), True],
        ["Spade", 120000, parse_money("€ 1,031.5"), False],
        ["Gnome", 0, parse_money("(3)"), None],
        ["Seeds", 7, parse_money("ask"), True],
    ]
    print(render(stock, ("item", "count", "price", "web")))
    print(column_widths([]), repr(render([])))
    print(repr(format_cell(1234567, 5)), repr(format_cell("ÄÖÜß", 3)), repr(format_cell(True, 4)))


main()
