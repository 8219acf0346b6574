# Petite bibliothèque : prêts, amendes, réservations
from collections import Counter, deque
from datetime import date, timedelta
from functools import wraps


class ErreurPret(Exception):
    pass


def journalise(niveau="info"):
    def deco(f):
        @wraps(f)
        def enveloppe(*args, **kwargs):
            enveloppe.appels += 1
            try:
                resultat = f(*args, **kwargs)
            except ErreurPret as e:
                print(f"[{niveau.upper()}] {f.__name__}: {e}")
                return None
            return resultat
        enveloppe.appels = 0
        return enveloppe
    return deco


class Ouvrage:
    DUREE = timedelta(weeks=2)

    def __init__(self, titre, *auteurs):
        self.titre = titre
        self.auteurs = auteurs
        self.file = deque()
        self.retour = None

    @property
    def disponible(self):
        return self.retour is None

    def __str__(self):
        premier, *reste = self.auteurs
        suite = " et al." if reste else ""
        return f"« {self.titre} » ({premier}{suite})"


class Revue(Ouvrage):
    DUREE = timedelta(days=3)

    def __init__(self, titre, numero, **kw):
        super().__init__(f"{titre} n°{numero}", kw.pop("redaction", "collectif"))


@journalise("alerte")
def preter(livre, lecteur, jour):
    if not livre.disponible:
        livre.file.append(lecteur)
        raise ErreurPret(f"{lecteur} attend (rang {len(livre.file)})")
    livre.retour = jour + livre.DUREE
    return livre.retour


@journalise()
def rendre(livre, jour):
    if livre.disponible:
        raise ErreurPret("déjà rendu")
    retard = max((jour - livre.retour).days, 0)
    livre.retour = None
    if livre.file:
        preter(livre, livre.file.popleft(), jour)
    return retard * 0.25


roman = Ouvrage("Les Vagues", "V. Woolf")
manuel = Ouvrage("Algèbre", "Petit", "Moreau", "Roy")
revue = Revue("Ciel", 42)
J = date(2024, 2, 20)
print(roman, manuel, revue, sep="\n")
print(preter(roman, "Ana", J), preter(revue, "Luc", J))
preter(roman, "Luc", J)
preter(roman, "Eve", J)
print("amende: %.2f" % rendre(roman, J + timedelta(days=17)))
print(roman.retour, list(roman.file))
print(rendre(manuel, J))
print("amende: %.2f" % rendre(revue, J + timedelta(days=1)))
compte = Counter(preter=preter.appels, rendre=rendre.appels)
print(compte.most_common(1), compte.total())
print(sorted([roman, manuel, revue], key=lambda o: (o.DUREE, o.titre))[0].titre)
