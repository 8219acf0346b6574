#!/usr/bin/env python3
# Klassensprecherwahl
from collections import Counter

stimmen = "Lina;Jonas;Lina;Ercan;;Jonas;Lina;ercan;Micky Maus"
kandidaten = ("Lina", "Jonas", "Ercan", "Greta")

gueltig = Counter({k: 0 for k in kandidaten})
ungueltig = []
for nr, zettel in enumerate(stimmen.split(";"), start=1):
    name = zettel.strip().capitalize()
    if name in gueltig:
        gueltig[name] += 1
    else:
        ungueltig.append((nr, zettel))

print("Gueltig:", gueltig.total())
print("Ungueltig:", ungueltig)

for name, anzahl in gueltig.most_common():
    anteil = 100 * anzahl / gueltig.total()
    print(f"{name:<6} {'#' * anzahl:<4} {anteil:5.1f} %")

(sieger, s1), (zweiter, s2), *rest = gueltig.most_common()
if s1 == s2:
    print("Stichwahl zwischen", sieger, "und", zweiter)
else:
    print("Gewonnen hat", sieger, "vor", zweiter)
print("Ohne Stimme:", [k for k, v in gueltig.items() if v == 0])

gueltig += Counter()   # wirft Nullen weg
print(len(gueltig), "Greta" in gueltig)
zahlen = Counter(gueltig.values())
print("gleich viele:", [n for n, wie_oft in zahlen.items() if wie_oft > 1])
