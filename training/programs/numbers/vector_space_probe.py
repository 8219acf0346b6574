from __future__ import annotations
from dataclasses import dataclass
import math


@dataclass(frozen=True)
class Vec:
    x: float
    y: float
    z: float = 0.0

    def __add__(self, o: Vec) -> Vec:
        return Vec(self.x + o.x, self.y + o.y, self.z + o.z)

    def __mul__(self, k: float) -> Vec:
        return Vec(self.x * k, self.y * k, self.z * k)

    def __neg__(self) -> Vec:
        return self * -1

    def dot(self, o: Vec) -> float:
        return self.x * o.x + self.y * o.y + self.z * o.z

    def __abs__(self) -> float:
        return math.sqrt(self.dot(self))

    def angle(self, o: Vec) -> float:
        return math.degrees(math.acos(self.dot(o) / (abs(self) * abs(o))))


pos = Vec(0, 0)
vel = Vec(3, 4, 12)
wind = Vec(-1, 0.5)

for step in range(1, 4):
    pos = pos + vel * 0.5
    vel = vel + wind
    print(f"step {step}: {pos} speed {abs(vel):.3f}")

print("distance from home:", round(abs(pos), 2))
print("angle to wind:", round(vel.angle(wind), 1))
print("way back:", -pos)
print("orthogonal:", Vec(1, 2).dot(Vec(-2, 1)) == 0)
