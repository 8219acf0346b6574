"""Fichas de una biblioteca: nombres, iniciales, orden, plazos"""
from dataclasses import dataclass, replace
from datetime import date
import unicodedata

PARTICULAS = {"de", "la", "del", "los", "y"}


@dataclass(frozen=True)
class Socio:
    nombre: str
    apellidos: str
    alta: date
    prestamos: int = 0


def sin_acentos(texto):
    return "".join(c for c in unicodedata.normalize("NFD", texto) if unicodedata.category(c) != "Mn")


def capitalizar(nombre):
    palabras = []
    for i, p in enumerate(nombre.lower().split()):
        if i > 0 and p in PARTICULAS:
            palabras.append(p)
        elif "-" in p:
            palabras.append("-".join(t.capitalize() for t in p.split("-")))
        else:
            palabras.append(p.capitalize())
    return " ".join(palabras)


def iniciales(socio):
    letras = []
    for p in f"{socio.nombre} {socio.apellidos}".split():
        if p.lower() not in PARTICULAS:
            letras.append(p[0])
    return ".".join(letras) + "." if letras else "?"


def clave(socio):
    apellidos = socio.apellidos.split()
    while len(apellidos) > 1 and apellidos[0].lower() in PARTICULAS:
        apellidos.append(apellidos.pop(0))
    return sin_acentos(" ".join(apellidos)).lower(), socio.nombre


def limite(socio, hoy):
    años = (hoy - socio.alta).days // 365
    if años < 0:
        raise ValueError(f"{socio.nombre} todavía no es socio")
    tope = min(3 + 2 * años, 9)
    return tope - socio.prestamos


def prestar(socio, n, hoy):
    libre = limite(socio, hoy)
    if n > libre:
        print(f"   {iniciales(socio)} pide {n}, recibe {max(libre, 0)}")
        n = max(libre, 0)
    return replace(socio, prestamos=socio.prestamos + n)


hoy = date(2020, 10, 1)
datos = [("josé luis", "DE LA  fuente", date(2019, 1, 7)), ("ana-maría", "ávila y soto", date(2010, 5, 5)),
         ("Íñigo", "Zabala", date(2021, 1, 1)), ("", "", hoy)]
socios = [Socio(capitalizar(n), capitalizar(a), f) for n, a, f in datos]
for s in sorted(socios, key=clave):
    print(f"{s.apellidos}, {s.nombre}".ljust(26), iniciales(s), clave(s)[0])
for s, n in zip(socios, (2, 12, 1, 0)):
    try:
        despues = prestar(s, n, hoy)
        print(despues.nombre or "(anónimo)", despues.prestamos, limite(despues, hoy))
    except ValueError as e:
        print("error:", e)
print(repr(capitalizar("")), capitalizar("DEL RÍO"), sin_acentos("Ñandú"))
