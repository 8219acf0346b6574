results = []   # kept sorted by time


def add_result(name, secs):
    i = len(results)
    results.append((name, secs))
    while i > 0 and results[i - 1][1] > secs:
        results[i] = results[i - 1]
        i -= 1
    results[i] = (name, secs)
    print("%-7s %.1f -> place %d" % (name, secs, i + 1))


def median():
    n = len(results)
    if n % 2:
        return results[n // 2][1]
    return (results[n // 2 - 1][1] + results[n // 2][1]) / 2


add_result("Petra", 34.5)
add_result("Wanda", 31.2)
add_result("Finn", 36.0)
add_result("Otto", 31.9)
print("median", median())
add_result("Sia", 30.4)
print("median", median())

podium = [n for n, _ in results[:3]]
print("podium:", " | ".join(podium))
fastest = results[0][1]
for name, secs in results[1:]:
    print(f"{name} +{secs - fastest:.1f}")
