# Adressbuch - Hausaufgabe Informatik
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Kontakt:
    vorname: str
    nachname: str
    telefon: str
    ort: str = "unbekannt"

    def kuerzel(self):
        return (self.vorname[0] + self.nachname[:2]).upper()


class Adressbuch:
    def __init__(self):
        self.eintraege = {}

    def hinzu(self, kontakt):
        k = kontakt.kuerzel()
        nummer = 2
        while k in self.eintraege:
            k = kontakt.kuerzel() + str(nummer)
            nummer += 1
        self.eintraege[k] = kontakt
        return k

    def suche(self, text):
        text = text.casefold()
        return [k for k, e in self.eintraege.items()
                if text in f"{e.vorname} {e.nachname} {e.ort}".casefold()]

    def umzug(self, k, neuer_ort):
        self.eintraege[k] = replace(self.eintraege[k], ort=neuer_ort)


buch = Adressbuch()
print(buch.hinzu(Kontakt("Heike", "Brandt", "0201-4455", "Essen")))
print(buch.hinzu(Kontakt("Holger", "Brehm", "089-1212", "Ulm")))
print(buch.hinzu(Kontakt("Jens", "Wolff", "0731-98")))

print(buch.suche("BRE"), buch.suche("essen"), buch.suche("xyz"))
buch.umzug("JWO", "Essen")
print(buch.suche("essen"))

try:
    buch.eintraege["HBR"].ort = "Bonn"
except AttributeError as fehler:
    print("geht nicht:", fehler)

for k, e in sorted(buch.eintraege.items(), key=lambda p: p[1].nachname):
    ziffern = "".join(z for z in e.telefon if z.isdigit())
    print(f"{k:5}{e.nachname + ', ' + e.vorname:18}{ziffern:>10}  {e.ort}")
