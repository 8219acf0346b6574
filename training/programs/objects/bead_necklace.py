"""A circular linked list used as a necklace."""


class Bead:
    def __init__(self, colour):
        self.colour = colour
        self.next = self


class Necklace:
    def __init__(self, colours=""):
        self.clasp = None
        self._n = 0
        for c in colours.split():
            self.append(c)

    def append(self, colour):
        bead = Bead(colour)
        if self.clasp is None:
            self.clasp = bead
        else:
            last = self._last()
            last.next = bead
            bead.next = self.clasp
        self._n += 1

    def _last(self):
        bead = self.clasp
        while bead.next is not self.clasp:
            bead = bead.next
        return bead

    def rotate(self, n=1):
        if self.clasp:
            for _ in range(n % self._n):
                self.clasp = self.clasp.next
        return self

    def remove(self, colour):
        if self.clasp is None:
            return False
        before = self._last()
        for _ in range(self._n):
            bead = before.next
            if bead.colour == colour:
                before.next = bead.next
                self._n -= 1
                if not self._n:
                    self.clasp = None
                elif bead is self.clasp:
                    self.clasp = bead.next
                return True
            before = bead
        return False

    def __len__(self):
        return self._n

    def __iter__(self):
        bead = self.clasp
        for _ in range(self._n):
            yield bead.colour
            bead = bead.next

    def __contains__(self, colour):
        return any(c == colour for c in self)

    def __getitem__(self, i):
        if not self._n:
            raise IndexError("empty necklace")
        bead = self.clasp
        for _ in range(i % self._n):
            bead = bead.next
        return bead.colour

    def __eq__(self, other):
        mine, theirs = list(self), list(other)
        if len(mine) != len(theirs):
            return False
        return any(mine[k:] + mine[:k] == theirs for k in range(max(len(mine), 1)))


n = Necklace("amber jade onyx pearl")
print(len(n), list(n))
print(n[1], n[5], n[-1])
n.rotate(2)
print(list(n), n == Necklace("pearl amber jade onyx"))
print(n.remove("onyx"), n.clasp.colour, n.remove("ruby"))
n.append("coral")
print("coral" in n, "onyx" in n, " - ".join(n))
empty = Necklace()
print(len(empty), list(empty.rotate(3)), empty == Necklace(), bool(empty))
single = Necklace("opal")
print(single[7], single.remove("opal"), single.clasp, len(single))
try:
    print(single[0])
except IndexError as e:
    print("IndexError:", e)
print(sorted(n, key=len)[:2], max(n))
