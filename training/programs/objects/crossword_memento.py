"""Crossword that can be saved and restored while solving."""


class Memento:
    def __init__(self, letters, label):
        self._letters = tuple(letters.items())
        self.label = label

    def __len__(self):
        return len(self._letters)

    def letters(self):
        return dict(self._letters)


class Conflict(Exception):
    def __init__(self, pos, old, new):
        self.pos = pos
        super().__init__(f"{old}/{new} at row {pos[0]}, column {pos[1]}")


class Crossword:
    def __init__(self, height, width):
        self.height, self.width = height, width
        self.letters = {}
        self.saves = []

    def cells(self, row, col, word, across):
        for i, ch in enumerate(word.upper()):
            pos = (row, col + i) if across else (row + i, col)
            if pos[0] >= self.height or pos[1] >= self.width:
                raise IndexError(f"{word} leaves the grid after {i} letters")
            yield pos, ch

    def write(self, row, col, word, across=True):
        saved = self.save("before " + word)
        crossings = 0
        try:
            for pos, ch in self.cells(row, col, word, across):
                old = self.letters.setdefault(pos, ch)
                if old is not ch and old != ch:
                    raise Conflict(pos, old, ch)
                crossings += pos in saved.letters()
        except (Conflict, IndexError):
            self.restore(saved)
            raise
        return crossings

    def save(self, label):
        m = Memento(self.letters, label)
        self.saves.append(m)
        return m

    def restore(self, memento=None):
        if memento is None:
            memento = self.saves.pop()
        else:
            while self.saves and self.saves[-1] is not memento:
                self.saves.pop()
        self.letters = memento.letters()
        return memento.label

    def __str__(self):
        lines = []
        for r in range(self.height):
            lines.append("".join(self.letters.get((r, c), "·") for c in range(self.width)))
        return "\n".join(lines)


cw = Crossword(4, 6)
print(cw.write(0, 0, "kiosk"))
print(cw.write(0, 2, "ole", across=False))
mark = cw.save("good so far")
print(cw)
print(len(mark), len(cw.saves))

for args in [(1, 0, "all"), (1, 0, "allee"), (2, 2, "ende", True), (2, 4, "ende"), (0, 5, "stier", False)]:
    try:
        n = cw.write(*args)
        print(args[2], "crosses", n)
    except Conflict as e:
        print(args[2], "conflict:", e, e.pos)
    except IndexError as e:
        print("no room:", e)
print(cw)
print([m.label for m in cw.saves])
print(cw.restore(), "|", cw.restore())
print(len(cw.letters), len(cw.saves))
print(cw.restore(mark), len(cw.letters), [m.label for m in cw.saves])
print("".join(ch for _, ch in sorted(cw.letters.items())))
while cw.saves:
    label = cw.restore()
print(label, cw.letters)
cw.restore()
