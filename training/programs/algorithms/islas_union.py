# Ferris entre islas: cuantos grupos quedan conectados?
islas = ["Alba", "Brisa", "Coral", "Duna", "Erizo", "Faro"]
padre = {isla: isla for isla in islas}
tam = {isla: 1 for isla in islas}


def raiz(isla):
    while padre[isla] != isla:
        padre[isla] = padre[padre[isla]]
        isla = padre[isla]
    return isla


def unir(a, b):
    ra, rb = raiz(a), raiz(b)
    if ra == rb:
        return False
    if tam[ra] < tam[rb]:
        ra, rb = rb, ra
    padre[rb] = ra
    tam[ra] += tam.pop(rb)
    return True


ferris = [("Alba", "Coral"), ("Duna", "Erizo"), ("Coral", "Brisa"), ("Brisa", "Alba")]
sobran = []
for a, b in ferris:
    if unir(a, b):
        print("ferry", a, "-", b, "| grupos:", len(tam))
    else:
        sobran.append((a, b))

print("sobran:", sobran)
print("Alba y Brisa juntas?", raiz("Alba") == raiz("Brisa"))
print("Faro y Duna juntas?", raiz("Faro") == raiz("Duna"))
grupos = {}
for isla in islas:
    grupos.setdefault(raiz(isla), []).append(isla)
for r, miembros in grupos.items():
    print(r, ":", ", ".join(miembros))
