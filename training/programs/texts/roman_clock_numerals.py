STUFEN = [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def zu_roemisch(zahl):
    text = ""
    for wert, zeichen in STUFEN:
        anzahl, zahl = divmod(zahl, wert)
        text += zeichen * anzahl
    return text


def von_roemisch(text):
    werte = {"I": 1, "V": 5, "X": 10, "L": 50}
    summe = 0
    vorher = 0
    for z in reversed(text.upper()):
        w = werte[z]
        if w < vorher:
            summe -= w
        else:
            summe += w
        vorher = max(w, vorher)
    return summe


uhrzeiten = ["3:14"]
for zeit in uhrzeiten:
    stunde, minute = (int(t) for t in zeit.split(":"))
    r = zu_roemisch(stunde) + ":" + zu_roemisch(minute)
    print(zeit.rjust(5), "=", r)
    h, m = r.split(":")
    assert (von_roemisch(h), von_roemisch(m)) == (stunde, minute)

print("xl ist", von_roemisch("xl"))
laengste = max((3, 8), key=lambda n: len(zu_roemisch(n)))
print("laengste Stunde:", laengste, zu_roemisch(laengste))
