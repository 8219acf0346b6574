# Telefonnummern aus alten Karteikarten vereinheitlichen
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Kontakt:
    name: str
    nummern: list = field(default_factory=list)


def normalisiere(nummer, vorwahl="+49"):
    if not isinstance(nummer, str):
        return None
    ziffern = "".join(z for z in nummer if z.isdigit())
    if len(ziffern) < 5:
        return None
    if nummer.strip().startswith("+"):
        return "+" + ziffern
    if ziffern.startswith("00"):
        return "+" + ziffern[2:]
    if ziffern.startswith("0"):
        return vorwahl + ziffern[1:]
    return vorwahl + "30" + ziffern      # ohne Vorwahl: Berlin


def teile_namen(voll):
    voll = " ".join(voll.split())
    if "," in voll:
        nach, vor = [t.strip() for t in voll.split(",", 1)]
        return vor, nach
    teile = voll.split(" ")
    if len(teile) == 1:
        return "", teile[0]
    i = len(teile) - 1
    while i > 1 and teile[i - 1] in ("von", "van", "der", "zu"):
        i -= 1
    return " ".join(teile[:i]), " ".join(teile[i:])


def gruppiere(nummer, breite=3):
    kopf, rest = nummer[:3], nummer[3:]
    stuecke = []
    while rest:
        stuecke.append(rest[:breite])
        rest = rest[breite:]
    if len(stuecke) > 1 and len(stuecke[-1]) == 1:
        stuecke[-2:] = [stuecke[-2] + stuecke[-1]]
    return " ".join([kopf] + stuecke)


karten = [
    ("Krüger,  Antje", ["030/4471 20", "+43 664 12345"]),
    ("Otto von der Heide", ["0044-20-7946", 112]),
    ("Mandelbrotbäckerei", ["889120"]),
]
laender = Counter()
for roh, nummern in karten:
    vor, nach = teile_namen(roh)
    k = Kontakt(f"{nach.upper()} {vor}".strip())
    for n in nummern:
        sauber = normalisiere(n)
        if sauber is None:
            print("  verworfen:", repr(n))
            continue
        laender[sauber[:3]] += 1
        k.nummern.append(gruppiere(sauber))
    print(k)
print(laender.most_common())
print(gruppiere("+49"), "|", gruppiere("+491234"), "|", gruppiere("+4912345", 2))
