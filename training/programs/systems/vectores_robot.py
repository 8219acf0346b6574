# Un robot que camina por un plano y evita zonas prohibidas
from __future__ import annotations
import math
from dataclasses import dataclass

@dataclass(frozen=True)
class Vector:
    x: float
    y: float
    def __add__(self, o: Vector) -> Vector:
        return Vector(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vector(self.x - o.x, self.y - o.y)

    def __rmul__(self, k):
        return Vector(k * self.x, k * self.y)

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __matmul__(self, o):
        return self.x * o.x + self.y * o.y

    def girar(self, veces=1):
        v = self
        for _ in range(veces % 4):
            v = Vector(-v.y, v.x)
        return v

    def __str__(self):
        return f"({self.x:g}; {self.y:g})"

class ZonaProhibida(Exception):
    def __init__(self, zona, punto):
        self.zona = zona
        super().__init__(f"{zona.nombre} en {punto}")

@dataclass
class Zona:
    nombre: str
    centro: Vector
    radio: float

    def __contains__(self, punto):
        return abs(punto - self.centro) < self.radio

class Robot:
    ORDENES = {"A": "avanzar", "I": "izquierda", "D": "derecha"}

    def __init__(self, zonas):
        self.pos = Vector(0, 0)
        self.dir = Vector(1, 0)
        self.zonas = zonas
        self.camino = [self.pos]

    def avanzar(self, n=1):
        destino = self.pos + n * self.dir
        for z in self.zonas:
            if destino in z:
                raise ZonaProhibida(z, destino)
        self.pos = destino
        self.camino.append(destino)

    def izquierda(self, n=1):
        self.dir = self.dir.girar(n)

    def derecha(self, n=1):
        self.dir = self.dir.girar(-n)

    def ejecutar(self, programa):
        for palabra in programa.split():
            metodo = getattr(self, self.ORDENES[palabra[0]])
            metodo(int(palabra[1:] or 1))

robot = Robot([Zona("lago", Vector(6, 4), 1.5), Zona("muro", Vector(0, 8), 1)])
for programa in ("A3 I A4", "D A2 A1", "I A4 I A3", "A3 D A", "X9"):
    try:
        robot.ejecutar(programa)
    except ZonaProhibida as e:
        print("alto:", e)
        robot.izquierda(2)
    except KeyError as e:
        print("orden desconocida", e)
    print(f"{programa:<10} {robot.pos} mirando {robot.dir}")

tramos = [abs(b - a) for a, b in zip(robot.camino, robot.camino[1:])]
print("tramos", tramos, "total", sum(tramos))
print("distancia al origen: %.3f" % abs(robot.pos))
print(Vector(1, 2) @ Vector(3, -1), Vector(1, 2) == Vector(1.0, 2.0))
