import copy


class Address:
    def __init__(self, street, town):
        self.street = street
        self.town = town

    def __repr__(self):
        return f"{self.street}, {self.town}"


class Letter:
    serial = 0

    def __init__(self, recipient, address, paragraphs=None):
        Letter.serial += 1
        self.number = Letter.serial
        self.recipient = recipient
        self.address = address
        self.paragraphs = paragraphs if paragraphs is not None else []
        self.related = []

    def __copy__(self):
        twin = Letter(self.recipient, self.address, self.paragraphs)
        return twin

    def to(self, recipient, **address):
        other = copy.deepcopy(self)
        other.recipient = recipient
        other.number += 100
        vars(other.address).update(address)
        return other

    def words(self):
        return sum(len(p.split()) for p in self.paragraphs)

    def __str__(self):
        return f"#{self.number} {self.recipient} ({self.address}) {self.words()} words"


base = Letter("Herr Vogt", Address("Gartenweg 3", "Ulm"))
base.paragraphs.append("we moved our office to the third floor.")
print(base)

shallow = copy.copy(base)
shallow.recipient = "Frau Amin"
shallow.paragraphs.append("Please ring twice.")
shallow.address.town = "Neu-Ulm"
print(shallow)
print(base)
print(shallow.address is base.address, shallow.related is base.related)

deep = base.to("Señora Gil", street="Calle Mayor 8", town="Cádiz")
deep.paragraphs[0] = deep.paragraphs[0].capitalize()
del deep.paragraphs[1:]
print(deep)
print(base, Letter.serial)

base.related += [base, deep]
clone = copy.deepcopy(base)
print(clone.related[0] is clone, clone.related[1] is deep, clone.related[1].number)
print(len(base.related), base.related[0].recipient, clone.number)

pair = [deep.address, deep.address]
twice = copy.deepcopy(pair)
print(twice[0] is twice[1], twice[0] is pair[0], twice)
twice[0].town = "Sevilla"
print(twice[1].town, pair[1].town)
rows = [["x"] * 2] * 2
rows_copy, rows_deep = rows[:], copy.deepcopy(rows)
rows_copy[0][0] = "y"
rows_deep[1][1] = "z"
print(rows, rows_copy, rows_deep)
t = (1, "two", 3.0)
print(copy.deepcopy(t) is t, copy.copy(t) is t, copy.copy(rows) == rows)
print(Letter("x", None).number, Letter("y", Address("", ""), ["a b"]).words())
