# Fusionner les listes de courses de la famille et ranger par rayon.
import re
from operator import itemgetter

listes = {
    "maman": "2 kg pommes, 1 l lait, savon",
    "papa": "6 oeufs; 2 l lait; 500 g café",
    "Zoé": "chocolat, 1 kg pommes, 3 chocolat",
}
rayons = {
    "pommes": "fruits", "lait": "frais", "oeufs": "frais",
    "savon": "hygiène", "café": "épicerie",
}
motif = re.compile(r"(?:(\d+)\s*(kg|g|l)?\s+)?(\S+)")


def lire(texte):
    for bout in re.split(r"[,;]\s*", texte):
        m = motif.fullmatch(bout)
        quantite, unite, article = m.groups()
        yield article, int(quantite or 1), unite or ""


total = {}
demandeurs = {}
for personne, texte in listes.items():
    for article, quantite, unite in lire(texte):
        cle = (article, unite)
        total[cle] = total.get(cle, 0) + quantite
        noms = demandeurs.setdefault(article, [])
        if personne not in noms:
            noms.append(personne)

print(len(total), "articles")
par_rayon = {}
for (article, unite), quantite in total.items():
    rayon = rayons.get(article, "divers")
    par_rayon.setdefault(rayon, []).append((article, quantite, unite))

for rayon in sorted(par_rayon):
    print(f"[{rayon}]")
    for article, quantite, unite in sorted(par_rayon[rayon], key=itemgetter(0)):
        print(f"  {article}: {quantite} {unite}".rstrip())

plusieurs = {a: n for a, n in demandeurs.items() if len(n) > 1}
for article, noms in plusieurs.items():
    print("%s pour %s" % (article, " et ".join(noms)))

prix = {"pommes": 2.4, "lait": 1.15, "café": 0.012, "oeufs": 0.3}
somme = 0.0
for (article, _), quantite in total.items():
    if article in prix:
        somme += prix[article] * quantite
    else:
        print("prix inconnu:", article)
print("environ", round(somme, 2), "euros")
