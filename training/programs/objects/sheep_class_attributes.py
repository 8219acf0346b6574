# homework: what belongs to the class and what to the object?

class Sheep:
    flock = []
    sound = "baa"
    wool_price = 1.2
    counts = {"ewe": 0, "ram": 0}

    def __init__(self, name, kind="ewe", wool=3):
        self.name = name
        self.kind = kind
        self.wool = wool
        self.flock.append(name)
        self.counts[kind] += 1

    def speak(self, times=1):
        return " ".join([self.sound] * times)

    def shear(self):
        worth = self.wool * self.wool_price
        self.wool = 0
        return worth

    @classmethod
    def raise_price(cls, percent):
        cls.wool_price = round(cls.wool_price * (100 + percent) / 100, 3)
        return cls.wool_price

    @classmethod
    def pair(cls, ewe, ram):
        return cls(ewe), cls(ram, kind="ram", wool=4.5)

    @staticmethod
    def kilos(pounds):
        return round(pounds * 0.4536, 1)


class Merino(Sheep):
    wool_price = 3.5
    flock = []

    def speak(self, times=1):
        return super().speak(times).upper()


class Lamb(Sheep):
    sound = "meh"

    def __init__(self, name, mother):
        super().__init__(name, wool=0.5)
        self.mother = mother.name

    @property
    def full_name(self):
        return f"{self.name}, lamb of {self.mother}"


dolly, otto = Sheep.pair("Dolly", "Otto")
m = Merino("Emma", wool=Sheep.kilos(11))
lamb = Lamb("Pünktchen", mother=m)

print(Sheep.flock, Merino.flock, Lamb.flock is Sheep.flock)
print(Sheep.counts, Merino.counts == Lamb.counts)
print(dolly.speak(2), "|", m.speak(), "|", lamb.speak(3))

otto.sound = "BÖH"
print(otto.speak(), Sheep.sound, "sound" in otto.__dict__, "sound" in vars(dolly))
del otto.sound
print(otto.speak())

print(dolly.shear(), dolly.shear(), dolly.wool)
print(Sheep.raise_price(10), Merino.wool_price, lamb.wool_price)
print(Lamb.raise_price(-50), Sheep.wool_price, "wool_price" in vars(Lamb))
print(round(otto.shear(), 2), round(m.shear(), 2), lamb.shear())

lamb.flock = ["only me"]
print(len(Sheep.flock), lamb.flock, type(lamb).flock[-1])
m.flock += ["Ghost"]
print(Merino.flock, m.__dict__["flock"] is Merino.flock)
print(lamb.full_name)
print([c.__name__ for c in type(lamb).__mro__], isinstance(lamb, Merino))
everyone = [dolly, otto, m, lamb]
print({s.name: type(s).__name__ for s in everyone if type(s) is not Sheep})
try:
    Sheep("Bob", "goat")
except KeyError as e:
    print("no kind", e, Sheep.flock[-1])
print(Merino.pair("A", "B")[1].speak(), Merino.flock, Sheep.counts)
