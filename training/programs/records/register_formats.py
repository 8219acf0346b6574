# dump of a sensor board: many number formats
registers = {"STATUS": 0x2A, "GAIN": 7, "OFFSET": -12, "ADC": 40_961, "ID": 0xC0FFEE}

for name, value in registers.items():
    print(f"{name:<8}|{value:>9d}|{value:#010x}|{value & 0xFF:08b}|{value:+,d}")

status = registers["STATUS"]
flags = [bit for bit in range(8) if status >> bit & 1]
print("bits set:", flags, bin(status).count("1"), status.bit_length())
print(f"{status:o} {status:#o} {status:X} {status:#b} {status:_b} {registers['ID']:_x}")
print(format(status, "5d") + "|" + format(status, "<5d") + "|" + format(status, "^6d") + "|" + format(status, "*>6"))
print("%x %X %#o %05d %+d %c" % (status, registers["ID"], status, registers["GAIN"], 3, status))

volt = registers["ADC"] * 3.3 / 65536
print(f"{volt:.4f} V, {volt:.3e}, {volt:g}, {volt:08.3f}, {volt:>+9.2f}, {volt * 1000:.0f} mV")
for x in (0.00001234, 123456789.0, 1e16, 100.0, -0.0):
    print(f"{x!r:>14} {x:g} {x:.2e} {x:,.1f}")

print(f"{0.4567:%} {0.4567:.1%} {-0.05:.0%} {1:%}")
width, places = 10, 3
print(f"[{volt:{width}.{places}f}] [{'mid':^{width}}] [{True:d}] [{True!s:>6}] [{None!s:<6}]")
print(int("2a", 16), int("0b101", 0), int("052", 8), int("zz", 36), float("1e-3"), int(" -17 "))
word = registers["ID"].to_bytes(4, "big")
print(word, word.hex(" "), int.from_bytes(word, "little"), word.hex().upper().lstrip("0"))
signed = int.from_bytes(b"\xff\xf4", "big", signed=True)
print(signed, signed == registers["OFFSET"], (-12 & 0xFFFF) == 0xFFF4, ~status, status ^ 0xFF)


def set_bit(value, bit, on=True):
    mask = 1 << bit
    return value | mask if on else value & ~mask


status = set_bit(status, 0)
status = set_bit(status, 5, on=False)
print(f"{status:#010b}", status, set_bit(0, 12), f"{set_bit(0xFF, 7, False):x}")
high, low = divmod(registers["ADC"], 256)
print(f"{high:02X}:{low:02X}", high << 8 | low == registers["ADC"], (high << 8 | low) == registers["ADC"])
