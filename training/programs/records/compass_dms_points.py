import re

DMS = re.compile(r"""(\d{1,3})°\s*(?:(\d{1,2})['′]\s*)?(?:([\d.]+)["″]\s*)?([NSEWO])""")

places = {
    "Kap Arkona": "54° 40' 46\" N, 13° 26' 15\" O",
    "Ushuaia": "54°48′S 68°18′W",
    "Quito": "0° 13' 12.5\" S; 78° 30' 45\" W",
    "Null Island": "0°N 0°E",
    "My garden": "behind the shed",
}


def decimal_degrees(deg, minutes, seconds, side):
    value = int(deg) + int(minutes or 0) / 60 + float(seconds or 0) / 3600
    return -value if side in "SW" else value


def to_dms(value, sides):
    side = sides[0] if value >= 0 else sides[1]
    value = abs(value)
    d = int(value)
    m, s = divmod(round((value - d) * 3600), 60)
    return f"{d:03d}°{m:02d}'{s:02d}\"{side}"


points = {}
for place, text in places.items():
    coords = [decimal_degrees(*t) for t in DMS.findall(text)]
    try:
        lat, lon = coords
    except ValueError as e:
        print(f"{place}: {e}")
        continue
    points[place] = lat, lon
    print(f"{place:<12}{lat:>10.4f}{lon:>10.4f}")

print(to_dms(54.679444, "NS"), to_dms(-68.3, "EW"), to_dms(0, "NS"))

south = [p for p, (lat, _) in points.items() if lat < 0]
print("south:", south)
north_most, south_most = max(points, key=points.get), min(points, key=points.get)
gap = points[north_most][0] - points[south_most][0]
print(f"{north_most} - {south_most}: {gap:.1f} degrees = {gap * 60:,.0f} nautical miles")
print("geo:" + ",".join(f"{x:.5g}" for x in points["Quito"]))
m = DMS.search(places["Ushuaia"])
print(m.groups(), m.group(3) is None, m.lastindex)
