"""Prêts d'une petite bibliothèque."""
from datetime import date, timedelta
from abc import ABC, abstractmethod

class ErreurPret(Exception):
    pass

class Document(ABC):
    def __init__(self, titre: str, cote: str):
        self.titre = titre
        self.cote = cote
    @property
    @abstractmethod
    def duree(self) -> timedelta:
        ...

    def amende(self, jours: int) -> float:
        return 0.10 * jours

    def __str__(self):
        return f"« {self.titre} »"

class Livre(Document):
    duree = timedelta(weeks=3)

class Film(Document):
    duree = timedelta(days=7)

    def amende(self, jours):
        return 1 + 0.5 * jours

class Lecteur:
    MAX = 2

    def __init__(self, nom):
        self.nom = nom
        self.dette = 0.0
        self.prets = {}

class Bibliotheque:
    def __init__(self):
        self.fonds = {}
        self.journal = []

    def ajouter(self, *docs):
        self.fonds |= {d.cote: d for d in docs}

    def preter(self, cote, lecteur, jour):
        if lecteur.dette > 2:
            raise ErreurPret(f"{lecteur.nom} doit {lecteur.dette:.2f} €")
        if len(lecteur.prets) >= lecteur.MAX:
            raise ErreurPret(f"{lecteur.nom} a déjà {lecteur.MAX} prêts")
        try:
            doc = self.fonds.pop(cote)
        except KeyError:
            raise ErreurPret("absent : " + cote)
        lecteur.prets[cote] = (doc, jour + doc.duree)
        self.journal.append(("P", cote, lecteur.nom))
        return jour + doc.duree

    def rendre(self, cote, lecteur, jour):
        doc, limite = lecteur.prets.pop(cote)
        retard = max((jour - limite).days, 0)
        if retard:
            lecteur.dette += doc.amende(retard)
        self.fonds[cote] = doc
        self.journal.append(("R", cote, lecteur.nom))
        return retard

biblio = Bibliotheque()
biblio.ajouter(Livre("Le Phare", "L1"), Film("Brume", "F1"), Livre("Sel et Vent", "L2"))
lea, marc = Lecteur("Léa"), Lecteur("Marc")
debut = date(2021, 2, 20)

actions = [
    ("P", "L1", lea, 0), ("P", "F1", marc, 1), ("P", "F1", lea, 2), ("R", "F1", marc, 14),
    ("P", "F1", lea, 15), ("P", "L2", lea, 15), ("P", "L2", marc, 16), ("R", "L1", lea, 24),
]
for genre, cote, qui, apres in actions:
    jour = debut + timedelta(days=apres)
    try:
        if genre == "P":
            print(f"{jour:%d/%m} {qui.nom} emprunte {cote} jusqu'au {biblio.preter(cote, qui, jour):%d/%m}")
        else:
            print(f"{jour:%d/%m} {qui.nom} rend {cote}, retard {biblio.rendre(cote, qui, jour)} j")
    except ErreurPret as e:
        print(f"{jour:%d/%m} refus : {e}")
for l in (lea, marc):
    print(l.nom, "dette %.2f" % l.dette, [str(d) for d, _ in l.prets.values()])
print("".join(g for g, *_ in biblio.journal), sorted(biblio.fonds))
