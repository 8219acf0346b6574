# Grains on a chess board, and other big numbers
import math

total = 0
grains = 1
for square in range(1, 33):
    total += grains
    if square in (1, 8, 16, 32):
        print(f"square {square:2}: {grains:,}")
    grains *= 2

print("total:", total, total == 2 ** 32 - 1)
print("bits:", total.bit_length(), "digits:", len(str(total)))

f20 = math.factorial(20)
zeros = 0
n = f20
while n % 10 == 0:
    n //= 10
    zeros += 1
print("20! =", f20, "with", zeros, "zeros at the end")

print("last three digits of 7**100:", pow(7, 100, 1000))
print("inverse of 17 mod 101:", pow(17, -1, 101), 17 * pow(17, -1, 101) % 101)
digit_sum = sum(int(d) for d in str(2 ** 50))
print("digit sum of 2**50:", digit_sum)
print(f"{10 ** 15:e} {10 ** 15:_}")
b = (1000).to_bytes(2, "big")
print(list(b), int.from_bytes(b, "big"), int.from_bytes(b, "little"))
