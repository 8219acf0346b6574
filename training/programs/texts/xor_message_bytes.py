def xor(data: bytes, key: bytes) -> bytes:
    return bytes(b ^ key[i % len(key)] for i, b in enumerate(data))


def hexdump(data: bytes, width: int = 8) -> None:
    for pos in range(0, len(data), width):
        chunk = data[pos:pos + width]
        hexa = " ".join(f"{b:02x}" for b in chunk)
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)
        print(f"{pos:04x}  {hexa:<{width * 3}} {text}")


message = "Gate opens at ten é".encode("utf-8")
print(len(message), "bytes")
hexdump(message)

key = b"k7"
secret = xor(message, key)
hexdump(secret[:12])

plain = xor(secret, key).decode("utf-8")
print(plain)

checksum = 0
for b in message:
    checksum = (checksum * 31 + b) % 65521
print("checksum", checksum, f"{checksum:#x}")

packet = bytes([len(secret)]) + secret[:4] + b"\n"
print(packet[0], packet[-1:], packet.endswith(b"\n"))
print(b"a,b,,c".split(b","), b"-".join([b"x", b"y"]))
print(b"Gate".lower(), b"Gate".find(b"t"), b"GATE" == b"Gate".upper())
view = memoryview(message)[5:10]
print(view.tobytes(), list(view)[:3])
