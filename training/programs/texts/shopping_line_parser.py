# parse what my wife writes on the shopping list :-)
import re

notes = ["2x milk", "500 g ground beef", "eggs (10)", "1,5 l juice", "bread!!", "3 kg potatoes"]

p1 = re.compile(r"(\d+)\s*x\s+(.+)")
p2 = re.compile(r"([\d,]+)\s*(kg|g|l|ml)\s+(.+)")
p3 = re.compile(r"(.+?)\s*\((\d+)\)")

result = []
for note in notes:
    note = note.strip().rstrip("!")
    if m := p1.fullmatch(note):
        result.append((m[2], int(m[1]), "pcs"))
    elif m := p2.fullmatch(note):
        amount = float(m.group(1).replace(",", "."))
        unit = m.group(2)
        if unit in ("kg", "l"):
            amount, unit = amount * 1000, {"kg": "g", "l": "ml"}[unit]
        result.append((m.group(3), amount, unit))
    elif m := p3.fullmatch(note):
        name, n = m.groups()
        result.append((name, int(n), "pcs"))
    else:
        result.append((note, 1, "pcs"))

width = max(len(r[0]) for r in result)
for name, amount, unit in sorted(result):
    print(name.ljust(width + 1, "."), f"{amount:>6.0f} {unit}")

weight = sum(a for _, a, u in result if u == "g")
print("to carry:", weight / 1000, "kg")
print("pieces:", [n for n, a, u in result if u == "pcs"])
