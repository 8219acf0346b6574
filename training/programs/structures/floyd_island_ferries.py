INF = float("inf")
islands = ["Amrum", "Föhr", "Hooge", "Sylt"]
lines = [("Amrum", "Föhr", 55), ("Föhr", "Hooge", 70), ("Amrum", "Hooge", 160)]
n = len(islands)
num = {name: i for i, name in enumerate(islands)}

dist = [[INF] * n for _ in range(n)]
via = [[None] * n for _ in islands]
for i in range(n):
    dist[i][i] = 0
for a, b, minutes in lines:
    dist[num[a]][num[b]] = dist[num[b]][num[a]] = minutes

changed = 0
for k in range(n):
    for i in range(n):
        if dist[i][k] == INF or i == k:
            continue
        for j in range(n):
            through = dist[i][k] + dist[k][j]
            if through < dist[i][j]:
                dist[i][j] = through
                via[i][j] = islands[k]
                changed += 1

print("improved", changed)
print("       " + "".join(f"{x[:4]:>6}" for x in islands))
for name, row in zip(islands, dist):
    cells = ["--" if d == INF else str(d) for d in row]
    print(f"{name:<7}" + "".join(c.rjust(6) for c in cells))


def route(a, b):
    stop = via[num[a]][num[b]]
    if stop is None:
        return [a, b] if a != b else [a]
    return route(a, stop)[:-1] + route(stop, b)


print(route("Amrum", "Hooge"), route("Föhr", "Föhr"))
cut_off = [islands[i] for i, row in enumerate(dist) if row.count(INF) == n - 1]
print("cut off:", cut_off, INF > 10 ** 9, INF == INF, INF - 1 == INF)
reach = {name: max(d for d in row if d < INF) for name, row in zip(islands, dist)}
print(reach, min(reach.items(), key=lambda kv: (kv[1] == 0, kv[1])))
lines.sort(key=lambda t: t[2])
print(lines[0][:2], sum(m for *_, m in lines) / len(lines))
print(dist[num["Amrum"]][num["Pellworm"]])
