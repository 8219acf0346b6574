# Abzählreim auf dem Spielplatz: jeder dritte fliegt raus
kinder = ["Lea", "Tom", "Mia", "Jan", "Uli", "Eva"]
schritt = 3

kreis = kinder.copy()
pos = 0
raus = []
while len(kreis) > 1:
    pos = (pos + schritt - 1) % len(kreis)
    name = kreis.pop(pos)
    raus.append(name)
    print(name, "ist raus, noch", len(kreis))

gewinner = kreis[0]
print("Gewinner:", gewinner)

# nochmal mit Formel
stelle = 0
for n in range(2, len(kinder) + 1):
    stelle = (stelle + schritt) % n
print("Formel sagt Platz", stelle, "=", kinder[stelle])
print("stimmt" if kinder[stelle] == gewinner else "falsch")

# und wie ist es mit anderen Schritten?
tabelle = {}
for k in (1, 2, 4):
    stelle = 0
    for n in range(2, len(kinder) + 1):
        stelle = (stelle + k) % n
    tabelle[k] = kinder[stelle]
print(tabelle)
