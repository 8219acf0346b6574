"""Plain words for airport weather reports."""
import re

REPORTS = [
    "EDDH 091320Z 24015G27KT 9999 FEW025 BKN040 11/M02 Q1008",
    "ENVA 091250Z VRB02KT 4000 -SN OVC008 M03/M04 Q0987 NOSIG",
    "KDEN 091253Z 00000KT 10SM SKC 21/04 A3012",
]

COVER = {"SKC": 0, "FEW": 2, "SCT": 4, "BKN": 7, "OVC": 8}


def celsius(t):
    return -int(t[1:]) if t[0] == "M" else int(t)


def parse(report):
    station, stamp, *groups = report.split()
    day, hour, minute = (int(stamp[i:i + 2]) for i in range(0, 6, 2))
    d = {"station": station, "day": day, "utc": f"{hour:02}:{minute:02}", "clouds": [], "other": []}
    for g in groups:
        if m := re.fullmatch(r"(\d{3}|VRB)(\d\d)(?:G(\d\d))?KT", g):
            direction = None if m[1] == "VRB" else int(m[1])
            d["wind"] = (direction, int(m[2]), int(m[3] or m[2]))
        elif m := re.fullmatch(r"(M?\d\d)/(M?\d\d)", g):
            d["temp"], d["dew"] = map(celsius, m.groups())
        elif m := re.fullmatch(r"([QA])(\d{4})", g):
            value = int(m[2])
            d["hpa"] = value if m[1] == "Q" else round(value / 100 * 33.8639)
        elif g[:3] in COVER:
            d["clouds"].append((g[:3], int(g[3:] or 0) * 100))
        else:
            d["other"].append(g)
    return d


def compass(degrees):
    names = "N NE E SE S SW W NW".split()
    return names[round(degrees / 45) % 8]


parsed = [parse(r) for r in REPORTS]
for d in parsed:
    direction, speed, gust = d["wind"]
    if speed == 0:
        wind = "calm"
    elif direction is None:
        wind = f"variable {speed} kt"
    else:
        wind = f"{compass(direction)} {speed} kt, gusts {gust}"
    print(f"{d['station']} {d['utc']}Z {wind}; {d['temp']}°C, dew point {d['dew']}; {d['hpa']} hPa")
    print("    ", d["clouds"], d["other"])

print([d["temp"] - d["dew"] for d in parsed])
print(f"{24 * 1.852:.1f} km/h", compass(350), compass(22.5), compass(67.5))
okta = {d["station"]: max(COVER[c] for c, _ in d["clouds"]) for d in parsed}
print(okta, min(okta, key=okta.get))
ceiling = [min((h for c, h in d["clouds"] if COVER[c] > 4), default=None) for d in parsed]
print("ceilings:", ceiling, [f"{c * 0.3048:.0f} m" for c in ceiling if c])
