"""Coordinates: decimal degrees, degrees/minutes/seconds, map grid letters, distances."""
import math
import re

DMS = re.compile(r"""(\d+)°\s*(?:(\d+)['′]\s*)?(?:([\d.]+)["″]\s*)?([NSEW])""")


def to_dms(value, axis="lat", seconds=1):
    letter = {"lat": "NS", "lon": "EW"}[axis][value < 0]
    total = round(abs(value) * 3600, seconds)
    minutes, sec = divmod(total, 60)
    deg, minutes = divmod(int(minutes), 60)
    width = seconds + 3 if seconds else 2
    return f"{deg}°{minutes:02d}'{sec:0{width}.{seconds}f}\"{letter}"


def from_dms(text):
    m = DMS.fullmatch(text.strip())
    if m is None:
        raise ValueError(f"cannot read coordinate {text!r}")
    deg, minutes, sec, letter = m.groups(default="0")
    if int(minutes) >= 60 or float(sec) >= 60:
        raise ValueError(f"minutes or seconds too big: {text}")
    value = int(deg) + int(minutes) / 60 + float(sec) / 3600
    if value > (90 if letter in "NS" else 180):
        raise ValueError(f"{value:g} is off the globe")
    return -value if letter in "SW" else value


def parse_pair(text):
    lat, lon = re.split(r",\s*|\s{2,}", text.strip(), maxsplit=1)
    return tuple(from_dms(p) if "°" in p else float(p) for p in (lat, lon))


def wrap_lon(lon):
    return (lon + 180) % 360 - 180


def grid_square(lat, lon):
    """Maidenhead locator, four characters."""
    lat, lon = lat + 90, wrap_lon(lon) + 180
    field = chr(65 + int(lon // 20)) + chr(65 + int(lat // 10))
    return f"{field}{int(lon % 20 // 2)}{int(lat % 10)}"


def distance_km(a, b, radius=6371.0):
    (la1, lo1), (la2, lo2) = (tuple(map(math.radians, p)) for p in (a, b))
    h = math.sin((la2 - la1) / 2) ** 2 + math.cos(la1) * math.cos(la2) * math.sin((lo2 - lo1) / 2) ** 2
    return 2 * radius * math.asin(math.sqrt(h))


def compass(degrees, points=8):
    names = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split()
    return names[::16 // points][round(degrees % 360 / (360 / points)) % points]


print(to_dms(48.2082), to_dms(-33.8568), to_dms(16.3738, "lon", seconds=0))
print(to_dms(0), to_dms(-0.5, axis="lon"), to_dms(9.99999, seconds=0))
print(from_dms("48°12'30\"N"), from_dms("70°30'W"), from_dms("5° S"))
print(parse_pair("47.07, 15.44"), parse_pair("47°30'N  15°E"))
print(wrap_lon(190), wrap_lon(-180), wrap_lon(540.5), wrap_lon(15))
print(grid_square(48.2, 16.4), grid_square(-33.9, 151.2), grid_square(0, 0))
vienna, graz = (48.2082, 16.3738), (47.0707, 15.4395)
print(f"{distance_km(vienna, graz):.1f} km", distance_km(graz, graz), round(distance_km((0, 0), (0, 180))))
print([compass(d) for d in (0, 44, 182.5, 359, -90)], compass(30, points=16), compass(50, 4))
print(compass(22.5), compass(67.5), compass(202.5))
for text in ("48N", "10°61'N", "91°S", "200°0'0\"E"):
    try:
        from_dms(text)
    except ValueError as e:
        print("ValueError:", e)
try:
    parse_pair("47.07 15.44")
except ValueError as e:
    print("ValueError:", e)
