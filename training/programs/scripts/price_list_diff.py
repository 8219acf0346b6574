"""Compare the supplier's old and new price list."""
from __future__ import annotations

OLD = """
A100 Hammer 12.50
A101 Pliers 9.90
B200 Paint-1l 14.00
B201 Brush 3.25
C300 Ladder 89.00
"""
NEW = """
A100 Hammer 13.20
A101 Pliers 9.90
B201 Flat-brush 3.25
B202 Roller 6.40
C300 Ladder 79.00
"""


class PriceList:
    def __init__(self, text: str):
        self.items: dict[str, tuple[str, float]] = {}
        for line in text.split("\n"):
            if not line.strip():
                continue
            code, name, price = line.split()
            self.items[code] = (name, float(price))

    def __contains__(self, code):
        return code in self.items

    def __getitem__(self, code):
        return self.items[code]

    def __iter__(self):
        return iter(sorted(self.items))

    def __len__(self):
        return len(self.items)


def compare(old: PriceList, new: PriceList):
    for code in sorted(set(old) | set(new)):
        if code not in new:
            yield code, "gone", old[code][0]
        elif code not in old:
            yield code, "new", "%s at %.2f" % new[code]
        else:
            (n1, p1), (n2, p2) = old[code], new[code]
            if n1 != n2:
                yield code, "renamed", f"{n1} -> {n2}"
            if p1 != p2:
                change = (p2 - p1) / p1 * 100
                yield code, "price", f"{p1:.2f} -> {p2:.2f} ({change:+.1f}%)"


old, new = PriceList(OLD), PriceList(NEW)
print(f"old: {len(old)} items, new: {len(new)} items")
summary = {}
for code, kind, detail in compare(old, new):
    print(f"{code} {kind:<8} {detail}")
    summary.setdefault(kind, []).append(code)

print("summary:", {k: len(v) for k, v in summary.items()})
unchanged = [c for c in old if c in new and old[c] == new[c]]
print("unchanged:", *unchanged)
basket = ["A100", "C300", "B200"]
before = sum(old[c][1] for c in basket)
after = sum(new[c][1] if c in new else old[c][1] for c in basket)
print("basket", before, "->", after)
