import re
from decimal import Decimal
from functools import reduce

statement = """
03.05. Rewe Markt              -54,20
04.05. Gehalt Mai            2.310,00
06.05. Stadtwerke Strom        -71,00
09.05. Kino Capitol            -24,50
12.05. Rewe Markt              -38,75
15.05. Miete                  -830,00
20.05. Buchhandlung Lesen      -19,90
""".strip()

Regeln = [
    (r"rewe|aldi", "Essen"),
    (r"miete|strom", "Wohnen"),
    (r"kino|buch", "Freizeit"),
    (r"gehalt", "Einkommen"),
]
Limit = {"Essen": Decimal("80"), "Freizeit": Decimal("60"), "Wohnen": Decimal("950")}


def betrag(text):
    return Decimal(text.replace(".", "").replace(",", "."))


def kategorie(text):
    for muster, name in Regeln:
        if re.search(muster, text, re.IGNORECASE):
            return name
    return "Sonstiges"


buchungen = []
for zeile in statement.split("\n"):
    m = re.match(r"(\d\d)\.(\d\d)\.\s+(.+?)\s+(-?[\d.]+,\d\d)$", zeile)
    tag, monat, text, wert = m.groups()
    buchungen.append((int(tag), text, kategorie(text), betrag(wert)))

print(len(buchungen), "Buchungen")


def sammeln(summen, b):
    tag, text, kat, wert = b
    return {**summen, kat: summen.get(kat, Decimal(0)) + wert}


summen = reduce(sammeln, buchungen, {})
for kat, wert in sorted(summen.items(), key=lambda p: p[1]):
    print(f"{kat:<10} {wert:>10}")

for kat, grenze in Limit.items():
    ausgabe = -summen.get(kat, Decimal(0))
    if ausgabe > grenze:
        print("Achtung,", kat, "liegt", ausgabe - grenze, "über dem Limit")
    else:
        print(kat, "im Rahmen:", f"{ausgabe / grenze:.0%}")

saldo = Decimal("120.00")
tiefster = (saldo, 0)
for tag, _, _, wert in buchungen:
    saldo += wert
    tiefster = min(tiefster, (saldo, tag))
print("Endstand", saldo)
print("tiefster Stand %s am %d. Mai" % tiefster)
