# Ajusta una receta y hace la lista de la compra
from collections import Counter, defaultdict

receta = {"harina": 250, "leche": 300, "huevo": 2, "sal": 5}
crema = {"leche": 200, "azucar": 80, "huevo": 3}
despensa = {"sal": 100, "harina": 400, "leche": 250}


def escalar(r, personas, base=4):
    return {k: v * personas / base for k, v in r.items()}


grande = escalar(receta, 6)
for ingrediente, cantidad in grande.items():
    print(f"{ingrediente:<8}{cantidad:>7.1f}")

total = Counter(grande)
total.update(crema)
print("leche en total:", total["leche"])

compra = {}
for ingrediente in total:
    falta = total[ingrediente] - despensa.get(ingrediente, 0)
    if falta > 0:
        compra[ingrediente] = falta
print("comprar:", compra)

pasillos = {"leche": "frio", "huevo": "frio", "azucar": "seco", "harina": "seco"}
por_pasillo = defaultdict(list)
for ingrediente in sorted(compra):
    por_pasillo[pasillos.get(ingrediente, "otro")].append(ingrediente)
for pasillo, cosas in por_pasillo.items():
    print("->", pasillo, cosas)

comunes = receta.keys() & crema.keys()
print("en las dos:", sorted(comunes))
print("solo crema:", sorted(crema.keys() - receta.keys()))
sobra = {k: v - total.get(k, 0) for k, v in despensa.items() if v > total.get(k, 0)}
print("sobra:", sobra)
print(max(receta, key=receta.get), min(receta.values()))
