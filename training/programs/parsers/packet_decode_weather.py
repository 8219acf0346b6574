import struct
from collections import namedtuple
from datetime import datetime, timedelta

HEADER = struct.Struct(">BBH")
Reading = namedtuple("Reading", "when temp humidity flags")
EPOCH = datetime(2024, 1, 1)
FLAG_NAMES = ("battery", "rain", "frost")


class BadPacket(Exception):
    """Raised when a frame can not be trusted."""


def checksum(data):
    total = 0
    for byte in data:
        total = (total + byte) & 0xFF
    return total ^ 0xFF


def build(station, minutes, temp, humidity, flags=0):
    body = struct.pack(">hB", round(temp * 10), humidity) + bytes([flags])
    frame = HEADER.pack(0xA5, station, minutes) + body
    return frame + bytes([checksum(frame)])


def decode(frame):
    if len(frame) != 9:
        raise BadPacket("length %d" % len(frame))
    if checksum(frame[:-1]) != frame[-1]:
        raise BadPacket("checksum")
    magic, station, minutes = HEADER.unpack_from(frame)
    if magic != 0xA5:
        raise BadPacket("magic 0x%02x" % magic)
    raw, hum, bits = struct.unpack_from(">hBB", frame, HEADER.size)
    names = [n for i, n in enumerate(FLAG_NAMES) if bits >> i & 1]
    return station, Reading(EPOCH + timedelta(minutes=minutes), raw / 10, hum, names)


frames = [
    build(7, 90, 21.5, 40),
    build(3, 1500, -4.2, 88, flags=0b110),
    build(7, 2000, 19.0, 55, flags=1),
]
broken = bytearray(frames[0])
broken[5] ^= 0x10
frames.append(bytes(broken))
frames.append(frames[1][:6])

by_station = {}
for frame in frames:
    print(frame.hex(" "))
    try:
        st, reading = decode(frame)
    except BadPacket as exc:
        print("   rejected:", exc)
        continue
    by_station.setdefault(st, []).append(reading)
    print("   station %d %s %+.1f C %d%% %s" % (
        st, reading.when.strftime("%d %b %H:%M"), reading.temp, reading.humidity,
        "/".join(reading.flags) or "ok"))

for st in sorted(by_station):
    temps = [r.temp for r in by_station[st]]
    print(st, "mean", sum(temps) / len(temps))
