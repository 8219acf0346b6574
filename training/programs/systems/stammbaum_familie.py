# Stammbaum mit Personen, Ehen und einer Suche nach Verwandten
from datetime import date


class WiderspruchFehler(Exception):
    pass


class Person:
    alle = {}

    def __init__(self, name, geboren, gestorben=None):
        self.name = name
        self.geboren = date.fromisoformat(geboren)
        self.gestorben = gestorben and date.fromisoformat(gestorben)
        self.eltern = []
        self.kinder = []
        Person.alle[name] = self

    def alter(self, stichtag):
        ende = min(self.gestorben or stichtag, stichtag)
        hatte = (ende.month, ende.day) >= (self.geboren.month, self.geboren.day)
        return ende.year - self.geboren.year - (not hatte)

    def vorfahren(self, stufe=1):
        for e in self.eltern:
            yield stufe, e
            yield from e.vorfahren(stufe + 1)

    def __lt__(self, andere):
        return self.geboren < andere.geboren

    def __str__(self):
        kreuz = f" †{self.gestorben.year}" if self.gestorben else ""
        return f"{self.name} *{self.geboren.year}{kreuz}"


class Ehe:
    def __init__(self, a, b):
        self.paar = (a, b)

    def kind(self, name, geboren, **mehr):
        neu = Person(name, geboren, **mehr)
        for elter in self.paar:
            if elter.alter(neu.geboren) < 14:
                del Person.alle[name]
                raise WiderspruchFehler(f"{elter.name} wäre erst {elter.alter(neu.geboren)}")
        for elter in self.paar:
            neu.eltern.append(elter)
            elter.kinder.append(neu)
        return neu


class Verwandtschaft:
    namen = {(1, 1): "Geschwister", (2, 2): "Cousins", (1, 2): "Onkel/Nichte", (0, 1): "Elternteil", (0, 2): "Großelternteil"}

    def __call__(self, a, b):
        linksWeg = {a: 0, **{p: s for s, p in a.vorfahren()}}
        rechtsWeg = {b: 0, **{p: s for s, p in b.vorfahren()}}
        gemeinsam = [p for p in linksWeg if p in rechtsWeg]
        if not gemeinsam:
            return "nicht verwandt"
        naechster = min(gemeinsam, key=lambda p: linksWeg[p] + rechtsWeg[p])
        paar = tuple(sorted((linksWeg[naechster], rechtsWeg[naechster])))
        return self.namen.get(paar, f"Grad {paar}")


otto, berta = Person("Otto", "1921-04-09", "1990-04-08"), Person("Berta", "1925-12-01")
stamm = Ehe(otto, berta)
karl = stamm.kind("Karl", "1950-06-15")
ute = stamm.kind("Ute", "1953-02-28")
jan = Ehe(karl, Person("Lotte", "1952-01-01")).kind("Jan", "1980-09-09")
ina = Ehe(ute, Person("Paul", "1949-05-05")).kind("Ina", "1985-03-20")
try:
    stamm.kind("Geist", "1930-01-01")
except WiderspruchFehler as f:
    print("Widerspruch:", f)

print("; ".join(str(p) for p in sorted(Person.alle.values())))
grad = Verwandtschaft()
for x, y in [(karl, ute), (jan, ute), (otto, ina), (jan, Person.alle["Paul"])]:
    print(f"{x.name:<5} {y.name:<5} {grad(x, y)}")
print([(s, p.name) for s, p in jan.vorfahren()])
print(otto.alter(date(2000, 1, 1)), "Jahre,", len(otto.kinder), "Kinder")
