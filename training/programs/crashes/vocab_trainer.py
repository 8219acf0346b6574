# Vokabeltrainer, einfache Kartei mit Faechern
karten = [("Hund", "dog"), ("Baum", "tree"), ("Fluss", "river"), ("Berg", "mountain")]
antworten = {
    1: ["dog", "tre", "river", "hill"],
    2: ["dog", "tree", "river", "mountain"],
    3: ["dog", "tree", "lake", "mountain"],
}

fach = {deutsch: 1 for deutsch, _ in karten}


def pruefe(englisch, antwort):
    return antwort.strip().lower() == englisch


def runde(nr):
    richtig = 0
    for (deutsch, englisch), antwort in zip(karten, antworten[nr]):
        if pruefe(englisch, antwort):
            fach[deutsch] += 1
            richtig += 1
        else:
            fach[deutsch] = 1
            print(f"  falsch: {deutsch} = {englisch}, nicht {antwort}")
    return richtig


def auswertung():
    beste = max(fach, key=fach.get)
    fertig = [d for d in fach if fach[d] >= 3]
    if fertig:
        print("  fertig:", ferttig)
    return beste


for nr in sorted(antworten):
    print("Runde", nr)
    print("  richtig:", runde(nr))
    print("  stand:", fach)
    print("  beste Karte:", auswertung())
