# simple simulation, notebook cell 3
g = 9.81
dt = 0.1
height = 2.0
v = 0.0
t = 0.0
bounces = []
highest_after = 0.0

while t < 2.0 and len(bounces) < 3:
    v -= g * dt
    height += v * dt
    t += dt
    if height <= 0:
        height = -height * 0.5
        v = -v * 0.7
        bounces.append(round(t, 1))
        print(f"t={t:.1f}s bounce, speed now {v:.2f} m/s")
        highest_after = 0.0
    highest_after = max(highest_after, height)

print("bounces at", bounces)
print("height at end: %.3f m" % height)
print("peak since last bounce: %.3f m" % highest_after)
energy = g * height + v ** 2 / 2
print("energy per kg:", round(energy, 2), "of", round(g * 2.0, 2))
# compare with the exact time of the first hit
exact = (2 * 2.0 / g) ** 0.5
print("exact first hit:", round(exact, 3), "error", round(abs(bounces[0] - exact), 3))
