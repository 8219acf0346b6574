# Vektoren und Geld: Operatoren überladen
import functools
import operator
from decimal import Decimal
from fractions import Fraction


@functools.total_ordering
class Betrag:
    """Ein Geldbetrag in Cent."""
    anzahl = 0

    def __init__(self, cent):
        self.cent = int(cent)
        Betrag.anzahl += 1

    @classmethod
    def aus_text(cls, text):
        return cls(Decimal(text.replace(",", ".")) * 100)

    @staticmethod
    def gueltig(text):
        ganze, _, rest = text.partition(",")
        return ganze.isdigit() and len(rest) == 2

    def __add__(self, anderer):
        if isinstance(anderer, int):
            anderer = Betrag(anderer)
        elif not isinstance(anderer, Betrag):
            return NotImplemented
        return Betrag(self.cent + anderer.cent)

    __radd__ = __add__

    def __mul__(self, faktor):
        return Betrag(round(self.cent * faktor))

    def __eq__(self, o):
        return self.cent == o.cent

    def __lt__(self, o):
        return self.cent < o.cent

    def __format__(self, spec):
        euro, cent = divmod(self.cent, 100)
        return format(f"{euro},{cent:02d} €", spec)

    def __repr__(self):
        return f"Betrag({self.cent})"


class Trinkgeld(Betrag):
    def __init__(self, cent, kellner="?"):
        super().__init__(cent)
        self.kellner = kellner

    def __repr__(self):
        return super().__repr__() + f"@{self.kellner}"


rechnung = ["12,50", "3,20", "abc", "7,9", "18,05"]
posten = []
for t in rechnung:
    if not Betrag.gueltig(t):
        print("übersprungen:", t)
        continue
    posten.append(Betrag.aus_text(t))

for p in sorted(posten, reverse=True):
    print(f"{p:>10}")
summe = sum(posten)
print(f"{'Summe':-<12}{summe:->10}")
print(functools.reduce(operator.add, posten) == summe)
dritte = summe * Fraction(1, 3)
print(dritte, max(posten) > dritte)

tip = Trinkgeld(250, kellner="Uwe")
print([tip, tip + 50])
try:
    print(tip + "viel")
except TypeError as fehler:
    print("TypeError:", str(fehler)[:40])
finally:
    print("Objekte:", Betrag.anzahl)
