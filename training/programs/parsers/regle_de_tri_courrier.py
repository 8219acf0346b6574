"""Règles de tri du courrier: « si OBJET contient x alors DOSSIER »."""
import re
from collections import OrderedDict

REGLES = """
si objet contient facture alors Compta
si de finit-par @ecole.fr alors Ecole et arreter
si taille depasse 500 alors Lourd
si objet contient
sinon Divers
"""

TESTS = {
    "contient": lambda a, b: b in a.lower(),
    "finit-par": lambda a, b: a.endswith(b),
    "depasse": lambda a, b: a > int(b),
}


class RegleInvalide(Exception):
    pass


class Regle:
    motif = re.compile(r"si (\w+) (\S+) (\S+) alors (\w+)( et arreter)?")

    def __init__(self, ligne):
        m = self.motif.fullmatch(ligne)
        if not m:
            raise RegleInvalide(ligne)
        self.champ, self.verbe, self.valeur, self.dossier, stop = m.groups()
        self.arret = stop is not None

    def accepte(self, courriel):
        return TESTS[self.verbe](courriel[self.champ], self.valeur)


def lire(texte):
    regles, defaut = [], None
    for ligne in texte.strip().splitlines():
        if ligne.startswith("sinon "):
            defaut = ligne.removeprefix("sinon ")
            continue
        try:
            regles.append(Regle(ligne))
        except RegleInvalide as e:
            print("règle ignorée :", e)
    return regles, defaut


def classer(courriel, regles, defaut):
    dossiers = []
    for r in regles:
        if r.accepte(courriel):
            dossiers.append(r.dossier)
            if r.arret:
                break
    return dossiers or [defaut]


courriels = [
    {"de": "chef@usine.fr", "objet": "Facture mai", "taille": 800},
    {"de": "mme.roy@ecole.fr", "objet": "Sortie", "taille": 950},
    {"de": "tonton@lac.ch", "objet": "Photos", "taille": 501},
    {"de": "pub@soldes.fr", "objet": "Promo", "taille": 12},
]

regles, defaut = lire(REGLES)
print(len(regles), "règles, sinon", defaut)
boites = OrderedDict()
for c in courriels:
    for d in classer(c, regles, defaut):
        boites.setdefault(d, []).append(c["objet"])
    print(f"{c['objet']:12} -> {', '.join(classer(c, regles, defaut))}")
boites.move_to_end("Compta")
for nom, objets in boites.items():
    print(f"{nom} ({len(objets)}): {objets}")
