# Kleiderkammer: Bestand nach Größe und Art, Ausgabe mit Zählern und Auswertung
from collections import Counter, defaultdict
from functools import reduce
from itertools import groupby, product
from operator import add, itemgetter
import string

GROESSEN = ["S", "M", "L", "XL"]
LIEFERUNG = "Jacke:M*3, Hose:L*2, Jacke:XL*1, Schal:*5, Hose:M*1, Jacke:M*1, Hut:Q*1"


def zeile_lesen(text):
    art, _, rest = text.strip().partition(":")
    groesse, stern, anzahl = rest.partition("*")
    if groesse and groesse not in GROESSEN:
        raise ValueError(f"Größe {groesse!r} gibt es nicht ({art})")
    return art, groesse or "-", int(anzahl)


bestand = Counter()
fehler = []
for stueck in LIEFERUNG.split(","):
    try:
        art, groesse, anzahl = zeile_lesen(stueck)
    except ValueError as problem:
        fehler.append(str(problem))
    else:
        bestand[art, groesse] += anzahl

print(bestand.most_common(2), sum(bestand.values()))
print(fehler)


def ausgeben(*wuensche):
    nehmen = Counter(wuensche)
    if nehmen <= bestand:
        bestand.subtract(nehmen)
        return "ok"
    fehlt = nehmen - bestand
    return "fehlt: " + ", ".join(" ".join(k) for k in sorted(fehlt))


print(ausgeben(("Jacke", "M"), ("Schal", "-")))
print(ausgeben(("Hose", "L"), ("Hose", "S"), ("Jacke", "XL"), ("Jacke", "XL")))
print(ausgeben(*[("Jacke", "M")] * 3), bestand["Jacke", "M"])

leer = [k for k, n in bestand.items() if n == 0]
for k in leer:
    del bestand[k]
print("leer:", leer, "noch", len(bestand), "Sorten")

nach_art = defaultdict(dict)
for (art, groesse), n in bestand.items():
    nach_art[art][groesse] = n
for art, gruppe in groupby(sorted(bestand), key=itemgetter(0)):
    groessen = [g for _, g in gruppe]
    print(f"{art:·<8}", *(f"{nach_art[art].get(g, 0):>2}" for g in GROESSEN), groessen)

luecken = [f"{a}/{g}" for a, g in product(("Jacke", "Hose"), GROESSEN) if not bestand[a, g]]
print(len(luecken), luecken[:3], ("Jacke", "S") in bestand)
summe = reduce(add, (Counter({a: n}) for (a, _), n in bestand.items()))
print(summe, max(summe, key=summe.get))

schild = string.Template("$art in ${groesse}: noch $n")
print(schild.substitute(art="Hose", groesse="L", n=bestand["Hose", "L"]).upper().swapcase())
print("Größe".casefold(), "STRASSE".casefold() == "straße".casefold(), "größe".encode().hex()[4:8])
print(GROESSEN.index("XL"), sorted(["XL", "S", "L"], key=GROESSEN.index), sorted(["XL", "S", "L"]))
