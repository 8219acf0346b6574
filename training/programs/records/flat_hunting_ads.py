import re
import statistics

ads = [
    "Nice 2-room flat, 54 m², 3rd floor, 780 € + 120 € utilities. No pets!",
    "Studio (28 sqm) near park; 495,- warm; from 01/09",
    "4 ROOM maisonette 112.5m2 balcony, garden 1.480 € cold",
    "Looking for a flat, 2 rooms, max 700 €",
    "Room in shared flat: 17m², 310€, washing machine, pets ok",
]

AREA = re.compile(r"(\d+(?:\.\d+)?)\s*(?:m²|m2|sqm)")
RENT = re.compile(r"(\d{1,3}(?:\.\d{3})+|\d+)(?: ?€|,-)")
ROOMS = re.compile(r"(\d)[- ]rooms?", re.I)


def number(match, default=None, kind=int):
    if match is None:
        return default
    text = match.group(1)
    return kind(text.replace(".", "")) if kind is int else kind(text)


flats = []
for ad in ads:
    if re.match(r"(?i)looking|wanted", ad):
        print("skipped:", " ".join(ad.split()[:2]))
        continue
    area = number(AREA.search(ad), kind=float)
    rents = [int(r.replace(".", "")) for r in RENT.findall(ad)]
    flat = dict(
        rooms=number(ROOMS.search(ad), default=1),
        area=area,
        rent=sum(rents),
        pets={"no pets": False, "pets ok": True}.get((re.search(r"no pets|pets ok", ad.lower()) or [None])[0]),
    )
    flat["sqm"] = round(flat["rent"] / area, 2)
    flats.append(flat)
    print(f"{flat['rooms']}R {area:>6.1f} m² {flat['rent']:>5} € {flat['sqm']:>6.2f} €/m² pets={flat['pets']}")

per = [f["sqm"] for f in flats]
mid = statistics.median(per)
print("median", mid, "above:", [p for p in per if p > mid])
cheap = min(flats, key=lambda f: f["sqm"])
print(cheap["area"], "balcony" in ads[2], cheap == flats[2])
start = re.search(r"from (\d\d)/(\d\d)", ads[1])
print(start.group(0), start.groups()[::-1], "-".join(reversed(start.groups())))
words = sorted({w.lower() for ad in ads for w in re.findall(r"\b[a-z]{6,}\b", ad)}, key=lambda w: (-len(w), w))
print(words[:4], len(words))
print([bool(re.search(r"\bflat\b", a)) for a in ads], sum(len(RENT.findall(a)) for a in ads))
print(re.sub(r"(\d+)(?:\.(\d{3}))? ?€", lambda m: f"EUR {int(m[1] + (m[2] or '')):,}", ads[2]))
