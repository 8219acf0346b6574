import re

roh = [
    " Weber;Anna ; 76131 karlsruhe;0721/ 4455",
    "Yilmaz;Cem;10115 BERLIN; 030-778 899",
    "Krüger;;20095 Hamburg;040 1234",
    "Roth;Ida;1234 Xdorf;unbekannt",
]


def telefon(text):
    ziffern = re.sub(r"\D", "", text)
    if not ziffern:
        return "keine"
    vorwahl = re.match(r"0[1-9]\d{1,2}", re.sub(r"[^\d]", " ", text.strip()).split()[0])
    n = vorwahl.end() if vorwahl else 3
    return f"+49 {ziffern[1:n]} {ziffern[n:]}"


kunden = []
fehler = []
for nr, zeile in enumerate(roh, 1):
    nachname, vorname, ort, tel = [t.strip() for t in zeile.split(";")]
    m = re.fullmatch(r"(\d{5})\s+(\S+)", ort)
    if not m:
        fehler.append(f"Zeile {nr}: Ort {ort!r}")
        continue
    plz, stadt = m.groups()
    anrede = vorname or "N."
    kunde = {"name": f"{anrede} {nachname}", "plz": plz, "stadt": stadt.title(), "tel": telefon(tel)}
    kunden.append(kunde)

kopf = f"{'Name':<14}{'PLZ':^7}{'Stadt':<11}{'Tel':>16}"
print(kopf)
print("=" * len(kopf))
for k in sorted(kunden, key=lambda k: k["plz"]):
    print(f"{k['name']:<14}{k['plz']:^7}{k['stadt']:<11}{k['tel']:>16}")
print(*fehler, sep="\n")
umlaute = str.maketrans({"ü": "ue", "ö": "oe", "ä": "ae"})
print([k["name"].translate(umlaute) for k in kunden if k["name"].translate(umlaute) != k["name"]])
