# Comedor escolar: menús, alumnos y alergias
class Plato:
    def __init__(self, nombre, precio, alergenos=""):
        self.nombre = nombre
        self.precio = precio
        self.alergenos = sorted(alergenos.split())

    def apto_para(self, alumno):
        return not any(a in self.alergenos for a in alumno.alergias)

    def __str__(self):
        marca = " (" + ",".join(a[:2] for a in self.alergenos) + ")" if self.alergenos else ""
        return self.nombre + marca


class SaldoInsuficiente(Exception):
    def __init__(self, alumno, falta):
        self.falta = falta
        Exception.__init__(self, "a %s le faltan %.2f €" % (alumno.nombre, falta))


class Alumno:
    def __init__(self, nombre, saldo=0, *alergias):
        self.nombre = nombre
        self.__saldo = saldo
        self.alergias = alergias
        self.comidas = []

    @property
    def saldo(self):
        return round(self.__saldo, 2)

    @saldo.setter
    def saldo(self, valor):
        if valor < 0:
            raise SaldoInsuficiente(self, -valor)
        self.__saldo = valor

    def come(self, plato):
        self.saldo -= plato.precio
        self.comidas.append(plato)

    def __eq__(self, otro):
        return self.nombre == otro.nombre

    def __repr__(self):
        return "Alumno(%r, %s)" % (self.nombre, self.saldo)


class Comedor:
    def __init__(self, menu):
        self.menu = {p.nombre: p for p in menu}
        self.raciones = {}

    def __getitem__(self, nombre):
        return self.menu[nombre]

    def servir(self, alumno, *nombres):
        servidos = 0
        for nombre in nombres:
            plato = self[nombre]
            if not plato.apto_para(alumno):
                print("   cuidado:", plato, "no es apto para", alumno.nombre)
                continue
            alumno.come(plato)
            self.raciones[nombre] = self.raciones.get(nombre, 0) + 1
            servidos += 1
        return servidos


comedor = Comedor([
    Plato("lentejas", 2.15),
    Plato("tortilla", 1.80, "huevo"),
    Plato("flan", 0.95, "leche huevo"),
    Plato("manzana", 0.4),
])
begona = Alumno("Begoña", 6.5, "huevo")
ivan = Alumno("Iván", 3)

for alumno, pedido in [(begona, ["lentejas", "flan", "manzana"]), (ivan, ["tortilla", "manzana", "flan"]), (ivan, ["pizza"])]:
    try:
        print(alumno.nombre, comedor.servir(alumno, *pedido), alumno.saldo)
    except SaldoInsuficiente as error:
        print("error:", error, "->", round(error.falta, 2))
    except KeyError as error:
        print("no hay", error)

print([str(p) for p in begona.comidas], [p.nombre for p in ivan.comidas])
ivan.saldo += 10
print(ivan, ivan == Alumno("Iván"), begona != ivan)
print(comedor.raciones, max(comedor.menu.values(), key=lambda p: p.precio))
print(sorted(vars(begona)))
print(begona._Alumno__saldo == begona.saldo, hasattr(begona, "__saldo"))
total = sum(comedor[n].precio * k for n, k in comedor.raciones.items())
print("caja: %05.2f" % total)
try:
    begona.saldo = -0.5
except SaldoInsuficiente as error:
    print(error)
