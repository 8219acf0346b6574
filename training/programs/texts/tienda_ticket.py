# Ticket de una tienda pequeña
lineas = [
    "manzanas|2.5|kg|1.80",
    "pan|3|ud|0.95",
    "queso curado|0.4|kg|14.00",
    "servilletas|x|ud|1.10",
]

ANCHO = 34


def leer(linea):
    nombre, cantidad, unidad, precio = linea.split("|")
    return nombre.capitalize(), float(cantidad), unidad, float(precio)


def euros(valor):
    return f"{valor:.2f}".replace(".", ",") + " EUR"


print("TIENDA LOLA".center(ANCHO, "="))
total = 0.0
errores = 0
for linea in lineas:
    try:
        nombre, cantidad, unidad, precio = leer(linea)
    except ValueError:
        errores += 1
        print("(!)", linea.split("|")[0].rjust(ANCHO - 4, "."))
        continue
    importe = round(cantidad * precio, 2)
    total += importe
    izquierda = f"{nombre} {cantidad:g}{unidad}"
    print(izquierda + euros(importe).rjust(ANCHO - len(izquierda)))

print("-" * ANCHO)
print("TOTAL" + euros(total).rjust(ANCHO - 5))
if errores:
    print(errores, "línea" if errores == 1 else "líneas", "con error")
despedida = "¡gracias y hasta pronto!"
print(despedida.title(), despedida.count("a"), despedida.index("y"))
print(despedida[1:-1].upper().split(" Y "))
