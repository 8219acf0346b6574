# Ventas de una floristería, agrupadas por mes y por flor
from datetime import date
from itertools import groupby

ventas = [
    (date(2024, 1, 15), "rosa", 20, 1.5),
    (date(2024, 2, 13), "rosa", 90, 1.8),
    (date(2024, 2, 14), "tulipán", 60, 1.1),
    (date(2024, 4, 2), "lirio", 15, 2.2),
    (date(2024, 4, 23), "rosa", 70, 1.6),
]
MESES = ["enero", "febrero", "marzo", "abril", "mayo"]


def clave_mes(venta):
    fecha = venta[0]
    return fecha.month


def importe(venta):
    _, _, cantidad, precio = venta
    return round(cantidad * precio, 2)


por_mes = {}
for mes, grupo in groupby(sorted(ventas), key=clave_mes):
    lista = list(grupo)
    por_mes[mes] = sum(importe(v) for v in lista)
    print(MESES[mes - 1].capitalize(), "-", len(lista), "ventas")
    for fecha, flor, cantidad, precio in lista:
        print(f"   {fecha:%d/%m} {flor:<8} {cantidad:>3} x {precio:.2f}")

# meses sin ventas cuentan como cero
serie = [por_mes.get(m, 0.0) for m in range(1, 6)]
print("serie:", serie)

anterior = None
for nombre, valor in zip(MESES, serie):
    if not anterior:
        cambio = "n/d"
    else:
        cambio = "{:+.0%}".format((valor - anterior) / anterior)
    print(f"{nombre:<8} {valor:>8.2f} {cambio:>6}")
    anterior = valor

acumulado = 0
meta = 300
for nombre, valor in zip(MESES, serie):
    acumulado += valor
    if acumulado >= meta:
        print(f"meta de {meta} alcanzada en {nombre}")
        break
else:
    print("meta no alcanzada")

flores = {}
for v in ventas:
    flores[v[1]] = flores.get(v[1], 0) + v[2]
mejor = max(flores, key=flores.get)
print("flor favorita:", mejor, "con", flores[mejor], "tallos")
