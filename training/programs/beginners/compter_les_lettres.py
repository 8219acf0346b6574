# TP 4 : compter les lettres d'une phrase et dessiner un histogramme
phrase = "Les pommes sont dans le panier"

compte = {}
for lettre in phrase.lower():
    if lettre == " ":
        continue
    if lettre not in compte:
        compte[lettre] = 0
    compte[lettre] = compte[lettre] + 1

frequentes = []
for lettre, n in compte.items():
    if n >= 3:
        frequentes.append((n, lettre))
frequentes.sort(reverse=True)
for n, lettre in frequentes:
    print("%s : %s (%d)" % (lettre, "*" * n, n))


def compter_mots(texte):
    mots = texte.split()
    longueurs = {}
    for m in mots:
        longueurs.setdefault(len(m), []).append(m)
    return longueurs


resultat = compter_mots(phrase)
for taille in sorted(resultat):
    print(taille, "lettres :", ", ".join(resultat[taille]))

manquantes = ""
for code in range(ord("a"), ord("k")):
    if chr(code) not in compte:
        manquantes += chr(code)
print("lettres absentes entre a et j :", manquantes or "aucune")

total = 0
for n in compte.values():
    total += n
print("total :", total, "verification :", total == len(phrase.replace(" ", "")))
