from dataclasses import dataclass, replace, astuple, FrozenInstanceError
from typing import ClassVar


@dataclass(frozen=True)
class Cell:
    col: str
    row: int
    MAX_ROW: ClassVar[int] = 20

    @staticmethod
    def parse(text):
        letters = "".join(ch for ch in text if ch.isalpha())
        digits = text[len(letters):]
        return Cell(letters.upper(), int(digits))

    def right(self, n=1):
        return replace(self, col=chr(ord(self.col) + n))

    def down(self, n=1):
        return replace(self, row=min(self.row + n, Cell.MAX_ROW))

    def __str__(self):
        return f"{self.col}{self.row}"


@dataclass(frozen=True, order=True)
class Region:
    start: Cell
    end: Cell

    def __contains__(self, cell):
        return self.start.col <= cell.col <= self.end.col and self.start.row <= cell.row <= self.end.row

    def __len__(self):
        width = ord(self.end.col) - ord(self.start.col) + 1
        return width * (self.end.row - self.start.row + 1)


a = Cell.parse("b3")
b = a.right().down(4)
print(a, b, repr(b))
print(astuple(b))

values = {a: 148.27, b: -3}
values[Cell("B", 3)] = 150
print(len(values), values[Cell.parse("B3")])
print(values.get(Cell("Z", 1), "blank"))

region = Region(a, Cell("D", 9))
print(len(region), b in region, Cell("E", 4) in region)
print(a.down(99).row)

try:
    a.row = 4
except FrozenInstanceError as e:
    print(type(e).__name__, e)

try:
    print(region < Region(a, Cell("D", 10)))
except TypeError as e:
    print("cannot order:", e)

cells = [Cell("C", 1), Cell("A", 12), Cell("A", 2)]
cells.sort(key=lambda c: (c.col, c.row))
print(" ".join(map(str, cells)))
print(Cell("A", 2) is cells[0], Cell("A", 2) == cells[0], ("A", 2) == cells[0])
print(Cell.parse("q"))
