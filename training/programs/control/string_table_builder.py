def build_table(rows, headers, align=None, *, sep=" | ", line="-"):
    align = align or "l" * len(headers)
    widths = [len(h) for h in headers]
    for row in rows:
        for i, cell in enumerate(row):
            widths[i] = max(widths[i], len(str(cell)))

    def fmt(row):
        cells = []
        for cell, w, a in zip(row, widths, align):
            text = str(cell)
            cells.append(text.rjust(w) if a == "r" else text.center(w) if a == "c" else text.ljust(w))
        return sep.join(cells).rstrip()

    out = [fmt(headers)]
    if line:
        out.append(line * (sum(widths) + len(sep) * (len(widths) - 1)))
    out += [fmt(r) for r in rows]
    return "\n".join(out)


peaks = [("Eiger", 3967, True), ("Rigi", 1798, False), ("Säntis", 2502, True)]
print(build_table(peaks, ["Peak", "m", "snow"], "lrc"))
print()
print(build_table([(n[:3].upper(), h // 100) for n, h, _ in peaks], ["id", "h"], sep=":", line=""))

banner = ""
for ch in "snow":
    banner += ch.upper() + ("." if ch != "w" else "!")
print(banner)

parts = []
for name, height, snow in peaks:
    if not snow:
        continue
    parts.append("{0}({1:,})".format(name, height))
print(" & ".join(parts))
print("{:*^20}".format(" end "))
print(len(build_table([], ["a", "b"]).splitlines()))
