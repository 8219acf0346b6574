# -*- coding: utf-8 -*-
"""Caisse d'une boulangerie: rendre la monnaie, arrondir, libeller."""
from decimal import Decimal
from collections import Counter

PIECES = [Decimal(x) for x in ("10", "5", "2", "1", "0.50", "0.20", "0.10", "0.05")]


class CaisseVide(Exception):
    pass


def arrondi(montant, pas=Decimal("0.05")):
    reste = montant % pas
    if reste == 0:
        return montant
    if reste * 2 >= pas:
        return montant - reste + pas
    return montant - reste


def rendre(somme, tiroir):
    if somme < 0:
        raise ValueError("le client doit encore %s" % -somme)
    rendu = Counter()
    for piece in PIECES:
        while somme >= piece and tiroir[piece] > rendu[piece]:
            somme -= piece
            rendu[piece] += 1
    if somme:
        raise CaisseVide(f"il manque {somme}")
    tiroir.subtract(rendu)
    return {str(p): n for p, n in rendu.items() if n}


def pluriel(n, mot):
    if abs(n) < 2:
        return f"{n} {mot}"
    if mot.endswith(("s", "x", "z")):
        return f"{n} {mot}"
    if mot.endswith(("eau", "eu")):
        return f"{n} {mot}x"
    return f"{n} {mot}s"


def ticket(lignes):
    total = Decimal(0)
    for mot, n, prix in lignes:
        sous = n * Decimal(prix)
        if n >= 3:
            sous *= Decimal("0.9")
        print("  ", pluriel(n, mot).ljust(14), format(sous, ">7.2f"))
        total += sous
    return arrondi(total)


tiroir = Counter({Decimal("5"): 1, Decimal("2"): 2, Decimal("0.20"): 3, Decimal("0.05"): 2})
clients = [
    ([("croissant", 3, "1.15"), ("gâteau", 2, "3.40")], "20"),
    ([("noix", 5, "0.31")], "2"),
    ([("pain", 1, "2.10")], "2"),
    ([], "0.20"),
]
for lignes, donne in clients:
    a_payer = ticket(lignes)
    try:
        print("à payer", a_payer.normalize(), "rendu", rendre(Decimal(donne) - a_payer, tiroir))
    except (CaisseVide, ValueError) as e:
        print("à payer", a_payer.normalize(), "problème:", e)
print([int(tiroir[p]) for p in PIECES])
print(arrondi(Decimal("1.02")), arrondi(Decimal("1.03")), arrondi(Decimal("-0.02")), pluriel(0, "feu"))
