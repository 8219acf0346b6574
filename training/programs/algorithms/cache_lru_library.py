class Shelf:
    """Keeps the last few books on the desk; double linked with two dicts."""

    def __init__(self, room):
        self.room = room
        self.prev = {"FRONT": None, "BACK": "FRONT"}
        self.next = {"FRONT": "BACK", "BACK": None}
        self.fetched = 0

    def _unlink(self, book):
        p, n = self.prev.pop(book), self.next.pop(book)
        self.next[p], self.prev[n] = n, p

    def _link_front(self, book):
        n = self.next["FRONT"]
        self.next["FRONT"] = self.prev[n] = book
        self.prev[book], self.next[book] = "FRONT", n

    def read(self, book):
        if book in self.prev:
            self._unlink(book)
        else:
            self.fetched += 1
            if len(self.prev) - 2 == self.room:
                oldest = self.prev["BACK"]
                self._unlink(oldest)
                print("  carry back", oldest)
        self._link_front(book)

    def books(self):
        names = []
        b = self.next["FRONT"]
        while b != "BACK":
            names.append(b)
            b = self.next[b]
        return names


desk = Shelf(2)
for book in ["Dune", "Emma", "Dune", "Ulysses", "Emma"]:
    desk.read(book)
    print(book.ljust(8), desk.books())
print("walked to the shelf", desk.fetched, "times")
