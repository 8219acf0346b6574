# Putzplan für die WG: wer putzt in welcher Woche was?
from datetime import date, timedelta

bewohner = ["Lea", "Timo", "Svenja"]
aufgaben = ["Bad", "Küche", "Flur"]
start = date(2024, 3, 4)
wochen = 4
urlaub = {("Timo", 11), ("Svenja", 12)}

punkte = {"Bad": 3, "Küche": 2, "Flur": 1}
konto = {name: 0 for name in bewohner}
vertretungen = []


def woche(tag):
    return tag.isocalendar()[1]


def vertretung(name, kw):
    """Wer am wenigsten Punkte hat, springt ein."""
    moeglich = [b for b in bewohner if b != name and (b, kw) not in urlaub]
    return min(moeglich, key=lambda b: konto[b])


for nr in range(wochen):
    montag = start + timedelta(weeks=nr)
    kw = woche(montag)
    plan = []
    for i, aufgabe in enumerate(aufgaben):
        name = bewohner[(i + nr) % len(bewohner)]
        if (name, kw) in urlaub:
            ersatz = vertretung(name, kw)
            vertretungen.append(f"KW{kw}: {ersatz} für {name} ({aufgabe})")
            name = ersatz
        konto[name] += punkte[aufgabe]
        plan.append(f"{aufgabe}={name}")
    sonntag = montag + timedelta(days=6)
    print(f"KW {kw} {montag:%d.%m.}-{sonntag:%d.%m.}", *plan)

print("Vertretungen:")
for v in vertretungen:
    print(" -", v)

print("Punkte:")
schnitt = sum(konto.values()) / len(konto)
for name, p in sorted(konto.items(), key=lambda x: -x[1]):
    print(f" {name:<7}{p:>3} {p - schnitt:+.1f}")

if max(konto.values()) - min(konto.values()) > 4:
    print("Bitte tauschen!")
else:
    print("Alles gerecht.")
