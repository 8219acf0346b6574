def to_binary(n):
    if n == 0:
        return "0"
    bits = ""
    while n > 0:
        rest = n % 2
        bits = str(rest) + bits
        n = n // 2
    return bits


def from_binary(bits):
    value = 0
    exponent = len(bits) - 1
    for b in bits:
        if b not in "01":
            raise ValueError("not a bit: " + b)
        value += int(b) * 2 ** exponent
        exponent -= 1
    return value


def to_hex(n):
    digits = "0123456789ABCDEF"
    s = ""
    while n:
        s = digits[n % 16] + s
        n //= 16
    return s or "0"


for n in [5, 18, 0, 255]:
    b = to_binary(n)
    print(n, "=", b, "=", to_hex(n), "| check:", bin(n)[2:] == b)

for bits in ["1101", "10021", "100000"]:
    try:
        print(bits, "->", from_binary(bits))
    except ValueError as e:
        print(bits, "->", e)

# adding two binary texts with carry, like on paper
x, y = "1011", "110"
y = y.zfill(len(x))
carry = 0
result = ""
for i in range(len(x) - 1, -1, -1):
    s = int(x[i]) + int(y[i]) + carry
    result = str(s % 2) + result
    carry = s // 2
if carry:
    result = "1" + result
print("  " + x, "+ " + y, "= " + result, sep="\n")
print(from_binary(x) + from_binary(y) == from_binary(result))
