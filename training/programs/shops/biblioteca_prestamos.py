# biblioteca del barrio: cola de espera por libro
libros = {"Faro": 1, "Viento Sur": 2}
prestados = {}
espera = {}


def pedir(socio, titulo):
    if titulo not in libros:
        return "no existe"
    if libros[titulo] > 0:
        libros[titulo] -= 1
        prestados.setdefault(socio, []).append(titulo)
        return "prestado"
    cola = espera.setdefault(titulo, [])
    cola.append(socio)
    return f"en cola, puesto {len(cola)}"


def devolver(socio, titulo):
    prestados[socio].remove(titulo)
    if not prestados[socio]:
        del prestados[socio]
    cola = espera.get(titulo)
    if cola:
        siguiente = cola.pop(0)
        prestados.setdefault(siguiente, []).append(titulo)
        return siguiente
    libros[titulo] += 1


peticiones = [("Luz", "Faro"), ("Iker", "Faro"), ("Sol", "Faro"),
              ("Luz", "Viento Sur"), ("Iker", "Mapas")]
for socio, titulo in peticiones:
    print(f"{socio:>5} pide {titulo}: {pedir(socio, titulo)}")

print("siguiente:", devolver("Luz", "Faro"))
print("siguiente:", devolver("Luz", "Viento Sur"))
print(prestados)
print(libros, espera)
total = sum(map(len, prestados.values()))
print("prestados en total:", total)
