# Klassenarbeit auswerten
rohdaten = """Anna: 2, 1, 3
Bela: 4, 3
Cem: 1, 2, 2
Dora: 3, k, 2
Emil: 5"""

noten = {}
for zeile in rohdaten.splitlines():
    name, rest = zeile.split(":")
    noten[name] = rest.split(",")


def als_zahlen(liste):
    ergebnis = []
    for eintrag in liste:
        ergebnis.append(int(eintrag.strip()))
    return ergebnis


def durchschnitt(name):
    zahlen = als_zahlen(noten[name])
    wert = sum(zahlen) / len(zahlen)
    return round(wert, 2)


def urteil(wert):
    if wert < 1.5:
        return "sehr gut"
    elif wert < 2.5:
        return "gut"
    elif wert < 3.5:
        return "befriedigend"
    return "geht so"


print("Schueler:", ", ".join(noten))
gesamt = []
for name in noten:
    d = durchschnitt(name)
    gesamt.append(d)
    print("%-6s %.2f  %s" % (name, d, urteil(d)))

print("Klassenschnitt: %.2f" % (sum(gesamt) / len(gesamt)))
