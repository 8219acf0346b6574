"""Impedance of a small RLC circuit, homework sheet 4."""
import cmath
import math

R = 47.0
L = 0.033
C = 10e-6
U = 12


def impedance(freq):
    w = 2 * math.pi * freq
    return complex(R, w * L - 1 / (w * C))


best = None
for f in [50, 150, 277, 500, 1000]:
    z = impedance(f)
    current = U / z
    mag, phase = cmath.polar(z)
    kind = "inductive" if z.imag > 0 else "capacitive"
    print(f"{f:5} Hz |Z|={mag:8.2f} phase={math.degrees(phase):7.2f} I={abs(current):.4f} {kind}")
    if best is None or mag < best[1]:
        best = (f, mag)

print("closest to resonance:", best[0], "Hz")
print("resonance exact: %.1f Hz" % (1 / (2 * math.pi * math.sqrt(L * C))))

a = 3 + 4j
b = 1 - 2j
print(a + b, a * b, a / b, abs(a), a.conjugate())
print((a * a.conjugate()).real, cmath.sqrt(-9), (1j) ** 2)
roots = [cmath.rect(2, 2 * math.pi * k / 3) for k in range(3)]
for r in roots:
    print(f"{r.real:+.3f} {r.imag:+.3f}i cube={round((r ** 3).real, 6)}")
