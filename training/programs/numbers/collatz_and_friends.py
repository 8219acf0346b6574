def collatz(n):
    path = [n]
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        path.append(n)
    return path


def divisors(n):
    return [d for d in range(1, n // 2 + 1) if n % d == 0]


def kind(n):
    s = sum(divisors(n))
    if s == n:
        return "perfect"
    return "rich" if s > n else "poor"


for start in (6, 10, 12):
    p = collatz(start)
    print(f"{start}: {len(p) - 1} steps, top {max(p)}, even {sum(x % 2 == 0 for x in p)}")

for n in (6, 12, 9):
    print(n, kind(n), divisors(n))

# triangular and square at once
tri = 0
for k in range(1, 10):
    tri += k
    root = int(tri ** 0.5)
    if root * root == tri:
        print("triangle", k, "=", tri, "= square of", root)

happy = 19
seen = []
while happy not in seen:
    seen.append(happy)
    happy = sum(int(c) ** 2 for c in str(happy))
print("chain:", seen, "happy" if happy == 1 else "sad")
