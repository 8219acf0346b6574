# Práctica 4: polimorfismo con instrumentos

class Instrumento:
    def __init__(self, nombre, precio):
        self.nombre = nombre
        self.precio = precio

    def sonido(self):
        return "..."

    def tocar(self, veces=1):
        return " ".join([self.sonido()] * veces)

    def __str__(self):
        return f"{self.nombre} ({self.precio} EUR)"

class Cuerda(Instrumento):
    def __init__(self, nombre, precio, cuerdas):
        Instrumento.__init__(self, nombre, precio)
        self.cuerdas = cuerdas

    def sonido(self):
        return "tin" if self.cuerdas > 4 else "ron"

    def __str__(self):
        return super().__str__() + f" con {self.cuerdas} cuerdas"

class Tambor(Instrumento):
    def sonido(self):
        return "pum"

class Orquesta:
    def __init__(self):
        self.miembros = []

    def agregar(self, *instrumentos):
        for i in instrumentos:
            self.miembros.append(i)
        return len(self.miembros)

    def concierto(self):
        for n, i in enumerate(self.miembros, 1):
            print(f"{n}. {i.nombre}: {i.tocar(n)}")

    def valor(self):
        return sum(i.precio for i in self.miembros)

orq = Orquesta()
orq.agregar(Cuerda("guitarra", 180, 6), Tambor("bombo", 95))
total = orq.agregar(Cuerda("violín", 320, 4), Instrumento("misterio", 1))
print("miembros:", total)
orq.concierto()
for i in sorted(orq.miembros, key=lambda x: x.precio, reverse=True):
    print("-", i)
print("valor total:", orq.valor())
caros = [i.nombre.upper() for i in orq.miembros if i.precio > 100]
print(caros, isinstance(orq.miembros[1], Cuerda))
