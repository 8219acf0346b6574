# Vikram's exercise sheet 4: numbers and their digits, only with loops
def square_digits(n):
    total = 0
    while n > 0:
        digit = n % 10
        total = total + digit ** 2
        n = n // 10
    return total


def is_happy(n):
    seen = []
    while n != 1 and n not in seen:
        seen.append(n)
        n = square_digits(n)
    return n == 1, len(seen)


for n in [1, 7, 4]:
    happy, steps = is_happy(n)
    if happy:
        print(n, "is happy after", steps)
    else:
        print(n, "is sad, loop of", steps)

# digital root
n = 98765
while n > 9:
    n = sum(int(d) for d in str(n))
    print("digits sum to", n)
print((98765 - 1) % 9 + 1 == n)

# armstrong, perfect, and sorted digits
print(153 == sum(int(d) ** 3 for d in "153"), 1634 == sum(int(d) ** len("1634") for d in "1634"))
big = int("".join(sorted("2015", reverse=True)))
small = int("".join(sorted("2015")))
print(big, small, big - small, str(small).zfill(4))

count = 0
number = -40500
negative = number < 0
if negative:
    number = -number
zeros = 0
while number:
    number, d = divmod(number, 10)
    count += 1
    if d == 0:
        zeros += 1
        continue
    if d > 4:
        print("big digit", d, "at place", count)
print(count, zeros, negative)

luck = 0
for d in "0047310":
    if d == "7":
        luck += 10
    elif d in "13":
        luck -= int(d)
    elif not int(d):
        luck += 1
    else:
        pass
print("luck", luck)
words = {0: "null", 7: "sieben", 9: "neun"}
print(" ".join(words.get(int(d), d) for d in "7091"))
print(len(str(2 ** 64)), str(2 ** 20)[::-1], int("12" * 3) // 12, 10 ** 5 % 97)
try:
    print(is_happy("19"))
except TypeError as err:
    print("TypeError:", str(err)[:30])
print("4o4".isdigit(), "404".isdigit(), int("404") // 4)
