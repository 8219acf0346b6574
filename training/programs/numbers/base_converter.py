"""Tiny number base helper used for locker codes at the swimming pool."""

DIGITS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def encode(n: int, base: int) -> str:
    if n == 0:
        return "0"
    neg = n < 0
    n = abs(n)
    out: list[str] = []
    while n:
        n, r = divmod(n, base)
        out.append(DIGITS[r])
    if neg:
        out.append("-")
    return "".join(reversed(out))


def decode(text: str, base: int) -> int:
    value = 0
    sign = 1
    if text.startswith("-"):
        sign = -1
        text = text[1:]
    for ch in text:
        d = DIGITS.index(ch)
        if d >= base:
            raise ValueError(f"{ch!r} is no digit in base {base}")
        value = value * base + d
    return sign * value


for number, base in [(205, 2), (4711, 7), (-90, 16), (33333, 34)]:
    code = encode(number, base)
    again = decode(code, base)
    print(f"{number:>6} in base {base:<2} = {code:>9}  back: {again == number}")

print(int("11001101", 2), int("777", 8), int("ff", 16))
print(f"{205:b} {205:o} {205:x} {205:#X} {205:08b}")
try:
    decode("29", 8)
except ValueError as err:
    print("error:", err)
