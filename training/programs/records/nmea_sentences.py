"""Checks and reads position sentences of a boat's GPS."""
from datetime import time
from functools import reduce
from operator import xor

SENTENCES = [
    "$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47",
    "$GPRMC,081836,A,3751.65,S,14507.36,E,000.0,360.0,130998,011.3,E*62",
    "$GPRMC,081837,V,,,,,,,130998,,*2F",
    "$GPGGA,123520,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47",
    "!AIVDM,1,1,,A,14eG",
]


def checksum(payload):
    return reduce(xor, payload.encode("ascii"), 0)


def degrees(text, side):
    """ddmm.mmm -> signed degrees"""
    if not text:
        return None
    head, minutes = divmod(float(text), 100)
    value = head + minutes / 60
    return round(-value if side in ("S", "W") else value, 5)


def clock(text):
    return time(int(text[:2]), int(text[2:4]), int(text[4:6]))


positions = {}
for s in SENTENCES:
    if s[0] != "$":
        print("not NMEA:", s[1:6])
        continue
    payload, star, given = s[1:].partition("*")
    computed = checksum(payload)
    if computed != int(given, 16):
        print(f"bad sum {given}, computed {computed:02X}: {payload[:12]}")
        continue
    kind, hms, *fields = payload.split(",")
    if kind.endswith("GGA"):
        lat, lon = degrees(*fields[:2]), degrees(*fields[2:4])
        sats, height = int(fields[5]), float(fields[7])
        print(f"{kind} {clock(hms)} {lat} {lon} {sats} satellites {height} m")
    else:
        valid, *rest = fields
        lat, lon = degrees(rest[0], rest[1]), degrees(rest[2], rest[3])
        print(f"{kind} {clock(hms):%H.%M} valid={valid == 'A'} {lat} {lon}")
    positions[clock(hms)] = (lat, lon)

known = {t: p for t, p in positions.items() if None not in p}
print(len(positions), len(known), min(known), max(positions).isoformat())
print(f"{checksum('GPRMC'):02X}", checksum(""), checksum("AA"), chr(checksum("aB")))
print("A,,B,".split(","), degrees("", "N"), degrees("00030.0", "W"), time(5) < time(5, 0, 1), time(23, 59).replace(hour=0))
