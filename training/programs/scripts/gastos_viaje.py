"""Reparte los gastos de un viaje entre amigos."""
from collections import defaultdict

GASTOS = """
Lucía  | hotel     | 240 | todos
Mateo  | gasolina  | 66  | todos
Inés   | cena      | 54  | Inés, Mateo
Lucía  | museo     | 18  | Lucía, Inés
"""


def leer(texto):
    for linea in filter(str.strip, texto.splitlines()):
        quien, que, cuanto, para = (c.strip() for c in linea.split("|"))
        yield quien, que, int(cuanto), para


def saldos(gastos, amigos):
    saldo = defaultdict(float)
    for quien, que, cuanto, para in gastos:
        grupo = amigos if para == "todos" else para.split(", ")
        parte = cuanto / len(grupo)
        print(f"{que:<9} {cuanto:>4} / {len(grupo)} = {parte:.2f}")
        saldo[quien] += cuanto
        for persona in grupo:
            saldo[persona] -= parte
    return saldo


def liquidar(saldo):
    pagos = []
    saldo = dict(saldo)
    while True:
        deudor = min(saldo, key=saldo.get)
        acreedor = max(saldo, key=saldo.get)
        monto = min(-saldo[deudor], saldo[acreedor])
        if monto < 0.01:
            return pagos
        saldo[deudor] += monto
        saldo[acreedor] -= monto
        pagos.append((deudor, acreedor, monto))


gastos = list(leer(GASTOS))
amigos = list(dict.fromkeys(g[0] for g in gastos))
print("amigos:", amigos)
resultado = saldos(gastos, amigos)
for persona in amigos:
    estado = "recibe" if resultado[persona] > 0 else "debe"
    print(f"{persona} {estado} {abs(resultado[persona]):.2f}")
for de, a, monto in liquidar(resultado):
    print("%s paga %.2f a %s" % (de, monto, a))
print("total del viaje:", sum(g[2] for g in gastos))
