# Decode hex frames of a weather buoy and check their checksums
import binascii
import struct
from statistics import fmean
from typing import NamedTuple

HEADER = 0xB7


class Reading(NamedTuple):
    buoy: int
    water: float
    wave_cm: int
    flags: int

    @property
    def battery_low(self) -> bool:
        return bool(self.flags & 0b0100)


class FrameError(ValueError):
    pass


def encode(reading: Reading) -> str:
    body = struct.pack(">BHhHB", HEADER, reading.buoy, round(reading.water * 100),
                       reading.wave_cm, reading.flags)
    check = binascii.crc32(body) & 0xFFFF
    return (body + check.to_bytes(2, "big")).hex()


def decode(text: str) -> Reading:
    raw = bytes.fromhex(text)
    body, check = raw[:-2], int.from_bytes(raw[-2:], "big")
    if len(body) != struct.calcsize(">BHhHB"):
        raise FrameError(f"{len(raw)} bytes")
    if binascii.crc32(body) & 0xFFFF != check:
        raise FrameError(f"checksum {check:#06x}")
    head, buoy, water, wave, flags = struct.unpack(">BHhHB", body)
    if head != HEADER:
        raise FrameError(f"header {head:#x}")
    return Reading(buoy, water / 100, wave, flags)


SENT = [
    Reading(17, 8.25, 140, 0),
    Reading(300, -0.5, 65, 0b0101),
    Reading(17, 8.75, 155, 0b0010),
]

frames = [encode(r) for r in SENT]
for frame in frames:
    print(frame[:2], frame[2:-4], frame[-4:])

damaged = frames[0][:6] + "ff" + frames[0][8:]
received = []
for frame in frames + [damaged, "b7 00 11", "xyz"]:
    try:
        received.append(decode(frame))
    except FrameError as err:
        print("bad frame:", err)
    except ValueError as err:
        print("not hex:", err)

print(received == SENT, len(received))
print("low battery:", [r.buoy for r in received if r.battery_low])
print(f"mean water {fmean(r.water for r in received):.2f}")
worst = max(received, key=lambda r: r.wave_cm)
print(worst)
print(f"{worst.flags:04b} {worst.buoy:#06x} {worst._replace(wave_cm=0)[2]}")
little, big = struct.pack("<H", 300), struct.pack(">H", 300)
print(little.hex(" "), big.hex(" "), little[::-1] == big)
