# Kassenbon aus der Warenkorb-Liste drucken
BREITE = 34

preise = {"milch": 119, "brot": 289, "apfel": 35, "seife": 179}
steuer = {"milch": 7, "brot": 7, "apfel": 7, "seife": 19}
korb = ["milch", "apfel", "apfel", "brot", "seife", "apfel", "kaugummi"]
gegeben = 1000


class UnbekannterArtikel(KeyError):
    pass


def preis_von(artikel):
    try:
        return preise[artikel]
    except KeyError:
        raise UnbekannterArtikel(artikel) from None


def euro(cent):
    return f"{cent // 100},{cent % 100:02d}"


def zeile(links, rechts):
    luecke = BREITE - len(links) - len(rechts)
    return links + "." * luecke + rechts


mengen = {}
for artikel in korb:
    try:
        preis_von(artikel)
    except UnbekannterArtikel as fehler:
        print("Artikel fehlt:", fehler.args[0])
    else:
        mengen[artikel] = mengen.get(artikel, 0) + 1

print("LADEN AN DER ECKE".center(BREITE))
summe = 0
brutto = {}
for artikel, menge in mengen.items():
    betrag = menge * preise[artikel]
    rabatt = betrag // 10 if menge >= 3 else 0
    print(zeile(f"{menge} x {artikel.title()}", euro(betrag)))
    if rabatt:
        print(zeile("  Mengenrabatt", "-" + euro(rabatt)))
        betrag -= rabatt
    summe += betrag
    satz = steuer[artikel]
    brutto[satz] = brutto.get(satz, 0) + betrag

print("=" * BREITE)
print(zeile("Summe", euro(summe)))
print(zeile("Bar", euro(gegeben)))
rest = gegeben - summe
print(zeile("Zurueck", euro(rest)))
for satz in sorted(brutto):
    anteil = round(brutto[satz] * satz / (100 + satz))
    print(zeile(f"  inkl. {satz}% MwSt", euro(anteil)))

stuecke = []
for muenze in (200, 100, 50, 20, 10, 5, 2, 1):
    n, rest = divmod(rest, muenze)
    if n:
        stuecke.append(f"{n}x{muenze}")
print("Wechselgeld:", " ".join(stuecke))
