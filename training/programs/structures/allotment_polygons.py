from math import hypot, isclose, atan2, degrees, sqrt, pi, cos, sin, radians, dist

PLOT = [(0, 0), (6, 0), (6, 3), (2, 5)]
SHED = (1.5, 1.0)


def area(points):
    total = 0
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        total += x1 * y2 - x2 * y1
    return total / 2


def perimeter(points):
    return sum(dist(p, q) for p, q in zip(points, points[1:] + points[:1]))


def inside(point, points):
    x, y = point
    result = False
    j = len(points) - 1
    for i, (xi, yi) in enumerate(points):
        xj, yj = points[j]
        if (yi > y) != (yj > y):
            cross = (xj - xi) * (y - yi) / (yj - yi) + xi
            if x < cross:
                result = not result
        j = i
    return result


def box(points):
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


print(area(PLOT), area(PLOT[::-1]), box(PLOT))
print(f"{perimeter(PLOT):.3f}")
print([inside(p, PLOT) for p in (SHED, (7, 1), (0.2, 4), (5.9, 2.9))])

cx = sum(x for x, _ in PLOT) / len(PLOT)
cy = sum(y for _, y in PLOT) / len(PLOT)
print("centre", (cx, cy))
far = max(PLOT, key=lambda p: hypot(p[0] - cx, p[1] - cy))
print("farthest corner", far, round(hypot(far[0] - cx, far[1] - cy), 2))
by_angle = sorted(PLOT, key=lambda p: atan2(p[1] - cy, p[0] - cx))
print(by_angle)

angle = degrees(atan2(5 - 3, 2 - 6))
print(round(angle, 1), round(angle % 360), round(cos(radians(60)), 10), round(sin(pi), 12))
print(0.1 + 0.2 == 0.3, isclose(0.1 + 0.2, 0.3), sqrt(2) ** 2 == 2, abs(sqrt(2) ** 2 - 2) < 1e-9)


def turn(o, a, b):
    z = (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
    return "left" if z > 0 else "right" if z < 0 else "straight"


print(turn((0, 0), (2, 0), (2, 2)), turn((0, 0), (1, 1), (3, 3)), turn((0, 0), (0, 1), (1, 1)))
moved = [(round(x * 0.5 + 10, 2), y * -1) for x, y in PLOT]
print(moved, abs(area(moved)))
