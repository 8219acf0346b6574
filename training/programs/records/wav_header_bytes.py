import struct

header = bytes.fromhex(
    "52494646 24080000 57415645 666d7420 10000000 0100 0200"
    "22560000 88580100 0400 1000 64617461 00080000"
)


class WavError(Exception):
    pass


def parse(data: bytes) -> dict:
    if len(data) < 44:
        raise WavError(f"only {len(data)} bytes")
    if data[:4] != b"RIFF" or data[8:12] != b"WAVE":
        raise WavError(f"no wave file: {data[:4]!r}")
    info = {"size": int.from_bytes(data[4:8], "little")}
    keys = ("format", "channels", "rate", "byterate", "align", "bits")
    info.update(zip(keys, struct.unpack_from("<HHIIHH", data, 20)))
    info["data"] = int.from_bytes(data[40:44], "little")
    return info


info = parse(header)
for key, value in info.items():
    print(f"{key:<9}{value:>7}  0x{value:04X}")

seconds = info["data"] / info["byterate"]
print(f"{seconds * 1000:.1f} ms, {info['data'] // info['align']} frames")
assert info["rate"] * info["align"] == info["byterate"]

for broken in (b"", header[:20], b"RIFX" + header[4:], header[4:] + bytes(4)):
    try:
        parse(broken)
    except WavError as e:
        print("WavError:", e)

print(header[0], header[0:1], header[36:40].decode(), header.find(b"fmt "), b"WAVE" in header)
print(struct.calcsize("<HHIIHH"), struct.pack(">h", -2), struct.pack("<3B", 1, 2, 255))
samples = struct.unpack("<4h", bytes([0, 0, 255, 127, 0, 128, 1, 0]))
print(samples, max(samples), min(samples), [f"{s / 32768:+.3f}" for s in samples])
patched = bytearray(header)
patched[22] = 1
patched[24:28] = (8000).to_bytes(4, "little")
print(parse(bytes(patched))["channels"], parse(patched)["rate"], patched[22:28].hex("-"))
print(len(patched), patched[-4:], bytes(3), bytes([65, 66]), b"x" * 3, list(b"\n\tz"))
(5000).to_bytes(1, "big")
