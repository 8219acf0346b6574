# test script for the parcel scanner: parity, crc-like sum, gray code
def parity(n):
    p = 0
    while n:
        p ^= n & 1
        n >>= 1
    return p


def checksum(data):
    reg = 0
    for byte in data:
        reg = ((reg << 1) | (reg >> 7)) & 0xFF
        reg ^= byte
    return reg


def gray(n):
    return n ^ (n >> 1)


def set_bits(mask):
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


for n in (7, 12, 255, 1024):
    print(f"{n:>5} {n:>011b} parity {parity(n)} bits {set_bits(n)}")

for word in (b"BOX", b"BXO", bytes([1, 2, 3])):
    print(word, "->", f"0x{checksum(word):02x}")

codes = [format(gray(i), "03b") for i in range(8)]
print(codes)
for a, b in zip(codes, codes[1:]):
    changed = sum(x != y for x, y in zip(a, b))
    assert changed == 1, (a, b)
print("gray ok")

lowest = 40 & -40
print("lowest bit of 40:", lowest, "power of two:", 64 & 63 == 0, 65 & 64 == 0)
print("swap nibbles:", hex((0x3A << 4 | 0x3A >> 4) & 0xFF))
