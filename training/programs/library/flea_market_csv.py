# our flea market stand: read the handwritten csv, write a cleaned one
import csv
import io
import operator
from collections import Counter

messy = '''item;seller;price
"Lamp; green";anna;4,50
Book "Dune";BEN;2
 teapot ;Anna;12,00
"Puzzle
1000 pieces";cleo;3,25
skates;ben;
'''

clean_price = str.maketrans(",", ".", " €")

rows = []
problems = []
reader = csv.reader(io.StringIO(messy), delimiter=";")
head = next(reader)
for fields in reader:
    item, seller, price = [f.strip() for f in fields]
    item = " ".join(item.split())
    try:
        value = float(price.translate(clean_price))
    except ValueError:
        problems.append((reader.line_num, item))
        value = 0.0
    rows.append({"item": item, "seller": seller.title(), "price": value})

print(head, len(rows), "rows", problems)

rows.sort(key=operator.itemgetter("seller", "price"))
out = io.StringIO()
writer = csv.DictWriter(out, fieldnames=["seller", "item", "cents"], lineterminator="\n", extrasaction="ignore")
writer.writeheader()
for r in rows:
    writer.writerow({**r, "cents": int(r["price"] * 100)})
text = out.getvalue()
print(text, end="")

# does it survive reading again?
again = list(csv.DictReader(text.splitlines()))
print(again[0]["item"] == rows[0]["item"], again[-1])
total = sum(int(r["cents"]) for r in again)
print("total", total, f"{total / 100:,.2f}", str(total).zfill(6))

sold = Counter()
for r in again:
    sold[r["seller"]] += int(r["cents"])
best, money = sold.most_common(1)[0]
print(best, "sold most:", money)
for name in sorted(sold):
    bar = "#" * round(sold[name] / 150)
    print(name.rjust(6), bar.ljust(11, "."), f"{sold[name] / total:6.1%}")

quoted = io.StringIO()
w = csv.writer(quoted, quoting=csv.QUOTE_NONNUMERIC)
w.writerow(["say \"hi\"", 3, "a,b", 2.5])
print(repr(quoted.getvalue()))
