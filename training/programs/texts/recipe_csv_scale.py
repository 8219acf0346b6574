"""Scale a recipe stored as CSV text from 4 to 6 people."""
import csv
import io

recipe = """item;amount;unit
oat;500;g
eggs;2;
tea;0.25;l
"""

reader = csv.DictReader(io.StringIO(recipe), delimiter=";")
print("columns:", reader.fieldnames)

factor = 6 / 4
rows = []
for row in reader:
    amount = float(row["amount"]) * factor
    row["amount"] = f"{amount:g}"
    if not row["unit"]:
        row["unit"] = "pcs"
    rows.append(row)
    print(row["item"].capitalize().ljust(8, "."), row["amount"].rjust(6), row["unit"])

out = io.StringIO()
writer = csv.DictWriter(out, fieldnames=["item", "unit", "amount"], lineterminator="\n")
writer.writeheader()
writer.writerows(rows)

text = out.getvalue()
lines = text.splitlines()
print(len(lines), "lines,", len(text), "characters")
print(lines[0])
print(lines[-1])

grams = [float(r["amount"]) for r in rows if r["unit"] == "g"]
print("grams in total:", sum(grams))
