PAIRS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]

def clockFace(n):
    out = ''
    for value, sign in PAIRS:
        count, n = divmod(n, value)
        out += sign * count
    return out

def crossSum(n):
    s = 0
    for ch in str(abs(n)):
        s += int(ch)
    return s

def digitalRoot(n):
    steps = 0
    while n > 9:
        n = crossSum(n)
        steps += 1
    return n, steps

def mirror(n):
    return int(str(n)[::-1])

buildings = {'town hall': 1794, 'museum': 2009}
for what, year in buildings.items():
    root, steps = digitalRoot(year)
    print('%-10s %d %s root=%d in %d' % (what, year, clockFace(year), root, steps))

# add the mirror until a palindrome comes
n = 59
tries = 0
while n != mirror(n):
    n += mirror(n)
    tries += 1
    print('   ', n)
print('palindrome', n, 'after', tries)
longest = max(buildings.values(), key=lambda y: len(clockFace(y)))
print('longest inscription:', longest, len(clockFace(longest)))
