"""Notenspiegel: Tabellen drehen, Schnitt bilden, Zeugnistext"""
from statistics import mean, median
from collections import Counter


def transponiere(tabelle):
    if not tabelle:
        return []
    breite = len(tabelle[0])
    for nr, zeile in enumerate(tabelle):
        if len(zeile) != breite:
            raise ValueError(f"Zeile {nr} hat {len(zeile)} statt {breite} Spalten")
    return [[zeile[s] for zeile in tabelle] for s in range(breite)]


def lies_note(eingabe):
    if eingabe in (None, "", "-"):
        return None
    if isinstance(eingabe, (int, float)):
        return float(eingabe)
    basis = float(eingabe.rstrip("+-"))
    if eingabe.endswith("+"):
        basis -= 0.3
    elif eingabe.endswith("-"):
        basis += 0.3
    return round(basis, 1)


def schnitt(noten, gewichte=None):
    paare = [(n, g) for n, g in zip(noten, gewichte or [1] * len(noten)) if n is not None]
    summe = sum(g for _, g in paare)
    if summe == 0:
        return None
    return round(sum(n * g for n, g in paare) / summe, 2)


def urteil(note):
    stufen = {1.5: "sehr gut", 2.5: "gut", 3.5: "befriedigend", 4.5: "ausreichend"}
    if note is None:
        return "nicht bewertet"
    for grenze, wort in stufen.items():
        if note < grenze:
            return wort
    return "mangelhaft"


KLASSE = {
    "Jana": ["2+", 1, "3-"],
    "Emre": [4, "", "5"],
    "Zoë": [None, "-", None],
}
zeilen = []
for name, roh in KLASSE.items():
    noten = [lies_note(x) for x in roh]
    zeilen.append(noten)
    s = schnitt(noten, [2, 1, 1])
    print(f"{name:<5}{s!s:>6}  {urteil(s)}")

for fach, spalte in zip(("Mathe", "Sport", "Kunst"), transponiere(zeilen)):
    da = [n for n in spalte if n is not None]
    print(fach, spalte, "Mittel", mean(da) if da else "-", "Median", median(da) if da else "-")

print(Counter(urteil(n) for z in zeilen for n in z))
for probe in ([], [[1, 2], [3]], [[]]):
    try:
        print(transponiere(probe))
    except ValueError as fehler:
        print("Fehler:", fehler)
try:
    lies_note("sechs")
except ValueError as e:
    print(e)
