def read_measurements(lines):
    for line in lines:
        if line.startswith("#"):
            continue
        depth, temp = line.split()
        yield int(depth), float(temp)


def average(pairs):
    n = 0
    s = 0
    for _, t in pairs:
        s += t
        n += 1
    return s / n if n else 0


def deepest(pairs):
    best = 0
    for d, _ in pairs:
        best = max(best, d)
    return best


lake = ["# depth temp", "0 18.5", "5 16.0", "10 11.5", "20 6.0"]
data = read_measurements(lake)
print("average temp:", average(data))
print("deepest point:", deepest(data))
warm = [d for d, t in data if t > 12]
print("warm layers:", warm)
if not warm:
    print("no swimming today")
