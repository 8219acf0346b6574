# Banner letters from a font that is stored as hex rows
from itertools import chain, repeat

# five rows of four pixels, one hex digit a row
FONT_HEX = {"C": "78887", "A": "69f99", "F": "f8e88", "E": "f8e8f", "1": "26227", "!": "44404"}


def glyph(char):
    digits = FONT_HEX.get(char.upper())
    if digits is None:
        return ["????"] * 5
    return [format(int(d, 16), "04b") for d in digits]


def banner(text, on="#", off=" ", gap=1):
    rows = zip(*(glyph(c) for c in text))
    table = str.maketrans("01", off + on)
    return [(" " * gap).join(r).translate(table).rstrip() for r in rows]


def mirrored(digits):
    flipped = []
    for d in digits:
        n = int(d, 16)
        flipped.append(sum(((n >> k) & 1) << (3 - k) for k in range(4)))
    return "".join(f"{n:x}" for n in flipped)


for line in banner("cafe"):
    print(line)
print("\n".join(banner("1!", on="o", off=".", gap=0)))
print(banner("x")[0], len(banner("cafe")[1]))

print(mirrored(FONT_HEX["C"]), mirrored(FONT_HEX["A"]) == FONT_HEX["A"])

ink = {c: sum(int(d, 16).bit_count() for d in digits) for c, digits in FONT_HEX.items()}
print(ink)
print(max(ink, key=ink.get), sorted(ink.values())[::2], f"{sum(ink.values()) / (20 * len(ink)):.1%}")

packed = bytes.fromhex("".join(FONT_HEX[c] for c in "CA"))
print(packed, len(packed), packed.hex("-"))
number = int.from_bytes(packed, "big")
print(f"{number:#x}", f"{number:,}", number.bit_length())
halves = list(chain.from_iterable((b >> 4, b & 0xF) for b in packed))
print(halves, "".join(map("{:x}".format, halves[:5])) == FONT_HEX["C"])

frame = "".join(chain("+", repeat("=", 11), "+"))
print(frame)
print("|" + "CAFE 1!".center(11, "·") + "|")
print(f"{'left':<8}|{'right':>8}|{'mid':^7}|")
inverse = "".join(f"{15 - int(d, 16):X}" for d in FONT_HEX["E"])
print(inverse, int(inverse, 16) + int(FONT_HEX["E"], 16) == 0xFFFFF)
