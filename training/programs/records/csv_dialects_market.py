import csv
import io

tricky = [
    ["stand", "goods", "note"],
    ["7", "Käse, Oliven", 'says "fresh"'],
    ["12", "Honig", None],
    ["", "x|y", "two\nlines"],
    [3.5, True, ""],
]

for name, options in {
    "plain": {},
    "pipe": {"delimiter": "|", "quoting": csv.QUOTE_MINIMAL},
    "all": {"quoting": csv.QUOTE_ALL, "lineterminator": "\n"},
    "nonnum": {"quoting": csv.QUOTE_NONNUMERIC, "quotechar": "'"},
}.items():
    buffer = io.StringIO()
    writer = csv.writer(buffer, **options)
    for row in tricky[1:]:
        writer.writerow(row)
    text = buffer.getvalue()
    print(name, len(text), text.split("\n")[0].encode())

back = list(csv.reader(io.StringIO(text, newline=""), quotechar="'"))
print(back[-2:], len(back))

plain = io.StringIO()
csv.writer(plain).writerows(tricky)
again = list(csv.reader(io.StringIO(plain.getvalue(), newline="")))
same = [a == [("" if x is None else str(x)) for x in b] for a, b in zip(again, tricky)]
print(same, again[3])

numbers = list(csv.reader(['"a",1,2.50'], quoting=csv.QUOTE_NONNUMERIC))
print(numbers, sum(numbers[0][1:]))
spaced = next(csv.reader(["7, 'x, y',  z "], skipinitialspace=True, quotechar="'"))
print(spaced)
print(list(csv.reader(["a\tb\t", "", "c"], delimiter="\t")))

out = io.StringIO()
dw = csv.DictWriter(out, fieldnames=["goods", "price"], extrasaction="ignore", restval="-", lineterminator=";")
dw.writeheader()
dw.writerow({"goods": "Brot", "price": 3.2, "stand": 4})
dw.writerow({"goods": "Eier"})
print(out.getvalue())
strict = csv.DictWriter(io.StringIO(), ["goods"])
try:
    strict.writerow({"goods": "Salz", "colour": "white"})
except ValueError as err:
    print("ValueError:", err)
