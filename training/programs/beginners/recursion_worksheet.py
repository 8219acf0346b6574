"""Recursion worksheet, questions 1 to 6"""


def countdown(n):
    if n == 0:
        print("Lift off!")
        return
    print(n, end=" ")
    countdown(n - 1)


def digit_sum(n):
    if n < 10:
        return n
    return n % 10 + digit_sum(n // 10)


def power(base, exp):
    if exp < 0:
        return 1 / power(base, -exp)
    if exp == 0:
        return 1
    return base * power(base, exp - 1)


def backwards(s):
    if s == "":
        return ""
    return backwards(s[1:]) + s[0]


def is_palindrome(s):
    if len(s) <= 1:
        return True
    if s[0] != s[-1]:
        return False
    return is_palindrome(s[1:-1])


def deep_sum(thing):
    if type(thing) == int:
        return thing
    t = 0
    for x in thing:
        t += deep_sum(x)
    return t




countdown(3)
n = 98765
while n >= 10:
    print("digit sum of", n, "is", digit_sum(n))
    n = digit_sum(n)
print("digital root:", n)
print(power(3, 4), power(2, -2), power(7, 0))
print(backwards("stressed"))
for w in ["level", "python", "noon"]:
    print(w, is_palindrome(w))
print("deep sum:", deep_sum([1, [2, 3], [[4]], 5]))
