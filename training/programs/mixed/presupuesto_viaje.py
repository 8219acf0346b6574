# Presupuesto de un viaje en tres monedas
from contextlib import contextmanager
from decimal import Decimal as D, getcontext, localcontext
from functools import reduce
import json

CAMBIO = {"EUR": D("1"), "CLP": D("0.00098"), "MXN": D("0.051")}


class MonedaDesconocida(KeyError):
    def __str__(self):
        return "moneda desconocida: " + self.args[0]


class Gasto:
    __match_args__ = ("concepto", "monto", "moneda")

    def __init__(self, concepto, monto, moneda="EUR"):
        self.concepto = concepto
        self.monto = D(monto)
        self.moneda = moneda

    @property
    def euros(self):
        try:
            return (self.monto * CAMBIO[self.moneda]).quantize(D("0.01"))
        except KeyError as e:
            raise MonedaDesconocida(*e.args) from None

    def __or__(self, otro):
        return Gasto(f"{self.concepto}+{otro.concepto}", self.euros + otro.euros)


@contextmanager
def cambio_temporal(**tasas):
    viejo = {k: CAMBIO.get(k) for k in tasas}
    CAMBIO.update((k, D(v)) for k, v in tasas.items())
    try:
        yield
    finally:
        for k, v in viejo.items():
            if v is None:
                del CAMBIO[k]
            else:
                CAMBIO[k] = v


def comentario(g):
    match g:
        case Gasto("hotel" | "hostal", monto, _) if monto > 50_000:
            return "noche cara"
        case Gasto(c, _, "EUR"):
            return f"{c} pagado en casa"
        case Gasto(moneda="CLP"):
            return "en Chile"
        case _:
            return "..."


texto = '[["vuelo", "640.5"], ["hotel", "81000", "CLP"], ["taxi", "9500", "CLP"], ["tacos", "310", "MXN"]]'
gastos = [Gasto(*fila) for fila in json.loads(texto)]
for g in gastos:
    print("{0.concepto:<8}{0.euros:>9} EUR  {1}".format(g, comentario(g)))
todo = reduce(lambda a, b: a | b, gastos)
print(todo.concepto, todo.monto)

with cambio_temporal(MXN="0.06", ARS="0.001"):
    print("tacos:", gastos[-1].euros, len(CAMBIO))
    print("bife:", Gasto("bife", 12000, "ARS").euros)
print("tacos:", gastos[-1].euros, len(CAMBIO))
try:
    with cambio_temporal(MXN="0.1"):
        print(Gasto("bife", 12000, "ARS").euros)
except KeyError as e:
    print(e, "|", CAMBIO["MXN"])

with localcontext() as ctx:
    ctx.prec = 5
    print(todo.monto / 7)
print(getcontext().prec, round(todo.monto / 7, 3))
caro = max(gastos, key=lambda g: g.euros)
print(caro.concepto, f"{caro.euros / todo.monto:.1%}")
