# Anmeldungen zur Wanderung auswerten: Plätze, Warteliste, Fahrgemeinschaften
from collections import deque, Counter

PLAETZE = 6
anmeldungen = """
Hanna +1 Auto=4
Uwe
Birgit +2
hanna +1
Kai Auto=3
Silke
Ole -
"""

liste = []
warteliste = deque()
autos = {}
bekannt = set()
belegt = 0

for zeile in anmeldungen.strip().splitlines():
    name, *rest = zeile.split()
    name = name.capitalize()
    if "-" in rest:
        print(name, "hat abgesagt")
        continue
    if name in bekannt:
        print(name, "ist doppelt, ignoriert")
        continue
    bekannt.add(name)
    personen = 1
    for angabe in rest:
        if angabe.startswith("+"):
            personen += int(angabe[1:])
        elif angabe.startswith("Auto="):
            autos[name] = int(angabe.removeprefix("Auto="))
    if belegt + personen <= PLAETZE:
        liste.append((name, personen))
        belegt += personen
    else:
        warteliste.append((name, personen))

print(f"{belegt}/{PLAETZE} Plätze belegt")
for name, personen in liste:
    print(f"  {name:<8}{'o' * personen}")
print("Warteliste:", [n for n, _ in warteliste])

# Uwe sagt ab, nachrücken wer passt
liste = [(n, p) for n, p in liste if n != "Uwe"]
belegt = sum(p for _, p in liste)
for _ in range(len(warteliste)):
    name, personen = warteliste.popleft()
    if belegt + personen <= PLAETZE:
        liste.append((name, personen))
        belegt += personen
        print(name, "rückt nach")
    else:
        warteliste.append((name, personen))

sitze = sum(s for n, s in autos.items() if n in dict(liste))
print("Sitze:", sitze, "Bedarf:", belegt, "reicht" if sitze >= belegt else "zu wenig")
groessen = Counter(p for _, p in liste)
for groesse, anzahl in sorted(groessen.items()):
    print(f"Gruppen zu {groesse}: {anzahl}")
