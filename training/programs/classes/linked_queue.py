class Wagon:
    def __init__(self, cargo, tons):
        self.cargo = cargo
        self.tons = tons
        self.next = None

class FreightTrain:
    def __init__(self, *wagons):
        self.head = None
        self.tail = None
        self._n = 0
        for cargo, tons in wagons:
            self.couple(cargo, tons)

    def couple(self, cargo, tons):
        w = Wagon(cargo, tons)
        if self.head is None:
            self.head = self.tail = w
        else:
            self.tail.next = w
            self.tail = w
        self._n += 1

    def uncouple_first(self):
        if self.head is None:
            raise IndexError("no wagons left")
        w = self.head
        self.head = w.next
        if self.head is None:
            self.tail = None
        self._n -= 1
        return w

    def __len__(self):
        return self._n

    def __iter__(self):
        w = self.head
        while w is not None:
            yield w
            w = w.next

    def __contains__(self, cargo):
        return any(w.cargo == cargo for w in self)

    def __str__(self):
        return "[loco]" + "".join(f"={w.cargo}({w.tons}t)" for w in self)

train = FreightTrain(("coal", 60), ("wood", 35))
train.couple("cars", 22)
print(train, len(train))
print("wood" in train, "milk" in train)
print("load:", sum(w.tons for w in train), "t")
while train:
    w = train.uncouple_first()
    print("unloaded", w.cargo, "left:", train)
try:
    train.uncouple_first()
except IndexError as e:
    print("Error:", e)
