# Hausaufgabe Informatik 9b: Notenspiegel
noten = {
    "Lena": [2, 1, 3, 2],
    "Jonas": [4, 5, 3],
    "Mia": [1, 1, 2, 1],
    "Emre": [],
}


def durchschnitt(liste):
    summe = 0
    for n in liste:
        summe += n
    return summe / len(liste)


def in_worten(schnitt):
    if schnitt < 1.5:
        return "sehr gut"
    else:
        if schnitt < 2.5:
            return "gut"
        else:
            if schnitt < 3.5:
                return "befriedigend"
            else:
                return "ausreichend"


bester = None
bester_schnitt = 6.0
spiegel = [0, 0, 0, 0, 0, 0]
for name in noten:
    try:
        s = durchschnitt(noten[name])
    except ZeroDivisionError:
        print(f"{name}: keine Noten vorhanden")
        continue
    print(f"{name:<8}{s:>6.2f}  {in_worten(s)}")
    if s < bester_schnitt:
        bester_schnitt = s
        bester = name
    for n in noten[name]:
        spiegel[n - 1] += 1

print("Beste Schülerin / bester Schüler:", bester)
for i in range(len(spiegel)):
    print("Note", i + 1, ":", "#" * spiegel[i])
anzahl = sum(spiegel)
print("Noten insgesamt:", anzahl)
gerundet = {n: round(durchschnitt(l)) for n, l in noten.items() if l}
print(gerundet)
