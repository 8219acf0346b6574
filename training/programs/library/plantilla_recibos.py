# Recibos del club de ajedrez: plantillas, cuotas y centavos exactos
from collections import ChainMap, defaultdict
from decimal import Decimal, ROUND_UP, ROUND_HALF_EVEN
from string import Template

PLANTILLA = Template("$nombre: ${meses} meses a $$$cuota = $$${total}$nota")

socios = """\
Lucía Pérez;adulto;6
tomás gil;joven;4;beca=25
ANA RUIZ;adulto;1;nota=debe marzo
"""

generales = {"cuota": "12.35", "beca": "0", "nota": ""}
por_tipo = {"joven": {"cuota": "7.15"}, "adulto": {}}


def leer(linea):
    nombre, tipo, meses, *extras = linea.split(";")
    opciones = {}
    for extra in extras:
        clave, _, valor = extra.partition("=")
        opciones[clave] = valor
    datos = ChainMap(opciones, por_tipo[tipo], generales)
    return nombre.title(), int(meses), datos


def total(meses, datos):
    bruto = meses * Decimal(datos["cuota"])
    descuento = bruto * Decimal(datos["beca"]) / 100
    return (bruto - descuento).quantize(Decimal("0.05"), rounding=ROUND_UP)


caja = defaultdict(Decimal)
for linea in socios.splitlines():
    nombre, meses, datos = leer(linea)
    importe = total(meses, datos)
    inicial = nombre.split()[-1][0]
    caja[inicial] += importe
    nota = datos["nota"] and f" ({datos['nota']})"
    print(PLANTILLA.substitute(datos, nombre=nombre, meses=meses, total=importe, nota=nota))

print(dict(caja))
suma = sum(caja.values())
print("suma", suma, "media", (suma / len(caja)).quantize(Decimal("0.001"), ROUND_HALF_EVEN))

ultimo = datos
print(len(ultimo), sorted(ultimo), ultimo.maps[0])
ultimo["cuota"] = "15.00"
print(ultimo["cuota"], generales["cuota"], "cuota" in ultimo.parents)
hijo = ultimo.new_child({"meses": "2"})
del ultimo["cuota"]
print(hijo["meses"] + "x" + hijo["cuota"], "meses" in ultimo)

texto = f"{suma:,.2f}".translate(str.maketrans(",.", ".,"))
print(texto.rjust(10, "*"), "1.234,5".translate(str.maketrans(",.", ".,")))
try:
    print(PLANTILLA.substitute(nombre="x", meses=1))
except KeyError as falta:
    print("falta", falta)
print(PLANTILLA.safe_substitute(nombre="Nadie", cuota=0))
