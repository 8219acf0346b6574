# ein kleiner Bauernhof: Felder, Pflanzen, Ernte
from enum import Enum, auto
from abc import ABC, abstractmethod

class Jahreszeit(Enum):
    FRUEHLING = auto()
    SOMMER = auto()
    HERBST = auto()
    WINTER = auto()
    @property
    def naechste(self):
        alle = list(Jahreszeit)
        return alle[(self.value) % len(alle)]

class Pflanze(ABC):
    preis = 0

    def __init__(self):
        self.reife = 0

    @abstractmethod
    def wachse(self, zeit):
        ...

    @property
    def reif(self):
        return self.reife >= 100

class Weizen(Pflanze):
    preis = 210

    def wachse(self, zeit):
        zuwachs = {Jahreszeit.FRUEHLING: 45, Jahreszeit.SOMMER: 60}
        self.reife += zuwachs.get(zeit, 5)

class Kartoffel(Pflanze):
    preis = 140

    def wachse(self, zeit):
        if zeit is not Jahreszeit.WINTER:
            self.reife += 40

class FeldBelegt(Exception):
    pass

class Feld:
    def __init__(self, name):
        self.name = name
        self.pflanze = None

    def saeen(self, art):
        if self.pflanze is not None:
            raise FeldBelegt(f"{self.name} trägt schon {type(self.pflanze).__name__}")
        self.pflanze = art()

    def ernten(self):
        p, self.pflanze = self.pflanze, None
        return p.preis

class Hof:
    def __init__(self, felder):
        self.felder = felder
        self.kasse = 50
        self.zeit = Jahreszeit.FRUEHLING

    def schritt(self):
        for f in self.felder:
            if f.pflanze is None:
                continue
            f.pflanze.wachse(self.zeit)
            if f.pflanze.reif:
                geld = f.ernten()
                self.kasse += geld
                print(f"  {f.name}: Ernte bringt {geld}")
        self.zeit = self.zeit.naechste

hof = Hof([Feld("Nord"), Feld("Süd"), Feld("Bach")])
plan = {0: [(0, Weizen), (1, Kartoffel)], 1: [(2, Kartoffel), (1, Weizen)], 3: [(0, Kartoffel)]}
for runde in range(7):
    for index, art in plan.get(runde, []):
        try:
            hof.felder[index].saeen(art)
        except FeldBelegt as fehler:
            print("  Fehler:", fehler)
    print(runde, hof.zeit.name.title(), hof.kasse)
    hof.schritt()

stand = [(f.name, f.pflanze.reife if f.pflanze else None) for f in hof.felder]
print(stand)
print("Kasse am Ende: %d Euro" % hof.kasse)
