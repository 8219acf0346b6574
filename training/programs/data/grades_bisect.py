# notes de contrôle -> mentions
from bisect import bisect, bisect_left
from statistics import mean, median, mode, quantiles

seuils = [8, 10, 12, 14, 16]
mentions = ["Échec", "Rattrapage", "Passable", "Assez bien", "Bien", "Très bien"]

eleves = {
    "Camille": [11.5, 13, 9],
    "Hugo": [16, 17.5, 15],
    "Léa": [7, 8.5, 6],
    "Noé": [14, 12, 16],
    "Zoé": [10, 10, 11.5],
}


def mention(note):
    return mentions[bisect(seuils, note)]


moyennes = {}
for prenom, notes in eleves.items():
    m = round(mean(notes), 2)
    moyennes[prenom] = m
    print(f"{prenom:8} {m:5.2f} {mention(m)}")

compte = dict.fromkeys(mentions, 0)
for m in moyennes.values():
    compte[mention(m)] += 1

print("-" * 26)
for nom, n in compte.items():
    if not n:
        continue
    print(nom.ljust(12), "█" * n, n)

valeurs = sorted(moyennes.values())
print("valeurs:", valeurs)
print("médiane:", median(valeurs))
print("quartiles:", [round(q, 2) for q in quantiles(valeurs, n=4)])
print("mention la plus courante:", mode(mention(v) for v in valeurs))


def rang_centile(note):
    return 100 * bisect_left(valeurs, note) // len(valeurs)


for prenom in ("Hugo", "Zoé", "Léa"):
    p = rang_centile(moyennes[prenom])
    if p >= 50:
        print(prenom, "est devant", p, "% de la classe")
    else:
        print(prenom, "doit travailler:", p, "%")

# un point de plus pour tout le monde
avant = [mention(v) for v in valeurs]
apres = [mention(min(20, v + 1)) for v in valeurs]
print("montées:", sum(a != b for a, b in zip(avant, apres)))
