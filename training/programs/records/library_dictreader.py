import csv
from collections import defaultdict

lines = [
    "id,title,author,copies,shelf",
    "101,Momo,Michael Ende,3,K-12",
    '102,"Emil, the detective",Erich Kästner,1,K-12',
    "103,Kim,Rudyard Kipling,,R-01",
    "104,The Hobbit,J.R.R. Tolkien,2",
    "105,Heidi,Johanna Spyri,4,K-03,damaged,sold",
]

reader = csv.DictReader(lines, restval="?", restkey="extra")
books = []
for row in reader:
    row["id"] = int(row["id"])
    row["copies"] = int(row["copies"] or 0)
    books.append(row)
    if "extra" in row:
        print("extra fields in line", reader.line_num, row["extra"])

print(reader.fieldnames)
print(books[1]["title"], "/", books[3]["shelf"], "/", len(books[4]))

by_shelf = defaultdict(list)
for b in books:
    by_shelf[b["shelf"]].append(b["title"])
for shelf in sorted(by_shelf):
    titles = by_shelf[shelf]
    print(f"{shelf:>5} {len(titles)}: {'; '.join(titles)}")

total = sum(b["copies"] for b in books)
missing = [b["title"] for b in books if not b["copies"]]
print("copies:", total, "missing:", missing)


def surname(b):
    return b["author"].rsplit(" ", 1)[-1]


books.sort(key=lambda b: (-b["copies"], surname(b)))
print([f"{surname(b)}:{b['copies']}" for b in books])

index = {b["id"]: b for b in books}
print(index[102]["author"].encode("ascii", "replace"), 106 in index, index.get(106))
most, *rest = books
print(most["title"], "by", most.pop("author"), "|", sorted(most))
empty = list(csv.DictReader(["id,title"]))
print(empty, list(csv.DictReader([])))
print(index[104]["publisher"])
