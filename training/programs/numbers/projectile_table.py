import math

G = 9.80665


def shot(speed, angle):
    a = math.radians(angle)
    flight = 2 * speed * math.sin(a) / G
    reach = speed * math.cos(a) * flight
    top = (speed * math.sin(a)) ** 2 / (2 * G)
    return flight, reach, top


print("angle |  time |  range |    top")
print("------+-------+--------+-------")
best_angle, best_range = 0, 0.0
for angle in range(15, 90, 15):
    t, r, h = shot(20, angle)
    print(f"{angle:5d} | {t:5.2f} | {r:6.2f} | {h:6.2f}")
    if r > best_range:
        best_angle, best_range = angle, r

print("best angle:", best_angle)
print("ceil/floor of range:", math.ceil(best_range), math.floor(best_range), math.trunc(-best_range))
print("same range at 30 and 60?", math.isclose(shot(20, 30)[1], shot(20, 60)[1]))
print("nan check:", math.isnan(float("nan")), math.isinf(math.inf), 0.1 + 0.2 == 0.3)
print("log2 8 =", math.log2(8), "ln e =", math.log(math.e), "log10 =", math.log10(1000))
print("frac, int:", tuple(round(x, 3) for x in math.modf(best_range)))
print("fsum:", math.fsum([0.1] * 10), "sum:", sum([0.1] * 10))
