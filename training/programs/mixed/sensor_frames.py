"""Decode a few binary frames of a weather buoy."""
import io
import logging
import struct
from collections import defaultdict
from dataclasses import dataclass
from enum import IntEnum

HEADER = struct.Struct(">HBB")
stream = io.StringIO()
logging.basicConfig(stream=stream, level=logging.INFO,
                    format="%(levelname)s:%(message)s")
log = logging.getLogger("buoy")


class Kind(IntEnum):
    TEMP = 1
    WIND = 2
    WAVE = 7


class FrameError(ValueError):
    pass


class ChecksumError(FrameError):
    def __init__(self, want, got):
        super().__init__(f"checksum {got} instead of {want}")
        self.want, self.got = want, got


@dataclass(frozen=True)
class Reading:
    station: int
    kind: Kind
    value: float

    def __str__(self):
        return f"#{self.station:04d} {self.kind.name.lower():<5}{self.value:7.2f}"


def pack(station, kind, *values):
    body = HEADER.pack(station, kind, len(values))
    body += struct.pack(f">{len(values)}h", *(round(v * 100) for v in values))
    return body + bytes([sum(body) % 256])


def unpack(frame):
    *payload, check = frame
    if (total := sum(payload) % 256) != check:
        raise ChecksumError(total, check)
    station, kind, n = HEADER.unpack_from(frame)
    try:
        kind = Kind(kind)
    except ValueError as e:
        raise FrameError(str(e)) from e
    for (raw,) in struct.iter_unpack(">h", frame[HEADER.size:-1]):
        yield Reading(station, kind, raw / 100)


good = pack(17, Kind.TEMP, 12.5, -3.25)
print(good.hex(" "), len(good))
broken = bytearray(pack(17, Kind.WAVE, 1.8))
broken[4] ^= 0x01
frames = [good, bytes(broken), pack(300, 5, 9.0), pack(300, Kind.WIND, 22.75)]

by_station = defaultdict(list)
for i, frame in enumerate(frames, start=1):
    try:
        for r in unpack(frame):
            by_station[r.station].append(r)
            print(r)
    except ChecksumError as e:
        log.warning("frame %d: %s", i, e)
    except FrameError as e:
        log.error("frame %d dropped (%s)", i, type(e.__cause__).__name__)
    else:
        log.debug("frame %d fine", i)

for station, readings in by_station.items():
    low, high = (f(r.value for r in readings) for f in (min, max))
    print(station, low, high)
print(stream.getvalue().rstrip().splitlines())
