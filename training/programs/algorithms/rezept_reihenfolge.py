"""Lasagne: in welcher Reihenfolge kochen? (topologische Sortierung)"""

braucht = {
    "servieren": ["backen"],
    "backen": ["schichten", "ofen heizen"],
    "schichten": ["sauce", "bechamel"],
    "sauce": ["zwiebeln hacken"],
    "bechamel": [],
    "zwiebeln hacken": [],
    "ofen heizen": [],
}
dauer = {"servieren": 2, "backen": 40, "schichten": 10, "sauce": 25,
         "bechamel": 15, "zwiebeln hacken": 5, "ofen heizen": 12}

offen = {schritt: len(vorher) for schritt, vorher in braucht.items()}
folgt = {schritt: [] for schritt in braucht}
for schritt, vorher in braucht.items():
    for v in vorher:
        folgt[v].append(schritt)

bereit = sorted(s for s, n in offen.items() if n == 0)
print("Start mit:", bereit)

plan = []
fertig_um = {}
while bereit:
    s = bereit.pop(0)
    beginn = max([fertig_um[v] for v in braucht[s]], default=0)
    fertig_um[s] = beginn + dauer[s]
    plan.append(s)
    for f in folgt[s]:
        offen[f] -= 1
        if offen[f] == 0:
            bereit.append(f)

for nr, s in enumerate(plan, start=1):
    print(f"{nr}. {s:<16} fertig nach {fertig_um[s]:>3} min")

if len(plan) == len(braucht):
    print("Alles machbar in", max(fertig_um.values()), "Minuten")
else:
    print("Kreis im Rezept!")
