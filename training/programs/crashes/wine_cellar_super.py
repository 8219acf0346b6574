class Bottle:
    def __init__(self, label, year):
        self.label = label
        self.year = year
        self.notes = []

    def age(self, now):
        return now - self.year

    def note(self, text):
        self.notes.append(text)
        return len(self.notes)

    def __str__(self):
        return f"{self.label} {self.year}"


class Sparkling(Bottle):
    def __init__(self, label, year, bar):
        super().__init__(label, year)
        self.bar = bar


class Fortified(Bottle):
    def __init__(self, label, year, alcohol):
        self.label = label
        self.year = year
        self.alcohol = alcohol

    def __str__(self):
        return super().__str__() + f" ({self.alcohol}%)"


cellar = [
    Bottle("Silvaner", 2018),
    Sparkling("Cava Rosa", 2020, 5.5),
    Fortified("Old Tawny", 2001, 19.5),
]


def taste(bottles, now):
    for b in bottles:
        years = b.age(now)
        print(b, "-", years, "years")
        word = "young" if years < 3 else "mature" if years < 10 else "old"
        n = b.note(f"{now}: {word}")
        print("   note", n, b.notes[-1])


taste(cellar[:2], 2022)
taste(cellar, 2024)
print(sum(len(b.notes) for b in cellar))
