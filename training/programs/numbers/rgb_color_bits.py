# helpers for the LED strip: colors as 24 bit numbers
def pack(r, g, b):
    return r << 16 | g << 8 | b


def unpack(c):
    return c >> 16 & 0xFF, c >> 8 & 0xFF, c & 0xFF


def mix(c1, c2):
    pairs = zip(unpack(c1), unpack(c2))
    return pack(*[(a + b) // 2 for a, b in pairs])


def dim(color, shift):
    return pack(*(ch >> shift for ch in unpack(color)))


orange = pack(255, 128, 0)
teal = int("008080", 16)
print(f"orange #{orange:06x} = {orange}")
print("teal", unpack(teal))
blend = mix(orange, teal)
print("mixed:", unpack(blend), f"#{blend:06X}")

for s in range(4):
    d = dim(orange, s)
    r, g, b = unpack(d)
    luma = (299 * r + 587 * g + 114 * b) / 1000
    print(f"dim {s}: {d:#08x} luma={luma:.1f}")

inverse = ~orange & 0xFFFFFF
print("inverse:", unpack(inverse), "xor check:", orange ^ inverse == 0xFFFFFF)
rgb565 = (255 >> 3) << 11 | (128 >> 2) << 5 | 0
print("565:", rgb565, format(rgb565, "016b"))
