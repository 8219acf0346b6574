# Prints the rows of a cinema in pages; own iterator class (breaks on page 3)
class Pages:
    def __init__(self, items, size):
        self.items = items
        self.size = size
        self.number = 0

    def __iter__(self):
        self.number = 0
        return self

    def __len__(self):
        return -(-len(self.items) // self.size)

    def __next__(self):
        if self.number >= len(self):
            raise StopIteration
        start = self.number * self.size
        self.number += 1
        return self.items[start:start + self.size]


def free_seats(row):
    return [i for i, c in enumerate(row, start=1) if c == "."]


def best_pair(row):
    """Two free seats side by side, nearest to the middle."""
    middle = len(row) / 2
    pairs = [i for i in range(len(row) - 1) if row[i:i + 2] == ".."]
    return min(pairs, key=lambda i: abs(i + 1 - middle), default=None)


rows = ["..x.", "xx..", "x.x.", "....", "xxxx"]
pages = Pages(rows, 2)
print(len(pages), "pages,", next(pages), next(pages))

for row in rows:
    pair = best_pair(row)
    if pair is None:
        print(row, "no pair")
    else:
        print(row, "pair at", pair + 1, "free", len(free_seats(row)))

total = sum(row.count(".") for row in rows)
print("free seats:", total, "of", sum(map(len, rows)))

for number, page in enumerate(pages, start=1):
    left, right = page[0], page[1]
    print(f"page {number}: {left} | {right}", free_seats(left)[:1])
print("end of list")
