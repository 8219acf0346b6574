"""Understands tiny arithmetic sentences in Spanish."""
import re
from operator import add, sub, mul, floordiv

NUMEROS = dict(cero=0, uno=1, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10)
DECENAS = {"veinte": 20, "treinta": 30, "cuarenta": 40, "cien": 100}
OPERADORES = {"más": add, "menos": sub, "por": mul, "entre": floordiv}


class NoEntiendo(Exception):
    pass


def leer_numero(palabras):
    """Consume palabras de número desde la izquierda."""
    total, usadas = 0, 0
    while palabras and (palabras[0] in NUMEROS or palabras[0] in DECENAS or palabras[0].isdigit()):
        p = palabras.pop(0)
        total += NUMEROS.get(p) or DECENAS.get(p) or int(p if p.isdigit() else 0)
        usadas += 1
        if len(palabras) > 1 and palabras[0] == "y" and palabras[1] in NUMEROS:
            palabras.pop(0)
    if not usadas:
        raise NoEntiendo(palabras[0] if palabras else "final")
    return total


def calcular(frase):
    palabras = re.findall(r"\w+", frase.lower())
    while palabras and palabras[0] in {"cuánto", "es", "son", "calcula"}:
        del palabras[0]
    pasos = []
    valor = leer_numero(palabras)
    while palabras:
        nombre = palabras.pop(0)
        if nombre not in OPERADORES:
            raise NoEntiendo(nombre)
        otro = leer_numero(palabras)
        nuevo = OPERADORES[nombre](valor, otro)
        pasos.append(f"{valor} {nombre} {otro} = {nuevo}")
        valor = nuevo
    return valor, pasos


def main() -> None:
    preguntas = [
        "¿Cuánto es treinta y dos más nueve?",
        "Calcula cien entre 7 menos cuatro",
        "¿Cuánto son dos por dos por veinte y uno?",
        "cinco entre cero",
        "tres sobre dos",
        "ocho menos",
    ]
    resultados = {}
    for n, pregunta in enumerate(preguntas, 1):
        try:
            valor, pasos = calcular(pregunta)
        except NoEntiendo as e:
            print(f"{n}) no entiendo: {e}")
            continue
        except ZeroDivisionError:
            print(f"{n}) imposible dividir")
            continue
        resultados[n] = valor
        print(f"{n}) {'; '.join(pasos)}")
    print(resultados, "suma:", sum(resultados.values()))


if __name__ == "__main__":
    main()
